"""13 Crowns: the panel beside the King: what his law asks for, what was paid, and what it gives."""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from douzaine.draw import Markup, badge, icon, join, tag
from douzaine.draw.markup import element, shown_while
from douzaine.games.crowns13.box import CROWNS_TO_WIN, GUARD_TOKEN, TOKENS, Phase
from douzaine.games.crowns13.cards import (
    FIELDS,
    action_icons,
    card,
    chip,
    prize,
    reward_icons,
    sign,
    token,
)
from douzaine.games.crowns13.laws import COLOURS, Act, Prize, card_number, ids_of, law_text
from douzaine.games.crowns13.paying import Payer, in_order, payers, ways
from douzaine.games.crowns13.reading import after_playing, plain_box, read
from douzaine.games.crowns13.rules.cards import king, number_of
from douzaine.games.crowns13.rules.law import asks_for_cards, can_apply, can_fill_any, is_once_a_turn

if TYPE_CHECKING:
    from douzaine.match.game import Box
    from douzaine.match.stage import Stage
    from douzaine.match.view import View

PAID = frozenset({"shows", "discards", "pays_coat", "pays_joker"})
PAY, COAT, TAKE = int(Phase.PAY), int(Phase.COAT), int(Phase.TAKE)
PAYING = frozenset({PAY, int(Phase.TOKEN), int(Phase.COLOUR)})
IN_REWARD = frozenset({int(Phase.ROOM), COAT, int(Phase.VICTIM), TAKE, int(Phase.STOLEN)})
TO_PLAY = frozenset({int(Phase.TURN), int(Phase.PLAY)})
LISTED, ANNOUNCED, GAIN_CROWN = int(Act.LISTED), int(Act.ANNOUNCED), int(Prize.GAIN_CROWN)
TO = tag("span", icon("arrow"), class_="c-to")
CAPTIONED = 4  # so many slots have room for words below them
TILES = {int(Phase.ANNOUNCE): "announce", int(Phase.COLOUR): "colour", COAT: "coat"}


def panel(stage: "Stage") -> Markup:
    """What is decided now: colours or tokens to choose from, else the law; and each card's law while it is chosen."""
    if tiles := list(choosing(stage)):
        heading = stage.say(f"board-{Phase(read(stage.view)[1].phase).name.lower()}")
        return _section(tag("h2", heading), tag("div", *tiles, class_="c-tiles"))
    chosen = list(previews(stage))
    numbers = [number for number, _ in chosen]
    hidden = " ".join(map(str, numbers)) or None
    law = _section(*_law(stage), data_unless=hidden)
    below = tag("p", _law_text(stage), class_="c-words c-below", aria_hidden="true", data_unless=hidden)
    return join(
        (law, below, *(stage.preview(drawing, when=[number], class_="c-preview") for number, drawing in chosen))
    )


def _section(*children: Any, **attributes: Any) -> Markup:
    return tag("section", *children, class_="c-panel panel", **attributes)


def _law_text(stage: "Stage") -> str:
    """The law in power in words."""
    table = read(stage.view)[1]
    return law_text(stage.view.box, king(table), stage.lang, table.reward)


# ---- the law in power


def _law(stage: "Stage") -> Iterator[Markup]:
    box, table = read(stage.view)
    top = king(table)
    yield _law_head(stage.view.box, top, stage.lang, table.phase in PAYING)
    asked = slots(stage) if asks_for_cards(box, top) else condition(stage)
    yield tag("div", asked, TO, reward(stage, table.reward), class_="c-row")
    yield tag("p", _law_text(stage), class_="c-words")


@lru_cache(1000)
def _law_head(of: "Box", top: int, lang: str, paying: bool) -> Markup:
    """Whether the law is being paid, and how that is done: shown, spent, or only once a turn."""
    box, say = plain_box(of), partial(of.game.words.text, lang=lang)
    manner: tuple[Any, ...] = (icon("eye"), " ", say("board-comes-back"))
    if is_once_a_turn(box, top):
        manner = (say("board-once"),)
    elif box.discards[top]:
        manner = (icon("discard"), " ", say("board-is-spent"))
    heading = tag("h2", say("board-paying" if paying else "board-law"))
    return tag("header", heading, tag("span", *manner, class_="c-manner"))


