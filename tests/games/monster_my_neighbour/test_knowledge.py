"""What every seat learns and forgets (RULES.md, section 6)."""

from __future__ import annotations

from typing import Any

from tests.games.monster_my_neighbour.at_the_table import (
    LAST,
    at,
    facts,
    hand,
    known,
    look,
    play,
)


def knowing(seats: int, *entries: tuple[int, int, str]) -> list[list[list[str]]]:
    """Return the key ``known`` from (observer, seat, cards)."""
    table: list[list[list[str]]] = [[[] for _ in range(seats)] for _ in range(seats)]
    for observer, seat, cards in entries:
        table[observer][seat] = cards.split()
    return table


def record(seat: int, fact: str, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "fact": fact, "hunts": 0, "vills": 0, "lost": [], "gained": [], **more}


# -- known ----------------------------------------------------------------------------------


def test_a_played_card_is_taken_out_of_what_is_known() -> None:
    cards = ["hide rumor fog", "vampire gossip deal", "villager steal hunter"]
    table = at(cards, lap=2, known=knowing(3, (1, 0, "hide rumor"), (2, 0, "fog")))
    play(table, 0, "play:hide")
    assert known(table, 1, 0) == ["rumor"]
    assert known(table, 2, 0) == ["fog"]


def test_a_card_given_in_a_gossip_is_known_to_the_giver_until_it_may_have_moved_on() -> None:
    cards = ["gossip hide fog", "gossip rumor deal", "vampire steal villager"]
    table = at(cards, lap=2)
    play(table, 0, "play:gossip", "give:hide")
    play(table, 1, "give:rumor")
    play(table, 2, "give:steal")
    assert known(table, 0, 1) == ["hide"]
    assert known(table, 2, 1) == []
    play(table, 1, "play:gossip")
    play(table, 0, "give:fog")
    play(table, 1, "give:deal")
    play(table, 2, "give:villager")
    assert known(table, 0, 1) == ["fog"]  # the Hide may have been the card passed on


def test_one_copy_of_every_kind_is_forgotten_unless_the_card_is_seen() -> None:
    cards = ["gossip fog deal", "hide hide rumor", "vampire steal villager", "hunter"]
    table = at(cards, lap=2, known=knowing(4, (2, 1, "hide hide rumor"), (3, 1, "hide hide rumor")))
    play(table, 0, "play:gossip", "give:fog")
    play(table, 1, "give:rumor")
    play(table, 2, "give:steal")
    assert known(table, 2, 1) == ["hide", "hide"]  # it got the Rumor itself
    assert known(table, 3, 1) == ["hide"]  # the card may have been either


def test_a_wholly_known_hand_of_one_kind_shows_what_leaves_it_and_where_it_goes() -> None:
    cards = ["gossip fog deal", "hide hide", "vampire steal villager", "hunter"]
    table = at(cards, lap=2, known=knowing(4, (3, 1, "hide hide"), (0, 1, "hide")))
    play(table, 0, "play:gossip", "give:fog")
    play(table, 2, "give:steal")
    assert known(table, 3, 1) == ["hide"]
    assert known(table, 3, 2) == ["hide"]
    assert known(table, 0, 1) == ["fog"]  # it did not know the whole hand
    assert known(table, 0, 2) == []


def test_a_rumor_teaches_both_neighbours() -> None:
    luck = ["hide", "deal", "vampire"]
    table = at(["rumor hide fog", "gossip deal", "vampire villager"], luck=luck, lap=2)
    play(table, 0, "play:rumor")
    assert known(table, 0, 1) == ["hide"]
    assert known(table, 1, 2) == ["deal"]
    assert known(table, 2, 0) == ["vampire"]
    assert known(table, 1, 0) == known(table, 2, 1) == known(table, 0, 2) == []


def test_a_deal_of_two_costs_third_seats_two_of_each_kind() -> None:
    cards = ["deal vampire fog", "hide hide rumor", "villager steal hunter"]
    table = at(cards, lap=2, known=knowing(3, (2, 1, "hide hide rumor")))
    play(table, 0, "play:deal", "player:1", "deal:2")
    play(table, 1, "give:hide", "give:rumor")
    assert known(table, 2, 1) == []
    assert known(table, 0, 1) == ["fog", "vampire"]
    assert known(table, 1, 0) == ["hide", "rumor"]


