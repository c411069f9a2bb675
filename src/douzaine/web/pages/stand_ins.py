"""Silent players: letting a bot play for them, and coming back."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from douzaine.web.context import code_of, number, person_of, services, somebody_at
from douzaine.web.forms import form_of
from douzaine.web.table_answers import perform


async def silence(request: Request) -> Response:
    """Let a bot play for a silent player."""
    form, person = await form_of(request), await somebody_at(request)
    return await perform(request, services(request).play.silence(code_of(request), number(form, "seat"), person))


async def come_back(request: Request) -> Response:
    """Play on after a bot has stood in."""
    return await perform(request, services(request).play.come_back(code_of(request), await person_of(request)))


ROUTES = [
    Route("/t/{code}/silent", silence, methods=["POST"]),
    Route("/t/{code}/return", come_back, methods=["POST"]),
]
