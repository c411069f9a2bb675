"""The command `douzaine`."""

import locale
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    UnknownCommandError,
    UnknownOptionError,
)
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import douzaine as dz
from douzaine.errors import BadDeck, DouzaineError, Phrase, file_trouble
from douzaine.games.declare import Finding, shown
from douzaine.match.words import LANGUAGES, table_words, unknown_language

WRONG_INPUT = 2
Function = TypeVar("Function", bound=Callable[..., Any])


def main(arguments: Sequence[str] | None = None) -> None:
    """Run `douzaine`; wrong input gets one line on standard error and exit status 2."""
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
    """What is wrong with a command line or a file, in our words: those of others are English only."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        return Phrase("cli-wrong-command", word=shown(error.unused_tokens[0]))
    if isinstance(error, UnknownOptionError):
        return Phrase("cli-wrong-option", word=shown(error.token.keyword or error.token.value))
    if isinstance(error, CoercionError) and error.token and error.argument:
        name = error.token.keyword or error.argument.name
        return Phrase("cli-wrong-value", name=name, word=shown(error.token.value))
    if isinstance(error, MissingArgumentError) and error.argument:
        return Phrase("cli-missing", name=error.keyword or error.argument.name)
    if isinstance(error, CycloptsError):
        return Phrase("cli-wrong")
    file = getattr(error, "filename", None)
    return Phrase("cli-wrong-file", file=str(file), why=file_trouble(error)) if file else file_trouble(error)


def command_first(words: list[str]) -> list[str]:
    """`--lang` may stand before the command, where no option of a command can."""
    taken = 2 if words[:1] == ["--lang"] else 1 if words and words[0].startswith("--lang=") else 0
    return [*words[taken:], *words[:taken]] if words[taken:] else []


def language(words: Sequence[str]) -> str:
    """`--lang` if it is there, else the system's language."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        told = word.removeprefix("--lang=") if word.startswith("--lang=") else following if word == "--lang" else None
        if told is not None:
            if told not in LANGUAGES:
                raise unknown_language(told)
            return told
    return system_language()


