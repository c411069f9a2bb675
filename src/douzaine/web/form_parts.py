"""Multipart forms, as browsers send them with files: parsed in a worker process.

Strangers choose headers, encodings and line ends of every part, and some of these are slow to parse.
"""

import asyncio
from collections.abc import AsyncGenerator

from starlette.datastructures import Headers
from starlette.formparsers import MultiPartException, MultiPartParser

FormPart = tuple[str, str] | tuple[str, str, bytes]  # a field and its text; or a field, a file's name, and its content


def read_parts(body: bytes, kind: str, most_files: int, most_fields: int, longest: int) -> list[FormPart] | None:
    """The parts of a form; None if it is not one, or has too many."""

    async def stream() -> AsyncGenerator[bytes, None]:
        yield body

    async def read() -> list[FormPart]:
        headers, bounds = Headers({"content-type": kind}), {"max_files": most_files, "max_fields": most_fields}
        parser = MultiPartParser(headers, stream(), **bounds, max_part_size=longest)
        parser.spool_max_size = len(body) + 1  # never on disk
        found: list[FormPart] = []
        for name, value in (await parser.parse()).multi_items():
            if isinstance(value, str):
                found.append((name, value))
            else:
                found.append((name, value.filename or "", await value.read()))
        return found

    try:
        return asyncio.run(read())
    except MultiPartException:
        return None
