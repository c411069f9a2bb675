"""Forms that browsers send, read within bounds; a long one is taken apart by a worker process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qsl

from starlette.datastructures import FormData
from starlette.requests import Request

from douzaine.server import limits
from douzaine.server.model import Refused
from douzaine.web.context import beside

MOST_FILES = 4  # of a form; every page of ours asks for one
PLAIN = "application/x-www-form-urlencoded"


async def form_of(
    request: Request, most_fields: int = limits.PAGE_FIELDS, longest: int = limits.FORM_BYTES
) -> FormData:
    """What a form says; with files, no other field may be longer than `longest` bytes. Raises `Refused`."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != PLAIN:
        return await request.form(max_files=MOST_FILES, max_fields=most_fields, max_part_size=longest)
    body = await request.body()
    if body.count(b"&") >= most_fields:  # before anything is done with them
        raise Refused(413, "server-error-large")
    text = (body.decode("latin-1"), True, False, "utf-8", "replace")
    if len(body) <= limits.FORM_BYTES_AT_ONCE:
        return FormData([*parse_qsl(*text)])
    return FormData([*await beside(request, limits.READ_S, parse_qsl, *text)])


@asynccontextmanager
async def form_with_file(request: Request, longest: int) -> AsyncIterator[FormData]:
    """A form as `form_of` reads it, that may hold a file; what was kept of the file goes afterwards."""
    form = await form_of(request, longest=longest)
    try:
        yield form
    finally:
        await form.close()
