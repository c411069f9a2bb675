"""13 Crowns: components, options, moves, and the Table."""

from enum import IntEnum
from functools import lru_cache
from typing import Any

import numpy as np

from douzaine.engine.table import table_dtype
from douzaine.errors import Phrase
from douzaine.games.crowns13.deck import STAND_IN, every_kind, load, read, refused
from douzaine.games.crowns13.deck import check as check_deck
from douzaine.games.crowns13.laws import (
    COLOURS,
    MOST_SLOTS,
    MOST_STEPS,
    SPECIAL,
    Card,
    card_number,
    id_of,
    law_text,
    listed,
)
from douzaine.games.declare import Facts, Finding, Option, check_first_player, first_player, on_off, telling, whole

SEATS = 5
CARDS = 56  # most cards of a deck in play
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


def moves(options: dict[str, Any]) -> tuple[str, ...]:
    """The words of all moves, by id."""
    return (
        *PLAIN,
        *(f"{verb} {colour}" for verb in WITH_COLOUR for colour in COLOURS),
        *(f"rob {seat}" for seat in range(SEATS)),
        *(f"{verb} {card.id}" for card in cards_of(options) for verb in WITH_CARD),
    )


def describe_move(move: str) -> tuple[str, dict[str, Any]]:
    """Which text says a move, and with which details."""
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


# ---- the Table


class Phase(IntEnum):
    """Where in a turn we are."""

    FIRST_PLAYER = 0  # chance: who begins
    DEAL = 1  # chance: a card of the opening hands
    TURN = 2  # decision: apply, change or renew
    PLAY = 3  # decision: the new King, after a card was given for the guard
    ANNOUNCE = 4  # decision: the colour of the King just played
    AGAIN = 5  # decision: apply the law (once more), or stop
    COLOUR = 6  # decision: the colour of cards "of the same colour"
    PAY = 7  # decision: what fills the next slot
    TOKEN = 8  # decision: the next coat or guard to discard
    ROOM = 9  # decision: what to drop for a third token
    COAT = 10  # decision: the colour of a coat gained
    VICTIM = 11  # decision: whom to rob
    TAKE = 12  # decision: which token to steal
    STOLEN = 13  # chance: a card of the victim's hand
    RENEW = 14  # decision: cards to discard before drawing
    DRAW = 15  # chance: a card drawn
    GUARD = 16  # decision: place a guard
    REWARD = 17  # these pass by themselves before the next decision: the reward is settled,
    OFFER = 18  # the law is offered (once more),
    END = 19  # the actions of the turn are over,
    PASS = 20  # and the next seat is up


class End(IntEnum):
    """Why a match is over."""

    THIRTEEN_CROWNS = 1
    MAX_TURNS = 2


class Place(IntEnum):
    """Where a card can be: hands by their seat, then these."""

    DRAW = 5
    DISCARD = 6
    THRONE = 7


PLACES = 8
PUBLIC = 5  # in place of a seat: what everybody knows, a spectator too
READERS = 6
COAT_KEY = CARDS  # order of payments in one colour: cards by number, then coats, then jokers by number
JOKER_KEY = CARDS + 1
GUARD_TOKEN = 4  # among tokens: coats by colour, then the guard

TABLE = table_dtype(
    [
        ("hand", "i8", (SEATS,)),  # cards in each hand; in a view only the reader's own
        ("draw", "i8"),  # cards of the draw pile: its order is drawn when needed; 0 in a view
        ("discard", "i8"),  # cards of the discard pile; 0 in a view
        ("shown", "i8"),  # cards revealed this turn, which later applications may not reveal again (R30)
        ("thrown", "i8"),  # cards discarded in this renewal so far; the owner's secret
        ("drawn", "i8"),  # cards drawn in this renewal so far; the owner's secret
        ("seen", "i8"),  # cards of the throne that all saw being put there, or see now
        ("may", "i8", (READERS, PLACES)),  # cards that may lie in a place, for all a seat (or PUBLIC) knows
        ("turn", "i4"),  # seat whose turn it is; 0 before the first player is known
        ("reader", "i4"),  # 0 = this is the Table itself; 1 + seat = a view, 1 + PUBLIC = a spectator's
        ("hand_size", "i4", (SEATS,)),
        ("draw_size", "i4"),
        ("discard_size", "i4"),
        ("height", "i4"),  # cards in the throne pile
        ("reward", "i4"),  # card whose reward counts: the King, or the one seen through holes (R28)
        ("guard", "i4"),  # seat whose guard is on the King; -1 = none
        ("announced", "i4"),  # colour; -1 = none
        ("crowns", "i4", (SEATS,)),
        ("guards", "i4", (SEATS,)),
        ("coats", "i4", (SEATS, 4)),
        ("supply_crowns", "i4"),
        ("supply_guards", "i4"),
        ("supply_coats", "i4", (4,)),
        ("applied", "i4"),  # applications begun this turn
        ("group", "i4"),  # colour of an application whose slots share one; -1 = none
        ("slot", "i4"),  # slots of this application already filled
        ("left", "i4", (4,)),  # slots still to fill, by colour
        ("last", "i4", (4,)),  # key of the last payment in each colour; -1 = none
        ("tokens_left", "i4"),  # tokens still to discard
        ("last_token", "i4"),  # the last one discarded: payments go in order; 0 = from the first
        ("step", "i4"),  # step of the reward
        ("unit", "i4"),  # units of it already settled
        ("victim", "i4"),  # seat being robbed; -1 = none
        ("throne", "i1", (CARDS,)),  # bottom to top, the first `height` count; -1 in a view = not known
    ]
)


