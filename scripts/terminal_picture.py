"""Make docs/terminal.svg, the picture of the terminal in the README."""

import io
import re
from pathlib import Path

from rich.console import Console

import douzaine as dz
from douzaine.bots import bot
from douzaine.terminal.players import Player
from douzaine.terminal.table import TerminalTable


def main() -> None:
    """Play the beginning of a match and keep the screen."""
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, highlight=False)
    typed = iter(["odds", "keep 6, roll"])

    def ask(prompt: str) -> str:
        answer = next(typed, None)
        console.print(prompt + (answer or ""), markup=False)
        if answer is None:
            raise EOFError
        return answer

    match = dz.Match(dz.game("killer").box(players=3, first_player=0), seed=16)
    players = [Player("Lea"), Player("Tom", "simple", bot("simple", 1)), Player("Mia", "simple", bot("simple", 2))]
    TerminalTable(match, players, "en", console, ask).run()
    svg = console.export_svg(title="douzaine play killer --players 3")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # the reader's own monospace font will do
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    Path("docs/terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
