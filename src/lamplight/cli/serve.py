"""`lamplight serve`: a server for people who play over the network."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console

from lamplight.server import logs
from lamplight.server.process import supervisor
from lamplight.server.settings import Settings, read_settings
from lamplight.text.speaker import Speaker


def serve(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Serve until somebody stops it."""
    settings = read_settings(vars(given))
    logs.set_up(settings)

    def started(serving: Settings) -> None:
        if serving.workers:
            console.print(speaker.text("serve-listening", address=serving.address), soft_wrap=True)
            if serving.public_url:
                console.print(speaker.text("serve-behind", host=serving.host, port=str(serving.port)), soft_wrap=True)
        else:
            console.print(speaker.text("serve-only-bots", count=serving.bot_workers), soft_wrap=True)
        console.file.flush()

    supervisor.run(settings, started)
    console.print(speaker.text("serve-stopped"))
