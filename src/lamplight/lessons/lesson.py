"""What a lesson is: a position with a known seed, the seat of the learner, and steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from lamplight.kernel.catalogue import Action
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import OptionValue, Setup, find_game
from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import Plain

DEFAULT_ANSWER = "lesson-not-this"
"""What is said to a legal action that the step does not want, and has no answer of its own for."""


class BadLesson(LamplightError):
    """A lesson that cannot be read, or that does not go on as it is written: rules, set or texts have moved away."""


@dataclass(frozen=True, slots=True)
class Script:
    """What another seat does: the first of these actions that is legal."""

    seat: str
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step: others act, the narrator speaks, and the learner acts or goes on."""

    say: str
    """What the narrator says: the last part of the text's id."""
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    """Pieces and places that the sentence names, each as `card=red-2`."""
    show: tuple[str, ...] = ()
    """What is lit: pieces and places as actions name them (`red-2`, `slot=2`), or parts of the screen (`part=hand`)."""
    do: tuple[str, ...] = ()
    """Patterns of the actions that are right now; none: the learner reads, and goes on."""
    wrong: Mapping[str, str] = field(default_factory=dict[str, str])
    """Patterns of wrong actions, with the last part of the id of the kind answer to each."""
    others: tuple[Script, ...] = ()
    """What other seats do before the narrator speaks."""
    expect: Mapping[str, Plain] = field(default_factory=dict[str, Plain])
    """What the learner's view shows when the narrator speaks, by field (`tokens/lenin`: a part of one)."""

    def wants(self, action: Action) -> bool:
        """Whether an action is one of those that are right now."""
        return any(fnmatchcase(str(action), pattern) for pattern in self.do)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as its file tells it."""

    game: str
    number: int
    minutes: int
    rules_version: int
    set_name: str
    seed: str
    seat: str
    steps: tuple[Step, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict[str, OptionValue])
    position: Mapping[str, Plain] | None = None
    prelude: tuple[Script, ...] = ()
    """What has happened before the first step."""
    content: str = ""
    """A digest of the file."""

    @property
    def id(self) -> str:
        """Its name everywhere: the game and the number, as in `chess/1`."""
        return f"{self.game}/{self.number}"

    @property
    def setup(self) -> Setup:
        """The game as the lesson plays it."""
        game = find_game(self.game)
        if self.rules_version != game.rules_version:
            raise BadLesson(
                Message(
                    "lesson-other-rules",
                    {"lesson": self.id, "wanted": self.rules_version, "found": game.rules_version},
                )
            )
        if self.set_name not in game.built_in_sets():
            raise BadLesson(Message("lesson-no-set", {"lesson": self.id, "set": self.set_name}))
        return game.prepared(game.read_options(self.options), self.set_name)

    @property
    def stamp(self) -> str:
        """What a lesson that was begun must still have, to be taken up again: the same file, rules and set."""
        return f"{self.content}-{self.rules_version}-{self.setup.set_hash[:16]}"

    def message(self, part: str, names: Mapping[str, str] | None = None) -> Message:
        """One of the lesson's texts."""
        parts = {key: piece.partition("=") for key, piece in (names or {}).items()}
        args: dict[str, Argument] = {key: self.setup.name(kind, value) for key, (kind, _, value) in parts.items()}
        return Message(f"{self.game}-lesson-{self.number}-{part}", args)

    @property
    def title(self) -> Message:
        """What it is called."""
        return self.message("title")

    @property
    def about(self) -> Message:
        """What one learns in it, in a sentence."""
        return self.message("about")

    def saying(self, step: Step) -> Message:
        """What the narrator says at a step."""
        return self.message(step.say, step.names)

    def answer(self, step: Step, action: Action) -> Message:
        """What is said to a legal action that a step does not want."""
        for pattern, part in step.wrong.items():
            if fnmatchcase(str(action), pattern):
                return self.message(part, step.names)
        return Message(DEFAULT_ANSWER)
