"""What changed between two views, and how a client puts it into the one it has."""

# compiled: it runs at every action
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Path = list[str | int]
Change = tuple[Path, Any]  # where, and the value that is now there


def changes(old: Any, new: Any) -> list[Change]:
    """Return the changes that turn ``old`` into ``new``; no change when they are equal.

    Objects with the same keys and lists of the same length are changed part by part; anything
    else is replaced whole. The empty path stands for everything.
    """
    found: list[Change] = []
    if old != new or type(old) is not type(new):
        find(old, new, [], found)
    return found


def find(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Add to ``found`` what changed at ``path``, which is the same list all the way down.

    Most of a view does not change: equal parts are passed over without looking into them.
    """
    if isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        for key, now in new.items():
            was = old[key]
            if was != now or type(was) is not type(now):
                path.append(key)
                find(was, now, path, found)
                path.pop()
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for i, now in enumerate(new):
            was = old[i]
            if was != now or type(was) is not type(now):
                path.append(i)
                find(was, now, path, found)
                path.pop()
    else:
        found.append((path.copy(), new))


def put_in(view: Any, changes: Iterable[Any]) -> Any:
    """Return ``view`` with changes put in, as a client does it; the empty path stands for everything."""
    for path, value in changes:
        if not path:
            view = value
            continue
        place = view
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    return view
