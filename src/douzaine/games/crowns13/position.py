"""13 Crowns: Table ↔ position."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypedDict

from douzaine.errors import BadPosition
from douzaine.games.crowns13.box import COATS, CROWNS_TO_WIN, GUARDS, MOST_TOKENS, in_mask
from douzaine.games.crowns13.laws import COLOURS, Act, id_of
from douzaine.games.crowns13.rules.setup import every_card, lay_out
from douzaine.games.crowns13.rules.turn import begin_turn
from douzaine.games.crowns13.table import PLACES, PUBLIC, Phase, Place
from douzaine.games.declare import shown
from douzaine.games.positions import Count, SeatNumber, listed, one_of, told, whole_number, whole_numbers, words

Colour = Annotated[str, words(*COLOURS)]
Pile = list[str] | Count  # the number of cards, where they are hidden
MOMENTS = ("over", *(phase.name.lower() for phase in Phase))
KEYS = (
    "throne",
    "hands",
    "discard",
    "draw",
    "crowns",
    "coats",
    "guards",
    "guard",
    "announced",
    "turn",
    "turns",
)


class Position(TypedDict):
    """A match of 13 Crowns. Cards by their ids; a hidden pile is a number, a hidden thing `"?"`."""

    throne: Annotated[list[str], told("bottom to top; the last is the King")]
    hands: Annotated[list[Pile], told("by seat")]
    discard: Annotated[Pile, told("face down")]
    draw: Annotated[Pile, told("in no order that anybody knows")]
    crowns: Annotated[list[Count | Literal["?"]], told("by seat")]
    coats: Annotated[list[dict[str, Count]], told("by seat: how many of each colour")]
    guards: Annotated[list[Count], told("by seat")]
    guard: Annotated[SeatNumber | None, told("whose guard is on the King")]
    announced: Annotated[Colour | None, told("for the King's action")]
    turn: Annotated[SeatNumber, told("whose turn it is")]
    turns: Annotated[Count, told("played to their end")]
    moment: Annotated[str, words(*MOMENTS), told("what is asked, or dealt")]
    shown: Annotated[list[str], told("cards revealed this turn")]
    applied: Annotated[Count, told("how often the law was applied this turn")]
    victim: Annotated[SeatNumber | None, told("who is being robbed")]
    quiet: Annotated[bool, told("the start of a turn: a match can be set up from here")]


def quiet_values(box: Any) -> dict[str, Any]:
    """The default values: those at the start of a turn."""
    return {"quiet": True, "moment": "turn", "shown": [], "applied": 0, "victim": None}


def is_quiet(box: Any, table: Any) -> bool:
    """The start of a turn."""
    return bool(table["phase"] == Phase.TURN and not table["over"])


def to_position(box: Any, table: Any) -> Position:
    """Everything on the table, or everything the reader of a view may see, in plain values."""
    seats = int(table["seats"])

    def cards(mask: Any, size: Any, is_open: bool) -> Any:
        return [id_of(box, card) for card in in_mask(mask)] if is_open else int(size)

    def sees(seat: int) -> bool:
        return table["reader"] in (0, 1 + seat)

    is_table = not table["reader"]
    hide_crowns = not is_table and not box["crowns_visible"]
    return {
        "throne": _throne(box, table),
        "hands": [cards(table["hand"][seat], table["hand_size"][seat], sees(seat)) for seat in range(seats)],
        "discard": cards(table["discard"], table["discard_size"], is_table),
        "draw": cards(table["draw"], table["draw_size"], is_table),
        "crowns": ["?" if hide_crowns and not sees(seat) else int(table["crowns"][seat]) for seat in range(seats)],
        "coats": [
            {colour: int(count) for colour, count in zip(COLOURS, owned, strict=True) if count}
            for owned in table["coats"][:seats]
        ],
        "guards": table["guards"][:seats].tolist(),
        "guard": None if table["guard"] < 0 else int(table["guard"]),
        "announced": None if table["announced"] < 0 else COLOURS[table["announced"]],
        "turn": int(table["turn"]),
        "turns": int(table["turns"]),
        "moment": "over" if table["over"] else Phase(int(table["phase"])).name.lower(),
        "shown": [id_of(box, card) for card in in_mask(table["shown"])],
        "applied": int(table["applied"]),
        "victim": None if table["victim"] < 0 else int(table["victim"]),
        "quiet": is_quiet(box, table),
    }


def _throne(box: Any, table: Any) -> list[str]:
    """Bottom to top; in a view only the King and the card whose reward shows."""
    pile = table["throne"][: table["height"]].tolist()
    seen = {pile[-1], int(table["reward"])} if table["reader"] else set(pile)
    return [id_of(box, card) if card in seen else "?" for card in pile]


# ---- from a position


def from_position(box: Any, given: dict[str, Any], table: Any) -> None:
    """Set up a blank Table at the start of a turn. Nobody knows anything about earlier play."""
    lay_out(box, table)
    table.turn = whole_number("turn", given.get("turn", 0), 0, int(box.players) - 1)
    limit = [int(box.max_turns) - 1] if box.max_turns else []
    table.turns = whole_number("turns", given.get("turns", 0), 0, *limit)
    _lay_cards(box, given, table)
    _lay_tokens(box, given, table)
    _lay_king(box, given, table)
    for reader in (*range(int(box.players)), PUBLIC):
        _forget(box, table, reader)
    begin_turn(table)


def _lay_cards(box: Any, given: dict[str, Any], table: Any) -> None:
    seats = int(box.players)
    pool = _Pool(box)
    throne = pool.take("throne", given.get("throne", [id_of(box, int(box.first_king))]))
    hands = [pool.take(f"hands[{seat}]", hand) for seat, hand in enumerate(_per_seat("hands", given, seats, []))]
    discard = pool.take("discard", given.get("discard", []))
    draw = pool.take("draw", given["draw"]) if "draw" in given else sorted(pool.left)
    if "draw" in given and pool.left:
        missing = ", ".join(id_of(box, card) for card in sorted(pool.left)[:6])
        raise BadPosition("crowns13.error-cards-missing", cards=missing)
    if not throne:
        raise BadPosition("crowns13.error-no-king")
    table.throne[: len(throne)] = throne
    table.height = len(throne)
    for seat, hand in enumerate(hands):
        table.hand[seat], table.hand_size[seat] = _mask(hand), len(hand)
    table.discard, table.discard_size = _mask(discard), len(discard)
    table.draw, table.draw_size = _mask(draw), len(draw)


class _Pool:
    """The cards in play, each of which can be taken once."""

    def __init__(self, box: Any) -> None:
        self._numbers = {id_of(box, card): card for card in range(int(box.cards))}
        self.left = set(self._numbers.values())

    def take(self, key: str, ids: Any) -> list[int]:
        if not isinstance(ids, list | tuple):
            raise BadPosition("error-list-of-cards", name=key, value=shown(ids))
        return [self._take(key, id) for id in ids]

    def _take(self, key: str, id: Any) -> int:
        number = self._numbers.get(id) if isinstance(id, str) else None
        if number is None:
            raise BadPosition("crowns13.error-no-card", name=key, card=shown(id))
        if number not in self.left:
            raise BadPosition("crowns13.error-card-twice", name=key, card=id)
        self.left.remove(number)
        return number


def _mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def _per_seat(key: str, given: dict[str, Any], seats: int, default: Any) -> list[Any]:
    return listed(key, given.get(key, [default] * seats), seats)


def _lay_tokens(box: Any, given: dict[str, Any], table: Any) -> None:
    """R9, R56: what nobody owns is in the supply; nobody owns more than two tokens."""
    seats = int(box.players)
    table.crowns[:seats] = whole_numbers("crowns", given.get("crowns", [0] * seats), seats, 0, CROWNS_TO_WIN - 1)
    table.guards[:seats] = whole_numbers("guards", given.get("guards", [0] * seats), seats, 0, MOST_TOKENS)
    for seat, owned in enumerate(_per_seat("coats", given, seats, {})):
        if not isinstance(owned, Mapping):
            raise BadPosition("crowns13.error-coats", seat=seat, value=shown(owned))
        for colour, count in owned.items():
            place = COLOURS.index(one_of(f"coats[{seat}]", colour, COLOURS))
            table.coats[seat, place] = whole_number(f"coats[{seat}][{colour}]", count, 0, COATS)
    on_king = given.get("guard")
    table.guard = -1 if on_king is None else whole_number("guard", on_king, 0, seats - 1)
    table.supply_crowns -= table.crowns.sum()
    table.supply_guards -= table.guards.sum() + (on_king is not None)
    table.supply_coats -= table.coats.sum(axis=0, dtype=table.supply_coats.dtype)
    _check_tokens(table)


def _check_tokens(table: Any) -> None:
    for seat in range(int(table.seats)):
        if table.guards[seat] + table.coats[seat].sum() > MOST_TOKENS:
            raise BadPosition("crowns13.error-many-tokens", seat=seat, most=MOST_TOKENS)
    if table.supply_guards < 0:
        raise BadPosition("crowns13.error-many-guards", most=GUARDS)
    for colour, left in zip(COLOURS, table.supply_coats, strict=True):
        if left < 0:
            raise BadPosition("crowns13.error-many-coats", most=COATS, colour=colour)


def _lay_king(box: Any, given: dict[str, Any], table: Any) -> None:
    """R28, R33, Q8: the reward that shows, and the announced colour if the King's action uses one."""
    pile = table.throne[: table.height].tolist()
    rewards = [card for card in pile if not box.hole[card]]
    if not rewards:
        raise BadPosition("crowns13.error-no-reward")
    table.reward = rewards[-1]
    table.seen = 1 << pile[-1] | 1 << rewards[-1]
    colour = given.get("announced")
    if box.act[pile[-1]] == Act.ANNOUNCED:
        table.announced = COLOURS.index(one_of("announced", colour, COLOURS))
    elif colour is not None:
        raise BadPosition("crowns13.error-announced", card=id_of(box, pile[-1]))


