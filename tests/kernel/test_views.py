"""Views and events: each seat its own, and what is done to them changes nothing."""

from __future__ import annotations

from lamplight.kernel import Plain

from .builder import dealt, everything


def test_views_show_what_a_seat_may_know_and_nothing_else() -> None:
    match = dealt("1234")
    assert match.view("north")["north.hand"] == {"known": ["1", "3"], "hidden": 0}
    assert match.view("north")["south.hand"] == {"known": [], "hidden": 2}
    assert match.view(None)["north.hand"] == match.view(None)["south.hand"] == {"known": [], "hidden": 2}
    match.play("north", "light red")
    match.play("north", "peek")
    assert match.view("north")["south.hand"] == {"known": ["2"], "hidden": 1}
    assert match.view("south")["south.hand"] == {"known": ["2", "4"], "hidden": 0}
    assert match.view("south")["north.hand"] == {"known": [], "hidden": 2}


def test_changing_a_view_does_not_change_the_match() -> None:
    match = dealt("1234")
    before = everything(match)
    view = match.view("north")
    lights, hand = view["lights"], view["north.hand"]
    assert isinstance(lights, list)
    assert isinstance(hand, dict)
    lights.append(3)
    hand.clear()
    view.clear()
    match.pending[0].append(1)
    match.all_events.clear()
    assert everything(match) == before


def test_events_reach_their_audience_only() -> None:
    match = dealt("1234")
    match.play("north", "light red")
    match.play("north", "peek")
    north, south, other = (match.events_for(seat) for seat in ("north", "south", None))
    assert {"event": "dealt", "seat": "north", "card": "1", "rule": "L1"} in north
    assert {"event": "dealt-hidden", "seat": "south", "rule": "L1"} in north
    assert {"event": "peeked-card", "seat": "north", "card": "2", "rule": "L2"} in north
    assert "peeked-card" not in [event["event"] for event in south + other]
    assert {"event": "peeked", "seat": "north", "rule": "L2"} in south
    assert [event for event in other if "card" in event] == []


def test_events_since_a_moment_are_those_after_it() -> None:
    match = dealt("1234")
    since = match.event_count
    assert match.events_for("north", since) == []
    match.play("north", "light gold")
    lit: dict[str, Plain] = {"event": "lit", "seat": "north", "colour": "gold", "rule": "L2"}
    assert match.events_for("north", since) == match.events_for(None, since) == [lit]
    assert match.events_for("north") == [*match.events_for("north")[:-1], lit]
