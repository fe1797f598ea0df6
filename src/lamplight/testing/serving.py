"""A real server in a thread, for tests of clients and for examples.

    with serving() as url:
        client = await Client.guest(url, "Ann")

It listens on a free port of this machine and keeps everything in a folder that goes with it, unless settings say
otherwise. Bots do not play: they have processes of their own, which `lamplight serve` starts.
"""

from __future__ import annotations

import socket
import tempfile
import threading
import time
from collections.abc import Generator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn

from lamplight.server.app import make_app
from lamplight.server.settings import Settings


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
