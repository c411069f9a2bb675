"""The rules in pictures, for the documentation: one minute, all pieces, and a turn, drawn by the games' own boards.

A page of the site has a place for each (`room_for_pictures`). Once the site is built, `fill_places` puts the drawings
there, each in a shadow root, so that neither the site's style nor the board's reaches the other.
"""

import re
from functools import cache
from html import escape
from pathlib import Path

import douzaine as dz
from douzaine.boards.houses import house_pattern_defs
from douzaine.boards.picture import STYLE, style_of, with_art
from douzaine.texts import say_in
from douzaine.web.render.rulebook import Rulebook, ShownPanel, counts, gallery_of, rulebook

PLACE = re.compile(r'<div class="rules-pictures" data-show="(\w+) (\w+) (\w+)"></div>')
SHEETS = "pictures-{}.css"
OWN = """
:host { display: block; margin: 1.2em 0; background: none; }
.rules-minute > :last-child:nth-child(odd) { grid-column: 1 / -1; }
"""


def room_for_pictures(game: dz.Game, lang: str) -> str:
    """Headings with room for pictures below, as Markdown."""
    say, gallery = say_in(lang), gallery_of(game, lang)
    parts = [("minute", say("rules-minute")), ("turn", say("rules-turn"))]
    if gallery:
        parts.insert(1, ("gallery", game.words.text("pictures-all", lang, **counts(gallery))))
    return "\n\n".join(
        f'## {title}\n\n<div class="rules-pictures" data-show="{game.id} {lang} {part}"></div>' for part, title in parts
    )


def fill_places(site: Path) -> None:
    """Draw what the pages of a built site have room for."""
    for page in sorted(site.rglob("rules-*.html")):
        text = page.read_text(encoding="utf-8")
        page.write_text(PLACE.sub(lambda found: _pictures(site, *found.groups()), text), encoding="utf-8")


@cache
def _book(id: str, lang: str) -> Rulebook:
    return rulebook(dz.game(id), lang)


def _pictures(site: Path, id: str, lang: str, part: str) -> str:
    game = dz.game(id)
    sheet = site / SHEETS.format(id)
    if not sheet.exists():
        sheet.write_text(_style(game), encoding="utf-8")
    book = _book(id, lang)
    drawn = _gallery(book) if part == "gallery" else _panels(book.minute if part == "minute" else book.turn, part)
    inside = with_art(game, f"{house_pattern_defs()}{book.defs}{drawn}")
    link = f'<link rel="stylesheet" href="../{sheet.name}">'
    shown = f'<div class="rules-main ground-{id}">{inside}</div>'
    return f'<div class="rules-pictures"><template shadowrootmode="open">{link}{shown}</template></div>'


def _panels(panels: list[ShownPanel], part: str) -> str:
    items = []
    for place, each in enumerate(panels, 1):
        number = f'<span class="rules-number">{place}</span>'
        above, beside = (number, "") if part == "minute" else ("", f"{number} ")
        items.append(
            f'<li class="rules-panel"><div class="rules-picture">{above}{each.drawing}</div><div class="rules-words">'
            f"<h3>{beside}{escape(each.title)}</h3><p>{escape(each.text)}{_links(each.rules)}</p></div></li>"
        )
    return f'<ol class="{"rules-minute" if part == "minute" else "rules-strip"}">{"".join(items)}</ol>'


def _gallery(book: Rulebook) -> str:
    legend = "".join(f"<li>{sign} {escape(meaning)}</li>" for sign, meaning in book.legend)
    parts = [f'<ul class="rules-legend">{legend}</ul>' if legend else ""]
    for place, (group, pieces) in enumerate(book.gallery):
        items = "".join(
            f'<li><div class="rules-piece">{each.drawing}'
            + (f'<span class="rules-mark">{escape(str(each.mark))}</span>' if each.mark else "")
            + f"</div><p><b>{escape(str(each.name or ''))}</b> {escape(str(each.text))}"
            + (_links((each.rule,)) if each.rule else "")
            + "</p></li>"
            for each in pieces
        )
        shown = f'<ul class="panel rules-gallery">{items}</ul>'
        head = f"<summary><h3>{escape(group)}</h3><small>{len(pieces)}</small></summary>"
        is_open = "" if place else " open"
        parts.append(f'<details class="rules-group"{is_open}>{head}{shown}</details>' if group else shown)
    return "".join(parts)


def _links(rules: tuple[str, ...]) -> str:
    return "".join(f' <a class="rule-link" href="#{each}">{each}</a>' for each in rules)


def _style(game: dz.Game) -> str:
    """The table's sheets, for a shadow root: what they say of the page is said of what holds the root."""
    sheets = style_of(game) + "".join((STYLE / name).read_text(encoding="utf-8") for name in ("pages.css", "rules.css"))
    return re.sub(r"(?<![\w.-])html(?= \{)|:root(?= \{)", ":host", sheets) + OWN
