"""The commands `douzaine games`, `play` and `serve`."""

from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import douzaine as dz
from douzaine.cli.commands import Commands, read_options
from douzaine.cli.facts import game_facts, option_facts
from douzaine.errors import DouzaineError, need
from douzaine.games.declare import shown
from douzaine.match.json_text import to_json


def add_games(to: Commands) -> None:
    """Add the command that lists games, or the options of one."""
    option = to.option

    @to.command("games")
    def list_games(
        game: Annotated[str | None, option("game-options")] = None,
        *,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        found = [dz.game(id) for id in (dz.games() if game is None else [game])]
        if json:
            facts = [game_facts(each, to.lang) for each in found]
            print(to_json(facts if game is None else facts[0]))
        else:
            Console().print(shelf(to) if game is None else options_of(found[0], to))


def options_of(game: dz.Game, to: Commands) -> Grid:
    """All options of a game."""
    columns = ("option", "usual", "allowed", "about")
    title = game.words.text("title", to.lang)
    grid = Grid(*(to.say(f"cli-column-{column}") for column in columns), box=None, title=title, title_justify="left")
    for column in grid.columns[:2]:
        column.no_wrap = True  # words to be typed stay whole in a narrow window; sentences give way
    for option in game.options:
        facts = option_facts(game, option, to.lang)
        usual = "–" if option.default is None else option.default
        if isinstance(usual, bool):
            usual = "on" if usual else "off"
        name = Text("--" + option.id.replace("_", "-"), "bold")
        grid.add_row(name, Text(str(usual)), Text(str(facts["allowed"])), Text(f"{facts['title']}. {facts['help']}"))
    return grid


def shelf(to: Commands) -> Grid:
    """All games."""
    grid = Grid(*(to.say(f"cli-column-{column}") for column in ("id", "title", "seats", "about")), box=None)
    for game in map(dz.game, dz.games()):
        seats = "–".join(map(str, dict.fromkeys(game.seats)))
        texts = (game.words.text(id, to.lang) for id in ("title", "summary"))
        grid.add_row(Text(game.id, "bold"), next(texts), seats, next(texts))
    return grid


def add_play(to: Commands) -> None:
    """Add the command that plays in the terminal."""
    option = to.option

    @to.command("play")
    def play(
        game: Annotated[str | None, option("game")] = None,
        *,
        people: Annotated[int, option("people")] = 1,
        names: Annotated[str, option("names")] = "",
        bots: Annotated[str, option("bots")] = "simple",
        seed: Annotated[int | None, option("seed")] = None,
        real_dice: Annotated[bool, option("real-dice", negative="")] = False,
        resume: Annotated[Path | None, option("resume")] = None,
        record: Annotated[Path | None, option("record")] = None,
        from_: Annotated[Path | None, option("from", name="--from")] = None,
        step: Annotated[int | None, option("step")] = None,
        lang_: Annotated[str | None, to.language] = None,
        **options: Annotated[str, to.game_options],
    ) -> None:
        from douzaine.terminal import practice, start

        if from_ is not None:
            if real_dice or resume is not None:
                raise DouzaineError("cli-from-real-dice")
            laid = practice.lay(from_, game, read_options(options), step, seed)
            start.practised(laid, to.lang, names.split(",") if names else [], bots, record)
            return
        if resume is not None:
            start.resumed(resume, lang_, record)
            return
        chosen = dz.game(game if game is not None else dz.games()[0])
        box = chosen.box(**read_options(options))
        start.fresh(box, to.lang, people, names.split(",") if names else [], bots, seed, real_dice, record)


def add_serve(to: Commands) -> None:
    """Add the command that serves browsers."""
    option = to.option

    @to.command("serve")
    def serve(
        *,
        port: Annotated[int, option("port")] = 8012,
        host: Annotated[str, option("host")] = "127.0.0.1",
        database: Annotated[str | None, option("database")] = None,
        data: Annotated[Path | None, option("data")] = None,
        workers: Annotated[int, option("workers")] = 1,
        bots: Annotated[str, option("own-bots")] = "",
        operator_port: Annotated[int | None, option("operator-port")] = None,
        browser: Annotated[bool, option("browser")] = True,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        need("starlette", "serve")
        from douzaine.cli.serve import serve as start

        if not 1 <= port <= 65535:
            raise DouzaineError("error-whole", name="--port", low=1, high=65535, value=shown(port))
        if operator_port is not None and not 1 <= operator_port <= 65535:
            raise DouzaineError("error-whole", name="--operator-port", low=1, high=65535, value=shown(operator_port))
        seats = bots.split(",") if bots else []
        start(
            port,
            host,
            database,
            data,
            open_browser=browser,
            workers=workers,
            lang=to.lang,
            bots=seats,
            operator=operator_port,
        )
