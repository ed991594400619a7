"""What changed between two views, and how a client puts it into the one it has."""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Change = tuple[Path, Any]  # where, and the value that is now there


def changes(old: Any, new: Any) -> list[Change]:
    """Return the changes that turn ``old`` into ``new``; no change when they are equal.

    Objects with the same keys and lists of the same length are changed part by part; anything
    else is replaced whole. The empty path stands for everything.
    """
    found: list[Change] = []
    find(old, new, [], found)
    return found


def find(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Add to ``found`` what changed at ``path``, which is the same list all the way down.

    Most of a view does not change: equal parts are passed over without looking into them.
    """
    if old == new and type(old) is type(new):
        return
    if isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        for key, value in new.items():
            path.append(key)
            find(old[key], value, path, found)
            path.pop()
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for i, value in enumerate(new):
            path.append(i)
            find(old[i], value, path, found)
            path.pop()
    else:
        found.append((path.copy(), new))
