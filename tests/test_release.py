"""What a release is called: one version everywhere, and no instruction that installs somebody else's program.

On the public package index `lamplight` is another program, and `lamplight-games` is not there yet. So whatever people
read installs from the sources or from a wheel that was built from them.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import lamplight

ROOT = Path(__file__).parent.parent
PLACES = ("docs", "src", "web/src", "bench", "calibration", "training", "tests", ".github")
WRITTEN = re.compile(r"(.*\.(cff|cfg|ftl|html|json|md|py|sh|svelte|toml|ts|txt|yaml|yml)|[^.]*)")
LEFT_OUT = {"uv.lock", Path(__file__).name}
INSTALLING = re.compile(
    r"\b(?:pip3?|pipx|uv(?: tool| pip)?|poetry|pdm|conda)(?:\s+-\S+)*"
    r"\s+(?:install|upgrade|add|inject|wheel|download)\b"
    r"|\b(?:pipx|uv tool) run\b|\buvx\b"
)
OURS = re.compile(r"lamplight([-_.]games)?(\[[^\]]*\]?)?(\s*[=<>~!@].*)?")
ENDS = ("`", ",", ";", ")", "|", "&&", '"')


def from_an_index(text: str) -> list[str]:
    """The instructions in a text that install Lamplight by its name."""
    return [
        f"{begin.group()} … {word}"
        for line in text.replace("\\\n", " ").splitlines()
        for begin in INSTALLING.finditer(line)
        for word in _command(line[begin.end() :])
        if OURS.fullmatch(word)
    ]


def _command(rest: str) -> Iterator[str]:
    """The words of a command, up to its end or to a remark."""
    for word in rest.split():
        if word.startswith("#") or word in ENDS:
            return
        yield word.strip("`'\",;:.)(")
        if word.endswith(ENDS):
            return


def documents() -> list[Path]:
    """All that we have written, as far as it is text."""
    found = [path for place in PLACES for path in (ROOT / place).rglob("*")]
    return [
        path
        for path in (*ROOT.iterdir(), *found)
        if path.is_file() and WRITTEN.fullmatch(path.name) and path.name not in LEFT_OUT
    ]


@pytest.mark.parametrize(
    "instruction",
    [
        "pip install lamplight",
        "    pip install 'lamplight[envs]'        # PettingZoo",
        'pip3 install --upgrade "lamplight[postgres]"',
        "sudo /opt/lamplight/bin/pip install 'lamplight[postgres]'",
        "sudo pip install -U lamplight",
        "it is not installed: pip install 'lamplight[{ $extra }]'",
        "python -m pip install \\\n  lamplight-games",
        "pip install lamplight-games==0.2.0",
        "Run `pipx install lamplight`, then go on.",
        "pipx run lamplight",
        "uv tool install lamplight-games[server]",
        "uv pip install lamplight",
        "uvx lamplight open",
        "uv add lamplight",
    ],
)
def test_an_instruction_that_installs_by_name_is_found(instruction: str) -> None:
    assert from_an_index(instruction)


@pytest.mark.parametrize(
    "instruction",
    [
        "pipx install '.[server]'",
        "Without make: `pipx install .`, then `lamplight open` for the browser or `lamplight` for the terminal",
        "pip install '.[server]'    # lamplight open",
        'sudo /opt/lamplight/bin/pip install "$(ls dist/lamplight_games-*.whl)[server]"',
        "sudo /opt/lamplight/bin/pip uninstall lamplight",
        "pip install . ./docs/examples/bots",
        "uv run lamplight open",
        "LAMPLIGHT_COMPILED_WHEEL=1 pip wheel --no-deps --wheel-dir dist .",
    ],
)
def test_other_instructions_are_left_alone(instruction: str) -> None:
    assert from_an_index(instruction) == []


def test_nothing_tells_people_to_install_by_name() -> None:
    written = documents()
    assert len(written) > 500
    found = {str(path.relative_to(ROOT)): from_an_index(path.read_text(encoding="utf-8")) for path in written}
    assert {path: told for path, told in found.items() if told} == {}


def test_packages_of_examples_need_ours_and_not_the_other_one() -> None:
    """A dependency is an instruction too: pip follows it."""
    for path in (ROOT / "docs").rglob("pyproject.toml"):
        needs = tomllib.loads(path.read_text(encoding="utf-8"))["project"].get("dependencies", [])
        names = {canonicalize_name(Requirement(need).name) for need in needs}
        assert "lamplight-games" in names, path
        assert "lamplight" not in names, path


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    newest = re.search(r"^## (\S+) \(.+\)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert citation is not None
    assert newest is not None
    assert project["name"] == "lamplight-games"
    assert project["version"] == citation[1] == newest[1] == lamplight.__version__
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))["version"] == project["version"], name
    locked = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    assert [one["version"] for one in locked if one["name"] == project["name"]] == [project["version"]]


def test_workflows_run_what_there_is() -> None:
    """Targets of make, folders of tests and files that hosted checks name exist."""
    workflows = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / ".github" / "workflows").glob("*.yml")}
    assert set(workflows) == {"checks.yml", "release.yml", "wheels.yml"}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for name, text in workflows.items():
        for command in re.findall(r"run: make (.+)", text):
            wanted = re.sub(r'PYTHON="[^"]*"', "", command).split()
            assert targets.issuperset(wanted), (name, command)
        for path in re.findall(r"(?<![\w/])(?:tests|web|src)/[\w./]+", text):
            assert (ROOT / path).exists(), (name, path)


def test_a_release_needs_a_tag_and_all_checks() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    begins = text[text.index("\non:") : text.index("\npermissions:")]
    assert begins.split() == ["on:", "push:", "tags:", '["v[0-9]+.[0-9]+.[0-9]+"]']
    publish = text[text.index("\n  publish:") :]
    assert "needs: [checks, wheels, sbom]" in publish
    assert text.count("id-token: write") == publish.count("id-token: write") == 1
    assert "password" not in publish
