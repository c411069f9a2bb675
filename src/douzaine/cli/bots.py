"""The commands `douzaine simulate`, `ladder` and `balance`: matches among bots."""

from typing import Annotated

from rich.console import Console

import douzaine as dz
from douzaine.cli.commands import Commands, read_options
from douzaine.match.json_text import to_json


def add_simulate(to: Commands) -> None:
    """Add the command that plays many matches."""
    option = to.option

    @to.command("simulate")
    def simulate(
        game: Annotated[str, option("game")],
        *,
        games: Annotated[int, option("games")] = 1000,
        bots: Annotated[str, option("bots-seats")] = "random",
        seed: Annotated[int | None, option("seed")] = None,
        cores: Annotated[int | None, option("cores")] = None,
        device: Annotated[str, option("device")] = "cpu",
        on: Annotated[str | None, option("on")] = None,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
        **options: Annotated[str, to.game_options],
    ) -> None:
        from douzaine.terminal.simulation import run

        box = dz.game(game).box(**read_options(options))
        run(box, games, bots.split(",") if "," in bots else bots, seed, cores, json, to.lang, device, on)


def add_ladder(to: Commands) -> None:
    """Add the command that rates bots."""
    option = to.option

    @to.command("ladder")
    def ladder(
        game: Annotated[str, option("game")],
        *,
        games: Annotated[int, option("games-pair")] = 100,
        bots: Annotated[str, option("bots-ladder")] = "",
        minutes: Annotated[float | None, option("minutes")] = None,
        json: Annotated[bool, option("json", negative="")] = False,
        seed: Annotated[int | None, option("seed")] = None,
        cores: Annotated[int | None, option("cores")] = None,
        on: Annotated[str | None, option("on")] = None,
        lang_: Annotated[str | None, to.language] = None,
        **options: Annotated[str, to.game_options],
    ) -> None:
        from douzaine.bots.report import show_ladder

        box = dz.game(game).box(**read_options(options))
        rated = dz.ladder(box, games, bots.split(",") if bots else None, seed, cores, True, minutes, on)
        if json:
            print(to_json(rated))
        else:
            Console().print(show_ladder(rated, to.lang))


def add_balance(to: Commands) -> None:
    """Add the command that studies a game."""
    option = to.option

    @to.command("balance")
    def balance(
        game: Annotated[str, option("game")],
        *,
        effort: Annotated[float, option("effort")] = 1.0,
        vary: Annotated[list[str] | None, option("vary", negative="")] = None,
        out: Annotated[str | None, option("balance-out")] = None,
        seed: Annotated[int, option("seed")] = 12,
        cores: Annotated[int | None, option("cores")] = None,
        on: Annotated[str | None, option("on")] = None,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
        **options: Annotated[str, to.game_options],
    ) -> None:
        from douzaine import lab

        folder = out or f"balance-{game}"
        variants = _variants(vary or [])
        given = read_options(options)
        report = lab.balance(
            game, effort=effort, seed=seed, vary=variants, folder=folder, cores=cores, on=on, progress=True, **given
        )
        written = report.write(folder, to.lang)
        print(report.to_json() if json else to.say("cli-balance-written", file=str(written)))


def _variants(given: list[str]) -> dict[str, list[str]]:
    """Variants by option, from `option=value`."""
    found: dict[str, list[str]] = {}
    for each in given:
        name, sign, value = each.partition("=")
        if not sign or not name or not value:
            raise dz.DouzaineError("error-lab-vary", value=repr(each))
        found.setdefault(name.replace("-", "_"), []).append(value)
    return found
