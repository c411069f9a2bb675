"""King of 12 between two players: rounds solved as chains of matrix games, equilibrium against equilibrium.

As long as nobody has buried a card everything is known to both, so a round is a chain of matrix games: both
pick a card, the turn is carried out, chance rolls the Oracle's die, and the next matrix follows. `solve` works
backwards from the last turn. A position is two hands, two faces, and the points as (turns that scored, turns
won); for seven cards that is

| cards left | 7 v 7 | 6 v 6 | 5 v 5 | 4 v 4 | 3 v 3 | 2 v 2 |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| pairs of hands | 1 | 49 | 441 | 1225 | 1225 | 441 |
| points | 1 | 3 | 6 | 10 | 15 | 21 |
| positions | 144 | 21,168 | 381,024 | 1,764,000 | 2,646,000 | 1,333,584 |

6.1 million positions, and 4.1 million more for the rounds of 6 cards against 7; with a Lady, who moves tokens,
about twice as many. Each is one matrix of 7 x 7 at most, solved by the simplex method: ten to twenty seconds
a set of cards on one core, and then it is looked up.

What a round is worth. A round won counts 1, a cancelled one a half, a lost one 0. Before anybody has won a
round that is exact: by symmetry a cancelled round leaves even chances, which lie in the middle between winning
and losing the round, whatever those are worth. So **the rounds before the first win are solved exactly**, to
the precision of a 32-bit number.

At one win to none a cancelled round is worth another such round (R = 0.45 with the cards of the first game);
it is solved again until that agrees. A lost one leads to one win each, and that is taken to be even.

What is approximated is the card under a die, which its owner alone knows. A turn is then solved over all hands
both sides may hold (every card that was never shown since it was buried is equally likely the one), as a game in
which each side knows its own hand; but what follows the turn is judged as if both hands were known from then on.
The last turn of a round is therefore exact given these beliefs, the turns before it nearly so; `exploit.py`
measures by how much. The safety stop is left out of account.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from math import comb
from typing import Any

import numpy as np

from douzaine.engine.story import new_story
from douzaine.games.king12.bots.matrix import solve_matrix, solve_types
from douzaine.games.king12.bots.turn_game import (
    OWN,
    ROBBER,
    SPARE,
    START,
    THEIRS,
    TIE,
    TIES,
    WIDTH,
    choice_worth,
    fill_hidden,
    follow,
    list_turns,
    pair_after,
    solve_layer,
)
from douzaine.games.king12.box import BOX, HAND, Card, Move
from douzaine.games.king12.die import FACES
from douzaine.games.king12.table import NONE, TABLE, Phase

Array = Any
Driver = Callable[[Any], Callable[..., Any]]
EVEN, UNEVEN = range(2)  # rounds in which both sides have equally many cards; in which side 0 has one card less
MOST_OUTCOMES = 50_000
ROUNDS = 1500  # of regret matching where cards are buried: the gap of a turn is below a thousandth then
ROBBED = 2  # points a Lady may take
AGAIN = 2  # times that uneven rounds are solved, each with the worth of a cancelled round found before
USUAL_TIE = 440_000  # what a cancelled uneven round is about worth
ROUNDING = 2 * HAND * 2.0**-24  # what 32-bit values may cost both sides together


def is_exact(box: Any) -> bool:
    """Whether a match with these options is solved: no, only its rounds before the first win are."""
    return False


def judges(box: Any) -> bool:
    """Whether the solver knows better than a search: between two players."""
    return bool(box["players"] == 2)


def settings_of(box: Any, seen: Any) -> tuple[int, ...]:
    """What the solution depends on: the seven cards, and what values are counted from."""
    return int(seen["cards"]), int(box["final_face"])


# ---- the positions


@lru_cache(maxsize=2)
def hands_of() -> tuple[Array, Array]:
    """The sets of cards by size, and the place of each among those of its size."""
    hands = [np.array([hand for hand in range(1 << HAND) if hand.bit_count() == size]) for size in range(HAND + 1)]
    ranks = np.zeros(1 << HAND, np.int64)
    for same in hands:
        ranks[same] = np.arange(len(same))
    return hands, ranks


@lru_cache(maxsize=32)
def layers_of(cards: int) -> tuple[dict[tuple[int, int], Array], int]:
    """The layers of all positions by (EVEN or UNEVEN, cards of side 0), and how many positions there are."""
    kinds = _kinds(cards)
    lady = kinds.index(Card.LADY) if Card.LADY in kinds else NONE
    spare = ROBBED if lady != NONE else 0
    layers: dict[tuple[int, int], Array] = {}
    total = 0
    for kind in (EVEN, UNEVEN):
        following = (0, 0, 0)
        for own in range(2, HAND + 1 - kind):
            turns, hands = HAND - kind - own, comb(HAND, own + kind)
            width = sum(scored + 1 + 2 * spare for scored in range(turns + 1))
            layers[kind, own] = np.array([own, own + kind, total, width, *following, spare, lady, turns, TIES // 2])
            following = (total, width, hands)
            total += comb(HAND, own) * hands * FACES * FACES * width
    return layers, total


def _kinds(cards: int) -> list[int]:
    return [card for card in range(len(Card)) if cards >> card & 1]


# ---- solving


def solve(box: Any, seen: Any, driver: Driver) -> dict[str, Array]:
    """Every turn by the rules, then every position of a round, from few cards to many."""
    turns, outcomes = turns_of(box, int(seen["cards"]), driver)
    layers, total = layers_of(int(seen["cards"]))
    tables = {"turns": turns, "outcomes": outcomes, "values": np.zeros(total, np.float32)}
    tables["gap"] = np.array(_solve_rounds(EVEN, layers, TIES // 2, tables, driver) + ROUNDING)
    tie = USUAL_TIE
    for _ in range(AGAIN):
        _solve_rounds(UNEVEN, layers, tie, tables, driver)
        tie = round(TIES * openings(int(seen["cards"]), tables["values"], UNEVEN).max())
    return tables


def _solve_rounds(kind: int, layers: dict[tuple[int, int], Array], tie: int, tables: Any, driver: Driver) -> float:
    """All positions of rounds of a kind, a cancelled round being worth `tie`; on all cores.

    Returns by how much both sides together can be exploited at most: the greatest gaps of all turns.
    """
    cores, gap, solve_part = os.cpu_count() or 1, 0.0, driver(solve_layer)
    with ThreadPoolExecutor(cores) as pool:
        for layer in (layer for (each, _), layer in layers.items() if each == kind):
            tied = layer.copy()
            tied[TIE] = tie
            gap += max(pool.map(lambda core, tied=tied: _part(core, cores, tied, tables, solve_part), range(cores)))
    return gap


def turns_of(box: Any, cards: int, driver: Driver) -> tuple[Array, Array]:
    """What every pair of the seven cards makes of every pair of faces."""
    boxes = np.zeros(1, BOX)
    boxes[0] = box
    turns = np.zeros((HAND, HAND, FACES, FACES, ROBBER + 1), np.int64)
    outcomes = np.zeros((MOST_OUTCOMES, 3), np.int64)
    kinds, moves = np.array(_kinds(cards)), np.zeros(HAND, np.int64)
    count = driver(list_turns)(boxes, np.zeros(4, TABLE), kinds, turns, outcomes, moves, new_story(0))
    return turns, outcomes[:count].copy()


def _part(core: int, cores: int, layer: Array, tables: dict[str, Array], solve_part: Callable[..., float]) -> float:
    """One core's share of a layer."""
    hands, ranks = hands_of()
    return solve_part(
        layer,
        hands[layer[OWN]],
        hands[layer[THEIRS]],
        ranks,
        tables["turns"],
        tables["outcomes"],
        tables["values"],
        np.array([core, cores]),
        np.zeros((HAND, HAND)),
        *_scratch(),
    )


