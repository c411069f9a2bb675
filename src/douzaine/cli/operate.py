"""The command `douzaine operator`: moderation, over the server's own local port."""

import json as json_text
import os
import urllib.error
import urllib.request
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App
from platformdirs import user_data_path
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from douzaine.cli.commands import Commands
from douzaine.errors import DouzaineError
from douzaine.match.json_text import to_json

USUAL_PORT = 8013
TOKEN_VARIABLE, TOKEN_FILE = "DOUZAINE_OPERATOR_TOKEN", "operator.token"
ANSWER_S = 30


def add_operator(to: Commands) -> None:
    """Add the operator's commands."""
    operator = to.group("operator")
    _add_tables(to, operator)
    _add_names(to, operator)
    _add_bans(to, operator)


def _add_tables(to: Commands, operator: App) -> None:
    """Add the commands that list and close tables."""
    option = to.option

    @to.command("tables", operator)
    def tables(
        *,
        port: Annotated[int, option("operator-port")] = USUAL_PORT,
        data: Annotated[Path | None, option("data")] = None,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        found = ordered("tables", port, data, to.lang)["tables"]
        if json:
            print(to_json(found))
            return
        grid = Grid(*(to.say(f"cli-column-{column}") for column in ("table", "title", "visited", "players")), box=None)
        for each in found:
            visited = datetime.fromtimestamp(each["visited"]).isoformat(" ", "minutes")
            grid.add_row(
                Text(each["code"], "bold"), each["game"], visited, Text(", ".join(filter(None, each["names"])))
            )
        Console().print(grid)

    @to.command("close", operator)
    def close(
        code: Annotated[str, option("table-code")],
        *,
        save: Annotated[Path | None, option("save-record")] = None,
        port: Annotated[int, option("operator-port")] = USUAL_PORT,
        data: Annotated[Path | None, option("data")] = None,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        record = ordered("close", port, data, to.lang, code=code)["record"]
        if save is not None and record is not None:
            save.write_text(record, encoding="utf-8")
        print(to_json({"closed": code, "record": record}) if json else to.say("cli-closed", code=code))


def _add_names(to: Commands, operator: App) -> None:
    """Add the command that renames somebody."""
    option = to.option

    @to.command("rename", operator)
    def rename(
        code: Annotated[str, option("table-code")],
        seat: Annotated[int, option("seat")],
        name: Annotated[str, option("new-name")],
        *,
        port: Annotated[int, option("operator-port")] = USUAL_PORT,
        data: Annotated[Path | None, option("data")] = None,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        changed = ordered("rename", port, data, to.lang, code=code, seat=seat - 1, name=name)["tables"]
        print(to_json({"tables": changed}) if json else to.say("cli-renamed", count=len(changed)))


def _add_bans(to: Commands, operator: App) -> None:
    """Add the commands that ban and unban an address."""
    option = to.option

    @to.command("ban", operator)
    def ban(
        address: Annotated[str, option("address")],
        *,
        days: Annotated[float, option("ban-days")] = 30,
        port: Annotated[int, option("operator-port")] = USUAL_PORT,
        data: Annotated[Path | None, option("data")] = None,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        banned = ordered("ban", port, data, to.lang, address=address, days=days)["banned"]
        print(to_json({"banned": banned, "days": days}) if json else to.say("cli-banned", address=banned))

    @to.command("unban", operator)
    def unban(
        address: Annotated[str, option("address")],
        *,
        port: Annotated[int, option("operator-port")] = USUAL_PORT,
        data: Annotated[Path | None, option("data")] = None,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        was = ordered("unban", port, data, to.lang, address=address)["was_banned"]
        if json:
            print(to_json({"address": address, "was_banned": was}))
            return
        print(to.say("cli-unbanned" if was else "cli-not-banned", address=address))


def ordered(act: str, port: int, data: Path | None, lang: str, **order: Any) -> dict[str, Any]:
    """Send an order to the server on this machine; refusals are in a language. Raises `DouzaineError`."""
    headers = {"Authorization": f"Bearer {token(data)}", "Content-Type": "application/json", "Accept-Language": lang}
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/{act}", json_text.dumps(order).encode(), headers)
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(asked, timeout=ANSWER_S) as answer:
            done: dict[str, Any] = json_text.load(answer)
            return done
    except urllib.error.HTTPError as refused:
        with refused:
            detail = json_text.loads(refused.read() or b"{}").get("detail", refused.reason)
        raise DouzaineError("cli-operator-refused", why=str(detail)) from None
    except (OSError, ValueError):
        raise DouzaineError("cli-operator-away", port=port) from None


def token(data: Path | None) -> str:
    """The operator's token: from the environment, or from the server's folder."""
    if told := os.environ.get(TOKEN_VARIABLE):
        return told
    file = (data or user_data_path("douzaine", False)) / TOKEN_FILE
    try:
        return file.read_text(encoding="utf-8").strip()
    except OSError:
        raise DouzaineError("cli-operator-token", file=str(file)) from None
