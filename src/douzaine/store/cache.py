"""A cache of rows that are still valid, so that a move reads nothing."""

from typing import NamedTuple, TypeVar

from douzaine.server.model import Person, TableRow
from douzaine.store.notifications import PEOPLE

Value = TypeVar("Value")


class Recent(dict[str, Value]):
    """A dictionary that drops its oldest key when it is full."""

    MOST = 20_000

    def __setitem__(self, key: str, value: Value) -> None:
        """Store a value; the oldest goes if there are too many."""
        if len(self) >= self.MOST and key not in self:
            del self[next(iter(self))]
        super().__setitem__(key, value)


class KnownSecret(NamedTuple):
    """The person of a secret, when it was made, and the last day it was used."""

    person: Person
    created: float
    seen_on: int


class Cache:
    """Cached rows. `is_sole`: no other process writes to this database."""

    def __init__(self, is_sole: bool) -> None:
        self._is_sole = is_sole
        self.people: Recent[KnownSecret] = Recent()  # by kind and hash of a secret
        self.tables: Recent[TableRow] = Recent()
        self.last_numbers: Recent[int] = Recent()  # of a table's log
        self.changes = 0  # a reader does not cache what it read if this has changed meanwhile

    def forget(self, code: str | None) -> None:
        """Drop what may be out of date: of a table, of people (`PEOPLE`), or everything (None)."""
        self.changes += 1
        if code in (None, PEOPLE):
            self.people.clear()
        for known in (self.tables,) if self._is_sole else (self.tables, self.last_numbers):
            if code is None:
                known.clear()
            else:
                known.pop(code, None)
