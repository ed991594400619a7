"""URT-10 Divine dice and Urto's chamber."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from tests.games.urto.at_the_table import Hero, at, hero, look, offered, play

HAMMER: Hero = {"artifacts": ["tellurs-hammer"]}
TRUMPETS: Hero = {"artifacts": ["phemes-trumpets"]}


def rolled(owner: Hero, face: str, *others: Hero, **keys: Any) -> serao.State:
    """Return a table of three where seat 0 has just rolled ``face``."""
    table = at(owner, *others, seats=3, at="divine", luck=[face], **keys)
    play(table, "roll-divine")
    return table


def test_urt_10_1_die_and_card_travel_together_one_to_a_hero() -> None:
    table = at({**HAMMER, "field": "t-wing3"}, seats=3)
    play(table, "field:t-stele", "accept")
    assert hero(table, 0)["artifacts"] == ["phemes-trumpets"]
    assert look(table, "gone") == []
    play(table, "end")
    assert offered(table) == ["end", "roll-divine"]


def test_urt_10_2_the_limit_counts_after_the_exchange() -> None:
    full = {"field": "h-wing3", "artifacts": ["rusty-sword", "hex-doll", "smoke-bomb"]}
    table = at(full)
    play(table, "field:h-stele", "accept")
    assert len(offered(table)) == 4
    play(table, "artifact:tellurs-hammer")
    assert hero(table, 0)["artifacts"] == ["rusty-sword", "smoke-bomb", "hex-doll"]
    changer = {"field": "t-wing3", "artifacts": ["rusty-sword", "hex-doll", "tellurs-hammer"]}
    table = at(changer, seats=3)
    play(table, "field:t-stele", "accept")
    assert hero(table, 0)["artifacts"] == ["rusty-sword", "hex-doll", "phemes-trumpets"]


def test_urt_10_3_rolling_is_allowed_from_the_turn_the_die_was_taken() -> None:
    table = at({"field": "h-wing3", "health": 2}, luck=["mana1"])
    play(table, "field:h-stele", "accept")
    assert offered(table) == ["end", "roll-divine"]


@pytest.mark.parametrize(("face", "honour"), [("honour1", 3), ("honour2", 4)])
def test_urt_10_4_pheme_gives_honour(face: str, honour: int) -> None:
    assert hero(rolled({**TRUMPETS, "honour": 2}, face), 0)["honour"] == honour


def test_urt_10_4_pheme_gives_mana_and_artifacts() -> None:
    assert hero(rolled({**TRUMPETS, "mana": 2}, "mana1"), 0)["mana"] == 3
    table = rolled(TRUMPETS, "artifact", artifact_deck=["hex-doll"])
    assert hero(table, 0)["artifacts"] == ["hex-doll", "phemes-trumpets"]


def test_urt_10_4_a_fail_costs_health_and_may_kill() -> None:
    table = rolled({**TRUMPETS, "health": 4}, "fail")
    assert (hero(table, 0)["health"], hero(table, 0)["fails"]) == (3, {"tellur": 0, "pheme": 1})
    table = rolled({**HAMMER, "health": 1}, "fail")
    assert hero(table, 0)["state"] == "dead"
    assert hero(table, 0)["fails"] == {"tellur": 1, "pheme": 0}


def test_urt_10_5_a_landslide_hits_everybody_on_the_field() -> None:
    rows = [{"health": 5, "field": "c1"}, {"health": 5, "field": "c1"}]
    table = rolled(HAMMER, "landslide1", *rows)
    assert offered(table) == ["field:c1", "empty-field"]
    play(table, "field:c1")
    assert [hero(table, seat)["health"] for seat in range(3)] == [15, 4, 4]


def test_urt_10_5_it_may_fall_where_nobody_stands() -> None:
    table = rolled(HAMMER, "landslide2", {"health": 5}, {"health": 5})
    play(table, "empty-field")
    assert [hero(table, seat)["health"] for seat in range(3)] == [15, 5, 5]


def test_urt_10_5_the_global_landslide_spares_its_owner() -> None:
    table = rolled({**HAMMER, "health": 5}, "landslide-global", {"health": 5}, {"health": 5})
    assert [hero(table, seat)["health"] for seat in range(3)] == [5, 4, 4]


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_urt_10_6_the_scythe_curses_all_in_the_cave(amount: int) -> None:
    scythe = {"state": "arrived", "artifacts": ["ankous-scythe"]}
    table = rolled(scythe, f"curse{amount}", {"health": 5}, {"state": "arrived", "health": 5})
    assert [hero(table, seat)["health"] for seat in range(3)] == [15, 5 - amount, 5]


def test_urt_10_7_who_declines_the_scythe_ends_his_game() -> None:
    table = at({"field": "c3", "skip": False, "rested": True}, seats=3)
    play(table, "field:urto", "decline")
    assert look(table, "gone") == ["ankous-scythe"]
    assert hero(table, 0)["rested"] is False
    play(table, "rest", "rest")
    assert table.waiting() == (1,)


def test_urt_10_7_the_scythe_discarded_over_the_limit_counts_as_declined() -> None:
    full = {"field": "c3", "artifacts": ["rusty-sword", "hex-doll", "smoke-bomb"]}
    table = at(full, seats=3)
    play(table, "field:urto", "accept", "artifact:ankous-scythe")
    assert look(table, "gone") == ["ankous-scythe"]
    assert table.waiting() == (1,)


def test_urt_10_7_with_nobody_left_in_the_cave_no_scythe_is_offered() -> None:
    table = at({"field": "c3"}, {"state": "dead"})
    play(table, "field:urto")
    assert table.is_over


def test_urt_10_7_arrival_cuts_off_what_waits() -> None:
    table = at(
        {"field": "h-mid9"}, {"state": "arrived"}, {}, seats=3, tokens={"h-mid10": "shortcut"}
    )
    play(table, "field:h-mid10", "field:urto")
    assert table.waiting() == (2,)


def test_urt_10_8_later_arrivals_have_no_phase_d() -> None:
    table = at({**HAMMER, "field": "c3"}, {"state": "arrived"}, {}, seats=3)
    play(table, "field:urto")
    assert table.waiting() == (2,)


def test_urt_10_9_a_hammer_given_up_can_be_taken_again() -> None:
    first = {"field": "c3", "artifacts": ["tellurs-hammer"]}
    table = at(first, {"field": "h-wing3"}, seats=3)
    play(table, "field:urto", "accept", "end", "field:h-stele")
    assert offered(table) == ["decline", "accept"]
