"""Drawing lessons in worker processes: a moment of a step, and the result of a form."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from douzaine.boards import Markup, heart_lost, icon
from douzaine.boards.board import board_of
from douzaine.boards.context import served_art
from douzaine.boards.pointed import PointedContext
from douzaine.boards.prompt import prompt_sentence
from douzaine.boards.scene import Player, scene_of
from douzaine.errors import DouzaineError
from douzaine.lessons import Attempt, attempt, lesson_of
from douzaine.lessons.attempt import meant_attempt
from douzaine.lessons.lesson import GO, Lesson
from douzaine.match.event import move_text
from douzaine.server.bots import DEFAULT_LEVEL
from douzaine.server.model import Refused
from douzaine.server.table import moves_from_form
from douzaine.texts import say_in
from douzaine.web.render.template import template

SECONDS_A_STEP = 30


@dataclass(frozen=True)
class Moment:
    """A step of a lesson with the learner's moves so far, as in an address."""

    game: str
    step: int
    did: tuple[str, ...]
    name: str  # the learner's

    @property
    def path(self) -> str:
        """The moment's address."""
        return f"/learn/{self.game}/{self.step}" + (
            f"?{urlencode([('did', each) for each in self.did])}" if self.did else ""
        )


def answer_form(moment: Moment, fields: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The learner's moves, including those of a form. Raises `Refused`."""
    lesson = lesson_of(moment.game)
    step = lesson.step(moment.step)
    stands = attempt(lesson, step, moment.did)
    moves = [GO] if GO in fields else moves_from_form(stands.view, fields)
    try:
        return attempt(lesson, step, (*moment.did, *moves)).did
    except DouzaineError as error:
        raise Refused(422, "web-error-illegal", why=error) from error


def draw_moment(moment: Moment, lang: str, message: str | None = None) -> str:
    """A moment of a lesson as HTML. Raises `DouzaineError` for impossible moves."""
    lesson = lesson_of(moment.game)
    stands = attempt(lesson, lesson.step(moment.step), moment.did)
    at = board_context(stands, moment.name, lang)
    board = board_of(lesson.game)
    words = _bubble(stands, at, lang)
    return template(
        "lesson_page.html",
        lang,
        lesson=lesson,
        step=stands.step,
        stands=stands,
        here=moment.path,
        start=f"/learn/{moment.game}/{moment.step}",
        after=f"/learn/{moment.game}/{moment.step + 1}"
        if moment.step < len(lesson.steps)
        else f"/learn/{moment.game}/end",
        game_title=lesson.game.words.text("title", lang),
        scene=board.scene(at),
        hand=board.hand(at),
        send=board.send(at),
        words=words,
        tried=_compared(stands, at, lang) if stands.is_answered else [],
        minutes=-(-SECONDS_A_STEP * (len(lesson.steps) - moment.step + 1) // 60),
        message=message,
        moves=len(stands.step.meant),
    )


def board_context(stands: Attempt, name: str, lang: str) -> PointedContext:
    """The context for the board: the learner decides, and the pieces to use are marked."""
    lesson, view = stands.lesson, stands.view
    asked = stands.is_asked and not stands.is_answered
    names = lesson.names(name)
    players = tuple(Player(each, None if seat == lesson.seat else DEFAULT_LEVEL) for seat, each in enumerate(names))
    facts = board_of(lesson.game).facts(view, True, None)
    scene = scene_of(view, players, asked, facts, hints=True)
    art = served_art(lesson.game.id)
    return PointedContext(scene, view.story, lang, asked, art, wanted=frozenset(stands.wanted))


# ---- the lesson's texts


def _bubble(stands: Attempt, at: PointedContext, lang: str) -> tuple[str, str]:
    """The sentence in the bubble, and the small line under it."""
    step, say = stands.step, say_in(lang)
    if stands.is_done:
        return step.done[lang], ""
    if stands.is_answered:
        return told_text(stands, at.names, lang), say("learn-counts")
    if not stands.on_script:
        return prompt_sentence(at), say("learn-off-path")
    if stands.form and stands.form <= len(step.then):
        return step.then[stands.form - 1][lang], ""
    return step.say[lang], step.note[lang] if step.note else ""


def told_text(stands: Attempt, names: Sequence[str], lang: str) -> str:
    """The consequences of the learner's moves in a few sentences; otherwise their last move."""
    if told := stands.told_text(lang, names):
        return told
    return say_in(lang)("learn-you-did", move=move_text(stands.lesson.box, stands.did[-1], lang, names))


def _compared(stands: Attempt, at: PointedContext, lang: str) -> list[dict[str, Any]]:
    """The learner's choice beside the lesson's: their figures, if there are any, and what they bring."""
    say, meant = say_in(lang), meant_attempt(stands.lesson, stands.step)
    return [_row(stands, say("learn-you-tried"), at, False), _row(meant, say("learn-meant"), at, True)]


def _row(stands: Attempt, title: str, at: PointedContext, best: bool) -> dict[str, Any]:
    told = stands.told_of()
    return {
        "title": title,
        "picture": _picture(stands, at) if told else "",
        "figure": stands.figure(),
        "told": told[-1].text(at.lang, at.names, stands.lesson.seat) if told else told_text(stands, at.names, at.lang),
        "best": best,
    }


def _picture(stands: Attempt, at: PointedContext) -> Markup:
    """The picture beside the last sentence about the consequences."""
    story, last = stands.view.story, stands.told_of()[-1]
    lines = board_of(stands.lesson.game).lines(replace(at, story=story), range(stands.told, len(story)))
    return next((line.picture for line in lines if last in story[line.first : line.last + 1]), Markup(""))


def end_of(game: str, lang: str) -> dict[str, Any]:
    """The last page of a lesson."""
    lesson: Lesson = lesson_of(game)
    return {
        "steps": len(lesson.steps),
        "minutes": -(-SECONDS_A_STEP * len(lesson.steps) // 60),
        "learnt": [(_sign(each.get("icon", "check")), each[lang]) for each in lesson.learnt],
        "other": lesson.others[0],
    }


def _sign(name: str) -> Markup:
    """The sign before something learnt."""
    return heart_lost() if name == "heart-lost" else icon(name)
