"""13 Crowns: the panel beside the King: what his law asks for, what was paid, and what it gives."""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

from douzaine.boards import Markup, badge, icon, join, tag
from douzaine.boards.context import BoardContext
from douzaine.games.crowns13.board.cards import FIELDS, action_icons, prize, reward_icons, sign, token
from douzaine.games.crowns13.board.slots import slots
from douzaine.games.crowns13.box import CROWNS_TO_WIN, TOKENS
from douzaine.games.crowns13.laws import COLOURS, Act, Prize, card_number, ids_of, law_text
from douzaine.games.crowns13.rules.cards import bit, king, number_of
from douzaine.games.crowns13.rules.law import asks_for_cards, can_apply, can_fill_any, is_once_a_turn
from douzaine.games.crowns13.rules.tokens import coats_of
from douzaine.games.crowns13.table import GUARD_TOKEN, Phase
from douzaine.match.game import Box

COAT, TAKE = int(Phase.COAT), int(Phase.TAKE)
PAYING = frozenset({int(Phase.PAY), int(Phase.TOKEN), int(Phase.COLOUR)})
IN_REWARD = frozenset({int(Phase.ROOM), COAT, int(Phase.VICTIM), TAKE, int(Phase.STOLEN)})
TO_PLAY = frozenset({int(Phase.TURN), int(Phase.PLAY)})
ANNOUNCED, GAIN_CROWN = int(Act.ANNOUNCED), int(Prize.GAIN_CROWN)
TO = tag("span", icon("arrow"), class_="c-to")
TILES = {int(Phase.ANNOUNCE): "announce", int(Phase.COLOUR): "colour", COAT: "coat"}


def panel(at: BoardContext) -> Markup:
    """The current choice of colours or tokens, or else the law; and each card's law while it is chosen."""
    if tiles := list(choosing(at)):
        heading = at.say(f"board-{Phase(at.table.phase).name.lower()}")
        return _section(tag("h2", heading), tag("div", *tiles, class_="c-tiles"))
    chosen = list(previews(at))
    numbers = [number for number, _ in chosen]
    hidden = " ".join(map(str, numbers)) or None
    law = _section(*_law(at), data_unless=hidden)
    below = tag("p", _law_text(at), class_="c-words c-below", aria_hidden="true", data_unless=hidden)
    return join((law, below, *(at.preview(drawing, when=[number], class_="c-preview") for number, drawing in chosen)))


def _section(*children: Any, **attributes: Any) -> Markup:
    return tag("section", *children, class_="c-panel panel", **attributes)


def _law_text(at: BoardContext) -> str:
    """The law in power in words."""
    table = at.table
    return law_text(at.box, king(table), at.lang, table.reward)


# ---- the law in power


def _law(at: BoardContext) -> Iterator[Markup]:
    box, table = at.box.fields, at.table
    top = king(table)
    yield _law_head(at.box, top, at.lang, table.phase in PAYING)
    asked = slots(at) if asks_for_cards(box, top) else condition(at)
    yield tag("div", asked, TO, reward(at, table.reward), class_="c-row")
    yield tag("p", _law_text(at), class_="c-words")


@lru_cache(1000)
def _law_head(of: Box, top: int, lang: str, paying: bool) -> Markup:
    """Whether the law is being paid, and how: shown, spent, or only once a turn."""
    box, say = of.fields, partial(of.game.words.text, lang=lang)
    manner: tuple[Any, ...] = (icon("eye"), " ", say("board-comes-back"))
    if is_once_a_turn(box, top):
        manner = (say("board-once"),)
    elif box.discards[top]:
        manner = (icon("discard"), " ", say("board-is-spent"))
    heading = tag("h2", say("board-paying" if paying else "board-law"))
    return tag("header", heading, tag("span", *manner, class_="c-manner"))


