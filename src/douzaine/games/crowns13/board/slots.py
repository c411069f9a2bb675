"""13 Crowns: the slots of a law that asks for cards: filled, open, and with the reader's chosen cards."""

from collections.abc import Iterator
from functools import lru_cache

from douzaine.boards import Markup, badge, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import element, shown_while
from douzaine.games.crowns13.board.cards import FIELDS, card, chip, sign, token
from douzaine.games.crowns13.board.paying import PAY, Payer, payment_of
from douzaine.games.crowns13.laws import COLOURS, Act, ids_of
from douzaine.games.crowns13.rules.cards import king
from douzaine.match.event import Event
from douzaine.match.game import Game

PAID = frozenset({"shows", "discards", "pays_coat", "pays_joker"})
CAPTIONED = 4  # maximum number of slots with words below them


def slots(at: BoardContext) -> Markup:
    """One place per card of the law: filled, next, or open; and the reader's choice for it."""
    box, table = at.box.fields, at.table
    count, paid = box.count[king(table)], paid_so_far(at)
    drawn = [_filled(at, event, place) for place, event in enumerate(paid[:count], 1)]
    for number in range(len(drawn), count):
        is_next = number == len(paid) and table.phase == PAY
        drawn.append(_open(at.game, at.lang, number, colour_of_slot(at, number), is_next))
    ghosts = [
        element("div", f'{shown_while(when, unless)} class="c-ghosts"', *pieces)
        for pieces, when, unless in _unsent(at, len(paid))
    ]
    many = " many" if count > CAPTIONED else ""
    return tag("div", *drawn, *ghosts, class_=f"c-slots{many}", style=f"--slots:{count}")


def paid_so_far(at: BoardContext) -> list[Event]:
    """The pieces in the slots of the current application, read from the story."""
    if at.table.phase != PAY:
        return []
    story, found = at.story, list[Event]()
    for back, kind in enumerate(story.kinds(), 1):
        if kind == "applies":
            break
        if kind in PAID:
            found.insert(0, story[-back])
    return found


def _filled(at: BoardContext, event: Event, place: int) -> Markup:
    if event.kind == "pays_coat":
        kind = event.details["token"]
        caption = at.say("board-slot-coat", colour=COLOURS[kind])
        body = tag("div", token(kind), badge("ready"), class_="c-slot c-token")
    else:
        number = event.details["card"]
        shown = "shown" if event.kind == "shows" else "spent"
        caption = at.say(f"board-slot-{shown}", card=ids_of(at.box)[number])
        body = tag("div", card(at, number), badge("ready"), class_="c-slot")
    return tag("div", body, tag("span", caption), class_="c-place", style=f"--place:{place}")


@lru_cache(1000)
def _open(game: Game, lang: str, number: int, colour: int | None, is_next: bool) -> Markup:
    """An empty slot in its colour, or of any colour."""
    say = game.words.text
    if colour is None:
        inside, caption, field = tag("b", "?"), say("board-slot-any", lang), "any"
    else:
        inside, field = tag("span", sign(colour), class_="c-roundel"), FIELDS[colour]
        caption = say("board-slot", lang, colour=FIELDS[colour])
    state = " next" if is_next else ""
    body = tag("div", inside, class_=f"c-slot open h-{field}{state}")
    return tag("div", body, tag("span", caption), class_=f"c-place{state}", style=f"--place:{number + 1}")


def colour_of_slot(at: BoardContext, number: int) -> int | None:
    """The colour of a slot of the law in power; None while it is not announced."""
    box, table = at.box.fields, at.table
    act = box.act[king(table)]
    if act == Act.LISTED:
        colour: int = box.slots[king(table), number]
        return colour
    said: int = table.announced if act == Act.ANNOUNCED else table.group
    return said if said >= 0 else None


def _unsent(at: BoardContext, filled: int) -> Iterator[tuple[list[Markup], tuple[int, ...], tuple[int, ...]]]:
    """The content of the slots for every unsent choice of the reader."""
    if at.table.phase != PAY:
        return
    payment = payment_of(at)
    for way in payment.ways:
        chosen = [payment.payers[n] for n in way]
        by_move = {payer.move: payer for payer in chosen}
        ghosts = [ghost(at, by_move[word], place) for place, word in enumerate(payment.in_order(chosen))]
        yield ghosts, way, payment.rest_of(way)
    if not payment.ways:
        for payer in {payer.move: payer for payer in payment.payers}.values():
            if payer.move in at.legal:
                yield [ghost(at, payer, filled)], (at.number(payer.move),), ()


def ghost(at: BoardContext, payer: Payer, place: int) -> Markup:
    """A piece chosen but not sent."""
    drawing = token(payer.token) if payer.token >= 0 else chip(at.box, payer.card)
    return tag("span", drawing, class_="c-ghost", style=f"--place:{place + 1}")
