"""Killer in the browser: the events of a turn, grouped into what was kept and the attack."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from douzaine.match.event import Event

ROLLS = frozenset({"rolls", "rolls_again"})
STRIKES = frozenset({"attack_rolls", "hits", "takes_all_up", "continues", "all_hit"})  # told with the target
COUNTS = frozenset({"attacks_low", "attacks_high"})

Part = tuple[int, int, Event]  # the first and the last event of a sentence, and its subject


@dataclass
class Strike:
    """An attack of a turn."""

    value: int
    rolls: list[list[int]] = field(default_factory=list)
    hits: int = 0


@dataclass
class Roll:
    """A roll for a total, or for somebody's capital."""

    kept: list[list[int]] = field(default_factory=list)  # sets of dice in the order they were set aside
    rolled: list[int] = field(default_factory=list)  # dice left to choose from
    is_counted: bool = False

    @property
    def total(self) -> int:
        """Of all dice set aside."""
        return sum(map(sum, self.kept))


@dataclass
class Turn:
    """The parts of a turn. `parts` are its sentences, in order."""

    parts: list[Part] = field(default_factory=list)
    rolls: dict[int, Roll] = field(default_factory=dict)  # by the first event of their sentence
    roll: Roll = field(default_factory=Roll)  # the newest
    strike: Strike | None = None

    def tell(self, number: int, event: Event) -> None:
        """Add a sentence for an event."""
        self.parts.append((number, number, event))

    def add(self, number: int, *kinds: str) -> bool:
        """Add an event to the last sentence of one of these kinds; False if there is none."""
        for place in range(len(self.parts) - 1, -1, -1):
            first, last, event = self.parts[place]
            if event.kind in kinds:
                self.parts[place] = (first, max(last, number), event)
                return True
        return False


def turn_of(told: Sequence[tuple[int, Event]]) -> Turn:
    """The parts of a turn from its events."""
    turn = Turn()
    for number, event in told:
        if event.kind in ROLLS or event.kind == "sets_aside":
            _keep(turn, number, event)
        elif event.kind == "total":
            turn.roll.is_counted = True
            turn.add(number, "keeps")
        elif event.kind in COUNTS:
            _count(turn, number, event)
        elif event.kind in STRIKES:
            _strike(turn, number, event)
        else:
            turn.tell(number, event)
    return turn


def _keep(turn: Turn, number: int, event: Event) -> None:
    dice = [int(face) for face in str(event.details["dice"])]
    if event.kind == "rolls" or not turn.add(number, "keeps"):  # capitals are rolled one after another
        turn.roll = turn.rolls[number] = Roll()
        turn.tell(number, replace(event, kind="keeps"))
    if event.kind in ROLLS:
        turn.roll.rolled = dice
    else:
        turn.roll.kept.append(dice)
        turn.roll.rolled = []


def _count(turn: Turn, number: int, event: Event) -> None:
    """The value of an attack is in its event."""
    kept = [part for part in turn.parts if part[2].kind == "keeps"]
    first = kept[-1][0] if kept else number
    turn.parts = [part for part in turn.parts if part not in kept[-1:]]
    turn.parts.append((first, number, event))
    turn.strike = Strike(event.details["value"])


def _strike(turn: Turn, number: int, event: Event) -> None:
    strike = turn.strike
    if strike is not None and event.kind == "attack_rolls":
        strike.rolls.append([int(face) for face in str(event.details["dice"])])
    elif strike is not None and event.kind == "hits":
        strike.hits = event.details["hits"]
    if not turn.add(number, "targets", "forgets"):
        turn.tell(number, event)
