"""Bots at the tables of a server: they think beside the event loop, on few threads, as well as they can by now.

Searching needs compiled code. Until that lies ready every level plays by the game's rule of thumb, which
can be interpreted: nobody waits for a compiler.
"""

import asyncio
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import douzaine as dz
from douzaine.bots import NAMES, Bot, Budget, LevelBot, bot, levels_for
from douzaine.bots.levels import LEVELS, Solver, uses_solver
from douzaine.bots.names import PLAIN
from douzaine.bots.search import search
from douzaine.bots.solved import Solution, is_at_hand, is_exact, solution

DEFAULT_LEVEL = "regular"
STAND_IN = "simple"  # who plays for a level that cannot think yet
SEARCHER = replace(LEVELS["expert"], name="searcher", solver=Solver.NONE)  # for whom no solution lies ready
THREADS = max(1, (os.cpu_count() or 1) - 1)  # one core stays free for those who look
MOST_AT_ONCE = 60  # moves in one decision
MOST_SOLUTIONS = 50
SHORTEST = 0.1  # seconds for a further move of the same decision

Found = TypeVar("Found")


class Minds:
    """Who thinks for a server process. A thread keeps one bot a level, so that memory does not grow with tables."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "think")
        self._own = threading.local()

    async def decide(self, match: dz.Match, seat: int, level: str) -> list[str]:
        """A bot's whole decision. `match` is played on: hand in a copy."""
        return await self.run(self._decide, match, seat, level)

    async def run(self, function: Callable[..., Found], *arguments: Any) -> Found:
        """Think about something else, in turn."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)

    def _decide(self, match: dz.Match, seat: int, level: str) -> list[str]:
        minds: dict[str, Bot] = self._own.__dict__.setdefault("minds", {})
        if level not in PLAIN and not is_ready(match.game):
            level = STAND_IN
        elif must_search(match.view(seat), level):
            return decide(match, seat, minds.setdefault(SEARCHER.name, LevelBot(SEARCHER)))
        return decide(match, seat, minds.setdefault(level, bot(level)))

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def must_search(view: dz.View, level: str) -> bool:
    """Whether a level would ask for a solution that does not lie ready: nobody waits for it at a table.

    It is made beside the play where that takes seconds (Killer, which shows its odds), not where it takes minutes.
    """
    known = LEVELS.get(level)
    if known is None or known.solver not in (Solver.JUDGES, Solver.EXACT) or not uses_solver(known, view.box):
        return False
    return not is_at_hand(view.box, view.data) and solved_tables(view) is None


def decide(match: dz.Match, seat: int, mind: Bot) -> list[str]:
    """A bot's whole decision: its moves up to the next chance event or somebody else's turn."""
    match.dealer = None
    budget = mind.budget if isinstance(mind, LevelBot) else None
    words: list[str] = []
    while len(words) < MOST_AT_ONCE:
        words.append(mind.choose(match.view(seat), seat, budget))
        match.play(seat, words[-1])
        if match.actors != (seat,):
            break
        budget = shorter(budget)
    return words


def shorter(budget: Budget | None) -> Budget | None:
    """For the next move of the same decision: half the time, so that the whole of it takes about twice the time."""
    if budget is None or budget.seconds is None:
        return budget
    return Budget(budget.trials, max(SHORTEST, budget.seconds / 2))


# ---- levels


def offered(box: dz.Box) -> tuple[str, ...]:
    """The levels a person can choose from; those that only follow a rule or chance are for programs."""
    return tuple(level for level in levels_for(box) if level not in PLAIN)


@cache
def offered_somewhere(game: dz.Game) -> tuple[str, ...]:
    """The levels that some options of a game let a person choose from."""
    found = {level for box in typical(game) for level in offered(box)}
    return tuple(level for level in NAMES if level in found)


def typical(game: dz.Game) -> list[dz.Box]:
    """Boxes that need everything bots of a game use: the usual one, the first match, the fewest players."""
    few = [{"players": game.seats[0]}] if any(option.id == "players" for option in game.options) else []
    return [game.box(**options) for options in ({}, dict(getattr(game.part("box"), "FIRST_MATCH", {})), *few)]


# ---- what is solved


def solved_tables(view: dz.View) -> Any:
    """What the game's solver found, for odds of best play; None while it is not at hand: nobody waits for it."""
    box = view.box
    if not box.game.has_part("odds") or not is_exact(box) or not is_ready(box.game):
        return None
    if box not in _solutions:
        _solutions[box] = _solving.submit(solution, box, view.data)
        while len(_solutions) > MOST_SOLUTIONS:
            _solutions.popitem(last=False)
    found = _solutions[box]
    return found.result().tables if found.done() else None


def _be_modest() -> None:
    """Whoever plays and looks comes before what can wait; on Linux a thread can say so for itself and its own."""
    if sys.platform.startswith("linux"):
        os.nice(10)


_solving = ThreadPoolExecutor(1, "solve", _be_modest)
_solutions: "OrderedDict[dz.Box, Future[Solution]]" = OrderedDict()


# ---- getting ready


def is_ready(game: dz.Game) -> bool:
    """Whether everything lies compiled that bots of any level need."""
    if game.id not in _ready:
        mark = _mark(game)
        if not game.is_warm or mark is None or not mark.exists():
            return False
        _ready.add(game.id)
    return True


def make_ready(game: dz.Game) -> None:
    """Compile all that bots need, and solve what can be solved; it is kept beside the compiled rules."""
    game.warm_up()
    for box in typical(game):
        match = dz.Match(box, seed=1)
        if is_exact(box) and game.has_part("odds"):
            view = match.view(None)
            game.part("odds").odds(box, view, solution(box, view.data).tables)
        for level in levels_for(box):
            bot(level).choose(match.view(match.actors[0]), match.actors[0], Budget(trials=2))
    mark = _mark(game)
    if mark is not None:
        mark.touch()


@cache
def _mark(game: dz.Game) -> Path | None:
    folder = game.rule_set.driver_folder(search)
    return folder / "ready" if folder else None


_ready: set[str] = set()
