"""Tables that cannot be read are set aside, each alone: nobody else notices them."""

from __future__ import annotations

import logging
import time
from typing import Final, NamedTuple

from serao.kernel.errors import RulesError, SeraoError
from serao.server.codes import Refusal

PAUSE: Final = 5.0  # seconds before a table is read once more for whoever asks

log = logging.getLogger("serao.tables")


class SetAside(NamedTuple):
    code: str
    facts: dict[str, object]
    why: str  # for the host: it may tell what players do not know
    until: float  # when it may be read again

    def refusal(self) -> Refusal:
        return Refusal(self.code, "", **self.facts)


class Aside:
    """Remembers what is wrong with which table, and says so once in the log.

    What was missing may be back: whoever asks a while later has the table read again.
    """

    def __init__(self, pause: float = PAUSE) -> None:
        self.pause = pause
        self.tables: dict[str, SetAside] = {}

    def check(self, table_id: str) -> None:
        """Refuse a table that could not be read a moment ago."""
        known = self.tables.get(table_id)
        if known is not None and time.monotonic() < known.until:
            raise known.refusal()

    def put(self, table_id: str, error: Exception) -> Refusal:
        """Set a table aside for what reading it ended with; return what is answered."""
        refusal = refusal_for(error)
        why = reason(error)
        known = self.tables.get(table_id)
        if known is None or known.why != why:
            told = {"table": table_id, "code": refusal.code, "why": why}
            log.error("a table cannot be read, and is set aside", extra=told)
        until = time.monotonic() + self.pause
        self.tables[table_id] = SetAside(refusal.code, refusal.facts, why, until)
        return self.tables[table_id].refusal()

    def take_back(self, table_id: str) -> None:
        """Note that a table could be read."""
        if self.tables.pop(table_id, None) is not None:
            log.info("a table can be read again", extra={"table": table_id})


def refusal_for(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    return Refusal("table/other-rules" if isinstance(error, RulesError) else "table/unreadable")


def reason(error: Exception) -> str:
    return str(error) if isinstance(error, SeraoError) else repr(error)
