"""Starting terminal tables with people and bots."""

import sys
from pathlib import Path

from rich.console import Console

from douzaine.bots import bot
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.match.game import Box
from douzaine.match.match import Match
from douzaine.match.words import table_words
from douzaine.terminal.players import Player
from douzaine.terminal.saves import resume
from douzaine.terminal.table import TerminalTable

LIBRARY_EXAMPLE = """\
    import douzaine as dz
    box = dz.game("{game}").box()
    m = dz.Match(box, seed=12)
    seat = m.actors[0]
    m.play(seat, m.legal(seat)[0])
    print(m.story[-1].text("{lang}"))
"""


def fresh(
    box: Box,
    lang: str,
    people: int,
    names: list[str],
    bots: str,
    seed: int | None,
    real_dice: bool,
    record: Path | None,
) -> None:
    """A new match: people on the first seats, bots on the others."""
    if not 0 <= people <= box.players:
        raise DouzaineError("error-whole", name="--people", low=0, high=box.players, value=shown(people))
    if real_dice and seed is not None:
        raise DouzaineError("error-real-dice")
    match = Match(box, dealer=None) if real_dice else Match(box, seed=seed)
    players = [_player(box, seat, people, names, bots, lang) for seat in range(box.players)]
    _sit(match, players, lang, record)


def practised(match: Match, lang: str, names: list[str], bots: str, record: Path | None) -> None:
    """A match in progress: a person on the seat that decides next, bots on all others, unlimited undo."""
    if match.over:
        raise DouzaineError("practice-error-over")
    own = match.actors[0]
    people = [seat + 1 if seat == own else 0 for seat in range(match.box.players)]  # the person's seat
    players = [_player(match.box, seat, before, names, bots, lang) for seat, before in enumerate(people)]
    _sit(match, players, lang, record, practice=True)


def resumed(path: Path, lang: str | None, record: Path | None) -> None:
    """A saved match."""
    match, players, saved_lang = resume(path)
    _sit(match, players, lang or saved_lang, record)


def _player(box: Box, seat: int, people: int, names: list[str], bots: str, lang: str) -> Player:
    say = table_words().text
    given = names[seat].strip()[:20] if seat < len(names) else ""
    if seat >= people:
        return Player(given or say("terminal-bot", lang, number=seat + 1), bots, bot(bots, box=box))
    return Player(given or say("seat", lang, number=seat + 1))


def _sit(match: Match, players: list[Player], lang: str, record: Path | None, practice: bool = False) -> None:
    people = any(player.bot is None for player in players)
    if people and not (sys.stdin.isatty() and sys.stdout.isatty()):
        example = LIBRARY_EXAMPLE.format(game=match.game.id, lang=lang)
        print(table_words().text("terminal-none", lang) + "\n\n" + example, file=sys.stderr)
        sys.exit(2)
    match.game.compile_beside()
    console = Console(highlight=False)
    table = TerminalTable(match, players, lang, console, lambda prompt: console.input(prompt, markup=False))
    if practice:
        table.practise()
    table.run()
    if record is not None and match.over:
        record.write_text(match.record(), encoding="utf-8")
