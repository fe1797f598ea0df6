"""The kernel: what a game is. State, action, chance, event, view, record, series. Knows no game."""

from .catalogue import Action, Catalogue, Verb
from .chance import ChanceSource, FairChance, Key, ScriptedChance
from .components import Finding
from .errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    LamplightError,
    UnknownGame,
)
from .event import Event, EventBook, EventKind
from .game import Game, Group, Option, Options, Prompt, Refusal, Setup, find_game, games, register
from .ledger import HIDDEN, Ledger, View
from .match import LegalActions, Match, Outcome
from .message import Message
from .playout import playout
from .record import Record, Verdict, replay, verify
from .series import MatchPlan, Series, SeriesRules
from .state import State
from .types import CHANCE, EVERYONE, NOBODY, OVER, SEALED, SPECTATOR, Plain, Seat, all_but, knows, only

__all__ = [
    "CHANCE",
    "EVERYONE",
    "HIDDEN",
    "NOBODY",
    "OVER",
    "SEALED",
    "SPECTATOR",
    "Action",
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Catalogue",
    "ChanceSource",
    "Event",
    "EventBook",
    "EventKind",
    "FairChance",
    "Finding",
    "Game",
    "Group",
    "IllegalAction",
    "Key",
    "LamplightError",
    "Ledger",
    "LegalActions",
    "Match",
    "MatchPlan",
    "Message",
    "Option",
    "Options",
    "Outcome",
    "Plain",
    "Prompt",
    "Record",
    "Refusal",
    "ScriptedChance",
    "Seat",
    "Series",
    "SeriesRules",
    "Setup",
    "State",
    "UnknownGame",
    "Verb",
    "Verdict",
    "View",
    "all_but",
    "find_game",
    "games",
    "knows",
    "only",
    "playout",
    "register",
    "replay",
    "verify",
]
