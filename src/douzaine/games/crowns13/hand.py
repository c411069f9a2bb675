"""13 Crowns: the reader's hand, whose cards are the controls of most decisions, and the buttons that send them."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from douzaine.draw import Markup, badge, icon, join, tag
from douzaine.draw.markup import attributes_of, element
from douzaine.games.crowns13.box import Phase, card_name, in_mask
from douzaine.games.crowns13.cards import card, chip, is_joker, spoken
from douzaine.games.crowns13.laws import ids_of, law_text, listed
from douzaine.games.crowns13.panel import paid_so_far
from douzaine.games.crowns13.paying import Payer, in_order, payers, ways
from douzaine.games.crowns13.reading import read
from douzaine.games.crowns13.rules.cards import king

if TYPE_CHECKING:
    from douzaine.match.game import Box
    from douzaine.match.stage import Stage
    from douzaine.match.view import View

MOST_CHOICES = 100  # numbers of controls a page can have
TURN, PAY, RENEW = int(Phase.TURN), int(Phase.PAY), int(Phase.RENEW)
CARD_PHASES = frozenset({TURN, int(Phase.PLAY), PAY, RENEW})
AT_ONCE = {int(Phase.AGAIN): ("stop", "apply"), int(Phase.GUARD): ("keep", "place")}  # a quiet and a primary button


# ---- the hand


def hand(stage: "Stage") -> Markup:
    """The reader's cards, and their laws in words for whoever wants to read them."""
    if stage.view.seat is None:
        return Markup("")
    held = cards_of(stage.view)
    if not held:
        return tag("p", stage.say("board-no-cards"), class_="fine c-no-cards")
    in_slots = [event.details.get("card") for event in paid_so_far(stage.view)]
    cards = [held_card(stage, number, place, in_slots) for place, number in enumerate(held)]
    return tag("div", *cards, class_="c-hand", style=f"--held:{len(held)}") + laws(stage, held)


def cards_of(view: "View") -> list[int]:
    """The reader's cards in the order of the deck."""
    return in_mask(read(view)[1].hand[view.seat])


def laws(stage: "Stage", held: Iterable[int]) -> Markup:
    """What the cards in hand say, in words."""
    lines = [_law_line(stage.view.box, number, stage.lang) for number in held]
    return tag("details", tag("summary", stage.say("board-laws")), tag("ul", *lines), class_="c-laws", id="laws")


@lru_cache(1000)
def _law_line(box: "Box", number: int, lang: str) -> Markup:
    return tag("li", chip(box, number), " ", law_text(box, number, lang))


def held_card(stage: "Stage", number: int, place: int, in_slots: Sequence[Any]) -> Markup:
    """One card with everything that can be done with it now."""
    controls = list(controls_of(stage, number, place)) if stage.asked else []
    deciding = stage.asked and read(stage.view)[1].phase in CARD_PHASES
    state = "" if controls else " still" if deciding else " quiet"
    return element(
        "div",
        _held_as(stage.view.box, number, stage.lang, state),
        card(stage, number),
        _flag(stage, number, in_slots, bool(controls)),
        *controls,
        badge("selected"),
    )


@lru_cache(2000)
def _held_as(box: "Box", number: int, lang: str, state: str) -> str:
    """The attributes of a card in hand; one with controls is named by them."""
    label = spoken(box, number, lang)
    attributes = {"class_": f"piece c-held-card{state}", "id": f"card-{ids_of(box)[number]}", "title": label}
    return attributes_of(attributes | {"role": "img", "aria_label": label} if state else attributes)


