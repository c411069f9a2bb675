"""Measure how strong the levels are, for as long as you like, and write docs/strength.md.

python scripts/strength.py --minutes 25 [--only killer,king12] [--seats 2,3,4,most] [--expert 8000] [--fresh]

Matches so far are kept in docs/strength.json, so that measuring goes on where it stopped. The time goes where it
tells most: to wide intervals of important pairings (neighbouring levels, two seats first) that are cheap to
narrow. Budgets are in trials, so that a slow or busy machine measures the same; `--expert` says how many an
expert gets where it searches (at a table it thinks for 1.5 s, which is several times as many). Where a game has
a solver, an expert uses it, here as at a table.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import douzaine as dz
from douzaine.bots.arena import one_match
from douzaine.bots.ladder import Meeting, pairing, ratings
from douzaine.bots.levels import LEVELS, LevelBot
from douzaine.bots.solved import can_guess, has_solver, solution

HERE = Path(__file__).parent.parent / "docs"
STORE = HERE / "strength.json"
SEED = 12
LEAST = 2  # matches of every pairing before any gets more, as long as there is time:
FIRST = 0.4  # the share of the time that may be spent on that
MANY = 8  # seats with which a search of many trials takes too long
SAVED = 20  # seconds between two looks at the results
NOTES = """\
# How strong the bots are

