"""The line that a search expects: a seat's next own steps, until chance, somebody else or something new comes in.

It is followed on a state that was imagined from the seat's view. Beyond what the search has looked at in earnest, the
mind's own preferences go on, so that a line reaches the end of the turn.
"""

from __future__ import annotations

from lamplight.bots.mind import Mind
from lamplight.bots.search import SEATS, Node
from lamplight.kernel.ledger import Ledger
from lamplight.kernel.state import State
from lamplight.kernel.types import SEALED

LONGEST = 12
"""No line has more steps than this."""
EARNEST = 6
"""How often an option must have been visited for its subtree to say what comes next."""


def known_to(state: State, seat: int) -> set[str]:
    """The pieces that a seat knows."""
    ledger = Ledger(seat)
    state.declare(ledger)
    return ledger.known


def follow(mind: Mind, node: Node | None, state: State, seat: int, first: int) -> list[tuple[State, int]]:
    """The steps of a line that begins with `first`: each with the state before it. Plays on with the given state."""
    steps: list[tuple[State, int]] = []
    action, known, turn = first, known_to(state, seat), state.turn
    while True:
        steps.append((state.clone(), action))
        state.apply(seat, action)
        choosing = state.acting == SEALED and not state.sealed_ready(seat)
        if not (state.acting == seat or choosing) or state.turn != turn or len(steps) == LONGEST:
            return steps
        if not known_to(state, seat) <= known:  # what was imagined would come to light
            return steps
        options = state.legal(seat)
        if len(options) == 1:
            action = options[0]
            continue
        action, node = _likeliest(mind, node, state, seat, options)


def _likeliest(mind: Mind, node: Node | None, state: State, seat: int, options: list[int]) -> tuple[int, Node | None]:
    """What the search did most often; where it did not come in earnest, what the mind prefers."""
    if node is not None:
        seen = [(child.visits, -child.action, child) for key in options if (child := _child(node, key, seat))]
        if seen:
            visits, _, child = max(seen, key=lambda one: one[:2])
            if visits >= EARNEST:
                return child.action, child
    priors = mind.priors(state, seat, options)
    return options[max(range(len(options)), key=lambda place: (priors[place], -place))], None


def _child(node: Node, action: int, seat: int) -> Node | None:
    return node.children.get(action * SEATS + seat)
