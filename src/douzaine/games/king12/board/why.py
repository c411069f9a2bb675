"""King of 12 in the browser: explanations with dice, cards and sums."""

from collections.abc import Mapping, Sequence

from douzaine.boards import Markup, d12, icon, medallion, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import Why, captioned, row_of, sum_of
from douzaine.games.king12.board.cards import RULE_OF, signed, thumb
from douzaine.games.king12.board.houses import box_of, house_of
from douzaine.games.king12.board.recap import PLACES, Turn, rounds_of
from douzaine.games.king12.box import Card
from douzaine.match.event import Event
from douzaine.texts import names_in

MOST_DICE = 6  # seats in a picture
MOVED = {"turns": "R56", "reverses": "R54", "oracle": "R57"}
ROUND_ENDS = ("wins_round", "no_winner")
RULED = {
    "lady": ("R17",), "merchants": ("R52",), "troublemakers": ("R55",), "knight": ("R65",), "gambler": ("R65",),
    "knight_and_gambler": ("R62", "R63"), "no_second": (), "nobody": ("R28",), "no_token": (), "takes": ("R50",),
    "takes_nothing": ("R50",), "ladies_tied": ("R49",), "nothing_to_take": ("R49",), "last_card": ("R38",),
    "eight_points": ("R37",), "round_limit": (),
}  # fmt: skip
CARDS = {
    "lady": Card.LADY, "merchants": Card.MERCHANTS, "troublemakers": Card.TROUBLEMAKERS, "knight": Card.KNIGHT,
    "gambler": Card.GAMBLER,
}  # fmt: skip


def cancelled(at: BoardContext, cards: Mapping[int, Sequence[str]]) -> Why:
    """Equal cards, and their players."""
    rows = [
        row_of(*[captioned(thumb(at, card, True), name) for name in names[:MOST_DICE]]) for card, names in cards.items()
    ]
    return Why("R16", Markup("").join(rows), at.say("why-cancelled-after"), ("R17", "R18"))


def moved(at: BoardContext, events: Sequence[Event]) -> Why:
    """Dice before and after."""
    rows = [_turned(at, event) for event in events[:MOST_DICE]]
    also = ("R25", *(["R55"] if events[0].kind == "reverses" else []))
    return Why(MOVED[events[0].kind], Markup("").join(rows), at.say("why-moved-after"), also)


def covered(at: BoardContext, turn: Turn, values: Mapping[int, Sequence[int]]) -> Why:
    """Dice of equal value, with their calculations."""
    rows = []
    for value, seats in values.items():
        dice = [_counted(at, turn, seat, value) for seat in seats[:MOST_DICE]]
        same = tag("span", "=", class_="r-w-same")
        rows.append(tag("div", *[part for die in dice for part in (same, die)][1:], class_="r-w-equal"))
    cards = {turn.parts[seat].card for seats in values.values() for seat in seats if turn.parts[seat].sum}
    also = tuple(sorted(RULE_OF[Card(card)] for card in cards))[:2]
    return Why("R28", Markup("").join(rows), at.say("why-covered-after"), (*also, "R29"))


def alone(at: BoardContext, turn: Turn, number: int, event: Event) -> Why | None:
    """The points, and what ends a round; None if no rule decided anything."""
    if event.kind in PLACES and event.seat in turn.parts:
        return Why(event.rule, _ranked(at, turn, event), "", _ranking_rules(turn, event))
    if event.kind in ROUND_ENDS:
        return round_points(at, number, event.rule)
    if event.kind not in RULED:
        return None
    box = row_of(captioned(thumb(at, CARDS[event.kind]), _player(at, event, turn))) if event.kind in CARDS else None
    if event.kind == "eight_points":
        box = sum_of(f"{event.details['points']} ≥ 8")
    if event.kind == "nobody":
        box = _ranked(at, turn, event)
    return Why(event.rule, box or Markup(""), "", RULED[event.kind])


