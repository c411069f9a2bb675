"""One table as a PettingZoo AEC environment: one agent after the other."""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from douzaine.envs.one_table import Observation, OneTable
from douzaine.envs.spaces import agents_of, observation_space, seat_of
from douzaine.errors import DouzaineError, IllegalMove
from douzaine.games.declare import shown
from douzaine.match.game import Box


class AecTable(AECEnv[str, Observation, int]):
    """A match, seat by seat. Simultaneous choices are asked for in seat order, unseen by the others."""

    def __init__(self, box: Box) -> None:
        self.metadata: dict[str, Any] = {
            "name": f"douzaine_{box.game.id}_v0",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.box = box
        self.possible_agents = agents_of(box)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(box, box.num_actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(box.num_actions) for agent in self.possible_agents}
        self._table = OneTable(box)

    def __repr__(self) -> str:
        return f"<AEC environment of {self.box!r}>"

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The ids of all moves; `box.moves[id]` is the word."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; a seed always gives the same one."""
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._table.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its mask is empty unless it has to act."""
        if not self._table.has_begun:
            raise DouzaineError("error-not-reset")
        return self._table.observe(seat_of(self.possible_agents, agent))

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent to move sees, and the result of its last action."""
        if not self._table.has_begun:
            raise DouzaineError("error-not-reset")
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Play the action of the agent to move; None when the match is over. Raises `IllegalMove`."""
        table = self._table
        if table.seat < 0:
            self._after_the_end(action)
            return
        if not table.allows(action):
            raise IllegalMove("error-action", action=shown(action), agent=self.agent_selection)
        self._cumulative_rewards[self.agent_selection] = 0.0
        table.play(action)
        if table.seat < 0:
            self._pay()
        else:
            self.agent_selection = self.possible_agents[table.seat]

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _pay(self) -> None:
        """Add everybody's reward at the end."""
        terminated, truncated = self._table.ends
        self.rewards = dict(zip(self.agents, self._table.reward.tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _after_the_end(self, action: int | None) -> None:
        if not self.agents:
            raise DouzaineError("error-env-over" if self._table.has_begun else "error-not-reset")
        if action is not None:
            raise IllegalMove("error-action-after-end")
        self._was_dead_step(None)
