"""King of 12: components, options and moves."""

from dataclasses import replace
from enum import IntEnum
from itertools import combinations
from typing import Any

import numpy as np

from douzaine.errors import BadOption, Phrase
from douzaine.games.declare import Facts, Option, choice, shown, whole
from douzaine.games.king12.die import FACES, LAYOUT, SIDES
from douzaine.games.king12.table import SEATS, Phase

SEATS_A_BOX = 4
HAND = 7  # cards of every player
POINTS = (1, 2)  # of the two kinds of tokens
SUPPLY = (9, 6)  # tokens of either kind in one box


class Card(IntEnum):
    """The twelve characters, in the order of the book."""

    KNIGHT = 0
    SORCERER = 1
    ORACLE = 2
    ALCHEMIST = 3
    MACHINE = 4
    PARASITE = 5
    GOLEM = 6
    REVERSER = 7
    TROUBLEMAKERS = 8
    MERCHANTS = 9
    LADY = 10
    GAMBLER = 11


CARDS = tuple(card.name.lower() for card in Card)
FIRST_CARDS = CARDS[:HAND]  # R4
OTHERS = CARDS[1:]  # those that may join the Knight
SYMBOLS = {"sorcerer", "reverser", "oracle", "troublemakers", "merchants"}  # they move dice (R21, Q1)
LEAST_SYMBOLS = 2


def has_symbols(six: tuple[str, ...]) -> bool:
    """R6: whether at least two of the cards carry a symbol."""
    return len(SYMBOLS.intersection(six)) >= LEAST_SYMBOLS


# R5, R6: every set that can be drawn beside the Knight
SETS = tuple(six for six in combinations(OTHERS, HAND - 1) if has_symbols(six))


def mask_of(cards: Any) -> int:
    """A set of cards as bits."""
    return sum(1 << CARDS.index(card) for card in cards)


def cards_of(mask: int) -> list[str]:
    """The names of a set of cards, in the order of `Card`."""
    return [name for number, name in enumerate(CARDS) if mask >> number & 1]


FACTS = Facts(
    shelf=2,
    version=1,
    seats=(2, SEATS),
    minutes=(20, 40),
    hidden=True,
    simultaneous=True,
    reasons=("two_rounds", "max_rounds"),
    max_moves=HAND,
    max_outcomes=len(SETS),
    safety_stop="max_rounds",
)

# ---- options

CARD_SETS = ("first_game", "random", "agreed")


def _read_agreed(given: Any) -> list[str] | None:
    if given is None:
        return None
    words = given.replace("+", ",").split(",") if isinstance(given, str) else list(given)
    if len(words) != HAND - 1:
        raise ValueError
    six = {word.strip() for word in words}
    if len(six) != HAND - 1 or not six.issubset(OTHERS):
        raise ValueError
    return [card for card in CARDS if card in six]


AGREED = Option(
    "agreed_cards",
    None,
    Phrase("king12.allowed-agreed-cards", cards=", ".join(OTHERS)),
    _read_agreed,
    (
        ["reverser", "troublemakers", "merchants", "lady", "gambler", "machine"],
        ["sorcerer", "alchemist", "machine", "parasite", "golem", "troublemakers"],
        ["alchemist", "machine", "parasite", "golem", "lady", "gambler"],
    ),
)

