"""A table before play: who sits where, and how to invite others."""

from collections.abc import Mapping
from functools import cache
from io import BytesIO
from typing import Any

import segno

import douzaine as dz
from douzaine.games.declare import Option
from douzaine.web.decks import agree, brought, deck_of, hidden_options, waiting_for
from douzaine.web.minds import DEFAULT_LEVEL, offered
from douzaine.web.render import Reader
from douzaine.web.running import dealer_of
from douzaine.web.store import Agreed
from douzaine.web.table import Table
from douzaine.web.template import board_of, say_in, template


def lobby_fragment(
    table: Table, reader: Reader, message: str | None = None, drafts: Mapping[int, Any] | None = None
) -> str:
    """The page of a table that waits for players, below its head; `drafts` are decks that were refused, by seat."""
    agreed, game = table.agreed, dz.game(table.agreed.game)
    title = game.words.text("title", reader.lang)
    mine = agreed.seats_of(reader.person)
    there = brought(agreed)
    return template(
        "lobby.html",
        reader.lang,
        agreed=agreed,
        table=table,
        proof=promise(table),
        code=agreed.code,
        game=game,
        game_title=title,
        reader=reader,
        mine=mine,
        is_host=reader.person is not None and reader.person.id == agreed.host,
        complete=all(seat.kind != "open" for seat in agreed.seats) and not waiting_for(agreed),
        brought=there,
        decks=[own_deck(game, agreed, seat, drafts or {}, reader.lang) for seat in mine if seat in there],
        levels=offered(agree(game, agreed.options)[0]),
        usual_level=DEFAULT_LEVEL,
        options=option_lines(game, agreed.options, reader.lang),
        title=say_in(reader.lang)("web-title-lobby", game=title),
        message=message,
    )


def own_deck(game: dz.Game, agreed: Agreed, seat: int, drafts: Mapping[int, Any], lang: str) -> dict[str, Any]:
    """What a seat needs to bring its own deck: the game's own control for it, or a text."""
    option = deck_of(game, seat)
    assert option is not None
    value = drafts.get(seat, agreed.options.get(option.id))
    drawn = getattr(board_of(game), "option", lambda game, id, value, lang: None)(game, option.id, value, lang)
    text = value if isinstance(value, str) else ""
    return {"seat": seat, "id": option.id, "drawing": drawn, "text": text, "name": agreed.seats[seat].name}


def promise(table: Table) -> dict[str, str | None]:
    """What is shown of the dice before play."""
    return {"commitment": dealer_of(table.agreed).commitment, "seed": None}


def option_lines(game: dz.Game, options: dict[str, Any], lang: str) -> list[tuple[str, str]]:
    """What the table agreed that is not as usual, in words."""
    found = []
    for option in game.options:
        value = options.get(option.id, option.default)
        if value != option.default and option.id not in ("players", *hidden_options(game, None)):
            shown = say_in(lang)("web-own-deck") if is_deck(option) else option_value(game, option.id, value, lang)
            found.append((game.words.text(f"option-{option.id}", lang), shown))
    return found


def is_deck(option: Option) -> bool:
    """Whether an option can be a deck of the user's own; what is in one is its owner's secret."""
    return option.kind == "deck"


def option_value(game: dz.Game, id: str, value: Any, lang: str) -> str:
    """The value of an option in words."""
    say = say_in(lang)
    if isinstance(value, bool):
        return str(say("web-on") if value else say("web-off"))
    if isinstance(value, str) and game.words.has(f"option-{id}.{value}", lang):
        return game.words.text(f"option-{id}.{value}", lang)
    text = value if isinstance(value, str) else ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) < 60 else text[:57].splitlines()[0] + "…"


@cache
def qr_code(link: str) -> bytes:
    """A link as an SVG to be read by a camera."""
    drawn = BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", border=2, dark="#1C2130", light="#FFFFFF", omitsize=True)
    return drawn.getvalue()
