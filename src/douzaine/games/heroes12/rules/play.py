"""Carrying out a move: which rule each of them is."""

from douzaine.engine.rule import rule
from douzaine.games.heroes12.box import Move
from douzaine.games.heroes12.heroes import KINDS
from douzaine.games.heroes12.rules.abilities import (
    apply_deployed,
    bless,
    call_back,
    come_aboard,
    decline,
    name_place,
    run_over,
    sacrifice,
    sneak_in,
    take_back,
)
from douzaine.games.heroes12.rules.draft import pick_card
from douzaine.games.heroes12.rules.ending import drop
from douzaine.games.heroes12.rules.first_turn import end_mulligan, exchange_card
from douzaine.games.heroes12.rules.maintenance import answer_for_goat, starve
from douzaine.games.heroes12.rules.military import (
    burn,
    deploy,
    end_actions,
    keep_falcons,
    move,
    name_falcon,
    name_hero_to_deploy,
    name_hero_to_move,
    name_region_to_deploy,
    name_region_to_enter,
    name_region_to_leave,
    recruit,
    supply,
)
from douzaine.games.heroes12.table import CAMP, Phase


@rule
def play(box, table, seat, move_id, story):
    """Carry out one legal move; `advance` goes on from there."""
    if table.phase == Phase.PICK:
        pick_card(table, seat, move_id - Move.PICK)  # the other seat may still be picking
        return
    table.actors = 0
    if move_id >= Move.HERO:
        play_hero(box, table, seat, (move_id - Move.HERO) // KINDS, (move_id - Move.HERO) % KINDS, story)
    elif move_id >= Move.FOOD:
        play_food(box, table, seat, move_id - Move.FOOD, story)
    elif move_id >= Move.REGION:
        play_region(box, table, seat, move_id, story)
    else:
        play_word(box, table, seat, move_id, story)


@rule
def play_hero(box, table, seat, word, hero, story):
    """Moves that name a hero, by the number of their word."""
    if word == (Move.RECRUIT - Move.HERO) // KINDS:
        recruit(box, table, seat, hero, story)
    elif word == (Move.DEPLOY - Move.HERO) // KINDS:
        name_hero_to_deploy(table, seat, hero)
    elif word == (Move.BURN - Move.HERO) // KINDS:
        burn(table, seat, hero, story)
    elif word == (Move.UNDER - Move.HERO) // KINDS:
        exchange_card(table, seat, hero, story)
    elif word == (Move.STARVE - Move.HERO) // KINDS:
        starve(box, table, hero, story)
    elif word == (Move.RETURN - Move.HERO) // KINDS:
        run_over(box, table, seat, hero, story)
    elif word == (Move.ADD - Move.HERO) // KINDS:
        come_aboard(box, table, seat, hero, story)
    elif word == (Move.DROP - Move.HERO) // KINDS:
        drop(table, seat, hero, story)
    else:
        play_named_hero(box, table, seat, hero, story)


@rule
def play_named_hero(box, table, seat, hero, story):
    """`hero HERO`: the place was named before."""
    if table.phase == Phase.MOVE_HERO:
        name_hero_to_move(table, seat, hero)
    elif table.phase == Phase.BEHEMOTH_HERO:
        sacrifice(box, table, seat, hero, story)
    elif table.phase == Phase.KNIGHT_HERO:
        take_back(box, table, seat, hero, story)
    else:
        call_back(box, table, seat, hero, story)


@rule
def play_food(box, table, seat, food, story):
    """`food K`: hero and food travel."""
    if table.phase == Phase.DEPLOY_FOOD:
        deploy(box, table, seat, food, story)
    else:
        move(box, table, seat, food, story)


@rule
def play_region(box, table, seat, move_id, story):
    """Moves that name a region."""
    if move_id >= Move.RESOLVE:
        apply_deployed(box, table, move_id - Move.RESOLVE, story)
    elif move_id >= Move.FLY:
        name_falcon(table, seat, move_id - Move.FLY)
    elif move_id >= Move.MOVE:
        name_region_to_leave(table, seat, move_id - Move.MOVE)
    elif move_id >= Move.TO:
        name_region_to_enter(table, seat, move_id - Move.TO)
    else:
        play_plain_region(box, table, seat, move_id - Move.REGION, story)


@rule
def play_plain_region(box, table, seat, region, story):
    """`region R`: what for is known from what was asked."""
    if table.phase == Phase.DEPLOY_REGION:
        name_region_to_deploy(table, seat, region)
    elif table.phase == Phase.ARCHANGEL:
        bless(box, table, region, story)
    elif table.phase == Phase.BEHEMOTH_REGION:
        name_place(table, seat, region, Phase.BEHEMOTH_HERO)
    elif table.phase == Phase.KNIGHT_PLACE:
        name_place(table, seat, region, Phase.KNIGHT_HERO)
    elif table.phase == Phase.GOBLIN:
        sneak_in(box, table, seat, region, story)
    else:
        name_place(table, seat, region, Phase.STRATEGIST_HERO)


@rule
def play_word(box, table, seat, move_id, story):
    """Moves of a single word."""
    if move_id == Move.SUPPLY:
        supply(box, table, seat, story)
    elif move_id == Move.END:
        end_actions(table)
    elif move_id == Move.DONE:
        play_done(table, seat, story)
    elif move_id == Move.NONE:
        decline(table)
    elif move_id == Move.CAMP:
        name_place(table, seat, CAMP, Phase.KNIGHT_HERO)
    else:
        answer_for_goat(box, table, move_id == Move.YES, story)


@rule
def play_done(table, seat, story):
    """`done`: no more cards, Falcons, heroes to deploy or to call back."""
    if table.phase == Phase.MULLIGAN:
        end_mulligan(table, seat, story)
    elif table.phase == Phase.FALCON:
        keep_falcons(table)
