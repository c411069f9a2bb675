"""The API's answers about a table, made from the caller's View."""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import UNSET

import douzaine as dz
from douzaine.boards.scene_text import prompt_text, scene_text
from douzaine.bots import Advice
from douzaine.bots.names import PLAIN
from douzaine.errors import in_words
from douzaine.match.event import Story, decision_text, move_text
from douzaine.server.bots import offered_somewhere
from douzaine.server.decks import visible_options
from douzaine.server.doors import mark_of, sent_away
from douzaine.server.live_match import LiveMatch, commitment_of
from douzaine.server.model import Person, Refused, TableRow
from douzaine.server.table import Table, deadline, invitation_for, level_of, may_take_back, seats_as_seen
from douzaine.web.api import schemas as s


def game_info(game: dz.Game, lang: str) -> s.GameInfo:
    """A game and its options."""
    options = [
        s.OptionInfo(
            option.id,
            game.words.text(f"option-{option.id}", lang),
            game.words.text(f"option-{option.id}.help", lang),
            option.default,
            in_words(option.allowed, lang),
        )
        for option in game.options
    ]
    levels = [*PLAIN, *offered_somewhere(game)]
    title, summary = (game.words.text(id, lang) for id in ("title", "summary"))
    return s.GameInfo(game.id, game.version, title, summary, game.seats, levels, options)


def table_info(table: Table, person: Person | None) -> s.TableInfo:
    """A table, and who sits where."""
    row, live = table.row, table.live
    mine = row.seats_of(person)
    seats = [
        s.SeatInfo(
            seat.number,
            seat.kind,
            seat.name,
            seat.number in mine,
            level_of(table, seat.number),
            live is not None and seat.number in live.silent,
            live is not None and seat.number in live.left,
            seat.words,
            seat.seal,
        )
        for seat in seats_as_seen(row, person)
    ]
    is_host = person is not None and person.id == row.host
    return s.TableInfo(
        row.code,
        row.game,
        row.version,
        visible_options(row, person),
        seats,
        is_host,
        row.public,
        row.spectators,
        row.hints,
        row.guided,
        row.leaving,
        row.clock,
        phase(row),
        commitment_of(row),
        row.result,
        row.successor,
        invitation_for(row, person),
        row.revealing is not None and row.started is None,
        [s.SentAway(mark_of(row, guest), guest.name) for guest in sent_away(row)] if is_host else [],
        row.practice,
    )


def phase(row: TableRow) -> Literal["open", "playing", "over"]:
    """The phase of a table."""
    return "over" if row.ended is not None else "open" if row.started is None else "playing"


def seat_of(table: Table, person: Person | None, wanted: int | None) -> int | None:
    """The seat from which a person looks; None for a spectator."""
    left = table.live.left if table.live else frozenset()
    mine = [seat for seat in table.row.seats_of(person) if seat not in left]
    if wanted is not None and wanted not in mine:
        raise Refused(403, "web-error-not-your-seat")
    return wanted if wanted is not None else mine[0] if mine else None


def state(
    table: Table, person: Person | None, wanted: int | None, lang: str, legal: bool = True, text: bool = False
) -> s.State:
    """The match as one seat, or a spectator, sees it; optionally with legal moves, and the scene in words."""
    live = table.live
    assert live is not None
    seat = seat_of(table, person, wanted)
    view = live.match.view(seat)
    names = [each.name for each in table.row.seats]
    actors = list(live.actors())
    asked = live.asked_at.get(seat) if seat is not None and seat in actors else None
    words = view.legal() if legal and asked is not None else []
    moves = [s.MoveInfo(move, move_text(view.box, move, lang, names)) for move in words]
    ending = view.outcome
    return s.State(
        live.number,
        seat,
        actors,
        asked,
        deadline(table),
        view.turns,
        view.position(),
        moves,
        may_take_back(table, person, seat) if seat is not None else 0,
        live.over,
        s.Ending(ending.reason, list(ending.winners), list(ending.scores)) if ending else None,
        in_text(view, lang, names, asked is not None) if text else UNSET,
        sorted(live.agreed),
    )


def in_text(view: dz.View, lang: str, names: Sequence[str], asked: bool) -> str:
    """The scene of a View in words, and the question if its reader has to decide."""
    scene = scene_text(view, lang, names)
    return f"{scene}\n\n{prompt_text(view, lang, names)}" if asked else scene


def hint(table: Table, given: Advice, lang: str) -> s.Hint:
    """The value of a seat's whole decisions."""
    live = table.live
    assert live is not None
    names = [each.name for each in table.row.seats]
    moves = []
    for each in given.moves:
        text = decision_text(live.box, each.moves, lang, names)
        moves.append(s.MoveWorth(each.move, list(each.moves), text, each.chance, each.error, each.played))
    facts = (given.is_exact, given.is_solved, given.is_mixed, given.trials, given.left_out)
    return s.Hint(given.seat, *facts, moves)


def happenings(table: Table, story: Story, seat: int | None, lang: str) -> list[s.Happening]:
    """Events as one reader may know them."""
    names = [each.name for each in table.row.seats]
    live = table.live
    assert live is not None
    return [
        s.Happening(
            event.kind, event.rule, event.seat, event.details, event.hidden, event.turn, event.text(lang, names)
        )
        for event in story.seen_by(seat)
    ]


def messages(
    table: Table,
    person: Person | None,
    wanted: int | None,
    after: int,
    lang: str,
    legal: bool = True,
    text: bool = False,
) -> Iterator[s.Message]:
    """The lines of a stream after number `after`, up to now."""
    live = table.live
    if live is None:
        yield s.Message(-1, "table", table=table_info(table, person))
        return
    seat = seat_of(table, person, wanted)
    last: s.Message | None = None
    for row in _rows(table, live, seat, after, lang):
        if last is not None:
            yield last
        last = row
    last = last or s.Message(live.number, "now", told=live.match.told)
    last.state = state(table, person, wanted, lang, legal, text)
    last.table = table_info(table, person)
    yield last


def _rows(table: Table, live: LiveMatch, seat: int | None, after: int, lang: str) -> Iterator[s.Message]:
    if after < 0:
        first = live.opening
        yield s.Message(0, "start", None, happenings(table, first, seat, lang), len(first))
    for each in live.entries[max(0, after) :]:
        told = happenings(table, each.story, seat, lang)
        yield s.Message(each.entry.number, each.entry.kind, each.entry.seat, told, each.told)
