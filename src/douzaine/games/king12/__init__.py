"""King of 12 (Le Roi des 12), by Rita Modl: simultaneous bluffing with twelve-sided dice, for 2 to 4 players.

Options: see `box.OPTIONS`; up to 16 players with several boxes. Picks are secret and simultaneous, and a
buried card stays hidden to the end. Sources: the French and the English rulebook (Corax Games, 2020).
"""

from douzaine.games.declare import Parts

PARTS = Parts(board="board", policy="bots.policy", solver="bots.solver")
