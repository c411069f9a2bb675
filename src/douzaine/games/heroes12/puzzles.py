"""Twelve Heroes' puzzles: one action is left; which brings 7 VP at the next Control, whatever the other player does?

Both hands and decks are empty, so that nothing is hidden. Every reply is followed to the end, with every tile that may
be turned up: the value of a choice is 1 if none of them helps, otherwise 0.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from douzaine.games.heroes12.box import describe_move
from douzaine.games.heroes12.heroes import GOAL, HEROES, REGIONS, TILE_COUNT, TILE_SLOTS, TILE_VP, TILES
from douzaine.games.heroes12.table import Phase, Stage

OPTIONS = {"faction_1": "humans", "faction_2": "orcs_goblins"}
SEAT = 0
MOST_IN_CAMP = 2
MOST_THERE = (0, 0, 1, 1, 1, 2)  # heroes of a side in a region, to draw from
MOST_FOOD = 2
MOST_RIGHT = 2  # choices that hold
MOST_ACTIONS = 4  # of the other side, looked at for a reply: three, and one for a discarded card
IDLE = ("supply", "end")  # moves that do nothing to an opponent


def propose(rng: random.Random) -> tuple[dict[str, Any], list[str], int] | None:
    """Three tiles, one of them full of own cubes and worth the missing points."""
    tiles = [tile for tile, count in zip(TILES, TILE_COUNT, strict=True) for _ in range(count)]
    rng.shuffle(tiles)
    regions = [_region(rng, tile) for tile in tiles[:REGIONS]]
    ripe = rng.randrange(REGIONS)
    worth = TILE_VP[TILES.index(tiles[ripe])]
    regions[ripe]["cubes"][SEAT] = TILE_SLOTS[TILES.index(tiles[ripe])]
    if sum(region["cubes"][SEAT] for region in regions) > GOAL:
        return None
    camps = [{"heroes": _heroes(rng, rng.randint(1, MOST_IN_CAMP)), "food": 0} for _ in range(2)]
    position = {
        "turn": SEAT,
        "phase": "military",
        "actions": 1,
        "vp": [rng.randint(GOAL - worth, GOAL - 1), rng.randint(0, GOAL - 2)],
        "camps": camps,
        "regions": regions,
    }
    return position, [], SEAT


def _region(rng: random.Random, tile: str) -> dict[str, Any]:
    heroes = [_heroes(rng, rng.choice(MOST_THERE)) for _ in range(2)]
    slots = TILE_SLOTS[TILES.index(tile)]
    return {
        "tile": tile,
        "cubes": [rng.randint(0, slots) for _ in range(2)],
        "heroes": heroes,
        "food": [rng.randint(0, MOST_FOOD) if held else 0 for held in heroes],
    }


def _heroes(rng: random.Random, count: int) -> dict[str, int]:
    drawn = [rng.choice(HEROES) for _ in range(count)]
    return {hero: drawn.count(hero) for hero in HEROES if hero in drawn}


def weigh(
    match: Any, seat: int, ways: Any, solved: Callable[[], Any]
) -> list[tuple[Any, float, bool, dict[str, float], tuple[str, ...] | None]] | None:
    """1 for every action after which nothing helps the other side, 0 for the others."""
    replies = _Replies(ways)
    actions = {after.tobytes(): (chain, after) for chain, after in replies.actions(match.data, ())}
    found = [(chain, replies.none_helps(after)) for chain, after in actions.values()]  # in any order of the heroes
    if not 0 < sum(holds for _, holds in found) <= MOST_RIGHT:
        return None
    words, afters = match.box.moves, [None if replies.none_helps(after) else after for _, after in actions.values()]
    lines = ways.aside(lambda more: [None if after is None else _Spoiling(more).moves(after) for after in afters])
    return [
        (tuple(words[move] for move in chain), float(holds), holds, {}, line)
        for (chain, holds), line in zip(found, lines or [None] * len(found), strict=True)
    ]


class _Replies:
    """Everything that may follow an action."""

    def __init__(self, ways: Any) -> None:
        self._ways = ways
        self._known: dict[bytes, bool] = {}

    def actions(self, data: Any, chain: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Any]]:
        """Every way to take the last action, as its moves."""
        table = data[0]
        if chain and (table["over"] or table["phase"] == Phase.ACTION or table["turn"] != SEAT):
            yield chain, data
            return
        for move in self._ways.legal(data, SEAT):
            yield from self.actions(self._ways.after(data, (SEAT, move)), (*chain, move))

    def none_helps(self, data: Any) -> bool:
        """Whether the seat wins at its next Control, whatever comes until then."""
        table = data[0]
        if table["over"]:
            return bool(table["vp"][SEAT] >= GOAL)
        if table["turn"] == SEAT and table["stage"] not in (Stage.MILITARY, Stage.CONTROL):
            return False  # Control is over, and the match is not
        key = data.tobytes()
        if key not in self._known:
            self._known[key] = all(map(self.none_helps, self._following(data)))
        return self._known[key]

    def _following(self, data: Any) -> Iterator[Any]:
        actors = self._ways.actors(data)
        if not actors:
            yield from (after for _, after in self._ways.outcomes(data))
        for actor in actors:
            for move in self._ways.legal(data, actor):
                yield self._ways.after(data, (actor, move))


class _Spoiling:
    """How the other side spoils an action: with as few actions as can be."""

    def __init__(self, ways: Any) -> None:
        self._ways = ways

    def moves(self, data: Any) -> tuple[str, ...] | None:
        """The actions of the other side."""
        found = (self._spoil(data, most) for most in range(MOST_ACTIONS + 1))
        return next((tuple(line) for line in found if line is not None), None)

    def _spoil(self, data: Any, most: int) -> list[str] | None:
        """What the other side does from here on, with so many actions, so that the seat does not win."""
        table = data[0]
        if table["over"]:
            return None if table["vp"][SEAT] >= GOAL else []
        if table["turn"] == SEAT and table["stage"] not in (Stage.MILITARY, Stage.CONTROL):
            return []
        for after, said, cost in self._steps(data):
            rest = self._spoil(after, most - cost) if cost <= most else None
            if rest is not None:
                return [*said, *rest]
        return None

    def _steps(self, data: Any) -> Iterator[tuple[Any, list[str], int]]:
        """What may come next: what the other side says, and whether it is an action."""
        actors, words, acts = self._ways.actors(data), self._ways.box.moves, data[0]["phase"] == Phase.ACTION
        if not actors:
            yield from ((after, [], 0) for _, after in self._ways.outcomes(data))
        for actor in actors:
            for move in self._ways.legal(data, actor):
                word = words[move]
                cost = int(acts and word not in IDLE)
                is_said = actor != SEAT and word not in IDLE and not word.startswith("starve")
                yield self._ways.after(data, (actor, move)), [word] if is_said else [], cost


def name(moves: Sequence[str]) -> list[tuple[str, dict[str, Any]]]:
    """An action in words: the hero, its destination and food, and what else is decided on the way."""
    found: list[tuple[str, dict[str, Any]]] = []
    values: dict[str, Any] = {}
    for move in moves:
        word, _, rest = move.partition(" ")
        if word in ("deploy", "hero") and "hero:hero" not in values:
            values["hero:hero"] = HEROES.index(rest)
        elif word == "move":
            values["from:number"] = int(rest)
        elif word in ("region", "to") and values:
            values["region:number"] = int(rest)
        elif word == "food":
            id = "puzzle-move" if "from:number" in values else "puzzle-send"
            found.append(
                (f"{id}-food" if int(rest) else id, {**values, **({"food:number": int(rest)} if int(rest) else {})})
            )
            values = {}
        elif word != "done":
            id, fields = describe_move(move)
            found.append((f"move-{id}", fields))
    return found
