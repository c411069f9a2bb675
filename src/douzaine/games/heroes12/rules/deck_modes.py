"""Two decks of twelve: factions, draft or tournament (R10, R17, R21, R29). The draft itself is in `draft`."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import await_chance
from douzaine.games.heroes12.box import Mode
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.heroes import FACTIONS, KINDS
from douzaine.games.heroes12.rules.draft import begin_draft
from douzaine.games.heroes12.table import SEATS, Phase, Setup, Source


@rule
def prepare_decks(box, table, story):
    """R10, R17: two decks of twelve, made by the chosen mode."""
    if box.mode == Mode.DRAFT:
        begin_draft(table)
    elif box.mode == Mode.TOURNAMENT:
        for seat in range(SEATS):
            lay_deck(table, seat, box.decks[seat])
            emit(story, EventKind.DECK_BUILT, seat)
        table.cursor = Setup.FIRST_PLAYER
    elif box.faction[0] >= 0 and box.faction[1] >= 0:
        take_factions(box, table, box.faction[0], box.faction[1], story)
    else:
        table.phase = Phase.FACTIONS
        await_chance(table)


@rule
def lay_deck(table, seat, cards):
    for hero in range(KINDS):
        table.deck[seat, hero] = cards[hero]
        table.deck_size[seat] += cards[hero]


@rule
def take_factions(box, table, one, other, story):
    """R21: each seat takes a ready-made deck, for everybody to know."""
    table.source = Source.FACTIONS
    table.faction[0] = one
    table.faction[1] = other
    for seat in range(SEATS):
        faction = table.faction[seat]
        lay_deck(table, seat, box.faction_decks[faction])
        emit(story, EventKind.PLAYS_FACTION, seat, faction)
    table.cursor = Setup.FIRST_PLAYER


@rule
def odds_of_factions(box, weights):
    """Q45: every pair that the options allow is equally likely."""
    kinds = len(FACTIONS)
    for one in range(kinds):
        for other in range(kinds):
            fits = (box.faction[0] < 0 or box.faction[0] == one) and (box.faction[1] < 0 or box.faction[1] == other)
            weights[one * kinds + other] = 1 if fits and (one != other or box.same_faction == 1) else 0
    return kinds * kinds
