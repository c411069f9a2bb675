"""Twelve Heroes: a duel for two players with decks of twelve heroes, three regions, and never enough food.

Options: see `box.OPTIONS`. Hands, decks, draft picks and deck lists are secret; draft picks are made at
the same time. Source: the published rules summary of Twelve Heroes.
"""
