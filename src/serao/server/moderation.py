"""What people can do about each other: take somebody off a seat before play, tell the host."""

from __future__ import annotations

import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from serao import names
from serao.kernel.state import NOBODY
from serao.server import beginnings, sitting
from serao.server.codes import Refusal, malformed
from serao.server.limits import Buckets
from serao.store import ReportRow, Store

if TYPE_CHECKING:
    from serao.server.messages import Report
    from serao.server.tables import Table

REPORT_RATE: Final = 1 / 60  # reports a second of one address, in the long run
REPORT_BURST: Final = 5

log = logging.getLogger("serao.moderation")


# -- taking somebody off a seat ---------------------------------------------------------------


async def remove(table: Table, by: int, account: str | None, seat: int) -> None:
    """Let the opener take a person off a seat before play; that person may not sit down again."""
    async with table.lock:
        check_may_remove(table, by, account, seat)
        row = table.seats[seat]
        await table.store.conduct.remove(row)
        address = table.addresses.get(seat, "")
        if address and table.row.public and address != table.addresses.get(by):
            table.barred.add(address)
        await beginnings.free(table, seat)
    log.info("somebody was removed", extra={"table": table.row.id, "seat": seat})


def check_may_remove(table: Table, by: int, account: str | None, seat: int) -> None:
    opener = sitting.opener_of(table.row, table.seats)
    is_opener = by != NOBODY and by == opener
    if not is_opener and (account is None or account != table.row.opener_account):
        raise Refusal("seat/not-opener")
    if table.row.state != "open":
        raise Refusal("table/begun")
    if seat == by or seat >= len(table.seats) or table.seats[seat].kind != "person":
        raise Refusal("seat/not-seated", "nobody")


# -- telling the host -------------------------------------------------------------------------


class Reports:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.allowance = Buckets(REPORT_RATE, REPORT_BURST)

    async def take(self, table: Table, by: int, address: str, report: Report) -> None:
        """Keep a report for the host: in the store, in the audit log and as a line of the log."""
        if not self.allowance.take(address):
            raise Refusal("request/too-many")
        row = await reported(table, by, report)
        await self.store.conduct.report(row)
        reporter = row.reporter_account or f"guest {row.reporter}".strip()
        parts = [f"{row.about}: {row.why}", row.words, row.saying and f"“{row.saying}”"]
        await self.store.audit(reporter, "report", row.table_id, "; ".join(filter(None, parts)))
        log.warning("somebody was reported", extra={"table": row.table_id, "why": row.why})


def readable(words: str) -> str:
    """Return what somebody wrote as one line; refuse what cannot be read."""
    line = " ".join(words.split())
    try:
        names.check(line)
    except names.UnfitText as error:
        raise malformed(error) from None
    return line


async def reported(table: Table, by: int, report: Report) -> ReportRow:
    """Return a report with what it is about: a person at the table, or something said there."""
    about, account, text = await subject(table, report)
    mine = None if by == NOBODY else table.seats[by]
    return ReportRow(
        id=secrets.token_hex(8),
        at=time.time(),
        table_id=table.row.id,
        reporter="" if mine is None else mine.name,
        reporter_account=None if mine is None else mine.account,
        about=about,
        about_account=account,
        why=report.why,
        words=readable(report.words),
        saying=text,
    )


async def subject(table: Table, report: Report) -> tuple[str, str | None, str | None]:
    """Return the name and the account of whom a report is about, and what they said."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    if report.saying is not None:
        said = await table.store.conduct.saying(table.row.id, report.saying)
        if said is not None:  # whoever looks on may have any name
            at_table = [] if said.room == "spectators" else people
            account = next((one.account for one in at_table if one.name == said.author), None)
            return said.author, account, said.text
    for seat in people:
        if seat.seat == report.seat:
            return seat.name, seat.account, None
    raise Refusal("request/malformed", "report")
