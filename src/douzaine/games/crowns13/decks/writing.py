"""13 Crowns: decks as files, and as short texts of their differences from the original laws."""

import json
import tomllib
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from typing import Any

from douzaine.games.crowns13.decks.template import template

LONGEST_PACKED = 20_000  # maximum number of characters of a short text
LONGEST_UNPACKED = 200_000
KEYS = ("id", "title", "kind", "colour", "hole", "guest", "first_king", "extra", "action", "reward")
HOUSE_ID = "my-laws"
Card = dict[str, Any]


@lru_cache(4)
def house_text(lang: str) -> str:
    """The original cards as text, from which to make copies."""
    return json.dumps(tomllib.loads(template(lang))["card"])


def house_cards(lang: str) -> list[Card]:
    """The original cards with plain names, as in a deck file."""
    cards: list[Card] = json.loads(house_text(lang))
    return cards


def write(id: str, title: str, cards: list[Card]) -> str:
    """A deck as a file."""
    lines = ["schema = 1", f"id = {_value(id)}", f"title = {_value(title)}"]
    for card in cards:
        lines += ["", "[[card]]", *(f"{key} = {_value(card[key])}" for key in KEYS if key in card)]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    """A value in TOML; texts as in JSON, which is the same for everything allowed in one."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


# ---- short


def pack(id: str, title: str, cards: list[Card], lang: str) -> str:
    """A deck as a short text: id, title, number of cards, and the cards that differ from the original."""
    house = dict(enumerate(house_cards(lang)))
    changed = {number: card for number, card in enumerate(cards) if house.get(number) != card}
    text = json.dumps([id, title, len(cards), changed], separators=(",", ":"))
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack(text: str, lang: str) -> tuple[str, str, list[Card]]:
    """The deck of a short text; the original deck for anything else. Its cards must be checked."""
    house = house_cards(lang)
    try:
        packed = urlsafe_b64decode(text[:LONGEST_PACKED] + "==")
        id, title, count, changed = json.loads(zlib.decompressobj().decompress(packed, LONGEST_UNPACKED))
        cards = [changed.get(str(number)) or house[number] for number in range(int(count))]
    except (ValueError, TypeError, AttributeError, LookupError, zlib.error, RecursionError, OverflowError):
        return HOUSE_ID, "", house
    return str(id), str(title), cards
