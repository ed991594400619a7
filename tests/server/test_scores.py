"""Scores come over the wire, as far as the viewer may know them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import serao
from serao.kernel.state import NOBODY
from serao.server import seats
from serao.server.seats import Person
from tests.server.hosting import Client, act_once, draw_shares, hosting, table_of_people
from tests.tables import every_game

# Where a view shows the scores; Urto's count artifacts that only their owner sees.
IN_VIEWS = {
    "caretos": "points",
    "carrossel": "points",
    "monster-my-neighbour": "vp",
    "wipe-em-out": "scores",
}


@every_game
def test_a_viewer_is_told_the_scores_that_its_view_shows_and_in_the_end_all(
    slug: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            number = serao.game(slug).seats[0]
            table = await table_of_people(tables, slug, number)
            clients = [Client(table, viewer) for viewer in range(NOBODY, number)]
            rng = serao.Rng(slug)
            while True:
                for client in clients:
                    client.read()
                state = table.playing().state
                for client in clients:
                    known = client.view[IN_VIEWS[slug]] if slug in IN_VIEWS else [None] * number
                    assert client.last["scores"] == (state.scores() if state.is_over else known)
                if state.is_over:
                    return
                await act_once(table, rng)

    asyncio.run(story())


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_without_the_memory_aid_a_seat_knows_its_own_score_alone(
    viewer: int, tmp_path: Path
) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            options = {"memory_aid": False}
            wanted = ["me", "open"]
            place = await seats.create(tables, "carrossel", wanted, options, True, Person("Ana"))
            before = Client(place.table, viewer)
            before.read()
            assert before.last["scores"] == []
            await seats.join(place.table, "", 1, Person("Rui"))
            await draw_shares(place.table)
            client = Client(place.table, viewer)
            client.read()
            assert client.last["scores"] == [0 if seat == viewer else None for seat in (0, 1)]

    asyncio.run(story())