# ---- the story


class Say(IntEnum):
    """Kinds of events."""

    BEGINS = 0
    TAKES_CROWNS = 1
    DEALT = 2
    APPLIES = 3
    STOPS = 4
    GIVES = 5
    IGNORES_GUARD = 6
    PLAYS = 7
    ANNOUNCES = 8
    NAMES_COLOUR = 9
    SHOWS = 10
    DISCARDS = 11
    PAYS_COAT = 12
    PAYS_JOKER = 13
    PAYS_TOKEN = 14
    PAYS_GUARDS = 15
    PAYS_CROWNS = 16
    CLAIMS_MOST = 17
    MATCHES = 18
    FAILS = 19
    HAS_FEWEST = 20
    HAS_HAND = 21
    GAINS_CROWNS = 22
    GAINS_TOKEN = 23
    DROPS = 24
    DECLINES = 25
    LOST = 26
    STEALS_CROWN = 27
    STEALS_CARD = 28
    STEALS_TOKEN = 29
    RENEWS = 30
    DRAWS = 31
    REBUILDS = 32
    REBUILDS_AROUND_HOLE = 33
    DRAWS_SHORT = 34
    PLACES_GUARD = 35
    ENOUGH = 36
    WINS = 37
    TURN_LIMIT = 38


TELLING = {
    Say.BEGINS: telling("R11"),
    Say.TAKES_CROWNS: telling("R12", "n:number"),
    Say.DEALT: telling("R10", "cards:cards", secret=["cards"]),
    Say.APPLIES: telling("R16", "card:card"),
    Say.STOPS: telling("Q17"),
    Say.GIVES: telling("R60", "owner:seat", "card:card", secret=["card"]),
    Say.IGNORES_GUARD: telling("R61"),
    Say.PLAYS: telling("R20", "card:card", "law:law"),
    Say.ANNOUNCES: telling("R32", "colour:colour"),
    Say.NAMES_COLOUR: telling("R34", "colour:colour"),
    Say.SHOWS: telling("R29", "card:card"),
    Say.DISCARDS: telling("R36", "card:card"),
    Say.PAYS_COAT: telling("R62", "token:token"),
    Say.PAYS_JOKER: telling("R54", "card:card"),
    Say.PAYS_TOKEN: telling("R37", "token:token"),
    Say.PAYS_GUARDS: telling("R37", "n:number"),
    Say.PAYS_CROWNS: telling("R38", "n:number"),
    Say.CLAIMS_MOST: telling("R41", "cards:cards"),
    Say.MATCHES: telling("R42", "cards:cards"),
    Say.FAILS: telling("R42"),
    Say.HAS_FEWEST: telling("R43", "n:number"),
    Say.HAS_HAND: telling("R44", "n:number"),
    Say.GAINS_CROWNS: telling("R47", "n:number", "total:number"),
    Say.GAINS_TOKEN: telling("R48", "token:token"),
    Say.DROPS: telling("R57", "token:token"),
    Say.DECLINES: telling("Q27"),
    Say.LOST: telling("R46", "prize:prize"),
    Say.STEALS_CROWN: telling("R52", "victim:seat", "total:number"),
    Say.STEALS_CARD: telling("R51", "victim:seat", "card:card", secret=["card"]),
    Say.STEALS_TOKEN: telling("R49", "victim:seat", "token:token"),
    Say.RENEWS: telling("R24", "n:number", "cards:cards", secret=["cards"]),
    Say.DRAWS: telling("R25", "n:number", "cards:cards", secret=["cards"]),
    Say.REBUILDS: telling("R26", "n:number"),
    Say.REBUILDS_AROUND_HOLE: telling("R27", "n:number"),
    Say.DRAWS_SHORT: telling("Q12"),
    Say.PLACES_GUARD: telling("R58"),
    Say.ENOUGH: telling("Q39", "n:number"),
    Say.WINS: telling("R15"),
    Say.TURN_LIMIT: telling("Q40", "turns:number"),
}

TOKENS = (*COLOURS, "guard")
PRIZES = ("crown", "guard", "coat", "crown", "card", "guard", "coat", "token")  # what each Prize is about
LAW_BASE = 64  # the story packs a law as the card whose action it is + 64 * the card whose reward it is


def name_of(box: Any, kind: str, value: Any, lang: str) -> str:
    """A detail of an event or a move in words."""
    say = box.game.words.text
    if kind == "card":
        return card_name(box, value, lang)
    if kind == "cards":
        return listed(box, [card_name(box, card, lang) for card in in_mask(value)], lang) or "–"
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
    """What a card is called."""
    found = cards_of(box.options)[card]
    if box.options["deck"] != STAND_IN:
        return found.title
    if found.colour == SPECIAL:
        return str(box.game.words.text(f"card-{found.id}", lang))
    return str(box.game.words.text(f"card-{found.id[1:]}", lang, colour=COLOURS[found.colour]))
