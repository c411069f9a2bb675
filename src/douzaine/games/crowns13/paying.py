"""13 Crowns: a whole payment at once. Which pieces can pay together, and in which order they are sent.

The rules take a payment slot by slot, in one order. A person ticks pieces in any order and sends them
together; here the ticked pieces get the order of the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from douzaine.games.crowns13.box import COAT_KEY, GUARD_TOKEN, JOKER_KEY, Phase, in_mask
from douzaine.games.crowns13.laws import COLOURS, SPECIAL, Act, ids_of
from douzaine.games.crowns13.reading import read
from douzaine.games.crowns13.rules.cards import king

if TYPE_CHECKING:
    from douzaine.match.view import View

MOST_WAYS = 20  # with more ways to pay, slots are filled one by one
MOST_SETS = 2000
PAY, TOKEN = int(Phase.PAY), int(Phase.TOKEN)


@dataclass(frozen=True)
class Payer:
    """One piece that can pay: a card, a coat or a guard."""

    move: str
    colour: int  # of the slots it fills; SPECIAL fills any
    key: int  # payments in one colour go by ascending keys
    card: int = -1
    token: int = -1
    copy: int = 0  # tells two equal coats apart


def slots_left(view: "View") -> list[int]:
    """The colours of the slots still to fill, in the order of the law."""
    box, table = read(view)
    card = king(table)
    colours: list[int] = box.slots[card, table.slot : box.count[card]].tolist()
    return colours if table.group < 0 else [table.group] * (box.count[card] - table.slot)


@lru_cache(16)
def payers(view: "View") -> tuple[Payer, ...]:
    """Every piece of the reader that can be part of the payment asked for now."""
    phase = read(view)[1].phase
    if view.seat is None or phase not in (PAY, TOKEN):
        return ()
    if phase == TOKEN:
        return tuple(token_payers(view))
    return (*card_payers(view), *coat_payers(view, set(slots_left(view))))


def card_payers(view: "View") -> list[Payer]:
    """R30, R54: cards of the slots' colours that were not shown this turn, and jokers."""
    box, table = read(view)
    ids, needed, found = ids_of(view.box), set(slots_left(view)), []
    for card in in_mask(table.hand[view.seat] & ~table.shown):
        colour = box.colour[card]
        if colour == SPECIAL:
            found.append(Payer(f"pay {ids[card]}", SPECIAL, JOKER_KEY + card, card))
        elif colour in needed:
            found.append(Payer(f"pay {ids[card]}", colour, card, card))
    return found


def coat_payers(view: "View", colours: set[int]) -> list[Payer]:
    """R62: coats of colours, each copy by itself."""
    owned = read(view)[1].coats[view.seat].tolist()
    return [
        Payer(f"pay coat {COLOURS[colour]}", colour, COAT_KEY, token=colour, copy=copy)
        for colour in sorted(colours)
        for copy in range(owned[colour])
    ]


def token_payers(view: "View") -> list[Payer]:
    """R35, R39: coats, and guards where any token will do."""
    box, table = read(view)
    found = [payer for payer in coat_payers(view, set(range(4))) if payer.colour >= table.last_token]
    if box.act[king(table)] == Act.TOKENS:
        guards = range(table.guards[view.seat])
        found += [Payer("pay guard", GUARD_TOKEN, GUARD_TOKEN, token=GUARD_TOKEN, copy=copy) for copy in guards]
    return found


def in_order(view: "View", chosen: Sequence[Payer]) -> list[str] | None:
    """The moves of a payment with these pieces, from the next slot on; None if one of them finds no slot."""
    if read(view)[1].phase == TOKEN:
        return [payer.move for payer in sorted(chosen, key=lambda payer: payer.token)]
    waiting = sorted(chosen, key=lambda payer: payer.key)
    words = []
    for colour in slots_left(view):
        fitting = [payer for payer in waiting if payer.colour in (colour, SPECIAL)]
        if not fitting:
            break
        waiting.remove(fitting[0])
        words.append(fitting[0].move)
    return words if not waiting else None


@lru_cache(16)
def ways(view: "View") -> list[tuple[int, ...]]:
    """Every whole payment as numbers of `payers`, the cheapest first; none where slots are filled one by one."""
    table, found = read(view)[1], payers(view)
    if table.phase not in (PAY, TOKEN) or (table.phase == PAY and table.slot):
        return []
    size = table.tokens_left if table.phase == TOKEN else len(slots_left(view))
    if comb(len(found), size) > MOST_SETS:
        return []
    sets = [way for way in combinations(range(len(found)), size) if in_order(view, [found[n] for n in way])]
    return sorted(sets, key=lambda way: sum(price(found[n]) for n in way)) if len(sets) <= MOST_WAYS else []


def price(payer: Payer) -> int:
    """How dear a piece is to whoever pays: a card of the colour may come back, a coat goes, a joker fits anywhere."""
    return 2 if payer.colour == SPECIAL else int(payer.token >= 0)


def payment(view: "View", words: Sequence[str]) -> list[str]:
    """Words that were sent together in the order of the rules; left alone if they are no payment."""
    pool, chosen = [*payers(view)], []
    for word in words:
        found = next((payer for payer in pool if payer.move == word), None)
        if found is None:
            return list(words)
        pool.remove(found)
        chosen.append(found)
    return in_order(view, chosen) or list(words)
