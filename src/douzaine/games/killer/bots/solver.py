"""Killer: two players solved exactly; with more, an exact turn over a good value function.

Between two players a turn is a small game of its own: totals lead to a loss, a healing or an attack,
and what each is worth depends on both HP only. `solve` finds the chance `win[a, b]` that the player
about to roll, with a HP against b, wins when both play best, by policy iteration: every turn is solved
over (dice left, sum set aside), its distribution of totals evaluated, until nothing changes.

Assumed: HP above a ceiling count as the ceiling (healing knows no limit, a table does), and the
safety stop is never reached. What the ceiling costs is bounded by solving the match twice more, once
with every rise above the ceiling counted as a win and once as worth nothing (`bounds`).
"""

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import numpy as np

from douzaine.errors import DouzaineError
from douzaine.games.killer.bots.turn_game import (
    GAIN,
    all_hit,
    evaluate_turns,
    follows,
    hit_chances,
    improve_turns,
    judge_totals,
    lose_or_heal,
    luck,
    press_on,
    rolls_of,
    solve_turn,
    spread_each,
    strike_value,
)
from douzaine.games.killer.box import Capital, Fallen, Move
from douzaine.games.killer.table import FACES, Phase

ROOM = 30  # HP between the highest start and the ceiling
LEAST_CEILING = 66
PRECISION = 1e-8  # of the winning chances: the most that solving every turn once more may change
SWEEPS = 1000  # at most, between two improvements
HP_A_CHANCE = 1000  # HP that a guess takes for the match: so many that only the lead counts
MOST_HP = 1000  # of a seat: tables grow with the product of two of them
FAR = 300  # a safety stop at least so many turns away does not touch the solution
Array = Any


def is_exact(box: Any) -> bool:
    """Whether a match with these options is solved: two players, a safety stop out of sight, and HP that fall.

    Where healing outgrows what is lost (three dice, or four with attacks that heal), HP pass every ceiling
    and nothing good can be said of the error.
    """
    in_sight = 0 < box["max_turns"] < FAR
    outgrows = box["dice"] <= (4 if box["attack_heal"] == 1 else 3)
    return bool(box["players"] == 2 and not in_sight and not outgrows)


def judges(box: Any) -> bool:
    """Whether the solver knows better than a search: always, with an exact turn."""
    return True


def settings_of(box: Any, seen: Any = None) -> tuple[int, ...]:
    """The options the solution depends on: two boxes that agree in these share it."""
    return (int(box["dice"]), int(box["regenerate"]), int(box["attack_heal"]), int(box["all_hit"]), ceiling(box))


def ceiling(box: Any) -> int:
    """HP above this count as this."""
    most = int(box["starting_hp"]) if box["capital"] == Capital.FIXED else FACES * int(box["dice"])
    return max(LEAST_CEILING, most + ROOM) * (2 if box["attack_heal"] or box["dice"] <= 4 else 1)


def guess(box: Any, seen: Any) -> dict[str, Array]:
    """What a player thinks who has solved nothing: every HP counts the same, until somebody has none."""
    hp = np.arange(ceiling(box) + 1.0)
    win = 0.5 + (hp[:, None] - hp[None, :]) / HP_A_CHANCE
    win[0], win[1:, 0] = 0, 1
    return {"win": win}


def solve(box: Any, seen: Any, driver: Callable[[Any], Callable[..., Any]]) -> dict[str, Array]:
    """The winning chances between two players, for every HP up to the ceiling; `driver` compiles rules."""
    win = _first_guess(ceiling(box))
    return {"win": win, "residual": np.array(_iterate(box, driver, win, win, 0))}


def bounds(box: Any, driver: Callable[[Any], Callable[..., Any]]) -> tuple[Array, Array]:
    """Below and above: the winning chances if rising above the ceiling is worth nothing, or wins at once."""
    low, high = _first_guess(ceiling(box)), _first_guess(ceiling(box))
    _iterate(box, driver, low, high, 1)
    return low, high


def duel(box: Any, own: Array, theirs: Array, driver: Callable[[Any], Callable[..., Any]]) -> tuple[Array, Array]:
    """Two players who judge the end of a turn by their own tables of chances: what each truly wins when up.

    Exact for the HP of `all_hit = end`, where nothing is decided after the dice are set aside.
    """
    top = own.shape[0] - 1
    solver = _Solver(box, driver, top)
    plays = [np.zeros((top + 1, top + 1, FACES * int(box["dice"]) + 1)) for _ in range(2)]
    ends = [np.zeros((top + 1 + GAIN, top + 1, GAIN + 1)) for _ in range(2)]
    for judged, play, end in zip((own, theirs), plays, ends, strict=True):
        solver.improve(judged.copy(), judged.copy(), 0, play, end)
    low, high = own.copy(), theirs.copy()
    solver.evaluate(low, high, 0, *plays, *ends, PRECISION)
    return low, high


