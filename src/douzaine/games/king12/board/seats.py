"""King of 12 in the browser: a player's plate, die and card, and the die's value."""

from functools import partial
from typing import Any

from douzaine.boards import Markup, badge, card_back, coin, d12, svg, tag, waiting
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import element
from douzaine.games.king12.board.cards import RULE_OF, card_face, named_thumb, signed
from douzaine.games.king12.board.choices import slot_previews, sum_of_pick, sum_previews
from douzaine.games.king12.board.houses import box_of, house_of
from douzaine.games.king12.board.plates import seat_plate
from douzaine.games.king12.board.recap import SeatTurn, Turn
from douzaine.games.king12.box import CARDS, Card
from douzaine.games.king12.table import NONE, UNKNOWN, Phase

SIDES = {"w": "at-side at-left", "e": "at-side at-right"}
PLACES = {f"{side}{row}{of}": SIDES[side] for side in SIDES for of in (2, 3) for row in range(of)}  # rows of a side
ROWS = {f"{side}{row}{of}": f"--row:{row};--rows:{of}" for side in SIDES for of in (2, 3) for row in range(of)}


def seat_at(at: BoardContext, seat: int, place: str, turn: Turn | None, lies: bool) -> Markup:
    """A player's plate, die, card, and value."""
    part = turn.parts.get(seat) if turn else None
    own = place == "s"
    card = [_slot(at, seat, turn, lies), *(slot_previews(at) if own else ())]
    figures = [_picked_sum(at, seat) or _count(at, part, lies, own), *(sum_previews(at) if own else ())]
    return tag(
        "section",
        seat_plate(at, seat, turn),
        _die(at, seat, lies and part is not None and part.covered),
        element("div", ' class="r-slot"', card),
        element("div", ' class="r-count"', figures),
        class_=f"r-seat {PLACES.get(place, f'at-{place}')}" if place else "r-seat",
        style=ROWS.get(place),
        aria_label=at.names[seat],
    )


def _die(at: BoardContext, seat: int, covered: bool) -> Markup:
    """A seat's die; a new face is a new piece, which settles into place."""
    face, who = at.table.die[seat], at.names[seat]
    return at.cached(("die", seat, who, face, covered), partial(_draw_die, at, seat, who, face, covered))


def _draw_die(at: BoardContext, seat: int, who: str, face: int, covered: bool) -> Markup:
    words = at.say("board-die", who=who, face=face) if face else at.say("board-die-in-hand")
    if covered:
        words += " " + at.say("board-covered")
    drawing = d12(face or "", house_of(seat), covered, box=box_of(seat))
    named = {"id": f"die-{seat}-{face}", "role": "img", "aria_label": words, "title": words}
    return tag("div", drawing, class_="piece r-die", **named)


# ---- the card of a seat


def _slot(at: BoardContext, seat: int, turn: Turn | None, lies: bool) -> Markup:
    """The open card, the back of a pick, or an empty place; all picks look the same."""
    part, picks = turn.parts.get(seat) if turn and lies else None, at.table.phase == Phase.PICK
    hides = {"data_unless": "any"} if at.is_reader(seat) and picks else {}
    if part is not None:
        return _open_card(at, seat, part, turn.number if turn else 0, hides)
    card = at.table.card[seat]
    if card == UNKNOWN:
        back = card_back(house_of(seat), box=box_of(seat))
        return _spot(at.say("board-face-down"), back, badge("ready"), class_="r-back")
    if card != NONE:
        words = at.say("board-picked", card=at.say(f"card-{CARDS[card]}.the"))
        return _spot(words, card_face(at, card), badge("ready"), class_="piece r-picked", id=f"own-{seat}-{card}")
    if picks and seat in at.actors:
        return _spot(at.say("board-choosing"), waiting(), class_="r-empty", **hides)
    return tag("div", class_="r-spot r-empty")


def _spot(words: str, *drawing: Any, class_: str, **attributes: Any) -> Markup:
    return tag("div", *drawing, class_=f"r-spot {class_}", role="img", aria_label=words, title=words, **attributes)


def _open_card(at: BoardContext, seat: int, part: SeatTurn, turn: int, hides: dict[str, str]) -> Markup:
    """An open card: struck out if cancelled, marked while its player has a choice to make."""
    words = at.say(f"card-{CARDS[part.card]}")
    marks: list[Markup] = []
    if part.cancelled:
        words += " " + at.say("board-cancelled")
        marks.append(svg(62, 88, tag("path", d="M6 82 56 6"), class_="r-strike", preserveAspectRatio="none"))
    if at.table.phase == Phase.EFFECTS and at.table.asked >> seat & 1:
        chooses = seat in at.actors
        words += ", " + at.say("board-choosing" if chooses else "board-ready")
        marks.append(tag("span", waiting(), class_="r-dots") if chooses else badge("ready"))
    words += f". {at.say(f'card-{CARDS[part.card]}.does')}"
    classes = "piece r-open r-cancelled" if part.cancelled else "piece r-open"
    return _spot(words, card_face(at, part.card), *marks, class_=classes, id=f"card-{turn}-{seat}",
                 data_rules=RULE_OF[Card(part.card)], **hides)  # fmt: skip


def _picked_sum(at: BoardContext, seat: int) -> Markup | None:
    """The effect of the reader's own unrevealed card on the die."""
    card = at.table.card[seat]
    waits = at.table.phase == Phase.PICK and at.is_reader(seat) and seat not in at.actors
    return sum_of_pick(at, Card(card)) if waits and card not in (NONE, UNKNOWN) else None


def _count(at: BoardContext, part: SeatTurn | None, lies: bool, own: bool) -> Markup | None:
    """A seat's value with its sum, and what it brought."""
    if part is None or part.value is None:
        return None
    before = None if lies else named_thumb(at, part.card, at.say("board-last-turn"), part.cancelled)
    hides = own and at.table.phase == Phase.PICK
    key = ("count", part.way, part.value, part.covered, part.place, part.points, before, hides)
    return at.cached(key, partial(_bubble, at, part, part.value, before, hides))


def _bubble(at: BoardContext, part: SeatTurn, value: int, before: Markup | None, hides: bool) -> Markup:
    figures = (tag("span", part.way, class_="sum"), tag("b", signed(value), class_="figure"))
    classes, unless = "r-bubble r-past" if before else "r-bubble", "any" if hides else None
    return tag("div", before, *figures, _gain(at, part), class_=classes, data_unless=unless)


def _gain(at: BoardContext, part: SeatTurn) -> Markup | None:
    if part.covered:
        return tag("span", at.say("board-covered-word"), class_="r-gain r-covered")
    if not part.place:
        return None
    words = at.say("board-place", place=part.place)
    drawing = coin(part.points) if part.points else None
    return tag("span", drawing, tag("span", words, class_="r-place"), class_="r-gain", title=words)
