"""What lies on a table where a seat does not see it, by the names that documents give to things."""

# plain: it looks through documents, rarely
from __future__ import annotations

from typing import Any

from serao.kernel.state import State
from serao.kernel.stored import PENDING


def written(table: State) -> dict[str, Any]:
    """Return what lies on the table, without what the kernel keeps."""
    return {key: value for key, value in table.position().items() if key != PENDING}


def unseen_names(table: State, seat: int | None) -> set[str]:
    """Return the names of things that lie where ``seat`` does not see them."""
    return names_in(written(table)) - names_in(table.view(seat))


def names_in(value: object) -> set[str]:
    if isinstance(value, str):
        return {value}
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return {name for one in inner for name in names_in(one)}
