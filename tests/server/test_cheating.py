"""Shuffles that nobody can choose: what a cheating host, a cheating guest, and both together reach."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import serao
from serao import fairness
from serao.proof import Kept, KeptShare, verify
from serao.records import Record, RecordError
from serao.server import beginnings, downloads, seats
from serao.server.codes import Refusal
from serao.server.hall import Hall, open_hall
from serao.server.seats import Person
from serao.server.settings import Settings
from serao.server.tables import Listener, Table, Tables
from serao.store import SealRow
from tests.server.hosting import (
    act_once,
    commit,
    committed,
    draw_shares,
    heard,
    hosting,
    share_message,
    show,
)

GUEST = 1
HOSTS = "05" * 32  # the share of the host's own seat
GUESTS = "9e" * 32
OTHER = "c7" * 32


class Honest:
    """A guest's client that keeps what it is told, and does its part in time."""

    def __init__(self, table: Table, seat: int = GUEST, share: str = GUESTS) -> None:
        self.table, self.seat, self.share = table, seat, share
        self.commitment: str | None = None
        self.seal: str | None = None
        self.attempts: list[int] = []  # that it was told of, one after the other
        self.listener = Listener(seat, room=10_000)
        table.listen(self.listener, None)

    async def attend(self) -> None:
        """Hear everything, and answer until there is nothing to answer."""
        while True:
            told = [message["table"] for message in heard(self.listener) if "table" in message]
            if not told:
                return
            for info in told:
                self.keep(info)
            answer = share_message(told[-1], self.seat, self.share)
            if answer is None:
                continue
            attempt = answer["attempt"]
            if answer["t"] == "commit":
                given = answer["commitment"]
                await beginnings.commit_share(self.table, self.seat, attempt, given)
            else:
                await beginnings.show_share(self.table, self.seat, attempt, self.share)

    def keep(self, info: dict[str, Any]) -> None:
        self.commitment = self.commitment or info["commitment"]
        if not self.attempts or self.attempts[-1] != info["attempt"]:
            self.attempts.append(info["attempt"])
            self.seal = None
        if info["terms"] is not None and self.seal is None and info["state"] == "open":
            listed = [seat["commitment"] for seat in info["seats"]]
            self.seal = fairness.seal(
                info["id"], self.commitment, info["attempt"], info["terms"], listed
            )

    @property
    def kept(self) -> Kept:
        return Kept(self.commitment, (KeptShare(self.share, self.seat),), self.seal)


async def two_at_table(tables: Tables, slug: str = "caretos") -> tuple[Table, Honest]:
    """Return a table of the host and an honest guest, who has committed."""
    place = await seats.create(tables, slug, ["me", "open"], {}, True, Person("Host"))
    await seats.join(place.table, "", GUEST, Person("Guest"))
    guest = Honest(place.table)
    await guest.attend()
    return place.table, guest


async def to_the_end(table: Table) -> Record:
    """Play the game, and return the record that the server gives."""
    rng = serao.Rng(2)
    while not table.playing().state.is_over:
        await act_once(table, rng)
    actions = await table.store.actions(table.row.id)
    text = downloads.record(table.row, table.seats, actions, None)
    return msgspec.json.decode(text, type=Record)


async def until(true: Callable[[], bool], guest: Honest | None = None) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)
            if guest is not None:
                await guest.attend()


