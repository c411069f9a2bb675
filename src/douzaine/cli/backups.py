"""The commands `douzaine backup` and `restore`: copies of a server's SQLite file."""

from pathlib import Path
from typing import Annotated

from platformdirs import user_data_path

from douzaine.cli.commands import Commands
from douzaine.errors import need
from douzaine.match.json_text import to_json


def add_backups(to: Commands) -> None:
    """Add the commands that back up and restore a server's matches."""
    option = to.option

    @to.command("backup")
    def backup(
        file: Annotated[Path, option("backup-file")],
        *,
        data: Annotated[Path | None, option("data")] = None,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        need("sqlalchemy", "serve")
        from douzaine.store.backup import back_up

        back_up(database_in(data), file)
        print(to_json({"backup": str(file)}) if json else to.say("cli-backed-up", file=str(file)))

    @to.command("restore")
    def restore(
        file: Annotated[Path, option("backup-file")],
        *,
        data: Annotated[Path | None, option("data")] = None,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        need("sqlalchemy", "serve")
        from douzaine.store.backup import restore as bring_back

        aside = bring_back(file, database_in(data))
        if json:
            print(to_json({"restored": str(file), "put_aside": None if aside is None else str(aside)}))
            return
        print(to.say("cli-restored", file=str(file)))
        if aside is not None:
            print(to.say("cli-put-aside", file=str(aside)))


def database_in(data: Path | None) -> Path:
    """The SQLite file in a folder, or in the usual one."""
    from douzaine.store.store import database_file

    return database_file(data or user_data_path("douzaine", False))
