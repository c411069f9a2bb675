"""From a table on the server to plain data for one reader: Views are made here, and go no further.

Drawing code (`web/render`) is given only what these functions return.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import inf
from typing import Any

import douzaine as dz
from douzaine.boards import Markup
from douzaine.boards.board import board_of
from douzaine.boards.context import served_art
from douzaine.boards.regions import Regions
from douzaine.boards.scene import Player, scene_of
from douzaine.server.bots import DEFAULT_LEVEL, is_ready, offered, solved_tables
from douzaine.server.decks import agree, brought, deck_of, hidden_options, waiting_for
from douzaine.server.doors import mark_of, sent_away
from douzaine.server.live_match import LiveMatch, dealer_of
from douzaine.server.luck_jobs import luck_follows
from douzaine.server.model import NOBODY, Person, TableRow
from douzaine.server.seating import may_sit
from douzaine.server.table import (
    Table,
    deadline,
    invitation_for,
    level_of,
    may_take_back,
    seats_as_seen,
    silent_from,
)
from douzaine.texts import say_in
from douzaine.web.render.model import AnyScene, ClockPanel, CoverScene, Ending, LobbyScene, Reader, Row, TableScene
from douzaine.web.render.options import draw_option, option_value
from douzaine.web.render.template import clock_text
from douzaine.web.titles import sealed_line, title_forms

TOLD = ("leave", "silent", "return", "back", "end", "play_on")  # entries of the log that are told between events


@dataclass(frozen=True)
class Visitor:
    """A person looking at a table."""

    person: Person | None
    reader: Reader


@dataclass(frozen=True)
class Beat:
    """A table at one moment worth showing. `match` is its state then; an intermediate beat asks nobody."""

    table: Table
    match: dz.Match | None  # None before play
    is_last: bool = True
    told: int = 1  # events since the last beat
    away: Mapping[str, str] = field(default_factory=dict)  # players who are away, and since when
    back: Mapping[str, int] = field(default_factory=dict)  # players who are back, and after how many events
    drawn: dict[Reader, asyncio.Task[Regions]] = field(default_factory=dict, compare=False)  # shared by spectators

    @property
    def live(self) -> LiveMatch:
        """The current match."""
        assert self.table.live is not None
        return self.table.live


Shown = tuple[AnyScene, tuple[Row, ...]]  # a scene, and the events that its reader may see


def as_it_stands(table: Table, away: Mapping[str, str], back: Mapping[str, int] | None = None) -> Beat:
    """The current table as a beat."""
    return Beat(table, table.live.match if table.live else None, away=away, back=back or {})


def shown_to(beat: Beat, visitor: Visitor) -> Shown:
    """What a visitor is shown of a table."""
    if beat.match is None:
        return lobby_scene(beat.table, visitor.person, visitor.reader.lang, away=beat.away), ()
    seat, cover = seat_for(beat, visitor)
    if cover is not None:
        row = beat.table.row
        return CoverScene(row.game, row.code, beat.live.number, cover, row.seats[cover].name), ()
    return table_scene(beat, beat.match.view(seat), visitor)


def seat_for(beat: Beat, visitor: Visitor) -> tuple[int | None, int | None]:
    """The seat from which a visitor looks, and the seat to which the device must be handed first.

    People who hold several seats of a game with secrets see each only after a hand-over.
    """
    live, wanted = beat.live, visitor.reader.wanted
    mine = [seat for seat in beat.table.row.seats_of(visitor.person) if seat not in live.left]
    if len(mine) < 2:
        return (mine[0] if mine else None), None
    asked = [seat for seat in live.actors() if seat in mine]
    wanted = wanted if wanted in mine else None
    if wanted in asked or (wanted is not None and not asked):
        return wanted, None
    if not live.match.game.facts.hidden or live.over:
        return (asked or [wanted if wanted is not None else mine[0]])[0], None
    return None, (asked or mine)[0]


def table_scene(beat: Beat, view: dz.View, visitor: Visitor) -> tuple[TableScene, tuple[Row, ...]]:
    """A table in play or over, as a visitor sees it from a seat."""
    table, live, row, seat = beat.table, beat.live, beat.table.row, view.seat
    asked = beat.is_last and seat is not None and seat in live.actors() and seat not in live.silent
    over = beat.is_last and live.over
    odds = row.hints and beat.is_last  # an intermediate beat asks nobody
    board = board_of(view.box.game)
    facts = board.facts(view, odds, solved_tables(view) if odds else None)
    back = beat.is_last and seat is not None and may_take_back(table, visitor.person, seat)
    ready = is_ready(view.box.game)
    board_scene = scene_of(view, players_of(beat), asked, facts, row.hints)
    if not beat.is_last:
        board_scene = replace(board_scene, outcome=None)  # the deciding moment is shown as play
    scene = TableScene(
        board=board_scene,
        is_finale=view.outcome is not None and not beat.is_last,
        code=row.code,
        version=live.number,
        number=live.asked_at.get(seat, 0) if seat is not None else 0,
        is_last=beat.is_last,
        asked=asked,
        told=beat.told,
        hints=asked and row.hints and ready,
        ready=ready,
        guided=row.guided,
        back=live.number if back else None,
        leaving=row.leaving if seat is not None and not live.over else None,
        seal=live.seal,
        happenings=happenings_of(beat, len(view.story)),
        practice=row.practice,
        daily=row.daily is not None,
        clock=_clock_panel(beat, visitor, seat),
        ending=_ending(beat, visitor) if over else None,
    )
    return scene, view.story.rows


def players_of(beat: Beat) -> tuple[Player, ...]:
    """The players, as the board shows them."""
    found, clock = [], beat.table.row.clock
    for seat in beat.table.row.seats:
        level = level_of(beat.table, seat.number)
        away = beat.away.get(seat.person) if seat.person and level is None else None
        stand_in = seat.number in beat.live.silent and not beat.live.over
        until = silent_from(beat.table, seat.number) if clock and beat.is_last and beat.table.in_play else inf
        timed = (until, clock or 0) if until < inf else (None, 0)
        found.append(Player(seat.name, level, away, stand_in, *timed))
    return tuple(found)


def happenings_of(beat: Beat, events: int) -> tuple[tuple[int, str, int], ...]:
    """What happened outside the match so far: after how many events, what, and which seat."""
    entries = [each for each in beat.live.entries if each.entry.kind in TOLD and (beat.is_last or each.told < events)]
    found = [(min(each.told, events), each.entry.kind, each.entry.seat) for each in entries]
    for seat in beat.table.row.seats if not beat.live.over else ():
        if seat.person is None or level_of(beat.table, seat.number) is not None:
            continue
        if seat.person in beat.away:
            found.append((events, "away", seat.number))
        elif seat.person in beat.back:
            back = (min(beat.back[seat.person], events), "return", seat.number)
            found += [back] if back not in found else []  # the log tells it, too, if a bot had played meanwhile
    return tuple(found)


def _clock_panel(beat: Beat, visitor: Visitor, seat: int | None) -> ClockPanel | None:
    """Clocks and stand-ins; None if there is nothing to show."""
    table, live, row = beat.table, beat.live, beat.table.row
    if row.clock is None and not live.silent and not beat.away and not live.agreed:
        return None
    mine = row.seats_of(visitor.person)
    agreed = () if live.over else sorted(live.agreed)
    over = live.over or not beat.is_last
    until = None if over else deadline(table)
    stand_ins = [] if live.over else sorted(live.silent)
    may_silence = [
        number
        for number in (live.actors() if mine and not over and row.clock is None else ())
        if number not in mine and level_of(table, number) is None and row.seats[number].person in beat.away
    ]
    if not (until or stand_ins or may_silence or agreed):
        return None
    return ClockPanel(
        until=until,
        clock=row.clock,
        stand_ins=tuple((number, row.seats[number].name) for number in stand_ins),
        back=seat is not None and seat in live.silent,
        may_silence=tuple((number, row.seats[number].name, silent_from(table, number)) for number in may_silence),
        want_end=tuple(dict.fromkeys(row.seats[number].name for number in agreed)),
        may_end=bool(set(mine) - live.agreed - live.left),
        may_play_on=bool(set(mine) - live.left),
    )


def _ending(beat: Beat, visitor: Visitor) -> Ending:
    live, row = beat.live, beat.table.row
    left = next((row.seats[each.entry.seat].name for each in live.entries if each.entry.kind == "leave"), "")
    return Ending(
        left=left if live.match.outcome is None and live.leaving == "end" else "",
        minutes=max(1, round(((row.ended or 0) - (row.started or 0)) / 60)),
        luck=tuple(zip(live.luck.points, live.luck.percentiles, strict=True)) if live.luck else None,
        luck_follows=luck_follows(live),
        track=live.track,
        turns=board_of(live.match.game).turns_told(live.match.story_since(0)),
        successor=row.successor,
        seated=bool(row.seats_of(visitor.person)),
        practice=row.practice,
    )


# ---- before play


@dataclass(frozen=True)
class Draft:
    """A refused deck, and the game's own control with it."""

    value: Any
    drawn: Markup | None
    code: str = ""  # a share code that was typed instead, but is invalid


