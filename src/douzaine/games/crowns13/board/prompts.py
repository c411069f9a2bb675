"""13 Crowns: the reader's question in words: the prompt, the line under it, and first-match help."""

from typing import Any

from douzaine.boards.context import BoardContext
from douzaine.games.crowns13.board.paying import payment_of
from douzaine.games.crowns13.rules.cards import king
from douzaine.games.crowns13.rules.tokens import is_barred
from douzaine.games.crowns13.table import Phase
from douzaine.games.crowns13.terminal import prompt as prompt_for_one

GUIDED = {
    Phase.AGAIN: "again",
    Phase.ANNOUNCE: "announce",
    Phase.COLOUR: "colour",
    Phase.TOKEN: "token",
    Phase.ROOM: "room",
    Phase.COAT: "coat",
    Phase.VICTIM: "victim",
    Phase.GUARD: "guard",
    Phase.RENEW: "renew",
}
NOTED = (Phase.ANNOUNCE, Phase.AGAIN, Phase.RENEW, Phase.GUARD, Phase.VICTIM, Phase.ROOM)


def prompt(at: BoardContext) -> tuple[str, dict[str, Any]]:
    """The sentence over the hand; what is sent as a whole is asked for as a whole."""
    if payment_of(at).ways:
        return "pay-all", {"action:action": king(at.table)}
    id, details = prompt_for_one(at)
    return ("renew-all" if id == "renew" else id), details


def note(at: BoardContext) -> str:
    """The line under the prompt."""
    box, table = at.box.fields, at.table
    phase = Phase(table.phase)
    if phase == Phase.TURN and is_barred(table, table.turn):
        return at.say("board-note-guarded", owner=at.names[table.guard])
    if phase == Phase.TURN:
        return "" if "apply" in at.legal else at.say("board-note-no-law")
    if phase == Phase.PAY:
        return at.say("board-note-spend" if box.discards[king(table)] else "board-note-show")
    return at.say(f"board-note-{phase.name.lower()}") if phase in NOTED else ""


def guide(at: BoardContext) -> str | None:
    """The text for a first match."""
    box, table = at.box.fields, at.table
    phase = Phase(table.phase)
    if phase == Phase.TURN:
        if is_barred(table, table.turn):
            return "guarded"
        return "apply" if "apply" in at.legal else "change"
    if phase == Phase.PAY:
        return "spend" if box.discards[king(table)] else "show"
    return GUIDED.get(phase)
