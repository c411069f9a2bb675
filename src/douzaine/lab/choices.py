"""How many choices there are, how many matter, what a random one costs, and who decides the result for others.

Positions come from matches among bots of one strength, one from each match, with every choice of a match equally
likely. What its seat cannot see is dealt again several times; every legal move is tried in each of these deals and
played on at that strength (by rule of thumb for searching bots). Half of the deals say which move is best and which is
worst, the other half how far apart they are: so nothing looks better because it was selected for looking good.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from douzaine.bots import bot
from douzaine.lab.statistics import mean
from douzaine.lab.strengths import SEARCHING, bots_of, plays_on
from douzaine.lab.study import Result, Row, Study
from douzaine.lab.watched import watch
from douzaine.lab.worth import worth
from douzaine.match.dealer import SeededDealer
from douzaine.match.match import Match

Numbers = np.ndarray[Any, Any]
GROUPS = 20  # parts for each strength
POSITIONS = {"random": 400, "simple": 400, SEARCHING: 100}
MOVES = 16  # maximum number of moves tried at a position
DEALS = 16  # deals of what is hidden; half of them select, half measure
PLAYOUTS = 4  # playouts of each move in each deal
LEAST = 4  # matches whose choices are counted
LEAST_CASES = 12  # positions with kingmaking, which is rare; with fewer an interval means nothing
T_95 = 2.3646  # Student's t for the eight measuring deals
HOPELESS = 0.2  # of a fair share: with a lower chance, a seat decides the others' result rather than its own
COUNTED = {"random": 5_000, "simple": 5_000, SEARCHING: 40}  # matches whose choices are counted


def parts(study: Study) -> list[tuple[Any, ...]]:
    """Groups of positions, and matches to count in."""
    counted = [("counted", level, 0) for level in COUNTED]
    return [*counted, *(("weighed", level, group) for level in POSITIONS for group in range(GROUPS))]


def work(study: Study, kind: str, level: str, group: int) -> Result:
    """Count choices, or weigh some of them."""
    seed = study.seed_of(f"choices/{kind}/{level}/{group}")
    if kind == "counted":
        games = study.times(COUNTED[level], LEAST)
        seen = watch(study.box, level, seed, 0, games)
        return {"level": level, "games": games, "choices": seen.choices, "open": seen.open, "moves": seen.decisions}
    count = study.times(POSITIONS[level], 2 * GROUPS) // GROUPS
    weighed = [_weighed(study, level, seed + number) for number in range(count)]
    return {"level": level, "positions": [each for each in weighed if each]}


def _weighed(study: Study, level: str, seed: int) -> Result | None:
    """One choice of one match, or None if the match had none."""
    random = Random(seed)
    match = sampled_choice(study, level, random)
    if match is None:
        return None
    seat, box = match.actors[0], study.box
    view, ids = match.view(seat), match.legal_ids(seat)
    chosen = box.move_ids[bot(level, random.getrandbits(32), box).choose(view, seat)]
    tried = [chosen, *random.sample([id for id in ids if id != chosen], min(len(ids), MOVES) - 1)]
    values = np.zeros((len(tried), DEALS, box.players))
    for deal in range(DEALS):
        redealt, chance = view.redeal(seed=random.getrandbits(64)), random.getrandbits(64)
        for row, id in enumerate(tried):
            after = redealt.copy()
            after.play_id(seat, id)
            values[row, deal] = worth(box, after.data, plays_on(level), chance, PLAYOUTS)
    return {"legal": len(ids), **stakes(values, seat)}


def sampled_choice(study: Study, level: str, random: Random) -> Match | None:
    """A match among bots of one strength, stopped at one of its choices, each equally likely."""
    match = Match(study.box, dealer=SeededDealer(random.getrandbits(64)))
    bots = bots_of(study.box, level, random)
    kept, seen = None, 0
    while not match.over:
        seat = match.actors[0]
        if len(match.legal_ids(seat)) > 1:
            seen += 1
            if random.randrange(seen) == 0:
                kept = match.copy()
        match.play(seat, bots[seat].choose(match.view(seat), seat))
    return kept


def stakes(values: Numbers, seat: int) -> Result:
    """The difference between best and worst move, for a random move, and for the others if the seat has no hope."""
    half = values.shape[1] // 2
    first, second = values[:, :half].mean(axis=1), values[:, half:].mean(axis=1)
    best, worst = int(first[:, seat].argmax()), int(first[:, seat].argmin())
    apart = values[best, half:, seat] - values[worst, half:, seat]
    error = T_95 * float(apart.std(ddof=1)) / half**0.5
    found: Result = {
        "stake": float(apart.mean()),
        "matters": bool(apart.mean() > error > 0),
        "random_cost": float((second[best, seat] - second[:, seat]).mean()),
        "own": float(second[best, seat]),
    }
    others = [other for other in range(values.shape[2]) if other != seat]
    if len(others) > 1 and first[best, seat] < HOPELESS / values.shape[2]:
        spread = [np.ptp(first[:, other]) for other in others]
        favoured = others[int(np.argmax(spread))]
        up, down = int(first[:, favoured].argmax()), int(first[:, favoured].argmin())
        found["kingmaking"] = float(second[up, favoured] - second[down, favoured])
    return found


def tables(study: Study, results: Sequence[Result]) -> dict[str, list[Row]]:
    """Counts, stakes, and kingmaking if there are others to decide about."""
    counted = [each for each in results if "games" in each]
    rows = [
        {
            "strength": each["level"],
            "choices": each["choices"] / each["games"],
            "legal": each["open"] / max(each["choices"], 1),
            "forced": 1 - each["choices"] / max(each["moves"], 1),
            "matches": each["games"],
        }
        for each in counted
    ]
    stakes_rows = [
        {"strength": level, "what": what, **mean(values)}
        for what in ("stake", "random_cost", "matters", "hopeless", "kingmaking")
        for level in POSITIONS
        if (values := _figures(study, what, level, results))
    ]
    return {"choices": rows, "stakes": stakes_rows}


def _figures(study: Study, what: str, level: str, results: Sequence[Result]) -> list[float]:
    """The figures of a table row about the positions of one strength; empty if there are none."""
    weighed = [each for result in results if result["level"] == level for each in result.get("positions", [])]
    if what == "hopeless":
        return [float("kingmaking" in each) for each in weighed] if study.box.players > 2 else []
    found = [float(each[what]) for each in weighed if what in each]
    return found if what != "kingmaking" or len(found) >= LEAST_CASES else []
