"""13 Crowns' puzzles: two players, and a turn that can win. Exact, by following all lines of the turn.

The value of a choice is the chance to own 13 crowns before the turn is over, for a player who knows their own hand, the
King and nothing else: every hidden card is equally likely to be any other hidden card.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from math import comb
from typing import Any

from douzaine.games.crowns13.box import CROWNS_TO_WIN, MOST_TOKENS, Move, cards_of, in_mask
from douzaine.games.crowns13.decks import STAND_IN
from douzaine.games.crowns13.laws import COLOURS, SPECIAL, Act
from douzaine.games.crowns13.table import Phase

OPTIONS = {"players": 2}
SEAT, OTHER = 0, 1
OWN_CROWNS, THEIR_CROWNS = (7, 11), (6, 12)
HANDS = (5, 6, 6, 6, 7)  # sizes of hands to draw from
THEIR_HAND = 6
LEAST = 0.5  # chance to win this turn; otherwise it is not a puzzle about winning
SURE = 1 - 1e-9


def propose(rng: random.Random) -> tuple[dict[str, Any], list[str], int]:
    """A King, two hands, and some tokens."""
    cards = list(_cards())
    rng.shuffle(cards)
    own, king = rng.choice(HANDS), cards[0]
    ids = [card.id for card in cards]
    throne, ids = ([ids[1], ids[0]], ids[2:]) if king.hole else (ids[:1], ids[1:])  # nothing is hidden there
    hands = [ids[:own], ids[own : own + THEIR_HAND]]
    tokens = [[rng.choice([*COLOURS, "guard"]) for _ in range(rng.randint(0, MOST_TOKENS))] for _ in range(2)]
    position = {
        "throne": throne,
        "hands": hands,
        "crowns": [rng.randint(*OWN_CROWNS), rng.randint(*THEIR_CROWNS)],
        "coats": [{colour: held.count(colour) for colour in COLOURS if colour in held} for held in tokens],
        "guards": [held.count("guard") for held in tokens],
        "turn": SEAT,
        **({"announced": rng.choice(COLOURS)} if king.act == Act.ANNOUNCED else {}),
    }
    return position, [], SEAT


@cache
def _cards() -> tuple[Any, ...]:
    return cards_of({"deck": STAND_IN, "first_king_extra": False})


def weigh(
    match: Any, seat: int, ways: Any, solved: Callable[[], Any]
) -> list[tuple[Any, float, bool, dict[str, float], tuple[str, ...] | None]] | None:
    """The chance to win this turn after everything one may do first."""
    turn = _Turn(match.box.data[0], ways)
    found = [(move, turn.after(match.data, move)) for move in ways.legal(match.data, SEAT)]
    best = max(worth for _, worth in found)
    if best < LEAST:
        return None
    words = match.box.moves
    return [
        ((words[move],), worth, worth >= best - 1e-9, {}, turn.line(match.data, move) if worth > best - 1e-9 else None)
        for move, worth in found
    ]


class _Turn:
    """The chance of the seat to win before its turn ends, from any Table of the turn."""

    def __init__(self, box: Any, ways: Any) -> None:
        self._box, self._ways = box, ways
        self._known: dict[bytes, float] = {}

    def worth(self, data: Any) -> float:
        """The value of a Table with best play."""
        table = data[0]
        if table["crowns"][SEAT] >= CROWNS_TO_WIN:
            return 1.0
        if table["over"] or table["turn"] != SEAT or table["phase"] in (Phase.RENEW, Phase.DRAW, Phase.GUARD):
            return 0.0  # nothing more is earned this turn
        key = data.tobytes()
        if key not in self._known:
            self._known[key] = self._steal(data) if table["phase"] == Phase.STOLEN else self._choose(data)
        return self._known[key]

    def _steal(self, data: Any) -> float:
        return sum(chance * self.worth(after) for chance, after in self._stolen(data))

    def _choose(self, data: Any) -> float:
        best = 0.0
        for move in self._ways.legal(data, SEAT):
            best = max(best, self.after(data, move))
            if best > SURE:
                break
        return best

    def after(self, data: Any, move: int) -> float:
        """The value of a move; claiming the most of a colour depends on the hidden hand."""
        if move == Move.RENEW:
            return 0.0
        chance, after = self._made(data, move)
        return chance * self.worth(after) if chance else 0.0

    def line(self, data: Any, move: int) -> tuple[str, ...]:
        """The moves that win after a first one, with luck where there is need of it."""
        moves = [move]
        _, data = self._made(data, move)
        while data[0]["crowns"][SEAT] < CROWNS_TO_WIN:
            if data[0]["phase"] == Phase.STOLEN:
                data = max((after for _, after in self._stolen(data)), key=self.worth)
                continue
            moves.append(max(self._ways.legal(data, SEAT), key=partial(self.after, data)))
            _, data = self._made(data, moves[-1])
        return tuple(self._ways.box.moves[each] for each in moves)

    def _made(self, data: Any, move: int) -> tuple[float, Any]:
        """The Table after a move, and the chance that it comes off."""
        king = int(data[0]["throne"][int(data[0]["height"]) - 1])
        if move == Move.APPLY and self._box["act"][king] == Act.MOST:
            return self._claim(data, int(self._box["slots"][king][0]))
        return 1.0, self._ways.after(data, (SEAT, move))

    # ---- the other player's possible hands

    def _claim(self, data: Any, colour: int) -> tuple[float, Any]:
        """R41, R42: most cards of a colour, against every hand the other may hold."""
        table, cards = data[0], int(self._box["of_colour"][colour])
        unseen, size = in_mask(table["hand"][OTHER] | table["draw"]), int(table["hand_size"][OTHER])
        own = (int(table["hand"][SEAT]) & cards).bit_count()
        fitting = [card for card in unseen if cards >> card & 1]
        rest = [card for card in unseen if not cards >> card & 1]
        ways = [comb(len(fitting), held) * comb(len(rest), size - held) for held in range(min(own, size + 1))]
        chance = sum(ways) / comb(len(unseen), size)
        if chance == 0:
            return 0.0, data
        won = self._with_hand(data, (rest + fitting)[:size])
        return chance, self._ways.after(won, (SEAT, int(Move.APPLY)))

    def _stolen(self, data: Any) -> Iterator[tuple[float, Any]]:
        """R51: a card of the other hand, any that is not in sight; only its colour counts in this turn."""
        table = data[0]
        unseen, size = in_mask(table["hand"][OTHER] | table["draw"]), int(table["hand_size"][OTHER])
        for colour in range(SPECIAL + 1):
            same = [card for card in unseen if int(self._box["of_colour"][colour]) >> card & 1]
            if same:
                others = [card for card in unseen if card != same[0]]
                hand = sorted([same[0], *others[: size - 1]])
                after = self._ways.dealt(self._with_hand(data, hand), hand.index(same[0]))
                yield len(same) / len(unseen), after

    @staticmethod
    def _with_hand(data: Any, hand: list[int]) -> Any:
        """A copy of a Table with another hand for the other player, whose old hand goes to the draw pile."""
        changed = data.copy()
        table, mask = changed[0], sum(1 << card for card in hand)
        both = int(table["hand"][OTHER]) | int(table["draw"])
        table["hand"][OTHER], table["draw"] = mask, both & ~mask
        return changed
