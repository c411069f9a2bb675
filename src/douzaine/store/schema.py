"""The database schema. `migrations/` creates and changes it; a test compares the two."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData()

person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("visited", Float, nullable=False, server_default="0"),  # the last visit, to some minutes
    Column("pace", String(4), nullable=False, server_default="1"),  # the speed of pages: 0.5, 1, 2, 4, now
    Column("learnt", String(400), nullable=False, server_default=""),  # lessons: killer.3-king12.end
    Column("gone", Float),  # when they deleted themselves; the row stays until everything is done
    Index("person_visited", "visited", "id"),
    Index("person_gone", "gone"),
)

token = Table(  # the secret in a cookie or a personal link, hashed
    "token",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # cookie, link, api
    Column("created", Float, nullable=False),
    Column("seen_on", Integer),  # the last day it was used, in days since 1970-01-01
    Index("token_made", "kind", "created"),
    Index("token_person", "person"),
)

match = Table(
    "match",
    metadata,
    Column("code", String(40), primary_key=True),  # the word people type
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # of fair dice, in hex; secret until the match is over
    Column("host", String(32), nullable=False),  # a person
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("leaving", String(8), nullable=False),  # what happens when a player leaves: bot, end
    Column("clock", Integer),  # seconds a decision may take; none: no limit
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("result", Text),  # JSON, once it is over
    Column("successor", String(40)),  # the rematch
    Column("visited", Float, nullable=False, server_default="0"),  # the last visit, to some minutes
    Column("invitation", String(32)),  # the secret of the invitation link, before play
    Column("revealing", Float),  # since when words for the dice are being revealed, just before play
    Column("daily", String(10)),  # the day (2026-11-16) of a match of the day
    Column("practice", Boolean, nullable=False, server_default=false()),
    Index("match_open", "public", "ended"),
    Index("match_visited", "ended", "visited"),
    Index("match_successor", "successor"),
    Index("match_host", "host"),
    Index("match_invitation", "invitation", unique=True),
    Index("match_daily", "daily"),
    Index("match_practice", "practice", "visited"),
)

start = Table(  # starts of practice tables
    "start",
    metadata,
    Column("code", ForeignKey("match.code", ondelete="CASCADE"), primary_key=True),
    Column("position", Text),  # JSON; none: the usual start
    Column("moves", Text, nullable=False),  # JSON: lines of a record
)

guest = Table(  # people who were let in to a lobby, or sent away from it
    "guest",
    metadata,
    Column("code", ForeignKey("match.code", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("came_by", String(8), nullable=False),  # link, word; away: was sent away
    Column("name", String(40), nullable=False),  # the name of a person sent away
    Index("guest_person", "person"),
)

seat = Table(
    "seat",
    metadata,
    Column("code", ForeignKey("match.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open; reserved: kept for a person
    Column("person", String(32)),
    Column("level", String(20)),  # of a bot
    Column("name", String(40), nullable=False),
    Column("words", String(200), nullable=False),  # added to the dice
    Column("words_hash", String(64)),  # SHA-256 in hex, instead of the words of a person who deleted themselves
    Column("seal", String(64), nullable=False),  # the SHA-256 of salt and words, in hex; empty: no words
    Column("salt", String(32), nullable=False),  # in hex; empty: not revealed yet
    Index("seat_person", "person"),
)

move = Table(  # append-only: two writers cannot both add number 17
    "move",
    metadata,
    Column("code", ForeignKey("match.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # move, back, leave, silent, return, end, play_on
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),  # JSON: the moves made together
    Column("at", Float, nullable=False),
)

upload = Table(  # uploaded records
    "upload",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("person", String(32)),  # the person who uploaded it, if any
    Column("size", Integer, nullable=False, server_default="0"),  # characters
    Index("upload_person", "person"),
    Index("upload_created", "created"),
)

fact = Table(  # about the database: when retention began, the last test write
    "fact",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Float, nullable=False),
)

daily_puzzle = Table(  # puzzles of the day, made from the date
    "daily_puzzle",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-11-16, in UTC
    Column("edition", String(200), nullable=False),  # of the rules and of how puzzles are made
    Column("puzzle", Text),  # JSON, with the answer; none while it is being made, empty if there is none
    Column("made", Float, nullable=False),  # or begun
)

daily_answer = Table(
    "daily_answer",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("moves", Text, nullable=False),  # JSON: the choice
    Column("share", Float, nullable=False),  # of the best, from 0 to 1
    Column("best", Boolean, nullable=False),
    Column("on_day", Boolean, nullable=False),  # on the day itself: such answers count for a streak
    Column("at", Float, nullable=False),
    Index("daily_answer_person", "person"),
)

daily_match = Table(  # the dice of a day's match, the same for everybody; secret until the day is over
    "daily_match",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),
)

daily_try = Table(  # who has played a day's match, and where
    "daily_try",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(40), nullable=False),
    Index("daily_try_person", "person"),
)
