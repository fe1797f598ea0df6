"""What an expert would do in a seat's place, and why, in words; from what that seat may know and nothing else."""

from .advice import Advice, Move, Option, Reason, Verdict
from .analysis import Analysis, Judged, analyse
from .coach import HINT, Coach
from .moments import advise, judge, judge_last

__all__ = [
    "HINT",
    "Advice",
    "Analysis",
    "Coach",
    "Judged",
    "Move",
    "Option",
    "Reason",
    "Verdict",
    "advise",
    "analyse",
    "judge",
    "judge_last",
]
