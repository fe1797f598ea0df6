"""The folder of a run: its plan, and a folder for each generation. What is there is never made again."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import cast

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from .duel import Verdict
from .fitting import Fitted


@dataclass(frozen=True, slots=True)
class Plan:
    """All that decides what a run comes to, beside how many generations it has."""

    game: str
    mode: str
    first: int
    matches: int
    iterations: int
    span: int
    seed: str


@dataclass(frozen=True, slots=True)
class Generation:
    """What a generation came to."""

    number: int
    positions: int
    value: Fitted
    policy: Fitted | None
    strength: Verdict | None


@dataclass(frozen=True, slots=True)
class Folder:
    """Where a run lies."""

    path: Path
    plan: Plan

    @classmethod
    def opened(cls, path: Path, plan: Plan) -> Folder:
        """Open a run or begin it; one that was begun with another plan is refused, and stays as it is."""
        file = path / "plan.json"
        wanted = asdict(plan)
        if file.is_file():
            try:
                said: object = json.loads(file.read_text(encoding="utf-8"))
            except ValueError:
                said = None
            if not isinstance(said, dict) or set(cast("dict[str, object]", said)) != set(wanted):
                raise LamplightError(Message("bots-run-unreadable", {"file": str(file)}))
            for name, value in wanted.items():
                if said[name] != value:
                    was = str(cast("object", said[name]))
                    raise LamplightError(
                        Message(
                            "bots-run-differs",
                            {"folder": str(path), "setting": name, "was": was, "now": str(value)},
                        )
                    )
        else:
            path.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
        return cls(path, plan)

    @property
    def plots(self) -> Path:
        """The plots by generation."""
        return self.path / "plots.svg"

    def _of(self, number: int) -> Path:
        folder = self.path / f"gen-{number:02}"
        folder.mkdir(exist_ok=True)
        return folder

    def matches(self, number: int) -> Path:
        """The matches of a generation."""
        return self._of(number) / "matches.npz"

    def nets(self, number: int) -> Path:
        """The networks of a generation."""
        return self._of(number) / "nets.json"

    def has(self, number: int) -> bool:
        """Whether a generation is done."""
        return (self._of(number) / "report.json").is_file()

    def keep(self, file: Path, write: Callable[[Path], None]) -> None:
        """Write a file that is there as a whole or not at all."""
        made = file.with_name(f"making-{file.name}")
        write(made)
        os.replace(made, file)

    def finish(self, generation: Generation) -> None:
        """A generation is done."""
        text = json.dumps(asdict(generation), indent=1) + "\n"
        file = self._of(generation.number) / "report.json"

        def write(made: Path) -> None:
            made.write_text(text, encoding="utf-8")

        self.keep(file, write)

    def generations(self) -> list[dict[str, object]]:
        """What the generations came to, as far as they are done."""
        files = sorted(self.path.glob("gen-*/report.json"))
        return [json.loads(file.read_text(encoding="utf-8")) for file in files]
