"""King of 12: pictures for its rules: rows of dice and cards, and the twelve cards."""

from douzaine.boards import Markup, coin, d12, join, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.pictures import Pictures, Piece
from douzaine.games.king12.board.cards import GROUPS, card_face, group_sign, named_thumb, signed
from douzaine.games.king12.board.houses import house_of
from douzaine.games.king12.board.recap import SeatTurn, last_turn
from douzaine.games.king12.box import CARDS, Card

STAGES = ("reveal", "cancel", "compute", "cover", "score")
RULES = {
    Card.KNIGHT: "R62",
    Card.SORCERER: "R56",
    Card.ORACLE: "R57",
    Card.ALCHEMIST: "R58",
    Card.MACHINE: "R59",
    Card.PARASITE: "R60",
    Card.GOLEM: "R61",
    Card.REVERSER: "R54",
    Card.TROUBLEMAKERS: "R53",
    Card.MERCHANTS: "R51",
    Card.LADY: "R48",
    Card.GAMBLER: "R63",
}
FIRST_MATCH = 7  # cards of a first game


class King12Pictures(Pictures):
    """Dice, cards and values, seat by seat."""

    def sketch(self, before: BoardContext, after: BoardContext, stage: str) -> Markup:
        """A turn up to a stage, or all of it; `card` shows one seat's alone, large."""
        turn = last_turn(after.story)
        parts = turn.parts if turn else {}
        if stage == "card":
            return _large(before, after, parts[0])
        if stage == "twins":
            return _twins(after, parts)
        rows = [_row(before, after, seat, parts.get(seat), stage) for seat in range(len(after.players))]
        return tag("ul", *rows, class_="x-rows")

    def legend(self, at: BoardContext) -> list[tuple[Markup, str]]:
        """The cards that an effect concerns."""
        return [
            (tag("span", group_sign(group), class_=f"r-thumb r-{group} x-sign"), at.say(f"pictures-group-{group}"))
            for group in GROUPS
        ]

    def gallery(self, at: BoardContext) -> list[Piece]:
        """All twelve cards, those of a first game first."""
        return [
            Piece(
                name,
                card_face(at, card),
                at.say(f"card-{name}.does"),
                RULES[Card(card)],
                mark="" if card < FIRST_MATCH else at.say("pictures-extra"),
            )
            for card, name in enumerate(CARDS)
        ]


def _large(before: BoardContext, after: BoardContext, part: SeatTurn) -> Markup:
    """A die, its card, and the sum."""
    die, card = d12(before.table.die[0], house_of(0)), tag("span", card_face(after, part.card), class_="x-card")
    total = tag("span", f"{part.way} ", tag("b", signed(part.value or 0)), class_="x-sum")
    return tag("div", die, card, total, class_="x-large")


def _twins(after: BoardContext, parts: dict[int, SeatTurn]) -> Markup:
    """Cards that cancel each other, and dice that cover each other."""
    cards = [_thumb(after, part) for part in parts.values() if part.cancelled]
    dice = [
        d12(signed(part.value or 0), house_of(seat), covered=True, label=_covered(after, seat, part))
        for seat, part in parts.items()
        if part.covered
    ]
    equal = tag("b", "=", class_="x-equal", aria_hidden="true")
    return tag("div", *cards, dice[0], equal, *dice[1:], class_="x-large")


def _row(before: BoardContext, after: BoardContext, seat: int, part: SeatTurn | None, stage: str) -> Markup:
    """One seat: name, die, card, and value."""
    step = STAGES.index(stage) if stage else len(STAGES) - 1
    name = tag("span", after.names[seat], class_="x-name")
    if part is None:
        return tag("li", name, d12(after.table.die[seat], house_of(seat)))
    covered = part.covered and step >= STAGES.index("cover")
    face = after.table.die[seat] if step >= STAGES.index("compute") else before.table.die[seat]
    label = after.say("board-die", who=after.names[seat], face=face)
    die = d12(
        face, house_of(seat), covered=covered, label=f"{label} {after.say('board-covered')}" if covered else label
    )
    return tag("li", name, die, _card(after, part, step), _figures(after, part, step))


def _card(at: BoardContext, part: SeatTurn, step: int) -> Markup:
    if step < STAGES.index("cancel"):
        return named_thumb(at, part.card, at.say(f"card-{CARDS[part.card]}"))
    return _thumb(at, part)


def _thumb(at: BoardContext, part: SeatTurn) -> Markup:
    name = at.say(f"card-{CARDS[part.card]}")
    words = f"{name} {at.say('board-cancelled')}" if part.cancelled else name
    return named_thumb(at, part.card, words, part.cancelled)


def _figures(at: BoardContext, part: SeatTurn, step: int) -> Markup:
    """The value with its sum; when places are known, its points."""
    if step < STAGES.index("compute"):
        return tag("span", class_="x-value")
    way = tag("small", part.way) if part.sum or len(part.faces) > 1 else None
    value = tag("span", way, tag("b", signed(part.value or 0)), class_="x-value")
    if step < STAGES.index("score"):
        return value
    gain = coin(part.points, at.say("board-place", place=part.place)) if part.points else None
    return join((value, tag("span", gain, class_="x-gain")))


def _covered(at: BoardContext, seat: int, part: SeatTurn) -> str:
    words = at.say("board-die", who=at.names[seat], face=part.value or 0)
    return f"{words} {at.say('board-covered')}"


PICTURES = King12Pictures()
