"""Hints: the value of each legal move to a seat that must decide, computed in the background.

A hint uses only its seat's View. A seat has one hint at a time, and asking again returns the same.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

import douzaine as dz
from douzaine.bots import Advice, Budget, advice
from douzaine.bots.advice import estimate
from douzaine.bots.solved import has_solver, is_at_hand
from douzaine.server import limits
from douzaine.server.bots import begin_solving, is_ready
from douzaine.server.jobs import JobPool, searching
from douzaine.server.live_match import LiveMatch
from douzaine.server.model import Person, Refused
from douzaine.server.table import Table, match_in_play

HintKey = tuple[str, int, int]  # the table, the seat, and the number of the question


@dataclass(eq=False)
class SharedHint:
    """A hint that is being computed, or was, and how many requests wait for it."""

    task: "asyncio.Task[Advice]"
    waiting: int = 0


class Hints:
    """The hints of a server process."""

    def __init__(self, jobs: JobPool | None = None) -> None:
        self._jobs = jobs or searching()
        self._hints: OrderedDict[HintKey, SharedHint] = OrderedDict()

    async def hint(self, table: Table, person: Person | None, seat: int) -> Advice:
        """The value of a seat's moves. Raises `Refused` if there is no hint to give."""
        live = may_ask(table, person, seat)
        assert person is not None
        key = (table.row.code, seat, live.asked_at[seat])
        hint = self._hints.get(key)
        if hint is None:
            view = live.match.view(seat)
            begin_solving(view, person.id)  # to have it ready next time
            run = self._jobs.run(person.id, limits.DECIDE_S, work_out, view, seat, limits.HINT_S)
            hint = self._hints[key] = SharedHint(asyncio.create_task(run))
            while len(self._hints) > limits.HINTS_KEPT:
                self._hints.popitem(last=False)
        hint.waiting += 1
        try:
            return await asyncio.shield(hint.task)  # other requests still get it
        except Exception:
            self._hints.pop(key, None)
            raise
        finally:
            hint.waiting -= 1
            if not hint.waiting and not hint.task.done():  # nobody wants it any more
                hint.task.cancel()
                self._hints.pop(key, None)

    async def stop(self) -> None:
        """Cancel all hints."""
        tasks = [hint.task for hint in self._hints.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def work_out(view: dz.View, seat: int, seconds: float) -> Advice:
    """The value of a seat's decisions: by the solver if its solution is ready, otherwise by trials."""
    if has_solver(view.box) and not is_at_hand(view.box, view.data):
        return estimate(view, seat, Budget(seconds=seconds))
    return advice(view, seat, seconds)


def may_ask(table: Table, person: Person | None, seat: int) -> LiveMatch:
    """The live match, if a person may have a hint for a seat now. Raises `Refused`."""
    live = match_in_play(table)
    if seat not in table.row.seats_of(person) or seat in live.left:
        raise Refused(403, "web-error-not-your-seat")
    if not table.row.hints:
        raise Refused(403, "web-error-no-hints")
    if seat not in live.actors():
        raise Refused(409, "web-error-not-asked")
    if not is_ready(live.match.game):
        raise Refused(503, "web-error-hint-later")
    return live
