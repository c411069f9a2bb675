"""Asking for a decision: all of them are up to the player whose turn it is."""

from douzaine.engine.rule import rule
from douzaine.engine.table import ask


@rule
def ask_for(table, phase):
    """R14: the player whose turn it is decides next, and this is what."""
    table.phase = phase
    ask(table, table.turn)
