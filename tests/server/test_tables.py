"""Tables in memory: answers at the door, durability, undo, idling, coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import serao
from serao.bots.names import NAMES
from serao.kernel.playout import act_at_random
from serao.server import seats, takebacks
from serao.server.codes import Refusal
from serao.server.hosted import TAKE_BACK
from serao.server.seats import Person
from serao.server.tables import Table, Tables
from serao.store import ActionRow, TimeControl
from tests.server.hosting import (
    SHARE,
    Client,
    act_once,
    commit,
    draw_shares,
    hosting,
    play_of,
    table_of_people,
)
from tests.tables import every_game


async def code_of(table: Table, seat: int, version: int, action: int) -> str:
    with pytest.raises(Refusal) as refused:
        await table.act(seat, version, action)
    return refused.value.code


@every_game
def test_a_hosted_game_is_the_same_as_in_the_kernel(slug: str, tmp_path: Path) -> None:
    """Played through the table, watched by clients, loaded again: always the same table."""

    async def story() -> None:
        async with hosting(tmp_path, idle_seconds=0) as tables:
            number = serao.game(slug).seats[0]
            table = await table_of_people(tables, slug, number)
            clients = [Client(table, viewer) for viewer in range(-1, number)]
            rng = serao.Rng(slug)
            for _ in range(60):
                if table.playing().state.is_over:
                    break
                await act_once(table, rng)
            play = table.playing()
            for viewer, client in enumerate(clients, -1):
                client.read()
                fresh = Client(table, viewer)
                fresh.read()
                assert client.view == fresh.view
                assert client.log == fresh.log
                assert client.version == fresh.version
                fresh_again = Client(table, viewer, seen=client.version)
                fresh_again.read()
                assert fresh_again.log == []  # nothing was missed
                for one in (client, fresh, fresh_again):
                    table.forget(one.listener)
            assert tables.sweep(lambda _: False) == [table.row.id]
            again = await tables.table(table.row.id)
            assert again is not table
            assert again.playing().state.position() == play.state.position()
            assert again.playing().hearing.versions == play.hearing.versions
            assert again.playing().hearing.opened == play.hearing.opened
            assert again.playing().hearing.lengths == play.hearing.lengths
            assert again.playing().hearing.visible == play.hearing.visible
            assert again.playing().clocks.used == pytest.approx(play.clocks.used)

    asyncio.run(story())


def test_answers_are_checked_at_the_door(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "caretos", 2)
            play = table.playing()
            (seat,) = play.state.waiting()
            version, options = play.hearing.opened[seat], play.state.options(seat)
            before = play.state.position()
            assert await code_of(table, 1 - seat, version, options[0]) == "table/not-your-turn"
            assert await code_of(table, seat, version + 1, options[0]) == "table/stale-version"
            assert await code_of(table, seat, version, 10**6) == "table/illegal-action"
            assert play.state.position() == before
            await table.act(seat, version, options[0])
            doubled = await code_of(table, seat, version, options[0])
            assert doubled in ("table/stale-version", "table/not-your-turn")
            assert len(await tables.store.actions(table.row.id)) == 1

    asyncio.run(story())


def test_two_clicks_at_once_are_one_action(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "urto", 2)
            play = table.playing()
            seat = play.state.waiting()[0]
            click = (seat, play.hearing.opened[seat], play.state.options(seat)[0])
            answers = await asyncio.gather(
                table.act(*click), table.act(*click), return_exceptions=True
            )
            assert answers[0] is None
            assert isinstance(answers[1], Refusal)
            assert len(await tables.store.actions(table.row.id)) == 1

    asyncio.run(story())


def test_an_action_is_acknowledged_only_when_it_is_durable(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "urto", 2)
            play = table.playing()
            seat = play.state.waiting()[0]
            told: list[bool] = []
            held = asyncio.Event()
            store, append = tables.store, tables.store.append

            async def slow(row: ActionRow) -> None:
                await held.wait()
                await append(row)
                told.append(False)

            store.append = slow  # type: ignore[method-assign]  # a disk that takes its time
            acting = asyncio.create_task(
                table.act(
                    seat,
                    play.hearing.opened[seat],
                    play.state.options(seat)[0],
                    lambda: told.append(True),
                )
            )
            await asyncio.sleep(0.02)
            assert told == []
            held.set()
            await acting
            assert told == [False, True]

    asyncio.run(story())


def test_simultaneous_answers_work_in_any_order(tmp_path: Path) -> None:
    """Both answer the offers they were sent first, whoever comes first."""

    async def played(order: list[int], folder: Path) -> object:
        async with hosting(folder) as tables:
            table = await table_of_people(tables, "wipe-em-out", 2)
            play = table.playing()
            assert play.state.waiting() == (0, 1)
            answers = {
                seat: (play.hearing.opened[seat], play.state.options(seat)[0]) for seat in (0, 1)
            }
            for seat in order:
                await table.act(seat, *answers[seat])
            return [(row.seat, row.action) for row in await tables.store.actions(table.row.id)]

    assert asyncio.run(played([0, 1], tmp_path)) != asyncio.run(played([1, 0], tmp_path))
    row, _, forward = play_of("wipe-em-out", 3, 5)
    _, _, backward = play_of("wipe-em-out", 3, 5)
    for play, order in ((forward, (0, 1, 2)), (backward, (2, 1, 0))):
        for seat in order:
            play.enter(seat, play.state.options(seat)[-1], 1.0)
    assert forward.state.position() == backward.state.position()
    assert row.state == "playing"


def test_parts_of_a_secret_answer_are_told_to_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "carrossel", 3)
            play = table.playing()
            assert play.state.waiting() == (0, 1, 2)
            clients = [Client(table, viewer) for viewer in (0, 1, -1)]
            for client in clients:
                client.read()
            welcome = [table.welcome(viewer, None) for viewer in (1, -1)]
            parts = 0
            while True:
                options = play.state.options(0)
                if play.state.options(1) and 0 not in play.state.waiting():
                    break
                await table.act(0, play.hearing.opened[0], options[0])
                kinds = [client.read() for client in clients]
                if 0 in play.state.waiting():
                    parts += 1
                    assert kinds == [["update"], [], []]
                    assert [table.welcome(viewer, None) for viewer in (1, -1)] == welcome
                else:
                    assert kinds == [["update"], ["update"], ["update"]]
            assert parts > 0
            assert clients[1].last["waiting"] == [1, 2]
            await table.act(
                1, play.hearing.opened[1], play.state.options(1)[0]
            )  # its first offer holds

    asyncio.run(story())


def test_a_secret_answer_can_be_taken_back_after_others_have_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path, idle_seconds=0) as tables:
            table = await table_of_people(tables, "wipe-em-out", 3)
            play = table.playing()
            before = [play.state.view(seat) for seat in range(3)]
            offered = play.hearing.opened.copy()
            for seat in (0, 1):
                await table.act(seat, play.hearing.opened[seat], play.state.options(seat)[0])
            client = Client(table, 2)
            await table.take_back(0)
            assert play.state.waiting() == (0, 2)
            assert play.state.view(0) == before[0]
            assert play.hearing.opened[0] > offered[0]
            assert client.read() == ["welcome", "update"]
            assert client.last["waiting"] == [0, 2]
            table.forget(client.listener)
            tables.sweep(lambda _: False)
            again = (await tables.table(table.row.id)).playing()
            assert again.state.position() == play.state.position()
            assert again.hearing.versions == play.hearing.versions

    asyncio.run(story())


@every_game
def test_taking_back_restores_the_table_and_the_log(slug: str) -> None:
    """Whenever undo is offered at a random moment, it leads exactly to the table before."""
    undone = 0
    for seed in range(6):
        _, _, play = play_of(slug, serao.game(slug).seats[0], seed)
        rng = serao.Rng(seed)
        for _ in range(60):
            if play.state.is_over:
                break
            seat = play.state.waiting()[0]
            options = play.state.options(seat)
            before = play.state.position()
            told = len(play.state.journal or ())
            visible = [lines[:] for lines in play.hearing.visible]
            version = play.hearing.versions[seat]
            play.enter(seat, options[rng.below(len(options))], 1.0)
            if not play.takebacks.bars[seat]:
                after = play.state.clone()
                play.enter(seat, -1, 2.0)
                undone += 1
                assert play.state.position() == before
                assert len(play.state.journal or ()) == told
                assert play.hearing.visible == visible
                assert play.hearing.versions[seat] == version + 2
                assert after.reveals == play.state.reveals
                seat = play.state.waiting()[0]
                play.enter(seat, play.state.options(seat)[0], 3.0)
    assert undone > 0


def test_what_a_clock_gained_goes_with_what_is_taken_back() -> None:
    """Also where somebody else took back before, and the answer was entered once more."""
    _, _, play = play_of("wipe-em-out", 3, 5, TimeControl("clock", 60, 5))
    begun = play.clocks.gained.copy()
    for seat in (0, 1):
        while seat in play.state.waiting():
            play.enter(seat, play.state.options(seat)[0], 2.0)
    assert play.clocks.gained > begun
    for seat in (0, 1):
        while not play.takebacks.bars[seat]:
            play.enter(seat, TAKE_BACK, 3.0)
    assert play.clocks.gained == begun


def test_why_a_choice_cannot_be_taken_back(tmp_path: Path) -> None:
    reasons = set()
    for seed in range(3):
        _, _, play = play_of("wipe-em-out", 2, seed)
        rng = serao.Rng(seed)
        while not play.state.is_over:
            reasons |= set(play.takebacks.bars)
            seat = play.state.waiting()[-1]
            options = play.state.options(seat)
            play.enter(seat, options[rng.below(len(options))], 1.0)
        assert set(play.takebacks.bars) == {takebacks.IS_OVER}
    assert reasons >= {"", takebacks.NOT_YET, takebacks.ANSWERED, takebacks.TO_LIGHT}

    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "wipe-em-out", 2)
            with pytest.raises(Refusal, match="you have not chosen yet") as refused:
                await table.take_back(0)
            assert refused.value.code == "table/cannot-take-back"

    asyncio.run(story())


def test_an_answer_that_lost_a_race_is_refused_and_the_table_catches_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "caretos", 2)
            elsewhere = Tables(tables.store)
            other = await elsewhere.table(table.row.id)
            client = Client(other)
            play = table.playing()
            seat = play.state.waiting()[0]
            click = (seat, play.hearing.opened[seat], play.state.options(seat)[0])
            await table.act(*click)
            assert await code_of(other, *click) == "table/stale-version"
            assert client.read() == ["welcome", "update"]
            assert other.playing().state.position() == play.state.position()
            assert other.playing().hearing.versions == play.hearing.versions

    asyncio.run(story())


def test_an_answer_that_lost_a_race_counts_if_its_offer_is_still_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "wipe-em-out", 2)
            other = await Tables(tables.store).table(table.row.id)
            play = table.playing()
            assert play.state.waiting() == (0, 1)
            answers = [
                (seat, play.hearing.opened[seat], play.state.options(seat)[0]) for seat in (0, 1)
            ]
            await asyncio.gather(table.act(*answers[0]), other.act(*answers[1]))
            entries = await tables.store.actions(table.row.id)
            assert [(row.seat, row.action) for row in entries] == [
                (0, answers[0][2]),
                (1, answers[1][2]),
            ]
            with pytest.raises(Refusal):
                await table.act(*answers[1])  # twice is once too often
            assert table.playing().state.position() == other.playing().state.position()

    asyncio.run(story())


def test_a_table_with_somebody_at_it_stays_in_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path, idle_seconds=0) as tables:
            table = await table_of_people(tables, "caretos", 2)
            client = Client(table)
            assert tables.sweep(lambda _: False) == []
            table.forget(client.listener)
            assert tables.sweep(lambda _: True) == []
            assert tables.sweep(lambda _: False) == [table.row.id]
            assert tables.loaded == {}

    asyncio.run(story())


def test_a_client_that_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "caretos", 2)
            client = Client(table)
            client.read()
            client.listener.room = 2
            rng = serao.Rng(1)
            for _ in range(4):
                await act_once(table, rng)
            assert client.listener.lost
            assert client.read() == ["closed"]

    asyncio.run(story())


# -- sitting down ------------------------------------------------------------------------------


def test_play_begins_when_all_sit_and_all_have_shown_their_shares(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            place = await seats.create(
                tables, "urto", ["me", "open", "random"], {}, False, Person("Ana")
            )
            table = place.table
            assert seats.seat_of(table, place.token) == 0
            with pytest.raises(Refusal) as refused:
                await seats.join(table, "guess", None, Person("Eva"))
            assert refused.value.code == "table/wrong-code"
            await commit(table, 0)
            with pytest.raises(Refusal) as refused:
                await table.act(0, 1, 0)
            assert refused.value.code == "table/not-begun"
            joined = await seats.join(table, table.row.code, None, Person("Eva"))
            assert joined.seat == 1
            with pytest.raises(Refusal) as refused:
                await seats.join(table, table.row.code, None, Person("Rui"))
            assert refused.value.code == "table/full"
            await seats.leave(table, 1)
            assert table.seats[1].kind == "open"
            with pytest.raises(Refusal) as refused:
                seats.seat_of(table, joined.token)
            assert refused.value.code == "seat/wrong-token"
            await seats.join(table, table.row.code, 1, Person("Rui"))
            assert table.play is None
            await draw_shares(table, SHARE, "00" * 32)
            assert table.row.entropy == [SHARE, "00" * 32, None]
            assert table.row.state == "playing"
            bot = table.seats[2].name
            assert bot in NAMES
            assert table.playing().state.names == ("Ana", "Rui", bot)
            await seats.leave(table, 1)
            assert (table.seats[1].kind, table.seats[1].level) == ("person", "novice")
            await seats.come_back(table, 1)
            assert table.seats[1].level is None

    asyncio.run(story())


def test_players_meet_again_at_one_table_in_their_own_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "carrossel", 2)
            with pytest.raises(Refusal) as refused:
                await seats.rematch(tables, table, 0)
            assert refused.value.code == "table/not-over"
            rng = serao.Rng(3)
            while not table.playing().state.is_over:
                await act_once(table, rng)
            second = await seats.rematch(tables, table, 1)
            first = await seats.rematch(tables, table, 0)
            assert first.table is second.table
            assert [seat.name for seat in first.table.seats] == ["Player 1", "Player 2"]
            assert first.table.row.commitment != table.row.commitment

    asyncio.run(story())


@pytest.mark.parametrize(
    ("slug", "wanted", "code"),
    [
        ("chess", ["me", "open"], "game/unknown"),
        ("urto", ["me"], "game/wrong-settings"),
        ("urto", ["me", "me"], "game/wrong-settings"),
        ("urto", ["me", "genius"], "game/wrong-settings"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    slug: str, wanted: list[str], code: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            with pytest.raises(Refusal) as refused:
                await seats.create(tables, slug, wanted, {}, True, Person("Ana"))
            assert refused.value.code == code

    asyncio.run(story())


def test_random_play_by_the_kernel_and_through_entries_agree() -> None:
    _, _, play = play_of("caretos", 2, 9)
    mirror = play.state.clone()
    rng = serao.Rng(2)
    for _ in range(40):
        seat = play.state.waiting()[0]
        options = play.state.options(seat)
        action = options[rng.below(len(options))]
        play.enter(seat, action, 0.0)
        mirror.act(action, seat)
    assert mirror.position() == play.state.position()
    act_at_random(mirror, rng)
    assert mirror.position() != play.state.position()
