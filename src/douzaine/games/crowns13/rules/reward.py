"""Rewards: R45 to R52, and where a third token would be too many (R57)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import await_chance
from douzaine.games.crowns13.box import CROWNS_TO_WIN
from douzaine.games.crowns13.events import EventKind
from douzaine.games.crowns13.laws import Prize
from douzaine.games.crowns13.rules.asking import ask_for
from douzaine.games.crowns13.rules.cards import move_secretly
from douzaine.games.crowns13.rules.tokens import coats_of, is_full, tokens_of
from douzaine.games.crowns13.rules.turn import has_won
from douzaine.games.crowns13.table import GUARD_TOKEN, Phase


@rule
def settle_reward(box, table, story):
    """R16, R45, R46, Q26: its steps one by one, unit by unit; after the last one the law is offered again (R18)."""
    if table.unit >= box.amount[table.reward, table.step]:
        table.step += 1
        table.unit = 0
    if table.step < box.steps[table.reward]:
        settle_unit(box, table, story)
    else:
        table.step = 0
        table.phase = Phase.OFFER


@rule
def settle_unit(box, table, story):
    """R46 to R49, R57: the next unit is got or lost, or something about it has to be decided first."""
    seat = table.turn
    prize = box.prize[table.reward, table.step]
    if prize == Prize.GAIN_CROWN:
        gain_crowns(box, table, story)
    elif not is_there(table, seat, prize):
        emit(story, EventKind.LOST, seat, prize)
        table.unit += 1
    elif is_token(prize) and is_full(table, seat):
        ask_for(table, Phase.ROOM)
    elif prize == Prize.GAIN_GUARD:
        gain_guard(table, story)
    elif prize == Prize.GAIN_COAT:
        ask_for(table, Phase.COAT)
    else:
        ask_for(table, Phase.VICTIM)


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
    emit(story, EventKind.GAINS_CROWNS, seat, count, table.crowns[seat])


@rule
def gain_guard(table, story):
    """R48: a guard from the supply."""
    table.supply_guards -= 1
    table.guards[table.turn] += 1
    table.unit += 1
    emit(story, EventKind.GAINS_TOKEN, table.turn, GUARD_TOKEN)


@rule
def choose_coat(table, colour, story):
    """R48: a coat of a colour of the player's choice."""
    table.supply_coats[colour] -= 1
    table.coats[table.turn, colour] += 1
    table.unit += 1
    emit(story, EventKind.GAINS_TOKEN, table.turn, colour)
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
        ask_for(table, Phase.TAKE)


@rule
def steal_crown(table, story):
    """R15, R52, Q36: a stolen 13th crown wins like any other, and nothing more is resolved."""
    seat = table.turn
    table.crowns[table.victim] -= 1
    table.crowns[seat] += 1
    emit(story, EventKind.STEALS_CROWN, seat, table.victim, table.crowns[seat])
    if not has_won(table, seat):
        end_theft(table)


@rule
def steal_card(table, card, story):
    """R51, Q34: a card at random; thief and victim know which."""
    seat = table.turn
    insiders = (1 << seat) | (1 << table.victim)
    move_secretly(table, card, table.victim, seat, insiders)
    emit(story, EventKind.STEALS_CARD, seat, table.victim, card, audience=insiders)
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
    emit(story, EventKind.STEALS_TOKEN, seat, table.victim, token)
    end_theft(table)


@rule
def end_theft(table):
    """R50: the next unit may be stolen from somebody else."""
    table.victim = -1
    table.unit += 1
    table.phase = Phase.REWARD
