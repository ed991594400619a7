"""URT-6 Fights, and URT-9 Magic."""

from __future__ import annotations

import pytest

from tests.games.urto.at_the_table import at, event_drawn, hero, look, monster_met, offered, play

HERE = {"field": "c1"}
FLOOR = {"c1": "torch"}


def test_urt_6_1_die_weapon_reinforcement_and_tokens_make_the_total() -> None:
    fighter = {"artifacts": ["azura-longsword"], "attack": 1, "mana": 2}
    table = monster_met("lava-worm", fighter, luck=[1])
    play(table, "fight", "artifact:azura-longsword", "add-attack", "reinforce:1", "keep")
    # 1 + 2 + 1 + 1 = 5 against 5: nobody is hurt
    assert look(table, "fight.life") == 3
    assert hero(table, 0)["health"] == 15


def test_urt_6_2_one_weapon_or_bare_hands_before_the_first_roll() -> None:
    table = monster_met("cave-troll", {"artifacts": ["rusty-sword", "opal-spear"]})
    play(table, "fight")
    assert offered(table) == ["artifact:rusty-sword", "artifact:opal-spear", "bare"]


def test_urt_6_2_the_preparation_ends_with_the_reinforcement() -> None:
    table = monster_met("cave-troll", {"mana": 6, "attack": 2})
    play(table, "fight")
    assert offered(table) == [
        "buy-d8",
        "reinforce:0",
        "reinforce:1",
        "reinforce:2",
        "reinforce:3",
        "add-attack",
    ]
    play(table, "add-attack", "buy-d8")
    assert offered(table) == ["reinforce:0", "reinforce:1", "add-attack"]
    assert hero(table, 0)["attack"] == 1


def test_urt_6_3_a_re_roll_costs_one_mana_as_often_as_there_is_mana() -> None:
    table = monster_met("cave-troll", {"mana": 2}, luck=[1, 2, 6])
    play(table, "fight", "reinforce:0", "reroll", "reroll")
    assert hero(table, 0)["mana"] == 0
    assert hero(table, 0)["trophies"] == ["cave-troll"]  # kept because nothing else is left


def test_urt_6_3_sankaas_first_re_roll_of_a_fight_is_free() -> None:
    table = monster_met("cave-troll", {"mana": 0}, mode="heroes", luck=[1, 6])
    play(table, "reroll")
    assert hero(table, 0)["mana"] == 0
    assert hero(table, 0)["trophies"] == ["cave-troll"]


def test_urt_6_3_sankaas_free_re_roll_is_not_for_mushrooms() -> None:
    table = at({"mana": 0}, {}, mode="heroes", mushrooms={"c1": 1}, luck=[1])
    play(table, "field:c1")
    assert table.waiting() == (1,)


def test_urt_6_4_the_top_card_is_met_and_an_empty_pile_brings_nobody() -> None:
    table = monster_met("mimic")
    assert look(table, "fight") == {"foe": "mimic", "life": 2}
    assert look(table, "turn.monster_met") is True
    table = event_drawn("ambush", monster_deck=[], deck_rest="box")
    assert look(table, "turn.monster_met") is False


def test_urt_6_4_the_last_card_leaves_the_pile_when_it_is_revealed() -> None:
    table = monster_met("cave-rat", {}, HERE, deck_rest="box", luck=[6])
    play(table, "fight", "reinforce:0", "keep")
    assert offered(table) == ["player:1", "end"]  # the nest is a torch field from now on


def test_urt_6_5_hiding_costs_mana_and_the_card_is_discarded() -> None:
    table = monster_met("lava-worm", {"mana": 1})
    play(table, "hide")
    assert hero(table, 0)["mana"] == 0
    assert hero(table, 0)["field"] == "c1"
    assert look(table, "monster_discard") == ["lava-worm"]


def test_urt_6_5_without_means_to_hide_he_must_fight() -> None:
    table = monster_met("lava-worm", {"mana": 0}, luck=[5, 5, 6, 6, 6])
    assert hero(table, 0)["trophies"] == ["lava-worm"]  # 5, 5: nothing; then 1 life each


def test_urt_6_5_armenius_pays_two() -> None:
    table = monster_met(
        "lava-worm", {"hero": "armenius", "mana": 2}, {"hero": "sankaa"}, mode="heroes"
    )
    play(table, "hide")
    assert hero(table, 0)["mana"] == 0