def _first_guess(top: int) -> Array:
    hp = np.arange(top + 1.0)
    win = (hp[:, None] + 3) / (hp[:, None] + hp[None, :] + 3)
    win[0] = 0
    return win


def _iterate(box: Any, driver: Callable[[Any], Callable[..., Any]], low: Array, high: Array, wins: int) -> float:
    """Policy iteration between a player with the chances `low` and one with `high`; return the last change.

    They are the same table in an ordinary match. With `wins` the second wins by passing the ceiling.
    """
    solver = _Solver(box, driver, low.shape[0] - 1)
    sides = [(low, high, 0)] if low is high else [(low, high, 0), (high, low, wins)]
    plays = [np.zeros((*low.shape, FACES * int(box["dice"]) + 1)) for _ in sides]
    ends = [np.zeros((low.shape[0] + GAIN, low.shape[1], GAIN + 1)) for _ in sides]
    change = 1.0
    while change > PRECISION:
        change = 0.0
        for (win, other, passing), play, end in zip(sides, plays, ends, strict=True):
            change = max(change, solver.improve(win, other.copy(), passing, play, end))
        solver.evaluate(low, high, wins, plays[0], plays[-1], ends[0], ends[-1], change)
    return change


class _Solver:
    """The compiled parts with the numbers they need, over all cores."""

    def __init__(self, box: Any, driver: Callable[[Any], Callable[..., Any]], top: int) -> None:
        self.dice, self.top = int(box["dice"]), top
        self.settings = np.array(settings_of(box), np.int64)
        self.hits = hit_chances(self.dice)
        self._improve, self._evaluate = driver(improve_turns), driver(evaluate_turns)

    def improve(self, win: Array, other: Array, passing: int, play: Array, end: Array) -> float:
        """Solve every turn anew; return the greatest change."""
        cores = os.cpu_count() or 1
        with ThreadPoolExecutor(cores) as pool:
            return max(pool.map(lambda core: self._part(core, cores, win, other, passing, play, end), range(cores)))

    def _part(self, core: int, cores: int, *tables: Any) -> float:
        places = (self.dice + 1) * (FACES * self.dice + 1)
        scratch = (np.zeros((places + 1, self.top + 1)), np.zeros((2, places)))
        lucky = np.zeros((self.dice + 1, self.top + 2 * GAIN))
        rows = np.array([1 + core, cores], np.int64)
        change: float = self._improve(self.settings, *rolls_of(self.dice), self.hits, rows, *tables, *scratch, lucky)
        return change

    def evaluate(self, low: Array, high: Array, wins: int, *parts: Any) -> None:
        """Sweep until the chances under the present play stand, to a hundredth of the last change."""
        *tables, change = parts
        for _ in range(SWEEPS):
            if self._evaluate(self.settings, self.hits, low, high, wins, *tables) < max(change, PRECISION) / 100:
                return


# ---- what each move is worth


def appraise(
    box: Any, tables: dict[str, Array], seen: Any, seat: int, moves: list[int], driver: Callable[[Any], Any]
) -> tuple[Array, Array]:
    """Every seat's winning chance after each of the moves when all play best from there, and how often each is made.

    Exact between two players. With more, the turn is exact and its end is judged by `chances`.
    """
    turn = _Turn(box, tables["win"], seen, seat, driver)
    own = np.array([turn.worth(move) for move in moves])
    others = chances(tables["win"], seen["hp"][: int(seen["seats"])].astype(int), _order(seen, seat))
    others[seat] = 0
    rest = others / others.sum() if others.sum() > 0 else others
    shares = (1 - own)[:, None] * rest[None, :]
    shares[:, seat] = own
    return shares, np.arange(len(moves)) == np.argmax(own)


def chances(win: Array, hp: Array, order: list[int]) -> Array:
    """Every seat's winning chance, the seats of `order` being up next in this order.

    Exact for two. For more, each pair's duel is looked up and the duels are coupled: the odds against
    a seat are the sum of its odds against each opponent (exact where duels are independent). `hp` may
    have further axes after the seats.
    """
    top = win.shape[0] - 1
    hp = np.minimum(hp, top)
    against = np.zeros(hp.shape)
    for place, early in enumerate(order):
        for late in order[place + 1 :]:
            duel = np.clip(win[hp[early], hp[late]], 1e-9, 1 - 1e-9)
            met = (hp[early] > 0) & (hp[late] > 0)
            against[early] += np.where(met, 1 / duel - 1, 0)
            against[late] += np.where(met, 1 / (1 - duel) - 1, 0)
    strength = np.where(hp > 0, 1 / (1 + against), 0)
    return strength / np.maximum(strength.sum(axis=0), 1e-12)


