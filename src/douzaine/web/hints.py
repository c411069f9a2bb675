"""Hints: what each legal move is worth to a seat that must decide, worked out beside everything else.

A hint is made from the View of its seat. One seat has one hint at a time, and asking again gives the same.
"""

import asyncio
from collections import OrderedDict
from typing import Any

from babel.numbers import format_decimal
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.bots import Advice
from douzaine.match.event import move_text
from douzaine.web.figures import percent
from douzaine.web.minds import Minds, is_ready
from douzaine.web.site import language, page, person_of, site
from douzaine.web.store import Person
from douzaine.web.table import Refused, Table
from douzaine.web.table_pages import may_see

SECONDS = 1.0  # of thinking
MOST_KEPT = 300

Moment = tuple[str, int, int]  # which table, which seat, and the number of what it is asked


class Hints:
    """The hints of one server process."""

    def __init__(self, minds: Minds) -> None:
        self._minds = minds
        self._asked: OrderedDict[Moment, asyncio.Task[Advice]] = OrderedDict()

    async def hint(self, table: Table, person: Person | None, seat: int) -> Advice:
        """What the moves of a seat are worth. Raises `Refused` where there is no hint to give."""
        running = may_ask(table, person, seat)
        moment = (table.agreed.code, seat, running.asked_at[seat])
        task = self._asked.get(moment)
        if task is None:
            view = running.match.view(seat)
            task = self._asked[moment] = asyncio.create_task(self._minds.run(dz.advice, view, seat, SECONDS))
            while len(self._asked) > MOST_KEPT:
                self._asked.popitem(last=False)
        try:
            return await asyncio.shield(task)  # whoever else asks still gets it
        except Exception:
            self._asked.pop(moment, None)
            raise

    async def stop(self) -> None:
        """Give no more."""
        for task in self._asked.values():
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)


def may_ask(table: Table, person: Person | None, seat: int) -> Any:
    """The running match, if somebody may have a hint for a seat now. Raises `Refused`."""
    running = table.running
    if running is None or running.over:
        raise Refused(409, "web-error-over" if running else "web-error-not-begun")
    if seat not in table.agreed.seats_of(person) or seat in running.left:
        raise Refused(403, "web-error-not-your-seat")
    if not table.agreed.hints:
        raise Refused(403, "web-error-no-hints")
    if seat not in running.actors():
        raise Refused(409, "web-error-not-asked")
    if not is_ready(running.match.game):
        raise Refused(503, "web-error-hint-later")
    return running


async def show(request: Request) -> Response:
    """The page of a hint; a live page opens it as a sheet over the table."""
    table, wanted, lang = await may_see(request), request.query_params.get("seat", ""), language(request)
    seat = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 3 else -1
    given = await site(request).hints.hint(table, await person_of(request), seat)
    box, names = dz.game(table.agreed.game).box(**table.agreed.options), [each.name for each in table.agreed.seats]
    rows = [(move_text(box, each.move, lang, names), each) for each in given.moves]
    together = table.running is not None and len(table.running.actors()) > 1  # then good play mixes its moves
    several = len(table.agreed.seats_of(await person_of(request))) > 1
    return await page(
        request,
        "hint.html",
        table=table,
        given=given,
        rows=rows,
        seat=seat,
        several=several,
        together=together,
        percent=lambda share: percent(share, lang),
        count=str(format_decimal(given.trials, locale=lang)),
    )


ROUTES = [Route("/t/{code}/hint", show)]
