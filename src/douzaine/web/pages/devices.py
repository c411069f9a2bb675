"""Several devices of one person: a personal link adds one, and each can be signed out.

The secret of a personal link is behind the `#`, which no browser sends to any server, so it is in no log.
"""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from douzaine.server import limits
from douzaine.server.model import Refused
from douzaine.store.clock import HOUR_S
from douzaine.web.context import COOKIE, known_person, page, redirect, services, set_cookie, somebody
from douzaine.web.forms import form_of

MOST_TYPED = 400  # characters of a link


async def make_link(request: Request) -> Response:
    """Make a personal link for another device."""
    person = await somebody(request)
    secret = await services(request).store.people.new_token(person.id, "link", limits.SESSIONS_PER_PERSON)
    return await page(request, "link_made.html", link=f"{request.url_for('ask_link')}#{secret}")


async def ask_link(request: Request) -> Response:
    """The page of a personal link: a script sends the secret on; without one, people paste it."""
    return await page(request, "link.html", whose=None, secret="")


async def take_link(request: Request) -> Response:
    """Ask whether to sign this device in; on confirmation, do so and use up the link."""
    form, store = await form_of(request), services(request).store
    people, secret = store.people, read_secret(str(form.get("secret", "")))
    since = store.clock.now() - limits.LINK_HOURS * HOUR_S
    if form.get("sure") != "yes":
        owner = await people.by_secret(secret, "link", since) if secret else None
        if owner is None:
            raise Refused(404, "web-error-no-link")
        return await page(request, "link.html", whose=owner, secret=secret)
    owner = await people.take_link(secret, since)
    if owner is None:
        raise Refused(404, "web-error-no-link")
    response = redirect(request, "/")
    made = await people.new_token(owner.id, "cookie", limits.SESSIONS_PER_PERSON)
    set_cookie(request, response, COOKIE, made)
    return response


def read_secret(typed: str) -> str:
    """The secret of a pasted personal link, whole or in part."""
    return typed.strip()[:MOST_TYPED].rpartition("#")[2]


async def end_sessions(request: Request) -> Response:
    """Sign out another device, or all others."""
    form, person, people = await form_of(request), await known_person(request), services(request).store.people
    if form.get("others") == "yes":
        await people.end_other_sessions(person.id, request.cookies.get(COOKIE, ""))
    else:
        await people.end_session(person.id, str(form.get("id", "")))
    return redirect(request, "/me")


ROUTES = [
    Route("/me/link", make_link, methods=["POST"]),
    Route("/me/sessions", end_sessions, methods=["POST"]),
    Route("/link", ask_link),
    Route("/link", take_link, methods=["POST"]),
]
