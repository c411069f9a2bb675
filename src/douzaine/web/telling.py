"""The story of a match as HTML: a chapter a turn, a sentence an event, each of which opens to say why."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import islice
from typing import Any, NamedTuple

import douzaine as dz
from douzaine.draw import Markup, icon, join, tag
from douzaine.draw.markup import ascii_only, element, escape, raw
from douzaine.match.event import Story
from douzaine.match.stage import Stage, remember
from douzaine.web.template import board_of, say_in

CHAPTERS, SENTENCES = 4, 60  # of the story beside the table; the rest is a page of its own
MOST_KNOWN = 160  # drawn sentences and chapters that a table remembers

END = Markup("</ul></section>")  # of a chapter

Known = dict[Any, Any]  # parts of a table's pages that were drawn before, by all that they show


class Sentence(NamedTuple):
    """One event as it is said, as one line shows it, and as the story shows it."""

    text: str
    line: Markup
    html: Markup


@dataclass(frozen=True)
class Chapter:
    """The events of one turn, newest first."""

    title: str
    sentences: list[Sentence]

    @property
    def parts(self) -> list[Any]:
        """A heading and a list, in parts."""
        head = raw(f'<section class="chapter"><h3>{escape(self.title)}</h3><ul>')
        return [head, *[each.html for each in self.sentences], END]

    @cached_property
    def html(self) -> Markup:
        """The same in one."""
        return join(self.parts)


def chapters(stage: Stage, story: Story, now: bool, known: Known | None = None, whole: bool = False) -> list[Chapter]:
    """The story, newest turn first: its last turns, or all of it. `known` has what was drawn before."""
    known = {} if known is None else known
    found: list[Chapter] = []
    end = len(story)
    while end and (whole or (len(found) < CHAPTERS and len(story) - end < SENTENCES)):
        start = story.start_of_turn(end - 1)
        shown = range(start if whole else max(start, end - SENTENCES), end)
        found.append(_chapter(stage, story, shown, known))
        end = start
    if now and found:
        found[0] = Chapter(say_in(stage.lang)("web-now", chapter=found[0].title), found[0].sentences)
    return found


def newest(found: Iterable[Chapter], count: int) -> list[str]:
    """The last events as they are said, the newest last."""
    texts = (sentence.text for chapter in found for sentence in chapter.sentences)
    return list(islice(texts, count))[::-1]


def story_html(found: Iterable[Chapter]) -> Markup:
    """Chapters as a list."""
    return join(each.html for each in found)


def story_parts(found: Sequence[Chapter]) -> list[Any]:
    """The same in parts: the newest chapter grows, the others stay as they are."""
    return [*found[0].parts, *[each.html for each in found[1:]]]


def newest_html(story: Sequence[Chapter], lang: str) -> Markup:
    """What happened last, in one line under the table."""
    if not story:
        return tag("span", say_in(lang)("web-story"))
    return story[0].sentences[0].line


def _chapter(stage: Stage, story: Story, numbers: range, known: Known) -> Chapter:
    if numbers.stop == len(story):  # it still grows: only its sentences are kept
        return _new_chapter(stage, story, numbers, known)
    key = ("chapter", stage.lang, numbers.start, story.part(numbers).key)
    chapter: Chapter | None = known.get(key)
    if chapter is None:
        chapter = _new_chapter(stage, story, numbers, known)
        remember(known, key, chapter, MOST_KNOWN)
    return chapter


def _new_chapter(stage: Stage, story: Story, numbers: range, known: Known) -> Chapter:
    named = getattr(board_of(stage.view.box.game), "chapter", None)
    events = story.part(numbers)
    title = named(stage, events) if named else say_in(stage.lang)("web-turn", number=events[0].turn + 1)
    sentences = [_sentence(stage, story, number, known) for number in reversed(numbers)]
    return Chapter(title, sentences)


def _sentence(stage: Stage, story: Story, number: int, known: Known) -> Sentence:
    key = ("sentence", stage.lang, number, story.key_of(number))
    sentence: Sentence | None = known.get(key)
    if sentence is None:
        sentence = _new_sentence(stage, number, story[number])
        remember(known, key, sentence, MOST_KNOWN)
    return sentence


def _new_sentence(stage: Stage, number: int, event: dz.Event) -> Sentence:
    """An event that opens to say why."""
    drawn = getattr(board_of(stage.view.box.game), "picture", None)
    text = stage.event_text(event)
    shown = with_names(stage, text)
    picture = element("span", ' class="picture" aria-hidden="true"', drawn(stage, event) if drawn else icon("dot"))
    why, because = _because(stage.view.box.game, event.rule, stage.lang)
    html = (
        f'<li id="event-{number}"><details name="why" id="why-{number}">'
        f'<summary>{picture}<span class="sentence">{shown}</span>{why}</summary>{because}</details></li>'
    )
    return Sentence(text, ascii_only(f"{picture}<span>{shown}</span>"), ascii_only(html))


@lru_cache(1000)
def _because(game: dz.Game, rule: str, lang: str) -> tuple[Markup, Markup]:
    """What an event says of the rule behind it: closed, and open."""
    say = say_in(lang)
    book = tag("a", say("web-rulebook"), href=f"/rules/{game.id}#{rule}", data_sheet=True)
    number = tag("b", say("web-rule", number=rule), class_="rule-number")
    because = tag("div", number, tag("p", game.book.rule(rule, lang)), book, class_="because")
    return tag("span", say("web-why"), class_="why"), because


def with_names(stage: Stage, text: str) -> Markup:
    """A sentence with the players' names in bold."""
    names = _any_of(stage.names)
    return raw(names.sub(r"<b>\1</b>", escape(text)) if names else escape(text))


@lru_cache(1000)
def _any_of(names: tuple[str, ...]) -> re.Pattern[str] | None:
    """Any of the players' names, as it stands in a page."""
    escaped = sorted({re.escape(escape(name)) for name in names if name}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(escaped)})(?!\w)") if escaped else None
