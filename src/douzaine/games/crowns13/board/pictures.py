"""13 Crowns: pictures for its rules: a King, the payment for his law and its reward; and all Kings."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from douzaine.boards import Markup, icon, join, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.pictures import Pictures, Piece
from douzaine.games.crowns13.board.cards import FIELDS, card, chip, picture_of, spoken, token
from douzaine.games.crowns13.box import in_mask
from douzaine.games.crowns13.laws import ids_of, law_text
from douzaine.games.crowns13.rules.cards import king
from douzaine.games.crowns13.table import GUARD_TOKEN
from douzaine.match.event import Event

EXTRA = ("S04",)  # in the box only as an option
SIGNS = {"shows": "eye", "discards": "discard", "pays_joker": "discard", "draws": "plus", "steals_card": "mask"}


class CrownsPictures(Pictures):
    """Pictures of a King and the events under him."""

    options: ClassVar[Mapping[str, Any]] = {"first_king_extra": True}

    def sketch(self, before: BoardContext, after: BoardContext, stage: str) -> Markup:
        """The King in power, the cards that moved, and what everybody has now; `hand` shows the hand instead."""
        shown = before if stage == "before" else after
        top = king(shown.table)
        label = spoken(shown.box, top, shown.lang, shown.table.reward)
        guard = token(GUARD_TOKEN) if shown.table.guard >= 0 else None
        drawing = (card(shown, top, shown.table.reward), guard)
        portrait = tag("div", *drawing, class_="x-king", role="img", aria_label=label)
        lines = [_hand(shown, 0)] if stage in ("before", "hand") else [*_moved(after)]
        return tag("div", portrait, tag("div", *lines, *_purses(before, shown), class_="x-lines"), class_="x-law")

    def legend(self, at: BoardContext) -> list[tuple[Markup, str]]:
        """The icons of laws."""
        signs = ("eye", "discard", "mask", "bubble", "arrow")
        drawn = [(icon(sign), at.say(f"pictures-sign-{sign}")) for sign in signs]
        pieces = ("crown", "guard", "coat-any")
        drawn += [(picture_of(piece), at.say(f"pictures-sign-{piece}")) for piece in pieces]
        return [*drawn, (tag("span", class_="c-hole"), at.say("pictures-sign-hole"))]

    def gallery(self, at: BoardContext) -> list[Piece]:
        """Every card of the deck, colour by colour, with its law."""
        box = at.box
        return [
            Piece(
                id,
                card(at, number),
                law_text(box, number, at.lang),
                name=id,
                mark=at.say("pictures-extra") if id in EXTRA else "",
                group=at.say("pictures-colour", colour=FIELDS[box.fields.colour[number]]),
            )
            for number, id in sorted(enumerate(ids_of(box)), key=lambda each: (box.fields.colour[each[0]], each[0]))
        ]


def _hand(at: BoardContext, seat: int) -> Markup:
    cards = [chip(at.box, number) for number in in_mask(at.table.hand[seat])]
    return tag("p", tag("small", at.say("pictures-hand", who=at.names[seat])), *cards, class_="x-chips")


def _moved(at: BoardContext) -> Iterator[Markup]:
    """Cards and coats that paid, were drawn or stolen, read from the story."""
    found: dict[str, list[Markup]] = {}
    for event in at.story:
        sign = SIGNS.get(event.kind, "discard" if event.kind == "pays_coat" else "")
        piece = _piece(at, event) if sign else None
        if piece is not None:
            found.setdefault(sign, []).append(piece)
    for sign, pieces in found.items():
        yield tag("p", icon(sign, at.say(f"pictures-{sign}")), *pieces, class_="x-chips")


def _piece(at: BoardContext, event: Event) -> Markup | None:
    if event.kind == "pays_coat":
        return token(event.details["token"])
    number = event.details.get("card")
    return chip(at.box, number) if isinstance(number, int) and number >= 0 else None


def _purses(before: BoardContext, after: BoardContext) -> Iterator[Markup]:
    """Everybody's crowns, before and now, and tokens."""
    for seat, name in enumerate(after.names):
        was, now = before.table.crowns[seat], after.table.crowns[seat]
        crowns = join((f"{was} → ", tag("b", now))) if was != now else tag("b", now)
        kinds = [kind for kind in range(GUARD_TOKEN) for _ in range(after.table.coats[seat, kind])]
        tokens = [token(kind) for kind in [*kinds, *[GUARD_TOKEN] * after.table.guards[seat]]]
        yield tag("p", tag("span", name, class_="x-name"), picture_of("crown"), crowns, *tokens, class_="x-purse")


PICTURES = CrownsPictures()
