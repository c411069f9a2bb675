"""The days whose puzzle the user answered in the terminal, in a small file; the first answer counts."""

import json
import os
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from douzaine.puzzles import Puzzle
from douzaine.puzzles.calendar import Streak, streak_of_days


def answered_days(file: Path) -> dict[date, tuple[str, ...]]:
    """The answers given on the day itself, by day; empty if the file is missing or unreadable."""
    try:
        kept: Any = json.loads(file.read_text(encoding="utf-8"))
        return {date.fromisoformat(day): tuple(map(str, moves)) for day, moves in kept.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def note_answer(file: Path, day: date, moves: Sequence[str]) -> None:
    """Store an answer, unless that day has one; the file is replaced only when the new one is complete."""
    days = answered_days(file)
    if day in days:
        return
    kept = {each.isoformat(): list(given) for each, given in sorted({**days, day: tuple(moves)}.items())}
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".part")
    fresh.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    os.replace(fresh, file)


def counted_answer(file: Path, puzzle: Puzzle, place: int, today: date) -> tuple[int, Streak]:
    """Store today's answer; returns the one that counts, perhaps an earlier one, and the streak."""
    note_answer(file, today, puzzle.choices[place].moves)
    days = answered_days(file)
    first = puzzle.place_of(days.get(today, ()))
    return place if first is None else first, streak_of_days(days, today)
