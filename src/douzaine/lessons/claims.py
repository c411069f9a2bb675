"""Checks of a lesson's claims: every event, every sum and every number in its texts.

A claim is an event of the step as scripted: `first 0 points=2` is one of seat 0, `knight` one of anybody. Other facts
are written `before dice.0=3` or `after …` (the position when the learner decides, or at the end), `box force.3=3` (what
the rules read of the options), or `story loses.loss=6` (an earlier event).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any

from douzaine.lessons.attempt import Attempt, attempt, meant_attempt
from douzaine.lessons.lesson import Lesson, LessonStep
from douzaine.match.event import Event
from douzaine.texts import LANGUAGES

NUMBER = re.compile(r"(?<![\w.])\d+")  # not the number in a card's id
SUM = re.compile(r"\d+(?: [+−×] \d+)+ = \d+")


def wrong_claims(lesson: Lesson, step: LessonStep) -> list[str]:
    """Everything a step says that is not true, as plain sentences for the author."""
    asked, done = attempt(lesson, step), meant_attempt(lesson, step)
    wrong = [f"{claim}: no such event" for claim in step.claims if not _event_of(claim, done.events)]
    wrong += [f"{fact}: it is {found}" for fact, found in _untrue(step, asked, done)]
    known = _known(step, asked)
    for name, texts in _texts(step):
        wrong += [f"{name}: {why}" for why in _wrong_texts(texts, known)]
    return wrong


def wrong_reply(stands: Attempt) -> list[str]:
    """Everything a lesson replies to some moves that is not true, like `wrong_claims`."""
    reply, step = stands.reply, stands.step
    if reply is None:
        return []
    wrong = [f"{claim}: no such event" for claim in reply.claims if not _event_of(claim, stands.events)]
    known = _known(step, attempt(stands.lesson, step), reply.claims)
    return [f"{', '.join(stands.did)}: {why}" for why in [*wrong, *_wrong_texts(reply.say, known)]]


def _wrong_texts(texts: Mapping[str, str], known: set[int]) -> Iterator[str]:
    """The errors of a text in all its languages."""
    if set(texts) != set(LANGUAGES):
        yield f"languages are {', '.join(texts)}"
        return
    numbers = [sorted(NUMBER.findall(texts[lang])) for lang in LANGUAGES]
    if any(each != numbers[0] for each in numbers):
        yield "languages name different numbers"
    for text in texts.values():
        yield from _wrong_in(text, known)


def _texts(step: LessonStep) -> Iterator[tuple[str, Mapping[str, str]]]:
    for name in ("title", "say", "note", "done", "again", "press"):
        if (texts := getattr(step, name)) is not None:
            yield name, texts
    for texts in step.then:
        yield "then", texts


# ---- events


def _event_of(claim: str, events: Sequence[Event]) -> Event | None:
    kind, *rest = claim.split()
    seat = int(rest.pop(0)) if rest and rest[0].isdecimal() else None
    details = {name: int(value) for name, value in (each.split("=") for each in rest)}
    for event in events:
        if event.kind == kind and seat in (None, event.seat) and details.items() <= event.details.items():
            return event
        if event.kind == kind and event.seat is None and details.items() <= event.details.items():
            return event
    return None


def _untrue(step: LessonStep, asked: Attempt, done: Attempt) -> Iterator[tuple[str, Any]]:
    """The claimed facts that do not hold, with what holds instead."""
    for fact in step.holds:
        where, _, rest = fact.partition(" ")
        path, _, value = rest.partition("=")
        found = _at(_source(where, asked, done), path.split("."))
        if found != int(value):
            yield fact, found


def _source(where: str, asked: Attempt, done: Attempt) -> Any:
    if where == "box":
        return vars(asked.lesson.box.fields) or asked.lesson.box.fields
    if where == "story":
        return {event.kind: event.details for event in asked.view.story}
    return (done if where == "after" else asked).match.position()


def _at(source: Any, path: Sequence[str]) -> Any:
    for name in path:
        try:
            if isinstance(source, list | tuple):
                source = source[int(name)]
            else:
                source = source[name] if isinstance(source, Mapping) else getattr(source, name)
        except (LookupError, ValueError, AttributeError):
            return None
    return source


# ---- numbers


def _known(step: LessonStep, asked: Attempt, more: Sequence[str] = ()) -> set[int]:
    """The supported numbers: of claims, of facts, of the position and of the expected moves."""
    told = [*step.claims, *step.holds, *more]
    known = {int(value) for text in told for value in re.findall(r"=(\d+)", text)}
    for text in told:  # dice are written as digits
        known |= {int(digit) for dice in re.findall(r"dice=(\d+)", text) for digit in dice}
    known |= {int(word) for move in step.meant for word in re.findall(r"\b\d+\b", move)}
    return known | set(_numbers(asked.view.position()))


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from _numbers(each)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def _wrong_in(text: str, known: set[int]) -> Iterator[str]:
    """Sums with wrong results, and unsupported numbers; one number of a sum may follow from the others."""
    for written in SUM.findall(text):
        left, _, right = written.rpartition(" = ")
        if _worked_out(left) != int(right):
            yield f"{written} does not come out"
        strange = [number for number in map(int, NUMBER.findall(written)) if number not in known]
        if len(strange) > 1:
            yield f"{written}: where are {strange} from?"
        text = text.replace(written, "")
    for number in map(int, NUMBER.findall(text)):
        if number not in known:
            yield f"where is {number} from?"


def _worked_out(terms: str) -> int:
    """The value of a sum as written: `2 × 3 + 4 − 1`."""
    signed = f"+ {terms}".replace("− ", "+ -").split("+ ")[1:]
    return sum((-1 if term.startswith("-") else 1) * prod(map(int, term.strip(" -").split(" × "))) for term in signed)
