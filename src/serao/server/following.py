"""Following the other processes at the same database: what they store reaches our listeners too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from serao.kernel.errors import SeraoError
from serao.server import reminders
from serao.server.attendance import Attendance
from serao.server.beginnings import begin_if_ready
from serao.server.bots import BotPlayers, rests
from serao.server.chores import Chores
from serao.server.codes import Refusal
from serao.server.tables import CHAT_KEPT, Table, Tables
from serao.store import ENDED, Notice, RowError, SeatRow, TableRow
from serao.store.company import TROUBLES, Company

log = logging.getLogger("serao.following")


class Following:
    """Makes the tables in memory catch up with what other processes have stored.

    A notice only says where to look. Whoever comes to a table by a request finds it as the
    store has it, whether the notice was heard or not.
    """

    def __init__(self, tables: Tables, bots: BotPlayers, company: Company, chores: Chores) -> None:
        self.tables = tables
        self.bots = bots
        self.company = company
        self.chores = chores
        self.somebody_left = asyncio.Event()
        self.attendance = Attendance(tables, company)

    async def start(self) -> None:
        """Return when we hear the others."""
        self.chores.keep("follow", self.follow)
        await self.company.listening.wait()
        self.chores.keep("tend bots", self.tend_bots)
        self.chores.keep("attendance", self.attendance.keep)

    async def before_use(self, table: Table) -> None:
        """Make sure that a table is as it is stored, whatever was heard."""
        await freshen(table)

    async def follow(self) -> None:
        """Hear the others for ever."""
        await self.company.attend(self.hear, self.catch_up_everywhere)

    def hear(self, notice: Notice) -> None:
        if notice.what == "gone":
            self.somebody_left.set()
            self.attendance.changed.set()
        elif notice.what == "presence":
            self.attendance.changed.set()
        elif notice.table_id in self.tables.loading:
            self.chores.send("hear", partial(self.hear_after_loading, notice.table_id))
        else:
            table = self.tables.loaded.get(notice.table_id)
            if table is not None and not knows(table, notice):
                self.chores.send("take in", partial(take_in, table, notice))

    async def hear_after_loading(self, table_id: str) -> None:
        """Make sure of what was said while the table was on its way into memory."""
        with suppress(SeraoError):
            await self.tables.table(table_id)  # waits for the loading
            await freshen(await self.tables.table(table_id))

    async def catch_up_everywhere(self) -> None:
        """Read what was said while nobody listened."""
        for table in list(self.tables.loaded.values()):
            await take_in(table, Notice("seats", table.row.id))
            await take_in(table, Notice("chat", table.row.id))

    # -- bots --------------------------------------------------------------------------------

    async def tend_bots(self) -> None:
        """See to it for ever that every bot is played by somebody."""
        while True:
            try:
                await self.take_over()
                await self.tend(list(self.company.held))
            except TROUBLES as error:
                log.warning("bots cannot be tended", extra={"why": repr(error)})
            self.somebody_left.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.somebody_left.wait(), self.company.seconds / 4)

    async def take_over(self) -> None:
        """Claim the bots of processes that are gone, and those that we are waiting for."""
        for table_id in await self.company.abandoned():
            await self.company.claim(table_id)
        for table in list(self.tables.loaded.values()):
            self.bots.look(table)

    async def tend(self, held: Iterable[str]) -> None:
        """Have the tables whose bots are ours in memory, until they are over or their bots rest."""
        for table_id in held:
            table = self.tables.loaded.get(table_id)
            if table is None or table.gone:
                table = await self.bots.go_on(table_id)
            if table is None or table.row.state in ENDED or rests(table):
                await self.company.release(table_id)

    async def let_go(self, left: Iterable[str]) -> None:
        """Leave the bots of tables that have left memory to whoever needs them next."""
        try:
            for table_id in left:
                await self.company.release(table_id)
        except TROUBLES as error:
            log.warning("leases could not be released", extra={"why": repr(error)})

    async def close(self) -> None:
        try:
            await self.company.leave()
        except TROUBLES as error:
            log.warning("the others were not told that we leave", extra={"why": repr(error)})


# -- one table --------------------------------------------------------------------------------


def knows(table: Table, notice: Notice) -> bool:
    """Whether there is nothing new in a notice."""
    if table.gone:
        return True
    entry = notice.what == "entry" and table.play is not None
    return entry and table.playing().entries > notice.number


async def freshen(table: Table) -> None:
    """Catch up, unless the store has nothing that is not in memory."""
    known = 0 if table.play is None else table.play.entries
    try:
        row, seats = await stored(table)
        later = await table.store.actions(table.row.id, known)
    except RowError:
        table.leave_memory()  # whoever loads it finds out what is wrong
        return
    if later or (row, seats) != (table.row, table.seats):
        await take_in(table, Notice("seats", table.row.id))


async def stored(table: Table) -> tuple[TableRow, list[SeatRow]]:
    row = await table.store.table(table.row.id)
    if row is None:
        table.leave_memory()
        raise Refusal("table/unknown")  # the host has deleted it
    return row, await table.store.seats(table.row.id)


async def take_in(table: Table, notice: Notice) -> None:
    """Take in what another process has changed; whoever cannot starts again from the store."""
    async with table.lock:
        if table.gone:
            return
        try:
            if notice.what == "chat":
                await take_in_chat(table)
                return
            if notice.what == "reminder":
                await take_in_reminder(table, notice.number)
            elif notice.what == "seats" or table.play is None:
                await take_in_seats(table)
            if table.play is not None:
                await table.catch_up()
        except (*TROUBLES, SeraoError) as error:
            told = {"table": table.row.id, "why": repr(error)}
            log.error("a table could not catch up", extra=told)
            table.leave_memory()


async def take_in_seats(table: Table) -> None:
    """Take in who sits where, that play has begun, or that there is a rematch."""
    row, seats = await stored(table)
    if table.row.state == "over":
        row.state = "over"  # before the store knows it
    if (row, seats) == (table.row, table.seats):
        return
    left = [old.seat for old, new in zip(table.seats, seats, strict=True) if old.token != new.token]
    table.row, table.seats = row, seats
    for seat in left:
        table.let_go(seat)
    begins = table.play is None and (row.state == "playing" or row.begun is not None)
    if begins:
        table.begin()
    table.publish_seats()
    if begins:
        table.publish_beginning()
    elif table.play is None:
        await begin_if_ready(table)
    table.has_changed()


async def take_in_reminder(table: Table, by: int) -> None:
    before = [seat.reminded for seat in table.seats]
    await take_in_seats(table)
    for seat in table.seats:
        if seat.reminded != before[seat.seat]:
            reminders.tell(table, by, seat.seat)


async def take_in_chat(table: Table) -> None:
    known = {said.id for said in table.chat}
    table.chat = await table.store.last_chat(table.row.id, CHAT_KEPT)
    for said in table.chat:
        if said.id not in known:
            table.publish_saying(said)
