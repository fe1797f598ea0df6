"""The compiled core: states, rules and playouts as native modules, built once from the same files.

The modules in `core_modules` are plain typed Python; mypyc turns them into C. What is built lies in the user's cache
folder under a key made from the content of every source file, so that a stale module can never stand in for an edited
one. `install` is called when `lamplight` is imported: if the cache has what belongs to these very sources, it is used;
otherwise, or with `LAMPLIGHT_PURE=1`, the Python files are. `lamplight compile` builds; a wheel that is made with
`LAMPLIGHT_COMPILED_WHEEL=1` brings its build along.
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent
KERNEL = ("types", "event", "ledger", "state", "agenda", "playout")
GAME = ("rules/*.py", "bot/*.py", "research/*encoder.py", "research/bounds.py")
UNCOMPILED = (
    "__init__",
    "campaign",
    "components",
    "first_schema",
    "model",
    "position",
    "upgrade",
    "uses",
    "validation",
    "view_fields",
)
"""What is read once at the start, or seldom."""
ENVS = ("encoder", "sheet", "hall")
BOTS = ("clock", "net", "mind", "search")
_SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
_SETUP = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

sys.argv[1:] = ["build_ext", "--inplace", f"--parallel={JOBS}"]
setup(name="lamplight-core", packages=[], ext_modules=mypycify(FILES, opt_level="3", separate=True))
"""
SHIPPED = "compiled"
"""Where a compiled wheel has its build, inside the package."""
BUILDS_KEPT = 4
"""Builds in the cache, those that were used last: a developer makes one with every change."""
UNUSED_S = 7 * 24 * 3600
"""A build that was used more lately than this stays: a server may still be about to load a part of it."""
LOCK_POLL_S = 0.2
COMPILER_POLL_S = 0.1

_active: list[str] = []


def core_files() -> list[Path]:
    """The files that are compiled: no more than a playout needs, so that the rest stays easy to change."""
    found = [ROOT / "kernel" / f"{name}.py" for name in KERNEL]
    found += [ROOT / "bots" / f"{name}.py" for name in BOTS]
    found += [ROOT / "envs" / f"{name}.py" for name in ENVS]
    for pattern in GAME:
        found += sorted(path for path in (ROOT / "games").glob(f"*/{pattern}") if path.stem not in UNCOMPILED)
    return found


def module_name(file: Path) -> str:
    """The dotted name of a source file."""
    return ".".join(("lamplight", *file.relative_to(ROOT).with_suffix("").parts))


def fingerprint(platform: str | None = None) -> str:
    """A key that changes with the content of any core file, with the Python version and with the kind of machine.

    A wheel says by its name which machines it is for, and more than one kind may run it: its build has the key of "".
    """
    machine = sysconfig.get_platform() if platform is None else platform
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {machine}".encode())
    for file in core_files():
        digest.update(module_name(file).encode() + file.read_bytes())
    return digest.hexdigest()[:24]


def cache_folder() -> Path:
    """Where builds are kept: `LAMPLIGHT_CACHE`, or the user's cache folder."""
    given = os.environ.get("LAMPLIGHT_CACHE")
    if given:
        return Path(given) / "native"
    from platformdirs import user_cache_path  # noqa: PLC0415 - the build hook names the folder and has none

    return user_cache_path("lamplight") / "native"


def is_pure() -> bool:
    """Whether the Python files are in use."""
    return not _active


