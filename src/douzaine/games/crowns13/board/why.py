"""13 Crowns in the browser: explanations of rewards, with the law, the payment, and the sum."""

from douzaine.boards import Markup, icon, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import EventGroup, Why, captioned, row_of, sum_of
from douzaine.games.crowns13.board.cards import card, crown_row, picture_of, small_card, token
from douzaine.games.crowns13.box import CROWNS_TO_WIN, in_mask
from douzaine.games.crowns13.laws import law_text
from douzaine.match.event import Event

MOST_CROWNS = 4  # drawn one by one
ONCE = ("claims_most", "has_fewest", "has_hand")


def applied(at: BoardContext, group: EventGroup) -> Why:
    """The law, the payment, and the result."""
    law = next((event.details["card"] for event in group.of("applies")), None)
    drawn = (
        captioned(tag("span", card(at, law), class_="c-w-king"), at.say("why-in-power")) if law is not None else None
    )
    box = row_of(drawn, _paid(at, group)) + _got(at, group)
    also = ["R62"] * bool(group.of("pays_coat")) + ["R54"] * bool(group.of("pays_joker"))
    also += ["R46"] * bool(group.of("lost")) + ["R36"] * bool(group.of("discards"))
    rule = "R42" if group.of("fails") else "R16"
    after = law_text(at.box, law, at.lang) if law is not None else ""
    last = "R40" if group.of(*ONCE) else "R17"
    return Why(rule, box, after, (*also[:2], last))


def guard(at: BoardContext, event: Event) -> Why:
    """The price of changing a guarded King."""
    name = at.names[event.details["owner"]]
    given = small_card(at.box, event.details["card"], at.lang) if "card" in event.details else tag("i", class_="c-back")
    box = row_of(captioned(picture_of("guard"), name), icon("arrow"), captioned(given, at.say("why-given", who=name)))
    return Why("R60", box, at.say("why-guard-after"), ("R61",))


def _paid(at: BoardContext, group: EventGroup) -> Markup:
    """Cards and tokens that paid, or the condition."""
    pieces = [
        small_card(at.box, event.details["card"], at.lang) for event in group.of("shows", "discards", "pays_joker")
    ]
    for event in group.of("claims_most", "matches"):
        pieces += [small_card(at.box, each, at.lang) for each in in_mask(event.details["cards"])]
    pieces += [token(event.details["token"]) for event in group.of("pays_coat", "pays_token")]
    pieces += [picture_of("guard")] * sum(event.details["n"] for event in group.of("pays_guards"))
    pieces += [picture_of("crown")] * sum(event.details["n"] for event in group.of("pays_crowns"))
    if group.of("has_fewest"):
        pieces.append(tag("b", picture_of("crown"), group.of("has_fewest")[0].details["n"], class_="w-figure"))
    if group.of("has_hand"):
        pieces.append(tag("b", group.of("has_hand")[0].details["n"], class_="w-figure"))
    spent = bool(group.of("discards", "pays_joker", "pays_coat", "pays_token", "pays_guards", "pays_crowns"))
    word = "why-spent" if spent else "why-shown"
    shown = tag("span", *pieces, class_="c-w-paid")
    is_state = bool(group.of("has_fewest", "has_hand"))
    return captioned(shown, at.say("why-true") if is_state else at.say(word, n=len(pieces)))


def _got(at: BoardContext, group: EventGroup) -> Markup:
    """Crowns with their sum and the distance to 13; otherwise tokens."""
    gained = group.of("gains_crowns", "steals_crown")
    if gained:
        n = sum(event.details.get("n", 1) for event in gained)
        total = gained[-1].details["total"]
        crowns = [picture_of("crown")] * min(n, MOST_CROWNS)
        left = tag("small", at.say("why-to-go", n=CROWNS_TO_WIN - total)) if total < CROWNS_TO_WIN else None
        row = tag("div", crown_row(min(total, CROWNS_TO_WIN)), left, class_="c-w-13")
        return sum_of(f"{total - n} + {n} = {total}", icon("arrow"), *crowns) + row
    tokens = [token(event.details["token"]) for event in group.of("gains_token", "steals_token")]
    cards = [_stolen(at, event) for event in group.of("steals_card")]
    got = tag("span", *tokens, *cards, class_="c-w-paid")
    return tag("div", icon("arrow"), got, class_="w-sum") if tokens or cards else Markup("")


def _stolen(at: BoardContext, event: Event) -> Markup:
    """A stolen card, as far as the reader may know it."""
    known = event.details.get("card")
    return tag("i", class_="c-back") if known is None else small_card(at.box, known, at.lang)
