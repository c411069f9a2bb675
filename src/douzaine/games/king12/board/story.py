"""King of 12 in the browser: the story, each thing told once with all names; of many players only their number."""

from collections.abc import Callable, Iterable, Sequence

from douzaine.boards import Markup, card_back, coin, crown, d12, icon, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import StoryLine, Why
from douzaine.games.king12.board import why
from douzaine.games.king12.board.cards import signed, thumb
from douzaine.games.king12.board.houses import box_of, house_of
from douzaine.games.king12.board.recap import PLACES, SUMS, SeatTurn, Turn, turn_in
from douzaine.games.king12.box import Card
from douzaine.match.event import Event
from douzaine.texts import names_in

NAMED = 5  # players named in a sentence; of more, only their number
Told = tuple[int, Event]

ALONE = {"merchants": Card.MERCHANTS, "troublemakers": Card.TROUBLEMAKERS, "lady": Card.LADY}
WITH = {
    "silenced": "lady",
    "receives": "merchants",
    "flipped": "troublemakers",
    "take_back": "",
}  # told with another
RANKS = {"knight": Card.KNIGHT, "gambler": Card.GAMBLER, "knight_and_gambler": Card.KNIGHT}
OWN_DIE = ("reverses", "turns", "oracle")
HUSHED = ("compares", "value_first", "flip_first")
ICONS = {"tied": "cross", "nobody": "cross", "no_second": "cross", "no_token": "cross", "no_winner": "cross"}


def lines(at: BoardContext, numbers: range) -> list[StoryLine]:
    """The sentences of one turn."""
    told = [*zip(numbers, at.story.part(numbers), strict=True)]
    turn = turn_in([event for _, event in told])
    found: list[StoryLine] = []
    for kinds, compose in TOGETHER:
        if group := [each for each in told if each[1].kind in kinds]:
            found += compose(at, turn, group)
    known = {kind for kinds, _ in TOGETHER for kind in kinds}
    rest = [each for each in told if each[1].kind not in known and each[1].kind not in (*WITH, *HUSHED)]
    found += [_alone(at, turn, number, event) for number, event in rest]
    return sorted(found, key=lambda line: line.last)


# ---- several players in one sentence


def _rolls(at: BoardContext, turn: Turn, group: Sequence[Told]) -> list[StoryLine]:
    dice = [at.say("tell-die", who=_name(at, event), face=event.details["face"]) for _, event in group]
    text = at.say("tell-dice", dice=", ".join(dice)) if len(dice) <= NAMED else at.say("tell-all-roll")
    event = group[0][1]
    return [_line(group, text, _die(event.seat or 0, event.details["face"]))]


def _shows(at: BoardContext, turn: Turn, group: Sequence[Told]) -> list[StoryLine]:
    cards = [at.say("tell-card", who=_name(at, event), card=_card(at, event.details["card"], "")) for _, event in group]
    text = ", ".join(cards) + "." if len(cards) <= NAMED else at.say("tell-all-show", count=len(cards))
    return [_line(group, text, thumb(at, group[0][1].details["card"]))]


def _cancelled(at: BoardContext, turn: Turn, group: Sequence[Told]) -> list[StoryLine]:
    cards: dict[int, list[str]] = {}
    for _, event in group:
        cards.setdefault(event.details["card"], []).append(_name(at, event))
    if len(at.names) > NAMED:
        parts = [at.say("tell-so-many", card=_card(at, card, ""), count=len(names)) for card, names in cards.items()]
    else:
        parts = [
            at.say("tell-both" if number == 0 else "tell-both-more", who=_names(at, names), count=len(names),
                   card=_card(at, card, ".the"))
            for number, (card, names) in enumerate(cards.items())
        ]  # fmt: skip
    text = at.say("tell-cancelled", parts=", ".join(parts))
    return [_line(group, text, thumb(at, next(iter(cards)), True), why.cancelled(at, cards))]


def _moved(at: BoardContext, turn: Turn, group: Sequence[Told]) -> list[StoryLine]:
    faces = [
        at.say(f"tell-{event.kind}", who=_name(at, event), old=event.details["old"], face=event.details["face"])
        for _, event in group
    ]
    text = ", ".join(faces) + "." if len(faces) <= NAMED else at.say("tell-faces-change", count=len(faces))
    event = group[0][1]
    picture = _die(event.seat or 0, event.details["face"])
    return [_line(group, text, picture, why.moved(at, [event for _, event in group]))]


def _values(at: BoardContext, turn: Turn, group: Sequence[Told]) -> list[StoryLine]:
    """Values are told unless the dice are ranked: then the sums appear there."""
    if turn.is_scored or any(part.covered for part in turn.parts.values()):
        return []
    sums = [at.say("tell-sum", who=_name(at, event), sum=_sum(event)) for _, event in group]
    text = ", ".join(sums) + "." if len(sums) <= NAMED else at.say("tell-values-change", count=len(sums))
    return [_line(group, text, thumb(at, turn.parts[group[0][1].seat or 0].card))]


