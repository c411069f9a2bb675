"""Lessons: a game learnt at its own table, a few scripted steps at a time."""

from douzaine.lessons.attempt import Attempt, attempt
from douzaine.lessons.lesson import Lesson, Step, has_lesson, lesson_of, lessons

__all__ = ["Attempt", "Lesson", "Step", "attempt", "has_lesson", "lesson_of", "lessons"]
