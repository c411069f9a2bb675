"""13 Crowns: editing laws. After every step each card's law is playable."""

import tomllib
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any

from douzaine.games.crowns13.decks import check
from douzaine.games.crowns13.decks.checks import ASKED, GAINS, HOLES, LONGEST_TITLE, THEFTS, TOLLS
from douzaine.games.crowns13.decks.writing import HOUSE_ID, house_cards, pack, unpack, write
from douzaine.games.crowns13.laws import COLOURS, MOST_SLOTS, MOST_STEPS
from douzaine.games.declare import Finding

MOST_PAST = 30  # steps that can be undone
LONGEST_PAST = 30_000  # characters of all of them
KINDS = ("reveal", "discard", "most", "fewest_crowns", "hand_size")
SHAPES = ("colours", "announced", "same")
USUAL_HAND = 4
Card = dict[str, Any]


@dataclass(frozen=True)
class Laws:
    """An edited deck: its cards, the current card, and earlier states."""

    lang: str
    id: str
    title: str
    cards: list[Card]
    current: int = 0
    past: tuple[str, ...] = ()
    wrong: tuple[Finding, ...] = field(default=())  # all errors of an opened file

    @property
    def card(self) -> Card:
        """The current card."""
        return self.cards[self.current]

    @property
    def packed(self) -> str:
        """The deck as a short text."""
        return pack(self.id, self.title, self.cards, self.lang)

    @property
    def file(self) -> str:
        """The deck as a file."""
        return write(self.id, self.title or "–", self.cards)

    @property
    def holes(self) -> int:
        """How many cards have a hole."""
        return sum(card.get("hole", False) for card in self.cards)

    def changed(self) -> list[int]:
        """The cards whose law differs from the original, whatever their names."""
        house = dict(enumerate(map(_nameless, house_cards(self.lang))))
        return [number for number, card in enumerate(self.cards) if house.get(number) != _nameless(card)]

    def with_card(self, card: Card) -> "Laws":
        """The deck with another law on the current card."""
        cards = [*self.cards]
        cards[self.current] = card
        return replace(self, cards=cards)

    def remembering(self, before: "Laws") -> "Laws":
        """The deck after a step that can be undone."""
        if (before.title, before.cards) == (self.title, self.cards):
            return self
        past = [*before.past, f"{before.current}.{before.packed}"][-MOST_PAST:]
        while sum(map(len, past)) > LONGEST_PAST:
            past.pop(0)
        return replace(self, past=tuple(past))

    def undone(self) -> "Laws":
        """The deck before the last step."""
        if not self.past:
            return self
        current, _, packed = self.past[-1].partition(".")
        return replace(reopened(packed, self.lang), past=self.past[:-1]).at(current)

    def at(self, number: str) -> "Laws":
        """The deck with another current card."""
        known = number.isdecimal() and len(number) < 3 and int(number) < len(self.cards)
        return replace(self, current=int(number)) if known else self


def _nameless(card: Card) -> Card:
    return {key: value for key, value in card.items() if key != "title"}


def reopened(packed: str, lang: str) -> Laws:
    """A deck from its short text; the original one if it is invalid in anything but its holes."""
    id, title, cards = unpack(packed, lang)
    found = Laws(lang, id, title[:LONGEST_TITLE], cards)
    try:
        is_known = all(finding.code == "D08" or finding.is_warning for finding in check(found.file))
    except (AttributeError, TypeError, KeyError, ValueError):
        is_known = False
    return found if is_known else Laws(lang, HOUSE_ID, "", house_cards(lang))


def opened(text: str, laws: Laws) -> Laws:
    """A deck from a file; one with errors changes nothing, and every error is named."""
    wrong = tuple(finding for finding in check(text) if not finding.is_warning)
    if wrong:
        return replace(laws, wrong=wrong)
    found = tomllib.loads(text)
    return replace(laws, id=found["id"], title=found["title"], cards=found["card"], current=0)


# ---- steps


def step(laws: Laws, act: str) -> Laws:
    """The effect of a button; unknown buttons do nothing."""
    verb, _, object = act.partition(":")
    if verb == "card":
        return laws.at(object)
    card = deepcopy(laws.card)
    if verb == "house":
        house = house_cards(laws.lang)
        return laws.with_card(house[laws.current]) if laws.current < len(house) else laws
    if verb == "hole":
        _toggle_hole(card, laws.holes)
    elif verb in ACTION_STEPS:
        ACTION_STEPS[verb](card, object)
    elif verb in REWARD_STEPS and not card.get("hole"):
        REWARD_STEPS[verb](card["reward"], object)
    return laws.with_card(card)


