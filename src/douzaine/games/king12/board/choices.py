"""King of 12 in the browser: the hand, the choices of step 3, tokens to take, and the result of each choice."""

from collections.abc import Callable, Iterator
from functools import partial

from douzaine.boards import Markup, badge, coin, d12, icon, join, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.houses import House
from douzaine.boards.markup import NOTHING
from douzaine.games.king12.board.cards import RULE_OF, around, card_face, emblem, ghost, signed
from douzaine.games.king12.board.houses import box_of, house_of
from douzaine.games.king12.board.recap import SUMS
from douzaine.games.king12.box import CARDS, POINTS, Card
from douzaine.games.king12.die import LAYOUT
from douzaine.games.king12.table import Phase

PLAYS = {f"play {name}": Card(card) for card, name in enumerate(CARDS)}
COUNTS: dict[Card, tuple[str, Callable[[int], int]]] = {
    Card.ALCHEMIST: ("doubles", lambda face: 2 * face),
    Card.MACHINE: ("adds", lambda face: face + 7),
    Card.PARASITE: ("subtracts", lambda face: face - 7),
    Card.GOLEM: ("golem", lambda face: 1 if face == 12 else 12),
}

# ---- below the prompt


def hand(at: BoardContext) -> Markup:
    """The seven cards of the reader, or the choice that is open instead."""
    table, seat = at.table, at.seat
    if seat is None or not table.cards:
        return NOTHING
    if at.asked and table.phase == Phase.EFFECTS:
        return _dial(at) if table.card[seat] == Card.SORCERER else _orders(at)
    if at.asked and table.phase == Phase.TAKE:
        return _tokens_to_take(at)
    return tag("div", *_own_cards(at, seat, "bury" if table.phase == Phase.BURY else "play"), class_="r-hand")


def _own_cards(at: BoardContext, seat: int, verb: str) -> Iterator[Markup]:
    """Playable cards are raised radios; missing ones leave their outline."""
    table, numbers = at.table, {move: number for number, move in enumerate(at.legal)}
    held, played, buried = table.hand[seat], table.discard[seat], table.buried[seat]
    for card, name in enumerate(CARDS):
        if not table.cards >> card & 1:
            continue
        if held >> card & 1:
            move, face = f"{verb} {name}", card_face(at, card)
            here = _here(at, Card(card), seat) if verb == "play" else ""
            key = ("held", move, numbers.get(move), seat, face, here)
            yield at.cached(key, partial(_held, at, move, card, face, here))
        else:
            where = "played" if played >> card & 1 else "buried-word" if buried >> card & 1 else "on-table"
            yield ghost(at, card, at.say(f"board-{where}"))


def _here(at: BoardContext, card: Card, seat: int) -> str:
    """The effect of a card on the reader's die, for its close-up: a heading and the sum, separated by a bar."""
    face = int(at.table.die[seat])
    way, value = expected(card, face, None) if face else ("", "")  # a die that is not rolled yet
    return f"{at.say('board-here', face=face)}|{way} {value}" if way else ""


def _held(at: BoardContext, move: str, card: int, face: Markup, here: str) -> Markup:
    name, id = CARDS[card], f"own-{at.seat}-{card}"
    label = f"{at.say(f'card-{name}')}. {at.say(f'card-{name}.does')}"
    return at.pick(move, face, badge("selected"), label=label, id=id, class_="r-held", data_rules=RULE_OF[Card(card)],
                   data_here=here or None)  # fmt: skip


# ---- step 3


def _dial(at: BoardContext) -> Markup:
    """The Sorcerer's die, with its five neighbouring faces in their places."""
    face, top, house = _own_face(at), _face_to_leave(at), _own_house(at)
    chips = [_facet(at, near, side) for side, near in enumerate(LAYOUT[top][1])]
    die = tag("div", d12(top, house, box=box_of(_own_seat(at))), *chips, class_="r-dial")
    words = [tag("p", at.say("board-dial"))]
    if face != top:
        words.append(tag("p", at.say("board-dial-flipped", old=face, face=top), class_="fine"))
    words.append(tag("p", at.say("board-dial-stays"), class_="fine"))
    return tag("div", die, tag("div", *words, class_="r-said"), class_="r-choice")


def _facet(at: BoardContext, face: int, side: int) -> Markup:
    x, y = around(side)
    drawing = tag("b", face, class_="figure")
    return at.pick(f"turn {face}", drawing, badge("selected"), class_="r-facet", style=f"--x:{x:.1f}%;--y:{y:.1f}%")


def _orders(at: BoardContext) -> Markup:
    """Value first or flip first, with both sums."""
    face, house, card = _own_face(at), _own_house(at), Card(at.table.card[_own_seat(at)])
    flipped = LAYOUT[face][0]
    small, large = tag("span", d12(face, house), class_="r-small"), tag("span", d12(flipped, house), class_="r-small")
    arrow = icon("arrow")
    first = (small, _sum(card, face), tag("span", arrow, large, class_="r-then"))
    second = (small, arrow, large, _sum(card, flipped))
    return tag(
        "div",
        _order(at, "value first", *first),
        _order(at, "flip first", *second),
        class_="r-choice r-orders",
    )


