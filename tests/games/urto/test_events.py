"""URT-7 Events, every card."""

from __future__ import annotations

import pytest

from serao.games.urto.events import EventDrawn
from tests.games.urto.at_the_table import (
    GAME,
    Hero,
    at,
    event_drawn,
    hero,
    look,
    offered,
    play,
    told,
)

TWICE = ("whetstone", "fallen-bucklers", "blorp-nest")


def test_the_deck_has_36_cards_of_33_kinds() -> None:
    deck = at(seats=3).position()["event_deck"]
    assert len(deck) == 36
    assert len(set(deck)) == 33
    assert sorted(name for name in set(deck) if deck.count(name) == 2) == sorted(TWICE)
    for name in set(deck):
        assert GAME.words.texts.has(f"card-{name}")
        assert GAME.words.texts.has(f"card-{name}-about")


# -- the clauses ----------------------------------------------------------------------------------


def test_urt_7_1_the_card_is_shown_to_all_and_lies_on_the_discards() -> None:
    table = event_drawn("mana-vein")
    assert look(table, "event_discard") == ["mana-vein"]
    (event,) = told(table, EventDrawn)
    assert event.as_seen_by(1) == event


def test_urt_7_1_an_empty_deck_is_made_of_the_discards() -> None:
    discards = ["hidden-spring", "mana-vein"]
    table = at(tokens={"c1": "torch-event"}, event_deck=[], event_discard=discards, deck_rest="box")
    play(table, "field:c1")
    assert len(look(table, "event_deck")) == 1
    assert len(look(table, "event_discard")) == 1


def test_urt_7_1_without_any_card_nothing_happens() -> None:
    table = at(tokens={"c1": "torch-event"}, event_deck=[], deck_rest="box")
    play(table, "field:c1")
    assert offered(table) == ["search", "decline"]


def test_urt_7_2_the_rest_of_a_card_lapses_with_its_drawer() -> None:
    """The step leads into a mushroom: what waits behind it, the search too, is lost."""
    table = event_drawn("secret-passage", {"mana": 0}, mushrooms={"c2": 1}, luck=[1])
    play(table, "field:c2")
    assert hero(table, 0)["field"] == "c1"
    assert table.waiting() == (1,)


def test_urt_7_3_event_damage_is_no_fight_damage() -> None:
    table = event_drawn("cave-in", {"defense": 1, "health": 5})
    assert hero(table, 0)["health"] == 4
    assert hero(table, 0)["defense"] == 1


def test_urt_7_4_without_a_legal_target_nothing_happens() -> None:
    for event in ("champions-duel", "light-fingers", "exchange-of-shadows"):
        table = event_drawn(event, {}, {"state": "arrived"})
        assert offered(table) == ["search", "decline"]


# -- the cards (URT-7.5) --------------------------------------------------------------------------


def test_urt_7_5_hidden_spring() -> None:
    assert hero(event_drawn("hidden-spring", {"health": 5}), 0)["health"] == 7


def test_urt_7_5_mana_vein() -> None:
    assert hero(event_drawn("mana-vein", {"mana": 5}), 0)["mana"] == 7


def test_urt_7_5_abandoned_camp() -> None:
    row = hero(event_drawn("abandoned-camp", {"health": 5, "mana": 5}), 0)
    assert (row["health"], row["mana"]) == (6, 6)


def test_urt_7_5_whetstone() -> None:
    assert hero(event_drawn("whetstone"), 0)["attack"] == 2
    assert hero(event_drawn("whetstone", {}, {"attack": 3}), 0)["attack"] == 1


def test_urt_7_5_fallen_bucklers() -> None:
    assert hero(event_drawn("fallen-bucklers"), 0)["defense"] == 2
    assert hero(event_drawn("fallen-bucklers", {}, {"defense": 4}), 0)["defense"] == 0


