"""The rules of a game: in one minute, its pieces, a turn step by step, and every rule with its number."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.lessons import has_lesson
from douzaine.server import limits
from douzaine.web.context import beside, game_style, language, page
from douzaine.web.render.rulebook import Rulebook, counts, rulebook
from douzaine.web.table_answers import game_preview
from douzaine.web.titles import title_forms

_known: dict[tuple[str, str], Rulebook] = {}


async def rules(request: Request) -> Response:
    """Show a game's rules; `?open=all` unfolds every chapter, for reading without scripts and for printing."""
    game, lang = dz.game(request.path_params["game"]), language(request)
    book = await _made(request, game.id, lang)
    return await page(
        request,
        "rules.html",
        game=game,
        game_title=game.words.text("title", lang),
        forms=title_forms(game, lang),
        preview=game_preview(request, game),
        summary=game.words.text("summary", lang),
        book=book,
        pieces=counts(book.gallery),
        unfolded=request.query_params.get("open") == "all",
        has_lesson=has_lesson(game),
        style=game_style(game),
    )


async def _made(request: Request, game: str, lang: str) -> Rulebook:
    """The rules of a game: made once per process, outside the event loop, then the same for everybody."""
    if (game, lang) not in _known:
        _known[game, lang] = await beside(request, limits.RECORD_S, rulebook_of, game, lang)
    return _known[game, lang]


def rulebook_of(game: str, lang: str) -> Rulebook:
    """The rules of a game, in a worker process."""
    return rulebook(dz.game(game), lang)


ROUTES = [Route("/rules/{game}", rules)]
