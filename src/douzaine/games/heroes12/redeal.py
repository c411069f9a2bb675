"""A random choice of everything hidden that agrees with what a reader knows.

A guess for one seat works on its hidden cards (hand, deck and cards under it together), in rows of the
Table's `notes`, counted by hero: NEED, cards known to be hidden that have no place yet; ROOM, how many may
be in the deck; MOST, how many there may be at all. A known deck list leaves no doubt about the cards, only
about their places; otherwise cards seen before are needed, and the two copies of a hero that a deck or the
draft allows are the most. The row BAG is what is drawn from at random.
"""

from douzaine.engine.chance import below, pick
from douzaine.engine.rule import rule
from douzaine.engine.table import may_act
from douzaine.games.heroes12.heroes import COPIES, DECK, KINDS
from douzaine.games.heroes12.rules.draft import first_of, put_on_pile
from douzaine.games.heroes12.rules.zones import visible
from douzaine.games.heroes12.table import PICKS, ROUNDS, SEATS, Phase, Source

BAG = 0
NEED = 1
ROOM = 2
MOST = 3
PAIRS = 6  # ways to take two of four cards
KEPT = 4  # cards of a passed pack


# ---- cards of a seat whose list is public, or unknown


@rule
def guess_cards(box, out, seat, rng):
    """Hidden cards of a seat: the rest of its faction's list, or of a list of which only some cards are known."""
    for hero in range(KINDS):
        open_now = visible(out, seat, hero)
        if out.source == Source.FACTIONS and out.faction[seat] >= 0:
            rest = box.faction_decks[out.faction[seat], hero] - open_now
            set_bounds(out, hero, rest, rest)
        else:
            set_bounds(out, hero, out.seen[seat, hero] - open_now, COPIES - open_now)
    deal_within_bounds(out, seat, rng)


@rule
def set_bounds(out, hero, least, most):
    """So many cards of a hero are hidden, at least and at most."""
    out.notes[NEED, hero] = max(least, 0)
    out.notes[MOST, hero] = max(least, most, 0)


@rule
def deal_within_bounds(out, seat, rng):
    """Deal what is hidden of a seat, once its bounds are set."""
    heed_what_was_shown(out, seat)
    measure_room(out, seat)
    deal_hidden(out, seat, rng)


@rule
def deal_hidden(out, seat, rng):
    """Deck first, then hand, then cards under the deck. Bounds too narrow for a position as given are widened."""
    if not can_be_dealt(out, seat):
        for hero in range(KINDS):
            out.notes[MOST, hero] = DECK
        measure_room(out, seat)
    guess_deck(out, seat, rng)
    guess_hand(out, seat, rng)
    guess_under(out, seat, rng)
    clear_notes(out)


@rule
def clear_notes(out):
    for row in range(len(out.notes)):
        for hero in range(KINDS):
            out.notes[row, hero] = 0


@rule
def heed_what_was_shown(out, seat):
    """Cards shown are in hand: they have their place."""
    for hero in range(KINDS):
        out.notes[NEED, hero] = max(out.notes[NEED, hero] - out.shown[seat, hero], 0)


@rule
def measure_room(out, seat):
    """A deck holds no card shown in hand; a reshuffled one only what was shuffled in."""
    reshuffled = total(out.shuffled[seat]) > 0
    for hero in range(KINDS):
        room = max(out.notes[MOST, hero] - out.shown[seat, hero], 0)
        out.notes[ROOM, hero] = min(room, out.shuffled[seat, hero]) if reshuffled else room


@rule
def total(cards):
    count = 0
    for hero in range(KINDS):
        count += cards[hero]
    return count


@rule
def needed_with_room(out):
    """How many of the cards needed could be in the deck."""
    count = 0
    for hero in range(KINDS):
        count += min(out.notes[NEED, hero], out.notes[ROOM, hero])
    return count


@rule
def can_be_dealt(out, seat):
    """Whether some deal agrees with the bounds and with everything known."""
    hidden = out.deck_size[seat] + out.under_size[seat]
    free = out.hand_size[seat] - total(out.shown[seat])
    for hero in range(KINDS):
        if out.notes[NEED, hero] + out.shown[seat, hero] > out.notes[MOST, hero]:
            return False
    if total(out.notes[ROOM]) < hidden or total(out.notes[MOST]) < hidden + out.hand_size[seat]:
        return False
    return total(out.notes[NEED]) - min(hidden, needed_with_room(out)) <= free


