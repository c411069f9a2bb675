"""Twelve Heroes in the browser: the moves of a form.

A decision that takes several moves is one form. It has a piece (`move`: a radio, or checkboxes if several can go), a
region (`region`, 1 to 3) and food (`food`). A button that decides by itself sends `say`, whatever else is chosen.
Besides the words of moves, `move` can be `at PLACE HERO`, which names a place and a hero there together.
"""

from collections.abc import Mapping, Sequence

from douzaine.boards.context import BoardContext
from douzaine.games.heroes12.board.choices import DEPLOYS, PLACED
from douzaine.games.heroes12.heroes import REGIONS
from douzaine.games.heroes12.table import Phase
from douzaine.match.fields import Fields


def moves(at: BoardContext, fields: Mapping[str, Sequence[str]]) -> list[str]:
    """The moves of a form, in their legal order."""
    if fields.get("say"):
        return list(fields["say"][:1])
    phase = Phase(at.table.phase)
    words = list(fields.get("move", ()))
    if phase in PLACED:
        return words or journey(at, phase in DEPLOYS, fields)
    if phase in (Phase.MULLIGAN, Phase.STRATEGIST_REGION):
        return [move for word in words for move in named_there(word)] + ["done"]
    if phase == Phase.STRATEGIST_HERO or not words:
        return words
    return words[:-1] + chain(at, phase, words[-1], fields)


def fields_of(moves: Sequence[str]) -> list[tuple[str, str]]:
    """The fields for these moves."""
    found: list[tuple[str, str]] = []
    words = [move.split(" ") for move in moves]
    for number, word in enumerate(words):
        following = words[number + 1][0] if number + 1 < len(words) else ""
        if following == "hero":
            continue  # a place, which is named together with the hero
        if word[0] == "hero" and number:
            found.append(("move", f"at {words[number - 1][-1]} {word[1]}"))
        elif word[0] == "food":
            found.append(("food", word[1]))
        elif word[0] in ("region", "to") and (number or following == "food"):
            found.append(("region", word[1]))
        else:
            found.append(("move", moves[number]))
    return found


def chain(at: BoardContext, phase: Phase, word: str, fields: Mapping[str, Sequence[str]]) -> list[str]:
    """A piece with the region and food chosen for it."""
    first = named_there(word, "move" if phase == Phase.ACTION else "region")
    deploys = word.startswith("deploy ")
    travels = deploys or word.startswith("fly ") or phase == Phase.MOVE_HERO
    if travels or (phase == Phase.ACTION and word.startswith("at ")):
        return first + journey(at, deploys, fields)
    return first


def named_there(word: str, place_word: str = "region") -> list[str]:
    """The moves of `at 2 orc`; other words unchanged."""
    if not word.startswith("at "):
        return [word]
    _, place, hero = word.split(" ")
    return ["camp" if place == "camp" else f"{place_word} {place}", f"hero {hero}"]


def journey(at: BoardContext, deploys: bool, fields: Mapping[str, Sequence[str]]) -> list[str]:
    """A hero's destination and food; a Deploy that no other hero can join is over."""
    table = at.table
    is_placed = table.phase in (Phase.DEPLOY_FOOD, Phase.MOVE_FOOD)
    region = str(table.target + 1) if is_placed else "".join(fields.get("region", ())[:1])
    if not region:
        return []
    food = f"food {''.join(fields.get('food', ())[:1]) or 0}"
    target = [] if is_placed else [f"{'region' if deploys else 'to'} {region}"]
    return [*target, food, *(["done"] if deploys and is_last_deploy(table, region) else [])]


def is_last_deploy(table: Fields, region: str) -> bool:
    """R64: whether no hero is left in the camp, or no region, after a hero is deployed there."""
    used = 0 if table.phase == Phase.ACTION else table.used
    free = [number for number in range(REGIONS) if not used >> number & 1 and region != str(number + 1)]
    return not free or sum(table.camp[table.turn]) <= 1
