"""King of 12: Table ↔ position."""

from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta

from douzaine.errors import BadPosition
from douzaine.games.declare import shown
from douzaine.games.king12.box import CARDS, HAND, SETS, Card, CardSet, cards_of, mask_of
from douzaine.games.king12.die import FACES
from douzaine.games.king12.rules.masks import size
from douzaine.games.king12.rules.rounds import begin_turn, clear_turn
from douzaine.games.king12.table import NONE, UNKNOWN, Phase
from douzaine.games.positions import Count, listed, told, whole_number, whole_numbers, words

CardName = Annotated[str, words(*CARDS)]
Pile = list[CardName] | Count  # the number of cards, where they are hidden
KEYS = ("dice", "hands", "discards", "buried", "tokens", "rounds", "cards")
LEAST_HAND = 2  # with a single card in hand the round would be over (R37)


class Position(TypedDict):
    """A match of King of 12. Lists go by seat; a hidden pile is a number, a hidden card `"?"`."""

    dice: Annotated[list[Annotated[int, Meta(ge=0, le=FACES)]], told("the faces; 0: not rolled yet")]
    hands: Annotated[list[Pile], told("by seat")]
    discards: Annotated[list[Pile], told("of this round")]
    buried: Annotated[list[Pile], told("the card under each die after a first win")]
    tokens: Annotated[list[list[Count]], told("[ones, twos]")]
    rounds: Annotated[Count, told("begun")]
    played: Annotated[list[Annotated[str, words(*CARDS, "?")] | None], told("cards on the table")]
    values: Annotated[list[Count] | None, told("of the dice, while somebody chooses what to take")]
    committed: Annotated[list[bool], told("who has handed in a choice at this moment")]
    quiet: Annotated[bool, told("before anybody has picked: a match can be set up from here")]
    cards: NotRequired[Annotated[list[CardName], told("the seven of this match, where they were drawn")]]


def quiet_values(box: Any) -> dict[str, Any]:
    """The default values: those before anybody has picked."""
    seats = int(box["players"])
    return {"quiet": True, "played": [None] * seats, "values": None, "committed": [False] * seats}


def is_quiet(box: Any, table: Any) -> bool:
    """Step 1 of a turn, before the first pick."""
    return bool(not table["over"] and table["phase"] == Phase.PICK and table["actors"] == (1 << table["seats"]) - 1)


# ---- Table → position


def to_position(box: Any, table: Any) -> Position:
    """Everything on the table, or in a view, in plain values."""
    seats = range(int(table["seats"]))
    position: Position = {
        "dice": [int(table["die"][seat]) for seat in seats],
        "hands": [_cards(table["hand"][seat]) for seat in seats],
        "discards": [_cards(table["discard"][seat]) for seat in seats],
        "buried": [_cards(table["buried"][seat]) for seat in seats],
        "tokens": [table["token"][seat].tolist() for seat in seats],
        "rounds": int(table["rounds"]),
        "played": [_card(table["card"][seat]) for seat in seats],
        "values": [int(table["value"][seat]) for seat in seats] if _robs(table) else None,
        "committed": [has_committed(table, seat) for seat in seats],
        "quiet": is_quiet(box, table),
    }
    if box["card_set"] == CardSet.RANDOM:
        position["cards"] = cards_of(int(table["cards"]))
    return position


def _cards(mask: Any) -> list[str] | int:
    return cards_of(int(mask)) if mask >= 0 else -1 - int(mask)


def _card(number: Any) -> str | None:
    return None if number == NONE else "?" if number == UNKNOWN else CARDS[number]


def _robs(table: Any) -> bool:
    return bool(table["phase"] == Phase.TAKE and table["actors"])


def has_committed(table: Any, seat: int) -> bool:
    """Whether a seat has handed in its part of the current choice."""
    if not table["actors"]:
        return False
    concerned = {Phase.PICK: -1, Phase.EFFECTS: int(table["asked"])}.get(Phase(table["phase"]), 0)
    return bool(concerned & ~int(table["actors"]) & 1 << seat)


# ---- position → Table


