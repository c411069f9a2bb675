"""API calls for the puzzle and the match of the day."""

from datetime import date

from starlette.requests import Request

from douzaine.puzzles import Puzzle
from douzaine.puzzles.puzzle_text import choice_text, question_text, share_text, value_text, verdict, why
from douzaine.server import limits
from douzaine.server.daily import read_moves, streak_of
from douzaine.server.model import Refused
from douzaine.store.daily import Answer
from douzaine.web.api import schemas as s
from douzaine.web.api.calls import asking, known, operation, routes
from douzaine.web.api.daily_schemas import DailyChoice, DailyMoves, DailyPuzzle, DailyResult
from douzaine.web.context import beside, language, services


@operation("GET", "/api/daily", query=("lang",))
async def daily(request: Request) -> DailyPuzzle:
    """The puzzle of the day (UTC), with the value of every choice once you have answered."""
    return await shown(request, services(request).daily.today())


@operation("GET", "/api/daily/{day}", query=("lang",))
async def daily_of(request: Request) -> DailyPuzzle:
    """The puzzle of a recent day."""
    return await shown(request, services(request).daily.day(request.path_params["day"]))


@operation("POST", "/api/daily/{day}/answer", query=("lang",))
async def answer_daily(request: Request, body: DailyMoves) -> DailyPuzzle:
    """Answer a puzzle. Your first answer counts; a second one is refused."""
    at, person = services(request).daily, known(request)
    day = at.day(request.path_params["day"])
    puzzle = await there(request, day)
    if await at.answer_of(person, day) is not None:
        raise Refused(409, "daily-error-answered")
    place, _ = await beside(request, limits.READ_S, read_moves, puzzle, body.moves)
    if place is None:
        raise Refused(422, "daily-error-no-choice")
    if not await at.answer(person, day, puzzle, place):
        raise Refused(409, "daily-error-answered")
    return await shown(request, day)


@operation("POST", "/api/daily/match", 201)
async def play_daily(request: Request) -> s.Opened:
    """Play the match of the day, once; the table is an ordinary one."""
    services(request).room.for_table()
    return s.Opened(await services(request).daily.play(known(request)), None)


async def there(request: Request, day: date) -> Puzzle:
    """The puzzle of a day. Raises `Refused` while it is being made."""
    puzzle = await services(request).daily.puzzle(day)
    if puzzle is None:
        raise Refused(503, "daily-error-making")
    return puzzle


async def shown(request: Request, day: date) -> DailyPuzzle:
    """A puzzle as the caller may see it."""
    puzzle, lang = await there(request, day), language(request)
    question = puzzle.question
    asked, note = question_text(question, lang)
    view = question.view()
    own = await services(request).daily.answer_of(asking(request), day)
    place = puzzle.place_of(own.moves) if own else None
    return DailyPuzzle(
        day=day.isoformat(),
        game=question.game,
        options=dict(question.options),
        seat=question.seat,
        position=view.position(),
        legal=view.legal(),
        question=asked,
        help=note,
        result=await result(request, day, puzzle, place, own) if own and place is not None else None,
    )


async def result(request: Request, day: date, puzzle: Puzzle, place: int, own: Answer) -> DailyResult:
    """The result, for people who have answered."""
    at, lang = services(request).daily, language(request)
    counts = await at.others(day, puzzle, own)
    streak = streak_of(await at.answers_of(known(request)), at.today()).now
    box = puzzle.question.box
    choices = [
        DailyChoice(list(each.moves), choice_text(box, each.moves, lang), each.value, each.is_best, count)
        for each, count in zip(puzzle.choices, counts, strict=True)
    ]
    return DailyResult(
        choice=place,
        choices=choices,
        value=value_text(puzzle, lang),
        verdict=verdict(puzzle, place, lang),
        why=why(puzzle, place, lang),
        streak=streak,
        share=share_text(puzzle, day.isoformat(), place, streak if own.on_day else 0, lang),
    )


ROUTES = routes(__name__)
