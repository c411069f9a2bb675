"""The cards (R48 to R65), and the die as data."""

import itertools

import pytest

import douzaine as dz
from douzaine.games.king12.die import FACES, LAYOUT, SIDES
from tests.king12.play import GAME, lay, play_turn, told

# ---- Lady


def test_R48_a_lady_alone_cancels_every_other_card() -> None:
    match = lay([3, 12, 7, 5], "lady", "merchants", "troublemakers", "gambler")
    turn = play_turn(match, ["lady", "merchants", "troublemakers", "gambler"])
    assert turn.off == {1, 2, 3}
    assert turn.values == match.position()["dice"] == [3, 12, 7, 5]
    assert turn.points == [0, 2, 1, 0]


def test_R48_a_lady_alone_leaves_nothing_to_choose() -> None:
    match = lay([3, 12, 7], "lady", "troublemakers")
    play_turn(match, ["lady", "sorcerer", "troublemakers"])
    assert match.position()["quiet"]


@pytest.mark.parametrize(
    ("choice", "tokens"),
    [
        ("take nothing", [[2, 2], [1, 0], [0, 0]]),
        ("take 1", [[1, 2], [2, 0], [0, 0]]),
        ("take 2", [[2, 1], [1, 1], [0, 0]]),
    ],
)
def test_R49_the_lowest_lady_may_take_a_token_of_choice(choice: str, tokens: list[list[int]]) -> None:
    match = lay([9, 4, 2], "lady", "reverser", tokens=[[2, 1], [0, 0], [0, 0]])
    play_turn(match, ["lady", "lady", "oracle"], roll=2)
    assert match.actors == (1,)
    assert match.position()["values"] == [9, 4, 2]
    assert match.position()["committed"] == [False] * 3
    match.play(1, choice)
    assert match.position()["tokens"] == tokens
    assert match.position()["values"] is None
    assert match.story[-1].rule == "R49"


def test_R49_the_knight_does_not_turn_it_round_and_covered_dice_count() -> None:
    match = lay([9, 4, 9, 4], "lady", "knight", tokens=[[1, 0]] * 4)
    turn = play_turn(match, ["lady", "lady", "knight", "oracle"], roll=4)
    assert turn.covered == {0, 1, 2, 3}
    assert match.actors == (1,)
    assert match.legal(1) == ["take nothing", "take 1"]


def test_R50_a_tie_at_either_end_voids_it() -> None:
    for dice, end in (([4, 4, 9], "low"), ([4, 9, 9], "high"), ([6, 6, 6], "both")):
        match = lay(dice, "lady", tokens=[[1, 1]] * 3)
        turn = play_turn(match, ["lady"] * 3)
        assert turn.kinds[-1] == "ladies_tied", end
        assert match.position()["quiet"]
    match = lay([4, 6, 9], "lady", tokens=[[1, 1]] * 3)
    play_turn(match, ["lady"] * 3)
    assert match.actors == (0,)


# ---- Merchants, Troublemakers, Reverser, Sorcerer, Oracle


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R51_dice_move_to_the_left_neighbour_first(seats: int) -> None:
    dice = [2, 7, 11, 5][:seats]
    match = lay(dice, "merchants", "gambler")
    play_turn(match, ["merchants", *["gambler"] * (seats - 1)])
    assert match.position()["dice"] == [dice[-1], *dice[:-1]]


def test_R51_own_cards_act_on_the_die_received() -> None:
    match = lay([2, 7], "merchants", "reverser")
    play_turn(match, ["merchants", "reverser"])
    assert match.position()["dice"] == [7, 11]


def test_R52_cancelled_merchants_move_nothing() -> None:
    for cards in (["merchants", "merchants", "gambler"], ["merchants", "lady", "gambler"]):
        match = lay([2, 7, 11], "merchants", "lady", "gambler")
        play_turn(match, cards)
        assert match.position()["dice"] == [2, 7, 11]


def test_R53_every_die_is_turned_over() -> None:
    match = lay([8, 2, 9, 3], "troublemakers", "gambler")
    play_turn(match, ["troublemakers", "gambler", "knight", "gambler"])
    assert match.position()["dice"] == [5, 11, 4, 10]


@pytest.mark.parametrize("face", range(1, 13))
def test_R54_R55_the_own_die_is_turned_to_13_minus_the_face(face: int) -> None:
    match = lay([face, 6], "reverser")
    play_turn(match, ["reverser", "knight"])
    assert match.position()["dice"] == [13 - face, 6]


@pytest.mark.parametrize("face", range(1, 13))
@pytest.mark.parametrize("flipped", [False, True])
def test_R56_the_sorcerer_turns_to_an_adjacent_face(face: int, flipped: bool) -> None:
    start = lay([face, 6], "troublemakers")
    start.play(0, "play sorcerer")
    start.play(1, "play troublemakers" if flipped else "play knight")
    base = 13 - face if flipped else face
    assert start.legal(0) == [f"turn {each}" for each in sorted(LAYOUT[base][1])]
    assert not {f"turn {base}", f"turn {13 - base}"} & set(start.legal(0))
    for move in start.legal(0):
        match = start.copy()
        match.play(0, move)
        assert match.position()["dice"][0] == int(move.split()[1])


def test_R57_the_oracle_rolls_after_everything_else() -> None:
    match = lay([2, 7, 4], "merchants", "troublemakers", "oracle")
    for seat, card in enumerate(("merchants", "troublemakers", "oracle")):
        match.play(seat, f"play {card}")
    assert match.actors == ()
    assert match.position()["dice"] == [9, 11, 6], "moved and flipped, not yet rolled"
    assert match.position()["played"] == ["merchants", "troublemakers", "oracle"]
    assert match.chance == [(str(face), 1) for face in range(1, 13)]
    match.deal("1")
    assert match.position()["dice"] == [9, 11, 1]


