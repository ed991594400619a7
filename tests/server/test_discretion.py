"""MMN-4.9 Where even who has answered is secret, no message tells it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import serao
from serao.server.hosted import Play
from tests.server.hosting import Client, act_once, hosting, play_of, table_of_people

MMN = "monster-my-neighbour"


def play_at_a_silent_choice(asked: int) -> Play:
    """Return a play that waits for at least ``asked`` seats to give a card secretly."""
    for seed in range(100):
        _, _, play = play_of(MMN, 4, seed)
        rng = serao.Rng(seed)
        while not play.state.is_over:
            if play.state.is_silent() and len(play.state.waiting()) >= asked:
                return play
            seat = play.state.waiting()[0]
            options = play.state.options(seat)
            play.enter(seat, options[rng.below(len(options))], 1.0)
    raise AssertionError("no game came to such a choice")


def test_an_answer_to_a_silent_choice_is_told_to_its_seat_alone() -> None:
    play = play_at_a_silent_choice(2)
    first, second = play.state.waiting()[:2]
    taking_part, versions = play.state.owing(), play.hearing.versions.copy()
    play.enter(first, play.state.options(first)[0], 2.0)
    assert first not in play.state.waiting()
    assert play.state.owing() == taking_part
    versions[first] += 1
    assert play.hearing.versions == versions
    assert play.clocks.since[first] is not None
    assert play.state.options(second)


def test_a_silent_choice_takes_nothing_off_anybodys_clock() -> None:
    play = play_at_a_silent_choice(2)
    used, choice = play.clocks.used.copy(), play.state.asked
    while play.state.asked == choice:
        seat = play.state.waiting()[0]
        play.enter(seat, play.state.options(seat)[0], 50.0)
    assert play.clocks.used == used


def test_everybody_is_told_the_same_turn_while_others_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, MMN, 4)
            play, rng = table.playing(), serao.Rng(5)
            watcher = Client(table)
            silent = 0
            while not play.state.is_over and silent < 3:
                is_silent, asked, turn = (
                    play.state.is_silent(),
                    play.state.asked,
                    table.info().turn,
                )
                await act_once(table, rng)
                kinds = watcher.read()
                if is_silent and play.state.asked == asked:
                    silent += 1
                    assert [kind for kind in kinds if kind != "welcome"] == []
                    assert table.info().turn == turn == watcher.last["waiting"]
            assert silent == 3

    asyncio.run(story())