def _scratch() -> tuple[Array, Array, Array]:
    return np.zeros((HAND + 1, HAND + 1)), np.zeros((2, HAND + 1), np.int64), np.zeros((2, HAND))


# ---- what each move is worth


def openings(cards: int, values: Array, kind: int) -> Array:
    """What a round is worth to side 0 before the dice are rolled, by the card missing in either hand.

    Rows are side 0's hands of six in the order of `hands_of`; columns side 1's, one only if it has all seven.
    """
    layer = layers_of(cards)[0][kind, HAND - 1]
    shape = (HAND, comb(HAND, HAND - 1 + kind), FACES * FACES, layer[WIDTH])
    first = values[layer[START] : layer[START] + int(np.prod(shape))].reshape(shape)
    means: Array = first[..., layer[SPARE]].mean(axis=2, dtype=float)
    return means


def appraise(
    box: Any, tables: dict[str, Array], seen: Any, seat: int, moves: list[int], driver: Driver
) -> tuple[Array, Array]:
    """Both seats' winning chances after each of the legal moves, and how often best play makes each."""
    known = _Known(tables, seen, seat, driver)
    worths, mix = known.weigh(moves)
    own = known.chance(worths)
    return np.stack([own, 1 - own] if seat == 0 else [1 - own, own], axis=1), mix


