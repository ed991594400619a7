"""What is durable: SQLite by default, PostgreSQL by URL. All SQL of the project is in here."""

from serao.store.alone import alone_at
from serao.store.appends import NumberTaken
from serao.store.database import StoreError
from serao.store.notices import Notice
from serao.store.rows import (
    ENDED,
    STAND_IN,
    About,
    ActionRow,
    AuditRow,
    BanRow,
    ChatRow,
    Kind,
    MotionRow,
    Outcome,
    Room,
    SeatRow,
    Stage,
    TableRow,
    TimeControl,
)
from serao.store.store import NameTaken, Store, open_store

__all__ = [
    "ENDED",
    "STAND_IN",
    "About",
    "ActionRow",
    "AuditRow",
    "BanRow",
    "ChatRow",
    "Kind",
    "MotionRow",
    "NameTaken",
    "Notice",
    "NumberTaken",
    "Outcome",
    "Room",
    "SeatRow",
    "Stage",
    "Store",
    "StoreError",
    "TableRow",
    "TimeControl",
    "alone_at",
    "open_store",
]