def _flag(stage: "Stage", number: int, in_slots: Sequence[Any], can_pay: bool) -> Markup | None:
    """A small sign on a card: in which slot it lies, that it was shown, that a joker is spent."""
    box, table = read(stage.view)
    if number in in_slots:
        return tag("span", stage.say("board-in-slot", n=in_slots.index(number) + 1), class_="c-flag")
    if table.shown >> number & 1 and table.turn == stage.view.seat:
        return tag("span", icon("eye"), tag("span", stage.say("board-shown")), class_="c-flag")
    if can_pay and table.phase == PAY and (is_joker(box, number) or box.discards[king(table)]):
        return tag("span", icon("discard"), tag("span", stage.say("board-spent")), class_="c-flag top")
    return None


def controls_of(stage: "Stage", number: int, place: int) -> Iterator[Markup]:
    """The radio or checkboxes that lie over a card."""
    phase, id = read(stage.view)[1].phase, ids_of(stage.view.box)[number]
    if phase == PAY and ways(stage.view):
        yield from _payment_control(stage, number)
    elif phase == RENEW and f"discard {id}" in stage.legal:
        yield discard_control(stage, number, stage.number(f"discard {id}"))
    else:
        renew = stage.number("renew") if in_one_go(stage.view, stage.legal) else None
        for verb in ("play", "give", "pay"):
            move = f"{verb} {id}"
            if move in stage.legal:
                label = _label(stage.view.box, verb, number, stage.lang)
                yield stage.pick(move, label=label, class_="c-hit", data_unless=renew)
        if renew is not None:
            yield discard_control(stage, number, discard_number(stage, place), renew)


@lru_cache(2000)
def _label(box: "Box", verb: str, number: int, lang: str) -> str:
    """What can be done with a card, and the card."""
    text = box.game.words.text(f"move-{verb}-card", lang, card=card_name(box, number, lang))
    return f"{text}. {spoken(box, number, lang)}"


def _payment_control(stage: "Stage", number: int) -> Iterator[Markup]:
    for n, payer in enumerate(payers(stage.view)):
        if payer.card == number:
            text = _label(stage.view.box, "pay", number, stage.lang)
            first = n in ways(stage.view)[0]
            yield stage.control("checkbox", payer.move, n, label=text, checked=first, class_="c-hit")


def discard_control(stage: "Stage", number: int, control: int, renew: int | None = None) -> Markup:
    """A checkbox, by its number, that discards a card in a renewal, be it under way or chosen by another control."""
    move = f"discard {ids_of(stage.view.box)[number]}"
    label = _label(stage.view.box, "discard", number, stage.lang)
    return stage.tick(move, control, label=label, field="discard", class_="c-hit c-throw", data_when=renew)


def in_one_go(view: "View", legal: Sequence[str]) -> bool:
    """Whether a renewal is decided at the start of a turn, discards included: if controls have numbers enough."""
    table = read(view)[1]
    is_turn = table.phase == TURN and "renew" in legal
    return is_turn and len(legal) + table.hand_size[view.seat] <= MOST_CHOICES


def discard_number(stage: "Stage", place: int) -> int:
    """The number of the checkbox that discards a card, by its place in the hand: after those of all moves."""
    return len(stage.legal) + place


# ---- buttons


def send(stage: "Stage") -> Markup:
    """The one primary button, named after what it does, and what else may be done at once."""
    if not stage.asked:
        return Markup("")
    phase = read(stage.view)[1].phase
    if ways(stage.view):
        return tag("div", *_payment_buttons(stage), class_="c-stack")
    if phase == TURN:
        return join(_turn_buttons(stage))
    if phase == RENEW:
        numbers = [number for number, move in enumerate(stage.legal) if move != "draw"]
        return join(_renewal_buttons(stage, [], numbers, "draw"))
    if phase in AT_ONCE:
        quiet, primary = AT_ONCE[phase]
        return _press(stage, quiet, quiet=True) + _press(stage, primary)
    quiet = _press(stage, "decline", quiet=True) if "decline" in stage.legal else Markup("")
    return quiet + join(_named_buttons(stage))


def _press(stage: "Stage", move: str, **more: Any) -> Markup:
    return stage.press(stage.move_text(move), move, field="press", **more)


