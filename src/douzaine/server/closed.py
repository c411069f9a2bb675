"""Matches whose rules this server no longer has: only their log is left."""

import json
from collections.abc import Iterable

from douzaine.match.dealer import Dealer, SeededDealer
from douzaine.match.record import CHANCE_MARK, FORMAT
from douzaine.server.live_match import dealer_of, practice_dealer
from douzaine.server.model import LogEntry, Start, TableRow


def record_of_log(row: TableRow, log: Iterable[LogEntry], start: Start | None = None) -> str:
    """The record of a match, made from its log without its rules: options and decisions, but no lines of chance.

    Rules of its version can replay it, because the dealer is named and deals the same again.
    """
    options = [f"option {id} {json.dumps(value, ensure_ascii=False)}" for id, value in row.options.items()]
    decided: list[str] = []
    for entry in log:
        if entry.kind == "move":
            decided += [f"{entry.seat} {word}" for word in entry.words]
        elif entry.kind == "back":
            del decided[len(decided) - int(entry.words[0]) :]
    # The very first databases did not commit to dice: their seeds are plain numbers.
    dealer: Dealer = SeededDealer(int(row.seed)) if len(row.seed) <= 20 else dealer_of(row)
    heading = [FORMAT, f"game {row.game} {row.version}", *options]
    if start is None:
        return "\n".join([*heading, dealer.describe(), "moves", *decided, ""])
    dealer = practice_dealer(row.seed, sum(line.startswith(CHANCE_MARK) for line in start.moves))
    position = [] if start.position is None else [f"from {json.dumps(start.position, ensure_ascii=False)}"]
    return "\n".join([*heading, dealer.describe(), *position, "moves", *start.moves, *decided, ""])
