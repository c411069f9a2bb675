"""Decks that players bring to a table themselves: each its own, and nobody else's to see."""

import secrets
from collections.abc import Mapping
from typing import Any

import douzaine as dz
from douzaine.errors import BadDeck, BadOption
from douzaine.games.declare import Option
from douzaine.web.store import Agreed, Person


def hidden_options(game: dz.Game, seat: int | None) -> tuple[str, ...]:
    """Options that a seat (None: a spectator) may not know."""
    declared = game.part("box")
    return tuple(declared.hidden_options(seat)) if hasattr(declared, "hidden_options") else ()


def deck_of(game: dz.Game, seat: int) -> Option | None:
    """The option that is a seat's own: hidden from everybody else."""
    known = set(hidden_options(game, None)) - set(hidden_options(game, seat))
    return next((option for option in game.options if option.id in known), None)


def agree(game: dz.Game, options: Mapping[str, Any]) -> tuple[dz.Box, tuple[str, ...]]:
    """A box, and the decks still to be brought: in the box known ones stand in for them. Raises `BadOption`."""
    try:
        return game.box(**options), ()
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


def brought(agreed: Agreed) -> dict[int, bool]:
    """Which seats bring a deck of their own, and whether it is there; nobody where decks are not brought."""
    game = dz.game(agreed.game)
    _, missing = agree(game, agreed.options)
    decks = {seat.number: deck_of(game, seat.number) for seat in agreed.seats}
    if not missing and all(agreed.options.get(each.id) is None for each in decks.values() if each):
        return {}
    return {seat: option.id not in missing for seat, option in decks.items() if option}


def without(agreed: Agreed, seat: int) -> dict[str, Any]:
    """The options once a seat's deck has gone with its owner."""
    option = deck_of(dz.game(agreed.game), seat)
    return {**agreed.options, **({option.id: None} if option else {})}


def completed(agreed: Agreed) -> dict[str, Any]:
    """The options for play: bots without a deck bring one that is known."""
    game, options = dz.game(agreed.game), dict(agreed.options)
    for seat, is_there in brought(agreed).items():
        option = deck_of(game, seat)
        if not is_there and option and agreed.seats[seat].kind == "bot":
            options[option.id] = secrets.choice(option.examples)
    return options


def waiting_for(agreed: Agreed) -> list[str]:
    """The people who have yet to bring a deck."""
    there = brought(agreed)
    return [seat.name for seat in agreed.seats if seat.kind == "person" and not there.get(seat.number, True)]


def visible_options(agreed: Agreed, person: Person | None) -> dict[str, Any]:
    """What was agreed, as somebody may know it: others' decks only when the match is over."""
    game = dz.game(agreed.game) if agreed.game in dz.games() else None
    if game is None or agreed.ended is not None:
        return agreed.options
    own = {option.id for seat in agreed.seats_of(person) if (option := deck_of(game, seat))}
    hidden = set(hidden_options(game, None)) - own
    return {id: None if id in hidden else value for id, value in agreed.options.items()}
