"""13 Crowns: the Box and the Table as drawings read them: in plain numbers, many times as fast as from records."""

from functools import lru_cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from douzaine.match.game import Box
    from douzaine.match.view import View


def read(view: "View") -> tuple[Any, Any]:
    """The Box and the Table of a view; rules that only look can read them as well."""
    return plain_box(view.box), _plain_table(view)


@lru_cache(100)
def plain_box(box: "Box") -> Any:
    """What the rules read of the options."""
    return _plain(box.data[0])


@lru_cache(16)
def _plain_table(view: "View") -> Any:
    """A page reads its table in dozens of places."""
    return _plain(view.data[0])


def _plain(row: Any) -> Any:
    """Every field by its name; what rules index by two numbers stays an array."""
    fields = {name: row[name] for name in row.dtype.names}
    return SimpleNamespace(**{name: each if each.ndim > 1 else each.tolist() for name, each in fields.items()})


def after_playing(table: Any, seat: int | None, card: int) -> Any:
    """A table whose King is a card out of a hand, as far as his law looks at it."""
    hand, hand_size = table.hand.copy(), table.hand_size.copy()
    hand[seat] &= ~(1 << card)
    hand_size[seat] -= 1
    changed = {"hand": hand, "hand_size": hand_size, "throne": [card], "height": 1}
    return SimpleNamespace(**{**vars(table), **changed})
