"""MMN-4 Laps and turns."""

from __future__ import annotations

import pytest

import serao
from tests.games.monster_my_neighbour.at_the_table import (
    GAME,
    LAST,
    at,
    hands,
    look,
    offered,
    play,
    told,
)


def test_mmn_4_1_each_seat_has_one_turn_per_lap_and_hands_are_not_refilled() -> None:
    table = at(["hide fog deal", "hide rumor deal", "vampire hide gossip"], lap=2)
    for seat in range(3):
        assert table.waiting() == (seat,)
        play(table, seat, "play:hide")
    assert look(table, "lap") == 3
    assert [len(hand.split()) for hand in hands(table)] == [2, 2, 2]


def test_mmn_4_2_an_empty_hand_is_skipped_and_stays_in_the_round() -> None:
    table = at(["hide villager fog", "", "vampire rumor deal"], lap=2)
    play(table, 0, "play:hide")
    assert look(table, "active") == 2
    assert [event.seat for event in told(table, "TurnSkipped")] == [1]
    assert look(table, "piles.1") == []


def test_mmn_4_2_a_skipped_seat_can_receive_cards_and_plays_again() -> None:
    table = at(["gossip hide", "", "vampire rumor"], lap=3)
    play(table, 0, "play:gossip")
    play(table, 2, "give:rumor")
    # The Hide that came from seat 0 was its only card; then the lone Vampire escaped.
    assert look(table, "last_round.piles.1") == ["hide"]


def test_mmn_4_3_exactly_one_card_is_played_and_nobody_passes() -> None:
    table = at(["hide fog deal", "rumor deal", "vampire gossip"], lap=2)
    assert offered(table, 0) == ["play:hide", "play:deal", "play:fog"]
    play(table, 0, "play:hide")
    assert look(table, "piles.0") == ["wanted", "hide"]
    assert table.waiting() == (1,)


@pytest.mark.parametrize("rest", ["hunter", "vampire"])
def test_mmn_4_4_without_a_playable_card_a_hunter_is_laid_face_down(rest: str) -> None:
    other = "villager" if rest == "vampire" else "vampire"
    table = at(["wanted hide fog deal", f"hunter hunter hunter {rest}", f"{other} rumor deal hide"])
    assert look(table, "piles.1") == [{"down": "hunter", "by": 1}]
    assert look(table, "hunts") == 0
    assert table.waiting() == (2,)
    assert [event.seat for event in told(table, "HunterSkipped")] == [1]


def test_mmn_4_4_a_playable_mandrake_leaves_no_skip() -> None:
    """MMN-R27"""
    start = ["wanted hide fog deal", "hunter hunter hunter mandrake", "rumor deal hide steal"]
    table = at(start, vills=2, round=LAST)
    assert look(table, "last_round.result") == "escape"
    assert look(table, "last_round.hands.1") == ["hunter", "hunter", "hunter"]


def test_mmn_4_5_pile_then_counters_then_effect() -> None:
    table = at(["hunter hide deal", "fog rumor", "mermaid gossip steal"], lap=2)
    play(table, 0, "play:hunter")
    assert look(table, "piles.0") == ["wanted", "hunter"]
    assert look(table, "hunts") == 1
    play(table, 0, "player:2")  # the first Hunter of the round, counted before it strikes
    assert not table.is_over
    assert hands(table)[2] == "gossip steal mermaid"


@pytest.mark.parametrize("card", ["hunter", "friend", "dog", "investigate", "deal", "steal"])
def test_mmn_4_6_a_target_must_be_named_and_never_oneself(card: str) -> None:
    table = at([f"{card} hide fog", "rumor hide", "vampire gossip villager"], lap=2)
    play(table, 0, f"play:{card}")
    assert offered(table, 0) == ["player:1", "player:2"]


def test_mmn_4_7_a_hand_too_large_for_its_turns_is_refused() -> None:
    with pytest.raises(serao.PositionError) as refusal:
        at(["hide fog", "rumor hide deal", "vampire gossip"], lap=3)
    assert refusal.value.keys == ("hands.1",)


def gossip() -> serao.State:
    cards = ["gossip hide fog", "rumor deal hide", "vampire steal villager"]
    table = at(cards, lap=2)
    play(table, 0, "play:gossip")
    return table


def test_mmn_4_8_answers_may_come_in_any_order_and_nothing_moves_before_the_last() -> None:
    answers = [(0, "give:hide"), (1, "give:deal"), (2, "give:monster")]
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        table = gossip()
        before = hands(table)
        for i in order[:2]:
            play(table, *answers[i])
            assert hands(table) == before
        play(table, *answers[order[2]])
        ends.append(hands(table))
    assert (
        ends[0] == ends[1] == ends[2] == ["fog vampire", "hide hide rumor", "deal steal villager"]
    )


def test_mmn_4_8_an_answer_of_two_parts_may_wait_for_the_other_side() -> None:
    table = at(["deal hide fog", "steal villager deal", "vampire"], lap=2)
    play(table, 0, "play:deal", "player:1", "deal:1")
    play(table, 1, "give:steal")
    assert table.waiting() == (0,)
    assert hands(table)[1] == "deal steal villager"
    play(table, 0, "give:fog")
    assert hands(table)[:2] == ["hide steal", "deal fog villager"]


def test_mmn_4_8_nobody_sees_who_has_answered() -> None:
    table = gossip()
    before = [table.view(seat) for seat in (1, 2, None)]
    play(table, 0, "give:hide")
    assert [table.view(seat) for seat in (1, 2, None)] == before
    assert table.view(0)["chosen"] == ["give:hide"]


def test_mmn_4_9_a_single_option_is_taken_and_looks_like_a_given_answer() -> None:
    table = at(["gossip hide hide", "rumor deal fog", "vampire steal villager"], lap=2)
    play(table, 0, "play:gossip")
    assert table.waiting() == (1, 2)  # two equal cards leave seat 0 no choice
    for seat in (1, 2, None):
        assert table.view(seat)["choice"] == {"kind": "give-gossip", "seats": [0, 1, 2]}


def test_mmn_4_9_a_refusal_names_no_more_than_who_takes_part() -> None:
    cards = ["gossip deal hide", "fog villager rumor", "vampire steal hunter", "hide hide hide"]
    table = at(cards, lap=2)
    play(table, 0, "play:gossip", "give:deal")
    assert table.waiting() == (1, 2)  # nothing but Hide leaves seat 3 no choice
    for seat in (0, 3, None):
        with pytest.raises(serao.IllegalAction, match=r"(for|seats) 0, 1, 2, 3\b"):
            table.act(GAME.actions.index("give:hide"), seat)


def test_mmn_4_9_a_choice_without_an_option_is_skipped() -> None:
    table = at(["dog vampire", "", ""], lap=3)
    assert look(table, "piles.0") != ["wanted"]
    assert [event.card for event in told(table, "NothingHappened")] == [4]


def test_mmn_4_9_the_only_target_is_named_by_itself() -> None:
    table = at(["investigate hide fog", "", "vampire rumor deal"], lap=2)
    play(table, 0, "play:investigate")
    assert table.view(0)["hands"][2]["known"] == ["rumor", "deal", "vampire"]


def test_every_round_ends_in_its_last_lap() -> None:
    """MMN-4.7"""
    for seed in range(30):
        table = GAME.new_table(3 + seed % 6, seed)
        rng = serao.Rng(seed)
        while not table.is_over:
            assert 1 <= look(table, "lap") <= 4
            seat = table.waiting()[0]
            options = table.options(seat)
            table.act(options[rng.below(len(options))], seat)
