"""The start of practice in the terminal: a position, or a moment of a record."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import douzaine as dz
from douzaine.errors import BadRecord, DouzaineError
from douzaine.games.declare import shown
from douzaine.match.match import Match
from douzaine.match.record import FORMAT, unwrapped


def lay(path: Path, game: str | None, options: Mapping[str, Any], step: int | None, seed: int | None) -> Match:
    """The match of a file: a record, up to a step, or a position as JSON. Dealt from a seed from there on."""
    text = unwrapped(path.read_text(encoding="utf-8"))
    if text.lstrip().startswith(FORMAT):
        return _at_step(Match.replay(text), step).copy(seed=_seed(seed))
    try:
        position = json.loads(text)
    except ValueError:
        raise BadRecord("error-record-format", line=repr(FORMAT)) from None
    box = dz.game(game if game is not None else dz.games()[0]).box(**options)
    return Match.at(box, position, seed=_seed(seed))


def _at_step(match: Match, step: int | None) -> Match:
    """A match after so many of its steps."""
    if step is None:
        return match
    if not 0 <= step <= len(match.steps):
        raise DouzaineError("error-whole", name="--step", low=0, high=len(match.steps), value=shown(step))
    again = match.beginning()
    for each in match.steps[:step]:
        again.apply(each)
    return again


def _seed(seed: int | None) -> int:
    drawn = dz.SeededDealer(seed).seed  # a random one by default
    return int(drawn)
