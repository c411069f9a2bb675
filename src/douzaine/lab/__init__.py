"""How balanced a game is: seats, length, choices, skill, luck, leads, pieces and variants, in one report.

>>> from douzaine import lab
>>> report = lab.balance("killer", players=3, effort=0.01)  # doctest: +SKIP
>>> report.tables["seats"]  # doctest: +SKIP
"""

from douzaine.lab.report import Report, balance

__all__ = ["Report", "balance"]
