"""Games, and the boxes of options agreed before play."""

import copy
import importlib
import os
import subprocess
import sys
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any

import numpy as np

from douzaine import shelf
from douzaine.engine.compile import RuleSet
from douzaine.engine.encoding import encoder, with_header
from douzaine.engine.sources import source_files
from douzaine.errors import BadOption, DouzaineError, UnknownGame
from douzaine.games.declare import Facts, Option, Parts, shown
from douzaine.match.fields import Fields, plain
from douzaine.match.observation import ObservationField, observation_fields
from douzaine.match.words import Book
from douzaine.texts import Words, words_of

RULE_FUNCTIONS = ("setup", "legal", "play", "odds", "deal", "scores")
VIEW_FUNCTIONS = ("view", "redeal")
COMPILED = ("box", "table", "events", "rules", "view", "policy")  # including everything they import


class Game:
    """One game: its facts, options, rules and texts."""

    def __init__(self, id: str, package: str) -> None:
        self.id: str = id  # such as 'killer'
        self.package: str = package  # where its parts are found
        self._parts: Parts = importlib.import_module(package).PARTS
        self._loaded: dict[str, ModuleType] = {}
        declared = self.part("box")
        self.facts: Facts = declared.FACTS  # players, minutes, and what the engine needs to know
        self.options: tuple[Option, ...] = declared.OPTIONS  # the options

    def __repr__(self) -> str:
        return f"douzaine.game({self.id!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.id, self.package)

    def part(self, name: str) -> ModuleType:
        """One of the game's parts, such as `rules` or `view`."""
        if name not in self._loaded:
            self._loaded[name] = importlib.import_module(f"{self.package}.{getattr(self._parts, name)}")
        return self._loaded[name]

    def has_part(self, name: str) -> bool:
        """Whether the game has this optional part."""
        return getattr(self._parts, name) is not None

    @cached_property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return Path(self.part("box").__file__ or "").parent

    @property
    def title(self) -> str:
        """The English title; `words.text("title", lang)` gives the others."""
        return self.words.text("title", "en")

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and largest number of players."""
        return self.facts.seats

    @property
    def moves(self) -> tuple[str, ...]:
        """The words of all moves with default options; see also `Box.moves`."""
        return self.box().moves

    @property
    def version(self) -> int:
        """Version of the rules, written into records."""
        return self.facts.version

    @cached_property
    def words(self) -> Words:
        """Every text of this game that a person reads."""
        return words_of(self.id)

    @cached_property
    def book(self) -> Book:
        """The rules for players, by number."""
        return Book(self.folder / "book", self.id)

    @cached_property
    def rule_set(self) -> RuleSet:
        """The game's compiled or compilable functions."""
        functions = {name: getattr(self.part("rules"), name) for name in RULE_FUNCTIONS}
        functions |= {name: getattr(self.part("view"), name) for name in VIEW_FUNCTIONS}
        if hasattr(self.part("rules"), "advance"):
            functions["advance"] = self.part("rules").advance
        if hasattr(self.part("view"), "reopen"):
            functions["reopen"] = self.part("view").reopen
        if self.has_part("policy"):
            functions["policy"] = self.part("policy").policy
        if self.table_fields is not None:
            functions["encode"] = encoder(self.table_fields)
        declared = self.part("box")
        return RuleSet(
            name=self.id,
            functions=functions,
            box=declared.BOX,
            table=self.part("table").TABLE,
            max_moves=self.facts.max_moves,
            max_outcomes=self.facts.max_outcomes,
            sources=source_files([self.part(name).__name__ for name in COMPILED if self.has_part(name)], self.package),
        )

    @cached_property
    def table_fields(self) -> list[tuple[Any, ...]] | None:
        """The Table's fields with their codings; None if the game declares none."""
        table = self.part("table")
        if not hasattr(table, "FIELDS"):
            return None
        return with_header(table.FIELDS, len(table.Phase) if hasattr(table, "Phase") else 1)

    @property
    def is_compiled(self) -> bool:
        """Whether compiled rules are ready."""
        return self.rule_set.is_compiled

    def compile(self) -> None:
        """Compile the rules now and cache them. Until then matches are played interpreted."""
        self.rule_set.compile()

    def compile_beside(self) -> "subprocess.Popen[bytes] | None":
        """Compile the rules in another process if necessary; matches switch over when it is done."""
        if self.is_compiled:
            return None
        code = (
            f"import douzaine; douzaine.add_game({self.id!r}, {self.package!r}); douzaine.game({self.id!r}).compile()"
        )
        return subprocess.Popen(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def box(self, **options: Any) -> "Box":
        """Agree on options; those left out have their defaults. Raises `BadOption`."""
        known = {name: self.option(name) for name in options}
        given = {name: known[name].value(value) for name, value in options.items()}
        return Box(self, {option.id: given.get(option.id, option.default) for option in self.options})

    def option(self, name: str) -> Option:
        """An option by its name. Raises `BadOption`."""
        for option in self.options:
            if option.id == name:
                return option
        known = ", ".join(option.id for option in self.options)
        raise BadOption("error-unknown-option", game=self.id, name=shown(name), known=known)

    def odds(self, match: Any) -> Any:
        """What can be known of a match or view without a search; raises `DouzaineError` if the game has no odds."""
        if not self.has_part("odds"):
            raise DouzaineError("error-no-odds", game=self.id)
        return self.part("odds").odds(match.box, match.view(None) if hasattr(match, "view") else match)


class Box:
    """The agreed options of a match. Boxes with the same game and options are equal."""

    def __init__(self, game: Game, options: dict[str, Any], is_partial: bool = False) -> None:
        self.game: Game = game  # the game that is played
        self._options = copy.deepcopy(options)
        self._is_partial = is_partial  # whether options are hidden from its reader; then it need not be complete
        declared = game.part("box")
        self.warnings: tuple[str, ...] = () if is_partial else declared.check(options)  # ids of the game's texts
        self.data: np.ndarray[Any, Any] = declared.pack(options)  # what the rules read
        self.moves: tuple[str, ...] = declared.moves(options)  # words of all moves, by id

    @property
    def options(self) -> Mapping[str, Any]:
        """The agreed options by name; read-only, and lists in it are copies."""
        return MappingProxyType(copy.deepcopy(self._options) if self._has_lists else self._options)

    @cached_property
    def _has_lists(self) -> bool:
        return any(isinstance(value, list | dict) for value in self._options.values())

    @cached_property
    def fields(self) -> Fields:
        """What the rules read, as plain values: `box.fields.players`."""
        return Fields(plain(self.data))

    @cached_property
    def move_ids(self) -> dict[str, int]:
        """The ids of all moves, by their words."""
        return {words: number for number, words in enumerate(self.moves)}

    @property
    def num_actions(self) -> int:
        """The number of moves; ids are below it."""
        return len(self.moves)

    @cached_property
    def observation_size(self) -> int:
        """The number of entries of an observation."""
        return sum(field.size for field in self.observation_fields())

    def observation_fields(self) -> tuple[ObservationField, ...]:
        """What each entry of an observation is, field by field."""
        if self.game.table_fields is None:
            raise DouzaineError("error-no-observations", game=self.game.id)
        return observation_fields(self.game.table_fields, self.players)

    @property
    def players(self) -> int:
        """Number of seats."""
        return int(self._options.get("players", self.game.seats[0]))

    def outcome_text(self, table: "np.ndarray[Any, Any]", number: int) -> str:
        """The words of an outcome of the chance event pending on a Table."""
        return str(self.game.part("box").outcome(self.data[0], table[0], number))

    def seen_by(self, seat: int | None) -> "Box":
        """The box as a seat (None: a spectator) may know it: other seats' secret options are None."""
        declared = self.game.part("box")
        hidden = declared.hidden_options(seat) if hasattr(declared, "hidden_options") else ()
        if all(self._options[id] is None for id in hidden):
            return self
        return Box(self.game, {**self._options, **dict.fromkeys(hidden)}, is_partial=True)

    def warning_texts(self, lang: str = "en") -> tuple[str, ...]:
        """Warnings about these options, in words."""
        return tuple(self.game.words.text(f"warning-{warning}", lang) for warning in self.warnings)

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, Box):
            return self is other
        return (self.game.id, self.options) == (other.game.id, other.options)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.game.id, str(sorted(self._options.items()))))

    def __repr__(self) -> str:
        chosen = [f"{o.id}={self._options[o.id]!r}" for o in self.game.options if self._options[o.id] != o.default]
        return f"{self.game!r}.box({', '.join(chosen)})"

    def _repr_html_(self) -> str:
        html: str = importlib.import_module("douzaine.boards.sheet").box_html(self)  # by name: boards are above
        return html

    def __reduce__(self) -> tuple[Any, ...]:
        return Box, (self.game, self._options, self._is_partial)


