"""Deck files of every game: parsed in linear time, with a bounded list of findings."""

import tomllib
from collections.abc import Iterable
from itertools import islice
from typing import Any

from douzaine.games.declare import Finding

LONGEST_LINE = 1_000  # characters: parsing a dotted key such as `a.a.a.a = 1` takes quadratic time
MOST_FINDINGS = 500  # more than even a deck in which every card has several errors


def read_toml(text: str, longest: int) -> dict[str, Any]:
    """The values of a deck file. Raises `ValueError`: `too-long`, `line-too-long`, or the TOML parser's message."""
    if len(text) > longest:
        raise ValueError("too-long")
    for line in text.splitlines():
        if len(line) > LONGEST_LINE and not line.lstrip().startswith("#"):
            raise ValueError("line-too-long")
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise ValueError(type(error).__name__) from None


def most(findings: Iterable[Finding]) -> list[Finding]:
    """The first findings, and a note if there are more."""
    some = list(islice(findings, MOST_FINDINGS + 1))
    return some if len(some) <= MOST_FINDINGS else [*some[:MOST_FINDINGS], Finding("more")]
