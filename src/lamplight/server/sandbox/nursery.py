"""The process whose children do the work: it has read all programs already, so that a child begins at once.

It is handed sockets, one for each job, and forks. A child takes its limits, reads its job, says what came of it, and
ends; if it needs more than it may, the system ends it. Nothing that a child does changes the nursery.
"""

from __future__ import annotations

import contextlib
import gc
import math
import os
import resource
import signal
import socket
import sys
from pathlib import Path

import lamplight.pictures.gallery
from lamplight.kernel.game import games

from . import jobs

ALL_BYTES = 2_000_000_000
"""What it may have altogether where the system does not tell how much that is."""
CHUNK_BYTES = 1 << 16


def main() -> None:
    """Fork for each socket that standard input hands over.

    The arguments are how many seconds a child may take, and how many bytes beyond what the nursery has.
    """
    seconds, memory = float(sys.argv[1]), int(sys.argv[2])
    with socket.socket(fileno=os.dup(sys.stdin.fileno())) as hatch:
        _prepare()
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        while True:
            message, handed, _, _ = socket.recv_fds(hatch, 1, 1)
            if not message:
                return
            for descriptor in handed:
                if os.fork() == 0:
                    hatch.close()
                    _live(socket.socket(fileno=descriptor), seconds, memory)
                os.close(descriptor)


def _prepare() -> None:
    """Read what most jobs need."""
    for game in games().values():
        with contextlib.suppress(Exception):  # a game that cannot be read says so when it is asked for
            game.setup(game.read_options({}))
            lamplight.pictures.gallery.has_artist(game)
    gc.collect()
    gc.freeze()


def _live(line: socket.socket, seconds: float, memory: int) -> None:
    """A child, from its birth to its end."""
    status = 1
    try:
        _limit(seconds, memory)
        read: list[bytes] = []
        while part := line.recv(CHUNK_BYTES):
            read.append(part)
        line.sendall(jobs.answer(jobs.decode_job(b"".join(read))))
        line.shutdown(socket.SHUT_RDWR)
        status = 0
    finally:
        os._exit(status)


def _limit(seconds: float, memory: int) -> None:
    """So much time, so much memory, no files to write, no traces."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    processor = math.ceil(seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (processor, processor))
    most = _used() + memory if _used() else ALL_BYTES
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _used() -> int:
    """The bytes of this process's memory; 0: not known."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    except (OSError, ValueError, IndexError):
        return 0


if __name__ == "__main__":
    main()
