"""The host's changes to the seats of a lobby, and to who may watch."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from douzaine.web.context import code_of, number, services, somebody_at
from douzaine.web.forms import form_of
from douzaine.web.table_answers import perform


async def add(request: Request) -> Response:
    """Add an open seat."""
    person = await somebody_at(request)
    return await perform(request, services(request).seating.add(code_of(request), person))


async def close(request: Request) -> Response:
    """Remove an open seat."""
    form, person = await form_of(request), await somebody_at(request)
    return await perform(request, services(request).seating.close(code_of(request), person, number(form, "seat")))


async def start_with_these(request: Request) -> Response:
    """Begin with the players who are there."""
    person = await somebody_at(request)
    return await perform(request, services(request).seating.start_with_these(code_of(request), person))


async def spectators(request: Request) -> Response:
    """Allow or forbid spectators."""
    form, person = await form_of(request), await somebody_at(request)
    welcome = form.getlist("spectators")[-1:] == ["on"]
    return await perform(request, services(request).seating.welcome_spectators(code_of(request), person, welcome))


ROUTES = [
    Route("/t/{code}/seats", add, methods=["POST"]),
    Route("/t/{code}/close", close, methods=["POST"]),
    Route("/t/{code}/start-with-these", start_with_these, methods=["POST"]),
    Route("/t/{code}/spectators", spectators, methods=["POST"]),
]
