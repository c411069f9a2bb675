"""Twelve Heroes: what a seat sees, and a random Table that agrees with it."""

from douzaine.engine.rule import rule
from douzaine.engine.table import copy_header, may_act
from douzaine.games.heroes12.heroes import DECK, KINDS, REGIONS
from douzaine.games.heroes12.redeal import guess_cards, guess_draft, guess_drafted, take_picks_back
from douzaine.games.heroes12.table import NOBODY, PICKS, ROUNDS, SEATS, SPECTATOR, TRUTH, Phase, Source


@rule
def view(box, table, seat, out):
    """Everything open, the own cards, and what the seat has learned (spectator: seat -1)."""
    copy_header(table, out)
    out.reader = SPECTATOR + 1 + seat
    see_table(table, out)
    see_what_happens(table, out)
    see_open_cards(table, out)
    for each in range(SEATS):
        if each == seat:
            see_own_cards(table, each, out)
        else:
            see_hidden_cards(table, each, out)
    if seat >= 0 and table.source == Source.DRAFT:
        see_draft(table, seat, out)


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
    """R33: how many cards there are; of the hand what everybody saw. Half a pick of a draft does not show (R24)."""
    unseen_picks = table.picks[seat] if may_act(table, seat) else 0
    out.hand_size[seat] = table.hand_size[seat] + unseen_picks
    out.deck_size[seat] = table.deck_size[seat] - unseen_picks
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


# ---- dealing anew what is hidden


@rule
def redeal(box, seen, seat, rng, out):
    """Deal everything anew that the reader cannot know; what was learned stays."""
    copy_known(seen, seat, out)
    if seen.source != Source.DRAFT:
        for each in range(SEATS):
            if each != seat:
                guess_cards(box, out, each, rng)
    elif seen.draft_round < ROUNDS:
        guess_draft(seen, seat, rng, out)
    else:
        guess_drafted(seen, seat, rng, out)


@rule
def copy_known(seen, seat, out):
    """The reader's view, as the beginning of a whole Table."""
    copy_header(seen, out)
    out.reader = TRUTH
    see_table(seen, out)
    see_what_happens(seen, out)
    see_open_cards(seen, out)
    for each in range(SEATS):
        out.hand_size[each] = seen.hand_size[each]
        out.deck_size[each] = seen.deck_size[each]
        out.under_size[each] = seen.under_size[each]
        out.picks[each] = seen.picks[each]
        for place in range(DECK):
            out.under[each, place] = seen.under[each, place]
        for pick in range(PICKS):
            out.picked[each, pick] = seen.picked[each, pick]
        for hero in range(KINDS):
            for turn in range(ROUNDS):
                out.passed[each, turn, hero] = seen.passed[each, turn, hero]
                out.gifts[each, turn, hero] = seen.gifts[each, turn, hero]
            if each == seat:
                out.hand[each, hero] = seen.hand[each, hero]
                out.deck[each, hero] = seen.deck[each, hero]


@rule
def reopen(box, seen, seat):
    """R24: a draft as it was before the other seat had picked; that it has is all that ever shows of it."""
    if seen.phase == Phase.PICK:
        take_picks_back(seen, 1 - seat)
        seen.actors |= 1 << (1 - seat)
