"""One seat as a Gymnasium environment, with opponents on the others."""

from typing import Any

import gymnasium
from gymnasium import spaces

from douzaine.envs.asked import box_of, checked_opponents, checked_seat
from douzaine.envs.one_table import Observation, OneTable
from douzaine.envs.spaces import observation_space
from douzaine.errors import DouzaineError, IllegalMove
from douzaine.games.declare import shown

ILLEGAL = -1.0  # reward of an illegal action


class SoloTable(gymnasium.Env[Observation, int]):
    """A match seen from one seat: opponents and chance play until it has to decide again, or the match is over."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (Gymnasium reads and replaces it)

    def __init__(
        self,
        game: Any,
        opponents: str = "simple",
        seat: int = 0,
        strict: bool = False,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        self.box = box_of(game, options)
        self.seat = checked_seat(self.box, seat)
        self.strict = strict
        self.render_mode = None
        self.observation_space: Any = observation_space(self.box, self.box.num_actions)
        self.action_space: Any = spaces.Discrete(self.box.num_actions)
        self._table = OneTable(self.box, self.seat, checked_opponents(opponents))
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match; a seed always gives the same one."""
        super().reset(seed=seed)
        self._table.reset(seed)
        while self._table.seat < 0:  # a match in which this seat had nothing to decide
            self._table.reset(None)
        self._is_over = False
        return self._table.observe(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action; the reward is the seat's score at the end, otherwise 0."""
        if self._is_over:
            raise DouzaineError("error-env-over" if self._table.has_begun else "error-not-reset")
        if not self._table.allows(action):
            return self._refuse(action)
        self._table.play(action)
        terminated, truncated = self._table.ends
        self._is_over = terminated or truncated
        return self._table.observe(self.seat), float(self._table.reward[self.seat]), terminated, truncated, {}

    def _refuse(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.strict:
            raise IllegalMove("error-action", action=shown(action), agent=f"seat_{self.seat}")
        self._is_over = True
        return self._table.observe(self.seat), ILLEGAL, True, False, {"illegal_action": True}
