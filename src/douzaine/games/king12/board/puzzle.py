"""King of 12 in the browser: a card in a row of a puzzle's answer."""

from collections.abc import Callable, Sequence

from douzaine.boards import Markup, tag

SAYS_ALL = False  # the card is also named


def picture(moves: Sequence[str], art: Callable[[str], str]) -> Markup:
    """The character that is played."""
    card = moves[0].removeprefix("play ")
    return tag("img", src=art(f"{card}.svg"), alt="", width=34, height=34, class_="daily-art")