def test_urt_6_6_before_a_further_roll_he_may_hide_or_buy_the_die() -> None:
    table = monster_met("stone-ogre", {"mana": 6}, luck=[5, 8, 4])
    play(table, "fight", "reinforce:0", "keep")
    assert look(table, "fight.life") == 2
    assert offered(table) == ["hide", "roll", "buy-d8"]
    play(table, "buy-d8")
    assert offered(table) == ["hide", "roll"]
    play(table, "roll", "keep")
    assert hero(table, 0)["trophies"] == ["stone-ogre"]


def test_urt_6_6_a_tie_hurts_nobody_but_molesors_foe() -> None:
    table = monster_met("cave-troll", {"mana": 0}, luck=[4, 4, 6])
    assert hero(table, 0)["health"] == 15
    molesor = {"hero": "molesor", "mana": 0}
    table = monster_met("cave-troll", molesor, {}, mode="heroes", luck=[4, 4])
    assert hero(table, 0)["trophies"] == ["cave-troll"]


def test_urt_6_7_trophy_tooth_armenius_belt_and_last_the_reward() -> None:
    fighter = {
        "hero": "armenius",
        "health": 5,
        "artifacts": ["gobbler-tooth", "trophy-belt"],
        "mana": 0,
    }
    table = monster_met("lost-goat", fighter, {"hero": "sankaa"}, mode="heroes", luck=[4])
    play(table, "artifact:gobbler-tooth")
    row = hero(table, 0)
    assert row["trophies"] == ["lost-goat"]
    assert row["health"] == 5 + 2 + 1 + 2
    assert row["honour"] == 1
    assert row["revealed"] == ["gobbler-tooth", "trophy-belt"]


def test_urt_6_7_a_belt_won_as_a_reward_does_not_pay_for_its_own_monster() -> None:
    table = monster_met("mimic", {"mana": 0}, artifact_deck=["trophy-belt"], luck=[6])
    assert hero(table, 0)["artifacts"] == ["trophy-belt"]
    assert hero(table, 0)["honour"] == 0


def test_urt_6_8_the_alpha_has_full_life_at_each_encounter_and_hiding_leaves_its_cards() -> None:
    table = at({"field": "h-in3"})
    play(table, "field:alpha", "hide")
    assert look(table, "alpha_cards") == 5
    assert look(table, "monster_discard") == []
    assert hero(table, 0)["field"] == "alpha"


def test_urt_6_9_the_monster_that_kills_is_discarded() -> None:
    table = monster_met("blind-dragon", {"health": 1, "mana": 0}, luck=[1])
    assert hero(table, 0)["state"] == "dead"
    assert look(table, "monster_discard") == ["blind-dragon"]
    assert "fight" not in table.position()


def test_urt_6_10_the_attacker_gains_honour_at_once_and_start_is_allowed() -> None:
    table = at()
    play(table, "player:1")
    assert hero(table, 0)["honour"] == 1
    assert table.waiting() == (1,)


def test_urt_6_10_no_pvp_on_a_monster_field_nor_with_somebody_elsewhere() -> None:
    assert "player:1" not in offered(at(HERE, HERE, tokens={"c1": "monster"}))
    assert "player:1" not in offered(at(HERE, {}, tokens=FLOOR))


def test_urt_6_11_who_flees_pays_and_nobody_moves() -> None:
    table = at(HERE, HERE, tokens=FLOOR)
    play(table, "player:1", "hide")
    assert hero(table, 1)["mana"] == 9
    assert hero(table, 0)["honour"] == 1
    assert hero(table, 1)["field"] == "c1"


def test_urt_6_11_a_smoke_bomb_is_of_no_use_to_the_defender() -> None:
    table = at({}, {"artifacts": ["smoke-bomb"]})
    play(table, "player:1")
    assert offered(table) == ["fight", "hide"]


def test_urt_6_11_attacker_then_defender_prepare_openly() -> None:
    table = at({"artifacts": ["rusty-sword"]}, {"artifacts": ["opal-spear"]})
    play(table, "player:1", "fight")
    assert table.waiting() == (0,)
    play(table, "artifact:rusty-sword", "reinforce:0")
    assert table.waiting() == (1,)
    assert table.view(1)["heroes"][0]["artifacts"] == {"size": 1, "known": ["rusty-sword"]}
    assert offered(table) == ["artifact:opal-spear", "bare"]


