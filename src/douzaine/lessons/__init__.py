"""Lessons: learning a game at its own table, in a few scripted steps."""

from douzaine.lessons.attempt import Attempt, attempt
from douzaine.lessons.lesson import Lesson, LessonStep, has_lesson, lesson_of, lessons

__all__ = ["Attempt", "Lesson", "LessonStep", "attempt", "has_lesson", "lesson_of", "lessons"]
