"""What a learner's moves lead to in a step of a lesson, on the script or off it."""

from collections.abc import Sequence
from dataclasses import dataclass

from douzaine.bots.base import RandomBot, SimpleBot
from douzaine.errors import IllegalMove
from douzaine.lessons.lesson import GO, Lesson, LessonStep, Reply, ScriptLine
from douzaine.match.dealer import SeededDealer
from douzaine.match.event import Event
from douzaine.match.match import CHANCE, Match
from douzaine.match.view import View

SEED = 2  # seed of chance and of the others, off the script
MOST_TOLD = 3  # events in one answer


@dataclass(frozen=True)
class Attempt:
    """A step after some moves of the learner."""

    lesson: Lesson
    step: LessonStep
    did: tuple[str, ...]
    match: Match
    on_script: bool  # whether all of them follow the script
    told: int  # events before the first of them
    wanted: tuple[str, ...]  # the moves expected now; none off the script, and when all are made
    form: int | None  # the number of that decision in the step, from 0

    @property
    def view(self) -> View:
        """What the learner sees."""
        return self.match.view(self.lesson.seat)

    @property
    def is_done(self) -> bool:
        """Whether the learner has made all expected moves."""
        return self.on_script and not self.wanted

    @property
    def is_answered(self) -> bool:
        """Whether the learner has made other moves, whose result is shown."""
        return not self.on_script and (not self.is_asked or bool(self.told_of()))

    @property
    def is_asked(self) -> bool:
        """Whether the learner decides now."""
        if self.wanted:
            return self.wanted[0] != GO
        return not self.on_script and self.lesson.seat in self.match.actors and self._in_the_same_turn

    @property
    def _in_the_same_turn(self) -> bool:
        events = self.events
        return not events or events[0].turn == self.match.turns

    @property
    def events(self) -> list[Event]:
        """The events since the learner's first move, as the learner may know them."""
        return self.view.story[self.told :]

    @property
    def reply(self) -> Reply | None:
        """The lesson's reply to this particular decision, if it is not the expected one."""
        if self.on_script:
            return None
        return next((reply for reply in self.step.replies if reply.fits(self._other_decision)), None)

    @property
    def _other_decision(self) -> tuple[str, ...]:
        """All moves from the first unexpected decision on."""
        meant = [line for line in self.step.script if line.is_meant]
        same = next(n for n, did in enumerate(self.did) if n >= len(meant) or meant[n].words != did)
        form = meant[same].form if same < len(meant) else None
        return self.did[next((n for n, line in enumerate(meant) if line.form == form), same) :]

    def told_text(self, lang: str, names: Sequence[str]) -> str:
        """The result of the learner's moves, in a few sentences to the learner; empty if there is none."""
        if self.reply:
            return self.reply.say[lang]
        return " ".join(event.text(lang, names, self.lesson.seat) for event in self.told_of())

    def told_of(self) -> list[Event]:
        """The events that show the result, a few at most: the last ones."""
        own, all_of = self.lesson.tells, self.lesson.tells_of_others
        found = [
            event
            for event in self.events
            if (event.kind in own and event.seat == self.lesson.seat) or event.kind in all_of
        ]
        return found[-MOST_TOLD:]

    def figure(self) -> int | None:
        """The number that sums up the moves, if the lesson has one."""
        if self.lesson.figure is None:
            return None
        kind, detail = self.lesson.figure
        found = [
            event.details[detail] for event in self.events if event.kind == kind and event.seat == self.lesson.seat
        ]
        return found[-1] if found else None


def attempt(lesson: Lesson, step: LessonStep, did: Sequence[str] = ()) -> Attempt:
    """Play a step with a learner's moves. Raises `IllegalMove`."""
    match = Match.at(lesson.box, dict(step.position))
    lines = list(step.script)
    _follow(match, lines)
    told, on_script = match.told, True
    for move in did:
        if on_script and not lines:
            raise IllegalMove("error-step-over")
        if on_script and lines[0].words == move:
            lines.pop(0)
            if move != GO:
                match.play(lesson.seat, move)
            _follow(match, lines)
        else:
            on_script = False
            _leave_script(match, lesson.seat, lines, move)
    form = lines[0].form if on_script and lines else None
    wanted = tuple(line.words for line in lines if line.form == form) if form is not None else ()
    return Attempt(lesson, step, tuple(did), match, on_script, told, wanted, form)


def meant_attempt(lesson: Lesson, step: LessonStep) -> Attempt:
    """A step with the expected moves."""
    return attempt(lesson, step, step.meant)


def _follow(match: Match, lines: list[ScriptLine]) -> None:
    """Play the script up to the learner's next move."""
    while lines and not lines[0].is_meant:
        seat, words, _ = lines.pop(0)
        if seat == CHANCE:
            match.deal(words)
        else:
            match.play(seat, words)


def _leave_script(match: Match, seat: int, lines: Sequence[ScriptLine], move: str) -> None:
    """Make a move that is not in the script; others answer by the script where they can."""
    match.dealer = SeededDealer(SEED)
    match.resolve_chance()  # if the script only waited for a button
    match.play(seat, move)
    turn, others = match.turns, [line for line in lines if line.seat not in (CHANCE, seat)]
    bot = (SimpleBot if match.game.has_part("policy") else RandomBot)(SEED)
    while not match.over and seat not in match.actors and match.turns == turn:
        other = match.actors[0]
        legal = match.legal(other)
        scripted = next((line for line in others if line.seat == other and line.words in legal), None)
        if scripted:
            others.remove(scripted)
        match.play(other, scripted.words if scripted else bot.choose(match.view(other), other))
