"""13 Crowns: decks of laws as TOML files, read, checked and written.

A deck is `schema = 1`, an `id`, a `title`, and one `[[card]]` table a card. `check` reports everything
that is wrong with a file at once; `load` makes the cards of a good one. Texts are the words `deck-D05` …
"""

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import Any

from douzaine.errors import BadDeck, BadOption, file_trouble
from douzaine.games.crowns13.decks.checks import CARD_ID, SHAPES, TOLLS, errors, warnings
from douzaine.games.crowns13.decks.template import every_kind, template
from douzaine.games.crowns13.laws import COLOURS, SPECIAL, Act, Card, Prize
from douzaine.games.deck_files import most, read_toml
from douzaine.games.declare import Finding, shown

__all__ = ["STAND_IN", "Deck", "check", "claims", "every_kind", "load", "read", "template"]

GAME = "crowns13"
STAND_IN = "stand_in"
LONGEST = 1_000_000  # characters of a deck file
TABLE_LINE = re.compile(r"^\s*\[\[\s*card\s*\]\]")


@dataclass(frozen=True)
class Deck:
    """A deck without errors."""

    id: str
    title: str
    cards: tuple[Card, ...]

    def in_play(self, first_king_extra: bool) -> tuple[Card, ...]:
        """The cards in play; the extra one only with the option (Q1)."""
        return tuple(card for card in self.cards if first_king_extra or not card.extra)


# ---- the option


def read(given: Any) -> str:
    """The option `deck`: `stand_in`, a path, or the text of a deck. Raises `BadOption` or `BadDeck`."""
    if given == STAND_IN and isinstance(given, str):
        return STAND_IN
    if isinstance(given, PathLike) or (isinstance(given, str) and "\n" not in given):
        given = _read_file(Path(given))
    if not isinstance(given, str):
        raise TypeError
    load(given)
    return given


def _read_file(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise refused([Finding("D01", details={"reason": "no-text"})]) from None
    except OSError as error:
        raise BadOption("error-deck-file", file=shown(str(path)), why=file_trouble(error)) from None


@lru_cache(maxsize=64)
def load(text: str) -> Deck:
    """The deck in a text (or the stand-in deck). Raises `BadDeck` with every error."""
    if text == STAND_IN:
        text = (Path(__file__).parent / "stand_in.toml").read_text(encoding="utf-8")
    wrong = [finding for finding in check(text) if not finding.is_warning]
    if wrong:
        raise refused(wrong)
    found = tomllib.loads(text)
    return Deck(found["id"], found["title"], tuple(map(_card, found["card"])))


def refused(wrong: list[Finding]) -> BadDeck:
    """The error for a deck with these errors."""
    return BadDeck("error-deck-refused", tuple(wrong), why=tuple(finding.phrase(GAME) for finding in wrong))


def claims(text: str) -> bool:
    """Whether a file is meant for this game: it has cards and names no other game."""
    try:
        found = read_toml(text, LONGEST)
    except ValueError:
        lines = text.splitlines()
        return any(map(TABLE_LINE.match, lines)) and not any(re.match(r"\s*game\s*=", line) for line in lines)
    return "card" in found and "game" not in found


def check(text: str) -> list[Finding]:
    """The findings in a deck, up to a limit; warnings only if there are no errors."""
    try:
        text.encode()
        found = read_toml(text, LONGEST)
    except ValueError as error:
        return [_unreadable(error)]
    lines = _Lines(text, found)
    return most(lines.place(*each) for each in errors(found)) or most(
        lines.place(*each) for each in warnings(found["card"])
    )


def _unreadable(error: Exception) -> Finding:
    at = re.search(r"line (\d+)", str(error))
    reason = str(error) or type(error).__name__
    return Finding("D01", line=int(at[1]) if at else None, details={"reason": reason})


class _Lines:
    """The positions of a deck's cards in its text."""

    def __init__(self, text: str, found: dict[str, Any]) -> None:
        lines = text.splitlines()
        self._starts = [number for number, line in enumerate(lines, 1) if TABLE_LINE.match(line)]
        self._keys: dict[tuple[int | None, str], int] = {}  # by card and key: the line where the key first occurs
        number: int | None = None
        for at, line in enumerate(lines, 1):
            if TABLE_LINE.match(line):
                number = 0 if number is None else number + 1
            self._keys.setdefault((number, line.partition("=")[0].strip()), at)
        cards = found.get("card")
        self._names = [_name(card) for card in cards] if isinstance(cards, list) else []
        self._are_known = len(self._starts) == len(self._names)  # otherwise cards are written in some other way

    def place(self, number: int | None, key: str, finding: Finding) -> Finding:
        """A finding with its card's id and its line: that of the key, or of the start of the card."""
        card = "-" if number is None else self._names[number]
        return Finding(finding.code, card, self._line(number, key), finding.details)

    def _line(self, number: int | None, key: str) -> int | None:
        if number is not None and not self._are_known:
            return None
        start = None if number is None else self._starts[number]
        return self._keys.get((number, key), start) if key else start


def _name(card: Any) -> str:
    id = card.get("id") if isinstance(card, dict) else None
    return id if isinstance(id, str) and CARD_ID.fullmatch(id) else "-"


# ---- a good card as the rules know it


def _card(card: dict[str, Any]) -> Card:
    act, count, slots = _law(card["action"])
    return Card(
        id=card["id"],
        title=card["title"],
        colour=COLOURS.index(card["colour"]) if card["kind"] == "king" else SPECIAL,
        act=act,
        discards=card["action"]["do"] == "discard",
        count=count,
        slots=slots,
        reward=tuple(map(_step, card.get("reward", []))),
        hole=card.get("hole", False),
        guest=card.get("guest", False),
        first_king=card.get("first_king", False),
        extra=card.get("extra", False),
    )


def _law(action: dict[str, Any]) -> tuple[Act, int, tuple[int, ...]]:
    if "colours" in action:
        slots = tuple(map(COLOURS.index, action["colours"]))
        return Act.LISTED, len(slots), slots
    for key in (*SHAPES[1:], *TOLLS):
        if key in action:
            return Act[key.upper()], action[key], ()
    if action["do"] == "most":
        return Act.MOST, 0, (COLOURS.index(action["colour"]),)
    return (Act.HAND_SIZE, action["n"], ()) if "n" in action else (Act.FEWEST, 0, ())


def _step(step: dict[str, Any]) -> tuple[Prize, int]:
    verb = "gain" if "gain" in step else "steal"
    return Prize[f"{verb}_{step[verb]}".upper()], step["n"]
