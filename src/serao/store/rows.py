"""What the store keeps, one struct for each kind of row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from serao.kernel.errors import SeraoError

Stage = Literal["open", "playing", "over", "closed"]  # closed: by the host, or nobody came
Kind = Literal["open", "person", "bot"]
Room = Literal["table", "spectators"]
About = Literal["replace", "undo"]
Outcome = Literal["carried", "rejected", "withdrawn"]
Barred = Literal["account", "network", "hashed"]

ENDED: Final = ("over", "closed")  # nobody acts at such a table any more
MOST_SEATS: Final = 64  # that a stored table may have; no game has as many
STAND_IN: Final = "novice"  # the level of the bot that plays for a person who left


MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long the players may think.

    ``clock``: ``base`` seconds for the whole game, and ``increment`` more for each answer.
    ``days``: ``base`` seconds for each answer.
    """

    kind: Literal["none", "clock", "days"]
    base: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        bases, increments = LIMITS[self.kind]
        for name, value, allowed in (
            ("base", self.base, bases),
            ("increment", self.increment, increments),
        ):
            if value not in allowed:
                few, most = allowed[0], allowed[-1]
                raise ValueError(f"{name} of {self.kind} is {few} to {most} seconds, not {value}")


# What base and increment may be.
LIMITS: Final = {
    "none": (range(1), range(1)),
    "clock": (range(MINUTE, 2 * HOUR + 1), range(2 * MINUTE + 1)),
    "days": (range(DAY, 14 * DAY + 1), range(1)),
}


class MotionRow(msgspec.Struct):
    """What somebody has proposed to the table, and how people have voted so far."""

    about: About
    seat: int | None  # whom it is about
    by: int
    yes: list[int]
    no: list[int]
    version: int  # of the table, as everybody sees it, that the motion is about
    outcome: Outcome | None = None


class SealRow(msgspec.Struct, frozen=True):
    """What was fixed before the people of a table showed their shares."""

    terms: str  # digest of what is played by whom
    value: str  # the seal over terms and commitments
    at: float


class MomentRow(msgspec.Struct, frozen=True):
    """The moment of another game at which a table begins, as a seat knew it."""

    position: str
    seat: int


class OfDayRow(msgspec.Struct, frozen=True):
    """The day whose deal a table plays, and how much its bots think about each choice."""

    date: str
    iterations: int


class DayRow(msgspec.Struct, frozen=True):
    """The deal of a day, made and committed to before it; its secret is told after it."""

    game: str
    date: str
    secret: str
    commitment: str
    seats: int
    seat: int  # of the person
    level: str  # of the bots
    iterations: int
    made: float


class DayPlayRow(msgspec.Struct):
    """That somebody plays the deal of a day, and what came of it."""

    id: str
    game: str
    date: str
    at_table: str | None  # None: that is deleted, or whose it was
    token: str | None  # of the seat, as it is kept there
    account: str | None
    begun: float
    ended: float | None = None
    score: int | None = None
    place: int | None = None  # among the seats, the first being 1


class TableRow(msgspec.Struct):
    """A hosted table, apart from its seats and actions."""

    id: str
    game: str
    content: str
    options: dict[str, str | int | float | bool | None]
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    secret: str
    commitment: str
    public: bool
    code: str
    created: float
    edition: str | None = None
    entropy: list[str | None] = []  # shares by seat once play began; by derivation 1, of the people
    state: Stage = "open"
    begun: float | None = None
    rematch: str | None = None
    time: TimeControl = TimeControl("none")
    motion: MotionRow | None = None
    rules: int = 1  # the number of the rules that it is played by
    discreet: bool = False  # whether private choices are asked even with one option
    derivation: int = 1  # how the seed is drawn
    attempt: int = 1  # at drawing shares; those before it were broken off
    seal: SealRow | None = None  # once everybody has committed to a share
    redacted: bool = False  # a player's name was replaced after the end
    opener: str | None = None  # SHA-256 of the token of whoever opened it
    opener_account: str | None = None
    opened_from: str | None = None  # a keyed hash of the address from which it was opened
    moment: MomentRow | None = None  # where it begins; None: at the start
    hints: bool = False  # whether people may ask what a bot would do
    day: OfDayRow | None = None  # whose deal it is


class SeatRow(msgspec.Struct):
    table_id: str
    seat: int
    kind: Kind
    name: str = ""
    level: str | None = None
    token: str | None = None
    account: str | None = None
    commitment: str | None = None  # of the person's share
    entropy: str | None = None  # the share, once it is shown
    reminded: float | None = None  # when somebody last said that the table waits


class ActionRow(msgspec.Struct, frozen=True):
    table_id: str
    number: int
    seat: int
    action: int
    at: float


class ChatRow(msgspec.Struct):
    id: str
    table_id: str
    room: Room
    author: str
    text: str
    at: float


class AuditRow(msgspec.Struct, frozen=True):
    """One act of a host or a moderator."""

    id: int
    at: float
    by: str
    act: str
    about: str
    why: str


class BanRow(msgspec.Struct, frozen=True):
    """Who may not come: an account, or a network by its name or by its hash."""

    kind: Barred
    whom: str
    at: float
    until: float | None = None
    why: str = ""


class SessionRow(msgspec.Struct):
    """A browser in which an account is signed in."""

    token: str
    account: str
    created: float
    seen: float | None
    device: str


class ListingRow(msgspec.Struct):
    """A public table that waits for people, and when somebody was last connected to it."""

    id: str
    time: TimeControl
    seen: float
    deserted: bool = False  # nobody sits there any more


class ReportRow(msgspec.Struct):
    """What somebody at a table wants the host to read."""

    id: str
    at: float
    table_id: str
    reporter: str
    reporter_account: str | None
    about: str
    about_account: str | None
    why: str
    words: str
    saying: str | None = None


# -- rows and columns -------------------------------------------------------------------------

R = TypeVar("R", bound=msgspec.Struct)


class RowError(SeraoError):
    """A row does not hold what such rows hold."""


class Unread:
    """In the place of a value that its column's text does not hold."""

    def __init__(self, why: str) -> None:
        self.why = why


class Damaged(NamedTuple):
    """In the place of a table, or of something else, whose row cannot be read."""

    id: str
    why: str


def made(kind: type[R], row: Mapping[Any, Any]) -> R:
    """Return the struct of a row, every value of its type."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        unread = [
            f"{name}: {value.why}" for name, value in row.items() if isinstance(value, Unread)
        ]
        raise RowError("; ".join(unread) or str(error)) from None


def readable(kind: type[R], rows: Iterable[Mapping[Any, Any]]) -> tuple[list[R], list[Damaged]]:
    """Return the structs of rows, and what is wrong with those that cannot be read."""
    found: list[R] = []
    damaged: list[Damaged] = []
    for row in rows:
        try:
            found.append(made(kind, row))
        except RowError as error:
            damaged.append(Damaged(str(next(iter(row.values()))), str(error)))
    return found, damaged


def table_made(row: Mapping[Any, Any]) -> TableRow | Damaged:
    """Return the table of a row, or what is wrong with it."""
    try:
        return made(TableRow, row)
    except RowError as error:
        return Damaged(str(row["id"]), str(error))


def columns(row: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
