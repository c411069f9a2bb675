"""What tests let worker processes do: on its own, because they have to load it."""

import os
import time
from pathlib import Path
from typing import Any

import douzaine as dz
from douzaine.errors import BadDeck
from douzaine.games.declare import Finding
from douzaine.server.bots import bot_decision
from douzaine.server.decks import agree_on


def loop_forever() -> None:
    while True:
        pass


class Unreadable:
    """Something that can be sent, and not received."""

    def __reduce__(self) -> Any:
        return int, ("no number",)


def refuse() -> None:
    raise BadDeck("error-deck-refused", (Finding("T1", details={"count": 3}),), why="x")


def note(path: str, word: str) -> None:
    """One line more in a file: who was served, in which order."""
    with open(path, "a", encoding="utf-8") as file:
        file.write(f"{word}\n")


def begin_and_sleep(path: str) -> None:
    note(path, "begun")
    time.sleep(10_000)


def wait_for(path: str) -> int:
    while not Path(path).exists():
        time.sleep(0.005)
    return os.getpid()


def print_something() -> str:
    print("this is no answer")
    os.system("echo nor is this")
    return "answer"


def hang_for_experts(box: dz.Box, data: Any, seat: int, level: str, seed: int | None) -> Any:
    if level == "expert":
        loop_forever()
    return bot_decision(box, data, seat, level, seed)


def hang_for_all(*question: Any) -> None:
    loop_forever()


def hang_at_77(id: str, given: dict[str, Any]) -> Any:
    if given.get("starting_hp") == "77":
        loop_forever()
    return agree_on(id, given)
