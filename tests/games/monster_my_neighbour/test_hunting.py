"""MMN-7 Hunter against a target."""

from __future__ import annotations

import pytest

from tests.games.monster_my_neighbour.at_the_table import LAST, at, hands, look, play, result, told


def test_mmn_7_1_without_a_monster_nothing_happens() -> None:
    table = at(["hunter fog deal", "villager rumor", "vampire steal gossip"], lap=2)
    play(table, 0, "play:hunter", "player:1")
    assert hands(table)[1:] == ["rumor villager", "gossip steal vampire"]
    assert table.waiting() == (1,)


@pytest.mark.parametrize("monster", ["vampire", "werewolf", "goomiho", "mermaid", "mandrake"])
def test_mmn_7_2_a_hide_in_the_same_hand_protects(monster: str) -> None:
    table = at(["hunter fog", f"{monster} hide", "deal steal"], lap=3, hunts=2)
    play(table, 0, "play:hunter", "player:1")
    assert look(table, "last_round") == {}


def test_mmn_7_3_goomiho_alone_and_mermaid_at_the_first_hunter_are_protected() -> None:
    goomiho = at(["hunter fog", "goomiho", "deal steal"], lap=3, hunts=2, round=LAST)
    play(goomiho, 0, "play:hunter", "player:1")
    assert result(goomiho) == "escape"
    mermaid = at(["hunter fog", "mermaid rumor", "deal steal"], lap=3)
    play(mermaid, 0, "play:hunter", "player:1")
    assert look(mermaid, "last_round") == {}


@pytest.mark.parametrize("monster", ["vampire", "werewolf", "goomiho", "mermaid", "mandrake"])
def test_mmn_7_4_otherwise_the_monster_is_caught(monster: str) -> None:
    table = at(["hunter fog", f"{monster} rumor", "deal steal"], lap=3, hunts=1, round=LAST)
    play(table, 0, "play:hunter", "player:1")
    assert result(table) == "catch"
    assert look(table, "last_round.hands.1") == ["rumor"]


MISSES = {
    "no Monster there": ["hunter fog deal", "rumor villager deal", "mermaid gossip hide"],
    "a Hide": ["hunter fog deal", "vampire hide deal", "rumor gossip villager"],
    "the Mermaid": ["hunter fog deal", "mermaid hide deal", "rumor gossip villager"],
}


@pytest.mark.parametrize("cards", MISSES.values(), ids=list(MISSES))
def test_mmn_7_5_misses_look_alike_to_everybody_but_the_target(cards: list[str]) -> None:
    table = at(cards, lap=2)
    play(table, 0, "play:hunter", "player:1")
    for seat in (0, 2, None):
        view = table.view(seat)
        viewer = -1 if seat is None else seat
        missed = [event.as_seen_by(viewer) for event in told(table, "HunterMissed")]
        assert [(event.seat, event.target) for event in missed] == [(0, 1)]
        assert view["hands"][1] == {"size": 3, "known": []}
        expected = {"seat": 1, "fact": "missed", "hunts": 1, "vills": 0, "lost": [], "gained": []}
        assert view["records"] == ([] if seat is None else [expected])


def test_mmn_7_5_protection_cannot_be_waived() -> None:
    """MMN-R18: the target is never asked."""
    table = at(["hunter fog deal", "vampire hide deal", "rumor gossip villager"], lap=2)
    play(table, 0, "play:hunter", "player:1")
    assert table.view(1)["choice"] == {"kind": "play", "seats": [1]}
