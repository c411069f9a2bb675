"""Killer: how a view looks in a terminal, and what its reader is asked."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from babel.numbers import format_decimal, format_percent
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from douzaine.games.killer.box import Phase
from douzaine.games.killer.position import faces

if TYPE_CHECKING:
    from douzaine.match.view import View

BAR = 24  # characters of the longest HP bar
MOST_CHOICES = 10  # rows of the odds table


def prompt(view: "View") -> tuple[str, dict[str, Any]]:
    """Which sentence tells the reader what to do, and with which details."""
    table = view.data[0]
    phase = int(table["phase"])
    if phase == Phase.TARGET:
        return "target", {"value:number": int(table["attack"])}
    if phase == Phase.LUCK:
        return "luck", {"hits:number": int(table["hits"])}
    return ("capital" if phase == Phase.CAPITAL_KEEP else "dice"), {}


def text(view: "View", lang: str, names: Sequence[str]) -> RenderableType:
    """HP bars, then the dice on the table."""
    return Group(_bars(view, lang, names), _dice(view, lang))


def _bars(view: "View", lang: str, names: Sequence[str]) -> RenderableType:
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


def _dice(view: "View", lang: str) -> RenderableType:
    table, say = view.data[0], view.box.game.words.text
    line = Text("\n")
    for id, dice in (("scene-rolled", table["rolled"]), ("scene-kept", table["kept"])):
        line += Text(say(id, lang) + " ", "dim")
        line += Text(" ".join(f"[{face}]" for face in faces(dice)) or "–", "bold")
        line += Text("   ")
    shown = faces(table["kept"])
    if shown and not table["attack"]:
        line += Text(f"{' + '.join(map(str, shown))} = {sum(shown)}   ")
    if table["attack"]:
        line += Text(say("scene-attack", lang, value=int(table["attack"]), hits=int(table["hits"])))
    return line


def percent(chance: Any, lang: str) -> str:
    """A chance as people read it."""
    return format_percent(float(chance), "0.0 %", lang)


def odds_text(view: "View", found: Any, lang: str) -> RenderableType:
    """The odds of each choice of dice, or the damage of the attack at hand."""
    say = view.box.game.words.text
    if found.damage is not None:
        return Text("   ".join(f"{damage}: {percent(chance, lang)}" for damage, chance in found.damage.items()))
    grid = Grid(box=None, caption=say("odds-way", lang), caption_justify="left")
    for column in ("choice", "attack", "exact", "loss", "value"):
        grid.add_column(say(f"odds-{column}", lang), justify="left" if column == "choice" else "right")
    for choice in found.choices[:MOST_CHOICES]:
        dice = " ".join(map(str, choice.dice)) or "–"
        chances = [percent(chance, lang) for chance in (choice.attack, choice.exact, choice.loss)]
        grid.add_row(dice, *chances, format_decimal(float(choice.value), "+0.00;-0.00", lang))
    return grid
