"""Shared by every game's `position.py`: types for its `Position`, and small checks that raise `BadPosition`."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta

from douzaine.errors import BadPosition
from douzaine.games.declare import is_whole, shown

Count = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0)]
MOST = 1_000_000_000  # what fits a Table's number with room to grow


def told(description: str) -> Meta:
    """The description of a position's entry, for its schema."""
    return Meta(description=description)


def words(*allowed: str) -> Meta:
    """The only words allowed here, for a schema."""
    return Meta(extra_json_schema={"enum": list(allowed)})


def whole_number(key: str, value: Any, low: int, high: int = MOST) -> int:
    """A whole number in a range."""
    if not is_whole(value) or not low <= value <= high:
        raise BadPosition("error-whole", name=key, low=low, high=high, value=shown(value))
    return int(value)


def listed(key: str, value: Any, length: int) -> list[Any]:
    """A list with one entry per seat (or place)."""
    if not isinstance(value, list | tuple) or len(value) != length:
        raise BadPosition("error-list", name=key, length=length, value=shown(value))
    return list(value)


def whole_numbers(key: str, value: Any, length: int, low: int, high: int = MOST) -> list[int]:
    """A list of whole numbers, one per seat (or place)."""
    return [whole_number(f"{key}[{i}]", each, low, high) for i, each in enumerate(listed(key, value, length))]


def one_of(key: str, value: Any, words: Sequence[Any]) -> Any:
    """One of a few values."""
    for word in words:
        if type(word) is type(value) and word == value:
            return word
    raise BadPosition("error-one-of", name=key, words=", ".join(map(str, words)), value=shown(value))


def split_keys(given: Any, keys: Sequence[str], quiet: Mapping[str, Any]) -> dict[str, Any]:
    """The given part of a position; the rest must have its quiet value."""
    if not isinstance(given, Mapping):
        raise BadPosition("error-position-mapping", value=shown(given))
    for key, value in given.items():
        if key in quiet:
            if _plain(value) != quiet[key] or isinstance(value, bool) != isinstance(quiet[key], bool):
                raise BadPosition("error-position-quiet", name=key, quiet=repr(quiet[key]), value=shown(value))
        elif key not in keys:
            raise BadPosition("error-position-key", name=shown(key), known=", ".join(keys))
    return {key: value for key, value in given.items() if key in keys}


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
