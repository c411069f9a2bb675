"""Fair dice as people see them: the promise before play, the proof when a match is over, and what it means."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import douzaine as dz
from douzaine.web.render import luck_texts
from douzaine.web.running import beginning, dealer_of
from douzaine.web.site import language, page, person_of, site, somebody
from douzaine.web.table import Table
from douzaine.web.table_pages import code_of, done, may_see, number

PARTS = ("commit", "words", "draw", "end", "limits", "luck")


def proof(table: Table) -> dict[str, Any]:
    """What may be known of the dice now: the promise, and once the match is over all that is needed to check it."""
    dealer = dealer_of(table.agreed)
    told: dict[str, Any] = {
        "match": dealer.match,
        "words": list(dealer.words),
        "commitment": dealer.commitment,
        "seed": None,
        "events": [],
    }
    if table.running is not None and table.running.over:
        told |= {"seed": dealer.seed.hex(), "events": chance_events(table.running.match)}
    return told


def chance_events(match: dz.Match) -> list[dict[str, Any]]:
    """Every chance event of a match: weights (as texts, they may be long), the index of what came, and its words."""
    again, found = beginning(match), []
    outcome = match.box.game.part("box").outcome
    for step in match.steps:
        if step.seat == dz.CHANCE:
            weights = [str(weight) for weight in again._weights()]
            text = outcome(match.box.data[0], again._data[0], step.choice)
            found.append({"weights": weights, "outcome": step.choice, "text": text})
        again._decide(step.seat, step.choice)
    return found


async def explain(request: Request) -> Response:
    """How fair dice work."""
    return await page(request, "fair.html", parts=PARTS, table=None, proof=None)


async def of_table(request: Request) -> Response:
    """The dice of one table."""
    table = await may_see(request)
    site(request).lucks.changed(table)
    told = await asyncio.to_thread(proof, table)
    mine = table.agreed.seats_of(await person_of(request)) if table.running is None else []
    lucks = luck_texts(table.running.luck, language(request)) if table.running else []
    return await page(request, "fair.html", parts=PARTS, table=table, proof=told, mine=mine, lucks=lucks)


async def data(request: Request) -> Response:
    """The same for machines."""
    told = await asyncio.to_thread(proof, await may_see(request))
    return JSONResponse(told, headers={"Cache-Control": "no-store"})


async def add_words(request: Request) -> Response:
    """Add words of one's own to the dice."""
    form, person = await request.form(), await somebody(request)
    act = site(request).tables.add_words(code_of(request), person, number(form, "seat"), str(form.get("words", "")))
    return await done(request, act)


ROUTES = [
    Route("/fair", explain),
    Route("/t/{code}/fair", of_table),
    Route("/t/{code}/fair.json", data),
    Route("/t/{code}/words", add_words, methods=["POST"]),
]
