"""Write a sample database of the version at hand, to be opened by all later ones: `python -m tests.samples.make 0002`.

Make it once, in the release that brings a migration, and never again.
"""

import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from starlette.testclient import TestClient

from douzaine.web.app import make_app
from tests.web.forms import Visitor


def play(file: Path) -> None:
    """Matches in play, left and over, lobbies with guests, words for the dice, an upload, practice."""
    with TestClient(make_app(f"sqlite:///{file}", compiles=False)) as client:
        lea, tom, rng = Visitor(client), Visitor(client), random.Random(3)
        for table in (lea.play("killer"), lea.play("king12")):
            decide(lea, table, rng, 4)
        lea.post(f"{table}/leave", {"seat": "0"})
        lea.get("/learn/killer/2")
        form = {"option-players": "2", "seat-0": "me", "seat-1": "open", "spectators": "on", "leaving": "end"}
        table = lea.post("/new/killer", {**form, "name": "Lea"}).headers["location"]
        tom.sit(table, 1, "Tom")
        lea.post(f"{table}/words", {"seat": "0", "words": "tarte aux prunes"})
        lea.post(f"{table}/start")
        for each in (lea, tom, lea, tom):
            decide(each, table, rng, 1)
        tom.post(f"{table}/leave", {"seat": "1"})
        upload = lea.post("/replays", {"record": lea.get(f"{table}/record").text}).headers["location"]
        practice = lea.post(f"{upload}/practice", {"steps": "8"}).headers["location"]
        decide(lea, practice, rng, 2)
        lea.post("/practice", {"game": "king12", "position": '{"dice": [3, 9, 4]}', "options": '{"players": 3}'})
        lea.post(f"{table}/rematch")  # where a seat is kept for Tom
        table = lea.post("/invite", {"game": "killer"}).headers["location"]
        tom.sit(table, 1, "Tom")
        tom.post(f"{table}/seal", {"seat": "1", "seal": "5e" * 32})
        mia = Visitor(client)
        mia.sit(table, 2, "Mia")
        lea.post(f"{table}/stand", {"seat": "2"})  # sends her away


def solve(file: Path) -> None:
    """Somebody has answered a puzzle of the day, and played its match."""
    with closing(sqlite3.connect(file)) as connection, connection:
        (person,) = connection.execute("SELECT id FROM person ORDER BY created").fetchone()
        day = ("2026-11-16", "1 killer-1", "", 1794800000.0)
        connection.execute("INSERT INTO daily_puzzle (day, edition, puzzle, made) VALUES (?, ?, ?, ?)", day)
        answer = ("2026-11-16", person, '["keep 1", "roll"]', 0.97, False, True, 1794800001.0)
        connection.execute("INSERT INTO daily_answer VALUES (?, ?, ?, ?, ?, ?, ?)", answer)
        match = ("2026-11-16", "king12", "{}", "5e" * 32)
        connection.execute("INSERT INTO daily_match (day, game, options, seed) VALUES (?, ?, ?, ?)", match)
        (code,) = connection.execute("SELECT code FROM match ORDER BY created").fetchone()
        connection.execute("INSERT INTO daily_try (day, person, code) VALUES (?, ?, ?)", ("2026-11-16", person, code))


def decide(visitor: Visitor, table: str, rng: random.Random, count: int) -> None:
    """Decide so often, or until nobody is asked for a while."""
    deadline = time.monotonic() + 5
    while count and time.monotonic() < deadline:
        count -= visitor.decide(table, rng) is not None
        time.sleep(0.05)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "sample.sqlite"
        play(made)
        solve(made)
        with closing(sqlite3.connect(made)) as connection:
            text = "\n".join(connection.iterdump()) + "\n"
    (Path(__file__).parent / f"{sys.argv[1]}.sql").write_text(text, encoding="utf-8")
