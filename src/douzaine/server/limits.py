"""All limits on what strangers may ask of a server, with their units.

An operator changes one by setting its variable, as in `DOUZAINE_LIMIT_FORM_BYTES=500000`, before the server starts.
`docs/serving.md` lists them all.
"""

import os
from typing import TypeVar

from douzaine.errors import DouzaineError

Number = TypeVar("Number", int, float)
PREFIX = "DOUZAINE_LIMIT_"


def limit(name: str, usual: Number) -> Number:
    """A limit: the operator's if the environment sets one, otherwise the default."""
    text = os.environ.get(PREFIX + name)
    if text is None:
        return usual
    try:
        found = type(usual)(text)
    except ValueError:
        found = type(usual)(-1)
    if not 0 < found < 10**15:
        raise DouzaineError("error-limit", name=PREFIX + name, value=repr(text), usual=str(usual))
    return found


def check_names() -> None:
    """Raise `DouzaineError` for a variable that names no limit, so that a typing error is noticed."""
    for name in os.environ:
        if name.startswith(PREFIX) and name.removeprefix(PREFIX) not in globals():
            raise DouzaineError("error-no-limit", name=name)


# One client: an IPv4 address, or an IPv6 /64 network.
REQUESTS_AT_ONCE = limit("REQUESTS_AT_ONCE", 300)
REQUESTS_PER_S = limit("REQUESTS_PER_S", 50.0)
REQUESTS_IN_WORK = limit("REQUESTS_IN_WORK", 2)  # at once, and messages of open pages; the next ones wait
REFUSED_S = limit("REFUSED_S", 0.5)  # until a request beyond that is refused
NEW_THINGS_AT_ONCE = limit("NEW_THINGS_AT_ONCE", 40)  # tables, people, records, links
NEW_THINGS_PER_S = limit("NEW_THINGS_PER_S", 0.5)
NEW_THINGS_PER_DAY = limit("NEW_THINGS_PER_DAY", 2000)
WRONG_WORDS_AT_ONCE = limit("WRONG_WORDS_AT_ONCE", 10)  # of tables that do not exist, or are not open to the client
WRONG_WORDS_PER_HOUR = limit("WRONG_WORDS_PER_HOUR", 20.0)
CONNECTIONS = limit("CONNECTIONS", 200)  # at once, of any kind
OPEN_CONNECTIONS = limit("OPEN_CONNECTIONS", 60)  # of these: pages, streams and waiting calls
UPLOAD_BYTES_AT_ONCE = limit("UPLOAD_BYTES_AT_ONCE", 10_000_000)
UPLOAD_BYTES_PER_DAY = limit("UPLOAD_BYTES_PER_DAY", 50_000_000)
CLIENTS_REMEMBERED = limit("CLIENTS_REMEMBERED", 20_000)

# One person.
HOSTED_TABLES = limit("HOSTED_TABLES", 100)  # unfinished ones that a person has opened
PRACTICE_TABLES = limit("PRACTICE_TABLES", 30)  # kept for a person; a new one replaces the one unvisited for longest
UPLOADS_PER_PERSON = limit("UPLOADS_PER_PERSON", 100)  # records kept at the same time
UPLOAD_CHARACTERS_PER_PERSON = limit("UPLOAD_CHARACTERS_PER_PERSON", 20_000_000)

SESSIONS_PER_PERSON = limit("SESSIONS_PER_PERSON", 50)  # devices, and as many programs; one more signs out the oldest
LINK_HOURS = limit("LINK_HOURS", 24.0)  # in which a personal link can be used

# One table.
MATCH_ENTRIES = limit("MATCH_ENTRIES", 10_000)  # of its log: decisions and other entries
GUESTS = limit("GUESTS", 200)  # let in to a lobby by its link, and as many by its word
REVEAL_S = limit("REVEAL_S", 10.0)  # in which sealed words are revealed when a match starts

# One request.
HEAD_BYTES = limit("HEAD_BYTES", 32_768)  # address and headers
HEAD_S = limit("HEAD_S", 10.0)  # in which they have to arrive
BODY_S = limit("BODY_S", 20.0)  # in which a form or a call has to arrive
UNREAD_S = limit("UNREAD_S", 60.0)  # that an answer waits for a client that stops reading
WAIT_S = limit("WAIT_S", 30.0)  # that an API call may wait for its seat's turn
PIPELINED = limit("PIPELINED", 20)  # requests of one connection sent before earlier ones are answered
FRAMES_AT_ONCE = limit("FRAMES_AT_ONCE", 200)  # of one open page or stream, including pings
FRAMES_PER_S = limit("FRAMES_PER_S", 50.0)
MESSAGE_BYTES = limit("MESSAGE_BYTES", 65_536)  # of an open page
FORM_BYTES = limit("FORM_BYTES", 2_000_000)
FORM_BYTES_OF_ONE = limit("FORM_BYTES_OF_ONE", 20_000_000)  # client: of all its forms and calls in progress
FORM_BYTES_AT_ONCE = limit("FORM_BYTES_AT_ONCE", 65_536)  # a longer form is parsed by a worker process
FORM_FIELDS = limit("FORM_FIELDS", 200)  # of a decision at the table
PAGE_FIELDS = limit("PAGE_FIELDS", 1000)  # of any other form
QUERY_FIELDS = limit("QUERY_FIELDS", 200)  # of an address, behind the `?`
LESSON_MOVES = limit("LESSON_MOVES", 40)  # in the address of a lesson's step
LESSON_MOVE_CHARACTERS = limit("LESSON_MOVE_CHARACTERS", 60)  # of each of them
CALL_BYTES = limit("CALL_BYTES", 1_200_000)  # of the API: a record is the largest thing to send
DECK_CHARACTERS = limit("DECK_CHARACTERS", 100_000)
RECORD_CHARACTERS = limit("RECORD_CHARACTERS", 1_000_000)

