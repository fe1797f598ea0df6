"""How a match ended by its rules, as everybody is told it."""

from __future__ import annotations

from lamplight.kernel.match import Match

from ..wire.protocol import Result


def result_of(match: Match) -> Result | None:
    """Who won, why, and what everybody scored; None while the match goes on."""
    outcome = match.outcome
    if outcome is None:
        return None
    return Result(tuple(outcome.winners), outcome.returns, outcome.ending, outcome.rule, scores=outcome.scores)
