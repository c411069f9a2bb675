"""Games for OpenSpiel: `python_douzaine_<id>`, with explicit chance.

Seats that choose at the same time are asked in ascending order, and see nothing of each other's choices.
"""

import json
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from douzaine.envs.tables import Array
from douzaine.errors import DouzaineError
from douzaine.games.declare import Option, shown
from douzaine.match.game import Box, Game, game
from douzaine.match.match import CHANCE, Match, Step
from douzaine.match.state import weights_of
from douzaine.match.view import View

PREFIX = "python_douzaine_"
CODED = "~"  # before a value that is not a plain word: JSON, quoted as in addresses
WORD = re.compile(r"(?![+-]?\.?\d)[\w+./-]+", re.ASCII)  # values that OpenSpiel reads back unchanged
LONGEST = 10**7  # decisions and chance events of a match: it must name a limit, even if the game has none


def game_type(found: Game) -> Any:
    """The game type, before options are known."""
    kinds = pyspiel.GameType
    information = kinds.Information
    return kinds(
        short_name=PREFIX + found.id,
        long_name=found.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if found.facts.hidden else information.PERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=found.seats[1],
        min_num_players=found.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.id: _default(option.default) for option in found.options},
    )


def _default(value: Any) -> Any:
    """An option's default as a parameter of OpenSpiel; a text if it can have several types."""
    return value if isinstance(value, bool | int) else "" if value is None else str(value)


def parameters(found: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as OpenSpiel parameters."""
    return {id: _parameter(found.option(id), value) for id, value in options.items()}


def _parameter(option: Option, value: Any) -> Any:
    """A value as an OpenSpiel parameter; OpenSpiel writes texts unquoted into names of games and reads those back."""
    checked = option.value(value)
    if isinstance(option.default, bool | int):
        return checked
    text = "+".join(value) if isinstance(value, list | tuple) and _is_joined(option, value) else value
    if isinstance(text, str) and WORD.fullmatch(text) and text.lower() not in ("true", "false", "inf", "nan"):
        return text
    return CODED + quote(json.dumps(value), safe="")


def _is_joined(option: Option, values: list[Any] | tuple[Any, ...]) -> bool:
    """Whether an option takes a list of words joined by `+`."""
    try:
        return bool(option.value("+".join(values)) == option.value(values))
    except (DouzaineError, TypeError):
        return False


def _given(id: str, value: Any) -> Any:
    """The value from which `_parameter` made a parameter."""
    if not isinstance(value, str) or not value.startswith(CODED):
        return value
    try:
        return json.loads(unquote(value.removeprefix(CODED)))
    except ValueError:
        raise DouzaineError("error-spiel-options", option=id, value=shown(value)) from None


def load(asked: Any, options: Mapping[str, Any]) -> "pyspiel.Game":
    """Load the game of an id with options, or of a box."""
    if isinstance(asked, Box):
        chosen = {option.id: asked.options[option.id] for option in asked.game.options}
        changed = {id: value for id, value in chosen.items() if value != asked.game.option(id).default}
        return load(asked.game.id, {**changed, **options})
    found = game(asked)
    register(found)
    return pyspiel.load_game(PREFIX + found.id, parameters(found, options))


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A box as an OpenSpiel game."""

    found: Game
    kind: Any

    def __init__(self, params: Any = None) -> None:
        given = {id: _given(id, value) for id, value in (params or {}).items() if value != ""}
        self.box = self.found.box(**given)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.box.num_actions,
            max_chance_outcomes=self.found.facts.max_outcomes,
            num_players=self.box.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> "SpielState":
        """The start of a match, before any chance."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """An observer of states for a player."""
        return SpielObserver(self.box, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A match in which OpenSpiel deals."""

    def __init__(self, of: SpielGame) -> None:
        super().__init__(of)
        self.match = Match(of.box, dealer=None)

    def current_player(self) -> int:
        """The seat to decide, or OpenSpiel's ids for chance and the end."""
        if self.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        actors = self.match.actors
        return actors[0] if actors else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.legal_ids(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The ids of the outcomes, with their probabilities."""
        weights = weights_of(self.match.box, self.match.data)
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        actors = self.match.actors
        self.match.apply(Step(actors[0] if actors else CHANCE, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.match.box.outcome_text(self.match.data, action)
        return self.match.box.moves[action]

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match.over

    def returns(self) -> list[float]:
        """Everybody's score."""
        outcome = self.match.outcome
        return [0.0] * self.match.box.players if outcome is None else list(outcome.scores)

    def __str__(self) -> str:
        return str(self.match.position())


class SpielObserver:
    """A player's observations: `tensor` is an observation, texts are keys of the view or of everything seen so far."""

    def __init__(self, box: Box, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self._private = kind.private_info
        self.tensor: Array | None = None if self._recalls else np.zeros(box.observation_size, np.float32)
        self.dict: dict[str, Array] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe a state."""
        if self.tensor is not None:
            self.tensor[:] = self._view(state, player).observation()

    def string_from(self, state: SpielState, player: int) -> str:
        """A text that differs for states that look different."""
        view = self._view(state, player)
        return (view.history_key() if self._recalls else view.key()).hex()

    def _view(self, state: SpielState, player: int) -> View:
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return state.match.open_view()
        return state.match.view(None if self._private == pyspiel.PrivateInfoType.NONE else player)


def register(found: Game) -> None:
    """Register a game with OpenSpiel, unless it is registered.

    Each game gets its own class, because OpenSpiel keeps it until after Python has ended, when nothing else can be
    freed.
    """
    kind = game_type(found)
    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, type(f"SpielGame_{found.id}", (SpielGame,), {"found": found, "kind": kind}))
