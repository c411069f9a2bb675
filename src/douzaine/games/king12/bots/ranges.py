"""King of 12 between two players: how to play every kind of hand, learned over the rest of a round. Rules that compile.

Both sides play against each other's present strategies over the whole tree (`tree.py`); each then regrets, at every
node and for every kind it may be, what would have brought more, and plays by those regrets. The average of what it
has played comes close to an equilibrium. Regrets are predictive: the last one counts twice, which learns much faster.

*Reach* is how likely a side, being of a kind, plays so that a node comes about, times how likely it is of that kind;
*worths* of one side are weighed by the other side's reach. While learning everybody errs once in a while, so that
every node is reached and the play there has a reason; a best reply does not err.
"""

from douzaine.engine.rule import rule
from douzaine.games.king12.bots.tree import DECIDED, LAST, NOBODY, ROLLS, ROW, WAYS, WHO

NOW, REGRETS, PLAYED = range(3)  # of what is learned: the present strategy, regrets, the sum of all strategies so far
LEARN, REPLY, PLAY = range(3)  # what a side does: learn, reply best to the other, or play what is in NOW
RARE = 1e-9  # the weight of what is never reached: so that its average is known, too


@rule
def may_play(secret, kind, card):
    """Whether a side of a kind has a card in hand: all unseen ones but the one buried."""
    return secret == 0 or kind != card


@rule
def kind_after(secret, kind, card):
    """What a kind is called once a card is shown."""
    return 0 if secret == 0 else kind - (1 if kind > card else 0)


@rule
def share(known, place, side, kind, option, options, errors):
    """How often an option is taken now, errors included."""
    return (1.0 - errors) * known[place, side, kind, NOW, option] + errors / options


# ---- forward: how likely everything is


@rule
def reach_nodes(side, count, cards, secrets, meetings, children, reach, learned, chosen, errors, grown):
    """A side's reach of every node of the next turn."""
    secret = secrets[side]
    for place in range(count):
        for own in range(cards):
            for theirs in range(cards):
                number = (place * cards + own) * cards + theirs
                card = own if side == 0 else theirs
                for kind in range(cards if secret == 1 else 1):
                    if may_play(secret, kind, card):
                        likely = reach[place, side, kind]
                        likely *= share(learned, place, side, kind, card, cards - secret, errors)
                        after = kind_after(secret, kind, card)
                        reach_ways(side, number, after, likely, meetings, children, chosen, errors, grown)


@rule
def reach_ways(side, number, kind, likely, meetings, children, chosen, errors, grown):
    """A side's reach, being of a kind, of the nodes that a meeting leads to."""
    row = meetings[number, ROW]
    for way in range(meetings[number, WAYS]):
        chance = likely
        if meetings[number, WHO] == side:
            chance *= share(chosen, number, 0, kind, way, meetings[number, WAYS], errors)
        for _ in range(meetings[number, ROLLS]):
            if children[row] != DECIDED:
                grown[children[row], side, kind] = chance
            row += 1


# ---- backward: what everything is worth


@rule
def weigh_nodes(
    side, mode, count, cards, secrets, meetings, children, worths, reach, learned, chosen, errors, weight, values,
    grown, gains, ways,
):  # fmt: skip
    """What every node is worth to every kind of a side, from the nodes of the next turn; and learn from it.

    `gains[kind, card]` holds what each card is worth at the node at hand; `ways` how likely the other side lets
    each way of a meeting come about, and what it is worth.
    """
    secret = secrets[side]
    for place in range(count):
        for kind in range(cards):
            for card in range(cards):
                gains[kind, card] = 0.0
        for card in range(cards):
            for theirs in range(cards):
                number = (place * cards + (card if side == 0 else theirs)) * cards + (theirs if side == 0 else card)
                meet(1 - side, secrets, theirs, place, number, cards, meetings, reach, learned, chosen, errors, ways)
                for kind in range(cards if secret == 1 else 1):
                    if may_play(secret, kind, card):
                        likely = reach[place, side, kind]
                        likely *= share(learned, place, side, kind, card, cards - secret, errors)
                        gains[kind, card] += weigh_meeting(
                            side, mode, kind_after(secret, kind, card), number, meetings, children, worths, chosen,
                            errors, weight * (likely + RARE), grown, ways,
                        )  # fmt: skip
        for kind in range(cards if secret == 1 else 1):
            often = weight * (reach[place, side, kind] + RARE)
            barred = kind if secret == 1 else NOBODY
            values[place, kind] = settle(mode, gains, kind, cards, barred, learned, place, side, kind, errors, often)


