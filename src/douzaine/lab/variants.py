"""Variants side by side: the same few figures of each box."""

from collections.abc import Sequence
from typing import Any

from douzaine.bots.arena import simulate
from douzaine.lab.figures import share, two_seat_scale
from douzaine.lab.study import Result, Row, Study
from douzaine.lab.watched import watch
from douzaine.match.game import Box

LEVEL = "simple"
MATCHES = 30_000
COUNTED = 3_000
AS_AGREED = "–"


def boxes(study: Study) -> dict[str, Box]:
    """The box itself and its variants, by what is different."""
    return {AS_AGREED: study.box, **dict(study.variants)} if study.variants else {}


def parts(study: Study) -> list[tuple[Any, ...]]:
    """One for each variant."""
    return [(name,) for name in boxes(study)]


def work(study: Study, name: str) -> Result:
    """Play one variant."""
    box = boxes(study)[name]
    seed, players = study.seed_of(f"variants/{name}"), box.players
    box.game.compile()
    equal = simulate(box, study.times(MATCHES), LEVEL, seed, cores=1)
    won, each = 0.0, max(1, study.times(MATCHES) // players)
    for seat in range(players):
        bots = [LEVEL if other == seat else "random" for other in range(players)]
        won += simulate(box, each, bots, seed + 1 + seat, cores=1).wins[seat]
    watched = watch(box, LEVEL, seed, 0, study.times(COUNTED))
    return {
        "variant": name,
        "players": players,
        "games": equal.games,
        "first": equal.wins[0],
        "turns": equal.turns_percentile(50),
        "turns_95": equal.turns_percentile(95),
        "choices": watched.choices / watched.games,
        "skill": won,
        "skill_games": each * players,
    }


def tables(study: Study, results: Sequence[Result]) -> dict[str, list[Row]]:
    """One row a variant."""
    rows = []
    for each in results:
        first, skill = (
            share(each[key], each[key], each[games]) for key, games in (("first", "games"), ("skill", "skill_games"))
        )
        rows.append(
            {
                "variant": each["variant"],
                "players": each["players"],
                "first_seat": first["rate"],
                "first_low": first["low"],
                "first_high": first["high"],
                "turns": each["turns"],
                "turns_95": each["turns_95"],
                "choices": each["choices"],
                "skill": two_seat_scale(skill["rate"], each["players"]),
                "skill_low": two_seat_scale(skill["low"], each["players"]),
                "skill_high": two_seat_scale(skill["high"], each["players"]),
                "matches": each["games"],
            }
        )
    return {"variants": rows} if rows else {}
