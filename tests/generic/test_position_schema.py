"""Positions, as matches and views tell them, are as their game's schema says."""

import json
import random
from typing import Any

import jsonschema_rs

import douzaine as dz
from douzaine.match.position_schema import position_schema
from tests.conftest import depth, random_box


def validator_of(game: dz.Game) -> Any:
    return jsonschema_rs.Draft202012Validator(json.loads(json.dumps(position_schema(game))))


def test_positions_of_random_matches_are_as_the_schema_says(game: dz.Game) -> None:
    rng, validator = random.Random(21), validator_of(game)
    for _ in range(depth(8)):
        box = random_box(game, rng)
        match = dz.Match(box, dealer=None)
        readers = [None, *range(box.players)]
        for _ in range(200):  # also while chance is pending
            validator.validate(match.position())
            validator.validate(match.view(rng.choice(readers)).position())
            if match.over:
                break
            if match.actors:
                seat = rng.choice(match.actors)
                match.play(seat, rng.choice(match.legal(seat)))
            else:
                match.deal(rng.choice(match.chance)[0])


def test_a_schema_refuses_what_is_no_position(game: dz.Game) -> None:
    validator, position = validator_of(game), dz.Match(game.box(), seed=1).position()
    assert validator.is_valid(position)
    assert not validator.is_valid({key: value for key, value in position.items() if key != "quiet"})
    if "$defs" not in position_schema(game):
        return
    assert not validator.is_valid({**position, "wings": 2})
    for key in position:
        assert not validator.is_valid({**position, key: {"wings": "two"}}), key


def test_our_games_declare_their_positions() -> None:
    for id in ("killer", "king12", "crowns13", "heroes12"):
        described = position_schema(dz.game(id))["$defs"]["Position"]["properties"]
        part = dz.game(id).part("position")
        values = part.quiet_values(dz.game(id).box().data[0])
        assert set(described) == {*part.KEYS, *values}
