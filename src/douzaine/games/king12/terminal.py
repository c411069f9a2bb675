"""King of 12 in a terminal: the drawing of a view, and its prompts."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from douzaine.games.king12.box import CARDS, POINTS, Card
from douzaine.games.king12.table import Phase
from douzaine.match.view import View

NAME = 16  # characters of a player's name that always fit


def prompt(seen: Any) -> tuple[str, dict[str, Any]]:
    """The text that asks the reader of a View or a board to decide, with its details."""
    table, seat = seen.table, seen.seat
    if table.phase == Phase.PICK:
        return "pick", {}
    if table.phase == Phase.BURY:
        return "bury", {}
    if table.phase == Phase.TAKE:
        return "take", {"victim:seat": table.victim}
    card, face = table.card[seat], {"face:number": table.die[seat]}
    return ("turn", face) if card == Card.SORCERER else ("order", {"card:card": card, **face})


def text(view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """One line per seat, then the reader's own cards with their effects."""
    parts = [_seats(view, lang, names)]
    if view.seat is not None and view.table.cards:
        parts.append(_own_cards(view, lang))
    return Group(*parts, *_open_piles(view, lang, names))


def _seats(view: View, lang: str, names: Sequence[str]) -> RenderableType:
    position, say = view.position(), view.box.game.words.text
    grid = Grid(
        title=say("scene-round", lang, round=position["rounds"]), title_justify="left", box=None, padding=(0, 1)
    )
    for heading in ("player", "die", "card", "points", "hand", "rounds"):
        grid.add_column(say(f"scene-{heading}", lang), header_style="dim")
    for seat, face in enumerate(position["dice"]):
        grid.add_row(
            Text(names[seat][:NAME], "bold reverse" if seat == view.seat else "bold"),
            Text(f"[{face:>2}]" if face else "[  ]", "bold"),
            _on_table(view, position, seat, lang),
            _points(position["tokens"][seat]),
            str(_size(position["hands"][seat])),
            "♛" * view.table.won[seat],
        )
    return grid


def _on_table(view: View, position: dict[str, Any], seat: int, lang: str) -> Text:
    """The card on the table, or whether a seat is ready; beside it the value, when known."""
    say, played = view.box.game.words.text, position["played"][seat]
    line = Text("–", "dim") if played is None else Text("▒▒▒", "dim")
    if played in CARDS:
        line = Text(say(f"card-{played}", lang))
    if view.actors and (seat in view.actors or position["committed"][seat]):
        line += Text(f"  {say('scene-choosing' if seat in view.actors else 'scene-ready', lang)}", "dim")
    if position["values"]:
        line += Text(f"  {say('scene-value', lang, value=position['values'][seat])}")
    return line


def _points(tokens: Sequence[int]) -> str:
    """The points of this round, and the tokens."""
    total = sum(count * points for count, points in zip(tokens, POINTS, strict=True))
    pieces = "+".join([*["2"] * tokens[1], *["1"] * tokens[0]])
    return f"{total}" if sum(tokens) < 2 else f"{total} = {pieces}"


def _size(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _own_cards(view: View, lang: str) -> RenderableType:
    """The reader's hand with effects, then the piles that the reader may look through."""
    position, say = view.position(), view.box.game.words.text
    grid = Grid.grid(padding=(0, 2))
    for card in position["hands"][view.seat]:
        grid.add_row(Text(say(f"card-{card}", lang), "bold"), Text(say(f"card-{card}.does", lang)))
    parts: list[RenderableType] = [Text(f"\n{say('scene-your-hand', lang)}", "dim"), grid]
    for id, key in (("scene-your-discards", "discards"), ("scene-your-buried", "buried")):
        names = [say(f"card-{card}", lang) for card in position[key][view.seat]]
        if names:
            parts.append(Text(f"{say(id, lang)} ", "dim") + Text(", ".join(names)))
    return Group(*parts)


def _open_piles(view: View, lang: str, names: Sequence[str]) -> Iterator[Text]:
    """What others have played in this round, where the reader may look it up."""
    say = view.box.game.words.text
    for seat, cards in enumerate(view.position()["discards"]):
        if seat != view.seat and cards and not isinstance(cards, int):
            pile = ", ".join(say(f"card-{card}", lang) for card in cards)
            yield Text(f"{say('scene-discards-of', lang, player=names[seat])} ", "dim") + Text(pile)
