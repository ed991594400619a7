"""The record of a hosted game, as a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from serao import fairness
from serao.records import FIRST_FORMAT, FORMAT, Player, Record
from serao.server.hosted import TAKE_BACK
from serao.store import ActionRow, SeatRow, TableRow


def heading(row: TableRow, seats: Sequence[SeatRow]) -> Record:
    """Return the record as far as it is known when play begins: its terms are the table's.

    It names the edition by its place among the host's, and says nothing of where those are.
    """
    sealed = row.derivation == fairness.SEALED
    return Record(
        format=FORMAT if sealed else FIRST_FORMAT,
        game=row.game,
        content=row.content,
        players=[Player(seat.name, seat.level if seat.kind == "bot" else None) for seat in seats],
        commitment=row.commitment,
        options=row.options,
        rules=row.rules,
        discreet=row.discreet,
        edition=None if row.edition is None else f"{row.game}/{row.edition}",
        place="hosted" if sealed else "home",
        table=row.id if sealed else "",
        attempt=row.attempt if sealed else 1,
    )


def record(
    row: TableRow,
    seats: Sequence[SeatRow],
    actions: Sequence[ActionRow],
    edition: Path | None,
) -> bytes:
    """Return the record. Actions, shares and secret are in it once the game is over: they tell all."""
    made = heading(row, seats)
    if row.state == "over":
        made.secret = row.secret
        if row.derivation == fairness.SEALED:
            made.shares = row.entropy
        else:
            made.entropy = [share for share in row.entropy if share is not None]
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
