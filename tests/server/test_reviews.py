"""Looking back at a finished game over HTTP, and playing on from a moment of it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import serao
from serao import proof
from serao.moments import begun_at, written
from serao.records import Record
from serao.server import downloads, moments, seats
from serao.server.codes import Refusal
from serao.server.hall import Hall
from serao.server.seats import Person
from serao.server.tables import Table
from tests.server.hosting import commit, draw_shares, show
from tests.server.test_hints import house, until_asked
from tests.server.test_http import code_of, opened
from tests.server.test_http import server as server  # noqa: PLC0414  # a fixture

GAME = "monster-my-neighbour"  # the shortest


async def play_on(table: Table, people: tuple[int, ...]) -> None:
    """Let people answer at random, to the end of the game; bots answer by themselves."""
    rng = serao.Rng(4)
    while not table.playing().state.is_over:
        play = table.playing()
        mine = [seat for seat in play.state.waiting() if seat in people]
        if mine:
            options = play.state.options(mine[0])
            version = play.hearing.opened[mine[0]]
            await table.act(mine[0], version, options[rng.below(len(options))])
        else:
            await asyncio.sleep(0.01)


async def finished(hall: Hall) -> Table:
    """Return a table at which two people and a bot have played to the end."""
    wanted = ["me", "open", "random"]
    place = await seats.create(hall.tables, GAME, wanted, {}, False, Person("Ana"))
    await seats.join(place.table, place.table.row.code, 1, Person("Rui"))
    await draw_shares(place.table)
    await play_on(place.table, (0, 1))
    return place.table


# -- reviews ----------------------------------------------------------------------------------


def test_the_review_of_a_game_comes_with_progress_and_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, review_seconds=0.5) as hall:
            table = await finished(hall)
            answer = await hall.reviews.of(table, None)
            shares, began = [answer.progress], time.monotonic()
            while answer.progress < 1:
                assert answer.review is None
                assert time.monotonic() - began < 60
                await asyncio.sleep(0.05)
                answer = await hall.reviews.of(table, None)
                shares.append(answer.progress)
            found = answer.review
            assert found is not None
            assert shares == sorted(shares)
            assert shares[0] < 1
            assert found.names[:2] == ["Ana", "Rui"]
            assert {turn.seat for turn in found.turns} <= {0, 1}  # people
            assert (await hall.reviews.of(table, None)).review is found
            table.seats[0].name = "Somebody"  # as where an account is deleted
            assert (await hall.reviews.of(table, None)).review is None

    asyncio.run(story())


def test_a_review_that_fails_says_so_once_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path, review_seconds=0.5) as hall:
            table = await finished(hall)
            entries = await table.store.actions(table.row.id)
            text = downloads.record(table.row, table.seats, entries, None)
            monkeypatch.setattr(downloads, "record", lambda *_: text[:500])  # damaged
            await hall.reviews.of(table, None)
            while hall.reviews.making:
                await asyncio.sleep(0.05)
            with pytest.raises(Refusal) as refusal:
                await hall.reviews.of(table, None)
            assert refusal.value.code == "review/failed"
            monkeypatch.undo()
            assert (await hall.reviews.of(table, None)).review is None

    asyncio.run(story())


def test_a_game_that_still_runs_is_neither_reviewed_nor_played_on_from(server: Any) -> None:
    placed = opened(server, ["me", "random", "random"], GAME)
    path = f"/api/tables/{placed['table']['id']}"
    for answer in (
        server.post(f"{path}/review"),
        server.post(f"{path}/retry", json={"action": 0, "name": "Ana"}),
    ):
        assert code_of(answer) == "table/not-over"
        assert set(answer.json()) == {"code", "reason"}  # and nothing of the game
    server.cookies.clear()
    assert code_of(server.post(f"{path}/review")) == "table/wrong-code"
    assert code_of(server.post("/api/tables/nothing/review")) == "table/unknown"


# -- playing on -------------------------------------------------------------------------------


def seen_at(table: Table, action: int) -> tuple[int, Any]:
    """Return who acted after so many actions of a finished game, and what that seat saw."""
    play = table.playing()
    state = play.first_state()
    standing = [(done.seat, done.action) for done in play.takebacks.standing]
    for seat, taken in standing[:action]:
        state.act(taken, seat)
    return standing[action][0], state.view(standing[action][0])


def test_somebody_plays_on_from_a_moment_as_it_was_known(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hall:
            old = await finished(hall)
            seat, seen = seen_at(old, 20)
            place = await moments.retry(hall.tables, old, 20, None, Person("Ana"), "random")
            table, mine = place.table, place.seat
            assert mine == seat
            assert [one.kind for one in table.seats].count("person") == 1
            assert [one.level for one in table.seats if one.kind == "bot"] == ["random"] * 2
            assert table.row.hints
            assert not table.row.public
            await commit(table, mine)
            await show(table, mine)
            assert table.playing().first_state().view(mine) == seen
            running = downloads.record(table.row, table.seats, [], None)
            assert b"position" not in running  # it tells what is hidden
            await until_asked(table, mine)
            await play_on(table, (mine,))

            again = await hall.tables.load(table.row.id)  # as another process reads it
            assert again.playing().state.position() == table.playing().state.position()
            rows = await table.store.actions(table.row.id)
            text = downloads.record(table.row, table.seats, rows, None)
            record = msgspec.json.decode(text, type=Record)
            assert record.moment is not None
            assert table.row.seal is not None
            assert record.terms() == table.row.seal.terms
            unproven = [words for proven, words in proof.verify(record) if not proven]
            assert any("a position that was given" in words for words in unproven)

    asyncio.run(story())


def test_friends_are_waited_for_where_somebody_plays_on_with_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hall:
            old = await finished(hall)
            person = Person("Ana")
            place = await moments.retry(hall.tables, old, 20, 0, person, "random", friends=True)
            table = place.table
            assert place.seat == 0
            assert [one.kind for one in table.seats] == ["person", "open", "bot"]
            assert table.play is None
            assert not table.row.hints
            await seats.join(table, table.row.code, 1, Person("Rui"))
            await draw_shares(table)
            state = old.playing().first_state()
            for one in old.playing().takebacks.standing[:20]:
                state.act(one.action, one.seat)
            assert table.playing().first_state().view(0) == state.view(0)

    asyncio.run(story())


def test_from_no_moment_and_no_seat_that_there_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hall:
            old = await finished(hall)
            for action, seat, level, code in (
                (10**6, None, "random", "moment/unknown"),
                (3, 9, "random", "moment/unknown"),
                (3, None, "genius", "game/wrong-settings"),
            ):
                with pytest.raises(Refusal) as refusal:
                    await moments.retry(hall.tables, old, action, seat, Person("Ana"), level)
                assert refusal.value.code == code
            assert list(hall.tables.loaded) == [old.row.id]

    asyncio.run(story())


@pytest.mark.parametrize("slug", serao.games())
def test_what_could_not_be_known_at_a_moment_is_drawn_anew(slug: str) -> None:
    game = serao.game(slug)
    table, rng = game.new_table(game.seats[0], 5, discreet=True), serao.Rng(1)
    for _ in range(30):
        seat = table.waiting()[0]
        options = table.options(seat)
        table.act(options[rng.below(len(options))], seat)
    seat = table.waiting()[0]
    one, same, other = (
        begun_at(game, written(table), seat, seed, journal=True) for seed in (b"1", b"1", b"2")
    )
    assert one.position() == same.position()
    assert one.position() != other.position()
    assert one.view(seat) == other.view(seat) == table.view(seat)
    assert one.options(seat) == table.options(seat)
