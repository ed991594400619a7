"""What each line of the story shows: one thing happens at a time, and nobody is lost on the way."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import serao
from serao.games.caretos import events as e
from serao.games.caretos.actions import SPACE
from serao.games.caretos.state import Table
from serao.kernel.events import Event
from serao.kernel.messages import hyphened
from tests.games.caretos.at_the_table import GAME, night, use
from tests.tables import Moment, Setting, moments, table_at


def lines(table: Table, action: str) -> list[tuple[str, dict[str, Any]]]:
    """Act, and return the name of each event with the view at that moment."""
    told = len(table.journal or [])
    table.moments = []
    table.act(GAME.actions.index(action))
    names = [hyphened(type(event).__name__) for event in (table.journal or [])[told:]]
    views = [moment.view(None) for moment in table.moments]
    table.moments = None
    return list(zip(names, views, strict=True))


def villagers_in(view: dict[str, Any]) -> list[str]:
    """Return everybody: on the map, in flight, captured or lost."""
    crowds = [*view["villagers"].values(), *view["captured"], view["box_villagers"]]
    if view["flight"] is not None:
        crowds.append(view["flight"]["villagers"])
    return sorted(colour for crowd in crowds for colour in crowd)


@given(seats=st.sampled_from([2, 3, 4]), moment=moments, seed=st.integers(0, 999))
def test_in_the_midst_of_the_rules_everybody_is_somewhere(
    seats: int, moment: Moment, seed: int
) -> None:
    table = table_at(Setting("caretos", seats), moment).clone()
    before = table.view(None)
    if before["at"] == "setup":
        return
    table.journal, table.telling, table.moments = [], True, []
    options = table.options(table.waiting()[0])
    table.act(options[serao.Rng(seed).below(len(options))], table.waiting()[0])
    for caught in table.moments or []:
        assert villagers_in(caught.view(None)) == villagers_in(before)


def test_car_8_1_the_monster_arrives_then_the_campfire_goes_then_they_are_up() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "p3"}, villagers={"v1": ["red", "blue"]})
    moved, scared, taken = lines(table, "space:v1")
    assert moved[0] == "monster-moved"
    assert moved[1]["monsters"]["werewolf"] == "v1"
    assert moved[1]["campfires"] == [0, 0, 0, 0]
    assert scared[0] == "group-scared"
    assert scared[1]["villagers"]["v1"] == ["red", "blue"]
    assert taken[0] == "campfire-taken"
    assert (taken[1]["campfires"][0], taken[1]["unlit"]) == (1, ["v1"])
    assert table.view(None)["flight"]["villagers"] == ["red", "blue"]
    assert table.view(None)["unlit"] == []


def test_car_8_2_a_careto_arrives_before_the_group_is_up() -> None:
    table = night("n10", villagers={"p5": ["red", "blue"]}, caretos=["c1", "t2"])
    lines(table, "careto:0")
    moved, returned, scattered = lines(table, "space:p5")
    assert moved[0] == "careto-moved"
    assert moved[1]["caretos"][0] == "p5"
    assert moved[1]["villagers"]["p5"] == ["red", "blue"]
    assert returned[0] == "campfire-returned"
    assert returned[1]["supply"] == moved[1]["supply"] + 1
    assert returned[1]["unlit"] == ["p5"]
    assert scattered[0] == "group-scattered"
    assert scattered[1]["flight"]["villagers"] == ["red", "blue"]
    assert "p5" not in scattered[1]["villagers"]


def test_car_8_5_who_runs_into_a_monster_is_there_and_then_captured() -> None:
    here = {"werewolf": "p3", "trevor": "p1"}
    table = use("werewolf", "n12", monsters=here, villagers={"v1": ["red", "blue"]})
    lines(table, "space:v1")
    lines(table, "space:p1")
    fled, captured, *_ = lines(table, "colour:red")
    assert fled[0] == "villager-fled"
    assert fled[1]["villagers"]["p1"] == ["red"]
    assert fled[1]["flight"]["villagers"] == ["blue"]
    assert captured[0] == "villager-captured"
    assert "p1" not in captured[1]["villagers"]
    assert (captured[1]["captured"][3], captured[1]["points"][3]) == (["red"], 1)
    assert captured[1]["villagers_left"] == fled[1]["villagers_left"] - 1


def test_car_12_19_a_group_comes_among_another_which_then_is_up() -> None:
    table = use("bogeyman", "n20", villagers={"c2": ["red", "blue"], "p5": ["green", "yellow"]})
    lines(table, "space:c2")
    moved, returned, scattered = lines(table, "space:p5")
    assert moved[0] == "group-moved"
    assert sorted(moved[1]["villagers"]["p5"]) == ["blue", "green", "red", "yellow"]
    assert returned[1]["unlit"] == ["p5"]
    assert scattered[1]["villagers"]["p5"] == ["red", "blue"]
    assert scattered[1]["unlit"] == []


def test_car_12_19_a_group_without_a_campfire_stays_so_among_others() -> None:
    table = use("bogeyman", "n20", villagers={"c2": ["red", "blue"], "p5": ["green"]})
    lines(table, "space:c2")
    table.unlit, table.supply = 1 << table.acting, 0
    moved, boxed = lines(table, "space:p5")
    assert moved[1]["unlit"] == ["p5"]
    assert sorted(moved[1]["villagers"]["p5"]) == ["blue", "green", "red"]
    assert boxed[1]["villagers"]["p5"] == ["red", "blue"]
    assert boxed[1]["unlit"] == ["p5"]


def test_car_3_3_the_runes_match_after_the_card_lies_on_the_pile() -> None:
    table = night("n04 n05", piles=[["n10"]])
    played, matched, *_ = lines(table, "play:n04")
    assert played[1]["piles"][0] == ["n10", "n04"]
    assert not played[1]["turn"]["match"]
    assert matched[1]["turn"]["match"]


def test_car_11_2_a_bought_card_leaves_the_row_before_the_next_turns_up() -> None:
    table = night("n04 n05", campfires=[3], row=["b00", "b05", "b16"])
    bought, turned_up = lines(table, "buy:b05")
    assert bought[1]["row"] == ["b00", "b16"]
    assert bought[1]["open"][0] == ["b05"]
    assert len(turned_up[1]["row"]) == 3
    assert turned_up[1]["row"][1] not in ("b00", "b16")


def test_car_10_2_who_pays_says_so_before_their_campfire_lights_a_group() -> None:
    table = night("n04 n05", campfires=[3], villagers={"v1": ["red", "blue"]})
    table.unlit, table.supply = 1 << GAME.actions.index("space:v1") - SPACE, 0
    bought, lit, *_ = lines(table, "buy:" + table.view(None)["row"][0])
    assert (bought[0], lit[0]) == ("bonus-bought", "campfire-lit")
    assert (bought[1]["supply"], bought[1]["unlit"]) == (1, ["v1"])
    assert (lit[1]["supply"], lit[1]["unlit"]) == (0, [])


def test_car_3_6_the_night_lasts_until_the_next_turn() -> None:
    table = night("n12")
    drawn, began = lines(table, "stop")[:2]
    assert (drawn[0], drawn[1]["turn"]["card"]) == ("card-drawn", "n12")
    assert (began[0], began[1]["turn"]["card"], began[1]["active"]) == ("turn-began", "", 1)


# -- what is to come ------------------------------------------------------------------------------


def test_car_8_3_a_flight_says_where_everybody_runs() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "p3"}, villagers={"v1": ["red", "blue"]})
    assert table.view(None)["flight"] is None
    lines(table, "space:v1")
    ring = table.board.ring[table.where[0]]
    flight = table.view(None)["flight"]
    assert flight["space"] == "v1"
    assert len(flight["ways"]) == len(ring)
    assert all(way[0] == first and len(way) == 2 for first, way in flight["ways"].items())
    first, way = next(iter(flight["ways"].items()))
    lines(table, f"space:{first}")
    assert table.view(None)["flight"]["ways"] == {first: way}
    lines(table, "colour:red")
    assert table.view(None)["flight"] is None
    assert table.view(None)["villagers"][way[1]] == ["blue"]


def test_car_8_5_who_would_catch_them_is_known_before_they_run() -> None:
    here = {"werewolf": "p3", "trevor": "p1"}
    table = use("werewolf", "n12", monsters=here, villagers={"v1": ["red", "blue"]})
    catchers = table.view(None)["catchers"]
    assert (catchers["p1"], catchers["p2"]) == (3, "caretos")
    assert "p3" not in catchers  # whoever comes to scare them has left its space
    lines(table, "space:v1")
    assert table.view(None)["catchers"]["v1"] == 0
    assert night("n04 n05").view(None)["catchers"] == {}


def test_who_flees_runs_one_at_a_time_and_a_scare_is_told_before_them() -> None:
    kinds: list[type[Event]] = [
        e.GroupScared,
        e.CampfireTaken,
        e.VillagerFled,
        e.VillagerFled,
        e.GroupScared,
    ]
    assert [GAME.story.beats.first(kinds.__getitem__, i) for i in range(5)] == [0, 0, 2, 3, 4]
