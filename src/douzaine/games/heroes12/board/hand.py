"""Twelve Heroes in the browser: the reader's hand, or the pack in a draft."""

from douzaine.boards import Markup, icon, join, tag
from douzaine.boards.context import BoardContext
from douzaine.games.heroes12.board.choices import FROM_HAND, HAND, Choices, heroes_in, is_drafting
from douzaine.games.heroes12.board.pieces import effect, look_of
from douzaine.games.heroes12.board.regions import heroes_at
from douzaine.games.heroes12.board.sending import action_text, hand_words
from douzaine.games.heroes12.heroes import COST
from douzaine.games.heroes12.table import Phase


def hand(at: BoardContext) -> Markup:
    """The reader's cards. In the Military phase each can also be discarded for an extra action."""
    seat = at.seat
    if seat is None:
        return Markup("")
    menu = Choices(at)
    cards = heroes_at(at, menu, seat, HAND, cost=True)
    there = heroes_in(at.table, seat, HAND)
    ways = [below_card(at, menu, seat, hero, copy) for hero, copy in there]
    held = [tag("div", card, way, class_="h-held") for card, way in zip(cards, ways, strict=True)]
    words = hand_words(at, seat)
    opened = menu.asked and menu.phase in FROM_HAND  # then there is nothing else to choose from
    switch = tag("input", type="checkbox", id="hand-open", class_="spoken-check", aria_label=words, checked=opened)
    close = tag("label", icon("cross"), for_="hand-open", class_="h-close", aria_hidden="true")
    supply = tag("span", at.say("board-food-in-camp", food=at.table.camp_food[seat]), class_="fine")
    title = tag("div", tag("h2", words), None if opened or is_drafting(at) else supply, close, class_="h-hand-head")
    if not held:
        held = [tag("p", at.say("board-hand-empty"), class_="fine")]
    row = tag("div", *held, class_="h-hand-cards", style=f"--n:{len(held)}")
    backdrop = tag("label", for_="hand-open", class_="h-backdrop", aria_hidden="true")
    sheet = tag("section", title, row, class_="h-hand h-pack" if is_drafting(at) else "h-hand")
    return join((switch, backdrop, sheet))


def below_card(at: BoardContext, menu: Choices, seat: int, hero: int, copy: int) -> Markup:
    """A hero's effect, where cards are compared and always on a phone; and the control to discard the card."""
    compared = menu.phase in (Phase.PICK, Phase.MULLIGAN) and menu.asked
    names = "h-what" if compared else "h-what h-small-only"
    lacks = None
    if menu.asked and menu.phase == Phase.ACTION and COST[hero] > (has := at.table.camp_food[seat]):
        words = at.say("board-too-dear", cost=COST[hero], food=has, lacks=COST[hero] - has)
        lacks = tag("b", words, class_="h-lacks")
    what = tag("p", effect(look_of(at), hero), lacks, class_=names, aria_hidden="true")
    return join((what, burn(at, menu, seat, hero, copy)))


def burn(at: BoardContext, menu: Choices, seat: int, hero: int, copy: int) -> Markup | None:
    """R60: the control to discard a card for an extra action."""
    choice = menu.of(seat, HAND, hero, copy, burn=True)
    if choice is None:
        return None
    more = tag("span", at.say("board-burn-more"), class_="h-small-only")
    chip = tag("span", icon("discard"), tag("b", at.say("board-burn")), more, class_="h-burn-face")
    text = action_text(at, menu, choice)
    return at.control("radio", choice.value, choice.number, chip, label=text, class_="h-burn")
