"""The types of the API, from which the OpenAPI document is made."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from douzaine.server import limits
from douzaine.server.bots import MOST_MOVES_AT_ONCE

Name = Annotated[str, Meta(max_length=200, description="Cut to 24 characters; signs nobody can see are left out.")]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Word = Annotated[str, Meta(max_length=200)]


# ---- requests


class NewPerson(Struct, forbid_unknown_fields=True):
    """A new person, or a new name."""

    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open."""

    game: Word
    options: dict[str, Any] = {}
    seats: Annotated[list[Word], Meta(max_length=32, description="me, open, or a level of bots; open if missing")] = []
    name: Name = ""
    public: bool = False
    spectators: bool = True
    hints: bool = True
    guided: bool = False
    leaving: Literal["bot", "end"] = "bot"
    clock: Annotated[int, Meta(ge=5, le=30 * 24 * 3600, description="seconds a decision may take")] | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """An open seat to take."""

    seat: SeatNumber
    name: Name = ""
    invitation: Annotated[
        str, Meta(max_length=200, description="the secret of an invitation; without one the table's word must do")
    ] = ""


class Join(Struct, forbid_unknown_fields=True):
    """A way into a lobby: the table's word, or the secret of an invitation."""

    word: Word = ""
    invitation: Word = ""
    name: Name = ""


class Mark(Struct, forbid_unknown_fields=True):
    """A person who was sent away."""

    mark: Word


class EndSession(Struct, forbid_unknown_fields=True):
    """A session to end; all but the current one if no id is given."""

    id: Word = ""


