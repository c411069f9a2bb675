"""Work that strangers can cause, done in worker processes so that the event loop never waits for it.

    found = await reading().run("Mia", limits.READ_S, function, argument)

Everybody has their own queue. Clients (see `come_from`) take turns, and so do the people of one client; no client can
have all workers. A job that takes too long is killed with its process, and a new process takes its place.
"""

import asyncio
import logging
import os
import pickle
import subprocess
import sys
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

from douzaine import shelf
from douzaine.server import limits
from douzaine.server.model import Refused
from douzaine.store.cache import Recent

log = logging.getLogger("douzaine.jobs")
Found = TypeVar("Found")

GRACE_S = 2.0  # that a job may still run when nobody waits for it: most end by then, and keep their process
IDLE_S = 300.0  # after which an idle process ends; the last of a pool stays, so that nobody waits for a start
START_S = 120.0  # for a process to start, on the slowest machine
START = "import sys; from douzaine.server.worker import main; main(*map(int, sys.argv[1:4]), *sys.argv[4:])"


_clients: Recent[str] = Recent()  # the client from which each person last came


def come_from(person: str, client: str) -> None:
    """Note a person's client: people at one address share its turn."""
    _clients[person] = client


def client_of(owner: str) -> str:
    """From where somebody last came; they themselves, where that is not known."""
    return _clients.get(owner, owner)


class GivenUp(Refused):
    """A job was killed: it took too long or too much memory, or its process died."""

    def __init__(self) -> None:
        super().__init__(503, "server-error-job")


class Job:
    """A piece of work, for an owner."""

    def __init__(self, owner: str, seconds: float, question: bytes, progress: Callable[[int], None]) -> None:
        self.owner, self.seconds, self.question, self.progress = owner, seconds, question, progress
        self.client = client_of(owner)
        self.future: Future[Any] = Future()
        self._process: subprocess.Popen[bytes] | None = None  # the worker that runs it
        self._lock = threading.Lock()

    def begin(self, process: "subprocess.Popen[bytes]") -> None:
        """Assign a worker to the job."""
        with self._lock:
            self._process = process

    def leave(self) -> None:
        """Release the worker, and cancel this job's alarms."""
        with self._lock:
            self._process = None

    def kill(self) -> None:
        """Kill the worker if it still runs this job."""
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def answer(self, kind: str, value: Any) -> None:
        """Deliver the result to whoever waits, if anybody does."""
        if not (self.future.running() or self.future.set_running_or_notify_cancel()):
            return
        if kind == "done":
            self.future.set_result(value)
        elif kind == "refused":
            self.future.set_exception(value)
        elif kind == "failed":
            self.future.set_exception(RuntimeError(f"a job failed in its process:\n{value}"))
        else:
            self.future.set_exception(GivenUp())


class ClientQueue:
    """The queue of one client: a queue for each of its people, who take turns."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, deque[Job]] = OrderedDict()  # by owner, in the order of their turns
        self.waiting = 0

    def add(self, job: Job) -> None:
        """Put a job behind the same person's others."""
        self._jobs.setdefault(job.owner, deque()).append(job)
        self.waiting += 1

    def take(self) -> Job:
        """Take the next job, of the person whose turn it is."""
        owner, jobs = self._jobs.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._jobs[owner] = jobs  # last in the order of turns
        self.waiting -= 1
        return job

    def remove(self, job: Job) -> bool:
        """Remove a waiting job; False if it was not waiting."""
        jobs = self._jobs.get(job.owner)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del self._jobs[job.owner]
        self.waiting -= 1
        return True


