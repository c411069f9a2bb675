"""Twelve Heroes: tournament deck lists, as values and as files.

    game = "heroes12"
    schema = 1
    id = "stone-and-sail"
    title = "Stone and sail"
    deck = {golem = 2, iron_giant = 2, …}

Codes: T1 not 12 cards, T2 more than 2 of a hero, T3 an unknown hero; T4 an unreadable file, T5 a wrong heading, T6 an
invalid number of cards.
"""

import difflib
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

from douzaine.errors import BadDeck, file_trouble
from douzaine.games.deck_files import most, read_toml
from douzaine.games.declare import Finding, is_whole, shown
from douzaine.games.heroes12.heroes import COPIES, COST, DECK, FORCE, HEROES

GAME = "heroes12"
SCHEMA = 1
MOST = 1000  # maximum number of cards of one hero that are counted
LONGEST = 100_000  # characters of a file
BETWEEN_WORDS = str.maketrans(dict.fromkeys('{,="', " "))
NO_LINES: Mapping[str, int] = {}  # of a deck that is not a file

EXAMPLES: tuple[dict[str, int], ...] = (
    {"cannon": 2, "goat": 2, "giant_falcon": 2, "goblin": 2, "peasant": 2, "celestial_ship": 2},
    {"behemoth": 2, "chariot": 2, "iron_giant": 2, "golem": 2, "steward": 1, "orc": 2, "peasant": 1},
    {"archangel": 1, "knight": 2, "dragon": 1, "elf": 2, "treant": 2, "peasant": 2, "strategist": 2},
)


def read_deck(given: Any) -> dict[str, int]:
    """A deck list as {id: number}: from 12 ids, such a mapping, or the path or text of a deck file.

    Raises `BadDeck` with everything found, and TypeError for anything else.
    """
    if isinstance(given, str | Path):
        counts, found = _from_text(_text_of(given))
    elif isinstance(given, Mapping):
        counts, found = _counted(given)
    elif isinstance(given, list | tuple):
        counts, found = _from_list(given)
    else:
        raise TypeError("a deck is a list, a mapping, or a deck file")
    errors = found if _unreadable(found) else most(chain(found, _judged(counts, NO_LINES)))
    if errors:
        raise BadDeck("error-deck-refused", tuple(errors), why=tuple(finding.phrase(GAME) for finding in errors))
    return {hero: counts[hero] for hero in HEROES if counts.get(hero)}


def claims(text: str) -> bool:
    """Whether a file is meant for this game."""
    try:
        return read_toml(text, LONGEST).get("game") == GAME
    except ValueError:
        return any(line.replace(" ", "").startswith(f'game="{GAME}"') for line in text.splitlines())


def check(text: str) -> list[Finding]:
    """The findings in a deck file, up to a limit; empty for a playable deck."""
    counts, found = _from_text(text)
    return found if _unreadable(found) else most(chain(found, _judged(counts, _lines(text))))


def template(lang: str) -> str:
    """A commented file to start from: a playable deck, and every hero with its numbers."""
    french = lang == "fr"
    heading = "12 cartes, 2 au plus de chaque héros." if french else "12 cards, at most 2 of each hero."
    legend = "coût, force" if french else "cost, force"
    title = "Mon deck" if french else "My deck"
    lines = [f"# {heading}", f'game = "{GAME}"', f"schema = {SCHEMA}", 'id = "my-deck"', f'title = "{title}"', ""]
    lines += ["[deck]"]
    for hero, cost, force in zip(HEROES, COST, FORCE, strict=True):
        lines.append(f"{hero} = {EXAMPLES[1].get(hero, 0)}".ljust(20) + f"# {legend} : {cost}, {force}")
    return "\n".join(lines if french else [line.replace(" : ", ": ") for line in lines]) + "\n"


# ---- reading


def _text_of(given: str | Path) -> str:
    """The text of a deck file, given as such or by its path."""
    if isinstance(given, str) and ("\n" in given or "=" in given):
        return given
    try:
        return Path(given).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        finding = Finding("T4", details={"reason": "unopened" if isinstance(error, OSError) else "no-text"})
        raise BadDeck("error-deck-file", (finding,), file=shown(given), why=file_trouble(error)) from None


def _from_text(text: str) -> tuple[dict[str, int], list[Finding]]:
    """The counts of a deck file, and all errors except those of the cards."""
    try:
        told = read_toml(text, LONGEST)
    except ValueError as error:
        return {}, [Finding("T4", details={"reason": str(error).replace("\n", " ")[:200]})]
    found = most(_heading(told))
    if not isinstance(told.get("deck"), dict):
        return {}, [*found, Finding("T5", "deck", details={"wanted": "table"})]
    counts, wrong = _counted(told["deck"], _lines(text))
    return counts, found + wrong


def _heading(told: dict[str, Any]) -> Iterator[Finding]:
    if told.get("game") != GAME:
        yield Finding("T5", "game", details={"wanted": f'"{GAME}"'})
    if told.get("schema") != SCHEMA or isinstance(told.get("schema"), bool):
        yield Finding("T5", "schema", details={"wanted": str(SCHEMA)})
    for key in ("id", "title"):
        if not isinstance(told.get(key), str) or not told[key].strip():
            yield Finding("T5", key, details={"wanted": "text"})
    for key in sorted(told.keys() - {"game", "schema", "id", "title", "deck"}):
        yield Finding("T5", key[:40], details={"wanted": "nothing"})


def _from_list(given: list[Any] | tuple[Any, ...]) -> tuple[dict[str, int], list[Finding]]:
    """A list of ids; anything but a text counts as an unknown hero."""
    counts: dict[str, int] = {}
    for card in given:
        name = card if isinstance(card, str) else shown(card)
        counts[name] = counts.get(name, 0) + 1
    return counts, []


def _counted(given: Mapping[Any, Any], lines: Mapping[str, int] = NO_LINES) -> tuple[dict[str, int], list[Finding]]:
    """A mapping of ids to numbers."""
    counts: dict[str, int] = {}
    wrong: list[Finding] = []
    for card, count in given.items():
        name = card if isinstance(card, str) else shown(card)
        if is_whole(count) and 0 <= count <= MOST:
            counts[name] = int(count)
        else:
            wrong.append(Finding("T6", name[:40], lines.get(name)))
    return counts, wrong


# ---- rules for decks


def _judged(counts: dict[str, int], lines: Mapping[str, int]) -> Iterator[Finding]:
    """R29: T1, T2, T3, in this order."""
    total = sum(counts.values())
    if total != DECK:
        yield Finding("T1", details={"count": total})
    for hero in HEROES:
        if counts.get(hero, 0) > COPIES:
            yield Finding("T2", hero, lines.get(hero), {"count": counts[hero]})
    for card in counts:
        if card not in HEROES:
            near = difflib.get_close_matches(card[:40], HEROES, 1, 0.5)
            yield Finding("T3", card[:40], lines.get(card), {"near": near[0] if near else "-"})


def _unreadable(found: list[Finding]) -> bool:
    return any(finding.code == "T4" or finding.card == "deck" for finding in found)


def _lines(text: str) -> dict[str, int]:
    """The number of the line in which each word first occurs."""
    found: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        for word in line.split("#")[0].translate(BETWEEN_WORDS).split():
            found.setdefault(word, number)
    return found
