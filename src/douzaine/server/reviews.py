"""Reviews of finished matches, computed in the background: the cost of decisions, and the effect of chance.

A review takes seconds or minutes. Its page shows the progress; a finished review is cached for a while, and an
unfinished one is cancelled when nobody looks at it any more.
"""

import logging
import os
import pickle
import time
from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from math import inf

import douzaine as dz
from douzaine.bots import Review, review
from douzaine.bots.review import TRIALS, played_decisions
from douzaine.server import limits
from douzaine.server.jobs import GivenUp, Job, JobPool, patient
from douzaine.server.model import Refused
from douzaine.server.records import Source, replayed
from douzaine.server.worker import report
from douzaine.store.cache import Recent

log = logging.getLogger("douzaine.reviews")
Reviewed = tuple[Review, list[int]]  # with the number of steps at every beat of the match


@dataclass
class ReviewJob:
    """A review, in progress or finished."""

    turns: int
    turn: int = 0  # the turn being weighed
    made: bytes | None = None  # `Reviewed`, as packed by a worker process
    failed: bool = False
    endless: bool = False  # cancelled because it took too long, or too much memory
    asked: float = field(default_factory=time.monotonic)  # when somebody last looked


class Reviews:
    """The reviews of a server process."""

    def __init__(self, jobs: JobPool | None = None) -> None:
        self._pool = jobs or patient()
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._hopeless: Recent[float] = Recent()  # when the review of a match last failed

    def of(self, key: str, owner: str, source: Source, steps: int, turns: int = 1) -> ReviewJob:
        """The review of a match, started if nobody has asked for it yet. Raises `Refused` if it cannot start."""
        job = self._jobs.get(key)
        if job is None or job.failed:
            self._check_hope(key, job)
            if steps > limits.REVIEW_STEPS:
                raise Refused(422, "web-error-review-large", most=limits.REVIEW_STEPS)
            job = ReviewJob(turns)
            self._begin(job, owner, source)
            self._jobs[key] = job
            self._forget_old()
        job.asked = time.monotonic()
        self._jobs.move_to_end(key)
        return job

    def _check_hope(self, key: str, last: ReviewJob | None) -> None:
        """Refuse a match whose review failed recently: a page that keeps asking restarts it once an hour at most."""
        if last is not None and last.endless:
            self._hopeless.setdefault(key, last.asked)
        if time.monotonic() < self._hopeless.get(key, -inf) + limits.REVIEW_AGAIN_S:
            raise Refused(422, "web-error-review-hopeless")
        self._hopeless.pop(key, None)

    def _forget_old(self) -> None:
        """Keep only the newest finished reviews; unfinished ones are not cancelled to make room."""
        made = [key for key, each in self._jobs.items() if each.made is not None or each.failed]
        for key in made[: max(0, len(self._jobs) - limits.REVIEWS_KEPT)]:
            del self._jobs[key]

    def _begin(self, job: ReviewJob, owner: str, source: Source) -> None:
        begun: list[Job] = []

        def advance(turn: int) -> None:
            job.turn = turn
            if time.monotonic() > job.asked + limits.REVIEW_UNWATCHED_S:
                for each in begun:
                    self._pool.give_up(each)

        try:
            begun.append(self._pool.submit(owner, limits.REVIEW_S, make_review, source, progress=advance))
        except Refused as refused:
            raise Refused(refused.status, "web-error-review-busy") from refused
        begun[0].future.add_done_callback(partial(_finish, job))


def _finish(job: ReviewJob, found: "Future[bytes]") -> None:
    if found.cancelled() or found.exception() is not None:
        log.warning("review failed", extra={"why": "" if found.cancelled() else str(found.exception())})
        job.endless = not found.cancelled() and isinstance(found.exception(), GivenUp)
        job.failed = True
    else:
        job.made = found.result()


def make_review(source: Source) -> bytes:
    """A review, in a worker process that reports its progress."""
    found = replayed(source)
    cores = min(limits.REVIEW_CORES, os.cpu_count() or 1)
    return pickle.dumps((review(found.match, depth(found.match), progress=report, cores=cores), found.beats))


def depth(match: dz.Match) -> int:
    """Trials per decision: fewer than usual if a match is so long that it would take too much time."""
    return min(TRIALS, max(1, limits.REVIEW_TRIALS // max(1, len(played_decisions(match)))))
