"""Bots at a server's tables. They think in worker processes, as well as they can so far.

Searching needs compiled code. Until that is ready, every level plays by the game's rule of thumb, which can be
interpreted: nobody waits for a compiler.
"""

import logging
import time
from collections import OrderedDict
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import cache
from math import inf
from pathlib import Path
from typing import Any

import douzaine as dz
from douzaine.bots import NAMES, Bot, Budget, LevelBot, bot, levels_for
from douzaine.bots.levels import LEVELS, Solver, uses_solver
from douzaine.bots.names import PLAIN
from douzaine.bots.search import search
from douzaine.bots.solved import has_solver, is_at_hand, is_exact, plan_driver, solution
from douzaine.bots.trials import Trials
from douzaine.bots.weighing import run_trials
from douzaine.engine.table import copy_record
from douzaine.errors import DouzaineError, IllegalMove, Phrase
from douzaine.games.declare import shown
from douzaine.match.state import TableArray, actors_of, run
from douzaine.match.view import view_of
from douzaine.server import limits, metrics
from douzaine.server.jobs import GivenUp, JobPool, patient, searching, thinking
from douzaine.server.model import Refused
from douzaine.server.own_bots import OwnBot, own_bots, own_bots_of
from douzaine.server.worker import fair_share

log = logging.getLogger("douzaine.bots")

DEFAULT_LEVEL = "regular"
STAND_IN_LEVEL = "simple"  # who plays for a level that is not ready yet
SEARCHER = replace(LEVELS["expert"], name="searcher", solver=Solver.NONE)  # for levels whose solution is not ready
MOST_MOVES_AT_ONCE = 60  # maximum number of moves in a decision
MOST_SOLUTIONS = 50
MOST_ENDLESS = 1000  # boxes of an owner for which a level is not tried again for a while
LONG_S = 0.5  # seconds from which a bot counts as slow
SEEDED_TRIALS = 1000  # trials of a seeded bot whose level counts in seconds
SHORTEST_S = 0.1  # seconds for another move of the same decision


class BotPool:
    """A server's worker processes for bots; each keeps one bot per level."""

    def __init__(self, jobs: JobPool | None = None) -> None:
        self._jobs = jobs  # instead of the usual ones
        self._endless: OrderedDict[tuple[str, dz.Box, str], float] = OrderedDict()  # when a level failed

    async def decide(self, owner: str, match: dz.Match, seat: int, level: str, seed: int | None = None) -> list[str]:
        """A bot's whole decision; a simpler bot decides if this one fails.

        With a seed, the decision is the same for the same question.
        """
        if level in LEVELS and LEVELS[level].solver in (Solver.JUDGES, Solver.EXACT):
            solved_tables(match.view(seat))  # to have it ready next time
        for each in (level, STAND_IN_LEVEL):
            here = (owner, match.box, each)  # only this owner's bots become simpler
            if time.monotonic() < self._endless.get(here, -inf) + limits.BOT_REPLACED_S:
                continue
            try:
                question = (match.box, match.data, seat, each, seed)
                with metrics.timed(metrics.BOTS.labels(each)):
                    return await self._pool(each).run(owner, limits.DECIDE_S, bot_decision, *question)
            except (GivenUp, DouzaineError) as error:
                log.warning("bot gives up", extra={"game": match.game.id, "bot": each, "why": str(error)})
                metrics.BOTS_REPLACED.labels(each).inc()
                self._endless[here] = time.monotonic()
                self._endless.move_to_end(here)
                while len(self._endless) > MOST_ENDLESS:
                    self._endless.popitem(last=False)
        return match.legal(seat)[:1]

    def _pool(self, level: str) -> JobPool:
        """The pool of a level: slow levels have their own, so that other bots do not wait for them."""
        known = LEVELS.get(level)
        is_long = level in own_bots() or (
            known is not None and (known.budget.is_open or (known.budget.seconds or 0) > LONG_S)
        )
        return self._jobs or (searching() if is_long else thinking())


