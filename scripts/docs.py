"""Build the documentation: `python -m scripts.docs` (or `make docs`). The site lies in build/site.

Pages lie in docs/. What the code knows better is written here: rules from the games' books, tables of positions and
calls, and the pages at the root of the checkout. Then Zensical builds the site, which refuses links that lead
nowhere, and every address inside it is checked once more.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import douzaine as dz
from douzaine.errors import in_words
from douzaine.match.position_schema import position_schema
from douzaine.match.words import Book
from scripts.rules_pictures import fill_places, room_for_pictures

ROOT = Path(__file__).parent.parent
SOURCES, LAID_OUT, SITE = ROOT / "docs", ROOT / "build" / "docs", ROOT / "build" / "site"
MARK = ROOT / "src" / "douzaine" / "web" / "static" / "mark.svg"  # the site's, as it is the table's
OURS = ("killer", "king12", "crowns13", "heroes12")
FOLDERS = {"en": "play", "fr": "fr"}
ROOT_PAGES = {
    "ARCHITECTURE": "architecture",
    "CONTRIBUTING": "contributing",
    "SECURITY": "security",
    "CHANGELOG": "changes",
}
WORDS = {
    "en": ("option", "usual", "allowed", "", "What can be agreed", "players", "minutes", "game"),
    "fr": ("option", "d’ordinaire", "permis", "", "Ce qu’on peut convenir", "joueurs", "minutes", "jeu"),
}


def main() -> None:
    """Lay out the sources, build, check."""
    lay_out(LAID_OUT)
    subprocess.run([sys.executable, "-m", "zensical", "build", "--clean"], cwd=ROOT, check=True)
    fill_places(SITE)
    say_french(SITE / "fr")
    forget_sources(SITE / "search.json")
    if broken := broken_links(SITE):
        sys.exit("broken links:\n" + "\n".join(broken))
    print(f"{len(list(SITE.rglob('*.html')))} pages in {SITE}")


def lay_out(folder: Path) -> None:
    """All pages of the site as Markdown."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCES, folder, ignore=shutil.ignore_patterns("*.json"))
    shutil.copy(MARK, folder)
    (folder / "project").mkdir()
    for name, page in ROOT_PAGES.items():
        text = (ROOT / f"{name}.md").read_text(encoding="utf-8")
        (folder / "project" / f"{page}.md").write_text(at_home(text), encoding="utf-8")
    for lang, place in FOLDERS.items():
        for id in OURS:
            (folder / place / f"rules-{id}.md").write_text(rules(dz.game(id), lang), encoding="utf-8")
        fill(folder / place / "index.md", "games", lambda lang=lang: games(lang))  # type: ignore[misc]
    for id in OURS:
        fill(folder / "program" / "words.md", f"position {id}", lambda id=id: position_keys(dz.game(id)))  # type: ignore[misc]
    fill(folder / "program" / "api.md", "operations", operations)


def fill(page: Path, mark: str, make: Callable[[], str]) -> None:
    """Put what the code knows where a page has a mark for it."""
    text = page.read_text(encoding="utf-8")
    assert f"<!-- {mark} -->" in text, f"{page} has no mark for {mark}"
    page.write_text(text.replace(f"<!-- {mark} -->", make()), encoding="utf-8")


def at_home(text: str) -> str:
    """A page of the checkout's root, with links that hold inside the site."""
    for name, page in ROOT_PAGES.items():
        text = text.replace(f"]({name}.md", f"]({page}.md")
    text = re.sub(r"\]\(docs/decisions/?\)", "](../decisions/README.md)", text)
    return re.sub(r"\]\(docs/", "](../", text)


# ---- what the code knows


def rules(game: dz.Game, lang: str) -> str:
    """The rules of a game: a picture, the book, and what can be agreed."""
    title, _, rest = game.book.page(lang).lstrip().partition("\n")
    if not title.startswith("# "):
        title, rest = f"# {game.words.text('title', lang)}", f"{title}\n{rest}"
    picture = f"![{game.words.text('title', lang)}](../{game.id}.png)"
    book = "\n".join(map(with_anchor, rest.strip().splitlines()))
    parts = [title, game.words.text("summary", lang), picture, room_for_pictures(game, lang), book, options(game, lang)]
    return "\n\n".join(parts) + "\n"


def with_anchor(line: str) -> str:
    """A line of a book; where it is a rule, links can lead to its number."""
    found = Book.ENTRY.match(line)
    return line.replace(f"**{found[1]}**", f'<b id="{found[1]}">{found[1]}</b>', 1) if found else line


def options(game: dz.Game, lang: str) -> str:
    """What can be agreed before a match."""
    option, usual, allowed, about, heading = WORDS[lang][:5]
    lines = [f"## {heading}", "", f"| {option} | {usual} | {allowed} | {about} |", "| --- | --- | --- | --- |"]
    for each in game.options:
        named, explained = (game.words.text(f"option-{each.id}{more}", lang) for more in ("", ".help"))
        allows = cell(in_words(each.allowed, lang))
        lines.append(f"| `{each.id}` | {usual_value(each.default)} | {allows} | {named}. {cell(explained)} |")
    return "\n".join(lines)


