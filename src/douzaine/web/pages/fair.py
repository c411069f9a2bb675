"""Fair dice: the commitment before play, the proof after a match, and an explanation."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import douzaine as dz
from douzaine.bots.insight_text import luck_texts
from douzaine.server.table import seats_as_seen
from douzaine.web.context import code_of, language, number, page, person_of, services, somebody_at, visible_table
from douzaine.web.dice_proof import proof
from douzaine.web.forms import form_of
from douzaine.web.table_answers import perform
from douzaine.web.titles import sealed_line

PARTS = ("commit", "words", "draw", "end", "limits", "luck")


async def explain(request: Request) -> Response:
    """Explain fair dice."""
    return await page(request, "fair.html", parts=PARTS, code=None, proof=None, mine=(), daily=None)


async def of_table(request: Request) -> Response:
    """The dice of a table."""
    table = await visible_table(request)
    services(request).luck_jobs.changed(table)
    person = await person_of(request)
    told = await proof(request, table, person)
    mine = table.row.seats_of(person) if table.live is None else []
    luck = table.live.luck if table.live else None
    lucks = luck_texts(luck, language(request)) if luck else []
    return await page(
        request,
        "fair.html",
        parts=PARTS,
        code=table.row.code,
        sealed=sealed_line(dz.game(table.row.game), language(request)),
        seats=seats_as_seen(table.row, person),
        proof=told,
        begun=table.live is not None,
        mine=mine,
        lucks=lucks,
        daily=table.row.daily,
    )


async def data(request: Request) -> Response:
    """The dice of a table as JSON."""
    told = await proof(request, await visible_table(request), await person_of(request))
    return JSONResponse(told)


async def add_words(request: Request) -> Response:
    """Add words to the dice."""
    form, person = await form_of(request), await somebody_at(request)
    words, opening = str(form.get("words", "")), services(request).opening
    return await perform(request, opening.add_words(code_of(request), person, number(form, "seat"), words))


async def seal_words(request: Request) -> Response:
    """Store the seal of words that stay in the browser until the start."""
    form, person = await form_of(request), await somebody_at(request)
    seal, opening = str(form.get("seal", "")), services(request).opening
    return await perform(request, opening.seal_words(code_of(request), person, number(form, "seat"), seal))


async def reveal_words(request: Request) -> Response:
    """Reveal sealed words."""
    form, person = await form_of(request), await somebody_at(request)
    salt, words, opening = str(form.get("salt", "")), str(form.get("words", "")), services(request).opening
    return await perform(request, opening.reveal(code_of(request), person, number(form, "seat"), salt, words))


ROUTES = [
    Route("/fair", explain),
    Route("/t/{code}/fair", of_table),
    Route("/t/{code}/fair.json", data),
    Route("/t/{code}/words", add_words, methods=["POST"]),
    Route("/t/{code}/seal", seal_words, methods=["POST"]),
    Route("/t/{code}/reveal", reveal_words, methods=["POST"]),
]
