"""Deals of a day: made ahead, played once by each, counted for all to see."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from serao.store import queries
from serao.store.rows import DayPlayRow, DayRow, SeatRow, TableRow, columns

if TYPE_CHECKING:
    from serao.store.store import Store


class Days:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, rows: Sequence[DayRow]) -> None:
        """Keep deals, but for those that are made already: whoever comes first has made them."""
        await self.store.write(*[(queries.ADD_DAY, columns(row)) for row in rows])

    async def between(self, first: str, last: str, game: str | None = None) -> list[DayRow]:
        """Return the deals from one day to another, the earliest first; of one game, or of all."""
        if game is None:
            return await self.store.read(queries.DAYS, DayRow, first=first, last=last)
        values = {"first": first, "last": last, "game": game}
        return await self.store.read(queries.DAYS_OF_GAME, DayRow, **values)

    async def sit(self, table: TableRow, seats: Sequence[SeatRow], play: DayPlayRow) -> bool:
        """Add a table at which somebody plays the deal; False when their account plays it already."""
        rows = [columns(seat) for seat in seats]

        def work(connection: Connection) -> bool:
            if connection.execute(queries.ADD_PLAY, columns(play)).rowcount == 0:
                return False
            connection.execute(queries.ADD_TABLE, columns(table))
            connection.execute(queries.ADD_SEATS, rows)
            return True

        return await self.store.database.write(work)

    async def end(self, table_id: str, at: float, score: int | None, place: int | None) -> None:
        """Keep what came of a play, once."""
        values = {"of_table": table_id, "new_ended": at, "new_score": score, "new_place": place}
        await self.store.write((queries.END_PLAY, values))

    async def plays_of(self, tokens: Collection[str], account: str | None) -> list[DayPlayRow]:
        """Return what somebody has played, the earliest first."""
        values = {"tokens": list(tokens), "account": account}
        return await self.store.read(queries.PLAYS_OF, DayPlayRow, **values)

    async def scores(self, game: str, date: str, end: float) -> list[tuple[int, int]]:
        """Return how many have which score, of those who came to the end before ``end``."""
        values = {"game": game, "date": date, "end": end}

        def work(connection: Connection) -> list[tuple[int, int]]:
            found = connection.execute(queries.SCORES, values)
            return [(score, number) for score, number in found]

        return await self.store.database.read(work)