def _order(seen: Any, seat: int) -> list[int]:
    """The seats as they are up when this one's turn is over."""
    seats = int(seen["seats"])
    return [(seat + 1 + step) % seats for step in range(seats)]


class BestPlan:
    """The best way to set dice aside in the turn a view shows: what each state is worth, and where it leads."""

    def __init__(self, box: Any, tables: dict[str, Array], seen: Any, seat: int, driver: Callable[[Any], Any]) -> None:
        self._turn = _Turn(box, tables["win"], seen, seat, driver)
        self.outlooks: dict[Any, Any] = {}
        self._totals: dict[tuple[int, int], dict[int, float]] = {}

    def value(self, left: int, total: int) -> float:
        """The winning chance with so many dice left to roll and this sum set aside."""
        return float(self._turn.values[self._turn.place(left, total)])

    def look_ahead(self, states: Iterable[tuple[int, int]]) -> None:
        """Follow some states (dice left, sum set aside) to the totals they lead to, all at once."""
        new = [state for state in dict.fromkeys(states) if state not in self._totals]
        turn, end = self._turn, FACES * self._turn.dice + 1
        places = np.array([turn.place(*state) for state in new], np.int64)
        masses = np.zeros((len(new), (turn.dice + 1) * end))
        turn.driver(spread_each)(turn.dice, *rolls_of(turn.dice), turn.values, places, masses)
        for state, mass in zip(new, masses[:, :end].tolist(), strict=True):
            self._totals[state] = {total: chance for total, chance in enumerate(mass) if chance > 0}

    def totals(self, left: int, total: int) -> dict[int, float]:
        """The chance of every total that can come out of a state."""
        if (left, total) not in self._totals:
            self.look_ahead([(left, total)])
        return self._totals[left, total]


