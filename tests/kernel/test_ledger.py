"""The ledger: what is declared with a mask reaches the seats in the mask and nobody else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.kernel import (
    EVERYONE,
    HIDDEN,
    NOBODY,
    SPECTATOR,
    Event,
    EventBook,
    EventKind,
    Ledger,
    all_but,
    knows,
    only,
)

MASKS = st.sampled_from([EVERYONE, NOBODY, only(0), only(1), only(2), only(0) | only(2), all_but(0), all_but(1)])
WATCHERS = st.sampled_from([0, 1, 2, SPECTATOR])


@pytest.mark.parametrize("seat", [0, 1, 2, 14])
def test_masks_name_seats(seat: int) -> None:
    others = [other for other in (0, 1, 2, 14, SPECTATOR) if other != seat]
    assert knows(only(seat), seat)
    assert not any(knows(only(seat), other) for other in others)
    assert not knows(all_but(seat), seat)
    assert all(knows(all_but(seat), other) for other in others)
    assert knows(EVERYONE, seat)
    assert not knows(NOBODY, seat)


def test_a_spectator_knows_what_is_public_alone() -> None:
    assert knows(EVERYONE, SPECTATOR)
    assert not any(knows(mask, SPECTATOR) for mask in (NOBODY, only(0), only(14), only(0) | only(1)))


@given(st.text("abc", min_size=1, max_size=5), MASKS, WATCHERS)
@settings(max_examples=80, deadline=None)
def test_a_piece_is_shown_to_those_who_know_it_and_hidden_from_the_others(value: str, mask: int, seat: int) -> None:
    ledger = Ledger(seat)
    ledger.piece("card", value, mask)
    if knows(mask, seat):
        assert ledger.view == {"card": value}
        assert ledger.known == {f"card={value}"}
    else:
        assert ledger.view == {"card": HIDDEN}
        assert ledger.known == set()


@given(st.lists(st.tuples(st.sampled_from(["a", "b", "c", "d"]), MASKS), max_size=5), WATCHERS)
@settings(max_examples=120, deadline=None)
def test_a_zone_names_what_is_known_and_counts_the_rest(pieces: list[tuple[str, int]], seat: int) -> None:
    ledger = Ledger(seat)
    ledger.zone("hand", [name for name, _ in pieces], [mask for _, mask in pieces])
    seen = [name for name, mask in pieces if knows(mask, seat)]
    assert ledger.view == {"hand": {"known": seen, "hidden": len(pieces) - len(seen)}}
    assert ledger.known == set(seen)
    assert ledger.located == {f"hand:{name}" for name in ledger.known}


@given(st.lists(st.tuples(st.sampled_from(["a", "b", "c"]), st.sampled_from(["a", "b", "c"])), max_size=4), st.data())
@settings(max_examples=80, deadline=None)
def test_what_a_seat_does_not_know_leaves_no_trace(pieces: list[tuple[str, str]], data: st.DataObject) -> None:
    """Two zones that differ only in pieces outside the mask look the same."""
    seat = data.draw(WATCHERS)
    masks = [data.draw(MASKS) for _ in pieces]
    looks: list[tuple[object, object, object]] = []
    for variant in (0, 1):
        ledger = Ledger(seat)
        names = [pair[0] if knows(mask, seat) else pair[variant] for pair, mask in zip(pieces, masks, strict=True)]
        ledger.zone("hand", names, masks)
        for number, (name, mask) in enumerate(zip(names, masks, strict=True)):
            ledger.piece(f"piece {number}", name, mask)
        looks.append((ledger.view, ledger.known, ledger.located))
    assert looks[0] == looks[1]


@given(st.lists(st.tuples(st.sampled_from(["a", "b", "c", None]), MASKS), max_size=6), WATCHERS, WATCHERS)
@settings(max_examples=150, deadline=None)
def test_whoever_looks_at_a_ledger_sees_what_one_of_their_own_would_show(
    pieces: list[tuple[str | None, int]], first: int, other: int
) -> None:
    """Whoever it was written for: fields, their order, what is known and where."""
    ledgers = [Ledger(first), Ledger(other)]
    for ledger in ledgers:
        ledger.public("round", 3)
        for number, (name, mask) in enumerate(pieces):
            ledger.piece(f"piece {number}", name, mask)
            ledger.zone(
                f"zone {number}", [one or "d" for one, _ in pieces[number:]], [one for _, one in pieces[number:]]
            )
        ledger.open_zone("row", [name for name, _ in pieces if name])
        ledger.pile("deck", len(pieces))
    before = repr(ledgers[0].view)
    seen, own = ledgers[0].seen_by(other), ledgers[1]
    assert list(seen.view.items()) == list(own.view.items())
    assert (seen.seat, seen.known, seen.located) == (own.seat, own.known, own.located)
    assert repr(ledgers[0].view) == before
    assert seen.seen_by(first).view == ledgers[0].view


def test_masks_and_pieces_of_a_zone_must_match() -> None:
    for masks in ([EVERYONE], [EVERYONE] * 3):
        with pytest.raises(ValueError, match="hand has 2 pieces"):
            Ledger(0).zone("hand", ["a", "b"], masks)


def test_open_zones_and_piles() -> None:
    for seat in (0, SPECTATOR):
        ledger = Ledger(seat)
        ledger.open_zone("row", ["a", "b"])
        ledger.pile("deck", 7)
        ledger.public("round", 3)
        assert ledger.view == {
            "row": {"known": ["a", "b"], "hidden": 0},
            "deck": {"known": [], "hidden": 7},
            "round": 3,
        }
        assert ledger.known == {"a", "b"}
        assert ledger.located == {"row:a", "row:b"}


# Events have an audience too.

BOOK = EventBook([EventKind("dealt", (("seat", ["north", "south"]), ("count", None))), EventKind("ended")])


@given(MASKS, WATCHERS)
def test_an_event_reaches_its_audience(mask: int, seat: int) -> None:
    assert Event(0, "L1", (0, 2), mask).reaches(seat) == knows(mask, seat)


def test_events_are_values_with_names() -> None:
    event = Event(0, "L1", (1, 3))
    assert BOOK.named(event) == {"event": "dealt", "seat": "south", "count": 3, "rule": "L1"}
    assert BOOK.named(Event(1, "L3", ())) == {"event": "ended", "rule": "L3"}
    assert event == Event(0, "L1", (1, 3), EVERYONE)
    assert len({event, Event(0, "L1", (1, 3))}) == 1
    for other in (Event(1, "L1", (1, 3)), Event(0, "L2", (1, 3)), Event(0, "L1", (1, 2)), Event(0, "L1", (1, 3), 1)):
        assert event != other
    assert event != "event"


def test_an_event_with_the_wrong_number_of_arguments_is_noticed() -> None:
    for args in ((), (1,), (1, 2, 3)):
        with pytest.raises(ValueError, match="zip"):
            BOOK.named(Event(0, "L1", args))


def test_the_less_telling_twin_of_an_event_is_left_out_of_the_full_list() -> None:
    told = [Event(0, "L1", (0, 1), only(0)), Event(1, "L1", (), all_but(0)), Event(1, "L3", ())]
    assert [named["event"] for named in BOOK.named_all(told)] == ["dealt", "ended"]
