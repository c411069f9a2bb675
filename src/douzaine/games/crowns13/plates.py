"""13 Crowns: the players' plates: crowns, tokens and hands."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from douzaine.draw import Markup, badge, icon, monogram, plate, tag
from douzaine.games.crowns13.box import CROWNS_TO_WIN, GUARD_TOKEN, MOST_TOKENS, TOKENS, Phase, in_mask
from douzaine.games.crowns13.cards import backs, chip, crown_row, picture_of, token
from douzaine.games.crowns13.laws import COLOURS, id_of
from douzaine.games.crowns13.paying import payers, ways
from douzaine.games.crowns13.rules.cards import known_in

if TYPE_CHECKING:
    from douzaine.match.stage import Stage
    from douzaine.match.view import View


def crowns_of(stage: "Stage", seat: int) -> int | None:
    """A player's crowns; None if the table hides them from the reader."""
    box, table = stage.view.records
    if box.crowns_visible or stage.is_reader(seat) or not table.reader or stage.view.over:
        return int(table.crowns[seat])
    return None


def tokens_of(view: "View", seat: int) -> list[int]:
    """A player's tokens: coats by colour, then guards."""
    table = view.data[0]
    coats = [colour for colour in range(4) for _ in range(int(table["coats"][seat][colour]))]
    return coats + [GUARD_TOKEN] * int(table["guards"][seat])


def _spoken_seat(stage: "Stage", seat: int) -> str:
    """A player for whoever hears it."""
    table, crowns = stage.view.data[0], crowns_of(stage, seat)
    parts = [stage.names[seat]]
    parts.append(stage.say("board-crowns-hidden") if crowns is None else stage.say("law-crowns", n=crowns))
    parts.append(stage.say("scene-cards", n=int(table["hand_size"][seat])))
    if known := known_cards(stage.view, seat):
        ids = ", ".join(id_of(stage.view.box.data[0], number) for number in known)
        parts.append(stage.say("scene-known", cards=ids))
    parts += [stage.say(f"board-token-{TOKENS[kind]}") for kind in tokens_of(stage.view, seat)]
    if table["guard"] == seat:
        parts.append(stage.say("board-guards-king"))
    return ", ".join(parts)


def opponent(stage: "Stage", seat: int) -> Markup:
    """Somebody else's plate: crowns, tokens and the hand as backs, with the cards the reader knows."""
    table, crowns = stage.view.data[0], crowns_of(stage, seat)
    known = known_cards(stage.view, seat)
    held = int(table["hand_size"][seat])
    body = plate(
        monogram(stage.names[seat]),
        _name(stage, seat),
        tag("span", backs(held - len(known)), tag("small", held), class_="c-held"),
        tag("span", *sockets(stage, seat), class_="c-sockets"),
        tag("b", picture_of("crown"), "?" if crowns is None else crowns, class_="c-count"),
        tag("small", stage.say("board-crowns-hidden")) if crowns is None else crown_row(crowns),
        tag("span", *(chip(stage, number) for number in known), class_="c-known") if known else None,
        active=seat == table["turn"] and not stage.view.over,
        away=stage.players[seat].away,
    )
    return stage.pick(
        f"rob {seat}", body, badge("selected"), label=_spoken_seat(stage, seat), id=f"seat-{seat}", class_="seat"
    )


def known_cards(view: "View", seat: int) -> list[int]:
    """Cards of another hand that the reader has seen go there, or all of them in an open replay."""
    _, table = view.records
    if not table.reader:
        return in_mask(int(table.hand[seat]))
    return in_mask(known_in(table, int(table.reader) - 1, seat))


def _name(stage: "Stage", seat: int) -> Markup:
    player = stage.players[seat]
    you = tag("small", stage.say("board-you")) if stage.is_reader(seat) else None
    bot = icon("gear", stage.say("board-bot")) if player.bot else None
    away = tag("small", stage.say("board-away", since=player.away), class_="away-since") if player.away else None
    return tag("span", tag("b", player.name), " ", bot, " ", you, " ", away, class_="who")


def sockets(stage: "Stage", seat: int) -> Iterator[Markup]:
    """A player's two places for tokens; a guard on the King stands beside them."""
    owned = tokens_of(stage.view, seat)
    if stage.view.data[0]["guard"] == seat:
        yield tag(
            "span", picture_of("guard"), picture_of("crown"), class_="c-on-duty", title=stage.say("board-guards-king")
        )
    for kind in owned:
        yield tag("span", token(kind), title=stage.say(f"board-token-{TOKENS[kind]}"))
    for _ in range(MOST_TOKENS - len(owned)):
        yield tag("span", class_="c-socket")


# ---- one's own plate


def own_plate(stage: "Stage", seat: int) -> Markup:
    """13 crowns to fill, and the reader's tokens, which are controls where they can be paid or dropped."""
    table = stage.view.data[0]
    crowns = int(table["crowns"][seat])
    count = tag("span", tag("b", crowns), " ", stage.say("board-of", n=CROWNS_TO_WIN), class_="c-of")
    return plate(
        monogram(stage.names[seat], own=True),
        _name(stage, seat),
        tag("span", crown_row(crowns), role="img", aria_label=stage.say("law-crowns", n=crowns)),
        count,
        tag("span", stage.say("board-tokens"), class_="c-tokens-word"),
        tag("span", *own_tokens(stage, seat), class_="c-sockets"),
        active=seat == table["turn"] and not stage.view.over,
        own=True,
        class_="c-own",
        id=f"seat-{seat}",
    )


def own_tokens(stage: "Stage", seat: int) -> Iterator[Markup]:
    """The reader's tokens, each as what it can do now."""
    owned, paying = tokens_of(stage.view, seat), payers(stage.view) if ways(stage.view) else []
    if stage.view.data[0]["guard"] == seat:
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
    for _ in range(MOST_TOKENS - len(owned)):
        yield tag("span", class_="c-socket")


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
    verb = "drop" if stage.view.data[0]["phase"] == Phase.ROOM else "pay"
    move = f"{verb} guard" if kind == GUARD_TOKEN else f"{verb} coat {COLOURS[kind]}"
    if move in stage.legal and not copy:
        return stage.pick(move, token(kind), badge("selected"), **name)
    return tag(
        "div", token(kind), role="img", aria_label=label, title=label, id=name["id"], class_="piece c-token-piece"
    )
