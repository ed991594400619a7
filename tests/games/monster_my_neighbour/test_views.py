"""What a view adds for people: how a card is known, and who was named."""

from __future__ import annotations

import pytest

import serao
from serao.games.monster_my_neighbour.state import Table
from tests.games.monster_my_neighbour.at_the_table import GAME, at, known, play


def whence(table: Table, observer: int, seat: int) -> list[str]:
    """Return how ``observer`` knows the cards of ``seat``, one word for each."""
    found: list[str] = table.view(observer)["whence"][seat]
    return found


def test_a_card_that_was_given_is_known_from_you() -> None:
    table = at(["gossip hide vampire", "rumor deal hunter", "villager fog steal"], lap=2)
    play(table, 0, "play:gossip", "give:hide")
    play(table, 1, "give:rumor")
    play(table, 2, "give:fog")
    assert (known(table, 0, 1), whence(table, 0, 1)) == (["hide"], ["from-you"])
    assert whence(table, 2, 0) == ["from-you"]
    assert table.view(None)["whence"] == [[], [], []]


def test_a_hand_that_was_looked_into_is_known_by_looking() -> None:
    table = at(["investigate hide fog", "vampire deal hunter", "villager fog steal"], lap=2)
    play(table, 0, "play:investigate", "player:1")
    assert whence(table, 0, 1) == ["looked"] * 3
    assert whence(table, 2, 1) == []


def test_a_card_that_leaves_a_wholly_known_hand_is_followed() -> None:
    known_hands: list[list[list[str]]] = [[[], ["hide"], []], [[], [], []], [[], [], []]]
    table = at(
        ["rumor villager fog", "hide", "vampire fog steal"],
        lap=2,
        known=known_hands,
        luck=["villager", "hide", "fog"],
    )
    play(table, 0, "play:rumor")
    assert (known(table, 0, 2), whence(table, 0, 2)) == (["hide"], ["followed"])


def test_the_dog_is_handed_over_before_everybody() -> None:
    table = at(["dog hide fog", "vampire deal hide", "villager fog steal"], lap=2)
    play(table, 0, "play:dog", "player:1")
    assert table.view(None)["partner"] == 1
    play(table, 1, "give:deal")
    assert whence(table, 0, 1) == ["handed"]
    assert whence(table, 2, 1) == ["handed"]


def test_of_two_copies_that_are_known_one_goes() -> None:
    known_hands: list[list[list[str]]] = [[[], ["hide"], []], [[], [], []], [[], [], []]]
    table = at(
        ["steal hide vampire", "hide rumor", "villager fog steal"],
        lap=2,
        known=known_hands,
        luck=["rumor"],
    )
    play(table, 0, "play:steal", "player:1", "give:hide")  # then Hide plays itself
    assert (known(table, 0, 1), whence(table, 0, 1)) == (["hide"], ["looked"])


def test_a_card_that_may_have_moved_on_is_forgotten_with_how_it_was_known() -> None:
    known_hands: list[list[list[str]]] = [[[], ["hide"], []], [[], [], []], [[], [], []]]
    table = at(
        ["gossip hide vampire", "hide rumor deal", "villager fog steal"], lap=2, known=known_hands
    )
    play(table, 0, "play:gossip", "give:hide")
    play(table, 1, "give:rumor")
    play(table, 2, "give:fog")
    assert (known(table, 0, 1), whence(table, 0, 1)) == (["hide"], ["from-you"])


def test_fog_takes_what_is_known_with_how_it_was_known() -> None:
    known_hands: list[list[list[str]]] = [[[], ["hide"], []], [[], [], []], [[], [], []]]
    table = at(["fog vampire deal", "hide rumor", "villager steal"], lap=2, known=known_hands)
    assert whence(table, 0, 1) == ["looked"]
    play(table, 0, "play:fog")
    assert table.view(0)["whence"] == [[], [], []]


def test_a_sampled_world_keeps_how_the_seat_knows_and_forgets_the_others() -> None:
    table = at(["dog hide", "vampire deal", "villager fog"], lap=3)
    play(table, 0, "play:dog", "player:1")
    play(table, 1, "give:deal")
    world = table.determinize(0, serao.Rng(3))
    assert world.view(0)["whence"] == table.view(0)["whence"]
    assert world.view(2)["whence"] == [[], [], []]


def test_a_stored_table_still_knows_how() -> None:
    table = at(["gossip hide vampire", "rumor deal hunter", "villager fog steal"], lap=2)
    play(table, 0, "play:gossip", "give:hide")
    play(table, 1, "give:rumor")
    play(table, 2, "give:fog")
    assert GAME.table_from(table.position()).view(0) == table.view(0)


