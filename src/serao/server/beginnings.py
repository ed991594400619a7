"""Beginning: people commit to shares in the table's chance, all is sealed, shares are shown.

Nobody learns a share before everybody has committed to one, so nobody can choose what they give
together. An attempt that is broken off after it was sealed is counted: whoever runs the server
and is in league with a seat may have seen what it would have given. See docs/fairness.md.
"""

from __future__ import annotations

import asyncio
import logging
import time

from serao import fairness
from serao.server.codes import Refusal
from serao.server.downloads import heading
from serao.server.tables import Table
from serao.store import SealRow, Unavailable

log = logging.getLogger("serao.beginnings")


# -- what people's clients do -----------------------------------------------------------------


async def commit_share(
    table: Table, seat: int, attempt: int, commitment: str, token: str | None = None
) -> None:
    """Commit to a share, perhaps to another than before; with the last one all is sealed.

    With a ``token``, only whoever has it: the seat may have changed hands while they waited.
    """
    async with table.lock:
        if token is not None:
            table.check_is_of(seat, token)
        check_attempt(table, attempt)
        row, mine = table.row, table.seats[seat]
        if mine.commitment == commitment:
            return  # asked twice
        if row.seal is not None or not await table.store.commit_share(
            row.id, seat, mine.token, attempt, commitment
        ):
            raise Refusal("share/sealed")
        mine.commitment = commitment
        table.publish_seats()
        await begin_if_ready(table)


async def show_share(table: Table, seat: int, attempt: int, share: str) -> None:
    """Open one's commitment. With the last share, play begins."""
    async with table.lock:
        check_attempt(table, attempt)
        row, mine = table.row, table.seats[seat]
        if row.seal is None:
            raise Refusal("share/not-sealed")
        opened = fairness.share_commitment(row.id, row.commitment, attempt, seat, share)
        if opened != mine.commitment:
            raise Refusal("share/wrong")
        if mine.entropy is not None:
            return  # asked twice
        if not await table.store.show_share(row.id, seat, attempt, opened, share):
            raise Refusal("share/other-attempt")
        mine.entropy = share
        table.publish_seats()
        await begin_if_ready(table)


def check_attempt(table: Table, attempt: int) -> None:
    if table.play is not None:
        raise Refusal("table/begun")
    if attempt != table.row.attempt:
        raise Refusal("share/other-attempt")


# -- what follows from it ---------------------------------------------------------------------


async def begin_if_ready(table: Table) -> None:
    """Seal when everybody has committed; begin when everybody has shown a share."""
    if any(seat.kind == "open" for seat in table.seats):
        return
    people = [seat for seat in table.seats if seat.kind == "person"]
    if table.row.seal is None and all(seat.commitment is not None for seat in people):
        await seal(table)
    if table.row.seal is not None and all(seat.entropy is not None for seat in people):
        await begin(table)


async def seal(table: Table) -> None:
    """Fix the terms and everybody's commitment, and tell them to everybody."""
    row, at = table.row, time.time()
    terms = heading(row, table.seats).terms()
    commitments = [seat.commitment for seat in table.seats]
    value = fairness.seal(row.id, row.commitment, row.attempt, terms, commitments)
    sealed = SealRow(terms, value, at)
    if not await table.store.seal(row.id, row.attempt, table.seats, sealed):
        return  # another process was quicker, and says so
    row.seal = sealed
    table.publish_seats()
    table.has_changed()


async def begin(table: Table) -> None:
    at = time.time()
    shares = [seat.entropy for seat in table.seats]
    if not await table.store.begin(table.row.id, shares, at):
        return  # another process was quicker, and says so
    table.row.begun = at
    table.row.entropy = shares
    table.row.state = "playing"
    table.begin()
    table.publish_seats()
    table.publish_beginning()
    table.has_changed()


async def look_again(table: Table) -> None:
    """Take from the store who sits where and how far the drawing of shares is."""
    row = await table.store.table(table.row.id)
    assert row is not None, "a table in memory is in the store"
    table.row, table.seats = row, await table.store.seats(table.row.id)


