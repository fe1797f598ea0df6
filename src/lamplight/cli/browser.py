"""`lamplight open`: the table in the browser, for this machine only."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from argparse import Namespace
from http.client import HTTPException

import msgspec
from rich.console import Console

from lamplight.server import logs
from lamplight.server.process import supervisor
from lamplight.server.settings import Settings, read_settings
from lamplight.server.web.site import SITE
from lamplight.text.speaker import Speaker

from .play import Menu

HERE = "127.0.0.1"
PORTS_TRIED = 20
"""From the usual one on."""
ANSWER_TIMEOUT_S = 2.0
"""How long a server that runs already has to answer."""


def open_browser(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Serve for this machine and show the lobby; without a built client, play in the terminal."""
    if not (SITE / "index.html").is_file():
        console.print(speaker.text("open-not-built"), style="yellow", soft_wrap=True)
        Menu(speaker, console).run()
        return
    settings = dataclasses.replace(read_settings(vars(given)), host=HERE, public_url="", workers=1)
    port, running = (settings.port, False) if given.port is not None else near(settings.port, join=given.data is None)
    settings = dataclasses.replace(settings, port=port)
    if running:
        console.print(speaker.text("open-running", address=settings.address), soft_wrap=True)
        show(settings.address, speaker, console, wanted=not given.no_browser).join(ANSWER_TIMEOUT_S)
        return
    logs.set_up(settings)

    def started(serving: Settings) -> None:
        console.print(speaker.text("serve-listening", address=serving.address), soft_wrap=True)
        show(serving.address, speaker, console, wanted=not given.no_browser)
        console.file.flush()

    supervisor.run(settings, started)
    console.print(speaker.text("serve-stopped"))


def show(address: str, speaker: Speaker, console: Console, *, wanted: bool) -> threading.Thread:
    """Open a browser if there is one to open, else say what to do. A browser may hold up whoever starts it."""
    seen = wanted and has_screen()
    if not seen:
        console.print(speaker.text("open-by-hand", address=address), soft_wrap=True)

    def start() -> None:
        with contextlib.suppress(webbrowser.Error, OSError):
            if seen:
                webbrowser.open(address)

    thread = threading.Thread(target=start, daemon=True)
    thread.start()
    return thread


def has_screen() -> bool:
    """Whether a window could open: a browser of the terminal is not what somebody wants to play in."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def near(first: int, *, join: bool) -> tuple[int, bool]:
    """The first free port, or that of a Lamplight to join: two servers must not share their data."""
    for port in range(first, min(first + PORTS_TRIED, 65536)):
        if join and answers(port):
            return port, True
        if is_free(port):
            return port, False
    return 0, False


def is_free(port: int) -> bool:
    """Whether one can listen there."""
    with socket.socket() as found:
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((HERE, port))
        except OSError:
            return False
    return True


def answers(port: int) -> bool:
    """Whether a Lamplight serves there."""
    try:
        with urllib.request.urlopen(f"http://{HERE}:{port}/healthz", timeout=ANSWER_TIMEOUT_S) as response:
            told = msgspec.json.decode(response.read(1000), type=dict[str, str])
    except (OSError, HTTPException, msgspec.MsgspecError):
        return False
    return told.get("status") == "ok" and "version" in told
