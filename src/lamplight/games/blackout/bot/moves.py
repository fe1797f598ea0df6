"""How much a player of Blackout likes each answer to a question: the judge of its step knows."""

from __future__ import annotations

from ..rules.board import PACKING, Board
from ..rules.steps import STEPS
from .completing import ChoosingType, Completing, Finishing, Paying, PayingForGps, Placing
from .deploying import Deploying, Planning, Settling, UsingChecks, UsingParts, Yielding
from .judge import Judge
from .keeping import Buying, ClearingAway, Dropping, Healing, Refreshing, TakingHouse
from .prices import Prices
from .scouting import Challenging, Collecting, FormingTeam, Injuring, Scouting


class Moves:
    """Answers to the questions of the game, each with what it is worth."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        known: dict[str, Judge] = {
            "challenge": Challenging(prices),
            "check": UsingChecks(prices),
            "checks": UsingChecks(prices),
            "collect": Collecting(prices),
            "complete": Finishing(prices, goalless=True),
            "deploy": Deploying(prices),
            "drop": Dropping(prices, goalless=True),
            "goals": Completing(prices),
            "heal": Healing(prices, goalless=True),
            "house": TakingHouse(prices),
            "injury": Injuring(prices, goalless=True),
            "market": Buying(prices),
            "parts": UsingParts(prices),
            "pay": Paying(prices, goalless=True),
            "pay-gps": PayingForGps(prices, goalless=True),
            "place": Placing(prices),
            "plan": Planning(prices),
            "refresh": Refreshing(prices),
            "scout": Scouting(prices),
            "settle": Settling(prices),
            "team": FormingTeam(prices, goalless=True),
            "type": ChoosingType(prices),
            "waste": ClearingAway(prices, goalless=True),
            "yield": Yielding(prices),
        }
        self.judges: list[Judge | None] = [known.get(name) for name in STEPS.names]
        """By the numbers of steps; nobody judges what asks nothing."""

    def answers(self, board: Board, seat: int, options: list[int]) -> list[float]:
        """What each answer to the question on top of the agenda is worth."""
        top = board.agenda[-1]
        judge = self.judges[PACKING.kind(top)]
        if judge is None:
            return [0.0] * len(options)
        self.prices.look(board, seat, not judge.goalless)
        return judge.judge(board, seat, PACKING.argument(top), options)
