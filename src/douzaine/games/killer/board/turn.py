"""Killer in the browser: the events of a turn, grouped into what was kept and the attack."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from douzaine.match.event import Event

ROLLS = frozenset({"rolls", "rolls_again"})
STRIKES = frozenset({"attack_rolls", "hits", "takes_all_up", "continues", "all_hit"})  # told with the target
COUNTS = frozenset({"attacks_low", "attacks_high"})

SentenceSpan = tuple[int, int, Event]  # the first and the last event of a sentence, and its subject


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
    """What a turn is told from: its sentences, in order, and its dice."""

    sentences: list[SentenceSpan] = field(default_factory=list)
    rolls: dict[int, Roll] = field(default_factory=dict)  # by the first event of their sentence
    roll: Roll = field(default_factory=Roll)  # the newest
    strike: Strike | None = None

    def begin_sentence(self, number: int, event: Event) -> None:
        """Begin a sentence with an event."""
        self.sentences.append((number, number, event))

    def extend_sentence(self, number: int, *kinds: str) -> bool:
        """Add an event to the last sentence of one of these kinds; False if there is none."""
        for place in range(len(self.sentences) - 1, -1, -1):
            first, last, event = self.sentences[place]
            if event.kind in kinds:
                self.sentences[place] = (first, max(last, number), event)
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
            turn.extend_sentence(number, "keeps")
        elif event.kind in COUNTS:
            _count(turn, number, event)
        elif event.kind in STRIKES:
            _strike(turn, number, event)
        else:
            turn.begin_sentence(number, event)
    return turn


def _keep(turn: Turn, number: int, event: Event) -> None:
    dice = [int(face) for face in str(event.details["dice"])]
    if event.kind == "rolls" or not turn.extend_sentence(number, "keeps"):  # capitals are rolled one after another
        turn.roll = turn.rolls[number] = Roll()
        turn.begin_sentence(number, replace(event, kind="keeps"))
    if event.kind in ROLLS:
        turn.roll.rolled = dice
    else:
        turn.roll.kept.append(dice)
        turn.roll.rolled = []


def _count(turn: Turn, number: int, event: Event) -> None:
    """The value of an attack is in its event."""
    kept = [span for span in turn.sentences if span[2].kind == "keeps"]
    first = kept[-1][0] if kept else number
    turn.sentences = [span for span in turn.sentences if span not in kept[-1:]]
    turn.sentences.append((first, number, event))
    turn.strike = Strike(event.details["value"])


def _strike(turn: Turn, number: int, event: Event) -> None:
    strike = turn.strike
    if strike is not None and event.kind == "attack_rolls":
        strike.rolls.append([int(face) for face in str(event.details["dice"])])
    elif strike is not None and event.kind == "hits":
        strike.hits = event.details["hits"]
    if not turn.extend_sentence(number, "targets", "forgets"):
        turn.begin_sentence(number, event)
