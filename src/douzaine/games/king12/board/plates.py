"""King of 12 in the browser: a player's plate."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from douzaine.boards import Markup, coin, crown, icon, medallion, plate, tag, under_name
from douzaine.boards.context import BoardContext
from douzaine.boards.scene import Player
from douzaine.games.king12.board.cards import how_many, named_thumb
from douzaine.games.king12.board.houses import A_BOX, box_of, house_of
from douzaine.games.king12.board.recap import SeatTurn, Turn
from douzaine.games.king12.box import CARDS, POINTS
from douzaine.games.king12.table import Phase


class Plate(NamedTuple):
    """Everything that a plate shows."""

    seat: int
    player: Player
    is_own: bool
    is_asked: bool
    cards: int  # in hand
    pile: tuple[Markup, ...]  # the discarded cards, if everybody may look through them
    held: tuple[int, ...]  # coins of both kinds
    newest: int  # value of the coin won in the last turn, or 0
    turn: int  # the turn in which it was won
    won: int  # rounds won
    has_buried: bool


def seat_plate(at: BoardContext, seat: int, turn: Turn | None) -> Markup:
    """Name, cards left, coins and their sum, rounds won."""
    table = at.table
    part: SeatTurn | None = turn.parts.get(seat) if turn else None
    newest = part.points if part else 0
    shown = Plate(
        seat=seat,
        player=at.players[seat],
        is_own=at.is_reader(seat),
        is_asked=table.phase != Phase.PICK and seat in at.actors,
        cards=how_many(table.hand[seat]),
        pile=_pile(at, table.discard[seat]) if at.options["discard_piles"] == "open" else (),
        held=tuple(table.token[seat]),
        newest=newest,
        turn=turn.number if turn and newest else 0,
        won=table.won[seat],
        has_buried=how_many(table.buried[seat]) > 0,
    )
    return at.cached(("plate", *shown, len(at.players)), partial(_draw, at, shown))


def _pile(at: BoardContext, cards: int) -> tuple[Markup, ...]:
    return tuple(
        [named_thumb(at, card, at.say(f"card-{name}")) for card, name in enumerate(CARDS) if cards >> card & 1]
    )


def _draw(at: BoardContext, shown: Plate) -> Markup:
    house, player = house_of(shown.seat), shown.player
    number = tag("span", shown.seat + 1, class_="r-number", aria_hidden="true") if len(at.players) > A_BOX else None
    sign = tag("span", medallion(house, box_of(shown.seat)), number, class_="r-sign")
    who = tag(
        "span",
        tag("b", player.name),
        " ",
        *_beside_name(at, shown),
        under_name(player, at.lang),
        class_="who",
        title=player.name,
    )
    parts = (sign, who, _meter(at, shown, house.id), _purse(at, shown), _crowns(at, shown))
    return plate(*parts, player=player, lang=at.lang, active=shown.is_asked, own=shown.is_own, class_="r-plate")


def _beside_name(at: BoardContext, shown: Plate) -> Iterator[Markup]:
    if shown.player.bot and not shown.player.stand_in:
        yield icon("gear", at.say("board-bot"))
        yield Markup(" ")
    if shown.is_own:
        yield tag("small", at.say("board-you"))


def _meter(at: BoardContext, shown: Plate, house: str) -> Markup:
    """A small card back for every card in hand, and the discarded cards if piles are open."""
    backs = tag("span", *[tag("i")] * shown.cards, class_=f"r-backs back-{house}", aria_hidden="true")
    words = at.say("board-cards", count=shown.cards)
    figures = (tag("span", shown.cards, aria_hidden="true"), tag("span", words, class_="spoken"))
    return tag("span", backs, *figures, *shown.pile, class_="r-meter", title=words)


def _purse(at: BoardContext, shown: Plate) -> Markup:
    """The coins won this round, the newest moving from the centre, and their sum."""
    coins = []
    for value in reversed(POINTS):
        held = shown.held[value - 1]
        for number in range(held):
            id = f"coin-{shown.turn}-{value}" if value == shown.newest and number == held - 1 else None
            coins.append(tag("span", coin(value), class_="piece r-token", id=id))
    total = sum(number * value for number, value in zip(shown.held, POINTS, strict=True))
    words = at.say("board-points", points=total)
    figure = tag("b", total, class_="figure", aria_hidden="true")
    return tag("span", *coins, figure, tag("span", words, class_="spoken"), class_="r-tokens fan", title=words)


def _crowns(at: BoardContext, shown: Plate) -> Markup:
    """Two places for crowns; the first also stands for the buried card."""
    words = at.say("board-won", count=shown.won)
    if shown.has_buried:
        words += " " + at.say("board-buried")
    crowns = [crown(number < shown.won) for number in range(2)]
    return tag("span", *crowns, class_="r-crowns", role="img", aria_label=words, title=words)
