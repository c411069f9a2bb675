"""The set-up (R9 to R20)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import NOBODY as NO_SEAT
from douzaine.engine.story import emit
from douzaine.engine.table import await_chance
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.heroes import PILE, REGIONS, TILE_COUNT, Tile
from douzaine.games.heroes12.rules.zones import turn_tile_up
from douzaine.games.heroes12.table import CAMP, NOBODY, SEATS, Phase, Setup, Token

OPENING_HAND = 3


@rule
def setup(box, table, story):
    """R9 to R20: lay the table; everything that follows is a step of the set-up."""
    lay_empty_table(table)
    lay_tiles(table)


@rule
def lay_empty_table(table):
    """R4 to R7, R13, R16, R18: two camps, three regions; nobody has heroes, food or cubes on the table."""
    table.seats = SEATS
    table.named = NOBODY
    table.recruited = NOBODY
    table.recruited_at = CAMP
    table.ship = CAMP
    table.origin = CAMP
    table.left = -1
    for region in range(REGIONS):
        table.waiting[region] = NOBODY
        table.popularity[region] = Token.NONE
    for seat in range(SEATS):
        table.faction[seat] = -1
        table.under[seat, :] = NOBODY
        table.picked[seat, :] = NOBODY


@rule
def lay_tiles(table):
    """R3, R14: six tiles in three face-down piles of two."""
    table.hidden_tiles[0] = TILE_COUNT[0]
    table.hidden_tiles[1] = TILE_COUNT[1]
    table.hidden_tiles[2] = TILE_COUNT[2]
    for region in range(REGIONS):
        table.below[region] = PILE


@rule
def choose_first_player(box, table, story):
    """R20: drawn at random, or agreed."""
    if box.first_player >= 0:
        name_first_player(table, box.first_player, story)
    else:
        table.phase = Phase.FIRST_PLAYER
        await_chance(table)


@rule
def name_first_player(table, seat, story):
    """R20: who begins is known."""
    table.first = seat
    table.turn = seat
    table.cursor = Setup.TILES
    emit(story, EventKind.BEGINS, seat)


@rule
def open_next_pile(table):
    """R14: the top tile of each pile is turned up."""
    for region in range(REGIONS):
        if table.tile[region] == Tile.NONE:
            table.target = region
            table.phase = Phase.TILE
            await_chance(table)
            return
    table.cursor = Setup.HANDS


@rule
def open_pile(box, table, tile, story):
    """R14, R15: the top tile of the pile is known."""
    region = table.target
    table.target = 0
    turn_tile_up(box, table, region, tile)
    emit(story, EventKind.TILE_OPENS, NO_SEAT, tile, region)


@rule
def draw_opening_hands(table):
    """R19: three cards each."""
    for seat in range(SEATS):
        table.draws[seat] = OPENING_HAND
    table.drawing = EventKind.DRAWS_OPENING
    table.cursor = Setup.MULLIGAN_FIRST
