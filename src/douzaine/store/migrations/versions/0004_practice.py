"""Practice tables and their starts."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add them; every existing table is a match."""
    op.add_column("match", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("match_practice", "match", ["practice", "visited"])
    op.create_table(
        "start",
        sa.Column("code", sa.String(40), sa.ForeignKey("match.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("position", sa.Text),
        sa.Column("moves", sa.Text, nullable=False),
    )