def lobby_scene(
    table: Table,
    person: Person | None,
    lang: str,
    drafts: Mapping[int, Draft] | None = None,
    away: Mapping[str, str] | None = None,
) -> LobbyScene:
    """A table that waits for players, as a visitor sees it; `drafts` are refused decks, by seat."""
    agreed, game = table.row, dz.game(table.row.game)
    mine = agreed.seats_of(person)
    there = brought(agreed)
    is_host = person is not None and person.id == agreed.host
    values = {
        "seats": [replace(seat, person=None) for seat in seats_as_seen(agreed, person)],
        "proof": promise(table),
        "code": agreed.code,
        **_game_facts(game, lang),
        "own_name": person.name if person else "",
        "mine": mine,
        "reserved": agreed.reserved_for(person),
        "may_sit": agreed.came_by(person) != "away",
        "one_seat": not agreed.public and agreed.came_by(person) == "word",
        "is_host": is_host,
        "is_led": agreed.host != NOBODY,
        "link": _link(agreed, person),
        "sent_away": [(mark_of(agreed, guest), guest.name) for guest in sent_away(agreed)] if is_host else [],
        "begun": False,
        "revealing": agreed.revealing is not None,
        "reveal": [number for number in mine if agreed.revealing and agreed.seats[number].is_unrevealed],
        "complete": all(seat.is_taken for seat in agreed.seats) and not waiting_for(agreed),
        "brought": there,
        "drafted": bool(drafts),  # a page that shows a refused deck stays unchanged until it is sent again
        "decks": [own_deck(game, agreed, seat, drafts or {}, lang) for seat in mine if seat in there],
        "levels": offered(agree(game, agreed.options)[0]),
        "usual_level": DEFAULT_LEVEL,
        "host": next((seat.name for seat in agreed.seats if seat.person == agreed.host), ""),
        "to_sit": any(seat.kind == "open" for seat in agreed.seats),
        "away": [seat.number for seat in agreed.seats if seat.person in (away or ())],
        "spectators": agreed.spectators,
        **counted_seats(game, agreed),
        "to_fill": any(seat.kind == "open" for seat in agreed.seats)
        and not any(seat.kind == "reserved" for seat in agreed.seats),
        "manners": manners(agreed, lang),
        "options": option_lines(game, agreed.options, lang),
    }
    return LobbyScene(game.id, values)


