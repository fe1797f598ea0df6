"""What a game tells researchers about itself: its face `research`. Environments are made from it, whatever the game."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from lamplight.kernel.game import Game, Setup, games
from lamplight.kernel.ledger import View
from lamplight.kernel.state import State

if TYPE_CHECKING:
    from lamplight.pictures import Picture

    from .observations import Observations

VERSION = 0
"""Of the environments: it grows when what agents observe or do no longer means the same."""

OPPONENT = "novice"
"""Who plays the other seats of Gymnasium's environments if nothing is said."""

Piece: TypeAlias = "tuple[str, float, float, float]"
"""The name of a picture, the middle of its place, and its width."""
Scene: TypeAlias = "Callable[[View, Picture], Iterator[Piece]]"


@dataclass(frozen=True, slots=True)
class Variant:
    """A smaller form of a game, for quick curves. Its rules and options are the game's; it begins nearer to its end."""

    about: str
    """One sentence for the documentation."""
    start: Callable[[Setup], State]
    """A match before anything random has happened."""


@dataclass(frozen=True, slots=True)
class Research:
    """How a game is made into environments."""

    observations: Callable[[Setup], Observations]
    """What the cells of an observation mean, and who fills them."""
    about: str
    """One sentence for the environments' documentation: for how many players it is, and how."""
    parameters: Mapping[str, str | int] = field(default_factory=dict[str, "str | int"])
    """The options that environments take by name, with their values if nothing is said."""
    players: tuple[int, int] = (2, 2)
    """The fewest and the most."""
    zero_sum_seats: int = 0
    """With so many seats one wins what the other loses; 0: never."""
    solo: Mapping[str, Mapping[str, str | int]] = field(default_factory=dict[str, "Mapping[str, str | int]"])
    """The ways to play alone, by the end of the name of their Gymnasium environment."""
    variants: Mapping[str, Variant] = field(default_factory=dict[str, Variant])
    """By name; each has Gymnasium environments of its own."""
    board: str = ""
    """The picture of the board; empty: the first one there is."""
    scene: Scene | None = None
    """What lies on the board, from a view."""


def research_of(game: Game) -> Research | None:
    """What a game tells researchers, if it does."""
    found = game.face("research")
    return found if isinstance(found, Research) else None


def researched_games() -> dict[str, tuple[Game, Research]]:
    """The games that tell something, by the name of their PettingZoo environment.

    One whose face cannot be imported is left out with a warning: the others have their environments.
    """
    found: dict[str, tuple[Game, Research]] = {}
    for game in games().values():
        try:
            research = research_of(game)
        except Exception as error:  # whatever a stranger's package does
            warnings.warn(f"{game.faces['research']} cannot be loaded ({error!r})", RuntimeWarning, stacklevel=2)
            continue
        if research is not None:
            found[f"{spiel_name(game)}_v{VERSION}"] = game, research
    return found


def spiel_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"lamplight_{game.id.replace('-', '_')}"


def single_ids() -> dict[str, dict[str, object]]:
    """The names of all Gymnasium environments, each with what it is made with.

    Each game has one for every way to play alone and one against bots; and all of these for each smaller variant.
    """
    found: dict[str, dict[str, object]] = {}
    for game, research in researched_games().values():
        ends: dict[str, dict[str, object]] = {
            end: {"game": game.id, "options": dict(options)} for end, options in research.solo.items()
        }
        if research.players[1] > 1:
            ends[""] = {"game": game.id, "options": dict(research.parameters), "opponents": OPPONENT}
        for end, settings in ends.items():
            name = f"lamplight/{game.id.title().replace('-', '')}{end}"
            found[f"{name}-v{VERSION}"] = settings
            for variant in research.variants:
                found[f"{name}{variant.title()}-v{VERSION}"] = {**settings, "variant": variant}
    return found
