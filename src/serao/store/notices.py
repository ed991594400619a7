"""Notices: what one process tells the others at the same database, with the transaction it is about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, cast, get_args

from serao.store.rows import ActionRow

CHANNEL: Final = "serao"

What = Literal["entry", "seats", "reminder", "chat", "presence", "gone"]


class Notice(NamedTuple):
    """Which table has changed, and in what; the change itself is read from the store."""

    what: What
    table_id: str
    number: int = 0  # of the last entry; the seat that reminds

    def payload(self, sender: str) -> str:
        return f"{sender} {self.what} {self.number} {self.table_id}"


def notice_in(payload: str) -> tuple[str, Notice] | None:
    """Return sender and notice; None for what another version may say on the channel."""
    sender, _, rest = payload.partition(" ")
    what, _, rest = rest.partition(" ")
    number, _, table_id = rest.partition(" ")
    if what not in get_args(What) or not number.isdecimal():
        return None
    return sender, Notice(cast("What", what), table_id, int(number))


def of_entries(rows: Iterable[ActionRow]) -> list[Notice]:
    """Return one notice for each table, with the last of its entries."""
    last: dict[str, int] = {}
    for row in rows:
        last[row.table_id] = max(row.number, last.get(row.table_id, 0))
    return [Notice("entry", table_id, number) for table_id, number in last.items()]