def test_R57_choices_come_before_the_roll() -> None:
    match = lay([2, 7, 4], "oracle")
    for seat, card in enumerate(("sorcerer", "golem", "oracle")):
        match.play(seat, f"play {card}")
    assert match.chance == []
    assert match.actors == (0,)
    match.play(0, "turn 10")
    assert len(match.chance) == 12


# ---- value cards


@pytest.mark.parametrize("face", range(1, 13))
@pytest.mark.parametrize(
    ("card", "value"),
    [
        pytest.param("alchemist", lambda face: 2 * face, id="R58"),
        pytest.param("machine", lambda face: face + 7, id="R59"),
        pytest.param("parasite", lambda face: face - 7, id="R60"),
        pytest.param("golem", lambda face: 1 if face == 12 else 12, id="R61"),
    ],
)
def test_value_cards(face: int, card: str, value: object) -> None:
    match = lay([face, 6], card)
    assert play_turn(match, [card, "knight"]).values == [value(face), 6]
    assert match.position()["dice"] == [face, 6]


def test_R61_the_golem_looks_at_the_face_after_all_effects() -> None:
    for card, dice, value in (("troublemakers", [1, 5], 1), ("merchants", [5, 12], 1), ("merchants", [12, 5], 12)):
        match = lay(dice, "golem", card)
        assert play_turn(match, ["golem", card]).values[0] == value


# ---- ranking cards


def test_R62_the_knight_turns_the_ranking_round() -> None:
    assert play_turn(lay([11, 4, 6]), ["knight", "golem", "golem"]).points == [0, 2, 1]


def test_R63_the_gambler_swaps_the_points() -> None:
    assert play_turn(lay([11, 4, 6], "gambler"), ["gambler", "oracle", "oracle"]).points == [1, 0, 2]
    single = play_turn(lay([11, 4, 4], "gambler"), ["gambler", "oracle", "oracle"])
    assert single.points == [1, 0, 0]


def test_R64_knight_and_gambler_together() -> None:
    turn = play_turn(lay([11, 4, 6], "gambler", "oracle"), ["knight", "gambler", "oracle"], roll=8)
    assert turn.points == [0, 1, 2]
    assert turn.kinds[-3:] == ["knight_and_gambler", "first_both", "second_both"]


def test_R65_ranking_cards_touch_neither_faces_nor_values() -> None:
    match = lay([11, 4], "gambler")
    turn = play_turn(match, ["knight", "gambler"])
    assert turn.values == match.position()["dice"] == [11, 4]


def test_value_basis_final_face_asks_nothing() -> None:
    for card, value in (("alchemist", 20), ("machine", 17), ("parasite", 3)):
        match = lay([3, 4], card, "troublemakers", options={"value_basis": "final_face"})
        assert play_turn(match, [card, "troublemakers"]).values[0] == value
        assert match.position()["quiet"]


# ---- the die (data: these checks hold for every real die that may be dropped in)


def test_the_die_is_a_dodecahedron() -> None:
    edges = {frozenset((face, other)) for face in LAYOUT for other in LAYOUT[face][1]}
    corners = [
        set(three)
        for three in itertools.combinations(LAYOUT, 3)
        if all(frozenset(pair) in edges for pair in itertools.combinations(three, 2))
    ]
    assert set(LAYOUT) == set(range(1, FACES + 1))
    assert all(len(set(beside)) == SIDES and face not in beside for face, (_, beside) in LAYOUT.items())
    assert all(face in LAYOUT[other][1] for face in LAYOUT for other in LAYOUT[face][1])
    assert (len(edges), len(corners)) == (30, 20)
    for face, (opposite, beside) in LAYOUT.items():
        assert face + opposite == 13
        assert opposite not in beside
        assert set(LAYOUT[opposite][1]) == {13 - other for other in beside}
        ring = [*beside, beside[0]]
        assert all(frozenset(pair) in edges for pair in itertools.pairwise(ring)), (
            "neighbours are listed round the face"
        )
        assert sum(frozenset(pair) in edges for pair in itertools.combinations(beside, 2)) == SIDES


def test_neighbours_run_clockwise_on_every_face() -> None:
    for face, (_, beside) in LAYOUT.items():
        for this, after in itertools.pairwise([*beside, beside[0]]):
            ring = LAYOUT[this][1]
            assert ring[(ring.index(after) + 1) % SIDES] == face


def test_another_die_can_be_dropped_in(monkeypatch: pytest.MonkeyPatch) -> None:
    swap = {2: 3, 3: 2, 10: 11, 11: 10}
    other = {
        swap.get(face, face): (swap.get(opposite, opposite), tuple(swap.get(each, each) for each in beside))
        for face, (opposite, beside) in LAYOUT.items()
    }
    monkeypatch.setattr(GAME.part("box"), "LAYOUT", other)
    match = lay([1, 6])
    match.play(0, "play sorcerer")
    match.play(1, "play knight")
    assert match.legal(0) == [f"turn {face}" for face in (2, 5, 7, 9, 10)]


def test_a_step_3_choice_is_final() -> None:
    match = lay([4, 6, 3], "troublemakers")
    for seat, card in enumerate(("alchemist", "troublemakers", "machine")):
        match.play(seat, f"play {card}")
    match.play(0, "value first")
    with pytest.raises(dz.NotYourTurn):
        match.play(0, "flip first")
    match.play(2, "flip first")
    assert told(match.story, 3).values == [8, 7, 17]
