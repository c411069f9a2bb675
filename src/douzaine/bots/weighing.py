"""Trials: the results of decisions when everybody plays on by rule of thumb, as rules that compile.

One trial is one world: what a seat cannot see is dealt, and all chance that follows is fixed in advance as a stream of
numbers. Every decision is tried in the same worlds (common random numbers), so that two of them differ by what they
change and not by luck. Chance and the random choices of players use separate streams: a later roll is the same whatever
was decided before it.

Where seats decide at the same time, `settle` first finds how often each would pick each move (regret matching: every
move of a seat is tried against picks of the others), and `weigh` lets the others pick that way.
"""

from douzaine.bots.search import add_node, copy_row, draw_by_regret, find, has_room, key_of
from douzaine.engine.chance import draw, seed_stream
from douzaine.engine.drivers import first_actor, legal, make_move, policy, redeal, reopen, resolve_chance, scores, view
from douzaine.engine.rule import rule
from douzaine.engine.table import may_act

PLAYED, SEEN, BLANK, ROOT, REOPENED, DEALT = range(6)  # what each of the Tables is for
TABLES = 6
SEAT, MOVE = range(2)  # a step of a decision; a seat of -1 follows the last
NODE, EDGE = range(2)  # what a seat picks while a mix is found
NOBODY = -1  # instead of a seat: everything is known, nothing is dealt
LOOKER, MIXED, ROUNDS = range(3)  # settings: the looking seat, whether the others use a mix, rounds to find one
STREAMS = 4  # streams of a world: hidden cards, chance, whims, picks
SHARE = 1 << 20  # steps in which a probability is drawn


@rule
def run_trials(
    box,
    tables,
    words,
    settings,
    chains,
    nodes,
    edges,
    used,
    seed,
    chance,
    whim,
    moves,
    weights,
    story,
    picks,
    worths,
    out,
):
    """Weigh chains, or with `settings[ROUNDS]` settle a mix and return the searching seat's node.

    `words` are the bytes of `tables` as numbers; `seed` is two halves of a seed and the number of the first world.
    """
    open_root(box[0], tables, words, settings[LOOKER])
    if settings[ROUNDS] > 0:
        return settle(
            box[0],
            tables,
            words,
            settings,
            nodes,
            edges,
            used,
            seed,
            chance,
            whim,
            moves,
            weights,
            story,
            picks,
            worths,
        )
    weigh(box[0], tables, words, settings, chains, nodes, edges, seed, chance, whim, moves, weights, story, out)
    return -1


@rule
def weigh(box, tables, words, settings, chains, nodes, edges, seed, chance, whim, moves, weights, story, out):
    """Try every row of `chains` in as many worlds as `out` has room for: `out[trial, row]` has everybody's scores.

    With `settings[MIXED]`, seats that decide at the same time as the searching one pick by their nodes. A move that is
    illegal in a world ends its chain.
    """
    for trial in range(out.shape[0]):
        deal_world(box, tables, words, settings[LOOKER], seed, seed[2] + trial, chance)
        for row in range(chains.shape[0]):
            begin_trial(words, seed, seed[2] + trial, chance, whim)
            together = tables[PLAYED].actors
            follow(box, tables, words, chains[row], whim, moves, story)
            if settings[MIXED] != 0:
                pick_by_mix(box, tables, words, together, nodes, edges, whim, moves, story)
            play_on(box, tables, words, chance, whim, moves, weights, story)
            scores(box, tables[PLAYED], out[trial, row])


@rule
def open_root(box, tables, words, seat):
    """The view from which worlds are dealt, without the news of who has already picked."""
    copy_row(words, ROOT, REOPENED)
    if seat != NOBODY:
        reopen(box, tables[REOPENED], seat)


@rule
def deal_world(box, tables, words, seat, seed, trial, chance):
    """Deal what the seat cannot see; nothing if no seat is given."""
    if seat == NOBODY:
        copy_row(words, ROOT, DEALT)
    else:
        seed_stream(chance, seed[0], seed[1], STREAMS * trial)
        copy_row(words, BLANK, DEALT)
        redeal(box, tables[REOPENED], seat, chance, tables[DEALT])


@rule
def begin_trial(words, seed, trial, chance, whim):
    """Start again from the dealt world, with the same chance and the same whims."""
    copy_row(words, DEALT, PLAYED)
    seed_stream(chance, seed[0], seed[1], STREAMS * trial + 1)
    seed_stream(whim, seed[0], seed[1], STREAMS * trial + 2)


@rule
def follow(box, tables, words, chain, whim, moves, story):
    """Carry out the steps of a decision. The rule of thumb is called all the same, to keep whims in step."""
    table = tables[PLAYED]
    for step in range(chain.shape[0]):
        seat = chain[step, SEAT]
        if seat < 0 or not may_act(table, seat):
            break
        count = legal(box, table, seat, moves)
        allowed = False
        for index in range(count):
            allowed = allowed or moves[index] == chain[step, MOVE]
        if not allowed:
            break
        if count > 1:
            think(box, tables, words, seat, moves, count, whim)
        make_move(box, table, seat, chain[step, MOVE], story)


