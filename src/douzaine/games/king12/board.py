"""King of 12 in the browser: dice and cards around the table, the coins of the turn in the middle."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Any

from douzaine.draw import (
    HOUSES,
    Markup,
    badge,
    card_back,
    coin,
    crown,
    d12,
    icon,
    medallion,
    plate,
    svg,
    tag,
    waiting,
)
from douzaine.draw.markup import ascii_only, element, points, ring
from douzaine.games.king12.box import CARDS, HAND, NONE, POINTS, UNKNOWN, Card, Phase, cards_of
from douzaine.games.king12.cards import card_face, signed, thumb
from douzaine.games.king12.chart import chart
from douzaine.games.king12.choices import BURY, EFFECTS, PICK, ROLL, TAKE, hand, note, send, slot_previews, sum_previews
from douzaine.games.king12.course import PLACES, Part, Turn, last_turn, number_in_round
from douzaine.games.king12.result import poster, result

if TYPE_CHECKING:
    from douzaine.match.event import Event
    from douzaine.match.stage import Player, Stage
    from douzaine.match.view import View

__all__ = ["RESULT_TABLE", "chapter", "chart", "guide", "hand", "note", "picture", "pills", "poster", "scene", "send"]

RESULT_TABLE = True  # the scene of a match that is over has a table of its own
AROUND = {2: ("n",), 3: ("nw", "ne"), 4: ("w", "n", "e")}  # where the others sit, clockwise from the reader's left

# ---- the scene


def scene(stage: "Stage") -> Markup:
    """The others around the table, the coins of the turn in the middle, the reader below."""
    if stage.view.over:
        return result(stage)
    turn = last_turn(stage.view)
    lies = turn is not None and lies_open(stage.view)
    *others, own = seats_from(stage.view)
    places = AROUND.get(len(others) + 1, ("",) * len(others))
    drawn = [seat_at(stage, seat, place, turn, lies) for seat, place in zip(others, places, strict=True)]
    return tag(
        "div",
        tag("div", table_top(), class_="r-top"),
        tag("div", *drawn, class_="r-others"),
        middle(stage, turn, lies),
        seat_at(stage, own, "s", turn, lies),
        class_=f"r-table r-of-{len(others) + 1} " + ("r-round" if len(others) + 1 in AROUND else "r-many"),
    )


def seats_from(view: "View") -> list[int]:
    """All seats clockwise from the reader's left neighbour; the reader's own, or the first, comes last."""
    count, first = int(view.data[0]["seats"]), view.seat or 0
    return [(first + step) % count for step in range(1, count + 1)]


def lies_open(view: "View") -> bool:
    """Whether the cards of the last reveal still lie there: until somebody picks the next one."""
    table = view.data[0]
    return int(table["phase"]) != PICK or len(view.actors) == int(table["seats"])


@cache
def table_top() -> Markup:
    """A dodecagon with a wedge a place, studs at its corners, and a smaller one for the coins."""
    outer, inner = ring(12, 208, 15), ring(12, 198, 15)
    wedges = [tag("polygon", points=points([(0, 0), outer[k - 1], outer[k]])) for k in range(0, 12, 2)]
    studs = [tag("circle", cx=0.965 * x, cy=0.965 * y, r=2.4) for x, y in outer]
    return svg(
        424,
        432,
        tag("polygon", points=points(outer), transform="translate(0 8)", class_="r-rim"),
        tag("polygon", points=points(outer), class_="r-edge"),
        tag("polygon", points=points(inner), class_="r-leaf"),
        tag("g", *wedges, class_="r-wedges"),
        tag("g", *studs, class_="r-studs"),
        tag("polygon", points=points(ring(12, 60, 15)), class_="r-well"),
        left=-212,
        top=-212,
    )


def middle(stage: "Stage", turn: Turn | None, lies: bool) -> Markup:
    """The coins of this turn; after a reveal that changed the places, why they went where they went."""
    table = stage.view.data[0]
    waits = not (turn and turn.is_scored and int(table["phase"]) in (TAKE, BURY))
    game, turns, supply = stage.view.box.game, stage.view.turns, table["supply"].tolist()
    coins = [_coin_of_turn(game, stage.lang, value, turns, supply[value - 1] > 0) for value in reversed(POINTS)]
    ranking = turn.ranking if turn and lies else None
    words = stage.say(f"board-ranking-{ranking.replace('_', '-')}" if ranking else "board-this-turn")
    prize = element("div", ' class="r-prize"', coins if waits else None)
    return element("div", ' class="r-middle"', prize, element("span", ' class="r-caption"', words))


@lru_cache(2000)
def _coin_of_turn(game: Any, lang: str, value: int, turns: int, is_left: bool) -> Markup:
    if is_left:
        label = game.words.text("board-coin", lang, points=value)
        return ascii_only(
            tag("div", coin(value, label), class_=f"piece r-coin r-coin-{value}", id=f"coin-{turns}-{value}")
        )
    label = game.words.text("board-no-coin", lang, points=value)
    return ascii_only(tag("div", class_=f"r-coin r-coin-{value} r-hole", role="img", aria_label=label, title=label))


# ---- a seat


def seat_at(stage: "Stage", seat: int, place: str, turn: Turn | None, lies: bool) -> Markup:
    """A player's plate, die, card, and what the die counts."""
    part = turn.parts.get(seat) if turn else None
    own = place == "s"
    card = (slot(stage, seat, turn, lies), slot_previews(stage) if own else None)
    figures = (count(stage, part, lies, own), sum_previews(stage) if own else None)
    return tag(
        "section",
        seat_plate(stage, seat, turn),
        die(stage, seat, part if lies else None),
        element("div", ' class="r-slot"', card),
        element("div", ' class="r-count"', figures),
        class_=f"r-seat at-{place}" if place else "r-seat",
        aria_label=stage.names[seat],
    )


