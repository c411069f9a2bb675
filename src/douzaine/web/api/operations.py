"""The JSON API: everything a page can do, through the same actions. A token in the header is all you need."""

from functools import partial

import msgspec
from starlette.requests import Request

import douzaine as dz
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.match.position_schema import position_schema
from douzaine.server import limits
from douzaine.server.bots import playable
from douzaine.server.daily import check_record
from douzaine.server.decks import agree_on, check_size
from douzaine.server.model import Refused, clean_name
from douzaine.server.records import packed, record_of
from douzaine.server.table import Table
from douzaine.web.api import schemas as s
from douzaine.web.api import serialize
from douzaine.web.api.calls import OPERATIONS as OPERATIONS
from douzaine.web.api.calls import (
    asking,
    become,
    begun,
    done,
    known,
    operation,
    routes,
    some_person,
    switches,
    wanted_seat,
    whole,
)
from douzaine.web.context import beside, code_of, language, say_in_request, services, visible_table, while_here
from douzaine.web.dice_proof import proof
from douzaine.web.options_form import is_path, seated
from douzaine.web.replay_source import keep_record

EVENTS_AT_ONCE = 1000  # of a story

# ---- people


@operation("POST", "/api/people", 201)
async def new_person(request: Request, body: s.NewPerson) -> s.NewMe:
    """Create a person. The token is the only thing that identifies you."""
    person, token = await become(request, body.name)
    return s.NewMe(person.name, token)


@operation("GET", "/api/me")
async def me(request: Request) -> s.Me:
    """The person of your token."""
    return s.Me(known(request).name)


@operation("PATCH", "/api/me")
async def rename(request: Request, body: s.NewPerson) -> s.Me:
    """Change your name."""
    person, name = known(request), clean_name(body.name)
    if name:
        await services(request).store.people.rename(person.id, name)
    return s.Me(name or person.name)


@operation("DELETE", "/api/me")
async def forget(request: Request) -> s.Me:
    """Delete yourself: name, tokens and links. You leave every match; your seats stay, without a name."""
    stand_in = say_in_request(request, "web-somebody")
    await services(request).delete(known(request), stand_in)
    return s.Me(stand_in)


@operation("GET", "/api/me/tables")
async def my_tables(request: Request) -> s.Tables:
    """Every table where you sit or sat, newest first."""
    person = known(request)
    found = await services(request).store.tables.of_person(person.id)
    return s.Tables([serialize.table_info(Table(row, None), person) for row in found])


# ---- games


@operation("GET", "/api/games", query=("lang",))
async def games(request: Request) -> s.Games:
    """All games with their options."""
    return s.Games([serialize.game_info(dz.game(id), language(request)) for id in dz.games()])


@operation("GET", "/api/games/{game}", query=("lang",))
async def game(request: Request) -> s.GameInfo:
    """One game with its options."""
    return serialize.game_info(dz.game(request.path_params["game"]), language(request))


@operation("GET", "/api/games/{game}/rules", query=("lang",))
async def rules(request: Request) -> s.Rules:
    """The rules of a game, by number."""
    return s.Rules(dict(dz.game(request.path_params["game"]).book.rules(language(request))))


@operation("GET", "/api/games/{game}/position-schema")
async def game_positions(request: Request) -> s.PositionSchema:
    """A JSON schema of the game's positions in states: what is hidden is a number or `"?"`."""
    return s.PositionSchema(position_schema(dz.game(request.path_params["game"])))


# ---- before play


@operation("GET", "/api/tables")
async def tables(request: Request) -> s.Tables:
    """Public tables that are open or in play."""
    found = await services(request).store.tables.public()
    shown = [row for row in found if row.started is None or row.spectators]
    return s.Tables([serialize.table_info(Table(row, None), asking(request)) for row in shown])


@operation("POST", "/api/tables", 201)
async def create(request: Request, body: s.NewTable) -> s.Opened:
    """Open a table. It begins at once if no seat is open."""
    chosen = dz.game(body.game)
    for option in chosen.options:
        value = body.options.get(option.id)
        if isinstance(value, str) and option.kind == "deck" and is_path(option, value):
            raise dz.BadOption("error-deck-path", option=option.id, value=shown(value[:40]))
    check_size(body.options)
    box, missing = await beside(request, limits.READ_S, agree_on, chosen.id, body.options)
    kinds = [*body.seats, *["open"] * box.players][: box.players]
    for kind in kinds:
        if kind not in ("me", "open", *playable(box)):
            raise DouzaineError("error-seat-kind", levels=", ".join(playable(box)), value=shown(kind[:40]))
    names = ("public", "spectators", "hints", "guided", "leaving", "clock")
    agreed = {name: getattr(body, name) for name in names}
    services(request).room.for_table()
    person, token = await some_person(request, body.name)
    code = await services(request).lobby.create(person, box, seated(person, kinds, {}), missing, **agreed)
    return s.Opened(code, token)


@operation("GET", "/api/tables/{code}")
async def table(request: Request) -> s.TableInfo:
    """A table: its options and who sits where."""
    return serialize.table_info(await visible_table(request), asking(request))


@operation("POST", "/api/tables/{code}/stand")
async def stand(request: Request, body: s.AtSeat) -> s.TableInfo:
    """Leave a seat before play, or decline a reserved one; as the host, free one, or send somebody away for good."""
    await services(request).lobby.stand(code_of(request), known(request), body.seat)
    return await table(request)


@operation("POST", "/api/tables/{code}/bot")
async def seat_bot(request: Request, body: s.SeatBot) -> s.TableInfo:
    """Put a bot on an open seat."""
    await services(request).lobby.seat_bot(code_of(request), known(request), body.seat, body.level)
    return await table(request)


