"""Who makes themselves suspect of having the Monster."""

from __future__ import annotations

from typing import Any

import pytest

from serao.games.monster_my_neighbour.suspicion import plausibility, suspicions
from tests.games.monster_my_neighbour.at_the_table import at

HANDS = ["hunter fog", "vampire hide", "rumor deal"]


def found(*piles: str, hands: list[str] = HANDS, **keys: Any) -> list[float]:
    return suspicions(at(hands, lap=3, piles=[pile.split() for pile in piles], **keys))


def test_a_harmless_card_makes_more_suspect_than_one_that_stirs_the_hands() -> None:
    _, villager, steal = found("wanted", "villager", "steal", vills=1)
    assert villager > steal


def test_fog_leaves_nothing_of_what_was_played_before() -> None:
    assert found("wanted", "villager", "fog", vills=1)[1] == 0.0


def test_what_was_played_before_cards_moved_says_less() -> None:
    calm, swapped, spread = (
        found("wanted", "villager", card, vills=1)[1] for card in ("hide", "gossip", "rumor")
    )
    assert calm > swapped > spread > 0.0


def test_what_was_played_after_the_fog_counts_in_full() -> None:
    after = found("wanted", "fog", "villager", vills=1)[2]
    assert after == found("wanted", "hide", "villager", vills=1)[2] > 0.0


def test_the_most_suspect_holder_is_as_plausible_as_can_be() -> None:
    piles = [["wanted"], ["villager"], ["steal"]]
    suspect = at(HANDS, lap=3, piles=piles, vills=1)
    other = at(["hunter fog", "hide deal", "rumor vampire"], lap=3, piles=piles, vills=1)
    assert plausibility(suspect, 0) == 1.0
    assert 0.0 < plausibility(other, 0) < 1.0


def test_whoever_has_the_monster_has_no_doubt_where_it_is() -> None:
    table = at(HANDS, lap=3, piles=[["wanted"], ["steal"], ["villager"]], vills=1)
    assert plausibility(table, 1) == pytest.approx(1.0)
