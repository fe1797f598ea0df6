"""The kernel: what a game is. State, action, chance, event, view, record, series. Knows no game."""

from .agenda import AgendaState, Chance, Packing, Question, Sealed, Silent, Step, StepTable
from .catalogue import Action, Catalogue, Verb
from .chance import ChanceSource, FairChance, Key, KeyedChance, ScriptedChance
from .components import Finding
from .deal import Deal, key_of
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
from .game import (
    Counts,
    Game,
    Group,
    Option,
    Options,
    Prompt,
    Refusal,
    Setup,
    Way,
    complete,
    find_game,
    games,
    register,
)
from .knowledge import Knowledge
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
    "AgendaState",
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Catalogue",
    "Chance",
    "ChanceSource",
    "Counts",
    "Deal",
    "Event",
    "EventBook",
    "EventKind",
    "FairChance",
    "Finding",
    "Game",
    "Group",
    "IllegalAction",
    "Key",
    "KeyedChance",
    "Knowledge",
    "LamplightError",
    "Ledger",
    "LegalActions",
    "Match",
    "MatchPlan",
    "Message",
    "Option",
    "Options",
    "Outcome",
    "Packing",
    "Plain",
    "Prompt",
    "Question",
    "Record",
    "Refusal",
    "ScriptedChance",
    "Sealed",
    "Seat",
    "Series",
    "SeriesRules",
    "Setup",
    "Silent",
    "State",
    "Step",
    "StepTable",
    "UnknownGame",
    "Verb",
    "Verdict",
    "View",
    "Way",
    "all_but",
    "complete",
    "find_game",
    "games",
    "key_of",
    "knows",
    "only",
    "playout",
    "register",
    "replay",
    "verify",
]