@rule
def guess_deck(out, seat, rng):
    """Card by card; one that is not needed only if all that are needed still find a place."""
    free = out.hand_size[seat] - total(out.shown[seat])
    hidden = out.deck_size[seat] + out.under_size[seat]
    for dealt in range(hidden):
        rest = hidden - dealt - 1
        any_will_do = total(out.notes[NEED]) - min(rest, needed_with_room(out)) <= free
        for hero in range(KINDS):
            room = out.notes[ROOM, hero]
            out.notes[BAG, hero] = room if any_will_do else min(room, out.notes[NEED, hero])
        hero = pick(rng, out.notes[BAG], KINDS)
        out.deck[seat, hero] += 1
        out.notes[ROOM, hero] -= 1
        out.notes[NEED, hero] = max(out.notes[NEED, hero] - 1, 0)


@rule
def guess_hand(out, seat, rng):
    """What was shown, what is needed and not in the deck, and anything else that there may be."""
    for hero in range(KINDS):
        out.hand[seat, hero] = out.shown[seat, hero] + out.notes[NEED, hero]
        out.notes[BAG, hero] = max(out.notes[MOST, hero] - out.deck[seat, hero] - out.hand[seat, hero], 0)
    move_from_bag(out, out.hand[seat], out.hand_size[seat] - total(out.hand[seat]), rng)


@rule
def guess_under(out, seat, rng):
    """Some of the deck lies under it, in an order of its own."""
    for place in range(out.under_size[seat]):
        hero = pick(rng, out.deck[seat], KINDS)
        out.deck[seat, hero] -= 1
        out.under[seat, place] = hero


# ---- the draft going on


@rule
def guess_draft(seen, seat, rng, out):
    """The packs and piles of a draft that is going on."""
    passed = seen.draft_round + seen.half
    fill_bag_with_unseen(seen, seat, out)
    if seat < 0:
        guess_passed(out, passed, rng)
    for turn in range(seen.draft_round):
        guess_gifts(out, seat, turn, rng)
    for each in range(SEATS):
        for turn in range(seen.draft_round):
            if each == seat:
                add(out.gifts[each, turn], out.deck[each])
            else:
                add_other_halves(out, each, turn)
        if each != seat:
            take_picks_back(out, each)
            move_from_bag(out, out.deck[each], PICKS * passed, rng)
            guess_pack(out, each, rng)
            guess_picks(out, each, rng)
    rest_is_pool(out)
    clear_notes(out)


@rule
def fill_bag_with_unseen(seen, seat, out):
    """Cards of the pool that the reader has not seen: neither had, nor passed, nor given."""
    for hero in range(KINDS):
        count = COPIES
        if seat >= 0:
            count -= visible(seen, seat, hero) + seen.hand[seat, hero] + seen.deck[seat, hero]
            for place in range(seen.under_size[seat]):
                if seen.under[seat, place] == hero:
                    count -= 1
            count += seen.learned[seat, hero]
            for turn in range(ROUNDS):
                count -= seen.passed[seat, turn, hero] + seen.gifts[1 - seat, turn, hero]
        out.notes[BAG, hero] = count


@rule
def move_from_bag(out, cards, count, rng):
    """Random unseen cards go to a pile."""
    for _ in range(count):
        hero = pick(rng, out.notes[BAG], KINDS)
        out.notes[BAG, hero] -= 1
        cards[hero] += 1


@rule
def guess_passed(out, turns, rng):
    """For a spectator: what was passed."""
    for seat in range(SEATS):
        for turn in range(turns):
            move_from_bag(out, out.passed[seat, turn], KEPT, rng)


@rule
def guess_gifts(out, reader, turn, rng):
    """Which two of the four cards passed came back; a giver knows it."""
    for seat in range(SEATS):
        if reader != 1 - seat:
            take_pair(out.passed[seat, turn], below(rng, PAIRS), out.gifts[seat, turn])


@rule
def take_pair(cards, pair, out):
    """Two of four cards, by the number of the pair."""
    for hero in range(KINDS):
        out[hero] = 0
    number = 0
    for one in range(KEPT):
        for other in range(one):
            if number == pair:
                out[first_of(cards, one)] += 1
                out[first_of(cards, other)] += 1
            number += 1


@rule
def add(cards, pile):
    for hero in range(KINDS):
        pile[hero] += cards[hero]


@rule
def add_other_halves(out, seat, turn):
    """R26, R27: of a finished round a pile has the gifts received, and what was kept of the pack received."""
    for hero in range(KINDS):
        kept = out.passed[1 - seat, turn, hero] - out.gifts[1 - seat, turn, hero]
        out.deck[seat, hero] += out.gifts[seat, turn, hero] + kept


@rule
def guess_pack(out, seat, rng):
    """The pack held: the one received, or one of unseen cards."""
    if out.half == 1:
        for hero in range(KINDS):
            out.hand[seat, hero] = out.passed[1 - seat, out.draft_round, hero]
    else:
        move_from_bag(out, out.hand[seat], out.hand_size[seat], rng)


