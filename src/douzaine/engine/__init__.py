"""Shared by all games: records, rules and how they are compiled, chance, the story buffer.

Nothing in here knows a game. A game is a set of rules (`setup`, `legal`, `play`, `odds`, `deal`, `advance`, `scores`,
`view`, `redeal`) over a record whose first fields are the header of `table.py`.
"""
