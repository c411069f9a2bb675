"""Matches in a person's history, as pages list them."""

import time
from typing import Any

import douzaine as dz
from douzaine.server.model import Person, TableRow


def one_match(agreed: TableRow, person: Person, lang: str) -> dict[str, Any]:
    """The entry for a match."""
    mine, result = agreed.seats_of(person), agreed.result
    known = agreed.game in dz.games()
    return {
        "code": agreed.code,
        "game": agreed.game,
        "title": dz.game(agreed.game).words.text("title", lang) if known else agreed.game,
        "at": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(agreed.created)),
        "day": round(agreed.created),
        "seats": [seat.name for seat in agreed.seats],
        "over": result is not None,
        "won": bool(result and set(mine) & set(result["winners"])),
        "counts": bool(result and result["winners"]) and not agreed.practice,
        "practice": agreed.practice,
        "winners": [agreed.seats[seat].name for seat in result["winners"]] if result else [],
    }
