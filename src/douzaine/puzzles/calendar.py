"""The puzzle of each day: games take turns, and everybody with the same rules makes the same puzzle."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from douzaine.match.game import Game, game, games
from douzaine.puzzles.maker import MOST_TRIES, make_puzzle, puzzles_of
from douzaine.puzzles.puzzle import Puzzle

LEAST_MISSED = 2  # levels of bots that get the puzzle of a day wrong
EDITION = 1  # version of the method: another one makes other puzzles


@dataclass(frozen=True)
class Streak:
    """Days in a row on which a person answered on the day itself: up to now, and the longest ever."""

    now: int
    longest: int


def streak_of_days(answered: Iterable[date], today: date) -> Streak:
    """The streak of a person who answered on some days; today may still be open."""
    days = sorted(answered)
    longest = run = 0
    for number, day in enumerate(days):
        run = run + 1 if number and day - days[number - 1] == timedelta(days=1) else 1
        longest = max(longest, run)
    is_going_on = bool(days) and today - days[-1] <= timedelta(days=1)
    return Streak(run if is_going_on else 0, longest)


def games_with_puzzles() -> list[Game]:
    """The games with puzzles, in shelf order."""
    return [each for each in map(game, games()) if puzzles_of(each) is not None]


def edition() -> str:
    """The versions on which all puzzles depend: a puzzle stored under another edition is made again."""
    return f"{EDITION} " + " ".join(f"{each.id}-{each.version}" for each in games_with_puzzles())


def game_of(day: date) -> Game:
    """The game of a day."""
    known = games_with_puzzles()
    return known[day.toordinal() % len(known)]


def daily_puzzle(day: date, most_tries: int = MOST_TRIES) -> Puzzle | None:
    """The puzzle of a day: of that day's game, or of the next one for which a good one is found."""
    known, first = games_with_puzzles(), day.toordinal()
    for step in range(len(known)):
        seed = f"douzaine {EDITION} {day.isoformat()}"
        found = make_puzzle(known[(first + step) % len(known)], seed, most_tries, LEAST_MISSED)
        if found is not None:
            return found
    return None
