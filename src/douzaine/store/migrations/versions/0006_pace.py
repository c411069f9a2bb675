"""The speed of a person's pages."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add it; everybody keeps the usual speed."""
    op.add_column("person", sa.Column("pace", sa.String(4), nullable=False, server_default="1"))
