"""The command `douzaine`."""

import locale
import os
import sys
from collections.abc import Sequence

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
)

from douzaine.cli.backups import add_backups
from douzaine.cli.books import add_decks, add_rules
from douzaine.cli.bots import add_balance, add_ladder, add_simulate
from douzaine.cli.commands import Commands
from douzaine.cli.lessons import add_learn
from douzaine.cli.operate import add_operator
from douzaine.cli.puzzles import add_daily, add_puzzles
from douzaine.cli.records import add_records, add_verify
from douzaine.cli.tables import add_games, add_play, add_serve
from douzaine.errors import DouzaineError, Phrase, file_trouble
from douzaine.games.declare import shown
from douzaine.match.words import LANGUAGES, unknown_language

WRONG_INPUT = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Run `douzaine`; on wrong input, print one line to standard error and exit with status 2."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    lang = system_language()
    try:
        lang = language(words)
        make_app(lang)(command_first(words), exit_on_error=False, print_error=False)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (DouzaineError, CycloptsError, OSError, UnicodeDecodeError) as error:
        print(f"douzaine: {one_line(error, lang)}", file=sys.stderr)
        sys.exit(WRONG_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)


def one_line(error: Exception, lang: str) -> str:
    """An error's message in one language, without line breaks."""
    phrase = error if isinstance(error, DouzaineError) else trouble(error)
    return " ".join(phrase.text(lang).splitlines())


def trouble(error: Exception) -> Phrase:
    """The error of a command line or a file in our own words: those of libraries are in English only."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        return Phrase("cli-wrong-command", word=shown(error.unused_tokens[0]))
    if isinstance(error, UnknownOptionError):
        return Phrase("cli-wrong-option", word=shown(error.token.keyword or error.token.value))
    if isinstance(error, CoercionError) and error.token and error.argument:
        name = error.token.keyword or error.argument.name
        return Phrase("cli-wrong-value", name=name, word=shown(error.token.value))
    if isinstance(error, MissingArgumentError) and error.argument:
        place = error.argument.name.removeprefix("--").upper()  # as the help names what stands without an option
        return Phrase("cli-missing", name=error.keyword or place)
    if isinstance(error, CycloptsError):
        return Phrase("cli-wrong")
    file = getattr(error, "filename", None)
    return Phrase("cli-wrong-file", file=str(file), why=file_trouble(error)) if file else file_trouble(error)


def command_first(words: list[str]) -> list[str]:
    """Allow `--lang` before the command, where no command's options can be."""
    taken = 2 if words[:1] == ["--lang"] else 1 if words and words[0].startswith("--lang=") else 0
    return [*words[taken:], *words[:taken]] if words[taken:] else []


def language(words: Sequence[str]) -> str:
    """The language of `--lang`, otherwise the system's."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        told = word.removeprefix("--lang=") if word.startswith("--lang=") else following if word == "--lang" else None
        if told is not None:
            if told not in LANGUAGES:
                raise unknown_language(told)
            return told
    return system_language()


def system_language() -> str:
    """The locale's language if it is supported, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name][:2] if os.environ[name][:2] in LANGUAGES else "en"
    return (locale.getlocale()[0] or "en")[:2] if (locale.getlocale()[0] or "")[:2] in LANGUAGES else "en"


def make_app(lang: str) -> App:
    """The application with all commands, and help in one language."""
    commands = Commands(lang)
    for add in (
        add_games,
        add_play,
        add_learn,
        add_serve,
        add_backups,
        add_operator,
        add_simulate,
        add_ladder,
        add_balance,
        add_records,
        add_verify,
        add_rules,
        add_decks,
        add_daily,
        add_puzzles,
    ):
        add(commands)
    return commands.app
