"""King of 12 in the browser: the hand, the choices of step 3, tokens to take, and what each choice leads to."""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from douzaine.draw import HOUSES, Markup, badge, coin, d12, icon, join, tag
from douzaine.draw.houses import House
from douzaine.draw.markup import element, shown_while
from douzaine.games.king12.box import CARDS, POINTS, Card, Phase
from douzaine.games.king12.cards import around, card_face, emblem, ghost, signed
from douzaine.games.king12.course import SUMS
from douzaine.games.king12.die import LAYOUT

if TYPE_CHECKING:
    from douzaine.match.stage import Stage

ROLL, PICK, EFFECTS, TAKE, BURY = map(int, (Phase.ROLL, Phase.PICK, Phase.EFFECTS, Phase.TAKE, Phase.BURY))
PLAYS = {f"play {name}": Card(card) for card, name in enumerate(CARDS)}
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
    phase = int(table["phase"])
    if stage.asked and phase == EFFECTS:
        return dial(stage) if table["card"][seat] == Card.SORCERER else orders(stage)
    if stage.asked and phase == TAKE:
        return tokens_to_take(stage)
    return tag("div", *own_cards(stage, "bury" if phase == BURY else "play"), class_="r-hand")


def own_cards(stage: "Stage", verb: str) -> Iterator[Markup]:
    """Cards that can be chosen are raised radios; those that are gone leave their outline."""
    table, seat = stage.view.data[0], stage.view.seat
    every, numbers = int(table["cards"]), {move: number for number, move in enumerate(stage.legal)}
    held, played, buried = (int(table[place][seat]) for place in ("hand", "discard", "buried"))
    for card, name in enumerate(CARDS):
        if not every >> card & 1:
            continue
        if held >> card & 1:
            move, face = f"{verb} {name}", card_face(stage, card)
            key = ("held", move, numbers.get(move), seat, face)
            yield stage.always(key, partial(_held, stage, move, card, face))
        else:
            where = "played" if played >> card & 1 else "buried-word" if buried >> card & 1 else "on-table"
            yield ghost(stage, card, stage.say(f"board-{where}"))


def _held(stage: "Stage", move: str, card: int, face: Markup) -> Markup:
    name, id = CARDS[card], f"own-{stage.view.seat}-{card}"
    label = f"{stage.say(f'card-{name}')}. {stage.say(f'card-{name}.does')}"
    return stage.pick(move, face, badge("selected"), label=label, id=id, class_="r-held")


# ---- step 3


def dial(stage: "Stage") -> Markup:
    """The Sorcerer's die, its five neighbouring faces to click on where they lie."""
    face, top, house = _own_face(stage), _face_to_leave(stage), _own_house(stage)
    return stage.always(("dial", face, top, house.id, *stage.legal), partial(_dial, stage, face, top, house))


def _dial(stage: "Stage", face: int, top: int, house: House) -> Markup:
    chips = [_facet(stage, near, side) for side, near in enumerate(LAYOUT[top][1])]
    die = tag("div", d12(top, house), *chips, class_="r-dial")
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
    face, house, card = _own_face(stage), _own_house(stage), Card(int(stage.view.data[0]["card"][stage.view.seat]))
    return stage.always(("orders", face, card, house.id, *stage.legal), partial(_orders, stage, face, card, house))


def _orders(stage: "Stage", face: int, card: Card, house: House) -> Markup:
    flipped = LAYOUT[face][0]
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
    return join(_unsent(number, emblem(stage, card)) for number, card in _cards_to_play(stage))


@lru_cache(2000)
def _unsent(number: int, drawing: Markup) -> Markup:
    return element("div", f'{shown_while((number,), ())} class="r-spot r-unsent"', drawing)


def sum_previews(stage: "Stage") -> Markup:
    """What the chosen card makes of the own die, if nothing else happens to it."""
    face, game = _own_face(stage), stage.view.box.game
    return join(
        _expected(game, stage.lang, number, card, face, _given(stage) if card == Card.MERCHANTS else None)
        for number, card in _cards_to_play(stage)
    )


