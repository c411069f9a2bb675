"""One search for all games: Monte Carlo over information sets, as rules that compile.

A node is an information set: its key is a hash of the acting seat's own *view*. That is the soundest
choice and also the simplest. A seat can never act on what it does not see, because two Tables that
look the same to it are the same node, and what it has learned is part of its view. Moves made at the
same time are real simultaneous choices: a commitment is in nobody else's view, and `reopen` takes even
the news that somebody has committed out of it. Ways that lead to the same view share what was learned
(dice that fell in another order). And the legal moves of a node never change, because legality follows
from the seat's own view.

One simulation: deal anew what the searching seat cannot see (`redeal`), go down the tree sampling
chance from `odds`, add one node, play to the end, and give every node on the way its own seat's
score: each seat maximises its own result, with any number of seats.

- A seat that decides alone picks by UCB1, and the final choice is the most visited move.
- Seats that decide together pick by regret matching (RM+ on sampled regrets, with the running mean
  of each move as a control variate); the final choice is drawn from the average strategy.
- Where there are many moves a node opens them one after the other as it is visited (progressive
  widening), the rule of thumb's choice first and the others in random order; the root opens all.
- A young node follows the rule of thumb: where chance fans out, most nodes are visited a few times
  only, and trying every move there would tell what careless play is worth.
- A simulation that goes round in circles until a distant safety stop ends it is shared by all seats, so that
  nobody who leads waits for that stop, taking back every turn what the others take.

Memory is a fixed number of nodes and edges; when they are used up, simulations go on without new
nodes. Nothing is allocated while searching, and the GIL is released.
"""

import math

from douzaine.engine.chance import MASK, below, draw
from douzaine.engine.drivers import first_actor, legal, make_move, policy, redeal, reopen, resolve_chance, scores, view
from douzaine.engine.rule import rule
from douzaine.engine.table import may_act

PLAYED, SEEN, BLANK, ROOT, REOPENED = range(5)  # what each of the Tables is for
TABLES = 5
# settings: percent of playout moves by rule of thumb, own decisions ahead, trials, how a safety stop ends a match
THINK, DEPTH, TRIALS, SAFETY_STOP = range(4)
SETTINGS = 4
USED_NODES, USED_EDGES = range(2)
SHARE = 1 << 20  # steps in which a probability is drawn
EXPLORE = 0.1  # share of a simultaneous strategy that is spread evenly while searching
CURIOSITY = 0.7  # UCB1's constant, for results between 0 and 1
RIPE = 10  # visits before a node tries anything but the rule of thumb
AT_ONCE = 6  # moves a node opens at once before it widens
CIRCLES = 100  # turns after which a simulation without any other end has gone round in circles
FARTHEST = 1000  # turns after which it is broken off


@rule
def search(box, tables, words, seat, nodes, edges, used, path, chances, settings, rng, moves, weights, story, shares):
    """Run simulations from the view in `tables[ROOT]`; return the index of the root's node.

    `words` are the bytes of `tables` as numbers. `shares` collects the scores of all seats by the root's moves, in the
    order of its edges.
    """
    copy_row(words, ROOT, REOPENED)
    reopen(box[0], tables[REOPENED], seat)
    root_key = key_of(words, REOPENED, seat)
    for _ in range(settings[TRIALS]):
        copy_row(words, BLANK, PLAYED)
        redeal(box[0], tables[REOPENED], seat, rng, tables[PLAYED])
        length = descend(
            box[0],
            tables,
            words,
            seat,
            root_key,
            nodes,
            edges,
            used,
            path,
            chances,
            settings,
            rng,
            moves,
            weights,
            story,
        )
        play_on(box[0], tables, words, settings[THINK], rng, moves, weights, story)
        count_result(box[0], tables[PLAYED], tables[ROOT].turns, settings[SAFETY_STOP], shares)
        learn(tables[PLAYED].seats, root_key, nodes, edges, path, chances, length, shares)
    return find(nodes, root_key)


# ---- down the tree


