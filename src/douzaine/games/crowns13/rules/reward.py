"""Rewards, and what follows an application: R17, R18, R45 to R52, R56, R57."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import ask, await_chance
from douzaine.games.crowns13.box import CROWNS_TO_WIN, GUARD_TOKEN, MOST_APPLICATIONS, End, Phase, Say
from douzaine.games.crowns13.laws import Prize
from douzaine.games.crowns13.rules.cards import move_secretly
from douzaine.games.crowns13.rules.ending import end_match, has_won
from douzaine.games.crowns13.rules.law import can_apply, coats_of, is_full, tokens_of


@rule
def settle_reward(box, table, story):
    """R16, R46, Q26: the steps of the reward one by one, unit by unit, up to the next thing to decide."""
    while table.step < box.steps[table.reward]:
        if table.unit >= box.amount[table.reward, table.step]:
            table.step += 1
            table.unit = 0
        elif settle_unit(box, table, story):
            return
    end_application(table, story)


@rule
def settle_unit(box, table, story):
    """The next unit: got, lost, or up to somebody to decide. Return whether the reward has to wait."""
    seat = table.turn
    prize = box.prize[table.reward, table.step]
    if prize == Prize.GAIN_CROWN:
        gain_crowns(box, table, story)
        return table.over != 0
    if not is_there(table, seat, prize):
        tell(story, Say.LOST, ALL, seat, prize, 0, 0, 0)
        table.unit += 1
        return False
    if is_token(prize) and is_full(table, seat):
        table.phase = Phase.ROOM
    elif prize == Prize.GAIN_GUARD:
        gain_guard(table, story)
        return False
    elif prize == Prize.GAIN_COAT:
        table.phase = Phase.COAT
    else:
        table.phase = Phase.VICTIM
    ask(table, seat)
    return True


@rule
def is_token(prize):
    """Whether a unit is a coat or a guard."""
    return prize != Prize.GAIN_CROWN and prize != Prize.STEAL_CROWN and prize != Prize.STEAL_CARD


@rule
def is_there(table, seat, prize):
    """R46, Q27, Q33: whether the supply, or some opponent, has such a unit."""
    if prize == Prize.GAIN_GUARD:
        return table.supply_guards > 0
    if prize == Prize.GAIN_COAT:
        coats = table.supply_coats
        return coats[0] + coats[1] + coats[2] + coats[3] > 0
    for other in range(table.seats):
        if can_be_robbed(table, seat, other, prize):
            return True
    return False


@rule
def can_be_robbed(table, seat, other, prize):
    """R49, Q33: whether an opponent owns such a unit."""
    if other == seat:
        return False
    if prize == Prize.STEAL_CROWN:
        return table.crowns[other] > 0
    if prize == Prize.STEAL_CARD:
        return table.hand_size[other] > 0
    if prize == Prize.STEAL_GUARD:
        return table.guards[other] > 0
    if prize == Prize.STEAL_COAT:
        return coats_of(table, other) > 0
    return tokens_of(table, other) > 0


# ---- from the supply


@rule
def gain_crowns(box, table, story):
    """R15, R47: crowns from the supply, none past the 13th."""
    seat = table.turn
    count = min(box.amount[table.reward, table.step], CROWNS_TO_WIN - table.crowns[seat])
    table.crowns[seat] += count
    table.supply_crowns -= count
    table.unit = box.amount[table.reward, table.step]
    tell(story, Say.GAINS_CROWNS, ALL, seat, count, table.crowns[seat], 0, 0)
    if has_won(table, seat):
        end_match(table, End.THIRTEEN_CROWNS, story)


@rule
def gain_guard(table, story):
    """R48: a guard from the supply."""
    table.supply_guards -= 1
    table.guards[table.turn] += 1
    table.unit += 1
    tell(story, Say.GAINS_TOKEN, ALL, table.turn, GUARD_TOKEN, 0, 0, 0)


@rule
def choose_coat(table, colour, story):
    """R48: a coat of a colour of the player's choice."""
    table.supply_coats[colour] -= 1
    table.coats[table.turn, colour] += 1
    table.unit += 1
    tell(story, Say.GAINS_TOKEN, ALL, table.turn, colour, 0, 0, 0)
    table.phase = Phase.REWARD


