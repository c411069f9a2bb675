"""The answers of a sample, worked out once more in other ways: by hand, by brute force, by playing."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Any

import numpy as np
import pytest

import douzaine as dz
from douzaine.bots.solved import solution
from douzaine.games.killer.bots.odds import hit_distribution
from douzaine.puzzles import Puzzle
from douzaine.puzzles.maker import CLEAR, TEMPTING, weigh
from tests.conftest import DEPTH
from tests.puzzles.sample import PUZZLES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_a_sample_is_made_the_same_again(puzzle: Puzzle) -> None:
    again = weigh(puzzle.question)
    assert again is not None
    assert [(each.moves, each.is_best) for each in again] == [(each.moves, each.is_best) for each in puzzle.choices]
    assert np.allclose([each.value for each in again], [each.value for each in puzzle.choices], atol=2e-6)


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_the_best_is_clear_and_somebody_is_tempted(puzzle: Puzzle) -> None:
    best = [each.value for each in puzzle.choices if each.is_best]
    others = [each.value for each in puzzle.choices if not each.is_best]
    assert min(best) - max(others) >= CLEAR
    assert any(puzzle.choices[place].value <= max(best) - TEMPTING for place in puzzle.picks.values())
    assert puzzle.difficulty == sum(not puzzle.choices[place].is_best for place in puzzle.picks.values()) > 0


# ---- Killer: the turn as the rules tell it, over the solved chances of what comes after it


def rolls(dice: int) -> list[tuple[tuple[int, ...], float]]:
    """Every roll of so many dice, with its chance."""
    found = []
    for faces in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice) // prod(factorial(faces.count(face)) for face in set(faces))
        found.append((faces, ways / 6**dice))
    return found


def keeps(faces: tuple[int, ...]) -> set[tuple[int, int]]:
    """How many dice may be set aside, and their sum."""
    return {(size, sum(some)) for size in range(1, len(faces) + 1) for some in combinations(faces, size)}


def test_killer_by_the_rules_of_a_turn() -> None:
    puzzle = PUZZLES["killer"]
    match = puzzle.question.match()
    own, theirs = match.position()["hp"]
    win = solution(match.box, match.view(0).data).tables["win"]
    hits = hit_distribution(6)
    options = {dice: [(keeps(faces), chance) for faces, chance in rolls(dice)] for dice in range(1, 6)}

    def next_turn(mine: int, yours: int) -> float:
        """The chance to win once the other is up."""
        return 0.0 if mine <= 0 else 1.0 if yours <= 0 else 1 - float(win[yours, mine])

    @cache
    def worth(left: int, total: int) -> float:
        if left:
            return sum(
                chance * max(worth(left - n, total + more) for n, more in ways) for ways, chance in options[left]
            )
        if total in (12, 30):
            return sum(next_turn(own + die, theirs) for die in range(1, 7)) / 6
        if 12 < total < 30:
            return next_turn(own - min(total - 12, 30 - total), theirs)
        value = 12 - total if total < 12 else total - 30
        return sum(float(chance) * next_turn(own, theirs - value * count) for count, chance in hits.items())

    for choice in puzzle.choices:
        dice = [int(move[5:]) for move in choice.moves if move.startswith("keep")]
        assert worth(6 - len(dice), sum(dice)) == pytest.approx(choice.value, abs=2e-6)


# ---- King of 12: every way played by hand, matrices solved by trying all supports in fractions


def value_of(matrix: Sequence[Sequence[Fraction]]) -> Fraction:
    """The value of a matrix game: the square part in which neither side gains by leaving it."""
    rows, columns = len(matrix), len(matrix[0])
    for size in range(1, min(rows, columns) + 1):
        for some in combinations(range(rows), size):
            for others in combinations(range(columns), size):
                part = [[matrix[i][j] for j in others] for i in some]
                mine, yours = even(transposed(part)), even(part)
                if mine is None or yours is None:
                    continue
                value = sum((share * matrix[i][others[0]] for share, i in zip(mine, some, strict=True)), Fraction(0))
                floor = min(
                    sum((s * matrix[i][j] for s, i in zip(mine, some, strict=True)), Fraction(0))
                    for j in range(columns)
                )
                roof = max(
                    sum((s * matrix[i][j] for s, j in zip(yours, others, strict=True)), Fraction(0))
                    for i in range(rows)
                )
                if floor == value == roof:
                    return value
    raise AssertionError("every matrix game has a value")


def transposed(matrix: Sequence[Sequence[Fraction]]) -> list[list[Fraction]]:
    return [list(column) for column in zip(*matrix, strict=True)]


def even(matrix: Sequence[Sequence[Fraction]]) -> list[Fraction] | None:
    """How often to choose each column so that all rows are worth the same; None if that cannot be."""
    size = len(matrix)
    lines = [[*row, Fraction(-1), Fraction(0)] for row in matrix] + [[Fraction(1)] * size + [Fraction(0), Fraction(1)]]
    for place in range(size + 1):
        pivot = next((n for n in range(place, size + 1) if lines[n][place] != 0), None)
        if pivot is None:
            return None
        lines[place], lines[pivot] = lines[pivot], lines[place]
        lines[place] = [each / lines[place][place] for each in lines[place]]
        for n in range(size + 1):
            if n != place and lines[n][place] != 0:
                lines[n] = [a - lines[n][place] * b for a, b in zip(lines[n], lines[place], strict=True)]
    shares = [line[-1] for line in lines[:size]]
    return shares if min(shares) >= 0 else None


class Round:
    """The chance of seat 0 to win the round, as a fraction, by the match's own moves."""

    def __init__(self) -> None:
        self.known: dict[bytes, Fraction] = {}

    def worth(self, match: dz.Match) -> Fraction:
        key = match.data.tobytes()
        if key not in self.known:
            self.known[key] = self.find(match)
        return self.known[key]

    def find(self, match: dz.Match) -> Fraction:
        told = {event.kind: event.seat for event in match.story}
        if "wins_round" in told or "no_winner" in told:
            return Fraction(1, 2) if "no_winner" in told else Fraction(1 - (told["wins_round"] or 0))
        if match.chance:
            total = sum(weight for _, weight in match.chance)
            return sum(
                (Fraction(weight, total) * self.worth(dealt(match, text)) for text, weight in match.chance), Fraction(0)
            )
        if len(match.actors) == 2:
            return value_of(self.meeting(match))
        (seat,) = match.actors
        ways = [self.worth(played(match, (seat, move))) for move in match.legal(seat)]
        return max(ways) if seat == 0 else min(ways)

    def meeting(self, match: dz.Match) -> list[list[Fraction]]:
        return [
            [self.worth(played(match, (0, mine), (1, yours))) for yours in match.legal(1)] for mine in match.legal(0)
        ]


