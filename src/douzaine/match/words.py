"""A game's texts, and its rule book by number."""

import re
from collections.abc import Mapping
from pathlib import Path

from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.texts import LANGUAGES, Words, table_words, unknown_language

__all__ = ["LANGUAGES", "Book", "Words", "table_words", "unknown_language"]


class Book:
    """The rules of a game for players, in our own words, by number.

    A book is Markdown in which every rule is one list item: `- **R14** text`.
    """

    ENTRY = re.compile(r"^- \*\*([RQ]\d+[a-z]?)\*\* (.*)$")

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self._name = name
        self._rules: dict[str, dict[str, str]] = {}

    def page(self, lang: str) -> str:
        """The whole book as Markdown."""
        if lang not in LANGUAGES:
            raise unknown_language(lang)
        return (self._folder / f"{lang}.md").read_text(encoding="utf-8")

    def rules(self, lang: str) -> Mapping[str, str]:
        """The text of every rule and ruling, by number, in book order."""
        if lang not in self._rules:
            found = (self.ENTRY.match(line) for line in self.page(lang).splitlines())
            self._rules[lang] = {match[1]: match[2] for match in found if match}
        return self._rules[lang]

    def rule(self, number: str, lang: str = "en") -> str:
        """The text of one rule. Raises `DouzaineError` if there is no rule with this number."""
        rules = self.rules(lang)
        if number not in rules:
            series = [
                [each for each in rules if each[0] == letter] for letter in dict.fromkeys(each[0] for each in rules)
            ]
            known = ", ".join(f"{each[0]}–{each[-1]}" for each in series) or "–"
            raise DouzaineError("error-no-rule", game=self._name, rule=shown(number), known=known)
        return rules[number]
