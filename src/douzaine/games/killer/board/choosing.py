"""Killer in the browser: the reader's decisions, and where they lead."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from douzaine.boards import Markup, join, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import NOTHING, escape, raw
from douzaine.games.killer.board.dice import (
    Dice,
    asks_for_dice,
    choices,
    choices_among,
    free_dice,
    is_forced,
    kept_dice,
    rolled_dice,
)
from douzaine.games.killer.board.gauge import CHOSEN_CHANCES, CHOSEN_SO_FAR, bars, so_far
from douzaine.games.killer.board.odds import odds_of
from douzaine.games.killer.board.odds_panel import CHOSEN_ODDS, if_kept
from douzaine.games.killer.board.scale import scale_of
from douzaine.games.killer.board.tray import CHOSEN_SUM, new_sum
from douzaine.games.killer.table import Phase

FACE_NAMES = frozenset("123456")
CHOSEN_BUTTON = "chosen-button"  # the place for what happens with the chosen dice


def moves(at: BoardContext, fields: Mapping[str, Sequence[str]]) -> list[str]:
    """Ticked dice are set aside from high to low, and the rest is rolled, if there is any."""
    words = list(fields.get("move", ()))
    keeps = sorted((word for word in words if word.startswith("keep ")), reverse=True)
    if not keeps:
        return words
    return keeps + (["roll"] if len(rolled_dice(at)) > len(keeps) else [])


def preview(at: BoardContext, fields: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """The result of the ticked dice, by its places."""
    ticked = [word.removeprefix("keep ") for word in fields.get("move", ())]
    dice = tuple(sorted((int(face) for face in ticked if face in FACE_NAMES), reverse=True))
    if not asks_for_dice(at) or Counter(dice) - Counter(free_dice(at)):
        return {}
    text = _keep_text(at, dice, len(rolled_dice(at)) - len(dice))
    known = {CHOSEN_SUM: new_sum(dice, sum(kept_dice(at))), CHOSEN_BUTTON: escape(text)}
    if (odds := odds_of(at)) and dice in odds.choices:
        known[CHOSEN_ODDS] = if_kept(at, odds, dice)
        known[CHOSEN_CHANCES] = bars(scale_of(at), odds.choices[dice])
        known[CHOSEN_SO_FAR] = escape(so_far(at, (*kept_dice(at), *dice), True))
    return known


# ---- buttons


def send(at: BoardContext) -> Markup:
    """The buttons beside the prompt."""
    if not at.asked:
        return NOTHING
    if asks_for_dice(at):
        return join(_dice_buttons(at))
    if at.table.phase == Phase.LUCK:
        return at.press(at.move_text("continue"), "continue", quiet=True) + at.press(at.move_text("stop"), "stop")
    nobody = "attack nobody"
    quiet = at.press(at.move_text(nobody), nobody, quiet=True) if nobody in at.legal else NOTHING
    return quiet + at.send_buttons(at.say("board-choose-target"))


def _dice_buttons(at: BoardContext) -> Iterator[Markup]:
    if not is_forced(at):
        yield tag("button", at.say("board-clear"), type="reset", class_="button quiet", data_when="any")
    yield tag("span", at.say("board-choose-dice"), class_="button waiting", data_unless="any")
    if at.previews and choices(at):
        free = free_dice(at)
        beyond = len(rolled_dice(at)) - len(free)  # rolled, but too high to be taken now
        yield at.cached(("keep", free, beyond), partial(_keep_buttons, at, free, beyond))
    else:
        any_dice = at.say("board-keep-any")
        yield at.press(tag("span", any_dice, id=CHOSEN_BUTTON, data_preview=any_dice), when=["any"])
    if "roll" in at.legal:
        yield at.press(at.move_text("roll"), "roll", unless=["any"])


def _keep_buttons(at: BoardContext, free: Dice, beyond: int) -> Markup:
    """A button for every set of dice; there are dozens, so they are written directly."""
    buttons = []
    for dice, shown, others in choices_among(free):
        text = escape(_keep_text(at, dice, others + beyond))
        buttons.append(f'<button type="submit" class="button primary"{shown}>{text}</button>')
    return raw("".join(buttons))


def _keep_text(at: BoardContext, dice: Dice, left: int) -> str:
    spoken = " ".join(map(str, dice))
    return at.say("board-keep-roll", dice=spoken, left=left) if left else at.say("board-keep-all", dice=spoken)
