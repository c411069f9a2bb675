"""The tables of the database. `migrations/` makes and changes them; a test compares the two."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

token = Table(  # what a cookie or a personal link holds, hashed
    "token",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # cookie, link
    Column("created", Float, nullable=False),
)

match = Table(
    "match",
    metadata,
    Column("code", String(40), primary_key=True),  # the word people type
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(40), nullable=False),  # secret until the match is over
    Column("host", String(32), nullable=False),  # a person
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("leaving", String(8), nullable=False),  # what happens when a player leaves: bot, end
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("result", Text),  # JSON, once it is over
    Column("successor", String(40)),  # the rematch
    Index("match_open", "public", "ended"),
)

seat = Table(
    "seat",
    metadata,
    Column("code", ForeignKey("match.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("person", String(32)),
    Column("level", String(20)),  # of a bot
    Column("name", String(40), nullable=False),
    Index("seat_person", "person"),
)

move = Table(  # append-only: two writers cannot both add number 17
    "move",
    metadata,
    Column("code", ForeignKey("match.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # move, back, leave
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),  # JSON: the moves made at once
    Column("at", Float, nullable=False),
)

upload = Table(  # records people brought to look at
    "upload",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
)
