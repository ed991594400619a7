"""What is durable: SQLite by default, PostgreSQL by URL. All SQL of the project is in here."""

from serao.store.alone import alone_at
from serao.store.appends import NumberTaken
from serao.store.database import StoreError
from serao.store.notices import Notice
from serao.store.rows import (
    About,
    ActionRow,
    ChatRow,
    Kind,
    MotionRow,
    Outcome,
    Room,
    SealRow,
    SeatRow,
    Stage,
    TableRow,
    TimeControl,
)
from serao.store.store import NameTaken, Store, open_store

__all__ = [
    "About",
    "ActionRow",
    "ChatRow",
    "Kind",
    "MotionRow",
    "NameTaken",
    "Notice",
    "NumberTaken",
    "Outcome",
    "Room",
    "SealRow",
    "SeatRow",
    "Stage",
    "Store",
    "StoreError",
    "TableRow",
    "TimeControl",
    "alone_at",
    "open_store",
]
