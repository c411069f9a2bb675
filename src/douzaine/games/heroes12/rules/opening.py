"""Set-up and first turn (R9 to R21, R29, R40 to R42)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import ask, await_chance
from douzaine.games.heroes12.box import Mode
from douzaine.games.heroes12.heroes import FACTIONS, KINDS, REGIONS, TILE_COUNT, Tile
from douzaine.games.heroes12.rules.cards import put_under
from douzaine.games.heroes12.rules.draft import begin_draft, next_pack
from douzaine.games.heroes12.rules.military import begin_military
from douzaine.games.heroes12.story import Say
from douzaine.games.heroes12.table import CAMP, NOBODY, SEATS, Phase, Setup, Source, Stage, Token

OPENING_HAND = 3


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
        table.below[region] = 2


@rule
def set_up(box, table, story):
    """The next step of the set-up, in the order of `Setup`."""
    if table.cursor == Setup.DECKS:
        prepare_decks(box, table, story)
    elif table.cursor == Setup.PACKS:
        next_pack(table, story)
    elif table.cursor == Setup.FIRST_PLAYER:
        choose_first_player(box, table, story)
    elif table.cursor == Setup.TILES:
        open_next_pile(table)
    elif table.cursor == Setup.HANDS:
        draw_opening_hands(table)
    elif table.cursor == Setup.START:
        start_play(table, story)
    else:
        ask_for_mulligan(table)


# ---- decks


@rule
def prepare_decks(box, table, story):
    """R10, R17: two decks of twelve, made by the chosen mode."""
    if box.mode == Mode.DRAFT:
        begin_draft(table)
    elif box.mode == Mode.TOURNAMENT:
        for seat in range(SEATS):
            lay_deck(table, seat, box.decks[seat])
            tell(story, Say.DECK_BUILT, ALL, seat, 0, 0, 0, 0)
        table.cursor = Setup.FIRST_PLAYER
    elif box.faction[0] >= 0 and box.faction[1] >= 0:
        take_factions(box, table, box.faction[0], box.faction[1], story)
    else:
        table.phase = Phase.FACTIONS
        await_chance(table)


@rule
def lay_deck(table, seat, cards):
    for hero in range(KINDS):
        table.deck[seat, hero] = cards[hero]
        table.deck_size[seat] += cards[hero]


@rule
def take_factions(box, table, one, other, story):
    """R21: each seat takes a ready-made deck, for everybody to know."""
    table.source = Source.FACTIONS
    table.faction[0] = one
    table.faction[1] = other
    for seat in range(SEATS):
        faction = table.faction[seat]
        lay_deck(table, seat, box.faction_decks[faction])
        tell(story, Say.PLAYS_FACTION, ALL, seat, faction, 0, 0, 0)
    table.cursor = Setup.FIRST_PLAYER


@rule
def odds_of_factions(box, weights):
    """Q45: every pair that the options allow is equally likely."""
    kinds = len(FACTIONS)
    for one in range(kinds):
        for other in range(kinds):
            fits = (box.faction[0] < 0 or box.faction[0] == one) and (box.faction[1] < 0 or box.faction[1] == other)
            weights[one * kinds + other] = 1 if fits and (one != other or box.same_faction == 1) else 0
    return kinds * kinds


# ---- first player, tiles, hands


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
    """R20."""
    table.first = seat
    table.turn = seat
    table.cursor = Setup.TILES
    tell(story, Say.BEGINS, ALL, seat, 0, 0, 0, 0)


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
def turn_tile_up(box, table, tile, story):
    """R14, R15, R53, R54: a tile lies open now, with a Popularity token on it in the advanced rules."""
    region = table.target
    table.tile[region] = tile
    table.below[region] -= 1
    table.hidden_tiles[tile - 1] -= 1
    tell(story, Say.TILE_OPENS if table.stage == Stage.SETUP else Say.NEW_TILE, ALL, -1, tile, region, 0, 0)
    if box.advanced == 1:
        table.popularity[region] = Token.ON_TILE
        if table.stage != Stage.SETUP:
            tell(story, Say.TOKEN_STAYS, ALL, -1, region, 0, 0, 0)
    table.target = 0


@rule
def draw_opening_hands(table):
    """R19: three cards each."""
    for seat in range(SEATS):
        table.draws[seat] = OPENING_HAND
    table.drawing = Say.DRAWS_OPENING
    table.cursor = Setup.MULLIGAN_FIRST


# ---- the first turn


@rule
def ask_for_mulligan(table):
    """R40, R41: the first player may exchange cards, then the other."""
    table.changed = 0
    table.phase = Phase.MULLIGAN
    ask(table, table.first if table.cursor == Setup.MULLIGAN_FIRST else 1 - table.first)


@rule
def exchange_card(table, seat, hero, story):
    """R40, Q18: one card goes under the deck; another choice follows."""
    put_under(table, seat, hero)
    table.changed += 1
    tell(story, Say.UNDER, 1 << seat, seat, hero, 0, 0, 0)
    ask(table, seat)


@rule
def end_mulligan(table, seat, story):
    """R40, R41: as many cards are drawn as were put under the deck."""
    kind = Say.CHANGES_FIRST if table.cursor == Setup.MULLIGAN_FIRST else Say.CHANGES_SECOND
    tell(story, kind, ALL, seat, table.changed, 0, 0, 0)
    table.draws[seat] = table.changed
    table.drawing = Say.DRAWS_CHANGED
    table.changed = 0
    table.cursor += 1


@rule
def start_play(table, story):
    """R42: play starts with the Military phase of the first player."""
    tell(story, Say.FIRST_TURN, ALL, table.first, 0, 0, 0, 0)
    begin_military(table)
