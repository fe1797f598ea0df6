"""The base install plays without the packages of any extra; a part that needs one says which, and how to get it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lamplight.text.speaker import LANGUAGES

from .installs import closure, installed, lamplight, python

BASE = {"fluent-runtime", "lamplight-games", "msgspec", "mypy-extensions", "platformdirs", "rich"}
BASE_BRINGS = {"attrs", "babel", "fluent-syntax", "markdown-it-py", "mdurl", "pygments", "pytz", "typing-extensions"}
PLAYED = {
    "version": (["--version"], "lamplight"),
    "options": (["options", "blackout"], "players"),
    "rules": (["rules", "blackout", "R3.26"], "R3.26"),
    "simulate": (["simulate", "dual-powers", "--games", "2"], "2"),
    "arena": (["arena", "dual-powers", "--bots", "novice,random", "--games", "2", "--jobs", "2"], "novice"),
    "component sets": (["components", "list"], "lamplight"),
    "pictures": (["components", "draw", "dual-powers", "-o", "pictures"], "pictures"),
    "which form": (["compile", "--if-possible"], "core"),
}
COMMANDS = {"open": ["open", "--no-browser"], "serve": ["serve"], "admin": ["admin", "users"]}
PARTS = {
    "client": ("client", "import lamplight.client"),
    "server": ("server", "import lamplight.testing.serving"),
    "PettingZoo": ("envs", "from lamplight.envs import lamplight_blackout_v0"),
    "Gymnasium": ("envs", "import lamplight.envs.solo"),
    "pictures": ("envs", "import lamplight.envs.render"),
    "OpenSpiel": ("openspiel", "import lamplight.envs.openspiel"),
    "datasets": ("data", "import lamplight.envs.dataset"),
    "Ray": ("cluster", "from lamplight.arena.cluster import connect; connect('127.0.0.1:x')"),
}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has the base alone."""
    return installed(tmp_path_factory.mktemp("base"))


def test_the_base_is_small() -> None:
    """Whoever makes it larger does so on purpose, and says why in docs/dependencies.md."""
    assert closure() == BASE | BASE_BRINGS


@pytest.mark.parametrize("name", PLAYED)
def test_the_base_does_its_part(name: str, base: dict[str, str]) -> None:
    arguments, expected = PLAYED[name]
    done = lamplight(base, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert expected in done.stdout


def test_the_base_plays_a_match_in_the_terminal(base: dict[str, str]) -> None:
    """Always the first option, until the end."""
    arguments = ("play", "dual-powers", "--seats", "human,random", "--seed", "petrograd")
    done = lamplight(base, *arguments, told="1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert "dual-powers-finished-" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_of_the_server_names_what_is_missing(name: str, language: str, base: dict[str, str]) -> None:
    done = lamplight(base, *COMMANDS[name], "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert f"lamplight {name}" in done.stderr
    assert "pip install '.[server]'" in done.stderr


@pytest.mark.parametrize("command", ["selfplay", "dataset"])
def test_a_command_for_data_names_what_is_missing(command: str, base: dict[str, str]) -> None:
    arguments = {"selfplay": ["dual-powers", "--bots", "random,random"], "dataset": ["record.json"]}[command]
    done = lamplight(base, command, *arguments, *(["--out", "x"] if command == "selfplay" else ["-o", "x"]))
    assert (done.returncode, done.stdout) == (2, "")
    assert "pip install '.[data]'" in done.stderr


@pytest.mark.parametrize("name", PARTS)
def test_a_part_for_scripts_names_what_is_missing(name: str, base: dict[str, str]) -> None:
    extra, code = PARTS[name]
    done = python(code, base)
    assert done.returncode == 1
    assert f"pip install '.[{extra}]'" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("name", [name for name in PARTS if name != "Ray"])
def test_an_extra_is_all_that_its_part_needs(name: str, tmp_path: Path) -> None:
    extra, code = PARTS[name]
    done = python(code, installed(tmp_path, extra))
    assert (done.returncode, done.stderr) == (0, "")


def test_the_server_starts_with_its_extra_alone(tmp_path: Path) -> None:
    """Every module of it is imported; the one for PostgreSQL asks for its driver when it connects."""
    code = (
        "import pkgutil, importlib, lamplight.server as s\n"
        "for found in pkgutil.walk_packages(s.__path__, 'lamplight.server.'):\n"
        "    if '.migrations' not in found.name: importlib.import_module(found.name)"
    )
    done = python(code, installed(tmp_path, "server"))
    assert (done.returncode, done.stderr) == (0, "")


def test_compiling_names_its_extra(base: dict[str, str], tmp_path: Path) -> None:
    done = lamplight({**base, "LAMPLIGHT_PURE": "", "LAMPLIGHT_CACHE": str(tmp_path)}, "compile")
    assert done.returncode == 0, done.stderr
    assert "pip install '.[native]'" in done.stdout


def test_all_is_every_extra() -> None:
    extras = ("server", "postgres", "client", "envs", "openspiel", "data", "cluster", "native")
    assert closure("all") == closure(*extras)
    assert closure("all") > closure("server") > closure()
