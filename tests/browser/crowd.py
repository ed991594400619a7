"""A server whose bots have names as long as a name may be.

``python -m tests.browser.crowd SETTINGS`` runs it, as ``tests.running`` runs any other.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Final

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


if __name__ == "__main__":
    seats.names_for_bots = called
    main(sys.argv[1])
