"""Twelve Heroes: what may be seen of a Table, part by part."""

from douzaine.engine.rule import rule
from douzaine.games.heroes12.heroes import DECK, KINDS, REGIONS
from douzaine.games.heroes12.table import NOBODY, PICKS, ROUNDS, SEATS


@rule
def see_table(table, out):
    """Tiles, cubes, food, Popularity, VP, sizes."""
    out.stage = table.stage
    out.cursor = table.cursor
    out.turn = table.turn
    out.first = table.first
    out.source = table.source
    for region in range(REGIONS):
        out.tile[region] = table.tile[region]
        out.below[region] = table.below[region]
        out.popularity[region] = table.popularity[region]
    for kind in range(len(table.hidden_tiles)):
        out.hidden_tiles[kind] = table.hidden_tiles[kind]
    for seat in range(SEATS):
        out.camp_food[seat] = table.camp_food[seat]
        out.vp[seat] = table.vp[seat]
        out.faction[seat] = table.faction[seat]
        out.veiled[seat] = table.veiled[seat]
        for region in range(REGIONS):
            out.food[seat, region] = table.food[seat, region]
            out.present[seat, region] = table.present[seat, region]
            out.force[seat, region] = table.force[seat, region]
            out.cubes[seat, region] = table.cubes[seat, region]
        for kind in range(len(table.hidden_tiles)):
            out.won[seat, kind] = table.won[seat, kind]


@rule
def see_what_happens(table, out):
    """What is named or waits is said aloud."""
    out.actions = table.actions
    out.extra = table.extra
    out.drawer = table.drawer
    out.drawing = table.drawing
    out.left = table.left
    out.winning = table.winning
    out.flying = table.flying
    out.used = table.used
    out.named = table.named
    out.origin = table.origin
    out.target = table.target
    out.recruited = table.recruited
    out.recruited_at = table.recruited_at
    out.ship = table.ship
    out.changed = table.changed
    out.draft_round = table.draft_round
    out.half = table.half
    for region in range(REGIONS):
        out.fresh[region] = table.fresh[region]
        out.waiting[region] = table.waiting[region]
    for seat in range(SEATS):
        out.draws[seat] = table.draws[seat]


@rule
def see_open_cards(table, out):
    """R33: camps, regions, discard piles; and what everybody has learned of the rest."""
    for seat in range(SEATS):
        for hero in range(KINDS):
            out.camp[seat, hero] = table.camp[seat, hero]
            out.discard[seat, hero] = table.discard[seat, hero]
            out.seen[seat, hero] = table.seen[seat, hero]
            out.shown[seat, hero] = table.shown[seat, hero]
            out.shuffled[seat, hero] = table.shuffled[seat, hero]
            for region in range(REGIONS):
                out.at[seat, region, hero] = table.at[seat, region, hero]


@rule
def see_own_cards(table, seat, out):
    """Hand, cards put under the deck, picks, and the deck's contents; gifts of the draft excepted (Q43)."""
    out.hand_size[seat] = table.hand_size[seat]
    out.deck_size[seat] = table.deck_size[seat]
    out.under_size[seat] = table.under_size[seat]
    out.picks[seat] = table.picks[seat]
    for hero in range(KINDS):
        out.hand[seat, hero] = table.hand[seat, hero]
        out.deck[seat, hero] = table.deck[seat, hero] - unknown_gifts(table, seat, hero)
    for place in range(DECK):
        out.under[seat, place] = table.under[seat, place]
    for pick in range(PICKS):
        out.picked[seat, pick] = table.picked[seat, pick]


@rule
def see_hidden_cards(table, seat, out):
    """R33: how many cards there are; of the hand what everybody saw. Picks of a draft do not show (R24)."""
    out.hand_size[seat] = table.hand_size[seat] + table.picks[seat]
    out.deck_size[seat] = table.deck_size[seat] - table.picks[seat]
    out.under_size[seat] = table.under_size[seat]
    for hero in range(KINDS):
        out.hand[seat, hero] = table.shown[seat, hero]
    for place in range(DECK):
        out.under[seat, place] = NOBODY
    for pick in range(PICKS):
        out.picked[seat, pick] = NOBODY


@rule
def unknown_gifts(table, seat, hero):
    """Q43: gifts in the deck that its owner does not know; a card drawn counts as a known one first."""
    if table.veiled[seat] == 0:
        return 0
    return min(table.deck[seat, hero], table.gifts[seat, 0, hero] + table.gifts[seat, 1, hero])


@rule
def see_draft(table, seat, out):
    """R25 to R27: what was passed either way, and the gifts given; those received, as far as drawn or shown."""
    for hero in range(KINDS):
        for turn in range(ROUNDS):
            out.passed[0, turn, hero] = table.passed[0, turn, hero]
            out.passed[1, turn, hero] = table.passed[1, turn, hero]
            out.gifts[1 - seat, turn, hero] = table.gifts[1 - seat, turn, hero]
            out.learned[seat, hero] += table.gifts[seat, turn, hero]
        out.learned[seat, hero] -= unknown_gifts(table, seat, hero)
