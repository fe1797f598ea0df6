"""Matches between bots, in numbers that mean something: balanced seats, duplicate deals, ratings with intervals.

>>> from lamplight.arena import InProcess, Plan, run
>>> results = run(Plan("dual-powers", ("random", "novice"), games=4, seed="petrograd"), executor=InProcess())
>>> results.matches, sorted(results.wins)
(4, ['novice', 'random'])

`Plan` says what is played, `run` plays it (on several processes, and with a folder resumable after any interruption)
and returns `Results`. Every match is kept as one line of JSON (`played.py` tells the format; `matches` reads a folder
back); `schedule.py` tells who plays whom; `results.py` what is counted. `page.py` writes the results as a page.
"""

from .executors import Executor, InProcess, Workers
from .folder import matches
from .plan import Plan, Tournament
from .played import Played
from .results import Results
from .run import run
from .schedule import Fixture

__all__ = ["Executor", "Fixture", "InProcess", "Plan", "Played", "Results", "Tournament", "Workers", "matches", "run"]
