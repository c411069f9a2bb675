"""Submitted forms, parsed within limits; a worker process parses long ones and those with files."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from urllib.parse import parse_qsl

from python_multipart.multipart import parse_options_header
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from douzaine.server import limits
from douzaine.server.model import Refused
from douzaine.web.context import beside
from douzaine.web.form_parts import read_parts

MOST_FILES = 4  # encoding of a form; all our pages use it
PLAIN, IN_PARTS = "application/x-www-form-urlencoded", "multipart/form-data"
LONGEST_KIND = 200  # characters of a content type
ENCODING = b"utf-8"  # encodings of all our pages, and so of their forms


async def form_of(
    request: Request, most_fields: int = limits.PAGE_FIELDS, longest: int = limits.FORM_BYTES
) -> FormData:
    """The fields of a form; if it has files, no other field may be longer than `longest` bytes. Raises `Refused`."""
    kind = request.headers.get("content-type", "")[: LONGEST_KIND + 1]
    if (known := kind.partition(";")[0].strip().lower()) == IN_PARTS:
        return await _form_in_parts(request, kind, most_fields, longest)
    if known != PLAIN:
        return FormData()
    body = await request.body()
    if body.count(b"&") >= most_fields:  # before parsing
        raise Refused(413, "server-error-large")
    text = (body.decode("latin-1"), True, False, "utf-8", "replace")
    if len(body) <= limits.FORM_BYTES_AT_ONCE:
        return FormData([*parse_qsl(*text)])
    return FormData([*await beside(request, limits.READ_S, parse_qsl, *text)])


async def _form_in_parts(request: Request, kind: str, most_fields: int, longest: int) -> FormData:
    """A form that may contain files. Other encodings are refused: browsers name none, and some take minutes."""
    if len(kind) > LONGEST_KIND or parse_options_header(kind)[1].get(b"charset", ENCODING).lower() != ENCODING:
        raise HTTPException(400)
    given = (await request.body(), kind, MOST_FILES, most_fields, longest)
    parts = await beside(request, limits.READ_S, read_parts, *given)
    if parts is None:
        raise HTTPException(400)
    return FormData([part if len(part) == 2 else (part[0], _file(*part[1:])) for part in parts])


def _file(name: str, content: bytes) -> UploadFile:
    return UploadFile(BytesIO(content), size=len(content), filename=name)


@asynccontextmanager
async def form_with_file(request: Request, longest: int) -> AsyncIterator[FormData]:
    """A form that may contain a file; the stored content of the file is removed afterwards."""
    form = await form_of(request, longest=longest)
    try:
        yield form
    finally:
        await form.close()
