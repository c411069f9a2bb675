from douzaine.engine.table import ask_all
from douzaine.errors import BadPosition
from douzaine.games.positions import listed, one_of, whole_number, whole_numbers
from tests.pennies.box import COINS

KEYS = ("coins", "points", "turns")


def quiet_values(box):
    return {"quiet": True, "picks": [None, None]}


def to_position(box, table):
    def coin(value, waiting):
        return COINS[value] if value >= 0 else None if waiting else "?"

    return {
        "coins": [coin(value, bool(table["chance"])) for value in table["coin"]],
        "points": table["points"].tolist(),
        "turns": int(table["turns"]),
        "picks": [
            coin(value, table["over"] or table["chance"] or table["actors"] >> seat & 1)
            for seat, value in enumerate(table["pick"])
        ],
        "quiet": bool(table["actors"] == 3),
    }


def from_position(box, given, table):
    if "coins" not in given:
        raise BadPosition("pennies.error-no-coins")
    table.seats = 2
    table.coin = [COINS.index(one_of("coins", coin, COINS)) for coin in listed("coins", given["coins"], 2)]
    table.pick = -1
    table.points = whole_numbers("points", given.get("points", [0, 0]), 2, 0)
    table.turns = whole_number("turns", given.get("turns", 0), 0, int(box.rounds) - 1)
    ask_all(table)


def components(box, table):
    return {"seats": 2}
