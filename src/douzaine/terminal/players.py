"""The players at a terminal table."""

from dataclasses import dataclass

from douzaine.bots import Bot


@dataclass
class Player:
    """The player of a seat: a person at this keyboard, or a bot."""

    name: str
    level: str | None = None  # a bot's level; None = a person
    bot: Bot | None = None
