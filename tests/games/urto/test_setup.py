"""URT-2 Setting up."""

from __future__ import annotations

from collections import Counter

import pytest

import serao
from tests.games.urto.at_the_table import GAME, at, hero, look, offered, play


def test_urt_2_1_the_starting_player_is_drawn() -> None:
    table = at(at="start", luck=[1])
    assert look(table, "start") == 1
    starters = {GAME.new_table(5, seed).position()["start"] for seed in range(40)}
    assert starters == {0, 1, 2, 3, 4}


def test_urt_2_2_each_takes_one_of_the_remaining_heroes_in_turn_order() -> None:
    table = at(at="start", luck=[1], mode="heroes", seats=3)
    assert table.waiting() == (1,)
    play(table, "hero:oriandra")
    assert table.waiting() == (2,)
    assert offered(table) == ["hero:sankaa", "hero:armenius", "hero:molesor", "hero:beardwhy"]
    play(table, "hero:molesor", "hero:sankaa")
    assert [hero(table, seat)["hero"] for seat in range(3)] == ["sankaa", "oriandra", "molesor"]


def test_urt_2_2_with_five_the_last_hero_is_given_by_itself() -> None:
    table = at(at="start", luck=[0], mode="heroes", seats=5)
    play(table, "hero:sankaa", "hero:armenius", "hero:oriandra", "hero:molesor")
    assert hero(table, 4)["hero"] == "beardwhy"


def test_urt_2_2_heroes_may_be_allotted_at_random() -> None:
    luck = ["2", "beardwhy", "armenius", "molesor"]
    table = GAME.table_at({"at": "start"}, 3, {"allotment": "random"}, luck=luck)
    assert [hero(table, seat)["hero"] for seat in (2, 0, 1)] == ["beardwhy", "armenius", "molesor"]


def test_urt_2_2_in_simplified_mode_nobody_picks_and_all_are_alike() -> None:
    table = at(at="start", luck=[0], seats=4)
    rows = [hero(table, seat) for seat in range(4)]
    assert [row["hero"] for row in rows] == ["sankaa", "armenius", "oriandra", "molesor"]
    assert {(row["health"], row["mana"]) for row in rows} == {(15, 10)}


def test_urt_2_3_the_decks_hold_every_card_and_the_alpha_lies_aside() -> None:
    table = GAME.new_table(3, 1)
    document = table.position()
    assert len(document["monster_deck"]) == 28
    assert "alpha" not in document["monster_deck"]
    assert document["alpha_cards"] == 5
    assert len(document["event_deck"]) == 36
    assert len(document["artifact_deck"]) == 35


def test_urt_2_4_two_players_close_the_other_flank() -> None:
    table = at(at="start", luck=[1])
    assert table.waiting() == (1,)
    assert offered(table) == ["side:hammer", "side:trumpets"]
    play(table, "side:trumpets")
    assert look(table, "side") == "trumpets"
    assert look(table, "gone") == ["tellurs-hammer"]
    assert look(table, "niches") == ["t-art"]


@pytest.mark.parametrize(("side", "open_way"), [("hammer", "h-mid1"), ("trumpets", "t-mid1")])
def test_urt_2_4_no_path_leads_into_the_blackened_flank(side: str, open_way: str) -> None:
    table = at(side=side)
    assert [name for name in offered(table) if name.startswith("field:")] == [
        "field:c1",
        f"field:{open_way}",
    ]


def test_urt_2_4_with_three_players_both_sides_are_open() -> None:
    table = at(seats=3)
    assert {"field:h-mid1", "field:t-mid1"} <= set(offered(table))
    assert look(table, "gone") == []


def test_urt_2_5_the_bag_holds_58_tokens_for_every_number_of_players() -> None:
    for seats in GAME.seats:
        bag = Counter(at(seats=seats).position()["bag"])
        assert sum(bag.values()) == 58
        assert (bag["torch"], bag["monster"], bag["honour2"]) == (17, 11, 3)
    assert look(at(seats=3), "niches") == ["h-art", "t-art"]


def test_urt_2_6_heroes_stand_on_start_with_full_bars() -> None:
    table = at(seats=5, mode="heroes")
    bars = [(hero(table, seat)["health"], hero(table, seat)["mana"]) for seat in range(5)]
    assert bars == [(16, 9), (16, 7), (12, 13), (19, 8), (16, 9)]
    assert {hero(table, seat)["field"] for seat in range(5)} == {"start"}
    assert {hero(table, seat)["honour"] for seat in range(5)} == {0}


def dealt() -> serao.State:
    """Return a table where two seats choose among two artifacts each."""
    deck = ["rusty-sword", "hex-doll", "mana-crystal", "smoke-bomb"]
    return at(at="starting-artifacts", artifact_deck=deck)


def test_urt_2_7_two_artifacts_are_dealt_and_one_is_kept_in_any_order() -> None:
    table = dealt()
    assert table.waiting() == (0, 1)
    assert look(table, "offers") == [["rusty-sword", "hex-doll"], ["smoke-bomb", "mana-crystal"]]
    table.act(GAME.actions.index("artifact:mana-crystal"), 1)
    assert table.waiting() == (0,)
    table.act(GAME.actions.index("artifact:hex-doll"), 0)
    assert [hero(table, seat)["artifacts"] for seat in (0, 1)] == [["hex-doll"], ["mana-crystal"]]
    assert len(look(table, "artifact_deck")) == 33
    assert {"rusty-sword", "smoke-bomb"} <= set(look(table, "artifact_deck"))


def test_urt_2_7_the_order_of_the_answers_does_not_matter() -> None:
    results = []
    for order in ((0, 1), (1, 0)):
        table = dealt()
        for seat in order:
            table.act(table.options(seat)[0], seat)
        results.append(table.position())
    assert results[0] == results[1]


def test_urt_2_7_nobody_sees_the_other_cards_or_answers() -> None:
    table = dealt()
    before = table.view(0)
    assert before["offers"] == [["rusty-sword", "hex-doll"], {"size": 2, "known": []}]
    table.act(GAME.actions.index("artifact:mana-crystal"), 1)
    assert table.view(0) == before
    assert table.view(None)["offers"] == [{"size": 2, "known": []}] * 2


def test_urt_2_7_two_of_a_kind_are_no_choice() -> None:
    deck = ["rusty-sword", "rusty-sword", "hex-doll", "smoke-bomb"]
    table = at(at="starting-artifacts", artifact_deck=deck)
    assert table.waiting() == (1,)


def test_urt_2_7_a_kept_crystal_raises_the_maximum_only() -> None:
    table = dealt()
    table.act(GAME.actions.index("artifact:rusty-sword"), 0)
    table.act(GAME.actions.index("artifact:mana-crystal"), 1)
    assert hero(table, 1)["mana"] == 10
    assert table.view(0)["heroes"][1]["max_mana"] == 13
    assert hero(table, 1)["revealed"] == ["mana-crystal"]


def test_urt_2_8_the_starting_player_has_the_first_turn() -> None:
    table = at(at="start", luck=[1], seats=3)
    for seat in table.waiting():
        table.act(table.options(seat)[0], seat)
    assert table.waiting() == (1,)
    assert look(table, "round") == 1