def _game_facts(game: dz.Game, lang: str) -> dict[str, Any]:
    """What a lobby says about its game, to everybody."""
    title, board = game.words.text("title", lang), board_of(game)
    return {
        "game": game.id,
        "game_title": title,
        "title": say_in(lang)("web-title-lobby", game=title),
        "forms": title_forms(game, lang),
        "sealed": sealed_line(game, lang),
        "summary": game.words.text("summary", lang),
        "minutes": "–".join(str(minutes) for minutes in dict.fromkeys(game.facts.minutes)),
        "poster": board.poster(served_art(game.id)),
        "builder": board.has_builder,
    }


def counted_seats(game: dz.Game, agreed: TableRow) -> dict[str, Any]:
    """The number of seats of a lobby, and whether it can have more or fewer."""
    kinds = [seat.kind for seat in agreed.seats]
    fewest, most = may_sit(game)
    taken = len(kinds) - kinds.count("open")
    return {
        "people": kinds.count("person"),
        "bots": kinds.count("bot"),
        "open": kinds.count("open"),
        "first_open": kinds.index("open") if "open" in kinds else 0,
        "fewest": fewest,
        "most": most,
        "may_add": len(kinds) < most,
        "may_close": len(kinds) > fewest,
        "may_start_with_these": fewest <= taken < len(kinds) and "reserved" not in kinds,
    }


def _link(agreed: TableRow, person: Person | None) -> str | None:
    """The address to invite others, for people who may pass it on."""
    token = invitation_for(agreed, person)
    return f"/i/{token}" if token else f"/t/{agreed.code}" if agreed.public else None


def own_deck(game: dz.Game, agreed: TableRow, seat: int, drafts: Mapping[int, Draft], lang: str) -> dict[str, Any]:
    """What a seat needs to bring its own deck: the game's own control for it, or a text."""
    option = deck_of(game, seat)
    assert option is not None
    value = agreed.options.get(option.id)
    draft = drafts.get(seat) or Draft(value, draw_option(game.id, option.id, value, lang))
    text = draft.value if isinstance(draft.value, str) else ""
    shown = {"drawing": draft.drawn, "text": text, "name": agreed.seats[seat].name, "code": draft.code}
    return {"seat": seat, "id": option.id, **shown}


def promise(table: Table) -> dict[str, str | None]:
    """What is shown of the dice before play."""
    return {"commitment": dealer_of(table.row).commitment, "seed": None}


def manners(agreed: TableRow, lang: str) -> list[tuple[str, str]]:
    """The table's agreements besides the rules: a sign and a sentence each."""
    say = say_in(lang)
    clock = say("web-manners-clock", clock=clock_text(agreed.clock, lang)) if agreed.clock else ""
    return [
        ("people", say("web-manners-seats", count=len(agreed.seats))),
        ("clock", clock or say("web-manners-no-clock")),
        ("eye", say("web-manners-watched" if agreed.spectators else "web-manners-unwatched")),
        *([] if agreed.hints else [("dot", say("web-manners-no-hints"))]),
    ]


def option_lines(game: dz.Game, options: dict[str, Any], lang: str) -> list[tuple[str, str]]:
    """The table's unusual options, in words."""
    found = []
    for option in game.options:
        value = options.get(option.id, option.default)
        if value != option.default and option.id not in ("players", *hidden_options(game, None)):
            shown = (
                say_in(lang)("web-own-deck") if option.kind == "deck" else option_value(game, option.id, value, lang)
            )
            found.append((game.words.text(f"option-{option.id}", lang), shown))
    return found