Made by `scripts/strength.py`; do not edit. Levels met in matches with seats changing places; with more than two
seats they sit alternately. Rates are shares of wins per seat, with Wilson's 95 % interval. Elo is Bradley and
Terry's (Plackett and Luce's with more seats) with `random` at 0, one drawn match added to every pairing, and
95 % intervals from the likelihood's curvature. A level with `@n` searched n trials a move, so that the numbers
can be repeated; at a table a regular has {regular},
and an expert who searches has 1.5 s, several times as many trials as here (here fewer with more seats). Where a
game has a solver (Killer; King of 12 with two players) the expert asks it, here as at a table; so in Killer with
two players `expert` and `perfect` play the same, and need not meet. Rates in bold are clearly above a half: their
whole interval is.
"""


@dataclass
class Fixture:
    """Two levels at one kind of table, and how they have done so far."""

    game: str
    players: int
    pair: tuple[str, str]  # the weaker level first
    weight: float
    counts: dict[str, int] = field(default_factory=dict)  # how often each result came about, see `note`
    seconds: float = 0.0
    handed_out: int = 0

    @property
    def key(self) -> str:
        """Its name in the store."""
        return f"{self.game} {self.players} {self.pair[0]} {self.pair[1]}"

    @property
    def games(self) -> int:
        """Matches played."""
        return sum(self.counts.values())

    def names(self, number: int) -> tuple[str, ...]:
        """Who sits where in match `number`."""
        return tuple(self.pair[(seat + number) % 2] for seat in range(self.players))

    def note(self, number: int, scores: list[float], seconds: float) -> None:
        """Add a result: the parity of its number says who sat where."""
        result = f"{number % 2}:" + ",".join(f"{score:g}" for score in scores)
        self.counts[result] = self.counts.get(result, 0) + 1
        self.seconds += seconds

    def meetings(self) -> Iterator[Meeting]:
        """Every match, as the ladder counts them."""
        for result, count in self.counts.items():
            parity, _, scores = result.partition(":")
            yield from [Meeting(self.names(int(parity)), tuple(map(float, scores.split(","))))] * count

    def urgency(self) -> float:
        """How much a second spent here narrows what we do not know, by importance."""
        rate = pairing(self.pair, list(self.meetings())).rate if self.games else 0.5
        spread = (rate * (1 - rate) + 1 / (self.games + 4)) ** 0.5
        cost = self.seconds / self.games + 0.01 if self.games else float(self.players)
        return self.weight * spread / (max(self.handed_out, 1) ** 1.5 * cost)


def next_one(chosen: list[Fixture], spent: float) -> Fixture:
    """Where to play next, when such a share of the time is over: everywhere a little, then where it tells most."""
    untold = [each for each in chosen if each.handed_out < LEAST]
    if untold and spent < FIRST:
        return max(untold, key=lambda each: each.weight)
    return max(chosen, key=Fixture.urgency)


def box_of(game: str, players: int) -> dz.Box:
    """The default box with so many seats."""
    known = {option.id for option in dz.game(game).options}
    options: dict[str, Any] = {"players": players} if "players" in known else {}
    if "boxes" in known:
        options["boxes"] = -(-players // 4)
    return dz.game(game).box(**options)


def fixtures(games: list[str], seats: list[str], expert: int) -> list[Fixture]:
    """Every pairing worth measuring, with its importance."""
    made = []
    for game in games:
        fewest, most = dz.game(game).seats
        for players in sorted({most if each == "most" else int(each) for each in seats}):
            if fewest <= players <= most:
                importance = 1.0 if players == 2 else 0.15 if players <= 4 else 0.04
                pairs = pairs_of(box_of(game, players), expert)
                made += [Fixture(game, players, pair, weight * importance) for pair, weight in pairs.items()]
    return made


def pairs_of(box: dz.Box, expert: int) -> dict[tuple[str, str], float]:
    """Neighbouring levels; with two seats a few others. With more seats an expert who searches gets less time."""
    regular = "regular" if can_guess(box) else f"regular@{LEVELS['regular'].budget.trials}"
    best = "expert" if has_solver(box) else f"expert@{2 * expert // box.players}"
    neighbours = {("random", "novice"): 1.0, ("novice", regular): 2.0, (regular, best): 3.0}
    if box.players > MANY and not has_solver(box):  # a playout among sixteen takes milliseconds
        return {("random", "novice"): 1.0}
    if box.players > 2:
        return neighbours
    return neighbours | {
        ("random", regular): 1.0,
        ("simple", regular): 0.5,
        ("novice", best): 0.5,
    }


# ---- measuring


def play(game: str, players: int, names: tuple[str, ...], number: int) -> tuple[list[float], float]:
    """One match, in a process of its own: the scores, and the time it took."""
    begun = time.process_time()
    scores = one_match(box_of(game, players), names, SEED, number).points[0, :players].tolist()
    return scores, time.process_time() - begun


def measure(chosen: list[Fixture], minutes: float, cores: int, save: Any) -> None:
    """Play until the time is over; matches that have begun are played to their end."""
    deadline, saved = time.monotonic() + 60 * minutes, time.monotonic()
    for fixture in chosen:
        fixture.handed_out = fixture.games
    running: dict[Future[tuple[list[float], float]], tuple[Fixture, int]] = {}
    with ProcessPoolExecutor(cores) as pool:
        while True:
            while time.monotonic() < deadline and len(running) < cores + 1:
                fixture = next_one(chosen, 1 - (deadline - time.monotonic()) / (60 * minutes))
                number = fixture.handed_out
                task = pool.submit(play, fixture.game, fixture.players, fixture.names(number), number)
                running[task] = (fixture, number)
                fixture.handed_out += 1
            if not running:
                return
            for task in wait(running, return_when=FIRST_COMPLETED).done:
                fixture, number = running.pop(task)
                fixture.note(number, *task.result())
            if time.monotonic() - saved > SAVED:
                save()
                saved = time.monotonic()


def think_times(game: str) -> dict[str, float]:
    """Median seconds a move of each level where there was a choice, in the first moves of a match."""
    times = {}
    for name in ("novice", "regular", "expert"):
        match = dz.Match(box_of(game, dz.game(game).seats[0]), seed=1)
        bot, spent = LevelBot(LEVELS[name], 1), []
        for number in range(13 if name != "expert" else 5):
            seat = match.actors[0]
            view, begun = match.view(seat), time.perf_counter()
            move = bot.choose(view, seat)
            if len(match.legal(seat)) > 1 and number:  # the first may have to load what is compiled
                spent.append(time.perf_counter() - begun)
            match.play(seat, move)
            if match.over:
                break
        times[name] = float(np.median(spent)) if spent else 0.0
    return times


# ---- what needs no matches


def facts() -> dict[str, Any]:
    """How close to the exact solution, exactly."""
    return {"killer": killer_facts(), "king12": king12_facts()}


def killer_facts() -> dict[str, float]:
    """A regular's chance against a perfect player, and what the ceiling of HP costs at most."""
    game, box = dz.game("killer"), box_of("killer", 2)
    solver, driver, row = game.part("solver"), game.rule_set.driver, box.data[0]
    seen = dz.Match(box, seed=1).view(0).data
    win, hp = solution(box, seen)._tables["win"], int(row["starting_hp"])
    low, high = solver.duel(row, solver.guess(row, seen[0])["win"], win, driver)
    below, above = solver.bounds(row, driver)
    return {
        "regular": float(low[hp, hp] + 1 - high[hp, hp]) / 2,
        "first": float(win[hp, hp]),
        "bound": float(above[hp, hp] - below[hp, hp]),
    }


def king12_facts() -> dict[str, Any]:
    """How much the expert can be exploited: before the first win, and in the last turns of later rounds."""
    from douzaine.games.king12.exploit import Walk, random_spot

    game, box = dz.game("king12"), box_of("king12", 2)
    seen = dz.Match(box, seed=1).view(0).data
    tables, rng, rows = solution(box, seen)._tables, Random(SEED), []
    for is_even in (True, False):
        walk = Walk(tables, int(seen[0]["cards"]), is_even, game.rule_set.driver)
        for turns, spots in ((1, 60), (2, 40), (3, 3)):
            gaps = [walk.gap(random_spot(turns, rng)) for _ in range(spots)]
            rows.append([is_even, turns, spots, float(np.mean(gaps)), float(np.max(gaps))])
    return {"gap": float(tables["gap"]) / 2, "rows": rows}


# ---- the page


