"""The finite list of everything that can be done in a game: an int for speed, a named form for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from .errors import LamplightError
from .message import Message
from .types import Plain


@dataclass(frozen=True, slots=True)
class Action:
    """One entry of a catalogue. Equal actions are equal values; `str()` is a form that parses again.

    >>> from lamplight.kernel.catalogue import Catalogue, Verb
    >>> catalogue = Catalogue([Verb("recruit", unit=["red-1a", "red-2a"], region=["green", "blue"])])
    >>> action = catalogue.parse("recruit red-2a green")
    >>> action.id, action.named
    (2, {'do': 'recruit', 'unit': 'red-2a', 'region': 'green'})
    """

    id: int
    do: str
    params: tuple[tuple[str, str], ...] = ()

    @property
    def named(self) -> dict[str, str]:
        """The structured form that every interface uses."""
        return {"do": self.do, **dict(self.params)}

    def get(self, name: str) -> str:
        """The value of one parameter."""
        return dict(self.params)[name]

    def __str__(self) -> str:
        return " ".join([self.do, *(value for _, value in self.params)])


class Verb:
    """A kind of action: the rule that tells what it is, the heading it is listed under, and the names that each of its
    parameters can take. One that is `final` leads to chance or to something hidden: it cannot be taken back."""

    def __init__(
        self,
        do: str,
        *,
        rule: str = "",
        group: str = "",
        chance: bool = False,
        final: bool = False,
        **domains: Sequence[str],
    ) -> None:
        self.do = do
        self.rule = rule
        self.group = group
        self.chance = chance
        self.final = final
        self.names = tuple(domains)
        self.domains = tuple(tuple(values) for values in domains.values())
        self.size = 1
        for values in self.domains:
            self.size *= len(values)


class Catalogue:
    """All actions of a game with one component set, numbered without gaps in the order of its verbs.

    An action's id is its verb's `base` plus its parameters' positions in mixed radix, the last one running fastest,
    so rules can compute ids: `base["recruit"] + unit * regions + region`.
    """

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        self.base: dict[str, int] = {}
        self.actions: list[Action] = []
        self.chance_ids: list[bool] = []
        for verb in self.verbs:
            if verb.do in self.base:
                raise ValueError(f"the verb {verb.do!r} stands twice in the catalogue")
            for name in (verb.do, *(value for values in verb.domains for value in values)):
                if name.split() != [name]:
                    raise ValueError(
                        f"{name!r} cannot be a name in the catalogue: it needs at least one character, no spaces"
                    )
            if any(len(set(values)) != len(values) for values in verb.domains):
                raise ValueError(f"a name stands twice among the parameters of {verb.do!r}")
            self.base[verb.do] = len(self.actions)
            for params in _combinations(verb):
                self.actions.append(Action(len(self.actions), verb.do, params))
                self.chance_ids.append(verb.chance)
        self._verbs = {verb.do: verb for verb in self.verbs}
        self._by_key = {_key(action.named): action for action in self.actions}
        self._by_text = {str(action): action for action in self.actions}

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, action_id: int) -> Action:
        return self.actions[action_id]

    def verb(self, do: str) -> Verb:
        """The verb of that name."""
        return self._verbs[do]

    def find_domain(self, do: str, param: str) -> tuple[str, ...]:
        """The names that a parameter of a verb can take."""
        verb = self._verbs[do]
        return verb.domains[verb.names.index(param)]

    @property
    def pieces(self) -> list[str]:
        """The pieces and places that actions of seats name, as `naming` reads them."""
        seats = (verb for verb in self.verbs if not verb.chance)
        return [
            f"{name}={value}"
            for verb in seats
            for name, values in zip(verb.names, verb.domains, strict=True)
            for value in values
        ]

    def naming(self, piece: str) -> list[Action]:
        """What seats can ever do with a piece or place: by its name, or for a numbered one `slot=2`."""
        param, _, value = piece.rpartition("=")
        return [
            action
            for action in self.actions
            if not self.chance_ids[action.id]
            and any(found == value and param in ("", name) for name, found in action.params)
        ]

    def find(self, named: Mapping[str, Plain]) -> Action:
        """The action with this structured form, or an error that says what is unknown about it."""
        try:
            return self._by_key[_key(named)]
        except (KeyError, TypeError):
            raise LamplightError(
                Message("kernel-unknown-action", {"action": _shorten(named), "verbs": ", ".join(sorted(self.base))})
            ) from None

    def parse(self, text: str) -> Action:
        """The action whose `str()` is this text."""
        try:
            return self._by_text[" ".join(text.split())]
        except KeyError:
            raise LamplightError(
                Message("kernel-unknown-action", {"action": _shorten(text), "verbs": ", ".join(sorted(self.base))})
            ) from None


def _combinations(verb: Verb) -> Iterator[tuple[tuple[str, str], ...]]:
    partial: list[tuple[tuple[str, str], ...]] = [()]
    for name, values in zip(verb.names, verb.domains, strict=True):
        partial = [(*done, (name, value)) for done in partial for value in values]
    return iter(partial)


def _key(named: Mapping[str, Plain]) -> tuple[tuple[str, Plain], ...]:
    return tuple(sorted((key, value) for key, value in named.items()))


def _shorten(thing: object) -> str:
    text = str(thing)
    return text if len(text) <= 120 else text[:117] + "..."
