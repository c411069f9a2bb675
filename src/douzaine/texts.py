"""Texts a person reads, in every language: Fluent messages of a game or of the table itself.

Errors are texts too, looked up when somebody reads them, so this module lies below everything that can fail.
"""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, SupportsFloat

from douzaine import shelf

LANGUAGES = ("en", "fr")
MOST_TEXTS = 20_000  # remembered, a game
_common = Path(__file__).parent / "words"


class Phrase:
    """Words for a person in any of our languages: the id of a text, and the values in it.

    `error-over` is a text of the table, `killer.error-no-hp` one of that game; an id that names no text is
    shown as it is. Values are texts, whole numbers, phrases, or tuples of these.
    """

    def __init__(self, id: str, **values: Any) -> None:
        self.id: str = id  # of a text, such as 'error-over'
        self.values: dict[str, Any] = values  # in the text, by name

    def text(self, lang: str = "en") -> str:
        """The text in one language."""
        name, _, text = self.id.rpartition(".")
        words = words_of(name)
        if not words.has(text, lang):
            return self.id
        return words.text(text, lang, **{name: _plain(in_words(value, lang)) for name, value in self.values.items()})

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


def in_words(value: Any, lang: str) -> Any:
    """A value of a text in one language."""
    if isinstance(value, tuple):
        return " ".join(in_words(each, lang) for each in value)
    return value.text(lang) if isinstance(value, Phrase) else value


def _plain(value: Any) -> Any:
    """A whole number as it is typed, 1000 and not 1,000; Fluent can still choose between singular and plural."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


class DouzaineError(Phrase, ValueError):
    """The family of all errors that a user can cause: one sentence, in any of our languages."""


def unknown_language(lang: object) -> DouzaineError:
    """The error for a language that is not supported."""
    name = repr(lang[:40]) if isinstance(lang, str) else type(lang).__name__
    return DouzaineError("error-no-language", name=name, known=", ".join(LANGUAGES))


class Words:
    """The messages of a game, or of the table itself, in every language."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self._name = name
        self._bundles: dict[str, Any] = {}
        self._parts: dict[tuple[str, str], list[str]] = {}  # messages that need no Fluent
        self._texts: dict[tuple[Any, ...], str] = {}  # results for the others: a page uses many, mostly the same ones

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
        for value in values.values():
            if type(value) is int and value < 0:
                text = str(text).replace(str(value), f"−{-value}")  # with typographic apostrophes
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

            bundle = FluentBundle([lang], functions={"DE": _of}, use_isolating=False)
            for path in dict.fromkeys((_common / f"{lang}.ftl", self._folder / f"{lang}.ftl")):
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
            self._bundles[lang] = bundle
        return self._bundles[lang]


def _of(name: Any) -> str:
    """A name with the French "de" before it: *de Zoé*, but *d’Ada*. Texts write `{ DE($who) }`."""
    plain = unicodedata.normalize("NFD", str(name)[:2]).casefold()
    is_open = plain[:1] in tuple("aeiouœæ") or (plain[:1] == "h" and plain[1:2] in tuple("eiouy"))  # Hypatie, not Harry
    return f"d’{name}" if is_open else f"de {name}"


def _parts(pattern: Any) -> list[str]:
    """A message without variants as texts with the names of values between them; empty if it has variants."""
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
    """Such a message with its values filled in, if each value reads the same in every language; else None."""
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


def words_of(game: str) -> Words:
    """The texts of a game, or those of the table if there is no such game."""
    folder = shelf.folder_of(game)
    return table_words() if folder is None else _words_in(folder, game)


@cache
def _words_in(folder: Path, game: str) -> Words:
    return Words(folder / "words", game)


@cache
def say_in(lang: str) -> Callable[..., str]:
    """A text of the table in one language."""
    words = table_words()
    return lambda id, **values: words.text(id, lang, **values)


def names_in(lang: str, names: Sequence[str]) -> str:
    """A list of names as a sentence writes it."""
    from babel.lists import format_list

    return format_list(names, locale=lang) if len(names) > 1 else "".join(names)


def time_in(lang: str, time: str) -> str:
    """A time of day such as `11:44` as the language writes it."""
    return time.replace(":", "\u202fh\u202f") if lang == "fr" else time


def percent_in(share: SupportsFloat, lang: str) -> str:
    """A chance in percent with one decimal, as the language writes it."""
    text = f"{100 * float(share):.1f}\u202f%"
    return text.replace(".", ",") if lang == "fr" else text
