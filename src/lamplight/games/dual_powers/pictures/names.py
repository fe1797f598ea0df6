"""What stands on the pictures in words, in the speaker's language."""

from __future__ import annotations

from collections.abc import Sequence

from lamplight.kernel.components import Row
from lamplight.kernel.message import Argument, Message
from lamplight.text.speaker import Speaker

from ..rules.components import Components


class Names:
    """The names of one component set's places and pieces."""

    def __init__(self, components: Components, speaker: Speaker) -> None:
        self._speaker = speaker
        self._places = {region: self.of("region", region).partition(" (")[0] for region in components.regions}
        self.letters = dict(zip(components.regions, distinct_letters(list(self._places.values())), strict=True))

    def of(self, domain: str, value: str) -> str:
        """The full name: "Admiralty (white)", "Liteiny Bridge", "Lenin"."""
        return self._speaker.say(Message(f"dual-powers-{domain}-{value}", fallback=value))

    def place(self, region: str) -> str:
        """A region's name without its colour: "Admiralty"."""
        return self._places[region]

    def text(self, message_id: str) -> str:
        """A word or two without arguments."""
        return self._speaker.text(message_id)

    def card(self, row: Row) -> str:
        """What a command card says."""
        card = Message(
            "dual-powers-card", {"region": self.of("region", row.text("region")), "days": row.number("days")}
        )
        icon = Message(f"dual-powers-icon-{row.text('action')}")
        numbers = {"days": row.number("days"), "value": row.number("recruit"), "points": row.number("points")}
        return self._speaker.say(Message("dual-powers-card-text", {"card": card, "icon": icon, **numbers}))

    def leader_card(self, row: Row) -> str:
        """What a leader card says."""
        strengths = {"fresh": row.number("fresh"), "exhausted": row.number("exhausted"), "days": row.number("days")}
        special = Message(f"dual-powers-special-{row.text('special')}")
        named = self.of("leader", row.text("id"))
        return self._speaker.say(Message("dual-powers-leader-text", {"card": named, "special": special, **strengths}))

    def token(self, kind: str, token: str, side: str, rank: int, fresh: int, exhausted: int | str) -> str:
        """A token's name with its strengths."""
        given: dict[str, Argument] = {
            "rank": rank,
            "name": self.of("leader", token),
            "side": side,
            "fresh": fresh,
            "exhausted": exhausted,
        }
        return self._speaker.say(Message(f"dual-powers-token-{kind}", given))


def distinct_letters(names: Sequence[str]) -> list[str]:
    """The shortest beginnings that tell names apart.

    >>> distinct_letters(["Vyborg", "Vasilievsky", "Narva"])
    ['Vy', 'Va', 'N']
    """
    told: list[str] = []
    for number, name in enumerate(names):
        others = [other for place, other in enumerate(names) if place != number]
        length = 1
        while length < len(name) and any(other.startswith(name[:length]) for other in others):
            length += 1
        told.append(name[:length])
    return told
