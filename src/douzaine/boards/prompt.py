"""The sentence that asks somebody to decide."""

from douzaine.boards.board import board_of
from douzaine.boards.context import BoardContext
from douzaine.match.event import in_words


def prompt_sentence(at: BoardContext) -> str:
    """The question to the board's reader now."""
    id, fields = board_of(at.game).prompt(at)
    kinds = dict(name.split(":") for name in fields)
    values = {name: in_words(at.box, kind, fields[f"{name}:{kind}"], at.lang, at.names) for name, kind in kinds.items()}
    return at.say(f"prompt-{id}", **values)
