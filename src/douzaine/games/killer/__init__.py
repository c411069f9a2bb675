"""Killer, also called Douze-Trente or Trente-Douze: a dice duel for 2 to 10 players.

Options: see `box.OPTIONS`. Nothing is hidden and nobody decides at the same time as somebody else.
Source: the rules written down by François Haffner from many house rules.
"""

from douzaine.games.declare import Parts

PARTS = Parts(board="board", policy="bots.policy", odds="bots.odds", solver="bots.solver")
CONTINUED = ("KEEP", "CAPITAL_KEEP")  # phases that go on with a decision begun before
