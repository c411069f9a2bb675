"""Declaring commands: their help, and that of their options, is a text in every language."""

from collections.abc import Callable
from typing import Any, TypeVar

from cyclopts import App, Group, Parameter

import douzaine as dz
from douzaine.match.words import table_words

Function = TypeVar("Function", bound=Callable[..., Any])


class Commands:
    """The commands of `douzaine` in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.app = App(
            name="douzaine",
            help=self.say("cli-help"),
            help_epilogue=self.say("cli-examples"),
            version=f"douzaine {dz.__version__}",
            help_format="plaintext",
            group_commands=Group(self.say("cli-group-commands")),
            group_parameters=Group(self.say("cli-group-options")),
            result_action="return_value",
        )
        self.app["--help"].help = self.say("cli-option-help")
        self.app["--version"].help = self.say("cli-option-version")
        self.language = self.option("lang", name="--lang")  # every command accepts it; `main` has read it before
        self.game_options = self.option("options")

    def say(self, id: str, **values: Any) -> str:
        """A text of the command line."""
        return table_words().text(id, self.lang, **values)

    def command(self, name: str, to: App | None = None) -> Callable[[Function], Function]:
        """Declare a command, of `douzaine` or of a group."""

        def add(function: Function) -> Function:
            (to or self.app).command(function, name=name, help=self.say(f"cli-{name}"), help_epilogue="")
            return function

        return add

    def group(self, name: str) -> App:
        """A group of commands."""
        group = App(name=name, help=self.say(f"cli-{name}"), help_epilogue="")
        self.app.command(group)
        return group

    def option(self, id: str, **more: Any) -> Parameter:
        """An option or argument with its help."""
        return Parameter(help=self.say(f"cli-option-{id}"), **more)


def read_options(given: dict[str, str]) -> dict[str, str]:
    """A game's options from the command line; dashes may replace underscores."""
    return {name.replace("-", "_"): value for name, value in given.items()}
