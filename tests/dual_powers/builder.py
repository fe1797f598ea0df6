"""Positions, pieces found by what they can do, and short ways to play and look, for the tests of Dual Powers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from random import Random

import pytest

import lamplight
from lamplight import IllegalAction, Match
from lamplight.games.dual_powers.game import DualPowersSetup
from lamplight.games.dual_powers.rules.action import COMMAND
from lamplight.games.dual_powers.rules.board import NONE, OLD
from lamplight.games.dual_powers.rules.components import ICONS, SIDES, SPECIALS
from lamplight.games.dual_powers.rules.state import DualPowersState
from lamplight.games.dual_powers.rules.tables import RESERVE, Tables
from lamplight.kernel import Plain


def start(options: Mapping[str, object] | None = None, *, seed: str = "rules", ask_chance: bool = False) -> Match:
    """A match from its set-up."""
    return lamplight.new("dual-powers", seed=seed, ask_chance=ask_chance, options=options)


def make(
    position: Mapping[str, Plain],
    options: Mapping[str, object] | None = None,
    *,
    seed: str = "rules",
    ask_chance: bool = True,
) -> Match:
    """A match from a position; CHANCE is asked and answered by the test, unless it says otherwise."""
    return lamplight.new("dual-powers", seed=seed, options=options, ask_chance=ask_chance, position=position)


def at(**position: Plain) -> Match:
    """A match from a position."""
    return make(position)


def solo(side: str = "red", difficulty: int = 1, **position: Plain) -> Match:
    """A solo match from a position."""
    return make(position, {"solo": side, "difficulty": difficulty})


def scoring(tokens: Mapping[str, Plain], options: Mapping[str, object] | None = None, **position: Plain) -> Match:
    """The scoring phase; Unrest! is white unless the position says otherwise."""
    tiles: dict[str, Plain] = {"unrest": "white", "barricade_tile": "purple"}
    return make({**tiles, "phase": "scoring", "tokens": dict(tokens), **position}, options)


def tables(match: Match) -> Tables:
    """The component set of a match, as the rules see it."""
    assert isinstance(match.setup, DualPowersSetup)
    return match.setup.tables


def board(match: Match) -> DualPowersState:
    """The true state, hidden cards included."""
    assert isinstance(match.state, DualPowersState)
    return match.state


T = tables(start())
REGIONS = T.region_names
MONTHS = T.month_names
CONNECTIONS = T.connection_names
COMMANDS = T.card_names[: T.commands]
LEADERS = T.card_names[T.commands :]
END = T.track_end


# Cards.


def cards(
    region: str | None = None,
    *,
    days: int | None = None,
    recruit: int | None = None,
    icon: str | None = None,
    points: int | None = None,
    but: Collection[str] = (),
) -> list[str]:
    """The command cards with these properties."""
    return [
        name
        for number, name in enumerate(COMMANDS)
        if name not in but
        and region in (None, REGIONS[T.card_region[number]])
        and days in (None, T.card_days[number])
        and recruit in (None, T.card_value[number])
        and icon in (None, ICONS[T.card_icon[number]])
        and points in (None, T.card_points[number])
    ]


def card(
    region: str | None = None,
    *,
    days: int | None = None,
    recruit: int | None = None,
    icon: str | None = None,
    points: int | None = None,
    but: Collection[str] = (),
) -> str:
    """The first command card with these properties."""
    return cards(region, days=days, recruit=recruit, icon=icon, points=points, but=but)[0]


def leader(side: str, special: str) -> str:
    """A side's leader with a special action."""
    return next(
        name
        for number, name in enumerate(LEADERS)
        if SIDES[T.leader_side[number]] == side and SPECIALS[T.leader_special[number]] == special
    )


def leaders(side: str) -> list[str]:
    """A side's leaders."""
    return [name for number, name in enumerate(LEADERS) if SIDES[T.leader_side[number]] == side]


def days(name: str) -> int:
    return T.card_days[T.card_names.index(name)]


def value(name: str) -> int:
    return T.card_value[COMMANDS.index(name)]


def points(name: str) -> int:
    return T.card_points[COMMANDS.index(name)]


def region_of(name: str) -> str:
    return REGIONS[T.card_region[COMMANDS.index(name)]]


def plain(names: Iterable[str]) -> list[Plain]:
    """Names as a position takes them."""
    return [*names]


# Tokens.


def units(side: str, rank: int | None = None) -> list[str]:
    """A side's units, all or of one rank."""
    return [T.token_names[unit] for unit in T.side_units[SIDES.index(side)] if rank in (None, T.rank[unit])]


def neutrals() -> list[str]:
    return T.neutral_names


