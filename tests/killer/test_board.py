"""The board in the browser: the odds are worked out beforehand, as plain data, and only for those who may see them."""

import json
import re
from dataclasses import replace

import douzaine as dz
from douzaine.boards.context import BoardContext
from douzaine.boards.scene import Player, scene_of
from douzaine.games.killer.board import BOARD
from douzaine.games.killer.board.odds import MOST_LISTED, odds_of
from douzaine.games.killer.board.odds_panel import if_kept

GAME = dz.game("killer")
PLAYERS = (Player("Lea"), Player("Tom", "careful", "20:15"))


def first_roll() -> dz.Match:
    return dz.Match(GAME.box(first_player=0), seed=3)


def context_of(match: dz.Match, reader: int | None, hints: bool = True, previews: bool = True) -> BoardContext:
    view, asked = match.view(reader), reader in match.actors
    scene = scene_of(view, PLAYERS, asked, BOARD.facts(view, hints, None))
    return BoardContext(scene, view.story, "en", asked, previews=previews)


def test_whoever_decides_has_the_odds_of_every_choice_and_the_others_of_the_best() -> None:
    match = first_roll()
    exact = GAME.odds(match).choices
    for reader, count in ((0, len(exact)), (1, MOST_LISTED), (None, MOST_LISTED)):
        at = context_of(match, reader)
        sent = replace(at, scene=replace(at.scene, facts=json.loads(json.dumps(at.facts))))
        assert BOARD.scene(sent) == BOARD.scene(at)
        odds = odds_of(at)
        assert odds is not None
        assert list(odds.choices) == [each.dice for each in exact[:count]]
        assert [each.attack for each in odds.choices.values()] == [float(each.attack) for each in exact[:count]]


def test_without_hints_there_are_no_odds() -> None:
    at = context_of(first_roll(), 0, hints=False)
    assert at.facts == {}
    assert "k-legend" in BOARD.scene(at)
    assert "k-legend" not in BOARD.scene(context_of(first_roll(), 0))


def test_a_page_that_asks_for_previews_gets_what_it_would_have_shown_beforehand() -> None:
    match = first_roll()
    every, asks = context_of(match, 0), context_of(match, 0, previews=False)
    best = GAME.odds(match).choices[0].dice
    parts = BOARD.preview(asks, {"move": [f"keep {face}" for face in best]})
    for id, part in parts.items():
        assert f'id="{id}"' in BOARD.scene(asks) + BOARD.send(asks)
        assert part in BOARD.scene(every) + BOARD.send(every)
    assert len(parts) == 5
    assert BOARD.preview(asks, {"move": ["keep 6"] * 7}) == {}


def test_ticked_dice_are_set_aside_from_high_to_low_and_the_rest_is_rolled() -> None:
    at = context_of(first_roll(), 0)
    assert BOARD.moves(at, {"move": ["keep 2", "keep 6"]}) == ["keep 6", "keep 2", "roll"]
    assert BOARD.moves(at, {"move": ["keep 1"] * 6}) == ["keep 1"] * 6
    assert BOARD.moves(at, {"move": ["stop"]}) == ["stop"]


def test_the_last_die_is_ticked_and_nothing_is_asked_of_it() -> None:
    match = first_roll()
    while sum(match.view(None).table.rolled) > 1:
        seat = match.actors[0]
        match.play(seat, *[word for word in match.legal(seat) if word.startswith("keep")][:1])
        if "roll" in match.legal(seat):
            match.play(seat, "roll")
    at = context_of(match, match.actors[0])
    assert BOARD.prompt(at) == ("last-die", {})
    assert "total" in BOARD.note(at)
    assert "checked" in BOARD.scene(at)
    assert 'type="reset"' not in BOARD.send(at)
    assert BOARD.scene(at).count('<p class="k-row"') == 1  # the one choice stands there once


def test_the_row_of_the_chosen_dice_lies_over_its_own_among_the_best() -> None:
    at = context_of(first_roll(), 0)
    odds = odds_of(at)
    assert odds is not None
    every = list(odds.choices)
    assert 'style="--at:2"' in if_kept(at, odds, every[1])
    assert "--at" not in if_kept(at, odds, every[MOST_LISTED])


def test_an_attack_belongs_to_whoever_strikes_until_the_next_roll_and_its_hits_are_listed() -> None:
    match = dz.Match.at(GAME.box(), {"hp": [30, 30], "turn": 0})
    for face in "666665":
        match.deal(face)
    for move in (*["keep 6"] * 5, "keep 5", "attack 1"):
        match.play(0, move)
    for face in "555512" + "12":  # two dice miss twice
        match.deal(face)
    at = context_of(match, 1)
    scene = BOARD.scene(replace(at, scene=replace(at.scene, hints=True)))
    assert match.view(None).table.turn == 1
    assert re.findall(r'id="seat-(\d)"[^>]*><div class="plate[^"]* active', scene) == ["0"]
    assert [hits for hits in range(7) if f'k-outcome far"><span>{hits} hit' in scene] == [0, 1, 6]


def test_a_total_for_starting_hp_neither_strikes_nor_heals_nor_costs_anything() -> None:
    """R2: what totals do in a turn would only mislead whoever sets dice aside for HP."""
    of_turn, of_capital = (
        str(BOARD.scene(context_of(dz.Match(GAME.box(first_player=0, starting_hp_mode=mode), seed=3), 0)))
        for mode in ("fixed", "kept_roll")
    )
    for word in ("k-block k-attack", "Attack", "Lose"):
        assert word in of_turn
        assert word not in of_capital
    assert "The total is the HP you start with." in of_capital
