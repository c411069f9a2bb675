"""The rules of Twelve Heroes, one module a chapter. Rule numbers are those of the book.

`flow` is the order of a match. `legal` lists moves, `play` says which rule each of them is, `chance` does so for
outcomes. The chapters are `setup`, `deck_modes` and `draft`, `first_turn`, the phases `control`, `maintenance`,
`income`, `military` and `ending`, and `abilities`; `zones` and `cards` move heroes, food and cards.
"""

from douzaine.games.heroes12.rules.chance import deal, odds
from douzaine.games.heroes12.rules.ending import scores
from douzaine.games.heroes12.rules.flow import advance
from douzaine.games.heroes12.rules.legal import legal
from douzaine.games.heroes12.rules.play import play
from douzaine.games.heroes12.rules.setup import setup

__all__ = ["advance", "deal", "legal", "odds", "play", "scores", "setup"]
