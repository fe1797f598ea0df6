"""An environment of its own with a game from outside: Lamplight is this checkout, the game is really installed."""

from __future__ import annotations

import os
import shutil
import site
import subprocess
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
NIGHT_QUAY = ROOT / "docs" / "examples" / "night-quay"
TIMEOUT_S = 240
NO_UV = "uv is needed to install a package: see the Makefile, which gets it"


@dataclass(frozen=True)
class Outside:
    """The environment, and a home for what its programs write."""

    folder: Path

    @property
    def python(self) -> str:
        """Its interpreter."""
        return str(self.folder / "venv" / "bin" / "python")

    @property
    def saves(self) -> Path:
        """Where matches at a terminal are saved."""
        return self.folder / "home" / "lamplight" / "saves"

    @property
    def surroundings(self) -> dict[str, str]:
        """The variables of its processes."""
        own = {"XDG_DATA_HOME": str(self.folder / "home"), "PYTHONUTF8": "1", "COLUMNS": "120", "LC_ALL": "C.UTF-8"}
        return {**{name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, **own}

    def run(self, *arguments: str, typed: str = "", status: int = 0) -> str:
        """Run its interpreter; gives what it said."""
        done = subprocess.run(
            [self.python, *arguments],
            input=typed,
            cwd=self.folder,
            env=self.surroundings,
            capture_output=True,
            encoding="utf-8",
            timeout=TIMEOUT_S,
            check=False,
        )
        assert done.returncode == status, done.stdout[-2000:] + done.stderr[-4000:]
        return done.stdout

    def lamplight(self, *arguments: str, typed: str = "", status: int = 0) -> str:
        """Run the command there."""
        return self.run("-m", "lamplight.cli.main", *arguments, typed=typed, status=status)


def install(package: Path, folder: Path) -> Outside:
    """Make the environment: it sees all packages of the one that runs the tests, and has this one beside them."""
    made = Outside(folder)
    venv.create(folder / "venv", with_pip=False)
    found = made.run("-c", "import site; print(site.getsitepackages()[0])").strip()
    seen = [f"import site; site.addsitedir({path!r})" for path in site.getsitepackages()]
    (Path(found) / "tests.pth").write_text("\n".join(seen), encoding="utf-8")
    uv = shutil.which("uv") or str(ROOT / ".bootstrap" / "bin" / "uv")
    assert Path(uv).is_file(), NO_UV
    source = shutil.copytree(package, folder / "package")  # building leaves nothing behind in the checkout
    subprocess.run(
        [uv, "pip", "install", "--quiet", "--no-deps", "--python", made.python, str(source)],
        check=True,
        timeout=TIMEOUT_S,
    )
    return made
