"""Files that people name: what is wrong with them, in words of ours (the system's own are in one language only)."""

from __future__ import annotations

import errno
from pathlib import Path

from .message import Message

_REASONS = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "file",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
    errno.ENOSPC: "full",
}


def reason_of(error: OSError | ValueError) -> Message:
    """Why a file could not be read or written."""
    code = error.errno if isinstance(error, OSError) else errno.EINVAL
    return Message(f"kernel-file-{_REASONS.get(code or 0, 'other')}", {"code": code or 0})


def is_folder(path: Path) -> bool:
    """Whether there is such a folder; a name that no file system takes is none."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False
