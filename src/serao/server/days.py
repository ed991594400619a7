"""The deal of the day at this house: made ahead, played once by each, told when its day is over."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from serao import days, fairness
from serao.days import Plan, day_at, end_of
from serao.games import games
from serao.kernel.errors import SeraoError
from serao.server import seats
from serao.server.codes import Refusal
from serao.server.downloads import heading
from serao.server.messages import DayKnown, DayMine, DayShown, DaysOfGame
from serao.server.seats import UNTIMED, Person, Place
from serao.server.tables import Table
from serao.store import DayPlayRow, DayRow, OfDayRow, SealRow, SeatRow, TableRow

if TYPE_CHECKING:
    from serao.server.hall import Hall

OFTEN: Final = 600.0  # seconds between two looks whether there are deals enough
TOLD: Final = 14  # days that are over and are told of in a list

log = logging.getLogger("serao.days")


class Days:
    """Makes deals, opens tables for them, and counts what comes of them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store.days
        self.sitting = asyncio.Lock()  # whoever presses twice sits down once

    def today(self) -> str:
        return day_at(self.hall.now())

    # -- making ------------------------------------------------------------------------------

    async def keep_ahead(self) -> None:
        """See to it, for ever, that there are deals for more than a week."""
        while True:
            await self.make()
            await asyncio.sleep(OFTEN)

    async def make(self) -> None:
        """Make the deals that are missing; of several processes whoever comes first makes one."""
        today = self.today()
        wanted = [days.after(today, ahead) for ahead in range(days.AHEAD + 1)]
        there = {(row.game, row.date) for row in await self.store.between(today, wanted[-1])}
        missing = [
            new_deal(plan, self.hall.now())
            for slug in games()
            for plan in self.plans(slug, [date for date in wanted if (slug, date) not in there])
        ]
        if missing:
            await self.store.add(missing)
            log.info("deals of coming days were made", extra={"number": len(missing)})

    def plans(self, slug: str, dates: Sequence[str]) -> list[Plan]:
        """Return what is dealt at a game; nothing where it cannot be played so."""
        try:
            game = self.hall.shelf.game(slug)
            found = [days.plan(game, date) for date in dates]
            for plan in found[:1]:
                game.new_table(plan.seats, 0, game.settings({}))
        except SeraoError as error:
            log.warning("a game has no deal of the day", extra={"game": slug, "why": str(error)})
            return []
        return found

    async def deal(self, slug: str, date: str) -> DayRow:
        """Return the deal of a day that has begun; refuse what is none."""
        self.hall.shelf.game(slug)
        if not days.is_date(date):
            raise Refusal("request/malformed", "date")
        if date > self.today():
            raise Refusal("day/not-yet", date=date)
        found = await self.store.between(date, date, slug)
        if not found and date == self.today():
            await self.make()
            found = await self.store.between(date, date, slug)
        if not found:
            raise Refusal("day/unknown", date=date)
        return found[0]

    # -- playing -----------------------------------------------------------------------------

    async def play(
        self, slug: str, date: str, me: Person, may_begin: Callable[[], Awaitable[None]]
    ) -> Place:
        """Sit down at today's deal: at one's own table, if there is one; its token is known then."""
        row = await self.deal(slug, date)
        if date < self.today():
            raise Refusal("day/over", date=date)
        async with self.sitting:
            found = self.mine(await self.plays_of(me), row)
            if found is None:
                await may_begin()
                place = await self.begin(row, me)
                if place is not None:
                    return place
                found = self.mine(await self.plays_of(me), row)  # another process was quicker
            assert found is not None, "who plays already is known"
            return await self.back(found)

    async def begin(self, deal: DayRow, me: Person) -> Place | None:
        table, rows, token = new_table(self.hall, deal, me)
        play = DayPlayRow(
            id=secrets.token_hex(8),
            game=deal.game,
            date=deal.date,
            at_table=table.id,
            token=seats.digest(token),
            account=me.account,
            begun=self.hall.now(),
        )
        if not await self.store.sit(table, rows, play):
            return None
        return Place(await self.hall.tables.table(table.id), deal.seat, token)

    async def back(self, play: DayPlayRow) -> Place:
        """Return to the table of a play."""
        if play.at_table is None:
            raise Refusal("table/unknown")
        table = await self.hall.tables.table(play.at_table)
        seat = next(one.seat for one in table.seats if one.kind == "person")
        return Place(table, seat, "")

    async def plays_of(self, me: Person) -> list[DayPlayRow]:
        return await self.store.plays_of(me.tokens, me.account)

    def mine(self, plays: Sequence[DayPlayRow], deal: DayRow) -> DayPlayRow | None:
        return next(
            (play for play in plays if (play.game, play.date) == (deal.game, deal.date)), None
        )

    # -- what came of it ---------------------------------------------------------------------

    async def note_end(self, table: Table) -> None:
        """Keep the result of a table that is over; one that a bot has ended is none."""
        play = table.playing()
        mine = next(one for one in table.seats if one.kind == "person")
        score = place = None
        if mine.level is None:
            score = play.state.scores()[mine.seat]
            place = place_of(play.state.ranking(), mine.seat)
        await self.store.end(table.row.id, play.entered + self.hall.ahead, score, place)

    async def catch_up(self, play: DayPlayRow) -> DayPlayRow:
        """Return a play as it stands: its end may not have been kept yet."""
        if play.ended is not None or play.at_table is None:
            return play
        try:
            table = await self.hall.tables.table(play.at_table)
        except Refusal:
            return play
        if table.row.state != "over":
            return play
        await self.note_end(table)
        again = await self.store.plays_of([play.token or ""], play.account)
        return next(one for one in again if one.id == play.id)

    # -- telling -----------------------------------------------------------------------------

    async def of_all(self, me: Person) -> list[DayShown]:
        """Return today's deal of every game that has one."""
        today = self.today()
        found = await self.store.between(today, today)
        if not found:
            await self.make()
            found = await self.store.between(today, today)
        plays = await self.plays_of(me)
        return [await self.shown(row, plays) for row in found if row.game in games()]

    async def of_game(self, slug: str, me: Person) -> DaysOfGame:
        today = self.today()
        row = await self.deal(slug, today)
        first, last = days.after(today, -TOLD), days.after(today, days.AHEAD)
        others = await self.store.between(first, last, slug)
        known = [self.known(one) for one in others if one.date != today]
        return DaysOfGame(
            today=await self.shown(row, await self.plays_of(me)),
            ahead=[one for one in known if one.date > today],
            past=[one for one in reversed(known) if one.date < today],
        )

    async def of_day(self, slug: str, date: str, me: Person) -> DayShown:
        return await self.shown(await self.deal(slug, date), await self.plays_of(me))

    async def shown(self, row: DayRow, plays: Sequence[DayPlayRow]) -> DayShown:
        """Return a deal as somebody may see it: results when they have theirs, or all have."""
        mine = self.mine(plays, row)
        mine = None if mine is None else await self.catch_up(mine)
        scores = await self.store.scores(row.game, row.date, end_of(row.date))
        is_over = self.is_over(row.date)
        may_see = is_over or (mine is not None and mine.ended is not None)
        played = {play.date for play in plays if play.game == row.game and counts(play)}
        if mine is not None and counts(mine):
            played.add(row.date)
        return DayShown(
            game=row.game,
            title=self.hall.shelf.game(row.game).title,
            deal=self.known(row),
            ends=end_of(row.date),
            over=is_over,
            played=sum(number for _, number in scores),
            mine=None if mine is None else told(mine),
            scores=scores if may_see else None,
            streak=days.streak(played, self.today()),
        )

    def known(self, row: DayRow) -> DayKnown:
        """Return what everybody may know of a deal; its secret only when its day is over."""
        return DayKnown(
            date=row.date,
            commitment=row.commitment,
            made=row.made,
            seats=row.seats,
            seat=row.seat,
            level=row.level,
            iterations=row.iterations,
            secret=row.secret if self.is_over(row.date) else None,
        )

    def is_over(self, date: str) -> bool:
        return self.hall.now() >= end_of(date)


