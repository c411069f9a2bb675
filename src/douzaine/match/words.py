"""Texts a person reads: Fluent messages a language, and rule books by number."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from douzaine.errors import DouzaineError
from douzaine.games.declare import shown

LANGUAGES = ("en", "fr")
MOST_TEXTS = 20_000  # remembered, a game
_common = Path(__file__).parent.parent / "words"


def unknown_language(lang: object) -> DouzaineError:
    """The error for a language that we do not speak."""
    return DouzaineError("error-no-language", name=shown(lang), known=", ".join(LANGUAGES))


class Words:
    """The messages of one game (or of the table itself), in every language."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self._name = name
        self._bundles: dict[str, Any] = {}
        self._parts: dict[tuple[str, str], list[str]] = {}  # of messages that Fluent need not work out
        self._texts: dict[tuple[Any, ...], str] = {}  # the others: a page says many of them, and mostly the same ones

    def text(self, id: str, lang: str, **values: Any) -> str:
        """One message; `id` may name an attribute, as in `say-steals.hidden`."""
        parts = self._parts.get((id, lang))
        if parts is None:
            parts = self._parts[id, lang] = _parts(self._pattern(id, lang))
        if len(parts) == 1:
            return parts[0]
        if parts and (filled := _filled(parts, values)) is not None:
            return filled
        key = (id, lang, *values, *values.values(), *map(type, values.values()))
        try:
            return self._texts[key]
        except KeyError:
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            return self._texts.setdefault(key, self._format(id, lang, values))

    def _format(self, id: str, lang: str, values: Mapping[str, Any]) -> str:
        text, errors = self._bundle(lang).format_pattern(self._pattern(id, lang), dict(values))
        if errors:
            raise KeyError(f"{self._name}, {lang}, {id}: {errors[0]}")
        return str(text)

    def _pattern(self, id: str, lang: str) -> Any:
        bundle = self._bundle(lang)
        name, _, attribute = id.partition(".")
        if not bundle.has_message(name):
            raise KeyError(f"{self._name} has no text {id!r} in {lang}")
        message = bundle.get_message(name)
        return message.attributes[attribute] if attribute else message.value

    def has(self, id: str, lang: str = "en") -> bool:
        """Whether a message exists."""
        name, _, attribute = id.partition(".")
        bundle = self._bundle(lang)
        return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)

    def _bundle(self, lang: str) -> Any:
        if lang not in LANGUAGES:
            raise unknown_language(lang)
        if lang not in self._bundles:
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([lang], use_isolating=False)
            for path in dict.fromkeys((_common / f"{lang}.ftl", self._folder / f"{lang}.ftl")):
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
            self._bundles[lang] = bundle
        return self._bundles[lang]


def _parts(pattern: Any) -> list[str]:
    """A message that chooses nothing: texts, and between any two of them the name of a value; nothing if it chooses."""
    from fluent.runtime.resolver import Placeable, TextElement, VariableReference

    parts = [""]
    for element in getattr(pattern, "elements", [pattern]):
        if isinstance(element, TextElement):
            parts[-1] += element.value
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            parts += [element.expression.id.name, ""]
        else:
            return []
    return parts


def _filled(parts: Sequence[str], values: Mapping[str, Any]) -> str | None:
    """Such a message with its values, if each of them reads the same in every language; else None."""
    text = parts[0]
    for n in range(1, len(parts), 2):
        value = values.get(parts[n])
        if not (isinstance(value, str) or (type(value) is int and 0 <= value < 1000)):
            return None
        text += f"{value}{parts[n + 1]}"
    return text


@cache
def table_words() -> Words:
    """The texts that belong to no game."""
    return Words(_common, "douzaine")


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
        """The whole book."""
        if lang not in LANGUAGES:
            raise unknown_language(lang)
        return (self._folder / f"{lang}.md").read_text(encoding="utf-8")

    def rules(self, lang: str) -> Mapping[str, str]:
        """The text of every rule and ruling, by number, in the order of the book."""
        if lang not in self._rules:
            found = (self.ENTRY.match(line) for line in self.page(lang).splitlines())
            self._rules[lang] = {match[1]: match[2] for match in found if match}
        return self._rules[lang]

    def rule(self, number: str, lang: str = "en") -> str:
        """The text of one rule. Raises `DouzaineError` if there is none of this number."""
        rules = self.rules(lang)
        if number not in rules:
            span = [*rules] or ["–"]
            raise DouzaineError("error-no-rule", game=self._name, rule=shown(number), first=span[0], last=span[-1])
        return rules[number]
