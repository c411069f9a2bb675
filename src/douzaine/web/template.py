"""Templates, the texts that belong to no game, and where a game's own drawings are."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

import douzaine as dz
from douzaine.draw import Markup, d12, house_pattern_defs, icon, tag
from douzaine.draw.houses import HOUSES
from douzaine.match.words import LANGUAGES, table_words
from douzaine.web import plain
from douzaine.web.mould import Mould

HERE = Path(__file__).parent


@cache
def say_in(lang: str) -> Callable[..., str]:
    """The table's own texts in one language."""
    words = table_words()
    return lambda id, **values: words.text(id, lang, **values)


@cache
def environment() -> Environment:
    """The templates, with what all of them use."""
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(icon=icon, languages=LANGUAGES, mark=mark, patterns=house_pattern_defs)
    return made


def mark() -> Markup:
    """The sign of the house: a raspberry d12."""
    return tag("img", src="/static/mark.svg", alt="", class_="mark", width=32, height=32)


def template(name: str, lang: str, **context: Any) -> str:
    """A page or a part of one."""
    return environment().get_template(name).render(lang=lang, say=say_in(lang), **context)


@lru_cache(1000)
def mould(name: str, lang: str, fixed: tuple[tuple[str, Any], ...], varying: tuple[str, ...]) -> Mould:
    """The mould of a template for some values that decide its structure. What it leaves out is there, but false."""
    return Mould(template(name, lang, **dict(fixed), **Mould.places(varying), watch=None, result=None))


def names_in(lang: str, names: Sequence[str]) -> str:
    """Names as a sentence lists them."""
    return format_list(names, locale=lang) if len(names) > 1 else "".join(names)


def art_of(game: dz.Game) -> Any:
    """How a game's drawings are addressed."""
    return lambda path: f"/games/{game.id}/art/{path}"


def poster(game: dz.Game) -> Markup:
    """The game's picture on the shelf."""
    drawn = getattr(board_of(game), "poster", None)
    return drawn(art_of(game)) if drawn else d12(12, HOUSES[0])


def board_of(game: dz.Game) -> Any:
    """The game's own board, or the plain one."""
    return game.part("board") if game.has_part("board") else plain


def has_style(game: dz.Game) -> bool:
    """Whether the game brings a style sheet."""
    return (game.folder / "board.css").exists()
