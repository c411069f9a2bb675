"""The story of a match as HTML: a chapter a turn, a sentence an event, each of which opens to say why."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

import douzaine as dz
from douzaine.draw import Markup, icon, join, tag
from douzaine.draw.markup import ascii_only, element
from douzaine.match.event import Story
from douzaine.match.stage import Stage, remember
from douzaine.web.template import board_of, say_in

CHAPTERS, SENTENCES = 4, 60  # of the story beside the table; the rest is a page of its own
MOST_KNOWN = 160  # drawn sentences and chapters that a table remembers

Known = dict[Any, Any]  # parts of a table's pages that were drawn before, by all that they show


@dataclass(frozen=True)
class Sentence:
    """One event as the story shows it, whole and in parts."""

    text: Markup
    picture: Markup
    html: Markup


@dataclass(frozen=True)
class Chapter:
    """The events of one turn, newest first."""

    title: str
    sentences: list[Sentence]

    @property
    def parts(self) -> list[Any]:
        """A heading and a list, in parts."""
        return [_section, element("h3", "", self.title), _list, *[each.html for each in self.sentences], _end]

    @cached_property
    def html(self) -> Markup:
        """The same in one."""
        return join(self.parts)


_section, _list, _end = Markup('<section class="chapter">'), Markup("<ul>"), Markup("</ul></section>")


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
        found[0] = replace(found[0], title=say_in(stage.lang)("web-now", chapter=found[0].title))
    return found


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
    newest = story[0].sentences[0]
    return tag("span", newest.picture, class_="picture", aria_hidden="true") + tag("span", newest.text)


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
        event = story[number]
        drawn = getattr(board_of(stage.view.box.game), "picture", None)
        shown = drawn(stage, event) if drawn else icon("dot")
        text = with_names(stage, stage.event_text(event))
        sentence = Sentence(text, shown, _sentence_html(stage, number, event, text, shown))
        remember(known, key, sentence, MOST_KNOWN)
    return sentence


def _sentence_html(stage: Stage, number: int, event: dz.Event, text: Markup, shown: Markup) -> Markup:
    """An event that opens to say why."""
    picture = element("span", ' class="picture" aria-hidden="true"', shown)
    why, because = _because(stage.view.box.game, event.rule, stage.lang)
    summary = element("summary", "", picture, element("span", ' class="sentence"', text), why)
    details = element("details", f' name="why" id="why-{number}"', summary, because)
    return ascii_only(element("li", f' id="event-{number}"', details))


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
    escaped = Markup.escape(text)
    return Markup(names.sub(r"<b>\1</b>", str(escaped))) if names else escaped


@lru_cache(1000)
def _any_of(names: tuple[str, ...]) -> re.Pattern[str] | None:
    """Any of the players' names, as it stands in a page."""
    escaped = sorted({re.escape(str(Markup.escape(name))) for name in names if name}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(escaped)})(?!\w)") if escaped else None
