"""13 Crowns: the reader's hand, whose cards are the controls of most decisions, and the buttons that send them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from douzaine.boards import Markup, badge, icon, join, tag
from douzaine.boards.context import MOST_CHOICES, BoardContext
from douzaine.boards.markup import attributes_of, element
from douzaine.games.crowns13.board.cards import called, card, chip, is_joker, rules_of, spoken
from douzaine.games.crowns13.board.panel import here
from douzaine.games.crowns13.board.paying import PAY, Payer, payment_of
from douzaine.games.crowns13.board.slots import paid_so_far
from douzaine.games.crowns13.box import card_name, in_mask
from douzaine.games.crowns13.laws import ids_of, law_text, listed
from douzaine.games.crowns13.rules.cards import king
from douzaine.games.crowns13.table import Phase
from douzaine.match.game import Box

TURN, RENEW = int(Phase.TURN), int(Phase.RENEW)
CARD_PHASES = frozenset({TURN, int(Phase.PLAY), PAY, RENEW})
AT_ONCE = {int(Phase.AGAIN): ("stop", "apply"), int(Phase.GUARD): ("keep", "place")}  # a quiet and a primary button


# ---- the hand


def hand(at: BoardContext) -> Markup:
    """The reader's cards."""
    if at.seat is None:
        return Markup("")
    held = cards_of(at)
    if not held:
        return tag("p", at.say("board-no-cards"), class_="fine c-no-cards")
    in_slots = [event.details.get("card") for event in paid_so_far(at)]
    cards = [held_card(at, number, place, in_slots) for place, number in enumerate(held)]
    return tag("div", *cards, class_="c-hand", style=f"--held:{len(held)}")


def cards_of(at: BoardContext) -> list[int]:
    """The reader's cards in the order of the deck."""
    return in_mask(at.table.hand[at.seat])


def laws(at: BoardContext) -> Markup | None:
    """The laws of the cards in hand, in words."""
    lines = [_law_line(at.box, number, at.lang) for number in cards_of(at)]
    if not lines:
        return None
    words = at.say("board-laws")
    listed_ = tag("ul", *lines, class_="panel c-listed")
    return tag("details", tag("summary", "?", aria_label=words, title=words), listed_, class_="c-laws", id="laws")


@lru_cache(1000)
def _law_line(box: Box, number: int, lang: str) -> Markup:
    return tag("li", chip(box, number), " ", law_text(box, number, lang))


def held_card(at: BoardContext, number: int, place: int, in_slots: Sequence[Any]) -> Markup:
    """A card with everything that can be done with it now."""
    controls = list(controls_of(at, number, place)) if at.asked else []
    deciding = at.asked and at.table.phase in CARD_PHASES
    state = "" if controls else " still" if deciding else " quiet"
    return element(
        "div",
        _held_as(at.box, number, at.lang, state, here(at, number)),
        card(at, number),
        _flag(at, number, in_slots, bool(controls)),
        *controls,
        badge("selected"),
    )


@lru_cache(2000)
def _held_as(box: Box, number: int, lang: str, state: str, here: str) -> str:
    """The attributes of a card in hand; a card with controls takes its name from them."""
    label = spoken(box, number, lang)
    attributes = {"class_": f"piece c-held-card{state}", "id": f"card-{ids_of(box)[number]}", "title": label,
                  "data_name": called(box, number, lang), "data_rules": rules_of(box, number),
                  "data_here": here or None}  # fmt: skip
    return attributes_of(attributes | {"role": "img", "aria_label": label} if state else attributes)


def _flag(at: BoardContext, number: int, in_slots: Sequence[Any], can_pay: bool) -> Markup | None:
    """A small sign on a card: its slot, that it was shown, that a joker is spent."""
    box, table = at.box.fields, at.table
    if number in in_slots:
        return tag("span", at.say("board-in-slot", n=in_slots.index(number) + 1), class_="c-flag")
    if table.shown >> number & 1 and table.turn == at.seat:
        return tag("span", icon("eye"), tag("span", at.say("board-shown")), class_="c-flag")
    if can_pay and table.phase == PAY and (is_joker(box, number) or box.discards[king(table)]):
        return tag("span", icon("discard"), tag("span", at.say("board-spent")), class_="c-flag top")
    return None


def controls_of(at: BoardContext, number: int, place: int) -> Iterator[Markup]:
    """The radio or checkboxes that lie over a card."""
    phase, id = at.table.phase, ids_of(at.box)[number]
    if phase == PAY and payment_of(at).ways:
        yield from _payment_control(at, number)
    elif phase == RENEW and f"discard {id}" in at.legal:
        yield discard_control(at, number, at.number(f"discard {id}"))
    else:
        renew = at.number("renew") if in_one_go(at) else None
        for verb in ("play", "give", "pay"):
            move = f"{verb} {id}"
            if move in at.legal:
                label = _label(at.box, verb, number, at.lang)
                yield at.pick(move, label=label, class_="c-hit", data_unless=renew)
        if renew is not None:
            yield discard_control(at, number, discard_number(at, place), renew)


@lru_cache(2000)
def _label(box: Box, verb: str, number: int, lang: str) -> str:
    """What can be done with a card, and its name."""
    text = box.game.words.text(f"move-{verb}-card", lang, card=card_name(box, number, lang))
    return f"{text}. {spoken(box, number, lang)}"


def _payment_control(at: BoardContext, number: int) -> Iterator[Markup]:
    payment = payment_of(at)
    for n, payer in enumerate(payment.payers):
        if payer.card == number:
            text = _label(at.box, "pay", number, at.lang)
            first = n in payment.ways[0]
            yield at.control("checkbox", payer.move, n, label=text, checked=first, class_="c-hit")


