"""13 Crowns in the browser: the players' crowns, the King and his law, the payment, and the hand."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from douzaine.draw import Markup, badge, icon, join, tag
from douzaine.games.crowns13.box import (
    Phase,
    in_mask,
)
from douzaine.games.crowns13.cards import (
    FIELDS,
    card,
    mini,
    picture_of,
    portrait,
    spoken,
    token,
)
from douzaine.games.crowns13.hand import hand, in_one_go, send
from douzaine.games.crowns13.laws import COLOURS, ids_of
from douzaine.games.crowns13.panel import panel
from douzaine.games.crowns13.paying import payment, ways
from douzaine.games.crowns13.plates import opponent, own_plate
from douzaine.games.crowns13.poster import poster
from douzaine.games.crowns13.reading import read
from douzaine.games.crowns13.rules.cards import king
from douzaine.games.crowns13.rules.king import is_barred
from douzaine.games.crowns13.scene import prompt as in_terminal

if TYPE_CHECKING:
    from douzaine.match.event import Event, Story
    from douzaine.match.stage import Stage
    from douzaine.match.view import View

__all__ = [
    "chapter",
    "guide",
    "hand",
    "moves",
    "note",
    "picture",
    "pills",
    "poster",
    "prompt",
    "scene",
    "send",
    "track",
]


FEW_PLATES = 3  # more of them are narrow
GUARD = int(Phase.GUARD)
UNDER = tag("i", class_="c-under")


# ---- the scene


def scene(stage: "Stage") -> Markup:
    """Opponents above, the King and his law in the middle, one's own crowns below."""
    seats = range(len(stage.players))
    others = [opponent(stage, seat) for seat in _clockwise(stage, seats) if not stage.is_reader(seat)]
    middle = tag("div", supply(stage), throne(stage), panel(stage), class_="c-middle")
    own = own_plate(stage, stage.view.seat) if stage.view.seat is not None else None
    many = " many" if len(others) > FEW_PLATES else ""
    plates = tag("div", *others, class_=f"c-plates{many}", style=f"--plates:{len(others)}")
    return join((plates, middle, own))


def _clockwise(stage: "Stage", seats: Sequence[int]) -> list[int]:
    """Seats from the reader's left on."""
    first = 0 if stage.view.seat is None else stage.view.seat
    return [*seats[first:], *seats[:first]]


# ---- the King


def throne(stage: "Stage") -> Markup:
    """The King in power with what lies on him: a guard, an announced colour."""
    box, table = stage.view.box, read(stage.view)[1]
    top = king(table)
    on_him = [
        stage.say("scene-announced", colour=stage.say(f"colour-{COLOURS[table.announced]}"))
        if table.announced >= 0
        else "",
        stage.say("scene-guarded", owner=stage.names[table.guard]) if table.guard >= 0 else "",
    ]
    label = " ".join([stage.say("board-king"), spoken(box, top, stage.lang, table.reward), *on_him]).strip()
    move = "place" if table.phase == GUARD else "apply"
    drawing = (card(stage, top, table.reward), badge("selected"), *_marks(stage))
    if move in stage.legal:
        label = f"{stage.move_text(move)}. {label}"
    piece = stage.pick(move, *drawing, label=label, id=f"card-{ids_of(box)[top]}", class_="c-king")
    return tag("div", UNDER * min(table.height - 1, 2), piece, class_="c-throne")


def _marks(stage: "Stage") -> Iterator[Markup]:
    table = read(stage.view)[1]
    if table.announced >= 0:
        word = stage.say(f"colour-{COLOURS[table.announced]}")
        yield tag("span", icon("bubble"), mini(table.announced), tag("b", word), class_="c-mark c-announced")
    if table.guard >= 0:
        yield tag("span", picture_of("guard"), tag("b", stage.names[table.guard]), class_="c-mark c-guarded")


def supply(stage: "Stage") -> Markup:
    """The piles with their sizes, and what is left of crowns, guards and coats."""
    table, game = read(stage.view)[1], stage.view.box.game
    discarded = _pile(game, stage.lang, "discard", table.discard_size)
    piles = tag("div", _draw_pile(stage, table.draw_size), discarded, class_="c-piles")
    left = _left(game, stage.lang, table.supply_crowns, table.supply_guards, tuple(table.supply_coats))
    return tag("div", piles, left, class_="c-supply")


def _draw_pile(stage: "Stage", size: int) -> Markup:
    """The pile that a renewal draws from."""
    label = f"{stage.say('board-draw')}, {stage.say('scene-cards', n=size)}"
    if "renew" in stage.legal:
        label = f"{stage.move_text('renew')}. {label}"
    pile = _pile(stage.view.box.game, stage.lang, "draw", size)
    return stage.pick("renew", pile, badge("selected"), label=label, id="pile-draw", class_="c-draw")


@lru_cache(500)
def _pile(game: Any, lang: str, name: str, size: int) -> Markup:
    """A pile with how many cards it has; a phone shows the number alone."""
    say, is_discard = partial(game.words.text, lang=lang), name == "discard"
    back = tag("i", class_="c-back none" if is_discard and not size else "c-back")
    word = tag("span", say("scene-cards", n=size).removeprefix(str(size)), class_="c-word")
    class_ = "c-pile c-discard" if is_discard else "c-pile"
    return tag("span", back, tag("b", say(f"board-{name}")), tag("small", size, word), class_=class_)


