"""King of 12 in the browser: the hand, the choices of step 3, tokens to take, and what each choice leads to."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from douzaine.draw import HOUSES, Markup, badge, coin, d12, icon, join, tag
from douzaine.games.king12.box import POINTS, Card, Phase, cards_of
from douzaine.games.king12.cards import around, card_face, emblem, ghost, signed
from douzaine.games.king12.course import SUMS
from douzaine.games.king12.die import LAYOUT

if TYPE_CHECKING:
    from douzaine.match.stage import Stage

COUNTS: dict[Card, tuple[str, Callable[[int], int]]] = {
    Card.ALCHEMIST: ("doubles", lambda face: 2 * face),
    Card.MACHINE: ("adds", lambda face: face + 7),
    Card.PARASITE: ("subtracts", lambda face: face - 7),
    Card.GOLEM: ("golem", lambda face: 1 if face == 12 else 12),
}

# ---- below the prompt


def hand(stage: "Stage") -> Markup:
    """The seven cards of the reader, or the choice that is open instead."""
    table, seat = stage.view.data[0], stage.view.seat
    if seat is None or not table["cards"]:
        return Markup("")
    if stage.asked and table["phase"] == Phase.EFFECTS:
        return dial(stage) if table["card"][seat] == Card.SORCERER else orders(stage)
    if stage.asked and table["phase"] == Phase.TAKE:
        return tokens_to_take(stage)
    return tag("div", *own_cards(stage), class_="r-hand")


def own_cards(stage: "Stage") -> Iterator[Markup]:
    """Cards that can be chosen are raised radios; those that are gone leave their outline."""
    table, seat = stage.view.data[0], stage.view.seat
    verb = "bury" if table["phase"] == Phase.BURY else "play"
    held, played = cards_of(int(table["hand"][seat])), cards_of(int(table["discard"][seat]))
    for name in cards_of(int(table["cards"])):
        card = Card[name.upper()]
        if name in held:
            label = f"{stage.say(f'card-{name}')}. {stage.say(f'card-{name}.does')}"
            drawing = (card_face(stage, card), badge("selected"))
            yield stage.pick(f"{verb} {name}", *drawing, label=label, id=f"own-{seat}-{int(card)}", class_="r-held")
        else:
            where = "played" if name in played else "buried-word" if table["buried"][seat] >> card & 1 else "on-table"
            yield ghost(stage, card, stage.say(f"board-{where}"))


# ---- step 3


def dial(stage: "Stage") -> Markup:
    """The Sorcerer's die, its five neighbouring faces to click on where they lie."""
    face, top = _own_face(stage), _face_to_leave(stage)
    chips = [_facet(stage, near, side) for side, near in enumerate(LAYOUT[top][1])]
    die = tag("div", d12(top, HOUSES[_own_seat(stage) % len(HOUSES)]), *chips, class_="r-dial")
    words = [tag("p", stage.say("board-dial"))]
    if face != top:
        words.append(tag("p", stage.say("board-dial-flipped", old=face, face=top), class_="fine"))
    words.append(tag("p", stage.say("board-dial-stays"), class_="fine"))
    return tag("div", die, tag("div", *words, class_="r-said"), class_="r-choice")


def _facet(stage: "Stage", face: int, side: int) -> Markup:
    x, y = around(side)
    drawing = tag("b", face, class_="figure")
    return stage.pick(f"turn {face}", drawing, badge("selected"), class_="r-facet", style=f"--x:{x:.1f}%;--y:{y:.1f}%")


def orders(stage: "Stage") -> Markup:
    """Value first or flip first, both with their sums."""
    face, card = _own_face(stage), Card(int(stage.view.data[0]["card"][stage.view.seat]))
    house, flipped = HOUSES[_own_seat(stage) % len(HOUSES)], LAYOUT[face][0]
    small, large = tag("span", d12(face, house), class_="r-small"), tag("span", d12(flipped, house), class_="r-small")
    arrow = icon("arrow")
    first = (small, _sum(card, face), tag("span", arrow, large, class_="r-then"))
    second = (small, arrow, large, _sum(card, flipped))
    return tag(
        "div",
        _order(stage, "value first", *first),
        _order(stage, "flip first", *second),
        class_="r-choice r-orders",
    )


def _order(stage: "Stage", move: str, *drawing: Markup) -> Markup:
    title = tag("b", stage.move_text(move))
    return stage.pick(move, title, tag("span", *drawing, class_="r-line"), badge("selected"), class_="r-order")


def _sum(card: Card, face: int) -> Markup:
    kind, count = COUNTS[card]
    figures = (tag("span", SUMS[kind].format(face), class_="sum"), tag("b", signed(count(face)), class_="figure"))
    return tag("span", *figures, class_="r-sum")


# ---- a token from another Lady


