"""Every rule id has a text in four languages, and a test that asserts it or a reason why it needs none."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from lamplight.kernel import Game, games
from lamplight.text import LANGUAGES, Speaker

HERE = Path(__file__).parent
ROOT = HERE.parent
GAMES = [game for game in games().values() if type(game).__module__.startswith("lamplight.")]


def cited_by_tests() -> set[str]:
    """The rule ids in the names of tests: `test_D3_4_2_...` tests D3.4.2, `test_R1_01_and_R1_02_...` both."""
    rule = r"[A-Z]+\d*(?:_\d+)+"
    names = re.compile(rf"def test_({rule}(?:_(?:and_)?{rule})*)_")
    return {
        found.replace("_", ".")
        for file in HERE.rglob("test_*.py")
        for name in names.findall(file.read_text(encoding="utf-8"))
        for found in re.findall(rule, name)
    }


def without_effect(game: Game) -> dict[str, str]:
    lists: dict[str, dict[str, str]] = tomllib.loads((HERE / "rules_without_effect.toml").read_text(encoding="utf-8"))
    return lists.get(game.id, {})


def test_the_web_client_names_only_rules_that_there_are() -> None:
    known = {rule for game in GAMES for rule in game.rule_ids}
    cited = {
        (file.name, rule)
        for file in (ROOT / "web" / "src").rglob("*.svelte")
        for rule in re.findall(r'"([RD]\d+(?:\.\d+)+)"', file.read_text(encoding="utf-8"))
    }
    assert len(cited) > 10
    assert sorted((name, rule) for name, rule in cited if rule not in known) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_is_asserted_by_a_test_or_has_a_reason_not_to_be(game: Game) -> None:
    tested, excused = cited_by_tests(), without_effect(game)
    assert [rule for rule in game.rule_ids if rule not in tested and rule not in excused] == []
    assert [rule for rule in excused if rule not in game.rule_ids or rule in tested or not excused[rule]] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_test_cites_a_rule_that_does_not_exist(game: Game) -> None:
    letter = game.rule_ids[0][0]
    ours = {rule for rule in cited_by_tests() if rule.startswith(letter)}
    examples = {rule for rule in ours if rule.startswith("D7")}
    sections = {".".join(rule.split(".")[:2]) for rule in game.rule_ids}
    assert sorted(ours - examples - sections - set(game.rule_ids)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(game: Game, language: str) -> None:
    speaker = Speaker(language)
    missing = [rule for rule in game.rule_ids if not speaker.knows(f"{game.id}-rule-{rule.replace('.', '-')}")]
    assert missing == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_a_text_and_every_text_is_shown(game: Game, language: str) -> None:
    file = game.texts / language / "rulings.ftl"
    written = (
        re.findall(rf"^{game.id}-ruling-(\S+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        if file.exists()
        else []
    )
    assert written == list(game.ruling_ids)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_code_cites_only_rules_that_exist(game: Game) -> None:
    folder = ROOT / "src" / "lamplight" / "games" / game.id.replace("-", "_")
    cited = re.compile(r"\b(?:D\d+|R\d+|RD|RR)(?:\.\d+)+\b")
    found = {rule for file in folder.rglob("*.py") for rule in cited.findall(file.read_text(encoding="utf-8"))}
    sections = {".".join(rule.split(".")[:2]) for rule in game.rule_ids}
    assert sorted(found - set(game.rule_ids) - sections) == []
