"""Check for leaks: deal again everything a reader cannot see, and compare every byte the reader gets."""

import random

import numpy as np

from douzaine.engine.chance import stream
from douzaine.match.game import Game
from douzaine.match.match import Match
from douzaine.match.view import SPECTATOR
from douzaine.testing.claims import must
from douzaine.testing.conformance import begun
from douzaine.testing.matches import play_out, random_moves


def redealt(match: Match, reader: int, seed: int) -> Match:
    """A copy of a match with everything dealt again that a reader (a seat, or `SPECTATOR`) cannot see."""
    twin = match.copy()
    rules = match.game.rule_set
    seen, table = np.zeros(1, rules.table), np.zeros(1, rules.table)
    rules.compiled.view(match.box.data, match.data, reader, seen)
    rules.compiled.redeal(match.box.data, seen, reader, stream(seed), table)
    twin.data = table
    return twin


def sent(match: Match, reader: int | None) -> tuple[object, ...]:
    """Everything a reader gets."""
    view = match.view(reader)
    seen = view.observation().tobytes() if match.game.table_fields is not None else b""
    keys = view.key(), view.history_key(), hash(view)
    return view.data.tobytes(), view.position(), view.legal(), view.actors, view.turns, repr(view), seen, keys


def check_views(game: Game, seed: int) -> None:
    """Check that views say nothing of what is hidden, and that a re-deal has the same components."""
    match, rng = begun(game, seed)
    components = game.part("position").components
    for _ in random_moves(match, rng, 80):
        counted = components(match.box.data[0], match.data[0])
        for reader in (None, *range(match.box.players)):
            twin = redealt(match, SPECTATOR if reader is None else reader, rng.getrandbits(32))
            who = "a spectator" if reader is None else f"seat {reader}"
            must(sent(twin, reader) == sent(match, reader), f"{who} sees something that is hidden in {match!r}")
            now = components(twin.box.data[0], twin.data[0])
            must(now == counted, f"dealt anew for {who}, components are {now} and not {counted}")


def check_redealt(game: Game, seed: int) -> None:
    """Check that a match whose hidden parts were dealt again can be played to its end."""
    match, rng = begun(game, seed)
    play_out(match, rng, rng.randrange(60))
    if not match.over:
        twin = play_out(redealt(match, match.actors[0], seed), rng, 300)
        must(twin.over or twin.actors, f"{twin!r} has come to a dead end after it was dealt anew")
        must(len(twin.steps) > len(match.steps), f"{twin!r} was dealt anew and cannot be played on")


def check_hiding(game: Game) -> None:
    """Check that a game with hidden information really hides something."""
    if not game.facts.hidden:
        return
    changed = 0
    for seed in range(20):
        rng = random.Random(seed)
        match = Match(game.box(), seed=seed)
        for seat, _ in random_moves(match, rng, 20):
            changed += redealt(match, seat, seed).data.tobytes() != match.data.tobytes()
    must(changed, f"{game!r} says that something is hidden, and nothing is")
