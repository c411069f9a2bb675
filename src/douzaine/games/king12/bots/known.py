"""King of 12 between two players: what a seat knows, and what the solution makes of it.

Where hands are known they are looked up. Where cards are buried the round is solved over all hands both sides may
hold (`rest.py`): from the third turn on the whole rest of it, before that the next turn or two. What was shown on the
way tells what a side may hold; in the first turn of a round, or where a position was set up, every card that was not
shown since it was buried is equally likely the one.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np

from douzaine.games.king12.bots.matrix import solve_matrix, solve_types
from douzaine.games.king12.bots.positions import EVEN, UNEVEN, hands_of, kinds_of, layer_of, openings, scratch
from douzaine.games.king12.bots.rest import Rest, Start, Step, rest_of, turns_ahead
from douzaine.games.king12.bots.tree import FACE, OTHER_FACE
from douzaine.games.king12.bots.turn_game import (
    CHANCES,
    FIRST,
    NOBODY,
    OWN,
    ROBBER,
    THEIRS,
    choice_worth,
    fill_hidden,
    follow,
    is_decided,
    pair_after,
)
from douzaine.games.king12.box import HAND, Card, Move
from douzaine.games.king12.rules.trail import card_then, face_then, not_buried_then, points_then
from douzaine.games.king12.table import NONE, Phase
from douzaine.games.king12.view import size_of

Array = Any
Driver = Callable[[Any], Callable[..., Any]]
ROUNDS = 1500  # of regret matching over a turn: its gap is below a thousandth then
TURNS = HAND - 2  # of a round in which somebody has buried a card
ALL = (1 << HAND) - 1


class Known:
    """What a seat knows of a round, in terms of sides. Cards are counted by their places among the seven."""

    def __init__(self, tables: dict[str, Array], seen: Any, seat: int, driver: Driver) -> None:
        self.tables, self.seen, self.seat, self.driver = tables, seen, seat, driver
        self.cards = int(seen["cards"])
        self.kinds = kinds_of(self.cards)
        self.has_won = [int(seen["won"][each]) > 0 for each in range(2)]
        self.seats = (1, 0) if self.has_won[1] and not self.has_won[0] else (0, 1)  # by side
        self.side = self.seats.index(seat)
        points = [int(seen["token"][each] @ (1, 2)) for each in self.seats]
        self.scored = sum(points) // 3
        self.won = points[0] - self.scored
        self.dice = [int(seen["die"][each]) - 1 for each in self.seats]
        self._is_pick = int(seen["phase"]) == Phase.PICK

    def weigh(self, moves: list[int]) -> tuple[Array, Array]:
        """What each move makes of the round for this seat, and how often it is made."""
        phase = int(self.seen["phase"])
        if phase == Phase.PICK:
            return self._pick()
        if phase == Phase.BURY:
            worths = np.array([self._bury(move - Move.BURY) for move in moves])
        elif (found := self._rest()) is not None and found[1] + 1 < len(found[0].turns):
            return self._choose_hidden(*found, moves)
        else:
            worths = np.array([self._answer(number, move) for number, move in enumerate(moves)])
        return worths, np.arange(len(moves)) == np.argmax(worths)

    def chance(self, worth: Array) -> Array:
        """The chance to win the match, from what this round is worth."""
        mine, theirs = self.has_won[self.seat], self.has_won[1 - self.seat]
        if mine or theirs:
            return worth if mine and theirs else (worth + mine) / 2
        ahead = (1 + openings(self.cards, self.tables["values"], UNEVEN).max()) / 2
        return worth * ahead + (1 - worth) * (1 - ahead)

    # hands

    def _local(self, cards: int) -> int:
        """A set of cards by their places among the seven."""
        return sum(1 << place for place, card in enumerate(self.kinds) if cards >> card & 1)

    def hands(self, side: int) -> list[int]:
        """The hands a side may hold, as far as everybody knows."""
        seat, unseen = self.seats[side], ALL & ~self._shown(side)
        known = self._local(int(self.seen["not_buried"][seat]))
        outs = [sum(1 << place for place in out) for out in combinations(places_of(unseen), self._missing(side))]
        return [unseen & ~out for out in outs if not self.has_won[seat] or out & ~known]

    def _missing(self, side: int) -> int:
        """How many unseen cards a side does not hold: the buried one, and its discards where a position was set up."""
        seat = self.seats[side]
        held = size_of(int(self.seen["hand"][seat])) + (int(self.seen["card"][seat]) != NONE) * self._is_pick
        return int((ALL & ~self._shown(side)).bit_count() - held)

    def _layer(self, size: int) -> Array:
        """The layer of positions in which side 0 has so many cards."""
        kind = UNEVEN if self.has_won[0] != self.has_won[1] else EVEN
        return layer_of(self.tables, self.cards, kind, size)

    # the rest of a round with buried cards

    def _rest(self) -> tuple[Rest, int, int] | None:
        """The rest of the round, and the turn and node at hand; None where another way is as good or the only one."""
        now = self._shown(0).bit_count() - (not self._is_pick)
        is_normal = all(self._missing(side) == self.has_won[seat] for side, seat in enumerate(self.seats))
        if not is_normal or len(self.hands(0)) == len(self.hands(1)) == 1:
            return None
        turn = now
        while turn > 0 and all(self._noted(turn - 1)):
            turn -= 1
        start = self._start(turn)
        while True:
            ahead = turns_ahead(TURNS - turn)
            layers = [self._layer(size) for size in range(HAND - 1 - turn, max(HAND - 2 - turn - ahead, 1), -1)]
            if is_decided(layers[0], *start.node[:2], *start.node[4:]) >= 0:
                return None
            rest = rest_of(self.tables, layers, start, self.driver)
            is_here = turn == now or ahead == TURNS - turn
            last = now if is_here else turn + 1
            found = rest.find([Step(self._cards(each), self._moment(each + 1)) for each in range(turn, last)])
            if is_here or found is None:
                return None if found is None else (rest, *found)
            turn, start = last, rest.start(*found)

    def _noted(self, turn: int) -> list[int]:
        """What everybody remembers of a turn of this round, by side."""
        return [int(self.seen["trail"][turn, seat]) for seat in self.seats]

    def _cards(self, turn: int) -> tuple[int, int]:
        own, theirs = (self.kinds.index(card_then(noted)) for noted in self._noted(turn))
        return own, theirs

    def _shown(self, side: int) -> int:
        return self._local(int(self.seen["shown"][self.seats[side]]))

    def _moment(self, turn: int) -> tuple[int, ...]:
        """Faces and points before a turn that was played or is being played."""
        noted = self._noted(turn)
        if not all(noted):
            return (*self.dice, self.scored, self.won)
        points = [points_then(each) for each in noted]
        scored = sum(points) // 3
        return (*(face_then(each) - 1 for each in noted), scored, points[0] - scored)

    def _start(self, turn: int) -> Start:
        """What everybody knew before a turn. Every card that was not shown since it was buried is equally likely."""
        unseen, beliefs = [], []
        for side, seat in enumerate(self.seats):
            noted = [self._noted(each)[side] for each in range(turn, TURNS)]
            left = ALL & ~self._shown(side)
            for each in noted:
                left |= 1 << self.kinds.index(card_then(each)) if each else 0
            unseen.append(left)
            known = not_buried_then(noted[0]) if noted[0] else int(self.seen["not_buried"][seat])
            may_be = [not self._local(known) >> place & 1 for place in places_of(left)]
            beliefs.append(tuple(each / sum(may_be) for each in may_be) if self.has_won[seat] else ())
        return Start((*unseen, *self._moment(turn)), tuple(beliefs))

    def _buried(self, rest: Rest, number: int, place: int) -> int:
        """The own kind: the card that is neither in hand nor on the table."""
        held = self._local(int(self.seen["hand"][self.seat]))
        if int(self.seen["card"][self.seat]) >= 0:
            held |= self._local(1 << int(self.seen["card"][self.seat]))
        return next(kind for kind in rest.kinds(number, place, self.side) if kind < 0 or not held >> kind & 1)

    # step 1

    def _pick(self) -> tuple[Array, Array]:
        """The equilibrium of the rest of the round, or of this turn."""
        found = self._rest()
        if found is not None:
            rest, number, place = found
            kind = self._buried(rest, number, place)
            cards = [card != kind for card in places_of(rest.turns[number].unseen(self.side, place))]
            return rest.worths(number, place, self.side, kind)[cards], rest.mix(number, place, self.side, kind)[cards]
        hands = [self.hands(side) for side in range(2)]
        layer = self._layer(hands[0][0].bit_count())
        payoff, mixes = plan_turn(self.tables, layer, hands, self.dice, (self.scored, self.won), self.driver)
        held = hands[self.side].index(self._local(int(self.seen["hand"][self.seat])))
        if self.side == 0:
            worths = np.einsum("kij,kj->i", payoff[held], mixes[1]) / len(hands[1])
        else:
            worths = 1 - np.einsum("kij,ki->j", payoff[:, held], mixes[0]) / len(hands[0])
        return worths, mixes[self.side][held]

    # step 3, a robbery, a burial

    def _choose_hidden(self, rest: Rest, number: int, place: int, moves: list[int]) -> tuple[Array, Array]:
        """What each choice of step 3 or token to take is worth before a turn with hidden hands."""
        cards = self._cards(self._shown(0).bit_count() - 1)
        kind = self._buried(rest, number, place)
        worths, mix = rest.choice(number, place, cards, self.side, kind)
        ways = ways_of(self.tables, cards, rest.turns[number].nodes[place, FACE : OTHER_FACE + 1], len(moves))
        first = np.array([ways.index(way) == move for move, way in enumerate(ways)])
        return worths[ways], mix[ways] * first

    def _answer(self, number: int, move: int) -> float:
        """What a choice of step 3 or a token to take is worth, over the hands the other side may hold."""
        own = self._local(int(self.seen["hand"][self.seat]))
        worths = []
        for other in self.hands(1 - self.side):
            hand, their_hand = (own, other) if self.side == 0 else (other, own)
            layer = self._layer(hand.bit_count() + 1)
            pair = pair_after(layer, hands_of()[1], hand, their_hand, HAND, HAND)
            take = move - Move.TAKE
            worths.append(self._rob(layer, pair, take) if take >= 0 else self._choose(layer, pair, number))
        return float(np.mean(worths)) if self.side == 0 else 1 - float(np.mean(worths))

    def _rob(self, layer: Array, pair: int, points: int) -> float:
        won = self.won + (points if self.side == 0 else -points)
        die, other = self.dice
        return float(follow(layer, self.tables["values"], pair, die, other, self.scored, won))

    def _choose(self, layer: Array, pair: int, number: int) -> float:
        """The Merchants have passed the dice already; the turns are listed by the faces before."""
        cards = [self.kinds.index(int(self.seen["card"][each])) for each in self.seats]
        dice = self.dice if not int(self.seen["effects"]) >> Card.MERCHANTS & 1 else self.dice[::-1]
        turn = self.tables["turns"][(*cards, *dice)]
        outcomes, values = self.tables["outcomes"], self.tables["values"]
        return float(choice_worth(layer, turn, outcomes, values, pair, number, self.scored, self.won))

    def _bury(self, card: int) -> float:
        """What the next round is worth without this card."""
        _, ranks = hands_of()
        row = ranks[((1 << HAND) - 1) & ~(1 << self.kinds.index(card))]
        if not self.has_won[1 - self.seat]:
            return float(openings(self.cards, self.tables["values"], UNEVEN)[row, 0])
        columns = [ranks[hand] for hand in self.hands(1 - self.side)]
        return float(openings(self.cards, self.tables["values"], EVEN)[row, columns].mean())


def places_of(cards: int) -> list[int]:
    """The cards of a set."""
    return [place for place in range(HAND) if cards >> place & 1]


def ways_of(tables: dict[str, Array], cards: tuple[int, int], faces: Array, count: int) -> list[int]:
    """By choice, which of the ways that differ it is."""
    turn = tables["turns"][(*cards, *faces)]
    if turn[CHANCES] > 1 or turn[ROBBER] != NOBODY:
        return list(range(count))
    outcomes = tables["outcomes"][turn[FIRST] : turn[FIRST] + count].tolist()
    different = [each for number, each in enumerate(outcomes) if outcomes.index(each) == number]
    return [different.index(each) for each in outcomes]


def plan_turn(
    tables: dict[str, Array], layer: Array, hands: list[list[int]], dice: list[int], points: Any, driver: Driver
) -> tuple[Array, list[Array]]:
    """What every pair of cards of every pair of hands is worth to side 0, and how each side plays each hand."""
    payoff = np.zeros((len(hands[0]), len(hands[1]), HAND, HAND))
    known = (tables["turns"], tables["outcomes"], tables["values"])
    mine, yours = map(np.array, hands)
    driver(fill_hidden)(layer, mine, yours, hands_of()[1], *known, *dice, *points, payoff)
    payoff = payoff[:, :, : layer[OWN], : layer[THEIRS]]
    return payoff, equilibrium(payoff, driver)


def equilibrium(payoff: Array, driver: Driver, rounds: int = ROUNDS) -> list[Array]:
    """How often each side plays each card of each hand it may hold, all hands of a side being equally likely."""
    mine, yours, own, theirs = payoff.shape
    if mine == yours == 1:
        tableau, labels, mixes = scratch()
        driver(solve_matrix)(np.ascontiguousarray(payoff[0, 0]), own, theirs, tableau, labels, mixes)
        return [mixes[:1, :own], mixes[1:, :theirs]]
    regrets, played, worths = np.zeros((3, 2, max(mine, yours), HAND))
    chances, their_chances = np.full(mine, 1 / mine), np.full(yours, 1 / yours)
    counts, payoff = np.array([own, theirs]), np.ascontiguousarray(payoff)
    driver(solve_types)(payoff, chances, their_chances, counts, rounds, regrets, played, worths)
    shares = [played[0, :mine, :own], played[1, :yours, :theirs]]
    return [share / share.sum(axis=1, keepdims=True) for share in shares]
