"""The order of a match. Each rule does its one thing and says by the phase what follows."""

from douzaine.engine.rule import rule
from douzaine.games.crowns13.rules.action import offer_application
from douzaine.games.crowns13.rules.renewal import draw_up
from douzaine.games.crowns13.rules.reward import settle_reward
from douzaine.games.crowns13.rules.setup import choose_first_player, deal_hands
from douzaine.games.crowns13.rules.tokens import offer_guard
from douzaine.games.crowns13.rules.turn import end_turn, has_won, win
from douzaine.games.crowns13.table import Phase


@rule
def advance(box, table, story):
    """From what was decided or dealt last to the next decision or chance event, in the order of the book.

    A turn goes down its steps: the reward, the law once more, the guard, the next player.
    """
    phase = table.phase
    if phase == Phase.FIRST_PLAYER:
        choose_first_player(box, table, story)  # R11, R12
    elif phase == Phase.DEAL:
        deal_hands(table)  # R10; then the first turn begins
    elif phase == Phase.DRAW:
        draw_up(table, story)  # R25, R26
    elif has_won(table, table.turn):
        win(table, story)  # R15: at once, whatever would follow
    elif phase == Phase.REWARD:
        settle_reward(box, table, story)  # R45, R46: one unit after another
    if table.phase == Phase.OFFER:
        offer_application(box, table, story)  # R17, R21
    if table.phase == Phase.END:
        offer_guard(table)  # R58, R59
    if table.phase == Phase.PASS:
        end_turn(box, table, story)  # R13
