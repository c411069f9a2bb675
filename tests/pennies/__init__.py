"""A tiny game for tests: both seats hold two coins, pick in secret, and show at the same time.

Each seat is dealt a secret coin that is worth a point more when it matches what is shown. It proves
that a game needs nothing but its folder.
"""

from douzaine.games.declare import Parts

PARTS = Parts(table="box")
