"""What is durable: SQLite by default, PostgreSQL by URL. All SQL of the project is in here."""

from serao.store.appends import NumberTaken
from serao.store.rows import (
    About,
    ActionRow,
    ChatRow,
    Kind,
    MotionRow,
    Room,
    SeatRow,
    Stage,
    TableRow,
    TimeControl,
)
from serao.store.store import NameTaken, Store, StoreError, open_store

__all__ = [
    "About",
    "ActionRow",
    "ChatRow",
    "Kind",
    "MotionRow",
    "NameTaken",
    "NumberTaken",
    "Room",
    "SeatRow",
    "Stage",
    "Store",
    "StoreError",
    "TableRow",
    "TimeControl",
    "open_store",
]
