"""Every text a person reads exists in every language, and nothing is left over."""

import re
from fractions import Fraction
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import douzaine as dz
from douzaine.match.event import events_of
from douzaine.match.words import LANGUAGES, table_words
from douzaine.texts import percent_in

COMMON = Path(dz.__file__).parent / "words"
LONGEST_TIP = 72  # characters: two lines in the story of a phone


def messages(path: Path) -> dict[str, set[str]]:
    """Ids of a Fluent file (with attributes), each with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            assert name not in found, f"{path}: {name} twice"
            found[name] = variables(entry.value) if entry.value else set()
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(node: object) -> set[str]:
    """The names of all variables below a node."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node)) if node else set()
    return set().union(*map(variables, vars(node).values())) if isinstance(node, ast.BaseNode) else set()


def folders() -> list[Path]:
    return [COMMON, *(dz.game(id).folder / "words" for id in dz.games())]


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_languages_have_the_same_texts(folder: Path) -> None:
    english, french = (messages(folder / f"{lang}.ftl") for lang in LANGUAGES)
    terms = {name for name in english | french if name.startswith("-")}
    assert set(english) - terms == set(french) - terms
    for name in set(english) - terms:
        assert english[name] == french[name], name


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_french_has_narrow_spaces_before_tall_signs(folder: Path) -> None:
    for number, line in enumerate((folder / "fr.ftl").read_text(encoding="utf-8").splitlines(), 1):
        text = line.partition(" = ")[2] if " = " in line else ""
        plain = re.sub(r"\{[^}]*\}", "x", text)
        assert not re.search(r"[^\u202f\s:][:;?!»]|«[^\u202f]| [:;?!»]", plain), f"{folder}/fr.ftl:{number}: {line}"


def test_options_reasons_warnings_and_events_have_texts(game: dz.Game) -> None:
    declared = events_of(game)
    wanted = ["title", "summary", *(f"reason-{reason}" for reason in game.facts.reasons)]
    for option in game.options:
        wanted += [f"option-{option.id}", f"option-{option.id}.help"]
        if isinstance(option.default, str) and option.allowed == ", ".join(map(str, option.examples)):
            wanted += [f"option-{option.id}.{value}" for value in option.examples]
    for kind, spec in declared.items():
        id = f"say-{kind.name.lower().replace('_', '-')}"
        wanted += [id, *([f"{id}.hidden"] if spec.secret else [])]
    for lang in LANGUAGES:
        assert [id for id in wanted if not game.words.has(id, lang)] == []
    assert set(declared) == set(type(next(iter(declared))))


def test_every_move_has_words(game: dz.Game) -> None:
    for lang in LANGUAGES:
        for move in game.box().moves:
            assert dz.move_text(game.box(), move, lang)


def test_every_event_names_a_rule_of_the_book_and_books_agree(game: dz.Game) -> None:
    english, french = (game.book.rules(lang) for lang in LANGUAGES)
    assert list(english) == list(french)
    for spec in events_of(game).values():
        assert spec.rule in english


def test_texts_without_a_choice_read_as_fluent_writes_them() -> None:
    for words in (table_words(), *(dz.game(id).words for id in dz.games())):
        for lang in LANGUAGES:
            for id, names in messages(words._folder / f"{lang}.ftl").items():
                if id.startswith("-") or not (id.partition(".")[2] or words._bundle(lang).get_message(id).value):
                    continue
                for value in ("Zoé", 0, 12, 999, 1000, 12345, -3, 0.5, True):
                    values = dict.fromkeys(names, value)
                    try:
                        expected = words._format(id, lang, values)
                    except (KeyError, TypeError):
                        continue  # a text that chooses by a number
                    assert words.text(id, lang, **values) == expected


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("Ada", "d’Ada"), ("Émilie", "d’Émilie"), ("Hypatie", "d’Hypatie"), ("Léa", "de Léa"), ("Zoé", "de Zoé"),
        ("Harry", "de Harry"), ("", "de "),
    ],
)  # fmt: skip
def test_french_says_d_before_a_vowel(who: str, said: str) -> None:
    heroes, cards = dz.game("heroes12").words, dz.game("crowns13").words
    assert heroes.text("board-camp", "fr", name=who) == f"Campement {said}"
    flies = heroes.text("say-flies", "fr", **{"who": who, "from": 1, "to": 2, "food": 0})
    assert flies.startswith(f"Le Faucon géant {said} vole")
    assert heroes.text("board-camp", "en", name=who) == f"{who}’s camp"
    assert cards.text("board-through", "fr", card="O05") == "Récompense de O05, dessous."
    for colour, named in (("orange", "l’orange"), ("vert", "le vert")):
        assert cards.text("say-announces", "fr", who=who, colour=colour) == f"{who} annonce {named}."


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_tips_fit_into_two_lines_of_a_phone(folder: Path) -> None:
    for path in folder.glob("*.ftl"):
        for id, tip in re.findall(r"^(guide-\S+) = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert len(tip) <= LONGEST_TIP, f"{path.name}: {id}"


@pytest.mark.parametrize(
    ("share", "english", "french"),
    [
        (0.5, "50.0\u202f%", "50,0\u202f%"),
        (Fraction(1, 8), "12.5\u202f%", "12,5\u202f%"),
        (-0.004, "-0.4\u202f%", "-0,4\u202f%"),
    ],
)
def test_chances_are_written_as_each_language_writes_them(share: float, english: str, french: str) -> None:
    assert percent_in(share, "en") == english
    assert percent_in(share, "fr") == french