def bot_decision(box: dz.Box, data: TableArray, seat: int, level: str, seed: int | None = None) -> list[str]:
    """A bot's whole decision on a Table; it gets less time if many wait, unless it has a seed."""
    if seed is not None:
        return decide(box, data, seat, seeded(level, seed) if is_ready(box.game) else bot(STAND_IN_LEVEL, seed))
    share = fair_share()
    if own := own_bots().get(level):
        return own_decision(box, data, seat, own)
    if level not in PLAIN and not is_ready(box.game):
        level = STAND_IN_LEVEL
    elif must_search(view_of(box, data, seat), level):
        return decide(box, data, seat, _bots.setdefault(SEARCHER.name, LevelBot(SEARCHER)), share)
    if level not in _bots:
        _bots[level] = bot(level)
    return decide(box, data, seat, _bots[level], share)


def own_decision(box: dz.Box, data: TableArray, seat: int, own: OwnBot) -> list[str]:
    """The decision of one of the operator's own bots. Raises `DouzaineError` for anything that goes wrong in it."""
    try:
        if own.label not in _bots:
            _bots[own.label] = bot(own.name)
        return decide(box, data, seat, _bots[own.label])
    except DouzaineError:
        raise
    except Exception as error:
        raise DouzaineError("error-own-bot-failed", name=shown(own.label), why=repr(error)[:200]) from error


def seeded(level: str, seed: int) -> Bot:
    """A bot that always makes the same decision: it uses a number of trials, however long they take."""
    if level in PLAIN:
        return bot(level, seed)
    known = LEVELS[level]
    searching = replace(known, solver=Solver.NONE) if known.solver in (Solver.JUDGES, Solver.EXACT) else known
    return LevelBot(searching, seed, Budget(trials=known.budget.trials or SEEDED_TRIALS))


def must_search(view: dz.View, level: str) -> bool:
    """Whether a level would need a solution that is not ready: nobody waits for one at a table.

    Solutions that take seconds are made in the background (`solved_tables`), but not those that take minutes.
    """
    known = LEVELS.get(level)
    if known is None or known.solver not in (Solver.JUDGES, Solver.EXACT) or not uses_solver(known, view.box):
        return False
    return not is_at_hand(view.box, view.data)


def decide(box: dz.Box, data: TableArray, seat: int, player: Bot, share: float = 1.0) -> list[str]:
    """A bot's whole decision: its moves up to the next chance event or another seat's turn."""
    data = copy_record(data)
    budget = shorter(player.budget, share) if isinstance(player, LevelBot) else None
    words: list[str] = []
    while len(words) < MOST_MOVES_AT_ONCE:
        view = view_of(box, data, seat)
        words.append(player.choose(view, seat, budget))
        if words[-1] not in view.legal():
            raise IllegalMove("error-bot-chose", seat=seat, choice=shown(words[-1]), why=Phrase("error-no-such-move"))
        run(box, data, "play", seat, box.move_ids[words[-1]])
        if actors_of(data) != (seat,):
            break
        budget = shorter(budget)
    return words


def shorter(budget: Budget | None, share: float = 0.5) -> Budget | None:
    """Part of the time; half of it for the next move of a decision, so that the whole takes about twice as long."""
    if budget is None or budget.seconds is None:
        return budget
    return Budget(budget.trials, max(min(SHORTEST_S, budget.seconds), budget.seconds * share))


# ---- levels


def playable(box: dz.Box) -> tuple[str, ...]:
    """All levels that can play a box, and the operator's own bots."""
    return (*levels_for(box), *own_bots_of(box.game))


def is_bot(kind: str) -> bool:
    """Whether this is the name of a level or of one of the operator's own bots."""
    return kind in NAMES or kind in own_bots()


def offered(box: dz.Box) -> tuple[str, ...]:
    """The bots a person can choose; bots that only follow a rule or chance are for programs."""
    return tuple(level for level in playable(box) if level not in PLAIN)


