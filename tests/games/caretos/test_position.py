"""Section 12: the position document."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serao
from serao.games.caretos.state import Table
from serao.kernel.playout import act_at_random, play_at_random
from tests.games.caretos.at_the_table import GAME, look, offered, table_at, use
from tests.tables import Moment, Setting, moments
from tests.tables import table_at as table_at_moment

SETTINGS = [Setting("caretos", seats) for seats in (2, 3, 4)]
KEYS = {
    "at",
    "active",
    "starter",
    "teams",
    "monsters",
    "caretos",
    "villagers",
    "unlit",
    "campfires",
    "supply",
    "captured",
    "box_villagers",
    "hands",
    "piles",
    "deck",
    "box_nights",
    "row",
    "bonus_deck",
    "open",
    "fulfilled",
    "finals",
    "final_offers",
    "returned",
    "last_turns",
    "turn",
    "pending",
}


# -- defaults -------------------------------------------------------------------------------------


def test_everything_may_be_left_out() -> None:
    table = table_at({}, seats=3)
    position = table.position()
    assert set(position) == KEYS
    assert position["at"] == "turn"
    assert position["active"] == position["starter"] == 0
    assert position["teams"] == [
        ["werewolf", "moira"],
        ["shepherdess", "trevor"],
        ["lost-soul", "witch"],
    ]
    assert position["monsters"] == {
        "werewolf": "f1",
        "moira": "f4",
        "shepherdess": "d1",
        "trevor": "t2",
        "lost-soul": "d2",
        "witch": "p12",
    }
    assert position["caretos"] == ["p6", "p10"]
    assert list(position["villagers"]) == ["c1", "v1", "v2", "c2", "v3", "c3", "v4"]
    assert position["campfires"] == [0, 0, 0]
    assert position["supply"] == 9
    assert [len(hand) for hand in position["hands"]] == [3, 3, 3]
    assert len(position["deck"]) == 27
    assert (len(position["row"]), len(position["bonus_deck"])) == (3, 16)
    assert len(set(position["finals"])) == 3
    assert position["last_turns"] == 0
    assert position["box_villagers"] == position["box_nights"] == []


def test_the_rest_of_the_start_places_goes_by_seat_and_index() -> None:
    table = table_at({"monsters": {"werewolf": "w2"}}, seats=2)
    # Seat 0 has the sun: F1 (index 0) and G2 (index 23); the Werewolf is elsewhere.
    monsters = look(table, "monsters")
    assert monsters == {"werewolf": "w2", "moira": "g2", "shepherdess": "d1", "trevor": "f3"}


def test_villagers_named_elsewhere_do_not_stand_on_the_places() -> None:
    table = table_at({"captured": [["red"] * 5, ["blue"] * 5], "box_villagers": ["white"]})
    villagers = look(table, "villagers")
    assert [len(who) for who in villagers.values()] == [5, 5, 4]
    assert list(villagers) == ["v1", "v2", "c1"]
    assert not any("red" in who for who in villagers.values())


def test_villagers_not_named_are_in_the_box() -> None:
    table = table_at({"villagers": {"v1": ["red", "red"]}, "captured": [["blue"]]})
    box = look(table, "box_villagers")
    assert (len(box), box.count("red"), box.count("blue")) == (22, 3, 4)
    over = table_at({"at": "end"})
    assert len(look(over, "box_villagers")) == 25


def test_a_deck_is_its_top_with_the_rest_below_or_in_the_box() -> None:
    below = table_at({"deck": ["n05", "n04"]})
    assert look(below, "deck")[:2] == ["n05", "n04"]
    assert len(look(below, "deck")) == 18
    box = table_at({"deck": ["n05", "n04"], "deck_rest": "box"})
    assert look(box, "deck") == ["n05", "n04"]
    assert len(look(box, "box_nights")) == 16
    assert look(box, "last_turns") == 0
    empty = table_at({"deck_rest": "box"})
    assert look(empty, "last_turns") == 2


def test_the_row_is_filled_unless_the_rest_is_in_the_box() -> None:
    filled = table_at({"row": ["b07"], "bonus_deck": ["b01"]})
    assert look(filled, "row")[0] == "b07"
    assert len(look(filled, "row")) == 3
    assert look(filled, "bonus_deck")[0] == "b01"
    assert len(look(filled, "bonus_deck")) == 16
    box = table_at({"row": ["b07"], "bonus_deck": ["b01"], "bonus_deck_rest": "box"})
    assert (look(box, "row"), look(box, "bonus_deck")) == (["b07"], ["b01"])


def test_hands_left_out_or_empty_are_dealt_and_others_are_whole() -> None:
    table = table_at({"hands": [["n04", "n05"], []], "villagers": {"v1": ["red", "red"]}}, seats=3)
    assert look(table, "hands.0") == ["n04", "n05"]
    assert [len(hand) for hand in look(table, "hands")] == [2, 3, 3]


def test_finals_left_out_are_dealt() -> None:
    table = table_at({"finals": ["", "f7"]}, seats=3)
    finals = look(table, "finals")
    assert finals[1] == "f7"
    assert len(set(finals)) == 3


def test_the_seed_decides_what_is_left_out() -> None:
    same = [table_at({}, seed=3).position() for _ in range(2)]
    assert same[0] == same[1]
    assert table_at({}, seed=4).position() != same[0]


# -- entry points ---------------------------------------------------------------------------------


def test_a_single_card_with_nothing_to_buy_is_played_at_once() -> None:
    table = table_at({"hands": [["n04"]]})
    assert look(table, "at") == "play"
    assert look(table, "turn.card") == "n04"


def test_at_turn_nothing_has_happened_yet() -> None:
    table = table_at({"active": 1, "hands": [[], ["n04", "n05"]]})
    assert look(table, "at") == "turn"
    assert table.waiting() == (1,)
    assert look(table, "turn") == {
        "card": "",
        "match": False,
        "rune_used": False,
        "spent": False,
        "extra_used": False,
        "activated": [],
        "bought": [],
        "acting": "",
    }


def test_keys_that_an_entry_point_does_not_take_may_be_empty() -> None:
    table_at({"at": "setup", "villagers": {}, "hands": [[], []], "campfires": [0, 0], "active": 0})
    table_at({"final_offers": [[], []], "turn": {"card": "", "match": False, "activated": []}})
    table_at({"at": "end", "last_turns": 0})
    table_at({"at": "finals", "finals": ["", ""], "last_turns": 0}, expert=True)


def test_at_finals_every_seat_is_asked_and_then_the_active_one() -> None:
    table = table_at({"at": "finals", "active": 1, "final_offers": [["f8", "f2"]]}, expert=True)
    assert table.waiting() == (0, 1)
    assert look(table, "final_offers.0") == ["f2", "f8"]
    assert len(look(table, "final_offers.1")) == 2
    for seat in (0, 1):
        table.act(table.options(seat)[0], seat)
    assert table.waiting() == (1,)
    assert look(table, "at") == "turn"


# -- refusals -------------------------------------------------------------------------------------

PAIR = {"v1": ["red", "red"]}
REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("weather", {"weather": "rain"}),
    ("pending", {"pending": {}}),
    ("at", {"at": "play"}),
    ("at", {"at": "finals"}),  # without expert_finals
    ("active", {"active": 2}),
    ("active", {"active": -1}),
    ("starter", {"starter": 2}),
    ("starter", {"at": "setup", "starter": 9}),
    ("teams", {"teams": [["werewolf", "moira"]]}),
    ("teams", {"teams": [["werewolf", "moira"], ["trevor"]]}),
    ("teams", {"teams": [["werewolf", "moira"], ["trevor", "werewolf"]]}),
    ("teams", {"teams": [["werewolf", "moira"], ["trevor", "dragon"]]}),
    ("teams", {"at": "setup", "teams": [["werewolf", "moira"]]}),
    ("monsters", {"monsters": {"dragon": "v1"}}),
    ("monsters", {"monsters": {"witch": "p1"}}),  # in no team
    ("monsters", {"monsters": {"werewolf": "f4"}}),  # not on side 2p
    ("monsters", {"monsters": {"werewolf": "p1", "moira": "p1"}}),
    ("monsters", {"monsters": {"werewolf": "p4"}}),  # a Careto
    ("monsters", {"monsters": {"werewolf": "v1"}}),  # Villagers
    ("monsters", {"monsters": {"werewolf": "cauldron", "trevor": "cauldron"}}),
    ("monsters", {"monsters": ["werewolf"]}),
    ("caretos", {"caretos": ["p4"]}),
    ("caretos", {"caretos": ["p4", "p4"]}),
    ("caretos", {"caretos": ["p4", "p99"]}),
    ("caretos", {"caretos": ["v1", "p9"]}),
    ("villagers", {"villagers": {}}),
    ("villagers", {"villagers": {"v1": []}}),
    ("villagers", {"villagers": {"v1": ["purple"]}}),
    ("villagers", {"villagers": {"v4": ["red"]}}),  # not on side 2p
    ("villagers", {"villagers": {"v1": ["red"] * 6}}),
    ("villagers", {"villagers": {"p4": ["red"]}}),  # a Careto
    (
        "villagers",
        {"captured": [["red"] * 5 + ["blue"] * 5 + ["white"] * 5 + ["green"] * 5 + ["yellow"] * 5]},
    ),
    ("captured", {"villagers": {"v1": ["red"] * 3}, "captured": [["red"] * 3]}),
    ("captured", {"captured": [[], [], []]}),
    ("unlit", {"villagers": {"v1": ["red"]}, "unlit": ["v1"]}),
    ("unlit", {"villagers": PAIR, "unlit": ["v1"]}),  # the supply would light it
    ("unlit", {"villagers": PAIR, "unlit": ["nowhere"]}),
    ("unlit", {"villagers": PAIR, "unlit": ["v1", "v1"], "campfires": [16]}),
    ("campfires", {"campfires": [12]}),  # five groups are lit
    ("campfires", {"campfires": [-1]}),
    ("campfires", {"campfires": ["two"]}),
    ("campfires", {"campfires": [0, 0, 0]}),
    ("supply", {"villagers": PAIR, "supply": 16}),
    ("box_villagers", {"villagers": PAIR, "box_villagers": ["red"]}),
    ("box_villagers", {"villagers": PAIR, "box_villagers": ["red"] * 4}),
    ("hands", {"hands": [["n04", "n05", "n06", "n07"]]}),
    ("hands", {"hands": [["n24"]]}),  # for three and four players
    ("hands", {"hands": [["n99"]]}),
    ("hands", {"hands": [["n04"], ["n04"]]}),
    ("hands", {"hands": [["n04"]], "deck": ["n04"]}),
    ("piles", {"piles": [["n04"]], "deck": ["n04"]}),
    ("piles", {"piles": [["n04", "n12"]]}),  # two stars
    ("deck", {"deck": ["n36"]}),
    ("deck_rest", {"deck_rest": "under"}),
    ("box_nights", {"box_nights": ["n04"], "deck": ["n04"]}),
    ("row", {"row": ["b00", "b01", "b02", "b03"]}),
    ("row", {"row": ["b00", "b00"]}),
    ("bonus_deck", {"row": ["b00"], "bonus_deck": ["b00"]}),
    ("bonus_deck_rest", {"bonus_deck_rest": "under"}),
    ("open", {"open": [["b00", "b01", "b02", "b03"]]}),
    ("open", {"open": [["b00"]], "fulfilled": [[], ["b00"]]}),
    ("fulfilled", {"fulfilled": [["b19"]]}),
    ("finals", {"finals": ["f9"]}),
    ("finals", {"finals": ["f0", "f0"]}),
    ("final_offers", {"final_offers": [["f0", "f1"]]}),
    ("returned", {"returned": [["f0"]]}),
    ("last_turns", {"last_turns": 1}),
    ("last_turns", {"deck_rest": "box", "last_turns": 3}),
    ("last_turns", {"deck_rest": "box", "last_turns": 0}),
    ("last_turns", {"at": "end", "last_turns": 1}),
    ("turn", {"turn": {"card": "n04"}}),
    ("villagers", {"at": "setup", "villagers": {"v1": ["red"]}}),
    ("active", {"at": "setup", "active": 1}),
    ("finals", {"at": "setup", "finals": ["f0"]}),
    ("final_offers", {"at": "end", "final_offers": [["f0", "f1"]]}),
]


@pytest.mark.parametrize(("key", "document"), REFUSED)
def test_an_impossible_position_is_refused_with_its_key(key: str, document: dict[str, Any]) -> None:
    with pytest.raises(serao.PositionError) as refusal:
        table_at(document)
    keys = refusal.value.keys
    assert any(found == key or found.startswith(f"{key}.") for found in keys), keys


EXPERT_REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("finals", {"at": "finals", "finals": ["f0"]}),
    ("returned", {"at": "finals", "returned": [["f0"]]}),
    ("last_turns", {"at": "finals", "last_turns": 2, "deck_rest": "box"}),
    ("final_offers", {"at": "finals", "final_offers": [["f0"]]}),
    ("final_offers", {"at": "finals", "final_offers": [["f0", "f1"], ["f1", "f2"]]}),
    ("returned", {"returned": [["f0", "f1"]]}),
    ("returned", {"finals": ["f0"], "returned": [["f0"]]}),
]


@pytest.mark.parametrize(("key", "document"), EXPERT_REFUSED)
def test_an_impossible_position_of_the_variant_is_refused(
    key: str, document: dict[str, Any]
) -> None:
    with pytest.raises(serao.PositionError) as refusal:
        table_at(document, expert=True)
    keys = refusal.value.keys
    assert any(found == key or found.startswith(f"{key}.") for found in keys), keys


# -- round trips ----------------------------------------------------------------------------------


def test_the_position_between_turns_can_be_written_by_hand() -> None:
    """What position() says at a turn, without what the kernel keeps, is a document again."""
    for seats in (2, 3, 4):
        table = GAME.new_table(seats, 11)
        rng = serao.Rng(seats)
        for _ in range(90):
            act_at_random(table, rng)
        while table.position()["at"] != "turn":
            act_at_random(table, rng)
        position = table.position()
        document = {key: value for key, value in position.items() if key != "pending"}
        again = GAME.table_at(document, seats=seats).position()
        assert {**again, "pending": 0} == {**position, "pending": 0}


@given(seats=st.sampled_from([2, 3, 4]), moment=moments)
def test_a_table_of_the_variant_round_trips_at_any_moment(seats: int, moment: Moment) -> None:
    table = GAME.new_table(seats, moment.seed, options={"expert_finals": True})
    rng = serao.Rng(moment.seed)
    for _ in range(moment.decisions):
        if not table.is_over:
            act_at_random(table, rng)
    stored = json.loads(json.dumps(table.position()))
    again = GAME.table_from(stored)
    assert again.position() == stored
    play_at_random(table, serao.Rng(1))
    play_at_random(again, serao.Rng(1))
    assert again.position() == table.position()


def test_a_passing_lost_soul_round_trips() -> None:
    places = {"lost-soul": "p2", "maria-gancha": "p6", "witch": "cauldron"}
    table = use("lost-soul", "n12", monsters=places, caretos=["p10", "t2"])
    for name in ("space:p6", "yes", "space:g1", "space:f2"):
        table.act(GAME.actions.index(name))
        again = GAME.table_from(json.loads(json.dumps(table.position())))
        assert isinstance(again, Table)
        assert again.position() == table.position()
        assert again.piece == table.piece
        assert offered(again) == offered(table)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: str(setting.seats))
@given(moment=moments)
def test_every_field_of_the_state_comes_back(setting: Setting, moment: Moment) -> None:
    table = table_at_moment(setting, moment)
    again = GAME.table_from(json.loads(json.dumps(table.position())))
    assert isinstance(table, Table)
    assert isinstance(again, Table)
    for field in ("piece", "crowd", "unlit", "where", "caretos", "acting", "left", "box", "hands"):
        assert getattr(again, field) == getattr(table, field), field
