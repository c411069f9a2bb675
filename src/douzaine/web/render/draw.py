"""Drawing a table's page: a pure function of one reader's scene and of the events that reader may see."""

import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from markupsafe import escape

import douzaine as dz
from douzaine.boards import Markup, icon, join, tag
from douzaine.boards.board import Board, board_of
from douzaine.boards.context import BoardContext, served_art
from douzaine.boards.markup import element
from douzaine.boards.prompt import prompt_sentence
from douzaine.boards.regions import Regions, slot
from douzaine.bots.insight_text import luck_word
from douzaine.bots.luck import rank_of
from douzaine.match.event import Story
from douzaine.match.game import box_as_seen
from douzaine.texts import names_in, say_in, time_in
from douzaine.web.render.match_chart import Style, match_chart
from douzaine.web.render.model import (
    PACES,
    AnyScene,
    ClockPanel,
    CoverScene,
    Ending,
    LobbyScene,
    Reader,
    Row,
    TableScene,
    rest_ms,
)
from douzaine.web.render.result import outcome_text, result
from douzaine.web.render.story import Telling, story_of, who_is
from douzaine.web.render.template import clock_text, template

FEW_OTHERS = 3  # the line under the prompt names them all
MOST_AWAITED = 2  # beyond that it names only so many, and counts the rest
LONG, LONGEST = 68, 130  # characters of a heading that is written smaller


