"""13 Crowns: paying everything at once: which pieces can pay together, and in which order they are sent.

The rules take a payment slot by slot, in one order. A person ticks pieces in any order and sends them together; this
module puts the ticked pieces in the order of the rules.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from douzaine.boards.context import BoardContext
from douzaine.games.crowns13.box import in_mask
from douzaine.games.crowns13.laws import COLOURS, SPECIAL, Act, ids_of
from douzaine.games.crowns13.rules.cards import king
from douzaine.games.crowns13.table import COAT_KEY, GUARD_TOKEN, JOKER_KEY, Phase
from douzaine.match.game import Box

MOST_WAYS = 20  # with more ways to pay, slots are filled one by one
MOST_SETS = 2000
PAY, TOKEN = int(Phase.PAY), int(Phase.TOKEN)


class Bill(NamedTuple):
    """What is still to be paid, and what the reader could pay with."""

    slots: tuple[int, ...]  # colours of the open slots, in the order of the law
    tokens: int  # to discard; a bill has slots or tokens
    begun: bool  # whether some slots are already filled
    cards: int  # cards not shown this turn (R30), as a bit mask
    coats: tuple[int, ...]  # by colour
    guards: int


class Payer(NamedTuple):
    """A piece that can pay: a card, a coat or a guard."""

    move: str
    colour: int  # of the slots it fills; SPECIAL fills any
    key: int  # payments in one colour go by ascending keys
    card: int = -1
    token: int = -1
    copy: int = 0  # distinguishes two equal coats


@dataclass(frozen=True)
class Payment:
    """The reader's possible payments."""

    bill: Bill
    payers: tuple[Payer, ...] = ()
    ways: tuple[tuple[int, ...], ...] = ()  # whole payments as numbers of `payers`, the cheapest first

    def in_order(self, chosen: Sequence[Payer]) -> list[str]:
        """The moves of a payment with some pieces, from the next slot on; empty if one of them fits no slot."""
        return _in_order(self.bill, chosen)

    def rest_of(self, way: Sequence[int]) -> tuple[int, ...]:
        """The numbers of all pieces that are not part of a payment."""
        return tuple([n for n in range(len(self.payers)) if n not in way])


NOTHING_TO_PAY = Payment(Bill((), 0, False, 0, (), 0))


def payment_of(at: BoardContext) -> Payment:
    """The payment the reader must make now; without `ways` if slots are filled one by one."""
    if not at.asked or at.seat is None or at.table.phase not in (PAY, TOKEN):
        return NOTHING_TO_PAY
    return _payment(at.box, _bill(at, at.seat))


def _bill(at: BoardContext, seat: int) -> Bill:
    box, table = at.box.fields, at.table
    card, coats = king(table), table.coats[seat]
    if table.phase == TOKEN:  # R35, R39: coats, and guards where any token will do
        guards = table.guards[seat] if box.act[card] == Act.TOKENS else 0
        left = tuple([count if colour >= table.last_token else 0 for colour, count in enumerate(coats)])
        return Bill((), table.tokens_left, False, 0, left, guards)
    slots = box.slots[card, table.slot : box.count[card]]
    if table.group >= 0:
        slots = [table.group] * len(slots)
    return Bill(tuple(slots), 0, table.slot > 0, table.hand[seat] & ~table.shown, tuple(coats), 0)


@lru_cache(200)
def _payment(box: Box, bill: Bill) -> Payment:
    payers = tuple(_payers(box, bill))
    size = len(bill.slots) or bill.tokens
    if bill.begun or comb(len(payers), size) > MOST_SETS:
        return Payment(bill, payers)
    sets = [way for way in combinations(range(len(payers)), size) if _in_order(bill, [payers[n] for n in way])]
    if len(sets) > MOST_WAYS:
        return Payment(bill, payers)
    return Payment(bill, payers, tuple(sorted(sets, key=lambda way: sum(price(payers[n]) for n in way))))


def _payers(box: Box, bill: Bill) -> Iterator[Payer]:
    """Every piece that can be part of a payment: cards (R54: and jokers), coats copy by copy (R62), guards."""
    ids, colours = ids_of(box), box.fields.colour
    for card in in_mask(bill.cards):
        if colours[card] == SPECIAL:
            yield Payer(f"pay {ids[card]}", SPECIAL, JOKER_KEY + card, card)
        elif colours[card] in bill.slots:
            yield Payer(f"pay {ids[card]}", colours[card], card, card)
    for colour, count in enumerate(bill.coats):
        for copy in range(count if bill.tokens or colour in bill.slots else 0):
            yield Payer(f"pay coat {COLOURS[colour]}", colour, COAT_KEY, token=colour, copy=copy)
    for copy in range(bill.guards):
        yield Payer("pay guard", GUARD_TOKEN, GUARD_TOKEN, token=GUARD_TOKEN, copy=copy)


def _in_order(bill: Bill, chosen: Sequence[Payer]) -> list[str]:
    if bill.tokens:
        return [payer.move for payer in sorted(chosen, key=lambda payer: payer.token)]
    waiting = sorted(chosen, key=lambda payer: payer.key)
    words = []
    for colour in bill.slots:
        fitting = [payer for payer in waiting if payer.colour in (colour, SPECIAL)]
        if not fitting:
            break
        waiting.remove(fitting[0])
        words.append(fitting[0].move)
    return words if not waiting else []


def price(payer: Payer) -> int:
    """The cost of a piece to its owner: a card may come back, a coat is lost, a joker fits anywhere."""
    return 2 if payer.colour == SPECIAL else int(payer.token >= 0)


def put_in_order(at: BoardContext, words: Sequence[str]) -> list[str]:
    """Moves sent together, in the order of the rules; unchanged if they are not a payment."""
    payment = payment_of(at)
    pool, chosen = [*payment.payers], []
    for word in words:
        found = next((payer for payer in pool if payer.move == word), None)
        if found is None:
            return list(words)
        pool.remove(found)
        chosen.append(found)
    return payment.in_order(chosen) or list(words)
