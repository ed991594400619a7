"""CAR-2 Set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import serao
from serao.games.caretos.state import Table
from tests.games.caretos.at_the_table import GAME, go, look, offered, play, table_at, told

COLOURS = ["red", "blue", "white", "green", "yellow"]


def new_table(seats: int, seed: int = 1, expert: bool = False) -> Table:
    table = GAME.new_table(seats, seed, options={"expert_finals": expert}, journal=True)
    assert isinstance(table, Table)
    return table


def placed(seats: int, seed: int = 1) -> Table:
    """Return a table after set-up, at the first turn."""
    table = new_table(seats, seed)
    while look(table, "at") == "setup":
        play(table, offered(table)[0])
    return table


@pytest.mark.parametrize(("seats", "spaces"), [(2, 30), (3, 42), (4, 42)])
def test_car_2_1_the_side_follows_the_number_of_players(seats: int, spaces: int) -> None:
    assert len(new_table(seats).board.spaces) == spaces


def test_car_2_2_the_starting_player_is_drawn_at_random() -> None:
    starters = Counter(look(new_table(4, seed), "starter") for seed in range(80))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 8


def test_car_2_2_scripted_luck_names_the_starter() -> None:
    for seat in range(3):
        table = GAME.table_at({"at": "setup"}, seats=3, luck=[seat])
        assert table.position()["starter"] == seat
        assert table.waiting() == (seat,)
    with pytest.raises(serao.LuckError):
        GAME.table_at({"at": "setup"}, seats=3, luck=[3])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_car_2_3_two_different_monsters_each_openly(seats: int) -> None:
    teams = look(new_table(seats), "teams")
    dealt = [monster for team in teams for monster in team]
    assert [len(team) for team in teams] == [2] * seats
    assert len(set(dealt)) == 2 * seats
    assert new_table(seats).view(None)["teams"] == teams
    others = {tuple(map(tuple, look(new_table(seats, seed), "teams"))) for seed in range(20)}
    assert len(others) > 15


@pytest.mark.parametrize(("seats", "caretos"), [(2, ["p4", "p9"]), (4, ["p6", "p10"])])
def test_car_2_4_the_caretos_stand_on_their_marks(seats: int, caretos: list[str]) -> None:
    assert look(new_table(seats), "caretos") == caretos


def test_car_2_5_from_the_starter_on_each_takes_a_free_symbol_and_places_both_monsters() -> None:
    teams = [["witch", "moira"], ["trevor", "werewolf"], ["lost-soul", "bogeyman"]]
    table = table_at({"at": "setup", "starter": 1, "teams": teams}, seats=3)
    assert offered(table) == ["symbol:sun", "symbol:horn", "symbol:hand", "symbol:eye"]
    play(table, "symbol:hand")
    assert table.waiting() == (1,)
    assert offered(table) == ["space:d2", "space:p12"]
    go(table, "p12")  # names the place of the lower-numbered Monster
    assert look(table, "monsters") == {"werewolf": "p12", "trevor": "d2"}
    assert table.waiting() == (2,)
    assert offered(table) == ["symbol:sun", "symbol:horn", "symbol:eye"]


def test_car_2_5_until_the_last_monster_is_placed_nothing_else_is_on_the_table() -> None:
    table = table_at({"at": "setup", "starter": 0})
    play(table, "symbol:sun")
    position = table.position()
    assert position["at"] == "setup"
    assert position["villagers"] == {}
    assert position["supply"] == 0
    assert position["hands"] == [[], []]
    assert position["row"] == position["deck"] == position["bonus_deck"] == []
    assert position["finals"] == ["", ""]
    assert position["box_villagers"] == []


def test_car_2_5_with_four_players_the_last_symbol_is_forced() -> None:
    table = table_at({"at": "setup", "starter": 0}, seats=4)
    for symbol in ("sun", "horn", "hand"):
        play(table, f"symbol:{symbol}", offered_place(symbol))
    assert offered(table) == ["space:w1", "space:p17"]
    assert table.waiting() == (3,)


def offered_place(symbol: str) -> str:
    return {"sun": "space:f1", "horn": "space:d1", "hand": "space:d2"}[symbol]


@pytest.mark.parametrize(("seats", "each", "places"), [(2, 5, 5), (3, 7, 7), (4, 7, 7)])
def test_car_2_6_five_villagers_on_each_place(seats: int, each: int, places: int) -> None:
    villagers = look(placed(seats), "villagers")
    assert len(villagers) == places
    assert {len(who) for who in villagers.values()} == {5}
    counts = Counter(colour for who in villagers.values() for colour in who)
    assert counts == dict.fromkeys(COLOURS, each)
    layouts = {str(look(placed(seats, seed), "villagers")) for seed in range(10)}
    assert len(layouts) == 10


@pytest.mark.parametrize(("seats", "supply"), [(2, 11), (3, 9), (4, 9)])
def test_car_2_7_a_campfire_on_each_of_them_and_the_rest_in_the_supply(
    seats: int, supply: int
) -> None:
    table = placed(seats)
    assert look(table, "supply") == supply
    assert look(table, "unlit") == []


@pytest.mark.parametrize(("seats", "cards", "deck"), [(2, 24, 18), (3, 36, 27), (4, 48, 36)])
def test_car_2_8_the_night_cards_of_the_player_count(seats: int, cards: int, deck: int) -> None:
    position = placed(seats).position()
    assert [len(hand) for hand in position["hands"]] == [3] * seats
    assert len(position["deck"]) == deck
    dealt = position["deck"] + [card for hand in position["hands"] for card in hand]
    assert sorted(dealt) == [f"n{number:02}" for number in range(cards)]


def test_car_2_9_three_bonus_cards_in_the_row() -> None:
    position = placed(3).position()
    assert len(position["row"]) == 3
    assert len(position["bonus_deck"]) == 16
    assert len(set(position["row"] + position["bonus_deck"])) == 19


def test_car_2_10_one_secret_final_bonus_card_each() -> None:
    table = placed(4)
    finals = look(table, "finals")
    assert len(set(finals)) == 4
    assert table.view(0)["finals"][0]["known"] == [finals[0]]
    assert table.view(0)["finals"][1] == {"size": 1, "known": []}
    assert look(table, "returned") == [[], [], [], []]
    dealt = told(table, "FinalDealt")
    assert [event.as_seen_by(2).final for event in dealt] == [
        serao.HIDDEN,
        serao.HIDDEN,
        dealt[2].final,
        serao.HIDDEN,
    ]


def test_car_2_11_everything_else_is_empty_and_the_starter_begins() -> None:
    for seed in range(6):
        table = placed(3, seed)
        position = table.position()
        assert position["active"] == position["starter"]
        assert table.waiting() == (position["starter"],)
        assert position["campfires"] == [0, 0, 0]
        for zone in ("captured", "open", "fulfilled", "piles"):
            assert position[zone] == [[], [], []]
        assert "cauldron" not in position["monsters"].values()
        assert position["at"] == "turn"
