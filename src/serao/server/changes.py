"""What changed between two views, and how a client puts it into the one it has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Path = list[str | int]
Change = tuple[Path, Any]  # where, and the value that is now there


def changes(old: Any, new: Any) -> list[Change]:
    """Return the changes that turn ``old`` into ``new``; no change when they are equal.

    Objects with the same keys and lists of the same length are changed part by part; anything
    else is replaced whole. The empty path stands for everything.
    """
    return list(differences(old, new, []))


def differences(old: Any, new: Any, path: Path) -> Iterator[Change]:
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            yield from differences(old[key], value, [*path, key])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, value in enumerate(new):
            yield from differences(old[i], value, [*path, i])
    elif old != new or type(old) is not type(new):
        yield path, new
