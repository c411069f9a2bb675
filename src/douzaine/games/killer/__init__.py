"""Killer, also called Douze-Trente or Trente-Douze: a dice duel for 2 to 10 players.

Options: see `box.OPTIONS`. Nothing is hidden and nobody decides at the same time as somebody else.
Source: the rules written down by François Haffner from many house rules.
"""