def offered_somewhere(game: dz.Game) -> tuple[str, ...]:
    """The bots that some options of a game offer."""
    return (*_levels_somewhere(game), *own_bots_of(game))


@cache
def _levels_somewhere(game: dz.Game) -> tuple[str, ...]:
    found = {level for box in typical(game) for level in levels_for(box)}
    return tuple(level for level in NAMES if level in found and level not in PLAIN)


def typical(game: dz.Game) -> list[dz.Box]:
    """Boxes that together need everything a game's bots use: the usual one, the first match, the fewest players."""
    few = [{"players": game.seats[0]}] if any(option.id == "players" for option in game.options) else []
    return [game.box(**options) for options in ({}, dict(getattr(game.part("box"), "FIRST_MATCH", {})), *few)]


# ---- solutions


def solved_tables(view: dz.View) -> Any:
    """The solver's tables, for the odds of best play; None while they are not ready: nobody waits for them."""
    box = view.box
    if not box.game.has_part("odds") or not is_exact(box) or not is_ready(box.game):
        return None
    if box not in _solutions:
        try:
            _solutions[box] = _solved(box, view.data)
        except Refused:  # too much work is waiting
            return None
        while len(_solutions) > MOST_SOLUTIONS:
            _solutions.popitem(last=False)[1].cancel()
    found = _solutions[box]
    return found.result() if found.done() and found.exception() is None else None


def _solved(box: dz.Box, data: TableArray) -> "Future[dict[str, Any]]":
    if not is_at_hand(box, data):
        return patient().submit("solutions", limits.SOLVE_S, solve, box, data).future
    found: Future[dict[str, Any]] = Future()
    found.set_result(solve(box, data))  # read from disk
    return found


def begin_solving(view: dz.View, owner: str) -> None:
    """Have a solution made for the solver to judge a box, on an owner's behalf, in the background."""
    box = view.box
    if not has_solver(box) or is_at_hand(box, view.data) or not is_ready(box.game) or box in _begun:
        return
    with suppress(Refused):  # too much work is waiting
        job = patient().submit(owner, limits.SOLVE_S, make_solution, box, view.data)
        _begun.add(box)
        job.future.add_done_callback(lambda _: _begun.discard(box))


def make_solution(box: dz.Box, data: TableArray) -> None:
    """Make a solution and store it on disk, in a worker process."""
    solution(box, data)


def solve(box: dz.Box, data: TableArray) -> dict[str, Any]:
    """The solver's tables; if they are not ready, they are made in a worker process."""
    return solution(box, data).tables


_begun: set[dz.Box] = set()  # boxes whose solutions are being made
_bots: dict[str, Bot] = {}  # of a worker process
_solutions: "OrderedDict[dz.Box, Future[dict[str, Any]]]" = OrderedDict()


# ---- preparation


def is_ready(game: dz.Game) -> bool:
    """Whether everything is compiled that bots of any level need."""
    if game.id not in _ready:
        mark = _mark(game)
        if not game.is_compiled or mark is None or not mark.exists():
            return False
        _ready.add(game.id)
    return True


def prepare_bots(game: dz.Game) -> None:
    """Compile everything that bots need, and solve what can be solved; cached beside the compiled rules."""
    game.compile()
    for box in typical(game):
        match = dz.Match(box, seed=1)
        if is_exact(box) and game.has_part("odds"):
            view = match.view(None)
            game.part("odds").odds(box, view, solution(box, view.data).tables)
        for level in levels_for(box):
            bot(level).choose(match.view(match.actors[0]), match.actors[0], Budget(trials=2))
    Trials(game.box()).compile()
    mark = _mark(game)
    if mark is not None:
        mark.touch()


@cache
def _mark(game: dz.Game) -> Path | None:
    others = [driver for driver in (run_trials, plan_driver(game)) if driver is not None]
    folder, beside = game.rule_set.driver_folder(search), [game.rule_set.driver_folder(each) for each in others]
    return folder / "-".join(["ready", *(each.name for each in beside if each)]) if folder else None


_ready: set[str] = set()
