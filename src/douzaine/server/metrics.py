"""Counters and timers of a server process, for the operator (`web/operator.py`), in Prometheus' format."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)

QUICK_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # upper bounds of a histogram

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, CPU time, open files
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

REQUESTS = Histogram(
    "douzaine_request_seconds", "From a request to its answer", ["part", "status"], buckets=QUICK_S, registry=REGISTRY
)
DECISIONS = Histogram(
    "douzaine_decision_seconds", "From a decision to its commit", ["game"], buckets=QUICK_S, registry=REGISTRY
)
COMMITS = Histogram("douzaine_commit_seconds", "One commit of the log", buckets=QUICK_S, registry=REGISTRY)
BOTS = Histogram(
    "douzaine_bot_seconds", "A bot's decision, waiting included", ["level"], buckets=QUICK_S, registry=REGISTRY
)
ENTRIES = Counter("douzaine_entries", "Entries of the log, by game and kind", ["game", "kind"], registry=REGISTRY)
BOTS_REPLACED = Counter("douzaine_bots_replaced", "Decisions a simpler bot took", ["level"], registry=REGISTRY)
TABLES = Gauge("douzaine_tables", "Tables that are not over, in the database", ["state"], registry=REGISTRY)
MATCHES = Gauge("douzaine_matches_in_memory", "Matches that this process holds", registry=REGISTRY)
PAGES = Gauge("douzaine_open_pages", "Live pages that are open here", registry=REGISTRY)
WAITING = Gauge("douzaine_jobs_waiting", "Jobs that wait for a worker process", ["pool"], registry=REGISTRY)
REPLACED = Gauge("douzaine_workers_replaced", "Worker processes that were ended or died", ["pool"], registry=REGISTRY)
BANS = Gauge("douzaine_bans", "Addresses that are banned", registry=REGISTRY)


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Time something that succeeds; failures are counted elsewhere."""
    begun = perf_counter()
    yield
    histogram.observe(perf_counter() - begun)


def part_of(path: str) -> str:
    """The part of the server that a path belongs to; there are few, whatever strangers request."""
    first = path.split("/", 2)[1] if path.startswith("/") else ""
    known = {"t": "table", "api": "api", "static": "file", "games": "file", "r": "replay", "replays": "replay"}
    return known.get(first, "page")
