"""From a table and its reader to HTML. Everything drawn comes from the View of that reader."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import douzaine as dz
from douzaine.draw import Markup, icon, join, tag
from douzaine.draw.markup import NOTHING, ascii_only, element, escape, raw
from douzaine.match.event import in_words
from douzaine.match.luck import Luck
from douzaine.match.stage import Player, Stage
from douzaine.web.chart import chart
from douzaine.web.minds import is_ready, solved_tables
from douzaine.web.running import Running
from douzaine.web.store import Agreed, Person
from douzaine.web.table import Table, deadline, level_of, may_take_back
from douzaine.web.telling import Chapter, chapters, newest, newest_html, story_parts
from douzaine.web.template import art_of, board_of, mould, names_in, say_in, template

QUICKEST, A_SENTENCE, SLOWEST = 450, 300, 2200  # milliseconds a beat rests

# ---- a moment at a table


@dataclass(frozen=True)
class Reader:
    """Who looks, in which language, and from which seat if they hold several."""

    person: Person | None
    lang: str
    wanted: int | None = None
    asks_for_previews: bool = False  # over an open connection, as they are wanted; else all are drawn beforehand


@dataclass(frozen=True)
class Moment:
    """A table at one beat. `match` is as it stood then; a beat on the way asks nobody."""

    table: Table
    match: dz.Match
    is_last: bool = True
    told: int = 1  # events since the beat before
    away: Mapping[str, str] = field(default_factory=dict)  # since when somebody has been away

    drawn: dict[Any, list[str]] = field(default_factory=dict, compare=False)  # for spectators, who share it

    @property
    def agreed(self) -> Agreed:
        """What was agreed."""
        return self.table.agreed

    @property
    def running(self) -> Running:
        """The match as it stands now."""
        assert self.table.running is not None
        return self.table.running


def players(moment: Moment) -> tuple[Player, ...]:
    """Who sits where, as the board shows them."""
    found = []
    for seat in moment.agreed.seats:
        level = level_of(moment.table, seat.number)
        away = moment.away.get(seat.person) if seat.person and level is None else None
        found.append(Player(seat.name, level, away))
    return tuple(found)


def seat_for(moment: Moment, reader: Reader) -> tuple[int | None, int | None]:
    """From which seat somebody looks, and to which seat they must hand the device first.

    Whoever holds several seats of a game with secrets sees each only after a hand-over.
    """
    mine = [seat for seat in moment.agreed.seats_of(reader.person) if seat not in moment.running.left]
    if len(mine) < 2:
        return (mine[0] if mine else None), None
    asked = [seat for seat in moment.running.actors() if seat in mine]
    wanted = reader.wanted if reader.wanted in mine else None
    if wanted in asked or (wanted is not None and not asked):
        return wanted, None
    if not moment.match.game.facts.hidden or moment.running.over:
        return (asked or [wanted if wanted is not None else mine[0]])[0], None
    return None, (asked or mine)[0]


def fragment(moment: Moment, reader: Reader, message: str | None = None) -> str:
    """The whole page of a table below its head, for one reader at one beat."""
    return ascii_only("".join(fragment_parts(moment, reader, message)))


def fragment_parts(
    moment: Moment, reader: Reader, message: str | None = None, pause: Callable[[], None] = lambda: None
) -> list[str]:
    """The same in parts, most of which stay the same from a beat to the next; with a `pause` here and there."""
    seat, cover = seat_for(moment, reader)
    if cover is not None:
        return [_cover(moment, reader, cover)]
    view = moment.match.view(seat)
    asked = moment.is_last and seat is not None and seat in moment.running.actors()
    game = moment.match.game
    stage = stage_for(moment, reader, view, asked)
    pause()
    scene = board_of(game).scene(stage)
    pause()
    over = moment.is_last and moment.running.over
    pills_shown = [say_in(reader.lang)("web-over")] if over else pills(stage)
    back = may_take_back(moment.table, reader.person, seat) if moment.is_last and seat is not None else 0
    story = chapters(stage, view.story, now=not over, known=moment.running.sentences)
    pause()
    told = newest(story, moment.told)
    fixed = {
        "game": game.id,
        "seat": seat,
        "wanted": reader.wanted,
        "last": moment.is_last,
        "asked": asked,
        "hint": asked and moment.agreed.hints and is_ready(game),
        "guide": _guide(stage) if asked and moment.agreed.guided else None,
        "previews": asked and not stage.previews and hasattr(board_of(game), "preview"),
    }
    varying = {
        "code": moment.agreed.code,
        "version": moment.running.number,
        "number": moment.running.asked_at.get(seat, 0) if seat is not None else 0,
        "title": _title(game, reader.lang, asked, over),
        "pace": min(QUICKEST + A_SENTENCE * moment.told, SLOWEST),
        "bar": bar(moment, stage, pills_shown, moment.running.number if back else None),
        "scene": scene,
        "hand": hand(stage),
        "send": _send(stage),
        "heading": heading(moment, stage, asked, story),
        "note": _note(stage, asked),
        "refused": join((icon("cross"), " ", message)) if message else "",
        "pill": _pill(pills_shown[0]) if pills_shown else "",
        "chapters": story_parts(story) if story else tag("p", say_in(reader.lang)("web-story-empty"), class_="fine"),
        "newest": newest_html(story, reader.lang),
        "spoken": raw("".join([f"<p>{escape(text)}</p>" for text in told])),
        "seal": raw(f"{moment.running.seal[:4]}&#8230;{moment.running.seal[-4:]}"),
    }
    watch = clock_shown(moment, reader, seat)
    if not (watch or over):
        return mould("table_page.html", reader.lang, tuple(fixed.items()), tuple(varying)).fill(varying)
    rarely = {"watch": watch, "agreed": moment.agreed, "seated": bool(moment.agreed.seats_of(reader.person))}
    ending = result(moment, stage) if over else None
    joined = {name: join(value) if isinstance(value, list) else value for name, value in varying.items()}
    return [template("table_page.html", reader.lang, **fixed, **joined, **rarely, result=ending)]


def stage_for(moment: Moment, reader: Reader, view: dz.View, asked: bool) -> Stage:
    """What a board draws from, for one reader at one beat."""
    hints = moment.agreed.hints and moment.is_last  # a beat on the way asks nobody
    return Stage(
        view,
        reader.lang,
        players(moment),
        asked,
        hints,
        art_of(moment.match.game),
        solved=solved_tables(view) if hints else None,
        previews=not reader.asks_for_previews,
        known=moment.running.shared,
    )


def preview(moment: Moment, reader: Reader, number: int, fields: Mapping[str, Sequence[str]]) -> dict[str, str] | None:
    """What a choice leads to that is not sent yet: parts of the page, by id; None if nobody asks for that choice."""
    seat, cover = seat_for(moment, reader)
    running, board = moment.running, board_of(moment.match.game)
    if cover is not None or seat is None or running.asked_at.get(seat) != number or not hasattr(board, "preview"):
        return None
    stage = stage_for(moment, reader, moment.match.view(seat), True)
    drawn: dict[str, str] = board.preview(stage, fields)
    return drawn


def bar(moment: Moment, stage: Stage, pills: Sequence[str], back: int | None) -> Markup:
    """What stands above the table. `back` is the number from which the reader may take a move back."""
    game, seat, agreed = moment.match.game, stage.view.seat, moment.agreed
    leaving = agreed.leaving if seat is not None and moment.table.in_play else None
    return _bar(game, stage.lang, seat, agreed.code, leaving, is_ready(game), back, tuple(pills))


@lru_cache(2000)
def _bar(
    game: dz.Game,
    lang: str,
    seat: int | None,
    code: str,
    leaving: str | None,
    warm: bool,
    back: int | None,
    pills: tuple[str, ...],
) -> Markup:
    fixed = {
        "game": game.id,
        "title": game.words.text("title", lang),
        "seat": seat,
        "leaving": leaving,
        "warm": warm,
        "may_take_back": back is not None,
    }
    varying = {"code": code, "back": back, "pills": join(map(_pill, pills))}
    return raw("".join(mould("bar.html", lang, tuple(fixed.items()), tuple(varying)).fill(varying)))


def _pill(text: str) -> Markup:
    return element("span", ' class="pill"', text)


def _cover(moment: Moment, reader: Reader, seat: int) -> str:
    game, code = moment.match.game, moment.agreed.code
    shown = {"game": game.id, "code": code, "wanted": reader.wanted, "version": moment.running.number, "to": seat}
    texts = {
        "game_title": game.words.text("title", reader.lang),
        "title": _title(game, reader.lang, True, False),
        "who": moment.agreed.seats[seat].name,
    }
    return template("cover.html", reader.lang, **shown, **texts)


def hand(stage: Stage) -> Markup:
    """What lies under the prompt: the reader's hand, if the game has one."""
    board = board_of(stage.view.box.game)
    drawn = getattr(board, "hand", None)
    return drawn(stage) if drawn else NOTHING


