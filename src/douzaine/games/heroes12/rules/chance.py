"""Chance: factions, draft packs, who begins, tiles, and cards drawn."""

from douzaine.engine.chance import equally_likely
from douzaine.engine.rule import rule
from douzaine.games.heroes12.heroes import FACTIONS, KINDS, Tile
from douzaine.games.heroes12.rules.cards import draw_card
from douzaine.games.heroes12.rules.control import replace_tile
from douzaine.games.heroes12.rules.deck_modes import odds_of_factions, take_factions
from douzaine.games.heroes12.rules.draft import draw_into_pack
from douzaine.games.heroes12.rules.setup import name_first_player, open_pile
from douzaine.games.heroes12.table import SEATS, Phase, Stage


@rule
def odds(box, table, weights):
    """Every outcome of the pending chance event with its weight."""
    if table.phase == Phase.DRAW:
        return copy_weights(table.deck[table.drawer], KINDS, weights)
    if table.phase == Phase.PACK:
        return copy_weights(table.pool, KINDS, weights)
    if table.phase == Phase.TILE:
        return copy_weights(table.hidden_tiles, len(table.hidden_tiles), weights)
    if table.phase == Phase.FACTIONS:
        return odds_of_factions(box, weights)
    return equally_likely(SEATS)


@rule
def copy_weights(cards, count, weights):
    for index in range(count):
        weights[index] = cards[index]
    return count


@rule
def deal(box, table, outcome, story):
    """Carry out a chance outcome; `advance` goes on from there."""
    table.chance = 0
    if table.phase == Phase.DRAW:
        draw_card(table, outcome, story)
    elif table.phase == Phase.PACK:
        draw_into_pack(table, outcome)
    elif table.phase == Phase.TILE:
        if table.stage == Stage.SETUP:
            open_pile(box, table, outcome + Tile.FARM, story)
        else:
            replace_tile(box, table, outcome + Tile.FARM, story)
    elif table.phase == Phase.FACTIONS:
        take_factions(box, table, outcome // len(FACTIONS), outcome % len(FACTIONS), story)
    else:
        name_first_player(table, outcome, story)
