"""The order of a match: the set-up, then the five phases of every turn (R31, R43).

Rules do their one thing. How far a phase has come stands in `stage` and `cursor`; what waits (draws, abilities) is
in the Table too. Each function here takes the next step and no more.
"""

from douzaine.engine.rule import rule
from douzaine.games.heroes12.heroes import REGIONS, Tile
from douzaine.games.heroes12.rules.abilities import (
    apply_deployed,
    apply_recruited,
    first_waiting,
    invite,
    lose_abilities,
    waiting_abilities,
)
from douzaine.games.heroes12.rules.asking import ask_for
from douzaine.games.heroes12.rules.cards import draw_next, must_draw
from douzaine.games.heroes12.rules.control import is_superior, open_tile_below, take_control, take_tile
from douzaine.games.heroes12.rules.deck_modes import prepare_decks
from douzaine.games.heroes12.rules.draft import (
    all_have_picked,
    ask_to_pick,
    draw_packs,
    end_draft,
    give_the_rest,
    keep_picks,
    pass_packs,
)
from douzaine.games.heroes12.rules.ending import has_too_many_cards, has_won, pass_turn, win
from douzaine.games.heroes12.rules.first_turn import ask_for_mulligan, start_play
from douzaine.games.heroes12.rules.income import begin_income, earn
from douzaine.games.heroes12.rules.maintenance import (
    FED,
    FIRST_FEEDING,
    FIRST_GOATS,
    ask_goats,
    begin_maintenance,
    discard_cannons,
    feed,
)
from douzaine.games.heroes12.rules.military import begin_military, has_falcon_to_fly
from douzaine.games.heroes12.rules.setup import choose_first_player, draw_opening_hands, open_next_pile
from douzaine.games.heroes12.table import CAMP, NOBODY, PACK, ROUNDS, SEATS, Phase, Setup, Stage


@rule
def advance(box, table, story):
    """The next step while nobody decides and no chance is pending: what waits first, then the phase of the turn."""
    if has_won(table, table.turn):
        win(table, story)  # R30: at once
    elif must_draw(table):
        draw_next(table, story)  # R34, R35
    elif table.recruited != NOBODY:
        apply_recruited(box, table, story)  # R63
    elif table.ship != CAMP:
        invite(box, table)  # R90
    elif table.stage == Stage.SETUP:
        set_up(box, table, story)  # R9 to R29, R40 to R42
    elif table.stage == Stage.CONTROL:
        control(box, table, story)  # R44 to R54
    elif table.stage == Stage.MAINTENANCE:
        maintain(box, table, story)  # R55, R56
    elif table.stage == Stage.INCOME:
        take_income(box, table, story)  # R57, R58
    elif table.stage == Stage.MILITARY:
        go_to_war(box, table, story)  # R59 to R69
    else:
        end_turn(box, table, story)  # R70, R71


@rule
def set_up(box, table, story):
    """R14 to R20, then the first turn (R40 to R42)."""
    step = table.cursor
    if step == Setup.DECKS:
        prepare_decks(box, table, story)  # R17, R21, R29
    elif step == Setup.PACKS:
        draft(box, table, story)  # R22 to R28
    elif step == Setup.FIRST_PLAYER:
        choose_first_player(box, table, story)  # R20
    elif step == Setup.TILES:
        open_next_pile(table)  # R14, R15
    elif step == Setup.HANDS:
        draw_opening_hands(table)  # R19
    elif step == Setup.START:
        start_play(table, story)  # R42
    else:
        ask_for_mulligan(table)  # R40, R41


@rule
def draft(box, table, story):
    """R23 to R28: two rounds; in each, packs are drawn, picked from, passed and picked from again."""
    if table.draft_round == ROUNDS:
        end_draft(box, table, story)  # R28
    elif all_have_picked(table):
        keep_picks(table, story)  # R24, R26
        if table.half == 0:
            pass_packs(table, story)  # R25
        else:
            give_the_rest(table, story)  # R27
    elif table.half == 0 and table.hand_size[SEATS - 1] < PACK:
        draw_packs(table)  # R23
    else:
        ask_to_pick(table, story)  # R24, R26


@rule
def control(box, table, story):
    """R44 to R54, Q4: every region once, from 1 to 3."""
    region = table.cursor
    if region == REGIONS:
        begin_maintenance(table)
    elif table.winning == 1:
        take_tile(box, table, region, story)  # R51, R52
    elif table.tile[region] == Tile.NONE:
        open_tile_below(table, region, story)  # R53, R54
    elif is_superior(box, table, region):
        take_control(box, table, region, story)  # R45 to R50
    else:
        table.cursor += 1


@rule
def maintain(box, table, story):
    """R55, R56, R74, R77, Q23: first the Cannons, then the Goats, then the food, regions 1 to 3."""
    step = table.cursor
    if step < FIRST_GOATS:
        discard_cannons(box, table, story)  # R74
    elif step < FIRST_FEEDING:
        ask_goats(table, step - FIRST_GOATS)  # R77
    elif step < FED:
        feed(table, step - FIRST_FEEDING, story)  # R55, R56
    else:
        begin_income(table)


@rule
def take_income(box, table, story):
    """R57, R58: food and a card; then the Military phase."""
    if table.cursor == 0:
        earn(box, table, story)
    else:
        begin_military(table)


@rule
def go_to_war(box, table, story):
    """R59 to R69: Falcons first; then action by action, each with the abilities of those it deployed."""
    lose_abilities(table, story)  # Q37
    waiting = waiting_abilities(table)
    if has_falcon_to_fly(table):
        ask_for(table, table.turn, Phase.FALCON)  # R80
    elif waiting == 0:
        ask_for(table, table.turn, Phase.ACTION)  # R59
    elif waiting == 1:
        apply_deployed(box, table, first_waiting(table), story)  # R66
    else:
        ask_for(table, table.turn, Phase.ORDER)  # R66


@rule
def end_turn(box, table, story):
    """R70, R71: at most five cards stay; then the other player's turn begins."""
    if has_too_many_cards(table, table.turn):
        ask_for(table, table.turn, Phase.HAND_LIMIT)
    else:
        pass_turn(box, table, story)
