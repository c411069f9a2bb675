"""King of 12: components, options, moves, and the Table."""

from dataclasses import replace
from enum import IntEnum
from itertools import combinations
from typing import Any

import numpy as np

from douzaine.engine.table import table_dtype
from douzaine.errors import BadOption, Phrase
from douzaine.games.declare import Facts, Option, choice, shown, telling, whole
from douzaine.games.king12.die import FACES, LAYOUT, SIDES

SEATS = 16
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
    """Refuse combinations that cannot be; return the ids of warnings for those that may disappoint (Q3)."""
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
    """Which text says a move, and with which details."""
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
    """A card, or a set of cards, as a sentence names it."""
    if kind == "cards":
        return ", ".join(box.game.words.text(f"card-{card}", lang) for card in cards_of(value))
    return str(box.game.words.text(f"card-{CARDS[value]}.the", lang))


# ---- the Table


class Phase(IntEnum):
    """Who decides next, and what."""

    DRAW = 0  # chance: the six cards beside the Knight
    ROLL = 1  # chance: the dice at the start of a round, seat by seat
    PICK = 2  # decision of all: step 1
    EFFECTS = 3  # decision of the seats asked: step 3
    ORACLE = 4  # chance: the Oracle's roll
    TAKE = 5  # decision: a token from another Lady
    BURY = 6  # decision of the round's winner


class End(IntEnum):
    """Why a match is over."""

    TWO_ROUNDS = 1
    MAX_ROUNDS = 2


class Ranking(IntEnum):
    """Which cards change first and second place this turn."""

    PLAIN = 0
    KNIGHT = 1
    GAMBLER = 2
    BOTH = 3


NONE = -1  # in place of a card or a seat
UNKNOWN = -2  # a card lying face down, in the views of the others
NO_VALUE = -100  # no card has set a value this turn

# Sets of cards are bits; in a view a set that may not be seen is -1 minus its size.
TABLE = table_dtype(
    [
        ("cards", "i4"),  # the seven; 0 = not drawn yet
        ("rounds", "i4"),  # begun
        ("effects", "i4"),  # the characters in effect this turn, as bits
        ("ladies", "i4"),  # bit mask of the seats whose Lady was cancelled this turn by another Lady
        ("asked", "i4"),  # bit mask of the seats with a choice in step 3
        ("victim", "i4"),  # seat a token may be taken from; -1 = nobody
        ("supply", "i4", (2,)),  # tokens nobody holds: worth 1, worth 2
        ("token", "i4", (SEATS, 2)),  # tokens held: worth 1, worth 2
        ("die", "i4", (SEATS,)),  # face on top, 1-12; 0 = not rolled
        ("hand", "i4", (SEATS,)),  # cards in hand
        ("discard", "i4", (SEATS,)),  # cards discarded this round
        ("buried", "i4", (SEATS,)),  # the card under the die, if any
        ("won", "i4", (SEATS,)),  # rounds won, 0-2
        ("card", "i4", (SEATS,)),  # card picked, or on the table and in effect; -1 = none, -2 = face down
        ("answer", "i4", (SEATS,)),  # choice of step 3: a face, or a Move; 0 = none yet
        ("value", "i4", (SEATS,)),  # value of this turn; -100 = none yet
        ("shown", "i4", (SEATS,)),  # cards everybody has seen this seat play in this round
        ("not_buried", "i4", (SEATS,)),  # cards everybody has seen this seat play since it buried one
    ]
)


# ---- the story


class Say(IntEnum):
    """Kinds of events."""

    FIRST_GAME = 0
    DRAWN = 1
    AGREED = 2
    ROUND = 3
    ROLLS = 4
    ROLLS_AGAIN = 5
    SHOWS = 6
    CANCELLED = 7
    LADY = 8
    SILENCED = 9
    MERCHANTS = 10
    RECEIVES = 11
    TROUBLEMAKERS = 12
    FLIPPED = 13
    REVERSES = 14
    TURNS = 15
    VALUE_FIRST = 16
    FLIP_FIRST = 17
    DOUBLES = 18
    ADDS = 19
    SUBTRACTS = 20
    GOLEM = 21
    GOLEM_ON_12 = 22
    ORACLE = 23
    COMPARES = 24
    COVERED = 25
    KNIGHT = 26  # + Ranking - 1
    GAMBLER = 27
    KNIGHT_AND_GAMBLER = 28
    FIRST = 29  # + Ranking, and so for SECOND
    FIRST_LOW = 30
    FIRST_GAMBLED = 31
    FIRST_BOTH = 32
    SECOND = 33
    SECOND_LOW = 34
    SECOND_GAMBLED = 35
    SECOND_BOTH = 36
    NO_SECOND = 37
    NOBODY = 38
    NO_TOKEN = 39
    TAKES = 40
    TAKES_NOTHING = 41
    LADIES_TIED = 42
    NOTHING_TO_TAKE = 43
    LAST_CARD = 44
    EIGHT_POINTS = 45
    TAKE_BACK = 46
    TIED = 47
    WINS_ROUND = 48
    NO_WINNER = 49
    BURIES = 50
    KING = 51
    ROUND_LIMIT = 52
    WINS = 53


