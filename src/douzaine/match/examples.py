"""Examples of a game's rules: positions, what is dealt and played from there, and what the rules make of it.

A game keeps them as `examples.toml` in its folder. Everything in it is data, so that a test plays each example and
compares what it claims with what the rules do.

    variants = ["dice_count Q3"]          # options that change the game, each with the rule that tells of it

    [[example]]
    id = "between"                        # by which pages and panels name it
    rules = ["R14"]                       # the rules it stands with
    options = { players = 2 }
    position = { hp = [30, 30] }
    play = ["* 6 6 5 4 3 3", "0 keep 6, keep 6, keep 5, keep 4, keep 3, keep 3"]
    claims = ["loses 0 total=27 loss=3"]  # events that happen: kind, seat, details
    holds = { hp = [27, 30] }             # part of the position in the end
    sum = "30 − 27 = 3"
    en = "27 is 3 away from 30: Lea loses 3."
    fr = "27 est à 3 de 30 : Léa perd 3."

In `play`, `*` is chance, several outcomes in a row; a number is a seat with its moves, all made at once. `[[minute]]`
and `[[turn]]` are the panels of "in one minute" and of a turn step by step: an `example`, how many lines of it are
`played` (all if left out), what is drawn of it (`stage`, the game's own word), `title`, `text` and `rules`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import takewhile
from typing import Any

from douzaine.match.game import Box, Game
from douzaine.match.match import Match
from douzaine.match.record import CHANCE_MARK

Text = Mapping[str, str]  # in each language


@dataclass(frozen=True)
class Example:
    """A position, what happens from there, and what the example claims."""

    id: str
    rules: tuple[str, ...]
    options: Mapping[str, Any]
    position: Mapping[str, Any]
    play: tuple[str, ...]
    text: Text
    sum: str = ""
    claims: tuple[str, ...] = ()
    holds: Mapping[str, Any] = field(default_factory=dict)
    stage: str = ""  # what part of it is drawn
    seat: int | None = None  # the seat of the user who tries it; None: the first seat that decides

    def box(self, game: Game) -> Box:
        """The box it is played with."""
        return game.box(**self.options)

    def played(self, game: Game, count: int | None = None) -> Match:
        """The match after some of its lines, or after all of them."""
        match = Match.at(self.box(game), dict(self.position))
        for line in steps_of(self.play[:count]):
            who, _, words = line.partition(" ")
            if who == CHANCE_MARK:
                match.deal(words)
            else:
                match.play(int(who), words)
        return match

    def opening(self) -> tuple[str, ...]:
        """The chance dealt before anybody decides, as lines of a record."""
        return tuple(takewhile(lambda line: line.startswith(CHANCE_MARK), steps_of(self.play)))


@dataclass(frozen=True)
class Panel:
    """One picture of a row: an example after some of its lines."""

    example: Example
    title: Text
    text: Text
    stage: str = ""
    played: int | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Examples:
    """All examples and panels of a game."""

    all: tuple[Example, ...] = ()
    minute: tuple[Panel, ...] = ()
    turn: tuple[Panel, ...] = ()
    variants: tuple[tuple[str, str], ...] = ()  # an option and a rule

    def by_id(self, id: str) -> Example | None:
        """An example by its name."""
        return next((each for each in self.all if each.id == id), None)

    def of_rule(self, number: str) -> tuple[Example, ...]:
        """The examples that illustrate a rule."""
        return tuple(each for each in self.all if number in each.rules)


def steps_of(lines: Sequence[str]) -> list[str]:
    """The lines of an example as lines of a record: one outcome or one move each."""
    found = []
    for line in lines:
        who, _, rest = line.partition(" ")
        parts = rest.split() if who == CHANCE_MARK else rest.split(", ")
        found += [f"{who} {part}" for part in parts]
    return found


@cache
def examples_of(game: Game) -> Examples:
    """The examples of a game; empty if it has no file of them."""
    file = game.folder / "examples.toml"
    if not file.exists():
        return Examples()
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    found = {each["id"]: _example(each) for each in read["example"]}
    return Examples(
        all=tuple(found.values()),
        minute=tuple(_panel(each, found) for each in read["minute"]),
        turn=tuple(_panel(each, found) for each in read["turn"]),
        variants=tuple((option, rule) for option, rule in map(str.split, read["variants"])),
    )


def _example(read: dict[str, Any]) -> Example:
    text = {lang: read.pop(lang) for lang in ("en", "fr")}
    lists: dict[str, Any] = {name: tuple(read.pop(name, ())) for name in ("rules", "play", "claims")}
    return Example(**{"options": {}, **read, **lists}, text=text)


def _panel(read: dict[str, Any], known: Mapping[str, Example]) -> Panel:
    example, rules = known[read.pop("example")], tuple(read.pop("rules", ()))
    return Panel(example=example, rules=rules, **read)