class AtSeat(Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: SeatNumber


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot for an open seat."""

    seat: SeatNumber
    level: Word


class Bring(Struct, forbid_unknown_fields=True):
    """Your own deck: a value of the game's option, never a path; null removes it."""

    seat: SeatNumber
    deck: Any


class AddWords(Struct, forbid_unknown_fields=True):
    """Words for the dice."""

    seat: SeatNumber
    words: Annotated[str, Meta(max_length=1000)]


class Seal(Struct, forbid_unknown_fields=True):
    """The seal of words that only you know: the SHA-256, in hex, of salt and words; empty removes it."""

    seat: SeatNumber
    seal: Annotated[str, Meta(max_length=64)]


class Reveal(Struct, forbid_unknown_fields=True):
    """Sealed words, with the salt of 32 hex digits before them."""

    seat: SeatNumber
    salt: Annotated[str, Meta(max_length=32)]
    words: Annotated[str, Meta(max_length=200)]


class Decide(Struct, forbid_unknown_fields=True):
    """A decision: the moves made together, and the `asked` number of the state they answer."""

    seat: SeatNumber
    number: Number
    moves: Annotated[list[Word], Meta(min_length=1, max_length=MOST_MOVES_AT_ONCE)]


class TakeBack(Struct, forbid_unknown_fields=True):
    """A decision to take back: `number` is the state's."""

    seat: SeatNumber
    number: Number


class Record(Struct, forbid_unknown_fields=True):
    """A whole match as text."""

    record: Annotated[str, Meta(max_length=limits.RECORD_CHARACTERS)]


# ---- answers


class Me(Struct):
    """You."""

    name: str


class NewMe(Struct):
    """You, and your token for the Authorization header."""

    name: str
    token: str


class OptionInfo(Struct):
    """One option of a game."""

    id: str
    label: str
    help: str
    default: Any
    allowed: str


class GameInfo(Struct):
    """A game."""

    id: str
    version: int
    title: str
    summary: str
    seats: tuple[int, int]
    levels: list[str]
    options: list[OptionInfo]


class Rules(Struct):
    """A game's rules by number."""

    rules: dict[str, str]


class PositionSchema(Struct):
    """The JSON schema of a game's positions."""

    schema: Annotated[dict[str, Any], Meta(description="a JSON schema, draft 2020-12")]


class SeatInfo(Struct):
    """A seat, and who plays it now: a person, a bot, or a bot for a player who is silent or gone."""

    number: int
    kind: Annotated[str, Meta(description="person, bot, open; reserved: kept for a person who has not sat down yet")]
    name: str
    yours: bool
    bot: str | None
    silent: bool
    left: bool
    words: Annotated[str, Meta(description="for the dice; before play only yours")]
    seal: Annotated[str, Meta(description="of the words; shown before anybody's are revealed")] = ""


class SentAway(Struct):
    """A person whom the host has sent away."""

    mark: str
    name: str


class TableInfo(Struct):
    """A table."""

    code: str
    game: str
    version: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    host: bool
    public: bool
    spectators: bool
    hints: bool
    guided: bool
    leaving: str
    clock: int | None
    phase: Literal["open", "playing", "over"]
    commitment: Annotated[str, Meta(description="of the dice; empty at a practice table")]
    result: dict[str, Any] | None
    successor: str | None
    invitation: Annotated[str | None, Meta(description="the secret of /i/…, for those who may hand it on")] = None
    revealing: Annotated[bool, Meta(description="play begins when all sealed words are revealed, or soon")] = False
    sent_away: Annotated[list[SentAway], Meta(description="for the host")] = []
    practice: Annotated[bool, Meta(description="begun at a position or a moment; it counts nowhere")] = False


class MoveWorth(Struct):
    """A whole decision and its value."""

    move: Annotated[str, Meta(description="the first of its moves")]
    moves: Annotated[list[str], Meta(description="all of its moves, in their order")]
    text: str
    chance: Annotated[float, Meta(description="to win, a shared win counting as a fraction")]
    error: Annotated[float, Meta(description="half of the 95 % interval; 0 where a solver says it")]
    played: Annotated[float, Meta(description="how often best play chooses it")]


class Hint(Struct):
    """All whole decisions of a seat, the best first."""

    seat: int
    exact: Annotated[bool, Meta(description="true: the chances of best play")]
    solved: Annotated[bool, Meta(description="true: the game's solver says it; false: estimates of trials")]
    mixed: Annotated[bool, Meta(description="true: others decide at the same time, and best play draws from a mix")]
    trials: int
    left_out: Annotated[int, Meta(description="decisions that looked worse at a glance and were not weighed")]
    moves: list[MoveWorth]


class Opened(Struct):
    """A new table; with a token if you were unknown before."""

    code: str
    token: str | None


class Seated(Struct):
    """A seat you took; with a token if you were unknown before."""

    seat: int
    token: str | None


class MoveInfo(Struct):
    """A legal move, as it is sent and as a person reads it."""

    move: str
    text: str


class Ending(Struct):
    """How a match ended."""

    reason: str
    winners: list[int]
    scores: list[float]


class State(Struct):
    """A match as one seat, or a spectator, sees it."""

    number: int
    seat: int | None
    actors: list[int]
    asked: int | None
    deadline: float | None
    turns: int
    position: dict[str, Any]
    legal: list[MoveInfo]
    back: int
    over: bool
    ending: Ending | None
    text: Annotated[str | UnsetType, Meta(description="with text=1: the scene, and what you are asked, in words")] = (
        UNSET
    )
    agreed: Annotated[list[int], Meta(description="seats that want the match to end here")] = []


class Problem(Struct, omit_defaults=True):
    """The reason for an error. Nothing has changed."""

    error: str
    message: str
    state: Annotated[State | None, Meta(description="with a 409, once play has begun: the match as it stands")] = None


class Happening(Struct):
    """An event of the story, as its reader may know it."""

    kind: str
    rule: str
    seat: int | None
    details: dict[str, int]
    hidden: bool
    turn: int
    text: str


class Story(Struct):
    """Events of the story."""

    story: list[Happening]


class Message(Struct, omit_defaults=True):
    """One line of a stream. `number` counts entries: resume after the last one you have."""

    number: int
    kind: str  # table, start, move, back, leave, silent, return, end, play_on, now
    seat: int | None = None
    story: list[Happening] = []
    told: int = 0  # events in the whole story now: fewer than before after a take-back
    state: State | None = None  # with the last message so far
    table: TableInfo | None = None


class Done(Struct):
    """The number of the last entry at the table, which is committed."""

    number: int


class RecordText(Struct):
    """A whole match as text."""

    record: str


class Kept(Struct):
    """An uploaded record's id."""

    id: str


class ChanceEvent(Struct):
    """One chance event of a match that is over."""

    weights: list[str]
    outcome: int
    text: str


class SealedWords(Struct):
    """The seal of a seat's words, and its salt once play has begun; empty: no words, or not revealed."""

    seal: str
    salt: str


class Proof(Struct):
    """What may be known of the dice now; `seed` and `events` once the match is over.

    Words of people who have deleted themselves are null: the dice need only their SHA-256.
    """

    match: str
    words: list[str | None]
    words_sha256: list[str]
    commitment: str
    seed: str | None
    events: list[ChanceEvent]
    luck: Annotated[list[float] | None, Meta(description="each seat's rank among 100 such matches")]
    luck_points: Annotated[list[float] | None, Meta(description="winning chance that chance gave each seat, -1 to 1")]
    seals: list[SealedWords] = []


class Tables(Struct):
    """Tables."""

    tables: list[TableInfo]


class Games(Struct):
    """Games."""

    games: list[GameInfo]