def system_language() -> str:
    """The locale's language if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name][:2] if os.environ[name][:2] in LANGUAGES else "en"
    return (locale.getlocale()[0] or "en")[:2] if (locale.getlocale()[0] or "")[:2] in LANGUAGES else "en"


def make_app(lang: str) -> App:
    """All commands, with their help in one language."""
    say = table_words().text
    app = App(
        name="douzaine",
        help=say("cli-help", lang),
        help_epilogue=say("cli-examples", lang),
        version=f"douzaine {dz.__version__}",
        help_format="plaintext",
        result_action="return_value",
    )

    def command(name: str, to: App = app) -> Callable[[Function], Function]:
        """Make a function a command, with its help in words."""

        def add(function: Function) -> Function:
            to.command(function, name=name, help=say(f"cli-{name}", lang))
            return function

        return add

    def told(id: str, **more: Any) -> Parameter:
        return Parameter(help=say(f"cli-option-{id}", lang), **more)

    language_option = told("lang", name="--lang")
    game_options = Parameter(help=say("cli-option-options", lang))

    @command("games")
    def list_games(*, lang_: Annotated[str | None, language_option] = None) -> None:
        grid = Grid(*(say(f"cli-column-{column}", lang) for column in ("id", "title", "seats", "about")), box=None)
        for game in map(dz.game, dz.games()):
            seats = "–".join(map(str, dict.fromkeys(game.seats)))
            texts = (game.words.text(id, lang) for id in ("title", "summary"))
            grid.add_row(Text(game.id, "bold"), next(texts), seats, next(texts))
        Console().print(grid)

    @command("play")
    def play(
        game: Annotated[str | None, told("game")] = None,
        *,
        people: Annotated[int, told("people")] = 1,
        names: Annotated[str, told("names")] = "",
        bots: Annotated[str, told("bots")] = "simple",
        seed: Annotated[int | None, told("seed")] = None,
        real_dice: Annotated[bool, told("real-dice", negative="")] = False,
        resume: Annotated[Path | None, told("resume")] = None,
        record: Annotated[Path | None, told("record")] = None,
        lang_: Annotated[str | None, language_option] = None,
        **options: Annotated[str, game_options],
    ) -> None:
        from douzaine.terminal import start

        if resume is not None:
            start.resumed(resume, lang_, record)
            return
        chosen = dz.game(game if game is not None else dz.games()[0])
        box = chosen.box(**read_options(options))
        start.fresh(box, lang, people, names.split(",") if names else [], bots, seed, real_dice, record)

    @command("serve")
    def serve(
        *,
        port: Annotated[int, told("port")] = 8012,
        host: Annotated[str, told("host")] = "127.0.0.1",
        database: Annotated[str | None, told("database")] = None,
        data: Annotated[Path | None, told("data")] = None,
        workers: Annotated[int, told("workers")] = 1,
        browser: Annotated[bool, told("browser")] = True,
        lang_: Annotated[str | None, language_option] = None,
    ) -> None:
        from douzaine.web.serve import serve as start

        if not 1 <= port <= 65535:
            raise DouzaineError("error-whole", name="--port", low=1, high=65535, value=shown(port))
        start(port, host, database, data, open_browser=browser, workers=workers, lang=lang)

    @command("simulate")
    def simulate(
        game: Annotated[str, told("game")],
        *,
        games: Annotated[int, told("games")] = 1000,
        bots: Annotated[str, told("bots-seats")] = "random",
        seed: Annotated[int | None, told("seed")] = None,
        cores: Annotated[int | None, told("cores")] = None,
        json: Annotated[bool, told("json", negative="")] = False,
        lang_: Annotated[str | None, language_option] = None,
        **options: Annotated[str, game_options],
    ) -> None:
        from douzaine.terminal.simulation import run

        box = dz.game(game).box(**read_options(options))
        run(box, games, bots.split(",") if "," in bots else bots, seed, cores, json, lang)

    @command("ladder")
    def ladder(
        game: Annotated[str, told("game")],
        *,
        games: Annotated[int, told("games-pair")] = 100,
        bots: Annotated[str, told("bots-ladder")] = "",
        minutes: Annotated[float | None, told("minutes")] = None,
        seed: Annotated[int | None, told("seed")] = None,
        cores: Annotated[int | None, told("cores")] = None,
        lang_: Annotated[str | None, language_option] = None,
        **options: Annotated[str, game_options],
    ) -> None:
        from douzaine.bots.report import show_ladder

        box = dz.game(game).box(**read_options(options))
        rated = dz.ladder(box, games, bots.split(",") if bots else None, seed, cores, True, minutes)
        Console().print(show_ladder(rated, lang))

    @command("review")
    def review(
        file: Annotated[Path, told("record-file")],
        *,
        trials: Annotated[int, told("trials")] = 600,
        lang_: Annotated[str | None, language_option] = None,
    ) -> None:
        from douzaine.bots.report import show_review

        match = dz.Match.replay(file.read_text(encoding="utf-8"))
        Console().print(show_review(dz.review(match, trials), lang))

    @command("replay")
    def replay(
        file: Annotated[Path, told("record-file")], *, lang_: Annotated[str | None, language_option] = None
    ) -> None:
        from douzaine.terminal.replay import show

        show(dz.Match.replay(file.read_text(encoding="utf-8")), lang)

    @command("verify")
    def verify(
        file: Annotated[Path, told("record-file")], *, lang_: Annotated[str | None, language_option] = None
    ) -> None:
        match = dz.Match.replay(file.read_text(encoding="utf-8"))
        if not isinstance(match.dealer, dz.FairDealer):
            raise DouzaineError("cli-not-fair", file=str(file))
        events = sum(step.seat == dz.CHANCE for step in match.steps)
        print(say("cli-fair", lang, file=str(file), events=events, commitment=match.dealer.commitment))

    @command("rules")
    def rules(
        game: Annotated[str, told("game")],
        number: Annotated[str | None, told("rule")] = None,
        *,
        lang_: Annotated[str | None, language_option] = None,
    ) -> None:
        from rich.markdown import Markdown

        book = dz.game(game).book
        if number is None:
            Console().print(Markdown(book.page(lang)))
        else:
            Console().print(Text(f"{number.upper()}  {book.rule(number.upper(), lang)}"))

    deck = App(name="deck", help=say("cli-deck", lang))
    app.command(deck)

    @command("check", deck)
    def check(file: Annotated[Path, told("deck-file")], *, lang_: Annotated[str | None, language_option] = None) -> int:
        game, findings = check_deck(file.read_text(encoding="utf-8"))
        for finding in findings:
            print(deck_line(game, file, finding, lang))
        errors = [finding for finding in findings if not finding.is_warning]
        if errors:
            raise BadDeck("cli-deck-refused", tuple(errors), file=str(file), count=len(errors))
        print(say("cli-deck-fine", lang, file=str(file), title=game.words.text("title", lang)))
        return 0

    @command("new", deck)
    def new(game: Annotated[str, told("game")], *, lang_: Annotated[str | None, language_option] = None) -> None:
        chosen = dz.game(game)
        if not chosen.has_part("deck"):
            raise DouzaineError("cli-no-decks", game=game)
        print(chosen.part("deck").template(lang), end="")

    return app


def read_options(given: dict[str, str]) -> dict[str, str]:
    """Options of a game from the command line; dashes may stand for underscores."""
    return {name.replace("-", "_"): value for name, value in given.items()}


def check_deck(text: str) -> tuple[dz.Game, list[Finding]]:
    """The game a deck file is meant for, and everything found in it."""
    keepers = [dz.game(id) for id in dz.games() if dz.game(id).has_part("deck")]
    for game in keepers:
        if game.part("deck").claims(text):
            return game, list(game.part("deck").check(text))
    raise BadDeck("error-no-deck-file")


def deck_line(game: dz.Game, file: Path, finding: Finding, lang: str) -> str:
    """One finding in one line: place, code, card, sentence."""
    place = f"{file}:{finding.line}" if finding.line else str(file)
    return f"{place}: {finding.code} {finding.card}: {finding.phrase(game.id).text(lang)}"


if __name__ == "__main__":
    main()
