"""Columns needed to remove old data: last visits, owners of uploads, deletions."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add columns, and note when retention began: older data counts as visited now."""
    _mend_early_databases()
    now = time.time()
    fact = op.create_table(
        "fact", sa.Column("name", sa.String(20), primary_key=True), sa.Column("value", sa.Float, nullable=False)
    )
    op.bulk_insert(fact, [{"name": "retention_began", "value": now}, {"name": "written", "value": now}])
    for table in ("person", "match"):
        op.add_column(table, sa.Column("visited", sa.Float, nullable=False, server_default="0"))
        op.execute(sa.text(f'UPDATE "{table}" SET visited = :now').bindparams(now=now))
    op.add_column("person", sa.Column("gone", sa.Float))
    op.add_column("seat", sa.Column("words_hash", sa.String(64)))
    op.add_column("upload", sa.Column("person", sa.String(32)))
    op.add_column("upload", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE upload SET size = length(record)")
    op.create_index("token_made", "token", ["kind", "created"])
    op.create_index("person_visited", "person", ["visited", "id"])
    op.create_index("person_gone", "person", ["gone"])
    op.create_index("match_visited", "match", ["ended", "visited"])
    op.create_index("match_successor", "match", ["successor"])
    op.create_index("upload_person", "upload", ["person"])
    op.create_index("upload_created", "upload", ["created"])


def _mend_early_databases() -> None:
    """Add what databases made before the first release lack: until then the first migration still changed.

    The earliest had no committed dice. Matches begun with it get rules of version 0, which no server has any more.
    """
    found = sa.inspect(op.get_bind())
    if "clock" not in {column["name"] for column in found.get_columns("match")}:
        op.add_column("match", sa.Column("clock", sa.Integer))
        op.add_column("seat", sa.Column("words", sa.String(200), nullable=False, server_default=""))
        op.execute('UPDATE "match" SET version = 0')
        if op.get_bind().dialect.name != "sqlite":  # which ignores lengths
            op.alter_column("match", "seed", type_=sa.String(64))
    if "match_host" not in {index["name"] for index in found.get_indexes("match")}:
        op.create_index("match_host", "match", ["host"])
