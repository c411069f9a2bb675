"""Killer in a terminal: the drawing of a view, and its prompts."""

from collections.abc import Sequence
from typing import Any

from babel.numbers import format_decimal
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from douzaine.games.killer.position import faces
from douzaine.games.killer.table import Phase
from douzaine.match.view import View
from douzaine.texts import percent_in

BAR = 24  # characters of the longest HP bar
MOST_CHOICES = 10  # rows of the odds table


def prompt(seen: Any) -> tuple[str, dict[str, Any]]:
    """The text that asks the reader of a View or a board to decide, with its details."""
    table = seen.table
    if table.phase == Phase.TARGET:
        return "target", {"value:number": table.attack}
    if table.phase == Phase.LUCK:
        return "luck", {"hits:number": table.hits}
    return ("capital" if table.phase == Phase.CAPITAL_KEEP else "dice"), {}


def decision(moves: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    """The text of a whole decision: the dice set aside together."""
    dice = "".join(move.removeprefix("keep ") for move in moves if move.startswith("keep "))
    return ("keep" if moves[-1] == "roll" else "keep-all", {"dice:dice": int(dice)}) if dice else None


def text(view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """HP bars, then the dice on the table."""
    return Group(_bars(view, lang, names), _dice(view, lang))


def _bars(view: View, lang: str, names: Sequence[str]) -> RenderableType:
    position, say = view.position(), view.box.game.words.text
    longest = max(36, *position["hp"])
    grid = Grid.grid(padding=(0, 1))
    for seat, hp in enumerate(position["hp"]):
        filled = -(-hp * BAR // longest)
        mark = "▶" if seat == position["turn"] and not view.over else " "
        state = say("scene-hp", lang, hp=hp) if hp else say("scene-eliminated", lang)
        bar = Text("█" * filled, "red") + Text("░" * (BAR - filled), "dim")
        grid.add_row(mark, Text(names[seat], "bold"), bar, state)
    return grid


def _dice(view: View, lang: str) -> RenderableType:
    table, say = view.table, view.box.game.words.text
    line = Text("\n")
    for id, dice in (("scene-rolled", table.rolled), ("scene-kept", table.kept)):
        line += Text(say(id, lang) + " ", "dim")
        line += Text(" ".join(f"[{face}]" for face in faces(dice)) or "–", "bold")
        line += Text("   ")
    shown = faces(table.kept)
    if shown and not table.attack:
        line += Text(f"{' + '.join(map(str, shown))} = {sum(shown)}   ")
    if table.attack:
        line += Text(say("scene-attack", lang, value=table.attack, hits=table.hits))
    return line


def odds_text(view: View, found: Any, lang: str) -> RenderableType:
    """The odds of each choice of dice, or the damage of the attack at hand."""
    say = view.box.game.words.text
    if found.damage is not None:
        return Text("   ".join(f"{damage}: {percent_in(chance, lang)}" for damage, chance in found.damage.items()))
    grid = Grid(box=None, caption=say("odds-way", lang), caption_justify="left")
    for column in ("choice", "attack", "exact", "loss", "value"):
        grid.add_column(say(f"odds-{column}", lang), justify="left" if column == "choice" else "right")
    for choice in found.choices[:MOST_CHOICES]:
        dice = " ".join(map(str, choice.dice)) or "–"
        chances = [percent_in(chance, lang) for chance in (choice.attack, choice.exact, choice.loss)]
        grid.add_row(dice, *chances, format_decimal(float(choice.value), "+0.00;-0.00", lang))
    return grid
