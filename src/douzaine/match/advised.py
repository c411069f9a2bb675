"""What each whole decision of a seat is worth to it; `douzaine.advice` works it out."""

import importlib
from dataclasses import dataclass

from douzaine.errors import IllegalMove
from douzaine.games.declare import shown


@dataclass(frozen=True)
class MoveAdvice:
    """One whole decision: the chance to win after it."""

    moves: tuple[str, ...]  # in their order; most decisions are one move
    chance: float  # the seat's expected score, a shared win counting as a fraction
    error: float  # half of the 95 % interval; 0 where nothing was estimated
    played: float  # how often best play chooses it
    shares: tuple[float, ...]  # the expected scores of all seats

    @property
    def move(self) -> str:
        """The first of its moves."""
        return self.moves[0]


@dataclass(frozen=True)
class Advice:
    """The whole decisions of a seat, the best first."""

    seat: int
    moves: tuple[MoveAdvice, ...]
    is_exact: bool  # true: the chances of best play from here
    trials: int  # matches played to the end for it; 0 where a solver was asked
    seconds: float
    left_out: int = 0  # decisions that looked worse at a glance and were not weighed
    is_mixed: bool = False  # true: others decide at the same time, and best play draws from a mix
    is_solved: bool = False  # true: the game's solver was asked, exact or not

    def __repr__(self) -> str:
        source = "exact" if self.is_exact else "solved" if self.is_solved else f"{self.trials} trials"
        first = f"{self.best.move} wins {100 * self.best.chance:.1f} %"
        return f"<Advice for seat {self.seat}: {first}, {len(self.moves)} moves, {source}>"

    def _repr_html_(self) -> str:
        html: str = importlib.import_module("douzaine.bots.notebook").advice_html(self)  # by name: it reads this
        return html

    @property
    def best(self) -> MoveAdvice:
        """The best decision known (where it is drawn from a mix, the likeliest one)."""
        return self.moves[0]

    @property
    def mix_chance(self) -> float:
        """What the mix is worth to the seat; the best decision's chance where there is no mix."""
        return sum(each.played * each.chance for each in self.moves)

    def of(self, *moves: str) -> MoveAdvice:
        """What is known of a decision, or of the best one that begins with these moves. Raises `IllegalMove`."""
        for each in self.moves:
            if each.moves[: len(moves)] == moves:
                return each
        raise IllegalMove("error-not-weighed", moves=", ".join(map(shown, moves)))
