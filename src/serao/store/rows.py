"""What the store keeps, one struct for each kind of row."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

Stage = Literal["open", "playing", "over", "closed"]  # closed: nobody came
Kind = Literal["open", "person", "bot"]
Room = Literal["table", "spectators"]
About = Literal["replace", "undo"]
Outcome = Literal["carried", "rejected", "withdrawn"]


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


class TableRow(msgspec.Struct):
    """A hosted table, apart from its seats and actions."""

    id: str
    game: str
    content: str
    options: dict[str, Any]
    seats: int
    secret: str
    commitment: str
    public: bool
    code: str
    created: float
    edition: str | None = None
    entropy: list[str] = []
    state: Stage = "open"
    begun: float | None = None
    rematch: str | None = None
    time: TimeControl = TimeControl("none")
    motion: MotionRow | None = None
    rules: int = 1  # the number of the rules that it is played by
    discreet: bool = False  # whether private choices are asked even with one option
    opener: str | None = None  # SHA-256 of the token of whoever opened it
    opener_account: str | None = None


class SeatRow(msgspec.Struct):
    table_id: str
    seat: int
    kind: Kind
    name: str = ""
    level: str | None = None
    token: str | None = None
    account: str | None = None
    entropy: str | None = None
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


def columns(row: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
