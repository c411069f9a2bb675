"""Options in forms, with the controls that a game's board draws."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from babel.numbers import format_decimal

import douzaine as dz
from douzaine.boards import Markup
from douzaine.boards.board import board_of
from douzaine.games.declare import Option
from douzaine.texts import Phrase, names_in, say_in

MOST_SINGLE_STEPS = 50  # a larger range is stepped by tens


@dataclass(frozen=True)
class OptionField:
    """An option as the form shows it."""

    id: str
    label: str
    help: str
    kind: str  # whole, choice, on_off, seat, deck, text, own
    value: Any
    choices: tuple[tuple[str, str], ...] = ()
    range: tuple[int, int] | None = None
    drawing: Markup | None = None
    error: str | None = None
    allowed: str = ""  # the valid numbers
    by: int = 1  # the step of a number
    per: int | None = None  # nobody sets it: one for every so many players


def option_fields(id: str, options: Mapping[str, Any], wrong: Mapping[str, str], lang: str) -> list[OptionField]:
    """Every option of a game as the form shows it, with submitted values and their errors."""
    game = dz.game(id)
    return [
        option_field(game, option, options.get(option.id, option.default), lang, wrong.get(option.id))
        for option in game.options
    ]


def option_field(game: dz.Game, option: Option, value: Any, lang: str, error: str | None) -> OptionField:
    """An option with its label, its help, its control, and its error."""
    own = board_of(game).option(game, option.id, value, lang)
    kind = "own" if own is not None else option.kind
    choices: tuple[tuple[str, str], ...] = ()
    if kind == "choice" or (kind == "text" and option.default in option.examples):
        kind = "choice"
        choices = tuple((str(each), option_value(game, option.id, each, lang)) for each in option.examples)
    if kind == "deck" and value in option.examples:
        value = ""  # the usual deck: nothing to read
    return OptionField(
        id=option.id,
        label=game.words.text(f"option-{option.id}", lang),
        help=game.words.text(f"option-{option.id}.help", lang),
        kind=kind,
        value=value,
        choices=choices,
        range=option.range,
        drawing=own,
        error=error,
        allowed=allowed_text(game, option, lang) if option.range and kind == "whole" else "",
        by=step_of(option),
        per=board_of(game).per_players.get(option.id),
    )


def step_of(option: Option) -> int:
    """The step of a number; a large range is stepped by tens."""
    return 10 if option.range and option.range[1] - option.range[0] > MOST_SINGLE_STEPS else 1


def draw_option(id: str, option: str, value: object, lang: str) -> Markup | None:
    """The game's own control for an option, with a value that may be a stranger's; None if it has none."""
    game = dz.game(id)
    return board_of(game).option(game, option, value, lang)


# ---- values in words


def allowed_text(game: dz.Game, option: Option, lang: str) -> str:
    """What an option allows, with cards by name; 0 means no limit."""
    if option.range and isinstance(option.allowed, Phrase) and option.allowed.id.startswith("allowed-range"):
        low, high = (format_decimal(option.allowed.values[end], locale=lang) for end in ("low", "high"))
        return str(say_in(lang)(option.allowed.id.replace("allowed", "web"), low=low, high=high))
    text = option.allowed.text(lang) if isinstance(option.allowed, Phrase) else option.allowed
    return re.sub(r"[a-z_]{3,}", lambda found: piece_name(game, found[0], lang), text)


def piece_name(game: dz.Game, id: str, lang: str) -> str:
    """A card's or hero's name; the id if the game has none."""
    found = [f"{kind}-{id}" for kind in ("card", "hero") if game.words.has(f"{kind}-{id}", lang)]
    return game.words.text(found[0], lang) if found else id


def option_value(game: dz.Game, id: str, value: Any, lang: str) -> str:
    """The value of an option in words."""
    say = say_in(lang)
    if isinstance(value, bool):
        return str(say("web-on") if value else say("web-off"))
    if isinstance(value, str) and game.words.has(f"option-{id}.{value}", lang):
        return game.words.text(f"option-{id}.{value}", lang)
    if isinstance(value, list):
        return names_in(lang, [piece_name(game, str(each), lang) for each in value])
    text = str(value)
    return text if len(text) < 60 else text[:57].splitlines()[0] + "…"
