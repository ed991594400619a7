"""A database: work on a connection, done in a transaction. SQLite and PostgreSQL do it each in its way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import Connection

from serao.store.rows import ActionRow

if TYPE_CHECKING:
    from serao.store.company import Company

T = TypeVar("T")
Work = Callable[[Connection], T]
Place = tuple[str, int]  # table and number of an action

USUAL_SECONDS: Final = 10.0  # that a database may take for one thing


class Database(ABC):
    """Where the store is kept. ``Work`` is plain code; waiting for it holds up nobody.

    Whatever takes longer than ``seconds``, or fails for want of the database, is ``Unavailable``.
    """

    seconds: float

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Return what ``work`` finds."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Let ``work`` change something, all of it or nothing; return when it is durable."""

    @abstractmethod
    def append(self, connection: Connection, rows: Sequence[ActionRow]) -> set[Place]:
        """Insert the actions whose numbers are free; return their places."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def wipe(self) -> None:
        """Leave nothing of what was deleted where it lay before, as far as that can be done now."""

    def company(self, name: str, seconds: float) -> Company | None:
        """Return the processes that share the database; None where one process is alone."""
        return None


def place_of(row: ActionRow) -> Place:
    return (row.table_id, row.number)
