"""Boxes and results as small tables for a notebook, in the notebook's own fonts and colours."""

from collections.abc import Iterable, Sequence
from typing import Any

from douzaine.boards.markup import Markup, join, tag
from douzaine.boards.picture import framed, poster, style_of
from douzaine.errors import in_words
from douzaine.match.event import seat_name
from douzaine.match.game import Box
from douzaine.match.simulate import Result
from douzaine.texts import say_in

BAR = "linear-gradient(90deg, #a61e4d55 {share}%, transparent {share}%)"


def rows(head: Sequence[str], body: Iterable[Sequence[Any]], caption: str = "") -> Markup:
    """A table; its first column is a heading for each row."""
    titles = tag("tr", *(tag("th", text, style=_side(place)) for place, text in enumerate(head)))
    lines = [tag("tr", *(_cell(place, value) for place, value in enumerate(line))) for line in body]
    said = [tag("caption", caption, style="caption-side:bottom;text-align:left;opacity:.75")] if caption else []
    return tag("table", *said, tag("thead", titles), tag("tbody", *lines))


def _side(place: int) -> str:
    return f"padding:2px 8px;text-align:{'right' if place else 'left'}"


def _cell(place: int, value: Any) -> Markup:
    style = _side(place)
    if isinstance(value, Share):
        style += f";min-width:9em;background:{BAR.format(share=round(100 * min(max(value.share, 0), 1), 1))}"
        value = value.text
    return tag("td" if place else "th", value, style=style)


class Share:
    """A share of 1, as a bar behind its figure."""

    def __init__(self, share: float, text: str | None = None) -> None:
        self.share = share
        self.text = f"{100 * share:.1f} %" if text is None else text


def span(low: float, high: float) -> str:
    """An interval of shares."""
    return f"{100 * low:.1f} … {100 * high:.1f} %"


def box_html(box: Box, lang: str = "en") -> str:
    """A box: the game's picture, and the options, with defaults in grey."""
    game, say = box.game, box.game.words.text
    agreed = [
        tag(
            "tr",
            tag("th", say(f"option-{option.id}", lang)),
            tag("td", option_value(box, option.id, lang)),
            class_="changed" if box.options[option.id] != option.default else "usual",
        )
        for option in game.options
    ]
    warned = [tag("p", text, class_="note") for text in box.warning_texts(lang)]
    body = join(
        [
            Markup(f'<div class="poster ground-{game.id}">{poster(game)}</div>'),
            tag("div", tag("h1", say("title", lang)), tag("table", *agreed), *warned),
        ]
    )
    return framed(page_of(style_of(game), body, BOX_STYLE), 60 + 27 * max(len(agreed), 8))


BOX_STYLE = """
body { display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 20px; padding: 14px; align-items: start; }
.poster { background: var(--poster, #44506a); border-radius: 16px; overflow: hidden; --ink-p: #f7e9d8; color: #f7e9d8; }
.poster svg, .poster img { width: 100%; }
h1 { font-size: 20px; margin-bottom: 6px; }
th { text-align: left; font-weight: 500; padding: 2px 18px 2px 0; }
.usual { color: var(--ink-2); }
.changed td, .changed th { font-weight: 650; }
"""


def option_value(box: Box, id: str, lang: str) -> str:
    """The value of an option in words; one that is hidden from the reader, or empty, is a dash."""
    value, words = box.options[id], box.game.words
    if value is None:
        return "–"
    if isinstance(value, bool):
        return say_in(lang)("web-on" if value else "web-off")
    if isinstance(value, int) and next(each.kind for each in box.game.options if each.id == id) == "seat":
        return seat_name(box, value, lang)
    named = f"option-{id}.{value}"
    if isinstance(value, str) and value.isidentifier() and words.has(named, lang):
        return words.text(named, lang)
    return in_words(value, lang) if isinstance(value, str) else str(value)[:200]


def page_of(style: str, body: str, more: str = "") -> str:
    """A self-contained page."""
    head = f'<meta charset="utf-8"><style>{style}{more}</style>'
    return f"<!doctype html><html><head>{head}</head><body>{body}</body></html>"


def result_html(result: Result, lang: str = "en") -> str:
    """Win rates by seat, and the length of matches."""
    say = say_in(lang)
    head = [say(f"cli-column-{column}") for column in ("seat", "bot", "rate", "interval")]
    seats = zip(result.bots, result.rates, result.intervals, strict=True)
    body = [
        (seat_name(result.box, seat, lang), bot, Share(rate), span(low, high))
        for seat, (bot, rate, (low, high)) in enumerate(seats)
    ]
    return str(rows(head, body, f"{result.box.game.words.text('title', lang)}. {result_caption(result, lang)}"))


def result_caption(result: Result, lang: str) -> str:
    """The number of matches, their lengths, and how long it took, in a sentence."""
    return say_in(lang)(
        "cli-simulated",
        games=result.games,
        median=result.turns_percentile(50),
        low=result.turns_percentile(5),
        high=result.turns_percentile(95),
        decisions=result.decisions,
        seconds=round(result.seconds, 2),
        seed=str(result.seed),
    )
