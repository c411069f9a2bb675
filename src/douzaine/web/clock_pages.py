"""Silent seats on pages: letting a bot play for somebody, and coming back."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from douzaine.web.site import person_of, site, somebody
from douzaine.web.table_pages import code_of, done, number


async def silence(request: Request) -> Response:
    """Let a bot play for somebody who is silent."""
    form, person = await request.form(), await somebody(request)
    return await done(request, site(request).tables.silence(code_of(request), number(form, "seat"), person))


async def come_back(request: Request) -> Response:
    """Play on oneself."""
    return await done(request, site(request).tables.come_back(code_of(request), await person_of(request)))


ROUTES = [
    Route("/t/{code}/silent", silence, methods=["POST"]),
    Route("/t/{code}/return", come_back, methods=["POST"]),
]
