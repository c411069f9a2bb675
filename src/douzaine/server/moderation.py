"""The operator's actions: close a table, rename somebody, ban an address."""

import asyncio
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

from douzaine.server.bans import Bans
from douzaine.server.closed import record_of_log
from douzaine.server.model import Refused, clean_name
from douzaine.server.tables import Tables
from douzaine.store.clock import DAY_S

MOST_LISTED = 500
LONGEST_BAN_DAYS = 3650.0
NETWORK_BITS = 64  # of an IPv6 address: the network of a household


class Moderator:
    """Performs the operator's actions."""

    def __init__(self, tables: Tables, bans: Bans) -> None:
        self._tables = tables
        self._store = tables.store
        self.bans = bans

    async def listed(self) -> list[dict[str, Any]]:
        """Unfinished tables, the last visited first."""
        return [each._asdict() for each in await self._store.moderation.unfinished(MOST_LISTED)]

    async def close(self, code: str) -> str | None:
        """Remove a table in any state; returns its record if play had begun. Raises `Refused`."""
        async with self._tables.held(code):
            row = await self._store.tables.read(code)
            if row is None:
                raise Refused(404, "web-error-no-table")
            record = None
            if row.started is not None:
                start = await self._store.tables.start_of(code) if row.practice else None
                record = record_of_log(row, await self._store.log.read(code), start)
            await self._store.tables.drop(code)
            self._tables.live.pop(code, None)
        self._tables.gone(code)
        return record

    async def rename(self, code: str, seat: int, name: str) -> list[str]:
        """Rename the person on a seat, at all their tables; returns the tables. Raises `Refused`."""
        row = await self._store.tables.read(code)
        if row is None:
            raise Refused(404, "web-error-no-table")
        if not 0 <= seat < len(row.seats) or row.seats[seat].person is None:
            raise Refused(404, "web-error-no-seat")
        clean = clean_name(name)
        if not clean:
            raise Refused(422, "operator-error-name")
        codes = await self._store.moderation.rename(str(row.seats[seat].person), clean)
        for each in codes:
            async with self._tables.held(each):
                self._tables.live.pop(each, None)
        await asyncio.gather(*(self._tables.refresh(each, lambda code: True) for each in codes))
        return codes

    async def ban(self, address: str, days: float) -> str:
        """Ban an address, or its IPv6 network; returns what is banned. Raises `Refused`."""
        if not 0 < days <= LONGEST_BAN_DAYS:
            raise Refused(422, "operator-error-days", most=int(LONGEST_BAN_DAYS))
        client = client_of(address)
        await self.bans.ban(client, self._store.clock.now() + days * DAY_S)
        return client

    async def unban(self, address: str) -> bool:
        """Lift a ban; False if there was none. Raises `Refused`."""
        return await self.bans.unban(client_of(address))


def client_of(text: str) -> str:
    """The client of an address, as limits count clients. Raises `Refused`."""
    try:
        address: IPv4Address | IPv6Address = ip_address(text.strip())
    except ValueError:
        raise Refused(422, "operator-error-address") from None
    if address.is_loopback:
        raise Refused(422, "operator-error-address")
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, NETWORK_BITS), strict=False).network_address)
