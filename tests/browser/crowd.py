"""A server whose bots have names as long as a name may be, and that deals the same at every table.

What does not fit there once does not fit the next time either, and can be looked at.

``python -m tests.browser.crowd SETTINGS`` runs it, as ``tests.running`` runs any other.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Final

from serao import fairness
from serao.server import seats
from tests.running import main

NAMES: Final = (  # of 32 letters each; one is a single word, one has the widest letters
    "Bartolomeu Wenceslau Guimarães M",
    "Wolfgangwilhelmmaximilianhuber-M",
    "Guilhermina da Encarnação Quelha",
    "MMM WWW Mammamiawowwwmmm MMM WWW",
    "Ana Rita Rodrigues d'Oliveira Sá",
    "Sebastião Pimpinela Lourenço Brá",
    "Þorgerður Íris Guðmundsdóttir Ås",
)


def called(table_id: str, taken: Sequence[str]) -> Iterator[str]:
    return iter(NAMES)


def secret() -> str:
    """Return what bots draw from: the same at every table."""
    return fairness.secret_from("a crowd")


def seed(seal: str, secret: str, shares: Sequence[str | None]) -> bytes:
    """Return what is shuffled from, whatever was drawn together: the same for so many seats."""
    return fairness.digest("a crowd", [secret, len(shares)])


if __name__ == "__main__":
    seats.names_for_bots = called
    fairness.new_secret, fairness.seed = secret, seed
    main(sys.argv[1])
