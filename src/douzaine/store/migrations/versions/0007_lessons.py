"""Progress in lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add it; nobody has begun one."""
    op.add_column("person", sa.Column("learnt", sa.String(400), nullable=False, server_default=""))