def _order(at: BoardContext, move: str, *drawing: Markup) -> Markup:
    title = tag("b", at.move_text(move))
    return at.pick(move, title, tag("span", *drawing, class_="r-line"), badge("selected"), class_="r-order")


def _sum(card: Card, face: int) -> Markup:
    kind, count = COUNTS[card]
    figures = (tag("span", SUMS[kind].format(face), class_="sum"), tag("b", signed(count(face)), class_="figure"))
    return tag("span", *figures, class_="r-sum")


# ---- a token from another Lady


def _tokens_to_take(at: BoardContext) -> Markup:
    """The kinds of tokens to take, or none."""
    victim = at.table.victim
    mine, theirs = _points(at, _own_seat(at)), _points(at, victim)
    options = []
    for move in at.legal:
        value = 0 if move == "take nothing" else int(move.split()[1])
        drawing = coin(value) if value else tag("span", icon("cross"), class_="r-nothing")
        sums = at.say("board-take-sum", mine=mine + value, victim=at.names[victim], theirs=theirs - value)
        lines = tag("span", tag("b", at.move_text(move)), tag("small", sums), class_="r-lines")
        options.append(at.pick(move, drawing, lines, badge("selected"), class_="r-order r-take"))
    return tag("div", *options, class_="r-choice r-orders")


def _points(at: BoardContext, seat: int) -> int:
    return sum(number * value for number, value in zip(at.table.token[seat], POINTS, strict=True))


# ---- previews


def slot_previews(at: BoardContext) -> Iterator[Markup]:
    """The chosen card in its place on the table: dashed, and only for the reader."""
    for number, card in _cards_to_play(at):
        yield at.preview(emblem(at, card), when=[number], class_="r-spot r-unsent")


def sum_previews(at: BoardContext) -> Iterator[Markup]:
    """The chosen card's effect on the reader's die, if nothing else changes it."""
    face = _own_face(at)
    for number, card in _cards_to_play(at):
        given = _given(at) if card == Card.MERCHANTS else None
        yield at.cached(("expected", number, card, face, given), partial(_expected, at, number, card, face, given))


def sum_of_pick(at: BoardContext, card: Card) -> Markup:
    """The effect of a picked, face-down card on the reader's die, if nothing else changes it."""
    return tag("div", *_expectation(at, card, _own_face(at), _given(at)), class_="r-bubble r-expected r-sent")


def _cards_to_play(at: BoardContext) -> Iterator[tuple[int, Card]]:
    """Every card with the number of its control."""
    for number, move in enumerate(at.legal):
        if move in PLAYS:
            yield number, PLAYS[move]


def _given(at: BoardContext) -> tuple[str, int]:
    """The seat whose die the Merchants pass to the reader, and its face."""
    giver = (_own_seat(at) - 1) % at.table.seats
    return at.names[giver], at.table.die[giver]


def _expected(at: BoardContext, number: int, card: Card, face: int, given: tuple[str, int] | None) -> Markup:
    return at.preview(*_expectation(at, card, face, given), when=[number], class_="r-bubble r-expected")


def _expectation(at: BoardContext, card: Card, face: int, given: tuple[str, int] | None) -> tuple[Markup, Markup]:
    way, value = expected(card, face, given)
    words = at.say(f"board-expect-{EXPECT.get(card, 'value')}")
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


def expected(card: Card, face: int, given: tuple[str, int] | None) -> tuple[str, str]:
    """The calculation and value of a card acting alone; `given` is the die passed by the Merchants, and its owner."""
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


def send(at: BoardContext) -> Markup:
    """The name and the effect of the chosen card, and the one button."""
    if not at.asked:
        return NOTHING
    kind = _kind(at)
    return at.cached(("send", kind, *at.legal), partial(_buttons, at, kind))


def _buttons(at: BoardContext, kind: str) -> Markup:
    named = [_chosen(at, number, CARDS[card]) for number, card in _cards_to_play(at)]
    return join((*named, at.send_buttons(at.say(f"board-first-{kind}"))))


def _chosen(at: BoardContext, number: int, name: str) -> Markup:
    lines = (tag("b", at.say(f"card-{name}")), tag("span", at.say(f"card-{name}.does")))
    return at.preview(*lines, when=[number], class_="r-chosen")


def _kind(at: BoardContext) -> str:
    """The kind of the reader's choice, as named in texts."""
    if at.table.phase == Phase.EFFECTS:
        return "turn" if at.table.card[_own_seat(at)] == Card.SORCERER else "order"
    return {Phase.TAKE: "take", Phase.BURY: "bury"}.get(at.table.phase, "pick")


def note(at: BoardContext) -> str:
    """The line under the prompt; while all pick, the page first says who is ready."""
    return at.say(f"board-note-{_kind(at)}")


# ---- the reader's die


def _own_seat(at: BoardContext) -> int:
    return at.seat or 0


def _own_house(at: BoardContext) -> House:
    return house_of(_own_seat(at))


def _own_face(at: BoardContext) -> int:
    return int(at.table.die[_own_seat(at)])


def _face_to_leave(at: BoardContext) -> int:
    """The face a Sorcerer turns away from: the opposite one, if the die is flipped as well."""
    face = _own_face(at)
    return LAYOUT[face][0] if at.table.effects >> Card.TROUBLEMAKERS & 1 else face
