"""What the store keeps, one struct for each kind of row."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Stage = Literal["open", "playing", "over"]
Kind = Literal["open", "person", "bot"]
Room = Literal["table", "spectators"]


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


class SeatRow(msgspec.Struct):
    table_id: str
    seat: int
    kind: Kind
    name: str = ""
    level: str | None = None
    token: str | None = None
    account: str | None = None
    entropy: str | None = None


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
