"""13 Crowns: the rules, one module a chapter. Rule numbers are those of the book.

`setup` sets up, `choices` lists moves, carries them out and goes on through what passes by itself. The
chapters are `king`, `renewal`, `action`, `reward` and `ending`; `law` says what can be paid, `cards` moves cards.
"""

from douzaine.engine.rule import rule
from douzaine.games.crowns13.box import Phase
from douzaine.games.crowns13.rules.cards import card_at
from douzaine.games.crowns13.rules.choices import go_on, legal, play
from douzaine.games.crowns13.rules.ending import scores
from douzaine.games.crowns13.rules.renewal import draw_card
from douzaine.games.crowns13.rules.reward import steal_card
from douzaine.games.crowns13.rules.setup import deal_card, name_first_player, setup

__all__ = ["deal", "legal", "odds", "play", "scores", "setup"]


@rule
def odds(box, table, weights):
    """Every seat, every card of the draw pile, or every card of the victim's hand is equally likely."""
    count = table.draw_size
    if table.phase == Phase.FIRST_PLAYER:
        count = table.seats
    elif table.phase == Phase.STOLEN:
        count = table.hand_size[table.victim]
    for outcome in range(count):
        weights[outcome] = 1
    return count


@rule
def deal(box, table, outcome, story):
    """R10, R11, R25, R51: name the first player, deal, draw, or steal a card."""
    if table.phase == Phase.FIRST_PLAYER:
        name_first_player(box, table, outcome, story)
    elif table.phase == Phase.STOLEN:
        steal_card(table, card_at(table.hand[table.victim], outcome), story)
    elif table.phase == Phase.DEAL:
        deal_card(table, card_at(table.draw, outcome), story)
    else:
        draw_card(table, card_at(table.draw, outcome), story)
    go_on(box, table, story)
