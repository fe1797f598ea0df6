"""Every run says whether the compiled core or plain Python is tested, and lets its children hear Ctrl-C."""

from __future__ import annotations

import signal
import threading

from lamplight import native


def pytest_configure() -> None:
    """A shell starts what runs in the background with SIGINT ignored, and every child would inherit that."""
    if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return "core: plain Python" if native.is_pure() else "core: compiled"