def force(side: str, region: str, *strengths: int) -> dict[str, Plain]:
    """Tokens of a side (or "neutral") in a region, each showing one of these strengths: a part of a position."""
    names = list(neutrals()) if side == "neutral" else [*units(side), *leaders(side)]
    placed: dict[str, Plain] = {}
    for strength in sorted(strengths):
        free = [name for name in names if name not in placed]
        fresh = [name for name in free if T.fresh[T.token_names.index(name)] == strength]
        tired = [name for name in free if T.exhausted[T.token_names.index(name)] == strength]
        if fresh:
            placed[fresh[0]] = region
        else:
            placed[tired[0]] = f"{region} exhausted"
    return placed


def everywhere(names: Iterable[str], where: str) -> dict[str, Plain]:
    """All of these tokens in one place."""
    return dict.fromkeys(names, where)


# The map.


def ends(connection: str) -> tuple[str, str]:
    one, other = T.connection_ends[CONNECTIONS.index(connection)]
    return REGIONS[one], REGIONS[other]


def between(one: str, other: str) -> str:
    """The connection between two regions."""
    return next(name for name in CONNECTIONS if set(ends(name)) == {one, other})


def within(region: str, steps: int, barricade: str) -> set[str]:
    """The regions that can be reached in so many steps or fewer, the start left out. Computed apart from the rules."""
    reached = {region}
    for _ in range(steps):
        open_ways = [set(ends(name)) for name in CONNECTIONS if name != barricade]
        reached = reached.union(*(way for way in open_ways if way & reached))
    return reached - {region}


def away_from(*regions: str) -> str:
    """A connection that touches none of these regions, for a barricade that is out of the way."""
    return next(name for name in CONNECTIONS if not set(regions) & set(ends(name)))


# Playing.


def do(match: Match, seat: str, *actions: str) -> None:
    """Some actions of one seat."""
    for action in actions:
        match.play(seat, action)


def chance(match: Match, *answers: str) -> None:
    """Some answers of CHANCE."""
    do(match, "chance", *answers)


def deal(match: Match, names: Iterable[str]) -> None:
    for name in names:
        chance(match, f"deal {name}")


def asked(match: Match) -> str:
    """The seat that is asked; nothing if there are several, or none."""
    seats = list(match.to_act)
    return seats[0] if len(seats) == 1 else ""


def verbs(match: Match, seat: str) -> set[str]:
    """What kinds of action a seat has."""
    return {action.do for action in match.legal(seat)}


def legal(match: Match, seat: str, verb: str | None = None) -> set[str]:
    """What a seat may do, as text."""
    return {str(action) for action in match.legal(seat) if verb in (None, action.do)}


def refused(match: Match, seat: str, action: str) -> str:
    """The rule that forbids an action. Makes sure that it is forbidden everywhere, and that trying changes nothing."""
    before = match.view(seat if seat != "chance" else None)
    refusal = match.why_not(seat, action)
    assert action not in match.legal(seat)
    assert refusal is not None, f"{action} is legal"
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert caught.value.rule == refusal.rule
    assert match.view(seat if seat != "chance" else None) == before
    return refusal.rule


def quiet_action(match: Match) -> tuple[str, str]:
    """An action that changes as little as possible: the first card, then nothing."""
    seat = match.to_act[0]
    options = [str(action) for action in match.legal(seat)]
    return seat, "pass" if "pass" in options else options[0]


def quietly(match: Match, until: str = "chance") -> list[str]:
    """Play quiet actions until this seat is asked (or the match is over); returns who played a card, in order."""
    turns: list[str] = []
    while match.to_act and match.to_act != (until,):
        seat, action = quiet_action(match)
        if action.startswith("play"):
            turns.append(seat)
        match.play(seat, action)
    return turns


def at_random(match: Match, seed: int, steps: int = 100_000) -> Iterator[Match]:
    """Play at random, yielding after every action of a seat."""
    random = Random(seed)
    for _ in range(steps):
        if match.over:
            return
        seat = random.choice(match.to_act)
        match.play(seat, random.choice(list(match.legal(seat))))
        yield match


# Turns.


def turn(
    name: str,
    *,
    side: str = "red",
    day: int = 1,
    options: Mapping[str, object] | None = None,
    **position: Plain,
) -> Match:
    """A side has just played a card (another one stays in hand) and takes its action; the other has its turn next."""
    return _turn(name, side, day, (), options, position)


def _turn(
    name: str,
    side: str,
    day: int,
    more: Collection[str],
    options: Mapping[str, object] | None,
    position: Mapping[str, Plain],
) -> Match:
    spare = next(other for other in [*leaders(side), *COMMANDS] if other != name and other not in more)
    hands: dict[str, Plain] = {side: plain([name, spare, *more])}
    turns: dict[str, Plain] = {"red": 1, "white": 1}
    match = make({"turn": side, "day": day, "hands": hands, "turns": turns, **position}, options)
    match.play(side, f"play {name}")
    return match


