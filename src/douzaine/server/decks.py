"""Decks that players bring to a table; others do not see them."""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import douzaine as dz
from douzaine.errors import BadDeck, BadOption
from douzaine.games.declare import Option
from douzaine.server import limits
from douzaine.server.live_match import box_of
from douzaine.server.model import Person, Refused, Seat, TableRow


def hidden_options(game: dz.Game, seat: int | None) -> tuple[str, ...]:
    """Options that a seat (None: a spectator) may not know."""
    declared = game.part("box")
    return tuple(declared.hidden_options(seat)) if hasattr(declared, "hidden_options") else ()


def deck_of(game: dz.Game, seat: int) -> Option | None:
    """The option that holds a seat's deck: hidden from everybody else."""
    known = set(hidden_options(game, None)) - set(hidden_options(game, seat))
    return next((option for option in game.options if option.id in known), None)


def agree(game: dz.Game, options: Mapping[str, Any]) -> tuple[dz.Box, tuple[str, ...]]:
    """A box, and the decks still missing, for which known ones stand in. Raises `BadOption`."""
    try:
        return box_of(game.id, json.dumps(options, sort_keys=True)), ()
    except BadDeck:
        raise
    except BadOption:
        secret = [each for each in game.options if each.id in hidden_options(game, None)]
        missing = {each.id: each.examples[0] for each in secret if options.get(each.id) is None}
        if not missing:
            raise
        try:
            return game.box(**{**options, **missing}), tuple(missing)
        except BadOption:
            pass
        raise


def check_size(given: Any) -> None:
    """Refuse options or a deck that are too large, before using them. Raises `Refused`."""
    if len(json.dumps(given, default=str)) > limits.DECK_CHARACTERS:
        raise Refused(413, "server-error-large")


def agree_on(id: str, given: Mapping[str, Any]) -> tuple[dz.Box, tuple[str, ...]]:
    """Check a stranger's options as `agree` does; in a worker process."""
    game = dz.game(id)
    agree(game, given)  # findings quote lines as they were written
    return agree(game, {name: _tidy(game.option(name), value) for name, value in given.items()})


def read_deck(id: str, option: str, given: Any) -> Any:
    """A stranger's deck as the value of an option; in a worker process. Raises `BadOption`."""
    found = dz.game(id).option(option)
    if found.names_a_file(given):
        raise found.refuse(given)
    found.value(given)
    return found.value(_tidy(found, given))


def _tidy(option: Option, given: Any) -> Any:
    """A deck file without its comments, which would be read with every table."""
    if option.kind != "deck" or not isinstance(given, str) or "\n" not in given.strip():
        return given
    lines = [line.rstrip() for line in given.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    return "\n".join([*lines, ""])


def brought(row: TableRow) -> dict[int, bool]:
    """Which seats bring a deck, and whether it is there; empty if the options need none."""
    game = dz.game(row.game)
    _, missing = agree(game, row.options)
    decks = {seat.number: deck_of(game, seat.number) for seat in row.seats}
    if not missing and all(row.options.get(each.id) is None for each in decks.values() if each):
        return {}
    return {seat: option.id not in missing for seat, option in decks.items() if option}


def without(row: TableRow, seat: int) -> dict[str, Any]:
    """The options after a seat's deck has left with its owner."""
    option = deck_of(dz.game(row.game), seat)
    return {**row.options, **({option.id: None} if option else {})}


def without_owners(row: TableRow, seats: Sequence[Seat]) -> dict[str, Any]:
    """The options for other people on the same seats: decks stay with their owners."""
    game, options = dz.game(row.game), dict(row.options)
    for seat in seats:
        option = deck_of(game, seat.number)
        if option and seat.person != row.seats[seat.number].person:
            options[option.id] = None
    return options


def completed(row: TableRow) -> dict[str, Any]:
    """The options for play: bots without a deck get a known one."""
    game, options = dz.game(row.game), dict(row.options)
    for seat, is_there in brought(row).items():
        option = deck_of(game, seat)
        if not is_there and option and row.seats[seat].kind == "bot":
            options[option.id] = secrets.choice(option.examples)
    return options


def waiting_for(row: TableRow) -> list[str]:
    """The people who have not brought their deck yet."""
    there = brought(row)
    return [seat.name for seat in row.seats if seat.kind == "person" and not there.get(seat.number, True)]


def visible_options(row: TableRow, person: Person | None) -> dict[str, Any]:
    """The options as a person may know them: other players' decks only after the match."""
    game = dz.game(row.game) if row.game in dz.games() else None
    if game is None or row.ended is not None:
        return row.options
    own = {option.id for seat in row.seats_of(person) if (option := deck_of(game, seat))}
    hidden = set(hidden_options(game, None)) - own
    return {id: None if id in hidden else value for id, value in row.options.items()}