def played(match: dz.Match, *moves: tuple[int, str]) -> dz.Match:
    again = match.copy()
    for seat, move in moves:
        again.play(seat, move)
    return again


def dealt(match: dz.Match, outcome: str) -> dz.Match:
    again = match.copy()
    again.deal(outcome)
    return again


def test_king12_in_fractions() -> None:
    puzzle = PUZZLES["king12"]
    match = puzzle.question.match()
    matrix = Round().meeting(match)
    value = value_of(matrix)
    for choice in puzzle.choices:
        assert choice.value <= float(value) + 1e-6
        if choice.is_best:
            assert choice.value == pytest.approx(float(value), abs=1e-6)
    worse = {choice.moves[0] for choice in puzzle.choices if not choice.is_best}
    rest = [row for move, row in zip(match.legal(0), matrix, strict=True) if move not in worse]
    assert value_of(rest) == value  # nothing is lost without the wrong cards
    without = [row for move, row in zip(match.legal(0), matrix, strict=True) if move in worse]
    assert value_of(without) < value  # and something without the right ones


# ---- 13 Crowns: cards that nobody sees are dealt anew; luck may be as good or as bad as can be


def wins_this_turn(match: dz.Match, known: dict[tuple[bytes, bool], bool], lucky: bool) -> bool:
    """Whether the turn can be won with these hands: whatever chance brings, or if it brings what one wants."""
    if match.over or match.position()["turn"] != 0:
        return match.outcome is not None and match.outcome.winners == (0,)
    key = (match.data.tobytes(), lucky)
    if key not in known:
        if match.chance:
            ways = (wins_this_turn(dealt(match, text), known, lucky) for text, _ in match.chance)
            known[key] = any(ways) if lucky else all(ways)
        else:
            moves = [move for move in match.legal(0) if move != "renew"]
            known[key] = any(wins_this_turn(played(match, (0, move)), known, lucky) for move in moves)
    return known[key]


