"""How the tests of King of 12 lay a table and play a turn by hand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console

import douzaine as dz
from douzaine.games.king12.box import CARDS, HAND

GAME = dz.game("king12")


def box_with(*cards: str, players: int, **options: Any) -> dz.Box:
    """A box whose set holds these cards, filled up in the order of the book."""
    six = list(dict.fromkeys(card for card in cards if card != "knight"))
    six += [card for card in CARDS[1:] if card not in six][: HAND - 1 - len(six)]
    return GAME.box(players=players, card_set="agreed", agreed_cards=six, **options)


def lay(dice: Sequence[int], *cards: str, options: dict[str, Any] | None = None, **position: Any) -> dz.Match:
    """A match at step 1 with these faces, nobody dealing; the set holds these cards."""
    box = box_with(*cards, players=len(dice), **(options or {}))
    return dz.Match.at(box, {"dice": list(dice), **position})


@dataclass
class Turn:
    """What the story told of one turn."""

    off: set[int]
    values: list[int]
    covered: set[int]
    points: list[int]
    kinds: list[str]


def told(events: Iterable[dz.Event], seats: int) -> Turn:
    """The turn that some events tell of."""
    turn = Turn(set(), [], set(), [0] * seats, [])
    for event in events:
        turn.kinds.append(event.kind)
        if event.kind in ("cancelled", "silenced"):
            turn.off.add(event.seat)
        elif event.kind == "compares":
            turn.values.append(event.details["value"])
        elif event.kind == "covered":
            turn.covered.add(event.seat)
        elif event.kind.split("_")[0] in ("first", "second"):
            turn.points[event.seat] += event.details["points"]
    return turn


def play_turn(
    match: dz.Match, cards: Sequence[str], answers: dict[int, str] | None = None, roll: int | None = None
) -> Turn:
    """Everybody plays a card, the seats asked answer, and the Oracle rolls."""
    before = len(match.story)
    for seat, card in enumerate(cards):
        match.play(seat, f"play {card}")
    for seat, answer in (answers or {}).items():
        match.play(seat, answer)
    if roll is not None:
        match.deal(str(roll))
    return told(match.story[before:], len(cards))


def totals(match: dz.Match) -> list[int]:
    """Every seat's points of the round."""
    return [ones + 2 * twos for ones, twos in match.position()["tokens"]]


def end_round(*points: int, **position: Any) -> dz.Match:
    """A round that has just ended with these totals: equal dice and equal cards leave them as they were."""
    seats = len(points)
    box = GAME.box(players=seats, boxes=2)
    given = {
        "dice": [5] * seats,
        "tokens": [[each % 2, each // 2] for each in points],
        "hands": [["knight", "golem"]] * seats,
    }
    match = dz.Match.at(box, {**given, **position})
    assert play_turn(match, ["knight"] * seats).points == [0] * seats
    return match


def roll_all(match: dz.Match, *faces: int) -> None:
    """Deal the dice at the start of a round."""
    for face in faces:
        match.deal(str(face))


def kinds(match: dz.Match) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in match.story]


def picture(view: dz.View, lang: str, names: Sequence[str] = ("Lea", "Mia", "Tom", "Noé", "Zoé")) -> str:
    """What the terminal shows of a view, 80 columns wide."""
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(GAME.part("terminal").text(view, lang, names))
    return capture.get()
