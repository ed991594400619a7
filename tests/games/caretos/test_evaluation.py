"""Section 10: the evaluation prefers what is obviously better."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import serao
from tests.games.caretos.at_the_table import night, table_at
from tests.tables import Moment, Setting, moments
from tests.tables import table_at as table_at_moment

FINALS = ["f4", "f5", "f6", "f7"]

JUDGE = serao.game("caretos").judge


def worth(seat: int = 0, **keys: Any) -> float:
    keys.setdefault("finals", FINALS)
    return JUDGE.evaluate(night("n04 n05 n06", **keys), seat)


def test_a_captured_villager_is_better_than_none() -> None:
    assert worth(captured=[["blue"]]) > worth()
    assert worth(captured=[[], ["blue"]]) < worth()


def test_the_colour_of_the_own_final_card_is_better_than_another() -> None:
    assert worth(captured=[["red"]]) > worth(captured=[["blue"]])


def test_a_fulfilled_card_is_better_than_an_open_one_and_that_than_none() -> None:
    fulfilled = worth(fulfilled=[["b00"]])
    opened = worth(open=[["b00"]])
    assert fulfilled > opened > worth()


def test_an_open_card_is_better_when_some_group_fits_it() -> None:
    fits = worth(open=[["b02"]])  # two white stand at the Waterfall
    other = worth(open=[["b00"]])
    assert fits > other


def test_a_campfire_is_worth_something_but_less_than_a_villager_of_the_own_colour() -> None:
    assert worth() < worth(campfires=[1]) < worth(captured=[["red"]])


def test_a_monster_in_the_cauldron_is_bad_for_its_owner() -> None:
    caught = worth(monsters={"werewolf": "cauldron"})
    assert caught < worth() - 1
    assert worth(seat=1, monsters={"werewolf": "cauldron"}) >= worth(seat=1)


def test_a_lone_villager_nearby_is_better_than_far_away() -> None:
    near = worth(villagers={"p3": ["blue"]})
    far = worth(villagers={"p12": ["blue"]})
    assert near > far


def test_a_monster_parked_beside_a_big_group_is_better_than_elsewhere() -> None:
    villagers = {"v1": ["blue", "blue", "green", "green", "yellow"]}
    beside = worth(villagers=villagers, monsters={"werewolf": "p3"})
    away = worth(villagers=villagers, monsters={"werewolf": "f3"})
    assert beside > away


def test_a_pair_of_runes_in_the_own_hand_is_good() -> None:
    def with_pile(card: str) -> float:
        return worth(piles=[[card]])

    assert with_pile("n12") > with_pile("n20")  # the hand holds a star, no knot


def test_when_the_game_is_over_it_is_the_margin() -> None:
    table = table_at({"at": "end", "captured": [["red"] * 3, ["blue"]], "finals": ["f5", "f4"]})
    assert round(JUDGE.evaluate(table, 0), 2) == 2
    assert round(JUDGE.evaluate(table, 1), 2) == -2
    tie = table_at({"at": "end", "campfires": [1], "finals": ["f5", "f4"]})
    assert JUDGE.evaluate(tie, 0) > 0 > JUDGE.evaluate(tie, 1)


def test_in_set_up_near_the_villagers_is_better() -> None:
    table = table_at({"at": "setup", "starter": 0})
    before = JUDGE.evaluate(table, 0)
    table.act(table.options(0)[0])
    table.act(table.options(0)[0])
    assert JUDGE.evaluate(table, 0) > before


@given(seats=st.sampled_from([2, 3, 4]), moment=moments)
def test_it_does_not_read_what_the_seat_cannot_know(seats: int, moment: Moment) -> None:
    table = table_at_moment(Setting("caretos", seats), moment)
    for seat in range(seats):
        world = table.determinize(seat, serao.Rng(7))
        found = table.game.judge.evaluate(world, seat)
        assert abs(found - table.game.judge.evaluate(table, seat)) < 1e-9
