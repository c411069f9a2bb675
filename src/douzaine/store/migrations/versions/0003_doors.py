"""Invitations and guests of lobbies, sealed words for the dice, and the last day a session was used."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them; tables that still wait for players get an invitation."""
    op.add_column("token", sa.Column("seen_on", sa.Integer))
    op.create_index("token_person", "token", ["person"])
    op.add_column("match", sa.Column("invitation", sa.String(32)))
    op.add_column("match", sa.Column("revealing", sa.Float))
    op.create_index("match_invitation", "match", ["invitation"], unique=True)
    op.add_column("seat", sa.Column("seal", sa.String(64), nullable=False, server_default=""))
    op.add_column("seat", sa.Column("salt", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "guest",
        sa.Column("code", sa.String(40), sa.ForeignKey("match.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("came_by", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_index("guest_person", "guest", ["person"])
    match = sa.table("match", sa.column("code"), sa.column("invitation"), sa.column("started"))
    connection = op.get_bind()
    for code in list(connection.execute(sa.select(match.c.code).where(match.c.started.is_(None))).scalars()):
        made = {"invitation": secrets.token_urlsafe(16)}
        connection.execute(sa.update(match).where(match.c.code == code).values(**made))
