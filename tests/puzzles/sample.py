"""Puzzles that were made once with `douzaine puzzles make --seed sample`, one a game."""

from pathlib import Path

from douzaine.puzzles import Puzzle

LINES = (Path(__file__).parent / "sample.jsonl").read_text(encoding="utf-8").splitlines()
PUZZLES = {each.question.game: each for each in map(Puzzle.from_json, LINES)}
