"""How true advice is, as docs/insight.md says it. `python benchmarks/insight.py [positions [game…]]`."""

import sys
import time

import douzaine as dz
from douzaine.testing.insight import Coverage, coverage, positions

BOXES = [
    ("killer", {"players": 2}),
    ("killer", {"players": 3}),
    ("killer", {"players": 4}),
    ("king12", {"players": 2}),
    ("king12", {"players": 3}),
    ("king12", {"players": 4}),
    ("crowns13", {"players": 2}),
    ("crowns13", {"players": 3}),
    ("crowns13", {"players": 4}),
    ("heroes12", {}),
    ("heroes12", {"deck_mode": "draft"}),
]
TRIALS, DEEP, DECISIONS = 2000, 6000, 6


def measure(count: int, games: list[str]) -> None:
    """Coverage by box, with its number of cases."""
    total = Coverage()
    print("| box | positions | chances | held | costs | held | next to 0 or 1 | held |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for id, options in [each for each in BOXES if not games or each[0] in games]:
        box, found = dz.game(id).box(**options), Coverage()
        for number, (view, seat) in enumerate(positions(box, count, 8)):
            found.add(coverage(view, seat, TRIALS, DEEP, DECISIONS, 100 * number))
        print(_row(f"{box.game.title} {options.get('players', 2)} {options.get('deck_mode', '')}", found), flush=True)
        total.add(found)
    print(_row("all", total))


def _row(name: str, found: Coverage) -> str:
    sure = f"{found.sure_held / max(found.sure, 1):.1%}"
    return (
        f"| {name.strip()} | {found.positions} | {found.chances} | {found.share:.1%} | {found.differences} "
        f"| {found.difference_share:.1%} | {found.sure} | {sure} |"
    )


if __name__ == "__main__":
    begun = time.perf_counter()
    measure(int(sys.argv[1]) if len(sys.argv) > 1 else 40, sys.argv[2:])
    print(f"{time.perf_counter() - begun:.0f} s")
