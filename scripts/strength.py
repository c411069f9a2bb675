"""Measure how strong the levels are and write docs/strength.md: python scripts/strength.py [--games 20] [--only killer]

Budgets are in trials, so that a slow or busy machine measures the same; `--expert` says how many an
expert gets here (a real one thinks for 1.5 s, which is more). Results so far are kept beside the page,
in docs/strength.json, so that games can be measured one after the other.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

import douzaine as dz
from douzaine.bots.levels import LEVELS, LevelBot
from douzaine.bots.solved import is_exact
from douzaine.match.words import table_words

HERE = Path(__file__).parent.parent / "docs"
NOTES = """\
# How strong the bots are

Made by `scripts/strength.py`; do not edit. Every two levels met in matches with seats changing places;
with more than two seats the levels sit alternately. Elo is Bradley and Terry's (Plackett and Luce's
with more seats) with `random` at 0, one drawn match added to every pairing, and 95 % intervals from
the likelihood's curvature. Rates are shares of wins per seat, with Wilson's 95 % interval.
A level with `@n` searched n trials a move, so that the numbers can be repeated; at a table a regular
has up to 1000 trials or 0.25 s and an expert 1.5 s.
"""


def measure(id: str, players: int, games: int, expert: int, seed: int) -> dict[str, Any]:
    """One ladder, as plain values."""
    game = dz.game(id)
    box = game.box(**({"players": players} if any(option.id == "players" for option in game.options) else {}))
    levels = ["random", "simple", "novice", "regular@300", f"expert@{expert}"]
    levels += ["perfect"] if is_exact(box) else []
    begun = time.perf_counter()
    rated = dz.ladder(box, games, levels, seed)
    return {
        "game": id,
        "players": players,
        "games": games,
        "seed": seed,
        "seconds": round(time.perf_counter() - begun),
        "levels": [list(row) for row in zip(rated.levels, rated.elo, rated.intervals, strict=True)],
        "pairs": [[each.first, each.second, each.rate, each.interval] for each in rated.pairings],
    }


def think_times(id: str) -> dict[str, float]:
    """Median and slowest seconds a move of each level, in the first moves of a match."""
    game, times = dz.game(id), {}
    for name in ("novice", "regular", "expert"):
        match = dz.Match(game.box(), seed=1)
        bot, spent = LevelBot(LEVELS[name], 1), []
        for _ in range(12 if name != "expert" else 4):
            if match.over:
                break
            seat = match.actors[0]
            view, begun = match.view(seat), time.perf_counter()
            move = bot.choose(view, seat)
            if len(match.legal(seat)) > 1:
                spent.append(time.perf_counter() - begun)
            match.play(seat, move)
        times[name] = float(np.median(spent)) if spent else 0.0
    return times


def page(results: dict[str, Any]) -> str:
    """The whole page from the results."""
    parts = [NOTES]
    for key in sorted(key for key in results if not key.startswith("times")):
        told = results[key]
        title = dz.game(told["game"]).words.text("title", "en")
        parts.append(f"\n## {title}, {told['players']} players\n")
        parts.append(f"{told['games']} matches between every two levels, seed {told['seed']}.\n")
        parts.append("| level | Elo | 95 % interval |\n| --- | ---: | --- |")
        parts += [f"| {name} | {elo:.0f} | {low:.0f} to {high:.0f} |" for name, elo, (low, high) in told["levels"]]
        parts.append("\n| pairing | first one wins | 95 % interval |\n| --- | ---: | --- |")
        parts += [
            f"| {first} – {second} | {rate:.1%} | {low:.0%} to {high:.0%} |"
            for first, second, rate, (low, high) in told["pairs"]
        ]
    timed = sorted(key for key in results if key.startswith("times"))
    if timed:
        parts.append("\n## Think times\n\nMedian seconds a move where there was a choice, default options.\n")
        parts.append("| game | novice | regular | expert |\n| --- | ---: | ---: | ---: |")
        for key in timed:
            row = results[key]
            parts.append(f"| {key[6:]} | {row['novice']:.3f} | {row['regular']:.3f} | {row['expert']:.3f} |")
    return "\n".join(parts) + "\n"


def main() -> None:
    """Measure what was asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--only", default=",".join(dz.games()), help="games, with commas")
    parser.add_argument("--players", default="2", help="numbers of seats, with commas")
    parser.add_argument("--expert", type=int, default=1500, help="trials of an expert")
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--times", action="store_true", help="also measure think times")
    told = parser.parse_args()
    HERE.mkdir(exist_ok=True)
    store = HERE / "strength.json"
    results = json.loads(store.read_text(encoding="utf-8")) if store.exists() else {}
    for id in told.only.split(","):
        for players in map(int, told.players.split(",")):
            if told.games and dz.game(id).seats[0] <= players <= dz.game(id).seats[1]:
                results[f"{id} {players}"] = measure(id, players, told.games, told.expert, told.seed)
        if told.times:
            results[f"times {id}"] = think_times(id)
        store.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
        (HERE / "strength.md").write_text(page(results), encoding="utf-8")
    print(table_words().text("bots-column-elo", "en"), "written to", HERE / "strength.md")


if __name__ == "__main__":
    main()