def test_a_steal_is_two_moves_of_which_the_partners_see_all() -> None:
    cards = ["steal fog deal", "hide rumor", "vampire villager hunter", "gossip"]
    table = at(cards, lap=2, luck=["hide"], known=knowing(4, (3, 1, "hide rumor"), (3, 0, "fog")))
    play(table, 0, "play:steal", "player:1")
    assert known(table, 1, 0) == ["hide"]
    assert known(table, 0, 1) == []
    assert known(table, 3, 1) == []
    play(table, 0, "give:fog")
    assert known(table, 0, 1) == ["fog"]
    assert known(table, 1, 0) == ["hide"]
    assert known(table, 3, 0) == []
    assert known(table, 3, 1) == []


def test_a_steal_as_last_card_changes_nothing_for_third_seats() -> None:
    cards = ["steal", "hide rumor", "vampire villager"]
    notes = [[], [], [record(1, "missed", hunts=1), record(0, "no-hunter")]]
    before = knowing(3, (2, 1, "hide rumor"))
    table = at(cards, lap=3, luck=["hide"], hunts=1, known=before, records=notes)
    play(table, 0, "player:1")
    assert known(table, 2, 1) == ["hide", "rumor"]
    assert facts(table, 2) == [(1, "missed"), (0, "no-hunter")]
    assert known(table, 0, 1) == ["hide"]
    assert known(table, 1, 0) == []


def test_the_dog_is_known_to_all_and_hides_what_was_dropped() -> None:
    cards = ["dog fog deal", "hide rumor villager", "vampire steal hunter"]
    table = at(cards, lap=2, known=knowing(3, (2, 1, "hide rumor villager")))
    play(table, 0, "play:dog", "player:1")
    play(table, 1, "give:rumor")
    assert known(table, 0, 1) == ["dog"]
    assert known(table, 2, 1) == ["dog"]


def test_a_drop_from_a_known_hand_of_one_kind_is_known_on_the_pile() -> None:
    cards = ["dog fog deal", "hide hide", "vampire steal hunter"]
    table = at(cards, lap=2, known=knowing(3, (2, 1, "hide hide")))
    play(table, 0, "play:dog", "player:1")
    assert look(table, "piles.0") == ["wanted", {"down": "hide", "by": 1, "seen": [2]}]
    assert table.view(2)["piles"][0][1] == {"down": "hide", "by": 1}
    assert table.view(0)["piles"][0][1] == {"down": "unknown", "by": 1}
    assert known(table, 2, 1) == ["hide", "dog"]


def test_a_fog_empties_what_is_known_but_not_the_monsters_name() -> None:
    cards = ["fog hide deal", "vampire rumor villager", "steal gossip hunter"]
    notes = [[record(2, "no-hunter")], [], []]
    table = at(cards, lap=2, known=knowing(3, (0, 1, "vampire rumor")), records=notes)
    play(table, 0, "play:fog")
    assert known(table, 0, 1) == []
    assert facts(table, 0) == []
    assert table.view(0)["monster"] == "vampire"


def test_the_end_of_a_round_empties_all_memory() -> None:
    cards = ["hunter", "vampire", "hide"]
    table = at(cards, lap=4, known=knowing(3, (0, 1, "vampire")))
    play(table, 0, "player:1")
    assert look(table, "round") == 2
    assert all(not cards for row in look(table, "known") for cards in row)
    assert look(table, "records") == [[], [], []]


# -- records --------------------------------------------------------------------------------


def test_a_friend_without_discard_shows_that_there_was_no_hunter() -> None:
    table = at(["friend fog deal", "hide rumor villager", "vampire steal gossip"], lap=2)
    play(table, 0, "play:friend", "player:1")
    assert facts(table, 0) == facts(table, 2) == [(1, "no-hunter")]
    assert facts(table, 1) == []


def test_a_found_hunter_leaves_no_record() -> None:
    table = at(["friend fog deal", "hunter hunter hide", "vampire steal gossip"], lap=2)
    play(table, 0, "play:friend", "player:1")
    assert facts(table, 0) == facts(table, 2) == []