@rule
def descend(box, tables, words, me, root_key, nodes, edges, used, path, chances, settings, rng, moves, weights, story):
    """Follow the tree to a new node and make its first move; write the path into `path`, return its length."""
    table = tables[PLAYED]
    together = 0
    length = 0
    depth = 0
    is_new = False
    while not is_new and length < path.shape[0]:
        resolve_chance(box, table, rng, weights, story)
        if table.over != 0:
            break
        if table.actors & (table.actors - 1) != 0:
            together = table.actors
        seat = me if may_act(table, me) else first_actor(table)
        count = legal(box, table, seat, moves)
        if count == 1 and length > 0:
            make_move(box, table, seat, moves[0], story)
            together &= ~(1 << seat)
            continue
        if depth >= settings[DEPTH]:
            break
        key = root_key
        if length > 0 or seat != me:
            copy_row(words, BLANK, SEEN)
            view(box, table, seat, tables[SEEN])
            reopen(box, tables[SEEN], seat)
            key = key_of(words, SEEN, seat)
        slot = find(nodes, key)
        if nodes[slot].key != key:
            if not has_room(nodes, edges, used, count):
                break
            seen = SEEN if key != root_key else REOPENED
            suggested = policy(box, tables[seen], seat, moves, count, rng) if settings[THINK] > 0 else moves[0]
            add_node(nodes[slot], edges, used, key, seat, (together >> seat) & 1, moves, count, suggested, rng)
            is_new = key != root_key
        edge = choose(nodes[slot], edges, key == root_key, settings[THINK] > 0, chances, length, rng)
        path[length, 0] = slot
        path[length, 1] = edge
        length += 1
        if seat == me:
            depth += 1
        make_move(box, table, seat, edges[edge].move, story)
        together &= ~(1 << seat)
    return length


@rule
def play_on(box, tables, words, share, rng, moves, weights, story):
    """Play to the end, `share` percent of the moves by rule of thumb and the others at random."""
    if share > 0:
        play_by_thumb(box, tables, words, share, rng, moves, weights, story)
    else:
        play_at_random(box, tables[PLAYED], tables[ROOT].turns, rng, moves, weights, story)


@rule
def play_at_random(box, table, begun, rng, moves, weights, story):
    """Play any legal move. (Separate, because a short loop is fast.)"""
    resolve_chance(box, table, rng, weights, story)
    while table.over == 0 and table.turns - begun < FARTHEST:
        seat = first_actor(table)
        count = legal(box, table, seat, moves)
        make_move(box, table, seat, moves[below(rng, count)], story)
        resolve_chance(box, table, rng, weights, story)


@rule
def play_by_thumb(box, tables, words, share, rng, moves, weights, story):
    """Most moves by the game's policy, which sees a view as a player does."""
    table = tables[PLAYED]
    begun = tables[ROOT].turns
    resolve_chance(box, table, rng, weights, story)
    while table.over == 0 and table.turns - begun < FARTHEST:
        seat = first_actor(table)
        count = legal(box, table, seat, moves)
        move = moves[0]
        if count > 1:
            if below(rng, 100) < share:
                copy_row(words, BLANK, SEEN)
                view(box, table, seat, tables[SEEN])
                move = policy(box, tables[SEEN], seat, moves, count, rng)
            else:
                move = moves[below(rng, count)]
        make_move(box, table, seat, move, story)
        resolve_chance(box, table, rng, weights, story)


@rule
def count_result(box, table, begun, safety_stop, shares):
    """Write everybody's score into the last row; a seat that goes round in circles shares with all."""
    last = shares.shape[0] - 1
    if table.over == 0 or (table.over == safety_stop and table.turns - begun >= CIRCLES):
        for seat in range(table.seats):
            shares[last, seat] = 1.0 / table.seats
    else:
        scores(box, table, shares[last])


@rule
def learn(seats, root_key, nodes, edges, path, chances, length, shares):
    """Give every node on the path its own seat's score, and the root's move the scores of all."""
    last = shares.shape[0] - 1
    for step in range(length):
        node = nodes[path[step, 0]]
        edge = edges[path[step, 1]]
        score = shares[last, node.seat]
        if node.together == 1:
            feel_regret(node, edges, path[step, 1], score, chances[step])
        node.visits += 1
        edge.visits += 1
        edge.worth += (score - edge.worth) / edge.visits
        edge.squares += score * score
        if node.key == root_key:
            row = path[step, 1] - node.first
            for seat in range(seats):
                shares[row, seat] += shares[last, seat]


# ---- the nodes


@rule
def copy_row(words, source, target):
    """Copy a Table as the numbers it is made of: copying a record field by field is slow."""
    for index in range(words.shape[1]):
        words[target, index] = words[source, index]


@rule
def key_of(words, row, seat):
    """A hash of one Table's bytes and a seat: two lanes of 31 bits, never 0. Zeros, which are many, are cheap."""
    low = 0x2545F491 ^ seat
    high = 0x4F6CDD1D ^ (seat << 4)
    for index in range(words.shape[1]):
        word = int(words[row, index])
        if word != 0:
            first = (word ^ (index * 0x9E3779B1)) & MASK
            second = (word >> 32) & MASK
            low = ((low ^ ((first + second * 0x2C1B3C6D) & MASK)) * 0x01000193) & MASK
            low ^= low >> 15
            high = ((high ^ ((second + first * 0x297A2D39) & MASK)) * 0x7FEB352D) & MASK
            high ^= high >> 13
    return ((high & 0x7FFFFFFF) << 31) + (low & 0x7FFFFFFF) + 1