def test_urt_6_11_a_keep_does_not_bind_and_two_in_a_row_end_it() -> None:
    table = at({"mana": 3}, {"mana": 3}, luck=[2, 3, 4, 5])
    play(table, "player:1", "fight", "reinforce:0", "reinforce:0")
    play(table, "keep")  # seat 0
    assert table.waiting() == (1,)
    play(table, "reroll")  # seat 1: 4
    assert table.waiting() == (0,)
    play(table, "reroll")  # seat 0: 5, though it had kept before
    assert table.waiting() == (1,)
    play(table, "keep", "keep")
    assert hero(table, 1)["health"] == 14


def test_urt_6_12_the_lower_total_takes_the_difference() -> None:
    table = at({"mana": 0}, {"mana": 0}, luck=[6, 2])
    play(table, "player:1")
    assert hero(table, 1)["health"] == 11
    assert hero(table, 0)["health"] == 15


def test_urt_6_12_a_tie_hurts_only_molesors_opponent() -> None:
    table = at({"mana": 0}, {"mana": 0}, luck=[3, 3])
    play(table, "player:1")
    assert (hero(table, 0)["health"], hero(table, 1)["health"]) == (15, 15)
    rows = [{"hero": "armenius", "mana": 0}, {"hero": "molesor", "mana": 0}]
    table = at(*rows, mode="heroes", luck=[3, 3])
    play(table, "player:1")
    assert (hero(table, 0)["health"], hero(table, 1)["health"]) == (15, 19)


def test_urt_6_13_chainmail_then_defense_tokens_one_by_one() -> None:
    mailed = {"mana": 0, "artifacts": ["pakaa-chainmail"], "defense": 2}
    table = at({"mana": 0}, mailed, luck=[6, 1])
    play(table, "player:1")
    assert hero(table, 1)["revealed"] == ["pakaa-chainmail"]
    assert offered(table) == ["use-defense", "take-damage"]  # 5 less 1
    play(table, "use-defense", "take-damage")
    assert hero(table, 1)["health"] == 12
    assert hero(table, 1)["defense"] == 1


def test_urt_6_13_chainmail_does_nothing_against_one_point() -> None:
    table = at({"mana": 0}, {"mana": 0, "artifacts": ["pakaa-chainmail"]}, luck=[4, 3])
    play(table, "player:1")
    assert hero(table, 1)["health"] == 14
    assert hero(table, 1)["revealed"] == []


def test_urt_6_13_events_traps_and_divine_dice_are_no_fight_damage() -> None:
    mailed = {"health": 9, "artifacts": ["pakaa-chainmail"], "defense": 2}
    table = event_drawn("poisonous-spores", mailed)
    assert hero(table, 0)["health"] == 7


def test_urt_6_14_the_die_may_be_bought_before_an_event_roll_and_rerolled_after() -> None:
    table = event_drawn("rockfall", {"mana": 6}, luck=[1, 8])
    assert offered(table) == ["roll", "buy-d8"]
    play(table, "buy-d8", "reroll")
    assert hero(table, 0)["mana"] == 0
    assert hero(table, 0)["health"] == 15


def test_urt_6_14_no_weapon_helps_in_an_event_roll() -> None:
    armed = {"mana": 0, "artifacts": ["azura-longsword"], "revealed": ["azura-longsword"]}
    table = event_drawn("bat-swarm", armed, luck=[3])
    assert hero(table, 0)["health"] == 13


@pytest.mark.parametrize(("name", "cost"), [("sankaa", 5), ("oriandra", 3)])
def test_urt_9_the_permanent_die_costs_mana_once(name: str, cost: int) -> None:
    table = monster_met("cave-troll", {"hero": name}, {"hero": "molesor"}, mode="heroes")
    before = hero(table, 0)["mana"]
    play(table, "fight", "buy-d8")
    assert hero(table, 0)["mana"] == before - cost
    assert hero(table, 0)["d8"] is True
    assert "buy-d8" not in offered(table)


def test_urt_9_1_magic_touches_neither_loot_nor_divine_dice() -> None:
    table = at(tokens=FLOOR, luck=[9])
    play(table, "field:c1", "search")
    assert offered(table) == ["end", "sprint"]
    table = at({"artifacts": ["phemes-trumpets"]}, side="trumpets", at="divine", luck=["honour1"])
    play(table, "roll-divine")
    assert table.waiting() == (1,)
