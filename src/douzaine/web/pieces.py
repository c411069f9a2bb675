"""Fragments in pieces: what a page was sent before is only named, and what is new is sent.

A message is a JSON list. A text stands for itself; a text in a list of its own is one to remember, under the next
number from 0; a number stands for what was remembered; `null` at the beginning says to forget everything.
"""

import json
from collections.abc import Iterable
from typing import Any

LONG = 80  # signs of a piece that is worth remembering
MOST = 500  # pieces remembered; then both sides begin again


class Pieces:
    """What one page has been sent.

    Texts are told apart by their hashes, which nobody outside this process can foresee: keeping the texts of all open
    pages would take many times the memory of their matches.
    """

    def __init__(self, anew: bool = False) -> None:
        self._numbers: dict[int, int] = {}
        self._anew = anew  # whether the page is to forget what it knows

    def message(self, parts: Iterable[str]) -> str:
        """A fragment as the page is sent it."""
        numbers = self._numbers
        found: list[Any] = []
        short: list[str] = []
        if self._anew or len(numbers) > MOST:
            self._anew = False
            numbers.clear()
            found.append(None)
        for part in parts:
            if len(part) < LONG:
                short.append(part)
                continue
            if short:
                found.append("".join(short))
                short.clear()
            key = hash(part)
            number = numbers.get(key)
            if number is None:
                numbers[key] = len(numbers)
                found.append([part])
            else:
                found.append(number)
        return json.dumps([*found, "".join(short)], separators=(",", ":"))
