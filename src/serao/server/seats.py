"""Sitting down: creating a table, joining, leaving, coming back, meeting again."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from serao import bots, fairness
from serao.bots.names import shuffled
from serao.kernel.errors import SeraoError
from serao.kernel.game import Game
from serao.kernel.state import NOBODY, State
from serao.server import sitting
from serao.server.beginnings import begin_if_ready, free
from serao.server.codes import Refusal
from serao.server.lookalikes import one_like
from serao.server.tables import Table, Tables
from serao.store import STAND_IN, SeatRow, TableRow, TimeControl

UNTIMED: Final = TimeControl("none")


class Person(NamedTuple):
    """Who sits down: a guest has no account."""

    name: str
    account: str | None = None
    tokens: tuple[str, ...] = ()  # of seats anywhere, as the store keeps them
    address: str = ""  # from where they come
    origin: str | None = None  # the same, as the store keeps it


class Place(NamedTuple):
    """A seat at a table, and the token that proves that it is yours."""

    table: Table
    seat: int
    token: str


def digest(token: str) -> str:
    """Return what the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


# -- creating ---------------------------------------------------------------------------------


def new_table(
    game: Game[State],
    edition: str | None,
    seats: int,
    options: dict[str, Any],
    public: bool,
    time_control: TimeControl,
    hints: bool = False,
) -> TableRow:
    """Return a table about to be opened; refuse what the game does not know."""
    try:
        settings = game.settings(options)
        game.new_table(seats, 0, settings)
    except SeraoError as error:
        raise Refusal("game/wrong-settings", why=str(error)) from None
    secret = fairness.new_secret()
    return TableRow(
        id=fairness.new_table_id(),
        game=game.slug,
        content=game.fingerprint,
        options=settings,
        seats=seats,
        secret=secret,
        commitment=fairness.commitment(secret),
        public=public,
        code=secrets.token_urlsafe(12),
        created=time.time(),
        edition=edition,
        time=time_control,
        rules=game.rules,
        discreet=True,
        derivation=fairness.SEALED,
        hints=hints,
    )


def new_seats(
    table_id: str, wanted: Sequence[str], me: Person, key: str | None = None
) -> tuple[list[SeatRow], str]:
    """Return the seats (``open``, ``me`` or a bot's level), and the token of mine ("": none).

    Bots are called by ``key``, or else by the table.
    """
    token = new_token() if "me" in wanted else ""
    called = names_for_bots(key or table_id, [me.name])
    rows = []
    for seat, kind in enumerate(wanted):
        if kind == "open":
            rows.append(SeatRow(table_id, seat, "open"))
        elif kind == "me":
            rows.append(
                SeatRow(table_id, seat, "person", me.name, token=digest(token), account=me.account)
            )
        elif kind in bots.LEVELS:
            rows.append(SeatRow(table_id, seat, "bot", next(called), level=kind))
        else:
            known = ", ".join(["open", "me", *bots.LEVELS])
            raise Refusal("game/wrong-settings", "seat", known=known, name=kind)
    if list(wanted).count("me") > 1:
        raise Refusal("game/wrong-settings", "two-seats")
    return rows, token


def names_for_bots(table_id: str, taken: Sequence[str]) -> Iterator[str]:
    """Yield names for a table's bots, none of which looks like one that is taken."""
    return (name for name in shuffled(table_id) if one_like(name, taken) is None)


async def create(
    tables: Tables,
    slug: str,
    wanted: Sequence[str],
    options: dict[str, Any],
    public: bool,
    me: Person,
    time_control: TimeControl = UNTIMED,
    edition: str | None = None,
    hints: bool | None = None,
) -> Place:
    """Open a table; the seat is -1 when its maker only watches.

    Where nobody says whether people may ask for ``hints``, they may when no other people come.
    """
    game = tables.shelf.game(slug, edition)
    may_ask = "open" not in wanted if hints is None else hints
    row = new_table(game, edition, len(wanted), options, public, time_control, may_ask)
    rows, token = new_seats(row.id, wanted, me)
    row.opener = digest(token) if token else None
    row.opener_account = me.account
    row.opened_from = me.origin
    return await open_table(tables, game, row, rows, token, me)


async def open_table(
    tables: Tables,
    game: Game[State],
    row: TableRow,
    rows: list[SeatRow],
    token: str,
    me: Person,
) -> Place:
    """Store a table, and begin where nobody else is waited for; ``token`` is that of my seat."""
    table = await tables.add(game, row, rows)
    mine = [seat.seat for seat in rows if token and seat.token == digest(token)]
    seat = mine[0] if mine else NOBODY
    if token:
        table.addresses[seat] = me.address
    async with table.lock:
        await begin_if_ready(table)
    return Place(table, seat, token)


# -- who may do what --------------------------------------------------------------------------


def seat_if_any(table: Table, token: str) -> int | None:
    """Return the seat that ``token`` belongs to, if it does."""
    wanted = digest(token)
    for seat in table.seats:
        if seat.token is not None and hmac.compare_digest(seat.token, wanted):
            if table.watcher.is_banned(seat.account):
                raise Refusal("account/banned")
            return seat.seat
    return None


