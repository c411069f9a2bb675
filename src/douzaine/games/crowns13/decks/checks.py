"""13 Crowns: errors and unusual things in a deck. The words `deck-D03` … explain the codes.

Every finding comes with the number of its card (None: the deck itself) and its key.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from douzaine.games.crowns13.laws import COLOURS, MOST_SLOTS, MOST_STEPS
from douzaine.games.declare import Finding, is_whole, shown

KINGS, HOLES, SPECIALS = 52, 4, 3

DECK_ID = re.compile(r"[a-z0-9-]{1,32}")
CARD_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
MOVE_WORDS = ("guard", "coat")  # a card of this name would make `pay guard` and `pay coat blue` unreadable
LONGEST_TITLE = 60

REQUIRED = ("id", "title", "kind", "action")
KINGS_ONLY = ("colour", "hole", "guest")
SPECIALS_ONLY = ("first_king", "extra")
CARD_KEYS = (*REQUIRED, *KINGS_ONLY, *SPECIALS_ONLY, "reward")

SHAPES = ("colours", "announced", "same")  # how an action can ask for cards
TOLLS = ("coats", "guards", "tokens", "crowns")  # what an action can ask for instead of cards
DOES = {"reveal": SHAPES, "discard": SHAPES + TOLLS, "most": ("colour",), "fewest_crowns": (), "hand_size": ("n",)}
ACTION_KEYS = {"do"}.union(*DOES.values())
ASKED = {"announced": (1, 6), "same": (1, 6), "crowns": (1, 12), "n": (0, 12)} | dict.fromkeys(TOLLS[:3], (1, 2))
GAINS = {"crown": 12, "guard": 2, "coat": 2}  # each with its maximum in one step
THEFTS = {"crown": 12, "card": 6, "guard": 2, "coat": 2, "token": 2}


# ---- errors

Found = Iterator[tuple[int | None, str, Finding]]


def _finding(code: str, **details: Any) -> Finding:
    return Finding(code, details=details)


def errors(found: dict[str, Any]) -> Found:
    """Everything that makes a deck invalid."""
    if not (is_whole(found.get("schema")) and found["schema"] == 1):
        yield None, "schema", _finding("D02", value=shown(found["schema"]) if "schema" in found else "–")
    for key in found:
        if key not in ("schema", "id", "title", "card"):
            yield None, key, _finding("D03", problem="unknown", field=shown(key))
    for key in ("id", "title", "card"):
        if key not in found:
            yield None, "", _finding("D03", problem="missing", field=key)
    if "id" in found and not _is_id(found["id"], DECK_ID):
        yield None, "id", _finding("D04", field="id", value=shown(found["id"]))
    if "title" in found and not _is_title(found["title"]):
        yield None, "title", _finding("D04", field="title", value=shown(found["title"]))
    cards = found.get("card", [])
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        yield None, "card", _finding("D03", problem="cards", field="card")
        return
    for number, card in enumerate(cards):
        for key, finding in _card_errors(card):
            yield number, key, finding
    yield from _deck_errors(cards)


def _is_id(value: Any, pattern: "re.Pattern[str]") -> bool:
    return isinstance(value, str) and bool(pattern.fullmatch(value))


def _is_title(value: Any) -> bool:
    def readable(sign: str) -> bool:
        return sign.isprintable() or sign in "\u00a0\u202f"

    return isinstance(value, str) and 1 <= len(value) <= LONGEST_TITLE and all(map(readable, value))


def _card_errors(card: dict[str, Any]) -> Iterator[tuple[str, Finding]]:
    """R1, R2: the errors of a single card."""
    kind = card.get("kind")
    misplaced = {"king": SPECIALS_ONLY, "special": KINGS_ONLY}.get(kind if isinstance(kind, str) else "", ())
    for key in card:
        if key not in CARD_KEYS:
            yield key, _finding("D03", problem="unknown", field=shown(key))
        elif key in misplaced:
            yield key, _finding("D03", problem="misplaced", field=key)
    for key in (*REQUIRED, *(("colour",) if kind == "king" else ())):
        if key not in card:
            yield "", _finding("D03", problem="missing", field=key)
    if "id" in card and not (_is_id(card["id"], CARD_ID) and card["id"] not in MOVE_WORDS):
        yield "id", _finding("D04", field="id", value=shown(card["id"]))
    if "title" in card and not _is_title(card["title"]):
        yield "title", _finding("D04", field="title", value=shown(card["title"]))
    for key in ("hole", "guest", "first_king", "extra"):
        if not isinstance(card.get(key, False), bool):
            yield key, _finding("D04", field=key, value=shown(card[key]))
    if "kind" in card and not (isinstance(kind, str) and kind in ("king", "special")):
        yield "kind", _finding("D06", field="kind", value=shown(kind))
    if "colour" in card and not _is_colour(card["colour"]):
        yield "colour", _finding("D06", field="colour", value=shown(card["colour"]))
    if "action" in card:
        for finding in _action_errors(card["action"]):
            yield "action", finding
    for finding in _reward_errors(card):
        yield "reward", finding


def _is_colour(value: Any) -> bool:
    return isinstance(value, str) and value in COLOURS


def _action_errors(action: Any) -> Iterator[Finding]:
    if not isinstance(action, dict):
        yield _finding("D13", problem="table", field="action")
        return
    do = action.get("do")
    known = isinstance(do, str) and do in DOES
    own = DOES[do] if isinstance(do, str) and known else ()
    if not known:
        yield _finding("D13", problem="do", field=shown(do) if "do" in action else "–")
    for key in action:
        if key not in ACTION_KEYS:
            yield _finding("D03", problem="unknown", field=shown(key))
        elif known and key not in ("do", *own):
            yield _finding("D13", problem="foreign", field=key)
    described = [key for key in own if key in action]
    if own and len(described) != 1:
        yield _finding("D13", problem="several" if described else "none", field=", ".join(described or own))
    for key in described:
        yield from _value_errors(key, action[key])


def _value_errors(key: str, value: Any) -> Iterator[Finding]:
    if key in ASKED:
        yield from _number_errors(key, value, *ASKED[key])
    elif key == "colours" and not isinstance(value, list):
        yield _finding("D13", problem="list", field="colours")
    else:
        colours = value if key == "colours" else [value]
        if not 1 <= len(colours) <= MOST_SLOTS:
            yield _finding("D15", field="colours", value=str(len(colours)), low=1, high=MOST_SLOTS)
        for colour in colours:
            if not _is_colour(colour):
                yield _finding("D06", field=key, value=shown(colour))


def _number_errors(key: str, value: Any, low: int, high: int) -> Iterator[Finding]:
    if not is_whole(value) or not low <= value <= high:
        yield _finding("D15", field=key, value=shown(value), low=low, high=high)


def _reward_errors(card: dict[str, Any]) -> Iterator[Finding]:
    reward = card.get("reward", [])
    if card.get("hole") is True:
        if "reward" in card:
            yield _finding("D09", problem="hole")
    elif not reward and isinstance(reward, list):
        yield _finding("D09", problem="none")
    if not isinstance(reward, list) or not all(isinstance(step, dict) for step in reward):
        yield _finding("D14", problem="list", field="reward")
        return
    if len(reward) > MOST_STEPS:
        yield _finding("D15", field="reward", value=str(len(reward)), low=1, high=MOST_STEPS)
    for step in reward:
        yield from _step_errors(step)


def _step_errors(step: dict[str, Any]) -> Iterator[Finding]:
    for key in step:
        if key not in ("gain", "steal", "n"):
            yield _finding("D03", problem="unknown", field=shown(key))
    most = 12
    if ("gain" in step) == ("steal" in step):
        yield _finding("D14", problem="verb", field="gain, steal")
    else:
        verb, things = ("gain", GAINS) if "gain" in step else ("steal", THEFTS)
        if isinstance(step[verb], str) and step[verb] in things:
            most = things[step[verb]]
        else:
            yield _finding("D14", problem="thing", field=f"{verb} = {shown(step[verb])}")
    if "n" in step:
        yield from _number_errors("n", step["n"], 1, most)
    else:
        yield _finding("D03", problem="missing", field="n")


def _deck_errors(cards: list[dict[str, Any]]) -> Found:
    """R5, R6, Q1, Q2: the errors of all cards together."""
    seen: set[str] = set()
    for number, card in enumerate(cards):
        if isinstance(card.get("id"), str):
            if card["id"] in seen:
                yield number, "id", _finding("D05", name=card["id"])
            seen.add(card["id"])
    kings = [card for card in cards if card.get("kind") == "king"]
    specials = [card for card in cards if card.get("kind") == "special"]
    holes = sum(card.get("hole") is True for card in kings)
    extra = sum(card.get("extra") is True for card in specials)
    if len(kings) != KINGS:
        yield None, "", _finding("D07", count=len(kings))
    if holes != HOLES:
        yield None, "", _finding("D08", count=holes)
    if len(specials) - extra != SPECIALS or extra > 1:
        yield None, "", _finding("D10", count=len(specials) - extra, extra=extra)
    yield from _first_king_errors(cards)


def _first_king_errors(cards: list[dict[str, Any]]) -> Found:
    is_first = [card.get("kind") == "special" and card.get("first_king") is True for card in cards]
    if sum(is_first) != 1:
        yield None, "", _finding("D11", problem="count", count=sum(is_first))
    for number, card in enumerate(cards):
        if is_first[number]:
            if card.get("extra") is True:
                yield number, "extra", _finding("D11", problem="extra", count=sum(is_first))
            if isinstance(card.get("action"), dict) and "announced" in card["action"]:
                yield number, "action", _finding("D12")


# ---- warnings


def warnings(cards: list[dict[str, Any]]) -> Found:
    """Unusual things in a valid deck (Q2, Q39)."""
    kings = Counter(card["colour"] for card in cards if card["kind"] == "king")
    holes = Counter(card["colour"] for card in cards if card.get("hole"))
    for code, counts, usual in (("W1", kings, 13), ("W2", holes, 1)):
        if any(counts[colour] != usual for colour in COLOURS):
            yield None, "", _finding(code, **{colour: counts[colour] for colour in COLOURS})
    rewards = [_gains(card["reward"]) for card in cards if "reward" in card]
    given = sum(rewards, Counter())
    for number, card in enumerate(cards):
        own = rewards if card.get("hole") else [_gains(card["reward"])]
        if any(_feeds_itself(card["action"], gains) for gains in own):
            yield number, "action", _finding("W3")
        for token, givers in (("coats", ["coat"]), ("guards", ["guard"]), ("tokens", ["coat", "guard"])):
            if token in card["action"] and not any(given[giver] for giver in givers):
                yield number, "action", _finding("W4", token=token)


def _gains(reward: list[dict[str, Any]]) -> Counter[str]:
    gains: Counter[str] = Counter()
    for step in reward:
        if "gain" in step:
            gains[step["gain"]] += step["n"]
    return gains


def _feeds_itself(action: dict[str, Any], gains: Counter[str]) -> bool:
    coats, guards = gains["coat"], gains["guard"]
    slots = action.get("announced") or action.get("same") or action.get("coats") or len(action.get("colours", []))
    prices: Iterable[tuple[int, int]] = (
        (slots, coats),
        (action.get("guards", 0), guards),
        (action.get("tokens", 0), coats + guards),
        (action.get("crowns", 0), gains["crown"]),
    )
    return any(0 < price <= gain for price, gain in prices)
