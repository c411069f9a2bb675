"""Make the goldens of the API and of a kept database again: `python -m tests.pages.make`, then read the diff.

To see what differs between two versions of the code that draws, write the pages of a match with each
(`--match king12:7 --dump DIR`) and compare the folders with `diff -r`.
"""

import argparse
import hashlib
import json
import re
import sqlite3
import tempfile
from pathlib import Path

import douzaine as dz
from tests.pages import adapter
from tests.pages.play import GAMES, played

GOLDEN = Path(__file__).parent / "golden"
QUOTES = {'"': "&quot;", "'": "&#39;"}


def normal(html: str) -> str:
    """A page as a browser reads it: other signs than ASCII as they are, quotes one way, no layout between tags."""
    html = re.sub(r"&#(x[0-9a-fA-F]+|\d+);", _sign, html)
    return re.sub(r">(\s+)<", lambda found: "><" if "\n" in found[1] else "> <", html)


def _sign(found: re.Match[str]) -> str:
    sign = chr(int(f"0{found[1]}", 16) if found[1][0] == "x" else int(found[1]))
    return QUOTES.get(sign, found[0]) if sign.isascii() else sign


def line(game: str, number: int, dump: Path | None = None) -> str:
    """A match and a hash of all its pages; with `dump`, every page is written to that folder as well."""
    table, listed, lines = played(game, number), hashlib.sha256(), []
    for page in adapter.pages(table):
        html = normal(page.html)
        lines.append(f"{page.name}, {page.due} ms, {hashlib.sha256(html.encode()).hexdigest()}\n")
        listed.update(lines[-1].encode())
        if dump is not None:
            (dump / f"{page.name.replace(' ', '-')}.html").write_text(html.replace("><", ">\n<"), encoding="utf-8")
    if dump is not None:
        (dump / "pages.txt").write_text("".join(lines), encoding="utf-8")
    return f"{number}: {table.summary}, {len(lines)} pages, {listed.hexdigest()}"


def replayed(folder: Path) -> dict[str, object]:
    """The kept database, laid into an empty folder, opened and played again."""
    connection = sqlite3.connect(folder / "douzaine.sqlite")
    connection.executescript((GOLDEN / "database-1.sql").read_text(encoding="utf-8"))
    connection.close()
    return adapter.replayed(folder)


def as_json(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--match", help="only this one, for example king12:7; nothing is kept")
    parser.add_argument("--dump", type=Path, help="a folder for every page of that match")
    chosen = parser.parse_args()
    for game in GAMES:
        dz.game(game).compile()
    if chosen.match:
        game, number = chosen.match.split(":")
        if chosen.dump:
            chosen.dump.mkdir(parents=True, exist_ok=True)
        print(line(game, int(number), chosen.dump))
        return
    (GOLDEN / "openapi.json").write_text(as_json(adapter.api_document()), encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        (GOLDEN / "database-1.json").write_text(as_json(replayed(Path(folder))), encoding="utf-8")


if __name__ == "__main__":
    main()