@operation("POST", "/api/tables/{code}/deck")
async def bring(request: Request, body: s.Bring) -> s.TableInfo:
    """Bring your own deck, before play, if the table asks for it; nobody else can see it."""
    work = partial(beside, request, limits.READ_S)
    await services(request).lobby.bring_deck(code_of(request), known(request), body.seat, body.deck, work)
    return await table(request)


# ---- play


@operation("GET", "/api/tables/{code}/state", query=("seat", "legal", "text", "lang"))
async def state(request: Request) -> s.State:
    """The match as your seat sees it, with the legal moves; as a spectator sees it if you have no seat."""
    seat = wanted_seat(request)
    return serialize.state(await begun(request), asking(request), seat, language(request), **switches(request))


@operation("GET", "/api/tables/{code}/hint", query=("seat", "lang"))
async def hint(request: Request) -> s.Hint:
    """The value of each legal move to your seat, from what it knows, if the table allows hints."""
    at = await begun(request)
    seat = serialize.seat_of(at, known(request), wanted_seat(request))
    if seat is None:
        raise Refused(403, "web-error-not-your-seat")
    given = await while_here(request, services(request).hints.hint(at, known(request), seat))
    return serialize.hint(at, given, language(request))


@operation("GET", "/api/tables/{code}/story", query=("seat", "after", "lang"))
async def story(request: Request) -> s.Story:
    """The events that you may know, from event number `after` on, a thousand at a time."""
    live = (at := await begun(request)).live
    assert live is not None
    seat = serialize.seat_of(at, asking(request), wanted_seat(request))
    since = live.match.story_since(max(0, whole(request, "after", 0)), EVENTS_AT_ONCE)
    return s.Story(serialize.happenings(at, since, seat, language(request)))


@operation("POST", "/api/tables/{code}/moves", 201, query=("legal", "text", "lang"))
async def decide(request: Request, body: s.Decide) -> s.Done:
    """Decide. 409: the table has moved on; look again. The answer comes after the commit."""
    act = services(request).play.decide(code_of(request), known(request), body.seat, body.number, {}, body.moves)
    return s.Done(await act)


@operation("POST", "/api/tables/{code}/back")
async def take_back(request: Request, body: s.TakeBack) -> s.Done:
    """Take back a decision: never across a chance event, nor, if other people play, across what anybody did since."""
    await services(request).play.take_back(code_of(request), known(request), body.seat, body.number)
    return await done(request)


@operation("POST", "/api/tables/{code}/leave")
async def leave(request: Request, body: s.AtSeat) -> s.Done:
    """Leave for good."""
    await services(request).play.leave(code_of(request), known(request), body.seat)
    return await done(request)


@operation("POST", "/api/tables/{code}/end")
async def agree_to_end(request: Request) -> s.Done:
    """Propose to end the match without a winner; it ends when all players agree."""
    await services(request).play.agree_to_end(code_of(request), known(request))
    return await done(request)


@operation("POST", "/api/tables/{code}/play-on")
async def play_on(request: Request) -> s.Done:
    """Refuse a proposal to end the match."""
    await services(request).play.play_on(code_of(request), known(request))
    return await done(request)


@operation("POST", "/api/tables/{code}/silent")
async def silence(request: Request, body: s.AtSeat) -> s.Done:
    """Let a bot play for a silent player until they return."""
    await services(request).play.silence(code_of(request), body.seat, known(request))
    return await done(request)


@operation("POST", "/api/tables/{code}/return")
async def come_back(request: Request) -> s.Done:
    """Play on after a bot has stood in for you."""
    await services(request).play.come_back(code_of(request), known(request))
    return await done(request)


@operation("POST", "/api/tables/{code}/rematch", 201)
async def rematch(request: Request) -> s.Opened:
    """Open a lobby for a rematch, where everybody's seat is reserved; a second call returns the same lobby.

    A practice table is opened again, as it began.
    """
    return s.Opened(await _rematch(request), None)


async def _rematch(request: Request) -> str:
    at, code, person = services(request), code_of(request), known(request)
    if (await visible_table(request)).row.practice:
        return await at.practice.again(code, person)
    return await at.lobby.rematch(code, person)


# ---- afterwards


@operation("GET", "/api/tables/{code}/record")
async def record(request: Request) -> s.RecordText:
    """The whole match as text, once it is over; `douzaine verify` and `replay` read this answer as it is."""
    table = await begun(request)
    live = table.live
    if live is None or not live.over:
        raise Refused(409, "web-error-not-over")
    check_record(table.row, services(request).store.clock)
    return s.RecordText(await beside(request, limits.READ_S, record_of, packed(live.match)))


@operation("GET", "/api/tables/{code}/fair")
async def fair(request: Request) -> s.Proof:
    """The dice: the commitment, and once the match is over everything needed to check it, and each seat's luck."""
    at = await visible_table(request)
    services(request).luck_jobs.changed(at)
    told = await proof(request, at, asking(request))
    found = at.live.luck if at.live else None
    luck = {"luck": found and found.percentiles, "luck_points": found and found.points}
    return msgspec.convert({**told, **luck}, s.Proof)


@operation("POST", "/api/records", 201)
async def upload(request: Request, body: s.Record) -> s.Kept:
    """Store a record to look at under /r/ID, if it can be replayed."""
    return s.Kept(await keep_record(request, body.record, asking(request)))


@operation("GET", "/api/records/{id}")
async def uploaded(request: Request) -> s.RecordText:
    """An uploaded record."""
    text = await services(request).store.records.get(request.path_params["id"])
    if text is None:
        raise Refused(404, "web-error-no-record")
    return s.RecordText(text)


ROUTES = routes(__name__)
