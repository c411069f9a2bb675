"""One table at a time: PettingZoo's and Gymnasium's own tests, and what the environments say to mistakes."""

import importlib.util
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import douzaine as dz
from douzaine import envs

pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="NOT CHECKED: PettingZoo is not installed")
gymnasium = pytest.importorskip("gymnasium", reason="NOT CHECKED: Gymnasium is not installed")

# what PettingZoo's tests warn of in its own card games, too: observations with masks are mappings; no pictures
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Environment has not defined a render"),
]


def test_pettingzoo_finds_nothing_wrong_with_aec(box: dz.Box) -> None:
    pettingzoo_test.api_test(envs.aec(box), num_cycles=100)
    pettingzoo_test.seed_test(lambda: envs.aec(box), num_cycles=30)


def test_pettingzoo_finds_nothing_wrong_with_parallel(box: dz.Box) -> None:
    pettingzoo_test.parallel_api_test(envs.parallel(box), num_cycles=100)
    pettingzoo_test.parallel_seed_test(lambda: envs.parallel(box), num_cycles=30)


@pytest.mark.parametrize("opponents", ["random", "simple"])
def test_gymnasium_finds_nothing_wrong_with_solo(box: dz.Box, opponents: str) -> None:
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    checker.check_env(envs.solo(box, opponents=opponents), skip_render_check=True)


def test_gymnasium_makes_what_is_registered(game: dz.Game) -> None:
    envs.register()  # once more: games may have been made known since
    env = gymnasium.make(f"douzaine/{game.id}-v0", opponents="random")
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    seen, *_ = env.step(int(seen["action_mask"].argmax()))
    assert env.observation_space.contains(seen)
    many = gymnasium.make_vec(f"douzaine/{game.id}-v0", num_envs=2, vectorization_mode="sync")
    seen, _ = many.reset(seed=3)
    many.step(seen["action_mask"].argmax(axis=1))
    many.close()


# ---- the same matches everywhere


def legal_actions(seen: Any) -> Any:
    return np.flatnonzero(seen["action_mask"])


def test_aec_plays_what_table_0_of_the_vector_plays(box: dz.Box) -> None:
    env, vector = envs.aec(box), envs.vector(box, tables=1, seed=9)
    env.reset(seed=9)
    batch, rng = vector.reset(), np.random.default_rng(9)
    for _ in range(150):
        seen, *_ = env.last()
        assert env.agent_selection == f"seat_{batch.seat[0]}"
        assert seen["observation"].tobytes() == batch.observation[0].tobytes()
        assert seen["action_mask"].tolist() == batch.mask[0].tolist()
        action = rng.choice(legal_actions(seen))
        env.step(action)
        batch = vector.step([action])
        if batch.terminated[0] or batch.truncated[0]:
            rewards = {agent: float(batch.reward[0, seat]) for seat, agent in enumerate(env.possible_agents)}
            assert env.rewards == rewards
            return


@pytest.mark.slow
def test_parallel_plays_what_aec_plays_where_one_is_asked_at_a_time() -> None:
    env, other = envs.parallel("crowns13", players=3), envs.aec("crowns13", players=3)
    seen, _ = env.reset(seed=4)
    other.reset(seed=4)
    for _ in range(100):
        actions = {agent: int(legal_actions(seen[agent])[-1]) for agent in env.agents}
        asked = [agent for agent, action in actions.items() if action != env.wait]
        assert asked == [other.agent_selection]
        assert seen[asked[0]]["observation"].tobytes() == other.last()[0]["observation"].tobytes()
        other.step(actions[asked[0]])
        seen, _, terminated, truncated, _ = env.step(actions)
        if not env.agents:
            assert any(terminated.values()) or any(truncated.values())
            break


@pytest.mark.slow
def test_those_who_choose_together_act_in_one_parallel_step() -> None:
    env = envs.parallel("king12", players=3)
    seen, _ = env.reset(seed=1)
    assert all(len(legal_actions(seen[agent])) == 7 for agent in env.agents)
    before = {agent: each["observation"].copy() for agent, each in seen.items()}
    seen, *_ = env.step({agent: int(legal_actions(seen[agent])[0]) for agent in env.agents})
    assert all((seen[agent]["observation"] != before[agent]).any() for agent in env.agents)


@pytest.mark.slow
def test_in_a_draft_both_pick_at_once_and_each_for_themselves() -> None:
    env = envs.parallel("heroes12", deck_mode="draft")
    seen, _ = env.reset(seed=1)
    for _ in range(4):
        picks = {agent: int(legal_actions(seen[agent])[0]) for agent in env.agents}
        assert env.wait not in picks.values()
        seen, *_ = env.step(picks)


@pytest.mark.slow
def test_nobody_sees_what_is_not_theirs_in_aec() -> None:
    """Of those who choose together, the second sees the same whatever the first has chosen."""
    seen = []
    for choice in range(7):
        env = envs.aec("king12", players=2)
        env.reset(seed=1)
        env.step(legal_actions(env.last()[0])[choice])
        seen.append(env.last()[0]["observation"].tobytes())
    assert len(set(seen)) == 1


