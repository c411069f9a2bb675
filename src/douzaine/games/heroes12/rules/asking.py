"""Asking a seat for a decision."""

from douzaine.engine.rule import rule
from douzaine.engine.table import ask


@rule
def ask_for(table, seat, phase):
    """One seat decides next, and this is what."""
    table.phase = phase
    ask(table, seat)
