"""Every lesson can be played through, what it says is so, and every other move is answered."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

import pytest

import douzaine as dz
from douzaine.errors import DouzaineError, IllegalMove
from douzaine.lessons import Lesson, LessonStep, attempt, lesson_of, lessons
from douzaine.lessons.attempt import meant_attempt
from douzaine.lessons.claims import wrong_claims
from douzaine.testing import check_lesson
from douzaine.testing.lessons import check_replies, other_attempts
from douzaine.texts import LANGUAGES

LESSONS = lessons()
LONGEST_REPLY = 110  # characters: what a bubble on a phone holds in four lines


def steps() -> list[tuple[Lesson, LessonStep]]:
    return [(lesson_of(id), step) for id in LESSONS for step in lesson_of(id).steps]


def test_every_game_of_ours_has_a_lesson() -> None:
    ours = [id for id in dz.games() if dz.game(id).package.startswith("douzaine.")]
    assert [id for id in LESSONS if id in ours] == ours


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_holds(id: str) -> None:
    check_lesson(dz.game(id))


def replies(lesson: Lesson) -> Iterator[dict[str, str]]:
    yield from (dict(reply.say) for step in lesson.steps for reply in step.replies)


def texts(lesson: Lesson) -> Iterator[dict[str, str]]:
    yield from (dict(each) for each in lesson.learnt)
    for step in lesson.steps:
        all_of = (step.title, step.say, step.note, step.done, step.again, step.press, *step.then)
        yield from (dict(each) for each in all_of if each is not None)


@pytest.mark.parametrize("id", LESSONS)
def test_texts_are_there_in_every_language_with_french_spaces(id: str) -> None:
    for text in chain(texts(lesson_of(id)), replies(lesson_of(id))):
        assert set(LANGUAGES) <= set(text)
        assert text["en"] != text["fr"]
        assert not re.search(r"[^\u202f][:;?!»]| [:;?!»]", text["fr"]), text["fr"]


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_takes_three_minutes(id: str) -> None:
    """Reading at 200 words a minute and six seconds a decision."""
    lesson = lesson_of(id)
    words = sum(len(text["en"].split()) for text in texts(lesson))
    decisions = sum(1 + len(step.then) for step in lesson.steps)
    assert words / 200 * 60 + 6 * decisions < 180


# ---- the checks themselves: a lesson that is wrong is found


def king_step() -> tuple[Lesson, LessonStep]:
    return next((lesson, step) for lesson, step in steps() if any("golem" in move for move in step.meant))


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"claims": ("golem 0 value=11",)}, "no such event"),
        ({"holds": ("before dice.0=4",)}, "it is 3"),
        ({"done": {"en": "3 + 8 = 12.", "fr": "3 + 8 = 12."}}, "does not come out"),
        ({"done": {"en": "You have 77.", "fr": "Vous avez 77."}}, "where is 77 from"),
        ({"done": {"en": "You have 12."}}, "languages are en"),
        ({"done": {"en": "You have 12.", "fr": "Vous avez 3."}}, "different numbers"),
    ],
)
def test_what_is_not_so_is_found(changed: dict[str, object], found: str) -> None:
    lesson, step = king_step()
    assert wrong_claims(lesson, step) == []
    assert any(found in why for why in wrong_claims(lesson, replace(step, **changed)))  # type: ignore[arg-type]


# ---- moves of learners


def test_another_move_is_really_played_and_may_be_as_good() -> None:
    lesson, step = king_step()
    tried, meant = attempt(lesson, step, ["play alchemist"]), meant_attempt(lesson, step)
    assert tried.is_answered
    assert not tried.is_done
    assert (tried.figure(), meant.figure()) == (6, 12)
    assert [event.kind for event in tried.told_of()] == ["doubles", "first", "second"]
    assert tried.match.position()["tokens"][0] == [1, 1]


def test_off_the_script_chance_comes_from_a_fixed_seed() -> None:
    lesson, step = king_step()
    rolled = [attempt(lesson, step, ["play oracle"]).figure() for _ in range(3)]
    assert len(set(rolled)) == 1


def test_what_cannot_be_is_refused() -> None:
    lesson, step = king_step()
    with pytest.raises(IllegalMove):
        attempt(lesson, step, ["play lady"])
    with pytest.raises(IllegalMove):
        attempt(lesson, step, [*step.meant, *step.meant])
    with pytest.raises(DouzaineError, match="no step 0"):
        lesson.step(0)
    with pytest.raises(DouzaineError, match="no step"):
        lesson.step(len(lesson.steps) + 1)


def test_lessons_tell_only_events_that_exist() -> None:
    for lesson, _ in steps():
        known = {kind.name.lower() for kind in dz.game(lesson.game.id).part("events").EventKind}
        assert set(chain(lesson.tells, lesson.tells_of_others)) <= known


# ---- what is answered to moves that are not meant


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", LESSONS)
def test_answers_speak_to_the_learner_and_are_short(id: str, lang: str) -> None:
    lesson = lesson_of(id)
    names = lesson.names("Zoltan")
    for step in lesson.steps:
        for stands in chain([meant_attempt(lesson, step)], other_attempts(lesson, step)):
            text = stands.told_text(lang, names)
            assert "Zoltan" not in text
            assert stands.reply is None or len(text) <= LONGEST_REPLY, text


def test_the_first_reply_that_fits_is_given_to_the_decision_that_is_not_meant() -> None:
    lesson = lesson_of("killer")
    step = lesson.step(2)
    every, one = (
        attempt(lesson, step, did).reply for did in (("keep 6", "keep 6", "keep 5", "roll"), ("keep 6", "roll"))
    )
    assert every
    assert every.say["en"].startswith("6 + 6 + 5 = 17")
    assert one
    assert one.say["en"].startswith("A good start")
    assert attempt(lesson, step, step.meant).reply is None
    king = lesson_of("king12")
    turned = attempt(king, king.step(4), ["play sorcerer", "turn 11"]).reply
    assert turned
    assert turned.fits(["turn 11"])
    assert not turned.fits(["turned"])


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"claims": ("first 0",)}, "no such event"),
        ({"say": {"en": "You have 77.", "fr": "Vous avez 77."}}, "where is 77 from"),
        ({"say": {"en": "2 × 3 = 7.", "fr": "2 × 3 = 7."}}, "does not come out"),
        ({"to": (("play lady",),)}, "never given"),
    ],
)
def test_a_reply_that_is_not_so_is_found(changed: dict[str, object], found: str) -> None:
    lesson, step = king_step()
    check_replies(lesson, step)
    wrong = replace(step, replies=(replace(step.replies[0], **changed),))  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match=found):
        check_replies(lesson, wrong)
