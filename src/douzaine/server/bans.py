"""Addresses that the operator has banned. Every process reads the list from the database now and then."""

import asyncio
import hashlib
import logging

from douzaine.store.store import Store

log = logging.getLogger("douzaine.bans")
EVERY_S = 10.0
MARK_DIGITS = 16


class Bans:
    """The bans known to this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until: dict[str, float] = {}  # by the hash of an address

    def __len__(self) -> int:
        return len(self._until)

    def refuses(self, address: str) -> bool:
        """Whether a client is banned now."""
        return bool(self._until) and self._until.get(mark_of(address), 0.0) > self._store.clock.now()

    async def ban(self, address: str, until: float) -> None:
        """Ban an address: here at once, in other processes soon."""
        await self._store.moderation.ban(mark_of(address), until)
        await self.refresh()

    async def unban(self, address: str) -> bool:
        """Lift a ban; False if there was none."""
        was = await self._store.moderation.unban(mark_of(address))
        await self.refresh()
        return was

    async def refresh(self) -> None:
        """Read the bans and drop those that have ended."""
        found, now = await self._store.moderation.bans(), self._store.clock.now()
        self._until = {mark: until for mark, until in found.items() if until > now}
        for mark in found.keys() - self._until.keys():
            await self._store.moderation.unban(mark)

    async def run(self) -> None:
        """Refresh the bans again and again."""
        while True:
            try:
                await self.refresh()
            except Exception as error:  # the database is away: keep what is known
                log.warning("bans not read", extra={"why": str(error)[:200]})
            await asyncio.sleep(EVERY_S)


def mark_of(address: str) -> str:
    """A hash of an address, to recognise it without storing it."""
    return hashlib.sha256(f"douzaine ban {address}".encode()).hexdigest()[:MARK_DIGITS]