def _forget(box: Any, table: Any, reader: int) -> None:
    """A reader sees their own hand and what shows on the throne; any other card may be anywhere else."""
    seen = int(table.seen)
    hand = int(table.hand[reader]) if reader != PUBLIC else 0
    unknown = int(every_card(box)) & ~seen & ~hand
    sizes = [*table.hand_size.tolist(), int(table.draw_size), int(table.discard_size)]
    sizes.append(int(table.height) - len(in_mask(seen)))
    for place in range(PLACES):
        table.may[reader, place] = unknown if sizes[place] else 0
    table.may[reader, Place.THRONE] |= seen
    if reader != PUBLIC:
        table.may[reader, reader] = hand


def components(box: Any, table: Any) -> dict[str, int]:
    """What must stay the same during a match: cards, each in one place, crowns and tokens."""
    throne = sum(1 << card for card in table["throne"][: table["height"]].tolist())
    masks = [*table["hand"].tolist(), int(table["draw"]), int(table["discard"]), throne]
    sizes = [*table["hand_size"].tolist(), int(table["draw_size"]), int(table["discard_size"]), int(table["height"])]
    together = 0
    for mask in masks:
        together |= mask
    counts = {
        "cards": together,
        "sizes that are wrong": sum(mask.bit_count() != size for mask, size in zip(masks, sizes, strict=True)),
        "crowns": int(table["crowns"].sum() + table["supply_crowns"]),
        "guards": int(table["guards"].sum() + table["supply_guards"] + (table["guard"] >= 0)),
    }
    for number, colour in enumerate(COLOURS):
        counts[colour] = int(table["coats"][:, number].sum() + table["supply_coats"][number])
    return counts
