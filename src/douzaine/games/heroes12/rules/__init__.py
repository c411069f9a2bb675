"""The rules of Twelve Heroes, one module a chapter. Rule numbers are those of the book.

`turn.go_on` drives everything: it goes through what is automatic, one step at a time, and stops at the
next decision or chance event. What waits (draws, abilities, steps of a phase) is state in the Table.
"""

from douzaine.games.heroes12.rules.legal import legal
from douzaine.games.heroes12.rules.play import deal, odds, play, setup
from douzaine.games.heroes12.rules.turn import scores

__all__ = ["deal", "legal", "odds", "play", "scores", "setup"]
