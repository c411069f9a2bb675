"""Reviews of matches that are over: what decisions cost, what chance changed. Worked out beside everything else.

A review takes seconds or minutes. Whoever asks sees how far it is; when it is done it is kept for a while.
"""

import asyncio
import logging
from bisect import bisect_right
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.bots import Review, review
from douzaine.draw.figures import percent as whole_percent
from douzaine.match.event import move_text
from douzaine.web.chart import lines
from douzaine.web.figures import percent, signed
from douzaine.web.minds import is_ready
from douzaine.web.replays import Replay, replay_of_table, replay_of_upload
from douzaine.web.running import beats, beginning
from douzaine.web.site import language, page, site
from douzaine.web.table import Refused

log = logging.getLogger("douzaine.reviews")
MOST_WAITING, MOST_KEPT = 20, 60
WORTH_TELLING = 6  # moves and swings that are named


@dataclass
class Work:
    """A review in the making, or made."""

    steps: int
    done: int = 0
    review: Review | None = None
    failed: bool = False


class Reviews:
    """The reviews of one server process, one at a time."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "review")
        self._works: OrderedDict[str, Work] = OrderedDict()

    def of(self, key: str, match: dz.Match) -> Work:
        """The review of a match, begun if nobody has asked for it yet. Raises `Refused` if too many wait."""
        work = self._works.get(key)
        if work is None or work.failed:
            if sum(each.review is None and not each.failed for each in self._works.values()) >= MOST_WAITING:
                raise Refused(503, "web-error-review-busy")
            work = self._works[key] = Work(len(match.steps))
            self._pool.submit(self._make, work, match)
            while len(self._works) > MOST_KEPT:
                self._works.popitem(last=False)
        self._works.move_to_end(key)
        return work

    @staticmethod
    def _make(work: Work, match: dz.Match) -> None:
        def advance(done: int) -> None:
            work.done = done

        try:
            work.review = review(match, progress=advance)
        except Exception:
            log.exception("review failed")
            work.failed = True

    def close(self) -> None:
        """Make no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


# ---- the page


async def of_table(request: Request) -> Response:
    """The review of a match played here, once it is over."""
    return await show(request, await replay_of_table(request))


async def of_upload(request: Request) -> Response:
    """The review of an uploaded record."""
    return await show(request, await replay_of_upload(request))


async def show(request: Request, replay: Replay) -> Response:
    """A review, or how far it is."""
    if replay.match.outcome is None:
        raise Refused(409, "web-error-review-unfinished")
    if not is_ready(replay.match.game):
        raise Refused(503, "web-error-hint-later")
    work = site(request).reviews.of(replay.path, replay.match)
    if work.failed:
        raise Refused(500, "web-error-500")
    title = replay.match.game.words.text("title", language(request))
    told = await asyncio.to_thread(tell, work.review, replay, language(request)) if work.review else None
    return await page(request, "review.html", replay=replay, work=work, title=title, told=told)


def tell(made: Review, replay: Replay, lang: str) -> dict[str, Any]:
    """A review in words and figures, every part with the moment of the replay it belongs to."""
    names, moment = replay.names, moments(replay)
    return {
        "exact": made.is_exact,
        "together": made.has_meetings,
        "chart": lines(made.chances, names, 1.0, len(made.decisions), whole_percent),
        "sums": [_sums(made, seat, name, lang) for seat, name in enumerate(names)],
        "costly": [_decision(made, each, names, moment, lang) for each in made.costliest(WORTH_TELLING)],
        "swings": [_swing(each, names, moment, lang) for each in made.greatest_swings(WORTH_TELLING)],
        "decisions": [_decision(made, each, names, moment, lang) for each in made.decisions if not each.forced],
    }


def moments(replay: Replay) -> Any:
    """From the number of a step to the moment of the replay just before it."""
    told = [len(beat.steps) for beat in beats(beginning(replay.match), replay.match)]
    return lambda step: bisect_right(told, step)


def _sums(made: Review, seat: int, name: str, lang: str) -> tuple[str, list[str]]:
    parts = (made.luck[seat], -made.costs[seat], made.gifts[seat], made.meetings[seat])
    return name, [signed(part, lang) for part in parts]


def _decision(made: Review, each: Any, names: tuple[str, ...], moment: Any, lang: str) -> dict[str, Any]:
    return {
        "number": each.number + 1,
        "at": moment(each.number),
        "who": names[each.seat],
        "move": move_text(made.box, each.move, lang, names),
        "best": move_text(made.box, each.best, lang, names),
        "cost": percent(each.cost, lang),
        "clear": each.cost > max(each.error, 0.0005),
        "chance": percent(each.chance, lang),
    }


def _swing(each: Any, names: tuple[str, ...], moment: Any, lang: str) -> dict[str, Any]:
    return {
        "number": each.number + 1,
        "at": moment(each.number - 1),
        "dealt": " ".join(each.dealt) if each.is_chance else None,
        "changes": [(name, signed(change, lang)) for name, change in zip(names, each.change, strict=True)],
    }


ROUTES = [Route("/t/{code}/review", of_table), Route("/r/{id}/review", of_upload)]
