"""From what a seat may know to a full state that it could not tell from the true one.

This module never sees a true state: it reads a view. What the view hides is dealt at random from what the view does not
account for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamplight.kernel.game import Random
from lamplight.kernel.ledger import HIDDEN, View, as_int, as_list, hidden_count, known_items
from lamplight.kernel.types import EVERYONE, NOBODY, Plain, only

from .board import ENDINGS, LEADER_PARTS, NONE, OLD, UNSEEN
from .components import SIDES
from .declare import CHOSEN, HELD, OBJECTIVE, PLAYED
from .state import DualPowersState
from .tables import NO_SEAT, RESERVE, Tables


def sampler(tables: Tables, view: View, seat: int) -> Callable[[Random], DualPowersState]:
    """A function that completes a view at random. What is known is read once; what is hidden is dealt each time."""
    base = _known_part(tables, view, seat)
    hidden_held = [hidden_count(view[key]) for key in HELD]
    hidden_objective = [view[key] == HIDDEN for key in OBJECTIVE]
    hidden_old = hidden_count(view["old"])
    hidden_choice = [view[key] == HIDDEN for key in CHOSEN]

    def draw(random: Random) -> DualPowersState:
        state = base.clone()
        for side in (0, 1):
            _deal(state, side, hidden_held[side], random)
        for _ in range(hidden_old):
            state.old.append(_pick(state.pile, random))
            state.pile.remove(state.old[-1])
        state.old.sort()
        for side in (0, 1):
            if hidden_objective[side]:
                _hide_objective(state, side, random)
            if hidden_choice[side]:
                state.chosen[side] = _pick(_commands(state, side), random)
        state.advance()
        return state

    return draw


def _deal(state: DualPowersState, side: int, count: int, random: Random) -> None:
    seat = state.tables.seat_of_side[side]
    for _ in range(count):
        card = _pick(state.pile, random)
        state.pile.remove(card)
        state.hand[side].append(card)
        state.known[card] = only(seat)
    state.hand[side].sort()


def _hide_objective(state: DualPowersState, side: int, random: Random) -> None:
    """Any command card that the side holds may be the objective; alone, it is a card that nobody has seen."""
    seat = state.tables.seat_of_side[side]
    if state.tables.solo or seat == NO_SEAT:
        state.objective[side] = OLD if state.old else UNSEEN
        state.objective_known[side] = NOBODY
        return
    card = _pick(_commands(state, side), random)
    state.hand[side].remove(card)
    state.objective[side] = card
    state.objective_known[side] = only(seat)


def _commands(state: DualPowersState, side: int) -> list[int]:
    return [card for card in state.hand[side] if card < state.tables.commands]


def _pick(cards: Sequence[int], random: Random) -> int:
    return cards[int(random() * len(cards))]


def _known_part(tables: Tables, view: View, seat: int) -> DualPowersState:
    state = DualPowersState(tables)
    cards, regions = tables.card_index, tables.place_index
    state.read_agenda(as_list(view["agenda"]), SIDES)
    state.turn = as_int(view["turn"])
    state.round = as_int(view["round"])
    state.month = tables.month_index[str(view["month"])]
    state.day = as_int(view["day"])
    state.score = as_int(view["score"])
    state.will = SIDES.index(str(view["will"]))
    state.unrest = _place(view["unrest"], regions)
    state.barricade_tile = _place(view["barricade_tile"], regions)
    state.barricade = tables.connection_index[str(view["barricade"])]
    state.tiles_discarded = [regions[str(name)] for name in known_items(view["tiles_discarded"])]
    gone = [state.unrest, state.barricade_tile, *state.tiles_discarded]
    state.tiles = [tile for tile in range(tables.regions) if tile not in gone]
    _read_tokens(state, view)
    state.known = [0] * tables.commands + [EVERYONE] * (tables.cards - tables.commands)
    state.discard = [cards[str(name)] for name in known_items(view["discard"])]
    for card in state.discard:
        state.known[card] = EVERYONE
    for side in (0, 1):
        _read_side(state, view, side, seat, cards)
    state.card = _place(view["card"], cards)
    done = as_list(view["leader_done"])
    state.leader_done = sum(1 << part for part, name in enumerate(LEADER_PARTS) if name in done)
    state.markers = [_place(name, regions) for name in as_list(view["markers"])]
    state.marker_side = [NONE if name is None else SIDES.index(str(name)) for name in as_list(view["marker_side"])]
    state.old = [cards[str(name)] for name in known_items(view["old"])]
    _read_opposition_pile(state, view)
    if tables.solo:
        _read_opposition_leaders(state)
    state.ended = ENDINGS.index(str(view["ending"]))
    state.winner = NONE if view["winner"] is None else SIDES.index(str(view["winner"]))
    taken = [False] * tables.cards
    for place in (state.old, state.discard, *state.hand, *state.played, state.objective):
        for card in place:
            if card >= 0:
                taken[card] = True
    state.pile = [card for card in range(tables.commands) if not taken[card]]
    return state


def _read_tokens(state: DualPowersState, view: View) -> None:
    tables, tokens = state.tables, view["tokens"]
    assert isinstance(tokens, dict)
    state.place = [tables.place_index[str(tokens[name])] for name in tables.token_names]
    state.fresh = [1] * tables.tokens
    for name in as_list(view["exhausted"]):
        state.fresh[tables.token_index[str(name)]] = 0


def _read_side(state: DualPowersState, view: View, side: int, seat: int, cards: dict[str, int]) -> None:
    owner = state.tables.seat_of_side[side]
    known = [cards[str(card)] for card in known_items(view[HELD[side]])]
    for card in known:
        if card < state.tables.commands:
            state.known[card] = only(owner) | only(seat)
    state.hand[side] = known
    state.played[side] = [cards[str(card)] for card in known_items(view[PLAYED[side]])]
    for card in state.played[side]:
        state.known[card] = EVERYONE
    objective = view[OBJECTIVE[side]]
    if objective is not None and objective != HIDDEN:
        card = cards[str(objective)]
        state.objective[side] = card
        if card in known:
            known.remove(card)
            state.objective_known[side] = only(owner) | only(seat)
        else:
            state.objective_known[side] = EVERYONE
            state.known[card] = EVERYONE
    chosen = view[CHOSEN[side]]
    if chosen is not None and chosen != HIDDEN:
        state.chosen[side] = cards[str(chosen)]


def _read_opposition_pile(state: DualPowersState, view: View) -> None:
    """The oldest cards, at the bottom, may be from before a reshuffle; the unseen objective is older than they are."""
    size = hidden_count(view["opposition_pile"])
    objective = any(view[key] == HIDDEN for key in OBJECTIVE) and state.tables.solo
    old = max(0, len(state.old) + hidden_count(view["old"]) - int(objective))
    state.opposition_pile = [OLD] * old + [UNSEEN] * (size - old)


def _read_opposition_leaders(state: DualPowersState) -> None:
    """Those whose token still waits in the reserve lie in the face-down pile."""
    tables = state.tables
    for number, side in enumerate(tables.leader_side):
        if tables.seat_of_side[side] == NO_SEAT and state.place[tables.first_leader + number] == RESERVE:
            state.opposition_leaders.append(number)
            state.known[tables.commands + number] = NOBODY


def _place(name: Plain, places: dict[str, int]) -> int:
    return NONE if name is None else places[str(name)]