TELLING = {
    Say.FIRST_GAME: telling("R4", "cards:cards"),
    Say.DRAWN: telling("R5", "cards:cards"),
    Say.AGREED: telling("R7", "cards:cards"),
    Say.ROUND: telling("R11", "round:number"),
    Say.ROLLS: telling("R10", "face:number"),
    Say.ROLLS_AGAIN: telling("R47", "face:number"),
    Say.SHOWS: telling("R15", "card:card"),
    Say.CANCELLED: telling("R16", "card:card"),
    Say.LADY: telling("R48"),
    Say.SILENCED: telling("R48", "card:card"),
    Say.MERCHANTS: telling("R51"),
    Say.RECEIVES: telling("R51", "face:number", "giver:seat"),
    Say.TROUBLEMAKERS: telling("R53"),
    Say.FLIPPED: telling("R53", "old:number", "face:number"),
    Say.REVERSES: telling("R54", "old:number", "face:number"),
    Say.TURNS: telling("R56", "old:number", "face:number"),
    Say.VALUE_FIRST: telling("R20", "card:card"),
    Say.FLIP_FIRST: telling("R20", "card:card"),
    Say.DOUBLES: telling("R58", "face:number", "value:number"),
    Say.ADDS: telling("R59", "face:number", "value:number"),
    Say.SUBTRACTS: telling("R60", "face:number", "value:number"),
    Say.GOLEM: telling("R61", "face:number", "value:number"),
    Say.GOLEM_ON_12: telling("R61", "face:number", "value:number"),
    Say.ORACLE: telling("R57", "old:number", "face:number"),
    Say.COMPARES: telling("R26", "value:number"),
    Say.COVERED: telling("R28", "value:number"),
    Say.KNIGHT: telling("R62"),
    Say.GAMBLER: telling("R63"),
    Say.KNIGHT_AND_GAMBLER: telling("R64"),
    Say.FIRST: telling("R31", "value:number", "points:number"),
    Say.FIRST_LOW: telling("R62", "value:number", "points:number"),
    Say.FIRST_GAMBLED: telling("R63", "value:number", "points:number"),
    Say.FIRST_BOTH: telling("R64", "value:number", "points:number"),
    Say.SECOND: telling("R32", "value:number", "points:number"),
    Say.SECOND_LOW: telling("R62", "value:number", "points:number"),
    Say.SECOND_GAMBLED: telling("R63", "value:number", "points:number"),
    Say.SECOND_BOTH: telling("R64", "value:number", "points:number"),
    Say.NO_SECOND: telling("R33"),
    Say.NOBODY: telling("R33"),
    Say.NO_TOKEN: telling("Q27", "points:number"),
    Say.TAKES: telling("R49", "victim:seat", "points:number"),
    Say.TAKES_NOTHING: telling("R49", "victim:seat"),
    Say.LADIES_TIED: telling("R50"),
    Say.NOTHING_TO_TAKE: telling("Q14", "victim:seat"),
    Say.LAST_CARD: telling("R37", "round:number"),
    Say.EIGHT_POINTS: telling("R38", "round:number", "points:number"),
    Say.TAKE_BACK: telling("R41"),
    Say.TIED: telling("R42", "points:number"),
    Say.WINS_ROUND: telling("R43", "round:number", "points:number"),
    Say.NO_WINNER: telling("R44", "round:number"),
    Say.BURIES: telling("R45", "card:card", secret=["card"]),
    Say.KING: telling("R46"),
    Say.ROUND_LIMIT: telling("Q31", "rounds:number"),
    Say.WINS: telling("Q31", "won:number"),
}