def page(chosen: list[Fixture], known: dict[str, Any]) -> str:
    """The whole page."""
    trials = LEVELS["regular"].budget
    parts = [NOTES.format(regular=f"up to {trials.trials} trials or {trials.seconds:g} s")]
    tables = sorted({(each.game, each.players) for each in chosen if each.games})
    for game, players in tables:
        parts.append(f"\n## {dz.game(game).words.text('title', 'en')}, {players} players\n")
        parts += rows_of([each for each in chosen if (each.game, each.players) == (game, players) and each.games])
    parts += fact_lines(known.get("facts", {}))
    if known.get("times"):
        parts.append("\n## Think times\n\nMedian seconds a move where there was a choice, fewest players.\n")
        parts.append("| game | novice | regular | expert |\n| --- | ---: | ---: | ---: |")
        for game, row in known["times"].items():
            parts.append(f"| {game} | {row['novice']:.3f} | {row['regular']:.3f} | {row['expert']:.3f} |")
    return "\n".join(parts) + "\n"


def rows_of(met: list[Fixture]) -> list[str]:
    """Elo and pairings of one kind of table."""
    levels = connected(met)
    elo, errors = ratings(levels, [meeting for each in met for meeting in each.meetings() if each.pair[0] in levels])
    lines = ["| level | Elo | 95 % interval |\n| --- | ---: | --- |"]
    for index in sorted(range(len(levels)), key=lambda index: -elo[index]):
        low, high = elo[index] - errors[index], elo[index] + errors[index]
        lines.append(f"| {levels[index]} | {elo[index]:.0f} | {low:.0f} to {high:.0f} |")
    lines.append("\n| pairing | stronger level wins | 95 % interval | matches |\n| --- | ---: | --- | ---: |")
    for each in met:
        told = pairing((each.pair[1], each.pair[0]), list(each.meetings()))
        rate = f"**{told.rate:.1%}**" if told.interval[0] > 0.5 else f"{told.rate:.1%}"
        low, high = told.interval
        lines.append(f"| {told.first} – {told.second} | {rate} | {low:.1%} to {high:.1%} | {told.games} |")
    return lines


def connected(met: list[Fixture]) -> list[str]:
    """The levels that can be compared with `random`, directly or through others."""
    levels = ["random"]
    for level in levels:
        found = [other for each in met if level in each.pair for other in each.pair]
        levels += [other for other in dict.fromkeys(found) if other not in levels]
    return levels


def fact_lines(known: dict[str, Any]) -> list[str]:
    """How close to the exact solution, in words."""
    if not known:
        return []
    killer, king = known["killer"], known["king12"]
    lines = [
        "\n## How close to the exact solution\n",
        f"**Killer, 2 players**, is solved: with 30 HP each whoever begins wins {killer['first']:.2%}, the error from "
        f"the ceiling of HP being below {max(killer['bound'], 1e-9):.0e}. Expert and perfect play that solution. A "
        f"regular, who solves the turn exactly but takes every HP for worth the same, wins {killer['regular']:.2%} "
        "against it: computed, not sampled.\n",
        "**King of 12, 2 players**, cards of the first game. Until somebody has won a round the expert plays an "
        f"equilibrium: nobody can win more than {king['gap']:.0e} of a round against it beyond its value. After that "
        "cards are buried in secret, and the expert approximates. Best replies to it, computed exactly over the last "
        "turns of a round from random positions, win so much more than their share of the round:\n",
        "| rounds won | turns left | positions | mean | most |\n| --- | ---: | ---: | ---: | ---: |",
    ]
    for is_even, turns, spots, mean, most in king["rows"]:
        lines.append(f"| {'1 – 1' if is_even else '1 – 0'} | {turns} | {spots} | {mean:.2%} | {most:.2%} |")
    return lines


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--only", default=",".join(dz.games()), help="games, with commas")
    parser.add_argument("--seats", default="2,3,4,most", help="numbers of seats, with commas")
    parser.add_argument("--expert", type=int, default=8000, help="trials of an expert where it searches")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget earlier matches")
    parser.add_argument("--times", action="store_true", help="also measure think times (on a quiet machine)")
    told = parser.parse_args()
    known = json.loads(STORE.read_text(encoding="utf-8")) if STORE.exists() and not told.fresh else {}
    everything = fixtures(list(dz.games()), told.seats.split(","), told.expert)
    for each in everything:
        row = known.get("matches", {}).get(each.key, {})
        each.counts, each.seconds = row.get("counts", {}), row.get("seconds", 0.0)

    def save() -> None:
        matches = {each.key: {"counts": each.counts, "seconds": round(each.seconds, 1)} for each in everything}
        known["matches"] = known.get("matches", {}) | {key: row for key, row in matches.items() if row["counts"]}
        STORE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
        (HERE / "strength.md").write_text(page(everything, known), encoding="utf-8")

    for game in told.only.split(","):
        dz.game(game).warm_up()
        if told.times:
            known.setdefault("times", {})[game] = think_times(game)
    known.setdefault("facts", facts())
    measure([each for each in everything if each.game in told.only.split(",")], told.minutes, told.cores, save)
    save()
    print("written:", HERE / "strength.md")


if __name__ == "__main__":
    main()
