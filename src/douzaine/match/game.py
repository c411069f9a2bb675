"""A game as users meet it, and the box they agree on before play."""

import importlib
import os
import subprocess
import sys
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from douzaine import games as shelf
from douzaine.engine.compile import RuleSet
from douzaine.errors import BadOption, DouzaineError, Phrase, UnknownGame
from douzaine.games.declare import Facts, Option, shown
from douzaine.match.words import Book, Words, table_words

RULE_FUNCTIONS = ("setup", "legal", "play", "odds", "deal", "scores")
VIEW_FUNCTIONS = ("view", "redeal")


class Game:
    """One game: its facts, options, rules and texts."""

    def __init__(self, id: str, package: str) -> None:
        self.id = id
        self._package = package
        self._parts: dict[str, ModuleType] = {}
        self._has: dict[str, bool] = {}
        declared = self.part("box")
        self.facts: Facts = declared.FACTS
        self.options: tuple[Option, ...] = declared.OPTIONS

    def __repr__(self) -> str:
        return f"douzaine.game({self.id!r})"

    def part(self, name: str) -> ModuleType:
        """One of the game's files, such as `rules` or `view`."""
        if name not in self._parts:
            self._parts[name] = importlib.import_module(f"{self._package}.{name}")
        return self._parts[name]

    def has_part(self, name: str) -> bool:
        """Whether the game has this optional file."""
        if name not in self._has:
            self._has[name] = (self.folder / f"{name}.py").exists()
        return self._has[name]

    @cached_property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return Path(self.part("box").__file__ or "").parent

    @property
    def title(self) -> str:
        """The English title; `words.text("title", lang)` has the others."""
        return self.words.text("title", "en")

    @property
    def seats(self) -> tuple[int, int]:
        """Fewest and most players."""
        return self.facts.seats

    @property
    def moves(self) -> tuple[str, ...]:
        """The words of all moves with default options; a box knows its own."""
        return self.box().moves

    @property
    def version(self) -> int:
        """Version of the rules, written into records."""
        return self.facts.version

    @cached_property
    def words(self) -> Words:
        """Every text of this game that a person reads."""
        return Words(self.folder / "words", self.id)

    @cached_property
    def book(self) -> Book:
        """The rules for players, by number."""
        return Book(self.folder / "book", self.id)

    @cached_property
    def rule_set(self) -> RuleSet:
        """The game's compiled or compilable functions."""
        functions = {name: getattr(self.part("rules"), name) for name in RULE_FUNCTIONS}
        functions |= {name: getattr(self.part("view"), name) for name in VIEW_FUNCTIONS}
        if hasattr(self.part("view"), "reopen"):
            functions["reopen"] = self.part("view").reopen
        if self.has_part("policy"):
            functions["think"] = self.part("policy").think
        declared = self.part("box")
        return RuleSet(
            name=self.id,
            functions=functions,
            box=declared.BOX,
            table=declared.TABLE,
            max_moves=self.facts.max_moves,
            max_outcomes=self.facts.max_outcomes,
            sources=tuple(self.folder.rglob("*.py")),
        )

    @property
    def is_warm(self) -> bool:
        """Whether the compiled rules lie ready."""
        return self.rule_set.is_warm

    def warm_up(self) -> None:
        """Compile the rules now and keep them for later. Until then matches are played interpreted."""
        self.rule_set.warm_up()

    def warm_up_beside(self) -> "subprocess.Popen[bytes] | None":
        """Compile the rules in a process of its own, unless they are there; matches switch over when it is done."""
        if self.is_warm:
            return None
        code = (
            f"import douzaine; douzaine.add_game({self.id!r}, {self._package!r}); douzaine.game({self.id!r}).warm_up()"
        )
        return subprocess.Popen(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def box(self, **options: Any) -> "Box":
        """Agree on options; those left out take their defaults. Raises `BadOption`."""
        known = {option.id: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption("error-unknown-option", game=self.id, name=shown(name), known=", ".join(known))
        values = {
            name: option.value(options[name]) if name in options else option.default for name, option in known.items()
        }
        return Box(self, values)

    def odds(self, match: Any) -> Any:
        """The odds that need no search, of a match or view of this game as it stands; see its `odds.py`."""
        if not self.has_part("odds"):
            raise DouzaineError("error-no-odds", game=self.id)
        return self.part("odds").odds(match.box, match.view(None) if hasattr(match, "view") else match)


class Box:
    """What was agreed before play. Two boxes with the same game and options are equal."""

    _is_partial = False  # whether some options are hidden from its reader

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game = game
        self.options: Mapping[str, Any] = options
        declared = game.part("box")
        self.warnings: tuple[str, ...] = declared.check(options)  # ids of texts in the game's words
        self.data: np.ndarray[Any, Any] = declared.pack(options)  # what the rules read
        self.moves: tuple[str, ...] = declared.moves(options)  # words of all moves, by id

    @cached_property
    def move_ids(self) -> dict[str, int]:
        """Ids of all moves, by their words."""
        return {words: number for number, words in enumerate(self.moves)}

    @property
    def players(self) -> int:
        """Number of seats."""
        return int(self.options.get("players", self.game.seats[0]))

    def seen_by(self, seat: int | None) -> "Box":
        """The box as a seat (None: a spectator) may know it: options that are somebody else's secret are None."""
        declared = self.game.part("box")
        hidden = declared.hidden_options(seat) if hasattr(declared, "hidden_options") else ()
        if all(self.options[id] is None for id in hidden):
            return self
        return _partial_box(self.game.id, {**self.options, **dict.fromkeys(hidden)})

    def warning_texts(self, lang: str = "en") -> tuple[str, ...]:
        """What may disappoint about these options, in words."""
        return tuple(self.game.words.text(f"warning-{warning}", lang) for warning in self.warnings)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and (self.game.id, self.options) == (other.game.id, other.options)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.game.id, str(sorted(self.options.items()))))

    def __repr__(self) -> str:
        chosen = [f"{o.id}={self.options[o.id]!r}" for o in self.game.options if self.options[o.id] != o.default]
        return f"{self.game!r}.box({', '.join(chosen)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _partial_box if self._is_partial else _unpickle_box, (self.game.id, dict(self.options))


