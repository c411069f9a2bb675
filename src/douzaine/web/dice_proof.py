"""What may be known of a table's dice: the commitment, and the proof once the match is over."""

from dataclasses import replace
from typing import Any

from starlette.requests import Request

from douzaine.server import limits
from douzaine.server.daily import keeps_its_seed
from douzaine.server.live_match import dealer_of
from douzaine.server.model import Person, Refused
from douzaine.server.records import chance_events, packed
from douzaine.server.table import Table, seats_as_seen
from douzaine.web.context import beside, services


async def proof(request: Request, table: Table, person: Person | None) -> dict[str, Any]:
    """What a person may know of the dice now: the commitment, and at the end everything needed to check it.

    Before play nobody is shown another's words, only their seal. Raises `Refused` at a practice table.
    """
    if table.row.practice:
        raise Refused(409, "practice-error-dice")
    seats = seats_as_seen(table.row, person)
    dealer = dealer_of(replace(table.row, seats=tuple(seats)))
    told: dict[str, Any] = {
        "match": dealer.match,
        "words": [each if isinstance(each, str) else None for each in dealer.words],
        "words_sha256": list(dealer.words_sha256),
        "seals": [{"seal": seat.seal, "salt": seat.salt} for seat in seats],
        "commitment": dealer.commitment,
        "seed": None,
        "events": [],
    }
    if table.live is not None and table.live.over and not keeps_its_seed(table.row, services(request).store.clock):
        events = await beside(request, limits.READ_S, chance_events, packed(table.live.match))
        told |= {"seed": dealer.seed.hex(), "events": events}
    return told
