"""What the people at a table decide together: a bot for who keeps them waiting, an agreed undo."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

import serao
from serao.kernel.state import State
from serao.server import downloads, hosted, seats, takebacks
from serao.server.codes import Refusal
from serao.server.hosted import Play
from serao.server.motions import Motions
from serao.server.tables import Table, Tables
from serao.server.watcher import Watcher
from serao.store import ActionRow, TimeControl
from tests.server.hosting import (
    Client,
    act_once,
    heard,
    hosting,
    play_of,
    table_of_people,
)


async def code_of(asked: Coroutine[Any, Any, None]) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.code


def outcomes(client: Client) -> list[str | None]:
    """Return what became of motions, by the messages that have arrived."""
    return [said["outcome"] for said in heard(client.listener) if said["t"] == "motion"]


async def waiting_table(tables: Tables, number: int) -> tuple[Table, int, list[int]]:
    """Return a table of people, the seat that it waits for, and the others."""
    table = await table_of_people(tables, "caretos", number)
    (late,) = table.playing().state.waiting()
    return table, late, [seat for seat in range(number) if seat != late]


class Refreshing(Watcher):
    """Looks after every change whether a motion has fallen."""

    def __init__(self, motions: Motions) -> None:
        self.motions = motions

    def see_to(self, table: Table) -> None:
        self.motions.refresh(table)


# -- a bot stands in ---------------------------------------------------------------------------


def test_the_only_other_person_decides_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, late, (other,) = await waiting_table(tables, 2)
            client = Client(table, other)
            motions = Motions(player_away_seconds=0)
            await motions.propose(table, other, "replace", late)
            assert table.seats[late].level == "novice"
            assert outcomes(client) == ["carried"]
            await seats.come_back(table, late)
            assert table.seats[late].level is None

    asyncio.run(story())


def test_a_majority_of_the_others_decides(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path, idle_seconds=0) as tables:
            table, late, (first, second, third) = await waiting_table(tables, 4)
            motions = Motions(player_away_seconds=0)
            client = Client(table, first)
            client.read()
            await motions.propose(table, first, "replace", late)
            assert await code_of(motions.propose(table, second, "replace", late)) == "motion/open"
            assert await code_of(motions.vote(table, late, False)) == "motion/no-vote"
            assert await code_of(motions.vote(table, first, True)) == "motion/voted"
            await motions.vote(table, second, False)
            message = heard(client.listener)[-1]
            assert message == {
                "t": "motion",
                "motion": {
                    "about": "replace",
                    "seat": late,
                    "by": first,
                    "yes": [first],
                    "no": [second],
                    "needed": 2,
                },
                "outcome": None,
            }
            newcomer = Client(table)
            newcomer.read()
            assert newcomer.last["motion"] == message["motion"]
            for one in (client, newcomer):
                table.forget(one.listener)
            tables.sweep(lambda _: False)
            again = await tables.table(table.row.id)  # it outlives a restart
            await motions.vote(again, third, True)
            assert again.seats[late].level == "novice"
            assert await code_of(motions.vote(again, third, True)) == "motion/none"

    asyncio.run(story())


def test_it_is_rejected_as_soon_as_it_cannot_be_carried(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, late, (first, second) = await waiting_table(tables, 3)
            motions = Motions(player_away_seconds=0)
            client = Client(table)
            await motions.propose(table, first, "replace", late)
            await motions.vote(table, second, False)
            assert outcomes(client) == [None, "rejected"]
            assert table.seats[late].level is None
            assert table.motion is None

    asyncio.run(story())


def test_only_somebody_who_keeps_the_table_waiting_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, late, (other, third) = await waiting_table(tables, 3)
            motions = Motions(player_away_seconds=60)
            for seat in (late, third, None):
                refused = motions.propose(table, other, "replace", seat)
                assert await code_of(refused) == "motion/not-late"
            assert await code_of(motions.propose(table, late, "replace", late)) == "motion/not-late"
            table.left[late] -= 61
            table.left[third] -= 61
            assert (
                await code_of(motions.propose(table, other, "replace", third)) == "motion/not-late"
            )
            here = Client(table, late)
            assert (
                await code_of(motions.propose(table, other, "replace", late)) == "motion/not-late"
            )
            table.forget(here.listener)
            assert (
                await code_of(motions.propose(table, other, "replace", late)) == "motion/not-late"
            )
            table.left[late] -= 61
            await motions.propose(table, other, "replace", late)
            assert table.motion is not None
            client = Client(table, other)
            Client(table, late)
            motions.refresh(table)
            assert outcomes(client) == ["withdrawn"]

    asyncio.run(story())


def test_somebody_overdue_can_be_replaced_though_present(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, late, (other,) = await waiting_table(tables, 2)
            clocks = table.playing().clocks
            clocks.time = TimeControl("clock", 60)
            Client(table, late)
            motions = Motions(player_away_seconds=60)
            assert (
                await code_of(motions.propose(table, other, "replace", late)) == "motion/not-late"
            )
            clocks.used[late] = 61.0
            await motions.propose(table, other, "replace", late)
            assert table.seats[late].level == "novice"

    asyncio.run(story())


def test_a_motion_falls_when_the_table_moves_on_or_its_proposer_leaves(tmp_path: Path) -> None:
    async def story() -> None:
        motions = Motions(player_away_seconds=0)
        async with hosting(tmp_path, watcher=Refreshing(motions)) as tables:
            table, late, (first, _) = await waiting_table(tables, 3)
            client = Client(table)
            await motions.propose(table, first, "replace", late)
            await act_once(table, serao.Rng(1))
            assert outcomes(client) == [None, "withdrawn"]
            (late,) = table.playing().state.waiting()
            first, second = [seat for seat in range(3) if seat != late]
            await motions.propose(table, first, "replace", late)
            await seats.leave(table, first)
            assert outcomes(client) == [None, "withdrawn"]
            await motions.propose(table, second, "replace", late)  # now the only one to ask
            assert table.seats[late].level == "novice"

    asyncio.run(story())


def test_who_proposed_it_may_withdraw_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, late, (first, _) = await waiting_table(tables, 3)
            motions = Motions(player_away_seconds=0)
            client = Client(table)
            await motions.propose(table, first, "replace", late)
            await motions.vote(table, first, False)
            assert outcomes(client) == [None, "withdrawn"]
            assert await code_of(motions.vote(table, late, True)) == "motion/none"

    asyncio.run(story())


def test_a_vote_of_somebody_who_leaves_no_longer_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, late, (first, second, third) = await waiting_table(tables, 4)
            motions = Motions(player_away_seconds=0)
            await motions.propose(table, first, "replace", late)
            await motions.vote(table, second, False)
            for seat in (second, third):
                await seats.leave(table, seat)
                await motions.recount(table)
            assert table.seats[late].level == "novice"
            assert table.motion is None

    asyncio.run(story())


# -- an agreed undo ----------------------------------------------------------------------------


def same_table(one: State, other: State) -> bool:
    return one.position() == other.position() and one.journal == other.journal


@pytest.mark.parametrize("slug", ["caretos", "urto", "wipe-em-out"])
def test_going_back_restores_the_table_before_the_seats_last_choice(slug: str) -> None:
    """In random games, now and then where it is offered: it leads exactly there.

    In the other two games whatever ends a turn brings something to light.
    """
    undone = 0
    for seed in range(4):
        _, _, play = play_of(slug, serao.game(slug).seats[-1], seed, TimeControl("clock", 60, 5))
        rng = serao.Rng(seed)
        entries: list[tuple[int, int]] = []
        while not play.state.is_over and len(entries) < 150:
            willing = [seat for seat, possible in enumerate(play.takebacks.consents) if possible]
            if willing and rng.below(4) == 0:
                entries.append((willing[0], hosted.GO_BACK))
                undone += 1
            else:
                seat = play.state.waiting()[0]
                options = play.state.options(seat)
                entries.append((seat, options[rng.below(len(options))]))
            play.enter(*entries[-1], 2.0)
            if entries[-1][1] == hosted.GO_BACK:
                check_gone_back(play, entries)
    assert undone > 0


def check_gone_back(play: Play, entries: list[tuple[int, int]]) -> None:
    """Compare with a game in which what was undone never happened."""
    rows = [ActionRow("", i, seat, action, 2.0) for i, (seat, action) in enumerate(entries)]
    again = Play(play.game, play.row, play.names)
    for seat, action in downloads.standing(rows):
        again.enter(seat, action, 2.0)
    assert same_table(play.state, again.state)
    assert play.hearing.visible == again.hearing.visible
    assert play.clocks.gained == again.clocks.gained


# Cards that a seat shows from its hidden hand.
SHOWS = {"SpellAnnounced", "ArtifactFused", "ArtifactReplaced", "CardPlayed"}


def shown_by(play: Play, since: int, seat: int) -> bool:
    events: list[Any] = (play.state.journal or [])[since:]
    return any(type(event).__name__ in SHOWS and event.seat == seat for event in events)


@pytest.mark.parametrize(("slug", "known_too"), [("caretos", False), ("wipe-em-out", True)])
def test_nobody_goes_back_past_a_card_that_another_showed(slug: str, known_too: bool) -> None:
    """What everybody knew to be in the hand may be undone; so may, by itself, what one has shown."""
    showed = own = 0
    for seed in range(12):
        _, _, play = play_of(slug, 2 + seed % 3, seed)
        rng = serao.Rng(seed)
        while not play.state.is_over:
            seat = play.state.waiting()[rng.below(len(play.state.waiting()))]
            options = play.state.options(seat)
            since, before = len(play.state.journal or ()), play.state.shows
            play.enter(seat, options[rng.below(len(options))], 2.0)
            if not shown_by(play, since, seat):
                continue
            assert play.state.shows > before or known_too
            if play.state.shows > before:
                showed += 1
                assert [other for other, may in enumerate(play.takebacks.consents) if may] in (
                    [],
                    [seat],
                )
                own += not play.takebacks.bars[seat]
    assert showed > 100
    assert own > 0


def test_a_card_that_was_shown_and_taken_back_has_been_seen() -> None:
    """Whoever acted before it cannot go back then either."""
    for seed in range(100):
        _, _, play = play_of("wipe-em-out", 2, seed)
        rng = serao.Rng(seed)
        while not play.state.is_over:
            seat = play.state.waiting()[0]
            options = play.state.options(seat)
            before, able = play.state.shows, play.takebacks.can_go_back(1 - seat, play.state)
            play.enter(seat, options[rng.below(len(options))], 2.0)
            if play.state.shows > before and able and not play.takebacks.bars[seat]:
                play.enter(seat, hosted.TAKE_BACK, 3.0)
                assert play.state.shows == before
                assert not play.takebacks.can_go_back(1 - seat, play.state)
                play.enter(seat, play.state.options(seat)[0], 4.0)  # passes, or declines
                assert not play.takebacks.can_go_back(1 - seat, play.state)
                return
    pytest.fail("no card was shown after a choice that could be undone")


async def table_after_an_answered_choice(tables: Tables, number: int) -> tuple[Table, int]:
    """Return a table with a seat that can undo its last choice if the others agree."""
    rng = serao.Rng(4)
    while True:
        table = await table_of_people(tables, "caretos", number)
        for _ in range(40):
            await act_once(table, rng)
            for seat, possible in enumerate(table.playing().takebacks.consents):
                if possible:
                    return table, seat


def test_an_undo_needs_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path, idle_seconds=0) as tables:
            table, by = await table_after_an_answered_choice(tables, 3)
            others = [seat for seat in range(3) if seat != by]
            play = table.playing()
            client = Client(table, by)
            client.read()
            assert client.last["take_back"]["by_consent"]
            assert not client.last["take_back"]["possible"]
            motions = Motions(player_away_seconds=60)
            standing = play.takebacks.standing[: play.takebacks.last_of(by)]
            await motions.propose(table, by, "undo", None)
            await motions.vote(table, others[0], True)
            assert len(play.takebacks.standing) > len(standing)
            await motions.vote(table, others[1], True)
            assert play.takebacks.standing == standing
            assert client.read()[-2:] == ["update", "motion"]
            assert play.state.waiting() == (by,)
            table.forget(client.listener)
            tables.sweep(lambda _: False)
            again = (await tables.table(table.row.id)).playing()
            assert same_table(again.state, play.state)
            assert again.hearing.versions == play.hearing.versions
            assert again.takebacks.consents == play.takebacks.consents

    asyncio.run(story())


def test_one_no_is_enough_against_an_undo(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, by = await table_after_an_answered_choice(tables, 3)
            entries = table.playing().entries
            motions = Motions(player_away_seconds=60)
            client = Client(table)
            await motions.propose(table, by, "undo", None)
            await motions.vote(table, (by + 1) % 3, False)
            assert outcomes(client) == [None, "rejected"]
            assert table.playing().entries == entries

    asyncio.run(story())


def test_alone_with_bots_an_undo_carries_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, by = await table_after_an_answered_choice(tables, 2)
            table.seats[1 - by].kind, table.seats[1 - by].level = "bot", "novice"
            motions = Motions(player_away_seconds=60)
            await motions.propose(table, by, "undo", None)
            assert table.playing().state.waiting() == (by,)
            assert await code_of(motions.propose(table, 1 - by, "undo", None)) == "seat/not-seated"

    asyncio.run(story())


def test_what_somebody_did_who_is_away_is_not_undone_without_them(tmp_path: Path) -> None:
    """Nor where they leave while the others vote: meanwhile the motion does not stand."""

    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, by = await table_after_an_answered_choice(tables, 2)
            entries = table.playing().entries
            motions = Motions(player_away_seconds=60)
            client = Client(table, by)
            await motions.propose(table, by, "undo", None)
            await seats.leave(table, 1 - by)
            await motions.recount(table)
            assert outcomes(client) == [None, "withdrawn"]
            assert table.playing().entries == entries
            with pytest.raises(Refusal, match="a bot stands in for somebody"):
                await motions.propose(table, by, "undo", None)
            await seats.come_back(table, 1 - by)
            await motions.vote(table, 1 - by, True)  # it stands again
            assert table.playing().state.waiting() == (by,)

    asyncio.run(story())


def test_an_undo_that_cannot_be_or_needs_no_consent_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "caretos", 2)
            motions = Motions(player_away_seconds=60)
            (seat,) = table.playing().state.waiting()
            refused = await code_of(motions.propose(table, seat, "undo", None))
            assert refused == "table/cannot-take-back"
            rng = serao.Rng(2)
            while takebacks.ANSWERED not in table.playing().takebacks.bars or any(
                table.playing().takebacks.consents
            ):
                await act_once(table, rng)
            late = table.playing().takebacks.bars.index(takebacks.ANSWERED)
            with pytest.raises(Refusal, match="something hidden has come to light since"):
                await motions.propose(table, late, "undo", None)
            while all(table.playing().takebacks.bars):
                await act_once(table, rng)
            able = table.playing().takebacks.bars.index("")
            assert await code_of(motions.propose(table, able, "undo", None)) == "motion/needless"

    asyncio.run(story())
