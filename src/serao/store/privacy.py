"""Files for their owner only: a database holds secrets of games in play, and invitations."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

BESIDE: Final = ("", "-wal", "-shm", ".lock")  # what lies beside a SQLite file, and the file
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def make_private(file: Path) -> None:
    """Create a file, and the folders that it needs, for their owner only; leave what is there.

    A file that is there is not opened: closing it again would take away the locks that SQLite
    holds on it in this process, and another program would find itself alone with it.
    """
    make_folders(file.parent)
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        if not os.access(file, os.R_OK | os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES)) from None


def make_folders(folder: Path) -> None:
    """Create a folder and those that it lies in, for their owner only; leave what is there."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(mode=0o700, exist_ok=True)


def open_to_others(file: Path) -> list[Path]:
    """Return what belongs to a SQLite file and may be read or written by others."""
    if os.name != "posix":
        return []
    found = [Path(f"{file}{ending}") for ending in BESIDE]
    return [path for path in found if path.exists() and path.stat().st_mode & OTHERS]


def narrow(file: Path) -> None:
    """Take from others what they may do with a SQLite file and its folder."""
    for path in [file.parent, *open_to_others(file)]:
        mode = stat.S_IMODE(path.stat().st_mode)
        if os.name == "posix" and mode & OTHERS:
            path.chmod(mode & ~OTHERS)