_boxes: dict[str, Box] = {}
MOST_BOXES = 1000  # kept by `box_as_seen`


def box_as_seen(id: str, options: Mapping[str, Any]) -> Box:
    """The box of options already agreed, as far as a reader may know them; not checked again."""
    key = f"{id} {options}"
    box = _boxes.get(key)
    if box is None:
        if len(_boxes) >= MOST_BOXES:
            _boxes.clear()
        box = _boxes[key] = Box(game(id), dict(options), is_partial=True)
    return box


def games() -> tuple[str, ...]:
    """The ids of all games, in shelf order."""
    found = [game(name) for name in shelf.find()]
    return tuple(each.id for each in sorted(found, key=lambda each: (each.facts.shelf, each.id)))


def game(id: str) -> Game:
    """The game with this id. Raises `UnknownGame`."""
    packages = shelf.find()
    if not isinstance(id, str) or id not in packages:
        raise UnknownGame("error-unknown-game", name=shown(id), known=", ".join(games()))
    return _load(id, packages[id])


def _unpickled(id: str, package: str) -> Game:
    """A game unpickled in another process, where it may have been added by hand."""
    if id not in shelf.find():
        shelf.add(id, package)
    return game(id)


@cache
def _load(id: str, package: str) -> Game:
    return Game(id, package)
