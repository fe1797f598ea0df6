"""A real server, for tests of clients and for examples.

    with serving() as url:
        client = await Client.guest(url, "Ann")

It listens on a free port of this machine and keeps everything in a folder that goes with it, unless settings say
otherwise. `serving` has it in a thread, and bots do not play: they have processes of their own, which `lamplight serve`
starts. `whole_server` is that command.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Generator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path

from lamplight.text.extras import need

need("server", "lamplight.testing.serving")

import uvicorn  # noqa: E402

from lamplight.server.settings import Settings  # noqa: E402
from lamplight.server.web.app import make_app  # noqa: E402

COMMAND = ["-c", "from lamplight.cli.main import main; main()", "serve", "--port", "0", "--data"]
LIMITS = ("GUESTS", "REQUESTS", "COMMANDS", "LOGINS")
"""What a test does more often in a minute than people do."""
STOP_TIMEOUT_S = 30
"""For a server to end."""


@contextmanager
def serving(settings: Settings | None = None) -> Generator[str]:
    """Serve until the end of the block; gives the address. Port 0 is any free one."""
    with ExitStack() as stack:
        if settings is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="lamplight-"))
            settings = Settings(data=Path(folder), port=0)
        listening = stack.enter_context(closing(socket.socket()))
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        settings = replace(settings, port=listening.getsockname()[1])
        server = uvicorn.Server(uvicorn.Config(make_app(settings), log_level="warning", ws="websockets-sansio"))
        thread = threading.Thread(target=server.run, args=([listening],), name="lamplight-server", daemon=True)
        thread.start()
        try:
            while not server.started and thread.is_alive():
                time.sleep(0.01)
            if not server.started:
                raise RuntimeError("the server did not start; its log says why")
            yield settings.address
        finally:
            server.should_exit = True
            thread.join()


@contextmanager
def whole_server(python: str = sys.executable, **environment: str) -> Generator[str]:
    """`lamplight serve` of an interpreter, with its bots, until the end of the block; gives the address."""
    limits = {f"LAMPLIGHT_LIMIT_{name}": "1000" for name in LIMITS}
    with tempfile.TemporaryDirectory(prefix="lamplight-") as folder:
        server = subprocess.Popen(
            [python, *COMMAND, folder],
            env={**os.environ, **limits, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert server.stdout is not None
        try:
            found = next(filter(None, (re.search(r"http://[\w.:\[\]]+", line) for line in server.stdout)), None)
            if found is None:
                raise RuntimeError("the server did not say where it listens")
            yield found.group().rstrip(".")
        finally:
            server.terminate()
            try:
                server.wait(STOP_TIMEOUT_S)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
            server.stdout.close()
