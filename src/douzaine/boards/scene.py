"""One reader's table as plain data: numbers, texts, lists. A board draws from it and knows no more."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from douzaine.match.fields import plain
from douzaine.match.view import View


@dataclass(frozen=True)
class Player:
    """The player of a seat."""

    name: str
    bot: str | None = None  # level of the bot that plays the seat
    away: str | None = None  # since when the player has been away, as a clock shows it
    stand_in: bool = False  # whether that bot plays only until the player returns
    until: float | None = None  # when the seat's clock runs out
    length: int = 0  # seconds that such a clock has


@dataclass(frozen=True)
class Scene:
    """What a reader may see of a match, the players, and what the game computed in advance."""

    game: str
    options: Mapping[str, Any]  # other players' secret options are None
    seat: int | None  # the reader's seat; None for a spectator
    table: Mapping[str, Any]  # the fields of the Table as the reader may see them: whole numbers and lists of them
    actors: tuple[int, ...]
    outcome: tuple[str, tuple[int, ...], tuple[float, ...]] | None  # reason, winners, scores
    legal: tuple[str, ...]  # the moves the reader may choose from now
    players: tuple[Player, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)  # see `Board.facts`
    hints: bool = False  # whether the table shows chances


def scene_of(
    view: View, players: tuple[Player, ...], asked: bool = False, facts: Mapping[str, Any] = {}, hints: bool = False
) -> Scene:
    """The scene of a view; `asked` says whether its reader decides now, `hints` whether chances are shown."""
    outcome = view.outcome
    return Scene(
        game=view.box.game.id,
        options=dict(view.box.options),
        seat=view.seat,
        table=plain(view.data),
        actors=view.actors,
        outcome=(outcome.reason, outcome.winners, outcome.scores) if outcome else None,
        legal=tuple(view.legal()) if asked else (),
        players=players,
        facts=facts,
        hints=hints,
    )