def seat_plate(stage: "Stage", seat: int, turn: Turn | None) -> Markup:
    """Name, cards left, coins and their sum, rounds won."""
    table, player, own = stage.view.data[0], stage.players[seat], stage.is_reader(seat)
    asked = int(table["phase"]) != PICK and seat in stage.view.actors
    parts = (
        medallion(HOUSES[seat % len(HOUSES)]),
        _who(stage.view.box.game, stage.lang, player, own),
        _meter(stage, seat),
        _tokens(stage, seat, turn),
        _rounds_won(stage, seat),
    )
    return plate(*parts, active=asked, own=own, away=player.away, class_="r-plate")


@lru_cache(2000)
def _who(game: Any, lang: str, player: "Player", own: bool) -> Markup:
    beside = _beside_name(partial(game.words.text, lang=lang), player, own)
    return ascii_only(tag("span", tag("b", player.name), " ", *beside, class_="who", title=player.name))


def _beside_name(say: Callable[..., str], player: "Player", own: bool) -> Iterator[Markup]:
    if player.bot:
        yield icon("gear", say("board-bot"))
    if own:
        yield tag("small", say("board-you"))
    if player.away:
        yield tag("small", say("board-away", since=player.away), class_="away-since")


def _meter(stage: "Stage", seat: int) -> Markup:
    """A small back for every card in hand; where piles are open, the cards discarded as well."""
    table, house = stage.view.data[0], HOUSES[seat % len(HOUSES)].id
    left = how_many(table["hand"][seat])
    pile = _pile(stage, int(table["discard"][seat])) if stage.view.box.data[0]["open_piles"] else ()
    return stage.always(("meter", house, left, *pile), partial(_draw_meter, stage, house, left, pile))


def _draw_meter(stage: "Stage", house: str, left: int, pile: Sequence[Markup]) -> Markup:
    backs = tag("span", *[tag("i")] * left, class_=f"r-backs back-{house}", aria_hidden="true")
    words = stage.say("board-cards", count=left)
    spoken = tag("span", words, class_="spoken")
    return tag("span", backs, tag("span", left, aria_hidden="true"), spoken, *pile, class_="r-meter", title=words)


def _pile(stage: "Stage", cards: int) -> list[Markup]:
    return [_named(thumb(stage, CARDS.index(name)), stage.say(f"card-{name}")) for name in cards_of(cards)]


def _named(drawing: Markup, name: str) -> Markup:
    return tag("span", drawing, role="img", aria_label=name, title=name)


def how_many(cards: Any) -> int:
    """The size of a set of cards, hidden or not."""
    return -1 - int(cards) if cards < 0 else int(cards).bit_count()


def _tokens(stage: "Stage", seat: int, turn: Turn | None) -> Markup:
    """The coins won this round, the newest travelling from the middle, and their sum."""
    held = tuple(stage.view.data[0]["token"][seat].tolist())
    part = turn.parts.get(seat) if turn else None
    newest = part.points if part else 0
    return _purse(stage.view.box.game, stage.lang, held, newest, turn.number if turn and newest else 0)


