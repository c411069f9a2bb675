"""Words of tables are short: how many wrong ones a client may try is bounded, so that nobody finds one by trying."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from starlette.requests import HTTPConnection

from douzaine.server.model import Refused


class WrongWords(Protocol):
    """How many wrong words a client has tried; `Throttle` leaves it with the request, for clients that are limited."""

    def take(self) -> float:
        """Count one more; returns seconds to wait if there were too many."""

    def give_back(self) -> None:
        """Count one less: the word was right."""


@contextmanager
def counted(request: HTTPConnection) -> Iterator[None]:
    """Look for the table of a word: if there is none, that counts. Raises `Refused` after too many wrong ones.

    Counted beforehand, so that many at once are not one; even the right word is refused then.
    """
    wrong: WrongWords | None = getattr(request.state, "wrong_words", None)
    if wrong is not None and (wait := wrong.take()):
        raise Refused(429, "web-error-guesses", minutes=math.ceil(wait / 60))
    try:
        yield
    except Refused as refused:
        if wrong is not None and refused.status != 404:
            wrong.give_back()
        raise
    if wrong is not None:
        wrong.give_back()
