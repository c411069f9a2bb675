"""The order of a turn, its end, and the end of the match (R30, R31, R43, R70, R71)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, NOBODY, tell
from douzaine.engine.table import ask, finish, share_the_win
from douzaine.games.heroes12.rules.abilities import apply_recruited, invite
from douzaine.games.heroes12.rules.cards import draw_next
from douzaine.games.heroes12.rules.control import begin_control, control
from douzaine.games.heroes12.rules.maintenance import earn, maintain
from douzaine.games.heroes12.rules.military import go_to_war
from douzaine.games.heroes12.rules.opening import set_up
from douzaine.games.heroes12.rules.zones import discard_card
from douzaine.games.heroes12.story import Say
from douzaine.games.heroes12.table import CAMP, SEATS, End, Phase, Stage
from douzaine.games.heroes12.table import NOBODY as NO_HERO

HAND_LIMIT = 5


@rule
def go_on(box, table, story):
    """R31: through everything automatic to the next decision, the next chance event, or the end."""
    while table.actors == 0 and table.chance == 0 and table.over == 0:
        if table.draws[0] > 0:
            draw_next(table, 0, story)
        elif table.draws[1] > 0:
            draw_next(table, 1, story)
        elif table.recruited != NO_HERO:
            apply_recruited(box, table, story)
        elif table.ship != CAMP:
            invite(box, table)
        else:
            next_step(box, table, story)


@rule
def next_step(box, table, story):
    """R43: the five phases in their order."""
    if table.stage == Stage.MILITARY:
        go_to_war(box, table, story)
    elif table.stage == Stage.CONTROL:
        control(box, table, story)
    elif table.stage == Stage.MAINTENANCE:
        maintain(box, table, story)
    elif table.stage == Stage.INCOME:
        earn(box, table, story)
    elif table.stage == Stage.END:
        end_turn(box, table, story)
    else:
        set_up(box, table, story)


@rule
def end_actions(table):
    """R70: the actions are used up."""
    table.stage = Stage.END
    table.cursor = 0


@rule
def end_turn(box, table, story):
    """R70, R71, Q17, Q49: at most five cards; then the other player's turn, unless the safety stop is reached."""
    seat = table.turn
    if table.hand_size[seat] > HAND_LIMIT:
        table.phase = Phase.HAND_LIMIT
        ask(table, seat)
        return
    table.turns += 1
    if box.max_turns > 0 and table.turns >= box.max_turns:
        stop_at_limit(table, story)
        return
    table.turn = 1 - seat
    tell(story, Say.TURN, ALL, table.turn, 0, 0, 0, 0)
    begin_control(table)


@rule
def drop(table, seat, hero, story):
    """R70: a hand card of the player's choice."""
    discard_card(table, seat, hero)
    tell(story, Say.DROPS, ALL, seat, hero, 0, 0, 0)


@rule
def stop_at_limit(table, story):
    """Q49: more VP wins; equal VP share."""
    finish(table, End.MAX_TURNS)
    tell(story, Say.TURN_LIMIT, ALL, NOBODY, table.turns, 0, 0, 0)
    for seat in range(SEATS):
        if table.vp[seat] >= table.vp[1 - seat]:
            tell(story, Say.WINS, ALL, seat, table.vp[seat], 0, 0, 0)


@rule
def scores(box, table, out):
    """R30, Q49: the winner has 1; equal VP at the safety stop share it."""
    share_the_win(table.vp, SEATS, out)