def _then(at: BoardContext) -> Iterator[str | Markup]:
    """Where the reward comes from, and `9 + 1 = 10`: the reader's crowns after one application."""
    table = at.table
    if table.reward != king(table):
        yield at.say("board-through", card=ids_of(at.box)[table.reward])
    seat, gains = at.seat, _crowns_of(at, table.reward)
    if seat is not None and seat == table.turn and gains and not at.over and not table.step + table.unit:
        words = _sum(at, seat, gains)
        figures = words.rstrip("".join({each for each in words if not each.isdigit()}))
        yield tag("b", figures) + words.removeprefix(figures)


def reward(at: BoardContext, number: int) -> Markup:
    """The reward of a card, each step in words."""
    then = [tag("small", line, class_="c-then") for line in _then(at)]
    return tag("div", _prizes(at.box, number, at.lang), *then, class_="c-reward")


@lru_cache(1000)
def _prizes(of: Box, number: int, lang: str) -> Markup:
    box, say = of.fields, partial(of.game.words.text, lang=lang)
    steps = []
    for step in range(box.steps[number]):
        kind, amount = Prize(box.prize[number, step]), box.amount[number, step]
        verb, thing = kind.name.lower().split("_")
        what = say("law-steal-cards" if thing == "card" else f"law-{thing}s", n=amount)
        named = say(f"law-{verb}", what=what) if verb == "steal" else what
        steps.append(
            tag("span", tag("span", prize(kind, amount), class_="c-line"), tag("span", named, class_="c-named"))
        )
    return tag("div", *steps, class_="c-prizes")


# ---- laws without slots


def condition(at: BoardContext) -> Markup:
    """The condition, or the tokens or crowns to pay, with the reader's own number."""
    table = at.table
    top, is_met = king(table), table.phase in IN_REWARD
    mine = "" if at.seat is None or is_met else _own_number(at, top)
    drawing = tag("div", action_icons(at.box, top), class_="c-slot c-condition")
    return tag("div", drawing, tag("span", mine), class_="c-place c-wide")


def _own_number(at: BoardContext, top: int) -> str:
    """The reader's own number for what the law asks."""
    box, table = at.box.fields, at.table
    seat, act = at.seat, box.act[top]
    if act == Act.MOST:
        colour = box.slots[top, 0]
        count = number_of(table.hand[seat] & box.of_colour[colour])
        return at.say("board-own-colour", n=count, colour=COLOURS[colour])
    if act == Act.FEWEST:
        others = [table.crowns[other] for other in range(table.seats) if other != seat]
        if not box.crowns_visible:
            return at.say("board-own-crowns", n=table.crowns[seat])
        return at.say("board-own-fewest", mine=table.crowns[seat], theirs=min(others))
    if act == Act.HAND_SIZE:
        return at.say("board-own-hand", n=table.hand_size[seat])
    if act == Act.CROWNS:
        return at.say("board-own-crowns", n=table.crowns[seat])
    coats = 0 if act == Act.GUARDS else coats_of(table, seat)
    return at.say("board-own-tokens", n=coats + (0 if act == Act.COATS else table.guards[seat]))


# ---- choosing a colour or a token


def choosing(at: BoardContext) -> Iterator[Markup]:
    """Colours to announce or name, coats of the supply, tokens of the victim."""
    if not at.asked:
        return
    phase = at.table.phase
    if phase in TILES:
        for colour, name in enumerate(COLOURS):
            move = f"{TILES[phase]} {name}"
            if move in at.legal or phase != COAT:
                yield _tile(at, move, colour, coat=phase == COAT)
    elif phase == TAKE:
        for kind, name in enumerate(TOKENS):
            move = "take guard" if kind == GUARD_TOKEN else f"take coat {name}"
            if move in at.legal:
                yield at.pick(
                    move, token(kind), tag("b", at.say(f"board-token-{name}")), badge("selected"), class_="c-tile"
                )


def _tile(at: BoardContext, move: str, colour: int, coat: bool) -> Markup:
    name = at.say(f"colour-{COLOURS[colour]}")
    if coat:
        left = at.say("board-left", n=at.table.supply_coats[colour])
        body = (token(colour), tag("b", name), tag("small", left))
    else:
        held = _held(at, colour)
        body = (
            tag("span", tag("span", sign(colour), class_="c-roundel"), class_=f"c-swatch h-{FIELDS[colour]}"),
            tag("b", name),
            tag("small", held),
        )
    still = "" if move in at.legal else " still"
    return at.pick(move, *body, badge("selected"), class_=f"c-tile{still}")


