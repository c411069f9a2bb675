"""13 Crowns in a terminal: the drawing of a view, and its prompts."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from douzaine.games.crowns13.box import CROWNS_TO_WIN, card_title, in_mask
from douzaine.games.crowns13.laws import COLOURS, ids_of, law_text
from douzaine.games.crowns13.rules.cards import king, known_in
from douzaine.games.crowns13.rules.law import can_apply, slot_colour
from douzaine.games.crowns13.rules.tokens import is_barred
from douzaine.games.crowns13.table import Phase
from douzaine.match.view import View

STYLES = ("bright_blue", "dark_orange", "green", "magenta", "yellow")  # by colour, then special cards


def prompt(seen: Any) -> tuple[str, dict[str, Any]]:
    """The text that asks the reader of a View or a board to decide, with its details."""
    box, table = seen.box.fields, seen.table
    phase = Phase(table.phase)
    if phase == Phase.TURN:
        if is_barred(table, table.turn):
            return "turn-guarded", {}
        return ("turn" if can_apply(box, table, table.turn) else "turn-stuck"), {}
    if phase == Phase.PAY:
        return "pay", {"colour:colour": slot_colour(box, table), "left:number": sum(table.left)}
    if phase == Phase.TOKEN:
        return "token", {"left:number": table.tokens_left}
    if phase == Phase.VICTIM:
        return "victim", {"prize:prize": box.prize[table.reward, table.step]}
    return phase.name.lower(), {}


def decision(moves: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    """The text of a whole decision: a renewed hand, with its discards."""
    if moves[0] != "renew" or moves[-1] != "draw":
        return None
    cards = [move.removeprefix("discard ") for move in moves[1:-1]]
    return ("renew", {"cards:number": ", ".join(cards)}) if cards else ("renew-none", {})


def text(view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """The law in power, the players, and the reader's hand."""
    return Group(_throne(view, lang, names), _piles(view, lang), _seats(view, lang, names), _hand(view, lang))


def _throne(view: View, lang: str, names: Sequence[str]) -> RenderableType:
    table, say = view.table, view.box.game.words.text
    top = king(table)
    line = Text(say("scene-king", lang) + " ", "dim") + _card(view, top, lang)
    notes = []
    if table.announced >= 0:
        notes.append(say("scene-announced", lang, colour=say(f"colour-{COLOURS[table.announced]}", lang)))
    if table.guard >= 0:
        notes.append(say("scene-guarded", lang, owner=names[table.guard]))
    line += Text(f"  ({', '.join(notes)})" if notes else "", "bold")
    return line + Text(f"\n     {law_text(view.box, top, lang, table.reward)}")


def _card(view: View, card: int, lang: str) -> Text:
    """A card by id and title, in its colour."""
    style = STYLES[view.box.fields.colour[card]]
    return Text(f"{ids_of(view.box)[card]} {card_title(view.box, card, lang)}", f"bold {style}")


def _piles(view: View, lang: str) -> RenderableType:
    table, say = view.table, view.box.game.words.text
    coats = " ".join(
        f"{say(f'colour-{colour}', lang)} {count}" for colour, count in zip(COLOURS, table.supply_coats, strict=True)
    )
    crowns, guards = table.supply_crowns, table.supply_guards
    lines = [
        say("scene-piles", lang, draw=table.draw_size, discard=table.discard_size),
        say("scene-supply", lang, crowns=crowns, guards=guards, coats=coats),
    ]
    if table.shown:
        shown = ", ".join(ids_of(view.box)[card] for card in in_mask(table.shown))
        lines.append(say("scene-shown", lang, cards=shown))
    return Text("\n" + "\n".join(lines) + "\n", "dim")


def _seats(view: View, lang: str, names: Sequence[str]) -> RenderableType:
    position = view.position()
    grid = Grid.grid(padding=(0, 1))
    for seat, crowns in enumerate(position["crowns"]):
        mark = "▶" if seat == position["turn"] and not view.over else " "
        owned = f"{crowns}/{CROWNS_TO_WIN}" if crowns != "?" else "?"
        grid.add_row(mark, Text(names[seat], "bold"), Text(f"♛ {owned}", "yellow"), *_holdings(view, seat, lang))
    return grid


def _holdings(view: View, seat: int, lang: str) -> tuple[Text, Text]:
    """A seat's tokens, and its number of cards, with those the reader knows."""
    table, say = view.table, view.box.game.words.text
    tokens = [say("law-guards", lang, n=table.guards[seat])] if table.guards[seat] else []
    for colour, count in zip(COLOURS, table.coats[seat], strict=True):
        tokens += [say(f"token-{colour}", lang)] * count
    cards = say("scene-cards", lang, n=table.hand_size[seat])
    known = [] if seat == view.seat else in_mask(known_in(table, table.reader - 1, seat))
    if known:
        ids = " ".join(ids_of(view.box)[card] for card in known)
        cards += f" ({say('scene-known', lang, cards=ids)})"
    return Text(", ".join(tokens) or "–"), Text(cards)


def _hand(view: View, lang: str) -> RenderableType:
    if view.seat is None:
        return Text("")
    grid = Grid.grid(padding=(0, 1))
    for card in in_mask(view.table.hand[view.seat]):
        grid.add_row(" ", _card(view, card, lang), Text(law_text(view.box, card, lang)))
    return Group(Text(f"\n{view.box.game.words.text('scene-hand', lang)}", "dim"), grid)