def test_crowns13_with_other_hands() -> None:
    puzzle = PUZZLES["crowns13"]
    view = puzzle.question.view()
    found: dict[tuple[str, ...], list[tuple[bool, bool]]] = {each.moves: [] for each in puzzle.choices}
    for seed in range(6 * DEPTH):
        match = view.redeal(seed)
        match.dealer = None
        for moves in found:
            if moves == ("renew",):
                continue
            after = played(match, (0, moves[0]))
            sure, lucky = (wins_this_turn(after, {}, each) for each in (False, True))
            found[moves].append((sure, lucky))
    for choice in puzzle.choices:
        ways = found[choice.moves]
        if choice.value == 1:
            assert all(sure for sure, _ in ways), choice
        elif choice.value == 0:
            assert not any(lucky for _, lucky in ways), choice


# ---- Twelve Heroes: the reply that spoils a wrong action is found and played; a right one stands every reply


def reply(match: dz.Match, known: dict[bytes, bool]) -> list[Any] | None:
    """What may come so that seat 0 does not win at its next Control; None if nothing can."""
    if match.over:
        return None if match.outcome is not None and match.outcome.winners == (0,) else []
    position = match.position()
    if position["turn"] == 0 and position["phase"] not in ("military", "control", "end"):
        return []
    key = match.data.tobytes()
    if known.get(key):
        return None
    steps: list[Any] = [text for text, _ in match.chance]
    steps += [(seat, move) for seat in match.actors for move in match.legal(seat)]
    for step in steps:
        rest = reply(dealt(match, step) if isinstance(step, str) else played(match, step), known)
        if rest is not None:
            return [step, *rest]
    known[key] = True
    return None


def test_crowns13_the_way_that_is_shown_wins() -> None:
    puzzle = PUZZLES["crowns13"]
    for choice in puzzle.choices:
        assert (choice.line is not None) == choice.is_best
        if choice.line:
            match = puzzle.question.match()
            match.play(0, choice.line)
            assert match.outcome is not None
            assert match.outcome.winners == (0,)


def test_heroes12_the_reply_that_is_shown_spoils() -> None:
    """Whatever comes between its moves: here nothing has to be dealt but hidden cards, which there are none of."""
    puzzle = PUZZLES["heroes12"]
    for choice in puzzle.choices:
        assert (choice.line is None) == choice.is_best
        if choice.line is not None:
            match = puzzle.question.match()
            match.play(0, choice.moves)
            assert can_be_spoilt(match, choice.line)


def can_be_spoilt(match: dz.Match, said: Sequence[str]) -> bool:
    """Whether the other side's moves come to a position that seat 0 has not won, idling around them."""
    position = match.position()
    if match.over or (position["turn"] == 0 and position["phase"] not in ("military", "control", "end")):
        return match.outcome is None or match.outcome.winners != (0,)
    if match.chance:
        return any(can_be_spoilt(dealt(match, text), said) for text, _ in match.chance)
    seat = match.actors[0]
    legal = match.legal(seat)
    if seat == 1 and said and said[0] in legal:
        return can_be_spoilt(played(match, (seat, said[0])), said[1:])
    idle = [move for move in legal if seat == 0 or move in ("supply", "end") or move.startswith("starve")]
    return any(can_be_spoilt(played(match, (seat, move)), said) for move in idle)


def test_heroes12_reply_by_reply() -> None:
    puzzle = PUZZLES["heroes12"]
    known: dict[bytes, bool] = {}
    for choice in puzzle.choices:
        match = puzzle.question.match()
        match.play(0, choice.moves)
        found = reply(match, known)
        assert (found is None) == choice.is_best == (choice.value == 1)
        for step in found or ():
            match = dealt(match, step) if isinstance(step, str) else played(match, step)
        assert choice.is_best or match.position()["vp"][0] < 7 or match.outcome.winners == (1,)
