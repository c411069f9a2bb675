"""The OpenAPI document, made from the operations, and a page for people."""

import re
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.web.api import daily_operations as daily_operations  # modules that declare operations
from douzaine.web.api import door_operations as door_operations
from douzaine.web.api import operations as operations
from douzaine.web.api import practice_operations as practice_operations
from douzaine.web.api import schemas as s
from douzaine.web.api import waiting as waiting
from douzaine.web.api.calls import OPERATIONS, Operation
from douzaine.web.context import page

REF = "#/components/schemas/{name}"
QUERIES: dict[str, dict[str, Any]] = {
    "seat": {"description": "Which of your seats; the first if left out.", "schema": {"type": "integer", "minimum": 0}},
    "after": {"description": "Only what came after this number.", "schema": {"type": "integer", "minimum": -1}},
    "wait": {"description": "Seconds to wait at most.", "schema": {"type": "integer", "minimum": 0}},
    "legal": {"description": "0: without the legal moves.", "schema": {"type": "integer", "enum": [0, 1]}},
    "text": {"description": "1: with the scene as text.", "schema": {"type": "integer", "enum": [0, 1]}},
    "lang": {"description": "Language of texts.", "schema": {"type": "string", "enum": ["en", "fr"]}},
}
PROBLEMS = {
    "400": "This is not JSON.",
    "401": "A token is needed, or the one sent is unknown.",
    "403": "It is not yours to do.",
    "404": "There is no such thing, or it is closed to you.",
    "409": "Not now: the table has moved on, or has not come that far. Once play has begun, `state` is how it stands.",
    "410": "Made with other rules, which are no longer here.",
    "413": "Too large.",
    "422": "This makes no sense here; the message says why.",
    "429": "Too much at once; try again after the seconds in Retry-After.",
    "503": "The database does not answer, or the server is stopping. Nothing was confirmed; try again in a moment.",
}
ABOUT = (
    "Everything a page can do. Send the token you were given as `Authorization: Bearer TOKEN`. "
    "GET /api/tables/{code}/events streams lines of JSON and /api/tables/{code}/stream the same over a WebSocket; "
    "resume with `after`, the last number you have. GET /api/tables/{code}/asked answers when you are asked something."
)


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    shapes = [shape for each in OPERATIONS for shape in (each.body, each.answer) if shape is not None]
    _, components = msgspec.json.schema_components([*shapes, s.Problem, s.Message], ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method.lower()] = described(each)
    paths["/api/tables/{code}/events"] = {"get": described_stream()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Douzaine", "version": dz.__version__, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def described(each: Operation) -> dict[str, Any]:
    """The description of an operation."""
    told: dict[str, Any] = {
        "operationId": each.function.__name__,
        "summary": each.summary,
        "security": [{}, {"token": []}],
        "parameters": parameters(each.path, each.query),
        "responses": {str(each.status): {"description": each.summary, "content": content(each.answer)}, **problems()},
    }
    if each.body is not None:
        told["requestBody"] = {"required": True, "content": content(each.body)}
    return told


def described_stream() -> dict[str, Any]:
    """The description of a table's stream."""
    path, summary = "/api/tables/{code}/events", "Everything done at a table, one JSON object a line, as it comes."
    lines = {"application/x-ndjson": {"schema": {"$ref": REF.format(name="Message")}}}
    return {
        "operationId": "events",
        "summary": summary,
        "security": [{}, {"token": []}],
        "parameters": parameters(path, ("seat", "after", "legal", "text", "lang")),
        "responses": {"200": {"description": summary, "content": lines}, **problems()},
    }


def parameters(path: str, query: tuple[str, ...]) -> list[dict[str, Any]]:
    """The parameters in the address."""
    text = {"type": "string", "minLength": 1, "maxLength": 100}
    inside = [{"name": name, "in": "path", "required": True, "schema": text} for name in re.findall(r"\{(\w+)\}", path)]
    return [*inside, *({"name": name, "in": "query", "required": False, **QUERIES[name]} for name in query)]


def content(shape: Any) -> dict[str, Any]:
    """A body of JSON."""
    return {"application/json": {"schema": {"$ref": REF.format(name=shape.__name__)}}}


def problems() -> dict[str, Any]:
    """Every error that a call can return."""
    return {status: {"description": why, "content": content(s.Problem)} for status, why in PROBLEMS.items()}


async def served(request: Request) -> Response:
    """Serve the document."""
    return Response(msgspec.json.encode(document()), media_type="application/json")


async def for_people(request: Request) -> Response:
    """Serve the page for people."""
    return await page(request, "api.html", operations=OPERATIONS, problems=PROBLEMS, fields=fields)


def fields(shape: Any) -> list[tuple[str, str]]:
    """The fields of a schema, each with its type in words."""
    named = document()["components"]["schemas"][shape.__name__].get("properties", {})
    return [(name, in_words(told)) for name, told in named.items()]


def in_words(told: dict[str, Any]) -> str:
    """A JSON schema in a few words."""
    if "$ref" in told:
        return str(told["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in told:
        return " | ".join(in_words(each) for each in told["anyOf"])
    if told.get("type") == "array":
        return f"[{in_words(told['items'])}]" if isinstance(told.get("items"), dict) else "[…]"
    if "enum" in told:
        return " | ".join(map(str, told["enum"]))
    return str(told.get("type", "…"))


ROUTES = [Route("/api/openapi.json", served), Route("/api", for_people)]
