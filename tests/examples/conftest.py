"""The example game, installed once for all tests of a process."""

from __future__ import annotations

import pytest

from .outside import NIGHT_QUAY, Outside, install


@pytest.fixture(scope="session")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    return install(NIGHT_QUAY, tmp_path_factory.mktemp("outside"))
