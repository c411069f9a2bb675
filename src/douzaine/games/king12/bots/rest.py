"""King of 12 between two players: the rest of a round with buried cards, solved over all hands both sides may hold.

`tree.py` lays down everything that can still happen, and `ranges.py` lets both sides learn from it, each for every
kind of hand it may hold. Learning ends once exact best replies to what both have learned gain little. With three
turns to go that takes up to 20,000 nodes of the last turn and about a hundred rounds of learning. With four turns to
go the nodes would be a million; then only the next turns are looked at, as if all hands were known after them, and
what both sides show in the first of them tells what they may hold when the next is solved.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from douzaine.games.king12.bots.positions import hands_of
from douzaine.games.king12.bots.ranges import (
    LEARN,
    NOW,
    PLAY,
    PLAYED,
    REPLY,
    meet,
    reach_nodes,
    weigh_known,
    weigh_last,
    weigh_meeting,
    weigh_nodes,
)
from douzaine.games.king12.bots.tree import FACE, LAST, MOST_WAYS, ROLLS, ROW, UNSEEN, WAYS, fill_known, fill_last, grow
from douzaine.games.king12.bots.turn_game import CHANCES, CHOICES, OWN
from douzaine.games.king12.box import HAND

Array = Any
Driver = Callable[[Any], Callable[..., Any]]
MOST_TURNS = 3  # to go, for which the rest of a round is solved
AHEAD = {4: 2, 5: 2}  # by turns to go, how many are looked at before all hands are taken to be known
ERRORS = 0.002  # how often a side that learns does anything
CLOSE = {1: 0.0001, 2: 0.0005, 3: 0.002}  # of a round, by turns to go: what best replies may gain when learning ends,
ROUGH = 0.008  # and where what follows is a guess
LESSON = 20  # rounds of learning between two looks at that
MOST_LESSONS = 30
POWER = 2  # later rounds of learning count more
KEPT = 12  # solved rests in memory, of 6 MB at most


@dataclass(frozen=True)
class Start:
    """What everybody knows at the start of a turn, by side."""

    node: tuple[int, ...]  # unseen cards and faces of both sides, and the points
    beliefs: tuple[tuple[float, ...], ...]  # how likely each unseen card is the one buried; () for a side without one


@dataclass(frozen=True)
class Step:
    """A turn that was played: both cards, and faces and points after it."""

    cards: tuple[int, int]
    after: tuple[int, ...]


def turns_ahead(turns: int) -> int:
    """How many turns are looked at when so many are left."""
    return turns if turns <= MOST_TURNS else AHEAD[turns]


class _Turn:
    """The nodes with equally many turns to go, and what is learned there."""

    def __init__(self, nodes: Array, cards: int, secrets: Array, is_played: bool) -> None:
        self.nodes, self.cards, self.count = nodes, cards, len(nodes)
        self.reach = np.zeros((self.count, 2, cards))
        self.values = np.zeros((2, self.count, cards))
        self.learned = np.zeros((self.count if is_played else 0, 2, cards, 3, cards), np.float32)
        for side in range(2):
            in_hand = 1 - np.eye(cards) if secrets[side] else np.ones((cards, cards))
            self.learned[:, side, :, NOW] = in_hand / (cards - secrets[side])
        self.chosen = np.zeros((1, 1, 1, 3, 1), np.float32)
        self.meetings: Array = None  # of turns before the last: what `grow` writes
        self.children: Array = None
        self.worths: Array = None
        self.payoffs: Array = (
            None  # in the last turn for each pair of cards, or where hands are known for each of kinds
        )

    def unseen(self, side: int, place: int) -> int:
        """The unseen cards of a side at a node, as bits."""
        return int(self.nodes[place, UNSEEN + side])

    def cards_of(self, side: int, place: int) -> list[int]:
        """The unseen cards of a side at a node, as a list."""
        return [card for card in range(HAND) if self.unseen(side, place) >> card & 1]

    def average(self) -> tuple[Array, Array]:
        """What was played so far on average, as present strategies of which it is not known how they were learned."""
        return _average(self.learned), _average(self.chosen)


def _average(known: Array) -> Array:
    played = known[..., PLAYED : PLAYED + 1, :]
    total = played.sum(axis=-1, keepdims=True)
    return np.divide(played, total, out=np.zeros_like(played), where=total > 0)


def _room() -> tuple[Array, Array]:
    """Room to weigh cards and ways in."""
    return np.zeros((HAND, HAND)), np.zeros((2, MOST_WAYS))


class Rest:
    """The rest of a round, solved; or its next turns, as if all hands were known after them."""

    def __init__(self, tables: dict[str, Array], layers: Sequence[Array], start: Start, driver: Driver) -> None:
        """`layers` are those of the positions in the turns to look at."""
        self.tables, self.driver = tables, driver
        self.secrets = np.array([int(len(beliefs) > 0) for beliefs in start.beliefs])
        self.turns: list[_Turn] = []
        self._room = _room()
        nodes = np.array([start.node])
        for number, layer in enumerate(layers):
            cards, is_last = int(layer[OWN]) + 1, number + 1 == len(layers)
            turn = _Turn(nodes, cards, self.secrets, not is_last or cards == LAST)
            self.turns.append(turn)
            if not is_last:
                nodes = self._grow(turn, layers[number + 1])
            else:
                self._fill(turn, layers)
        for side, beliefs in enumerate(start.beliefs):
            self.turns[0].reach[0, side, : max(len(beliefs), 1)] = beliefs or 1
        self.gap = self._solve()

    # ---- laying it down

    def _grow(self, turn: _Turn, following: Array) -> Array:
        """What the pairs of cards of a turn lead to; returns the nodes of the next turn."""
        turns, outcomes = self.tables["turns"], self.tables["outcomes"]
        most = max(3, int((turns[..., CHOICES] * turns[..., CHANCES]).max()))  # a Lady has three ways
        count = turn.count * turn.cards**2
        turn.meetings = np.zeros((count, 4), np.int64)
        children, worths = np.empty(count * most, np.int64), np.empty(count * most)
        grown = np.empty((count * most, turn.nodes.shape[1]), np.int64)
        arguments = (turn.nodes, turn.count, turn.cards, turns, outcomes, turn.meetings, children, worths, grown)
        found = self.driver(grow)(following, *arguments)
        rows = turn.meetings[-1, ROW] + turn.meetings[-1, WAYS] * turn.meetings[-1, ROLLS]
        turn.children, turn.worths = children[:rows].copy(), worths[:rows].copy()
        turn.chosen = np.zeros((count, 1, turn.cards - 1, 3, MOST_WAYS), np.float32)
        turn.chosen[..., NOW, :] = 1 / turn.meetings[:, WAYS].reshape(-1, 1, 1, 1)
        return grown[:found].copy()

    def _fill(self, turn: _Turn, layers: Sequence[Array]) -> None:
        """What the pairs of cards of the last turn are worth, or else the pairs of hands."""
        turn.payoffs = np.zeros((turn.count, turn.cards, turn.cards))
        values = self.tables["values"]
        if turn.cards == LAST:
            known = (self.tables["turns"], self.tables["outcomes"], values)
            self.driver(fill_last)(layers[-1], turn.nodes, turn.count, *known, turn.payoffs)
        else:
            arguments = (turn.nodes, turn.count, turn.cards, self.secrets, hands_of()[1], values, turn.payoffs)
            self.driver(fill_known)(layers[-2], *arguments)

    # ---- learning

    def _solve(self) -> float:
        """Learn until best replies gain little; returns how much they gain then, for a side on average."""
        gap, is_whole = 1.0, self.turns[-1].cards == LAST
        close = CLOSE[len(self.turns)] if is_whole else ROUGH
        for lesson in range(MOST_LESSONS):
            self._learn(lesson * LESSON)
            gap = self._gap()
            if gap < close:
                break
        for turn in self.turns:
            turn.learned, turn.chosen = turn.average()
        for side in range(2):
            self._reach(side, ERRORS)
        for side in range(2):
            self._weigh(side, PLAY, ERRORS, 0.0)
        if not is_whole:
            del self.turns[2:]  # the next turn is solved anew; what lies beyond it takes much memory
        return gap

    def _learn(self, done: int) -> None:
        for side in range(2):
            self._reach(side, ERRORS)
        for number in range(done, done + LESSON):
            for side in range(2):
                self._reach(1 - side, ERRORS)
                self._weigh(side, LEARN, ERRORS, float(number + 1) ** POWER)

    def _gap(self) -> float:
        """What a side loses on average to the best reply."""
        kept = [(turn.learned, turn.chosen) for turn in self.turns]
        for turn in self.turns:
            turn.learned, turn.chosen = turn.average()
        for side in range(2):
            self._reach(side, 0.0)
        gains = [self._weigh(side, REPLY, 0.0, 0.0) for side in range(2)]
        for turn, (learned, chosen) in zip(self.turns, kept, strict=True):
            turn.learned, turn.chosen = learned, chosen
        return (sum(gains) - 1) / 2

    def _reach(self, side: int, errors: float) -> None:
        """How likely a side plays to each node."""
        reach = self.driver(reach_nodes)
        for turn, after in pairwise(self.turns):
            known = (turn.meetings, turn.children, turn.reach, turn.learned, turn.chosen)
            reach(side, turn.count, turn.cards, self.secrets, *known, errors, after.reach)

    def _weigh(self, side: int, mode: int, errors: float, weight: float) -> float:
        """What each node is worth to a side; returns what the first one is."""
        for number in range(len(self.turns) - 1, -1, -1):
            self._weigh_turn(number, 0, self.turns[number].count, side, mode, errors, weight)
        first = self.turns[0]
        return float(first.reach[0, side] @ first.values[side, 0])

    def _weigh_turn(
        self, number: int, first: int, count: int, side: int, mode: int, errors: float, weight: float, room: Any = None
    ) -> None:
        """What some nodes of a turn are worth to every kind of a side."""
        gains, ways = room or self._room
        turn = self.turns[number]
        some = slice(first, first + count)
        reach, learned, values = turn.reach[some], turn.learned[some], turn.values[side, some]
        if number + 1 < len(self.turns):
            pairs = slice(first * turn.cards**2, (first + count) * turn.cards**2)
            rows = (turn.meetings[pairs], turn.children, turn.worths, reach, learned, turn.chosen[pairs])
            room = (values, self.turns[number + 1].values[side], gains, ways)
            self.driver(weigh_nodes)(side, mode, count, turn.cards, self.secrets, *rows, errors, weight, *room)
        elif turn.cards == LAST:
            known = (turn.payoffs[some], reach, learned, weight, values, gains)
            self.driver(weigh_last)(side, mode, count, self.secrets, *known)
        else:
            self.driver(weigh_known)(side, count, self.secrets, turn.cards, turn.payoffs[some], reach, values)

    # ---- asking

    def find(self, steps: Sequence[Step]) -> tuple[int, int] | None:
        """The turn and the node to which these steps led; None where the round was decided on the way."""
        place = 0
        for number, step in enumerate(steps):
            turn, after = self.turns[number], self.turns[number + 1]
            meeting = turn.meetings[self._meeting(number, place, step.cards)]
            first = int(meeting[ROW])
            children = turn.children[first : first + int(meeting[WAYS] * meeting[ROLLS])]
            found = [int(child) for child in children if child >= 0 and tuple(after.nodes[child, FACE:]) == step.after]
            if not found:
                return None
            place = found[0]
        return len(steps), place

    def _meeting(self, number: int, place: int, cards: tuple[int, int]) -> int:
        turn = self.turns[number]
        own, theirs = (turn.cards_of(side, place).index(cards[side]) for side in range(2))
        return (place * turn.cards + own) * turn.cards + theirs

    def kinds(self, number: int, place: int, side: int) -> list[int]:
        """The cards a side may have buried, as places among the seven; one kind, -1, if it has buried none."""
        return self.turns[number].cards_of(side, place) if self.secrets[side] else [-1]

    def start(self, number: int, place: int) -> Start:
        """What everybody knows at a node who knows how both sides play."""
        turn = self.turns[number]
        beliefs = [tuple((reach / reach.sum()).tolist()) for reach in turn.reach[place]]
        known = [each if secret else () for each, secret in zip(beliefs, self.secrets, strict=True)]
        return Start(tuple(turn.nodes[place].tolist()), tuple(known))

    def mix(self, number: int, place: int, side: int, kind: int) -> Array:
        """How often a side of a kind plays each unseen card."""
        return self.turns[number].learned[place, side, self.kinds(number, place, side).index(kind), NOW]

    def worths(self, number: int, place: int, side: int, kind: int) -> Array:
        """What each unseen card is worth to a side of a kind, as both play on."""
        turn = self.turns[number]
        room = _room()  # of its own: others may ask at the same time
        self._weigh_turn(number, place, 1, side, PLAY, ERRORS, 0.0, room)
        line = 0 if turn.cards == LAST else self.kinds(number, place, side).index(kind)
        return room[0][line, : turn.cards] / turn.reach[place, 1 - side].sum()

    def choice(self, number: int, place: int, cards: tuple[int, int], side: int, kind: int) -> tuple[Array, Array]:
        """What each way is worth to the side that chooses once cards are shown, and how often it takes each."""
        turn, after = self.turns[number], self.turns[number + 1]
        meeting, ways = self._meeting(number, place, cards), _room()[1]
        theirs = turn.cards_of(1 - side, place).index(cards[1 - side])
        known = (turn.reach, turn.learned, turn.chosen, ERRORS, ways)
        meet(1 - side, self.secrets, theirs, place, meeting, turn.cards, turn.meetings, *known)
        left = [each for each in self.kinds(number, place, side) if each != cards[side]]
        rows = (turn.meetings, turn.children, turn.worths, turn.chosen)
        weigh_meeting(side, PLAY, left.index(kind), meeting, *rows, ERRORS, 0.0, after.values[side], ways)
        count = int(turn.meetings[meeting, WAYS])
        return ways[1, :count] / ways[0, :count], turn.chosen[meeting, 0, left.index(kind), NOW, :count]

    # ---- best replies; what was known of the reach of nodes is lost

    def reached(self) -> Array:
        """How likely each side, being of each kind, plays to each node of the second turn if nobody errs."""
        for side in range(2):
            self._reach(side, 0.0)
        return self.turns[1].reach.copy()

    def replies(self, side: int, reach: Array) -> Array:
        """What the best reply is worth to each kind of a side, if the other side has reached this with each of its."""
        self.turns[0].reach[0, 1 - side] = reach
        self._reach(1 - side, 0.0)
        self._weigh(side, REPLY, 0.0, 0.0)
        return self.turns[0].values[side, 0]

    def first_reply(self, side: int, following: Array) -> float:
        """What the best reply is worth to a side in the first turn, from what the nodes of the second are."""
        first = self.turns[0]
        self.turns[1].values[side] = following
        self._weigh_turn(0, 0, 1, side, REPLY, 0.0, 0.0)
        return float(first.reach[0, side] @ first.values[side, 0])


# ---- rests in memory

_solved: OrderedDict[tuple[Any, ...], Rest] = OrderedDict()
_looking = threading.Lock()


def rest_of(tables: dict[str, Array], layers: Sequence[Array], start: Start, driver: Driver) -> Rest:
    """The rest of a round: from memory, or solved now (tenths of a second)."""
    key = (
        id(tables["values"]),
        layers[0].tobytes(),
        len(layers),
        start,
    )  # a rest in memory keeps its tables there, too
    with _looking:
        if key in _solved:
            _solved.move_to_end(key)
            return _solved[key]
    rest = Rest(tables, layers, start, driver)
    with _looking:
        _solved[key] = rest
        while len(_solved) > KEPT:
            _solved.popitem(last=False)
    return rest