@rule
def meet(side, secrets, card, place, number, cards, meetings, reach, learned, chosen, errors, ways):
    """How likely a side, whatever its kind, plays a card and then chooses each way, if it is the one to choose."""
    secret = secrets[side]
    for way in range(meetings[number, WAYS]):
        ways[0, way] = 0.0
    for kind in range(cards if secret == 1 else 1):
        if may_play(secret, kind, card):
            likely = reach[place, side, kind] * share(learned, place, side, kind, card, cards - secret, errors)
            after = kind_after(secret, kind, card)
            for way in range(meetings[number, WAYS]):
                if meetings[number, WHO] == side:
                    ways[0, way] += likely * share(chosen, number, 0, after, way, meetings[number, WAYS], errors)
                else:
                    ways[0, way] += likely


@rule
def weigh_meeting(side, mode, kind, number, meetings, children, worths, chosen, errors, weight, grown, ways):
    """What a meeting is worth to a side of a kind, which chooses the way if that is up to it."""
    row = meetings[number, ROW]
    total = 0.0
    for way in range(meetings[number, WAYS]):
        worth = 0.0
        for _ in range(meetings[number, ROLLS]):
            if children[row] != DECIDED:
                worth += grown[children[row], kind]
            else:
                worth += ways[0, way] * (worths[row] if side == 0 else 1.0 - worths[row])
            row += 1
        ways[1, way] = worth / meetings[number, ROLLS]
        total += ways[1, way]
    if meetings[number, WHO] != side:
        return total
    return settle(mode, ways, 1, meetings[number, WAYS], NOBODY, chosen, number, 0, kind, errors, weight)


@rule
def weigh_last(side, mode, count, secrets, payoffs, reach, learned, weight, values, gains):
    """What nodes of the last turn are worth to every kind of a side; that depends on the cards alone."""
    secret, other = secrets[side], 1 - side
    for place in range(count):
        for card in range(LAST):
            gains[0, card] = 0.0
        for theirs in range(LAST):
            likely = 0.0
            for kind in range(LAST if secrets[other] == 1 else 1):
                likely += reach[place, other, kind] * learned[place, other, kind, NOW, theirs]
            for card in range(LAST):
                worth = payoffs[place, card, theirs] if side == 0 else 1.0 - payoffs[place, theirs, card]
                gains[0, card] += likely * worth
        for kind in range(LAST if secret == 1 else 1):
            often = weight * (reach[place, side, kind] + RARE)
            barred = kind if secret == 1 else NOBODY
            values[place, kind] = settle(mode, gains, 0, LAST, barred, learned, place, side, kind, 0.0, often)


@rule
def weigh_known(side, count, secrets, cards, known, reach, values):
    """What nodes are worth if all hands are taken to be known from then on: `known[place, kind, their kind]`."""
    secret, other = secrets[side], 1 - side
    for place in range(count):
        for kind in range(cards if secret == 1 else 1):
            total = 0.0
            for theirs in range(cards if secrets[other] == 1 else 1):
                worth = known[place, kind, theirs] if side == 0 else 1.0 - known[place, theirs, kind]
                total += reach[place, other, theirs] * worth
            values[place, kind] = total


# ---- regrets


@rule
def settle(mode, gains, line, options, barred, known, place, side, kind, errors, weight):
    """What the options are worth together as they are taken now, or the best of them; and learn from them."""
    best = -1.0
    mean = 0.0
    total = 0.0
    for option in range(options):
        if option != barred:
            gain = gains[line, option]
            best = max(best, gain)
            mean += known[place, side, kind, NOW, option] * gain
            total += gain
    if mode == LEARN:
        learn(gains, line, options, barred, mean, known, place, side, kind, weight)
    count = options if barred == NOBODY else options - 1
    return best if mode == REPLY else (1.0 - errors) * mean + errors * total / count


@rule
def learn(gains, line, options, barred, mean, known, place, side, kind, weight):
    """Regret what would have been better, forget what would have been worse, and expect the same once more."""
    total = 0.0
    for option in range(options):
        if option != barred:
            regret = gains[line, option] - mean
            kept = max(known[place, side, kind, REGRETS, option] + regret, 0.0)
            known[place, side, kind, PLAYED, option] += weight * known[place, side, kind, NOW, option]
            known[place, side, kind, REGRETS, option] = kept
            known[place, side, kind, NOW, option] = max(kept + regret, 0.0)
            total += max(kept + regret, 0.0)
    count = options if barred == NOBODY else options - 1
    for option in range(options):
        if option != barred:
            now = known[place, side, kind, NOW, option]
            known[place, side, kind, NOW, option] = now / total if total > 0.0 else 1.0 / count