@rule
def give_back(table, seat, token):
    """R37, R57: an owned coat or guard goes back to the supply."""
    if token == GUARD_TOKEN:
        table.guards[seat] -= 1
        table.supply_guards += 1
    else:
        table.coats[seat, token] -= 1
        table.supply_coats[token] += 1


@rule
def make_room(table, token, story):
    """R57, Q27: one of two tokens goes before a third is taken."""
    give_back(table, table.turn, token)
    tell(story, Say.DROPS, ALL, table.turn, token, 0, 0, 0)
    table.phase = Phase.REWARD


@rule
def decline(table, story):
    """Q27: a third token may be refused; it stays where it is."""
    tell(story, Say.DECLINES, ALL, table.turn, 0, 0, 0, 0)
    table.unit += 1
    table.phase = Phase.REWARD


# ---- from opponents


@rule
def rob(box, table, victim, story):
    """R49 to R52: a unit is taken from one opponent; a card at random, a token by choice."""
    prize = box.prize[table.reward, table.step]
    table.victim = victim
    if prize == Prize.STEAL_CROWN:
        steal_crown(table, story)
    elif prize == Prize.STEAL_CARD:
        table.phase = Phase.STOLEN
        await_chance(table)
    elif prize == Prize.STEAL_GUARD:
        steal_token(table, GUARD_TOKEN, story)
    else:
        table.phase = Phase.TAKE
        ask(table, table.turn)


@rule
def steal_crown(table, story):
    """R52, Q36: a stolen 13th crown wins like any other."""
    seat = table.turn
    table.crowns[table.victim] -= 1
    table.crowns[seat] += 1
    tell(story, Say.STEALS_CROWN, ALL, seat, table.victim, table.crowns[seat], 0, 0)
    if has_won(table, seat):
        end_match(table, End.THIRTEEN_CROWNS, story)
    else:
        end_theft(table)


@rule
def steal_card(table, card, story):
    """R51, Q34: a card at random; thief and victim know which."""
    seat = table.turn
    insiders = (1 << seat) | (1 << table.victim)
    move_secretly(table, card, table.victim, seat, insiders)
    tell(story, Say.STEALS_CARD, insiders, seat, table.victim, card, 0, 0)
    end_theft(table)


@rule
def steal_token(table, token, story):
    """R50: a guard or a coat of the victim."""
    seat = table.turn
    if token == GUARD_TOKEN:
        table.guards[table.victim] -= 1
        table.guards[seat] += 1
    else:
        table.coats[table.victim, token] -= 1
        table.coats[seat, token] += 1
    tell(story, Say.STEALS_TOKEN, ALL, seat, table.victim, token, 0, 0)
    end_theft(table)


@rule
def end_theft(table):
    """R50: the next unit may be stolen from somebody else."""
    table.victim = -1
    table.unit += 1
    table.phase = Phase.REWARD


# ---- after the reward


@rule
def end_application(table, story):
    """R18, Q39: the application is finished, action and reward."""
    table.step = 0
    table.unit = 0
    table.phase = Phase.OFFER
    if table.applied >= MOST_APPLICATIONS:
        tell(story, Say.ENOUGH, ALL, table.turn, table.applied, 0, 0, 0)


@rule
def offer_application(box, table):
    """R17, R21, Q17: apply or stop, where the action can be carried out; else the actions are over."""
    if can_apply(box, table, table.turn):
        table.phase = Phase.AGAIN
        ask(table, table.turn)
    else:
        table.phase = Phase.END