def _held(at: BoardContext, colour: int) -> str:
    box, table = at.box.fields, at.table
    cards = table.hand[at.seat] & box.of_colour[colour] & ~table.shown
    return at.say("board-held", n=number_of(cards))


# ---- results of choices


def previews(at: BoardContext) -> Iterator[tuple[int, Markup]]:
    """The result of each choice at the start of a turn, by the number of its control."""
    table, seat = at.table, at.seat
    if not at.asked or seat is None or table.phase not in TO_PLAY:
        return
    for number, move in enumerate(at.legal):
        verb, _, object = move.partition(" ")
        if verb == "play":
            yield number, _if_played(at, seat, card_number(at.box, object))
        elif verb == "give":
            owner = at.names[table.guard]
            yield (
                number,
                _section(
                    tag("h2", at.say("board-if-given", card=object, owner=owner)),
                    tag("p", at.say("board-if-given-then")),
                ),
            )
        elif verb == "renew":
            yield number, _section(tag("h2", at.say("move-renew")), tag("p", _renewal(at, table.hand_size[seat])))


def _renewal(at: BoardContext, held: int) -> str:
    return at.say("board-renewal", held=held, n=max(6 - held, 0))


def _if_played(at: BoardContext, seat: int, number: int) -> Markup:
    box, table = at.box.fields, at.table
    through = table.reward if box.hole[number] else number
    return _law_if_played(at.box, number, through, at.lang, could_apply(at, seat, number))


def here(at: BoardContext, number: int) -> str:
    """The effect of a card in hand now, for its close-up: a heading and sentences, separated by bars."""
    seat, card = at.seat, ids_of(at.box)[number]
    if seat is None or not at.asked or at.table.phase not in TO_PLAY or f"play {card}" not in at.legal:
        return ""
    could = could_apply(at, seat, number)
    said = [at.say("board-if-played", card=card), at.say("board-could" if could else "board-could-not")]
    gains = _crowns_of(at, at.table.reward if at.box.fields.hole[number] else number) if could else 0
    return "|".join([*said, *([_sum(at, seat, gains)] if gains else [])])


def _crowns_of(at: BoardContext, number: int) -> int:
    """The crowns from the supply in a card's reward."""
    box = at.box.fields
    return int(sum(box.amount[number, n] for n in range(box.steps[number]) if box.prize[number, n] == GAIN_CROWN))


def _sum(at: BoardContext, seat: int, gains: int) -> str:
    mine = at.table.crowns[seat]
    total = min(mine + gains, CROWNS_TO_WIN)
    return at.say("board-then", mine=mine, gains=total - mine, total=total)


@lru_cache(2000)
def _law_if_played(of: Box, number: int, through: int, lang: str, could: bool) -> Markup:
    say = partial(of.game.words.text, lang=lang)
    law = tag("div", action_icons(of, number), reward_icons(of, number, through), class_="c-big-law")
    words = tag("p", law_text(of, number, lang, through), class_="c-words")
    heading = tag("h2", say("board-if-played", card=ids_of(of)[number]))
    outlook = tag("p", say("board-could" if could else "board-could-not"), class_="c-then")
    return _section(tag("header", heading), law, words, outlook)


def could_apply(at: BoardContext, seat: int, card: int) -> bool:
    """Whether the reader could apply a card's law immediately after playing it."""
    box, table = at.box.fields, at.table
    hand, hand_size = [*table.hand], [*table.hand_size]
    hand[seat] &= ~bit(card)
    hand_size[seat] -= 1
    after = table.but(hand=hand, hand_size=hand_size, throne=[card], height=1)  # as far as his law depends on it
    if box.act[card] == ANNOUNCED:
        return bool(can_fill_any(box, after, seat, box.count[card]))
    return bool(can_apply(box, after, seat))
