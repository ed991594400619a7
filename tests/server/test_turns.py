"""Bots take turns, rest where nobody looks, and answer whole."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import serao
from serao.kernel.state import State
from serao.server import bots, seats
from serao.server.bots import BotPlayers, Workers
from serao.server.codes import Refusal
from serao.server.hall import Hall, open_hall
from serao.server.seats import Person
from serao.server.tables import Table
from serao.server.turns import Turns
from serao.store import Unavailable
from tests.server.hosting import draw_shares, play_of
from tests.server.test_bots import bots_only, settings_in, until, watch


def quickly(question: tuple[Any, ...]) -> list[int]:
    """Return some whole answer to what a worker is asked."""
    slug, _, position, seat, *_ = question
    return bots.at_random(serao.game(slug).table_from(position), seat)


async def with_person(hall: Hall, slug: str, *levels: str) -> Table:
    """Return a table at which a person sits with bots, and has given her share."""
    place = await seats.create(hall.tables, slug, ["me", *levels], {}, True, Person("Ana"))
    await draw_shares(place.table)
    return place.table


# -- turns -------------------------------------------------------------------------------------


def order_of(places: int, *waiting: tuple[str, str, bool]) -> list[str]:
    """Return in which order tables are served, given table, opener and whether it is watched."""

    async def story() -> list[str]:
        turns, served = Turns(places), []
        go = asyncio.Event()

        async def first() -> None:
            async with turns.turn("first", "somebody", lambda: True):
                await go.wait()

        async def wait_for(table: str, opener: str, watched: bool) -> None:
            async with turns.turn(table, opener, lambda: watched):
                served.append(table)

        tasks = [asyncio.create_task(first())]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(wait_for(*one)) for one in waiting]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(*tasks)
        assert (turns.free, turns.waiting) == (places, [])
        return served

    return asyncio.run(story())


def test_openers_take_turns_and_so_do_their_tables() -> None:
    many = [(f"t{i % 3}", "stranger", True) for i in range(9)]
    served = order_of(1, *many, ("mine", "ana", True), ("mine", "ana", True))
    assert served[:4] == ["t0", "mine", "t1", "mine"]
    assert served[4:] == ["t2", "t0", "t1", "t2", "t0", "t1", "t2"]


def test_tables_that_somebody_looks_at_come_first_but_not_always() -> None:
    unseen = [(f"u{i}", f"u{i}", False) for i in range(3)]
    seen = [(f"w{i}", f"w{i}", True) for i in range(6)]
    served = order_of(1, *unseen, *seen)
    assert [table[0] for table in served] == list("wwuwwwuwu")


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def story() -> None:
        turns = Turns(1)
        async with turns.turn("one", "one", lambda: True):
            gone = asyncio.create_task(turns.turn("two", "two", lambda: True).__aenter__())
            await asyncio.sleep(0)
            assert len(turns.waiting) == 1
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        called = asyncio.create_task(turns.turn("three", "three", lambda: True).__aenter__())
        turns.free = 0
        await asyncio.sleep(0)
        turns.free = 1
        turns.call()
        called.cancel()  # in the moment in which its turn has come
        await asyncio.gather(called, return_exceptions=True)
        assert (turns.free, turns.waiting) == (1, [])

    asyncio.run(story())


def test_one_strangers_tables_keep_nobodys_expert_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables somebody has opened, the others have every second turn."""
    waits: dict[str, list[int]] = {}  # table -> how many turns of others its bots waited for
    given: list[float] = []  # when

    async def thinks(self: Workers, *question: Any) -> list[int]:
        await asyncio.sleep(0)
        return quickly(question)

    monkeypatch.setattr(Workers, "think", thinks)

    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            for _ in range(15):
                table = await bots_only(hall, "urto", 4, "expert")
                table.row.opened_from = hall.store.openings.origin("203.0.113.3")
            note = Turns.note

            def noted(self: Turns, chosen: Any) -> None:
                others = sum(at > chosen.since for at in given[-100:])
                waits.setdefault(chosen.table_id, []).append(others)
                given.append(time.monotonic())
                note(self, chosen)

            monkeypatch.setattr(Turns, "note", noted)
            await until(lambda: len(given) > 20)
            honest = await bots_only(hall, "urto", 2, "expert")
            await until(lambda: len(waits.get(honest.row.id, ())) >= 10)
            assert max(waits[honest.row.id]) <= 2

    asyncio.run(story())


