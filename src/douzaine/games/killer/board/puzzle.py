"""Killer in the browser: a choice of dice in a row, of a puzzle's answer or a review."""

from collections.abc import Callable, Sequence

from douzaine.boards import Markup, small_d6, tag

SAYS_ALL = True  # a picture needs no words beside it


def picture(moves: Sequence[str], art: Callable[[str], str]) -> Markup:
    """The dice that are kept; nothing for other choices."""
    dice = [int(move.removeprefix("keep ")) for move in moves if move.startswith("keep ")]
    if not dice:
        return Markup("")
    return tag("span", *map(small_d6, dice), class_="k-mini", aria_hidden="true")
