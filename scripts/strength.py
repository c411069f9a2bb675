"""Measure how strong the levels are, for as long as you like, and write docs/strength.md.

python scripts/strength.py --minutes 25 [--only killer,king12] [--seats 2,3,4] [--expert 8000] [--least 250] [--fresh]

One seat of the higher level sits among seats of the lower one. Matches come in mirrored rounds: the same chance is
dealt once for every seat that the higher level can have. Rounds so far are kept in docs/strength.json, so that
measuring goes on where it stopped; the time goes first to what is not shown yet and cheap to show. Budgets are in
trials, so that a slow or busy machine measures the same; `--expert` says how many an expert gets where it searches
(at a table it thinks for 1.5 s, some twenty times as many). Where a game has a solver, an expert uses it, here as at a
table.
"""

import argparse
import json
import os
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import douzaine as dz
from douzaine.bots import Bot
from douzaine.bots.arena import QuickDealer, play_out
from douzaine.bots.levels import LEVELS, LevelBot
from douzaine.bots.names import bot
from douzaine.bots.solved import can_guess, can_plan, has_solver, solution
from douzaine.lab.statistics import two_seat_scale
from douzaine.match.simulate import wilson

HERE = Path(__file__).parent.parent / "docs"
STORE = HERE / "strength.json"
SEED = 12
SHOWN = 0.55  # a step is shown where the lower bound, on the scale of two seats, lies above this
CHEAP = 0.5  # seconds a match; cheap steps are measured in at least so many matches:
MATCHES = 1000
LEAST = 60  # matches of a dear step, so that its interval means something
LOOKS = (60, 125, 250, 500)  # matches after which a dear step is looked at, and as a cheap one after every 1000
NORMAL_99 = 2.5758  # of all intervals here, since steps are looked at several times (docs/strength.md)
SAMPLE = 90  # matches of a step that tells whether more time helps
SAVED = 20  # seconds between two looks at the results
LOADED: set[str] = set()  # the steps that this process has played
NOTES = """\
# How strong the bots are

Made by `scripts/strength.py`; do not edit. One seat of the higher level sat among seats of the lower one, in rounds of
mirrored matches: the same chance dealt once for each seat. *Share* is what the higher seat won, *between two* the same
on the scale of a match between two, p(n − 1) / (p(n − 1) + 1 − p), with 99 % intervals (Wilson's, over rounds, with
Student's t where those are few).

**When it is shown.** A step is looked at after 60, 125, 250, 500 and 1,000 matches and then after every 1,000, never in
between; one whose matches take less than {cheap} s of a core not before 1,000. It is *shown*, and left alone, when its
whole interval lies above 55 %. Intervals are of 99 % and not of 95 % because of these repeated looks: of steps worth
exactly 55 %, one in fifty would pass one of the first five. Some steps were played on, to a number fixed before or
until the time was over, so that more is known of them.

**What was chosen by looking.** King of 12's expert was chosen among five variants, two of them tried on these seeds.
The regular of 13 Crowns and Twelve Heroes had 400 trials until its expert could not be told from it in 13 Crowns
(57.4 % of 68 matches between two); 64 were chosen after 98 matches of other seeds and kept once Twelve Heroes had been
measured.

A level with `@n` searched n trials a move, so that the figures can be repeated; at a table a regular has {regular}, and
an expert who searches has 1.5 s, some twenty times as many trials as here: what those add was not measured. Where a
game has a solver (Killer; King of 12 with two players) the expert asks it, here as at a table; so in Killer with two
players `expert` and `perfect` play the same. In King of 12 a regular, and with three and four players an expert, plans
its turn instead of searching: with {hands} hands dealt anew, here as at a table. `simple`, a rule of thumb, stands
beside the levels.
"""
MORE_TIME = """
## Does more time help?

One seat with more trials among seats with fewer, so many matches each and no look before; rows of fewer than {least}
are left out. In King of 12 a seat that plans as an expert, with other numbers of hands, sits among regulars. In 13
Crowns two who search could get stuck: of 24 matches of 400 against 100 trials one went on to the safety stop after
1,000 turns, because the leader won by it and robbed back every turn. A search now counts such a way as shared.

| game | players | step | share | between two | 99 % | matches |
| --- | ---: | --- | ---: | ---: | --- | ---: |"""
THINK_TIMES = """
## Think times

Median seconds of a core for a move where there was a choice. An expert who searches thinks for 1.5 s by the clock, in
which a busy machine gives it less of a core.

| game | players | novice | regular | expert |
| --- | ---: | ---: | ---: | ---: |"""
BUDGETS = (
    *(("king12", 3, "regular", f"expert@{trials}") for trials in (100, 400, 1600, 6400)),
    *(("crowns13", 2, f"expert@{fewer}", f"expert@{4 * fewer}") for fewer in (250, 1000, 4000)),
    *(("crowns13", 4, f"expert@{fewer}", f"expert@{4 * fewer}") for fewer in (250, 1000)),
    *(("heroes12", 2, f"expert@{fewer}", f"expert@{4 * fewer}") for fewer in (250, 1000, 4000)),
)