def round_points(at: BoardContext, number: int, rule: str) -> Why:
    """Everybody's points in the round, equal ones struck out."""
    rounds = rounds_of(at.story.part(range(number + 1)), len(at.players))
    box = Markup("")
    if rounds:
        last = rounds[-1]
        order = sorted(range(len(at.players)), key=lambda seat: -last.points[seat])
        chips = [
            _chip(at, seat, str(last.points[seat]), last.points.count(last.points[seat]) > 1, seat == last.winner)
            for seat in order
        ]
        box = tag("div", *chips, class_="r-w-ranks")
    return Why(rule, box, "", ("R42", "R43") if rule == "R44" else ("R43",) if rule == "R42" else ("R42", "R45"))


# ---- drawings


def _turned(at: BoardContext, event: Event) -> Markup:
    seat = event.seat or 0
    old, face = event.details["old"], event.details["face"]
    dice = [d12(each, house_of(seat), box=box_of(seat)) for each in (old, face)]
    text = f"13 − {old} = {face}" if event.kind == "reverses" else f"{old} ▸ {face}"
    return row_of(captioned(dice[0], at.names[seat]), icon("arrow"), captioned(dice[1], text))


def _counted(at: BoardContext, turn: Turn, seat: int, value: int) -> Markup:
    """`11`, `−7`, counts `4`."""
    part = turn.parts[seat]
    face = at.say("why-shows", face=_face(turn, seat))
    die = captioned(d12(_face(turn, seat), house_of(seat), box=box_of(seat)), face)
    name = tag("b", medallion(house_of(seat)), at.names[seat], class_="r-w-name")
    card = captioned(thumb(at, part.card), _card_name(at, part.card)) if part.sum else None
    counts = captioned(tag("b", signed(value), class_="r-w-value"), at.say("why-counts"))
    return tag("div", name, row_of(die, card, icon("arrow"), counts), class_="r-w-die")


def _ranked(at: BoardContext, turn: Turn, event: Event) -> Markup:
    """All values in order, covered ones struck out, and the sums of those that score."""
    low = event.kind.endswith(("_low", "_both"))
    values = {seat: part.value for seat, part in turn.parts.items() if part.value is not None}
    order = sorted(values, key=lambda seat: values[seat] if low else -values[seat])
    chips = [
        _chip(at, seat, signed(values[seat]), turn.parts[seat].covered, seat == event.seat and event.kind in PLACES)
        for seat in order
    ]
    part = turn.parts.get(event.seat) if event.seat is not None else None
    way = sum_of(f"{part.way} {signed(part.value or 0)}") if part and part.way else None
    return tag("div", *chips, class_="r-w-ranks") + (way or "")


def _chip(at: BoardContext, seat: int, figure: str, struck: bool, chosen: bool) -> Markup:
    state = "struck" if struck else "chosen" if chosen else None
    return tag("span", medallion(house_of(seat)), tag("small", at.names[seat]), tag("b", figure), class_=state)


def _ranking_rules(turn: Turn, event: Event) -> tuple[str, ...]:
    part = turn.parts[event.seat or 0]
    card = (RULE_OF[Card(part.card)],) if part.sum else ()
    return (*card, "R28")


def _face(turn: Turn, seat: int) -> int:
    """The face of a die when values are compared."""
    part = turn.parts[seat]
    if part.faces:
        return part.faces[-1]
    return part.face if part.face is not None else part.value or 0


def _card_name(at: BoardContext, card: int) -> str:
    return at.say(f"card-{Card(card).name.lower()}")


def _player(at: BoardContext, event: Event, turn: Turn) -> str:
    if event.seat is not None:
        return at.names[event.seat]
    played = [seat for seat, part in turn.parts.items() if part.card == CARDS[event.kind] and not part.cancelled]
    return names_in(at.lang, [at.names[seat] for seat in played]) if played else ""