def _then(stage: "Stage") -> Iterator[str]:
    """Where the reward comes from, and `9 + 1 = 10`: the reader's crowns after one application."""
    box, table = read(stage.view)
    if table.reward != king(table):
        yield stage.say("board-through", card=ids_of(stage.view.box)[table.reward])
    seat = stage.view.seat
    steps = range(box.steps[table.reward])
    gains = sum(int(box.amount[table.reward, n]) for n in steps if box.prize[table.reward, n] == GAIN_CROWN)
    if seat is not None and seat == table.turn and gains and not stage.view.over and not table.step + table.unit:
        mine = table.crowns[seat]
        total = min(mine + gains, CROWNS_TO_WIN)
        yield stage.say("board-then", mine=mine, gains=total - mine, total=total)


def reward(stage: "Stage", number: int) -> Markup:
    """What a card gives, each step with its words."""
    then = [tag("small", line, class_="c-then") for line in _then(stage)]
    return tag("div", _prizes(stage.view.box, number, stage.lang), *then, class_="c-reward")


@lru_cache(1000)
def _prizes(of: "Box", number: int, lang: str) -> Markup:
    box, say = of.data[0], partial(of.game.words.text, lang=lang)
    steps = []
    for step in range(int(box["steps"][number])):
        kind, amount = Prize(int(box["prize"][number][step])), int(box["amount"][number][step])
        verb, thing = kind.name.lower().split("_")
        what = say("law-steal-cards" if thing == "card" else f"law-{thing}s", n=amount)
        named = say(f"law-{verb}", what=what) if verb == "steal" else what
        steps.append(
            tag("span", tag("span", prize(kind, amount), class_="c-line"), tag("span", named, class_="c-named"))
        )
    return tag("div", *steps, class_="c-prizes")


# ---- slots


def slots(stage: "Stage") -> Markup:
    """One place for each card the law asks for: filled, next, or open; and what the reader has chosen for it."""
    box, table = read(stage.view)
    count, paid, game = box.count[king(table)], paid_so_far(stage.view), stage.view.box.game
    drawn = [_filled(stage, event, place) for place, event in enumerate(paid[:count], 1)]
    for number in range(len(drawn), count):
        is_next = number == len(paid) and table.phase == PAY
        drawn.append(_open(game, stage.lang, number, colour_of_slot(stage.view, number), is_next))
    ghosts = [
        element("div", f'{shown_while(when, unless)} class="c-ghosts"', *pieces)
        for pieces, when, unless in _unsent(stage, len(paid))
    ]
    many = " many" if count > CAPTIONED else ""
    return tag("div", *drawn, *ghosts, class_=f"c-slots{many}", style=f"--slots:{count}")


def paid_so_far(view: "View") -> list[Any]:
    """What filled the slots of the application under way, as the story tells it."""
    if read(view)[1].phase != PAY:
        return []
    story, found = view.story, list[Any]()
    for back, kind in enumerate(story.kinds(), 1):
        if kind == "applies":
            break
        if kind in PAID:
            found.insert(0, story[-back])
    return found


def _filled(stage: "Stage", event: Any, place: int) -> Markup:
    if event.kind == "pays_coat":
        kind = int(event.details["token"])
        caption = stage.say("board-slot-coat", colour=COLOURS[kind])
        body = tag("div", token(kind), badge("ready"), class_="c-slot c-token")
    else:
        number = int(event.details["card"])
        shown = "shown" if event.kind == "shows" else "spent"
        caption = stage.say(f"board-slot-{shown}", card=ids_of(stage.view.box)[number])
        body = tag("div", card(stage, number), badge("ready"), class_="c-slot")
    return tag("div", body, tag("span", caption), class_="c-place", style=f"--place:{place}")


