"""A table as a page that needs no server: the board's own drawing, with style and pictures embedded.

A board is HTML, so the picture is, too: `view.html()` is a whole page for a file, and what a notebook shows is that
page in a frame of its own, so that neither's style reaches the other. `view.svg()` is an SVG with the same HTML inside,
for places that take pictures but no pages. No script is in it, and no control.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from urllib.parse import quote

from douzaine.boards.board import board_of
from douzaine.boards.context import BoardContext, served_art
from douzaine.boards.houses import house_pattern_defs
from douzaine.boards.markup import join, tag
from douzaine.boards.scene import Player, scene_of
from douzaine.match.event import seat_name
from douzaine.match.game import Game
from douzaine.match.simulate import check_whole
from douzaine.match.view import View
from douzaine.texts import names_in, say_in

STYLE = Path(__file__).parent.parent / "web" / "static"  # style sheets of the table in the browser
SHEETS = ("tokens.css", "table.css", "around.css", "result.css")
WIDTH, HEIGHT = 980, 620  # of the frame in a notebook, in pixels
MOST = 10_000  # pixels of a picture
SVG, XHTML = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"
EMPTY = re.compile(r"<(img|input|br|hr)\b([^>]*)>")  # elements that HTML never closes
URL = re.compile(r'url\("art/([\w.-]+)"\)')
FRAME = """
html { background: var(--paper); }
.table-page.alone { display: block; min-height: 0; height: 100vh; padding: 10px; }
.alone .board { height: 100%; }
.alone .ask { position: static; }
.alone * { animation: none !important; }
"""


def page(view: View, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """A view as a complete HTML page: what its reader may see, and nothing else."""
    game = view.box.game
    title = game.words.text("title", lang)
    head = f'<meta charset="utf-8"><title>{title}</title><style>{style_of(game)}{FRAME}</style>'
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}</head><body>{table(view, lang, names)}</body></html>\n'


def svg(view: View, lang: str, names: Sequence[str] | None, width: int, height: int) -> str:
    """A view as an SVG picture of a given size, which holds the table as XHTML."""
    size = f'width="{check_whole("width", width, 1, MOST)}" height="{check_whole("height", height, 1, MOST)}"'
    drawn = EMPTY.sub(r"<\1\2/>", table(view, lang, names)).replace("<svg ", f'<svg xmlns="{SVG}" ')
    style = f"<style><![CDATA[{style_of(view.box.game)}{FRAME}]]></style>"
    inside = f'<html xmlns="{XHTML}" lang="{lang}"><body>{style}{drawn}</body></html>'
    return f'<svg xmlns="{SVG}" {size}><foreignObject {size}>{inside}</foreignObject></svg>\n'


def table(view: View, lang: str, names: Sequence[str] | None) -> str:
    """The table of a view as HTML with its drawings inside."""
    game = view.box.game
    board = board_of(game)
    called = [seat_name(view.box, seat, lang, names) for seat in range(view.box.players)]
    scene = scene_of(view, tuple(Player(name) for name in called), facts=board.facts(view, True, None))
    at = BoardContext(scene, view.story, lang, art=served_art(game.id), is_picture=True)
    facts = [
        game.words.text("title", lang),
        _whose(view, called, lang),
        say_in(lang)("web-turn", number=board.turns_told(view.story) if view.over else view.turns + 1),
    ]
    words = tag(
        "div", tag("h1", _state(view, called, lang)), tag("p", " · ".join(facts), class_="note"), class_="ask-words"
    )
    drawn = [
        tag("section", board.scene(at), class_="scene"),
        tag("div", words, class_="ask"),
        tag("div", board.hand(at), class_="hand") if not view.over else None,
    ]
    page = tag("div", tag("div", join(drawn), class_="board"), class_=f"table-page alone ground-{game.id}")
    return f"{house_pattern_defs()}{with_art(game, page)}"


def framed(document: str, height: int = HEIGHT) -> str:
    """A page in a frame for a notebook; the frame may run nothing and reach nothing."""
    style = "border:0;max-width:100%;border-radius:12px"
    return str(tag("iframe", srcdoc=document, sandbox="", width=WIDTH, height=height, style=style))


def poster(game: Game) -> str:
    """The game's picture on the shelf, on its dark ground."""
    return with_art(game, board_of(game).poster(served_art(game.id)))


def _whose(view: View, called: Sequence[str], lang: str) -> str:
    say = say_in(lang)
    if view.shows_everything:
        return say("picture-all")
    return say("picture-spectator") if view.seat is None else say("picture-seat", who=called[view.seat])


def _state(view: View, called: Sequence[str], lang: str) -> str:
    """How the match ended, or what the table waits for."""
    if view.outcome:
        winners = names_in(lang, [called[seat] for seat in view.outcome.winners])
        return view.box.game.words.text(f"reason-{view.outcome.reason}", lang, who=winners)
    if view.actors:
        return say_in(lang)("picture-waits", who=names_in(lang, [called[seat] for seat in view.actors]))
    return say_in(lang)("picture-chance")


# ---- style and drawings, inside the page


def with_art(game: Game, drawn: str) -> str:
    """A drawing in which the addresses of a server's files are replaced by the files themselves.

    Boards are given a server's addresses, because they cache what they draw.
    """
    served = re.compile(re.escape(served_art(game.id)("")) + r"([\w.-]+)")
    return served.sub(lambda found: _inlined(game.folder / "art" / found[1]), drawn)


@cache
def style_of(game: Game) -> str:
    """The style sheets of the table and of a game's board; a game from elsewhere may have none."""
    own = game.folder / "board" / "board.css"
    sheets = [STYLE / name for name in SHEETS] + ([own] if own.exists() else [])
    text = "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    return _short(URL.sub(lambda found: f'url("{_inlined(game.folder / "art" / found[1])}")', text))


@cache
def _inlined(file: Path) -> str:
    drawing = re.sub(r"\s+", " ", file.read_text(encoding="utf-8")).strip()
    return f"data:image/svg+xml,{quote(drawing, safe=_PLAIN)}"


_PLAIN = " !$&'()*+,-./:;=?@_~"  # characters that need no escaping between double quotes


def _short(sheet: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL))
