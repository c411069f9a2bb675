"""A worker process: runs one job after another for the server that started it, and ends with it.

Jobs arrive as pickles on standard input, results leave as pickles on standard output.
"""

import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

from douzaine import shelf
from douzaine.match.game import game, games
from douzaine.match.match import Match
from douzaine.texts import Phrase

SPARE_CPU_S = 5  # added to a job's own seconds: the server kills it first, this is for when the server is gone

Send = Callable[[str, Any], None]
_send: list[Send] = []  # sends an answer, once this process is a worker
_share = [1.0]  # of the current job


def fair_share() -> float:
    """The share of its usual time that a flexible job should take: 1, or less if many wait."""
    return _share[-1]


def report(progress: int) -> None:
    """Report a job's progress to the server; does nothing outside a worker."""
    for send in _send:
        send("progress", progress)


def main(niceness: int, most_bytes: int, loads: int, *known: str) -> None:
    """Work until standard input ends; with `loads`, load all compiled rules first."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what libraries print must not mix with answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    for each in known:
        shelf.add(*each.split("="))
    _be_modest(niceness, most_bytes)
    jobs: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, jobs), daemon=True).start()

    def send(kind: str, value: Any) -> None:
        answers.write(pickle.dumps((kind, value)))
        answers.flush()

    _send.append(send)
    if loads:
        _load_rules()
    send("ready", None)
    while True:
        _work(jobs.get(), send)


def _listen(questions: BinaryIO, jobs: "queue.SimpleQueue[Any]") -> None:
    """Pass on what arrives; a server that is gone, however it ended, wants nothing more."""
    try:
        while True:
            jobs.put(pickle.load(questions))
    except BaseException:
        os._exit(0)


def _work(job: tuple[float, float, bytes], send: Send) -> None:
    seconds, _share[-1], question = job
    _bound_cpu(seconds)
    try:
        function, arguments = pickle.loads(question)
        send("done", function(*arguments))
    except MemoryError:
        send("too large", None)
    except Exception as error:
        if isinstance(error, Phrase):
            send("refused", error)
        else:
            send("failed", traceback.format_exc())


def _load_rules() -> None:
    """Load compiled rules, so that no job spends time on it."""
    for id in games():
        if game(id).is_compiled:
            Match(game(id).box(), seed=1)


def _be_modest(niceness: int, most_bytes: int) -> None:
    """Lower this process's priority, and limit its memory where the system can."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_DATA, (most_bytes, most_bytes))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _bound_cpu(seconds: float) -> None:
    try:
        import resource
    except ImportError:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = used.ru_utime + used.ru_stime + (seconds + SPARE_CPU_S) * (os.cpu_count() or 1)
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (int(most) + 1, hard))