def _covered(at: BoardContext, turn: Turn, group: Sequence[Told]) -> list[StoryLine]:
    values: dict[int, list[int]] = {}
    for _, event in group:
        values.setdefault(event.details["value"], []).append(event.seat or 0)
    if len(group) > NAMED:
        text = at.say("tell-many-covered", count=len(group))
    else:
        parts = [
            at.say("tell-equal" if number == 0 else "tell-equal-more", value=value, count=len(seats),
                   who=_names(at, [_with_sum(at, turn, seat) for seat in seats]))
            for number, (value, seats) in enumerate(values.items())
        ]  # fmt: skip
        text = at.say("tell-covered", parts=", ".join(parts))
    seat = group[0][1].seat or 0
    picture = d12(signed(group[0][1].details["value"]), house_of(seat), covered=True, box=box_of(seat))
    return [_line(group, text, picture, why.covered(at, turn, values))]


def _tied(at: BoardContext, turn: Turn, group: Sequence[Told]) -> list[StoryLine]:
    points: dict[int, list[str]] = {}
    for _, event in group:
        points.setdefault(event.details["points"], []).append(_name(at, event))
    parts = [at.say("tell-same-points", who=_names(at, names), points=each) for each, names in points.items()]
    text = at.say("tell-struck", parts=", ".join(parts)) if len(group) <= NAMED else at.say("tell-many-struck")
    return [_line(group, text, icon("cross"), why.round_points(at, group[-1][0], "R42"))]


TOGETHER: tuple[tuple[Iterable[str], Callable[[BoardContext, Turn, Sequence[Told]], list[StoryLine]]], ...] = (
    (("rolls", "rolls_again"), _rolls),
    (("shows",), _shows),
    (("cancelled",), _cancelled),
    (OWN_DIE, _moved),
    (tuple(SUMS), _values),
    (("covered",), _covered),
    (("tied",), _tied),
)


# ---- one player


def _alone(at: BoardContext, turn: Turn, number: int, event: Event) -> StoryLine:
    text = at.event_text(event)
    if event.kind in PLACES and event.seat in turn.parts:
        text = _place(at, turn, event)
    elif event.kind in RANKS:
        seats = [seat for seat, part in turn.parts.items() if part.card == RANKS[event.kind] and not part.cancelled]
        text = at.say(f"tell-{event.kind.replace('_', '-')}", who=at.names[seats[0]]) if seats else text
    return StoryLine(number, number, text, _picture(at, event), why.alone(at, turn, number, event))


def _place(at: BoardContext, turn: Turn, event: Event) -> str:
    part, low = turn.parts[event.seat or 0], event.kind.endswith(("_low", "_both"))
    place = ("first" if event.kind.startswith("first") else "second") + ("-low" if low else "")
    value = (
        at.say("tell-value-sum", value=part.value, sum=_way(at, part)) if part.sum else signed(event.details["value"])
    )
    return at.say(f"tell-{place}", who=_name(at, event), value=value, points=event.details["points"])


def _with_sum(at: BoardContext, turn: Turn, seat: int) -> str:
    """A name, and the calculation of the value."""
    part = turn.parts.get(seat)
    if part is None or not part.sum:
        return at.names[seat]
    return at.say("tell-name-sum", who=at.names[seat], sum=_way(at, part))


def _way(at: BoardContext, part: SeatTurn) -> str:
    """`11 − 7`; or the name of a card that sets the value itself."""
    return (part.sum or "").removesuffix("=").strip() or _card(at, part.card, "")


def _sum(event: Event) -> str:
    way = SUMS[event.kind].format(event.details["face"])
    face = "" if str(event.details["face"]) in way else f"{event.details['face']} "
    return f"{face}{way} {signed(event.details['value'])}"


# ---- words and pictures


def _line(group: Sequence[Told], text: str, picture: Markup, why: Why | None = None) -> StoryLine:
    return StoryLine(group[0][0], group[-1][0], text, picture, why)


def _name(at: BoardContext, event: Event) -> str:
    return at.names[event.seat] if event.seat is not None else ""


def _names(at: BoardContext, names: Sequence[str]) -> str:
    return names_in(at.lang, names) if len(names) <= NAMED else at.say("tell-players", count=len(names))


def _card(at: BoardContext, card: int, form: str) -> str:
    return at.say(f"card-{Card(card).name.lower()}{form}")


def _die(seat: int, face: int) -> Markup:
    return d12(face, house_of(seat), box=box_of(seat))


def _picture(at: BoardContext, event: Event) -> Markup:
    """A small picture beside a sentence of the story."""
    kind, details, seat = event.kind, event.details, event.seat or 0
    if kind in ALONE or kind in RANKS:
        return thumb(at, ALONE.get(kind, RANKS.get(kind, Card.KNIGHT)))
    if kind in ("takes_nothing", "ladies_tied", "nothing_to_take"):
        return thumb(at, Card.LADY)
    if kind in PLACES or kind == "takes":
        return coin(details["points"])
    if kind in ("wins_round", "king", "wins"):
        return crown()
    if kind == "buries" or kind == "last_card":
        return card_back(house_of(seat), box=box_of(seat))
    return tag("b", details["points"], class_="figure") if kind == "eight_points" else icon(ICONS.get(kind, "dot"))