def everything_stored(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as connection:
        return "\n".join(connection.iterdump())


def code_of(refusal: pytest.ExceptionInfo[Refusal]) -> str:
    return refusal.value.code


# -- nobody cheats -----------------------------------------------------------------------------


def test_an_honest_beginning_is_proven(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, guest = await two_at_table(tables)
            await commit(table, 0, HOSTS)
            await show(table, 0, HOSTS)
            await guest.attend()
            record = await to_the_end(table)
            assert guest.attempts == [1]
            found = verify(record, guest.kept)
            assert [
                words
                for proven, words in found
                if not proven and "--closing" not in words and "--witness" not in words
            ] == []

    asyncio.run(story())


# -- the host alone ----------------------------------------------------------------------------


def test_a_host_who_reads_the_secret_must_choose_before_it_can_see_the_guests_share(
    tmp_path: Path,
) -> None:
    """The host's seat comes last and has the whole database; until it commits there is no share."""

    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, guest = await two_at_table(tables)
            seen = everything_stored(tmp_path)
            assert table.row.secret in seen  # the host knows it
            assert GUESTS not in seen  # and nothing to choose by
            await commit(table, 0, HOSTS)
            await guest.attend()  # now the guest's share is there
            assert GUESTS in everything_stored(tmp_path)
            for share in (OTHER, GUESTS):
                with pytest.raises(Refusal) as refusal:
                    await show(table, 0, share)
                assert code_of(refusal) == "share/wrong"
            with pytest.raises(Refusal) as refusal:
                await commit(table, 0, OTHER)
            assert code_of(refusal) == "share/sealed"
            assert table.play is None

    asyncio.run(story())


def test_a_host_who_writes_a_better_share_into_the_database_is_found_out(tmp_path: Path) -> None:
    """It may look for cards that it likes, with everybody's share; the guest's seal tells."""

    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, guest = await two_at_table(tables)
            await commit(table, 0, HOSTS)
            await guest.attend()
            await rig(tmp_path, table, [OTHER, GUESTS])
            record = await to_the_end(table)
            assert verify(record)  # the file agrees with itself
            with pytest.raises(RecordError, match="the seal is not the one you kept"):
                verify(record, guest.kept)

    asyncio.run(story())


def write(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as connection, connection:
        connection.execute(statement, values)


async def rig(folder: Path, table: Table, shares: list[str | None]) -> None:
    """Write into the database what should have been shown, with all that follows, and begin."""
    for seat, share in enumerate(shares):
        table.seats[seat].commitment = committed(table, seat, str(share))
        values = (table.seats[seat].commitment, share, seat)
        write(folder, "UPDATE seats SET commitment = ?, entropy = ? WHERE seat = ?", *values)
    row = table.row
    terms = downloads.heading(row, table.seats).terms()
    listed = [seat.commitment for seat in table.seats]
    value = fairness.seal(row.id, row.commitment, row.attempt, terms, listed)
    write(
        folder,
        "UPDATE tables SET seal = ?",
        msgspec.json.encode(SealRow(terms, value, 1.0)).decode(),
    )
    await beginnings.look_again(table)
    await beginnings.begin(table)


@pytest.mark.parametrize("late", [False, True], ids=["before-the-seal", "after-it"])
def test_secret_and_commitment_swapped_together_are_found_out(tmp_path: Path, late: bool) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, guest = await two_at_table(tables)
            if late:
                await commit(table, 0, HOSTS)
                await guest.attend()
            values = (OTHER, fairness.commitment(OTHER))
            write(tmp_path, "UPDATE tables SET secret = ?, commitment = ?", *values)
            await beginnings.look_again(table)
            if not late:
                await commit(table, 0, HOSTS)
                with pytest.raises(Refusal) as refusal:
                    await guest.attend()  # what it committed to was for another secret
                assert code_of(refusal) == "share/wrong"
                return
            with pytest.raises(Refusal) as refusal:
                await show(table, 0, HOSTS)  # even the host's own share opens nothing now
            assert code_of(refusal) == "share/wrong"
            await rig(tmp_path, table, [HOSTS, GUESTS])
            record = await to_the_end(table)
            with pytest.raises(RecordError, match="the secret was exchanged"):
                verify(record, guest.kept)

    asyncio.run(story())


def test_a_host_who_lies_at_the_end_is_found_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, guest = await two_at_table(tables)
            await commit(table, 0, HOSTS)
            await show(table, 0, HOSTS)
            await guest.attend()
            record = await to_the_end(table)
            another = msgspec.structs.replace
            for lie, problem in (
                (another(record, secret=OTHER), "not the one that was committed to"),
                (
                    another(record, secret=OTHER, commitment=fairness.commitment(OTHER)),
                    "the secret was exchanged",
                ),
                (another(record, shares=[OTHER, GUESTS]), "the seal is not the one you kept"),
                (another(record, shares=[HOSTS, OTHER]), "not in the seed where you gave it"),
                (another(record, shares=[HOSTS, None]), "not one share for each person"),
                (another(record, result=None), "the result is"),
            ):
                with pytest.raises(RecordError, match=problem):
                    verify(lie, guest.kept)

    asyncio.run(story())


# -- a guest alone -----------------------------------------------------------------------------


def test_a_copied_commitment_opens_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, guest = await two_at_table(tables)
            copied = table.seats[GUEST].commitment
            assert copied is not None
            await beginnings.commit_share(table, 0, 1, copied)
            await guest.attend()
            for share in (GUESTS, HOSTS):  # even if it heard the share that the other shows
                with pytest.raises(Refusal) as refusal:
                    await show(table, 0, share)
                assert code_of(refusal) == "share/wrong"
            assert table.play is None

    asyncio.run(story())


def test_a_commitment_of_another_table_or_attempt_opens_nothing() -> None:
    here = ("table", "ab" * 32, 1, 0, OTHER)
    elsewhere = [
        ("other", "ab" * 32, 1, 0, OTHER),
        ("table", "cd" * 32, 1, 0, OTHER),
        ("table", "ab" * 32, 2, 0, OTHER),
        ("table", "ab" * 32, 1, 1, OTHER),
        ("table", "ab" * 32, 1, 0, HOSTS),
    ]
    made = fairness.share_commitment(*here)
    assert made not in [fairness.share_commitment(*place) for place in elsewhere]


def test_no_share_is_taken_before_all_have_committed_or_told_before_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, guest = await two_at_table(tables)
            with pytest.raises(Refusal) as refusal:
                await show(table, GUEST, GUESTS)
            assert code_of(refusal) == "share/not-sealed"
            watcher = Listener(0, room=1000)
            table.listen(watcher, None)
            await commit(table, 0, HOSTS)
            await guest.attend()
            assert table.seats[GUEST].entropy == GUESTS
            assert GUESTS not in json.dumps(heard(watcher))
            await show(table, 0, HOSTS)
            told = json.dumps(heard(watcher))
            assert '"playing"' in told
            assert GUESTS not in told

    asyncio.run(story())


# -- whoever breaks off ------------------------------------------------------------------------


def hall_in(folder: Path, seconds: float) -> Any:
    database = str(folder / "tables.sqlite3")
    return open_hall(Settings(database=database, workers=1, pace=0.0, show_seconds=seconds))


async def after_abort(hall: Hall, table: Table, guest: Honest, attempts: int) -> None:
    """Begin at last, and hold the record against what the guest was told."""
    host = Honest(table, 0, HOSTS)
    await until(lambda: table.play is not None, host)
    record = await to_the_end(table)
    assert table.info().attempt == attempts
    assert guest.attempts == list(range(1, attempts + 1))  # everybody was told each time
    assert record.attempt == attempts
    found = verify(record, guest.kept)
    assert any("broken off before this one" in words for proven, words in found if not proven)
    with pytest.raises(RecordError):
        verify(msgspec.structs.replace(record, attempt=1), guest.kept)


async def attending(guest: Honest) -> None:
    while True:
        await guest.attend()
        await asyncio.sleep(0.01)


def test_who_waits_to_be_last_and_does_not_show_lets_all_draw_again_and_it_is_counted(
    tmp_path: Path,
) -> None:
    """The worst that host and guest can do together: look at a draw, and throw once more."""

    async def story() -> None:
        async with hall_in(tmp_path, 1.0) as hall:
            table, guest = await two_at_table(hall.tables)
            secret = table.row.secret
            host = Listener(0, room=1000)  # connected, and shows nothing
            table.listen(host, None)
            draws = []
            for attempt in (1, 2):
                await commit(table, 0, HOSTS)
                await guest.attend()
                assert table.row.seal is not None
                assert table.seats[GUEST].entropy == GUESTS
                draws.append(fairness.seed(table.row.seal.value, secret, [HOSTS, GUESTS]))
                await until(lambda n=attempt: table.row.attempt == n + 1)  # type: ignore[misc]
                await guest.attend()
            assert draws[0] != draws[1]
            assert table.row.secret == secret  # the host draws no other
            assert table.seats[0].kind == "open"  # who did not show twice is not waited for
            await seats.join(table, "", 0, Person("Host"))
            helping = asyncio.create_task(attending(guest))
            await after_abort(hall, table, guest, 3)
            helping.cancel()

    asyncio.run(story())


def test_a_table_goes_on_without_a_guest_who_never_shows(tmp_path: Path) -> None:
    """Once may be another device; twice in a row, and the seat is open again."""

    async def story() -> None:
        async with hall_in(tmp_path, 0.05) as hall:
            mine = await seats.create(hall.tables, "urto", ["me", "open"], {}, True, Person("Ana"))
            table = mine.table
            theirs = await seats.join(table, "", GUEST, Person("Bob"))
            bob = Listener(GUEST, room=1000)
            table.listen(bob, None)
            for attempt in (1, 2):
                for seat in (0, GUEST):
                    await commit(table, seat)
                assert table.row.seal is not None
                assert table.row.attempt == attempt
                await until(lambda n=attempt: table.row.attempt == n + 1)  # type: ignore[misc]
            async with table.lock:
                assert table.seats[GUEST].kind == "open"
            told = heard(bob)
            assert (told[-2]["t"], told[-2]["code"]) == ("refused", "seat/removed")
            assert told[-1] == {"t": "closed"}
            again = Person("Rob", tokens=(seats.digest(theirs.token),))
            with pytest.raises(Refusal) as refused:
                await seats.join(table, "", GUEST, again)
            assert refused.value.code == "seat/removed"
            await seats.join(table, "", GUEST, Person("Carl"))
            await draw_shares(table)
            assert table.row.state == "playing"
            assert hall.beginnings.missed == {}

    asyncio.run(story())


def test_a_sealed_table_that_starts_again_from_the_store_is_watched_as_before(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, 0.5) as hall:
            mine = await seats.create(hall.tables, "urto", ["me", "open"], {}, True, Person("Ana"))
            await seats.join(mine.table, "", GUEST, Person("Bob"))
            for seat in (0, GUEST):
                await commit(mine.table, seat)
            assert mine.table.row.seal is not None
            await asyncio.sleep(0)  # the watch begins
            await hall.orders.start_again(mine.table.row.id)
            table = await hall.tables.table(mine.table.row.id)
            assert table is not mine.table
            for seat in (0, GUEST):
                table.listen(Listener(seat, room=1000), None)
            await until(lambda: table.row.attempt == 2)

    asyncio.run(story())


def test_who_leaves_after_the_seal_breaks_off_and_it_is_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, 20.0) as hall:
            table, guest = await two_at_table(hall.tables)
            helping = asyncio.create_task(attending(guest))
            await commit(table, 0, HOSTS)
            await until(lambda: table.seats[GUEST].entropy is not None)
            await seats.leave(table, 0)
            assert (table.row.attempt, table.row.seal) == (2, None)
            assert [seat.commitment for seat in table.seats] == [None, None]
            await seats.join(table, "", 0, Person("Host"))
            await after_abort(hall, table, guest, 2)
            helping.cancel()

    asyncio.run(story())


def test_leaving_before_the_seal_breaks_nothing_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, _ = await two_at_table(tables)
            mine = table.seats[GUEST].commitment
            await seats.leave(table, 0)
            await seats.join(table, "", 0, Person("Host"))
            assert table.row.attempt == 1
            assert table.seats[GUEST].commitment == mine
            await draw_shares(table, HOSTS, GUESTS)
            assert table.row.state == "playing"

    asyncio.run(story())


def test_who_is_away_is_waited_for_and_another_device_is_not(tmp_path: Path) -> None:
    """A laptop that was closed shows its share when it is opened; a phone has to draw again."""

    async def story() -> None:
        async with hall_in(tmp_path, 0.05) as hall:
            table, guest = await two_at_table(hall.tables)
            table.forget(guest.listener)
            await commit(table, 0, HOSTS)
            await show(table, 0, HOSTS)
            await asyncio.sleep(0.3)
            assert table.row.attempt == 1
            phone = Listener(GUEST, room=1000)
            table.listen(phone, None)
            await until(lambda: table.row.attempt == 2)
            table.forget(phone)
            await commit(table, GUEST, GUESTS)
            await commit(table, 0, HOSTS)
            await show(table, 0, HOSTS)
            await asyncio.sleep(0.3)
            await show(table, GUEST, GUESTS)
            assert (table.row.attempt, table.row.state) == (2, "playing")

    asyncio.run(story())


def test_a_commitment_may_be_exchanged_until_the_seal(tmp_path: Path) -> None:
    """Another device takes over; what was asked twice is no second answer."""

    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, guest = await two_at_table(tables)
            await commit(table, GUEST, OTHER)
            await commit(table, GUEST, OTHER)
            await commit(table, 0, HOSTS)
            for _ in range(2):
                await show(table, GUEST, OTHER)
            await show(table, 0, HOSTS)
            assert table.row.entropy == [HOSTS, OTHER]
            with pytest.raises(Refusal) as refusal:
                await show(table, 0, HOSTS)
            assert code_of(refusal) == "table/begun"
            record = await to_the_end(table)
            with pytest.raises(RecordError, match="not in the seed"):
                verify(record, guest.kept)  # the laptop, whose share was exchanged, is told so

    asyncio.run(story())


def test_only_bots_draw_nothing_and_begin_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            place = await seats.create(
                tables, "caretos", ["random", "random"], {}, True, Person("Ana")
            )
            record = await to_the_end(place.table)
            assert record.shares == [None, None]
            found = verify(record, Kept(record.commitment))
            assert any("only bots played" in words for proven, words in found if not proven)

    asyncio.run(story())
