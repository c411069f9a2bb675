"""13 Crowns: the table: opponents above, the King, his law and the supply in the middle, the reader's plate below."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from douzaine.boards import Markup, badge, icon, tag
from douzaine.boards.context import BoardContext
from douzaine.games.crowns13.board.cards import called, card, mini, picture_of, rules_of, spoken
from douzaine.games.crowns13.board.hand import laws
from douzaine.games.crowns13.board.panel import panel
from douzaine.games.crowns13.board.plates import opponent, own_plate
from douzaine.games.crowns13.laws import COLOURS, ids_of
from douzaine.games.crowns13.rules.cards import king
from douzaine.games.crowns13.table import Phase
from douzaine.match.game import Game

FEW_PLATES = 3  # more of them are narrow
GUARD = int(Phase.GUARD)
UNDER = tag("i", class_="c-under")


def scene(at: BoardContext) -> Markup:
    """Opponents above, the King and his law in the middle, the reader's crowns below."""
    seats = range(len(at.players))
    others = [opponent(at, seat) for seat in _clockwise(at, seats) if not at.is_reader(seat)]
    middle = tag("div", supply(at), throne(at), panel(at), class_="c-middle")
    own = own_plate(at, at.seat, laws(at)) if at.seat is not None else None
    size = "one" if len(others) == 1 else "many" if len(others) > FEW_PLATES else "few"
    plates = tag("div", *others, class_=f"c-plates {size}", style=f"--plates:{len(others)}")
    return tag("div", plates, tag("div", middle, class_="c-field"), own, class_="c-board")


def _clockwise(at: BoardContext, seats: Sequence[int]) -> list[int]:
    """Seats from the reader's left on."""
    first = 0 if at.seat is None else at.seat
    return [*seats[first:], *seats[:first]]


# ---- the King


def throne(at: BoardContext) -> Markup:
    """The King in power with a guard or an announced colour, if any."""
    box, table = at.box, at.table
    top = king(table)
    on_him = [
        at.say("scene-announced", colour=at.say(f"colour-{COLOURS[table.announced]}")) if table.announced >= 0 else "",
        at.say("scene-guarded", owner=at.names[table.guard]) if table.guard >= 0 else "",
    ]
    label = " ".join([at.say("board-king"), spoken(box, top, at.lang, table.reward), *on_him]).strip()
    move = "place" if table.phase == GUARD else "apply"
    drawing = (card(at, top, table.reward), badge("selected"), *_marks(at))
    if move in at.legal:
        label = f"{at.move_text(move)}. {label}"
    piece = at.pick(move, *drawing, label=label, id=f"card-{ids_of(box)[top]}", class_="c-king",
                    data_name=called(box, top, at.lang), data_rules=rules_of(box, top))  # fmt: skip
    return tag("div", UNDER * min(table.height - 1, 2), piece, class_="c-throne")


def _marks(at: BoardContext) -> Iterator[Markup]:
    table = at.table
    if table.announced >= 0:
        word = at.say(f"colour-{COLOURS[table.announced]}")
        yield tag("span", icon("bubble"), mini(table.announced), tag("b", word), class_="c-mark c-announced")
    if table.guard >= 0:
        yield tag("span", picture_of("guard"), tag("b", at.names[table.guard]), class_="c-mark c-guarded")


def supply(at: BoardContext) -> Markup:
    """The piles with their sizes, and the remaining crowns, guards and coats."""
    table, game = at.table, at.game
    discarded = _pile(game, at.lang, "discard", table.discard_size)
    piles = tag("div", _draw_pile(at, table.draw_size), discarded, class_="c-piles")
    left = _left(game, at.lang, table.supply_crowns, table.supply_guards, tuple(table.supply_coats))
    return tag("div", piles, left, class_="c-supply")


def _draw_pile(at: BoardContext, size: int) -> Markup:
    """The draw pile of a renewal."""
    label = f"{at.say('board-draw')}, {at.say('scene-cards', n=size)}"
    if "renew" in at.legal:
        label = f"{at.move_text('renew')}. {label}"
    pile = _pile(at.game, at.lang, "draw", size)
    return at.pick("renew", pile, badge("selected"), label=label, id="pile-draw", class_="c-draw")


@lru_cache(500)
def _pile(game: Game, lang: str, name: str, size: int) -> Markup:
    """A pile with its number of cards; a phone shows only the number."""
    say, is_discard = partial(game.words.text, lang=lang), name == "discard"
    back = tag("i", class_="c-back none" if is_discard and not size else "c-back")
    word = tag("span", say("scene-cards", n=size).removeprefix(str(size)), class_="c-word")
    class_ = "c-pile c-discard" if is_discard else "c-pile"
    return tag("span", back, tag("b", say(f"board-{name}")), tag("small", size, word), class_=class_)


@lru_cache(2000)
def _left(game: Game, lang: str, crowns: int, guards: int, coats: tuple[int, ...]) -> Markup:
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
