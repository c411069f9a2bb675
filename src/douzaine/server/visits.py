"""Last visits of people and tables, noted in memory and written now and then."""

from collections.abc import Iterable

from douzaine.store.cache import Recent
from douzaine.store.store import Store

WRITTEN_EVERY_S = 600.0  # between writes for one table or person
MOST_AT_ONCE = 500  # in one commit


class Visits:
    """Last visits since the last write."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: set[str] = set()
        self._people: set[str] = set()
        self._written: Recent[float] = Recent()  # when, by table or person: their names differ in length

    def note(self, tables: Iterable[str] = (), people: Iterable[str] = ()) -> None:
        """Note that some tables and people are visited now."""
        since = self._store.clock.now() - WRITTEN_EVERY_S
        self._tables.update(each for each in tables if self._written.get(each, 0) < since)
        self._people.update(each for each in people if self._written.get(each, 0) < since)

    async def write(self) -> None:
        """Write the noted visits, in small steps."""
        while self._tables or self._people:
            tables, people = set(list(self._tables)[:MOST_AT_ONCE]), set(list(self._people)[:MOST_AT_ONCE])
            await self._store.retention.note_visits(tables, people)
            self._tables -= tables
            self._people -= people
            now = self._store.clock.now()
            for each in tables | people:
                self._written[each] = now