def _send(stage: Stage) -> Markup:
    drawn = getattr(board_of(stage.view.box.game), "send", None)
    return drawn(stage) if drawn else stage.send_buttons(say_in(stage.lang)("web-choose-first"))


def pills(stage: Stage) -> list[str]:
    """The chips in the bar."""
    drawn = getattr(board_of(stage.view.box.game), "pills", None)
    return drawn(stage) if drawn else [say_in(stage.lang)("web-turn", number=stage.view.turns + 1)]


def _guide(stage: Stage) -> str | None:
    chosen = getattr(board_of(stage.view.box.game), "guide", lambda view: None)(stage.view)
    return stage.say(f"guide-{chosen}") if chosen else None


def _title(game: dz.Game, lang: str, asked: bool, over: bool) -> str:
    title = game.words.text("title", lang)
    if over:
        return say_in(lang)("web-title-over", game=title)
    return say_in(lang)("web-title-your-turn", game=title) if asked else title


# ---- the prompt


def heading(moment: Moment, stage: Stage, asked: bool, story: Sequence[Chapter]) -> str:
    """The one sentence that says what to do, for whom the table waits, or what happened last."""
    say = say_in(stage.lang)
    if moment.is_last and moment.running.over:
        return outcome_text(moment, stage.lang)
    if asked:
        game = stage.view.box.game
        prompt = getattr(board_of(game), "prompt", None) or game.part("scene").prompt
        id, fields = prompt(stage.view)
        kinds = dict(name.split(":") for name in fields)
        values = {
            name: in_words(stage.view.box, kind, fields[f"{name}:{kind}"], stage.lang, stage.names)
            for name, kind in kinds.items()
        }
        return stage.say(f"prompt-{id}", **values)
    choosing = [stage.names[seat] for seat in stage.view.actors]
    if moment.is_last and choosing:
        return say("web-choosing", who=names_in(stage.lang, choosing), count=len(choosing))
    return story[0].sentences[0].text if story else say("web-dice-fall")


