"""Results as JSON: dataclasses as their fields, boxes as their game and options."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np

from douzaine.match.game import Box


def to_json(found: Any) -> str:
    """A result as JSON text."""
    return json.dumps(plain_values(found), ensure_ascii=False)


def plain_values(found: Any) -> Any:
    """A result as numbers, texts, lists and mappings."""
    if isinstance(found, Box):
        return {"game": found.game.id, "options": plain_values(dict(found.options))}
    if is_dataclass(found) and not isinstance(found, type):
        return {each.name: plain_values(getattr(found, each.name)) for each in fields(found)}
    if isinstance(found, Mapping):
        return {str(key): plain_values(value) for key, value in found.items()}
    if isinstance(found, list | tuple):
        return [plain_values(each) for each in found]
    if isinstance(found, np.ndarray | np.generic):
        return found.tolist()
    return found
