"""Upgrading a set that is valid but written in another way than ours: nothing is lost, or it is refused truly."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from lamplight.cli.main import main
from lamplight.games.blackout import GAME
from lamplight.kernel import BadComponents
from lamplight.text import LANGUAGES, Speaker

from .builder import OLD

Change = Callable[[str], str]


def changed(folder: Path, change: Change, file: str = "cards.toml") -> Path:
    """The set of 0.1 with one file written in another way."""
    shutil.copytree(GAME.set_folder(OLD), folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert change(text) != text
    (folder / file).write_text(change(text), encoding="utf-8")
    assert [one for one in GAME.validate(folder) if one.is_error] == []
    return folder


def upgraded(folder: Path, file: str = "cards.toml") -> str:
    files = GAME.upgrade(folder)
    assert files is not None
    return files[file]


def quoted(text: str) -> str:
    """Every other key in quotes."""
    text = re.sub(r"(?m)^(id|amount|reward_points) =", r'"\1" =', text)
    return re.sub(r"(?m)^(slot|effect) =", r"'\1' =", text)


WAYS: dict[str, Change] = {
    "indented": lambda text: re.sub(r"(?m)^([a-z_]+ =)", r"  \1", text),
    "headers indented": lambda text: text.replace("[[goal]]", "\t[[ goal ]]"),
    "quoted keys": quoted,
    "quoted headers": lambda text: text.replace("[[goal]]", '[["goal"]]').replace("[[objective]]", "[['objective']]"),
    "no spaces": lambda text: re.sub(r"(?m)^([a-z_]+) = ", r"\1=", text),
    "aligned": lambda text: re.sub(r"(?m)^([a-z_]+) = ", lambda found: f"{found[1]:<16}=  ", text),
    "other quotes": lambda text: re.sub(r'(?m)^(id|ability) = "([^"]*)"', r"\1 = '\2'", text),
    "longer quotes": lambda text: re.sub(r'(?m)^provenance = "([^"]*)"', r'provenance = """\1"""', text),
    "lines within a list": lambda text: re.sub(r'(?m)^slot = \["', 'slot = [ # [\n  "', text),
    "a header in a text": lambda text: re.sub(
        r'(?m)^provenance = "reconstructed"', 'provenance = """reconstructed \nid = 3\n[[goal]]\n"""', text, count=3
    ),
    "a header in a comment": lambda text: text.replace("[[goal]]", "# [[goal]]\n[[goal]] # a goal"),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_set_may_be_written_in_any_way(tmp_path: Path, way: str) -> None:
    found = tomllib.loads(upgraded(changed(tmp_path / "own", WAYS[way])))
    wanted = tomllib.loads(upgraded(GAME.set_folder(OLD)))
    for row in (row for rows in found.values() for row in rows):
        row["provenance"] = row["provenance"].partition("\n")[0].strip()
    assert found == wanted


def comments(text: str) -> list[str]:
    return re.findall(r"#.*", text)


def test_comments_stay_behind_their_fields(tmp_path: Path) -> None:
    text = upgraded(changed(tmp_path / "own", lambda old: re.sub(r"(?m)^(money|link) = .*$", r"\g<0>  # \1", old)))
    assert all(f"# {line.split(' ')[0]}" in line for line in text.splitlines() if line.startswith(("money", "link")))


@pytest.mark.parametrize(
    "name", ["amount", "resource", "reward_points", "reward_amount", "cubes", "a", "gain", "bonus"]
)
def test_a_comment_is_behind_what_takes_the_place_of_its_field(tmp_path: Path, name: str) -> None:
    own = changed(tmp_path / "own", lambda old: re.sub(rf"(?m)^{name} = .*$", r"\g<0>  # CHECKED", old))
    text = upgraded(own)
    assert comments(text) == comments((own / "cards.toml").read_text(encoding="utf-8"))
    new = "reward" if name.startswith("reward") else {"amount": "pay", "resource": "(?:pay|resource)"}.get(name, name)
    for line in text.splitlines():
        if "# CHECKED" in line:
            assert re.match(rf"{new} = .*  # CHECKED$", line)


@pytest.mark.parametrize(
    ("name", "new"), [("money", "money"), ("amount", "pay"), ("id", "id"), ("provenance", "provenance")]
)
def test_a_comment_is_above_its_field_or_what_takes_its_place(tmp_path: Path, name: str, new: str) -> None:
    own = changed(tmp_path / "own", lambda old: re.sub(rf"(?m)^({name} = )", r"\n# NOTE [ this\n\1", old))
    text = upgraded(own)
    assert comments(text) == comments((own / "cards.toml").read_text(encoding="utf-8"))
    assert len(re.findall(rf"\n\n# NOTE \[ this\n{new} = ", text)) == text.count("# NOTE")


def test_comments_of_a_field_that_goes_stay_in_its_place(tmp_path: Path) -> None:
    def change(text: str) -> str:
        return re.sub(r"(?m)^(plan_points = .*)$", r"# of plans\n\1  # R14.03", text)

    own = changed(tmp_path / "own", change, "rules.toml")
    before = (own / "rules.toml").read_text(encoding="utf-8")
    text = upgraded(own, "rules.toml")
    assert comments(text) == comments(before)
    following = before.split("# R14.03\n")[1].splitlines()
    kept = next(line for line in following if not line.startswith("plan_money"))
    assert f"# of plans\n# R14.03\n{kept}\n" in text


def inline(text: str) -> str:
    """The goals as one list of tables, before everything else."""
    rows = [
        "{" + ", ".join(f"{name} = {json.dumps(value)}" for name, value in row.items()) + "}"
        for row in tomllib.loads(text)["goal"]
    ]
    rest = re.sub(r"(?ms)^\[\[goal\]\].*?(?=^\[\[|\Z)", "", text)
    return "# Goals\n\ngoal = [\n" + ",\n".join(rows) + "\n]\n" + rest


def test_rows_within_a_line_are_refused_with_their_place(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as refused:
        GAME.upgrade(changed(tmp_path / "own", inline))
    message = refused.value.message
    assert (message.id, message.args) == (
        "kernel-set-fixed-rows",
        {"file": "cards.toml", "line": "3", "table": "goal"},
    )
    assert refused.value.findings == []
    for language in LANGUAGES:
        said = Speaker(language).say(message)
        assert "cards.toml" in said
        assert "[[goal]]" in said


def in_a_line(text: str) -> str:
    return re.sub(
        r"(?s)\[set\]\n(.*)\n$", lambda found: "set = {" + ", ".join(found[1].strip().split("\n")) + "}\n", text
    )


def dotted(text: str) -> str:
    return re.sub(r"(?m)^(\w+ =)", r"set.\1", text.replace("[set]\n", ""))


@pytest.mark.parametrize("change", [in_a_line, dotted])
def test_a_single_table_within_a_line_is_refused_too(tmp_path: Path, change: Change) -> None:
    with pytest.raises(BadComponents) as refused:
        GAME.upgrade(changed(tmp_path / "own", change, "set.toml"))
    assert refused.value.message.id == "kernel-set-fixed-rows"


def test_rows_within_a_line_that_stay_as_they_are_may_be_so(tmp_path: Path) -> None:
    def change(text: str) -> str:
        streets = "".join(
            f'\n  {{ from = "{row["from"]}", to = "{row["to"]}", provenance = "reconstructed" }},'
            for row in tomllib.loads(text)["street"]
        )
        return f"street = [{streets}\n]\n" + re.sub(r"(?ms)^\[\[street\]\].*?(?=^\[\[|\Z)", "", text)

    own = changed(tmp_path / "own", change, "map.toml")
    assert upgraded(own, "map.toml") == (own / "map.toml").read_text(encoding="utf-8")


def test_the_command_upgrades_an_indented_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = changed(tmp_path / "own", WAYS["indented"])
    assert main(["components", "upgrade", "blackout", "--set", str(own), str(tmp_path / "new")]) == 0
    assert "newest schema" in capsys.readouterr().out
    assert [one for one in GAME.validate(tmp_path / "new") if one.is_error] == []
