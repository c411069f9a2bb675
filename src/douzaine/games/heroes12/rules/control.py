"""Phase 1, Control: comparing force, cubes, and winning a tile (R44 to R54)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import NOBODY, emit
from douzaine.engine.table import await_chance
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.heroes import KINDS, Hero, Tile
from douzaine.games.heroes12.rules.zones import discard_hero, return_to_camp, turn_tile_up
from douzaine.games.heroes12.table import SEATS, Phase, Stage, Token


@rule
def begin_control(table):
    """R44: the regions are compared one after another."""
    table.stage = Stage.CONTROL
    table.cursor = 0
    table.winning = 0


@rule
def is_superior(box, table, region):
    """R44, R45, R47, R83, Q5, Q48: more force; or as much, with the token or (normal rules) a Golem."""
    seat = table.turn
    mine = table.force[seat, region]
    theirs = table.force[1 - seat, region]
    if mine != theirs or mine == 0:
        return mine > theirs
    if box.advanced == 1:
        return table.popularity[region] == seat
    return table.at[seat, region, Hero.GOLEM] > 0


@rule
def take_control(box, table, region, story):
    """R45, R46: a cube on a free slot of the own side, or the tile if there is none."""
    seat = table.turn
    tile = table.tile[region]
    mine = table.force[seat, region]
    theirs = table.force[1 - seat, region]
    if mine == theirs:
        emit(story, EventKind.TIE_TOKEN if box.advanced == 1 else EventKind.TIE_GOLEM, seat, mine, region)
    if table.cubes[seat, region] < box.slots[tile]:
        table.cubes[seat, region] += 1
        table.cursor += 1
        emit(story, EventKind.CUBE, seat, mine, theirs, region)
    else:
        emit(story, EventKind.WINS_TILE, seat, mine, theirs, tile, region)
        clear_region(box, table, region, story)


@rule
def clear_region(box, table, region, story):
    """R48, R49, R50: cubes and food go back, the winner's heroes to the discard pile; Iron Giants draw (Q11)."""
    seat = table.turn
    cubes = 0
    food = 0
    for each in range(SEATS):
        cubes += table.cubes[each, region]
        food += table.food[each, region]
        table.cubes[each, region] = 0
        table.food[each, region] = 0
    emit(story, EventKind.CUBES_BACK, seat, cubes)
    if food > 0:
        emit(story, EventKind.FOOD_BACK, seat, food)
    emit(story, EventKind.HEROES_SPENT, seat, table.present[seat, region])
    for hero in range(KINDS):
        for _ in range(table.at[seat, region, hero]):
            discard_hero(box, table, seat, region, hero, story)
    table.winning = 1


@rule
def take_tile(box, table, region, story):
    """R51, R52, Q10: the others go home, and the tile is scored."""
    seat = table.turn
    send_home(box, table, 1 - seat, region, story)
    tile = table.tile[region]
    table.tile[region] = Tile.NONE
    table.won[seat, tile - 1] += 1
    table.vp[seat] += box.tile_vp[tile]
    emit(story, EventKind.SCORES, seat, tile, box.tile_vp[tile], table.vp[seat])
    table.winning = 0


@rule
def send_home(box, table, seat, region, story):
    """R51: the opponent's heroes return to their camp."""
    count = table.present[seat, region]
    if count > 0:
        emit(story, EventKind.HEROES_HOME, seat, count)
    for hero in range(KINDS):
        for _ in range(table.at[seat, region, hero]):
            return_to_camp(box, table, seat, region, hero, story)


@rule
def open_tile_below(table, region, story):
    """R53, R54, Q6: the next tile of the pile; without one the region is skipped, and its token leaves the game."""
    if table.below[region] > 0:
        table.target = region
        table.phase = Phase.TILE
        await_chance(table)
        return
    table.cursor += 1
    if table.popularity[region] != Token.NONE:
        table.popularity[region] = Token.NONE
        emit(story, EventKind.TOKEN_GONE, NOBODY, region)


@rule
def replace_tile(box, table, tile, story):
    """R53, R54, Q7: the tile below is known; it is not fought for on this turn."""
    region = table.target
    table.target = 0
    turn_tile_up(box, table, region, tile)
    emit(story, EventKind.NEW_TILE, NOBODY, tile, region)
    if box.advanced == 1:
        emit(story, EventKind.TOKEN_STAYS, NOBODY, region)
    table.cursor += 1
