"""A match as plain text: the terminal's scene without colours, for programs that read and write words."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console

from douzaine.match.event import in_words, seat_name
from douzaine.match.view import View

WIDTH = 100  # characters of a line; longer ones are wrapped


def scene_text(view: View, lang: str, names: Sequence[str]) -> str:
    """The scene as the reader of a View sees it."""
    file = StringIO()
    console = Console(
        file=file, width=WIDTH, color_system=None, force_terminal=False, force_jupyter=False,
        legacy_windows=False, markup=False, emoji=False, highlight=False,
    )  # fmt: skip
    console.print(view.box.game.part("terminal").text(view, lang, names))
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()).strip("\n")


def text_of(view: View, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """The scene of a View in words; if its reader is asked something, that too."""
    called = [seat_name(view.box, seat, lang, names) for seat in range(view.box.players)]
    scene = scene_text(view, lang, called)
    return f"{scene}\n\n{prompt_text(view, lang, called)}" if view.legal() else scene


def prompt_text(view: View, lang: str, names: Sequence[str]) -> str:
    """The question to the reader of a View, in one sentence."""
    id, fields = view.box.game.part("terminal").prompt(view)
    kinds = (field.split(":") for field in fields)
    values = {name: in_words(view.box, kind, fields[f"{name}:{kind}"], lang, names) for name, kind in kinds}
    return view.box.game.words.text(f"prompt-{id}", lang, **values)
