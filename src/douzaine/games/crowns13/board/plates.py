"""13 Crowns: the players' plates: crowns, tokens and hands."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any, NamedTuple

from douzaine.boards import Markup, badge, icon, join, monogram, plate, tag, under_name
from douzaine.boards.context import BoardContext
from douzaine.boards.scene import Player
from douzaine.games.crowns13.board.cards import backs, crown_row, picture_of, small_card, token
from douzaine.games.crowns13.board.paying import payment_of
from douzaine.games.crowns13.box import CROWNS_TO_WIN, MOST_TOKENS, TOKENS, in_mask
from douzaine.games.crowns13.laws import COLOURS, ids_of
from douzaine.games.crowns13.rules.cards import known_in
from douzaine.games.crowns13.table import GUARD_TOKEN, Phase
from douzaine.match.game import Box, Game

SOCKET = tag("span", class_="c-socket")


class Owned(NamedTuple):
    """Another player's possessions, as far as the reader may know them."""

    crowns: int | None  # None if the table hides them
    cards: int
    known: tuple[int, ...]  # the cards that the reader knows
    tokens: tuple[int, ...]
    guards_king: bool


def owned_by(at: BoardContext, seat: int) -> Owned:
    """What the reader knows of another seat."""
    table = at.table
    known = in_mask(known_in(table, table.reader - 1, seat) if table.reader else table.hand[seat])
    return Owned(
        crowns_of(at, seat), table.hand_size[seat], tuple(known), tuple(tokens_of(at, seat)), table.guard == seat
    )


def crowns_of(at: BoardContext, seat: int) -> int | None:
    """A player's crowns; None if the table hides them from the reader."""
    table = at.table
    is_open = at.options["crowns_visible"] or seat == at.seat or not table.reader or at.over
    return table.crowns[seat] if is_open else None


def tokens_of(at: BoardContext, seat: int) -> list[int]:
    """A player's tokens: coats by colour, then guards."""
    coats = [colour for colour, count in enumerate(at.table.coats[seat]) for _ in range(count)]
    return coats + [GUARD_TOKEN] * at.table.guards[seat]


def opponent(at: BoardContext, seat: int) -> Markup:
    """Another player's plate, which is a control if they can be robbed."""
    box, lang, player, owned = at.box, at.lang, at.players[seat], owned_by(at, seat)
    active = seat == at.table.turn and not at.over
    others = len(at.players) - (at.seat is not None)
    body = _plate(box, lang, player, owned, active, others)
    label = _spoken_seat(box, lang, player.name, owned)
    return at.pick(f"rob {seat}", body, badge("selected"), label=label, id=f"seat-{seat}", class_="seat")


@lru_cache(2000)
def _plate(box: Box, lang: str, player: Player, owned: Owned, active: bool, others: int) -> Markup:
    """Crowns, tokens and the hand: known cards first, then backs."""
    crowns, say = owned.crowns, partial(box.game.words.text, lang=lang)
    parts = (
        monogram(player.name),
        _name(box.game, lang, player),
        tag("span", *_sockets(say, owned), class_="c-sockets"),
        tag("b", picture_of("crown"), "?" if crowns is None else crowns, class_="c-count"),
        tag("small", say("board-crowns-hidden")) if crowns is None else crown_row(crowns),
    )
    held = _hand_of(box, lang, owned, MOST_KNOWN.get(others, 4))
    if others > 1:
        return plate(*parts, held, player=player, lang=lang, active=active)
    words = tag("b", say("board-hand-of", who=player.name))
    count = tag("small", say("board-known", n=owned.cards, known=len(owned.known)))
    hand = tag("div", tag("span", words, count, class_="c-hand-of"), held, class_="plate c-their-hand")
    return tag("div", plate(*parts, player=player, lang=lang, active=active), hand, class_="c-alone")


MOST_KNOWN = {1: 8, 2: 4, 3: 2, 4: 4}  # cards that fit on a plate, by the number of plates


@lru_cache(2000)
def _hand_of(box: Box, lang: str, owned: Owned, room: int) -> Markup:
    """Known cards as small as their sign and id; if they do not fit, their number."""
    room -= len(owned.known) > room  # the number takes room as well
    shown = [small_card(box, number, lang) for number in owned.known[:room]]
    rest = owned.known[room:]
    names = ", ".join(ids_of(box)[number] for number in rest)
    more = tag("span", f"+{len(rest)}", class_="c-more", title=names) if rest else None
    unknown = backs(owned.cards - len(owned.known))
    word = box.game.words.text("scene-cards", lang, n=owned.cards).removeprefix(str(owned.cards))
    return tag("span", *shown, more, unknown, tag("small", owned.cards, data_word=word), class_="c-held")


