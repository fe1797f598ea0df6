"""R15 and R16: the campaign as a series of matches, one or more for each of the five chapters."""

from __future__ import annotations

from collections.abc import Mapping

from lamplight.kernel.game import Options, OptionValue
from lamplight.kernel.ledger import as_int, as_list
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.series import MatchPlan
from lamplight.kernel.types import Plain

from .tables import CAPPED_ATTEMPTS, SEAT_NAMES

CAMPAIGN = "campaign"
CHAPTERS = 5
RANKS = ((15, "perfect"), (12, "very-good"), (10, "good"), (5, "survived"), (0, "none"))
"""R15.09: how many orchids each final rank needs."""


class Campaign:
    """Five chapters in order. Alone a chapter is played again until it is won (R16.04); together everybody goes on."""

    id = CAMPAIGN
    game = "blackout"

    def __init__(self, options: Options) -> None:
        self.options: dict[str, OptionValue] = {
            name: value for name, value in options.items() if name not in ("chapter", "attempt")
        }
        self.players = int(options["players"])

    def start(self) -> dict[str, Plain]:
        """Chapter 1, the first attempt, no orchids."""
        orchids: list[Plain] = [[] for _ in range(self.players)]
        return {"chapter": 1, "attempt": 1, "orchids": orchids, "results": []}

    def plan(self, state: Mapping[str, Plain]) -> MatchPlan | None:
        """The chapter to be played now; after the last one nothing."""
        chapter = as_int(state["chapter"])
        if chapter > CHAPTERS:
            return None
        attempt = as_int(state["attempt"])
        if self.options.get("attempt_money", "capped") == "capped":
            attempt = min(attempt, CAPPED_ATTEMPTS)
        options = {**self.options, "players": self.players, "chapter": chapter, "attempt": attempt}
        return MatchPlan("blackout", options, tuple(range(self.players)))

    def after(self, state: Mapping[str, Plain], plan: MatchPlan, match: Match) -> dict[str, Plain]:
        """R15.08: orchids are noted. R16.04: alone, a lost chapter is played again."""
        del plan
        outcome = match.outcome
        assert outcome is not None
        answer = match.ask(None, {"ask": "chapter"})["seats"]
        assert isinstance(answer, dict)
        earned = [_earned(answer[name]) for name in SEAT_NAMES[: self.players]]
        chapter, attempt = as_int(state["chapter"]), as_int(state["attempt"])
        winners: list[Plain] = [SEAT_NAMES[seat] for seat in outcome.winners]
        scores: list[Plain] = [as_int(match.view(None)[f"{name}.score"]) for name in SEAT_NAMES[: self.players]]
        result: dict[str, Plain] = {
            "chapter": chapter,
            "attempt": attempt,
            "scores": scores,
            "orchids": list(earned),
            "winners": winners,
        }
        results: list[Plain] = [*as_list(state["results"]), result]
        if self.players == 1 and not winners:
            return {**state, "attempt": attempt + 1, "results": results}
        orchids: list[Plain] = [
            [*as_list(before), count] for before, count in zip(as_list(state["orchids"]), earned, strict=True)
        ]
        return {"chapter": chapter + 1, "attempt": 1, "orchids": orchids, "results": results}

    def totals(self, state: Mapping[str, Plain]) -> list[int]:
        """The orchids of each player so far."""
        return [sum(as_int(count) for count in as_list(own)) for own in as_list(state["orchids"])]

    def describe(self, state: Mapping[str, Plain]) -> list[Message]:
        """The campaign so far, line by line: what was played, orchids, and in the end the rank."""
        lines = [self._result(one) for one in as_list(state["results"])]
        chapter = as_int(state["chapter"])
        if chapter <= CHAPTERS:
            name = Message(f"blackout-chapter-{chapter}")
            attempt = as_int(state["attempt"])
            lines.append(Message("blackout-campaign-next", {"chapter": chapter, "name": name, "attempt": attempt}))
        for seat, total in enumerate(self.totals(state)):
            side = Message(f"blackout-side-{SEAT_NAMES[seat]}")
            lines.append(Message("blackout-campaign-orchids", {"side": side, "count": total}))
            if chapter > CHAPTERS:
                lines.append(Message("blackout-campaign-rank", {"side": side, "rank": rank(total)}))
        return lines

    def _result(self, result: Plain) -> Message:
        assert isinstance(result, dict)
        told = tuple(
            Message(
                "blackout-campaign-score",
                {"side": Message(f"blackout-side-{name}"), "score": as_int(score), "orchids": as_int(orchids)},
            )
            for name, score, orchids in zip(
                SEAT_NAMES, as_list(result["scores"]), as_list(result["orchids"]), strict=False
            )
        )
        winners = as_list(result["winners"])
        which = "blackout-campaign-won" if winners else "blackout-campaign-lost"
        names = tuple(Message(f"blackout-side-{name}") for name in winners)
        chapter, attempt = as_int(result["chapter"]), as_int(result["attempt"])
        return Message(which, {"chapter": chapter, "attempt": attempt, "scores": told, "winners": names})


def rank(orchids: int) -> Message:
    """R15.09: the words for a number of orchids."""
    return Message(f"blackout-rank-{next(name for least, name in RANKS if orchids >= least)}")


def _earned(answer: Plain) -> int:
    assert isinstance(answer, dict)
    return as_int(answer["orchids"])