def discard_control(at: BoardContext, number: int, control: int, renew: int | None = None) -> Markup:
    """A numbered checkbox that discards a card in a renewal, in progress or chosen by another control."""
    move = f"discard {ids_of(at.box)[number]}"
    label = _label(at.box, "discard", number, at.lang)
    return at.tick(move, control, label=label, field="discard", class_="c-hit c-throw", data_when=renew)


def in_one_go(at: BoardContext) -> bool:
    """Whether a renewal is one decision with its discards, at the start of a turn: if there are enough numbers."""
    is_turn = at.table.phase == TURN and "renew" in at.legal
    return is_turn and len(at.legal) + at.table.hand_size[at.seat] <= MOST_CHOICES


def discard_number(at: BoardContext, place: int) -> int:
    """The number of a card's discard checkbox, by its place in the hand: after those of all moves."""
    return len(at.legal) + place


# ---- buttons


def send(at: BoardContext) -> Markup:
    """The primary button, named after what it does, and other immediate moves."""
    if not at.asked:
        return Markup("")
    phase = at.table.phase
    if payment_of(at).ways:
        return tag("div", *_payment_buttons(at), class_="c-stack")
    if phase == TURN:
        return join(_turn_buttons(at))
    if phase == RENEW:
        numbers = [number for number, move in enumerate(at.legal) if move != "draw"]
        return join(_renewal_buttons(at, [], numbers, "draw"))
    if phase in AT_ONCE:
        quiet, primary = AT_ONCE[phase]
        return _press(at, quiet, quiet=True) + _press(at, primary)
    quiet = _press(at, "decline", quiet=True) if "decline" in at.legal else Markup("")
    return quiet + join(_named_buttons(at))


def _press(at: BoardContext, move: str, **more: Any) -> Markup:
    return at.press(at.move_text(move), move, field="press", **more)


def _named_buttons(at: BoardContext) -> Iterator[Markup]:
    """One button for each choice, or a text that something must be chosen."""
    yield tag("span", at.say("board-choose"), class_="button waiting", data_unless="any")
    for number, move in enumerate(at.legal):
        if move != "decline":
            yield at.press(short(at, move), when=[number])


def _turn_buttons(at: BoardContext) -> Iterator[Markup]:
    renew = at.number("renew")
    to_renew = tag(
        "label", at.move_text("renew"), class_="button quiet", for_=f"choose-move-{renew}", data_unless=renew
    )
    yield to_renew
    yield tag("button", at.say("board-back"), type="reset", class_="button quiet", data_when=renew)
    if "apply" in at.legal:
        yield _press(at, "apply", unless=["any"])
    else:
        yield tag("span", at.say("board-choose-card"), class_="button waiting", data_unless="any")
    for number, move in enumerate(at.legal):
        if move != "renew":
            yield at.press(short(at, move), when=[number], unless=[renew])
    if in_one_go(at):
        discards = [discard_number(at, place) for place in range(len(cards_of(at)))]
        yield from _renewal_buttons(at, [renew], discards)
    else:
        yield at.press(at.move_text("renew"), when=[renew])


def _renewal_buttons(
    at: BoardContext, when: list[int], discards: list[int], value: str | None = None
) -> Iterator[Markup]:
    """Draw; or discard what is ticked and draw: only the button of the first ticked card shows."""
    yield at.press(at.move_text("draw"), value, when=when, unless=discards)
    for place, number in enumerate(discards):
        yield at.press(at.say("board-discard-draw"), value, when=[*when, number], unless=discards[:place])


def _payment_buttons(at: BoardContext) -> Iterator[Markup]:
    """A button for every whole payment; under them, shown while none fits, what is still missing."""
    payment = payment_of(at)
    wanted = len(payment.ways[0])
    yield tag("span", at.say("board-choose-payment", n=wanted), class_="button waiting beneath", data_most=wanted)
    for way in payment.ways:
        chosen = [payment.payers[n] for n in way]
        yield at.press(payment_text(at, chosen), when=way, unless=payment.rest_of(way))


def payment_text(at: BoardContext, chosen: list[Payer]) -> str:
    """A payment in words: shown, discarded, or some of each."""
    names = listed(at.box, [piece_name(at, word) for word in payment_of(at).in_order(chosen)], at.lang)
    spends = {is_spent(at, each) for each in chosen}
    kind = "mixed" if len(spends) > 1 else "discard" if spends == {True} else "show"
    return at.say(f"board-pay-{kind}", pieces=names)


def is_spent(at: BoardContext, payer: Payer) -> bool:
    """Whether a paying piece is lost."""
    box = at.box.fields
    return payer.token >= 0 or bool(box.discards[king(at.table)]) or is_joker(box, payer.card)


def piece_name(at: BoardContext, word: str) -> str:
    """A paying piece in a word: a card's id, or a token."""
    last = word.split()[-1]
    if word.startswith("pay coat "):
        return at.say(f"token-{last}")
    return at.say("token-guard") if word == "pay guard" else last


def short(at: BoardContext, move: str) -> str:
    """A move on a button: cards by their ids alone."""
    verb, _, id = move.partition(" ")
    if verb == "play":
        return at.say("board-play", card=id)
    if verb == "give":
        return at.say("board-give", card=id, owner=at.names[at.table.guard])
    if verb == "pay" and move != "pay guard":
        found = next((payer for payer in payment_of(at).payers if payer.move == move), None)
        spent = found is None or is_spent(at, found)
        return at.say("board-pay-discard" if spent else "board-pay-show", pieces=piece_name(at, move))
    return at.move_text(move)