def test_urt_7_5_blorp_nest() -> None:
    table = event_drawn("blorp-nest", {}, {"field": "c2"}, traps={"c3": 1})
    places = set(offered(table))
    assert {"field:alpha", "field:h-art", "field:h-stele", "field:h-in1"} <= places
    assert not {f"field:{f}" for f in ("start", "urto", "c1", "c2", "c3", "t-mid1")} & places
    assert "decline" not in places
    play(table, "field:alpha")
    assert "field:alpha" not in offered(table)
    play(table, "field:h-in1")
    assert look(table, "traps") == {"c3": 1, "alpha": 0, "h-in1": 0}
    assert offered(table) == ["search", "decline"]


def test_urt_7_5_blorp_nest_takes_what_is_left_of_the_supply() -> None:
    traps = {"c3": 1, "h-mid1": 1, "h-mid2": 1}
    table = event_drawn("blorp-nest", traps=traps)
    play(table, "field:h-in1")
    assert offered(table) == ["search", "decline"]


def test_urt_7_5_cave_in() -> None:
    table = event_drawn("cave-in", {"health": 5}, {"health": 5})
    assert [hero(table, seat)["health"] for seat in (0, 1)] == [4, 4]


def test_urt_7_5_poisonous_spores() -> None:
    assert hero(event_drawn("poisonous-spores", {"health": 5}), 0)["health"] == 3
    table = event_drawn("poisonous-spores", {"health": 5, "artifacts": ["spore-mask"]})
    assert hero(table, 0)["health"] == 5
    assert hero(table, 0)["revealed"] == ["spore-mask"]


@pytest.mark.parametrize(("die", "health"), [(3, 3), (4, 5)])
def test_urt_7_5_bat_swarm(die: int, health: int) -> None:
    table = event_drawn("bat-swarm", {"health": 5, "mana": 0}, luck=[die])
    assert hero(table, 0)["health"] == health


@pytest.mark.parametrize(("die", "health"), [(1, 5), (4, 8), (5, 9), (6, 9)])
def test_urt_7_5_rockfall(die: int, health: int) -> None:
    table = event_drawn("rockfall", {"health": 9, "mana": 0}, luck=[die])
    assert hero(table, 0)["health"] == health


@pytest.mark.parametrize(
    ("mine", "theirs", "health", "honour"), [(5, 3, 9, 2), (3, 3, 9, 0), (2, 6, 5, 0)]
)
def test_urt_7_5_your_reflection(mine: int, theirs: int, health: int, honour: int) -> None:
    table = event_drawn("own-reflection", {"health": 9, "mana": 0}, luck=[mine, theirs])
    assert (hero(table, 0)["health"], hero(table, 0)["honour"]) == (health, honour)


def test_urt_7_5_ambush() -> None:
    table = event_drawn("ambush", monster_deck=["tunnel-wolf"])
    assert look(table, "fight.foe") == "tunnel-wolf"
    play(table, "hide")
    assert offered(table) == ["search", "decline"]


def test_urt_7_5_roar_of_the_alpha() -> None:
    assert look(event_drawn("roar-of-the-alpha"), "fight.foe") == "alpha"
    table = event_drawn("roar-of-the-alpha", alpha_cards=0, monster_deck=["mimic"])
    assert look(table, "fight.foe") == "mimic"


def test_urt_7_5_relic_of_the_ancients() -> None:
    assert hero(event_drawn("relic-of-the-ancients"), 0)["honour"] == 2


def test_urt_7_5_humbling_fall() -> None:
    assert hero(event_drawn("humbling", {"honour": 3}), 0)["honour"] == 2


def test_urt_7_5_forgotten_chest() -> None:
    table = event_drawn("forgotten-chest", artifact_deck=["hex-doll"])
    assert hero(table, 0)["artifacts"] == ["hex-doll"]
    assert table.view(1)["heroes"][0]["artifacts"] == {"size": 1, "known": []}


