"""Layer 5: numbers that can be derived exactly."""

from fractions import Fraction
from itertools import product

import pytest

import douzaine as dz
from douzaine.games.killer.bots.odds import damage_distribution, hit_distribution, mean_hits
from tests.killer.tools import GAME, at, roll, total

SIX_DICE = {
    0: Fraction(15625, 46656),
    1: Fraction(9765625, 60466176),
    2: Fraction(13697265625, 78364164096),
    3: Fraction(631854765625, 4231664861184),
    4: Fraction(5377638715625, 50779978334208),
    5: Fraction(8608036459475, 152339935002624),
    6: Fraction(1301320229387, 76169967501312),
}


def hits_by_the_rules(match: dz.Match, chance: Fraction, found: dict[int, Fraction]) -> None:
    """Follow every fall of the dice of an attack through the rules themselves."""
    if match.position()["attack"] == 0:
        damage = [event.details["hits"] for event in match.story if event.rule == "R26"]
        found[sum(damage)] = found.get(sum(damage), Fraction(0)) + chance
        return
    for face, ways in (("1", 1), ("2", 5)):  # a hit, or one of the five others
        twin = match.copy()
        twin.deal(face)
        hits_by_the_rules(twin, chance * Fraction(ways, 6), found)


def test_the_rules_give_the_exact_hit_distribution_of_three_dice() -> None:
    match = at([30, 99], dice_count=3)
    total(match, 13)
    match.play(0, "attack 1")
    found: dict[int, Fraction] = {}
    hits_by_the_rules(match, Fraction(1), found)
    assert found == hit_distribution(3)


def test_the_exact_hit_distribution_of_six_dice() -> None:
    assert hit_distribution(6) == SIX_DICE
    assert sum(SIX_DICE.values()) == 1
    assert float(mean_hits(6)) == pytest.approx(1.767670, abs=5e-7)
    assert float(mean_hits(6, "reroll_all")) == pytest.approx(1.798394, abs=5e-7)
    assert damage_distribution(6, 5)[30] == SIX_DICE[6]


@pytest.mark.parametrize("dice", range(3, 11))
def test_thresholds_and_greatest_loss_by_number_of_dice(dice: int) -> None:
    box = GAME.box(dice_count=dice).data[0]
    assert (box["low"], box["high"]) == (dice + 6, 6 * dice - 6)
    assert box["low"] + box["high"] == 7 * dice
    greatest = max(min(t - box["low"], box["high"] - t) for t in range(box["low"], box["high"] + 1))
    assert greatest == {3: 1, 4: 4, 5: 6, 6: 9, 7: 11, 8: 14, 9: 16, 10: 19}[dice]


def test_the_chance_of_21_as_a_rolled_capital() -> None:
    rolls = list(product(range(1, 7), repeat=6))
    assert sum(sum(dice) == 21 for dice in rolls) == 4332
    assert len(rolls) == 46656


@pytest.mark.parametrize("dice", [(6, 6, 5, 5, 5, 4), (1, 2, 3, 4, 5, 6), (3, 3, 3, 3, 3, 3)])
def test_the_number_of_choices_after_a_roll(dice: tuple[int, ...]) -> None:
    match = at([30, 30])
    roll(match, *dice)
    expected = 1
    for face in set(dice):
        expected *= dice.count(face) + 1
    assert count_choices(match) == expected - 1
    assert len(GAME.odds(match).choices) == expected - 1


def count_choices(match: dz.Match) -> int:
    """Different sets of dice that can be set aside from this roll, walking the rules."""
    found = 0
    for move in match.legal(0):
        if move == "roll":
            found += 1
            continue
        twin = match.copy()
        twin.play(0, move)
        found += count_choices(twin) if twin.actors == (0,) and twin.position()["rolled"] else 1
    return found


def test_odds_of_the_last_die_are_plain_sixths() -> None:
    match = at([30, 30])
    roll(match, 6, 6, 6, 6, 4, 1)
    match.play(0, ["keep 6"] * 4)
    match.play(0, ["keep 4"])
    found = {choice.dice: choice for choice in GAME.odds(match).choices}
    assert found[()].moves == ("roll",)
    assert found[()].totals == {28 + face: Fraction(1, 6) for face in range(1, 7)}
    assert (found[()].loss, found[()].exact, found[()].attack) == (Fraction(1, 6), Fraction(1, 6), Fraction(4, 6))
    assert found[(1,)].totals == {29: Fraction(1)}
    assert found[(1,)].value == -1


