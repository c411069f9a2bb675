"""King of 12 for any number of players: plan a turn, and judge what follows it at a glance (`estimate`).

A turn is a small game of its own: everybody picks a card at the same time, and a moment later it is over. So it is
settled by trying every card of every seat against picks of the others, again and again in hands dealt anew
(regret matching: each seat plays more often what would have brought it more). Nothing is played to the end of the
match, whose luck would drown what one card changes; at the end of the turn the estimate says what it came to.

Some picks of the others are taken to be careless: any card. Whoever counts on careless opponents beats them; whoever
counts on careful ones is not beaten by them.
"""

from douzaine.engine.chance import below, draw
from douzaine.engine.drivers import (
    deal_outcome,
    first_actor,
    legal,
    make_move,
    policy,
    redeal,
    reopen,
    resolve_chance,
    scores,
    view,
)
from douzaine.engine.rule import rule
from douzaine.games.king12.bots.estimate import estimate
from douzaine.games.king12.box import HAND, Move
from douzaine.games.king12.die import FACES
from douzaine.games.king12.rules.masks import has
from douzaine.games.king12.table import Phase

SEEN, REOPENED, DEALT, PLAYED, VIEWED, BLANK = range(6)  # what each of the Tables is for
TABLES = 6
SEAT, TRIALS, CARELESS = range(3)  # settings: who looks, how many hands are dealt, percent of careless picks
SHARE = 1 << 20  # steps in which a probability is drawn


@rule
def plan(
    box, tables, words, settings, kinds, known, rng, again, moves, odds, story, regrets, played, picks, scratch, out
):
    """Weigh the moves of a seat, from its view in `tables[SEEN]`, in hands dealt anew so many times.

    Where all pick a card, `played` then has the mixes of all seats by hand; elsewhere `out` what each move has come
    to. Both are kept from one call to the next. `words` are the Tables' bytes as numbers, `kinds` the seven cards.
    """
    seat = settings[SEAT]
    copy_table(words, SEEN, REOPENED)
    reopen(box[0], tables[REOPENED], seat)
    for _ in range(settings[TRIALS]):
        copy_table(words, BLANK, DEALT)
        redeal(box[0], tables[REOPENED], seat, rng, tables[DEALT])
        if tables[DEALT].phase != Phase.PICK:
            try_moves(box[0], tables, words, seat, known, rng, again, moves, odds, story, scratch, out)
            continue
        for each in range(tables[DEALT].seats):
            careless = each != seat and below(rng, 100) < settings[CARELESS]
            picks[each] = draw_pick(tables[DEALT], each, kinds, careless, regrets, rng)
        for each in range(tables[DEALT].seats):
            learn(
                box[0],
                tables,
                words,
                each,
                kinds,
                known,
                rng,
                again,
                moves,
                odds,
                story,
                regrets,
                played,
                picks,
                scratch,
            )


@rule
def copy_table(words, source, target):
    """Copy a Table as the numbers it is made of: a record is copied field by field, which is slow."""
    for index in range(words.shape[1]):
        words[target, index] = words[source, index]


# ---- a pick of all


@rule
def draw_pick(table, seat, kinds, careless, regrets, rng):
    """The place among the seven of the card a seat picks: by its regrets so far, or any."""
    hand = places(table.hand[seat], kinds)
    total = 0.0
    count = 0
    for place in range(HAND):
        if has(hand, place):
            total += regrets[seat, hand, place]
            count += 1
    if careless or total <= 0.0:
        return nth_place(hand, below(rng, count))
    left = total * (draw(rng) & (SHARE - 1)) / SHARE
    chosen = 0
    for place in range(HAND):
        if has(hand, place) and left >= 0.0:
            chosen = place
            left -= regrets[seat, hand, place]
    return chosen


@rule
def places(cards, kinds):
    """A set of cards by their places among the seven."""
    found = 0
    for place in range(HAND):
        if has(cards, kinds[place]):
            found |= 1 << place
    return found


@rule
def nth_place(hand, number):
    """The place of a hand's card number so and so."""
    left = number
    place = 0
    while not has(hand, place) or left > 0:
        if has(hand, place):
            left -= 1
        place += 1
    return place


@rule
def learn(box, tables, words, seat, kinds, known, rng, again, moves, odds, story, regrets, played, picks, scratch):
    """Try every card of a seat against the picks of the others, and feel the regrets (RM+, later rounds count more)."""
    hand = places(tables[DEALT].hand[seat], kinds)
    worths = scratch[0]
    total = 0.0
    count = 0
    for place in range(HAND):
        if has(hand, place):
            total += regrets[seat, hand, place]
            count += 1
    value = 0.0
    played[seat, hand, HAND] += 1.0
    for place in range(HAND):
        if has(hand, place):
            copy_table(words, DEALT, PLAYED)
            for index in range(4):
                again[index] = rng[index]
            for each in range(tables[DEALT].seats):
                pick = place if each == seat else picks[each]
                make_move(box, tables[PLAYED], each, Move.PLAY + kinds[pick], story)
            finish_turn(box, tables, words, again, moves, odds, story)
            judge(box, tables[PLAYED], known, scratch[1])
            worths[place] = scratch[1, seat]
            share = regrets[seat, hand, place] / total if total > 0.0 else 1.0 / count
            played[seat, hand, place] += share * played[seat, hand, HAND]
            value += share * worths[place]
    for place in range(HAND):
        if has(hand, place):
            regrets[seat, hand, place] = max(regrets[seat, hand, place] + worths[place] - value, 0.0)
    draw(rng)


# ---- any other decision


@rule
def try_moves(box, tables, words, seat, known, rng, again, moves, odds, story, scratch, out):
    """What each move of a seat comes to in one world, the others deciding by the rule of thumb."""
    count = legal(box, tables[DEALT], seat, moves)
    for index in range(count):
        copy_table(words, DEALT, PLAYED)
        for number in range(4):
            again[number] = rng[number]
        legal(box, tables[PLAYED], seat, moves)
        make_move(box, tables[PLAYED], seat, moves[index], story)
        finish_turn(box, tables, words, again, moves, odds, story)
        if tables[DEALT].phase == Phase.BURY:
            resolve_chance(box, tables[PLAYED], again, odds, story)
        judge(box, tables[PLAYED], known, scratch[1])
        out[index] += scratch[1, seat]
    draw(rng)


@rule
def finish_turn(box, tables, words, rng, moves, odds, story):
    """Whatever is still to decide or to roll in this turn, by the rule of thumb."""
    table = tables[PLAYED]
    while table.over == 0 and (
        table.phase == Phase.EFFECTS or table.phase == Phase.ORACLE or table.phase == Phase.TAKE
    ):
        if table.chance != 0:
            deal_outcome(box, table, below(rng, FACES), story)  # the Oracle's roll
        else:
            seat = first_actor(table)
            count = legal(box, table, seat, moves)
            copy_table(words, BLANK, VIEWED)
            view(box, table, seat, tables[VIEWED])
            make_move(box, table, seat, policy(box, tables[VIEWED], seat, moves, count, rng), story)


@rule
def judge(box, table, known, out):
    """Everybody's chance after a turn: the result, if that was the last one."""
    if table.over != 0:
        scores(box, table, out)
    else:
        estimate(table, known, out)
