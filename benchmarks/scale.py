"""How much quicker more workers are: the same matches on 1, 2, … workers of this machine, by threads and by Ray.

python benchmarks/scale.py [--games 400000] [--workers 1,2,4] [--game king12]

Every row plays the same matches of the same seed; results that differ end the benchmark. A speed-up is a ratio within
this run. On a cluster, give `on="ray://host:10001"` to `simulate`, `ladder` or `lab.balance` instead.
"""

import argparse
import os
import time
from importlib.util import find_spec

import douzaine as dz

BOTS = {"random": 1, "regular@100": 20_000}  # bots, and by how much fewer matches of them are played


def seconds(box: dz.Box, games: int, bots: str, workers: int, on: str | None) -> tuple[float, dz.Result]:
    """How long so many matches take."""
    begun = time.perf_counter()
    result = dz.simulate(box, games=games, bots=bots, seed=1, cores=workers, on=on)
    return time.perf_counter() - begun, result


def measure(box: dz.Box, games: int, bots: str, counts: list[int], with_ray: bool) -> None:
    """Print a table of one kind of match."""
    print(
        f"\n{box!r}, {bots}, {games:,} matches\n\n| workers | threads | speed-up | Ray | speed-up |\n|" + " ---: |" * 5
    )
    first: list[float] = []
    known: dz.Result | None = None
    for workers in counts:
        times = []
        for on in (None, "ray") if with_ray else (None,):
            if on:
                start_cluster(workers, box)
            took, result = seconds(box, games, bots, workers, on)
            known = known or result
            assert (result.wins, result.decisions) == (known.wins, known.decisions), "results differ"
            times.append(took)
        first = first or times
        cells = [f"{took:.2f} s | {begun / took:.2f}" for took, begun in zip(times, first, strict=True)]
        print(f"| {workers} | " + " | ".join(cells) + " |", flush=True)


def start_cluster(workers: int, box: dz.Box) -> None:
    """A cluster of so many workers on this machine, its rules loaded."""
    import ray

    ray.shutdown()
    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="error")
    dz.simulate(box, games=200_000, seed=2, on="ray")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400_000)
    parser.add_argument("--game", default="king12")
    parser.add_argument("--workers", default="")
    told = parser.parse_args()
    cores = os.cpu_count() or 1
    counts = [int(n) for n in told.workers.split(",")] if told.workers else [n for n in (1, 2, 4, 8, 16) if n <= cores]
    with_ray = find_spec("ray") is not None
    if not with_ray:
        print("Ray is not measured: pip install 'douzaine[ray]'")
    box = dz.game(told.game).box()
    box.game.compile()
    for bots, fewer in BOTS.items():
        measure(box, max(told.games // fewer, 10), bots, counts, with_ray)


if __name__ == "__main__":
    main()