def tokens_to_take(stage: "Stage") -> Markup:
    """The kinds of tokens that can be taken, and nothing."""
    table = stage.view.data[0]
    victim = int(table["victim"])
    mine, theirs = _points(stage, _own_seat(stage)), _points(stage, victim)
    options = []
    for move in stage.legal:
        value = 0 if move == "take nothing" else int(move.split()[1])
        drawing = coin(value) if value else tag("span", icon("cross"), class_="r-nothing")
        sums = stage.say("board-take-sum", mine=mine + value, victim=stage.names[victim], theirs=theirs - value)
        lines = tag("span", tag("b", stage.move_text(move)), tag("small", sums), class_="r-lines")
        options.append(stage.pick(move, drawing, lines, badge("selected"), class_="r-order r-take"))
    return tag("div", *options, class_="r-choice r-orders")


def _points(stage: "Stage", seat: int) -> int:
    held = stage.view.data[0]["token"][seat]
    return sum(int(number) * value for number, value in zip(held, POINTS, strict=True))


# ---- what a choice leads to, before it is sent


def slot_previews(stage: "Stage") -> Markup:
    """The card that is chosen, lying where it will lie: dashed, and only for the reader."""
    return join(
        stage.preview(emblem(stage, card), when=[stage.number(move)], class_="r-spot r-unsent")
        for move, card in _cards_to_play(stage)
    )


def sum_previews(stage: "Stage") -> Markup:
    """What the chosen card makes of the own die, if nothing else happens to it."""
    return join(
        stage.preview(*_expected(stage, card), when=[stage.number(move)], class_="r-bubble r-expected")
        for move, card in _cards_to_play(stage)
    )


def _cards_to_play(stage: "Stage") -> Iterator[tuple[str, Card]]:
    for move in stage.legal:
        verb, _, name = move.partition(" ")
        if verb == "play":
            yield move, Card[name.upper()]


def _expected(stage: "Stage", card: Card) -> tuple[Markup, ...]:
    way, value = expected(stage, card)
    words = stage.say(f"board-expect-{EXPECT.get(card, 'value')}")
    figures = tag("span", tag("span", way, class_="sum"), tag("b", value, class_="figure"), class_="r-figures")
    return figures, tag("small", words)


EXPECT = {
    Card.KNIGHT: "knight",
    Card.SORCERER: "sorcerer",
    Card.ORACLE: "oracle",
    Card.TROUBLEMAKERS: "troublemakers",
    Card.MERCHANTS: "merchants",
    Card.LADY: "lady",
    Card.GAMBLER: "gambler",
}


def expected(stage: "Stage", card: Card) -> tuple[str, str]:
    """The way to a value, and the value, if the card acts alone."""
    face, seat = _own_face(stage), _own_seat(stage)
    if card in COUNTS:
        kind, count = COUNTS[card]
        return SUMS[kind].format(face), signed(count(face))
    if card in (Card.REVERSER, Card.TROUBLEMAKERS):
        return f"{face} →", str(LAYOUT[face][0])
    if card == Card.SORCERER:
        return f"{face} →", " ".join(map(str, sorted(LAYOUT[face][1])))
    if card == Card.ORACLE:
        return f"{face} →", "?"
    if card == Card.MERCHANTS:
        giver = (seat - 1) % int(stage.view.data[0]["seats"])
        return f"{stage.names[giver]} →", str(int(stage.view.data[0]["die"][giver]))
    return "", str(face)


# ---- beside the prompt


def send(stage: "Stage") -> Markup:
    """The name and the effect of the chosen card, and the one button."""
    if not stage.asked:
        return Markup("")
    named = [
        stage.preview(
            tag("b", stage.say(f"card-{card.name.lower()}")),
            tag("span", stage.say(f"card-{card.name.lower()}.does")),
            when=[stage.number(move)],
            class_="r-chosen",
        )
        for move, card in _cards_to_play(stage)
    ]
    return join(named) + stage.send_buttons(stage.say(f"board-first-{_kind(stage)}"))


def _kind(stage: "Stage") -> str:
    table = stage.view.data[0]
    if table["phase"] != Phase.EFFECTS:
        return {Phase.TAKE: "take", Phase.BURY: "bury"}.get(Phase(int(table["phase"])), "pick")
    return "turn" if table["card"][stage.view.seat] == Card.SORCERER else "order"


def note(stage: "Stage") -> str:
    """The line under the prompt; while all pick, the table says who is ready instead."""
    return "" if stage.view.data[0]["phase"] == Phase.PICK else stage.say(f"board-note-{_kind(stage)}")


# ---- the own die


def _own_seat(stage: "Stage") -> int:
    return stage.view.seat or 0


def _own_face(stage: "Stage") -> int:
    return int(stage.view.data[0]["die"][_own_seat(stage)])


def _face_to_leave(stage: "Stage") -> int:
    """The face a Sorcerer turns away from: the opposite one, if the die is flipped as well."""
    face = _own_face(stage)
    flipped = int(stage.view.data[0]["effects"]) >> Card.TROUBLEMAKERS & 1
    return LAYOUT[face][0] if flipped else face
