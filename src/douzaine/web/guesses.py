"""Limits wrong guesses at table words, which are short, so that nobody finds a table by trying."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from starlette.requests import HTTPConnection

from douzaine.server.model import Refused


class WrongWords(Protocol):
    """A client's wrong words; `Throttle` attaches it to the request of a limited client."""

    def take(self) -> float:
        """Count one more; returns the seconds to wait if there were too many."""

    def give_back(self) -> None:
        """Count one less: the word was right."""


@contextmanager
def counted(request: HTTPConnection) -> Iterator[None]:
    """Look up the table of a word, and count it if there is none. Raises `Refused` after too many wrong ones.

    A guess is counted before the lookup, so that parallel guesses all count; then even the right word is refused.
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
