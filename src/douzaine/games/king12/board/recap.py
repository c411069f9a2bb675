"""King of 12: the turn revealed last and the rounds played, read from the story.

A turn is carried out in one step, so the Table no longer shows it when it is over. The story does, and the board draws
cards, sums and covered dice from it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from douzaine.match.event import Event, Story

MOVES_A_DIE = ("flipped", "reverses", "turns", "oracle")
SUMS = {"doubles": "2 × {} =", "adds": "{} + 7 =", "subtracts": "{} − 7 =", "golem": "=", "golem_on_12": "="}
PLACES = frozenset(f"{place}{way}" for place in ("first", "second") for way in ("", "_low", "_gambled", "_both"))
SCORED = PLACES | {"nobody"}
RANKINGS = ("knight", "gambler", "knight_and_gambler")

# ---- one turn


@dataclass
class SeatTurn:
    """One seat's part of a turn, and its result."""

    card: int
    cancelled: bool = False
    faces: list[int] = field(default_factory=list)  # the path of the die, if it moved before its value was fixed
    sum: str | None = None  # how a card makes the value, up to the equals sign
    face: int | None = None  # from which a card made the value
    value: int | None = None
    covered: bool = False
    place: int = 0  # 1 or 2, or 0 for none
    points: int = 0

    @property
    def way(self) -> str:
        """The calculation of the value, without the value: `9 + 7 =`, `9 → 4 + 7 =`, `9 →`, or empty."""
        moved = [str(face) for face in self.faces[:-1]]
        return " → ".join([*moved, self.sum or ""]).strip()


@dataclass
class Turn:
    """A turn from the reveal of its cards on."""

    number: int  # turns of the match before it
    parts: dict[int, SeatTurn]
    ranking: str | None = None  # the card that changes the ranking
    is_scored: bool = False


def last_turn(story: Story) -> Turn | None:
    """The turn revealed last, unless another round has begun since."""
    events = _since_reveal(story)
    if not events:
        return None
    return turn_in(events)


def turn_in(events: Sequence[Event]) -> Turn:
    """The turn described by some events."""
    turn = Turn(events[0].turn, {})
    for event in events:
        _follow(turn, event)
    return turn


def _since_reveal(story: Story) -> Story:
    """The events since cards were last revealed in this round."""
    revealed = 0
    for number, kind in enumerate(story.kinds(), 1):
        if kind == "shows":
            revealed = number
        elif revealed or kind == "round":
            break
    return story.part(range(len(story) - revealed, len(story)))


def _follow(turn: Turn, event: Event) -> None:
    if event.kind in RANKINGS:
        turn.ranking = event.kind
    if event.kind in SCORED:
        turn.is_scored = True
    if event.seat is None:
        return
    if event.kind == "shows":
        turn.parts[event.seat] = SeatTurn(event.details["card"])
    elif event.seat in turn.parts:
        _follow_part(turn.parts[event.seat], event)


def _follow_part(part: SeatTurn, event: Event) -> None:
    kind, details = event.kind, event.details
    if kind in ("cancelled", "silenced"):
        part.cancelled = True
    elif kind in MOVES_A_DIE and part.sum is None:
        part.faces = [*(part.faces or [details["old"]]), details["face"]]
    elif kind in SUMS:
        part.sum, part.value = SUMS[kind].format(details["face"]), details["value"]
        part.face = details["face"]
    elif kind == "compares":
        part.value = details["value"]
    elif kind == "covered":
        part.covered = True
    elif kind in PLACES:
        part.place, part.points = 1 + kind.startswith("second"), details["points"]
    elif kind == "no_token":
        part.points = 0


# ---- rounds


@dataclass
class Round:
    """The points of a round, before equal totals cancelled each other."""

    points: list[int]
    tied: set[int] = field(default_factory=set)
    winner: int | None = None


def rounds_of(story: Story, seats: int) -> list[Round]:
    """Every round so far."""
    rounds: list[Round] = []
    for event in story:
        if event.kind == "round":
            rounds.append(Round([0] * seats))
        elif rounds and event.seat is not None:
            _score(rounds[-1], event.seat, event)
    return rounds


def courses_of(story: Story, seats: int) -> list[list[list[int]]]:
    """Every round turn by turn: the points of every seat, from 0 to the end of the round."""
    found: list[list[list[int]]] = []
    first, points = 0, Round([0] * seats)
    for number, event in enumerate(story):
        if event.kind == "round":
            first, points = _first_turn(story, number), Round([0] * seats)
            found.append([[0] * seats])
        elif found and event.seat is not None and event.kind != "buries":  # that follows the last turn
            _score(points, event.seat, event)
            found[-1] += [list(found[-1][-1]) for _ in range(event.turn - first + 2 - len(found[-1]))]
            found[-1][-1] = list(points.points)
    return found


def _score(round: Round, seat: int, event: Event) -> None:
    if event.kind in PLACES:
        round.points[seat] += event.details["points"]
    elif event.kind == "no_token":
        round.points[seat] -= event.details["points"]
    elif event.kind == "takes":
        round.points[seat] += event.details["points"]
        round.points[event.details["victim"]] -= event.details["points"]
    elif event.kind == "tied":
        round.tied.add(seat)
    elif event.kind == "wins_round":
        round.winner = seat


def number_in_round(story: Story, round: int, turn: int) -> tuple[int, int]:
    """The round of a turn of the match, and the turn's number in it; `round` is the current one."""
    for number, kind in enumerate(story.kinds(), 1):
        if kind == "round":
            first = _first_turn(story, len(story) - number)
            if first <= turn:
                return round, turn - first + 1
            round -= 1
    return round, turn + 1


def _first_turn(story: Story, number: int) -> int:
    """The first turn of the round that event `number` opens.

    A round that nobody wins is followed by the next one in the same step: then the event still has the number of the
    turn whose cards were revealed before it.
    """
    turn = story[number].turn
    for each in range(number - 1, -1, -1):
        event = story[each]
        if event.turn != turn:
            break
        if event.kind == "shows":
            return turn + 1
    return turn
