"""The puzzle of the day: the board and its question, and after the answer the value of every choice."""

from calendar import monthcalendar
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from babel.dates import format_date, get_day_names
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.boards import crown
from douzaine.boards.board import board_of
from douzaine.boards.context import served_art
from douzaine.match.record import CHANCE_MARK
from douzaine.puzzles import Puzzle
from douzaine.puzzles.calendar import game_of
from douzaine.puzzles.puzzle_text import share_text
from douzaine.server import limits
from douzaine.server.daily import read_form, streak_of
from douzaine.server.model import Refused, Start
from douzaine.server.practice import Laid
from douzaine.store.daily import Answer
from douzaine.texts import say_in
from douzaine.web.context import (
    beside,
    charge,
    game_style,
    known_person,
    language,
    page,
    person_of,
    redirect,
    services,
    somebody,
)
from douzaine.web.forms import form_of
from douzaine.web.previews import preview
from douzaine.web.render.daily import draw_answer, draw_question

WEEK = 7


async def today(request: Request) -> Response:
    """Show today's puzzle."""
    return await show(request, services(request).daily.today())


async def of_day(request: Request) -> Response:
    """Show the puzzle of a recent day, or today's."""
    return await show(request, services(request).daily.day(request.path_params["day"]))


async def show(
    request: Request, day: date, status: int = 200, message: str | None = None, so_far: Sequence[str] = ()
) -> Response:
    """The puzzle of a day as the visitor may see it, perhaps in the middle of a decision of several moves."""
    daily, person, lang = services(request).daily, await person_of(request), language(request)
    puzzle = await daily.puzzle(day)
    values = await around(request, day)
    if puzzle is None:
        return await page(
            request, "daily.html", 503, **values, game=None, puzzle=None, answer=None, style=None, message=None
        )
    game = puzzle.question.box.game
    values |= {"game": game, "style": game_style(game), "game_title": game.words.text("title", lang)}
    own = values["answers"].get(day.isoformat())
    place = puzzle.place_of(own.moves) if own else None
    name = person.name if person else say_in(lang)("learn-name")
    given = (puzzle.choices[place].moves, puzzle.best_beside(place).moves) if place is not None else None
    drawn = await beside(request, limits.READ_S, draw_question, puzzle.question, lang, name, so_far, given)
    answer = await answered(request, day, puzzle, place, own) if own and place is not None else None
    return await page(request, "daily.html", status, **values, puzzle=drawn, answer=answer, message=message)


async def answered(request: Request, day: date, puzzle: Puzzle, place: int, own: Answer) -> dict[str, Any]:
    """Everything about a puzzle, for people who have answered."""
    daily, lang = services(request).daily, language(request)
    counts = await daily.others(day, puzzle, own)
    told = await beside(request, limits.READ_S, draw_answer, puzzle, place, counts, lang)
    streak = streak_of(await daily.answers_of(await person_of(request)), daily.today()).now if own.on_day else 0
    return {**told, "share": share_text(puzzle, day.isoformat(), place, streak, lang)}


async def answer(request: Request) -> Response:
    """Take a person's first answer, and show what it is worth."""
    daily = services(request).daily
    day = daily.day(request.path_params["day"])
    puzzle = await daily.puzzle(day)
    if puzzle is None:
        raise Refused(503, "daily-error-making")
    form = await form_of(request, limits.FORM_FIELDS)
    fields = {name: [str(value) for value in form.getlist(name)] for name in form}
    person = await person_of(request)
    if await daily.answer_of(person, day) is None:
        try:
            place, moves = await beside(request, limits.READ_S, read_form, puzzle, fields)
        except Refused as refused:
            return await show(request, day, refused.status, refused.text(language(request)))
        if place is None:
            return await show(request, day, so_far=moves)
        await daily.answer(await somebody(request), day, puzzle, place)
    return redirect(request, f"/daily/{day.isoformat()}")


async def play(request: Request) -> Response:
    """Play the match of the day, once."""
    at = services(request)
    at.room.for_table()
    charge(request)
    return redirect(request, f"/t/{await at.daily.play(await somebody(request))}")


