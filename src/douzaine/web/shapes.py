"""What the API takes and gives, as types. The OpenAPI document is made from them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=200, description="Cut to 24 characters; signs nobody can see are left out.")]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Word = Annotated[str, Meta(max_length=200)]


# ---- what is sent


class NewPerson(Struct, forbid_unknown_fields=True):
    """Somebody new, or another name."""

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


class AtSeat(Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: SeatNumber


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot for an open seat."""

    seat: SeatNumber
    level: Word


class Bring(Struct, forbid_unknown_fields=True):
    """A deck of one's own: what the option of the game takes, never a path; null takes it away again."""

    seat: SeatNumber
    deck: Any


class AddWords(Struct, forbid_unknown_fields=True):
    """Words for the dice."""

    seat: SeatNumber
    words: Annotated[str, Meta(max_length=1000)]


class Decide(Struct, forbid_unknown_fields=True):
    """A decision: the moves made at once, and the `asked` number of the state they answer."""

    seat: SeatNumber
    number: Number
    moves: Annotated[list[Word], Meta(min_length=1, max_length=60)]


class TakeBack(Struct, forbid_unknown_fields=True):
    """A decision to take back: `number` is that of the state."""

    seat: SeatNumber
    number: Number


class Record(Struct, forbid_unknown_fields=True):
    """A whole match as text."""

    record: Annotated[str, Meta(max_length=1_000_000)]


# ---- what is given


class Problem(Struct):
    """Why something was not done. Nothing has changed."""

    error: str
    message: str


class Me(Struct):
    """Oneself."""

    name: str


class NewMe(Struct):
    """Oneself, and the token that stands for it in an Authorization header."""

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


class SeatInfo(Struct):
    """A seat, and who plays it now: a person, a bot, or a bot for somebody silent or gone."""

    number: int
    kind: str
    name: str
    yours: bool
    bot: str | None
    silent: bool
    left: bool
    words: str


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
    commitment: str
    result: dict[str, Any] | None
    successor: str | None


class MoveWorth(Struct):
    """A legal move and what it is worth."""

    move: str
    text: str
    chance: Annotated[float, Meta(description="to win, a shared win counting as a fraction")]
    error: Annotated[float, Meta(description="half of the 95 % interval; 0 where the chance is exact")]
    played: Annotated[float, Meta(description="how often best play chooses it")]


class Hint(Struct):
    """All legal moves of a seat, the best first."""

    seat: int
    exact: Annotated[bool, Meta(description="true: the chances of best play; false: estimates of a search")]
    trials: int
    moves: list[MoveWorth]


class Opened(Struct):
    """A new table; the token is there if whoever opened it was nobody before."""

    code: str
    token: str | None


class Seated(Struct):
    """A seat taken; the token is there if whoever sits was nobody before."""

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


class Happening(Struct):
    """One event of the story, as its reader may know it."""

    kind: str
    rule: str
    seat: int | None
    details: dict[str, int]
    hidden: bool
    turn: int
    text: str


class Story(Struct):
    """What happened."""

    story: list[Happening]


class Message(Struct, omit_defaults=True):
    """One line of a stream. `number` counts what was done at the table: resume after the last one you have."""

    number: int
    kind: str  # table, start, move, back, leave, silent, return, now
    seat: int | None = None
    story: list[Happening] = []
    told: int = 0  # events in the whole story now: fewer than before after something was taken back
    state: State | None = None  # with the last message so far
    table: TableInfo | None = None


class Done(Struct):
    """Something done, and committed; `number` is that of the last thing done at the table."""

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


class Proof(Struct):
    """What may be known of the dice now; `seed` and `events` once the match is over."""

    match: str
    words: list[str]
    commitment: str
    seed: str | None
    events: list[ChanceEvent]
    luck: list[float] | None


class Tables(Struct):
    """Tables."""

    tables: list[TableInfo]


class Games(Struct):
    """Games."""

    games: list[GameInfo]
