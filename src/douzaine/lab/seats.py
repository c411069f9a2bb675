"""First-player advantage, length, and skill: whole matches among bots of three strengths."""

from collections.abc import Sequence
from typing import Any

from douzaine.bots.arena import simulate
from douzaine.lab.statistics import elo, share, two_seat_scale
from douzaine.lab.strengths import SEARCHING, STRENGTHS
from douzaine.lab.study import Result, Row, Study
from douzaine.match.simulate import percentile

CHUNKS = 5  # parts for each strength
MATCHES = {"random": 100_000, "simple": 50_000, SEARCHING: 100}  # matches with the usual effort
STEPS = (("random", "simple"), ("simple", SEARCHING))  # pairs of levels that measure skill
STEP_MATCHES = {"simple": 40_000, SEARCHING: 120}
LEVEL_ELO = 191  # one level of skill: three wins in four
SECONDS_A_CHOICE = 8  # seconds of a decision among people, to estimate a match's minutes


def parts(study: Study) -> list[tuple[Any, ...]]:
    """Chunks of matches at each strength, and of one stronger seat among weaker ones."""
    equal = [("equal", strength, chunk) for strength in STRENGTHS for chunk in range(CHUNKS)]
    mixed = [(lower, higher, seat) for lower, higher in STEPS for seat in range(study.box.players)]
    return [*equal, *mixed]


def work(study: Study, kind: str, strength: str, number: int) -> Result:
    """Play one chunk."""
    players, seed = study.box.players, study.seed_of(f"seats/{kind}/{strength}/{number}")
    if kind == "equal":
        games, bots = max(1, study.times(MATCHES[strength], 20) // CHUNKS), [strength] * players
    else:
        games = max(1, study.times(STEP_MATCHES[strength], 20) // players)
        bots = [strength if seat == number else kind for seat in range(players)]
    played = simulate(study.box, games, bots, seed, cores=1)
    return {
        "kind": kind,
        "strength": strength,
        "number": number,
        "games": games,
        "wins": list(played.wins),
        "decisions": played.decisions,
        "turns": {str(turns): count for turns, count in played.turns.items()},
        "reasons": played.reasons,
    }


def tables(study: Study, results: Sequence[Result]) -> dict[str, list[Row]]:
    """Seats, length and skill."""
    found: dict[str, list[Row]] = {"seats": [], "length": [], "skill": []}
    for strength in STRENGTHS:
        own = [each for each in results if each["kind"] == "equal" and each["strength"] == strength]
        games = sum(each["games"] for each in own)
        for seat in range(study.box.players):
            won = sum(each["wins"][seat] for each in own)
            found["seats"].append({"strength": strength, "seat": seat, **share(won, won, games)})
        found["length"].append({"strength": strength, **_length(study, own, games)})
    for lower, higher in STEPS:
        found["skill"].append(_step(study, [each for each in results if each["kind"] == lower], lower, higher))
    return found


def _length(study: Study, own: Sequence[Result], games: int) -> Row:
    turns: dict[int, int] = {}
    for each in own:
        for count, matches in each["turns"].items():
            turns[int(count)] = turns.get(int(count), 0) + matches
    stop = study.box.game.facts.safety_stop
    stopped = sum(each["reasons"].get(stop, 0) for each in own) if stop else 0
    return {
        "turns": percentile(turns, 50),
        "turns_5": percentile(turns, 5),
        "turns_95": percentile(turns, 95),
        "decisions": sum(each["decisions"] for each in own) / games,
        "stopped": stopped / games,
        "matches": games,
        "histogram": {str(count): turns[count] for count in sorted(turns)},
    }


def _step(study: Study, own: Sequence[Result], lower: str, higher: str) -> Row:
    """The difference between two levels: one seat of the higher one among seats of the lower one."""
    won, games = sum(each["wins"][each["number"]] for each in own), sum(each["games"] for each in own)
    told = share(won, won, games)
    between_two = {key: two_seat_scale(told[key], study.box.players) for key in ("rate", "low", "high")}
    return {
        "lower": lower,
        "higher": higher,
        **told,
        "two_seats": between_two["rate"],
        "elo": elo(between_two["rate"]),
        "elo_low": elo(between_two["low"]),
        "elo_high": elo(between_two["high"]),
        "levels_low": elo(between_two["low"]) / LEVEL_ELO,
        "levels_high": elo(between_two["high"]) / LEVEL_ELO,
    }
