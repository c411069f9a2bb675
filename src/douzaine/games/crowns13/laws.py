"""13 Crowns: what a law is made of, and a law in words."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from itertools import groupby
from typing import Any

COLOURS = ("blue", "orange", "green", "violet")
SPECIAL = 4  # in place of a colour: the yellow of special cards, which is none (Q7)
MOST_SLOTS = 6
MOST_STEPS = 4


class Act(IntEnum):
    """What an action asks for. `discards` of a card says whether cards are revealed or discarded."""

    LISTED = 0  # one card for each listed colour
    ANNOUNCED = 1  # cards of the announced colour
    SAME = 2  # cards of one colour of the player's choice
    COATS = 3  # coats to discard
    GUARDS = 4  # guards to discard
    TOKENS = 5  # coats or guards to discard
    CROWNS = 6  # crowns to discard
    MOST = 7  # most cards of a colour; this and what follows only once a turn (R40)
    FEWEST = 8  # fewest crowns
    HAND_SIZE = 9  # exactly so many cards in hand


class Prize(IntEnum):
    """What one step of a reward gives."""

    GAIN_CROWN = 0
    GAIN_GUARD = 1
    GAIN_COAT = 2
    STEAL_CROWN = 3
    STEAL_CARD = 4
    STEAL_GUARD = 5
    STEAL_COAT = 6
    STEAL_TOKEN = 7


@dataclass(frozen=True)
class Card:
    """One card of a deck that was found to be good."""

    id: str
    title: str
    colour: int  # SPECIAL for special cards
    act: Act
    discards: bool
    count: int  # slots, tokens, crowns or cards in hand that the action asks for
    slots: tuple[int, ...]  # colours of LISTED, in their order; the colour of MOST
    reward: tuple[tuple[Prize, int], ...]  # empty for a hole
    hole: bool = False
    guest: bool = False
    first_king: bool = False
    extra: bool = False


def id_of(data: Any, card: int) -> str:
    """The id of a card by its number, from the packed box."""
    return str(data["id"][card].tobytes().rstrip(b"\0").decode())


@lru_cache(100)
def ids_of(box: Any) -> tuple[str, ...]:
    """The ids of all cards in play, by number."""
    return tuple(id_of(box.data[0], number) for number in range(box.data[0]["cards"]))


def card_number(box: Any, card: int | str) -> int:
    """The number of a card in play, given by its number or its id."""
    return ids_of(box).index(card) if isinstance(card, str) else int(card)


# ---- a law in words


def _words(box: Any) -> Callable[..., str]:
    say: Callable[..., str] = box.game.words.text
    return say


@lru_cache(1000)
def law_text(box: Any, card: int | str, lang: str, reward: int | str | None = None) -> str:
    """The law of a card (its number or id) in one sentence, from its data.

    `reward` is the card whose reward counts: for a hole card in power, the one seen through the hole.
    """
    data, say = box.data[0], _words(box)
    card = card_number(box, card)
    seen = card if reward is None else card_number(box, reward)
    action = action_text(box, card, lang)
    if data["hole"][seen]:
        return say("law-hole", lang, action=action)
    return say("law", lang, action=action, reward=reward_text(box, seen, lang))


def action_text(box: Any, card: int, lang: str) -> str:
    """What the law of a card asks for."""
    data, say = box.data[0], _words(box)
    act, count = Act(int(data["act"][card])), int(data["count"][card])
    colours = [COLOURS[colour] for colour in data["slots"][card][:count]] if act == Act.LISTED else []
    do = "discard" if data["discards"][card] else "reveal"
    if act == Act.LISTED:
        cards = [say("law-cards", lang, n=colours.count(each), colour=each) for each in dict.fromkeys(colours)]
        return say(f"law-{do}", lang, what=listed(box, cards, lang))
    if act == Act.MOST:
        return say("law-most", lang, colour=COLOURS[data["slots"][card][0]])
    what = say(f"law-{act.name.lower().replace('_', '-')}", lang, n=count)
    return what if act > Act.CROWNS else say(f"law-{do}", lang, what=what)


def reward_text(box: Any, card: int, lang: str) -> str:
    """What the law of a card gives: gains and thefts in their order."""
    say = _words(box)
    parts = []
    for verb, steps in groupby(_steps(box.data[0], card), lambda step: step[0]):
        things = [say("law-steal-cards" if thing == "card" else f"law-{thing}s", lang, n=n) for _, thing, n in steps]
        parts.append(say(f"law-{verb}", lang, what=listed(box, things, lang)))
    return say("law-then", lang, first=parts[0], then=", ".join(parts[1:])) if len(parts) > 1 else parts[0]


def _steps(data: Any, card: int) -> Iterator[tuple[str, str, int]]:
    for step in range(data["steps"][card]):
        verb, thing = Prize(int(data["prize"][card][step])).name.lower().split("_")
        yield verb, thing, int(data["amount"][card][step])


def listed(box: Any, parts: list[str], lang: str) -> str:
    """Things in a row: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return _words(box)("law-and", lang, head=", ".join(parts[:-1]), last=parts[-1])
