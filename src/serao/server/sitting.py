"""Who may sit down at a table, and who has opened it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from serao.server.codes import Refusal
from serao.server.lookalikes import likeness, one_like
from serao.store import SeatRow, TableRow

if TYPE_CHECKING:
    from serao.server.seats import Person
    from serao.server.tables import Table

KEPT_SECONDS: Final = 600.0  # for which the seats of a rematch wait for whoever had them


async def check(table: Table, me: Person, awaited: Sequence[SeatRow] = ()) -> None:
    """Refuse a seat to whoever has one already, was removed, or would be taken for another.

    ``awaited`` are people who are not there yet.
    """
    await check_not_removed(table, me)
    there = [seat.name for seat in table.seats if seat.kind == "person"]  # bots make way
    check_name(me.name, [*there, *[seat.name for seat in awaited]])
    if table.row.public:
        check_one_each(table, me)


async def awaited_at(table: Table, me: Person) -> list[SeatRow]:
    """Return the others for whom seats are kept: they meet again, and strangers may come first."""
    if not table.row.public or time.time() - table.row.created >= KEPT_SECONDS:
        return []
    return [
        seat
        for seat in await table.store.conduct.seats_before(table.row.id)
        if seat.kind == "person"
        and table.seats[seat.seat].kind == "open"
        and (seat.token is not None or seat.account is not None)
        and not is_of(seat, me)
    ]


async def check_not_removed(table: Table, me: Person) -> None:
    barred = me.address in table.barred
    if barred or await table.store.conduct.is_removed(table.row.id, me.tokens, me.account):
        raise Refusal("seat/removed")


def check_name(name: str, others: Sequence[str]) -> None:
    """Refuse a name that nobody can see, or that looks like the name of somebody at the table."""
    if not likeness(name):
        raise Refusal("seat/name-taken", "blank")
    other = one_like(name, others)
    if other is not None:
        raise Refusal("seat/name-taken", name=other)


def check_one_each(table: Table, me: Person) -> None:
    """Refuse a second seat to a browser or an account, and one too many to an address."""
    mine = [seat for seat in table.seats if is_of(seat, me)]
    if mine:
        raise Refusal("seat/one-each")
    taken = [seat for seat, address in table.addresses.items() if address == me.address]
    near = [seat for seat in taken if table.seats[seat].kind == "person"]
    if me.address and len(near) >= table.watcher.seats_per_address:
        raise Refusal("seat/one-each", "address")


def is_of(seat: SeatRow, me: Person) -> bool:
    by_account = me.account is not None and seat.account == me.account
    return by_account or (seat.token is not None and seat.token in me.tokens)


def origin_of(row: TableRow) -> str:
    """Return who counts as having opened a table; where that is not known it stands for itself."""
    if row.opened_from is None and row.opener_account is not None:
        return f"account {row.opener_account}"
    return row.opened_from or row.id


def opener_of(row: TableRow, seats: Sequence[SeatRow]) -> int | None:
    """Return the seat of whoever opened the table, who may have none."""
    for seat in seats:
        by_token = row.opener is not None and seat.token == row.opener
        if by_token or (row.opener_account is not None and seat.account == row.opener_account):
            return seat.seat
    return None
