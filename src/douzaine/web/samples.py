"""Sample matches for people without their own: always the same one for each game."""

import douzaine as dz
from douzaine.bots import bot

SEED = 12
MOST_DECISIONS = 2000  # far more than any match of such bots has


def sample_record(id: str) -> str:
    """The record of a match between simple bots, in a worker process."""
    game = dz.game(id)
    match = dz.Match(game.box(**dict(getattr(game.part("box"), "FIRST_MATCH", {}))), seed=SEED)
    bots = [bot("simple", seed=SEED + seat) for seat in range(match.box.players)]
    for _ in range(MOST_DECISIONS):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.view(seat), seat))
    return match.record()
