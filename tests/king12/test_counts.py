"""Exact numbers: order-dependent pairs, turns of a round, tokens, and all outcomes of a two-player turn."""

import itertools
import random
from collections.abc import Callable, Iterator

import pytest

import douzaine as dz
from douzaine.games.king12.box import CARDS
from tests.conftest import random_moves
from tests.king12.play import GAME, box_with, kinds, told

# ---- a second model of the rules, written apart from the engine: one die, then one turn of two players

BESIDE = {
    **{1: (3, 5, 7, 9, 11), 2: (4, 5, 7, 10, 12), 3: (1, 4, 5, 6, 11), 4: (2, 3, 5, 6, 12), 5: (1, 2, 3, 4, 7)},
    **{6: (3, 4, 8, 11, 12), 7: (1, 2, 5, 9, 10), 8: (6, 9, 10, 11, 12), 9: (1, 7, 8, 10, 11), 10: (2, 7, 8, 9, 12)},
    **{11: (1, 3, 6, 8, 9), 12: (2, 4, 6, 8, 10)},
}
VALUES: dict[str, Callable[[int], int]] = {
    "alchemist": lambda face: face * 2,
    "machine": lambda face: face + 7,
    "parasite": lambda face: face - 7,
}
Die = tuple[int, int | None]  # face, remembered value


def flipped(dice: set[Die]) -> set[Die]:
    return {(13 - face, value) for face, value in dice}


def own(card: str | None, dice: set[Die]) -> set[Die]:
    """What a card can make of a die, without what comes last."""
    if card == "reverser":
        return flipped(dice)
    if card == "sorcerer":
        return {(other, value) for face, value in dice for other in BESIDE[face]}
    if card in VALUES:
        return {(face, VALUES[card](face)) for face, _ in dice}
    return dice


def last(card: str | None, dice: set[Die]) -> set[Die]:
    """The Golem looks at the face when all is done."""
    return {(face, (1 if face == 12 else 12) if card == "golem" else value) for face, value in dice}


def both_orders(card: str | None, face: int) -> tuple[set[Die], set[Die]]:
    """The results of own card then flip, and of flip then own card."""
    start: set[Die] = {(face, None)}
    return last(card, flipped(own(card, start))), last(card, own(card, flipped(start)))


FREE_OF_ORDER = {"merchants", "oracle"}  # first and last by rule


def order_matters(card: str) -> list[int]:
    """The faces on which the two orders differ."""
    return [face for face in range(1, 13) if len(set(map(frozenset, both_orders(card, face)))) > 1]


def test_order_dependent_pairs_by_brute_force() -> None:
    """R20: alchemist, machine and parasite depend on the order on all faces, nothing else on any."""
    others = [card for card in CARDS if card != "troublemakers"]
    for card in others:
        faces = [] if card in FREE_OF_ORDER else order_matters(card)
        assert faces == (list(range(1, 13)) if card in VALUES else [])
        for face in range(1, 13):
            match = dz.Match.at(box_with(card, "troublemakers", players=2), {"dice": [face, 6]})
            match.play(0, f"play {card}")
            match.play(1, "play troublemakers")
            if card == "lady":
                assert match.position()["quiet"], "a Lady alone cancels the flip"
            elif face in faces:
                assert sorted(match.legal(0)) == ["flip first", "value first"]
            elif card == "sorcerer":
                reached = {f"turn {each}" for each, _ in both_orders(card, face)[0]}
                assert set(match.legal(0)) == reached
            else:
                assert match.actors in ((), (0, 1)), f"{card} is asked nothing"
            assert match.legal(1) == [] or match.position()["quiet"], "who plays the Troublemakers is never asked"


def turns_of_two(cards: tuple[str, ...], dice: tuple[int, int]) -> Iterator[tuple[object, ...]]:
    """All (faces, values, tokens) after a turn of two players over all picks and choices, by the second model."""
    for played in itertools.product(cards, repeat=2):
        active: list[str | None] = list(played)
        if played[0] == played[1]:
            active = [None, None]
        elif "lady" in played:
            active = [card if card == "lady" else None for card in played]
        faces = dice[::-1] if "merchants" in active else dice
        results = []
        for card, face in zip(active, faces, strict=True):
            start: set[Die] = {(face, None)}
            if "troublemakers" in active:
                results.append(set().union(*both_orders(card, face)))
            else:
                results.append(last(card, own(card, start)))
        for left, right in itertools.product(*results):
            values = tuple(face if value is None else value for face, value in (left, right))
            yield (left[0], right[0]), values, tokens_of(active, values)


