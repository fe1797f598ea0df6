"""What somebody may do at a table now. Each check gives what it has found, or refuses in words.

Whatever is refused changes nothing, and says no more than the one who asks may know.
"""

from __future__ import annotations

from lamplight.kernel.match import Match
from lamplight.kernel.message import Message

from ..wire.refusals import Refusal, no
from .room import Room, Who
from .table import Chair


class Rights:
    """Somebody at a table."""

    def __init__(self, room: Room, who: Who) -> None:
        self.room = room
        self.table = room.table
        self.who = who

    def watching(self) -> None:
        """Refuse whoever may not even watch."""
        if not self.room.audiences_of(self.who.id):
            raise no("forbidden", "no-spectators")

    def begun(self) -> Match:
        """The match, going on or over, for whoever may watch it."""
        self.watching()
        if self.room.match is None:
            raise no("not-now", "not-playing")
        return self.room.match

    def own(self, seat: int) -> Chair:
        """The person's own seat."""
        chair = self.chair(seat)
        if not chair.person or chair.person != self.who.id:
            raise no("forbidden", "not-your-seat")
        return chair

    def in_play(self) -> Match:
        """The match, while it is played."""
        match = self.room.match
        if self.table.status != "playing" or match is None:
            raise no("not-now", "not-playing")
        return match

    def chair(self, seat: int) -> Chair:
        """A seat, whoever sits there."""
        if seat >= len(self.table.chairs):
            raise no("not-found", "no-such-seat")
        return self.table.chairs[seat]

    def host(self) -> None:
        """Refuse whoever is not the host."""
        if self.who.id != self.table.host:
            raise no("forbidden", "not-the-host")

    def before_start(self) -> None:
        """Refuse once a match has begun, or the table is closed."""
        if self.table.status != "open":
            raise no("not-now", "started-already")

    def going_on(self) -> None:
        """Refuse where no match or series goes on."""
        if self.table.status not in ("playing", "between"):
            raise no("not-now", "not-playing")

    def no_lesson(self) -> None:
        """Refuse where a lesson is learned: it goes on as it is written."""
        if self.table.lesson is not None:
            raise Refusal("not-now", Message("lesson-not-here"))

    def unrated(self) -> None:
        """Refuse what would make a rating worth nothing: bots, and going back over what was seen."""
        if self.table.rated:
            raise no("not-now", "not-when-rated")

    def no_night(self) -> None:
        """Refuse where everybody's deal is played: nobody goes back past a draw, and no bot decides."""
        if self.table.night is not None:
            raise no("not-now", "night-alone")

    def playing(self, seat: int) -> Match:
        """The match, for the person who decides at this seat."""
        chair = self.own(seat)
        match = self.in_play()
        if chair.bot:
            raise no("not-now", "bot-plays-for-you")
        return match