def seat_of(table: Table, token: str) -> int:
    """Return the seat that ``token`` belongs to; refuse a wrong one."""
    seat = seat_if_any(table, token)
    if seat is None:
        raise Refusal("seat/wrong-token")
    return seat


def check_code(table: Table, code: str) -> None:
    if not table.row.public and not hmac.compare_digest(table.row.code.encode(), code.encode()):
        raise Refusal("table/wrong-code")


# -- joining and leaving ----------------------------------------------------------------------


async def join(table: Table, code: str, seat: int | None, me: Person, again: bool = False) -> Place:
    """Sit down on ``seat``, or on the first that is open; ``again``, among the same people."""
    check_code(table, code)
    async with table.lock:
        table.check_not_closed()
        awaited = [] if again else await sitting.awaited_at(table, me)
        if not again:
            await sitting.check(table, me, awaited)
        kept = [row.seat for row in awaited]
        free = [row.seat for row in table.seats if row.kind == "open" and row.seat not in kept]
        if kept and (seat in kept or not free):
            raise Refusal("table/full", "kept")
        if not free or (seat is not None and seat not in free):
            raise Refusal("table/full", "seat" if free else "")
        chosen = free[0] if seat is None else seat
        await make_way(table, me.name)
        token = new_token()
        hashed = digest(token)
        taken = await table.store.take_seat(table.row.id, chosen, me.name, hashed, me.account)
        if not taken:
            raise Refusal("table/full", "quicker")
        row = SeatRow(table.row.id, chosen, "person", me.name, token=hashed, account=me.account)
        table.seats[chosen] = row
        table.addresses[chosen] = me.address
        table.publish_seats()
    return Place(table, chosen, token)


async def make_way(table: Table, name: str) -> None:
    """Call the bot otherwise that has the name of somebody who sits down; under the lock."""
    for bot in table.seats:
        if bot.kind == "bot" and one_like(name, [bot.name]) is not None:
            taken = [name, *(seat.name for seat in table.seats)]
            other = next(names_for_bots(table.row.id, taken))
            if await table.store.rename_bot(table.row.id, bot.seat, other):
                bot.name = other


async def leave(table: Table, seat: int) -> None:
    """Stand up: before play the seat is open again, in play a bot stands in."""
    async with table.lock:
        table.check_not_closed()
        if table.row.state == "over":
            raise Refusal("table/over", "leave")
        if table.play is None:
            await free(table, seat)
        else:
            await stand_in(table, seat)


async def stand_in(table: Table, seat: int) -> None:
    """Let a bot play for a person."""
    await table.store.stand_in(table.row.id, seat, STAND_IN)
    table.seats[seat].level = STAND_IN
    table.publish_seats()
    table.has_changed()


async def come_back(table: Table, seat: int) -> None:
    """Take one's seat again from the bot that stood in."""
    async with table.lock:
        table.check_not_closed()
        if table.seats[seat].level is not None:
            await table.store.stand_in(table.row.id, seat, None)
            table.seats[seat].level = None
            table.publish_seats()


async def go_on_with(table: Table, seat: int) -> None:
    """Give whoever opens a table again their seat, where all had left and the game waits."""
    if table.row.state == "playing" and table.is_left():
        await come_back(table, seat)


# -- meeting again ----------------------------------------------------------------------------


async def rematch(tables: Tables, old: Table, seat: int, address: str = "") -> Place:
    """Sit down on one's own seat at the table where these players meet again.

    Until whoever opened the old table comes, the first of them is the opener.
    """
    fresh = await rematch_of(tables, old)
    mine = old.seats[seat]
    me = Person(mine.name, mine.account, address=address)
    place = await join(fresh, fresh.row.code, seat, me, again=True)
    if fresh.row.opener is None or sitting.opener_of(old.row, [mine]) is not None:
        fresh.row.opener = digest(place.token)
        await tables.store.conduct.set_opener(fresh.row.id, fresh.row.opener)
        fresh.publish_seats()
    return place


async def rematch_of(tables: Tables, old: Table, origin: str | None = None) -> Table:
    """Return the table where these players meet again; whoever asks first opens it."""
    if old.row.state != "over":
        raise Refusal("table/not-over")
    async with old.lock:
        if old.row.rematch is None:
            await open_rematch(tables, old, origin)
    return await tables.table(str(old.row.rematch))


async def open_rematch(tables: Tables, old: Table, origin: str | None) -> None:
    row = new_table(
        old.game,
        old.row.edition,
        old.row.seats,
        old.row.options,
        old.row.public,
        old.row.time,
        old.row.hints,
    )
    row.opener_account = old.row.opener_account
    row.opened_from = origin
    rows = [
        SeatRow(row.id, seat.seat, "bot", seat.name, level=seat.level)
        if seat.kind == "bot"
        else SeatRow(row.id, seat.seat, "open")
        for seat in old.seats
    ]
    await tables.store.add_rematch(old.row.id, row, rows)
    known = await tables.store.table(old.row.id)
    assert known is not None, "a table in memory is in the store"
    old.row.rematch = known.rematch
    old.publish_seats()
