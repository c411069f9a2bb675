"""Each card, hero and kind of die: how often it is used, what its use goes with, and what doing without it costs.

Using a piece *goes with* winning for many reasons: players who live longer play more cards. What it *causes* is
measured by taking it away: one seat never uses it while it has another move, and the others play as usual. If this
made no difference, a seat would win exactly a fair share, because seats take turns.
"""

from collections.abc import Sequence
from typing import Any

from douzaine.bots.intervals import discoveries
from douzaine.lab.statistics import p_value, share
from douzaine.lab.strengths import SEARCHING, STRENGTHS
from douzaine.lab.study import Result, Row, Study
from douzaine.lab.watched import SQUARES, TIMES, WON, watch
from douzaine.match.game import Box

VERBS = ("play", "recruit", "keep")  # words of moves that use a piece
MATCHES = {"random": 10_000, "simple": 20_000, SEARCHING: 100}  # matches in which uses are counted
FALSE_FINDINGS = 0.05  # the share of findings that may be false, over all strengths
WITHOUT = {"random": 5_000, "simple": 10_000}  # matches for each piece that one seat does without
SEARCHING_WITHOUT = 900  # matches of the searching bots, for all pieces together
LEAST = 30  # minimum for one piece; with fewer nothing could be found


def pieces(box: Box) -> dict[str, int]:
    """The moves that use a piece, by their words."""
    return {word: id for id, word in enumerate(box.moves) if word.split()[0] in VERBS and " " in word}


def parts(study: Study) -> list[tuple[Any, ...]]:
    """At each strength, one part for all uses, and one for each piece."""
    words = [word.replace(" ", "_") for word in pieces(study.box)]
    if not words:
        return []
    return [part for level in STRENGTHS for part in (("uses", level), *(("without", level, word) for word in words))]


def work(study: Study, kind: str, level: str, piece: str = "") -> Result:
    """Count uses, or play without one piece."""
    seed = study.seed_of(f"pieces/{kind}/{level}/{piece}")
    if kind == "uses":
        games = study.times(MATCHES[level], LEAST)
        made = watch(study.box, level, seed, 0, games).made
        uses = {word: made[:, id].tolist() for word, id in pieces(study.box).items()}
        return {"level": level, "games": games, "uses": uses}
    games, word = _matches_without(study, level), piece.replace("_", " ", 1)
    seen = watch(study.box, level, seed, 0, games, (study.box.move_ids[word],))
    return {"level": level, "piece": word, "games": games, "score": seen.score, "squares": seen.squares}


def _matches_without(study: Study, level: str) -> int:
    """The number of matches played without one piece."""
    usual = WITHOUT[level] if level in WITHOUT else SEARCHING_WITHOUT // len(pieces(study.box))
    return study.times(usual, LEAST)


def tables(study: Study, results: Sequence[Result]) -> dict[str, list[Row]]:
    """At each strength one row per piece that is ever used, the most costly to lose first."""
    uses = {each["level"]: each for each in results if "uses" in each}
    without = [each for each in results if "piece" in each and uses[each["level"]]["uses"][each["piece"]][TIMES]]
    fair = 1 / study.box.players
    p_values = [p_value(each["score"], each["games"], fair) for each in without]
    rows: list[Row] = []
    for each, p, is_finding in zip(without, p_values, discoveries(p_values, FALSE_FINDINGS), strict=True):
        counted = uses[each["level"]]
        made = counted["uses"][each["piece"]]
        used = share(made[WON], made[SQUARES], int(made[TIMES]))
        alone = share(each["score"], each["squares"], each["games"])
        cost = fair - alone["rate"]
        rows.append(
            {
                "strength": each["level"],
                "piece": each["piece"],
                "used": made[TIMES] / (counted["games"] * study.box.players),
                "with": used["rate"],
                "with_low": used["low"],
                "with_high": used["high"],
                "without": alone["rate"],
                "low": alone["low"],
                "high": alone["high"],
                "p": p,
                "finding": ("missed" if cost > 0 else "better_without") if is_finding else "none",
                "matches": each["games"],
            }
        )
    return {"pieces": sorted(rows, key=lambda row: (STRENGTHS.index(row["strength"]), row["without"]))}
