"""What things are called, as messages; the sentences themselves are in the locale files."""

from __future__ import annotations

from lamplight.kernel.message import Argument, Message

from ..rules.components import ICONS, SIDES, SPECIALS
from ..rules.tables import NEUTRAL, Tables

DOMAINS = {"from": "region", "to": "region", "owner": "side", "controller": "side", "neutrals": "side"}
"""What the values of some arguments of actions and events are."""


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
        kind = DOMAINS.get(domain, domain)
        return Message(f"dual-powers-{kind}-{value}", fallback=value)

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
        if token >= tables.movable:
            return Message("dual-powers-token-opposition", strengths)
        owner = tables.owner[token]
        if owner == NEUTRAL:
            return Message("dual-powers-token-neutral", strengths)
        return Message("dual-powers-token-unit", {"side": SIDES[owner], "rank": tables.rank[token], **strengths})

    def kind(self, value: str, whose: bool) -> Message:
        """What kind of token this is, within a sentence: `whose` if nothing else in it says whom the token belongs to.

        In a log or a list of units to recruit it does not matter which of several equal ones it is.
        """
        tables = self.tables
        token = tables.token_names.index(value)
        strengths: dict[str, Argument] = {"fresh": tables.fresh[token], "exhausted": tables.exhausted[token]}
        if token >= tables.movable:
            return Message(f"dual-powers-kind-{'opposition' if whose else 'level'}", {**strengths})
        owner = tables.owner[token]
        if token < tables.units:
            side: dict[str, Argument] = {"side": SIDES[owner]} if whose else {}
            return Message(
                f"dual-powers-kind-{'unit-of' if whose else 'unit'}", {**side, "rank": tables.rank[token], **strengths}
            )
        if owner == NEUTRAL and token != tables.trotsky:
            return Message("dual-powers-kind-neutral", strengths)
        return self._token(value)

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
