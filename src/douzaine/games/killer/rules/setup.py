"""Aim and set-up: R2, R3, and rolled capitals (Q5, Q26)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import await_chance
from douzaine.games.killer.box import Capital, Phase, Say
from douzaine.games.killer.rules.roll import begin_turn, clear_dice, roll


@rule
def setup(box, table, story):
    """R2, R3: everybody gets a capital and one player is named first."""
    table.seats = box.players
    table.target = -1
    if box.first_player >= 0:
        name_first_player(box, table, box.first_player, story)
    else:
        table.phase = Phase.FIRST_PLAYER
        await_chance(table)


@rule
def name_first_player(box, table, seat, story):
    """R3: one player is named first; then capitals are rolled, if they are (Q26), or given (R2)."""
    table.first = seat
    table.turn = seat
    tell(story, Say.BEGINS, ALL, seat, 0, 0, 0, 0)
    if box.capital == Capital.FIXED:
        for each in range(box.players):
            table.hp[each] = box.starting_hp
        begin_turn(box, table)
    else:
        roll_capital(box, table)


@rule
def roll_capital(box, table):
    """Q5: the capital of this seat is a roll of all dice."""
    table.phase = Phase.CAPITAL_ROLL
    roll(table, box.dice)


@rule
def receive_capital(box, table, hp, story):
    """R2, Q26: this seat's capital is known; the next one clockwise rolls, or play begins."""
    seat = table.turn
    table.hp[seat] = hp
    tell(story, Say.CAPITAL, ALL, seat, hp, 0, 0, 0)
    clear_dice(table)
    table.turn = (seat + 1) % table.seats
    if table.turn == table.first:
        begin_turn(box, table)
    else:
        roll_capital(box, table)
