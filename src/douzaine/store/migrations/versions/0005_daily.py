"""Puzzles and matches of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add their tables."""
    op.add_column("match", sa.Column("daily", sa.String(10)))
    op.create_index("match_daily", "match", ["daily"])
    op.create_table(
        "daily_puzzle",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("edition", sa.String(200), nullable=False),
        sa.Column("puzzle", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "daily_answer",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("best", sa.Boolean, nullable=False),
        sa.Column("on_day", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("daily_answer_person", "daily_answer", ["person"])
    op.create_table(
        "daily_match",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
    )
    op.create_table(
        "daily_try",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("code", sa.String(40), nullable=False),
    )
    op.create_index("daily_try_person", "daily_try", ["person"])
