"""URT-5 Field effects."""

from __future__ import annotations

import pytest

from tests.games.urto.at_the_table import at, hero, look, offered, play

TORCH = {"c1": "torch"}


def test_urt_5_1_searching_is_optional() -> None:
    table = at(tokens=TORCH)
    play(table, "field:c1")
    assert offered(table) == ["search", "decline"]


def test_urt_5_1_sankaa_must_search() -> None:
    table = at(mode="heroes", tokens=TORCH, luck=[7])
    play(table, "field:c1")
    assert look(table, "rolls") == [{"seat": 0, "die": "loot", "result": "7"}]


@pytest.mark.parametrize(
    ("number", "bars"), [(7, (10, 6)), (8, (10, 6)), (9, (11, 5)), (10, (11, 5))]
)
def test_urt_5_1_loot_gives_mana_or_health(number: int, bars: tuple[int, int]) -> None:
    table = at({"health": 10, "mana": 5}, tokens=TORCH, luck=[number])
    play(table, "field:c1", "search")
    assert (hero(table, 0)["health"], hero(table, 0)["mana"]) == bars


@pytest.mark.parametrize("number", [4, 5, 6])
def test_urt_5_1_loot_gives_an_artifact(number: int) -> None:
    table = at(tokens=TORCH, artifact_deck=["idol-of-mehorina"], luck=[number])
    play(table, "field:c1", "search")
    assert hero(table, 0)["artifacts"] == ["idol-of-mehorina"]


@pytest.mark.parametrize(("number", "foe"), [(1, "alpha"), (2, "cave-rat"), (3, "cave-rat")])
def test_urt_5_1_loot_brings_a_fight(number: int, foe: str) -> None:
    table = at(tokens=TORCH, monster_deck=["cave-rat"], luck=[number])
    play(table, "field:c1", "search")
    assert look(table, "fight.foe") == foe


@pytest.mark.parametrize("number", [11, 12])
def test_urt_5_1_loot_brings_an_event(number: int) -> None:
    table = at(tokens=TORCH, event_deck=["relic-of-the-ancients"], luck=[number])
    play(table, "field:c1", "search")
    assert hero(table, 0)["honour"] == 2


def test_urt_5_2_the_event_is_compulsory_and_comes_before_the_search() -> None:
    table = at(tokens={"c1": "torch-event"}, event_deck=["relic-of-the-ancients"])
    play(table, "field:c1")
    assert hero(table, 0)["honour"] == 2
    assert offered(table) == ["search", "decline"]


def test_urt_5_3_the_fountain_replaces_the_search_in_one_direction() -> None:
    table = at({"health": 5, "mana": 5}, tokens={"c1": "torch-fountain"})
    play(table, "field:c1", "health-to-mana")
    assert offered(table) == ["end", "health-to-mana"]
    play(table, "health-to-mana", "end")
    assert (hero(table, 0)["health"], hero(table, 0)["mana"]) == (3, 7)
    assert offered(table) == ["end", "sprint"]


def test_urt_5_3_one_health_must_remain_and_bars_have_a_maximum() -> None:
    table = at({"health": 1, "mana": 0}, tokens={"c1": "torch-fountain"})
    play(table, "field:c1")
    assert offered(table) == ["search", "decline"]
    table = at(tokens={"c1": "torch-fountain"})
    play(table, "field:c1")
    assert offered(table) == ["search", "decline"]


def test_urt_5_3_molesor_gets_no_health_and_sankaa_may_not_decline() -> None:
    molesor = {"hero": "molesor", "health": 5, "mana": 5}
    table = at(molesor, {}, mode="heroes", tokens={"c1": "torch-fountain"})
    play(table, "field:c1")
    assert offered(table) == ["search", "decline", "health-to-mana"]
    table = at({"health": 5, "mana": 5}, {}, mode="heroes", tokens={"c1": "torch-fountain"})
    play(table, "field:c1")
    assert offered(table) == ["search", "mana-to-health", "health-to-mana"]


def test_urt_5_4_a_nest_brings_a_monster_on_every_entry() -> None:
    table = at({"field": "c1"}, tokens={"c1": "monster", "c2": "monster"})
    play(table, "field:c2")
    assert look(table, "turn.monster_met") is True
    assert "fight" in offered(table)


def test_urt_5_5_a_shortcut_works_once_a_turn_also_when_declined() -> None:
    tokens = {"c1": "shortcut", "c2": "torch"}
    table = at({"field": "c2"}, tokens=tokens)
    play(table, "field:c1")
    assert offered(table) == ["field:start", "field:c2", "decline"]
    play(table, "field:c2", "decline", "sprint", "field:c1")
    assert table.waiting() == (1,)
    assert hero(table, 0)["field"] == "c1"
    table = at(tokens=tokens)
    play(table, "field:c1", "decline")
    assert look(table, "turn.shortcuts") == ["c1"]


def test_urt_5_6_the_alpha_waits_in_the_centre() -> None:
    table = at({"field": "h-in3"})
    play(table, "field:alpha")
    assert look(table, "fight") == {"foe": "alpha", "life": 3}


def test_urt_5_6_without_alpha_cards_and_monsters_the_centre_is_a_torch() -> None:
    table = at({"field": "h-in3"}, alpha_cards=0, monster_deck=[], deck_rest="box")
    play(table, "field:alpha")
    assert offered(table) == ["search", "decline"]


def test_urt_5_7_the_niche_gives_one_artifact_and_then_nothing() -> None:
    rows = [{"field": "h-wing1"}, {"field": "h-wing1"}]
    table = at(*rows, artifact_deck=["rusty-sword"])
    play(table, "field:h-art")
    assert hero(table, 0)["artifacts"] == ["rusty-sword"]
    assert look(table, "niches") == []
    play(table, "end", "field:h-art")
    assert hero(table, 1)["artifacts"] == []
    assert look(table, "tokens") == {}


def test_urt_5_8_the_die_on_the_stele_may_be_taken_or_left() -> None:
    table = at({"field": "h-wing3"})
    play(table, "field:h-stele")
    assert offered(table) == ["decline", "accept"]
    play(table, "accept")
    assert hero(table, 0)["artifacts"] == ["tellurs-hammer"]
    assert hero(table, 0)["revealed"] == ["tellurs-hammer"]
    table = at({"field": "h-wing3"})
    play(table, "field:h-stele", "decline")
    assert hero(table, 0)["artifacts"] == []


def test_urt_5_8_an_empty_stele_does_nothing() -> None:
    table = at({"field": "h-wing3"}, {"artifacts": ["tellurs-hammer"]})
    play(table, "field:h-stele")
    assert offered(table) == ["end", "sprint"]


def test_urt_5_9_the_chamber_is_the_arrival() -> None:
    table = at({"field": "c3"}, {}, seats=2)
    play(table, "field:urto")
    assert hero(table, 0)["state"] == "arrived"


def test_urt_5_10_start_has_no_effect() -> None:
    table = at({"field": "c1"}, tokens={"c1": "torch"})
    play(table, "field:start")
    assert offered(table) == ["player:1", "end", "sprint"]
