"""The puzzle of the day in the API."""

from typing import Annotated, Any

from msgspec import Meta, Struct


class DailyMoves(Struct, forbid_unknown_fields=True):
    """An answer: the moves of one decision, in order."""

    moves: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=20)]


class DailyChoice(Struct):
    """One way to decide, and its value."""

    moves: list[str]
    text: str
    value: Annotated[float, Meta(description="from 0 to 1; the game's `value` says of what")]
    best: bool
    others: Annotated[int, Meta(description="how many others on this server chose it")]


class DailyResult(Struct):
    """The result, once you have answered."""

    choice: Annotated[int, Meta(description="yours, by its place in `choices`")]
    choices: Annotated[list[DailyChoice], Meta(description="all of them, the best first")]
    value: Annotated[str, Meta(description="what the values are")]
    verdict: str
    why: str
    streak: int
    share: Annotated[str, Meta(description="a text to paste")]


class DailyPuzzle(Struct):
    """A puzzle as you may see it: without its answer, until you have given yours."""

    day: str
    game: str
    options: dict[str, Any]
    seat: int
    position: Annotated[dict[str, Any], Meta(description="what your seat sees")]
    legal: list[str]
    question: str
    help: str
    result: DailyResult | None
