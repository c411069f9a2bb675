"""Variants compared: the same few figures of each box, at each strength."""

from collections.abc import Sequence
from typing import Any

from douzaine.bots.arena import simulate
from douzaine.lab.statistics import share, two_seat_scale
from douzaine.lab.strengths import SEARCHING, STRENGTHS
from douzaine.lab.study import Result, Row, Study
from douzaine.lab.watched import watch
from douzaine.match.game import Box

MATCHES = {"random": 30_000, "simple": 30_000, SEARCHING: 40}
COUNTED = {"random": 1_000, "simple": 3_000, SEARCHING: 10}  # matches whose choices are counted
LEAST = 12
AS_AGREED = "–"


def boxes(study: Study) -> dict[str, Box]:
    """The box itself and its variants, by what differs."""
    return {AS_AGREED: study.box, **dict(study.variants)} if study.variants else {}


def parts(study: Study) -> list[tuple[Any, ...]]:
    """One part for each variant and strength."""
    return [(name, strength) for name in boxes(study) for strength in STRENGTHS]


def work(study: Study, name: str, strength: str) -> Result:
    """Play one variant at one strength, and compare that strength with the one below."""
    box = boxes(study)[name]
    seed, players = study.seed_of(f"variants/{name}/{strength}"), box.players
    box.game.compile()
    equal = simulate(box, study.times(MATCHES[strength], LEAST), strength, seed, cores=1)
    watched = watch(box, strength, seed, 0, study.times(COUNTED[strength], LEAST // 3))
    won, against = 0.0, 0
    for seat in range(players if strength != STRENGTHS[0] else 0):
        below = STRENGTHS[STRENGTHS.index(strength) - 1]
        bots = [strength if other == seat else below for other in range(players)]
        each = max(LEAST // players, study.times(MATCHES[strength]) // players)
        won += simulate(box, each, bots, seed + 1 + seat, cores=1).wins[seat]
        against += each
    return {
        "variant": name,
        "strength": strength,
        "players": players,
        "games": equal.games,
        "first": equal.wins[0],
        "turns": equal.turns_percentile(50),
        "turns_95": equal.turns_percentile(95),
        "choices": watched.choices / watched.games,
        "skill": won,
        "skill_games": against,
    }


def tables(study: Study, results: Sequence[Result]) -> dict[str, list[Row]]:
    """One row per variant and strength."""
    rows = [_row(each) for each in results]
    return {"variants": rows} if rows else {}


def _row(found: Result) -> Row:
    first, players, games = found["first"], found["players"], found["skill_games"]
    told = share(first, first, found["games"])
    skill = share(found["skill"], found["skill"], games) if games else {}
    between_two = {key: two_seat_scale(skill[key], players) for key in ("rate", "low", "high") if games}
    return {
        "variant": found["variant"],
        "strength": found["strength"],
        "players": players,
        "first_seat": told["rate"],
        "first_low": told["low"],
        "first_high": told["high"],
        "turns": found["turns"],
        "turns_95": found["turns_95"],
        "choices": found["choices"],
        "skill": between_two.get("rate"),
        "skill_low": between_two.get("low"),
        "skill_high": between_two.get("high"),
        "matches": found["games"],
        "skill_matches": games,
    }
