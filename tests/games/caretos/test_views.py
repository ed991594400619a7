"""Section 6 and 12.4: what a seat may know."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import serao
from serao.games.caretos.state import Table
from tests.games.caretos.at_the_table import GAME, go, night, play, use
from tests.tables import Moment, Setting, moments, table_at

PUBLIC = (
    "at active starter teams monsters caretos villagers unlit campfires supply captured "
    "box_villagers piles box_nights row open fulfilled last_turns turn"
).split()


@given(seats=st.sampled_from([2, 3, 4]), moment=moments)
def test_public_zones_are_as_in_the_position(seats: int, moment: Moment) -> None:
    table = table_at(Setting("caretos", seats), moment)
    position = table.position()
    for seat in (0, seats - 1, None):
        view = table.view(seat)
        assert {key: view[key] for key in PUBLIC} == {key: position[key] for key in PUBLIC}


def test_a_hand_is_known_to_its_owner_only() -> None:
    table = night("n04 n05 n06")
    assert table.view(0)["hands"][0] == {"size": 3, "known": ["n04", "n05", "n06"]}
    for seat in (1, None):
        assert table.view(seat)["hands"][0] == {"size": 3, "known": []}


def test_decks_show_their_size_only() -> None:
    table = night("n04 n05 n06")
    for seat in (0, None):
        assert table.view(seat)["deck"] == {"size": 36, "known": []}
        assert table.view(seat)["bonus_deck"] == {"size": 16, "known": []}


def test_the_open_choice_is_public_with_its_context() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "p3"}, villagers={"v1": ["red", "blue"]})
    step: dict[str, Any] = {
        "name": "move-step",
        "seat": 0,
        "monster": "werewolf",
        "moves": 6,
        "must": False,
    }
    assert table.view(None)["decision"] == step
    go(table, "v1", "p8")
    flight = table.view(2)["decision"]
    assert flight == {
        "name": "flee-colour",
        "seat": 0,
        "space": "v1",
        "villagers": ["red", "blue"],
        "ahead": "p8",
    }


def test_every_choice_can_be_described() -> None:
    names = set()
    for seed in range(12):
        table = GAME.new_table(2 + seed % 3, seed)
        rng = serao.Rng(seed)
        while not table.is_over:
            names.add(table.view(None)["decision"]["name"])
            seat = table.waiting()[0]
            options = table.options(seat)
            table.act(options[rng.below(len(options))], seat)
    assert len(names) >= 22
    assert table.view(None)["decision"] == {}


def test_a_card_in_hand_never_shows_in_another_seats_journal() -> None:
    table = night("n04 n05 n06", deck=["n30"])
    play(table, "play:n04", "stop")
    drawn = [event for event in table.journal or [] if type(event).__name__ == "CardDrawn"]
    (event,) = drawn
    seen = event.as_seen_by(1)
    assert seen is not None
    assert GAME.words.tell(seen, 1) == "Player 1 draws a card."
    own = event.as_seen_by(0)
    assert own is not None
    assert GAME.words.tell(own, 0) == "You draw Storm, wave Rune."
    assert isinstance(table, Table)


def test_car_13_9_the_owner_sees_what_the_final_card_would_pay() -> None:
    table = night("n04 n05 n06", captured=[["red", "red"]], finals=["f4"])
    assert table.view(0)["final_points"] == [4, None, None, None]
    assert table.view(None)["final_points"] == [None] * 4
    over = GAME.table_at({"at": "end", "captured": [["red"]], "finals": ["f4", "f5"]})
    assert over.view(None)["final_points"] == [2, 0]


def test_car_13_3_turns_and_villagers_are_counted_down() -> None:
    table = night("n04 n05 n06", villagers={"v1": ["red"]})
    assert (table.view(None)["turns_left"], table.view(None)["villagers_left"]) == (40, 3)
    play(table, "play:n04", "stop")
    assert table.view(None)["turns_left"] == 39
    assert GAME.new_table(3, 1).view(None)["turns_left"] == 0


def test_car_3_3_cards_that_would_match_are_told_to_their_owner() -> None:
    table = night("n04 n05 n12", piles=[["n10"]])
    assert table.view(0)["matching"] == ["n04", "n12"]
    assert table.view(1)["matching"] == table.view(None)["matching"] == []
    play(table, "play:n04")
    assert table.view(0)["matching"] == []


def test_car_11_5_what_a_scare_would_fulfil_is_shown() -> None:
    table = use(
        "werewolf",
        "n12",
        monsters={"werewolf": "p3", "trevor": "p4"},
        villagers={"v1": ["red", "red", "blue"]},
        open=[["b00", "b12", "b13"]],
    )
    assert table.view(3)["fulfils"] == {"v1": ["b00", "b12"]}
    go(table, "v1")
    assert table.view(3)["fulfils"] == {}


def test_car_11_1_fulfilled_bonus_cards_are_added_up() -> None:
    bonuses = GAME.drawing.catalogue("en")["bonuses"]
    table = night("n04 n05 n06", fulfilled=[["b00", "b12"], ["b13"]])
    worth = [bonuses[name]["points"] for name in ("b00", "b12", "b13")]
    assert table.view(None)["bonus_points"] == [worth[0] + worth[1], worth[2], 0, 0]


def test_car_1_3_two_villagers_are_a_group() -> None:
    table = night("n04 n05 n06", villagers={"v1": ["red"], "v2": ["red", "blue"]})
    groups = table.view(None)["groups"]
    assert "v1" not in groups
    assert "v2" in groups
