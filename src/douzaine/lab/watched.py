"""Matches played and watched: which moves were made, and the results that went with them."""

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from douzaine.bots.arena import QuickDealer
from douzaine.engine.chance import MASK, below, seed_stream
from douzaine.engine.drivers import first_actor, legal, make_move, policy, resolve_chance, scores, start, view
from douzaine.engine.rule import rule
from douzaine.engine.story import new_story
from douzaine.engine.table import MAX_SEATS
from douzaine.lab.strengths import Avoiding, bots_of
from douzaine.match.game import Box
from douzaine.match.match import Match
from douzaine.match.simulate import LEVELS

Numbers = np.ndarray[Any, Any]
TIMES, WON, SQUARES = range(3)  # rows of `made`: how many seats made a move in a match, their scores, and the squares
CHOICES, OPEN = range(2)  # of `counts`: decisions with more than one legal move, and the sum of their legal moves
NOBODY = -1
EVERY_SEAT_IN_TURN = -2  # in match number n, seat n mod players avoids the banned moves


@rule
def watched_batch(
    box, tables, levels, banned, without, low, high, first, count, rng, moves, weights, story, used, made, counts, out
):
    """Play matches first … first + count - 1 of a seed and note what was done.

    Seat `without` makes no banned move while it has another one; `out[0]` adds up its scores and `out[1]` their squares
    (`out[2]` is scratch). Returns the number of decisions.
    """
    decisions = 0
    table = tables[0]
    for game in range(first, first + count):
        seed_stream(rng, low, high, game)
        tables[0] = tables[2]
        start(box[0], table, story)
        seat_without = game % table.seats if without == EVERY_SEAT_IN_TURN else without
        decisions += watched_match(
            box[0], tables, levels, banned, seat_without, rng, moves, weights, story, used, counts
        )
        scores(box[0], table, out[2])
        for seat in range(table.seats):
            for move in range(used.shape[1]):
                if used[seat, move] == 1:
                    used[seat, move] = 0
                    made[TIMES, move] += 1
                    made[WON, move] += out[2, seat]
                    made[SQUARES, move] += out[2, seat] * out[2, seat]
        if seat_without >= 0:
            out[0, 0] += out[2, seat_without]
            out[1, 0] += out[2, seat_without] * out[2, seat_without]
    return decisions


@rule
def watched_match(box, tables, levels, banned, seat_without, rng, moves, weights, story, used, counts):
    """Play one match to its end, noting each move; return the number of decisions."""
    decisions = 0
    table = tables[0]
    resolve_chance(box, table, rng, weights, story)
    while table.over == 0:
        seat = first_actor(table)
        tables[1] = tables[2]
        view(box, table, seat, tables[1])
        count = legal(box, tables[1], seat, moves)
        if count > 1:
            counts[CHOICES] += 1
            counts[OPEN] += count
        if seat == seat_without:
            count = left_of(moves, count, banned)
        move = moves[0]
        if count > 1:
            if levels[seat] == 1:
                move = policy(box, tables[1], seat, moves, count, rng)
            if levels[seat] == 0 or (seat == seat_without and banned[move] == 1):
                move = moves[below(rng, count)]
        used[seat, move] = 1
        make_move(box, table, seat, move, story)
        resolve_chance(box, table, rng, weights, story)
        decisions += 1
    return decisions


@rule
def left_of(moves, count, banned):
    """Move those that are not banned to the front and return their number; all stay if all are banned."""
    left = 0
    for index in range(count):
        move = moves[index]
        if banned[move] == 0:
            moves[index] = moves[left]
            moves[left] = move
            left += 1
    return left if left > 0 else count


@dataclass(frozen=True)
class Watched:
    """The notes about some matches."""

    games: int
    decisions: int
    choices: int  # decisions with more than one legal move
    open: int  # legal moves at those, in all
    made: Numbers  # by TIMES, WON, SQUARES and the id of a move
    score: float  # scores of the seat that avoided the banned moves
    squares: float


def watch(box: Box, level: str, seed: int, first: int, count: int, banned: "tuple[int, ...]" = ()) -> Watched:
    """Play matches of a seed among bots of one strength; every seat in turn avoids the `banned` moves."""
    if level not in LEVELS:
        return _watch_searching(box, level, seed, first, count, banned)
    rules = box.game.rule_set
    ids = np.zeros(box.num_actions, np.int64)
    ids[list(banned)] = 1
    made, counts, out = np.zeros((3, box.num_actions)), np.zeros(2, np.int64), np.zeros((3, MAX_SEATS))
    decisions = rules.driver(watched_batch)(
        box.data,
        np.zeros(3, rules.table),
        np.full(MAX_SEATS, LEVELS.index(level), np.int64),
        ids,
        EVERY_SEAT_IN_TURN if banned else NOBODY,
        seed & MASK,
        seed >> 32,
        first,
        count,
        np.zeros(4, np.int64),
        np.zeros(rules.max_moves, np.int64),
        np.zeros(rules.max_outcomes, np.int64),
        new_story(0),
        np.zeros((MAX_SEATS, box.num_actions), np.int8),
        made,
        counts,
        out,
    )
    choices, open_moves = counts.tolist()
    return Watched(count, int(decisions), choices, open_moves, made, float(out[0, 0]), float(out[1, 0]))


def _watch_searching(box: Box, level: str, seed: int, first: int, count: int, banned: tuple[int, ...]) -> Watched:
    """Watch matches among searching bots; these are played in Python, since such bots are not compiled."""
    made, total, scored = np.zeros((3, box.num_actions)), np.zeros(3, np.int64), np.zeros(2)
    for game in range(first, first + count):
        random = Random(f"{seed}/{game}")
        match = Match(box, dealer=QuickDealer(random.getrandbits(64)))
        bots = bots_of(box, level, random)
        without = game % box.players if banned else NOBODY
        if banned:
            bots[without] = Avoiding(bots[without], frozenset(banned))
        used: set[tuple[int, int]] = set()
        while not match.over:
            seat = match.actors[0]
            open_moves = len(match.legal_ids(seat))
            move = box.move_ids[bots[seat].choose(match.view(seat), seat)]
            used.add((seat, move))
            match.play_id(seat, move)
            total += (1, open_moves > 1, open_moves if open_moves > 1 else 0)
        assert match.outcome is not None
        scores = match.outcome.scores
        for seat, move in used:
            made[:, move] += (1, scores[seat], scores[seat] ** 2)
        if banned:
            scored += (scores[without], scores[without] ** 2)
    decisions, choices, open_in_all = total.tolist()
    return Watched(count, decisions, choices, open_in_all, made, float(scored[0]), float(scored[1]))