def test_odds_of_two_dice_by_brute_force() -> None:
    """With two dice left: the best of keeping one, the other, or both, over all 36 rolls."""
    match = at([30, 30])
    roll(match, 6, 6, 6, 5, 1, 1)
    match.play(0, ["keep 6", "keep 6", "keep 6"])
    choice = next(choice for choice in GAME.odds(match).choices if choice.dice == (5,))
    mean = mean_hits(6)

    def worth(points: int) -> Fraction:
        if points in (12, 30):
            return Fraction(7, 2)
        return (points - 30) * mean if points > 30 else Fraction(-min(points - 12, 30 - points))

    def last(points: int) -> Fraction:
        return sum((worth(points + face) for face in range(1, 7)), Fraction(0)) / 6

    value = Fraction(0)
    for a, b in product(range(1, 7), repeat=2):
        value += max(worth(23 + a + b), last(23 + a), last(23 + b)) / 36
    assert choice.value == value
    assert sum(choice.totals.values()) == 1


def test_odds_know_ghosts_the_fallen_and_capitals() -> None:
    fallen, ghost = (at([0, 9, 9], eliminated_players=what) for what in ("revive", "ghost"))
    for match in (fallen, ghost):
        roll(match, 6, 6, 6, 6, 5, 1)
    returns = GAME.odds(fallen).choices
    assert all(choice.value == choice.exact for choice in returns)  # only a return counts
    assert returns[0].exact == max(choice.exact for choice in returns)
    assert all(choice.value >= 0 for choice in GAME.odds(ghost).choices)  # a ghost has nothing to lose
    match = dz.Match(GAME.box(first_player=0, starting_hp_mode="kept_roll"), dealer=None)
    roll(match, 6, 5, 4, 3, 2, 1)
    assert GAME.odds(match).choices[0].dice == (6,)


def test_odds_of_an_attack_are_its_damage() -> None:
    match = at([30, 30])
    total(match, 34)
    assert GAME.odds(match).damage == {4 * hits: chance for hits, chance in SIX_DICE.items()}
    match.play(0, "attack 1")
    with pytest.raises(dz.DouzaineError):
        GAME.odds(match)


def test_the_rule_of_thumb_beats_chance() -> None:
    result = dz.simulate(GAME.box(), games=4000, bots=["simple", "random"], seed=1)
    assert result.intervals[0][0] > 0.65


# ---- best play, where the match is solved


@pytest.mark.usefixtures("low_ceilings")
def test_odds_of_best_play_agree_with_advice_and_add_up() -> None:
    from douzaine.bots.solved import solution

    box = GAME.box(players=2, dice_count=4, starting_hp=10, first_player=0)
    match = dz.Match(box, seed=5)
    seat = match.actors[0]
    found = GAME.part("odds").odds(box, match.view(seat), solution(box, match.view(None).data).tables)
    assert found.is_best
    assert not GAME.odds(match).is_best
    best = dz.advice(match, seat).best.chance
    assert float(found.choices[0].value) == pytest.approx(best, abs=1e-6)
    for choice in found.choices:
        assert sum(choice.totals.values()) == pytest.approx(1)
        assert choice.attack + choice.exact + choice.loss == pytest.approx(1)
        assert choice.value <= found.choices[0].value


@pytest.mark.usefixtures("low_ceilings")
def test_a_choice_of_best_play_wins_as_often_as_it_says() -> None:
    """Weigh what each total is worth by how likely it is: that is the chance to win."""
    from douzaine.bots.solved import solution
    from douzaine.games.killer.bots.solver import BestPlan

    box = GAME.box(players=2, dice_count=4, starting_hp=10, first_player=0)
    match = dz.Match(box, seed=5)
    plan = BestPlan(
        box.data[0],
        solution(box, match.view(None).data).tables,
        match.view(0).data[0],
        match.actors[0],
        GAME.rule_set.driver,
    )
    for left, kept in ((1, 12), (2, 7), (3, 5), (4, 0)):
        ends = plan.totals(left, kept)
        worth = sum(chance * plan.value(0, end) for end, chance in ends.items())
        assert float(worth) == pytest.approx(float(plan.value(left, kept)), abs=1e-6)
