"""Everything that drives a game's rules, written once for all games.

The names below stand for the functions of a game; `compile.py` puts a game's own in their
place, for the interpreter or for the compiler. Entry points take one-element arrays, because those
are the cheapest thing to hand from Python to compiled code.
"""

from douzaine.engine.chance import below, pick, seed_stream
from douzaine.engine.rule import rule
from douzaine.engine.table import goes_on


def _to_be_bound(*_):
    raise NotImplementedError("bind the drivers to a game first")


setup = legal = play = odds = deal = advance = scores = view = redeal = policy = reopen = encode = _to_be_bound
STUBS = (
    "setup",
    "legal",
    "play",
    "odds",
    "deal",
    "advance",
    "scores",
    "view",
    "redeal",
    "policy",
    "reopen",
    "encode",
)


@rule
def policy_at_random(box, seen, seat, moves, count, rng):
    """Used as `policy` if a game has no rule of thumb."""
    return moves[below(rng, count)]


@rule
def leave_as_it_is(box, seen, seat):
    """Used as `reopen` if nobody ever commits in secret."""


@rule
def has_nothing_to_do(box, table, story):
    """Used as `advance` if moves and outcomes do everything themselves."""


@rule
def start(box, table, story):
    """Set up the table, up to the first decision or chance event."""
    setup(box, table, story)
    while goes_on(table):
        advance(box, table, story)


@rule
def make_move(box, table, seat, move, story):
    """Carry out a legal move, up to the next decision or chance event, or the end."""
    play(box, table, seat, move, story)
    while goes_on(table):
        advance(box, table, story)


@rule
def deal_outcome(box, table, outcome, story):
    """Apply an outcome of chance, up to the next decision or chance event, or the end."""
    deal(box, table, outcome, story)
    while goes_on(table):
        advance(box, table, story)


@rule
def resolve_chance(box, table, rng, weights, story):
    """Deal until no chance event is pending."""
    while table.chance != 0:
        count = odds(box, table, weights)
        if count < 0:
            outcome = below(rng, -count)
        else:
            outcome = pick(rng, weights, count)
        deal_outcome(box, table, outcome, story)


@rule
def first_actor(table):
    """The lowest seat that may decide now."""
    seat = 0
    while (table.actors >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def playout(box, tables, levels, rng, moves, weights, story):
    """Play to the end and count decisions; `levels` says who plays a seat: 0 at random, 1 by rule of thumb.

    `tables` holds three: the Table played on, room for a view, and a blank one.
    """
    decisions = 0
    table = tables[0]
    resolve_chance(box, table, rng, weights, story)
    while table.over == 0:
        seat = first_actor(table)
        if levels[seat] == 0:
            count = legal(box, table, seat, moves)
            move = moves[below(rng, count)]
        else:
            tables[1] = tables[2]
            view(box, table, seat, tables[1])
            count = legal(box, tables[1], seat, moves)
            move = policy(box, tables[1], seat, moves, count, rng)
        make_move(box, table, seat, move, story)
        resolve_chance(box, table, rng, weights, story)
        decisions += 1
    return decisions


# ---- entry points, called from Python; compiled and cached for each game


@rule
def enter_setup(box, table, story):
    start(box[0], table[0], story)


@rule
def enter_legal(box, table, seat, moves):
    return legal(box[0], table[0], seat, moves)


@rule
def enter_play(box, table, seat, move, story):
    make_move(box[0], table[0], seat, move, story)


@rule
def enter_odds(box, table, weights):
    """Write the weight of every outcome of the pending chance event, and return their number."""
    count = odds(box[0], table[0], weights)
    if count < 0:
        count = -count
        for outcome in range(count):
            weights[outcome] = 1
    return count


@rule
def enter_deal(box, table, outcome, story):
    deal_outcome(box[0], table[0], outcome, story)


@rule
def enter_scores(box, table, out):
    scores(box[0], table[0], out)


@rule
def enter_view(box, table, seat, out):
    view(box[0], table[0], seat, out[0])


@rule
def enter_redeal(box, table, seat, rng, out):
    redeal(box[0], table[0], seat, rng, out[0])


@rule
def enter_policy(box, table, seat, moves, count, rng):
    return policy(box[0], table[0], seat, moves, count, rng)


@rule
def enter_step(box, table, seat, move, rng, weights, story):
    """Play a move and deal all chance after it; return the next seat to decide, or -1 at the end."""
    make_move(box[0], table[0], seat, move, story)
    resolve_chance(box[0], table[0], rng, weights, story)
    if table[0].over != 0:
        return -1
    return first_actor(table[0])


@rule
def enter_start(box, table, rng, weights, story):
    """Set up a table and deal all chance at its start; return the first seat to decide, or -1."""
    start(box[0], table[0], story)
    resolve_chance(box[0], table[0], rng, weights, story)
    if table[0].over != 0:
        return -1
    return first_actor(table[0])


@rule
def enter_batch(box, tables, levels, low, high, first, count, rng, moves, weights, story, points, ends):
    """Play matches first … first + count - 1 of a seed, each from its own stream.

    Adds every seat's score to `points[0]` and its square to `points[2]` (`points[1]` is scratch),
    writes (turns, reason) of each match into `ends`, and returns the number of decisions.
    """
    decisions = 0
    table = tables[0]
    share = points[1]
    for game in range(count):
        seed_stream(rng, low, high, first + game)
        tables[0] = tables[2]
        start(box[0], table, story)
        decisions += playout(box[0], tables, levels, rng, moves, weights, story)
        scores(box[0], table, share)
        for seat in range(table.seats):
            points[0, seat] += share[seat]
            points[2, seat] += share[seat] * share[seat]
        ends[game, 0] = table.turns
        ends[game, 1] = table.over
    return decisions


@rule
def enter_playouts(box, tables, levels, low, high, count, rng, moves, weights, story, points):
    """Play the Table in `tables[3]` to its end `count` times, each from its own stream of a seed.

    Adds every seat's score to `points[0]` (`points[1]` is scratch) and returns the number of decisions.
    """
    decisions = 0
    for game in range(count):
        seed_stream(rng, low, high, game)
        tables[0] = tables[3]
        decisions += playout(box[0], tables, levels, rng, moves, weights, story)
        scores(box[0], tables[0], points[1])
        for seat in range(tables[0].seats):
            points[0, seat] += points[1, seat]
    return decisions


ENTRIES = {
    "setup": enter_setup,
    "legal": enter_legal,
    "play": enter_play,
    "odds": enter_odds,
    "deal": enter_deal,
    "scores": enter_scores,
    "view": enter_view,
    "redeal": enter_redeal,
    "policy": enter_policy,
    "start": enter_start,
    "step": enter_step,
    "batch": enter_batch,
    "playouts": enter_playouts,
}
