"""A box in the terms of PettingZoo and Gymnasium: agents, spaces, and observations."""

from typing import Any

import numpy as np
from gymnasium import spaces

from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.match.game import Box


def agents_of(box: Box) -> list[str]:
    """The names of the seats."""
    return [f"seat_{seat}" for seat in range(box.players)]


def seat_of(agents: list[str], agent: Any) -> int:
    """The seat of an agent. Raises `DouzaineError`."""
    if agent not in agents:
        raise DouzaineError("error-agent", name=shown(agent), known=", ".join(agents))
    return agents.index(agent)


def observation_space(box: Box, actions: int) -> "spaces.Dict":
    """The space of observations with a mask over so many actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (box.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
