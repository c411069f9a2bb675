"""What the API tells of a table, made from the View of whoever asks."""

from collections.abc import Iterator, Sequence
from typing import Literal

import douzaine as dz
from douzaine.bots import NAMES, Advice
from douzaine.bots.names import PLAIN
from douzaine.errors import in_words
from douzaine.match.event import Story, move_text
from douzaine.web import shapes as s
from douzaine.web.decks import visible_options
from douzaine.web.minds import offered_somewhere
from douzaine.web.running import Running, dealer_of
from douzaine.web.store import Agreed, Person
from douzaine.web.table import Refused, Table, deadline, level_of, may_take_back


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
    levels = [name for name in NAMES if name in (*PLAIN, *offered_somewhere(game))]
    title, summary = (game.words.text(id, lang) for id in ("title", "summary"))
    return s.GameInfo(game.id, game.version, title, summary, game.seats, levels, options)


def table_info(table: Table, person: Person | None) -> s.TableInfo:
    """A table, and who sits where."""
    agreed, running = table.agreed, table.running
    mine = agreed.seats_of(person)
    seats = [
        s.SeatInfo(
            seat.number,
            seat.kind,
            seat.name,
            seat.number in mine,
            level_of(table, seat.number),
            running is not None and seat.number in running.silent,
            running is not None and seat.number in running.left,
            seat.words,
        )
        for seat in agreed.seats
    ]
    return s.TableInfo(
        agreed.code,
        agreed.game,
        agreed.version,
        visible_options(agreed, person),
        seats,
        person is not None and person.id == agreed.host,
        agreed.public,
        agreed.spectators,
        agreed.hints,
        agreed.guided,
        agreed.leaving,
        agreed.clock,
        phase(agreed),
        dealer_of(agreed).commitment,
        agreed.result,
        agreed.successor,
    )


def phase(agreed: Agreed) -> Literal["open", "playing", "over"]:
    """How far a table is."""
    return "over" if agreed.ended is not None else "open" if agreed.started is None else "playing"


def seat_of(table: Table, person: Person | None, wanted: int | None) -> int | None:
    """From which of their seats somebody looks; None for a spectator."""
    left = table.running.left if table.running else frozenset()
    mine = [seat for seat in table.agreed.seats_of(person) if seat not in left]
    if wanted is not None and wanted not in mine:
        raise Refused(403, "web-error-not-your-seat")
    return wanted if wanted is not None else mine[0] if mine else None


def state(table: Table, person: Person | None, wanted: int | None, lang: str) -> s.State:
    """The match as one seat, or a spectator, sees it."""
    running = table.running
    assert running is not None
    seat = seat_of(table, person, wanted)
    view = running.match.view(seat)
    names = [each.name for each in table.agreed.seats]
    actors = list(running.actors())
    asked = running.asked_at.get(seat) if seat is not None and seat in actors else None
    legal = (
        [s.MoveInfo(move, move_text(view.box, move, lang, names)) for move in view.legal()] if asked is not None else []
    )
    ending = view.outcome
    return s.State(
        running.number,
        seat,
        actors,
        asked,
        deadline(table),
        view.turns,
        view.position(),
        legal,
        may_take_back(table, person, seat) if seat is not None else 0,
        running.over,
        s.Ending(ending.reason, list(ending.winners), list(ending.scores)) if ending else None,
    )


def hint(table: Table, given: Advice, lang: str) -> s.Hint:
    """What the legal moves of a seat are worth."""
    running = table.running
    assert running is not None
    names = [each.name for each in table.agreed.seats]
    moves = [
        s.MoveWorth(each.move, move_text(running.box, each.move, lang, names), each.chance, each.error, each.played)
        for each in given.moves
    ]
    return s.Hint(given.seat, given.is_exact, given.trials, moves)


def happenings(table: Table, rows: Sequence[tuple[int, ...]], seat: int | None, lang: str) -> list[s.Happening]:
    """Events as one reader may know them."""
    names = [each.name for each in table.agreed.seats]
    running = table.running
    assert running is not None
    return [
        s.Happening(
            event.kind, event.rule, event.seat, event.details, event.hidden, event.turn, event.text(lang, names)
        )
        for event in Story(running.box, rows, seat)
    ]


def messages(table: Table, person: Person | None, wanted: int | None, after: int, lang: str) -> Iterator[s.Message]:
    """The lines of a stream after number `after`, up to the table as it stands."""
    running = table.running
    if running is None:
        yield s.Message(-1, "table", table=table_info(table, person))
        return
    seat = seat_of(table, person, wanted)
    found = list(_rows(table, running, seat, after, lang)) or [
        s.Message(running.number, "now", told=len(running.match._rows))
    ]
    found[-1].state = state(table, person, wanted, lang)
    found[-1].table = table_info(table, person)
    yield from found


def _rows(table: Table, running: Running, seat: int | None, after: int, lang: str) -> Iterator[s.Message]:
    if after < 0:
        first = running.opening
        yield s.Message(0, "start", None, happenings(table, first, seat, lang), len(first))
    for mark in running.marks[max(0, after) :]:
        told = happenings(table, mark.story, seat, lang)
        yield s.Message(mark.row.number, mark.row.kind, mark.row.seat, told, mark.told)
