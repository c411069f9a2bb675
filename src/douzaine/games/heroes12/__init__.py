"""Twelve Heroes: a duel for two players with decks of twelve heroes, three regions, and never enough food.

Options: see `box.OPTIONS`. Hands, decks, draft picks and deck lists are secret; draft picks are made at
the same time. Source: the published rules summary of Twelve Heroes.
"""

from douzaine.games.declare import Parts

PARTS = Parts(board="board", policy="bots.policy", deck="decks")
CONTINUED = (
    "DEPLOY_REGION",
    "DEPLOY_FOOD",
    "MOVE_HERO",
    "MOVE_TO",
    "MOVE_FOOD",
    "BEHEMOTH_HERO",
    "KNIGHT_HERO",
    "STRATEGIST_HERO",
)  # phases that go on with a decision begun before