def test_a_solo_seat_is_rewarded_at_the_end() -> None:
    env = envs.solo("killer", opponents="random", seat=1, starting_hp=5)
    rewards = set()
    for seed in range(30):
        seen, _ = env.reset(seed=seed)
        total, is_over = 0.0, False
        while not is_over:
            seen, reward, terminated, truncated, _ = env.step(int(legal_actions(seen)[0]))
            total, is_over = total + reward, terminated or truncated
        rewards.add(total)
        assert not seen["action_mask"].any()
    assert rewards == {0.0, 1.0}


# ---- mistakes


def illegal(seen: Any) -> int:
    return int(np.flatnonzero(seen["action_mask"] == 0)[0])


def test_an_illegal_action_ends_a_solo_match_unless_it_is_strict() -> None:
    env = envs.solo("killer")
    with pytest.raises(dz.DouzaineError, match=r"call reset\(\) first"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    _, reward, terminated, truncated, _ = env.step(illegal(seen))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    with pytest.raises(dz.DouzaineError, match=r"the match is over: call reset\(\)"):
        env.step(0)
    env = envs.solo("killer", strict=True)
    seen, _ = env.reset(seed=1)
    for wrong in (illegal(seen), -1, 10**6, "roll", None, 0.5, True, [0]):
        with pytest.raises(dz.IllegalMove, match="is not legal for seat_0 now; choose an action whose mask is 1"):
            env.step(wrong)
    env.step(int(legal_actions(seen)[0]))


def test_an_illegal_action_ends_a_parallel_match_unless_it_is_strict() -> None:
    env = envs.parallel("killer")
    with pytest.raises(dz.DouzaineError, match=r"call reset\(\) first"):
        env.step({})
    seen, _ = env.reset(seed=1)
    _, rewards, terminated, _, _ = env.step({agent: illegal(seen[agent]) for agent in env.agents})
    assert rewards == {"seat_0": -1.0, "seat_1": -1.0}
    assert all(terminated.values())
    with pytest.raises(dz.DouzaineError, match=r"the match is over: call reset\(\)"):
        env.step({})
    env = envs.parallel("killer", strict=True)
    seen, _ = env.reset(seed=1)
    with pytest.raises(dz.IllegalMove, match="is not legal for seat_0 now"):
        env.step({agent: illegal(seen[agent]) for agent in env.agents})
    with pytest.raises(dz.DouzaineError, match="seat_1 is missing"):
        env.step({"seat_0": int(legal_actions(seen["seat_0"])[0])})


def test_mistakes_in_aec_say_what_to_do() -> None:
    env = envs.aec("killer")
    with pytest.raises(dz.DouzaineError, match=r"call reset\(\) first"):
        env.step(0)
    with pytest.raises(dz.DouzaineError, match=r"call reset\(\) first"):
        env.observe("seat_0")
    with pytest.raises(dz.DouzaineError, match=r"call reset\(\) first"):
        env.last()
    env.reset(seed=1)
    with pytest.raises(dz.DouzaineError, match="there is no agent 'player_0'; there are seat_0, seat_1"):
        env.observe("player_0")
    seen, *_ = env.last()
    right = int(legal_actions(seen)[0])
    for wrong in (illegal(seen), -1, 10**6, "roll", None, 0.5, True, [0], np.array([right]), float("nan")):
        with pytest.raises(dz.IllegalMove, match=r"is not legal for seat_\d now; choose an action whose mask is 1"):
            env.step(wrong)
    env.step(np.array(right))
    while not env.last()[2]:
        env.step(int(legal_actions(env.last()[0])[0]))
    with pytest.raises(dz.IllegalMove, match="the only action left is None"):
        env.step(0)
    env.step(None)
    env.step(None)
    assert env.agents == []
    with pytest.raises(dz.DouzaineError, match=r"call reset\(\) to begin another"):
        env.step(None)


def test_opponents_and_seats_that_do_not_exist_are_refused() -> None:
    with pytest.raises(dz.DouzaineError, match="opponents are one of random, simple, not 'perfect'"):
        envs.solo("killer", opponents="perfect")
    with pytest.raises(dz.DouzaineError, match="there is no seat 2; seats are 0 to 1"):
        envs.solo("killer", seat=2)


@pytest.mark.parametrize(
    ("call", "package", "extra"),
    [
        ("aec", "pettingzoo", "rl"),
        ("parallel", "pettingzoo", "rl"),
        ("solo", "gymnasium", "rl"),
        ("spiel", "pyspiel", "spiel"),
    ],
)
def test_an_extra_that_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, call: str, package: str, extra: str
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr("douzaine.errors.find_spec", lambda name: None if name == package else found(name))
    with pytest.raises(dz.DouzaineError, match=rf"this needs {package}: pip install 'douzaine\[{extra}\]'"):
        getattr(envs, call)("killer")


def test_nothing_of_this_is_imported_with_the_package() -> None:
    heavy = "gymnasium", "pettingzoo", "pyspiel", "douzaine.envs"
    code = f"import sys, douzaine; print([name for name in {heavy!r} if name in sys.modules])"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
    )
