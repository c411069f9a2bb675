"""Twelve Heroes in the browser: the chips in the bar, the line under the prompt, and help in a first match."""

from collections.abc import Sequence
from functools import lru_cache

from douzaine.boards import Markup, tag
from douzaine.boards.context import BoardContext
from douzaine.games.heroes12.board.choices import PLACED
from douzaine.games.heroes12.board.pieces import Look, look_of
from douzaine.games.heroes12.table import Phase, Stage

STAGES = (Stage.CONTROL, Stage.MAINTENANCE, Stage.INCOME, Stage.MILITARY, Stage.END)


def note(at: BoardContext) -> str:
    """The line under the prompt."""
    table = at.table
    phase = Phase(table.phase)
    if phase == Phase.ACTION:
        if not (table.actions or table.extra):
            return at.say("board-note-last") if table.hand_size[at.seat] else ""
        return at.say("board-note-action")
    if phase in PLACED or phase in (Phase.DEPLOY_MORE, Phase.FALCON, Phase.MOVE_HERO):
        return at.say("board-note-food")
    return "" if phase == Phase.PICK else at.say(f"board-note-{phase.name.lower().split('_')[0]}")


def asked_together(at: BoardContext) -> Sequence[int]:
    """Both players, for a draft and for the first hand; afterwards one has the turn."""
    return range(len(at.players)) if at.table.phase in (Phase.PICK, Phase.MULLIGAN) else ()


def pills(at: BoardContext) -> list[str]:
    """The turn, and the phases with the current one marked; a phone shows only the current one."""
    table = at.table
    actions = table.actions + table.extra
    return [*_pills(look_of(at), at.turns + 1, table.stage, actions)]


@lru_cache(2000)
def _pills(look: Look, number: int, stage: int, actions: int) -> tuple[Markup, Markup]:
    part = Stage(stage)
    now = look.say(f"scene-phase-{part.name.lower()}")
    short = look.say("board-actions", phase=now, count=actions) if part == Stage.MILITARY else now
    turn = tag("span", look.say("board-turn", number=number), class_="h-wide")
    first = turn + tag("span", short, class_="h-narrow")
    steps = [
        tag("span", look.say(f"scene-phase-{each.name.lower()}"), class_="now" if each == part else None,
            aria_current="step" if each == part else None)
        for each in ((Stage.SETUP,) if part == Stage.SETUP else STAGES)
    ]  # fmt: skip
    return first, tag("span", *steps, class_="h-phases")


def guide(at: BoardContext) -> str | None:
    """The text for a first match."""
    table = at.table
    phase = Phase(table.phase)
    if phase == Phase.ACTION:
        if not (table.actions or table.extra):
            return "last"
        if any(table.camp[at.seat]):
            return "deploy"
        if any(table.present[at.seat]):
            return "move"
        return "recruit" if any(move.startswith("recruit ") for move in at.legal) else "food"
    names = {Phase.PICK: "pick", Phase.MULLIGAN: "mulligan", Phase.STARVE: "starve", Phase.DEPLOY_MORE: "more"}
    return names.get(phase)
