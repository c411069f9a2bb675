"""13 Crowns: the rules, one module a chapter. Rule numbers are those of the book.

`flow` is the order of a match. `legal` lists moves, `play` says which rule each of them is, `chance` does so
for outcomes. The chapters are `setup`, `turn`, `action` (with `law`: what can be paid), `king`, `renewal`,
`reward` and `tokens`; `cards` moves cards and keeps what is known of them.
"""

from douzaine.games.crowns13.rules.chance import deal, odds
from douzaine.games.crowns13.rules.flow import advance
from douzaine.games.crowns13.rules.legal import legal
from douzaine.games.crowns13.rules.play import play
from douzaine.games.crowns13.rules.setup import setup
from douzaine.games.crowns13.rules.turn import scores

__all__ = ["advance", "deal", "legal", "odds", "play", "scores", "setup"]
