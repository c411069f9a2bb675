"""Chance: who begins, cards dealt and drawn, cards stolen."""

from douzaine.engine.chance import equally_likely
from douzaine.engine.rule import rule
from douzaine.games.crowns13.rules.cards import card_at
from douzaine.games.crowns13.rules.renewal import draw_card
from douzaine.games.crowns13.rules.reward import steal_card
from douzaine.games.crowns13.rules.setup import deal_card, name_first_player
from douzaine.games.crowns13.table import Phase


@rule
def odds(box, table, weights):
    """Every seat, every card of the draw pile, or every card of the victim's hand is equally likely."""
    count = table.draw_size
    if table.phase == Phase.FIRST_PLAYER:
        count = table.seats
    elif table.phase == Phase.STOLEN:
        count = table.hand_size[table.victim]
    return equally_likely(count)


@rule
def deal(box, table, outcome, story):
    """R10, R11, R25, R51: name the first player, deal, draw, or steal a card."""
    table.chance = 0
    if table.phase == Phase.FIRST_PLAYER:
        name_first_player(table, outcome, story)
    elif table.phase == Phase.STOLEN:
        steal_card(table, card_at(table.hand[table.victim], outcome), story)
    elif table.phase == Phase.DEAL:
        deal_card(table, card_at(table.draw, outcome), story)
    else:
        draw_card(table, card_at(table.draw, outcome))