@lru_cache(1000)
def _open(game: Any, lang: str, number: int, colour: int | None, is_next: bool) -> Markup:
    """An empty slot in its colour, or of any colour."""
    say = game.words.text
    if colour is None:
        inside, caption, field = tag("b", "?"), say("board-slot-any", lang), "any"
    else:
        inside, field = tag("span", sign(colour), class_="c-roundel"), FIELDS[colour]
        caption = say("board-slot", lang, colour=FIELDS[colour])
    state = " next" if is_next else ""
    body = tag("div", inside, class_=f"c-slot open h-{field}{state}")
    return tag("div", body, tag("span", caption), class_=f"c-place{state}", style=f"--place:{number + 1}")


def colour_of_slot(view: "View", number: int) -> int | None:
    """The colour of a slot of the law in power; None while nobody has said it."""
    box, table = read(view)
    act = box.act[king(table)]
    if act == LISTED:
        return int(box.slots[king(table), number])
    said = table.announced if act == ANNOUNCED else table.group
    return said if said >= 0 else None


def _unsent(stage: "Stage", filled: int) -> Iterator[tuple[list[Markup], tuple[int, ...], tuple[int, ...]]]:
    """What the slots would hold, for every choice the reader can make before sending."""
    if not stage.asked or read(stage.view)[1].phase != PAY:
        return
    found, possible = payers(stage.view), ways(stage.view)
    for way in possible:
        by_move = {found[n].move: found[n] for n in way}
        words = in_order(stage.view, [found[n] for n in way]) or []
        others = tuple(n for n in range(len(found)) if n not in way)
        yield [ghost(stage, by_move[word], place) for place, word in enumerate(words)], way, others
    if not possible:
        for payer in {payer.move: payer for payer in found}.values():
            if payer.move in stage.legal:
                yield [ghost(stage, payer, filled)], (stage.number(payer.move),), ()


def ghost(stage: "Stage", payer: Payer, place: int) -> Markup:
    """A piece the reader has chosen, not sent yet."""
    drawing = token(payer.token) if payer.token >= 0 else chip(stage.view.box, payer.card)
    return tag("span", drawing, class_="c-ghost", style=f"--place:{place + 1}")


# ---- laws without slots


def condition(stage: "Stage") -> Markup:
    """What has to be so, or which tokens or crowns go, with the reader's own number."""
    table = read(stage.view)[1]
    top, is_met = king(table), table.phase in IN_REWARD
    mine = "" if stage.view.seat is None or is_met else _own_number(stage, top)
    drawing = tag("div", action_icons(stage.view.box, top), class_="c-slot c-condition")
    return tag("div", drawing, tag("span", mine), class_="c-place c-wide")


def _own_number(stage: "Stage", top: int) -> str:
    """How the reader stands with what the law asks for."""
    box, table = read(stage.view)
    seat, act = stage.view.seat, box.act[top]
    if act == Act.MOST:
        colour = int(box.slots[top, 0])
        count = number_of(table.hand[seat] & box.of_colour[colour])
        return stage.say("board-own-colour", n=count, colour=COLOURS[colour])
    if act == Act.FEWEST:
        others = [table.crowns[other] for other in range(table.seats) if other != seat]
        if not box.crowns_visible:
            return stage.say("board-own-crowns", n=table.crowns[seat])
        return stage.say("board-own-fewest", mine=table.crowns[seat], theirs=min(others))
    if act == Act.HAND_SIZE:
        return stage.say("board-own-hand", n=table.hand_size[seat])
    if act == Act.CROWNS:
        return stage.say("board-own-crowns", n=table.crowns[seat])
    coats = 0 if act == Act.GUARDS else int(table.coats[seat].sum())
    return stage.say("board-own-tokens", n=coats + (0 if act == Act.COATS else table.guards[seat]))