def place_of(ranking: Sequence[Sequence[int]], seat: int) -> int:
    """Return the place of a seat, the first being 1; who is as good as another has the same."""
    place = 1
    for group in ranking:
        if seat in group:
            break
        place += len(group)
    return place


def counts(play: DayPlayRow) -> bool:
    """Whether a play came to its end on its day."""
    return play.score is not None and play.ended is not None and play.ended < end_of(play.date)


def told(play: DayPlayRow) -> DayMine:
    return DayMine(play.at_table, play.ended is not None, play.score, play.place, counts(play))


def new_deal(plan: Plan, at: float) -> DayRow:
    secret = fairness.new_secret()
    return DayRow(
        plan.game,
        plan.date,
        secret,
        plan.commitment(secret),
        plan.seats,
        plan.seat,
        plan.level,
        plan.iterations,
        at,
    )


def new_table(hall: Hall, deal: DayRow, me: Person) -> tuple[TableRow, list[SeatRow], str]:
    """Return a table that plays a deal, in play from the start: nobody gives a share."""
    game = hall.shelf.game(deal.game)
    row = seats.new_table(game, None, deal.seats, {}, False, UNTIMED)
    row.secret, row.commitment = deal.secret, deal.commitment
    row.derivation, row.day = fairness.OF_A_DAY, OfDayRow(deal.date, deal.iterations)
    wanted = ["me" if seat == deal.seat else deal.level for seat in range(deal.seats)]
    rows, token = seats.new_seats(row.id, wanted, me, f"{deal.game} {deal.date}")
    row.opener, row.opener_account, row.opened_from = seats.digest(token), me.account, me.origin
    at, nobodys = time.time(), [None] * deal.seats
    terms = heading(row, rows).terms()
    row.seal = SealRow(terms, fairness.seal(row.id, row.commitment, 1, terms, nobodys), at)
    row.state, row.begun, row.entropy = "playing", at, list(nobodys)
    return row, rows, token
