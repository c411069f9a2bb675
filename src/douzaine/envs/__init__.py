"""Environments for those who train agents.

    from douzaine import envs

    envs.aec("king12", players=4)                       # pettingzoo.AECEnv
    envs.parallel("king12", players=2)                  # pettingzoo.ParallelEnv
    envs.solo("killer", opponents="simple")             # gymnasium.Env; gymnasium.make("douzaine/killer-v0")
    envs.vector("heroes12", tables=4096, seed=1)        # thousands of tables in one compiled step
    envs.spiel("king12", players=2)                     # pyspiel.Game

`pip install 'douzaine[rl]'` brings PettingZoo and Gymnasium, `'douzaine[spiel]'` OpenSpiel; `vector` needs neither. The
first use of a game compiles its step, which takes ten to thirty seconds once. docs/environments.md has the rest.
"""

import importlib
import importlib.util
from typing import Any

from douzaine.envs.asked import box_of
from douzaine.envs.tables import Batch
from douzaine.envs.vector_env import VectorTables, vector
from douzaine.errors import need
from douzaine.match.game import game as game_of
from douzaine.match.game import games

__all__ = ["Batch", "VectorTables", "aec", "parallel", "register", "solo", "spiel", "vector"]


def aec(game: Any, **options: Any) -> Any:
    """A `pettingzoo.AECEnv`: one agent acts at a time; agents are "seat_0", "seat_1" and so on."""
    need("pettingzoo", "rl")
    from douzaine.envs.aec_env import AecTable

    return AecTable(box_of(game, options))


def parallel(game: Any, strict: bool = False, **options: Any) -> Any:
    """A `pettingzoo.ParallelEnv`: all agents act at once; those not asked have one action, wait (`box.num_actions`).

    An illegal action ends the match with reward -1 for whoever took it; with `strict` it raises instead.
    """
    need("pettingzoo", "rl")
    from douzaine.envs.parallel_env import ParallelTable

    return ParallelTable(box_of(game, options), strict)


def solo(game: Any, opponents: str = "simple", seat: int = 0, strict: bool = False, **options: Any) -> Any:
    """A `gymnasium.Env` of one seat, opponents ("random" or "simple") on the others.

    An illegal action ends the match with reward -1; with `strict` it raises instead.
    """
    need("gymnasium", "rl")
    from douzaine.envs.solo_env import SoloTable

    return SoloTable(game, opponents, seat, strict, **options)


def spiel(game: Any, **options: Any) -> Any:
    """A `pyspiel.Game`, in which seats that choose at the same time are asked one after the other."""
    need("pyspiel", "spiel")
    from douzaine.envs.spiel_game import load

    return load(game, options)


def register() -> None:
    """Make the games known to `gymnasium.make("douzaine/killer-v0")` and `pyspiel.load_game("python_douzaine_killer")`.

    Called when this package is imported; call it again after `douzaine.add_game`.
    """
    if importlib.util.find_spec("gymnasium") is not None:
        from gymnasium.envs.registration import register, registry

        for id in games():
            name = f"douzaine/{id}-v0"
            if name not in registry:
                register(name, "douzaine.envs.solo_env:SoloTable", kwargs={"game": id})
    if importlib.util.find_spec("pyspiel") is not None:
        spiel_game = importlib.import_module("douzaine.envs.spiel_game")
        for id in games():
            spiel_game.register(game_of(id))


register()