def test_urt_7_5_oracle_pool() -> None:
    table = event_drawn("oracle-pool", artifact_deck=["hex-doll", "rusty-sword"])
    assert offered(table) == ["artifact:rusty-sword", "artifact:hex-doll"]
    assert table.view(0)["offers"][0] == ["rusty-sword", "hex-doll"]
    assert table.view(1)["offers"][0] == {"size": 2, "known": []}
    play(table, "artifact:hex-doll")
    assert hero(table, 0)["artifacts"] == ["hex-doll"]
    assert look(table, "artifact_discard") == ["rusty-sword"]


def test_urt_7_5_oracle_pool_with_a_short_deck() -> None:
    table = event_drawn(
        "oracle-pool", artifact_deck=["hex-doll"], artifact_discard=["smoke-bomb"], deck_rest="box"
    )
    assert offered(table) == ["artifact:smoke-bomb", "artifact:hex-doll"]
    table = event_drawn("oracle-pool", artifact_deck=["hex-doll"], deck_rest="box")
    assert hero(table, 0)["artifacts"] == ["hex-doll"]
    table = event_drawn("oracle-pool", artifact_deck=[], deck_rest="box")
    assert hero(table, 0)["artifacts"] == []


def test_urt_7_5_thief_of_the_depths() -> None:
    rich = {"artifacts": ["rusty-sword", "hex-doll", "tellurs-hammer"]}
    table = event_drawn("thief-of-the-depths", rich)
    assert offered(table) == ["artifact:rusty-sword", "artifact:hex-doll"]
    play(table, "artifact:rusty-sword")
    assert look(table, "artifact_discard") == ["rusty-sword"]
    poor = {"artifacts": ["tellurs-hammer"], "mana": 5}
    assert hero(event_drawn("thief-of-the-depths", poor), 0)["mana"] == 3


def test_urt_7_5_cursed_idol() -> None:
    table = event_drawn("cursed-idol", {"health": 5, "mana": 2})
    assert offered(table) == ["lose-health", "lose-mana"]
    play(table, "lose-mana")
    assert hero(table, 0)["mana"] == 0
    assert hero(event_drawn("cursed-idol", {"health": 5, "mana": 1}), 0)["health"] == 3


def test_urt_7_5_bargain_of_shades() -> None:
    table = event_drawn("bargain-of-shades", {"mana": 2}, artifact_deck=["hex-doll"])
    assert offered(table) == ["decline", "accept"]
    play(table, "accept")
    assert (hero(table, 0)["mana"], hero(table, 0)["artifacts"]) == (0, ["hex-doll"])
    assert offered(event_drawn("bargain-of-shades", {"mana": 1})) == ["search", "decline"]


def test_urt_7_5_blood_pact() -> None:
    table = event_drawn("blood-pact", {"health": 3})
    play(table, "accept")
    assert (hero(table, 0)["health"], hero(table, 0)["honour"]) == (1, 3)


def test_urt_7_5_secret_passage() -> None:
    table = event_drawn("secret-passage", luck=["monster"], monster_deck=["cave-rat"])
    assert offered(table) == ["field:start", "field:c2", "decline"]
    play(table, "field:c2")
    assert look(table, "fight.foe") == "cave-rat"


def test_urt_7_5_slippery_slope() -> None:
    table = event_drawn("slippery-slope")
    assert hero(table, 0)["field"] == "start"
    assert offered(table) == ["player:1", "end", "sprint"]


def test_urt_7_5_exchange_of_shadows() -> None:
    rows: list[Hero] = [{}, {"field": "c3"}, {"field": "c1"}]
    table = event_drawn("exchange-of-shadows", *rows, seats=3, tokens={"c3": "monster"})
    assert offered(table) == ["player:1", "decline"]
    play(table, "player:1")
    assert (hero(table, 0)["field"], hero(table, 1)["field"]) == ("c3", "c1")
    assert look(table, "turn.monster_met") is False


def test_urt_7_5_drifting_spores() -> None:
    table = event_drawn("drifting-spores", mushrooms={"c2": 2, "c3": 1})
    assert offered(table) == ["field:c2", "field:c3", "decline"]
    play(table, "field:c2")
    assert "field:c2" not in offered(table)
    assert "field:c3" in offered(table)
    play(table, "field:c3")
    assert look(table, "mushrooms") == {"c2": 1, "c3": 2}
    assert offered(event_drawn("drifting-spores")) == ["search", "decline"]


