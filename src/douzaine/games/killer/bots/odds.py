"""Killer: exact odds that need no search, given a stated way of playing on.

The way of playing on: always choose the greatest average of damage dealt plus HP gained minus HP lost (for a ghost:
damage; for a fallen player: the chance to return; for a kept capital: HP). An attack under `push_luck` stops at the
first full set. All numbers are exact fractions.

If the match is solved and its solution is ready, the way of playing on is best play instead.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, cached_property, lru_cache, partial
from itertools import combinations_with_replacement, product
from math import comb, factorial, lcm, prod
from typing import Any

from douzaine.errors import DouzaineError
from douzaine.games.killer.bots.solver import MOST_HP, BestPlan
from douzaine.games.killer.box import Fallen
from douzaine.games.killer.rules.total import attack_value, is_exact
from douzaine.games.killer.table import FACES, Phase

Dice = tuple[int, ...]  # faces from high to low
LISTED = 6  # choices computed at once, because they are wanted first
MOST_PLANS = 1000  # turns whose plans of best play are cached
Chance = Fraction | float  # exact, or of best play as precisely as the solution is known


@dataclass(frozen=True, eq=False)
class Outlook:
    """The possible results of so many dice left and a sum set aside."""

    totals: Mapping[int, Chance]  # chance of every total that can come out
    attack: Chance
    exact: Chance  # the chance of a total of exactly low or high
    loss: Chance
    value: Chance  # the average of damage dealt plus HP gained minus HP lost; with best play, the chance to win


@dataclass(frozen=True)
class Choice:
    """A choice of dice to set aside now; where it leads is computed on demand."""

    dice: Dice  # dice set aside now
    moves: tuple[str, ...]  # the moves that set them aside
    value: Chance  # the average of damage dealt plus HP gained minus HP lost; with best play, the chance to win
    follow: Callable[[], Outlook] = field(repr=False, compare=False)

    @cached_property
    def outlook(self) -> Outlook:
        """The possible results; shared by choices with the same result."""
        return self.follow()

    @property
    def totals(self) -> Mapping[int, Chance]:
        """The chance of every possible total."""
        return self.outlook.totals

    @property
    def attack(self) -> Chance:
        """The chance of an attack."""
        return self.outlook.attack

    @property
    def exact(self) -> Chance:
        """The chance of a total of exactly low or high."""
        return self.outlook.exact

    @property
    def loss(self) -> Chance:
        """The chance to lose HP."""
        return self.outlook.loss


@dataclass(frozen=True)
class Odds:
    """The odds of the current decision: choices of dice, or the damage of the current attack."""

    choices: tuple[Choice, ...] = ()  # best first
    damage: dict[int, Fraction] | None = None  # chance of every damage of the attack to be rolled
    is_best: bool = False  # whether the choices assume best play of all


def odds(box: Any, view: Any, solved: Any = None) -> Odds:
    """The odds of the decision in a view. Raises `DouzaineError` if it is not about dice or a target.

    `solved` is the result of `solver.solve`, if the match is solved: then they are those of best play.
    """
    table, rules = view.data[0], box.data[0]
    if table["phase"] in (Phase.KEEP, Phase.CAPITAL_KEEP) and not table["over"]:
        if solved is None or table["hp"].max() > MOST_HP:
            capital, living = bool(table["phase"] == Phase.CAPITAL_KEEP), bool(table["hp"][table["turn"]] > 0)
            return Odds(choices=_choices(rules, table, _plan_of(box, capital, living)))
        return Odds(choices=_choices(rules, table, _best_plan(box, view, solved)), is_best=True)
    if table["phase"] == Phase.TARGET:
        return Odds(damage=damage_distribution(int(rules["dice"]), int(table["attack"]), box.options["all_hit"]))
    raise DouzaineError("killer.error-no-odds-now")


# ---- an attack


@cache
def hit_distribution(dice: int, all_hit: str = "end") -> dict[int, Fraction]:
    """The chance of every number of hits of an attack.

    With `reroll_all` there is no highest number; four full sets are followed, and what is missing to 1 lies beyond.
    With `push_luck` the attacker stops at the first full set.
    """
    one_set = _one_set(dice)
    if all_hit != "reroll_all":
        return one_set
    full, found = one_set[dice], {}
    for sets, hits in product(range(4), range(dice)):
        found[sets * dice + hits] = full**sets * one_set[hits]
    return found


@cache
def _one_set(dice: int) -> dict[int, Fraction]:
    """R22 to R25: hits are set aside and the rest is rolled until a roll has none or no die is left."""
    found: dict[int, Fraction] = {0: Fraction(5, 6) ** dice} if dice else {0: Fraction(1)}
    for now in range(1, dice + 1):
        chance = comb(dice, now) * Fraction(1, 6) ** now * Fraction(5, 6) ** (dice - now)
        for later, rest in _one_set(dice - now).items():
            found[now + later] = found.get(now + later, Fraction(0)) + chance * rest
    return dict(sorted(found.items()))


@cache
def mean_hits(dice: int, all_hit: str = "end") -> Fraction:
    """The average number of hits of an attack."""
    one_set = _one_set(dice)
    mean = sum((hits * chance for hits, chance in one_set.items()), Fraction(0))
    return mean / (1 - one_set[dice]) if all_hit == "reroll_all" else mean


def damage_distribution(dice: int, value: int, all_hit: str = "end") -> dict[int, Fraction]:
    """R26: the chance of every damage of an attack of this value."""
    return {hits * value: chance for hits, chance in hit_distribution(dice, all_hit).items()}


# ---- setting dice aside


def _choices(box: Any, table: Any, plan: "_Plan | BestPlan") -> tuple[Choice, ...]:
    """Every choice of dice still possible with the current roll, best first."""
    rolled, lowest = tuple(table["rolled"].tolist()), int(table["lowest"])
    kept = sum(count * (face + 1) for face, count in enumerate(table["kept"].tolist()))
    record, sets = _Record(box), _sets(rolled, lowest)
    values = {state: plan.value(state[0], kept + state[1]) for state in {(left, added) for _, _, left, added in sets}}
    best = sorted(sets, key=lambda each: (-values[each[2:]], len(each[0]), each[0]))
    if isinstance(plan, BestPlan):
        plan.look_ahead((left, kept + added) for _, _, left, added in best[:LISTED])
    return tuple(
        Choice(dice, moves, values[left, added], partial(_outlook, record, plan, left, kept + added))
        for dice, moves, left, added in best
    )


@lru_cache(2000)
def _sets(rolled: Dice, lowest: int) -> list[tuple[Dice, tuple[str, ...], int, int]]:
    """Every set of dice that can be taken from a roll: the dice, the moves, how many are left, and their sum."""
    counts = [range(rolled[face] + 1) if face <= lowest else range(1) for face in range(FACES)]
    found = []
    for chosen in product(*counts):
        if any(chosen) or lowest < FACES:
            left = sum(rolled) - sum(chosen)
            dice = tuple(face for face in range(FACES, 0, -1) for _ in range(chosen[face - 1]))
            moves = (*(f"keep {face}" for face in dice), *(("roll",) if left else ()))
            found.append((dice, moves, left, sum(dice)))
    return found


def _outlook(box: "_Record", plan: "_Plan | BestPlan", left: int, kept: int) -> Outlook:
    key = (box.low, box.high, left, kept)
    if key not in plan.outlooks:
        plan.outlooks[key] = _new_outlook(box, plan, left, kept)
    return plan.outlooks[key]


def _new_outlook(box: "_Record", plan: "_Plan | BestPlan", left: int, kept: int) -> Outlook:
    totals: Mapping[int, Chance] = plan.totals(left, kept)
    chances: dict[str, Chance] = {"attack": 0, "exact": 0, "loss": 0}
    for total, chance in totals.items():
        chances[_effect(box.low, box.high, total)] += chance
    return Outlook(totals, **chances, value=plan.value(left, kept))


@lru_cache(1000)
def _effect(low: int, high: int, total: int) -> str:
    """The effect of a total."""
    box = _Record({"low": low, "high": high})
    return "attack" if attack_value(box, total) else "exact" if is_exact(box, total) else "loss"


class _Record:
    """The thresholds of a box, read as the rules read them."""

    def __init__(self, box: Any) -> None:
        self.low, self.high = int(box["low"]), int(box["high"])


@lru_cache(100)
def _plan_of(box: Any, capital: bool, living: bool) -> "_Plan":
    """The plan of a player who rolls a capital, or else of one who is alive or has fallen."""
    rules, dice = box.data[0], int(box.data[0]["dice"])
    return _plan(dice, tuple(_worth(rules, capital, living, total) for total in range(dice, FACES * dice + 1)))


def _worth(box: Any, capital: bool, living: bool, total: int) -> Fraction:
    """The value of a total to the player who sets dice aside."""
    if capital:
        return Fraction(total)
    exact, value = is_exact(_Record(box), total), int(attack_value(_Record(box), total))
    if not living and box["fallen"] == Fallen.REVIVE:
        return Fraction(int(exact))
    if value:
        mean = mean_hits(int(box["dice"]), "reroll_all" if box["all_hit"] == 1 else "end")
        return value * (mean + int(living and box["attack_heal"] == 1))
    if not living:
        return Fraction(0)
    if exact:
        return Fraction(7, 2) if box["regenerate"] else Fraction(0)
    return Fraction(-min(total - int(box["low"]), int(box["high"]) - total))


def _best_plan(box: Any, view: Any, solved: Any) -> BestPlan:
    """The plan of best play for a turn, shared by all of its rolls and readers."""
    table, seat = view.data[0], view.actors[0]
    key = (box, table["hp"].tobytes(), seat, int(table["first"]), table["phase"] == Phase.CAPITAL_KEEP)
    plan = _best_plans.get(key)
    if plan is None:
        plan = _best_plans[key] = BestPlan(box.data[0], solved, table.copy(), seat, box.game.rule_set.driver)
        if len(_best_plans) > MOST_PLANS:
            _best_plans.popitem(last=False)
    return plan


_best_plans: OrderedDict[Any, BestPlan] = OrderedDict()


@cache
def _plan(dice: int, worths: tuple[Fraction, ...]) -> "_Plan":
    return _Plan(dice, worths)


class _Plan:
    """The best way to set dice aside, solved backwards over (dice left to roll, sum set aside).

    All values are whole numbers: with k dice left, chances are counted in 6**(k + (k-1) + … + 1)ths.
    """

    def __init__(self, dice: int, worths: tuple[Fraction, ...]) -> None:
        self.dice = dice
        self.outlooks: dict[Any, Outlook] = {}
        self._unit = lcm(*(worth.denominator for worth in worths))
        self._solved: dict[tuple[int, int], tuple[int, list[int]]] = {}
        for total, worth in zip(range(dice, FACES * dice + 1), worths, strict=True):
            ways = [int(total == other) for other in range(dice, FACES * dice + 1)]
            self._solved[0, total] = int(worth * self._unit), ways
        for left in range(1, dice):
            for total in range(dice - left, FACES * (dice - left) + 1):
                self._solved[left, total] = self._solve(left, total)

    def _solve(self, left: int, total: int) -> tuple[int, list[int]]:
        """Over every roll of the dice left, the best choice of what to set aside."""
        scale = {after: 6 ** (_triangle(left - 1) - _triangle(after)) for after in range(left)}
        worths = {
            (after, kept): (self._solved[after, total + kept][0] * scale[after], -after, kept)
            for after, kept in _keeps(left)
        }
        value, chosen = 0, Counter[tuple[int, int]]()  # how often which choice is the best
        for times, keeps in _rolls(left):
            worth, after, kept = max([worths[keep] for keep in keeps])
            value += times * worth
            chosen[-after, kept] += times
        ways = [0] * ((FACES - 1) * self.dice + 1)
        for (after, kept), times in chosen.items():
            factor = times * scale[after]
            for index, count in enumerate(self._solved[after, total + kept][1]):
                if count:
                    ways[index] += factor * count
        return value, ways

    def value(self, left: int, total: int) -> Fraction:
        """The average value of a state."""
        return Fraction(self._solved[left, total][0], self._unit * 6 ** _triangle(left))

    def totals(self, left: int, total: int) -> dict[int, Fraction]:
        """The chance of every total that a state can lead to."""
        ways = self._solved[left, total][1]
        return {self.dice + i: Fraction(count, 6 ** _triangle(left)) for i, count in enumerate(ways) if count}


def _triangle(dice: int) -> int:
    return dice * (dice + 1) // 2


@cache
def _keeps(dice: int) -> set[tuple[int, int]]:
    """(dice left, sum kept) of every choice from any roll of so many dice."""
    return {keep for _, keeps in _rolls(dice) for keep in keeps}


@cache
def _rolls(dice: int) -> list[tuple[int, list[tuple[int, int]]]]:
    """Every roll of so many dice: its number of ways, and (dice left, sum kept) of every choice."""
    rolls = []
    for roll in combinations_with_replacement(range(1, FACES + 1), dice):
        counts = Counter(roll)
        times = factorial(dice) // prod(factorial(count) for count in counts.values())
        reach = {(dice, 0)}
        for face, count in counts.items():
            reach = {(left - used, kept + used * face) for left, kept in reach for used in range(count + 1)}
        rolls.append((times, sorted(reach - {(dice, 0)})))
    return rolls