def usual_value(default: object) -> str:
    """The default of an option as people write it."""
    if default is None:
        return "–"
    return ("on" if default else "off") if isinstance(default, bool) else str(default)


def games(lang: str) -> str:
    """The games with players and minutes."""
    players, minutes, game = WORDS[lang][5:]
    lines = [f"| {game} | {players} | {minutes} | |", "| --- | --- | --- | --- |"]
    for each in map(dz.game, OURS):
        seats, time = ("–".join(map(str, dict.fromkeys(span))) for span in (each.seats, each.facts.minutes))
        title, summary = (each.words.text(id, lang) for id in ("title", "summary"))
        lines.append(f"| [{title}](rules-{each.id}.md) | {seats} | {time} | {cell(summary)} |")
    return "\n".join(lines)


def position_keys(game: dz.Game) -> str:
    """Why a match of a game ends, and the keys of its positions; the shapes of their parts follow."""
    ends = ", ".join(f"`{reason}`" for reason in game.facts.reasons)
    given, shapes = game.part("position").KEYS, position_schema(game)["$defs"]
    tables = [shape_table(shapes["Position"], "position", given)]
    tables += [shape_table(each, name, ()) for name, each in shapes.items() if name != "Position"]
    return "\n\n".join([f"**Reasons to end**: {ends}.", *tables])


def shape_table(declared: dict[str, Any], name: str, given: Sequence[str]) -> str:
    """The keys of one shape; those that a start may name come first."""
    fields = declared["properties"]
    lines = [f"| {name} | holds | |", "| --- | --- | --- |"]
    for key in [*given, *(key for key in fields if key not in given)]:
        about = cell(fields[key].get("description", ""))
        told = "" if key in given or not given else " (told, not set)"
        lines.append(f"| `{key}` | `{held(fields[key])}` | {about}{told} |")
    return "\n".join(lines)


def held(schema: dict[str, Any]) -> str:
    """What a value of a JSON schema is, in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " or ".join(map(held, schema["anyOf"]))
    if allowed := schema.get("enum"):
        return " or ".join(f'"{word}"' for word in allowed) if len(allowed) < 7 else "word"
    if schema["type"] == "array":
        return f"[{held(schema['items'])}]"
    if schema["type"] == "object":
        return f"{{word: {held(schema['additionalProperties'])}}}"
    span = f" {schema['minimum']}–{schema['maximum']}" if "maximum" in schema else ""
    return {"integer": "number", "string": "word", "boolean": "true or false", "null": "null"}[schema["type"]] + span


def operations() -> str:
    """Every call of the API."""
    from douzaine.web.api.openapi import document

    lines = ["| call | |", "| --- | --- |"]
    for path, methods in document()["paths"].items():
        for method, call in methods.items():
            if method in ("get", "post", "put", "patch", "delete"):
                about = call.get("summary") or call.get("description", "")
                lines.append(f"| `{method.upper()} {path}` | {cell(about)} |")
    return "\n".join(lines)


def cell(text: str) -> str:
    """A text as it may stand in a table."""
    return " ".join(str(text).replace("|", "\\|").split())


def say_french(folder: Path) -> None:
    """The site has one language of its own; pages in another say so, for voices and hyphens."""
    for page in folder.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace('<html lang="en"', '<html lang="fr"', 1), encoding="utf-8")


def forget_sources(index: Path) -> None:
    """Who searches the reference looks for names and what they do, not for a line of code."""
    found = json.loads(index.read_text(encoding="utf-8"))
    for each in found["items"]:
        each["text"] = without_source(each["text"])
    index.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")


def without_source(text: str) -> str:
    """An entry of the search without the code that follows the text of an object."""
    return re.sub(r"Source code in <code>[^<]*</code> <pre><code>.*?</code></pre>", "", text, flags=re.DOTALL).strip()


# ---- links


class Page(HTMLParser):
    """What a page leads to, and where it can be led to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note addresses and ids."""
        for name, value in attrs:
            if value and name in ("href", "src"):
                self.links.append(value)
            if value and name in ("id", "name"):
                self.anchors.add(value)


def broken_links(site: Path) -> list[str]:
    """Addresses inside the site that lead nowhere."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    broken = []
    for path, page in pages.items():
        if path.name == "404.html":
            continue  # it is shown at any address, and its own are absolute
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or parts.path.startswith("/"):
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            known = pages.get(target)
            is_lost = parts.fragment and known and unquote(parts.fragment) not in known.anchors | {"__skip", "top"}
            if not target.exists() or is_lost:
                broken.append(f"{path.relative_to(site)}: {link}")
    return broken


if __name__ == "__main__":
    main()
