"""The record of a hosted game, as a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from serao.records import FORMAT, Player, Record
from serao.server.hosted import TAKE_BACK
from serao.store import ActionRow, SeatRow, TableRow


def record(
    row: TableRow,
    seats: Sequence[SeatRow],
    actions: Sequence[ActionRow],
    edition: Path | None,
) -> bytes:
    """Return the record. Actions and secret are in it once the game is over: both tell all.

    It names the edition by its place among the host's, and says nothing of where those are.
    """
    players = [Player(seat.name, seat.level if seat.kind == "bot" else None) for seat in seats]
    made = Record(
        format=FORMAT,
        game=row.game,
        content=row.content,
        players=players,
        commitment=row.commitment,
        options=row.options,
        rules=row.rules,
        discreet=row.discreet,
        edition=None if row.edition is None else f"{row.game}/{row.edition}",
        entropy=row.entropy,
        secret=row.secret if row.state == "over" else None,
    )
    if row.state == "over":
        table = made.opened(edition, journal=False)
        for seat, action in standing(actions):
            made.add(table, seat, action)
    return msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n"


def standing(actions: Sequence[ActionRow]) -> list[tuple[int, int]]:
    """Return the actions that were not taken back, in order."""
    kept: list[tuple[int, int]] = []
    for entry in actions:
        if entry.action >= 0:
            kept.append((entry.seat, entry.action))
            continue
        last = max(i for i, (seat, _) in enumerate(kept) if seat == entry.seat)
        del kept[last : last + 1 if entry.action == TAKE_BACK else None]
    return kept
