"""After a restart, bots and clocks continue at every table, a few tables at a time."""

import asyncio
import logging
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from douzaine.server.bot_seats import BotSeats
from douzaine.server.clocks import Clocks
from douzaine.store.store import Store
from douzaine.store.tables import Waiting

log = logging.getLogger("douzaine.tables")
TABLES_AT_ONCE = 50
MOST_AWAKE = 20  # tables where bots think at the same time
PATIENCE_S = 0.2  # seconds after which others start anyway: bots among themselves may play for hours
PAUSE_S = 0.05  # after each step
RETRY_AFTER_S = 5.0  # when the database does not answer


async def resume(store: Store, bots: BotSeats, clocks: Clocks, closing: asyncio.Event) -> None:
    """Go through all tables that wait for a bot or a clock, the newest first, unless the server is closing."""
    after: Waiting | None = None
    while not closing.is_set():
        try:
            found = await store.tables.waiting_for_machines(after, TABLES_AT_ONCE)
        except (SQLAlchemyError, OSError) as error:
            log.warning("not resumed yet", extra={"why": str(error)[:200]})
            with suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), RETRY_AFTER_S)
            continue
        for each in found:
            if each.has_clock:
                clocks.watch(each.code)
            if each.has_bot:
                if bots.awake >= MOST_AWAKE:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(closing.wait(), PATIENCE_S)
                bots.wake(each.code)
        if len(found) < TABLES_AT_ONCE:
            return
        after = found[-1]
        await asyncio.sleep(PAUSE_S)
