"""The four languages say the same things: the same files, the same ids, the same variables in each of them."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lamplight
from lamplight.kernel.game import games
from lamplight.text.speaker import LANGUAGES

SOURCE = Path(lamplight.__file__).parent
EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"
FOLDERS = sorted([SOURCE / "text" / "locales", *SOURCE.glob("games/*/texts"), *EXAMPLES.glob("*/src/*/texts")])
OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = sorted((folder, file.name) for folder in FOLDERS for file in (folder / "en").glob("*.ftl"))
_NAMES = [f"{folder.parent.name}/{name}" for folder, name in FILES]


class _Used(Visitor):
    """Collects the variables and references of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.categories: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add("-" + node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.categories.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@lru_cache(maxsize=64)
def _entries(file: Path) -> list[ast.EntryType]:
    return list(FluentParser().parse(file.read_text(encoding="utf-8")).body)


def _messages(file: Path) -> dict[str, _Used]:
    found: dict[str, _Used] = {}
    for entry in _entries(file):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _Used()
            found[entry.id.name].visit(entry)
    return found


def test_there_are_locale_files_for_the_table_and_for_every_game() -> None:
    assert SOURCE / "text" / "locales" in FOLDERS
    assert all(game.texts in FOLDERS for game in games().values() if SOURCE in game.texts.parents)
    assert FILES


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.parent.name for folder in FOLDERS])
def test_every_language_has_the_same_files(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir() if path.is_dir()) == sorted(LANGUAGES)
    expected = sorted(file.name for file in (folder / "en").glob("*"))
    for language in LANGUAGES:
        assert sorted(file.name for file in (folder / language).glob("*")) == expected, language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "name"), FILES, ids=_NAMES)
def test_nothing_is_unreadable_or_said_twice(folder: Path, name: str, language: str) -> None:
    entries = _entries(folder / language / name)
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)]
    assert len(ids) == len(set(ids)), sorted(known for known in ids if ids.count(known) > 1)
    assert all(entry.value is not None for entry in entries if isinstance(entry, ast.Message))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("folder", "name"), FILES, ids=_NAMES)
def test_the_same_ids(folder: Path, name: str, language: str) -> None:
    english, other = _messages(folder / "en" / name), _messages(folder / language / name)
    assert sorted(set(english) - set(other)) == [], "missing"
    assert sorted(set(other) - set(english)) == [], "not in English"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("folder", "name"), FILES, ids=_NAMES)
def test_the_same_variables(folder: Path, name: str, language: str) -> None:
    english, other = _messages(folder / "en" / name), _messages(folder / language / name)
    different = {
        key: (sorted(english[key].variables), sorted(other[key].variables))
        for key in sorted(set(english) & set(other))
        if english[key].variables != other[key].variables
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_message_refers_to_exists(language: str) -> None:
    known: set[str] = set()
    wanted: set[str] = set()
    for folder, name in FILES:
        for entry in _entries(folder / language / name):
            if isinstance(entry, ast.Term):
                known.add("-" + entry.id.name)
            elif isinstance(entry, ast.Message):
                known.add(entry.id.name)
        for used in _messages(folder / language / name).values():
            wanted |= used.references
    assert sorted(wanted - known) == []


@pytest.mark.parametrize(("folder", "name"), FILES, ids=_NAMES)
def test_russian_plurals_have_all_their_forms(folder: Path, name: str) -> None:
    """A Russian choice by number that has a form for `one` needs one for `few` too (2 карты, 5 карт)."""
    incomplete = [
        f"{key}: ${variable} {sorted(forms)}"
        for key, used in _messages(folder / "ru" / name).items()
        for variable, forms in used.categories.items()
        if forms & {"one", "few", "many"} and not {"one", "few"} <= forms
    ]
    assert incomplete == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("folder", "name"), FILES, ids=_NAMES)
def test_sentences_are_translated(folder: Path, name: str, language: str) -> None:
    """A sentence of several words that is the same as in English was forgotten."""
    english = {e.id.name: e for e in _entries(folder / "en" / name) if isinstance(e, ast.Message)}
    forgotten = [
        entry.id.name
        for entry in _entries(folder / language / name)
        if isinstance(entry, ast.Message)
        and entry.value is not None
        and entry.id.name in english
        and _same(entry.value, english[entry.id.name].value)
        and sum(len(word) > 2 for word in _letters(entry.value).split()) > 2
    ]
    assert [known for known in forgotten if not known.endswith(("-title", "-tagline"))] == []


def _letters(pattern: ast.Pattern) -> str:
    text = " ".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))
    return "".join(letter if letter.isalpha() else " " for letter in text)


def _same(one: ast.Pattern, other: ast.Pattern | None) -> bool:
    return other is not None and bool(one.equals(other))


class _Spelled(Visitor):
    """Collects the numbers that a French message spells out as one, and has no words of their own for none."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value: v for v in node.variants}
        first = keys["one"].value.elements[0] if "one" in keys else None
        if isinstance(first, ast.TextElement) and re.match(r"une?\b", first.value, re.IGNORECASE) and "0" not in keys:
            self.wrong.append(first.value)
        self.generic_visit(node)


@pytest.mark.parametrize("file", sorted(file for folder in FOLDERS for file in (folder / "fr").glob("*.ftl")), ids=str)
def test_none_is_not_one_in_french(file: Path) -> None:
    """The plural rules of French take 0 for `one`: "une règle" would be said of none."""
    found = _Spelled()
    for entry in _entries(file):
        found.visit(entry)
    assert not found.wrong
