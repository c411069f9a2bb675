"""A match one step at a time, for drivers that run many matches side by side.

The Table says what comes next: over, chance pending, a decision, or none of these.
"""

from douzaine.engine.chance import below, pick, seed_stream
from douzaine.engine.drivers import advance, deal, first_actor, legal, odds, play, policy, scores, setup, view
from douzaine.engine.rule import rule


@rule
def lay(box, tables, rng, low, high, game, story):
    """Begin match number `game` of a seed; `tables` holds the Table played on, room for a view, and a blank one."""
    seed_stream(rng, low, high, game)
    tables[0] = tables[2]
    setup(box, tables[0], story)


@rule
def move(box, tables, levels, rng, moves, story):
    """Let the next seat decide by its level: 0 at random, 1 by rule of thumb."""
    seat = first_actor(tables[0])
    if levels[seat] == 0:
        move_at_random(box, tables, levels, rng, moves, story)
    else:
        tables[1] = tables[2]
        view(box, tables[0], seat, tables[1])
        count = legal(box, tables[1], seat, moves)
        play(box, tables[0], seat, policy(box, tables[1], seat, moves, count, rng), story)


@rule
def move_at_random(box, tables, levels, rng, moves, story):
    """Let the next seat decide at random."""
    seat = first_actor(tables[0])
    play(box, tables[0], seat, moves[below(rng, legal(box, tables[0], seat, moves))], story)


@rule
def deal_next(box, tables, rng, weights, story):
    """Deal the pending chance event."""
    count = odds(box, tables[0], weights)
    deal(box, tables[0], below(rng, -count) if count < 0 else pick(rng, weights, count), story)


@rule
def go_on(box, tables, story):
    """Let the rules advance."""
    advance(box, tables[0], story)


@rule
def share_out(box, tables, share):
    """Compute each seat's share of the win."""
    scores(box, tables[0], share)


STEPS = {"lay": lay, "move": move, "deal": deal_next, "go_on": go_on, "share_out": share_out}