@rule
def take_picks_back(out, seat):
    """Sizes as they were before a seat that is done handed its picks in."""
    if out.phase == Phase.PICK and not may_act(out, seat):
        out.hand_size[seat] += PICKS
        out.deck_size[seat] -= PICKS


@rule
def guess_picks(out, seat, rng):
    """Picks handed in: two by a seat that is done, none or one by a seat that is still picking."""
    if out.phase != Phase.PICK:
        return
    count = below(rng, PICKS) if may_act(out, seat) else PICKS
    for number in range(count):
        hero = pick(rng, out.hand[seat], KINDS)
        put_on_pile(out, seat, hero)
        out.picked[seat, number] = hero
    out.picks[seat] = count


@rule
def rest_is_pool(out):
    """R22: what is in no hand and no deck is still in the pool, or was never drawn."""
    for hero in range(KINDS):
        count = COPIES
        for seat in range(SEATS):
            count -= copies_of(out, seat, hero)
        out.pool[hero] = max(count, 0)


@rule
def copies_of(out, seat, hero):
    """All copies of a hero that a seat has anywhere."""
    count = visible(out, seat, hero) + out.hand[seat, hero] + out.deck[seat, hero]
    for place in range(out.under_size[seat]):
        if out.under[seat, place] == hero:
            count += 1
    return count


# ---- after the draft


@rule
def guess_drafted(seen, seat, rng, out):
    """Decks made by a draft that is over."""
    if seat < 0:
        guess_both_lists(out, rng)
    else:
        guess_own_gifts(seen, seat, rng, out)
    rest_is_pool(out)
    clear_notes(out)


@rule
def guess_own_gifts(seen, seat, rng, out):
    """Of all ways in which gifts can have come back, one that explains everything seen; then the other's cards."""
    start = below(rng, PAIRS * PAIRS)
    for step in range(PAIRS * PAIRS):
        way = (start + step) % (PAIRS * PAIRS)
        take_pair(out.passed[seat, 0], way // PAIRS, out.gifts[seat, 0])
        take_pair(out.passed[seat, 1], way % PAIRS, out.gifts[seat, 1])
        if explains_learned(seen, seat, out):
            bound_by_draft(seen, seat, out)
            heed_what_was_shown(out, 1 - seat)
            measure_room(out, 1 - seat)
            if can_be_dealt(out, 1 - seat):
                break
    for hero in range(KINDS):
        unknown = out.gifts[seat, 0, hero] + out.gifts[seat, 1, hero] - seen.learned[seat, hero]
        out.deck[seat, hero] += unknown
    deal_hidden(out, 1 - seat, rng)


@rule
def explains_learned(seen, seat, out):
    """Whether gifts include all that their owner has drawn."""
    for hero in range(KINDS):
        if out.gifts[seat, 0, hero] + out.gifts[seat, 1, hero] < seen.learned[seat, hero]:
            return False
    return True


@rule
def bound_by_draft(seen, seat, out):
    """The other's list: gifts given, what was passed and did not come back, and unseen cards."""
    other = 1 - seat
    fill_bag_with_unseen(seen, seat, out)
    for hero in range(KINDS):
        surely = 0
        for turn in range(ROUNDS):
            surely += out.gifts[other, turn, hero] + out.passed[seat, turn, hero] - out.gifts[seat, turn, hero]
        open_now = visible(out, other, hero)
        out.notes[NEED, hero] = max(surely, seen.seen[other, hero], open_now) - open_now
        out.notes[MOST, hero] = surely + out.notes[BAG, hero] - open_now


@rule
def guess_both_lists(out, rng):
    """For a spectator: two lists of the pool, and any history that makes them."""
    for seat in range(SEATS):
        for hero in range(KINDS):
            open_now = visible(out, seat, hero)
            others = copies_of(out, 1 - seat, hero) if seat == 1 else int(out.seen[1, hero])
            set_bounds(out, hero, out.seen[seat, hero] - open_now, COPIES - others - open_now)
        deal_within_bounds(out, seat, rng)
    for seat in range(SEATS):
        guess_history(out, seat, rng)


@rule
def guess_history(out, seat, rng):
    """Four cards of a list came back as gifts, four were kept of the packs received."""
    for hero in range(KINDS):
        out.notes[BAG, hero] = copies_of(out, seat, hero)
    for turn in range(ROUNDS):
        move_from_bag(out, out.gifts[seat, turn], PICKS, rng)
        move_from_bag(out, out.passed[1 - seat, turn], PICKS, rng)
        add(out.gifts[seat, turn], out.passed[seat, turn])