OPTIONS = (
    replace(whole("players", 4, 2, SEATS), examples=(2, 3, 4, 5)),
    replace(whole("boxes", 1, 1, SEATS // SEATS_A_BOX), examples=(1, 2, 4)),
    choice("card_set", "first_game", CARD_SETS),
    AGREED,
    choice("value_basis", "when_resolved", ("when_resolved", "final_face")),
    whole("max_rounds", 200, 10, 1000, zero=True),
    choice("discard_piles", "closed", ("closed", "open")),
)


def check(options: dict[str, Any]) -> tuple[str, ...]:
    """Refuse impossible combinations; return the ids of warnings for disappointing ones (Q3)."""
    players, boxes, agreed = options["players"], options["boxes"], options["agreed_cards"]
    if players > SEATS_A_BOX * boxes:
        needed = -(-players // SEATS_A_BOX)
        raise BadOption("king12.error-boxes", players=players, boxes=boxes, needed=needed)
    if (options["card_set"] == "agreed") != (agreed is not None):
        raise BadOption("king12.error-agreed-cards", cards=shown(agreed), card_set=options["card_set"])
    return ("few-symbols",) if agreed is not None and not has_symbols(tuple(agreed)) else ()


# ---- the Box


class CardSet(IntEnum):
    """How the seven cards are fixed."""

    FIRST_GAME = 0
    RANDOM = 1
    AGREED = 2


BOX = np.dtype(
    [
        ("players", "i4"),
        ("card_set", "i4"),  # a CardSet
        ("cards", "i4"),  # the seven as bits, the Knight included; 0 = to be drawn
        ("final_face", "i4"),  # 1: values are counted from the face at the end of step 3 (Q4)
        ("open_piles", "i4"),  # 1: everybody may look through the discards
        ("max_rounds", "i4"),  # 0 = no safety stop
        ("supply", "i4", (2,)),  # tokens worth 1, tokens worth 2
        ("sets", "i4", (len(SETS),)),  # every set that can be drawn, as bits, the Knight included
        ("opposite", "i4", (FACES + 1,)),  # of a face of the die; [0] is unused
        ("beside", "i4", (FACES + 1, SIDES)),  # the adjacent faces, low to high
    ]
)


def pack(options: dict[str, Any]) -> "np.ndarray[Any, Any]":
    """The options and the die as the rules read them."""
    knight = 1 << Card.KNIGHT
    fixed = {"first_game": FIRST_CARDS, "random": (), "agreed": ("knight", *(options["agreed_cards"] or ()))}
    box = np.zeros(1, BOX)
    row: Any = box[0]
    row["players"] = options["players"]
    row["card_set"] = CARD_SETS.index(options["card_set"])
    row["cards"] = mask_of(fixed[options["card_set"]])
    row["final_face"] = options["value_basis"] == "final_face"
    row["open_piles"] = options["discard_piles"] == "open"
    row["max_rounds"] = options["max_rounds"]
    row["supply"] = [count * options["boxes"] for count in SUPPLY]
    row["sets"] = [knight | mask_of(six) for six in SETS]
    for face, (opposite, beside) in LAYOUT.items():
        row["opposite"][face] = opposite
        row["beside"][face] = sorted(beside)
    return box


# ---- moves: 0-11 play a card, 12-23 bury one, 24-35 turn to a face, 36 value first, 37 flip first,
# ---- 38-40 take nothing, a token worth 1, one worth 2


class Move(IntEnum):
    """Where the ids of each kind of move begin."""

    PLAY = 0  # + card
    BURY = 12  # + card
    TURN = 24  # + face - 1
    VALUE_FIRST = 36
    FLIP_FIRST = 37
    TAKE = 38  # + points


def moves(options: dict[str, Any]) -> tuple[str, ...]:
    """The words of all moves, by id."""
    return (
        *(f"play {card}" for card in CARDS),
        *(f"bury {card}" for card in CARDS),
        *(f"turn {face}" for face in range(1, FACES + 1)),
        *("value first", "flip first"),
        *("take nothing", "take 1", "take 2"),
    )


def describe_move(move: str) -> tuple[str, dict[str, Any]]:
    """The text of a move, with its details."""
    word, _, rest = move.partition(" ")
    if word in ("play", "bury"):
        return word, {"card:card": CARDS.index(rest)}
    if word == "turn":
        return word, {"face:number": int(rest)}
    if word == "take" and rest != "nothing":
        return word, {"points:number": int(rest)}
    return move.replace(" ", "-"), {}


def outcome(box: Any, table: Any, number: int) -> str:
    """The words of an outcome of the pending chance event: the six drawn cards, or a face."""
    return "+".join(SETS[number]) if table["phase"] == Phase.DRAW else str(number + 1)


def name_of(box: Any, kind: str, value: int, lang: str) -> str:
    """A card, or a set of cards, within a sentence."""
    if kind == "cards":
        return ", ".join(box.game.words.text(f"card-{card}", lang) for card in cards_of(value))
    return str(box.game.words.text(f"card-{CARDS[value]}.the", lang))
