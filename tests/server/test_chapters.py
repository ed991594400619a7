"""Where rounds and turns begin in a game that is told again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

import serao
from serao.server.chapters import chapters
from serao.server.messages import Chapter, Line, Replay, ReplayFrame
from serao.server.replays import Replays
from tests.server.hosting import act_once, hosting, table_of_people
from tests.tables import every_game


def told(*events: tuple[str, int]) -> list[ReplayFrame]:
    lines = [Line(event, "words", {"seat": seat}, [seat]) for event, seat in events]
    return [ReplayFrame(0, None, "", {}, lines)]


def test_without_an_event_for_rounds_a_round_begins_where_the_turn_has_gone_round() -> None:
    turns = [("turn-began", seat) for seat in (2, 3, 0, 2, 0, 3)]
    rounds = [
        mark.line for mark in chapters(serao.game("urto"), told(*turns)) if mark.part == "round"
    ]
    assert rounds == [0, 3, 5]


def test_several_events_in_a_row_begin_one_round() -> None:
    story = told(("monster-appeared", -1), ("monster-appeared", -1), ("lead-taken", 1))
    assert chapters(serao.game("wipe-em-out"), story) == [
        Chapter(0, "round", 1, None),
        Chapter(2, "turn", 1, 1),
    ]


@every_game
def test_every_game_is_told_again_by_rounds_and_turns(slug: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, slug, serao.game(slug).seats[0])
            rng = serao.Rng(slug)
            while not table.playing().state.is_over:
                await act_once(table, rng)
            made = await Replays().replay(table, -1, "en")
            replay = msgspec.json.decode(made.plain, type=Replay)
            rounds = [mark for mark in replay.chapters if mark.part == "round"]
            turns = [mark for mark in replay.chapters if mark.part == "turn"]
            assert [mark.number for mark in rounds] == list(range(1, len(rounds) + 1))
            assert len(rounds) > 1
            assert len(turns) >= len(rounds)
            lines = sum(len(frame.log) for frame in replay.frames)
            assert all(0 <= mark.line < lines for mark in replay.chapters)

    asyncio.run(story())
