"""Moments that random play hardly ever reaches, and boards as full as they get: positions, and moves from there."""

from collections import Counter
from typing import Any, NamedTuple

from douzaine.server.model import Start
from tests.crowns13.tables import with_laws

LONG = ("celestial_ship", "giant_falcon", "treant", "iron_giant")  # heroes with long names, in both languages


class Stage(NamedTuple):
    """A table that begins in the middle."""

    options: dict[str, Any]
    start: Start


def stages(game: str, players: int) -> list[Stage]:
    """What is looked at besides random matches."""
    return STAGES[game](players)


def _stage(options: dict[str, Any], position: dict[str, Any], *moves: str) -> Stage:
    return Stage(options, Start(position, moves))


# ---- Killer


def _killer(players: int) -> list[Stage]:
    box = {"players": players}
    hp = [24, 119 if players < 9 else 99, 31, 7, 9, 1, 84, 30, 18, 45][:players]
    thrown = (*["* 6"] * 5, "* 5", *["0 keep 6"] * 5, "0 keep 5", "0 attack 1")
    return [
        _stage(box | {"all_hit": "push_luck"}, {"hp": hp}, *thrown, *["* 5"] * 6),  # stop, or risk it all
        _stage(box, {"hp": hp}, *[f"* {die}" for die in (6, 6, 4, 4, 2, 1)], "0 keep 6", "0 keep 6", "0 roll"),
    ]


# ---- King of 12


def _king12(players: int) -> list[Stage]:
    six = ["lady", "machine", "sorcerer", "troublemakers", "gambler", "reverser"]
    box = {"players": players, "boxes": -(-players // 4), "card_set": "agreed", "agreed_cards": six}
    dice = [2, 11, *[5, 12, 7, 9, 3, 8, 1, 6, 10, 4, 5, 7, 8, 9]][:players]
    many = {"dice": dice, "tokens": [[3, 2], [1, 2]] + [[0, 0]] * (players - 2)}
    others = [f"{seat} play {('machine', 'knight', 'gambler')[seat % 3]}" for seat in range(2, players)]
    return [
        _stage(box, many, "0 play lady", "1 play lady", *others),  # the lower Lady takes
        _stage(box, many, "0 play sorcerer", "1 play machine", *others),  # any of five faces
    ]


# ---- 13 Crowns


def _crowns13(players: int) -> list[Stage]:
    box, others = {"players": players}, players - 2
    rob = with_laws({"V13": 'do = "fewest_crowns" | { steal = "token", n = 1 }'})
    poor = {
        "throne": ["S01", "V13"],
        "hands": [[]] * players,
        "crowns": [0, *[5] * (players - 1)],
        "coats": [{}, {"violet": 1}, *[{}] * others],
        "guards": [0, 1, *[0] * others],
    }
    rich = {
        "throne": ["S01", "O03", "V04"],
        "hands": [
            ["B01", "B12", "O06", "O09", "G02", "G07", "V03", "V08", "S02", "S03"],
            ["B02", "O01", "G03", "V05", "V09", "G11", "O12", "B07"],
            *[["B03", "O02"], ["G04", "V06"], ["B04", "O04"]],
        ][:players],
        "crowns": [12, 12, 11, 9, 0][:players],
        "coats": [{"violet": 1, "blue": 1}, {"green": 2}, {}, {"orange": 1}, {}][:players],
        "guards": [0, 0, 1, 1, 0][:players],
        "guard": 1,
    }
    return [
        _stage(box | {"deck": rob}, poor, "0 apply", "0 rob 1"),  # a coat or a guard
        _stage(box, rich),
        _stage(box, rich, "0 give B01"),
    ]


# ---- Twelve Heroes


def _camp(heroes: str = "", food: int = 0) -> dict[str, Any]:
    return {"heroes": dict(Counter(heroes.split())), "food": food}


def _heroes12(_: int) -> list[Stage]:
    def war(own: Any, other: Any, lands: Any, hand: str, *moves: str, **more: Any) -> Stage:
        regions = [
            {"tile": tile, "cubes": [0, 0], "heroes": [dict(Counter(each.split())) for each in sides], "food": food}
            for tile, sides, food in zip(("farm", "city", "mine"), lands, more.pop("food"), strict=True)
        ]
        position = {
            "camps": [own, other], "regions": regions, "hands": [dict(Counter(hand.split())), {"goat": 2, "elf": 2}],
            "decks": [{}, {}], "bottoms": [[], []], "discards": [{}, {}], "vp": [5, 6], "phase": "military",
            "actions": 3, **more,
        }  # fmt: skip
        return _stage({}, position, *(move if move[0] == "1" else f"0 {move}" for move in moves))

    sides = (("", "golem"), ("", "golem peasant"), ("", "goat"))
    some = [[0, 0], [0, 1], [0, 2]]
    held = (("elf golem", "goat"), ("knight", "orc elf"), ("treant", "goblin"))
    fed = [[2, 1], [1, 1], [3, 2]]
    full = ((" ".join(LONG), "elf goblin goat"), (" ".join(LONG[:2]), "orc orc"), ("archangel", "dragon"))
    lots = [[9, 4], [12, 0], [3, 11]]
    sent = [word for n, hero in enumerate(("elf", "celestial_ship", "chariot"), 1)
            for word in (f"deploy {hero}", f"region {n}", "food 1")] + ["done"]  # fmt: skip
    three, many = _camp("elf celestial_ship chariot", 5), _camp(f"{LONG[2]} {LONG[3]}", 14)
    return [
        war(three, _camp(), sides, "peasant goat", *sent, food=some),  # which ability first
        war(three, _camp(), sides, "peasant goat", *sent, "resolve 2", food=some),  # whom the Ship brings
        war(three, _camp(), sides, "peasant goat", *sent, "resolve 3", food=some),  # whom the Chariot sends home
        war(_camp("", 9), _camp("orc"), held, "behemoth elf", "recruit behemoth", food=fed),
        war(_camp("", 9), _camp("orc"), held, "behemoth elf", "recruit behemoth", "1 region 2", food=fed),
        war(_camp("", 9), _camp("orc"), held, "strategist elf", "recruit strategist", "region 1", food=fed),
        war(_camp("orc"), _camp(), held, "dragon orc elf golem goat knight treant", "end", food=fed, actions=0),
        war(_camp(), _camp(), (("giant_falcon", ""), ("", ""), ("", "")), "goat", food=[[2, 0], [0, 0], [0, 0]]),
        war(many, _camp("treant giant_falcon", 4), full, "archangel dragon knight", food=lots, actions=2),
    ]


STAGES = {"killer": _killer, "king12": _king12, "crowns13": _crowns13, "heroes12": _heroes12}