def test_openers_are_known_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of one stranger are one in the queue, also for who has read them from the store."""
    openers: list[str] = []

    async def thinks(self: Workers, *question: Any) -> list[int]:
        return quickly(question)

    def noted(self: Turns, chosen: Any) -> None:
        openers.append(chosen.opener)

    monkeypatch.setattr(Workers, "think", thinks)
    monkeypatch.setattr(Turns, "note", noted)
    opened: list[str] = []

    async def before() -> str:
        async with open_hall(settings_in(tmp_path)) as hall:
            origin = hall.store.openings.origin("203.0.113.3")
            stranger = Person("Rui", origin=origin)
            for _ in range(3):
                levels = ["novice"] * 2
                place = await seats.create(hall.tables, "caretos", levels, {}, True, stranger)
                opened.append(place.table.row.id)
            return origin

    async def after(origin: str) -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            assert hall.store.openings.origin("203.0.113.3") == origin
            for table_id in opened:
                watch(hall, await hall.tables.table(table_id))
            await until(lambda: len(openers) > 6)
            assert set(openers) == {origin}

    asyncio.run(after(asyncio.run(before())))


def test_a_novice_does_not_wait_for_experts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thinks(self: Workers, *question: Any) -> list[int]:
        if question[4] == "expert":
            await asyncio.Event().wait()
        return quickly(question)

    monkeypatch.setattr(Workers, "think", thinks)

    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            for _ in range(3):
                await bots_only(hall, "urto", 4, "expert")
            novices = await bots_only(hall, "carrossel", 2, "novice")
            await until(lambda: novices.row.state == "over")
            assert hall.gauges()["bots_waiting"] >= 2
            assert hall.gauges()["bots_longest_wait"] > 0
            assert "serao_bots_waiting " in hall.metrics.text(hall.gauges())

    asyncio.run(story())


SKILLED_SECONDS = 0.2  # that a skilled bot may think


def test_a_turn_of_a_searching_bot_is_as_long_whatever_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two are asked at the same time: when the second begins says nothing about the first."""
    began: list[tuple[int, float]] = []  # which seat, when

    async def thinks(self: Workers, *question: Any) -> list[int]:
        began.append((question[3], time.monotonic()))
        return quickly(question)  # as one that has no choice

    monkeypatch.setattr(Workers, "think", thinks)

    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=0.01)) as hall:
            table = await bots_only(hall, "carrossel", 2, "skilled")
            assert table.playing().state.waiting() == (0, 1)
            await until(lambda: len(began) >= 2)
            (first, since), (second, then) = began[:2]
            assert {first, second} == {0, 1}
            assert then - since >= SKILLED_SECONDS

    asyncio.run(story())


# -- resting -----------------------------------------------------------------------------------


def test_bots_rest_where_nobody_looks_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            place = await seats.create(
                hall.tables, "caretos", ["random"] * 2, {}, True, Person("Ana")
            )
            table = place.table
            assert not hall.bots.choosing
            listener = watch(hall, table)
            await until(lambda: table.playing().entries > 2)
            table.forget(listener)
            await until(lambda: not hall.bots.choosing)
            assert table.row.state == "playing"
            entries = table.playing().entries
            watch(hall, table)
            await until(lambda: table.playing().entries > entries)

    asyncio.run(story())


def test_bots_go_on_to_the_next_decision_of_a_person_who_is_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            table = await with_person(hall, "caretos", "random")
            play = table.playing()
            for _ in range(3):
                await until(lambda: 0 in play.state.waiting() and not hall.bots.choosing)
                await table.act(0, play.hearing.opened[0], play.state.options(0)[0])
            assert {row.seat for row in await hall.store.actions(table.row.id)} == {0, 1}

    asyncio.run(story())


def test_after_a_restart_only_tables_of_people_go_on_and_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = True

    async def thinks(self: Workers, *question: Any) -> list[int]:
        await until(lambda: not held)
        return quickly(question)

    monkeypatch.setattr(Workers, "think", thinks)
    opened: list[str] = []

    async def before() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            for _ in range(10):
                await bots_only(hall, "caretos", 2)
            while len(opened) < bots.RESUMED + 2:
                table = await with_person(hall, "caretos", "random")
                if table.playing().state.waiting() == (1,):
                    opened.append(table.row.id)

    async def after() -> None:
        nonlocal held
        async with open_hall(settings_in(tmp_path)) as hall:
            await until(lambda: len(hall.bots.choosing) == bots.RESUMED)
            await asyncio.sleep(0.2)
            assert len(hall.bots.choosing) == bots.RESUMED
            assert all(
                any(seat.kind == "person" for seat in table.seats)
                for table in hall.tables.loaded.values()
            )
            held = False
            await until(lambda: set(opened) <= set(hall.tables.loaded))
            await until(
                lambda: all(hall.tables.loaded[one].playing().entries > 0 for one in opened)
            )

    asyncio.run(before())
    asyncio.run(after())


