"""Phase 1, Control: comparing force, cubes, and winning a tile (R44 to R54)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import await_chance, finish
from douzaine.games.heroes12.heroes import GOAL, KINDS, REGIONS, Hero, Tile
from douzaine.games.heroes12.rules.maintenance import begin_maintenance
from douzaine.games.heroes12.rules.zones import discard_hero, return_to_camp
from douzaine.games.heroes12.story import Say
from douzaine.games.heroes12.table import SEATS, End, Phase, Stage, Token


@rule
def begin_control(table):
    """R44."""
    table.stage = Stage.CONTROL
    table.cursor = 0
    table.winning = 0


@rule
def control(box, table, story):
    """R44, Q4, Q6, Q7: every region once, from 1 to 3; one without a tile is skipped."""
    region = table.cursor
    if region == REGIONS:
        begin_maintenance(table)
    elif table.winning == 1:
        take_tile(box, table, region, story)
    elif table.tile[region] != Tile.NONE and is_superior(box, table, region, story):
        take_control(box, table, region, story)
    else:
        table.cursor += 1


@rule
def is_superior(box, table, region, story):
    """R44, R45, R47, R83, Q5, Q48: more force; or as much, with the token or (normal rules) a Golem."""
    seat = table.turn
    mine = table.force[seat, region]
    theirs = table.force[1 - seat, region]
    if mine != theirs or mine == 0:
        return mine > theirs
    if box.advanced == 1 and table.popularity[region] == seat:
        tell(story, Say.TIE_TOKEN, ALL, seat, mine, region, 0, 0)
        return True
    if box.advanced == 0 and table.at[seat, region, Hero.GOLEM] > 0:
        tell(story, Say.TIE_GOLEM, ALL, seat, mine, region, 0, 0)
        return True
    return False


@rule
def take_control(box, table, region, story):
    """R45, R46: a cube on a free slot of the own side, or the tile if there is none."""
    seat = table.turn
    tile = table.tile[region]
    mine = table.force[seat, region]
    theirs = table.force[1 - seat, region]
    if table.cubes[seat, region] < box.slots[tile]:
        table.cubes[seat, region] += 1
        table.cursor += 1
        tell(story, Say.CUBE, ALL, seat, mine, theirs, region, 0)
    else:
        tell(story, Say.WINS_TILE, ALL, seat, mine, theirs, tile, region)
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
    tell(story, Say.CUBES_BACK, ALL, seat, cubes, 0, 0, 0)
    if food > 0:
        tell(story, Say.FOOD_BACK, ALL, seat, food, 0, 0, 0)
    tell(story, Say.HEROES_SPENT, ALL, seat, table.present[seat, region], 0, 0, 0)
    for hero in range(KINDS):
        for _ in range(table.at[seat, region, hero]):
            discard_hero(box, table, seat, region, hero, story)
    table.winning = 1


@rule
def take_tile(box, table, region, story):
    """R51 to R54, R30, Q10: the others go home, the tile is scored; with 7 VP the match ends right here."""
    seat = table.turn
    send_home(box, table, 1 - seat, region, story)
    tile = table.tile[region]
    table.tile[region] = Tile.NONE
    table.won[seat, tile - 1] += 1
    table.vp[seat] += box.tile_vp[tile]
    tell(story, Say.SCORES, ALL, seat, tile, box.tile_vp[tile], table.vp[seat], 0)
    table.winning = 0
    if table.vp[seat] >= GOAL:
        tell(story, Say.WINS, ALL, seat, table.vp[seat], 0, 0, 0)
        finish(table, End.VICTORY)
    elif table.below[region] > 0:
        table.target = region
        table.phase = Phase.TILE
        await_chance(table)
    else:
        table.cursor += 1
        discard_token(table, region, story)


@rule
def send_home(box, table, seat, region, story):
    """R51: the opponent's heroes return to their camp."""
    count = table.present[seat, region]
    if count > 0:
        tell(story, Say.HEROES_HOME, ALL, seat, count, 0, 0, 0)
    for hero in range(KINDS):
        for _ in range(table.at[seat, region, hero]):
            return_to_camp(box, table, seat, region, hero, story)


@rule
def discard_token(table, region, story):
    """R54: without a tile the region's token leaves the game."""
    if table.popularity[region] != Token.NONE:
        table.popularity[region] = Token.NONE
        tell(story, Say.TOKEN_GONE, ALL, -1, region, 0, 0, 0)
