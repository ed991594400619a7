"""Reminding somebody for whom the others wait."""

from __future__ import annotations

import time
from typing import Final

from serao.server.codes import Refusal
from serao.server.messages import Reminded
from serao.server.tables import Table

PAUSE: Final = 60.0  # seconds between two reminders of one seat


async def remind(table: Table, by: int, seat: int) -> None:
    """Tell the person on ``seat`` that the table waits; kept until that person answers."""
    async with table.lock:
        check(table, by, seat)
        at = time.time()
        await table.store.remind(table.row.id, seat, by, at)
        table.seats[seat].reminded = at
        tell(table, by, seat)


def tell(table: Table, by: int, seat: int) -> None:
    table.send(table.listeners.get(seat, ()), Reminded(table.seats[by].name))


def check(table: Table, by: int, seat: int) -> None:
    owing = table.playing().state.owing()
    if seat == by or seat not in owing or table.seats[seat].level is not None:
        raise Refusal("seat/owes-nothing")
    last = table.seats[seat].reminded
    if last is not None and time.time() - last < PAUSE:
        raise Refusal("seat/reminded")


def is_reminded(table: Table, seat: int) -> bool:
    """Whether the seat was reminded of the answer that it owes now."""
    if table.play is None or seat not in table.play.state.waiting():
        return False
    last, began = table.seats[seat].reminded, table.play.clocks.since[seat]
    return last is not None and began is not None and last >= began
