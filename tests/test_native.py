"""The compiled core stands in for its sources only where it was made from them, and nobody must have it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import lamplight
from lamplight import native

SOURCES = Path(lamplight.__file__).parent
ASK = """
import lamplight.kernel.state as state
from lamplight import native
print(native.is_pure(), state.__file__.endswith('.py'))
"""


def run(code: str, **environment: str) -> str:
    """What a fresh process prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package somewhere else, to be edited."""
    shutil.copytree(SOURCES, tmp_path / "lamplight", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_pure_can_be_asked_for() -> None:
    assert run(ASK, LAMPLIGHT_PURE="1") == "True True"


def test_without_a_build_the_sources_are_used(tmp_path: Path) -> None:
    assert run(ASK, LAMPLIGHT_PURE="", LAMPLIGHT_CACHE=str(tmp_path)) == "True True"


def test_a_build_is_used_for_its_own_sources_and_no_others(copy: Path) -> None:
    """The same sources elsewhere use the build; after any edit of a core file they are themselves again."""
    has_build = "False False" if (native.cache_folder() / native.fingerprint() / "complete").is_file() else "True True"
    assert run(ASK, LAMPLIGHT_PURE="", PYTHONPATH=str(copy)) == has_build
    for module in ("kernel/state.py", "games/blackout/rules/scout.py", "bots/search.py"):
        file = copy / "lamplight" / module
        before = file.read_text(encoding="utf-8")
        file.write_text(before + "\n# edited\n", encoding="utf-8")
        assert run(ASK, LAMPLIGHT_PURE="", PYTHONPATH=str(copy)) == "True True", module
        file.write_text(before, encoding="utf-8")


def test_a_build_that_is_not_whole_is_not_used(tmp_path: Path) -> None:
    folder = tmp_path / "native" / native.fingerprint() / "lamplight" / "kernel"
    folder.mkdir(parents=True)
    (folder / f"state{native._SUFFIX}").write_bytes(b"not a library")  # pyright: ignore[reportPrivateUsage]
    assert run(ASK, LAMPLIGHT_PURE="", LAMPLIGHT_CACHE=str(tmp_path)) == "True True"
    (tmp_path / "native" / native.fingerprint() / "complete").write_text("another key", encoding="utf-8")
    assert run(ASK, LAMPLIGHT_PURE="", LAMPLIGHT_CACHE=str(tmp_path)) == "True True"


def test_the_build_of_a_wheel_is_used_whatever_the_machine_calls_itself(copy: Path) -> None:
    """Two Pythons of one Mac name it differently; the wheel's own name says where it belongs. An edit still counts."""
    environment = {"LAMPLIGHT_PURE": "", "LAMPLIGHT_CACHE": str(copy), "PYTHONPATH": str(copy)}
    shipped = copy / "lamplight" / native.SHIPPED
    shipped.mkdir()
    native.ship(shipped)
    assert run(ASK, **environment) == "False True"
    with (copy / "lamplight" / "kernel" / "state.py").open("a", encoding="utf-8") as file:
        file.write("\n# edited\n")
    assert run(ASK, **environment) == "True True"


def test_a_compiler_that_fails_is_told_and_leaves_nothing_in_use(tmp_path: Path) -> None:
    code = "from lamplight import native; folder, said = native.build(lambda d, t: None); print(folder, len(said) > 0)"
    environment = {"LAMPLIGHT_CACHE": str(tmp_path), "CC": "false", "LAMPLIGHT_PURE": ""}
    assert run(code, **environment) == "None True"
    assert run(ASK, **environment) == "True True"


def test_a_build_waits_for_another_until_that_one_ends_or_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one holds the lock of this folder; it is killed when the one that waits has told its progress."""
    monkeypatch.setenv("LAMPLIGHT_CACHE", str(tmp_path))
    monkeypatch.setenv("CC", "false")
    lock = tmp_path / "native" / f"workshop-{sys.implementation.cache_tag}.lock"
    lock.parent.mkdir()
    hold = f"import sys; from filelock import FileLock; FileLock({str(lock)!r}).acquire(); print(); sys.stdin.read()"
    progress: list[tuple[int, int]] = []
    with subprocess.Popen([sys.executable, "-u", "-c", hold], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b""

        def killing(done: int, total: int) -> None:
            progress.append((done, total))
            other.kill()

        folder, said = native.build(killing)
    assert progress[0] == (0, len(native.core_files()))
    assert (folder, bool(said)) == (None, True)


def test_what_a_killed_build_left_is_not_built_upon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of its modules would know another form of the others, and matches would stand still."""
    monkeypatch.setenv("LAMPLIGHT_CACHE", str(tmp_path))
    monkeypatch.setenv("CC", "false")
    workshop = tmp_path / "native" / f"workshop-{sys.implementation.cache_tag}"
    workshop.mkdir(parents=True)
    for left in ("unfinished", "stale.c"):
        (workshop / left).touch()
    found: list[set[str]] = []

    def watching(_done: int, _total: int) -> None:
        found.append({one.name for one in workshop.iterdir()} & {"unfinished", "stale.c"})

    assert native.build(watching)[0] is None
    assert found[0] == {"unfinished"}, "it is begun anew, and marked"
    assert (workshop / "unfinished").exists(), "this build has failed, too"


def test_builds_that_may_be_in_use_stay(tmp_path: Path) -> None:
    """A server loads parts of its build when it needs them, and others build meanwhile."""
    builds = [tmp_path / str(number) for number in range(native.BUILDS_KEPT + 5)]
    for number, build in enumerate(builds):
        build.mkdir()
        (build / "complete").write_text(build.name, encoding="utf-8")
        used = time.time() - (native.UNUSED_S + 60 * (len(builds) - number) if number < 4 else 60)
        os.utime(build / "complete", (used, used))
    os.utime(builds[0] / "complete")
    native.forget_others(builds[-1])
    assert [build.exists() for build in builds] == [True, False, False, False, *[True] * (len(builds) - 4)]


def test_every_core_file_is_a_module_without_foreign_imports() -> None:
    """States, rules and search run on any Python 3: no msgspec, no rich, no other package."""
    names = [native.module_name(file) for file in native.core_files()]
    assert len(names) == len(set(names)) > 30
    for file in native.core_files():
        text = file.read_text(encoding="utf-8")
        for package in ("msgspec", "rich", "fluent", "platformdirs", "numpy"):
            assert f"import {package}" not in text, file
            assert f"from {package}" not in text, file


@pytest.mark.parametrize(
    ("environment", "answer"),
    [({"LAMPLIGHT_PURE": "1"}, "plain Python, as LAMPLIGHT_PURE asks"), ({"LAMPLIGHT_PURE": ""}, "core")],
)
def test_the_command_says_which_form_is_in_use(environment: dict[str, str], answer: str) -> None:
    code = "from lamplight.cli.main import main; main(['compile', '--if-possible', '--lang', 'en'])"
    assert answer in run(code, **environment)


def test_a_failed_build_is_an_error_unless_it_was_only_tried(tmp_path: Path) -> None:
    environment = {"LAMPLIGHT_CACHE": str(tmp_path), "CC": "false", "LAMPLIGHT_PURE": ""}
    code = "from lamplight.cli.main import main; print(main(['compile', '--lang', 'en'{}]))"
    told = run(code.format(", '--if-possible'"), **environment)
    assert "plain Python is used" in told
    assert told.endswith("0")
    assert run(code.format(""), **environment).endswith("2")