class _Known:
    """What a seat knows of a round, in terms of sides."""

    def __init__(self, tables: dict[str, Array], seen: Any, seat: int, driver: Driver) -> None:
        self.tables, self.seen, self.seat, self.driver = tables, seen, seat, driver
        self.cards = int(seen["cards"])
        self.kinds = _kinds(self.cards)
        self.has_won = [int(seen["won"][each]) > 0 for each in range(2)]
        self.seats = (1, 0) if self.has_won[1] and not self.has_won[0] else (0, 1)  # by side
        self.side = self.seats.index(seat)
        points = [int(seen["token"][each] @ (1, 2)) for each in self.seats]
        self.scored = sum(points) // 3
        self.won = points[0] - self.scored
        self.dice = [int(seen["die"][each]) - 1 for each in self.seats]

    def weigh(self, moves: list[int]) -> tuple[Array, Array]:
        """What each move makes of the round for this seat, and how often it is made."""
        phase = int(self.seen["phase"])
        if phase == Phase.PICK:
            return self._pick()
        if phase == Phase.BURY:
            worths = np.array([self._bury(move - Move.BURY) for move in moves])
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
        seat = self.seats[side]
        unseen = self._local(int(self.seen["cards"]) & ~int(self.seen["shown"][seat]))
        if not self.has_won[seat]:
            return [unseen]
        buried = unseen & ~self._local(int(self.seen["not_buried"][seat]))
        return [unseen & ~(1 << place) for place in range(HAND) if buried >> place & 1]

    def _layer(self, size: int) -> Array:
        """The layer of positions in which side 0 has so many cards."""
        return layers_of(self.cards)[0][UNEVEN if self.has_won[0] != self.has_won[1] else EVEN, size]

    # step 1

    def _pick(self) -> tuple[Array, Array]:
        """The equilibrium of this turn."""
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
        tableau, labels, mixes = _scratch()
        driver(solve_matrix)(np.ascontiguousarray(payoff[0, 0]), own, theirs, tableau, labels, mixes)
        return [mixes[:1, :own], mixes[1:, :theirs]]
    regrets, played, worths = np.zeros((3, 2, max(mine, yours), HAND))
    chances, their_chances = np.full(mine, 1 / mine), np.full(yours, 1 / yours)
    counts, payoff = np.array([own, theirs]), np.ascontiguousarray(payoff)
    driver(solve_types)(payoff, chances, their_chances, counts, rounds, regrets, played, worths)
    shares = [played[0, :mine, :own], played[1, :yours, :theirs]]
    return [share / share.sum(axis=1, keepdims=True) for share in shares]
