"""OpenSpiel's own tests of our games, and what its states and observers say."""

from importlib import resources
from typing import Any

import numpy as np
import pytest

import douzaine as dz
from douzaine import envs

pyspiel = pytest.importorskip("pyspiel", reason="NOT CHECKED: OpenSpiel is not installed")


def test_openspiel_finds_nothing_wrong(box: dz.Box) -> None:
    pyspiel.random_sim_test(envs.spiel(box), num_sims=1, serialize=True, verbose=False)


def test_games_are_registered_by_name() -> None:
    envs.register()
    game = pyspiel.load_game("python_douzaine_king12(players=2)")
    assert game.num_players() == 2
    assert game.num_distinct_actions() == dz.game("king12").box(players=2).num_actions
    assert {f"python_douzaine_{id}" for id in dz.games()} - set(pyspiel.registered_names()) <= {
        "python_douzaine_pennies"
    }
    same = envs.spiel("king12", players=2)
    assert str(same) == str(game)


def test_options_become_parameters() -> None:
    six = ["reverser", "troublemakers", "merchants", "lady", "gambler", "machine"]
    game = envs.spiel("king12", players=2, card_set="agreed", agreed_cards=six)
    assert pyspiel.load_game(str(game)).box == dz.game("king12").box(players=2, card_set="agreed", agreed_cards=six)
    assert envs.spiel("killer", first_player=1, attack_heal=True).box.options["first_player"] == 1
    assert envs.spiel(dz.game("killer").box(players=4)).box.players == 4
    with pytest.raises(dz.BadOption):
        envs.spiel("killer", players=99)
    with pytest.raises(dz.BadDeck):
        envs.spiel("heroes12", deck_mode="tournament", deck_1={"golem": 2}, deck_2={"golem": 2})


HEROES = [word.removeprefix("deploy ") for word in dz.game("heroes12").box().moves if word.startswith("deploy ")]
SIX = dict.fromkeys(HEROES[:6], 2)
OTHER_SIX = [hero for hero in HEROES[6:12] for _ in range(2)]
DECK = (resources.files("douzaine.games.crowns13") / "decks" / "stand_in.toml").read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("crowns13", {"first_player": 1}),
        ("crowns13", {"deck": DECK, "first_player": "random"}),
        ("heroes12", {"food_supply": 20, "first_player": 0}),
        ("heroes12", {"deck_mode": "tournament", "deck_1": SIX, "deck_2": OTHER_SIX}),
    ],
)
def test_the_name_of_a_game_says_all_its_options(id: str, options: dict[str, Any]) -> None:
    """OpenSpiel writes games as names and reads them back: numbers among words, decks and their commas as well."""
    box = dz.game(id).box(**options)
    for game in (envs.spiel(id, **options), envs.spiel(box)):
        assert game.box == box
        assert pyspiel.load_game(str(game)).box == box
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_number_in_place_of_a_word_is_written_after_a_tilde() -> None:
    assert pyspiel.load_game("python_douzaine_killer(first_player=~1)").box == dz.game("killer").box(first_player=1)
    with pytest.raises(dz.DouzaineError, match="after ~ comes a value in JSON"):
        pyspiel.load_game("python_douzaine_killer(first_player=~one)")


def test_a_state_is_a_match(game: dz.Game) -> None:
    rng = np.random.default_rng(2)
    state = envs.spiel(game.box()).new_initial_state()
    observer = state.get_game().make_py_observer()
    for _ in range(80):
        if state.is_terminal():
            break
        match = state.match
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
            assert [state.action_to_string(number) for number in outcomes] == [text for text, _ in match.chance]
            state.apply_action(int(rng.choice(outcomes, p=chances)))
            continue
        seat = state.current_player()
        assert seat == match.actors[0]
        assert [state.action_to_string(seat, id) for id in state.legal_actions()] == [
            game.box().moves[id] for id in sorted(match.legal_ids(seat))
        ]
        view = match.view(seat)
        observer.set_from(state, seat)
        assert observer.tensor.tobytes() == view.observation().tobytes()
        assert state.observation_string(seat) == view.key().hex()
        assert state.information_state_string(seat) == view.history_key().hex()
        twin = state.clone()
        state.apply_action(int(rng.choice(state.legal_actions())))
        assert twin.match.data.tobytes() != state.match.data.tobytes()


def test_returns_are_the_scores() -> None:
    state = envs.spiel("killer", starting_hp=2).new_initial_state()
    rng = np.random.default_rng(1)
    assert state.returns() == [0.0, 0.0]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[rng.integers(len(state.chance_outcomes()))][0])
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert sorted(state.returns()) == [0.0, 1.0]