def _unpickle_box(id: str, options: dict[str, Any]) -> Box:
    return game(id).box(**options)


def _partial_box(id: str, options: dict[str, Any]) -> Box:
    """A box without some of its options; what is left need not be complete, so it is not checked."""
    box = Box.__new__(Box)
    box.game, box.options, box.warnings, box._is_partial = game(id), options, (), True
    declared = box.game.part("box")
    box.data, box.moves = declared.pack(options), declared.moves(options)
    return box


def games() -> tuple[str, ...]:
    """The ids of all games, in the order of their shelf."""
    found = [game(name) for name in shelf.find()]
    return tuple(each.id for each in sorted(found, key=lambda each: (each.facts.shelf, each.id)))


def game(id: str) -> Game:
    """A game by its id. Raises `UnknownGame`."""
    packages = shelf.find()
    if not isinstance(id, str) or id not in packages:
        raise UnknownGame("error-unknown-game", name=shown(id), known=", ".join(games()))
    return _load(id, packages[id])


@cache
def _load(id: str, package: str) -> Game:
    return Game(id, package)


# ---- what errors say


def tell(id: str, lang: str, values: Mapping[str, Any]) -> str:
    """The words of a phrase: a text of the game before the dot, or of the table; a sentence says itself."""
    name, _, text = id.rpartition(".")
    words = game(name).words if name and name in shelf.find() else table_words()
    return words.text(text, lang, **_plain_numbers(values)) if words.has(text, lang) else id


def _plain_numbers(values: Mapping[str, Any]) -> dict[str, Any]:
    """Whole numbers as they are typed, 1000 and not 1,000; they still choose between one and many."""
    from fluent.runtime.types import fluent_number

    return {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in values.items()
    }


Phrase.teller = staticmethod(tell)  # `errors` knows no texts: the arrow points the other way
