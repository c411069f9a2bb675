"""13 Crowns: components, options, moves and their words. The Table is in `table.py`, events are in `events.py`."""

from enum import IntEnum
from functools import lru_cache
from typing import Any

import numpy as np

from douzaine.errors import Phrase
from douzaine.games.crowns13.decks import STAND_IN, every_kind, load, read, refused
from douzaine.games.crowns13.decks import check as check_deck
from douzaine.games.crowns13.events import LAW_BASE
from douzaine.games.crowns13.laws import (
    COLOURS,
    MOST_SLOTS,
    MOST_STEPS,
    SPECIAL,
    Card,
    action_text,
    card_number,
    id_of,
    law_text,
    listed,
)
from douzaine.games.crowns13.table import CARDS, SEATS, Phase
from douzaine.games.declare import Facts, Finding, Option, check_first_player, first_player, on_off, whole

HAND = 6  # cards dealt, and drawn up to
CROWNS, CROWNS_TO_WIN = 65, 13
GUARDS, COATS = 4, 2  # in the box; coats a colour
MOST_TOKENS = 2  # that one player may own (R56)
MOST_APPLICATIONS = 60  # in one turn (Q39)

FACTS = Facts(
    shelf=3,
    version=1,
    seats=(2, SEATS),
    minutes=(20, 40),
    hidden=True,
    simultaneous=False,
    reasons=("thirteen_crowns", "max_turns"),
    max_moves=CARDS + 4,
    max_outcomes=CARDS,
    safety_stop="max_turns",
)

OPTIONS = (
    whole("players", 4, 2, SEATS),
    first_player(SEATS),
    Option("deck", STAND_IN, Phrase("crowns13.allowed-deck"), read, (STAND_IN, every_kind()), "deck"),
    on_off("first_king_extra", False),
    on_off("crowns_visible", True),
    whole("max_turns", 1000, 50, 10_000, zero=True),
)


def check(options: dict[str, Any]) -> tuple[str, ...]:
    """Refuse what cannot be; warn of a deck that is unusual."""
    check_first_player(options)
    deck = load(options["deck"])
    if options["first_king_extra"] and not any(card.extra for card in deck.cards):
        raise refused([Finding("D16")])
    return () if options["deck"] == STAND_IN or not check_deck(options["deck"]) else ("unusual-deck",)


def cards_of(options: dict[str, Any]) -> tuple[Card, ...]:
    """The cards on the table, in the order of the deck."""
    return load(options["deck"]).in_play(options["first_king_extra"])


# ---- the Box: sets of cards are bit masks, bit n for the n-th card of the deck

ID_LENGTH = 16

BOX = np.dtype(
    [
        ("of_colour", "i8", (SPECIAL + 1,)),  # the cards of each colour, then the special cards
        ("players", "i4"),
        ("first_player", "i4"),  # a seat; -1 = random
        ("crowns_visible", "i4"),
        ("max_turns", "i4"),  # 0 = no safety stop
        ("cards", "i4"),  # number of cards in play
        ("first_king", "i4"),  # the card that starts in power
        ("colour", "i4", (CARDS,)),  # 0-3, or SPECIAL
        ("hole", "i4", (CARDS,)),
        ("act", "i4", (CARDS,)),  # an Act: what the law asks for
        ("discards", "i4", (CARDS,)),  # 1: cards paid are discarded; 0: shown and kept
        ("count", "i4", (CARDS,)),  # how many slots, tokens, crowns or cards in hand it asks for
        ("slots", "i4", (CARDS, MOST_SLOTS)),  # colours of the slots of LISTED; [0]: the colour of MOST
        ("steps", "i4", (CARDS,)),  # how many steps its own reward has; 0 = a hole
        ("prize", "i4", (CARDS, MOST_STEPS)),  # a Prize each
        ("amount", "i4", (CARDS, MOST_STEPS)),
        ("id", "i1", (CARDS, ID_LENGTH)),  # letters of the card's id, for the words of positions
    ]
)


def pack(options: dict[str, Any]) -> "np.ndarray[Any, Any]":
    """The options as the rules read them."""
    cards = cards_of(options)
    data = np.zeros(1, BOX)
    box = data[0]
    box["players"] = options["players"]
    box["first_player"] = -1 if options["first_player"] == "random" else options["first_player"]
    box["crowns_visible"] = options["crowns_visible"]
    box["max_turns"] = options["max_turns"]
    box["cards"] = len(cards)
    box["first_king"] = next(number for number, card in enumerate(cards) if card.first_king)
    for number, card in enumerate(cards):
        _pack_card(box, number, card)
    return data