@lru_cache(2000)
def _spoken_seat(box: Box, lang: str, name: str, owned: Owned) -> str:
    """A player for screen readers."""
    say = partial(box.game.words.text, lang=lang)
    parts = [name, say("board-crowns-hidden") if owned.crowns is None else say("law-crowns", n=owned.crowns)]
    parts.append(say("scene-cards", n=owned.cards))
    if owned.known:
        parts.append(say("scene-known", cards=", ".join(ids_of(box)[number] for number in owned.known)))
    counts = Counter(owned.tokens)
    parts += [say(f"board-tokens-{TOKENS[kind]}", n=count) for kind, count in counts.items()]
    if owned.guards_king:
        parts.append(say("board-guards-king"))
    return ", ".join(parts)


@lru_cache(2000)
def _name(game: Game, lang: str, player: Player, own: bool = False) -> Markup:
    say = partial(game.words.text, lang=lang)
    you = tag("small", say("board-you")) if own else None
    bot = icon("gear", say("board-bot")) if player.bot and not player.stand_in else None
    return tag("span", tag("b", player.name), " ", bot, " ", you, under_name(player, lang), class_="who")


def _sockets(say: Any, owned: Owned) -> Iterator[Markup]:
    """A player's two places for tokens; a guard on the King stands beside them."""
    if owned.guards_king:
        yield tag("span", picture_of("guard"), picture_of("crown"), class_="c-on-duty", title=say("board-guards-king"))
    for kind in owned.tokens:
        yield tag("span", token(kind), title=say(f"board-token-{TOKENS[kind]}"))
    yield SOCKET * (MOST_TOKENS - len(owned.tokens))


# ---- the reader's plate


def own_plate(at: BoardContext, seat: int, laws: Markup | None) -> Markup:
    """13 crowns to fill, and the reader's tokens, which are controls if they can be paid or dropped."""
    table = at.table
    return plate(
        _own_crowns(at.game, at.lang, at.players[seat], table.crowns[seat]),
        tag("span", *own_tokens(at, seat), class_="c-sockets"),
        laws,
        player=at.players[seat],
        lang=at.lang,
        active=seat == table.turn and not at.over,
        own=True,
        class_="c-own",
        id=f"seat-{seat}",
    )


@lru_cache(2000)
def _own_crowns(game: Game, lang: str, player: Player, crowns: int) -> Markup:
    """What stands before the reader's tokens."""
    say = partial(game.words.text, lang=lang)
    return join(
        (
            monogram(player.name, own=True),
            _name(game, lang, player, own=True),
            tag("span", crown_row(crowns), role="img", aria_label=say("law-crowns", n=crowns)),
            tag("span", tag("b", crowns), " ", say("board-of", n=CROWNS_TO_WIN), class_="c-of"),
            tag("span", say("board-tokens"), class_="c-tokens-word"),
        )
    )


def own_tokens(at: BoardContext, seat: int) -> Iterator[Markup]:
    """The reader's tokens, with their current controls."""
    owned, payment = tokens_of(at, seat), payment_of(at)
    paying = payment.payers if payment.ways else ()
    if at.table.guard == seat:
        label = at.say("board-guards-king")
        yield tag(
            "span",
            picture_of("guard"),
            picture_of("crown"),
            class_="c-on-duty",
            role="img",
            aria_label=label,
            title=label,
        )
    for place, kind in enumerate(owned):
        copy = owned[:place].count(kind)
        number = next((n for n, payer in enumerate(paying) if payer.token == kind and payer.copy == copy), None)
        yield _own_token(at, kind, copy, number)
    yield SOCKET * (MOST_TOKENS - len(owned))


def _own_token(at: BoardContext, kind: int, copy: int, number: int | None) -> Markup:
    """A token; with a number, the checkbox for a payment sent as a whole."""
    label, drawing = at.say(f"board-token-{TOKENS[kind]}"), (token(kind), badge("selected"))
    name = {"id": f"token-{kind}-{copy}", "class_": "c-token-piece"}
    if number is not None:
        payment = payment_of(at)
        word, chosen = payment.payers[number].move, number in payment.ways[0]
        text = at.move_text(word)
        return at.control("checkbox", word, number, *drawing, label=text, checked=chosen, **name)
    verb = "drop" if at.table.phase == Phase.ROOM else "pay"
    move = f"{verb} guard" if kind == GUARD_TOKEN else f"{verb} coat {COLOURS[kind]}"
    if move in at.legal and not copy:
        return at.pick(move, *drawing, **name)
    return tag(
        "div", token(kind), role="img", aria_label=label, title=label, id=name["id"], class_="piece c-token-piece"
    )
