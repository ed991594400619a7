"""The columns of the store. The migrations make them; a test holds both to each other."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Column, Dialect, Double, Integer, MetaData, Table, Text
from sqlalchemy.types import TypeDecorator

from serao.store.rows import MomentRow, MotionRow, OfDayRow, SealRow, TimeControl, Unread


def decoded(value: str, kind: Any = Any) -> Any:
    """Return what a text holds, or what is wrong with it: other rows are read all the same."""
    try:
        return msgspec.json.decode(value, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Unread(str(error))


class Json(TypeDecorator[Any]):
    """Plain data, kept as text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return decoded(value)


class Kept(TypeDecorator[Any]):
    """A struct of one kind, kept as text."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: type[msgspec.Struct]) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else decoded(value, self.kind)


class Flag(TypeDecorator[bool]):
    """Yes or no, kept as 1 or 0."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: bool | None, dialect: Dialect) -> int:
        return int(bool(value))

    def process_result_value(self, value: Any, dialect: Dialect) -> bool:
        return bool(value)


metadata = MetaData()

accounts = Table(
    "accounts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("password", Text, nullable=False),  # argon2
    Column("created", Double, nullable=False),
    Column("likeness", Text),  # what the name looks like; no two accounts have the same
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # SHA-256 of what the browser keeps
    Column("account", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double),  # when it was last used
    Column("device", Text, nullable=False),  # as the browser calls itself, in two words
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("content", Text, nullable=False),  # fingerprint
    Column("edition", Text),
    Column("options", Json, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("entropy", Json, nullable=False),  # the shares, once play began
    Column("public", Flag, nullable=False),
    Column("code", Text, nullable=False),  # of the invitation
    Column("created", Double, nullable=False),
    Column("state", Text, nullable=False),  # open, playing, over, closed
    Column("begun", Double),
    Column("rematch", Text),  # the table where these players meet again
    Column("time", Kept(TimeControl), nullable=False),
    Column("motion", Kept(MotionRow)),  # before the people at the table
    Column("rules", Integer, nullable=False),  # their number
    Column("discreet", Flag, nullable=False),
    Column("derivation", Integer, nullable=False),  # how the seed is drawn
    Column("attempt", Integer, nullable=False),  # at drawing shares
    Column("seal", Kept(SealRow)),  # once everybody has committed to a share
    Column("redacted", Flag, nullable=False),  # a player's name was replaced after the end
    Column("opener", Text),  # SHA-256 of the token of whoever opened it
    Column("opener_account", Text),
    Column("opened_from", Text),  # a keyed hash of the address from which it was opened
    Column("moment", Kept(MomentRow)),  # where it begins, unless that is the start
    Column("hints", Flag, nullable=False),  # whether people may ask what a bot would do
    Column("day", Kept(OfDayRow)),  # whose deal it is
)

days = Table(  # deals that are the same for everybody
    "days",
    metadata,
    Column("game", Text, primary_key=True),
    Column("date", Text, primary_key=True),
    Column("secret", Text, nullable=False),  # told when the day is over, and never before
    Column("commitment", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # of the person
    Column("level", Text, nullable=False),  # of the bots
    Column("iterations", Integer, nullable=False),  # of their search for each choice
    Column("made", Double, nullable=False),
)

day_plays = Table(  # who has played the deal of a day; results outlive tables and accounts
    "day_plays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("date", Text, nullable=False),
    Column("at_table", Text),
    Column("token", Text),  # of the seat
    Column("account", Text),  # one play each
    Column("begun", Double, nullable=False),
    Column("ended", Double),
    Column("score", Integer),
    Column("place", Integer),  # among the seats
)

keys = Table(  # random ones, drawn once
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

listings = Table(  # public tables that nobody has closed
    "listings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seen", Double, nullable=False),  # when somebody was last known to be connected
)

removals = Table(  # who may not sit down again at a table
    "removals",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("token", Text, primary_key=True),  # of the seat that they had, as it was kept
    Column("account", Text),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
)

reports = Table(  # what somebody wants the host to read; they outlive their tables
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("reporter_account", Text),
    Column("about", Text, nullable=False),  # the name of whom it is about
    Column("about_account", Text),
    Column("why", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("saying", Text),  # what was said, where the report is about that
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # open, person, bot
    Column("level", Text),  # of the bot; for a person, of the bot that stands in
    Column("name", Text, nullable=False),
    Column("token", Text),  # SHA-256 of what the person keeps
    Column("account", Text),
    Column("commitment", Text),  # of the person's share
    Column("entropy", Text),  # the share, once it is shown
    Column("reminded", Double),  # when
)

# An action below 0 is none of the game's: the server says what it means.
actions = Table(
    "actions",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

processes = Table(  # that serve these tables
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", Double, nullable=False),  # when it counts as gone, unless it says otherwise
)

leases = Table(  # which process plays the bots of a table
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("holder", Text, nullable=False),
)

presence = Table(  # which seats are connected to which process
    "presence",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", Text, primary_key=True),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("room", Text, nullable=False),  # table, spectators
    Column("author", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

audit = Table(  # what a host or a moderator has done; rows are added, never changed
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),  # grows by one, in the order of commits
    Column("at", Double, nullable=False),
    Column("by", Text, nullable=False),  # host, server, or an account
    Column("act", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("why", Text, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("kind", Text, primary_key=True),  # account, network, hashed
    Column("whom", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("until", Double),  # None: for ever
    Column("why", Text, nullable=False),
)
