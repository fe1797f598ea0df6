"""`lamplight open`: a server for this machine, a browser that comes to it, and an end without noise."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest

from lamplight.cli import browser
from lamplight.text.speaker import Speaker

from .helpers import LANGUAGES, run, surroundings

START = """
import sys
from pathlib import Path
from lamplight.cli import browser
from lamplight.cli.main import main
browser.SITE = Path(sys.argv[1])
sys.exit(main(sys.argv[2:]))
"""
SIGHT = '#!/bin/sh\nprintf \'%s\' "$1" > "$0.part" && mv "$0.part" "$0.seen"\n'
ANSWER_TIMEOUT_S = 60


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A client that counts as built."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    return folder


@contextmanager
def opened(site: Path, *arguments: str, **environment: str) -> Generator[tuple[subprocess.Popen[str], str]]:
    """The command while it runs, and the first line it says."""
    command = [sys.executable, "-c", START, str(site), "open", *arguments]
    hidden = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": ""}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**surroundings(), **hidden, **environment},
        start_new_session=True,
    ) as child:
        assert child.stdout is not None
        try:
            yield child, child.stdout.readline()
        finally:
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)


def address_in(line: str) -> str:
    return next(word for word in line.split() if word.startswith("http://"))


def test_a_browser_comes_and_ctrl_c_ends_it(site: Path, tmp_path: Path) -> None:
    sight = tmp_path / "browser"
    sight.write_text(SIGHT, encoding="utf-8")
    sight.chmod(0o755)
    data = str(tmp_path / "data")
    with opened(site, "--port", "0", "--data", data, BROWSER=f"{sight} %s") as (child, line):
        address = address_in(line)
        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(f"{address}/healthz", timeout=ANSWER_TIMEOUT_S).json()["status"] == "ok"
        seen = sight.with_name("browser.seen")
        while not seen.is_file():
            assert child.poll() is None
        assert seen.read_text(encoding="utf-8") == address
        os.killpg(child.pid, signal.SIGINT)
        out, err = child.communicate(timeout=ANSWER_TIMEOUT_S)
        assert child.returncode == 0
        assert "Stopped" in out
        assert "Traceback" not in err


def test_without_a_screen_the_address_is_said(site: Path, tmp_path: Path) -> None:
    with opened(site, "--port", "0", "--data", str(tmp_path / "data")) as (child, line):
        assert child.stdout is not None
        assert address_in(line) in child.stdout.readline()
        os.killpg(child.pid, signal.SIGINT)
        child.communicate(timeout=ANSWER_TIMEOUT_S)
        assert child.returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_client_the_terminal_is_there(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "SITE", tmp_path / "nothing")
    result = run("open", "--lang", language)
    assert result.status == 0
    assert "make web" in result.out
    assert Speaker(language).text("blackout-title") in result.out


class _Other(BaseHTTPRequestHandler):
    """What answers at a port: a Lamplight, or something else."""

    answer = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.answer)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is theirs
        """Say nothing."""


@contextmanager
def at_a_port(answer: bytes) -> Generator[int]:
    handler = type("Handler", (_Other,), {"answer": answer})
    with HTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def test_a_lamplight_that_runs_is_joined() -> None:
    with at_a_port(b'{"status": "ok", "version": "0.1.0"}') as port:
        assert browser.near(port, join=True) == (port, True)
        found, running = browser.near(port, join=False)
        assert found != port
        assert not running


def test_another_server_is_left_alone() -> None:
    with at_a_port(b"<html>") as port:
        found, running = browser.near(port, join=True)
        assert found != port
        assert not running


def test_a_free_port_is_taken() -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port = int(held.getsockname()[1])
        assert not browser.is_free(port)
    assert browser.is_free(port)
