"""Second thoughts have an end, and so has what can be stored of one table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import serao
from serao.server import bots, seats, second_thoughts
from serao.server import tables as hosted_tables
from serao.server.codes import Refusal
from serao.server.metrics import Metrics
from serao.server.motions import Motions
from serao.server.second_thoughts import ENOUGH_IN_A_ROW, ENOUGH_IN_ALL, IN_A_ROW, IN_ALL
from serao.server.tables import Table
from tests.server.hosting import act_once, hosting, table_of_people
from tests.server.test_motions import table_after_an_answered_choice


async def act(table: Table, seat: int) -> None:
    play = table.playing()
    await table.act(seat, play.hearing.opened[seat], play.state.options(seat)[0])


async def until_something_can_be_taken_back(table: Table) -> int:
    rng = serao.Rng(1)
    while "" not in table.playing().takebacks.bars:
        await act_once(table, rng)
    return table.playing().takebacks.bars.index("")


def test_nobody_takes_back_again_and_again_without_going_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "wipe-em-out", 2)
            seat = await until_something_can_be_taken_back(table)
            for _ in range(IN_A_ROW):
                await table.take_back(seat)
                await act(table, seat)
            entries = table.playing().entries
            with pytest.raises(Refusal, match="ten choices in a row") as refused:
                await table.take_back(seat)
            assert refused.value.code == "table/cannot-take-back"
            assert table.playing().takebacks.bars[seat] == ENOUGH_IN_A_ROW
            assert table.playing().entries == entries
            loaded = await hosted_tables.Tables(tables.store).table(table.row.id)
            assert loaded.playing().takebacks.bars[seat] == ENOUGH_IN_A_ROW

    asyncio.run(story())


def test_whoever_has_gone_on_may_take_back_again_but_not_for_ever() -> None:
    counted = second_thoughts.SecondThoughts(2)
    for number in range(IN_ALL):
        counted.acted(0)
        assert counted.why_enough(0) == ""
        counted.took_back(0, [0] * number)
        counted.acted(0)
    assert counted.why_enough(0) == ENOUGH_IN_ALL
    assert counted.why_enough(1) == ""


def test_what_one_seat_takes_back_says_nothing_to_another() -> None:
    counted = second_thoughts.SecondThoughts(2)
    for seat in (0, 1):
        counted.acted(seat)
    for _ in range(IN_A_ROW):
        counted.took_back(0, [1])
        counted.acted(0)
    assert counted.why_enough(0) == ENOUGH_IN_A_ROW
    assert counted.why_enough(1) == ""
    counted.acted(0)
    assert counted.why_enough(0) == ""


def test_alone_with_bots_nobody_goes_back_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, by = await table_after_an_answered_choice(tables, 2)
            table.seats[1 - by].kind, table.seats[1 - by].level = "bot", "novice"
            motions = Motions(player_away_seconds=60)
            for _ in range(IN_A_ROW):
                await motions.propose(table, by, "undo", None)
                while not table.playing().takebacks.consents[by]:
                    if table.playing().takebacks.second_thoughts.why_enough(by):
                        break
                    await act(table, table.playing().state.waiting()[0])
            while by in table.playing().state.waiting():
                await act(table, by)
            with pytest.raises(Refusal, match="ten choices in a row"):
                await motions.propose(table, by, "undo", None)

    asyncio.run(story())


def test_a_table_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "caretos", 2)
            rng = serao.Rng(1)
            for _ in range(5):
                await act_once(table, rng)
            for module in (hosted_tables, bots):
                monkeypatch.setattr(module, "MOST_ENTRIES", table.playing().entries)
            with pytest.raises(Refusal) as refused:
                await act_once(table, rng)
            assert refused.value.code == "table/too-long"
            for seat in (0, 1):
                await seats.stand_in(table, seat)
            players = bots.BotPlayers(tables, 1, 0.0, Metrics())
            players.look(table)
            assert not players.choosing
            await players.close()

    asyncio.run(story())