def test_urt_7_5_tremor() -> None:
    rows: list[Hero] = [{"health": 5}, {"field": "c1", "health": 5}, {"field": "c2", "health": 5}]
    table = event_drawn("tremor", *rows, seats=3)
    assert offered(table) == ["field:c1", "field:c2", "empty-field"]
    play(table, "field:c1")
    assert [hero(table, seat)["health"] for seat in range(3)] == [4, 4, 5]


def test_urt_7_5_mana_storm() -> None:
    table = event_drawn("mana-storm", {"mana": 5}, {"mana": 0})
    assert [hero(table, seat)["mana"] for seat in (0, 1)] == [4, 0]


def test_urt_7_5_healing_rain() -> None:
    table = event_drawn("healing-rain", {"health": 5}, {"health": 15}, {"state": "dead"}, seats=3)
    assert [hero(table, seat)["health"] for seat in range(3)] == [6, 15, 0]


def test_urt_7_5_second_wind() -> None:
    table = event_drawn("second-wind", {"health": 1}, tokens={"c2": "torch"})
    play(table, "decline", "sprint", "field:c2")
    assert hero(table, 0)["health"] == 1
    assert hero(table, 0)["field"] == "c2"


def test_urt_7_5_champions_duel() -> None:
    rows: list[Hero] = [{"mana": 0}, {"field": "c3", "mana": 1}]
    table = event_drawn("champions-duel", *rows, tokens={"c3": "monster"}, luck=[6, 4])
    assert table.waiting() == (1,)
    play(table, "fight", "reinforce:0", "keep")
    assert hero(table, 1)["health"] == 13
    assert hero(table, 0)["honour"] == 0
    assert look(table, "turn.pvp_used") is False


def test_urt_7_5_champions_duel_may_be_fled_from() -> None:
    table = event_drawn("champions-duel", {}, {"field": "c3", "mana": 1})
    play(table, "hide")
    assert hero(table, 1)["mana"] == 0
    assert table.waiting() == (0,)


def test_urt_7_5_sleeping_gas() -> None:
    table = event_drawn("sleeping-gas", {"artifacts": ["tellurs-hammer"]})
    play(table, "decline", "end", "end", "rest")
    assert table.waiting() == (0,)
    assert offered(table) == ["end", "roll-divine"]
    assert hero(table, 0)["skip"] is False


def test_urt_7_5_light_fingers() -> None:
    rival = {"artifacts": ["rusty-sword", "hex-doll", "tellurs-hammer"]}
    table = event_drawn("light-fingers", {}, rival, luck=["hex-doll"])
    assert hero(table, 0)["artifacts"] == ["hex-doll"]
    assert hero(table, 0)["revealed"] == ["hex-doll"]
    assert hero(table, 1)["artifacts"] == ["rusty-sword", "tellurs-hammer"]


def test_urt_7_5_light_fingers_over_the_limit() -> None:
    full = {"artifacts": ["rusty-sword", "smoke-bomb", "mana-flask"]}
    table = event_drawn("light-fingers", full, {"artifacts": ["hex-doll"]}, luck=["hex-doll"])
    assert len(offered(table)) == 4


def test_urt_7_5_mercy_of_urto() -> None:
    dead = {"state": "dead", "field": "c3", "mana": 4, "artifacts": ["rusty-sword"]}
    table = event_drawn("mercy-of-urto", {}, dead, {"health": 9}, seats=3)
    row = hero(table, 1)
    assert (row["state"], row["field"], row["health"], row["mana"]) == ("cave", "start", 5, 4)
    assert row["artifacts"] == ["rusty-sword"]
    assert hero(table, 0)["honour"] == 2
    alive = event_drawn("mercy-of-urto", {"health": 5})
    assert (hero(alive, 0)["health"], hero(alive, 0)["honour"]) == (7, 0)