def _pack_card(box: Any, number: int, card: Card) -> None:
    box["of_colour"][card.colour] |= 1 << number
    for name in ("colour", "hole", "act", "discards", "count"):
        box[name][number] = getattr(card, name)
    box["slots"][number][: len(card.slots)] = card.slots
    box["steps"][number] = len(card.reward)
    for step, (prize, amount) in enumerate(card.reward):
        box["prize"][number][step] = prize
        box["amount"][number][step] = amount
    box["id"][number][: len(card.id)] = list(card.id.encode())


def in_mask(mask: int) -> list[int]:
    """The cards of a set, in the order of the deck."""
    cards = int(mask)
    return [card for card in range(CARDS) if cards >> card & 1] if cards else []


# ---- moves: 0-9 without an object, 10-33 with a colour, 34-38 rob a seat, then four for each card:
# 39 + 4 * card + (0 play, 1 give, 2 pay, 3 discard)


class Move(IntEnum):
    """Ids of moves."""

    APPLY = 0
    RENEW = 1
    STOP = 2
    DRAW = 3
    PLACE = 4
    KEEP = 5
    DECLINE = 6
    PAY_GUARD = 7
    DROP_GUARD = 8
    TAKE_GUARD = 9
    ANNOUNCE = 10  # + colour
    COLOUR = 14
    PAY_COAT = 18
    DROP_COAT = 22
    COAT = 26
    TAKE_COAT = 30
    ROB = 34  # + seat
    PLAY_CARD = 39  # + 4 * card
    GIVE_CARD = 40
    PAY_CARD = 41
    DISCARD_CARD = 42


PLAIN = ("apply", "renew", "stop", "draw", "place", "keep", "decline", "pay guard", "drop guard", "take guard")
WITH_COLOUR = ("announce", "colour", "pay coat", "drop coat", "coat", "take coat")
WITH_CARD = ("play", "give", "pay", "discard")
PER_CARD = len(WITH_CARD)  # moves for each card


def moves(options: dict[str, Any]) -> tuple[str, ...]:
    """The words of all moves, by id."""
    return (
        *PLAIN,
        *(f"{verb} {colour}" for verb in WITH_COLOUR for colour in COLOURS),
        *(f"rob {seat}" for seat in range(SEATS)),
        *(f"{verb} {card.id}" for card in cards_of(options) for verb in WITH_CARD),
    )


def describe_move(move: str) -> tuple[str, dict[str, Any]]:
    """The text of a move, with its details."""
    verb, _, object = move.rpartition(" ")
    if move in PLAIN:
        return move.replace(" ", "-"), {}
    if verb in WITH_COLOUR:
        kind = "token" if "coat" in verb else "colour"
        return verb.replace(" ", "-"), {f"{kind}:{kind}": COLOURS.index(object)}
    if verb == "rob":
        return "rob", {"victim:seat": int(object)}
    return f"{verb}-card", {"card:card": object}


def outcome(box: Any, table: Any, number: int) -> str:
    """The words of an outcome of the pending chance event: a seat, or a card of the pile or the victim's hand."""
    if table["phase"] == Phase.FIRST_PLAYER:
        return str(number)
    source = table["hand"][table["victim"]] if table["phase"] == Phase.STOLEN else table["draw"]
    return id_of(box, in_mask(source)[number])


# ---- words

TOKENS = (*COLOURS, "guard")
PRIZES = ("crown", "guard", "coat", "crown", "card", "guard", "coat", "token")  # what each Prize is about


def name_of(box: Any, kind: str, value: Any, lang: str) -> str:
    """A detail of an event or a move in words."""
    say = box.game.words.text
    if kind == "card":
        return card_name(box, value, lang)
    if kind == "cards":
        return listed(box, [card_name(box, card, lang) for card in in_mask(value)], lang) or "–"
    if kind == "action":
        return action_text(box, value, lang)
    if kind == "law":
        return law_text(box, value % LAW_BASE, lang, value // LAW_BASE)
    word = {"colour": COLOURS, "token": TOKENS, "prize": PRIZES}[kind][value]
    return str(say(f"{kind}-{word}", lang))


@lru_cache(2000)
def card_name(box: Any, card: int | str, lang: str) -> str:
    """A card by its id and its title: from the words for the stand-in deck, else as its owner wrote it."""
    number = card_number(box, card)
    id, title = id_of(box.data[0], number), card_title(box, number, lang)
    return id if id == title else f"{id} ({title})"


def card_title(box: Any, card: int, lang: str) -> str:
    """A card's title."""
    found = cards_of(box.options)[card]
    if box.options["deck"] != STAND_IN:
        return found.title
    if found.colour == SPECIAL:
        return str(box.game.words.text(f"card-{found.id}", lang))
    return str(box.game.words.text(f"card-{found.id[1:]}", lang, colour=COLOURS[found.colour]))
