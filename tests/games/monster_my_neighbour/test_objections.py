"""Why an action is not possible: the clause it rests on, and a sentence."""

from __future__ import annotations

import pytest

from serao.games.monster_my_neighbour.state import Table
from tests.games.monster_my_neighbour.at_the_table import GAME, at, play

OTHERS = ["rumor deal hide", "villager fog steal"]


def against(table: Table, seat: int, name: str) -> tuple[str, str]:
    """Return clause and sentence against an action, called by its name."""
    reason = table.why_not(GAME.actions.index(name), seat)
    assert reason is not None
    return reason.clause, reason.words


def clause(table: Table, seat: int, name: str) -> str:
    return against(table, seat, name)[0]


def test_mmn_4_3_a_card_that_is_not_held_cannot_be_played() -> None:
    table = at(["vampire gossip hide", *OTHERS], lap=2)
    assert against(table, 0, "play:fog") == ("MMN-4.3", "You do not hold this card.")


def test_mmn_4_3_first_a_card_is_played() -> None:
    table = at(["vampire gossip hide", *OTHERS], lap=2)
    for name in ("give:hide", "player:1", "deal:1"):
        assert clause(table, 0, name) == "MMN-4.3"


def test_mmn_5_2_no_hunter_on_the_first_turn() -> None:
    table = at(["hunter gossip hide vampire", "rumor deal hide", *OTHERS[1:]], start=2, active=0)
    assert clause(table, 0, "play:hunter") == "MMN-5.2"


def test_mmn_4_4_a_hunter_is_not_laid_down_while_something_can_be_played() -> None:
    table = at(["hunter gossip hide vampire", "rumor deal hide", *OTHERS[1:]], start=2, active=0)
    assert clause(table, 0, "skip:hunter") == "MMN-4.4"


def test_mmn_5_3_a_monster_beside_other_cards_waits() -> None:
    table = at(["vampire gossip hide", *OTHERS], lap=2)
    assert clause(table, 0, "play:monster") == "MMN-5.3"


@pytest.mark.parametrize(
    ("played", "ending"), [(0, "so far there is none."), (1, "so far there is one.")]
)
def test_mmn_6_15_the_werewolf_waits_for_two_hunters(played: int, ending: str) -> None:
    table = at(["werewolf gossip hide", *OTHERS], lap=2, hunts=played)
    cited, words = against(table, 0, "play:monster")
    assert cited == "MMN-6.15"
    assert "2 Hunters" in words
    assert words.endswith(ending)


def test_mmn_6_18_the_mandrake_waits_for_two_villagers() -> None:
    table = at(["mandrake gossip hide", *OTHERS], lap=2)
    assert clause(table, 0, "play:monster") == "MMN-6.18"


def test_mmn_4_6_nobody_names_themselves() -> None:
    table = at(["hunter vampire hide", *OTHERS], lap=2)
    play(table, 0, "play:hunter")
    assert clause(table, 0, "player:0") == "MMN-4.6"


def test_mmn_1_1_nobody_sits_beyond_the_last_seat() -> None:
    table = at(["hunter vampire hide", *OTHERS], lap=2)
    play(table, 0, "play:hunter")
    assert clause(table, 0, "player:3") == "MMN-1.1"


@pytest.mark.parametrize(
    ("card", "cited"),
    [
        ("dog", "MMN-6.5"),
        ("investigate", "MMN-6.6"),
        ("deal", "MMN-6.9"),
        ("steal", "MMN-6.10"),
    ],
)
def test_a_card_that_needs_a_card_there_finds_none_in_an_empty_hand(card: str, cited: str) -> None:
    table = at([f"{card} vampire hide", "", "villager fog rumor", "gossip rumor"], lap=2)
    play(table, 0, f"play:{card}")
    assert against(table, 0, "player:1") == (cited, "This player has no cards.")


@pytest.mark.parametrize(("card", "cited"), [("hunter", "MMN-6.2"), ("friend", "MMN-6.4")])
def test_a_played_card_must_be_carried_out(card: str, cited: str) -> None:
    table = at([f"{card} vampire hide", *OTHERS], lap=2)
    play(table, 0, f"play:{card}")
    assert clause(table, 0, "play:hide") == cited


def test_mmn_6_9_a_deal_begins_with_a_number() -> None:
    table = at(
        ["deal vampire hide fog", "rumor deal hide hunter", "villager steal rumor"],
        start=2,
        active=0,
    )
    play(table, 0, "play:deal", "player:1")
    assert clause(table, 0, "give:hide") == "MMN-6.9"


def test_mmn_6_9_the_same_card_is_not_given_twice() -> None:
    table = at(
        ["deal vampire hide fog", "rumor deal hide hunter", "villager steal rumor"],
        start=2,
        active=0,
    )
    play(table, 0, "play:deal", "player:1", "deal:2", "give:hide")
    assert against(table, 0, "give:hide") == ("MMN-6.9", "You have already chosen this card.")
    assert clause(table, 0, "give:hunter") == "MMN-6.9"


def test_mmn_6_7_only_a_card_of_the_own_hand_is_passed_on() -> None:
    table = at(["gossip vampire hide", *OTHERS], lap=2)
    play(table, 0, "play:gossip")
    assert clause(table, 0, "give:deal") == "MMN-6.7"
    assert against(table, 1, "play:deal")[0] == "MMN-6.7"


def test_mmn_6_10_a_steal_ends_with_a_gift() -> None:
    table = at(["steal vampire hide", *OTHERS], lap=2, luck=["deal"])
    play(table, 0, "play:steal", "player:1")
    assert clause(table, 0, "give:fog") == "MMN-6.10"


def test_mmn_6_5_the_dog_waits_for_a_card_of_the_own_hand() -> None:
    table = at(["dog vampire hide", *OTHERS], lap=2)
    play(table, 0, "play:dog", "player:1")
    assert clause(table, 1, "give:fog") == "MMN-6.5"
    assert clause(table, 1, "play:rumor") == "MMN-6.5"


@pytest.mark.parametrize("locale", ["en", "pt"])
def test_every_objection_is_a_sentence(locale: str) -> None:
    table = at(["werewolf gossip hide", *OTHERS], lap=2, hunts=1)
    for action in range(len(GAME.actions)):
        reason = table.why_not(action, 0, locale)
        assert reason is None or reason.words.endswith(".")