def _note(stage: Stage, asked: bool) -> str:
    """What the board has to add; else who is ready, where several decide at once."""
    drawn = getattr(board_of(stage.view.box.game), "note", None)
    added = drawn(stage) if drawn and asked else ""
    ready = ready_text(stage) if stage.view.box.game.facts.simultaneous and not stage.view.over else None
    return added or ready or ""


def ready_text(stage: Stage) -> str | None:
    """Say that Mia and Noé are ready and Tom is choosing; None unless others decide at the same time."""
    actors = stage.view.actors
    others = [seat for seat in range(len(stage.players)) if not stage.is_reader(seat)]
    choosing = [stage.names[seat] for seat in others if seat in actors]
    ready = [stage.names[seat] for seat in others if seat not in actors]
    if not actors or len(actors) + len(ready) < 2 or not (choosing or ready):
        return None
    say, parts = say_in(stage.lang), []
    if ready and len(actors) > 0:
        parts.append(say("web-ready", who=names_in(stage.lang, ready), count=len(ready)))
    if choosing:
        parts.append(say("web-choosing", who=names_in(stage.lang, choosing), count=len(choosing)))
    return " ".join(parts)


# ---- the end


def outcome_text(moment: Moment, lang: str) -> str:
    """Who won."""
    say, names = say_in(lang), [seat.name for seat in moment.agreed.seats]
    outcome = moment.match.outcome
    if outcome is None:
        left = next((names[mark.row.seat] for mark in moment.running.marks if mark.row.kind == "leave"), "")
        return say("web-ended-left", who=left)
    winners = [names[seat] for seat in outcome.winners]
    return say("web-wins", who=names_in(lang, winners), count=len(winners))


