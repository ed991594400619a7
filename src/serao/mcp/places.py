"""A seat at a table, wherever the table is, and what whoever sits there may be told."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol


class Option(NamedTuple):
    """Something that the seat may do now."""

    action: int
    name: str
    words: str


class Question(NamedTuple):
    """What the seat is asked; no options where it is not."""

    words: str
    options: list[Option]


class Sight(NamedTuple):
    """All that the seat may know now."""

    seat: int
    view: dict[str, Any]
    scores: list[int | None]
    waiting: list[int]  # seats that everybody may know to owe an answer
    is_over: bool
    ranking: list[list[int]]  # of a finished game


class Place(Protocol):
    """A seat at a table of this process, or of a house that hosts it."""

    def actions(self) -> tuple[str, ...]:
        """Return the names of all actions of the game, by number; none of a game that only the house knows."""

    async def sight(self) -> Sight: ...

    async def question(self) -> Question: ...

    async def news(self) -> list[str]:
        """Return what has happened since this was asked last, a sentence each."""

    async def act(self, action: int) -> None:
        """Answer; a ``SeraoError`` says why not, and nothing has changed."""

    async def why_not(self, action: int) -> str: ...

    async def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over, but not for longer."""

    async def close(self) -> None: ...
