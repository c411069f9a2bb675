"""Errors that a user can cause. All are `ValueError`s with one sentence that a person can act on.

    raise BadOption("error-unknown-option", game=id, name=shown(name), known=", ".join(known))

An error names its text and the values in it; the words are looked up when somebody reads them.
"""

from importlib.util import find_spec
from typing import Any

from douzaine.texts import DouzaineError, Phrase, in_words

__all__ = [
    "BadDeck",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "DouzaineError",
    "IllegalMove",
    "NotSolved",
    "NotYourTurn",
    "Phrase",
    "UnknownGame",
    "file_trouble",
    "in_words",
    "need",
]


class UnknownGame(DouzaineError):
    """No game has this id."""


class BadOption(DouzaineError):
    """An option is unknown, or its value is not allowed; the text says which, and what is allowed."""


class IllegalMove(DouzaineError):
    """The move or outcome is not legal now. Nothing has changed."""


class NotYourTurn(DouzaineError):
    """This seat has nothing to decide now. Nothing has changed."""


class NotSolved(DouzaineError):
    """No exact chance is known here; a search can estimate it."""


class BadPosition(DouzaineError):
    """A match cannot start from this position; the text says why."""


class BadRecord(DouzaineError):
    """A record cannot be read or replayed; the text says where and why."""


class BadDeck(DouzaineError):
    """A deck file or deck list was refused; `errors` holds the errors found, up to some hundreds."""

    def __init__(self, id: str, errors: tuple[object, ...] = (), **values: Any) -> None:
        super().__init__(id, **values)
        self.errors = errors


def file_trouble(error: Exception) -> Phrase:
    """Why a file could not be read or written; rare errors are reported in the system's words."""
    if isinstance(error, ValueError):
        return Phrase("file-no-text")
    if isinstance(error, FileNotFoundError):
        return Phrase("file-missing")
    if isinstance(error, PermissionError):
        return Phrase("file-forbidden")
    if isinstance(error, IsADirectoryError):
        return Phrase("file-folder")
    return Phrase(getattr(error, "strerror", None) or type(error).__name__)


def need(package: str, extra: str) -> None:
    """Raise `DouzaineError` with the command to install an extra, unless its package is installed."""
    if find_spec(package) is None:
        raise DouzaineError("error-extra", package=package, extra=extra)
