"""Every message of every language is set as that language is set: quotes, apostrophes, spaces, dots and dashes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from lamplight.text.speaker import LANGUAGES

from .test_locales import FILES, FOLDERS

COMMANDS = re.compile(r"pip install '[^']*'|record resume \"\{\}\"")
"""What is meant to be pasted into a shell keeps the shell's quotes."""
ADDRESSES = re.compile(r"\b\w+://\S+|\b\d+:\d+\b")
IN_COLUMNS = ("cli-table-help",)
"""Messages with columns made of spaces: a list of keys, one of which is the question mark."""

NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
EVERYWHERE = {
    "a straight apostrophe": r"'",
    "a straight quote": r'"',
    "a back-tick": r"`",
    "three full stops": r"\.\.\.",
    "two spaces": r"(?<=\S)  +(?=\S)",
    "a hyphen for a dash": r"(?<=\s)-(?=\s)|(?<=\d)-(?=\d+ [a-zа-я])",
    "a hyphen for a minus": r"(?<![\w–-])-(?=\d)",
    "a space before the dots": rf"(?<=\w)[ {NO_BREAK}{NARROW}]…",
    "a space before a comma or a full stop": rf"(?<=\w)[ {NO_BREAK}{NARROW}][.,](?=\s|$)",
}
CLOSE = rf"(?<=[\w)}}”»])[ {NO_BREAK}{NARROW}][:;!?](?=\s|$)"
OWN = {
    "en": {"quotes of another language": r"[«»„‚‹›]", "a spaced percent": r"\s%", "a spaced colon": CLOSE},
    "it": {"quotes of another language": r"[“”„‚‹›]", "a spaced percent": r"\s%", "a spaced colon": CLOSE},
    "fr": {
        "quotes of another language": r"[“”„‚‹›]",
        "quotes without their spaces": rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»",
        "no narrow space before ; ! ?": rf"(?<=[\w)}}»…])(?<!\d)[;!?](?=\s|$)|(?<!«)[ {NO_BREAK}][;!?](?=\s|$)",
        "no space before a colon": rf"(?<!{NO_BREAK}):(?=\s|$)",
        "a percent that can be torn off": rf"(?<!{NO_BREAK})%",
    },
    "ru": {
        "quotes of another language": r"[“‚‹›]",
        "a percent that can be torn off": rf"(?<!{NO_BREAK})%",
        "a spaced semicolon": rf"(?<=\w)[ {NO_BREAK}{NARROW}][;!?](?=\s|$)",
        "a short dash between words": r"(?<=[а-яё»)]) – (?=[а-яё«])",
    },
}


def spoken(pattern: ast.Pattern) -> Iterator[str]:
    """The sentences of a message: one for itself, and one for each variant of each choice. `{}` stands for a value."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        text += "{}"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from spoken(variant.value)
    yield text


def mistakes(language: str, key: str, text: str) -> list[str]:
    """What is wrong with a sentence."""
    plain = ADDRESSES.sub("address", COMMANDS.sub("command", text))
    if key in IN_COLUMNS:
        plain = re.sub(" {2,}", " ", plain.replace("?", ""))
    rules = {**EVERYWHERE, **OWN[language]}
    return [what for what, wrong in rules.items() if re.search(wrong, plain)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "name"), FILES, ids=[f"{folder.parent.name}/{name}" for folder, name in FILES])
def test_every_message_is_set_as_its_language_is(folder: Path, name: str, language: str) -> None:
    found = {
        f"{entry.id.name}: {text}": wrong
        for entry in FluentParser().parse((folder / language / name).read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value is not None
        for text in spoken(entry.value)
        if (wrong := mistakes(language, entry.id.name, text))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "It's over.", "a straight apostrophe"),
        ("en", 'No bot "{}".', "a straight quote"),
        ("en", "Run `make`.", "a back-tick"),
        ("en", "One moment …", "a space before the dots"),
        ("en", "One moment...", "three full stops"),
        ("en", "100 %", "a spaced percent"),
        ("en", "one  two", "two spaces"),
        ("en", "White wins - you lose.", "a hyphen for a dash"),
        ("en", "2-4 players", "a hyphen for a dash"),
        ("en", "«Ready»", "quotes of another language"),
        ("fr", "L'action", "a straight apostrophe"),
        ("fr", "Quel jeu ?", "no narrow space before ; ! ?"),
        ("fr", "Quel jeu?", "no narrow space before ; ! ?"),
        ("fr", "Le but :", "no space before a colon"),
        ("fr", "« oui »", "quotes without their spaces"),
        ("fr", "“oui”", "quotes of another language"),
        ("fr", "95 %", "a percent that can be torn off"),
        ("it", "l'azione", "a straight apostrophe"),
        ("it", "“pronto”", "quotes of another language"),
        ("it", "95 %", "a spaced percent"),
        ("ru", "“готово”", "quotes of another language"),
        ("ru", "Минутку …", "a space before the dots"),
        ("ru", "жребий – это", "a short dash between words"),
    ],
)
def test_a_mistake_is_found(language: str, text: str, wrong: str) -> None:
    assert wrong in mistakes(language, "", text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "To go on: pip install '.[server]' in “sources”."),
        ("en", 'Saved. To continue: {} record resume "{}"{}'),
        ("en", "postgresql://user@host/name"),
        ("en", "1–6, 31%, a rank-1 unit, {}’s turn – “ready”…"),
        ("fr", f"Êtes-vous sûr{NARROW}? «{NO_BREAK}Oui{NO_BREAK}»{NARROW}; 95{NO_BREAK}%{NO_BREAK}: c’est 3? ici"),
        ("it", "«Sì», 95%: è l’ultimo!"),
        ("ru", f"«Да» — это 95{NO_BREAK}%: {{}} – {{}}."),
    ],
)
def test_what_is_right_passes(language: str, text: str) -> None:
    assert mistakes(language, "", text) == []


def test_every_folder_of_texts_is_read() -> None:
    assert {folder for folder, _ in FILES} == set(FOLDERS)
