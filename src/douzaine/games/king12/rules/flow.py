"""The course of a match."""

from douzaine.engine.rule import rule
from douzaine.engine.table import goes_on
from douzaine.games.king12.rules.effects import apply_effects, ask_for_choices, await_oracle, pass_dice
from douzaine.games.king12.rules.points import compare_values, cover_equal_dice, quarrel_of_ladies, score
from douzaine.games.king12.rules.reveal import cancel_cards, reveal_cards
from douzaine.games.king12.rules.rounds import (
    begin_round,
    begin_turn,
    cancel_equal_points,
    discard_cards,
    end_match,
    find_round_winner,
    reach_round_limit,
    round_is_over,
    take_back_cards,
)
from douzaine.games.king12.table import Phase


@rule
def advance(box, table, story):
    """From what was decided or rolled last to the next decision or roll, in the order of the book.

    A turn goes down its six steps and rests where somebody has something to decide.
    """
    phase = table.phase
    if phase == Phase.DRAW:
        begin_round(table, story)  # R10, R11
    elif phase == Phase.ROLL:
        begin_turn(table)  # step 1, play a card: R14
    elif phase == Phase.PICK:
        reveal_cards(table, story)  # R15
        cancel_cards(table, story)  # step 2, cancel cards: R16, R17, R48
        pass_dice(table, story)  # step 3, card effects: R51
        ask_for_choices(box, table)  # R20, R56
    if goes_on(table) and phase <= Phase.EFFECTS:
        apply_effects(box, table, story)  # R19 to R22
        await_oracle(table)  # R57
    if goes_on(table) and phase <= Phase.ORACLE:
        compare_values(table, story)  # step 4, compare values: R26, R27
        covered = cover_equal_dice(table, story)  # R28, R29
        score(table, covered, story)  # step 5, score: R31 to R34
        quarrel_of_ladies(table, story)  # R49, R50
    if goes_on(table) and phase <= Phase.TAKE:
        end_turn(table, story)  # step 6, discard: R35 to R46
    if goes_on(table):
        end_round(box, table, story)  # R47


@rule
def end_turn(table, story):
    """R35 to R46: after the discard the next turn begins, or the winner of the round is found."""
    discard_cards(table)  # R35
    if round_is_over(table, story):  # R37, R38
        take_back_cards(table, story)  # R41
        tied = cancel_equal_points(table, story)  # R42
        find_round_winner(table, tied, story)  # R43 to R46
    else:
        begin_turn(table)  # R39
    if table.over == 0:
        table.turns += 1


@rule
def end_round(box, table, story):
    """R47, Q31: the next round, unless the safety stop is reached."""
    if reach_round_limit(box, table, story):
        end_match(table, story)  # Q31
    else:
        begin_round(table, story)  # R47
