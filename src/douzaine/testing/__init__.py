"""Checks for games, ours and those of others.

>>> from douzaine.testing import check_game
>>> check_game("killer", matches=1)

A game in a package of one's own is made known first: `douzaine.add_game("mine", "my_package")`.
"""

from douzaine.match.game import Game, game
from douzaine.testing.compiled import check_batches, check_compiled, check_simulations
from douzaine.testing.conformance import (
    check_all_or_none,
    check_audiences,
    check_own_view,
    check_play,
    check_quiet_positions,
    check_round_trips,
    check_story_buffer,
    check_texts,
    check_undo_and_copies,
)
from douzaine.testing.leaks import check_hiding, check_redealt, check_views
from douzaine.testing.lessons import check_lesson
from douzaine.testing.matches import play_out, random_box, random_moves
from douzaine.testing.observations import check_observations

__all__ = ["CHECKS", "check_game", "check_lesson", "play_out", "random_box", "random_moves"]

CHECKS = (  # each checks one match of a seed
    check_play,
    check_round_trips,
    check_quiet_positions,
    check_undo_and_copies,
    check_story_buffer,
    check_own_view,
    check_all_or_none,
    check_texts,
    check_audiences,
    check_views,
    check_redealt,
    check_observations,
    check_compiled,
    check_batches,
)


def check_game(checked: Game | str, matches: int = 10, seed: int = 0) -> None:
    """Check a game with random matches. Raises `AssertionError` with what is wrong.

    `game` is a game or its id. Its rules are compiled first, which takes a minute or two the first time.
    """
    checked = game(checked) if isinstance(checked, str) else checked
    checked.compile()
    check_lesson(checked)
    for number in range(seed, seed + matches):
        for check in CHECKS:
            try:
                check(checked, number)
            except Exception as error:
                error.add_note(f"in {check.__name__} of {checked!r} with seed {number}")
                raise
    check_hiding(checked)
    check_simulations(checked)
