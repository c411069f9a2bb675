"""13 Crowns: a whole payment at once. Which pieces can pay together, and in which order they are sent.

The rules take a payment slot by slot, in one order. A person ticks pieces in any order and sends them
together; here the ticked pieces get the order of the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from douzaine.games.crowns13.box import COAT_KEY, GUARD_TOKEN, JOKER_KEY, Phase, in_mask
from douzaine.games.crowns13.laws import COLOURS, SPECIAL, Act, id_of
from douzaine.games.crowns13.rules.cards import king

if TYPE_CHECKING:
    from douzaine.match.view import View

MOST_WAYS = 20  # with more ways to pay, slots are filled one by one
MOST_SETS = 2000


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
    box, table = view.records
    card = king(table)
    first, count = int(table.slot), int(box.count[card])
    return [int(table.group if table.group >= 0 else box.slots[card, slot]) for slot in range(first, count)]


def payers(view: "View") -> list[Payer]:
    """Every piece of the reader that can be part of the payment asked for now."""
    if view.seat is None:
        return []
    phase = view.data[0]["phase"]
    if phase == Phase.TOKEN:
        return token_payers(view)
    return [*card_payers(view), *coat_payers(view, set(slots_left(view)))] if phase == Phase.PAY else []


def card_payers(view: "View") -> list[Payer]:
    """R30, R54: cards of the slots' colours that were not shown this turn, and jokers."""
    box, table = view.box.data[0], view.data[0]
    needed, found = set(slots_left(view)), []
    for card in in_mask(int(table["hand"][view.seat]) & ~int(table["shown"])):
        colour = int(box["colour"][card])
        if colour == SPECIAL:
            found.append(Payer(f"pay {id_of(box, card)}", SPECIAL, JOKER_KEY + card, card))
        elif colour in needed:
            found.append(Payer(f"pay {id_of(box, card)}", colour, card, card))
    return found


def coat_payers(view: "View", colours: set[int]) -> list[Payer]:
    """R62: coats of colours, each copy by itself."""
    owned = view.data[0]["coats"][view.seat]
    return [
        Payer(f"pay coat {COLOURS[colour]}", colour, COAT_KEY, token=colour, copy=copy)
        for colour in sorted(colours)
        for copy in range(int(owned[colour]))
    ]


def token_payers(view: "View") -> list[Payer]:
    """R35, R39: coats, and guards where any token will do."""
    table = view.records[1]
    found = [payer for payer in coat_payers(view, set(range(4))) if payer.colour >= table.last_token]
    if view.box.data[0]["act"][king(table)] == Act.TOKENS:
        guards = range(int(table.guards[view.seat]))
        found += [Payer("pay guard", GUARD_TOKEN, GUARD_TOKEN, token=GUARD_TOKEN, copy=copy) for copy in guards]
    return found


def in_order(view: "View", chosen: Sequence[Payer]) -> list[str] | None:
    """The moves of a payment with these pieces, from the next slot on; None if one of them finds no slot."""
    if view.data[0]["phase"] == Phase.TOKEN:
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


def ways(view: "View") -> list[tuple[int, ...]]:
    """Every whole payment as numbers of `payers`, the cheapest first; none where slots are filled one by one."""
    table, found = view.data[0], payers(view)
    if table["phase"] not in (Phase.PAY, Phase.TOKEN) or (table["phase"] == Phase.PAY and table["slot"]):
        return []
    size = int(table["tokens_left"]) if table["phase"] == Phase.TOKEN else len(slots_left(view))
    if comb(len(found), size) > MOST_SETS:
        return []
    sets = [way for way in combinations(range(len(found)), size) if in_order(view, [found[n] for n in way])]
    return sorted(sets, key=lambda way: sum(price(found[n]) for n in way)) if len(sets) <= MOST_WAYS else []


def price(payer: Payer) -> int:
    """How dear a piece is to whoever pays: a card of the colour may come back, a coat goes, a joker fits anywhere."""
    return 2 if payer.colour == SPECIAL else int(payer.token >= 0)


def payment(view: "View", words: Sequence[str]) -> list[str]:
    """Words that were sent together in the order of the rules; left alone if they are no payment."""
    pool, chosen = payers(view), []
    for word in words:
        found = next((payer for payer in pool if payer.move == word), None)
        if found is None:
            return list(words)
        pool.remove(found)
        chosen.append(found)
    return in_order(view, chosen) or list(words)
