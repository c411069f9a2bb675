"""One table as a PettingZoo parallel environment: all agents at once."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from douzaine.envs.one_table import Observation, OneTable
from douzaine.envs.spaces import agents_of, observation_space
from douzaine.errors import DouzaineError, IllegalMove
from douzaine.games.declare import is_whole, shown
from douzaine.match.game import Box

ILLEGAL = -1.0  # reward of an illegal action


class ParallelTable(ParallelEnv[str, Observation, int]):
    """A match in which every agent acts at every step. Agents that are not asked have one action: wait."""

    def __init__(self, box: Box, strict: bool = False) -> None:
        self.metadata: dict[str, Any] = {"name": f"douzaine_{box.game.id}_v0", "render_modes": []}
        self.render_mode = None
        self.box = box
        self.wait = box.num_actions
        self.strict = strict
        self.possible_agents = agents_of(box)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(box, self.wait + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._table = OneTable(box)
        self._seen: dict[str, Observation] = {}

    def __repr__(self) -> str:
        return f"<parallel environment of {self.box!r}>"

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The ids of all moves (`box.moves[id]` is the word), followed by wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match; a seed always gives the same one."""
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        self._look_around()
        return dict(self._seen), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Play everybody's action, in seat order."""
        if not self.agents:
            raise DouzaineError("error-env-over" if self._table.has_begun else "error-not-reset")
        chosen = {agent: self._checked(actions, agent) for agent in self.agents}
        refused = [agent for agent, action in chosen.items() if action is None]
        ends = [False, False]
        rewards = dict.fromkeys(self.agents, 0.0)
        if refused:
            rewards |= dict.fromkeys(refused, ILLEGAL)
            ends[0] = True
        else:
            self._play(list(chosen.values()), rewards, ends)
            self._look_around()
        terminations, truncations = (dict.fromkeys(self.agents, end) for end in ends)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if any(ends):
            self.agents = []
        return dict(self._seen), rewards, terminations, truncations, infos

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _play(self, chosen: list[Any], rewards: dict[str, float], ends: list[bool]) -> None:
        """Make one move for each agent that is asked; simultaneous choices are made without seeing the others'."""
        for seat, action in enumerate(chosen):
            if action != self.wait:
                self._table.play(action, seat)
        if self._table.seat < 0:
            ends[:] = self._table.ends
            rewards.update(zip(self.agents, self._table.reward.tolist(), strict=True))

    def _checked(self, actions: Any, agent: str) -> int | None:
        """An agent's action, or None if it is illegal."""
        if not isinstance(actions, Mapping) or agent not in actions:
            raise DouzaineError("error-actions-of-agents", agent=agent, value=shown(actions))
        action = actions[agent]
        if is_whole(action) and 0 <= action <= self.wait and self._seen[agent]["action_mask"][action]:
            return int(action)
        if self.strict:
            raise IllegalMove("error-action", action=shown(action), agent=agent)
        return None

    def _look_around(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            seen = self._table.observe(seat)
            waits = np.int8(not seen["action_mask"].any())
            self._seen[agent] = {**seen, "action_mask": np.append(seen["action_mask"], waits)}