@rule
def think(box, tables, words, seat, moves, count, whim):
    """Choose the rule of thumb's move, from what its seat sees."""
    copy_row(words, BLANK, SEEN)
    view(box, tables[PLAYED], seat, tables[SEEN])
    return policy(box, tables[SEEN], seat, moves, count, whim)


@rule
def play_on(box, tables, words, chance, whim, moves, weights, story):
    """Play to the end by the rule of thumb."""
    table = tables[PLAYED]
    resolve_chance(box, table, chance, weights, story)
    while table.over == 0:
        seat = first_actor(table)
        count = legal(box, table, seat, moves)
        move = moves[0]
        if count > 1:
            move = think(box, tables, words, seat, moves, count, whim)
        make_move(box, table, seat, move, story)
        resolve_chance(box, table, chance, weights, story)


# ---- seats that decide at the same time


@rule
def pick_by_mix(box, tables, words, together, nodes, edges, whim, moves, story):
    """Let the seats that have not picked yet do so by their mix, or by the rule of thumb if they have none."""
    table = tables[PLAYED]
    for seat in range(table.seats):
        if (together >> seat) & 1 == 1 and may_act(table, seat):
            slot = find(nodes, seen_key(box, tables, words, PLAYED, seat))
            if nodes[slot].key != 0 and nodes[slot].visits > 0:
                move = drawn_from_mix(nodes[slot], edges, whim)
            else:
                count = legal(box, table, seat, moves)
                move = think(box, tables, words, seat, moves, count, whim)
            make_move(box, table, seat, move, story)


@rule
def seen_key(box, tables, words, row, seat):
    """The information set of a seat at a Table, whoever has already picked."""
    copy_row(words, BLANK, SEEN)
    view(box, tables[row], seat, tables[SEEN])
    reopen(box, tables[SEEN], seat)
    return key_of(words, SEEN, seat)


@rule
def drawn_from_mix(node, edges, whim):
    """A move drawn from a node's average strategy."""
    total = 0.0
    for index in range(node.first, node.first + node.count):
        total += edges[index].played
    left = total * (draw(whim) & (SHARE - 1)) / SHARE
    last = node.first + node.count - 1
    index = node.first
    while index < last and left >= edges[index].played:
        left -= edges[index].played
        index += 1
    return edges[index].move


@rule
def settle(box, tables, words, settings, nodes, edges, used, seed, chance, whim, moves, weights, story, picks, worths):
    """Find how often each of the seats that decide together would pick each move; return the searching seat's node.

    Every round deals a world and draws a pick for each seat; then each seat learns what all its moves would have gained
    against the others' picks.
    """
    table = tables[DEALT]
    likely = worths[0]
    for turn in range(settings[ROUNDS]):
        trial = seed[2] + turn
        deal_world(box, tables, words, settings[LOOKER], seed, trial, chance)
        seed_stream(whim, seed[0], seed[1], STREAMS * trial + 3)
        for each in range(table.seats):
            if may_act(table, each):
                draw_pick(box, tables, words, each, nodes, edges, used, whim, moves, picks, likely)
        for each in range(table.seats):
            if may_act(table, each) and picks[each, NODE] >= 0:
                learn(
                    box,
                    tables,
                    words,
                    each,
                    nodes,
                    edges,
                    trial,
                    seed,
                    chance,
                    whim,
                    moves,
                    weights,
                    story,
                    picks,
                    worths,
                )
    return find(nodes, seen_key(box, tables, words, DEALT, settings[LOOKER]))


@rule
def draw_pick(box, tables, words, seat, nodes, edges, used, whim, moves, picks, likely):
    """A pick by a seat's current strategy; random if memory is full."""
    count = legal(box, tables[DEALT], seat, moves)
    slot = find(nodes, seen_key(box, tables, words, DEALT, seat))
    if nodes[slot].key == 0:
        if not has_room(nodes, edges, used, count):
            picks[seat, NODE] = -1
            picks[seat, EDGE] = moves[0]
            return
        add_node(nodes[slot], edges, used, key_of(words, SEEN, seat), seat, 1, moves, count, moves[0], whim)
    picks[seat, NODE] = slot
    picks[seat, EDGE] = edges[draw_by_regret(nodes[slot], edges, likely, 0, whim)].move


@rule
def learn(box, tables, words, seat, nodes, edges, trial, seed, chance, whim, moves, weights, story, picks, worths):
    """Try every move of a seat against the others' picks, and update the regrets."""
    node = nodes[picks[seat, NODE]]
    total = node.regrets
    value = 0.0
    for index in range(node.count):
        begin_trial(words, seed, trial, chance, whim)
        table = tables[PLAYED]
        for other in range(table.seats):
            if may_act(tables[DEALT], other):
                move = edges[node.first + index].move if other == seat else picks[other, EDGE]
                make_move(box, table, other, move, story)
        play_on(box, tables, words, chance, whim, moves, weights, story)
        scores(box, table, worths[node.count])
        worths[index, 0] = worths[node.count, seat]
        played = edges[node.first + index].regret / total if total > 0.0 else 1.0 / node.count
        edges[node.first + index].played += played * (node.visits + 1)
        value += played * worths[index, 0]
    left = 0.0
    for index in range(node.count):
        edge = edges[node.first + index]
        edge.regret = max(edge.regret + worths[index, 0] - value, 0.0)
        left += edge.regret
    node.regrets = left
    node.visits += 1
