"""How long reviews take, and how true their costs are, as docs/insight.md says. `python benchmarks/reviews.py`."""

import sys
import time

import douzaine as dz
from douzaine.bots import play_out
from douzaine.bots.advice import Weighing
from douzaine.bots.base import Budget
from douzaine.bots.decisions import Moves
from douzaine.bots.review import TRIALS, Question, questions, review
from douzaine.bots.trials import Trials

BOXES = [
    ("killer", {"players": 2}),
    ("killer", {"players": 3}),
    ("king12", {"players": 2}),
    ("king12", {"players": 3}),
    ("crowns13", {"players": 4}),
    ("heroes12", {}),
]
DEEP = 8000


def played(id: str, options: dict[str, int], seed: int) -> dz.Match:
    """A match of regulars who think briefly."""
    match = dz.Match(dz.game(id).box(**options), seed=seed)
    play_out(match, [dz.bot("simple", 1), *(dz.bot("regular@200", seat) for seat in range(1, match.box.players))])
    return match


def times(matches: int) -> None:
    """Seconds of one core a review."""
    print("| box | matches | turns | decisions | seconds, mean | seconds, most |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for id, options in BOXES:
        spent, turns, decisions = [], 0, 0
        for seed in range(matches):
            match = played(id, options, seed)
            review(match, 50)  # so that everything is compiled and solved
            begun = time.process_time()
            decisions += len(review(match).decisions)
            spent.append(time.process_time() - begun)
            turns += match.turns
        name = f"{match.game.title}, {match.box.players} players"
        means = f"{turns / matches:.0f} | {decisions / matches:.0f} | {sum(spent) / matches:.0f} | {max(spent):.0f}"
        print(f"| {name} | {matches} | {means} |", flush=True)


def costs(seeds: int) -> None:
    """Costs of a King of 12 with three players as a review says them, and as far deeper trials find them."""
    said = real = held = count = mistakes = false = 0.0
    for seed in range(seeds):
        match = played("king12", {"players": 3}, seed)
        told = review(match, TRIALS)
        asked = {each.number: each for each in questions(match)}
        for each in told.decisions:
            if each.forced or not each.error:
                continue
            true = _true_cost(asked[each.number], each.is_mixed, told.box.move_ids[each.best[0]], seed)
            count += 1
            held += abs(true - each.cost) <= each.error
            if each.is_mistake:
                mistakes += 1
                said += each.cost
                real += true
                false += true <= 0
    print(f"{seeds} matches, {count:.0f} decisions: {held / max(count, 1):.1%} of the intervals of costs held;")
    print(f"{mistakes:.0f} mistakes, {false:.0f} of them false; costs said {said:.2f}, real {real:.2f}")


def _true_cost(asked: Question, mixed: bool, best: int, seed: int) -> float:
    weighing = Weighing(asked.view, asked.seat, Budget(trials=TRIALS), asked.number, Trials(asked.view.box))
    weighing.choose()
    chains: list[Moves] = weighing.chains
    rows = range(len(chains)) if mixed else [chains.index((best,)), chains.index(asked.moves)]
    weighing.trials.seed = 77_000 + seed
    worths = weighing.pairs([weighing.chain(row) for row in rows], DEEP)[:, :, asked.seat].mean(axis=0)
    if mixed:
        mean = sum(share * worth for share, worth in zip(weighing.played, worths, strict=True))
        return float(mean - worths[chains.index(asked.moves)])
    return float(worths[0] - worths[1])


if __name__ == "__main__":
    if "costs" in sys.argv:
        costs(int(sys.argv[2]) if len(sys.argv) > 2 else 3)
    else:
        times(2)