# ---- choosing a colour or a token


def choosing(stage: "Stage") -> Iterator[Markup]:
    """Colours to announce or name, coats of the supply, tokens of the victim."""
    if not stage.asked:
        return
    phase = read(stage.view)[1].phase
    if phase in TILES:
        for colour, name in enumerate(COLOURS):
            move = f"{TILES[phase]} {name}"
            if move in stage.legal or phase != COAT:
                yield _tile(stage, move, colour, coat=phase == COAT)
    elif phase == TAKE:
        for kind, name in enumerate(TOKENS):
            move = "take guard" if kind == GUARD_TOKEN else f"take coat {name}"
            if move in stage.legal:
                yield stage.pick(
                    move, token(kind), tag("b", stage.say(f"board-token-{name}")), badge("selected"), class_="c-tile"
                )


def _tile(stage: "Stage", move: str, colour: int, coat: bool) -> Markup:
    name = stage.say(f"colour-{COLOURS[colour]}")
    if coat:
        left = stage.say("board-left", n=read(stage.view)[1].supply_coats[colour])
        body = (token(colour), tag("b", name), tag("small", left))
    else:
        held = _held(stage, colour)
        body = (
            tag("span", tag("span", sign(colour), class_="c-roundel"), class_=f"c-swatch h-{FIELDS[colour]}"),
            tag("b", name),
            tag("small", held),
        )
    still = "" if move in stage.legal else " still"
    return stage.pick(move, *body, badge("selected"), class_=f"c-tile{still}")


def _held(stage: "Stage", colour: int) -> str:
    box, table = read(stage.view)
    cards = table.hand[stage.view.seat] & box.of_colour[colour] & ~table.shown
    return stage.say("board-held", n=number_of(cards))


# ---- what a card would bring


def previews(stage: "Stage") -> Iterator[tuple[int, Markup]]:
    """By the number of its control, what each choice at the start of a turn leads to."""
    table = read(stage.view)[1]
    if not stage.asked or table.phase not in TO_PLAY:
        return
    for number, move in enumerate(stage.legal):
        verb, _, object = move.partition(" ")
        if verb == "play":
            yield number, _if_played(stage, card_number(stage.view.box, object))
        elif verb == "give":
            owner = stage.names[table.guard]
            yield (
                number,
                _section(
                    tag("h2", stage.say("board-if-given", card=object, owner=owner)),
                    tag("p", stage.say("board-if-given-then")),
                ),
            )
        elif verb == "renew":
            yield number, _section(tag("h2", stage.say("move-renew")), tag("p", _renewal(stage)))


def _renewal(stage: "Stage") -> str:
    held = read(stage.view)[1].hand_size[stage.view.seat]
    return stage.say("board-renewal", held=held, n=max(6 - held, 0))


def _if_played(stage: "Stage", number: int) -> Markup:
    box, table = read(stage.view)
    through = table.reward if box.hole[number] else number
    return _law_if_played(stage.view.box, number, through, stage.lang, could_apply(stage.view, number))


@lru_cache(2000)
def _law_if_played(of: "Box", number: int, through: int, lang: str, could: bool) -> Markup:
    say = partial(of.game.words.text, lang=lang)
    law = tag("div", action_icons(of, number), reward_icons(of, number, through), class_="c-big-law")
    words = tag("p", law_text(of, number, lang, through), class_="c-words")
    heading = tag("h2", say("board-if-played", card=ids_of(of)[number]))
    outlook = tag("p", say("board-could" if could else "board-could-not"), class_="c-then")
    return _section(tag("header", heading), law, words, outlook)


def could_apply(view: "View", card: int) -> bool:
    """Whether the reader could apply the law of a card at once after playing it."""
    box, table = read(view)
    after = after_playing(table, view.seat, card)
    if box.act[card] == ANNOUNCED:
        return bool(can_fill_any(box, after, view.seat, box.count[card]))
    return bool(can_apply(box, after, view.seat))
