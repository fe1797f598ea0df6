"""Every run says whether the compiled core or plain Python is tested."""

from __future__ import annotations

from lamplight import native


def pytest_report_header() -> str:
    return "core: plain Python" if native.is_pure() else "core: compiled"