def result(moment: Moment, stage: Stage) -> dict[str, Any]:
    """What the result screen shows besides."""
    outcome, game = moment.match.outcome, moment.match.game
    minutes = max(1, round(((moment.agreed.ended or 0) - (moment.agreed.started or 0)) / 60))
    return {
        "reason": game.words.text(f"reason-{outcome.reason}", stage.lang) if outcome else "",
        "turns": moment.match.turns,
        "minutes": minutes,
        "winners": outcome.winners if outcome else (),
        "own_table": getattr(board_of(game), "RESULT_TABLE", False),
        "chart": chart(moment.match, stage),
        "luck": luck_texts(moment.running.luck, stage.lang),
    }


def percentile_text(percentile: float, lang: str) -> str:
    """A percentile as people read it; whole, and never more exact than it is."""
    whole = min(99, int(percentile))
    return str(say_in(lang)("server-luck-percentile", percentile=whole, ending=_ending(whole, lang)))


def _ending(number: int, lang: str) -> str:
    if lang != "en":
        return "ᵉ"
    return {1: "st", 2: "nd", 3: "rd"}.get(number % 10 if number // 10 != 1 else 0, "th")


def luck_texts(luck: Luck | None, lang: str) -> list[str]:
    """One text a seat; nothing while luck is not known."""
    return [percentile_text(each, lang) for each in luck.percentiles] if luck else []


# ---- clocks and silent seats


def clock_shown(moment: Moment, reader: Reader, seat: int | None) -> dict[str, Any] | None:
    """Which seats a bot plays for somebody, how long there is still, and what a reader may do; None if nothing."""
    running, agreed = moment.running, moment.agreed
    if agreed.clock is None and not running.silent and not moment.away:
        return None
    mine = agreed.seats_of(reader.person)
    over = running.over or not moment.is_last
    until = None if over else deadline(moment.table)
    stand_ins = [] if running.over else sorted(running.silent)
    may_silence = [
        number
        for number in (running.actors() if mine and not over and agreed.clock is None else ())
        if number not in mine and level_of(moment.table, number) is None and agreed.seats[number].person in moment.away
    ]
    if not (until or stand_ins or may_silence):
        return None
    return {
        "until": until,
        "stand_ins": [(number, agreed.seats[number].name) for number in stand_ins],
        "back": seat is not None and seat in running.silent,
        "may_silence": [(number, agreed.seats[number].name) for number in may_silence],
        "length": clock_text(agreed.clock, reader.lang),
    }


def clock_text(seconds: int | None, lang: str) -> str:
    """How long a decision may take."""
    if seconds is None:
        return str(say_in(lang)("server-clock-none"))
    for unit, size in (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1)):
        if seconds % size == 0:
            return str(say_in(lang)(f"server-clock-{unit}", count=seconds // size))
    raise AssertionError("every whole number is one of seconds")


CLOCKS = (None, 30, 120, 600, 86400, 3 * 86400)  # what the form offers