@dataclass
class Step:
    """One seat of a level among seats of the next lower one, and how it has done so far."""

    game: str
    players: int
    lower: str
    higher: str
    results: dict[str, int] = field(default_factory=dict)  # how many rounds brought the higher level so many wins
    seconds: float = 0.0
    handed_out: int = 0

    @property
    def key(self) -> str:
        """Its name in the store."""
        return f"{self.game} {self.players} {self.lower} {self.higher}"

    @property
    def is_level(self) -> bool:
        """Whether it compares levels, and not only budgets."""
        return (self.game, self.players, self.lower, self.higher) not in BUDGETS

    @property
    def rounds(self) -> int:
        """Rounds played."""
        return sum(self.results.values())

    @property
    def matches(self) -> int:
        """Matches played."""
        return self.rounds * self.players

    def note(self, wins: float, seconds: float) -> None:
        """Add a round."""
        self.results[f"{wins:.6g}"] = self.results.get(f"{wins:.6g}", 0) + 1
        self.seconds += seconds

    def share(self) -> tuple[float, float, float]:
        """The higher seat's share of wins with its 99 % interval."""
        means = {float(wins) / self.players: count for wins, count in self.results.items()}
        points = sum(mean * count for mean, count in means.items())
        squares = sum(mean * mean * count for mean, count in means.items())
        known = known_rounds(self.rounds)
        worth = known / self.rounds
        return (points / self.rounds, *wilson(worth * points, worth * squares, known, NORMAL_99))

    def between_two(self) -> tuple[float, float, float]:
        """The same on the scale of a match between two."""
        rate, low, high = (two_seat_scale(each, self.players) for each in self.share())
        return rate, low, high

    @property
    def wanted(self) -> int:
        """How many matches there should be at least."""
        return MATCHES if self.seconds < CHEAP * self.matches else LEAST

    @property
    def is_shown(self) -> bool:
        """Whether the higher level is shown to be higher."""
        return self.matches >= self.wanted and self.between_two()[1] > SHOWN

    @property
    def rests(self) -> bool:
        """Whether it may be left alone: it is shown, at a look (or the round after, if two end at once)."""
        if not self.is_level:
            return self.matches >= SAMPLE
        looks = [*(LOOKS if self.wanted < MATCHES else ()), max(1, self.matches // MATCHES) * MATCHES]
        return any(0 <= self.matches - look < 3 * self.players for look in looks) and self.is_shown

    def urgency(self) -> tuple[bool, bool, float]:
        """What is not shown yet comes first, levels before what stands beside them, then what has cost least."""
        return self.rests, self.lower == "simple", self.seconds * (1 + self.handed_out - self.rounds)


def box_of(game: str, players: int) -> dz.Box:
    """The default box with so many seats."""
    known = {option.id for option in dz.game(game).options}
    options: dict[str, Any] = {"players": players} if "players" in known else {}
    if "boxes" in known:
        options["boxes"] = -(-players // 4)
    return dz.game(game).box(**options)


def steps(games: list[str], seats: list[int], expert: int) -> list[Step]:
    """Every step between neighbouring levels, and what a regular makes of the rule of thumb."""
    made = []
    for game in games:
        fewest, most = dz.game(game).seats
        for players in (each for each in seats if fewest <= each <= most):
            box = box_of(game, players)
            regular = "regular" if can_guess(box) or can_plan(box) else f"regular@{LEVELS['regular'].budget.trials}"
            best = "expert" if has_solver(box) or can_plan(box) else f"expert@{2 * expert // players}"
            pairs = (("random", "novice"), ("novice", regular), (regular, best), ("simple", regular))
            made += [Step(game, players, *pair) for pair in pairs]
    return made


def known_rounds(rounds: int) -> float:
    """How many rounds of a known spread tell as much: the spread is found from the rounds themselves (Student's t)."""
    return rounds / (1 + (NORMAL_99**2 + 1) / (4 * max(rounds - 1, 1))) ** 2


# ---- measuring


def play(step: Step, number: int) -> tuple[float, float]:
    """One round, in a process of its own: how many of its matches the higher level won, and the time it took."""
    if step.key not in LOADED:  # the first round of a process loads what is compiled: it does not count
        LOADED.add(step.key)
        play(step, number)
    begun, box, wins = time.process_time(), box_of(step.game, step.players), 0.0
    for seat in range(step.players):
        seeds = Random(f"{SEED}/{number}")
        match = dz.Match(box, dealer=QuickDealer(seeds.getrandbits(64)))
        names = [step.higher if each == seat else step.lower for each in range(step.players)]
        play_out(match, [seated(name, seeds.getrandbits(64), box) for name in names])
        assert match.outcome is not None
        wins += match.outcome.scores[seat]
    return wins, time.process_time() - begun


def seated(name: str, seed: int, box: dz.Box) -> Bot:
    """A bot by its name; one that plans does so with as many trials as its name says, even more than usual."""
    level, at, trials = name.partition("@")
    if not at or not can_plan(box):
        return bot(name, seed, box)
    known = LEVELS[level]
    assert known.plan is not None
    return LevelBot(replace(known, plan=replace(known.plan, trials=int(trials))), seed, dz.Budget(trials=int(trials)))


def measure(chosen: list[Step], minutes: float, cores: int, least: int, save: Any) -> None:
    """Play until the time is over, or all is shown and has been played so often; rounds that have begun end."""
    deadline, saved = time.monotonic() + 60 * minutes, time.monotonic()
    for step in chosen:
        step.handed_out = step.rounds
    running: dict[Future[tuple[float, float]], Step] = {}
    with ProcessPoolExecutor(cores) as pool:
        while True:
            open_ones = [step for step in chosen if not step.rests or step.matches < least]
            while open_ones and time.monotonic() < deadline and len(running) < cores + 1:
                step = min(open_ones, key=Step.urgency)
                task = pool.submit(play, Step(step.game, step.players, step.lower, step.higher), step.handed_out)
                running[task] = step
                step.handed_out += 1
            if not running:
                return
            for task in wait(running, return_when=FIRST_COMPLETED).done:
                running.pop(task).note(*task.result())
            if time.monotonic() - saved > SAVED:
                save()
                saved = time.monotonic()


def think_times(game: str, players: int) -> dict[str, float]:
    """Median seconds of a core for a move of each level where there was a choice, in the first moves of a match."""
    times = {}
    for name in ("novice", "regular", "expert"):
        match = dz.Match(box_of(game, players), seed=1)
        bot, spent = LevelBot(LEVELS[name], 1), []
        for number in range(13 if name != "expert" else 5):
            seat = match.actors[0]
            view, begun = match.view(seat), time.process_time()
            move = bot.choose(view, seat)
            if len(match.legal(seat)) > 1 and number:  # the first may have to load what is compiled
                spent.append(time.process_time() - begun)
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
    from douzaine.games.king12.bots.exploit import Walk, random_spot

    game, box = dz.game("king12"), box_of("king12", 2)
    seen = dz.Match(box, seed=1).view(0).data
    tables, rng, rows = solution(box, seen)._tables, Random(SEED), []
    for is_even in (True, False):
        walk = Walk(tables, int(seen[0]["cards"]), is_even, game.rule_set.driver)
        known = {
            3: lambda spot, walk=walk: walk.rest(spot).gap,
            4: walk.early_gap,
        }  # by compiled code: the same, sooner
        for turns, spots in ((1, 60), (2, 40), (3, 40), (4, 2)):
            gaps = [known.get(turns, walk.gap)(random_spot(turns, rng)) for _ in range(spots)]
            rows.append([is_even, turns, spots, float(np.mean(gaps)), float(np.max(gaps))])
    return {"gap": float(tables["gap"]) / 2, "rows": rows}


# ---- the page


def page(chosen: list[Step], known: dict[str, Any]) -> str:
    """The whole page."""
    trials, plans = LEVELS["regular"].budget, (LEVELS["regular"].plan, LEVELS["expert"].plan)
    hands = " and ".join(f"{plan.trials:,}" for plan in plans if plan is not None)
    allowed = f"up to {trials.trials} trials or {trials.seconds:g} s"
    parts = [NOTES.format(regular=allowed, cheap=CHEAP, hands=hands)]
    chosen, budgets = [each for each in chosen if each.is_level], [each for each in chosen if not each.is_level]
    for game in dict.fromkeys(each.game for each in chosen):
        parts.append(f"\n## {dz.game(game).words.text('title', 'en')}\n")
        parts.append(
            "| players | step | share | between two | 99 % | matches | |\n"
            + "| ---: | --- | ---: | ---: | --- | ---: | --- |"
        )
        own = [each for each in chosen if each.game == game]
        parts += [row(each) for each in own if each.matches >= LEAST]
        if few := [f"{each.higher} among {each.lower} ({each.players})" for each in own if each.matches < LEAST]:
            parts.append(f"\nToo few matches to tell: {', '.join(few)}.")
    parts += [MORE_TIME.format(least=LEAST)] + [
        f"| {each.game} {row(each)[:-3]}" for each in budgets if each.matches >= LEAST
    ]
    parts += fact_lines(known.get("facts", {}))
    if known.get("times"):
        parts.append(THINK_TIMES)
        for name, spent in sorted(known["times"].items()):
            cells = (*name.split(), *(f"{spent[level]:.3f}" for level in ("novice", "regular", "expert")))
            parts.append(f"| {' | '.join(cells)} |")
    return "\n".join(parts) + "\n"


def row(step: Step) -> str:
    """One step."""
    (share, _, _), (rate, low, high) = step.share(), step.between_two()
    told = "**shown**" if step.is_shown else "not shown yet"
    if not step.is_level:
        told = ""
    elif step.lower == "simple":
        told = "beside the levels"
    elif step.game == "killer" and step.players == 2 and step.higher == "expert":
        told = "exact: see below"
    name, span = f"{step.higher} among {step.lower}", f"{low:.1%} to {high:.1%}"
    return f"| {step.players} | {name} | {share:.1%} | {rate:.1%} | {span} | {step.matches} | {told} |"


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
        "cards are buried in secret; the last three turns of a round are solved over all hands both sides may hold, "
        "the turns before approximately. Best replies to the expert, computed exactly over the last turns of a round "
        "from random positions, win so much more than their share of the round:\n",
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
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats, with commas")
    parser.add_argument("--expert", type=int, default=4000, help="trials of an expert where it searches")
    parser.add_argument("--least", type=int, default=0, help="matches of each step, even where fewer show it")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget earlier matches")
    parser.add_argument("--facts", action="store_true", help="work out anew how close to the exact solution (minutes)")
    parser.add_argument("--times", action="store_true", help="also measure think times")
    parser.add_argument("--budgets", action="store_true", help="measure whether more time helps, and no levels")
    parser.add_argument("--levels", default="novice,regular,expert", help="the higher levels of steps to measure")
    told = parser.parse_args()
    known = json.loads(STORE.read_text(encoding="utf-8")) if STORE.exists() and not told.fresh else {}
    everything = steps(list(dz.games()), [int(each) for each in told.seats.split(",")], told.expert)
    everything += [Step(*budget) for budget in BUDGETS]
    for each in everything:
        kept = known.get("rounds", {}).get(each.key, {})
        each.results, each.seconds = kept.get("results", {}), kept.get("seconds", 0.0)

    def save() -> None:
        rounds = {each.key: {"results": each.results, "seconds": round(each.seconds, 1)} for each in everything}
        known["rounds"] = known.get("rounds", {}) | {key: kept for key, kept in rounds.items() if kept["results"]}
        STORE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
        (HERE / "strength.md").write_text(page(everything, known), encoding="utf-8")

    for game in told.only.split(","):
        dz.game(game).compile()
        if told.times:
            for players in {dz.game(game).seats[0], min(4, dz.game(game).seats[1])}:
                known.setdefault("times", {})[f"{game} {players}"] = think_times(game, players)
    if told.facts or "facts" not in known:
        known["facts"] = facts()
    levels = told.levels.split(",")
    chosen = [each for each in everything if each.game in told.only.split(",") and each.higher.split("@")[0] in levels]
    measure([each for each in chosen if each.is_level != told.budgets], told.minutes, told.cores, told.least, save)
    save()
    print("written:", HERE / "strength.md")


if __name__ == "__main__":
    main()