def test_a_bot_whose_table_is_gone_waits_for_a_store_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0

    async def thinks(self: Workers, *question: Any) -> list[int]:
        return quickly(question)

    async def gone(self: Table, *_answer: Any) -> None:
        self.gone = True
        raise Refusal("table/stale-version", "moved-on")

    async def fails_once(self: BotPlayers, table_id: str) -> None:
        nonlocal tried
        tried += 1
        if tried == 1:
            raise Unavailable("full", "the disk is full")

    monkeypatch.setattr(Workers, "think", thinks)
    monkeypatch.setattr(Table, "act", gone)
    monkeypatch.setattr(BotPlayers, "go_on", fails_once)
    monkeypatch.setattr("serao.server.bots.PAUSE", 0.01)

    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            await bots_only(hall, "caretos", 2, "random")
            await until(lambda: tried == 2)
            await until(lambda: not hall.bots.choosing)
            assert hall.metrics.counts["bot_failures"] == 0

    asyncio.run(story())


# -- whole answers -----------------------------------------------------------------------------


def test_an_answer_of_several_parts_takes_one_pace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The parts of a secret plan come together: their number cannot be told from the time."""
    pace = 0.05
    slept: list[float] = []
    sleep = asyncio.sleep

    async def counted(seconds: float, *rest: Any) -> Any:
        slept.append(seconds)
        return await sleep(seconds, *rest)

    async def thinks(self: Workers, *question: Any) -> list[int]:
        return quickly(question)

    monkeypatch.setattr(Workers, "think", thinks)
    monkeypatch.setattr("serao.server.bots.asyncio.sleep", counted)

    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=pace)) as hall:
            began = time.monotonic()
            table = await bots_only(hall, "carrossel", 2, "random")
            await asyncio.wait_for(over(table), 60)
            answers = hall.metrics.counts["bot_choices"]
            paces = [seconds for seconds in slept if seconds <= pace and seconds != LOOK]
            assert table.playing().entries > answers  # some had several parts
            assert len(paces) == answers
            assert time.monotonic() - began >= answers / 2 * pace * 0.9

    asyncio.run(story())


LOOK = 0.0123  # seconds between two looks, as no bot sleeps


async def over(table: Table) -> None:
    while table.row.state != "over":
        await asyncio.sleep(LOOK)


def test_nobody_sees_the_parts_of_an_answer_before_the_last() -> None:
    for seed in range(5):
        _, _, play = play_of("carrossel", 2, seed)
        seen, several = play.hearing.versions.copy(), 0
        parts = bots.at_random(play.state.clone(), 1)
        for part in parts[:-1]:
            play.enter(1, part, 1.0)
            several += 1
            assert (play.hearing.versions[0], play.hearing.versions[-1]) == (seen[0], seen[-1])
        play.enter(1, parts[-1], 1.0)
        assert several
        assert play.hearing.versions[0] > seen[0]


def test_all_parts_together_have_the_time_of_one_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    choose = serao.bots.Searcher.choose

    def noted(self: serao.bots.Searcher, sight: Any) -> int:
        assert self.budget.seconds is not None
        given.append(self.budget.seconds)
        self.budget = serao.bots.Budget(iterations=4)
        return choose(self, sight)

    monkeypatch.setattr(serao.bots.Searcher, "choose", noted)
    _, _, play = play_of("carrossel", 2, 4)
    parts = bots.answer("carrossel", None, play.state.position(), 0, "skilled", "seed")
    assert len(given) == len(parts) > 1
    assert given[0] == 0.1
    assert sum(given) <= 0.2
    given.clear()
    table = whose_answer_has_one_part()
    bots.answer("caretos", None, table.position(), table.waiting()[0], "skilled", "seed")
    assert given == [0.2]


def whose_answer_has_one_part() -> State:
    _, _, play = play_of("caretos", 2, 3)
    assert not play.state.answers
    return play.state