def tokens_of(active: list[str | None], values: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Tokens (ones, twos) that two values earn."""
    if values[0] == values[1]:
        return ((0, 0), (0, 0))
    first = values.index(min(values) if "knight" in active else max(values))
    kinds = [(0, 1), (1, 0)]
    if "gambler" in active:
        kinds.reverse()
    return tuple(kinds[seat != first] for seat in range(2))


def engine_turns(start: dz.Match) -> Iterator[tuple[object, ...]]:
    """The same from the engine, every branch played out; two Ladies are counted before anything is taken."""
    open_ends = [start]
    while open_ends:
        match = open_ends.pop()
        position = match.position()
        if match is not start and (position["quiet"] or position["values"]):
            turn = told(match.story, 2)
            yield tuple(position["dice"]), tuple(turn.values), tuple(map(tuple, position["tokens"]))
            continue
        seat = match.actors[0]
        for move in match.legal(seat):
            branch = match.copy()
            branch.play(seat, move)
            open_ends.append(branch)


@pytest.mark.parametrize(
    ("six", "dice", "count"),
    [
        (("sorcerer", "alchemist", "machine", "parasite", "golem", "troublemakers"), (4, 11), 95),
        (("sorcerer", "reverser", "troublemakers", "merchants", "lady", "gambler"), (4, 11), 48),
        (("sorcerer", "reverser", "machine", "merchants", "troublemakers", "gambler"), (12, 12), 66),
    ],
)
def test_all_outcomes_of_a_two_player_turn(six: tuple[str, ...], dice: tuple[int, int], count: int) -> None:
    expected = set(turns_of_two(("knight", *six), dice))
    start = dz.Match.at(box_with(*six, players=2), {"dice": list(dice)})
    assert set(engine_turns(start)) == expected
    assert len(expected) == count


def test_all_outcomes_of_a_first_game_turn_without_the_oracle() -> None:
    six = ("knight", "sorcerer", "alchemist", "machine", "parasite", "golem")
    start = dz.Match.at(GAME.box(players=2), {"dice": [7, 3], "discards": [["oracle"]] * 2})
    expected = set(turns_of_two(six, (7, 3)))
    assert set(engine_turns(start)) == expected
    assert len(expected) == 63


# ---- whole matches


@pytest.fixture(scope="module")
def matches() -> list[dz.Match]:
    """Random matches with all numbers of players and all cards."""
    played = []
    for seed in range(150):
        rng = random.Random(seed)
        box = GAME.box(players=2 + seed % 3, card_set="random", value_basis=rng.choice(["when_resolved", "final_face"]))
        match = dz.Match(box, seed=seed)
        for _ in random_moves(match, rng):
            pass
        played.append(match)
    return played


def test_rounds_have_four_to_six_turns(matches: list[dz.Match]) -> None:
    """R37, R38, R40: and six only while nobody has buried a card."""
    found = set()
    for match in matches:
        seats, turns, buried = match.box.players, 0, False
        for event in match.story:
            turns += event.kind == "compares"
            if event.kind == "take_back":
                found.add((turns // seats, buried))
                turns = 0
            buried = buried or event.kind == "buries"
    assert found == {(4, False), (5, False), (6, False), (4, True), (5, True)}


def test_8_points_need_four_turns() -> None:
    """R38: whoever wins what in three turns, and steals at the end of any, has 7 points at most."""
    most = 0
    for places in itertools.product(itertools.permutations(("thief", "victim", "other"), 2), repeat=3):
        held: list[int] = []
        won = sum(2 * (first == "thief") + (second == "thief") for first, second in places)
        for first, second in places:
            held += [2] * (first == "victim") + [1] * (second == "victim")
            most = max(most, won + max(held, default=0))
    assert most == 7


def test_tokens_never_run_out(matches: list[dz.Match]) -> None:
    """R9: a round hands out six tokens of either kind at most, and there are 9 and 6."""
    for match in matches:
        given = {1: 0, 2: 0}
        for event in match.story:
            if event.kind == "round":
                given = {1: 0, 2: 0}
            elif event.kind.split("_")[0] in ("first", "second"):
                given[event.details["points"]] += 1
            assert max(given.values()) <= 6
        assert "no_token" not in kinds(match)


def test_random_matches_always_end_by_two_won_rounds() -> None:
    result = dz.simulate(GAME.box(), games=20_000, seed=1)
    assert result.reasons == {"two_rounds": 20_000}
    assert all(0.24 < rate < 0.26 for rate in result.rates)