def test_how_is_written_for_each_known_card() -> None:
    known_hands: list[list[list[str]]] = [[[], ["hide"], []], [[], [], []], [[], [], []]]
    ways: list[list[list[str]]] = [[[], [], []], [[], [], []], [[], [], []]]
    with pytest.raises(serao.PositionError, match=r"whence\.0\.1.*one word for each of the 1"):
        at(["fog vampire", "hide rumor", "villager steal"], lap=3, known=known_hands, whence=ways)


def test_the_partner_is_whom_the_active_player_has_named() -> None:
    table = at(["deal hide fog", "vampire deal", "villager steal hunter"], lap=2)
    assert table.view(1)["partner"] is None
    play(table, 0, "play:deal")
    assert table.view(1)["partner"] is None
    play(table, 0, "player:2")
    assert table.view(1)["partner"] == 2
    play(table, 0, "deal:1")
    assert table.view(1)["partner"] == 2


def test_the_partner_of_a_steal_is_its_target() -> None:
    table = at(["steal hide fog", "vampire deal", "villager hunter"], lap=2, luck=["deal"])
    play(table, 0, "play:steal", "player:1")
    assert table.view(2)["partner"] == 1


def test_a_seat_sees_which_of_its_cards_others_have_learned() -> None:
    table = at(["investigate fog deal", "hide rumor vampire", "villager steal gossip"], lap=2)
    play(table, 0, "play:investigate", "player:1")
    assert table.view(1)["shown"] == [["hide", "rumor", "vampire"], [], []]
    assert table.view(0)["shown"] == [[], [], []]
    assert table.view(2)["shown"] == [[], [], []]
    assert table.view(None)["shown"] == [[], [], []]


def test_what_others_know_by_following_a_card_is_not_shown_to_its_owner() -> None:
    table = at(
        ["deal steal vampire", "hide rumor fog", "villager hunter gossip"],
        lap=2,
        known=[[[], ["hide"], []], [[], [], []], [[], ["rumor"], []]],
        whence=[[[], ["followed"], []], [[], [], []], [[], ["from-you"], []]],
    )
    assert table.view(1)["shown"] == [[], [], ["rumor"]]


def test_mmn_7_2_a_hide_beside_the_monster_turns_a_hunter_away() -> None:
    table = at(["hide fog vampire", "rumor deal hunter", "villager fog hide"], lap=2)
    assert [table.view(seat)["shield"] for seat in (0, 1, 2, None)] == ["hide", "", "", ""]


@pytest.mark.parametrize(
    ("monster", "hunts", "shield"),
    [
        ("mermaid", 1, "mermaid"),
        ("mermaid", 2, ""),
        ("vampire", 1, ""),
    ],
)
def test_mmn_6_17_a_monster_may_turn_a_hunter_away_itself(
    monster: str, hunts: int, shield: str
) -> None:
    table = at(
        [f"fog deal {monster}", "rumor deal hunter", "villager fog hide"], hunts=hunts, lap=2
    )
    assert table.view(0)["shield"] == shield
    assert table.view(1)["shield"] == ""


def test_the_monsters_that_wait_for_hunters_or_villagers_are_named_once_there_are_enough() -> None:
    hands = ["fog deal vampire", "rumor deal hunter", "villager fog hide"]
    assert at(hands, lap=2).view(None)["reached"] == []
    assert at(hands, lap=2, hunts=1).view(None)["reached"] == ["mermaid"]
    reached = at(hands, lap=2, hunts=2, vills=2).view(None)["reached"]
    assert set(reached) == {"mermaid", "werewolf", "mandrake"}


def test_a_round_that_has_ended_tells_what_everybody_was() -> None:
    table = at(
        ["hunter fog deal", "vampire deal rumor", "villager fog hide", "gossip hide hide"],
        lap=2,
        friends=[2],
        piles=[["wanted"], [], ["friend"], []],
    )
    play(table, 0, "play:hunter", "player:1")
    view = table.view(None)
    assert view["last_roles"] == ["catcher", "monster", "friend", "neighbour"]
    assert view["roles"] == [view["last_roles"]]
    assert view["leaders"] == [0]


def test_the_last_monster_is_known_to_all() -> None:
    hands = ["fog deal vampire", "rumor deal hunter", "villager fog hide"]
    assert not at(hands, lap=2).view(1)["is_last_monster"]
    used = ["goomiho", "mandrake", "mermaid", "werewolf"]
    table = at(hands, lap=2, round=5, used_monsters=used)
    assert table.view(None)["is_last_monster"]
    assert table.view(1)["monster"] == "vampire"