def test_a_skipped_hunter_tells_what_the_rest_of_the_hand_is() -> None:
    start = ["wanted fog deal rumor", "hunter hunter hunter vampire", "gossip steal hide hide"]
    table = at(start)
    assert facts(table, 0) == facts(table, 2) == [(1, "hunters-or-monster")]


def test_a_record_counts_on_with_what_is_seen() -> None:
    table = at(["friend hunter fog", "hide rumor villager", "vampire steal gossip"], lap=2)
    play(table, 0, "play:friend", "player:1")
    play(table, 1, "play:villager")
    kept = record(1, "no-hunter", lost=["villager"])
    assert table.view(0)["records"] == [kept]
    play(table, 2, "play:steal", "player:0")
    play(table, 2, "give:gossip")
    assert table.view(0)["records"] == [kept]  # nothing has happened to seat 1


def test_a_record_is_dropped_when_a_loss_or_a_gain_is_not_seen() -> None:
    cards = ["gossip fog deal", "hide rumor villager", "vampire steal hunter"]
    everybody = [[record(1, "no-hunter")], [], [record(1, "no-hunter")]]
    table = at(cards, lap=2, records=everybody)
    play(table, 0, "play:gossip", "give:fog")
    play(table, 1, "give:hide")
    play(table, 2, "give:steal")
    assert facts(table, 2) == []  # it saw the loss, but not what seat 0 gave
    assert facts(table, 0) == []  # it saw the gain, but not the loss


def test_a_record_survives_a_steal_between_the_two() -> None:
    cards = ["steal fog deal", "hide rumor", "vampire villager hunter"]
    notes = [[record(1, "missed", hunts=1)], [], [record(1, "missed", hunts=1)]]
    table = at(cards, lap=2, luck=["hide"], hunts=1, records=notes)
    play(table, 0, "play:steal", "player:1")
    play(table, 0, "give:fog")
    assert table.view(0)["records"] == [record(1, "missed", hunts=1, lost=["hide"], gained=["fog"])]
    assert facts(table, 2) == []


def test_a_dog_drop_ends_a_record_unless_the_card_is_seen() -> None:
    cards = ["dog fog deal", "hide hide", "vampire villager hunter"]
    notes = [[record(1, "no-hunter")], [], [record(1, "no-hunter")]]
    table = at(cards, lap=2, records=notes, known=knowing(3, (2, 1, "hide hide")))
    play(table, 0, "play:dog", "player:1")
    assert facts(table, 0) == []
    assert table.view(2)["records"] == [record(1, "no-hunter", lost=["hide"], gained=["dog"])]


# -- the Monster's name ---------------------------------------------------------------------


def test_who_has_had_or_seen_the_monster_knows_its_name_to_the_end_of_the_round() -> None:
    cards = ["gossip vampire deal", "hide rumor villager", "hunter steal fog"]
    table = at(cards, lap=2)
    assert [table.view(seat)["monster"] for seat in range(3)] == ["vampire", "unknown", "unknown"]
    play(table, 0, "play:gossip", "give:monster")
    play(table, 1, "give:hide")
    play(table, 2, "give:fog")
    assert look(table, "knows_monster") == [0, 1]
    assert table.view(0)["monster"] == "vampire"
    assert table.view(2)["monster"] == "unknown"


def test_the_last_monster_is_known_by_elimination_to_everybody() -> None:
    table = at(["hide rumor deal", "vampire fog", "gossip steal"], lap=2, round=LAST)
    for seat in (0, 1, 2, None):
        assert table.view(seat)["monster"] == "vampire"


def test_after_the_game_there_is_no_monster() -> None:
    table = at(["hide", "vampire", "rumor"], lap=4, round=LAST)
    assert table.view(0)["monster"] == "none"
    assert table.view(0)["choice"] == {"kind": "none", "seats": []}


def test_a_spectator_has_no_memory() -> None:
    cards = ["hide rumor deal", "vampire fog", "gossip steal"]
    table = at(cards, lap=2, known=knowing(3, (0, 1, "vampire")))
    view = table.view(None)
    assert view["seat"] is None
    assert view["records"] == []
    assert view["hands"] == [
        {"size": 3, "known": []},
        {"size": 2, "known": []},
        {"size": 2, "known": []},
    ]
    assert hand(table, 0) == ["hide", "rumor", "deal"]