# Work that strangers can cause, done in worker processes (`server/jobs.py`).
READING_PROCESSES = limit("READING_PROCESSES", 2)  # decks, records, pictures
THINKING_PROCESSES_A_CORE = limit("THINKING_PROCESSES_A_CORE", 0.5)  # bots that decide quickly; at least two
SEARCHING_PROCESSES_A_CORE = limit("SEARCHING_PROCESSES_A_CORE", 1.0)  # slow bots, and hints
PATIENT_PROCESSES = limit("PATIENT_PROCESSES", 2)  # reviews, luck, solutions
JOB_BYTES = limit("JOB_BYTES", 2_000_000_000)  # of memory for one such process
JOBS_WAITING = limit("JOBS_WAITING", 5000)  # for one kind of process
JOBS_WAITING_OF_ONE = limit("JOBS_WAITING_OF_ONE", 1000)  # client
READING_JOBS_OF_ONE = limit("READING_JOBS_OF_ONE", 100)  # client: decks, records and pictures
PATIENT_JOBS_OF_ONE = limit("PATIENT_JOBS_OF_ONE", 10)  # client: reviews and luck, waiting or in progress
READ_S = limit("READ_S", 10.0)  # to read a deck, draw a page of a replay or a picture
RECORD_S = limit("RECORD_S", 30.0)  # to replay an uploaded record
DECIDE_S = limit("DECIDE_S", 10.0)  # for a bot to decide, or a hint to be computed
BOT_REPLACED_S = limit("BOT_REPLACED_S", 600.0)  # in which a simpler bot plays for one that failed
HINT_S = limit("HINT_S", 1.0)  # to search for a hint
HINTS_KEPT = limit("HINTS_KEPT", 300)
REVIEW_S = limit("REVIEW_S", 300.0)
REVIEW_CORES = limit("REVIEW_CORES", 2)  # used by one review, if the machine has them
REVIEW_AGAIN_S = limit("REVIEW_AGAIN_S", 3600.0)  # before a review that failed is tried again
REVIEW_TRIALS = limit("REVIEW_TRIALS", 2_000_000)  # of all decisions of a match together
LUCK_S = limit("LUCK_S", 120.0)
SOLVE_S = limit("SOLVE_S", 300.0)
DAILY_S = limit("DAILY_S", 900.0)  # to make a puzzle of the day
REVIEWS_KEPT = limit("REVIEWS_KEPT", 60)  # being made
REVIEW_UNWATCHED_S = limit("REVIEW_UNWATCHED_S", 60.0)  # that a review continues when nobody looks at it
MATCHES_IN_MEMORY = limit("MATCHES_IN_MEMORY", 1500)  # others are made again from their logs
ENTRIES_IN_MEMORY = limit("ENTRIES_IN_MEMORY", 300_000)  # of the logs of all these matches: 2 kB each
REPLAY_STEPS_KEPT = limit("REPLAY_STEPS_KEPT", 100_000)  # of replayed matches, in one process

# Limits on uploads: far more than any match among people.
RECORD_STEPS = limit("RECORD_STEPS", 30_000)
POSITION_NUMBER = limit("POSITION_NUMBER", 1000)  # HP, food and all else that a position counts
POSITION_TURNS = limit("POSITION_TURNS", 100_000)
PRACTICE_STEPS = limit("PRACTICE_STEPS", 5000)  # of a match before practice begins
POSITION_CHARACTERS = limit("POSITION_CHARACTERS", 20_000)  # of a position to practise from
REVIEW_STEPS = limit("REVIEW_STEPS", 5000)  # of a match that is reviewed
PICTURES_KEPT = limit("PICTURES_KEPT", 200)  # for links in messages, in one process
LUCK_STEPS = limit("LUCK_STEPS", 3000)  # of a match whose luck is worked out
QR_CHARACTERS = limit("QR_CHARACTERS", 300)  # of an address that is drawn

# How long things stay, in days after the last visit (or the upload). Finished matches stay for ever.
LOBBY_DAYS = limit("LOBBY_DAYS", 1.0)  # a table that has not begun
UNFINISHED_MATCH_DAYS = limit("UNFINISHED_MATCH_DAYS", 90.0)
PRACTICE_DAYS = limit("PRACTICE_DAYS", 7.0)  # a practice table, over or not
UPLOAD_DAYS = limit("UPLOAD_DAYS", 30.0)
PERSON_DAYS = limit("PERSON_DAYS", 7.0)  # a person without matches
DAILY_DAYS = limit("DAILY_DAYS", 400)  # puzzles of the day, and people's answers
UPGRADE_DAYS = limit("UPGRADE_DAYS", 30.0)  # in which nothing is removed that existed before the first removal
DAILY_PAST_DAYS = limit("DAILY_PAST_DAYS", 31)  # whose puzzles can still be answered

# The disk with the SQLite file: with less free space, something is refused. Moves come last.
DISK_BYTES_FOR_UPLOADS = limit("DISK_BYTES_FOR_UPLOADS", 500_000_000)
DISK_BYTES_FOR_TABLES = limit("DISK_BYTES_FOR_TABLES", 100_000_000)