def draw(scene: AnyScene, events: Sequence[Row], reader: Reader, message: str | None = None) -> Regions:
    """The regions of a page. `message` is shown in answer to what the reader tried."""
    if isinstance(scene, LobbyScene):
        return {"frame": template("lobby.html", reader.lang, **scene.values, message=message)}
    if isinstance(scene, CoverScene):
        return {"frame": _cover(scene, reader)}
    at = context(scene, events, reader)
    board = board_of(at.game)
    story = story_of(at, now=scene.ending is None, happenings=scene.happenings)
    heading = heading_of(scene, at, story)
    pills = [say_in(reader.lang)("web-over")] if scene.ending else board.pills(at)
    practice = [say_in(reader.lang)("practice")] * scene.practice
    regions = {
        "frame": _frame_of(scene, reader, at, board),
        "bar": _bar(
            at.game, reader, scene.board.seat, scene.leaving, scene.ready, scene.back is not None, scene.practice
        ),
        "back": str(scene.back),
        "code": scene.code,
        "version": str(scene.version),
        "number": str(scene.number),
        "title": escape(_title(at.game, reader.lang, scene.asked, scene.ending is not None)),
        "pace": str(rest_ms(scene.told, scene.is_finale)),
        "zone": str((time.localtime().tm_gmtoff or 0) // 60),
        "events": str(len(at.story)),
        "sounds": _sounds(scene, at, board),
        "pills": join(map(_pill, practice + pills)),
        "pill": _pill(pills[0]) if pills else "",
        "scene": join([board.scene(at)]),
        "heading": _sized(heading),
        "legend": join([board.legend(at) or ""]),
        "newest": story.line,
        "spoken": join([tag("p", text) for text in story.newest(scene.told)] + [tag("p", heading)] * scene.asked),
        "seal": f"{scene.seal[:4]}…{scene.seal[-4:]}",
        **story.regions,
    }
    if scene.ending:
        regions["result"] = _result(scene, scene.ending, at, board, heading)
    else:
        regions["note"] = escape(_note(at, board, scene.clock is not None and scene.clock.back))
        regions["refused"] = join((icon("cross"), " ", message)) if message else ""
        is_out = board.watching(at) is not None
        regions["send"] = template("watching.html", reader.lang, **_paces(reader)) if is_out else board.send(at)
        regions["hand"] = board.hand(at)
    if scene.clock:
        regions["clock"] = _clock("clock_panel.html", scene, scene.clock, reader.lang)
        regions["clock-forms"] = _clock("clock_forms.html", scene, scene.clock, reader.lang)
    return regions


def context(scene: TableScene, events: Sequence[Row], reader: Reader) -> BoardContext:
    """The context for a board."""
    box = box_as_seen(scene.board.game, scene.board.options)
    return BoardContext(
        scene.board,
        Story(box, events, scene.board.seat),
        reader.lang,
        scene.asked,
        served_art(box.game.id),
        previews=reader.previews,
    )


def preview(
    scene: TableScene, events: Sequence[Row], reader: Reader, fields: Mapping[str, Sequence[str]]
) -> dict[str, str] | None:
    """The result of an unsent choice: parts of the page, by id; None if a game previews nothing."""
    at = context(scene, events, reader)
    board = board_of(at.game)
    return board.preview(at, fields) if board.has_previews else None


# ---- what stays the same from beat to beat is made once, with slots for the rest


def _frame_of(scene: TableScene, reader: Reader, at: BoardContext, board: Board) -> str:
    guide = board.guide(at) if scene.asked and scene.guided else None
    return _frame(
        at.game.id,
        reader,
        scene.board.seat,
        scene.is_last,
        scene.asked,
        scene.hints,
        at.say(f"guide-{guide}") if guide else None,
        scene.asked and not reader.previews and board.has_previews,
        scene.ending is not None,
        scene.clock is not None,
        scene.practice,
        scene.daily,
    )


@lru_cache(1000)
def _frame(
    game: str,
    reader: Reader,
    seat: int | None,
    last: bool,
    asked: bool,
    hint: bool,
    guide: str | None,
    previews: bool,
    over: bool,
    watch: bool,
    practice: bool,
    daily: bool,
) -> str:
    values = {"game": game, "seat": seat, "wanted": reader.wanted, "last": last, "asked": asked, "hint": hint}
    return template(
        "table_page.html",
        reader.lang,
        **values,
        guide=guide,
        previews=previews,
        over=over,
        watch=watch,
        speed=reader.pace,
        practice=practice,
        daily=daily,
        slot=_slot,
    )


@lru_cache(2000)
def _bar(
    game: dz.Game, reader: Reader, seat: int | None, leaving: str | None, ready: bool, back: bool, practice: bool
) -> str:
    values = {"seat": seat, "leaving": leaving, "ready": ready, "back": back, "practice": practice, **_paces(reader)}
    title = game.words.text("title", reader.lang)
    return template("bar.html", reader.lang, game=game.id, title=title, **values, slot=_slot)


def _slot(name: str) -> Markup:
    return Markup(slot(name))


def _cover(scene: CoverScene, reader: Reader) -> str:
    game = dz.game(scene.game)
    return template(
        "cover.html",
        reader.lang,
        game=game.id,
        code=scene.code,
        wanted=reader.wanted,
        version=scene.version,
        to=scene.to,
        who=scene.who,
        game_title=game.words.text("title", reader.lang),
        title=_title(game, reader.lang, True, False),
    )


def _sized(heading: str) -> Markup:
    """The heading; a long one is marked, because its place does not grow."""
    size = "longest" if len(heading) > LONGEST else "long" if len(heading) > LONG else ""
    return element("span", f' class="{size}"', heading) if size else escape(heading)


def _pill(text: str) -> Markup:
    return element("span", ' class="pill"', text)


def _title(game: dz.Game, lang: str, asked: bool, over: bool) -> str:
    title = game.words.text("title", lang)
    if over:
        return say_in(lang)("web-title-over", game=title)
    return say_in(lang)("web-title-your-turn", game=title) if asked else title


def _clock(name: str, scene: TableScene, watch: ClockPanel, lang: str) -> str:
    length = clock_text(watch.clock, lang)
    return template(
        name,
        lang,
        watch=watch,
        length=length,
        code=scene.code,
        moment=lambda moment: time_in(lang, _time_of_day(moment)),
        names=lambda who: names_in(lang, who),
    )


def _time_of_day(moment: float) -> str:
    """A time by the server's clock; a page with its script shows its own."""
    return time.strftime("%H:%M", time.localtime(moment))


def _sounds(scene: TableScene, at: BoardContext, board: Board) -> str:
    """The sounds of a beat: once each, in order; an exclamation mark means that it hurts the reader."""
    found = []
    for event in at.story[max(0, len(at.story) - scene.told) :]:
        name = board.sounds.get(event.kind, "").format(**event.details)
        hurts = name.startswith("hit") and at.is_reader(
            event.details.get("target", -1 if event.seat is None else event.seat)
        )
        found.append(name + "!" * hurts)
    return " ".join(dict.fromkeys(each for each in found if each))


def _paces(reader: Reader) -> dict[str, Any]:
    return {"pace": reader.pace, "paces": PACES}


# ---- the prompt


def heading_of(scene: TableScene, at: BoardContext, story: Telling) -> str:
    """The one sentence that says what to do, whom the table waits for, or what happened last."""
    say = say_in(at.lang)
    if scene.ending:
        return outcome_text(at, scene.ending.track, scene.ending.left)
    if scene.asked:
        return prompt_sentence(at)
    if scene.clock and scene.clock.back:
        return say("web-bot-plays-for-you")
    if watching := board_of(at.game).watching(at):
        return watching
    choosing = [at.names[seat] for seat in at.actors]
    if scene.is_last and choosing:
        gone = [at.names[seat] for seat in at.actors if at.players[seat].away]
        if len(gone) == len(choosing):
            return say("web-waiting-for", who=names_in(at.lang, gone))
        return who_is(at, "choosing", choosing)
    return story.latest or say("web-dice-fall")


def _note(at: BoardContext, board: Board, is_replaced: bool) -> str:
    """Who is ready, if several decide together, and the board's own note."""
    if is_replaced:
        return say_in(at.lang)("web-bot-plays-note")
    added = board.note(at) if at.asked else ""
    gone = [seat for seat in at.actors if at.players[seat].away]
    if gone and len(gone) == len(at.actors) and not at.asked:
        since = time_in(at.lang, at.players[gone[0]].away or "")
        return str(say_in(at.lang)("web-away-note", since=since, waits=int(at.seat in board.asked_together(at))))
    ready = None if at.over else _ready_text(at, board.asked_together(at))
    return " ".join(filter(None, (ready, added)))


def _ready_text(at: BoardContext, asked: Sequence[int]) -> str | None:
    """Such as "Mia and Noé are ready, Tom is choosing"; None unless others decide at the same time."""
    others = [seat for seat in asked if not at.is_reader(seat)]
    choosing = [at.names[seat] for seat in others if seat in at.actors]
    ready = [at.names[seat] for seat in others if seat not in at.actors]
    if not at.actors or len(at.actors) + len(ready) < 2 or not (choosing or ready):
        return None
    states = [("ready", ready), ("choosing", choosing)] if at.asked else [("ready", ready)]  # the heading says the rest
    if len(others) <= FEW_OTHERS:
        return " ".join(who_is(at, state, names) for state, names in states if names)
    waits = at.asked and (0 < len(choosing) <= MOST_AWAITED or not ready)
    return who_is(at, *states[1 if waits else 0], MOST_AWAITED)


# ---- the end


def _result(scene: TableScene, ending: Ending, at: BoardContext, board: Board, heading: str) -> str:
    lucks = [(luck_word(rank, at.lang), rank_of(rank)) for _, rank in ending.luck] if ending.luck else None
    own_chart = board.chart(at)
    values = {
        **result(at, board, heading, ending.track, lucks),
        "luck": ending.luck is not None or ending.luck_follows,
        "has_turns": own_chart is None,
        "chart": own_chart
        or match_chart(
            ending.track,
            at.names,
            at.seat,
            Style(board.goal(at), board.is_stepped, board.has_houses, board.remarks(at)),
            f"/t/{scene.code}/replay",
            at.lang,
        ),
        "minutes": ending.minutes,
        "successor": ending.successor,
        "seated": ending.seated,
        "practice": ending.practice,
        "daily": scene.daily,
    }
    return template("result.html", at.lang, result=values, heading=heading, code=scene.code)
