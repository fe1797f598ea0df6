"""Lessons: a real match from a set position, a narrator of one or two sentences a step, and the learner's own hand.

A lesson is data (`lesson.py` says what is in it) with its sentences among the game's texts; `learning.py` plays it,
`check.py` plays it by itself with every answer that it allows. A game hands its lessons out as its face `lessons`, a
`LessonBook`.
"""

from .book import GENTLEST, LessonBook, book_of, find_lesson, taught_games
from .learning import Learning, Progress
from .lesson import BadLesson, Lesson, Step

__all__ = [
    "GENTLEST",
    "BadLesson",
    "Learning",
    "Lesson",
    "LessonBook",
    "Progress",
    "Step",
    "book_of",
    "find_lesson",
    "taught_games",
]
