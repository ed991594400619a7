"""Text in columns, for the pictures of tables in a terminal."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size


def fitted(text: str, columns: int) -> str:
    """Return ``text`` padded or cut to exactly ``columns`` cells."""
    return set_cell_size(text, columns)


def clipped(text: str, columns: int) -> str:
    """Return ``text``, with an ellipsis for what does not fit into ``columns`` cells."""
    return text if cell_len(text) <= columns else set_cell_size(text, columns - 1).rstrip() + "…"
