"""Learn what the start of a turn is worth in King of 12, and write src/douzaine/games/king12/bots/values.json.

python scripts/king12_values.py [--matches 12000] [--players 2,3,4] [--by simple] [--seed 12]

Bots play matches among themselves, a quarter of their picks at random so that unusual positions occur too. The start
of every turn is noted, and who won its round; then numbers are sought under which the winners were likeliest: each
seat's weight is the sum of what its points, and its cards with its face, speak for (`bots/estimate.py` adds them up
when bots play). Half of the matches are played with the cards of the first game, half with random ones. A tenth of the
matches is kept apart to show what the numbers are worth.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import douzaine as dz
from douzaine.bots.arena import QuickDealer
from douzaine.bots.names import bot
from douzaine.games.king12.bots import estimate as shape
from douzaine.games.king12.table import Phase

STORE = Path(shape.__file__).parent / "values.json"
WHIM = 0.25  # share of picks made at random
STEPS = 400  # of learning
BATCH = 8192
RATE = 0.03
PULL = 1e-6  # towards 0, for what was hardly ever seen
Array = Any


# ---- matches


def watch(players: int, number: int, seed: int, by: str) -> tuple[list[list[int]], list[tuple[int, list[bool]]]]:
    """One match: a row for the start of each turn (round, points, faces, hands), and (winner, crowned) of each round.

    The last entry of the second list is the winner of the match.
    """
    chance = Random(f"{seed}/{players}/{number}")
    box = dz.game("king12").box(players=players, card_set="random" if number % 2 else "first_game")
    match = dz.Match(box, dealer=QuickDealer(chance.getrandbits(64)))
    bots = [bot(by, chance.getrandbits(64), box) for _ in range(players)]
    rows: list[list[int]] = []
    rounds: list[tuple[int, list[bool]]] = []
    won = [0] * players
    while not match.over:
        table = match.data[0]
        if int(table["phase"]) == Phase.PICK and len(match.actors) == players:
            note_round(rounds, won, table["won"][:players].tolist(), int(table["rounds"]))
            points = (table["token"][:players] @ (1, 2)).tolist()
            rows.append([len(rounds), *points, *table["die"][:players].tolist(), *table["hand"][:players].tolist()])
        seat = match.actors[0]
        view = match.view(seat)
        is_whim = int(table["phase"]) == Phase.PICK and chance.random() < WHIM
        match.play(seat, chance.choice(view.legal()) if is_whim else bots[seat].choose(view, seat, None))
    note_round(rounds, won, match.data[0]["won"][:players].tolist(), int(match.data[0]["rounds"]) + 1)
    return rows, rounds


def note_round(rounds: list[tuple[int, list[bool]]], won: list[int], now: list[int], number: int) -> None:
    """Note who won the round before, if a new one has begun; nobody is as many as there are seats."""
    if number - 1 > len(rounds):
        winner = next((seat for seat, wins in enumerate(now) if wins > won[seat]), len(won))
        rounds.append((winner, [wins > 0 for wins in won]))
        won[:] = now


def gather(players: int, matches: int, seed: int, by: str) -> tuple[Array, Array, Array]:
    """Rows of all matches, who won the round of each, and for each round (crowned, has won one, won the match)."""
    rows, winners, courses = [], [], []
    for number in range(matches):
        starts, rounds = watch(players, number, seed, by)
        rows += [row[1:] for row in starts]
        winners += [rounds[row[0]][0] for row in starts]
        final = rounds[-1][0]
        for _, crowned in rounds:
            courses += [[sum(crowned), int(crowned[seat]), int(seat == final)] for seat in range(players)]
    return np.array(rows, np.int64), np.array(winners), np.array(courses)


# ---- learning


def places(rows: Array, players: int) -> tuple[Array, Array]:
    """Which of the numbers speak for each seat and, in the last column, for nobody; the spare one is always 0."""
    points, dice, hands = (rows[:, part * players : (part + 1) * players] for part in range(3))
    cards = (hands[:, :, None] >> np.arange(shape.KINDS)) & 1
    left = np.maximum(cards.sum(axis=2).min(axis=1) - 1, 0)
    stage = np.where(left <= 1, 0, np.where(left <= 3, 1, 2))
    spare = np.full((len(rows), players + 1, shape.KINDS + 1), shape.NUMBERS)
    for seat in range(players):
        others = np.delete(points, seat, axis=1)
        lead = np.clip(points[:, seat] - others.max(axis=1), -shape.FARTHEST, shape.FARTHEST) + shape.FARTHEST
        level = (others == points[:, [seat]]).any(axis=1)
        spare[:, seat, 0] = shape.STANDING + (left * shape.LEADS + lead) * 2 + level
        start = shape.PROMISE + stage * shape.KINDS * shape.FACES + dice[:, seat] - 1
        promised = start[:, None] + np.arange(shape.KINDS) * shape.FACES
        spare[:, seat, 1:] = np.where(cards[:, seat] == 1, promised, shape.NUMBERS)
    is_shared = (points == points.max(axis=1, keepdims=True)).sum(axis=1) > 1
    spare[:, players, 0] = shape.NOBODY + 2 * left + is_shared
    return spare, left


def chances(numbers: Array, spoken: Array) -> Array:
    """The chance of each seat, and of nobody, to win the round."""
    weights = numbers[spoken].sum(axis=2)
    weights = np.exp(weights - weights.max(axis=1, keepdims=True))
    found: Array = weights / weights.sum(axis=1, keepdims=True)
    return found


def learn(spoken: Array, winners: Array, seed: int) -> Array:
    """The numbers under which the winners are likeliest, by small steps up the slope (Adam)."""
    numbers, slope, square = np.zeros((3, shape.NUMBERS + 1))
    rng = np.random.default_rng(seed)
    for step in range(1, STEPS + 1):
        batch = rng.integers(len(spoken), size=BATCH)
        error = chances(numbers, spoken[batch])
        error[np.arange(BATCH), winners[batch]] -= 1
        pushed = np.broadcast_to(error[:, :, None], spoken[batch].shape)
        down = np.bincount(spoken[batch].ravel(), pushed.ravel(), shape.NUMBERS + 1) / BATCH + PULL * numbers
        slope = 0.9 * slope + 0.1 * down
        square = 0.99 * square + 0.01 * down * down
        rate = RATE * (1 - step / STEPS) + RATE / 50
        numbers -= rate * (slope / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-6)
        numbers[-1] = 0
    found: Array = numbers[:-1]
    return found


def match_chances(courses: Array, players: int) -> Array:
    """The share of matches won, by how many have won a round and whether one has."""
    found = np.full((shape.MOST + 2, 2), 1 / players)
    for crowned in range(shape.MOST + 2):
        for own in range(2):
            same = courses[(courses[:, 0] == crowned) & (courses[:, 1] == own)]
            if len(same) >= 50:
                found[crowned, own] = same[:, 2].mean()
    return found.ravel()


def main() -> None:
    """Play, learn, and write the numbers."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=12000, help="for each number of players")
    parser.add_argument("--players", default="2,3,4", help="numbers of players, with commas")
    parser.add_argument("--by", default="simple", help="the bot that plays")
    parser.add_argument("--seed", type=int, default=12)
    told = parser.parse_args()
    dz.game("king12").compile()
    known = json.loads(STORE.read_text(encoding="utf-8")) if STORE.exists() else {}
    for players in map(int, told.players.split(",")):
        begun = time.process_time()
        rows, winners, courses = gather(players, told.matches, told.seed, told.by)
        spoken, left = places(rows, players)
        kept = len(rows) // 10
        numbers = learn(spoken[kept:], winners[kept:], told.seed)
        numbers[shape.MATCH :] = match_chances(courses, players)
        known[str(players)] = [round(float(each), 4) for each in numbers]
        STORE.write_text(json.dumps(known) + "\n", encoding="utf-8")
        print_savings(
            players, np.append(numbers, 0.0), spoken[:kept], winners[:kept], left[:kept], time.process_time() - begun
        )


def print_savings(players: int, numbers: Array, spoken: Array, winners: Array, left: Array, seconds: float) -> None:
    """How much surprise the numbers save in matches they were not learned from, by turns left."""
    likely = chances(numbers, spoken)[np.arange(len(winners)), winners]
    print(f"{players} players, {len(winners)} turns kept apart, {seconds:.0f} s")
    for turns in np.unique(left):
        same = left == turns
        share = np.bincount(winners[same], minlength=players + 1) / same.sum()
        plain = -(share[share > 0] * np.log2(share[share > 0])).sum()
        print(f"  {turns} turns left: {-np.log2(likely[same]).mean():.3f} bits, {plain:.3f} without looking")
    print("  match:", numbers[shape.MATCH : shape.NUMBERS].round(3).tolist())


if __name__ == "__main__":
    main()