async def draw_again(table: Table, attempt: int) -> None:
    """Break a sealed attempt off, unless it has come to its end: everybody draws a fresh share.

    The table's secret stays as it is, or the host could draw until it liked what came.
    """
    async with table.lock:
        if table.gone or table.play is not None or table.row.attempt != attempt:
            return
        if await table.store.draw_again(table.row.id, attempt):
            await look_again(table)
            log.info("shares are drawn again", extra={"table": table.row.id, "attempt": attempt})
            table.publish_seats()
            table.has_changed()


async def free(table: Table, seat: int, why: Refusal | None = None) -> None:
    """Open a seat again before play; under the lock."""
    if not await table.store.free_seat(table.row.id, seat):
        raise Refusal("table/begun")
    await look_again(table)
    table.let_go(seat, why)
    table.publish_seats()
    table.has_changed()


async def go_on_without(table: Table, attempt: int, tokens: set[str]) -> None:
    """Open the seats of people who never show a share; they may not sit down there again."""
    async with table.lock:
        if not is_sealed(table, attempt):
            return
        for mine in [seat for seat in table.seats if seat.token in tokens]:
            await free(table, mine.seat, Refusal("seat/removed", "late"))
            await table.store.conduct.remove(mine)
            log.info("somebody never shows", extra={"table": table.row.id, "seat": mine.seat})


# -- who keeps the others waiting -------------------------------------------------------------


class Beginnings:
    """Watches sealed tables: a client that is connected and shows no share is not waited for.

    Its share may have been drawn on another device, or it does not want to show it; who does not
    in two attempts in a row loses the seat. Whoever is away is waited for: a share that nobody
    shows helps nobody, and away is not unfair.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.missed: dict[str, set[str]] = {}  # table -> whose shares were missing last time
        self.watching: dict[tuple[Table, int], asyncio.Task[None]] = {}  # by attempt

    def watch(self, table: Table) -> None:
        """See to it that a sealed table begins, or draws again."""
        if table.play is not None or table.gone:
            self.missed.pop(table.row.id, None)
            return
        place = (table, table.row.attempt)
        if is_sealed(table, table.row.attempt) and place not in self.watching:
            task = asyncio.create_task(self.wait(table, table.row.attempt))
            self.watching[place] = task
            task.add_done_callback(lambda _: self.watching.pop(place, None))

    async def wait(self, table: Table, attempt: int) -> None:
        waiting = late(table)
        while is_sealed(table, attempt):
            await asyncio.sleep(self.seconds)
            missing = waiting & late(table)
            if is_sealed(table, attempt) and missing:
                try:
                    await self.break_off(table, attempt, missing)
                except Unavailable as trouble:
                    told = {"table": table.row.id, "why": str(trouble)}
                    log.warning("shares cannot be drawn again just now", extra=told)
                except Exception:
                    log.exception("shares cannot be drawn again", extra={"table": table.row.id})
            waiting = late(table)

    async def break_off(self, table: Table, attempt: int, missing: set[int]) -> None:
        """Let everybody draw again, without those who were missing before."""
        tokens = {token for seat in missing if (token := table.seats[seat].token) is not None}
        again = tokens & self.missed.get(table.row.id, set())
        if again:
            await go_on_without(table, attempt, again)
        else:
            await draw_again(table, attempt)
        self.missed[table.row.id] = tokens - again

    async def close(self) -> None:
        tasks = list(self.watching.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def is_sealed(table: Table, attempt: int) -> bool:
    return (
        not table.gone
        and table.play is None
        and table.row.state == "open"
        and table.row.attempt == attempt
        and table.row.seal is not None
    )


def late(table: Table) -> set[int]:
    """Return the seats that are connected and have not shown their share."""
    return {
        seat.seat
        for seat in table.seats
        if seat.kind == "person" and seat.entropy is None and seat.seat in table.present()
    }
