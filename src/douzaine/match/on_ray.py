"""Run parts of work on a Ray cluster (extra `ray`). If a worker is lost, its part is run again."""

from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from typing import Any, TypeVar

from douzaine.errors import DouzaineError

Part = TypeVar("Part")
Done = TypeVar("Done")
RETRIES = 5  # of a part whose worker was lost
AHEAD = 2  # parts handed out per core of the cluster


def run_on_ray(work: Callable[[Part], Done], parts: Iterable[Part], on: str) -> Iterator[Done]:
    """Run all parts on a cluster, and yield their results as they come."""
    if find_spec("ray") is None:
        raise DouzaineError("error-ray-extra")
    import ray

    _connect(ray, on)
    task = ray.remote(max_retries=RETRIES)(work)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: list[Any] = []
    for part in parts:
        running.append(task.remote(part))
        if len(running) >= most:
            yield _first_done(ray, running)
    while running:
        yield _first_done(ray, running)


def _connect(ray: Any, on: str) -> None:
    """Join the cluster, unless this process has already joined one."""
    if ray.is_initialized():
        return
    try:
        # "ray" alone: the cluster that RAY_ADDRESS names, else one on this machine
        ray.init(
            address=None if on == "ray" else on, include_dashboard=False, log_to_driver=False, logging_level="error"
        )
    except Exception as error:  # Ray raises many kinds, a plain one where its node does not start in time
        raise DouzaineError("error-no-cluster", address=on, why=str(error).split("\n")[0]) from error


def _first_done(ray: Any, running: list[Any]) -> Any:
    """The result of the part that finishes first; removes it from the list."""
    (done,), _ = ray.wait(running, num_returns=1)
    running.remove(done)
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause or error from None
    except ray.exceptions.RayError as error:
        raise DouzaineError("error-ray-lost", tries=RETRIES + 1, why=type(error).__name__) from error