class _Turn:
    """One turn of one seat, as far as it has come."""

    def __init__(self, box: Any, win: Array, seen: Any, seat: int, driver: Callable[[Any], Any]) -> None:
        self.box, self.win, self.seen, self.seat = box, win, seen, seat
        self.dice, self.driver = int(box["dice"]), driver
        self.hp = seen["hp"][: int(seen["seats"])].astype(int)
        if self.hp.max() > MOST_HP:
            raise DouzaineError("killer.error-many-hp", most=MOST_HP)
        self.settings, self.hits = np.array(settings_of(box), np.int64), hit_chances(self.dice)
        self.targets = [each for each in range(len(self.hp)) if each != seat and self.hp[each] > 0]

    def worth(self, move: int) -> float:
        """The winning chance after a move."""
        if self.seen["phase"] == Phase.TARGET:
            target = self.seat if move == Move.ATTACK_NOBODY else move - Move.ATTACK
            return self._attack(target, int(self.seen["attack"]), 0)
        if self.seen["phase"] == Phase.LUCK:
            return self._luck(move == Move.CONTINUE)
        return self._set_aside(move)

    # the dice

    def _set_aside(self, move: int) -> float:
        """The best that can be made of a roll once this move is made."""
        rolled = self.seen["rolled"].astype(int)
        kept = int((self.seen["kept"] * np.arange(1, FACES + 1)).sum())
        if move == Move.ROLL:
            return float(self.values[self.place(int(rolled.sum()), kept)])
        rolled[move] -= 1
        kept += move + 1
        ways = {(int(rolled.sum()), kept)}
        for face in range(move + 1):
            for _ in range(rolled[face]):
                ways |= {(left - 1, total + face + 1) for left, total in ways}
        return float(max(self.values[self.place(left, total)] for left, total in ways))

    def place(self, left: int, total: int) -> int:
        """Where the worth of so many dice left and a sum set aside stands in `values`."""
        return left * (FACES * self.dice + 1) + total

    @cached_property
    def values(self) -> Array:
        """The worth of every (dice left, sum set aside) of this turn."""
        values = np.zeros(((self.dice + 1) * (FACES * self.dice + 1) + 1, 1))
        capital, own = self.seen["phase"] == Phase.CAPITAL_KEEP, int(self.hp[self.seat])
        if not capital and own and len(self.targets) == 1:
            after, theirs = self._after(self.targets[0]), int(self.hp[self.targets[0]])
            lucky = np.zeros((self.dice + 1, theirs + self.dice + 2))
            self.driver(judge_totals)(self.settings, self.hits, after, 0, own, theirs, lucky, values)
        else:
            judge = self._capital if capital else self._total
            for total in range(self.dice, FACES * self.dice + 1):
                values[total, 0] = judge(total)
        self.driver(solve_turn)(self.dice, *rolls_of(self.dice), values)
        return values[:, 0]

    def _total(self, total: int) -> float:
        """What a total is worth: R14 to R18; ghosts and the fallen gain nothing but attacks and returns."""
        value = max(int(self.box["low"]) - total, total - int(self.box["high"]))
        if self.hp[self.seat] == 0:
            return float(value == 0 and self.box["fallen"] == Fallen.REVIVE)
        if value <= 0:
            target = self.targets[0]
            own, theirs = int(self.hp[self.seat]), int(self.hp[target])
            return float(lose_or_heal(self.settings, self._after(target), 0, own, theirs, value))
        healed = value if self.box["attack_heal"] else 0
        return max(self._attack(target, value, healed) for target in self.targets)

    def _capital(self, total: int) -> float:
        """R2: what a rolled capital is worth, the others' still unknown ones being rolled as well as can be."""
        hp = self.hp.copy()
        hp[self.seat] = total
        first = int(self.seen["first"])
        unknown = [each for each in range(len(hp)) if hp[each] == 0]
        order = [(first + step) % len(hp) for step in range(len(hp))]
        if len(hp) == 2 and unknown:
            return 1 - self._answer(total)
        hp[unknown] = round(self._usual_capital)
        return float(chances(self.win, hp, order)[self.seat])

    def _answer(self, capital: int) -> float:
        """The winning chance of a second player who rolls a capital against a known one."""
        values = np.zeros(((self.dice + 1) * (FACES * self.dice + 1) + 1, 1))
        totals = np.arange(self.dice, FACES * self.dice + 1)
        values[totals, 0] = 1 - self.win[capital, totals]
        self.driver(solve_turn)(self.dice, *rolls_of(self.dice), values)
        return float(values[self.place(self.dice, 0), 0])

    @cached_property
    def _usual_capital(self) -> float:
        values = np.zeros(((self.dice + 1) * (FACES * self.dice + 1) + 1, 1))
        totals = np.arange(self.dice, FACES * self.dice + 1)
        values[totals, 0] = totals
        self.driver(solve_turn)(self.dice, *rolls_of(self.dice), values)
        return float(values[self.place(self.dice, 0), 0])

    # the attack

    def _attack(self, target: int, value: int, healed: int) -> float:
        """What an attack is worth before its first roll."""
        after, own, theirs = self._facing(target, healed)
        lucky = np.zeros((self.dice + 1, theirs + self.dice + 2))
        end = all_hit(self.settings, self.hits, after, 0, own, theirs, value, lucky)
        return float(strike_value(self.settings, self.hits, after, 0, own, theirs, value, end))

    def _luck(self, goes_on: bool) -> float:
        """R28 to R30: what stopping and rolling on are worth."""
        target, value, hits = (int(self.seen[name]) for name in ("target", "attack", "hits"))
        after, own, theirs = self._facing(target, 0)
        if not goes_on:
            return float(follows(after, 0, own, theirs - hits * value))
        lucky = np.zeros((self.dice + 1, theirs + self.dice + 2))
        luck(self.dice, self.hits, after, 0, own, theirs, value, lucky)
        fatal, left = -(-theirs // value), int(self.seen["rolled"].sum())
        nothing = follows(after, 0, own, theirs)
        return float(press_on(self.dice, self.hits, nothing, fatal, left, min(hits, fatal), lucky))

    def _facing(self, target: int, healed: int) -> tuple[Array, int, int]:
        """(what follows, own HP, the target's HP), the two HP that an attack can change."""
        if target != self.seat:
            return self._after(target), int(self.hp[self.seat]) + healed, int(self.hp[target])
        own = int(self.hp[self.seat])
        hp = np.repeat(self.hp[:, None], own + 1, axis=1)
        hp[self.seat] = np.arange(own + 1)
        left = chances(self.win, hp, _order(self.seen, self.seat))[self.seat]
        return np.repeat(1 - left[:, None], 2, axis=1), 1, own

    def _after(self, target: int) -> Array:
        """What the others win when the target is left with x HP and this seat with y: rows x, columns y."""
        if target not in self._known:
            most = int(self.hp[self.seat]) + GAIN
            if len(self.hp) == 2 and max(self.hp[target], most) < len(self.win):
                self._known[target] = self.win[: self.hp[target] + 1, : most + 1].copy()  # as `chances` has it
                return self._known[target]
            hp = np.empty((len(self.hp), int(self.hp[target]) + 1, most + 1), int)
            hp[:] = self.hp[:, None, None]
            hp[target] = np.arange(hp.shape[1])[:, None]
            hp[self.seat] = np.arange(most + 1)[None, :]
            self._known[target] = 1 - chances(self.win, hp, _order(self.seen, self.seat))[self.seat]
        return self._known[target]

    @cached_property
    def _known(self) -> dict[int, Array]:
        return {}
