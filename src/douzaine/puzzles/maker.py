"""Making puzzles: positions are drawn from a seed until one has a clear answer and a tempting wrong one.

A game that has puzzles brings a module `puzzles` in its folder with

- `OPTIONS`: what is agreed at the table,
- `propose(rng)`: a position, the chance events dealt after it (words), and the seat that is asked; None for a bad draw,
- `weigh(match, seat, ways, solved)`: every choice as (moves, value, whether it is best, parts, and perhaps the moves
  that show why), or None if the position is too large. Values are exact, or certified: a search through all ways
  (`ways`, bounded), or the game's own solution (`solved()`).
- `name(moves)`, optional: a choice in words, as (text, fields); `reasons(best, mine)`: sentences that say why.
- `ERROR`, optional: how far values may be off.
"""

import hashlib
import importlib
import importlib.util
import random
from dataclasses import replace
from types import ModuleType
from typing import Any

from douzaine.bots.base import Budget
from douzaine.bots.levels import LEVELS, LevelBot, Solver
from douzaine.bots.names import bot
from douzaine.bots.solved import solution
from douzaine.errors import BadPosition
from douzaine.match.game import Game
from douzaine.puzzles.puzzle import MOST_MOVES, Choice, Puzzle, Question
from douzaine.puzzles.ways import TooMany, Ways

CLEAR = 0.015  # by which the best choice is better than the next
TEMPTING = 0.04  # by which a tempting wrong choice is worse, at least
MOST_STEPS = 60_000  # of the rules, for the search of one position
MOST_TRIES = 300  # positions tried for one puzzle
# with their trials here; a level may get others at a table, but the puzzle of a day must stay the same
LEVELS_ASKED = {"simple": 0, "novice": 48, "regular": 400, "expert": 2000}
DIGITS = 6  # of values: smaller differences are rounding, which may differ between machines


def puzzles_of(game: Game) -> ModuleType | None:
    """The game's module of puzzles; None if it has none."""
    name = f"{game.package}.puzzles"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def make_puzzle(game: Game, seed: str, most_tries: int = MOST_TRIES, least_missed: int = 1) -> Puzzle | None:
    """The puzzle of a seed: the first good one among so many positions drawn from it; None if there is none.

    A good one is missed by at least so many levels of bots.
    """
    module = puzzles_of(game)
    if module is None:
        return None
    for number in range(most_tries):
        mark = f"{seed} {game.id} {game.version} {number}"
        rng = random.Random(int.from_bytes(hashlib.sha256(mark.encode()).digest(), "big"))
        found = _make_one(game, module, rng)
        if found is not None and found.difficulty >= least_missed:
            return found
    return None


def _make_one(game: Game, module: ModuleType, rng: random.Random) -> Puzzle | None:
    drawn = module.propose(rng)
    if drawn is None:
        return None
    position, dealt, seat = drawn
    question = Question(game.id, game.version, dict(module.OPTIONS), position, tuple(dealt), seat)
    try:
        choices = weigh(question)
    except BadPosition:  # a draw that the rules refuse
        return None
    if choices is None or not is_clear(choices):
        return None
    puzzle = Puzzle(question, choices, error=getattr(module, "ERROR", 0.0))
    puzzle = replace(puzzle, picks=picks(puzzle, rng.getrandbits(32)))
    return puzzle if is_tempting(puzzle) else None


def weigh(question: Question) -> tuple[Choice, ...] | None:
    """The value of every choice, the best first; None if it cannot be found within the limits."""
    match = question.match()
    module = puzzles_of(match.game)
    assert module is not None

    def solved() -> Any:
        return solution(match.box, match.view(question.seat).data).tables

    try:
        found = module.weigh(match, question.seat, Ways(match.box, MOST_STEPS), solved)
    except TooMany:
        return None
    if found is None:
        return None
    choices = [Choice(tuple(moves), round(value, DIGITS), *more) for moves, value, *more in found]
    return tuple(sorted(choices, key=lambda each: (not each.is_best, -each.value, each.moves)))


def is_clear(choices: tuple[Choice, ...]) -> bool:
    """Whether the best choice is beyond doubt, and there is something to win."""
    others = [each.value for each in choices if not each.is_best]
    return bool(others) and choices[0].value > 0 and min(_best(choices)) - max(others) >= CLEAR


def _best(choices: tuple[Choice, ...]) -> list[float]:
    return [each.value for each in choices if each.is_best]


def is_tempting(puzzle: Puzzle) -> bool:
    """Whether some level of bots falls for a clearly worse choice."""
    return any(puzzle.choices[place].value <= puzzle.best.value - TEMPTING for place in puzzle.picks.values())


def picks(puzzle: Puzzle, seed: int) -> dict[str, int]:
    """The choice of each level, by seeded searches of so many trials."""
    found = {level: _pick(puzzle, level, trials, seed) for level, trials in LEVELS_ASKED.items()}
    return {level: place for level, place in found.items() if place is not None}


def _pick(puzzle: Puzzle, level: str, trials: int, seed: int) -> int | None:
    """The choice of a level; an expert has to search here, because it knows the solution."""
    budget = Budget(trials=trials) if trials else None
    player = bot(level, seed) if budget is None else LevelBot(_asked(level), seed, budget)
    match, seat, moves = puzzle.question.match(), puzzle.question.seat, list[str]()
    while len(moves) < MOST_MOVES and seat in match.actors:
        moves.append(player.choose(match.view(seat), seat, budget))
        match.play(seat, moves[-1])
        place = puzzle.place_of(moves)
        if place is not None and not _goes_on(puzzle, moves):
            return place
    return puzzle.place_of(moves)


def _asked(level: str) -> Any:
    known = LEVELS[level]
    return replace(known, solver=Solver.NONE) if known.solver is Solver.JUDGES else known


def _goes_on(puzzle: Puzzle, moves: list[str]) -> bool:
    """Whether some moves are only the beginning of a choice."""
    begun = tuple(moves)
    return any(len(each.moves) > len(begun) and each.moves[: len(begun)] == begun for each in puzzle.choices)
