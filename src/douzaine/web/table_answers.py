"""Answers to actions at a table: the current table, and the reason if the action was refused."""

import time
from collections.abc import Coroutine
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import douzaine as dz
from douzaine.boards.regions import joined
from douzaine.server.model import Refused
from douzaine.server.table import Table
from douzaine.texts import names_in, say_in
from douzaine.web.context import (
    code_of,
    game_style,
    html,
    language,
    owner_of,
    redirect,
    services,
    static,
    theme,
    visible_table,
    visitor_of,
    whole_number,
)
from douzaine.web.previews import Preview, preview
from douzaine.web.render.model import AnyScene, LobbyScene, Row, TableScene
from douzaine.web.render.template import template
from douzaine.web.scenes import shown_to


async def show(request: Request, table: Table, status: int = 200, message: str | None = None) -> Response:
    """Show the page of a table."""
    visitor = await visitor_of(request)
    scene, events = shown_to(services(request).audience.beat(table), visitor)
    return await show_scene(request, scene, events, status, message)


async def show_scene(
    request: Request, scene: AnyScene, events: tuple[Row, ...], status: int = 200, message: str | None = None
) -> Response:
    """A scene as a whole page, or only its changed regions if a live page asks."""
    reader = (await visitor_of(request)).reader
    owner, due = await owner_of(request), time.monotonic()
    regions = await services(request).drawing.draw(owner, due, scene, events, reader, message)
    game = scene.board.game if hasattr(scene, "board") else scene.game
    return board_page(request, dz.game(game), joined(regions), status, scene_preview(request, scene))


def scene_preview(request: Request, scene: AnyScene) -> Preview | None:
    """The preview of a table's link: an invitation, or the result. Of a match in play, only the game."""
    say = say_in(language(request))
    if isinstance(scene, LobbyScene) and scene.values["host"]:
        title = say("web-invited-by", who=scene.values["host"], **scene.values["forms"])
        return preview(request, title, str(scene.values["summary"]), f"/og/{scene.game}.png")
    if isinstance(scene, TableScene) and scene.ending is not None and scene.board.outcome is not None:
        game, winners = dz.game(scene.board.game), [scene.board.players[seat].name for seat in scene.board.outcome[1]]
        title = say("web-wins", who=names_in(language(request), winners), count=len(winners))
        turns = say("web-card-turns", turns=scene.ending.turns)
        about = f"{game.words.text('title', language(request))} · {turns}"
        return preview(request, title, about, f"/t/{scene.code}/card.png")
    return None


def game_preview(request: Request, game: dz.Game) -> Preview:
    """The preview of a game's page."""
    say = game.words.text
    return preview(request, say("title", language(request)), say("summary", language(request)), f"/og/{game.id}.png")


def board_page(
    request: Request, game: dz.Game, fragment: str, status: int = 200, looks: Preview | None = None
) -> Response:
    """A page around a board; a live page asks only for its content. `looks`: the link's preview."""
    if "x-live" in request.headers:
        return html(request, fragment, status)
    lang, style = language(request), game_style(game)
    looks = looks or game_preview(request, game)
    values = {"fragment": fragment, "style": style, "theme": theme(request), "static": static, "preview": looks}
    whole = template("table.html", lang, **values)
    return html(request, whole, status)


async def perform(request: Request, act: Coroutine[Any, Any, Any]) -> Response:
    """Do something and show the table; if it was refused, with the reason."""
    try:
        await visible_table(request)  # a closed table looks like none, whatever somebody tries
    except Refused:
        act.close()
        raise
    try:
        await act
    except Refused as refused:
        if refused.status in (404, 410):
            raise
        table = await visible_table(request)
        return await show(request, table, refused.status, refused.text(language(request)))
    if "x-live" in request.headers:
        return Response(status_code=204)
    wanted = whole_number(request.query_params.get("as", ""))
    return redirect(request, f"/t/{code_of(request)}" + ("" if wanted is None else f"?as={wanted}"))
