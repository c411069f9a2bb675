"""A lesson as data: the file `lesson.toml` in a game's folder.

    seat = 0                            # the learner's
    others = ["Tom", "Mia"]             # names of the other seats, in order
    options = { players = 3 }           # of the box
    tells = ["doubles"]                 # kinds of the learner's events that an answer tells
    tells_of_others = ["first"]         # and kinds that it tells whoever does it

    [[step]]
    title.en = "A card changes your value"
    say.en = "You hold the Golem. Play it."     # what the bubble says before the move
    note.en = "Your die shows 3."               # the small line under it; may be left out
    then = [{ en = "Now choose 1." }]           # the same for further decisions of the step; may be left out
    done.en = "12 beats 11."                    # and what it says after the move that was meant
    again.en = "Try the Golem"                  # the button that takes another move back; may be left out
    position = { dice = [3, 9, 5] }             # as for `Match.at`
    script = ["1 play sorcerer", "you play golem", "1 turn 11"]
    claims = ["golem 0 value=12", "first 0 points=2"]   # events that must happen, with the numbers that texts name
    holds = ["before dice.0=3", "after dice.0=3"]       # other numbers that they name: see `claims.py`

    [[step.reply]]                              # what is answered to other moves, where something is to be said
    to = ["play sorcerer", "turn"]              # how a decision begins that it answers; the first that fits is given
    say.en = "Tom plays it, too: cancelled."
    claims = ["cancelled 0"]                    # events of every one of those moves; may be left out

Every text is there in every language. A line of a script is `~` and outcomes of chance, the number of a seat
and moves, or `you` and the moves that are meant, as one form sends them, with commas between them. Lines before
the first `you` are played before the learner is asked. `you go` stands for a button that moves nothing: its text
is `press`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from douzaine.errors import DouzaineError
from douzaine.match.game import Box, Game, game, games
from douzaine.match.match import CHANCE

YOU = "you"
GO = "go"  # in place of a move: a button that only continues
FILE = "lesson.toml"
Text = Mapping[str, str]  # by language


class ScriptLine(NamedTuple):
    """One line of a script: a seat's move, or an outcome of chance."""

    seat: int
    words: str
    form: int | None = None  # if it is the learner's: the number of its decision, from 0

    @property
    def is_meant(self) -> bool:
        """Whether the learner has to find it."""
        return self.form is not None


@dataclass(frozen=True)
class Reply:
    """The reply to some unexpected moves."""

    to: tuple[tuple[str, ...], ...]  # beginnings of the decisions it answers: moves, or their first words
    say: Text
    claims: tuple[str, ...]

    def fits(self, decision: Sequence[str]) -> bool:
        """Whether it answers a decision."""
        return any(
            len(beginning) <= len(decision)
            and all(f"{move} ".startswith(f"{words} ") for words, move in zip(beginning, decision, strict=False))
            for beginning in self.to
        )


@dataclass(frozen=True)
class LessonStep:
    """One thing to learn, with its own position."""

    number: int  # from 1
    title: Text
    say: Text
    note: Text | None
    then: tuple[Text, ...]
    done: Text
    again: Text | None
    press: Text | None
    position: Mapping[str, Any]
    script: tuple[ScriptLine, ...]
    claims: tuple[str, ...]
    holds: tuple[str, ...]
    replies: tuple[Reply, ...]

    @property
    def meant(self) -> tuple[str, ...]:
        """The moves that the learner has to find."""
        return tuple(line.words for line in self.script if line.is_meant)


@dataclass(frozen=True)
class Lesson:
    """A lesson of one game."""

    game: Game
    box: Box
    seat: int
    others: tuple[str, ...]
    tells: frozenset[str]
    tells_of_others: frozenset[str]
    figure: tuple[str, str] | None  # the kind of event and the detail that sum a move up in one number
    learnt: tuple[Text, ...]  # what has been learnt, one sentence each
    steps: tuple[LessonStep, ...]

    def names(self, learner: str) -> tuple[str, ...]:
        """The players' names."""
        found = list(self.others)
        found.insert(self.seat, learner)
        return tuple(found)

    def step(self, number: int) -> LessonStep:
        """A step by number, from 1. Raises `DouzaineError`."""
        if not 1 <= number <= len(self.steps):
            raise DouzaineError("error-no-step", number=number, last=len(self.steps))
        return self.steps[number - 1]


def lessons() -> tuple[str, ...]:
    """The ids of all games with a lesson, in shelf order."""
    return tuple(id for id in games() if has_lesson(game(id)))


def has_lesson(of: Game) -> bool:
    """Whether a game has a lesson."""
    return (of.folder / FILE).is_file()


def lesson_of(id: str) -> Lesson:
    """The lesson of a game. Raises `DouzaineError` if it has none."""
    found = game(id)
    if not has_lesson(found):
        raise DouzaineError("error-no-lesson", game=id)
    return _read(found, found.folder / FILE)


@cache
def _read(of: Game, path: Path) -> Lesson:
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    seat = written["seat"]
    return Lesson(
        game=of,
        box=of.box(**written["options"]),
        seat=seat,
        others=tuple(written["others"]),
        tells=frozenset(written["tells"]),
        tells_of_others=frozenset(written.get("tells_of_others", ())),
        figure=tuple(written["figure"].split(" ")) if "figure" in written else None,
        learnt=tuple(written["learnt"]),
        steps=tuple(_step(number, seat, step) for number, step in enumerate(written["step"], 1)),
    )


def _step(number: int, seat: int, written: dict[str, Any]) -> LessonStep:
    return LessonStep(
        number=number,
        title=written["title"],
        say=written["say"],
        note=written.get("note"),
        then=tuple(written.get("then", ())),
        done=written["done"],
        again=written.get("again"),
        press=written.get("press"),
        position=written["position"],
        script=tuple(_script(written["script"], seat)),
        claims=tuple(written["claims"]),
        holds=tuple(written.get("holds", ())),
        replies=tuple(_reply(each) for each in written.get("reply", ())),
    )


def _reply(written: dict[str, Any]) -> Reply:
    beginnings = tuple(tuple(move.strip() for move in each.split(",")) for each in written["to"])
    return Reply(beginnings, written["say"], tuple(written.get("claims", ())))


def _script(written: list[str], seat: int) -> list[ScriptLine]:
    lines, forms = list[ScriptLine](), 0
    for text in written:
        who, _, rest = text.partition(" ")
        if who == "~":
            lines += [ScriptLine(CHANCE, outcome) for outcome in rest.split()]
            continue
        moves = [move.strip() for move in rest.split(",")]
        if who == YOU:
            lines += [ScriptLine(seat, move, forms) for move in moves]
            forms += 1
        else:
            lines += [ScriptLine(int(who), move) for move in moves]
    return lines
