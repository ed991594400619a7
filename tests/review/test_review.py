"""Looking back at a finished game: honest numbers, a page of its own, one sentence where it cannot be."""

from __future__ import annotations

import re
import time
from functools import cache
from pathlib import Path

import msgspec
import pytest

import serao
from serao import bots, records
from serao.kernel.messages import LANGUAGES
from serao.records import Player, Record, RecordError, new_record
from serao.review import NotOver, Review, review
from serao.review.chances import judge
from serao.review.pace import Pace
from serao.review.page import page

EFFORT = 6  # worlds: enough to see that all is there


@cache
def played(slug: str) -> Record:
    """Return the record of a game of one person, who plays at random, among bots."""
    game = serao.game(slug)
    level = "random" if slug == "urto" else "novice"
    others = [Player(f"Bot {i}", level) for i in range(1, game.seats[0])]
    record = new_record(game, [Player("Ana <b>"), *others], {}, seed="review")
    table, rng, bot = record.opened(journal=False), serao.Rng(4), bots.bot(level, 3)
    while not table.is_over:
        seat = table.waiting()[0]
        options = table.options(seat)
        any_option = options[rng.below(len(options))]
        action = any_option if seat == 0 else bot.choose(bots.sight_of(table, seat))
        record.add(table, seat, action)
    return record


@cache
def looked_back(slug: str) -> Review:
    return review(played(slug), seconds=None, effort=EFFORT)


@pytest.mark.parametrize("slug", serao.games())
def test_the_numbers_of_a_review_are_what_they_say(slug: str) -> None:
    record, found = played(slug), looked_back(slug)
    assert record.result is not None
    assert found.scores == record.result.scores
    actions = [point.action for point in found.points]
    assert actions == sorted(set(actions))
    assert (actions[0], actions[-1]) == (0, len(record.actions))
    assert len(actions) <= 49
    for point in found.points:
        assert all(0 <= share <= 1 for share in point.wins)
    for point in found.points[:-1]:
        assert all(error > 0 for error in point.errors)
        assert abs(sum(point.luck)) < 0.02  # what luck gives one it takes from the others
    assert len(found.turns) <= 5
    for turn in found.turns:
        assert turn.seat == 0  # the person
        assert turn.gap >= turn.error > 0
        assert record.actions[turn.action].seat == 0
        assert set(turn.words) == set(LANGUAGES)
        assert turn.words["en"].played != turn.words["en"].better


def test_the_same_effort_gives_the_same_review() -> None:
    slug = "monster-my-neighbour"
    assert review(played(slug), seconds=None, effort=EFFORT) == looked_back(slug)


def test_who_plays_at_random_has_given_something_away() -> None:
    found = review(played("wipe-em-out"), seconds=None, effort=24)
    assert max(turn.gap for turn in found.turns) > 0.05


def test_the_curve_rests_on_what_a_seat_could_know() -> None:
    """A seat's chances are the same in another world that looks the same to it."""
    record = played("wipe-em-out")
    table = record.opened(journal=False)
    for i, entry in enumerate(record.actions[:60]):
        records.play_entry(table, i, entry)
    for seat in range(2):
        other = table.determinize(seat, serao.Rng("elsewhere"))
        one, same = (judge(each, seat, serao.Rng(2), Pace(None, 12), 1) for each in (table, other))
        assert one == same


def test_a_review_ends_when_it_should_and_says_how_far_it_is() -> None:
    began = time.perf_counter()
    shares: list[float] = []
    review(played("monster-my-neighbour"), seconds=2.0, progress=shares.append)
    assert time.perf_counter() - began < 30  # on a busy machine too
    assert shares == sorted(shares)


def test_the_page_needs_nothing_from_elsewhere_and_says_it_in_numbers_too() -> None:
    found = looked_back("wipe-em-out")
    for language, word in (("en", "Where it turned"), ("pt", "Onde o jogo virou")):
        text = page(found, language)
        assert word in text
        assert "Ana &lt;b&gt;" in text
        assert "Ana <b>" not in text
        assert not re.search(r"https?://|src=|<script|url\(", text)
        assert text.count("<tr>") == len(found.points) + 1
        assert text.count("<svg") == 2


@pytest.mark.parametrize("slug", serao.games())
def test_a_game_that_still_runs_is_not_reviewed(slug: str) -> None:
    record = played(slug)
    with pytest.raises(NotOver, match="it can be reviewed after its end"):
        review(msgspec.structs.replace(record, result=None))
    with pytest.raises(NotOver):
        review(msgspec.structs.replace(record, actions=record.actions[:10]))


def test_a_damaged_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    record = played("caretos")
    with pytest.raises(RecordError, match="action 1"):
        review(msgspec.structs.replace(record, actions=record.actions[1:]))
    assert record.result is not None
    other = msgspec.structs.replace(record.result, scores=[99, 0])
    with pytest.raises(RecordError, match="scores"):
        review(msgspec.structs.replace(record, result=other))
    path = tmp_path / "game.serao.json"
    records.save(path, record)
    path.write_bytes(path.read_bytes()[:300])
    with pytest.raises(RecordError, match="damaged or cut off"):
        records.load(path)