@lru_cache(2000)
def _purse(game: Any, lang: str, held: tuple[int, ...], newest: int, turn: int) -> Markup:
    coins = []
    for value in reversed(POINTS):
        for number in range(held[value - 1]):
            is_newest = newest == value and number == held[value - 1] - 1
            coins.append(tag("span", coin(value), class_="piece r-token", id=is_newest and f"coin-{turn}-{value}"))
    total = sum(number * value for number, value in zip(held, POINTS, strict=True))
    words = game.words.text("board-points", lang, points=total)
    figure = tag("b", total, class_="figure", aria_hidden="true")
    lines = (*coins, figure, tag("span", words, class_="spoken"))
    return ascii_only(tag("span", *lines, class_="r-tokens", title=words))


def _rounds_won(stage: "Stage", seat: int) -> Markup:
    """Two sockets for crowns; the first one stands for the card buried as well."""
    table = stage.view.data[0]
    won, buried = int(table["won"][seat]), how_many(table["buried"][seat]) > 0
    return stage.always(("won", won, buried), partial(_crowns, stage, won, buried))


def _crowns(stage: "Stage", won: int, buried: bool) -> Markup:
    words = stage.say("board-won", count=won)
    if buried:
        words += " " + stage.say("board-buried")
    crowns = [crown(number < won) for number in range(2)]
    return tag("span", *crowns, class_="r-crowns", role="img", aria_label=words, title=words)


def die(stage: "Stage", seat: int, part: Part | None) -> Markup:
    """A seat's die; a new face is a new piece, which settles on its figure."""
    face, covered = int(stage.view.data[0]["die"][seat]), part is not None and part.covered
    return _die(stage.view.box.game, stage.lang, stage.names[seat], seat, face, covered)


@lru_cache(2000)
def _die(game: Any, lang: str, who: str, seat: int, face: int, covered: bool) -> Markup:
    say = partial(game.words.text, lang=lang)
    words = say("board-die", who=who, face=face) if face else say("board-die-in-hand")
    if covered:
        words += " " + say("board-covered")
    drawing = d12(face or "", HOUSES[seat % len(HOUSES)], covered)
    named = {"id": f"die-{seat}-{face}", "role": "img", "aria_label": words, "title": words}
    return ascii_only(tag("div", drawing, class_="piece r-die", **named))


# ---- the card of a seat


def slot(stage: "Stage", seat: int, turn: Turn | None, lies: bool) -> Markup:
    """The card that lies open, the back of a pick, or an empty place; nothing tells one pick from another."""
    table = stage.view.data[0]
    part, picks = turn.parts.get(seat) if turn and lies else None, int(table["phase"]) == PICK
    hides = {"data_unless": "any"} if stage.is_reader(seat) and picks else {}
    if part is not None:
        return _open_card(stage, seat, part, turn.number if turn else 0, hides)
    card = int(table["card"][seat])
    if card == UNKNOWN:
        back = card_back(HOUSES[seat % len(HOUSES)])
        return _spot(stage.say("board-face-down"), back, badge("ready"), class_="r-back")
    if card != NONE:
        words = stage.say("board-picked", card=stage.say(f"card-{CARDS[card]}.the"))
        return _spot(words, card_face(stage, card), badge("ready"), class_="piece r-picked", id=f"own-{seat}-{card}")
    if picks and seat in stage.view.actors:
        return _spot(stage.say("board-choosing"), waiting(), class_="r-empty", **hides)
    return tag("div", class_="r-spot r-empty")


def _spot(words: str, *drawing: Any, class_: str, **attributes: Any) -> Markup:
    return tag("div", *drawing, class_=f"r-spot {class_}", role="img", aria_label=words, title=words, **attributes)


def _open_card(stage: "Stage", seat: int, part: Part, turn: int, hides: dict[str, str]) -> Markup:
    """A card revealed: struck out if cancelled, marked while its player has a choice to make."""
    table = stage.view.data[0]
    words = stage.say(f"card-{CARDS[part.card]}")
    marks: list[Markup] = []
    if part.cancelled:
        words += " " + stage.say("board-cancelled")
        marks.append(svg(62, 88, tag("path", d="M6 82 56 6"), class_="r-strike", preserveAspectRatio="none"))
    if int(table["phase"]) == EFFECTS and int(table["asked"]) >> seat & 1:
        chooses = seat in stage.view.actors
        words += ", " + stage.say("board-choosing" if chooses else "board-ready")
        marks.append(tag("span", waiting(), class_="r-dots") if chooses else badge("ready"))
    classes = "piece r-open r-cancelled" if part.cancelled else "piece r-open"
    return _spot(words, card_face(stage, part.card), *marks, class_=classes, id=f"card-{turn}-{seat}", **hides)


