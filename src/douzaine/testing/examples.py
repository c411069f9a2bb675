"""Check that the examples of a game's rules claim only what the rules do."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from douzaine.match.event import Event
from douzaine.match.examples import Example, Panel, examples_of
from douzaine.match.game import Game
from douzaine.match.match import Match

SUM = re.compile(r"(−?\d+(?: [+−×] −?\d+)+) = (−?\d+)")
TALL = re.compile(r" [:;?!%»]|« ")  # signs before which French has a narrow space


def check_examples(game: Game) -> None:
    """Play every example of a game and compare its claims: events, the position, and every sum in its texts."""
    known = examples_of(game)
    ids = [example.id for example in known.all]
    assert len(ids) == len(set(ids)), "two examples have one name"
    for example in known.all:
        _check(game, example)
    for panel in (*known.minute, *known.turn):
        _check_panel(game, panel)
    options = {option.id for option in game.options}
    for option, rule in known.variants:
        assert option in options, option
        assert rule in game.book.rules("en"), rule


def _check(game: Game, example: Example) -> None:
    match = example.played(game)
    assert example.rules, f"{example.id} stands with no rule"
    assert set(example.rules) <= set(game.book.rules("en")), example.id
    for claim in example.claims:
        assert any(_fits(event, claim) for event in match.story), f"{example.id}: {claim} does not happen"
    position = match.position()
    for key, value in example.holds.items():
        assert position[key] == value, f"{example.id}: {key} is {position[key]}"
    assert example.claims or example.holds, f"{example.id} claims nothing"
    assert not example.sum or SUM.fullmatch(example.sum), f"{example.id}: {example.sum} is no sum"
    _check_texts(game, example, match, [example.sum, *example.text.values()])
    _check_french(example.id, [example.text["fr"]])


def _check_panel(game: Game, panel: Panel) -> None:
    match = panel.example.played(game, panel.played)
    assert set(panel.rules) <= set(game.book.rules("en")), panel.title["en"]
    _check_texts(game, panel.example, match, [*panel.title.values(), *panel.text.values()])
    _check_french(panel.title["en"], [panel.title["fr"], panel.text["fr"]])


def _check_texts(game: Game, example: Example, match: Match, texts: Iterable[str]) -> None:
    """Check that every sum is right, and that the rules made its result: in an event, a position, or a change."""
    before, after = (list(_numbers(each.position())) for each in (example.played(game, 0), match))
    made = {*_numbers([event.details for event in match.story]), *before, *after}
    made |= {abs(now - was) for was, now in zip(before, after, strict=False)}
    for text in texts:
        for left, right in SUM.findall(text):
            total = _number(right)
            assert _worked_out(left) == total, f"{example.id}: {left} is not {right}"
            assert total in made, f"{example.id}: the rules make no {right}"


def _check_french(name: str, texts: Sequence[str]) -> None:
    for text in texts:
        assert not TALL.search(text), f"{name}: a wide space before a tall sign"


def _fits(event: Event, claim: str) -> bool:
    """Whether an event matches `kind`, `kind seat` or `kind seat detail=value …`."""
    kind, *rest = claim.split()
    details = {part.partition("=")[0]: part.partition("=")[2] for part in rest if "=" in part}
    seats = [int(part) for part in rest if "=" not in part]
    if event.kind != kind or (seats and event.seat != seats[0]):
        return False
    return all(str(event.details[name]) == value for name, value in details.items())


def _worked_out(text: str) -> int:
    """The value of a row of numbers and signs, from left to right."""
    first, *rest = text.split()
    total = _number(first)
    for sign, word in zip(rest[::2], rest[1::2], strict=True):
        number = _number(word)
        total = total + number if sign == "+" else total - number if sign == "−" else total * number
    return total


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


def _numbers(value: Any) -> Iterator[int]:
    """Every whole number inside, the lengths of lists, and the totals of counts in mappings."""
    if isinstance(value, Mapping):
        yield sum(each for each in value.values() if isinstance(each, int))
        for each in value.values():
            yield from _numbers(each)
    elif isinstance(value, list | tuple):
        yield len(value)
        for each in value:
            yield from _numbers(each)
    elif isinstance(value, int):
        yield int(value)
