"""Every kind of step of a match, beside whose rule it is written: the table that the agenda is read by."""

from __future__ import annotations

from typing import Final

from lamplight.kernel.agenda import StepTable

from . import city, deploy, goals, market, parts, payment, plan, rounds, scout, secure, setup
from .board import PACKING

STEPS: Final = StepTable(
    PACKING,
    [
        setup.FIRST,
        setup.STARTERS,
        setup.EMERGENCY,
        setup.SETTLE,
        rounds.ROUND,
        rounds.PHASE,
        plan.THROW,
        plan.PLANNING,
        deploy.DEPLOY,
        deploy.YIELD,
        deploy.PARTS,
        payment.PAY,
        payment.PAY_GPS,
        payment.TYPE,
        parts.GAIN,
        parts.HEALING,
        parts.CHECK,
        goals.GOALS,
        goals.AFTER_GOAL,
        goals.COMPLETE,
        city.PLACE,
        scout.SCOUT,
        scout.LOOK,
        scout.COLLECT,
        scout.CHALLENGE,
        scout.TEAM,
        scout.INJURY,
        market.MARKET,
        market.MARKET_SOLO,
        market.REFILL,
        market.CLEAN_UP,
        market.WASTE,
        market.DROP,
        secure.SECURE,
        secure.HOUSE,
        secure.SCORE,
        secure.REFRESH,
        secure.CHECKS,
        secure.END_ROUND,
    ],
)
