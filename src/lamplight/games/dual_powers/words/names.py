"""What things are called and what is asked, as messages; the sentences themselves are in the locale files."""

from __future__ import annotations

from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import CHANCE, OVER, SEALED

from ..rules.board import (
    LEADER_PLACED,
    S_BEGIN_TURN,
    S_BONUS,
    S_COMMAND,
    S_LEADER,
    S_RECRUIT,
    S_TURN,
    S_UNREST,
    SPECIAL_DONE,
)
from ..rules.components import ICONS, SIDES, SPECIALS
from ..rules.state import DualPowersState
from ..rules.tables import NEUTRAL, Tables

GROUPS = {
    "objective": "objective",
    "play": "play",
    "recruit": "recruit",
    "recruit-leader": "recruit-leader",
    "move": "move",
    "rest": "rest",
    "demonstrate": "special",
    "spy": "special",
    "inspire": "special",
    "draw": "other",
    "organise": "other",
    "score": "unrest",
    "bonus": "unrest",
    "pass": "pass",
}


class Words:
    """The names of one component set's pieces."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def name(self, domain: str, value: str) -> Message:
        """The name of a piece or place."""
        if domain == "card":
            return self._card(value)
        if domain in ("token", "unit"):
            return self._token(value)
        if domain == "leader":
            return Message(f"dual-powers-leader-{value}", fallback=value)
        if domain in ("region", "from", "to"):
            return Message(f"dual-powers-region-{value}", fallback=value)
        return Message(f"dual-powers-{domain}-{value}", fallback=value)

    def _card(self, value: str) -> Message:
        tables = self.tables
        number = tables.card_names.index(value)
        if number >= tables.commands:
            return self.name("leader", value)
        region = self.name("region", tables.region_names[tables.card_region[number]])
        return Message("dual-powers-card", {"region": region, "days": tables.card_days[number]})

    def _token(self, value: str) -> Message:
        tables = self.tables
        token = tables.token_names.index(value)
        strengths: dict[str, Argument] = {
            "fresh": tables.fresh[token],
            "exhausted": tables.exhausted[token],
        }
        if tables.first_leader <= token < tables.red_trotsky:
            return Message("dual-powers-token-leader", {"name": self.name("leader", value), **strengths})
        if token == tables.red_trotsky or token == tables.trotsky:
            return Message(f"dual-powers-token-{value}", strengths)
        label = value.partition("-")[2] or value
        if token >= tables.movable:
            return Message("dual-powers-token-opposition", {"label": label, **strengths})
        owner = tables.owner[token]
        if owner == NEUTRAL:
            return Message("dual-powers-token-neutral", {"label": label, **strengths})
        return Message("dual-powers-token-unit", {"side": self.name("side", SIDES[owner]), "label": label, **strengths})

    def card_text(self, value: str) -> Message:
        """What a card says."""
        tables = self.tables
        number = tables.card_names.index(value)
        if number >= tables.commands:
            leader = number - tables.commands
            token = tables.first_leader + leader
            return Message(
                "dual-powers-leader-text",
                {
                    "card": self.name("card", value),
                    "days": tables.card_days[number],
                    "fresh": tables.fresh[token],
                    "exhausted": tables.exhausted[token],
                    "special": Message(f"dual-powers-special-{SPECIALS[tables.leader_special[leader]]}"),
                },
            )
        return Message(
            "dual-powers-card-text",
            {
                "card": self.name("card", value),
                "days": tables.card_days[number],
                "value": tables.card_value[number],
                "icon": Message(f"dual-powers-icon-{ICONS[tables.card_icon[number]]}"),
                "points": tables.card_points[number],
            },
        )

    def prompt(self, state: DualPowersState, seat: int) -> tuple[Message, str]:
        """What a seat is asked, or waits for."""
        if state.acting == OVER:
            return Message("dual-powers-ask-over"), state.ending_rule()
        if state.acting == CHANCE:
            return Message("dual-powers-ask-chance"), "D2.10"
        if state.acting == SEALED:
            ready = state.sealed_ready(seat) if seat in range(state.tables.seats) else True
            return Message("dual-powers-ask-objective-ready" if ready else "dual-powers-ask-objective"), "D3.2.1"
        if state.acting != seat:
            side = SIDES[state.tables.side_of_seat[state.acting]]
            rule = "D3.3.1" if state.markers[0] < 0 else "D3.7.2"
            return Message("dual-powers-ask-wait", {"side": self.name("side", side)}), rule
        return self._question(state)

    def _question(self, state: DualPowersState) -> tuple[Message, str]:
        tables = self.tables
        top = state.agenda[-1]
        kind = top & 31
        if kind == S_TURN:
            left = sum(
                1 for entry in state.agenda if entry & 31 in (S_TURN, S_BEGIN_TURN) and entry >> 5 & 1 == top >> 5 & 1
            )
            return Message("dual-powers-ask-turn", {"left": left}), "D3.3.3"
        if kind == S_COMMAND:
            return Message("dual-powers-ask-command", {"card": self.card_text(tables.card_names[state.card])}), "D3.4.1"
        if kind == S_RECRUIT:
            region = self.name("region", tables.region_names[tables.card_region[state.card]])
            return Message("dual-powers-ask-recruit", {"left": top >> 6, "region": region}), "D3.4.1"
        if kind == S_LEADER:
            done = state.leader_done
            which = "special" if done & LEADER_PLACED else "place" if done & SPECIAL_DONE else "both"
            text = self.card_text(tables.card_names[state.card])
            return Message(f"dual-powers-ask-leader-{which}", {"card": text}), "D3.5.1"
        if kind == S_BONUS:
            return Message("dual-powers-ask-bonus"), "D3.6.1"
        assert kind == S_UNREST
        region = self.name("region", tables.region_names[state.unrest])
        points = tables.unrest_points[state.month]
        return Message("dual-powers-ask-unrest", {"region": region, "points": points}), "D3.7.2"
