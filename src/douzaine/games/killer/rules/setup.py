"""Aim and set-up: R2, R3, and rolled capitals (Q5, Q26)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import await_chance, go_on
from douzaine.games.killer.box import Capital
from douzaine.games.killer.events import EventKind
from douzaine.games.killer.rules.roll import clear_dice, roll, sum_of
from douzaine.games.killer.table import Phase


@rule
def setup(box, table, story):
    """R2, R3: everybody gets the same capital, unless it is rolled; one player is named first, or chance decides."""
    table.seats = box.players
    table.target = -1
    table.phase = Phase.FIRST_PLAYER
    if box.capital == Capital.FIXED:
        give_capitals(box, table)
    if box.first_player >= 0:
        name_first_player(table, box.first_player, story)
    else:
        await_chance(table)


@rule
def name_first_player(table, seat, story):
    """R3: one player is named first."""
    table.first = seat
    table.turn = seat
    emit(story, EventKind.BEGINS, seat)
    go_on(table)


@rule
def give_capitals(box, table):
    """R2: everybody gets the same capital."""
    for seat in range(table.seats):
        table.hp[seat] = box.starting_hp


@rule
def roll_capital(box, table):
    """Q5: the capital of this seat is a roll of all dice."""
    table.phase = Phase.CAPITAL_ROLL
    roll(table, box.dice)


@rule
def receive_capital(table, story):
    """R2, Q26: this seat's capital is what its dice show; the next one clockwise is up."""
    seat = table.turn
    table.hp[seat] = sum_of(table.rolled) + sum_of(table.kept)
    emit(story, EventKind.CAPITAL, seat, table.hp[seat])
    clear_dice(table)
    table.turn = (seat + 1) % table.seats