class JobPool:
    """Some worker processes, and the queues of jobs for them."""

    def __init__(
        self, name: str, workers: int, niceness: int = 0, loads: bool = False, most_of_one: int | None = None
    ) -> None:
        self.name, self.workers = name, workers
        self._niceness, self._loads = niceness, loads  # whether processes load all rules when they start
        self._most_of_one = most_of_one  # unfinished jobs of a client; None: as many as may wait
        self._queues: OrderedDict[str, ClientQueue] = OrderedDict()  # by client, in the order of their turns
        self._running: Counter[str] = Counter()  # by client
        self._started = 0
        self._idle = 0
        self._changed = threading.Condition()
        self.replaced = 0  # processes that were killed, or died

    @property
    def waiting(self) -> int:
        """The number of jobs waiting for a worker."""
        with self._changed:
            return self._all_waiting()

    def _all_waiting(self) -> int:
        return sum(queue.waiting for queue in self._queues.values())

    def start(self) -> None:
        """Have one process ready, so that the first request need not wait for it."""
        self.submit("", START_S, int)

    async def run(self, owner: str, seconds: float, function: Callable[..., Found], *arguments: Any) -> Found:
        """Run a function for an owner; cancelled if the caller is cancelled. Raises `Refused`, or its errors."""
        job = self.submit(owner, seconds, function, *arguments)
        try:
            found: Found = await asyncio.wrap_future(job.future)
            return found
        except asyncio.CancelledError:
            self.give_up(job)
            raise

    def submit(
        self,
        owner: str,
        seconds: float,
        function: Callable[..., Any],
        *arguments: Any,
        progress: Callable[[int], None] = lambda done: None,
    ) -> Job:
        """Queue a job for its owner. Raises `Refused` if too many wait already."""
        job = Job(owner, seconds, pickle.dumps((function, arguments)), progress)
        with self._changed:
            queue, everything = self._queues.get(job.client) or ClientQueue(), self._all_waiting()
            of_one = queue.waiting + (self._running[job.client] if self._most_of_one else 0)
            if of_one >= (self._most_of_one or limits.JOBS_WAITING_OF_ONE) or everything >= limits.JOBS_WAITING:
                raise Refused(503, "server-error-busy")
            queue.add(job)
            self._queues[job.client] = queue
            if self._idle <= everything and self._started < self.workers:
                self._started += 1
                threading.Thread(target=self._serve, name=f"{self.name} worker", daemon=True).start()
            self._changed.notify()
        return job

    def give_up(self, job: Job) -> None:
        """Give up a job that nobody waits for: remove it from its queue, or kill it soon if it runs."""
        with self._changed:
            queue = self._queues.get(job.client)
            if queue and queue.remove(job) and not queue.waiting:
                del self._queues[job.client]
        job.future.cancel()
        alarm(GRACE_S, job.kill)

    # ---- one thread per process

    def _serve(self) -> None:
        """Run jobs in one process after another, as long as there are any."""
        worker = self._new_worker()
        while (job := self._next()) is not None:
            try:
                if worker is None:
                    raise EOFError
                worker.work(job, self.workers / (self.workers + self.waiting))
            except Exception as error:  # mostly EOFError, from a process that has ended; nothing may end this thread
                self.replaced += 1
                log.warning("worker ended", extra={"pool": self.name, "seconds": job.seconds, "why": repr(error)})
                job.answer("ended", None)
                if worker:
                    worker.end()
                worker = None
            finally:
                self._done(job)
            worker = worker or self._new_worker()
        if worker:
            worker.end()

    def _new_worker(self) -> "Worker | None":
        try:
            return Worker(self._niceness, self._loads)
        except (OSError, EOFError, pickle.UnpicklingError):
            log.exception("worker does not start", extra={"pool": self.name})
            return None

    def _next(self) -> Job | None:
        """The next job, of the client whose turn it is; None after a long idle time, if other workers remain."""
        with self._changed:
            while True:
                for client in self._queues:
                    if self._running[client] < max(1, self.workers - 1):
                        return self._take(client)
                self._idle += 1
                has_come = self._changed.wait(IDLE_S)
                self._idle -= 1
                if not has_come and self._started > 1:
                    self._started -= 1
                    return None

    def _take(self, client: str) -> Job:
        queue = self._queues.pop(client)
        job = queue.take()
        if queue.waiting:
            self._queues[client] = queue  # last in the order of turns
        self._running[client] += 1
        return job

    def _done(self, job: Job) -> None:
        with self._changed:
            self._running[job.client] -= 1
            if not self._running[job.client]:
                del self._running[job.client]
            self._changed.notify_all()  # another job of this client may start


class Worker:
    """One process, which does one thing after another for the thread that owns it."""

    def __init__(self, niceness: int, loads: bool) -> None:
        games = [f"{id}={package}" for id, package in shelf.find().items()]
        command = [sys.executable, "-c", START, str(niceness), str(limits.JOB_BYTES), str(int(loads)), *games]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
        late = alarm(START_S, self._process.kill)
        try:
            self._read()
        except BaseException:
            self.end()
            raise
        finally:
            late.cancel()

    def work(self, job: Job, share: float) -> None:
        """Run a job, in less than its usual time if it can. Raises EOFError if the process ends before that."""
        if not job.future.set_running_or_notify_cancel():
            return
        job.begin(self._process)
        late = alarm(job.seconds, job.kill)
        try:
            assert self._process.stdin is not None
            pickle.dump((job.seconds, share, job.question), self._process.stdin)
            self._process.stdin.flush()
            while (answer := self._read())[0] == "progress":
                job.progress(answer[1])
        finally:
            late.cancel()
            job.leave()
        job.answer(*answer)

    def _read(self) -> Any:
        assert self._process.stdout is not None
        return pickle.load(self._process.stdout)

    def end(self) -> None:
        """Kill the process, whatever it does."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with suppress(OSError):  # what could not be written any more
                    stream.close()


def alarm(seconds: float, function: Callable[[], None]) -> threading.Timer:
    """Call a function after some time, unless it is cancelled."""
    timer = threading.Timer(seconds, function)
    timer.daemon = True
    timer.start()
    return timer


# ---- the pools of this process


@cache
def reading() -> JobPool:
    """Workers for what a page waits for: decks, records, pictures."""
    return JobPool("reading", limits.READING_PROCESSES, loads=True, most_of_one=limits.READING_JOBS_OF_ONE)


@cache
def thinking() -> JobPool:
    """Workers for bots that decide quickly."""
    return JobPool("thinking", _by_core(limits.THINKING_PROCESSES_A_CORE), niceness=3, loads=True)


@cache
def searching() -> JobPool:
    """Workers for slow bots and for hints, separate so that other bots do not wait for these."""
    return JobPool("searching", _by_core(limits.SEARCHING_PROCESSES_A_CORE), niceness=5, loads=True)


def _by_core(processes: float) -> int:
    return max(2, int((os.cpu_count() or 1) * processes))


@cache
def patient() -> JobPool:
    """Workers for what takes minutes, while nobody waits: reviews, luck, solutions."""
    most = limits.PATIENT_JOBS_OF_ONE
    return JobPool("patient", limits.PATIENT_PROCESSES, niceness=7, loads=True, most_of_one=most)
