"""Short ways to lay a table of Twelve Heroes and to look at it."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import douzaine as dz

GAME = dz.game("heroes12")
TILES = ("farm", "city", "mine")
DECK = {"orc": 2, "dragon": 2, "elf": 2, "goat": 2, "peasant": 2, "cannon": 2}
SET = {  # a tournament of this deck against itself
    "deck_mode": "tournament",
    "deck_1": DECK,
    "deck_2": DECK,
}


@dataclass
class Side:
    """What one seat has; heroes are words in a text, food is the camp's, f that in the regions."""

    camp: str = ""
    food: int = 0
    r1: str = ""
    r2: str = ""
    r3: str = ""
    f: tuple[int, int, int] = (0, 0, 0)
    hand: str = ""
    deck: str = ""
    under: str = ""
    discard: str = ""
    vp: int = 0


def counts(heroes: str) -> dict[str, int]:
    return dict(Counter(heroes.split()))


def position(
    p0: Side | None = None,
    p1: Side | None = None,
    tiles: tuple[str | None, ...] = TILES,
    cubes: dict[int, tuple[int, int]] | None = None,
    below: dict[int, int] | None = None,
    popularity: dict[int, Any] | None = None,
    **keys: Any,
) -> dict[str, Any]:
    sides = [p0 or Side(), p1 or Side()]
    regions = []
    for number in (1, 2, 3):
        region: dict[str, Any] = {
            "tile": tiles[number - 1],
            "cubes": list((cubes or {}).get(number, (0, 0))),
            "heroes": [counts(getattr(side, f"r{number}")) for side in sides],
            "food": [side.f[number - 1] for side in sides],
        }
        if below and number in below:
            region["below"] = below[number]
        if popularity and number in popularity:
            region["popularity"] = popularity[number]
        regions.append(region)
    return {
        "camps": [{"heroes": counts(side.camp), "food": side.food} for side in sides],
        "regions": regions,
        "hands": [counts(side.hand) for side in sides],
        "decks": [counts(side.deck) for side in sides],
        "bottoms": [side.under.split() for side in sides],
        "discards": [counts(side.discard) for side in sides],
        "vp": [side.vp for side in sides],
        **keys,
    }


def at(p0: Side | None = None, p1: Side | None = None, box: dict[str, Any] | None = None, **keys: Any) -> dz.Match:
    """A match from a position, in which chance waits to be dealt."""
    return dz.Match.at(GAME.box(**(box or {})), position(p0, p1, **keys))


def war(p0: Side | None = None, p1: Side | None = None, actions: int = 3, **keys: Any) -> dz.Match:
    """A match in the Military phase of seat 0."""
    return at(p0, p1, phase="military", actions=actions, **keys)


def play(match: dz.Match, *moves: str, seat: int = 0) -> dz.Match:
    for move in moves:
        match.play(seat, move)
    return match


def food(match: dz.Match, seat: int) -> list[int]:
    return [region["food"][seat] for region in match.position()["regions"]]


def camp_food(match: dz.Match, seat: int) -> int:
    return int(match.position()["camps"][seat]["food"])


def camp(match: dz.Match, seat: int) -> dict[str, int]:
    return dict(match.position()["camps"][seat]["heroes"])


def heroes(match: dz.Match, seat: int, region: int) -> dict[str, int]:
    return dict(match.position()["regions"][region - 1]["heroes"][seat])


def cubes(match: dz.Match, region: int) -> list[int]:
    return list(match.position()["regions"][region - 1]["cubes"])


def token(match: dz.Match, region: int) -> Any:
    return match.position()["regions"][region - 1]["popularity"]


def tile(match: dz.Match, region: int) -> Any:
    return match.position()["regions"][region - 1]["tile"]


def force(match: dz.Match, seat: int, region: int) -> int:
    return int(match.data[0]["force"][seat, region - 1])


def hand(match: dz.Match, seat: int) -> dict[str, int]:
    return dict(match.position()["hands"][seat])


def discard(match: dz.Match, seat: int) -> dict[str, int]:
    return dict(match.position()["discards"][seat])


def told(match: dz.Match) -> list[str]:
    """The kinds of events told so far."""
    return [event.kind for event in match.story]


def rules_told(match: dz.Match) -> list[str]:
    return [event.rule for event in match.story]


def deal(match: dz.Match, *outcomes: str) -> dz.Match:
    for outcome in outcomes:
        match.deal(outcome)
    return match


ADVANCED = {"rules": "advanced"}
