"""Options and seats in forms and API calls."""

from collections.abc import Mapping
from typing import Any

from starlette.datastructures import FormData, UploadFile

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.games.declare import Finding, Option
from douzaine.server import limits
from douzaine.server.bots import is_bot
from douzaine.server.model import Person, Seat
from douzaine.server.table import bot_seat
from douzaine.web.context import whole_number
from douzaine.web.render.options import step_of


def seated(person: Person, kinds: list[str], guests: Mapping[int, str]) -> list[Seat]:
    """Seats from the choice for each: `me`, `guest` (at this device), `open`, or a level of bots."""
    seats: list[Seat] = []
    for number, kind in enumerate(kinds):
        names = [seat.name for seat in seats] + [person.name]
        if kind in ("me", "guest"):
            name = person.name if kind == "me" else guests.get(number) or f"{person.name} {number + 1}"
            seats.append(Seat(number, "person", person.id, None, name))
        elif is_bot(kind):
            seats.append(bot_seat(number, kind, names))
        else:
            seats.append(Seat(number, "open", None, None, ""))
    return seats


async def read_options(game: dz.Game, form: FormData) -> dict[str, Any]:
    """The options of a form, without those that have their default."""
    options: dict[str, Any] = {}
    for option in game.options:
        values = [value for value in form.getlist(f"option-{option.id}") if isinstance(value, str) and value != ""]
        file = form.get(f"file-{option.id}")
        if isinstance(file, UploadFile) and file.size:
            options[option.id] = as_text((await file.read(limits.DECK_CHARACTERS)).decode("utf-8", "replace"))
        elif option.kind == "on_off" and values:
            options[option.id] = values[-1]  # a switch sends "off" before it, so that something is always sent
        elif len(values) > 1:
            options[option.id] = values
        elif values and not (option.kind == "deck" and is_path(option, values[0])):
            options[option.id] = written(option, values[0].replace("\r\n", "\n"))
    return options


def stepped(game: dz.Game, options: Mapping[str, Any], act: str) -> dict[str, Any]:
    """The options after a step of a number: `less:players` or `more:players`. What is not a number stays unchanged."""
    way, _, id = act.partition(":")
    option = next((each for each in game.options if each.id == id and each.kind == "whole"), None)
    value = whole_number(str(options.get(id, option.default))) if option else None
    if option is None or value is None or option.range is None or way not in ("less", "more"):
        return dict(options)
    low, high = option.range
    by = step_of(option) if way == "more" else -step_of(option)
    return {**options, id: str(min(high, max(low, value + by)))}


def following(game: dz.Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options, with those that follow the number of players adjusted to it."""
    usual = next((each.default for each in game.options if each.id == "players"), None)
    players = whole_number(str(options.get("players", usual)))
    per = board_of(game).per_players if players else {}
    return {**options, **{id: str(-(-(players or 0) // each)) for id, each in per.items()}}


def written(option: Option, value: str) -> Any:
    """A value as it was typed: several words with commas are a list."""
    parts = [part.strip() for part in value.split(",")]
    return parts if option.kind == "text" and len(parts) > 1 else value


def as_text(content: str) -> str:
    """A file's content in a form that cannot be mistaken for a path: a path has one line."""
    return content if "\n" in content.strip() else f"\n{content}\n"


def is_path(option: Option, value: str) -> bool:
    """Whether a text could name a file of the server: a deck is a known word or a whole text, never a path."""
    return value not in option.examples and "\n" not in value.strip()


def finding_text(game: dz.Game, finding: object, lang: str) -> str:
    """A finding about a deck, in words."""
    if not isinstance(finding, Finding):
        return str(finding)
    where = f"{finding.line}: " if finding.line else ""
    return where + finding.phrase(game.id).text(lang)
