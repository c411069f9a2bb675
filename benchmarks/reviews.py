"""How long reviews take, and how true their costs are, as docs/insight.md says.

python benchmarks/reviews.py [matches [decisions checked of each match [games, with commas]]]
"""

import random
import sys
import time
from dataclasses import dataclass, field

import numpy as np

import douzaine as dz
from douzaine.bots import play_out
from douzaine.bots.advice import Weighing
from douzaine.bots.base import Budget
from douzaine.bots.review import TRIALS, Decision, PlayedDecision, played_decisions, review
from douzaine.testing.insight import DEEPER, costs

BOXES = [
    ("killer", {"players": 2}),
    ("killer", {"players": 3}),
    ("king12", {"players": 2}),
    ("king12", {"players": 3}),
    ("king12", {"players": 4}),
    ("crowns13", {"players": 2}),
    ("crowns13", {"players": 3}),
    ("crowns13", {"players": 4}),
    ("heroes12", {}),
]
DEEP = 20_000  # worlds of the deeper look, shared by the decisions that are compared
APART = 10_000  # between the seeds of two matches: no two decisions share their worlds, else they miss together
DEEPER_SEEDS = 10_000_000


@dataclass
class Found:
    """What came out of some matches."""

    spent: list[float] = field(default_factory=list)  # seconds of one core a review
    turns: int = 0
    decisions: int = 0
    checked: int = 0  # costs with a margin that were looked at more deeply
    held: int = 0
    mistakes: int = 0  # of those
    false: int = 0
    said: float = 0.0  # what the mistakes cost, as the review says, and as the deeper look finds
    real: float = 0.0


def played(id: str, options: dict[str, int], seed: int) -> dz.Match:
    """A match of players of several strengths."""
    match = dz.Match(dz.game(id).box(**options), seed=seed)
    names = ["simple", "regular@200", "random", "regular@200"]
    play_out(match, [dz.bot(names[(seat + seed) % 4], seat) for seat in range(match.box.players)])
    return match


def look(id: str, options: dict[str, int], matches: int, sample: int) -> Found:
    """Review some matches, and check some decisions of each."""
    found = Found()
    for seed in range(matches):
        match = played(id, options, seed)
        review(match, 50)  # so that everything is compiled and solved
        begun = time.process_time()
        told = review(match, seed=APART * seed)
        found.spent.append(time.process_time() - begun)
        found.turns += match.turns
        found.decisions += len(told.decisions)
        asked = {each.number: each for each in played_decisions(match)}
        estimated = [each for each in told.decisions if each.error]
        for each in random.Random(seed).sample(estimated, min(sample, len(estimated))):
            check(found, each, asked[each.number], DEEPER_SEEDS + APART * seed + each.number)
    return found


def check(found: Found, told: Decision, asked: PlayedDecision, seed: int) -> None:
    """Compare a cost with what far more trials of other worlds say, played by mixes of their own."""
    deeper = Weighing(asked.view, asked.seat, Budget(trials=DEEPER * TRIALS if told.is_mixed else 1), seed)
    best = tuple(asked.view.box.move_ids[move] for move in told.best)
    rows = deeper.chains if told.is_mixed else [best, asked.moves]
    chains = [[(asked.seat, move) for move in row] for row in rows]
    scores = deeper.pairs(chains, DEEP // len(rows))[:, :, asked.seat]
    true, doubt = deeper.gap(costs(scores, rows.index(asked.moves), deeper.played if told.is_mixed else None))
    found.checked += 1
    found.held += bool(abs(true - told.cost) <= np.hypot(told.error, doubt))
    if told.is_mistake:
        found.mistakes += 1
        found.false += true <= 0
        found.said += told.cost
        found.real += true


def main(matches: int = 2, sample: int = 20, games: str = ",".join(dz.games())) -> None:
    """Print a table."""
    print(
        "| box | matches | turns | decisions | seconds, mean | most | checked | held | mistakes | false | said | real |"
    )
    print("| --- |" + " ---: |" * 11)
    for id, options in (box for box in BOXES if box[0] in games.split(",")):
        each = look(id, options, matches, sample)
        name = f"{dz.game(id).title}, {options.get('players', 2)} players"
        length = f"{each.turns / matches:.0f} | {each.decisions / matches:.0f}"
        took = f"{sum(each.spent) / matches:.0f} | {max(each.spent):.0f}"
        true = f"{each.checked} | {each.held} | {each.mistakes} | {each.false} | {each.said:.2f} | {each.real:.2f}"
        print(f"| {name} | {matches} | {length} | {took} | {true} |", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]), *sys.argv[3:])
