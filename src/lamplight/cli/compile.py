"""`lamplight compile`: build the compiled core, or say why not, and which form is in use."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from lamplight import native
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message
from lamplight.text.speaker import Speaker


def compile_core(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Build the compiled core unless it is there, and tell which form the next start will use."""
    if native.wanted_pure():
        console.print(speaker.text("cli-compile-forced-pure"))
        return
    if not native.is_pure():
        console.print(speaker.text("cli-compile-in-use"))
        return
    reason = native.why_not()
    if reason:
        console.print(speaker.text("cli-compile-pure", reason=speaker.text(reason)))
        return
    if given.if_possible:
        console.print(speaker.text("cli-compile-once"))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(speaker.text("cli-compile-progress"))
        folder, said = native.build(lambda done, total: progress.update(task, completed=done, total=total))
    if folder is not None:
        console.print(speaker.text("cli-compile-done"))
    elif given.if_possible:
        console.print(speaker.text("cli-compile-failed", detail=said[-300:]))
    else:
        raise LamplightError(Message("cli-compile-failed", {"detail": said}))