def numbers(laws: Laws, count: str, amounts: list[str]) -> Laws:
    """Typed numbers, as far as they are valid."""
    card = deepcopy(laws.card)
    key = counted_by(card["action"])
    if key and _fits(count, *ASKED[key]):
        card["action"][key] = int(count)
    for reward, amount in zip(card.get("reward", ()), amounts, strict=False):
        if _fits(amount, 1, most_of(reward)):
            reward["n"] = int(amount)
    return laws.with_card(card)


def _fits(text: str, low: int, high: int) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4 and low <= int(text) <= high


def counted_by(action: Card) -> str | None:
    """The key of an action that is a number."""
    return next((key for key in action if key in ASKED), None)


def most_of(reward: Card) -> int:
    """The maximum of one part of a reward."""
    return GAINS[reward["gain"]] if "gain" in reward else THEFTS[reward["steal"]]


def shapes_for(card: Card) -> tuple[str, ...]:
    """How an action of this kind can ask for cards; nobody announces a colour for the First King."""
    shapes = tuple(shape for shape in SHAPES if not (shape == "announced" and card.get("first_king")))
    return {"reveal": shapes, "discard": (*shapes, *TOLLS)}.get(card["action"]["do"], ())


def _kind(card: Card, do: str) -> None:
    if do not in KINDS or do == card["action"]["do"]:
        return
    was, colour = card["action"], card.get("colour", COLOURS[0])
    card["action"] = {
        "most": {"do": do, "colour": colour},
        "fewest_crowns": {"do": do},
        "hand_size": {"do": do, "n": USUAL_HAND},
    }.get(do, {"do": do, "colours": [colour]})
    kept = next((shape for shape in shapes_for(card) if shape in was), None)
    if kept:
        card["action"] = {"do": do, kept: was[kept]}


def _shape(card: Card, shape: str) -> None:
    if shape in shapes_for(card) and shape not in card["action"]:
        was = card["action"]
        count = len(was.get("colours", [])) or next((was[key] for key in was if key in SHAPES), 1)
        asked = min(count, ASKED[shape][1]) if shape in ASKED else 1
        value = [card.get("colour", COLOURS[0])] * min(count, MOST_SLOTS) if shape == "colours" else asked
        card["action"] = {"do": was["do"], shape: value}


def _add(card: Card, colour: str) -> None:
    slots = card["action"].get("colours", ())
    if colour in COLOURS and 0 < len(slots) < MOST_SLOTS:
        card["action"]["colours"] = sorted([*slots, colour], key=COLOURS.index)


def _drop(card: Card, number: str) -> None:
    slots = card["action"].get("colours", ())
    if len(slots) > 1 and number.isdecimal() and int(number[:2]) < len(slots):
        card["action"]["colours"] = [*slots[: int(number[:2])], *slots[int(number[:2]) + 1 :]]


def _colour(card: Card, colour: str) -> None:
    if card["action"]["do"] == "most" and colour in COLOURS:
        card["action"]["colour"] = colour


def _count(card: Card, way: str) -> None:
    key = counted_by(card["action"])
    if key:
        low, high = ASKED[key]
        card["action"][key] = min(max(card["action"][key] + (1 if way == "more" else -1), low), high)


ACTION_STEPS = {"kind": _kind, "shape": _shape, "add": _add, "drop": _drop, "colour": _colour, "count": _count}


def _toggle_hole(card: Card, holes: int) -> None:
    if card.pop("hole", False):
        card["reward"] = [{"gain": "crown", "n": 1}]
    elif card["kind"] == "king" and holes < HOLES:
        del card["reward"]
        card["hole"] = True


def _gain(reward: list[Card], thing: str) -> None:
    if thing in GAINS and len(reward) < MOST_STEPS:
        reward.append({"gain": thing, "n": 1})


def _steal(reward: list[Card], thing: str) -> None:
    if thing in THEFTS and len(reward) < MOST_STEPS:
        reward.append({"steal": thing, "n": 1})


def _part(reward: list[Card], number: str) -> None:
    if len(reward) > 1 and number in map(str, range(len(reward))):
        del reward[int(number)]


def _amount(reward: list[Card], object: str) -> None:
    number, _, way = object.partition(".")
    if number in map(str, range(len(reward))):
        part = reward[int(number)]
        part["n"] = min(max(part["n"] + (1 if way == "more" else -1), 1), most_of(part))


REWARD_STEPS = {"gain": _gain, "steal": _steal, "part": _part, "amount": _amount}
