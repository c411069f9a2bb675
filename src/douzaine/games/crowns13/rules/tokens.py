"""Guards and coats of arms: R37, R56 to R61. What a coat is worth in a payment (R62) is in `law` and `action`."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.games.crowns13.box import MOST_TOKENS
from douzaine.games.crowns13.events import EventKind
from douzaine.games.crowns13.rules.asking import ask_for
from douzaine.games.crowns13.rules.cards import move_secretly
from douzaine.games.crowns13.table import GUARD_TOKEN, Phase


@rule
def coats_of(table, seat):
    """How many coats a player owns."""
    return table.coats[seat, 0] + table.coats[seat, 1] + table.coats[seat, 2] + table.coats[seat, 3]


@rule
def tokens_of(table, seat):
    """R56: how many tokens a player owns; a guard on the King is not among them (Q28)."""
    return table.guards[seat] + coats_of(table, seat)


@rule
def give_back(table, seat, token):
    """R37, R57: an owned coat or guard goes back to the supply."""
    if token == GUARD_TOKEN:
        table.guards[seat] -= 1
        table.supply_guards += 1
    else:
        table.coats[seat, token] -= 1
        table.supply_coats[token] += 1


# ---- no third token


@rule
def is_full(table, seat):
    """R56: a third token would be too many."""
    return tokens_of(table, seat) >= MOST_TOKENS


@rule
def make_room(table, token, story):
    """R57, Q27: one of two tokens goes before a third is taken."""
    give_back(table, table.turn, token)
    emit(story, EventKind.DROPS, table.turn, token)
    table.phase = Phase.REWARD


@rule
def decline(table, story):
    """Q27: a third token may be refused; it stays where it is."""
    emit(story, EventKind.DECLINES, table.turn)
    table.unit += 1
    table.phase = Phase.REWARD


# ---- a guard on the King


@rule
def offer_guard(table):
    """R58, R59: at the end of the turn an owned guard may go onto the King, if none is there."""
    if table.guards[table.turn] > 0 and table.guard < 0:
        ask_for(table, Phase.GUARD)
    else:
        table.phase = Phase.PASS


@rule
def place_guard(table, story):
    """R58, Q28: the guard leaves the player's tokens; whose it is stays known."""
    table.guards[table.turn] -= 1
    table.guard = table.turn
    emit(story, EventKind.PLACES_GUARD, table.turn)
    table.phase = Phase.PASS


@rule
def keep_guard(table):
    """R58: nobody has to place a guard."""
    table.phase = Phase.PASS


@rule
def is_barred(table, seat):
    """R60: somebody else's guard is on the King."""
    return table.guard >= 0 and table.guard != seat


@rule
def give_card(table, card, story):
    """R60, Q29, Q30: a card for the guard's owner, which only the two see; the guard goes back to the supply."""
    seat = table.turn
    owner = table.guard
    insiders = (1 << seat) | (1 << owner)
    move_secretly(table, card, seat, owner, insiders)
    emit(story, EventKind.GIVES, seat, owner, card, audience=insiders)
    remove_guard(table)
    ask_for(table, Phase.PLAY)


@rule
def remove_guard(table):
    """R60, R61: the guard on the King is discarded."""
    table.guard = -1
    table.supply_guards += 1