@rule
def find(nodes, key):
    """The slot of a node, or the free slot for it: open addressing in a power of two of slots, never all full."""
    last = nodes.shape[0] - 1
    slot = key & last
    while nodes[slot].key != 0 and nodes[slot].key != key:
        slot = (slot + 1) & last
    return slot


@rule
def has_room(nodes, edges, used, count):
    """Whether a node with so many moves fits; a quarter of the slots stays free so that `find` is fast."""
    return 4 * used[USED_NODES] < 3 * nodes.shape[0] and used[USED_EDGES] + count <= edges.shape[0]


@rule
def add_node(node, edges, used, key, seat, together, moves, count, suggested, rng):
    """Add an information set: its moves in random order (unless all are tried anyway), the suggested one first."""
    node.key = key
    node.seat = seat
    node.together = together
    node.first = used[USED_EDGES]
    node.count = count
    node.visits = 0
    node.regrets = 0.0
    for index in range(count if together == 0 else 0):
        other = index + below(rng, count - index)
        move = moves[other]
        moves[other] = moves[index]
        moves[index] = move
    for index in range(count):
        if moves[index] == suggested:
            moves[index] = moves[0]
            moves[0] = suggested
    for index in range(count):
        edge = edges[node.first + index]
        edge.move = moves[index]
        edge.visits = 0
        edge.worth = 0.5
        edge.squares = 0.0
        edge.regret = 0.0
        edge.played = 0.0
    used[USED_NODES] += 1
    used[USED_EDGES] += count


@rule
def choose(node, edges, is_root, has_policy, chances, length, rng):
    """The edge to follow from a node."""
    if node.together == 1:
        return draw_by_regret(node, edges, chances, length, rng)
    if has_policy and not is_root and node.visits < RIPE:
        return node.first
    return most_promising(node, edges, is_root)


# ---- a seat that decides alone


@rule
def most_promising(node, edges, is_root):
    """UCB1 over the opened moves; an untried move comes first."""
    count = node.count if is_root else opened(node)
    best = node.first
    best_bound = -1.0
    spread = CURIOSITY * math.sqrt(math.log(node.visits + 1.0))
    for index in range(node.first, node.first + count):
        edge = edges[index]
        if edge.visits == 0:
            return index
        bound = edge.worth + spread / math.sqrt(edge.visits)
        if bound > best_bound:
            best_bound = bound
            best = index
    return best


@rule
def opened(node):
    """How many moves a node considers: a few, and more with the square root of its visits."""
    return min(node.count, AT_ONCE + int(math.sqrt(node.visits)))


# ---- seats that decide together


@rule
def draw_by_regret(node, edges, chances, length, rng):
    """Draw a move from the current strategy with some exploration, and remember its probability."""
    total = node.regrets
    scale = (1.0 - EXPLORE) / total if total > 0.0 else 0.0
    even = (EXPLORE if total > 0.0 else 1.0) / node.count
    left = (draw(rng) & (SHARE - 1)) / SHARE
    last = node.first + node.count - 1
    chosen = node.first
    likely = edges[chosen].regret * scale + even
    while left >= likely and chosen < last:
        left -= likely
        chosen += 1
        likely = edges[chosen].regret * scale + even
    chances[length] = likely
    return chosen


@rule
def feel_regret(node, edges, chosen, score, likely):
    """RM+: the estimated gain of each move over the strategy, without bias, from one result.

    The estimate of a move is its running mean, corrected for the chosen one by (score - mean) / chance.
    """
    total = node.regrets
    scale = 1.0 / total if total > 0.0 else 0.0
    even = 0.0 if total > 0.0 else 1.0 / node.count
    correction = (score - edges[chosen].worth) / likely
    value = (edges[chosen].regret * scale + even) * correction
    for index in range(node.first, node.first + node.count):
        edge = edges[index]
        played = edge.regret * scale + even
        edge.played += played * (node.visits + 1)
        value += played * edge.worth
    left = 0.0
    for index in range(node.first, node.first + node.count):
        edge = edges[index]
        gained = edge.worth - value + (correction if index == chosen else 0.0)
        edge.regret = max(edge.regret + gained, 0.0)
        left += edge.regret
    node.regrets = left
