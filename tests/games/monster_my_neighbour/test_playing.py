"""MMN-5 What may be played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monster_my_neighbour.at_the_table import LAST, at, look, offered, play, result


def test_mmn_5_1_the_starting_seat_opens_with_wanted() -> None:
    start = ["hide fog deal rumor", "wanted hide gossip fog", "vampire steal deal rumor"]
    table = at(start, start=1)
    assert look(table, "piles.1") == ["wanted"]
    assert table.waiting() == (2,)


@pytest.mark.parametrize("lap", [1, 2, 3])
def test_mmn_5_2_a_hunter_is_playable_in_every_lap_but_the_first(lap: int) -> None:
    cards = {1: "hunter hide fog deal", 2: "hunter hide fog", 3: "hunter hide"}[lap]
    table = at(["", cards, "vampire"], lap=lap, active=1)
    assert ("play:hunter" in offered(table, 1)) == (lap > 1)


def test_mmn_5_2_a_hunter_is_playable_in_lap_4() -> None:
    table = at(["hunter", "vampire", "hide"], lap=4)
    assert look(table, "hunts") == 1
    assert offered(table, 0) == ["player:1", "player:2"]


@pytest.mark.parametrize("monster", ["vampire", "werewolf", "goomiho", "mermaid", "mandrake"])
def test_mmn_5_3_a_monster_is_playable_only_as_the_only_card(monster: str) -> None:
    table = at([f"{monster} hide fog", "villager hide", "rumor deal"], lap=2)
    assert "play:monster" not in offered(table, 0)
    alone = at([monster, "villager hide", "rumor deal"], lap=2, round=LAST)
    assert result(alone) == "escape"


@pytest.mark.parametrize(
    ("monster", "counts", "early"),
    [
        ("werewolf", {"hunts": 2}, True),
        ("werewolf", {"hunts": 1, "vills": 3}, False),
        ("mandrake", {"vills": 2}, True),
        ("mandrake", {"vills": 1, "hunts": 3}, False),
        ("vampire", {"hunts": 3, "vills": 3}, False),
        ("goomiho", {"hunts": 3, "vills": 3}, False),
        ("mermaid", {"hunts": 3, "vills": 3}, False),
    ],
)
def test_mmn_5_3_werewolf_and_mandrake_may_be_played_early(
    monster: str, counts: dict[str, Any], early: bool
) -> None:
    table = at([f"{monster} hide fog", "steal hide", "rumor deal"], lap=2, **counts)
    assert ("play:monster" in offered(table, 0)) == early


@pytest.mark.parametrize("card", ["hide", "gossip", "rumor", "deal", "fog"])
def test_mmn_5_4_any_other_card_is_playable_even_without_effect(card: str) -> None:
    table = at([card, "vampire hide", "steal villager"], lap=3)
    assert look(table, "piles.0") == ["wanted", card]


def test_mmn_5_5_the_only_card_a_monster_must_be_played() -> None:
    table = at(["mermaid", "hide", "villager"], lap=4, round=LAST)
    assert result(table) == "escape"


def test_mmn_5_5_an_early_monster_may_be_kept() -> None:
    table = at(["werewolf hide", "fog villager", "rumor deal"], lap=3, hunts=2)
    assert offered(table, 0) == ["play:hide", "play:monster"]
    play(table, 0, "play:hide")
    assert table.waiting() == (1,)
