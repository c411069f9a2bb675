"""Every error a user can cause. All are `ValueError`s, and each is one sentence a person can act on.

    raise BadOption("error-unknown-option", game=id, name=shown(name), known=", ".join(known))

An error names its text and the values in it; the words are looked up when somebody reads them.
"""

from collections.abc import Callable
from typing import Any, ClassVar


class Phrase:
    """Words for a person in any of our languages: the id of a text, and the values in it.

    `error-over` is a text of the table, `killer.error-no-hp` one of that game; an id that names no text is
    a sentence, and says itself. Values are texts, whole numbers, or phrases themselves (or tuples of them).
    """

    teller: ClassVar[Callable[[str, str, dict[str, Any]], str]]  # given by `match`, which knows all texts

    def __init__(self, id: str, **values: Any) -> None:
        self.id = id
        self.values = values

    def text(self, lang: str = "en") -> str:
        """The words in one language."""
        return Phrase.teller(self.id, lang, {name: in_words(value, lang) for name, value in self.values.items()})

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


def in_words(value: Any, lang: str) -> Any:
    """A value of a text as one language says it."""
    if isinstance(value, tuple):
        return " ".join(in_words(each, lang) for each in value)
    return value.text(lang) if isinstance(value, Phrase) else value


class DouzaineError(Phrase, ValueError):
    """The family of all errors below."""


class UnknownGame(DouzaineError):
    """No game has this id."""


class BadOption(DouzaineError):
    """An option is unknown, or its value is not allowed; says which, and what is."""


class IllegalMove(DouzaineError):
    """The move or the outcome is not among the legal ones. Nothing has changed."""


class NotYourTurn(DouzaineError):
    """This seat has nothing to decide now. Nothing has changed."""


class BadPosition(DouzaineError):
    """A match cannot start from this position; says why."""


class BadRecord(DouzaineError):
    """A record cannot be read or replayed; says where and why."""


class BadDeck(DouzaineError):
    """A deck file or deck list is refused; `errors` holds every error found."""

    def __init__(self, id: str, errors: tuple[object, ...] = (), **values: Any) -> None:
        super().__init__(id, **values)
        self.errors = errors


def file_trouble(error: Exception) -> Phrase:
    """Why a file could not be read or written; what is rare is said as the system says it."""
    if isinstance(error, ValueError):
        return Phrase("file-no-text")
    if isinstance(error, FileNotFoundError):
        return Phrase("file-missing")
    if isinstance(error, PermissionError):
        return Phrase("file-forbidden")
    if isinstance(error, IsADirectoryError):
        return Phrase("file-folder")
    return Phrase(getattr(error, "strerror", None) or type(error).__name__)
