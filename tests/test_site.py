"""The documentation site: built strictly, with every page in its menu and no link that leads nowhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import lamplight
import lamplight.arena
import lamplight.bots
import lamplight.client
import lamplight.kernel
import lamplight.pictures
import lamplight.testing
import lamplight.text

ROOT = Path(__file__).parent.parent
PACKAGES = {
    "kernel": (lamplight.kernel,),
    "bots": (lamplight.bots,),
    "arena": (lamplight.arena,),
    "client": (lamplight.client,),
    "testing": (lamplight.testing,),
    "text": (lamplight.text, lamplight.pictures),
}


class Page(HTMLParser):
    """What a page leads to, and where one may come in."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.targets += [target for name in ("href", "src") if (target := found.get(name))]
        self.anchors |= {name for key in ("id", "name") if (name := found.get(key))}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from a copy, so that nothing is left behind."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "src").symlink_to(ROOT / "src")
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, re.sub(r"\x1b\[[0-9;]*m", "", done.stdout + done.stderr)
    return folder / "site"


def test_every_page_is_in_the_menu_once() -> None:
    _, _, menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")
    docs = ROOT / "docs"
    pages = sorted(page.relative_to(docs).as_posix() for page in docs.rglob("*.md") if page.name != "README.md")
    assert sorted(re.findall(r": (\S+\.md)$", menu, re.MULTILINE)) == pages


def test_links_and_pictures_lead_somewhere(site: Path) -> None:
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html") if path.name != "404.html"}
    lost: list[str] = []
    for path, page in pages.items():
        for target in page.targets:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            there = there / "index.html" if there.is_dir() else there
            known = there.exists() and (there not in pages or not parts.fragment or _has(pages[there], parts.fragment))
            if not known:
                lost.append(f"{path.relative_to(site)}: {target}")
    assert len(pages) > 25
    assert lost == []


def _has(page: Page, fragment: str) -> bool:
    return unquote(fragment) in page.anchors or fragment.startswith("__")


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    text = (site / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'<(?:link|script|img)[^>]*(?:href|src)="(https?://[^"]*)"', text) == []


@pytest.mark.parametrize("name", PACKAGES)
def test_the_reference_has_every_public_name(site: Path, name: str) -> None:
    anchors = Page((site / "api" / f"{name}.html").read_text(encoding="utf-8")).anchors
    for package in PACKAGES[name]:
        for one in package.__all__:
            # A function that has the name of its module is described under both.
            assert anchors & {f"{package.__name__}.{one}", f"{package.__name__}.{one}.{one}"}, one