@lru_cache(2000)
def _left(game: Any, lang: str, crowns: int, guards: int, coats: tuple[int, ...]) -> Markup:
    """What nobody owns."""
    say = partial(game.words.text, lang=lang)
    things = [("crown", crowns, say("law-crowns", n=crowns)), ("guard", guards, say("law-guards", n=guards))]
    for name, count in zip(COLOURS, coats, strict=True):
        things.append((f"coat-{name}", count, f"{say(f'board-token-{name}')} × {count}"))
    left = [
        tag("span", picture_of(name), tag("span", count), title=words, role="img", aria_label=words)
        for name, count, words in things
    ]
    return tag("div", *left, class_="c-left", role="group", aria_label=say("board-supply"))


# ---- what was sent


def moves(view: "View", fields: Mapping[str, Sequence[str]]) -> list[str]:
    """The moves a form means: a pressed button first, ticked payments and discards in the order of the rules."""
    pressed, words = list(fields.get("press", ())), list(fields.get("move", ()))
    phase = view.data[0]["phase"]
    if pressed:
        return pressed
    if phase in (Phase.PAY, Phase.TOKEN):
        return payment(view, words)
    if words == ["draw"] and phase == Phase.RENEW:
        return [*_discards(view, fields), "draw"]
    if words == ["renew"] and in_one_go(view, view.legal()):
        return ["renew", *_discards(view, fields), "draw"]
    return words


def _discards(view: "View", fields: Mapping[str, Sequence[str]]) -> list[str]:
    """Ticked discards in the order of the deck."""
    ticked = set(fields.get("discard", ()))
    return [word for word in view.box.moves if word.startswith("discard ") and word in ticked]


# ---- around the scene


def prompt(view: "View") -> tuple[str, dict[str, Any]]:
    """The sentence over the hand: where a payment is sent as a whole, it speaks of the whole."""
    if possible := ways(view):
        return "pay-all", {"n:number": len(possible[0])}
    asked: tuple[str, dict[str, Any]] = in_terminal(view)
    return asked


def note(stage: "Stage") -> str:
    """The line under the prompt."""
    box, table = read(stage.view)
    phase = Phase(table.phase)
    if phase == Phase.TURN and is_barred(table, table.turn):
        return stage.say("board-note-guarded", owner=stage.names[table.guard])
    if phase == Phase.TURN:
        return "" if "apply" in stage.legal else stage.say("board-note-no-law")
    if phase == Phase.PAY:
        return stage.say("board-note-spend" if box.discards[king(table)] else "board-note-show")
    noted = (Phase.ANNOUNCE, Phase.AGAIN, Phase.RENEW, Phase.GUARD, Phase.VICTIM, Phase.ROOM)
    return stage.say(f"board-note-{phase.name.lower()}") if phase in noted else ""


def pills(stage: "Stage") -> list[str]:
    """Chips in the bar."""
    turn = stage.say("board-turn", number=stage.view.turns + 1)
    return [turn, stage.say("board-players", n=len(stage.players))]


def chapter(stage: "Stage", events: "Story") -> str:
    """What a turn is called in the story: by whose it is."""
    seat = events.first_seat
    return stage.say("board-turn", number=events[0].turn + 1) if seat is None else stage.names[seat]


CARD_EVENTS = frozenset({"plays", "shows", "discards", "pays_joker", "applies", "gives", "steals_card"})
CROWN_EVENTS = frozenset({"takes_crowns", "pays_crowns", "has_fewest", "gains_crowns", "steals_crown", "wins"})
TOKEN_EVENTS = frozenset({"pays_coat", "pays_token", "gains_token", "drops", "steals_token"})


def picture(stage: "Stage", event: "Event") -> Markup:
    """A small picture beside a sentence of the story."""
    if event.kind in CARD_EVENTS and "card" in event.details:
        number = int(event.details["card"])
        field = FIELDS[stage.view.box.data[0]["colour"][number]]
        return tag("span", tag("img", src=portrait(stage, number), alt=""), class_=f"c-portrait h-{field}")
    if event.kind in TOKEN_EVENTS:
        return token(int(event.details["token"]))
    if event.kind in CROWN_EVENTS:
        return picture_of("crown")
    if event.kind in ("pays_guards", "ignores_guard", "places_guard"):
        return picture_of("guard")
    if event.kind in ("announces", "names_colour"):
        return mini(int(event.details["colour"]))
    if event.kind in ("claims_most", "matches") and event.details["cards"]:
        first = in_mask(int(event.details["cards"]))[0]
        return mini(int(stage.view.box.data[0]["colour"][first]))
    if event.kind in ("begins", "stops", "fails", "declines", "lost", "enough", "turn_limit", "draws_short"):
        return icon("dot")
    return tag("i", class_="c-back")


def track(view: "View") -> list[int]:
    """What the chart of the result shows: crowns by seat."""
    table = view.data[0]
    return [int(count) for count in table["crowns"][: table["seats"]]]


GUIDED = {
    Phase.AGAIN: "again",
    Phase.ANNOUNCE: "announce",
    Phase.COLOUR: "colour",
    Phase.TOKEN: "token",
    Phase.ROOM: "room",
    Phase.COAT: "coat",
    Phase.VICTIM: "victim",
    Phase.GUARD: "guard",
    Phase.RENEW: "renew",
}


def guide(view: "View") -> str | None:
    """Which sentence helps in a first match."""
    box, table = read(view)
    phase = Phase(table.phase)
    if phase == Phase.TURN:
        if is_barred(table, table.turn):
            return "guarded"
        return "apply" if "apply" in view.legal() else "change"
    if phase == Phase.PAY:
        return "spend" if box.discards[king(table)] else "show"
    return GUIDED.get(phase)
