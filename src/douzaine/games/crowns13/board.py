"""13 Crowns in the browser: the players' crowns, the King and his law, the payment, and the hand."""

from collections.abc import Iterator, Mapping, Sequence
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
from douzaine.games.crowns13.laws import COLOURS, id_of
from douzaine.games.crowns13.panel import panel
from douzaine.games.crowns13.paying import payment, ways
from douzaine.games.crowns13.plates import opponent, own_plate
from douzaine.games.crowns13.poster import poster
from douzaine.games.crowns13.rules.cards import king
from douzaine.games.crowns13.rules.king import is_barred
from douzaine.games.crowns13.scene import prompt as in_terminal

if TYPE_CHECKING:
    from douzaine.match.event import Event
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
    _, table = stage.view.records
    top = king(table)
    on_him = [
        stage.say("scene-announced", colour=stage.say(f"colour-{COLOURS[table.announced]}"))
        if table.announced >= 0
        else "",
        stage.say("scene-guarded", owner=stage.names[table.guard]) if table.guard >= 0 else "",
    ]
    label = " ".join([stage.say("board-king"), spoken(stage, top, int(table.reward)), *on_him]).strip()
    move = "place" if table.phase == Phase.GUARD else "apply"
    drawing = (card(stage, top, int(table.reward)), badge("selected"), *_marks(stage))
    if move in stage.legal:
        label = f"{stage.move_text(move)}. {label}"
    piece = stage.pick(move, *drawing, label=label, id=f"card-{id_of(stage.view.box.data[0], top)}", class_="c-king")
    below = [tag("i", class_="c-under") for _ in range(min(int(table.height) - 1, 2))]
    return tag("div", *below, piece, class_="c-throne")


def _marks(stage: "Stage") -> Iterator[Markup]:
    _, table = stage.view.records
    if table.announced >= 0:
        colour = int(table.announced)
        word = stage.say(f"colour-{COLOURS[colour]}")
        yield tag("span", icon("bubble"), mini(colour), tag("b", word), class_="c-mark c-announced")
    if table.guard >= 0:
        yield tag("span", picture_of("guard"), tag("b", stage.names[table.guard]), class_="c-mark c-guarded")


def supply(stage: "Stage") -> Markup:
    """The piles with their sizes, and what is left of crowns, guards and coats."""
    table, say = stage.view.data[0], stage.say
    draw = tag(
        "span",
        tag("i", class_="c-back"),
        tag("b", say("board-draw")),
        _size(stage, int(table["draw_size"])),
        class_="c-pile",
    )
    piles = [
        stage.pick("renew", draw, badge("selected"), label=_spoken_renewal(stage), id="pile-draw", class_="c-draw"),
        tag(
            "span",
            tag("i", class_="c-back") if table["discard_size"] else tag("i", class_="c-back none"),
            tag("b", say("board-discard")),
            _size(stage, int(table["discard_size"])),
            class_="c-pile c-discard",
        ),
    ]
    things = [("crown", int(table["supply_crowns"]), say("law-crowns", n=int(table["supply_crowns"])))]
    things.append(("guard", int(table["supply_guards"]), say("law-guards", n=int(table["supply_guards"]))))
    for colour, name in enumerate(COLOURS):
        count = int(table["supply_coats"][colour])
        things.append((f"coat-{name}", count, f"{say(f'board-token-{name}')} × {count}"))
    left = [
        tag("span", picture_of(name), tag("span", count), title=words, role="img", aria_label=words)
        for name, count, words in things
    ]
    return tag(
        "div",
        tag("div", *piles, class_="c-piles"),
        tag("div", *left, class_="c-left", role="group", aria_label=say("board-supply")),
        class_="c-supply",
    )


def _size(stage: "Stage", count: int) -> Markup:
    """How many cards a pile has; a phone shows the number alone."""
    word = stage.say("scene-cards", n=count).removeprefix(str(count))
    return tag("small", count, tag("span", word, class_="c-word"))


def _spoken_renewal(stage: "Stage") -> str:
    count = stage.say("scene-cards", n=int(stage.view.data[0]["draw_size"]))
    pile = f"{stage.say('board-draw')}, {count}"
    return f"{stage.move_text('renew')}. {pile}" if "renew" in stage.legal else pile


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
    if words == ["renew"] and in_one_go(view):
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
    box, table = stage.view.records
    phase = Phase(int(table.phase))
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


def chapter(stage: "Stage", events: Sequence["Event"]) -> str:
    """What a turn is called in the story: by whose it is."""
    seat = next((event.seat for event in events if event.seat is not None), None)
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
    box, table = view.records
    phase = Phase(int(table.phase))
    if phase == Phase.TURN:
        if is_barred(table, table.turn):
            return "guarded"
        return "apply" if "apply" in view.legal() else "change"
    if phase == Phase.PAY:
        return "spend" if box.discards[king(table)] else "show"
    return GUIDED.get(phase)
