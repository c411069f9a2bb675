"""API calls to enter lobbies, take seats, seal words, start, and manage sessions."""

from starlette.requests import Request

from douzaine.server.codes import read_code
from douzaine.server.lobby import check_open
from douzaine.server.model import Refused, clean_name
from douzaine.web import guesses
from douzaine.web.api import schemas as s
from douzaine.web.api import serialize
from douzaine.web.api.calls import asking, known, operation, routes, some_person, token_of
from douzaine.web.api.session_schemas import SessionInfo, Sessions
from douzaine.web.context import code_of, services, visible_table


@operation("POST", "/api/join", 201)
async def join(request: Request, body: s.Join) -> s.Opened:
    """Be let in to a lobby by its invitation or by its word. Wrong words are counted and limited."""
    code, token = await enter(request, read_code(body.word), body.invitation, body.name)
    return s.Opened(code, token)


@operation("POST", "/api/tables/{code}/sit", 201, is_door=True)
async def sit(request: Request, body: s.Sit) -> s.Seated:
    """Take an open seat. The invitation or the word in the address lets you in if necessary."""
    code, token = await enter(request, code_of(request), body.invitation, body.name, body.seat)
    if code != code_of(request):
        raise Refused(404, "web-error-no-table")
    person = known(request)
    await services(request).lobby.sit(code, person, body.seat, clean_name(body.name) or person.name)
    return s.Seated(body.seat, token)


async def enter(
    request: Request, code: str, invitation: str, name: str, seat: int | None = None
) -> tuple[str, str | None]:
    """Let the caller in; returns the table's word, and a token for a new person. Raises `Refused`.

    No person is created for a `seat` that cannot be taken.
    """
    doors, person = services(request).doors, asking(request)
    if invitation:
        table = await doors.invited(invitation, person)
    else:
        with guesses.counted(request):
            table = await doors.known_by_word(code, person)
    if seat is not None:
        check_open(table, person, seat)
    person, token = await some_person(request, name)
    if invitation:
        return await doors.enter_by_link(invitation, person), token
    await doors.enter_by_word(code, person)
    return code, token


@operation("POST", "/api/tables/{code}/welcome")
async def welcome(request: Request, body: s.Mark) -> s.TableInfo:
    """Let a person who was sent away come back; for the host."""
    await services(request).doors.let_back(code_of(request), known(request), body.mark)
    return serialize.table_info(await visible_table(request), asking(request))


# ---- words for the dice


@operation("POST", "/api/tables/{code}/words")
async def add_words(request: Request, body: s.AddWords) -> s.TableInfo:
    """Add words to the dice, before play; the server seals them and shows them at the start."""
    await services(request).opening.add_words(code_of(request), known(request), body.seat, body.words)
    return serialize.table_info(await visible_table(request), asking(request))


@operation("POST", "/api/tables/{code}/seal")
async def seal_words(request: Request, body: s.Seal) -> s.TableInfo:
    """Send the seal of words that only you know; reveal them when the table is `revealing`, or they do not count."""
    await services(request).opening.seal_words(code_of(request), known(request), body.seat, body.seal)
    return serialize.table_info(await visible_table(request), asking(request))


@operation("POST", "/api/tables/{code}/reveal")
async def reveal_words(request: Request, body: s.Reveal) -> s.TableInfo:
    """Reveal sealed words; when all are revealed, play begins."""
    await services(request).opening.reveal(code_of(request), known(request), body.seat, body.salt, body.words)
    return serialize.table_info(await visible_table(request), asking(request))


@operation("POST", "/api/tables/{code}/start")
async def start(request: Request) -> s.TableInfo:
    """Begin, once every seat is taken; if words are sealed, as soon as they are revealed."""
    await services(request).opening.start(code_of(request), known(request))
    return serialize.table_info(await visible_table(request), asking(request))


# ---- sessions


@operation("GET", "/api/me/sessions")
async def sessions(request: Request) -> Sessions:
    """Every device and program signed in as you."""
    found = await services(request).store.people.sessions(known(request).id, token_of(request))
    return Sessions(
        [SessionInfo(each.id, each.kind, each.created, each.seen_on, each.is_this) for each in found]  # type: ignore[arg-type]
    )


@operation("POST", "/api/me/sessions/end")
async def end_session(request: Request, body: s.EndSession) -> Sessions:
    """End one session, or all but this one."""
    people, person = services(request).store.people, known(request)
    if body.id:
        await people.end_session(person.id, body.id)
    else:
        await people.end_other_sessions(person.id, token_of(request))
    return await sessions(request)


ROUTES = routes(__name__)
