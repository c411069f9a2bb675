"""The commands `douzaine review`, `replay` and `verify`, which read a record."""

import os
from pathlib import Path
from typing import Annotated

from rich.console import Console

import douzaine as dz
from douzaine.bots.review import TRIALS
from douzaine.cli.commands import Commands
from douzaine.cli.facts import match_facts
from douzaine.errors import DouzaineError
from douzaine.match.json_text import to_json


def add_records(to: Commands) -> None:
    """Add the commands that review and replay a record."""
    option = to.option

    @to.command("review")
    def review(
        file: Annotated[Path, option("record-file")],
        *,
        trials: Annotated[int, option("trials")] = TRIALS,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        from douzaine.bots.report import show_review, weighing_bar

        match = dz.Match.replay(file.read_text(encoding="utf-8"))
        with weighing_bar(match, to.lang) as progress:
            told = dz.review(match, trials, progress, cores=min(2, os.cpu_count() or 1))
        if json:
            print(to_json(told))
        else:
            Console().print(show_review(told, to.lang))

    @to.command("replay")
    def replay(
        file: Annotated[Path, option("record-file")],
        *,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        from douzaine.terminal.replay import show

        match = dz.Match.replay(file.read_text(encoding="utf-8"))
        if json:
            print(to_json(match_facts(match, to.lang)))
        else:
            show(match, to.lang)


def add_verify(to: Commands) -> None:
    """Add the command that checks the dice of a record."""
    option = to.option

    @to.command("verify")
    def verify(
        file: Annotated[Path, option("record-file")],
        *,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        match = dz.Match.replay(file.read_text(encoding="utf-8"))
        if not isinstance(match.dealer, dz.FairDealer):
            raise DouzaineError("cli-not-fair", file=str(file))
        events = sum(step.seat == dz.CHANCE for step in match.steps)
        if json:
            print(to_json({"fair": True, "events": events, "commitment": match.dealer.commitment}))
            return
        print(to.say("cli-fair", file=str(file), events=events, commitment=match.dealer.commitment))
