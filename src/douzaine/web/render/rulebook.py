"""A game's rules for a page: chapters, numbered rules with their examples, panels, the gallery."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from markdown_it import MarkdownIt

from douzaine.boards import Markup
from douzaine.boards.board import board_of
from douzaine.boards.context import BoardContext
from douzaine.boards.in_the_open import in_the_open
from douzaine.boards.pictures import Piece
from douzaine.match.examples import Example, Panel, examples_of
from douzaine.match.game import Game
from douzaine.match.match import Match
from douzaine.match.words import Book
from douzaine.texts import say_in

NUMBER = re.compile(r"\b([RQ]\d+[a-z]?)\b")
INLINE = MarkdownIt("commonmark")


class Shown(NamedTuple):
    """An example with its picture."""

    id: str
    drawing: Markup
    text: str
    sum: str


class Rule(NamedTuple):
    """One numbered rule."""

    number: str
    text: Markup
    examples: list[Shown]
    elsewhere: list[str]  # examples shown with another rule
    panel: int | None  # the panel of the turn that shows it


class Chapter(NamedTuple):
    """Rules under one heading."""

    id: str
    title: str
    rules: list[Rule]

    @property
    def span(self) -> str:
        """The numbers of the first and last rule."""
        first, last = self.rules[0].number, self.rules[-1].number
        return first if first == last else f"{first}–{last}"


class ShownPanel(NamedTuple):
    """A panel with its picture."""

    drawing: Markup
    title: str
    text: str
    rules: tuple[str, ...]
    try_id: str


class Rulebook(NamedTuple):
    """Everything that the page shows."""

    lead: str
    chapters: list[Chapter]
    minute: list[ShownPanel]
    turn: list[ShownPanel]
    gallery: list[tuple[str, list[Piece]]]
    legend: list[tuple[Markup, str]]
    variants: list[tuple[str, str, str]]  # name, what it changes, rule
    defs: Markup  # definitions that pictures refer to

    @property
    def total(self) -> int:
        """The number of numbered rules."""
        return sum(len(chapter.rules) for chapter in self.chapters)


def rulebook(game: Game, lang: str) -> Rulebook:
    """The rules of a game in a language."""
    known = examples_of(game)
    lead, chapters = _chapters(game, lang)
    return Rulebook(
        lead=lead,
        chapters=chapters,
        minute=[_panel(game, panel, lang) for panel in known.minute],
        turn=[_panel(game, panel, lang) for panel in known.turn],
        gallery=gallery_of(game, lang),
        legend=_legend(game, lang),
        variants=[_variant(game, option, rule, lang) for option, rule in known.variants],
        defs=board_of(game).pictures.defs(),
    )


# ---- chapters


def _chapters(game: Game, lang: str) -> tuple[str, list[Chapter]]:
    """The text of the book before its first heading, and its chapters."""
    lead, chapters = [], list[Chapter]()
    for line in game.book.page(lang).splitlines():
        found = Book.ENTRY.match(line)
        if line.startswith("## "):
            chapters.append(Chapter(f"chapter-{len(chapters) + 1}", line[3:], []))
        elif found:
            if not chapters:  # a book of one chapter
                chapters.append(Chapter("chapter-1", say_in(lang)("web-rules"), []))
            chapters[-1].rules.append(_rule(game, found[1], found[2], lang))
        elif line and not line.startswith("#") and not chapters:
            lead.append(line)
    return INLINE.render("\n\n".join(lead)), [chapter for chapter in chapters if chapter.rules]


def _rule(game: Game, number: str, text: str, lang: str) -> Rule:
    known = examples_of(game)
    panels = [place for place, panel in enumerate(known.turn, 1) if number in panel.rules]
    found = known.of_rule(number)
    shown = [_example(game, example, lang) for example in found if example.rules[0] == number]
    elsewhere = [example.id for example in found if example.rules[0] != number]
    return Rule(number, linked(INLINE.renderInline(text)), shown, elsewhere, panels[0] if panels else None)


def linked(text: str) -> Markup:
    """A text with every rule number as a link to the rule."""
    return Markup(NUMBER.sub(r'<a class="rule-link" href="#\1">\1</a>', text))


def _example(game: Game, example: Example, lang: str) -> Shown:
    return Shown(example.id, _drawing(game, example, None, example.stage, lang), example.text[lang], example.sum)


def _drawing(game: Game, example: Example, played: int | None, stage: str, lang: str) -> Markup:
    before, after = (in_the_open(match, lang) for match in _matches(game, example, played))
    return board_of(game).pictures.sketch(before, after, stage)


def _matches(game: Game, example: Example, played: int | None) -> Iterator[Match]:
    yield example.played(game, 0)
    yield example.played(game, played)


# ---- panels, gallery, variants


def _panel(game: Game, panel: Panel, lang: str) -> ShownPanel:
    drawing = _drawing(game, panel.example, panel.played, panel.stage, lang)
    return ShownPanel(drawing, panel.title[lang], panel.text[lang], panel.rules, panel.example.id)


def _any_match(game: Game, lang: str) -> BoardContext:
    """A match to draw pieces from, with everything in its box."""
    return in_the_open(Match(game.box(**board_of(game).pictures.options), seed=1), lang)


def _legend(game: Game, lang: str) -> list[tuple[Markup, str]]:
    return list(board_of(game).pictures.legend(_any_match(game, lang)))


def gallery_of(game: Game, lang: str) -> list[tuple[str, list[Piece]]]:
    """All pieces, by group."""
    groups: dict[str, list[Piece]] = {}
    for piece in board_of(game).pictures.gallery(_any_match(game, lang)):
        groups.setdefault(piece.group, []).append(piece)
    return list(groups.items())


def _variant(game: Game, option: str, rule: str, lang: str) -> tuple[str, str, str]:
    say = game.words.text
    return say(f"option-{option}", lang), say(f"option-{option}.help", lang), rule


def counts(pieces: Sequence[tuple[str, list[Piece]]]) -> dict[str, Any]:
    """The number of pieces in the gallery, and of those without a mark."""
    shown = [each for _, group in pieces for each in group]
    return {"count": len(shown), "plain": sum(not each.mark for each in shown)}
