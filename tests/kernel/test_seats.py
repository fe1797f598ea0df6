"""Seats by number and by name, CHANCE among them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import lamplight
from lamplight.kernel import CHANCE, LamplightError, Match, register

from . import lanterns
from .builder import at_stakes, everything, new_lanterns, refused


def test_seats_go_by_number_and_by_name() -> None:
    match = new_lanterns()
    assert match.seats == ("north", "south")
    assert [match.seat(seat) for seat in ("north", "south", 0, 1, "chance", CHANCE)] == [0, 1, 0, 1, CHANCE, CHANCE]
    assert match.legal(0) == match.legal("north")
    assert match.view(1) == match.view("south")


@pytest.mark.parametrize("seat", ["west", "", "North", " north", "0", "x" * 500, 2, 15, -2, -3, 10**9])
def test_an_unknown_seat_is_refused_everywhere(seat: str | int) -> None:
    match = new_lanterns()
    asks: list[Callable[[], object]] = [
        lambda: match.seat(seat),
        lambda: match.legal(seat),
        lambda: match.prompt(seat),
        lambda: match.view(seat),
        lambda: match.events_for(seat),
        lambda: match.play(seat, "light red"),
        lambda: match.why_not(seat, "light red"),
        lambda: match.preview(seat, "light red"),
        lambda: match.ask(seat, {"ask": "heat"}),
        lambda: match.can_undo(seat),
        lambda: match.undo(seat),
        lambda: match.version(seat),
        lambda: match.record(seat),
        lambda: match.take_back(4, ["north", "south", seat]),
    ]
    before = everything(match)
    for ask in asks:
        with pytest.raises(LamplightError, match="kernel-unknown-seat") as caught:
            ask()
        assert len(str(caught.value)) < 200
    assert everything(match) == before


def test_chance_can_be_asked_what_a_seat_can_be_asked() -> None:
    """CHANCE is a seat too: it sees what a spectator sees or is refused, but nothing breaks."""
    match = new_lanterns()
    asks: dict[str, Callable[[], object]] = {
        "view": lambda: match.view("chance"),
        "events": lambda: match.events_for("chance"),
        "prompt": lambda: match.prompt("chance"),
        "why_not": lambda: match.why_not("chance", "light red"),
        "ask": lambda: match.ask("chance", {"ask": "heat"}),
        "record": lambda: match.record("chance"),
        "legal": lambda: match.legal("chance"),
        "can_undo": lambda: match.can_undo("chance"),
    }
    broken: list[str] = []
    for name, ask in asks.items():
        try:
            ask()
        except LamplightError:
            pass
        except Exception as error:
            broken.append(f"{name}: {type(error).__name__}: {error}")
    assert broken == []


def test_the_version_of_chance_is_not_that_of_the_last_seat() -> None:
    match = at_stakes()
    match.play("south", "stake 2")
    assert match.version("south") != match.version("north")
    try:
        version = match.version("chance")
    except LamplightError:
        return
    assert version != match.version("south")


@pytest.mark.parametrize("make", [new_lanterns, at_stakes])
def test_an_illegal_answer_of_chance_is_refused_like_any_other(make: Callable[[], Match]) -> None:
    refused(make(), "chance", "deal 1")


def test_a_card_that_is_gone_cannot_be_dealt_again() -> None:
    register(lanterns.GOOD)
    match = lamplight.new("lanterns", seed="a", ask_chance=True)
    match.play(CHANCE, "deal 3")
    refused(match, CHANCE, "deal 3")
