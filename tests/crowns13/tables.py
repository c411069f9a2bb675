"""Positions to start from, and decks with laws replaced."""

import re
from pathlib import Path
from typing import Any

import douzaine as dz

GAME = dz.game("crowns13")
STAND_IN = (Path(GAME.folder) / "decks" / "stand_in.toml").read_text(encoding="utf-8")
ALL_CARDS = re.findall(r'^id = "(\w\d\d)"', STAND_IN, re.MULTILINE)
COLOURS = ("blue", "orange", "green", "violet")


def table(players: int = 3, king: str = "S01", options: dict[str, Any] | None = None, **position: Any) -> dz.Match:
    """A match at the start of a turn: the First King below `king`, and hands of seats 0, 1, … as texts."""
    position.setdefault("throne", ["S01"] if king == "S01" else ["S01", king])
    if isinstance(position["throne"], str):
        position["throne"] = position["throne"].split()
    hands = [hand.split() for hand in position.pop("hands", [])]
    position["hands"] = hands + [[]] * (players - len(hands))
    for key, empty in (("crowns", 0), ("guards", 0), ("coats", {})):
        position[key] = list(position.get(key, [])) + [empty] * (players - len(position.get(key, [])))
    for key in ("draw", "discard"):
        if isinstance(position.get(key), str):
            position[key] = position[key].split()
    return dz.Match.at(GAME.box(players=players, **(options or {})), position)


def with_rest_in_hand(seat: int, players: int = 3, **position: Any) -> dz.Match:
    """The same, with the cards named nowhere in the hand of a seat; draw and discard pile are empty unless given."""
    named = [*position["throne"].split(), *position.get("draw", "").split(), *position.get("discard", "").split()]
    hands = [*position.pop("hands", []), *[""] * players][:players]
    named += " ".join(hands).split()
    hands[seat] = " ".join([hands[seat], *(card for card in ALL_CARDS[:-1] if card not in named)])
    position.setdefault("draw", "")
    return table(players, hands=hands, **position)


def legal(match: dz.Match) -> set[str]:
    """What the seat that is asked may do."""
    (seat,) = match.actors
    return set(match.legal(seat))


def verbs(match: dz.Match) -> set[str]:
    """The first words of what may be done."""
    return {move.split()[0] for move in legal(match)}


def hand(match: dz.Match, seat: int = 0) -> list[str]:
    """The cards of a seat."""
    return list(match.position()["hands"][seat])


def crowns(match: dz.Match) -> list[int]:
    """The crowns of all seats."""
    return list(match.position()["crowns"])


def tokens(match: dz.Match, seat: int = 0) -> tuple[dict[str, int], int]:
    """Coats and guards of a seat."""
    position = match.position()
    return position["coats"][seat], position["guards"][seat]


def supply(match: dz.Match) -> tuple[int, int, dict[str, int]]:
    """Crowns, guards and coats in the supply: what is in the box and nobody's."""
    position = match.position()
    coats = {colour: 2 - sum(owned.get(colour, 0) for owned in position["coats"]) for colour in COLOURS}
    guards = 4 - sum(position["guards"]) - (position["guard"] is not None)
    return 65 - sum(position["crowns"]), guards, coats


def is_over_for(match: dz.Match, seat: int) -> bool:
    """Whether the turn of a seat is over and the next one's has begun."""
    return match.position()["turn"] == (seat + 1) % match.box.players and match.position()["quiet"]


def rules_told(match: dz.Match) -> list[str]:
    """The rules behind everything that happened."""
    return [event.rule for event in match.story]


def with_laws(laws: dict[str, str]) -> str:
    """The stand-in deck with other laws: `action` and `reward` lines by card, as `action | reward`."""
    text = STAND_IN
    for card, law in laws.items():
        action, _, reward = law.partition(" | ")
        lines = f"action = {{ {action} }}\n" + (f"reward = [{reward}]\n" if reward else "")
        text, count = re.subn(
            rf'(id = "{card}"\n(?:(?!action)\w.*\n)*)action = .*\n(?:reward = .*\n)?', rf"\g<1>{lines}", text
        )
        assert count == 1
    return text
