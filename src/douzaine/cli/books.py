"""The commands `douzaine rules` and `deck`: a game's rules, and users' decks."""

from pathlib import Path
from typing import Annotated, Any

from rich.console import Console
from rich.text import Text

import douzaine as dz
from douzaine.cli.commands import Commands
from douzaine.errors import BadDeck, DouzaineError
from douzaine.games.declare import Finding
from douzaine.match.json_text import to_json


def add_rules(to: Commands) -> None:
    """Add the command that shows the rules."""
    option = to.option

    @to.command("rules")
    def rules(
        game: Annotated[str, option("game")],
        number: Annotated[str | None, option("rule")] = None,
        *,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        from douzaine.terminal.rulebook import page_rules

        found = dz.game(game)
        if number is not None:
            text = found.book.rule(number.upper(), to.lang)
            if json:
                print(to_json({number.upper(): text}))
            else:
                Console().print(Text(f"{number.upper()}  {text}"))
        elif json:
            print(to_json(found.book.rules(to.lang)))
        else:
            page_rules(found, to.lang, Console())


def add_decks(to: Commands) -> None:
    """Add the commands that check and start decks."""
    option = to.option
    deck = to.group("deck")

    @to.command("check", deck)
    def check(
        file: Annotated[Path, option("deck-file")],
        *,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> int:
        game, findings = check_deck(file.read_text(encoding="utf-8"))
        if json:
            found = [finding_facts(game, finding, to.lang) for finding in findings]
            print(to_json({"game": game.id, "findings": found}))
        else:
            print("".join(deck_line(game, file, finding, to.lang) + "\n" for finding in findings), end="")
        errors = [finding for finding in findings if not finding.is_warning]
        if errors:
            raise BadDeck("cli-deck-refused", tuple(errors), file=str(file), count=len(errors))
        if not json:
            print(to.say("cli-deck-fine", file=str(file), title=game.words.text("title", to.lang)))
        return 0

    @to.command("new", deck)
    def new(game: Annotated[str, option("game")], *, lang_: Annotated[str | None, to.language] = None) -> None:
        chosen = dz.game(game)
        if not chosen.has_part("deck"):
            raise DouzaineError("cli-no-decks", game=game)
        print(chosen.part("deck").template(to.lang), end="")


def check_deck(text: str) -> tuple[dz.Game, list[Finding]]:
    """The game of a deck file, and all findings in it."""
    keepers = [dz.game(id) for id in dz.games() if dz.game(id).has_part("deck")]
    for game in keepers:
        if game.part("deck").claims(text):
            return game, list(game.part("deck").check(text))
    raise BadDeck("error-no-deck-file")


def finding_facts(game: dz.Game, finding: Finding, lang: str) -> dict[str, Any]:
    """One finding as plain values."""
    facts = {"line": finding.line, "code": finding.code, "card": finding.card, "warning": finding.is_warning}
    return {**facts, "text": finding.phrase(game.id).text(lang)}


def deck_line(game: dz.Game, file: Path, finding: Finding, lang: str) -> str:
    """One finding on one line: place, code, card, sentence."""
    place = f"{file}:{finding.line}" if finding.line else str(file)
    return f"{place}: {finding.code} {finding.card}: {finding.phrase(game.id).text(lang)}"