def _cards_to_play(stage: "Stage") -> Iterator[tuple[int, Card]]:
    """The number of every card's control, and the card."""
    for number, move in enumerate(stage.legal):
        if move in PLAYS:
            yield number, PLAYS[move]


def _given(stage: "Stage") -> tuple[str, int]:
    """Whose die the Merchants hand to the reader, and its face."""
    giver = (_own_seat(stage) - 1) % int(stage.view.data[0]["seats"])
    return stage.names[giver], int(stage.view.data[0]["die"][giver])


@lru_cache(2000)
def _expected(game: Any, lang: str, number: int, card: Card, face: int, given: tuple[str, int] | None) -> Markup:
    way, value = expected(card, face, given)
    words = game.words.text(f"board-expect-{EXPECT.get(card, 'value')}", lang)
    figures = tag("span", tag("span", way, class_="sum"), tag("b", value, class_="figure"), class_="r-figures")
    return element("div", f'{shown_while((number,), ())} class="r-bubble r-expected"', figures, tag("small", words))


EXPECT = {
    Card.KNIGHT: "knight",
    Card.SORCERER: "sorcerer",
    Card.ORACLE: "oracle",
    Card.TROUBLEMAKERS: "troublemakers",
    Card.MERCHANTS: "merchants",
    Card.LADY: "lady",
    Card.GAMBLER: "gambler",
}


def expected(card: Card, face: int, given: tuple[str, int] | None) -> tuple[str, str]:
    """The way to a value, and the value, if the card acts alone; `given` is the die that Merchants bring, and whose."""
    if card in COUNTS:
        kind, count = COUNTS[card]
        return SUMS[kind].format(face), signed(count(face))
    if card in (Card.REVERSER, Card.TROUBLEMAKERS):
        return f"{face} →", str(LAYOUT[face][0])
    if card == Card.SORCERER:
        return f"{face} →", " ".join(map(str, sorted(LAYOUT[face][1])))
    if card == Card.ORACLE:
        return f"{face} →", "?"
    if given:
        return f"{given[0]} →", str(given[1])
    return "", str(face)


# ---- beside the prompt


def send(stage: "Stage") -> Markup:
    """The name and the effect of the chosen card, and the one button."""
    if not stage.asked:
        return Markup("")
    kind = _kind(stage)
    return stage.once(("send", stage.lang, kind, *stage.legal), lambda: _buttons(stage, kind))


def _buttons(stage: "Stage", kind: str) -> Markup:
    named = [
        stage.always(("chosen", number, card), partial(_chosen, stage, number, CARDS[card]))
        for number, card in _cards_to_play(stage)
    ]
    return join(named) + stage.send_buttons(stage.say(f"board-first-{kind}"))


def _chosen(stage: "Stage", number: int, name: str) -> Markup:
    lines = (tag("b", stage.say(f"card-{name}")), tag("span", stage.say(f"card-{name}.does")))
    return stage.preview(*lines, when=[number], class_="r-chosen")


def _kind(stage: "Stage") -> str:
    table = stage.view.data[0]
    phase = int(table["phase"])
    if phase != EFFECTS:
        return {TAKE: "take", BURY: "bury"}.get(phase, "pick")
    return "turn" if table["card"][stage.view.seat] == Card.SORCERER else "order"


def note(stage: "Stage") -> str:
    """The line under the prompt; while all pick, the table says who is ready instead."""
    return "" if int(stage.view.data[0]["phase"]) == PICK else stage.say(f"board-note-{_kind(stage)}")


# ---- the own die


def _own_seat(stage: "Stage") -> int:
    return stage.view.seat or 0


def _own_house(stage: "Stage") -> House:
    return HOUSES[_own_seat(stage) % len(HOUSES)]


def _own_face(stage: "Stage") -> int:
    return int(stage.view.data[0]["die"][_own_seat(stage)])


def _face_to_leave(stage: "Stage") -> int:
    """The face a Sorcerer turns away from: the opposite one, if the die is flipped as well."""
    face = _own_face(stage)
    flipped = int(stage.view.data[0]["effects"]) >> Card.TROUBLEMAKERS & 1
    return LAYOUT[face][0] if flipped else face
