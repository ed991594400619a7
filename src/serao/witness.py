"""What somebody saw at a table, as their client wrote it down: a small file beside the record.

It says nothing in any language: lines are events with their facts, as the seat was told them.
Of the table itself it keeps digests: one for each length that the log had, and of what its own
actions were chosen by.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from serao import fairness
from serao.kernel.kinds import as_data
from serao.kernel.state import NOBODY, State
from serao.records import Digest, Record, RecordError, loaded

FORMAT: Final = "serao witness 1"
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**32)]


class Seen(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One line of the log, without its words."""

    event: str
    facts: dict[str, Any]


class Witness(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What one seat, or a spectator, kept and saw."""

    format: Literal["serao witness 1"]
    table: str
    seat: Annotated[int, msgspec.Meta(ge=0, le=16)] | None  # None: a spectator
    commitment: Digest
    share: Digest | None = None
    seal: Digest | None = None
    closing: Digest | None = None
    lines: list[Seen] = []
    views: list[tuple[Count, Digest]] = []  # lines so far, and the table as it was shown then
    actions: list[Count] = []  # the seat's own, as far as its client knows that they stand
    back: Count = 0  # how often lines that were told were taken back
    lost: Count = 0  # own actions that went without the seat, or that nobody acknowledged


def load(path: Path) -> Witness:
    """Return the witness in the file at ``path``."""
    return loaded(path, Witness, "witness")


def digest_of(view: object) -> str:
    """Return the digest of a view, as clients compute it."""
    plain = msgspec.json.decode(msgspec.json.encode(view))
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return fairness.digest("serao view", [text]).hex()


class Watching:
    """Looks on while a record is played again, from where the witness sat."""

    def __init__(self, witness: Witness, record: Record) -> None:
        if witness.table != record.table:
            raise RecordError("what you saw was at another table")
        if witness.seat is not None and witness.seat >= len(record.players):
            raise RecordError(f"there is no seat {witness.seat}")
        self.witness = witness
        self.viewer = NOBODY if witness.seat is None else witness.seat
        self.heard = 0  # events of the journal
        self.told = 0  # lines, which are the events that the seat may see
        self.missing = set(witness.views)

    def look(self, table: State) -> None:
        """Hold what is new at the table, and how it looks, against what was seen."""
        for seen in self.news(table):
            if self.told < len(self.witness.lines) and self.witness.lines[self.told] != seen:
                raise RecordError(
                    f"line {self.told + 1} of your log was {self.witness.lines[self.told].event}: "
                    f"in the record it is {seen.event}, or has other facts"
                )
            self.told += 1
        if any(lines == self.told for lines, _ in self.missing):
            viewer = None if self.viewer == NOBODY else self.viewer
            self.missing.discard((self.told, digest_of(table.view(viewer))))

    def news(self, table: State) -> Iterator[Seen]:
        journal = table.journal or []
        for event in journal[self.heard :]:
            seen = event.as_seen_by(self.viewer)
            if seen is not None:
                event_name, facts = as_data(table.game, seen)
                yield Seen(event_name, msgspec.json.decode(msgspec.json.encode(facts)))
        self.heard = len(journal)

    def end(self, record: Record) -> None:
        """Refuse a record in which not all is that was seen."""
        lines = len(self.witness.lines)
        if lines > self.told:
            raise RecordError(f"you saw {lines} lines: with the record there are {self.told}")
        if self.missing:
            first = min(self.missing)[0]
            raise RecordError(f"the table looked otherwise when your log had {first} lines")
        standing = iter([entry.action for entry in record.actions if entry.seat == self.viewer])
        for i, action in enumerate(self.witness.actions):
            if action not in standing:  # the iterator goes on from here
                raise RecordError(f"action {i + 1} of those that you took is not in the record")
