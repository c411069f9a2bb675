"""King of 12 between two players: rounds solved as chains of matrix games, equilibrium against equilibrium.

As long as nobody has buried a card everything is known to both, so a round is a chain of matrix games: both
pick a card, the turn is carried out, chance rolls the Oracle's die, and the next matrix follows. `solve` works
backwards from the last turn. A position is two hands, two faces, and the points as (turns that scored, turns
won); for seven cards that is

| cards left | 7 v 7 | 6 v 6 | 5 v 5 | 4 v 4 | 3 v 3 | 2 v 2 |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| pairs of hands | 1 | 49 | 441 | 1225 | 1225 | 441 |
| points | 1 | 3 | 6 | 10 | 15 | 21 |
| positions | 144 | 21,168 | 381,024 | 1,764,000 | 2,646,000 | 1,333,584 |

6.1 million positions, and 4.1 million more for the rounds of 6 cards against 7; with a Lady, who moves tokens,
about twice as many. Each is one matrix of 7 x 7 at most, solved by the simplex method: ten to twenty seconds
a set of cards on one core, and then it is looked up.

What a round is worth. A round won counts 1, a cancelled one a half, a lost one 0. Before anybody has won a
round that is exact: by symmetry a cancelled round leaves even chances, which lie in the middle between winning
and losing the round, whatever those are worth. So **the rounds before the first win are solved exactly**, to
the precision of a 32-bit number.

At one win to none a cancelled round is worth another such round (R = 0.45 with the cards of the first game);
it is solved again until that agrees. A lost one leads to one win each, and that is taken to be even.

Once somebody has buried a card, its owner alone knows which, and values of known hands do not do. The last three
turns of a round are then solved over all hands both sides may hold, until no reply gains more than 0.2 % of a round;
the turns before look two turns ahead to the values of known hands (`known.py`, `rest.py`). What is approximated
besides: which card best play buries (the one whose loss costs least if it were known), and hence what may be buried
when a round begins (any card not shown since, all equally likely). `exploit.py` measures what best replies gain. The
safety stop is left out of account.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from douzaine.engine.story import new_story
from douzaine.games.king12.bots.known import Known
from douzaine.games.king12.bots.planner import plan
from douzaine.games.king12.bots.plans import Planner, plans
from douzaine.games.king12.bots.positions import (
    EVEN,
    UNEVEN,
    hands_of,
    kinds_of,
    layer_of,
    layers_of,
    openings,
    scratch,
)
from douzaine.games.king12.bots.rest import Rest, Start
from douzaine.games.king12.bots.turn_game import OWN, ROBBER, THEIRS, TIE, TIES, list_turns, solve_layer
from douzaine.games.king12.box import BOX, HAND
from douzaine.games.king12.die import FACES
from douzaine.games.king12.table import TABLE

__all__ = ["Planner", "appraise", "is_exact", "judges", "plan", "plans", "settings_of", "solve"]  # what bots ask for

Array = Any
Driver = Callable[[Any], Callable[..., Any]]
MOST_OUTCOMES = 50_000
AGAIN = 2  # times that uneven rounds are solved, each with the worth of a cancelled round found before
USUAL_TIE = 440_000  # what a cancelled uneven round is about worth
ROUNDING = 2 * HAND * 2.0**-24  # what 32-bit values may cost both sides together


def is_exact(box: Any) -> bool:
    """Whether a match with these options is solved: no, only its rounds before the first win are."""
    return False


def judges(box: Any) -> bool:
    """Whether the solver knows better than a search: between two players."""
    return bool(box["players"] == 2)


def settings_of(box: Any, seen: Any) -> tuple[int, ...]:
    """What the solution depends on: the seven cards, and what values are counted from."""
    return int(seen["cards"]), int(box["final_face"])


# ---- solving


def solve(box: Any, seen: Any, driver: Driver) -> dict[str, Array]:
    """Every turn by the rules, then every position of a round, from few cards to many."""
    turns, outcomes = turns_of(box, int(seen["cards"]), driver)
    layers, total = layers_of(int(seen["cards"]))
    tables = {"turns": turns, "outcomes": outcomes, "values": np.zeros(total, np.float32)}
    tables["gap"] = np.array(_solve_rounds(EVEN, layers, TIES // 2, tables, driver) + ROUNDING)
    tie = USUAL_TIE
    for _ in range(AGAIN):
        tables["tie"] = np.array(tie)
        _solve_rounds(UNEVEN, layers, tie, tables, driver)
        tie = round(TIES * openings(int(seen["cards"]), tables["values"], UNEVEN).max())
    _try_hidden(int(seen["cards"]), tables, driver)
    return tables


def _try_hidden(cards: int, tables: dict[str, Array], driver: Driver) -> None:
    """Solve a position with buried cards, so that what does so is compiled before anybody waits for it."""
    for sizes in ((3, 2), (4, 3)):
        unseen = (2 << sizes[0]) - 1
        even = (1 / (sizes[0] + 1),) * (sizes[0] + 1)
        start = Start((unseen, unseen, 0, 1, 0, 0), (even, even))
        Rest(tables, [layer_of(tables, cards, EVEN, size) for size in sizes], start, driver)


def _solve_rounds(kind: int, layers: dict[tuple[int, int], Array], tie: int, tables: Any, driver: Driver) -> float:
    """All positions of rounds of a kind, a cancelled round being worth `tie`; on all cores.

    Returns by how much both sides together can be exploited at most: the greatest gaps of all turns.
    """
    cores, gap, solve_part = os.cpu_count() or 1, 0.0, driver(solve_layer)
    with ThreadPoolExecutor(cores) as pool:
        for layer in (layer for (each, _), layer in layers.items() if each == kind):
            tied = layer.copy()
            tied[TIE] = tie
            gap += max(pool.map(lambda core, tied=tied: _part(core, cores, tied, tables, solve_part), range(cores)))
    return gap


def turns_of(box: Any, cards: int, driver: Driver) -> tuple[Array, Array]:
    """What every pair of the seven cards makes of every pair of faces."""
    boxes = np.zeros(1, BOX)
    boxes[0] = box
    turns = np.zeros((HAND, HAND, FACES, FACES, ROBBER + 1), np.int64)
    outcomes = np.zeros((MOST_OUTCOMES, 3), np.int64)
    kinds, moves = np.array(kinds_of(cards)), np.zeros(HAND, np.int64)
    count = driver(list_turns)(boxes, np.zeros(4, TABLE), kinds, turns, outcomes, moves, new_story(0))
    return turns, outcomes[:count].copy()


def _part(core: int, cores: int, layer: Array, tables: dict[str, Array], solve_part: Callable[..., float]) -> float:
    """One core's share of a layer."""
    hands, ranks = hands_of()
    return solve_part(
        layer,
        hands[layer[OWN]],
        hands[layer[THEIRS]],
        ranks,
        tables["turns"],
        tables["outcomes"],
        tables["values"],
        np.array([core, cores]),
        np.zeros((HAND, HAND)),
        *scratch(),
    )


# ---- what each move is worth


def appraise(
    box: Any, tables: dict[str, Array], seen: Any, seat: int, moves: list[int], driver: Driver
) -> tuple[Array, Array]:
    """Both seats' winning chances after each of the legal moves, and how often best play makes each."""
    known = Known(tables, seen, seat, driver)
    worths, mix = known.weigh(moves)
    own = known.chance(worths)
    return np.stack([own, 1 - own] if seat == 0 else [1 - own, own], axis=1), mix
