"""Events: what happened, for people. Nothing in the rules reads one."""

# plain: what the fields of its subclasses are is read from their annotations
from __future__ import annotations

from functools import cache
from typing import Final, dataclass_transform, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

HIDDEN: Final = -999  # in place of a value that a seat may not see


class KnownTo:
    """A mark of a field of an event: only the seats that these other fields name may see it."""

    def __init__(self, *seats: str) -> None:
        self.seats = seats


@dataclass_transform(frozen_default=True)
class Event(Struct, frozen=True):
    """Something that happened at the table, in the game's words.

    Its fields declare their kind, and who may see them where not everybody may::

        class CardTaken(Event):
            seat: Seat
            owner: Seat
            item: Annotated[Item, KnownTo("seat", "owner")]
    """

    def as_seen_by(self, seat: int) -> Event | None:
        """Return what ``seat`` (-1: a spectator) may see of it, ``None`` for nothing at all."""
        secrets = secrets_of(type(self))
        hidden = [name for name, knowing in secrets if seat not in values(self, knowing)]
        return replace(self, **dict.fromkeys(hidden, HIDDEN)) if hidden else self


def values(event: Event, fields: tuple[str, ...]) -> list[int]:
    return [getattr(event, field) for field in fields]


@cache
def secrets_of(kind: type[Event]) -> list[tuple[str, tuple[str, ...]]]:
    """Return the fields that not everybody may see, each with those that name who may."""
    hints = get_type_hints(kind, include_extras=True)
    return [
        (name, mark.seats)
        for name, hint in hints.items()
        for mark in getattr(hint, "__metadata__", ())
        if isinstance(mark, KnownTo)
    ]
