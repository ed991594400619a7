"""What is durable: SQLite by default, PostgreSQL by URL. All SQL of the project is in here."""

from serao.store.alone import alone_at, faults_in
from serao.store.appends import NumberTaken
from serao.store.marks import has_lost_entries
from serao.store.migrations import outstanding
from serao.store.notices import Notice
from serao.store.privacy import narrow, open_to_others
from serao.store.rows import (
    ENDED,
    STAND_IN,
    About,
    ActionRow,
    AuditRow,
    BanRow,
    ChatRow,
    Damaged,
    Kind,
    ListingRow,
    MomentRow,
    MotionRow,
    Outcome,
    ReportRow,
    Room,
    RowError,
    SealRow,
    SeatRow,
    SessionRow,
    Stage,
    TableRow,
    TimeControl,
)
from serao.store.store import NameTaken, Store, open_store, open_to_look, sqlite_file
from serao.store.troubles import StoreError, Trouble, Unavailable

__all__ = [
    "ENDED",
    "STAND_IN",
    "About",
    "ActionRow",
    "AuditRow",
    "BanRow",
    "ChatRow",
    "Damaged",
    "Kind",
    "ListingRow",
    "MomentRow",
    "MotionRow",
    "NameTaken",
    "Notice",
    "NumberTaken",
    "Outcome",
    "ReportRow",
    "Room",
    "RowError",
    "SealRow",
    "SeatRow",
    "SessionRow",
    "Stage",
    "Store",
    "StoreError",
    "TableRow",
    "TimeControl",
    "Trouble",
    "Unavailable",
    "alone_at",
    "faults_in",
    "has_lost_entries",
    "narrow",
    "open_store",
    "open_to_look",
    "open_to_others",
    "outstanding",
    "sqlite_file",
]
