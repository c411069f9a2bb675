"""`@rule`: marks a function as one that can be compiled.

A rule stays the plain Python function it is: calling it runs it interpreted, which is the reference
and what a debugger steps through. `compile.py` makes the compiled twin of a rule and of every rule
it calls. Rules therefore keep to the part of Python that Numba compiles: numbers, records and
arrays; they allocate nothing and raise nothing.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function) -> Function:
    """Mark a function as compilable."""
    function.__dict__["is_rule"] = True
    return function


def is_rule(thing: object) -> bool:
    """Whether `thing` was marked with `@rule`."""
    return getattr(thing, "is_rule", False) is True
