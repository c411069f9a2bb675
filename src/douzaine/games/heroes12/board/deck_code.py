"""Twelve Heroes: share codes for deck lists: `2kni 1dra …`, three letters per hero."""

import re
import unicodedata
from collections.abc import Mapping

from douzaine.games.heroes12.heroes import COPIES, COST, FORCE, HEROES

LETTERS = {hero: hero[:3] for hero in HEROES} | {"giant_falcon": "fal", "celestial_ship": "shi"}
HERO_OF = {letters: hero for hero, letters in LETTERS.items()}
BY_COST = tuple(sorted(HEROES, key=lambda hero: (COST[HEROES.index(hero)], FORCE[HEROES.index(hero)])))
LONGEST_CODE = 400  # maximum number of characters of a code
CARD = re.compile(rf"([1-{COPIES}])?([a-z]{{3}})")


def code_of(counts: Mapping[str, int]) -> str:
    """A list as a code, cheap heroes first."""
    return " ".join(f"{counts[hero]}{LETTERS[hero]}" for hero in BY_COST if counts.get(hero))


def read_code(text: str) -> dict[str, int] | None:
    """The list of a code, with any spacing; None if it is invalid."""
    folded = unicodedata.normalize("NFKC", text[:LONGEST_CODE]).lower()
    parts = re.split(r"[\s,;.+_-]+", folded.strip())
    counts: dict[str, int] = {}
    for part in parts:
        while part:
            found = CARD.match(part)
            hero = HERO_OF.get(found[2]) if found else None
            if found is None or hero is None or hero in counts:
                return None
            counts[hero], part = int(found[1] or 1), part[found.end() :]
    return counts or None
