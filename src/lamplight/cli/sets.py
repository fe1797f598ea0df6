"""`lamplight components`: list, show, export, validate and upgrade component sets."""

from __future__ import annotations

import json
import shutil
from argparse import Namespace
from collections import Counter
from pathlib import Path

from rich.console import Console

from lamplight.kernel.components import PROVENANCE, origin_of, read_set
from lamplight.kernel.errors import BadComponents, LamplightError
from lamplight.kernel.files import is_folder, reason_of
from lamplight.kernel.game import Game, find_game, games
from lamplight.kernel.message import Message
from lamplight.pictures import draw_game
from lamplight.text.speaker import Speaker


def _files(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(path.name for path in folder.glob("*.toml")))


def _hash(folder: Path) -> str:
    return read_set(folder, _files(folder)).content_hash[:16]


def list_sets(given: Namespace, speaker: Speaker, console: Console) -> None:
    """The built-in sets of one game or of all."""
    chosen = games().values() if given.game is None else [find_game(given.game)]
    for game in chosen:
        console.print(speaker.say(Message(f"{game.id}-title", fallback=game.id)), style="bold", markup=False)
        for folder in sorted(path for path in game.sets.iterdir() if path.is_dir()):
            line = "cli-set-default" if folder.name == game.default_set else "cli-set-line"
            console.print(f"  {speaker.text(line, name=folder.name, hash=_hash(folder))}", markup=False)


def show(given: Namespace, speaker: Speaker, console: Console) -> None:
    """The files of a set, and where its rows come from."""
    game = find_game(given.game)
    folder = _readable(game, given.set)
    console.print(speaker.text("cli-set-line", name=folder.name, hash=_hash(folder)), style="bold", markup=False)
    counts: Counter[str] = Counter()
    for name in _files(folder):
        text = (folder / name).read_text(encoding="utf-8")
        for line in text.splitlines():
            if line.startswith("provenance"):
                counts[origin_of(line.partition('"')[2].rstrip('"'))] += 1
        console.print(f"\n# {name}", style="bold", markup=False)
        console.print(text, markup=False, soft_wrap=True)
    told = ", ".join(f"{word} {counts[word]}" for word in PROVENANCE)
    console.print(speaker.text("cli-set-provenance", counts=told), markup=False)


def export(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Copy a set into a new folder."""
    game = find_game(given.game)
    folder = _readable(game, given.set)
    target = Path(given.folder)
    try:
        if target.exists():
            raise LamplightError(Message("cli-file-exists", {"path": str(target)}))
        shutil.copytree(folder, target, ignore=shutil.ignore_patterns("__pycache__"))
    except OSError as error:
        raise _unwritable(target, error) from None
    console.print(speaker.text("cli-set-exported", path=str(target)), markup=False)


def upgrade(given: Namespace, speaker: Speaker, console: Console) -> None:
    """A set of an older schema as a new folder in the newest one; the old one stays as it is."""
    game = find_game(given.game)
    folder, target = _readable(game, given.set), Path(given.folder)
    files = game.upgrade(folder)
    if files is None:
        console.print(speaker.text("cli-set-newest", set=folder.name), markup=False)
        return
    try:
        if target.exists():
            raise LamplightError(Message("cli-file-exists", {"path": str(target)}))
        shutil.copytree(folder, target, ignore=shutil.ignore_patterns("__pycache__"))
        for name, text in files.items():
            (target / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise _unwritable(target, error) from None
    console.print(speaker.text("cli-set-upgraded", path=str(target)), markup=False)
    validate(Namespace(game=given.game, set=str(target)), speaker, console)


def _unwritable(target: Path, error: OSError | ValueError) -> LamplightError:
    return LamplightError(Message("cli-cannot-write", {"path": str(target)[:200], "reason": reason_of(error)}))


def draw(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Write every picture of a game as SVG, with a file that says where on them the anchors are."""
    game = find_game(given.game)
    folder, target = _readable(game, given.set), Path(given.out)
    try:
        taken = target.exists() and (not target.is_dir() or any(target.iterdir()))
    except (OSError, ValueError) as error:
        raise _unwritable(target, error) from None
    if taken:
        raise LamplightError(Message("cli-file-exists", {"path": str(target)[:200]}))
    pictures = draw_game(game, folder, speaker)
    anchors = {
        picture.name: {"width": picture.width, "height": picture.height, "anchors": picture.anchors}
        for picture in pictures
    }
    try:
        target.mkdir(parents=True, exist_ok=True)
        for picture in pictures:
            (target / f"{picture.name}.svg").write_text(picture.svg, encoding="utf-8")
        text = json.dumps(anchors, ensure_ascii=False, indent=1)
        (target / "anchors.json").write_text(text + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise _unwritable(target, error) from None
    console.print(speaker.text("cli-set-drawn", count=len(pictures), path=str(target)), markup=False, soft_wrap=True)


def validate(given: Namespace, speaker: Speaker, console: Console) -> None:
    """All errors and remarks; exit status 2 if the set cannot be played."""
    game = find_game(given.game)
    findings = game.validate(_existing(game, given.set))
    for finding in findings:
        kind = speaker.text(f"cli-finding-{finding.severity}")
        stream = Console(stderr=True, highlight=False, markup=False) if finding.is_error else console
        stream.print(
            speaker.text("cli-label", label=kind) + speaker.say(finding.message),
            style="red" if finding.is_error else "yellow",
            markup=False,
        )
    errors = sum(finding.is_error for finding in findings)
    if errors:
        raise LamplightError(Message("cli-set-errors", {"count": errors}))
    message = "cli-set-playable" if findings else "cli-set-good"
    console.print(speaker.text(message, count=len(findings)), style="green", markup=False)


def _existing(game: Game, name: str | None) -> Path:
    folder = game.set_folder(name)
    if not is_folder(folder):
        raise BadComponents(Message("kernel-set-no-folder", {"path": str(name)[:200]}), [])
    return folder


def _readable(game: Game, name: str | None) -> Path:
    """A folder that is a component set as far as its files go."""
    folder = _existing(game, name)
    if not (folder / "set.toml").is_file():
        missing = Message("kernel-set-file-missing", {"file": "set.toml"})
        raise BadComponents(Message("kernel-set-unreadable", {"path": folder.name, "count": 1}), [missing])
    return folder