def from_position(box: Any, given: dict[str, Any], table: Any) -> None:
    """Set up a blank Table at step 1 of a turn."""
    seats = int(box.players)
    if "dice" not in given:
        raise BadPosition("king12.error-no-dice")
    table.seats = seats
    table.cards = _the_seven(box, given)
    table.die[:seats] = whole_numbers("dice", given["dice"], seats, 1, FACES)
    most = [int(box.max_rounds)] if box.max_rounds else []
    table.rounds = whole_number("rounds", given.get("rounds", 1), 1, *most)
    _lay_cards(box, given, table)
    _lay_tokens(box, given, table)
    clear_turn(table)
    begin_turn(table)


def _the_seven(box: Any, given: dict[str, Any]) -> int:
    """R3, R6: the common set; part of the position only if it was drawn."""
    if box.card_set != CardSet.RANDOM:
        if "cards" in given:
            raise BadPosition("king12.error-cards-unwanted")
        return int(box.cards)
    if "cards" not in given:
        raise BadPosition("king12.error-no-cards")
    cards = _some_cards("cards", given["cards"])
    if cards & ~(1 << Card.KNIGHT) not in {mask_of(six) for six in SETS} or size(cards) != HAND:
        raise BadPosition("king12.error-cards-no-set")
    return cards


def _some_cards(key: str, value: Any) -> int:
    """A list of different cards, as bits."""
    if not isinstance(value, list | tuple):
        raise BadPosition("error-list-of-cards", name=key, value=shown(value))
    for card in value:
        if not isinstance(card, str) or card not in CARDS:
            raise BadPosition("king12.error-no-card", name=key, card=shown(card))
    if len(set(value)) != len(value):
        raise BadPosition("king12.error-card-twice", name=key)
    return mask_of(value)


def _lay_cards(box: Any, given: dict[str, Any], table: Any) -> None:
    """R1, R2, R37, R45: every seat's seven cards are in hand, in its discards, or one of them under its die."""
    piles = {
        key: [_some_cards(f"{key}[{i}]", cards) for i, cards in enumerate(listed(key, given[key], int(table.seats)))]
        for key in ("hands", "discards", "buried")
        if key in given
    }
    for seat in range(table.seats):
        buried = piles["buried"][seat] if "buried" in piles else 0
        rest = int(table.cards) & ~buried
        if "hands" in piles:
            hand = piles["hands"][seat]
            discard = piles["discards"][seat] if "discards" in piles else rest & ~hand
        else:
            discard = piles["discards"][seat] if "discards" in piles else 0
            hand = rest & ~discard
        _check_cards(int(table.cards), seat, hand, discard, buried)
        table.hand[seat], table.discard[seat], table.buried[seat] = hand, discard, buried
        table.won[seat] = size(buried)
        table.shown[seat] = table.not_buried[seat] = discard if box.open_piles else 0


def _check_cards(cards: int, seat: int, hand: int, discard: int, buried: int) -> None:
    if size(buried) > 1:
        raise BadPosition("king12.error-buried", seat=seat)
    if hand | discard | buried != cards or size(hand) + size(discard) + size(buried) != HAND:
        raise BadPosition("king12.error-not-the-seven", seat=seat, cards=", ".join(cards_of(cards)))
    if size(hand) < LEAST_HAND:
        raise BadPosition("king12.error-small-hand", seat=seat, least=LEAST_HAND)


def _lay_tokens(box: Any, given: dict[str, Any], table: Any) -> None:
    """R9: tokens that nobody holds are in the supply."""
    seats = int(table.seats)
    held = listed("tokens", given.get("tokens", [[0, 0]] * seats), seats)
    for seat in range(seats):
        table.token[seat] = whole_numbers(f"tokens[{seat}]", held[seat], 2, 0, int(max(box.supply)))
    for kind, points in enumerate(("1", "2")):
        out = int(table.token[:, kind].sum())
        if out > box.supply[kind]:
            raise BadPosition("king12.error-tokens", count=out, points=points, most=int(box.supply[kind]))
        table.supply[kind] = box.supply[kind] - out


# ---- what never changes


def components(box: Any, table: Any) -> dict[str, Any]:
    """Every seat's seven cards, all tokens, and after the first rolls all dice."""
    seats = range(int(table["seats"]))
    held = [[int(table[name][seat]) for name in ("hand", "discard", "buried")] for seat in seats]
    for seat in seats:
        if table["card"][seat] != NONE:
            held[seat].append(1 << int(table["card"][seat]))
    complete = all(sum(cards) == table["cards"] == _union(cards) for cards in held)
    return {"complete sets": complete, "tokens": (table["supply"] + table["token"].sum(0)).tolist()}


def _union(masks: list[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole
