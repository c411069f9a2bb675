"""Play a bot against our levels and print how it does, with 95 % intervals.

    python scripts/grade.py killer path/to/file.py:MyBot --pairs 100
    python scripts/grade.py king12 expert@500 --levels novice,regular players=4
    python scripts/grade.py killer "python examples/bot.py" --address http://localhost:8012 --pairs 5

Matches come in pairs: the bot and the level change places, and here the dice are the same in both. With more
than two seats they sit alternately, and wins are counted per seat; a shared win is a part of one. Intervals are
Wilson's, over pairs.

With `--address` the bot is a command: `COMMAND ADDRESS CODE --token TOKEN` is started for every match, at a table of
that server, and plays the seats of the token, as `examples/bot.py` does. There the dice of a pair differ, as nobody
can choose a server's dice, and levels are the server's. An `expert` thinks for 1.5 s a move where nothing is solved;
`expert@2000` is quicker, without `--address`.
"""

import argparse
import json
import shlex
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import douzaine as dz
from douzaine.bots.arena import one_match
from douzaine.match.simulate import wilson
from douzaine.match.workers import checked_cores, run_chunks
from examples.bot import Table

LEVELS = "random,novice,regular,expert"
MATCH_S = 3600  # a command that takes longer for one match is ended
Play = Callable[[Sequence[bool], str, int], list[float]]  # which seats are the bot's, against whom, pair: scores


def play_here(box: dz.Box, bot: str, seed: int, mine: Sequence[bool], level: str, pair: int) -> list[float]:
    """Play one match in this process; both of a pair have the same chance."""
    names = [bot if own else level for own in mine]
    scores: list[float] = one_match(box, names, seed, pair).points[0, : box.players].tolist()
    return scores


def play_there(
    agreed: dict[str, Any], command: str, address: str, mine: Sequence[bool], level: str, pair: int
) -> list[float]:
    """Play one match at a server's table, with the command on the seats of a new person."""
    table = Table(address)
    try:
        opened = table.call("POST", "/tables", {**agreed, "seats": ["me" if own else level for own in mine]})
        table.token = opened["token"]
        words = [*shlex.split(command), address, opened["code"], "--token", opened["token"]]
        subprocess.run(words, check=True, timeout=MATCH_S, stdout=subprocess.DEVNULL)
        ending = table.call("GET", f"/tables/{opened['code']}/state")["ending"]
    except urllib.error.HTTPError as error:
        raise SystemExit(f"{address}: {json.load(error)['message']}") from error
    except (OSError, subprocess.SubprocessError) as error:
        raise SystemExit(f"{command}: {error}") from error
    if ending is None:
        raise SystemExit(f"{command}: the match at {opened['code']} is not over")
    return [float(score) for score in ending["scores"]]


def share(mine: Sequence[bool], scores: Sequence[float]) -> float:
    """The bot's wins for each of its seats, as a share of both sides'."""
    own, others = (
        sum(score for is_mine, score in zip(mine, scores, strict=True) if is_mine == side) / list(mine).count(side)
        for side in (True, False)
    )
    return own / (own + others)


def one_pair(play: Play, players: int, level: str, pair: int) -> float:
    """The bot's share of two matches in which both sides change places."""
    sides = [[(seat + swap) % 2 == 0 for seat in range(players)] for swap in (0, 1)]
    return sum(share(mine, play(mine, level, pair)) for mine in sides) / 2


def grade(play: Play, players: int, level: str, pairs: int, cores: int) -> str:
    """One line: how the bot does against a level."""
    shares = list(run_chunks(lambda first, count: one_pair(play, players, level, first), pairs, cores, chunk=1))
    total = sum(shares)
    low, high = wilson(total, sum(each * each for each in shares), pairs)
    return f"{level:<14} {2 * total:>8.1f} {2 * pairs:>8} {total / pairs:>8.1%}   {low:.1%} to {high:.1%}"


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(description="How strong is a bot?")
    parser.add_argument("game")
    parser.add_argument("bot", help="file.py:Class, module:Class, a level; with --address a command")
    parser.add_argument("options", nargs="*", help="of the game, as players=3")
    parser.add_argument("--levels", default=LEVELS)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--cores", type=int)
    parser.add_argument("--address", help="of a server, for a bot that plays over its API")
    given = parser.parse_args(words)
    if given.pairs < 1 or not all("=" in option for option in given.options):
        parser.error("--pairs is at least 1, and an option is NAME=VALUE")
    try:
        options = dict(option.split("=", 1) for option in given.options)
        box = dz.game(given.game).box(**options)
        for name in given.levels.split(",") + ([] if given.address else [given.bot]):
            dz.bot(name, 0, box)
        if given.address:
            urllib.request.urlopen(f"{given.address}/healthz", timeout=30).close()
    except dz.DouzaineError as error:
        parser.error(str(error))
    except (OSError, ValueError) as error:
        parser.error(f"no server answers at {given.address}: {error}")
    box.game.compile()
    play: Play = (
        partial(play_there, {"game": box.game.id, "options": options}, given.bot, given.address)
        if given.address
        else partial(play_here, box, given.bot, given.seed)
    )
    print(f"{given.bot}, {box.game.id}, {box.players} seats")
    print(f"{'against':<14} {'wins':>8} {'matches':>8} {'share':>8}   95 %")
    for level in given.levels.split(","):
        print(grade(play, box.players, level, given.pairs, checked_cores(given.cores)), flush=True)


if __name__ == "__main__":
    main()
