"""Progress in lessons, stored with the person, or in a cookie if there is none yet."""

import logging

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from douzaine.lessons import lessons
from douzaine.server.model import Person
from douzaine.web.context import person_of, services, set_cookie, whole_number

log = logging.getLogger("douzaine.lessons")

LEARNT = "learnt"  # the cookie
DONE, SKIPPED = "end", "skip"
LONGEST = 400  # characters that are read and stored


def progress(request: HTTPConnection, person: Person | None) -> dict[str, str]:
    """The step reached in each game's lesson, `end` or `skip`, most recent last."""
    found = _read(request.cookies.get(LEARNT, ""))
    for game, state in _read(person.learnt if person else "").items():
        if found.get(game) != DONE:
            found[game] = state
    return found


def _read(text: str) -> dict[str, str]:
    known, found = lessons(), dict[str, str]()
    for part in text[:LONGEST].split("-"):
        game, _, state = part.partition(".")
        if game in known and (state in (DONE, SKIPPED) or whole_number(state, 2)):
            found[game] = state
    return found


async def note_progress(request: Request, response: Response, game: str, state: str) -> None:
    """Store the step reached; a finished lesson stays finished when it is repeated.

    Looking at a page is enough, so that it works without a script; but a person must really look.
    """
    if not _is_looked_at(request):
        return
    person = await person_of(request)
    found = progress(request, person)
    if found.get(game) == DONE or found.get(game) == state:
        return
    found.pop(game, None)
    text = "-".join(f"{id}.{each}" for id, each in {**found, game: state}.items())[:LONGEST]
    if person is None:
        set_cookie(request, response, LEARNT, text)
        return
    try:
        await services(request).store.people.set_learnt(person.id, text)
    except (SQLAlchemyError, OSError) as error:  # the lesson continues anyway
        log.warning("lesson not noted", extra={"why": str(error)[:200]})


def _is_looked_at(request: Request) -> bool:
    """Whether a person opened the page: not a prefetch, a HEAD request, or a link from elsewhere."""
    headers = request.headers
    ahead = "prefetch" in headers.get("sec-purpose", headers.get("purpose", ""))
    elsewhere = headers.get("sec-fetch-site") == "cross-site"
    return request.method != "HEAD" and not ahead and not elsewhere
