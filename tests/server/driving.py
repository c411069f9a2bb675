"""Many matches at once over the API, by a client that never gives up; every acknowledged move is remembered."""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.patience import PATIENCE_S

AWAY = (429, 500, 502, 503, 504)


@dataclass
class Driven:
    """A table whose seats are all ours, and what the server has acknowledged there."""

    code: str
    tokens: list[str]
    acknowledged: dict[int, tuple[int, list[str]]] = field(default_factory=dict)
    refusals: list[int] = field(default_factory=list)
    over: bool = False


class Driver:
    """Plays tables."""

    def __init__(self, address: str, seed: int = 1, pause: float = 0) -> None:
        self.client = httpx.AsyncClient(
            base_url=f"{address}/api", timeout=PATIENCE_S, limits=httpx.Limits(max_connections=100)
        )
        self.random = random.Random(seed)
        self.stopping = False
        self.pause = pause
        self.troubles: set[int] = set()

    async def call(self, method: str, path: str, token: str | None = None, body: Any = None) -> httpx.Response:
        """Ask until the server answers."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            try:
                answer = await self.client.request(method, path, headers=headers, json=body)
                if answer.status_code not in AWAY:
                    return answer
                self.troubles.add(answer.status_code)
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)

    async def open(self, game: str, players: int = 2, **options: Any) -> Driven:
        """A table whose seats are all ours."""
        body = {"game": game, "options": {"players": players, **options}, "seats": ["me"]}
        opened = (await self.call("POST", "/tables", body=body)).json()
        table = Driven(opened["code"], [opened["token"]])
        for seat in range(1, players):
            told = await self.call("POST", f"/tables/{table.code}/sit", body={"seat": seat})
            table.tokens.append(told.json()["token"])
        await self.call("POST", f"/tables/{table.code}/start", table.tokens[0])
        return table

    async def step(self, table: Driven) -> bool:
        """One decision of one seat; False once the match is over."""
        state = (await self.call("GET", f"/tables/{table.code}/state", table.tokens[0])).json()
        if state["over"]:
            table.over = True
            return False
        seat = self.random.choice(state["actors"])
        if seat:
            state = (await self.call("GET", f"/tables/{table.code}/state", table.tokens[seat])).json()
        if state["asked"] is None:
            return True
        words = [self.random.choice(state["legal"])["move"]]
        body = {"seat": seat, "number": state["asked"], "moves": words}
        answer = await self.call("POST", f"/tables/{table.code}/moves", table.tokens[seat], body)
        if answer.status_code == 201:
            assert answer.json()["number"] not in table.acknowledged, "a number was acknowledged twice"
            table.acknowledged[answer.json()["number"]] = (seat, words)
        else:
            assert answer.status_code == 409, answer.text
            table.refusals.append(answer.status_code)
        return True

    async def play(self, table: Driven, most: int = 10_000) -> None:
        """Play on until told to stop."""
        for _ in range(most):
            if self.stopping or not await self.step(table):
                return
            if self.pause:
                await asyncio.sleep(self.pause)

    async def seen(self, table: Driven) -> list[Any]:
        """What every seat and a spectator see now."""
        keys: list[str | None] = [*table.tokens, None]
        return [(await self.call("GET", f"/tables/{table.code}/state", key)).json() for key in keys]