BONUS_CARD = card(icon="rest")
"""What `bonus` plays."""


def bonus(
    side: str = "red",
    *,
    more: Collection[str] = (),
    options: Mapping[str, object] | None = None,
    **position: Plain,
) -> Match:
    """A side's turn has stopped on 15, the card's action was not taken, and the bonus action is asked."""
    day = T.middle_day - days(BONUS_CARD)
    match = _turn(BONUS_CARD, side, day, more, options, position)
    assert board(match).top() is COMMAND
    match.play(side, "pass")
    return match


# Looking.


def text(match: Match, key: str, seat: str | None = None) -> str:
    """A word of a view (of a spectator, if no seat is named)."""
    found = match.view(seat)[key]
    assert isinstance(found, str)
    return found


def number(match: Match, key: str, seat: str | None = None) -> int:
    found = match.view(seat)[key]
    assert isinstance(found, int)
    return found


def names(match: Match, key: str, seat: str | None = None) -> list[str]:
    """The pieces in a place, as far as they are known to the seat."""
    found = match.view(seat)[key]
    if isinstance(found, dict):
        found = found["known"]
    assert isinstance(found, list)
    return [str(name) for name in found]


def hidden(match: Match, key: str, seat: str | None = None) -> int:
    """How many pieces in a place the seat does not know."""
    found = match.view(seat)[key]
    assert isinstance(found, dict)
    count = found["hidden"]
    assert isinstance(count, int)
    return count


def place(match: Match, token: str) -> str:
    """Where a token is, as a position says it: "green", "green exhausted", "reserve", "box" or "waiting"."""
    view = match.view(None)
    tokens, exhausted = view["tokens"], view["exhausted"]
    assert isinstance(tokens, dict)
    assert isinstance(exhausted, list)
    return f"{tokens[token]} exhausted" if token in exhausted else str(tokens[token])


def count_at(match: Match, region: str) -> int:
    """How many tokens are in a region."""
    return sum(place(match, token).split()[0] == region for token in tables(match).token_names)


def events(match: Match, kind: str, seat: str | None = None) -> list[dict[str, Plain]]:
    """What happened of one kind, without the rule ids."""
    found = [event for event in match.events_for(seat) if event["event"] == kind]
    return [{key: part for key, part in event.items() if key not in ("event", "rule")} for event in found]


def kinds(match: Match, seat: str | None = None) -> list[str]:
    """What happened, in order."""
    return [str(event["event"]) for event in match.events_for(seat)]


def presence(match: Match, region: str) -> dict[str, Plain]:
    found = match.ask(None, {"ask": "presence", "region": region})
    return {key: found[key] for key in ("red", "red_tokens", "white", "white_tokens", "controller")}


def controller(match: Match, region: str) -> str | None:
    found = presence(match, region)["controller"]
    assert found is None or isinstance(found, str)
    return found


# Everything in exactly one place.


def check_conservation(match: Match) -> None:
    """Each card, tile and token is in exactly one place."""
    state, known = board(match), tables(match)
    piles = [*state.hand, *state.played, state.discard, state.pile, state.old]
    found = [one for pile in piles for one in pile]
    found += [one for side, one in enumerate(state.objective) if one >= 0 and one not in state.played[side]]
    unseen = [*state.objective, *state.opposition_pile]
    assert unseen.count(OLD) == len(state.old), "each old card lies face down"
    commands = sorted(one for one in found if one < known.commands)
    assert commands == list(range(known.commands)), "each command card is in one place"
    held = [one - known.commands for one in found if one >= known.commands] + state.opposition_leaders
    assert len(held) == len(set(held)), "no leader card is in two places"
    tiles = [tile for tile in (state.unrest, state.barricade_tile) if tile != NONE]
    tiles += [*state.tiles, *state.tiles_discarded]
    assert sorted(tiles) == list(range(known.regions)), "each tile is in one place"
    assert len(state.place) == len(state.fresh) == known.tokens
    for token, where in enumerate(state.place):
        assert -3 <= where < known.regions
        assert where != RESERVE or state.fresh[token], "tokens in reserve are fresh"
    assert state.place[known.trotsky] < 0 or state.place[known.red_trotsky] < 0, "there is one Trotsky"
    # What a spectator counts adds up, too.
    view_count = sum(number(match, f"{side}.hand") for side in SIDES)
    view_count += sum(len(names(match, f"{side}.played")) for side in SIDES) + len(names(match, "discard"))
    for side in SIDES:
        objective = match.view(None)[f"{side}.objective"]
        view_count += objective is not None and objective not in names(match, f"{side}.played")
    assert hidden(match, "pile") >= 0
    view_count += hidden(match, "pile") + hidden(match, "opposition_pile") + hidden(match, "opposition_leaders")
    gone = known.cards - known.commands - len(held)
    assert view_count + gone == known.cards
