"""Where the cards lie that a position document names nowhere."""

# plain: it reads documents, rarely
from __future__ import annotations

from serao.kernel.documents import Document

BOX = "box"  # out of the game


def is_boxed(document: Document, key: str, otherwise: str) -> bool:
    """Whether the document has the rest in the box; ``otherwise`` is its word for in the deck."""
    return document.word(key, otherwise, (otherwise, BOX)) == BOX
