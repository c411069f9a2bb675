"""13 Crowns: the players' plates: crowns, tokens and hands."""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

from douzaine.draw import Markup, badge, icon, join, monogram, plate, tag
from douzaine.games.crowns13.box import CROWNS_TO_WIN, GUARD_TOKEN, MOST_TOKENS, TOKENS, Phase, in_mask
from douzaine.games.crowns13.cards import backs, chip, crown_row, picture_of, token
from douzaine.games.crowns13.laws import COLOURS, ids_of
from douzaine.games.crowns13.paying import payers, ways
from douzaine.games.crowns13.reading import read
from douzaine.games.crowns13.rules.cards import known_in

if TYPE_CHECKING:
    from douzaine.match.game import Box
    from douzaine.match.stage import Player, Stage
    from douzaine.match.view import View

SOCKET = tag("span", class_="c-socket")


class Owned(NamedTuple):
    """What somebody else owns, as far as the reader may know it."""

    crowns: int | None  # None if the table hides them
    cards: int
    known: tuple[int, ...]  # those of the cards that the reader knows
    tokens: tuple[int, ...]
    guards_king: bool


def owned_by(view: "View", seat: int) -> Owned:
    """What the reader of a view knows of another seat."""
    table = read(view)[1]
    tokens = tuple(tokens_of(view, seat))
    return Owned(
        crowns_of(view, seat), table.hand_size[seat], tuple(known_cards(view, seat)), tokens, table.guard == seat
    )


def crowns_of(view: "View", seat: int) -> int | None:
    """A player's crowns; None if the table hides them from the reader."""
    box, table = read(view)
    is_open = box.crowns_visible or seat == view.seat or not table.reader or view.over
    return table.crowns[seat] if is_open else None


def tokens_of(view: "View", seat: int) -> list[int]:
    """A player's tokens: coats by colour, then guards."""
    table = read(view)[1]
    coats = [colour for colour, count in enumerate(table.coats[seat].tolist()) for _ in range(count)]
    return coats + [GUARD_TOKEN] * table.guards[seat]


def known_cards(view: "View", seat: int) -> list[int]:
    """Cards of another hand that the reader has seen go there, or all of them in an open replay."""
    table = read(view)[1]
    return in_mask(known_in(table, table.reader - 1, seat) if table.reader else table.hand[seat])


def opponent(stage: "Stage", seat: int) -> Markup:
    """Somebody else's plate, which is a control where they can be robbed."""
    box, lang, player, owned = stage.view.box, stage.lang, stage.players[seat], owned_by(stage.view, seat)
    active = seat == read(stage.view)[1].turn and not stage.view.over
    body, label = _plate(box, lang, player, owned, active), _spoken_seat(box, lang, player.name, owned)
    return stage.pick(f"rob {seat}", body, badge("selected"), label=label, id=f"seat-{seat}", class_="seat")


@lru_cache(2000)
def _plate(box: "Box", lang: str, player: "Player", owned: Owned, active: bool) -> Markup:
    """Crowns, tokens and the hand as backs, with the cards the reader knows."""
    crowns, known, say = owned.crowns, owned.known, partial(box.game.words.text, lang=lang)
    return plate(
        monogram(player.name),
        _name(box.game, lang, player),
        tag("span", backs(owned.cards - len(known)), tag("small", owned.cards), class_="c-held"),
        tag("span", *_sockets(say, owned), class_="c-sockets"),
        tag("b", picture_of("crown"), "?" if crowns is None else crowns, class_="c-count"),
        tag("small", say("board-crowns-hidden")) if crowns is None else crown_row(crowns),
        tag("span", *(chip(box, number) for number in known), class_="c-known") if known else None,
        active=active,
        away=player.away,
    )


@lru_cache(2000)
def _spoken_seat(box: "Box", lang: str, name: str, owned: Owned) -> str:
    """A player for whoever hears it."""
    say = partial(box.game.words.text, lang=lang)
    parts = [name, say("board-crowns-hidden") if owned.crowns is None else say("law-crowns", n=owned.crowns)]
    parts.append(say("scene-cards", n=owned.cards))
    if owned.known:
        parts.append(say("scene-known", cards=", ".join(ids_of(box)[number] for number in owned.known)))
    parts += [say(f"board-token-{TOKENS[kind]}") for kind in owned.tokens]
    if owned.guards_king:
        parts.append(say("board-guards-king"))
    return ", ".join(parts)


@lru_cache(2000)
def _name(game: Any, lang: str, player: "Player", own: bool = False) -> Markup:
    say = partial(game.words.text, lang=lang)
    you = tag("small", say("board-you")) if own else None
    bot = icon("gear", say("board-bot")) if player.bot else None
    away = tag("small", say("board-away", since=player.away), class_="away-since") if player.away else None
    return tag("span", tag("b", player.name), " ", bot, " ", you, " ", away, class_="who")


def _sockets(say: Any, owned: Owned) -> Iterator[Markup]:
    """A player's two places for tokens; a guard on the King stands beside them."""
    if owned.guards_king:
        yield tag("span", picture_of("guard"), picture_of("crown"), class_="c-on-duty", title=say("board-guards-king"))
    for kind in owned.tokens:
        yield tag("span", token(kind), title=say(f"board-token-{TOKENS[kind]}"))
    yield SOCKET * (MOST_TOKENS - len(owned.tokens))


# ---- one's own plate


def own_plate(stage: "Stage", seat: int) -> Markup:
    """13 crowns to fill, and the reader's tokens, which are controls where they can be paid or dropped."""
    table = read(stage.view)[1]
    return plate(
        _own_crowns(stage.view.box.game, stage.lang, stage.players[seat], table.crowns[seat]),
        tag("span", *own_tokens(stage, seat), class_="c-sockets"),
        active=seat == table.turn and not stage.view.over,
        own=True,
        class_="c-own",
        id=f"seat-{seat}",
    )


@lru_cache(2000)
def _own_crowns(game: Any, lang: str, player: "Player", crowns: int) -> Markup:
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


def own_tokens(stage: "Stage", seat: int) -> Iterator[Markup]:
    """The reader's tokens, each as what it can do now."""
    owned, paying = tokens_of(stage.view, seat), payers(stage.view) if ways(stage.view) else []
    if read(stage.view)[1].guard == seat:
        label = stage.say("board-guards-king")
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
        yield _own_token(stage, kind, copy, number)
    yield SOCKET * (MOST_TOKENS - len(owned))


def _own_token(stage: "Stage", kind: int, copy: int, number: int | None) -> Markup:
    label = stage.say(f"board-token-{TOKENS[kind]}")
    name = {"id": f"token-{kind}-{copy}", "class_": "c-token-piece"}
    if number is not None and stage.asked:
        word = payers(stage.view)[number].move
        chosen = number in ways(stage.view)[0]
        return stage.control(
            "checkbox",
            word,
            number,
            token(kind),
            badge("selected"),
            label=stage.move_text(word),
            checked=chosen,
            **name,
        )
    verb = "drop" if read(stage.view)[1].phase == Phase.ROOM else "pay"
    move = f"{verb} guard" if kind == GUARD_TOKEN else f"{verb} coat {COLOURS[kind]}"
    if move in stage.legal and not copy:
        return stage.pick(move, token(kind), badge("selected"), **name)
    return tag(
        "div", token(kind), role="img", aria_label=label, title=label, id=name["id"], class_="piece c-token-piece"
    )
