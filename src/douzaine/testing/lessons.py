"""Check a game's lesson: it can be played, everything it says is true, and every move gets an answer."""

from collections.abc import Iterator, Sequence

from douzaine.lessons import Attempt, Lesson, LessonStep, attempt, has_lesson, lesson_of
from douzaine.lessons.claims import wrong_claims, wrong_reply
from douzaine.lessons.lesson import GO
from douzaine.match.game import Game
from douzaine.texts import LANGUAGES

FEWEST, MOST = 5, 7  # steps
LONGEST_DETOUR = 12  # moves off the script before their consequences are shown


def check_lesson(checked: Game) -> None:
    """Check the lesson of a game, if it has one. Raises `AssertionError` with what is wrong."""
    if not has_lesson(checked):
        return
    lesson = lesson_of(checked.id)
    assert FEWEST <= len(lesson.steps) <= MOST, f"a lesson has {FEWEST} to {MOST} steps, not {len(lesson.steps)}"
    assert len(lesson.others) == lesson.box.players - 1, "every other seat has a name"
    for learnt in lesson.learnt:
        assert set(LANGUAGES) <= set(learnt), f"{learnt}: not in every language"
    for step in lesson.steps:
        try:
            check_step(lesson, step)
        except Exception as error:
            error.add_note(f"in step {step.number} of the lesson of {checked.id}")
            raise


def check_step(lesson: Lesson, step: LessonStep) -> None:
    """Check one step."""
    assert wrong_claims(lesson, step) == []
    meant = step.meant
    assert meant, "a step has something to do"
    for count, move in enumerate(meant):
        stands = attempt(lesson, step, meant[:count])
        assert stands.on_script
        assert stands.wanted[0] == move
        assert stands.is_asked == (move != GO)
        assert move != GO or step.press is not None, "a button needs a text: `press`"
    assert attempt(lesson, step, meant).is_done
    check_other_moves(lesson, step)
    check_replies(lesson, step)


def check_other_moves(lesson: Lesson, step: LessonStep) -> None:
    """Check that every legal move gets an answer, at every decision of the step."""
    meant = step.meant
    for count in range(len(meant)):
        before = meant[:count]
        for move in attempt(lesson, step, before).match.legal(lesson.seat):
            did = [*before, move]
            while not (stands := attempt(lesson, step, did)).is_done and not stands.is_answered:
                assert stands.is_asked, f"{did}: nobody is asked, and nothing is answered"
                assert len(did) < len(meant) + LONGEST_DETOUR, f"{did}: still no answer"
                did.append(stands.match.legal(lesson.seat)[0])


def check_replies(lesson: Lesson, step: LessonStep) -> None:
    """Check that every reply is used, and true of every move it answers."""
    given = set[int]()
    for stands in other_attempts(lesson, step):
        if stands.reply is not None:
            given.add(step.replies.index(stands.reply))
            wrong = wrong_reply(stands)
            assert not wrong, "; ".join(wrong)
    missed = [reply.to for number, reply in enumerate(step.replies) if number not in given]
    assert not missed, f"never given: {missed}"


def other_attempts(lesson: Lesson, step: LessonStep, did: Sequence[str] = ()) -> Iterator[Attempt]:
    """Everything else that a learner can do in a step, up to the answer."""
    stands = attempt(lesson, step, did)
    if stands.is_answered:
        yield stands
    elif stands.wanted[:1] == (GO,):
        yield from other_attempts(lesson, step, [*did, GO])
    elif stands.is_asked and len(did) < len(step.meant) + LONGEST_DETOUR:
        for move in stands.match.legal(lesson.seat):
            yield from other_attempts(lesson, step, [*did, move])
