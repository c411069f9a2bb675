"""A bot for a table of Douzaine: needs nothing but Python.

    python examples/bot.py http://localhost:8012 tilleul-4127         takes an open seat and plays
    python examples/bot.py http://localhost:8012 --game killer        opens a table against two simple bots
    python examples/bot.py http://localhost:8012 CODE --token TOKEN   plays the seats of somebody's token

It plays any legal move. Put your own idea into `choose`. The server answers when the bot is
asked; when the connection drops, or the server is restarted, it asks again, and loses nothing.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any

LATER = (429, 500, 502, 503, 504)  # the server is busy, or not there just now


def choose(state: dict[str, Any]) -> list[str]:
    """One decision: here any legal move. `state["position"]` is what the seat can see."""
    return [random.choice(state["legal"])["move"]]


class Table:
    """A table over the API."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask for something; waits while the server is away."""
        pause = 0.1
        while True:
            try:
                with urllib.request.urlopen(self._request(method, path, body), timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in LATER:
                    raise
            except OSError as error:
                if pause > 1:  # not for a server that is just being restarted
                    print(f"{self.address} does not answer ({error}); trying again", file=sys.stderr)
            time.sleep(pause)
            pause = min(2 * pause, 5)

    def _request(self, method: str, path: str, body: Any) -> urllib.request.Request:
        headers = {"Content-Type": "application/json", **self.headers}
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.Request(f"{self.address}/api{path}", data, headers, method=method)

    @property
    def headers(self) -> dict[str, str]:
        """What says who we are."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}


def play(table: Table, code: str) -> dict[str, Any]:
    """Play a match to its end and return how it ended."""
    while True:
        state = asked(table, code)
        if state["over"]:
            return state
        if state["asked"] is not None:
            decide(table, code, state)


def asked(table: Table, code: str) -> dict[str, Any]:
    """The state when there is something to decide, or after a while; add `?text=1` to read the scene in words."""
    while True:
        try:
            return dict(table.call("GET", f"/tables/{code}/asked"))
        except urllib.error.HTTPError as error:
            if error.code != 409:  # play has not begun
                raise


def decide(table: Table, code: str, state: dict[str, Any]) -> None:
    """Send a decision. If the answer was lost on the way, the number keeps it from counting twice."""
    body = {"seat": state["seat"], "number": state["asked"], "moves": choose(state)}
    try:
        table.call("POST", f"/tables/{code}/moves", body)
    except urllib.error.HTTPError as error:
        if error.code != 409:  # the table has moved on: ask how it stands
            raise


def take_a_seat(table: Table, code: str, name: str) -> None:
    """Come in by the table's word, and sit down on the first open seat."""
    table.token = table.call("POST", "/join", {"word": code, "name": name})["token"] or table.token
    seats = table.call("GET", f"/tables/{code}")["seats"]
    seat = next((seat["number"] for seat in seats if seat["kind"] == "open"), None)
    if seat is None:
        raise SystemExit(f"No seat is open at {code}.")
    table.token = table.call("POST", f"/tables/{code}/sit", {"seat": seat, "name": name})["token"] or table.token


def main() -> None:
    """Read the command line and play."""
    words = argparse.ArgumentParser(description="A bot for a table of Douzaine.")
    words.add_argument("address")
    words.add_argument("code", nargs="?")
    words.add_argument("--game")
    words.add_argument("--token")
    words.add_argument("--name", default="Robot")
    given = words.parse_args()
    if not given.code and not given.game:
        words.error("name a table to join, or --game to open one")
    table, code = Table(given.address, given.token), given.code
    if given.game:
        opened = table.call(
            "POST", "/tables", {"game": given.game, "seats": ["me"] + ["simple"] * 31, "name": given.name}
        )
        code, table.token = opened["code"], opened["token"] or table.token
        print(f"{given.address}/t/{code}")
    elif not given.token:
        take_a_seat(table, code, given.name)
    ending = play(table, code)["ending"]
    print(f"over: {ending['reason']}, won by {ending['winners']}" if ending else "somebody left")


if __name__ == "__main__":
    try:
        main()
    except urllib.error.HTTPError as error:  # the server says in a sentence what is wrong
        raise SystemExit(json.load(error)["message"]) from None
