"""Balance reports on a game: seats, length, choices, skill, luck, leads, pieces and variants.

>>> from douzaine import lab
>>> report = lab.balance("killer", players=3, effort=0.01)  # doctest: +SKIP
>>> report.tables["seats"]  # doctest: +SKIP
"""

from douzaine.lab.report import Report, balance

__all__ = ["Report", "balance"]