def count(stage: "Stage", part: Part | None, lies: bool, own: bool) -> Markup | None:
    """What a seat's die counted, with its sum; beside it what that brought."""
    if part is None or part.value is None:
        return None
    before = None if lies else thumb(stage, part.card, part.cancelled)
    hides = own and int(stage.view.data[0]["phase"]) == PICK
    key = ("count", part.way, part.value, part.covered, part.place, part.points, before, hides)
    return stage.always(key, partial(_bubble, stage, part, part.value, before, hides))


def _bubble(stage: "Stage", part: Part, value: int, before: Markup | None, hides: bool) -> Markup:
    figures = (tag("span", part.way, class_="sum"), tag("b", signed(value), class_="figure"))
    past = _named(before, stage.say("board-last-turn")) if before else None
    classes, unless = "r-bubble r-past" if before else "r-bubble", "any" if hides else None
    return tag("div", past, *figures, _gain(stage, part), class_=classes, data_unless=unless)


def _gain(stage: "Stage", part: Part) -> Markup | None:
    if part.covered:
        return tag("span", stage.say("board-covered-word"), class_="r-gain r-covered")
    if not part.place:
        return None
    words = stage.say("board-place", place=part.place)
    drawing = coin(part.points) if part.points else None
    return tag("span", drawing, tag("span", words, class_="r-place"), class_="r-gain", title=words)


# ---- around the scene


def pills(stage: "Stage") -> list[str]:
    """Chips in the bar: the round, and how long it can last."""
    table = stage.view.data[0]
    if stage.view.over or not table["rounds"]:
        return []
    round = stage.say("scene-round", round=int(table["rounds"]))
    if int(table["phase"]) in (ROLL, BURY):
        return [round]
    longest = HAND - 1 - max(map(how_many, table["buried"][: table["seats"]].tolist()))
    return [round, stage.say("board-turn", number=turn_of_round(stage.view), most=longest)]


def turn_of_round(view: "View") -> int:
    """Which turn of the round it is: one more than the cards of it that are gone."""
    table = view.data[0]
    lies = int(table["phase"]) == PICK or table["card"][0] != NONE
    return how_many(table["discard"][0]) + bool(lies)


def chapter(stage: "Stage", events: Sequence["Event"]) -> str:
    """What a turn is called in the story."""
    round, turn = number_in_round(stage.view, events[0].turn)
    return stage.say("board-chapter", round=round, turn=turn)


def picture(stage: "Stage", event: "Event") -> Markup:
    """A small picture beside a sentence of the story."""
    kind, details, house = event.kind, event.details, HOUSES[(event.seat or 0) % len(HOUSES)]
    if "card" in details:
        return thumb(stage, details["card"], kind in ("cancelled", "silenced"))
    if kind in CARD_OF:
        return thumb(stage, CARD_OF[kind])
    if kind == "covered":
        return d12(signed(details["value"]), house, covered=True)
    if kind in PLACES or kind == "takes":
        return coin(details["points"])
    if "face" in details:
        return d12(details["face"], house)
    if kind in ("wins_round", "king", "wins"):
        return crown()
    if kind == "compares":
        return tag("b", signed(details["value"]), class_="figure")
    return card_back(house) if kind in ("buries", "last_card") else icon(ICONS.get(kind, "dot"))


CARD_OF = {
    "merchants": Card.MERCHANTS,
    "troublemakers": Card.TROUBLEMAKERS,
    "knight": Card.KNIGHT,
    "gambler": Card.GAMBLER,
    "knight_and_gambler": Card.KNIGHT,
    "doubles": Card.ALCHEMIST,
    "adds": Card.MACHINE,
    "subtracts": Card.PARASITE,
    "golem": Card.GOLEM,
    "golem_on_12": Card.GOLEM,
    "oracle": Card.ORACLE,
    "lady": Card.LADY,
    "takes_nothing": Card.LADY,
    "ladies_tied": Card.LADY,
    "nothing_to_take": Card.LADY,
}
ICONS = {"tied": "cross", "nobody": "cross", "no_second": "cross", "no_token": "cross", "no_winner": "cross"}


def guide(view: "View") -> str | None:
    """Which sentence helps in a first match."""
    table = view.data[0]
    if table["phase"] == Phase.PICK:
        return {1: "pick", 2: "equal", 3: "gone"}.get(turn_of_round(view)) if table["rounds"] == 1 else None
    if table["phase"] == Phase.EFFECTS:
        return "turn" if table["card"][view.seat] == Card.SORCERER else "order"
    return {Phase.TAKE: "take", Phase.BURY: "bury"}.get(Phase(int(table["phase"])))
