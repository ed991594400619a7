"""The record of a hosted game, as a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from serao import fairness
from serao.records import FIRST_FORMAT, FORMAT, HintGiven, Moment, OfDay, Player, Record
from serao.server.hosted import HINT, TAKE_BACK
from serao.store import ActionRow, SeatRow, TableRow


def heading(row: TableRow, seats: Sequence[SeatRow]) -> Record:
    """Return the record as far as it is known when play begins: its terms are the table's.

    It names the edition by its place among the host's, and says nothing of where those are.
    """
    sealed = row.derivation != fairness.SHOWN
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
        hints_allowed=row.hints,
        moment=None if row.moment is None else Moment(row.moment.position, row.moment.seat),
        day=None if row.day is None else OfDay(row.day.date, row.day.iterations),
    )


def record(
    row: TableRow,
    seats: Sequence[SeatRow],
    actions: Sequence[ActionRow],
    edition: Path | None,
) -> bytes:
    """Return the record. What tells all is in it once the game is over.

    That is actions, shares and secret, and the moment at which the game began.
    """
    made = heading(row, seats)
    if row.state != "over":
        made.moment = None
    else:
        made.secret = row.secret
        if row.derivation != fairness.SHOWN:
            made.shares = row.entropy
        else:
            made.entropy = [share for share in row.entropy if share is not None]
        table = made.opened(edition, journal=False)
        course = course_of(actions)
        for seat, action in course.actions:
            made.add(table, seat, action)
        made.hints = course.hints
    return msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n"


class Course(NamedTuple):
    """What became of a table's entries."""

    actions: list[tuple[int, int]]  # seat and action of those that were not taken back, in order
    hints: list[HintGiven]


def course_of(entries: Sequence[ActionRow]) -> Course:
    kept: list[tuple[int, int]] = []
    hints: list[HintGiven] = []
    for entry in entries:
        if entry.action >= 0:
            kept.append((entry.seat, entry.action))
        elif entry.action == HINT:
            hints.append(HintGiven(entry.seat, len(kept)))
        else:
            last = max(i for i, (seat, _) in enumerate(kept) if seat == entry.seat)
            del kept[last : last + 1 if entry.action == TAKE_BACK else None]
    return Course(kept, hints)


def standing(entries: Sequence[ActionRow]) -> list[tuple[int, int]]:
    """Return the actions that were not taken back, in order."""
    return course_of(entries).actions
