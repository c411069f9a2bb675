"""Simulations in the terminal: many matches, a progress bar, a table of results."""

from collections.abc import Sequence

from babel.numbers import format_percent
from rich.console import Console
from rich.table import Table as Grid

from douzaine.boards.sheet import result_caption
from douzaine.bots import simulate
from douzaine.bots.arena import seated_bots
from douzaine.match.event import seat_name
from douzaine.match.game import Box
from douzaine.match.simulate import Result, check_whole
from douzaine.match.words import table_words


def run(
    box: Box,
    games: int,
    bots: str | Sequence[str],
    seed: int | None,
    cores: int | None,
    as_json: bool,
    lang: str,
    device: str = "cpu",
    on: str | None = None,
) -> None:
    """Simulate, showing how far it has got, and print the result."""
    check_whole("games", games, 1, 10**12)  # before anything is said to go on
    seated_bots(bots, box)
    if device == "cpu" and not box.game.is_compiled:
        Console(stderr=True).print(table_words().text("cli-compiling", lang))
    result = simulate(box, games, bots, seed, cores, progress=True, device=device, on=on)
    if as_json:
        print(result.to_json())
    else:
        Console(highlight=False).print(table(result, lang))


def table(result: Result, lang: str) -> Grid:
    """Win rates by seat, and how long matches were."""
    say = table_words().text
    grid = Grid(
        title=result.box.game.words.text("title", lang), caption=result_caption(result, lang), caption_justify="left"
    )
    for column in ("seat", "bot", "rate", "interval"):
        grid.add_column(say(f"cli-column-{column}", lang), justify="left" if column in ("seat", "bot") else "right")
    rows = zip(result.bots, result.rates, result.intervals, strict=True)
    for seat, (bot, rate, (low, high)) in enumerate(rows):
        shown = [format_percent(share, "#,##0.00 %", lang) for share in (rate, low, high)]
        grid.add_row(seat_name(result.box, seat, lang), bot, shown[0], f"{shown[1]} – {shown[2]}")
    return grid
