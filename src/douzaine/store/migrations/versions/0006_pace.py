"""How fast somebody's pages show one beat after another."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Everybody sees beats as fast as before."""
    op.add_column("person", sa.Column("pace", sa.String(4), nullable=False, server_default="1"))
