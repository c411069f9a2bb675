"""Templates, texts that belong to no game, and the addresses of a game's drawings."""

from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from douzaine.boards import Markup, house_pattern_defs, icon, monogram, tag
from douzaine.boards.trophy import laurel
from douzaine.match.words import LANGUAGES
from douzaine.server.model import LONGEST_NAME
from douzaine.texts import say_in, table_words

HERE = Path(__file__).parent.parent


@cache
def environment() -> Environment:
    """The template environment, with everything all templates use."""
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["sentence"] = sentence
    made.globals.update(
        longest_name=LONGEST_NAME,
        icon=icon,
        laurel=laurel,
        languages=LANGUAGES,
        mark=mark,
        monogram=monogram,
        patterns=house_pattern_defs,
    )
    return made


def sentence(text: str) -> str:
    """A text with a capital, as where it stands alone."""
    return text[:1].upper() + text[1:]


def mark() -> Markup:
    """The site's mark: a raspberry d12."""
    return tag("img", src="/static/mark.svg", alt="", class_="mark", width=32, height=32)


def template(name: str, lang: str, **context: Any) -> str:
    """A template for a page or a part of one."""
    levels = {"level_text": partial(level_text, lang), "level_about": partial(level_about, lang)}
    return environment().get_template(name).render(lang=lang, say=say_in(lang), **levels, **context)


def level_text(lang: str, level: str) -> str:
    """The name of a bot's level on a seat; the operator's own bots have their own."""
    id = f"bots-level-{level}"
    return table_words().text(id, lang) if table_words().has(id, lang) else level


def level_about(lang: str, level: str) -> str:
    """A sentence about how a bot plays."""
    id = f"bots-level-{level}"
    return table_words().text(f"{id}.about" if table_words().has(id, lang) else "bots-level-own", lang)


def clock_text(seconds: int | None, lang: str) -> str:
    """The time limit of a decision, in words."""
    if seconds is None:
        return str(say_in(lang)("server-clock-none"))
    for unit, size in (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1)):
        if seconds % size == 0:
            return str(say_in(lang)(f"server-clock-{unit}", count=seconds // size))
    raise AssertionError("every whole number is one of seconds")