def _named_buttons(stage: "Stage") -> Iterator[Markup]:
    """One button for each choice, or a word that something has to be chosen."""
    yield tag("span", stage.say("board-choose"), class_="button waiting", data_unless="any")
    for number, move in enumerate(stage.legal):
        if move != "decline":
            yield stage.press(short(stage, move), when=[number])


def _turn_buttons(stage: "Stage") -> Iterator[Markup]:
    renew = stage.number("renew")
    to_renew = tag(
        "label", stage.move_text("renew"), class_="button quiet", for_=f"choose-move-{renew}", data_unless=renew
    )
    yield to_renew
    yield tag("button", stage.say("board-back"), type="reset", class_="button quiet", data_when=renew)
    if "apply" in stage.legal:
        yield _press(stage, "apply", unless=["any"])
    else:
        yield tag("span", stage.say("board-choose"), class_="button waiting", data_unless="any")
    for number, move in enumerate(stage.legal):
        if move != "renew":
            yield stage.press(short(stage, move), when=[number], unless=[renew])
    if in_one_go(stage.view, stage.legal):
        discards = [discard_number(stage, place) for place in range(len(cards_of(stage.view)))]
        yield from _renewal_buttons(stage, [renew], discards)
    else:
        yield stage.press(stage.move_text("renew"), when=[renew])


def _renewal_buttons(
    stage: "Stage", when: list[int], discards: list[int], value: str | None = None
) -> Iterator[Markup]:
    """Draw; or discard what is ticked and draw: of these buttons the one of the first ticked card shows."""
    yield stage.press(stage.move_text("draw"), value, when=when, unless=discards)
    for place, number in enumerate(discards):
        yield stage.press(stage.say("board-discard-draw"), value, when=[*when, number], unless=discards[:place])


def _payment_buttons(stage: "Stage") -> Iterator[Markup]:
    """A button for every whole payment; under them, seen while none fits, what is still to choose."""
    found = payers(stage.view)
    possible = ways(stage.view)
    yield tag("span", stage.say("board-choose-payment", n=len(possible[0])), class_="button waiting")
    for way in possible:
        chosen = [found[n] for n in way]
        others = [n for n in range(len(found)) if n not in way]
        yield stage.press(payment_text(stage, chosen), when=way, unless=others)


def payment_text(stage: "Stage", chosen: list[Payer]) -> str:
    """What a payment is called: shown, discarded, or some of each."""
    box, table = read(stage.view)
    words = in_order(stage.view, chosen) or []
    names = listed(stage.view.box, [piece_name(stage, word) for word in words], stage.lang)
    spends = {bool(box.discards[king(table)]) or each.token >= 0 or is_joker(box, each.card) for each in chosen}
    kind = "mixed" if len(spends) > 1 else "discard" if spends == {True} else "show"
    return stage.say(f"board-pay-{kind}", pieces=names)


def piece_name(stage: "Stage", word: str) -> str:
    """What pays, in a word: a card's id, or a token."""
    last = word.split()[-1]
    if word.startswith("pay coat "):
        return stage.say(f"token-{last}")
    return stage.say("token-guard") if word == "pay guard" else last


def short(stage: "Stage", move: str) -> str:
    """A move as a button says it: cards by their ids alone."""
    verb, _, id = move.partition(" ")
    box, table = read(stage.view)
    if verb == "play":
        return stage.say("board-play", card=id)
    if verb == "give":
        return stage.say("board-give", card=id, owner=stage.names[table.guard])
    if verb == "pay" and move != "pay guard":
        found = next((payer for payer in payers(stage.view) if payer.move == move), None)
        spent = found is None or found.token >= 0 or box.discards[king(table)] or is_joker(box, found.card)
        return stage.say("board-pay-discard" if spent else "board-pay-show", pieces=piece_name(stage, move))
    return stage.move_text(move)
