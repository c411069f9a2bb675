"""The story of a match as HTML: a chapter per turn, a sentence for what belongs together, some with a *why?*.

Every sentence is a region of its own, so that a live page is sent only the new ones.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Any, NamedTuple

from markupsafe import escape

import douzaine as dz
from douzaine.boards import Markup, icon, tag
from douzaine.boards.board import Board, board_of
from douzaine.boards.context import BoardContext, keep
from douzaine.boards.markup import element, raw
from douzaine.boards.regions import Regions, joined, slot
from douzaine.boards.story_lines import StoryLine, Why
from douzaine.match.event import TURN
from douzaine.texts import names_in, say_in, time_in

CHAPTERS, EVENTS = 4, 90  # chapters of the story beside the table; the rest is a page of its own
EVENTS_A_PAGE = 1000  # chapters of the whole story
MOST_IN_A_CHAPTER = 400  # events
MOST_NAMED = 4  # players that one sentence names
# no line break inside a sum, before a final number, and between a number and what it counts
UNBROKEN = re.compile(r"(?<=\d) (?=[+−×=])|(?<=[+−×=]) (?=[\d−])|(?<=\d) (?=[^\W\d]+\.$)| (?=\d+\.$)")
READY = "now-ready"  # the region of the sentence that says who is ready
MOST_CHAPTERS = 4_000  # cached because other readers and later beats show them again

Happenings = Sequence[tuple[int, str, int]]  # events outside the match: after how many events, what, and which seat


class Sentence(NamedTuple):
    """One sentence: its region, its last event, as it is spoken, as one line shows it, and as the story does."""

    region: str
    last: int
    text: str
    line: Markup
    html: Markup
    stands: bool = False  # whether it describes the state, and not what has just happened


@dataclass(frozen=True)
class Telling:
    """The story as a page shows it."""

    regions: Regions  # `chapters`, and every sentence in them
    sentences: Sequence[Sentence]  # the newest first
    line: Markup  # the newest sentence on one line
    events: int  # of the whole story
    earlier: int  # events before those shown

    @property
    def latest(self) -> str:
        """The newest sentence; empty before anything happened."""
        return self.sentences[0].text if self.sentences else ""

    def newest(self, count: int) -> list[str]:
        """The sentences about the last so many events, the newest last."""
        return [each.text for each in self.sentences if each.last >= self.events - count and not each.stands][::-1]


def story_of(
    at: BoardContext,
    now: bool,
    happenings: Happenings = (),
    chapters: float = CHAPTERS,
    events: int = EVENTS,
    before: int | None = None,
) -> Telling:
    """The story, newest turn first: at most so many chapters and about so many events, up to event `before`.

    `now` says that the match is still in play, and so its newest turn, unless that is complete.
    """
    board, story = board_of(at.game), at.story
    last = end = len(story) if before is None else min(before, len(story))
    written: list[str] = []
    newest: list[Sentence] = []
    standing = _standing(at, board, happenings) if now and before is None else []
    to_come = board.chapter_to_come(at) if standing else None
    if standing:
        happenings = [each for each in happenings if each[1] != "away"]
    while end and len(written) < chapters and last - end < events:
        start = max(story.start_of_turn(end - 1, board.turn_starts), end - MOST_IN_A_CHAPTER)
        title = board.chapter(at, story.part(range(start, end)))
        begun = title == to_come  # by the dice of a round, for example
        goes_on = to_come is None and (board.turn_starts or story.row(end - 1)[TURN] == at.turns)
        if now and not written and (begun or goes_on):
            title = say_in(at.lang)("web-now", chapter=title)
        told = [*_sentences(at, board, range(start, end)), *_beside(at, happenings, start, end)]
        told.sort(key=lambda each: each.last)
        newest += reversed(told)
        written.append(_chapter(title, [*(standing if begun else ()), *told[::-1]]))
        if begun:
            to_come = None
        end = start
    if to_come is not None:  # a turn with nothing to tell yet except who is ready and who is awaited
        written.insert(0, _chapter(say_in(at.lang)("web-now", chapter=to_come), standing))
    regions: Regions = {each.region: each.html for each in (*standing, *newest)}
    empty = tag("p", say_in(at.lang)("web-story-empty"), class_="fine")
    regions["chapters"] = "".join(written) or empty
    line = newest[0].line if newest else tag("span", say_in(at.lang)("web-story"))
    return Telling(regions, newest, line, len(story), end)


def _chapter(title: str, told: Sequence[Sentence]) -> str:
    slots = "".join([slot(each.region) for each in told])
    return f'<section class="chapter"><h3>{escape(title)}</h3><ul>{slots}</ul></section>'


def who_is(at: BoardContext, state: str, names: Sequence[str], most: int = MOST_NAMED) -> str:
    """The players who are ready, or choosing; of many only their number."""
    say = say_in(at.lang)
    if len(names) > most:
        return say(f"web-{state}-many", count=len(names), total=len(at.players))
    return say(f"web-{state}", who=names_in(at.lang, names), count=len(names))


def story_html(at: BoardContext) -> Markup:
    """The last turns of a story in one piece, for pages that are not live."""
    return raw(joined(story_of(at, now=False).regions, "chapters"))


def story_page(at: BoardContext, before: int | None = None, happenings: Happenings = ()) -> tuple[Markup, int]:
    """A page of the whole story, up to event `before`, and how many events came before that page."""
    drawn = story_of(at, False, happenings, inf, EVENTS_A_PAGE, before)
    return raw(joined(drawn.regions, "chapters")), drawn.earlier


# ---- events of the match

_chapters: dict[Any, list[Sentence]] = {}


def _sentences(at: BoardContext, board: Board, numbers: range) -> list[Sentence]:
    """The sentences of one turn, the oldest first."""
    rows = tuple([at.story.row(number) for number in numbers])
    key = (at.box, at.lang, at.names, at.seat, numbers.start, rows, board.story_key(at, numbers))
    found = _chapters.get(key)
    if found is None:
        found = [_sentence(at, line) for line in board.lines(at, numbers)]
        keep(_chapters, key, found, MOST_CHAPTERS)
    return found


def _sentence(at: BoardContext, line: StoryLine) -> Sentence:
    shown = with_names(at.names, line.text)
    picture = element("span", ' class="picture" aria-hidden="true"', line.picture)
    said = f'{picture}<span class="sentence">{shown}</span>'
    name = f"event-{line.first}"
    html = f'<li id="{name}" class="told">{said}</li>'
    if line.why is not None:
        opens, because = _because(at, line.why)
        html = (
            f'<li id="{name}"><details name="why" id="why-{line.first}">'
            f"<summary>{said}{opens}</summary>{because}</details></li>"
        )
    return Sentence(name, line.last, line.text, raw(f"{picture}<span>{shown}</span>"), raw(html))


def _because(at: BoardContext, why: Why) -> tuple[Markup, Markup]:
    """The *why?* of a sentence: closed, and open."""
    opens, number, title, text, book = _rule(at.game, why.rule, at.lang)
    head = tag("p", number, title, class_="because-head")
    box = tag("div", why.box, class_="because-box") if why.box else None
    also = [_also(at.game, rule, at.lang) for rule in why.also]
    more = tag("span", say_in(at.lang)("web-see-also")) if also else None
    links = tag("p", more, *also, book, class_="because-also")
    return opens, tag("div", head, text, box, tag("p", why.after) if why.after else None, links, class_="because")


@lru_cache(1000)
def _rule(game: dz.Game, rule: str, lang: str) -> tuple[Markup, Markup, Markup | None, Markup, Markup]:
    say = say_in(lang)
    opens = tag("span", tag("i", say("web-why")), tag("i", say("web-why-close")), class_="why")
    number = tag("b", say("web-rule", number=rule), class_="rule-number")
    named = game.words.has(f"why-{rule}", lang)
    title = tag("b", game.words.text(f"why-{rule}", lang), class_="because-title") if named else None
    book = tag("a", say("web-rulebook"), href=f"/rules/{game.id}#{rule}", data_sheet=True, class_="because-book")
    return opens, number, title, tag("p", game.book.rule(rule, lang)), book


@lru_cache(1000)
def _also(game: dz.Game, rule: str, lang: str) -> Markup:
    named = game.words.has(f"why-{rule}.short", lang)
    text = f"{rule} {game.words.text(f'why-{rule}.short', lang)}" if named else rule
    return tag("a", text, href=f"/rules/{game.id}#{rule}", data_sheet=True)


# ---- events outside the match


def _beside(at: BoardContext, happenings: Happenings, start: int, end: int) -> list[Sentence]:
    """Players who left, are away, came back, or want to end the match, among the events of one turn."""
    found = []
    for number, (after, kind, seat) in enumerate(happenings):
        if start < after <= end or after == start == 0:
            since = at.players[seat].away
            text = say_in(at.lang)(
                f"web-told-{kind.replace('_', '-')}", who=at.names[seat], since=time_in(at.lang, since or "")
            )
            found.append(_aside(at, f"happening-{number}", after - 1, text, kind == "away"))
    return found


def _aside(at: BoardContext, name: str, last: int, text: str, stands: bool) -> Sentence:
    picture = element("span", ' class="picture" aria-hidden="true"', icon("check" if name == READY else "dot"))
    shown = f'{picture}<span class="sentence">{with_names(at.names, text)}</span>'
    html = raw(f'<li id="{name}" class="told beside{" is-away" * (stands and name != READY)}">{shown}</li>')
    return Sentence(name, last, text, raw(shown), html, stands)


def _standing(at: BoardContext, board: Board, happenings: Happenings) -> list[Sentence]:
    """Who is away and who is ready, in a simultaneous turn with nothing to tell yet."""
    told, asked = len(at.story), board.asked_together(at)
    if not (asked and at.actors and board.chapter_to_come(at)):
        return []
    found = [each for each in _beside(at, happenings, told - 1, told) if each.stands] if told else []
    ready = [at.names[seat] for seat in asked if seat not in at.actors]
    if ready:
        found.append(_aside(at, READY, told - 1, who_is(at, "ready", ready), True))
    return found


# ---- names


def with_names(names: tuple[str, ...], text: str) -> Markup:
    """A sentence with the players' names in bold."""
    known, told = _any_of(names), UNBROKEN.sub("\N{NO-BREAK SPACE}", str(escape(text)))
    return raw(known.sub(r"<b>\1</b>", told) if known else told)


@lru_cache(1000)
def _any_of(names: tuple[str, ...]) -> re.Pattern[str] | None:
    """A pattern for any of the players' names, as it stands in a page."""
    escaped = sorted({re.escape(str(escape(name))) for name in names if name}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(escaped)})(?!\w)") if escaped else None
