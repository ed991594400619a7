"""A hosted game without a store, and a client's part: for what must hold of all that leaves a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

import serao
from serao.server import seats
from serao.server.changes import put_in
from serao.server.hosted import Play
from serao.store import SealRow, SeatRow, TableRow, TimeControl

SHARE: Final = "5e" * 32  # of everybody


def play_of(
    slug: str,
    number: int,
    seed: int,
    control: TimeControl = seats.UNTIMED,
    options: Mapping[str, Any] | None = None,
) -> tuple[TableRow, list[SeatRow], Play]:
    """Return a game in play without a store, for the functions that need none."""
    game = serao.game(slug)
    row = seats.new_table(game, None, number, dict(options or {}), True, control)
    row.secret = f"{seed:064x}"
    row.state, row.begun = "playing", 1.0
    rows = [SeatRow(row.id, seat, "person", f"Player {seat + 1}") for seat in range(number)]
    row.entropy = [SHARE] * number
    row.seal = SealRow("00" * 32, "00" * 32, 1.0)  # the same cards for the same seed
    return row, rows, Play(game, row, tuple(seat.name for seat in rows))


def patched(view: Any, changes: Sequence[Any]) -> Any:
    """Return a copy of ``view`` with changes put in."""
    return put_in(msgspec.json.decode(msgspec.json.encode(view)), changes)
