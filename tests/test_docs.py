"""The documents tell the truth: generated pages are fresh, the example in the kernel's page is the file that runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from docs.generate import pages

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.name)
def test_generated_pages_are_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == pages()[path], "run `make docs`"


EXAMPLE = ROOT / "docs" / "examples" / "night-quay"


def test_the_example_game_stands_in_the_page_as_it_is() -> None:
    files = [file.read_text(encoding="utf-8") for file in EXAMPLE.rglob("*") if file.suffix in (".py", ".toml")]
    page = (ROOT / "docs" / "kernel.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```(?:python|toml)\n(?!>>>)(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(shown) > 10
    for block in shown:
        assert any(block in file for file in files), block


def test_links_between_documents_lead_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
