"""At the table: the terminal's picture, prompts, simple bots, and many players."""

import random

import pytest

import douzaine as dz
from douzaine import bots
from douzaine.engine.story import ROWS
from douzaine.match.event import in_words
from tests.conftest import random_moves
from tests.king12.play import GAME, end_round, lay, picture, play_turn

PROMPTS = {"pick", "turn", "order", "take", "bury"}


def asked(view: dz.View, lang: str) -> tuple[str, str]:
    """Which prompt a view has, and its sentence."""
    id, fields = GAME.part("terminal").prompt(view)
    values = {name.split(":")[0]: in_words(view.box, name.split(":")[1], value, lang) for name, value in fields.items()}
    return id, GAME.words.text(f"prompt-{id}", lang, **values)


@pytest.mark.slow
def test_every_decision_has_a_prompt_and_a_picture_within_80_columns() -> None:
    seen = set()
    for seed in range(6):
        rng = random.Random(seed)
        box = GAME.box(
            card_set="agreed", agreed_cards=["sorcerer", "machine", "troublemakers", "merchants", "lady", "golem"]
        )
        match = dz.Match(box, seed=seed)
        for seat, _ in random_moves(match, rng):
            for lang in ("en", "fr"):
                view = match.view(seat)
                id, sentence = asked(view, lang)
                assert len(sentence) <= 80
                drawn = picture(view, lang)
                assert all(len(line) <= 80 for line in drawn.splitlines())
                for card in match.position()["hands"][seat]:
                    does = GAME.words.text(f"card-{card}.does", lang)
                    assert f"{does}" in drawn, "a card's effect stands on one line"
                seen.add(id)
        assert picture(match.view(None), "en")
    assert seen == PROMPTS


def test_a_spectators_picture_shows_no_hand() -> None:
    match = lay([3, 12], "lady")
    assert "Lady" not in picture(match.view(None), "en")
    assert "Lady" in picture(match.view(0), "en")
    waiting = dz.Match(GAME.box(card_set="random", players=2), dealer=None)
    assert picture(waiting.view(0), "fr")


def test_the_picture_tells_who_is_ready_and_what_is_under_the_own_die() -> None:
    match = end_round(5, 2)
    match.play(0, "bury golem")
    for face in ("3", "4"):
        match.deal(face)
    match.play(1, "play oracle")
    drawn = picture(match.view(0), "en")
    assert "is choosing" in drawn
    assert "is ready" in drawn
    assert "Under your die: Golem" in drawn
    assert "Golem" not in picture(match.view(1), "en").split("Your hand")[0]


@pytest.mark.parametrize(("players", "least"), [(2, 0.79), (4, 0.39)])
def test_the_rule_of_thumb_beats_chance(players: int, least: float) -> None:
    result = dz.simulate(GAME.box(players=players), 4000, ["simple", *["random"] * (players - 1)], seed=2)
    assert result.rates[0] > least


def test_simple_bots_finish_a_match_through_their_views() -> None:
    match = dz.Match(GAME.box(players=3, card_set="random"), seed=11)
    players = [bots.bot("simple", seed) for seed in range(3)]
    while not match.over:
        seat = match.actors[-1]
        view = match.view(seat)
        before = view.data.tobytes()
        match.play(seat, players[seat].choose(view, seat))
        assert view.data.tobytes() == before, "thinking leaves the view as it was"
    assert match.outcome.reason == "two_rounds"


def test_simple_bots_take_the_best_token_and_choose_the_best_face() -> None:
    bot = bots.bot("simple", 1)
    match = lay([9, 4, 1], "lady", "machine", tokens=[[1, 1], [0, 0], [0, 0]])
    play_turn(match, ["lady", "lady", "machine"])
    assert bot.choose(match.view(1), 1) == "take 2"
    match = lay([12, 9])
    match.play(0, "play sorcerer")
    match.play(1, "play oracle")
    assert bot.choose(match.view(0), 0) == "turn 10"


def test_sixteen_players_with_four_boxes() -> None:
    box = GAME.box(players=16, boxes=4, card_set="random")
    for seed in range(3):
        rng = random.Random(seed)
        match = dz.Match(box, seed=seed)
        longest = 0
        for _ in random_moves(match, rng, 400):
            before = match.told
            twin = match.copy()
            for seat in twin.actors:
                twin.play(seat, rng.choice(twin.legal(seat)))
            longest = max(longest, twin.told - before)
        assert 16 * 2 < longest < ROWS
    result = dz.simulate(box, 500, seed=1)
    assert sum(result.wins) == pytest.approx(500)


def test_the_course_of_a_round_ends_at_its_points():
    import random

    import douzaine as dz
    from douzaine.games.king12.board.recap import courses_of, rounds_of
    from tests.conftest import play_out

    for seed in range(5):
        match = play_out(dz.Match(dz.game("king12").box(players=4), seed=seed), random.Random(seed))
        story = match.open_view().story
        courses, rounds = courses_of(story, 4), rounds_of(story, 4)
        assert len(courses) == len(rounds) >= 2
        for course, end in zip(courses, rounds, strict=True):
            assert course[0] == [0, 0, 0, 0]
            assert course[-1] == end.points
            assert 2 <= len(course) <= 8  # a round has few turns, each of them one step


def test_the_legend_says_which_seats_a_second_mark_means():
    import douzaine as dz
    from tests.king12.test_board import BOARD, context_of

    def words(players: int, lang: str) -> str:
        match = dz.Match(dz.game("king12").box(players=players, boxes=-(-players // 4)), seed=1)
        return str(BOARD.legend(context_of(match, 0, lang)) or "")

    assert words(4, "en") == ""
    assert "Two boxes, 5 seats" in words(5, "en")
    assert "second box: double ring and two dots, seat 5<" in words(5, "en")
    assert "quatrième boîte" in words(16, "fr")
    assert "places 13 à 16" in words(16, "fr")
    assert "fourth" not in words(12, "en")
