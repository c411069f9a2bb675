"""JSON schemas of positions."""

from functools import cache
from typing import Any

import msgspec

from douzaine.match.game import Game

DRAFT = "https://json-schema.org/draft/2020-12/schema"


@cache
def position_schema(game: Game) -> dict[str, Any]:
    """The schema of a game's positions, and of those of its views; made from its `Position` if it declares one."""
    declared = getattr(game.part("position"), "Position", None)
    if declared is None:
        return {"$schema": DRAFT, "type": "object", "required": ["quiet"]}
    found = msgspec.json.schema(declared)
    for shape in found["$defs"].values():
        if "properties" in shape:
            shape["additionalProperties"] = False  # a position has no other keys
    return {"$schema": DRAFT, **found}
