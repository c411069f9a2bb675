"""Pictures for links in messages, drawn once in a worker process and cached."""

from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.server import limits
from douzaine.server.model import Refused
from douzaine.web.context import beside, language
from douzaine.web.replay_jobs import Replay
from douzaine.web.replay_source import replay_of_table, replay_of_upload
from douzaine.web.result_words import draw_card

FOR_A_DAY = {"Cache-Control": "public, max-age=86400"}
FOR_ITS_READER = {"Cache-Control": "private, max-age=3600"}
Key = tuple[str, str, tuple[str, ...] | None]  # path, language, and names, which may change
_kept: "OrderedDict[Key, bytes]" = OrderedDict()  # the last used at the end


async def of_game(request: Request) -> Response:
    """A game's poster."""
    from douzaine.web.share_card import game_card

    game = dz.game(request.path_params["game"])
    key = (game.id, "", None)
    if key not in _kept:
        _keep(key, await beside(request, limits.READ_S, game_card, game.id))
    return Response(_kept[key], media_type="image/png", headers=FOR_A_DAY)


async def of_table(request: Request) -> Response:
    """The result of a match played here, for people who may see it."""
    return await _of_match(request, await replay_of_table(request))


async def of_upload(request: Request) -> Response:
    """The result of an uploaded record."""
    return await _of_match(request, await replay_of_upload(request))


async def _of_match(request: Request, replay: Replay) -> Response:
    key = (replay.path, language(request), replay.names)
    if key not in _kept:
        drawn = await beside(request, limits.RECORD_S, draw_card, replay, language(request))
        if drawn is None:
            raise Refused(409, "web-error-not-over")
        _keep(key, drawn)
    _kept.move_to_end(key)
    return Response(_kept[key], media_type="image/png", headers=FOR_ITS_READER)


def _keep(key: Key, drawn: bytes) -> None:
    _kept[key] = drawn
    while len(_kept) > limits.PICTURES_KEPT:
        _kept.popitem(last=False)


ROUTES = [
    Route("/og/{game}.png", of_game),
    Route("/t/{code}/card.png", of_table),
    Route("/r/{id}/card.png", of_upload),
]
