"""Killer: Table ↔ position."""

from typing import Annotated, Any, TypedDict

from msgspec import Meta

from douzaine.engine.table import finish
from douzaine.errors import BadPosition
from douzaine.games.killer.box import Capital, Fallen
from douzaine.games.killer.rules.eliminated import takes_turns
from douzaine.games.killer.rules.life import living
from douzaine.games.killer.rules.roll import begin_turn, clear_dice
from douzaine.games.killer.table import FACES, End, Phase
from douzaine.games.positions import Count, SeatNumber, told, whole_number, whole_numbers

Face = Annotated[int, Meta(ge=1, le=FACES)]
KEYS = ("hp", "turn", "returns", "turns")


class Position(TypedDict):
    """A match of Killer. Everybody sees everything."""

    hp: Annotated[list[Count], told("by seat; 0: eliminated")]
    turn: Annotated[SeatNumber, told("whose turn it is")]
    returns: Annotated[list[Count], told("how often each seat has come back to life")]
    turns: Annotated[Count, told("played to their end")]
    rolled: Annotated[list[Face], told("dice of the present roll that are not set aside, high to low")]
    kept: Annotated[list[Face], told("dice set aside, high to low; in an attack, the hits of the present set")]
    attack: Annotated[Count, told("the value attacked with; 0: no attack")]
    target: Annotated[SeatNumber | None, told("who is attacked; after `attack nobody` the attacker")]
    hits: Annotated[Count, told("dice hit over the whole attack")]
    quiet: Annotated[bool, told("the start of a turn, or the end: a match can be set up from here")]


def quiet_values(box: Any) -> dict[str, Any]:
    """What the other keys of a position hold at the start of a turn."""
    return {"quiet": True, "rolled": [], "kept": [], "attack": 0, "target": None, "hits": 0}


def is_quiet(box: Any, table: Any) -> bool:
    """The start of a turn, before its first roll; or the end of the match."""
    if table["over"]:
        return True
    return bool(table["phase"] == Phase.ROLL and table["to_fall"] == box["dice"])


def to_position(box: Any, table: Any) -> Position:
    """Everything on the table, in plain values. Nothing is hidden, so a view reads the same."""
    seats = int(table["seats"])
    return {
        "hp": table["hp"][:seats].tolist(),
        "turn": int(table["turn"]),
        "returns": table["returns"][:seats].tolist(),
        "turns": int(table["turns"]),
        "rolled": faces(table["rolled"]),
        "kept": faces(table["kept"]),
        "attack": int(table["attack"]),
        "target": None if table["target"] < 0 else int(table["target"]),
        "hits": int(table["hits"]),
        "quiet": is_quiet(box, table),
    }


def faces(dice: Any) -> list[int]:
    """Dice counted by face, as a list from high to low."""
    return [face for face in range(FACES, 0, -1) for _ in range(dice[face - 1])]


def from_position(box: Any, given: dict[str, Any], table: Any) -> None:
    """Set up a blank Table at the start of a turn."""
    seats = int(box.players)
    if "hp" not in given and box.capital != Capital.FIXED:
        raise BadPosition("killer.error-no-hp")
    most_returns = int(box.revive_limit) if box.fallen == Fallen.REVIVE else 0
    table.seats = seats
    table.hp[:seats] = whole_numbers("hp", given.get("hp", [int(box.starting_hp)] * seats), seats, 0)
    table.returns[:seats] = whole_numbers("returns", given.get("returns", [0] * seats), seats, 0, most_returns)
    table.turn = table.first = whole_number("turn", given.get("turn", 0), 0, seats - 1)
    table.turns = whole_number("turns", given.get("turns", 0), 0, *([int(box.max_turns)] if box.max_turns else []))
    clear_dice(table)
    if living(table) == 0:
        raise BadPosition("killer.error-nobody-lives")
    if living(table) == 1:
        finish(table, End.LAST_STANDING)
    elif box.max_turns and table.turns == box.max_turns:
        finish(table, End.MAX_TURNS)
    elif not takes_turns(box, table, table.turn):
        raise BadPosition("killer.error-no-turns", seat=int(table.turn))
    else:
        begin_turn(box, table)


def components(box: Any, table: Any) -> dict[str, int]:
    """What must stay the same from the first roll of a match to its last: dice in hand and on the table."""
    dice = int(table["rolled"].sum() + table["kept"].sum() + table["to_fall"])
    away = table["over"] or table["phase"] == Phase.FIRST_PLAYER
    return {"dice": int(box["dice"]) if away else dice}
