"""Assertions for the checks of games."""

from collections.abc import Callable
from typing import Any


def must(holds: object, sentence: str) -> None:
    """Raise `AssertionError` with a sentence unless a condition holds; unlike `assert`, under `python -O` too."""
    if not holds:
        raise AssertionError(sentence)


def must_refuse(error: type[Exception], sentence: str, function: Callable[..., Any], *arguments: Any) -> None:
    """Raise `AssertionError` with a sentence unless a call raises this kind of error."""
    try:
        function(*arguments)
    except error:
        return
    raise AssertionError(sentence)
