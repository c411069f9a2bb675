"""A game's title within a sentence, and its kind of chance: dice or cards.

French says « une table du Roi des 12 », « jouer au Roi des 12 ».
"""

from functools import cache

from douzaine.match.game import Game
from douzaine.texts import say_in


@cache
def title_forms(game: Game, lang: str) -> dict[str, str]:
    """The title as `game`, after "of" as `of`, and after a verb such as "play" as `at`."""
    words = game.words
    title = words.text("title", lang)
    forms = {"game": title}
    for form in ("of", "at"):
        own = f"title.{form}"
        forms[form] = words.text(own, lang) if words.has(own, lang) else say_in(lang)(f"web-title-{form}", game=title)
    return forms


def sealed_line(game: Game, lang: str) -> str:
    """A line that says whether a game's dice or cards are fair and sealed before play."""
    own = "board-fair-sealed"
    return game.words.text(own, lang) if game.words.has(own, lang) else say_in(lang)("web-fair-folded")