async def practise(request: Request) -> Response:
    """Continue from an answered puzzle at a practice table."""
    at, person = services(request), await known_person(request)
    day = at.daily.day(request.path_params["day"])
    puzzle = await at.daily.puzzle(day)
    if puzzle is None or await at.daily.answer_of(person, day) is None:
        raise Refused(409, "daily-error-answer-first")
    at.room.for_table()
    charge(request)
    question = puzzle.question
    start = Start(question.position, tuple(f"{CHANCE_MARK} {outcome}" for outcome in question.dealt))
    return redirect(request, f"/t/{await at.practice.open(person, Laid(question.box, start, question.seat))}")


# ---- beside the puzzle


async def around(request: Request, day: date) -> dict[str, Any]:
    """What every puzzle page shows: the streak, the calendar, the match of the day."""
    daily, person, lang = services(request).daily, await person_of(request), language(request)
    answers = await daily.answers_of(person)
    now, game = daily.today(), game_of(day)
    about = say_in(lang)("daily-home", game=game.words.text("title", lang))
    return {
        "preview": preview(request, say_in(lang)("daily-title"), about, f"/og/{game.id}.png"),
        "crown": crown(),
        "day": day.isoformat(),
        "is_today": day == now,
        "day_text": format_date(day, "full", lang),
        "day_short": format_date(day, "E d MMM", lang),
        "answers": answers,
        "streak": streak_of(answers, now),
        "week": [one_day(request, now - timedelta(days=ago), answers, day) for ago in reversed(range(WEEK))],
        "month": month(request, day, answers),
        "match": await match_of(request, day),
    }


def one_day(request: Request, day: date, answers: dict[str, Answer], shown: date) -> dict[str, Any]:
    """A day in the calendar: whether it was answered, and how well."""
    daily, lang = services(request).daily, language(request)
    given = answers.get(day.isoformat())
    is_there = daily.first_day() <= day <= daily.today()
    state = "best" if given and given.best else "answered" if given else "open" if is_there else "none"
    told = format_date(day, "d MMMM", lang)
    return {
        "number": day.day,
        "name": format_date(day, "EEE", lang),
        "state": state,
        "shown": day == shown,
        "link": f"/daily/{day.isoformat()}" if is_there else None,
        "text": say_in(lang)(f"daily-day-{state}", day=told) if state != "none" else told,
    }


def month(request: Request, day: date, answers: dict[str, Answer]) -> dict[str, Any]:
    """A day's month, and the link to the one before."""
    daily, lang = services(request).daily, language(request)
    names = get_day_names("narrow", locale=lang)
    weeks = [
        [one_day(request, day.replace(day=number), answers, day) if number else None for number in week]
        for week in monthcalendar(day.year, day.month)
    ]
    first = day.replace(day=1)
    before, after = first - timedelta(days=1), (first + timedelta(days=31)).replace(day=1)
    latest = min(daily.today(), after.replace(day=1))
    return {
        "title": format_date(day, "LLLL", lang).capitalize(),
        "names": [names[number] for number in range(WEEK)],
        "weeks": weeks,
        "before": (before.isoformat(), _month_name(before, lang)) if before >= daily.first_day() else None,
        "after": (latest.isoformat(), _month_name(after, lang)) if after <= daily.today() else None,
    }


def _month_name(day: date, lang: str) -> str:
    return str(format_date(day, "LLLL", lang)).capitalize()


async def match_of(request: Request, day: date) -> dict[str, Any]:
    """The match of a day: a button to play today's; after the day its seed and results."""
    daily, rows, lang = services(request).daily, services(request).store.daily, language(request)
    agreed = await rows.match(day.isoformat())
    game = dz.game(agreed.game) if agreed and agreed.game in dz.games() else daily.match_game(day)
    told: dict[str, Any] = {
        "title": game.words.text("title", lang),
        "game": game.id,
        "poster": board_of(game).poster(served_art(game.id)),
        "is_open": day == daily.today(),
        "code": None,
        "seed": None,
        "standings": [],
    }
    if told["is_open"]:
        person = await person_of(request)
        told["code"] = await rows.try_of(person.id, day.isoformat()) if person else None
        told["played"], told["won"] = await rows.played(day.isoformat())
    elif agreed:
        told |= {"seed": agreed.seed, "standings": await rows.standings(day.isoformat())}
    return told


ROUTES = [
    Route("/daily", today),
    Route("/daily/match", play, methods=["POST"]),
    Route("/daily/{day}", of_day),
    Route("/daily/{day}", answer, methods=["POST"]),
    Route("/daily/{day}/practice", practise, methods=["POST"]),
]