def wanted_pure(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the user asks for the Python files."""
    return environment.get("LAMPLIGHT_PURE", "") not in ("", "0")


class _Finder(MetaPathFinder):
    """Finds the built modules before the Python files."""

    def __init__(self, folder: Path) -> None:
        self.files = {_built_name(folder, file): file for file in folder.rglob(f"*{_SUFFIX}")}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        del path, target
        file = self.files.get(fullname)
        if file is None:
            return None
        loader = importlib.machinery.ExtensionFileLoader(fullname, str(file))
        return importlib.util.spec_from_file_location(fullname, file, loader=loader)


def _built_name(folder: Path, file: Path) -> str:
    inside = str(file.relative_to(folder))
    return inside[: -len(_SUFFIX)].replace(os.sep, ".")


def install() -> None:
    """Use the build of these very sources, if there is one and nobody asks for the pure form."""
    if _active or wanted_pure() or sys.implementation.name != "cpython":
        return
    try:
        shipped = ROOT / SHIPPED
        found = shipped if shipped.is_dir() and _complete(shipped, fingerprint("")) else _cached(fingerprint())
        if found is not None:
            sys.meta_path.insert(0, _Finder(found))
            _active.append(str(found))
            if found != shipped:
                os.utime(found / "complete")
    except OSError:
        return


def _cached(key: str) -> Path | None:
    folder = cache_folder() / key
    return folder if _complete(folder, key) else None


def ship(built: Path) -> None:
    """Make a build fit for a wheel, which brings it along in the folder `SHIPPED`."""
    (built / "complete").write_text(fingerprint(""), encoding="utf-8")


def _complete(folder: Path, key: str) -> bool:
    """Whether a folder has a whole build of the sources with this key."""
    stamp = folder / "complete"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == key


def why_not() -> str:
    """What is missing for a build: "" if nothing, else the id of a message."""
    if sys.implementation.name != "cpython":
        return "cli-compile-no-cpython"
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        return "cli-compile-no-compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "cli-compile-no-headers"
    if any(importlib.util.find_spec(name) is None for name in ("mypyc", "setuptools", "filelock")):
        return "cli-compile-no-mypyc"
    return ""


def build(progress: Callable[[int, int], None]) -> tuple[Path | None, str]:
    """Compile into the cache; returns the folder, or None with what the compiler said.

    `progress` is called again and again with how many modules are done, and of how many. What is there already is not
    built again, and after an edit only the modules that it concerns are. A build appears under its name only when it is
    complete, so that two at the same time do no harm.
    """
    key = fingerprint()
    folder = cache_folder() / key
    if _complete(folder, key):
        return folder, ""
    folder.parent.mkdir(parents=True, exist_ok=True)
    workshop = folder.parent / f"workshop-{sys.implementation.cache_tag}"
    with _alone(workshop, progress):
        if _complete(folder, key):
            return folder, ""
        unfinished = workshop / "unfinished"
        if unfinished.exists():  # it was killed: modules that it has not come to would be taken for up to date
            shutil.rmtree(workshop, ignore_errors=True)
        used = workshop.exists()
        _begin(unfinished)
        said = _compile(workshop, progress)
        if said and used:  # perhaps what an earlier build left there is in the way
            shutil.rmtree(workshop, ignore_errors=True)
            _begin(unfinished)
            said = _compile(workshop, progress)
        if said:
            return None, said
        unfinished.unlink(missing_ok=True)
        _deliver(workshop, folder)
    forget_others(folder)
    return folder, ""


def _begin(unfinished: Path) -> None:
    """Mark a workshop until all of a build is in it."""
    unfinished.parent.mkdir(exist_ok=True)
    unfinished.touch()


@contextmanager
def _alone(workshop: Path, progress: Callable[[int, int], None]) -> Generator[None]:
    """One build at a time: others wait for it. The lock of a build that was killed is free."""
    from filelock import FileLock, Timeout  # noqa: PLC0415 - only builders have it

    lock = FileLock(workshop.with_suffix(".lock"))
    while not lock.is_locked:
        try:
            lock.acquire(timeout=LOCK_POLL_S)
        except Timeout:
            progress(0, len(core_files()))
    try:
        yield
    finally:
        lock.release()


def _compile(workshop: Path, progress: Callable[[int, int], None]) -> str:
    """Compile a copy of the sources; returns "" or the end of what the compiler said."""
    package = workshop / "lamplight"
    for old in package.rglob("*.py"):
        if not (ROOT / old.relative_to(package)).is_file():
            old.unlink()
    shutil.copytree(
        ROOT, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.ftl", "*.toml"), dirs_exist_ok=True
    )
    files = [str(Path("lamplight") / file.relative_to(ROOT)) for file in core_files()]
    jobs = os.cpu_count() or 1
    (workshop / "setup.py").write_text(f"FILES = {files!r}\nJOBS = {jobs}\n{_SETUP}", encoding="utf-8")
    began = time.time()
    with (workshop / "log").open("w+b") as log:
        environment = {**os.environ, "MYPYPATH": "", "PYTHONPATH": _importable(), "LAMPLIGHT_PURE": "1"}
        compiler = subprocess.Popen(
            [sys.executable, "setup.py"], cwd=workshop, stdout=log, stderr=subprocess.STDOUT, env=environment
        )
        try:
            while compiler.poll() is None:
                progress(_linked(workshop, began), len(files))
                time.sleep(COMPILER_POLL_S)
        finally:
            compiler.kill()
            compiler.wait()
        if compiler.returncode == 0:
            return ""
        log.seek(0)
        return log.read().decode("utf-8", "replace")[-2000:] or f"exit {compiler.returncode}"


def _importable() -> str:
    """What this process imports from: pip has the packages of a build in a folder that only its own path names."""
    return os.pathsep.join(path for path in sys.path if os.path.isabs(path) and Path(path) != ROOT.parent)


def _linked(workshop: Path, began: float) -> int:
    """How many modules this build has finished."""
    built = (workshop / "build").glob(f"lib*/**/*__mypyc{_SUFFIX}")
    return sum(path.stat().st_mtime >= began for path in built)


def _deliver(workshop: Path, folder: Path) -> None:
    """Move what was built to its place, all at once."""
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="building-") as name:
        done = Path(name) / "done"
        wanted = {module_name(file) for file in core_files()}
        for built in workshop.rglob(f"lamplight/**/*{_SUFFIX}"):
            if _built_name(workshop, built).removesuffix("__mypyc") in wanted:
                target = done / built.relative_to(workshop)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(built, target)
        (done / "complete").write_text(folder.name, encoding="utf-8")
        shutil.rmtree(folder, ignore_errors=True)  # nothing, or something that is not whole
        done.rename(folder)


def forget_others(folder: Path) -> None:
    """Keep the builds that were used last, and all that may be in use."""
    others = (path for path in folder.parent.iterdir() if (path / "complete").is_file() and path != folder)
    builds = sorted((_used(path), path) for path in others)
    for used, old in builds[: 1 - BUILDS_KEPT]:
        if time.time() - used > UNUSED_S:
            shutil.rmtree(old, ignore_errors=True)


def _used(folder: Path) -> float:
    """When a build was made or taken up last."""
    return (folder / "complete").stat().st_mtime
