"""Tables that begin at a moment of a finished game, or at a position: somebody plays on from there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from serao.bots import LEVELS
from serao.kernel.state import State
from serao.moments import written
from serao.server import seats
from serao.server.codes import Refusal
from serao.server.downloads import standing
from serao.server.hosted import Play, names_of
from serao.server.lookalikes import one_like
from serao.server.seats import UNTIMED, Person, Place
from serao.server.tables import Table, Tables
from serao.store import MomentRow, SeatRow


async def retry(
    tables: Tables,
    old: Table,
    action: int,
    seat: int | None,
    me: Person,
    level: str,
    friends: bool = False,
) -> Place:
    """Open a table at which ``me`` plays on, after so many actions of a finished game.

    Without a ``seat``, on that of whoever acted next. Bots keep their level; in the place of
    people sit bots of ``level``, or nobody yet where ``friends`` are to come.
    """
    if old.row.state != "over":
        raise Refusal("table/not-over", "retry")
    check_level(level)
    actions = standing(await old.store.actions(old.row.id))
    if not action < len(actions):
        raise Refusal("moment/unknown", last=len(actions) - 1)
    mine = actions[action][0] if seat is None else seat
    if mine >= old.row.seats:
        raise Refusal("moment/unknown", "seat")
    start = Play(old.game, old.row, names_of(old.seats))
    state = await asyncio.to_thread(played, start.state, actions[:action])
    row = seats.new_table(
        old.game, old.row.edition, old.row.seats, dict(old.row.options), False, UNTIMED, not friends
    )
    row.rules, row.discreet = old.row.rules, state.discreet
    row.moment = MomentRow(written(state), mine)
    rows, token = seats.new_seats(row.id, wanted(old.seats, mine, "open" if friends else level), me)
    keep_names(rows, old.seats, me)
    row.opener, row.opener_account, row.opened_from = seats.digest(token), me.account, me.origin
    return await seats.open_table(tables, old.game, row, rows, token, me)


async def begin_at(tables: Tables, state: State, seat: int, me: Person, level: str) -> Place:
    """Open a table at which ``me`` plays on from a position on a seat, with bots on the others."""
    if state.is_over:
        raise Refusal("moment/over")
    check_level(level)
    game = state.game
    row = seats.new_table(game, None, state.seats, dict(state.settings), False, UNTIMED, True)
    row.rules, row.discreet = state.rules, state.discreet
    row.moment = MomentRow(written(state), seat)
    chairs = ["me" if each == seat else level for each in range(state.seats)]
    rows, token = seats.new_seats(row.id, chairs, me)
    row.opener, row.opener_account, row.opened_from = seats.digest(token), me.account, me.origin
    return await seats.open_table(tables, game, row, rows, token, me)


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal("game/wrong-settings", "level", known=", ".join(LEVELS), name=level)


def played(state: State, actions: Sequence[tuple[int, int]]) -> State:
    """Return the table after some of its actions; nobody looks on."""
    table = state.clone()
    for seat, action in actions:
        table.act(action, seat)
    return table


def wanted(old: Sequence[SeatRow], mine: int, others: str) -> list[str]:
    """Return who is to sit where: me, bots as before, and ``others`` in the place of people.

    Where there were no other people, an open chair is the one after mine.
    """
    found = [
        "me" if seat.seat == mine else (seat.level or "skilled") if seat.kind == "bot" else others
        for seat in old
    ]
    if others == "open" and "open" not in found:
        found[(mine + 1) % len(found)] = "open"
    return found


def keep_names(rows: Sequence[SeatRow], old: Sequence[SeatRow], me: Person) -> None:
    """Call bots as they were called, unless I am called so."""
    for row, before in zip(rows, old, strict=True):
        if row.kind == "bot" and before.kind == "bot" and one_like(before.name, [me.name]) is None:
            row.name = before.name
