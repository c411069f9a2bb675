"""The rules of a game in a terminal: the essentials in one minute, then the book with examples."""

import os

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from douzaine.match.examples import Panel, examples_of
from douzaine.match.game import Game
from douzaine.match.words import Book, table_words


def page_rules(game: Game, lang: str, console: Console) -> None:
    """Show everything in the user's pager ($PAGER, or `less`); without a terminal, print it."""
    if not console.is_terminal:
        show_rules(game, lang, console)
        return
    os.environ.setdefault("LESS", "-FRX")  # with colours, and without a pager if everything fits the screen
    with console.pager(styles=True):
        show_rules(game, lang, console)


def show_rules(game: Game, lang: str, console: Console) -> None:
    """Print everything."""
    say, known = table_words().text, examples_of(game)
    console.print(Text(game.words.text("title", lang), "bold"))
    for id, panels in (("rules-minute", known.minute), ("rules-turn", known.turn)):
        if panels:
            console.print(Text(f"\n{say(id, lang)}\n", "bold underline"))
            for number, panel in enumerate(panels, 1):
                _show_panel(number, panel, lang, console)
    console.print(Text(f"\n{say('rules-all', lang)}\n", "bold underline"))
    console.print(Markdown(_with_examples(game, lang)))


def _show_panel(number: int, panel: Panel, lang: str, console: Console) -> None:
    words, rules = panel.title[lang], ", ".join(panel.rules)
    title = Text(f"{number}. {words} " if words.endswith(".") else f"{number}. {words} · ", "bold")
    console.print(Padding(title + Text(panel.text[lang], "not bold") + Text(f"  {rules}", "dim"), (0, 0, 0, 2)))


def _with_examples(game: Game, lang: str) -> str:
    """The book without its title, with an example under each rule that has one."""
    known, lines = examples_of(game), list[str]()
    for line in game.book.page(lang).splitlines():
        if line.startswith("# "):
            continue
        lines.append(line)
        found = Book.ENTRY.match(line)
        for example in known.of_rule(found[1]) if found else ():
            if found and example.rules[0] == found[1]:
                shown = f"**{example.sum}** · " if example.sum else ""
                lines.append(f"    - {shown}{example.text[lang]}")
    return "\n".join(lines)
