"""URT-8 Artifacts, every card."""

from __future__ import annotations

from typing import Any

import pytest

from serao.games.urto.events import ArtifactDrawn
from serao.kernel.events import HIDDEN
from tests.games.urto.at_the_table import (
    GAME,
    Hero,
    at,
    event_drawn,
    hero,
    look,
    monster_met,
    offered,
    play,
    told,
)

TWICE = ("rusty-sword", "healing-draught", "mana-flask", "phoenix-feather", "smoke-bomb")
TORCH = {"c1": "torch"}


def owner(*cards: str, **more: object) -> Hero:
    return {"artifacts": list(cards), **more}


def test_the_deck_has_35_cards_and_three_divine_ones_lie_apart() -> None:
    deck = at(seats=3).position()["artifact_deck"]
    assert len(deck) == 35
    assert len(set(deck)) == 30
    assert sorted(name for name in set(deck) if deck.count(name) == 2) == sorted(TWICE)
    for action in GAME.actions:
        if action.startswith("artifact:"):
            assert GAME.words.texts.has(f"item-{action.removeprefix('artifact:')}-about")


# -- the clauses ----------------------------------------------------------------------------------


def test_urt_8_1_niche_loot_die_face_and_events_give_artifacts() -> None:
    hammer = owner("tellurs-hammer")
    table = at(hammer, at="divine", artifact_deck=["hex-doll"], luck=["artifact"])
    play(table, "roll-divine")
    assert hero(table, 0)["artifacts"] == ["hex-doll", "tellurs-hammer"]


def test_urt_8_2_a_drawn_card_is_secret() -> None:
    table = at(tokens=TORCH, artifact_deck=["hex-doll"], luck=[4])
    play(table, "field:c1", "search")
    (event,) = told(table, ArtifactDrawn)
    assert event.as_seen_by(0) == event
    assert event.as_seen_by(1) == ArtifactDrawn(0, HIDDEN)
    assert event.as_seen_by(-1) == ArtifactDrawn(0, HIDDEN)


def test_urt_8_2_an_empty_deck_is_made_of_the_discards() -> None:
    keys: dict[str, Any] = {"artifact_deck": [], "deck_rest": "box"}
    table = at(tokens=TORCH, artifact_discard=["hex-doll"], luck=[4], **keys)
    play(table, "field:c1", "search")
    assert hero(table, 0)["artifacts"] == ["hex-doll"]
    table = at(tokens=TORCH, luck=[4], **keys)
    play(table, "field:c1", "search")
    assert hero(table, 0)["artifacts"] == []


def test_urt_8_3_over_the_limit_one_of_all_is_discarded_face_up() -> None:
    full = owner("rusty-sword", "smoke-bomb", "tellurs-hammer")
    table = at(full, tokens=TORCH, artifact_deck=["hex-doll"], luck=[4])
    play(table, "field:c1", "search")
    assert offered(table) == [
        "artifact:rusty-sword",
        "artifact:smoke-bomb",
        "artifact:hex-doll",
        "artifact:tellurs-hammer",
    ]
    play(table, "artifact:tellurs-hammer")
    assert hero(table, 0)["artifacts"] == ["rusty-sword", "smoke-bomb", "hex-doll"]
    assert look(table, "artifact_discard") == []
    assert look(table, "gone") == ["phemes-trumpets"]  # the hammer is back on its stele


def test_urt_8_4_hands_are_secret_until_a_card_shows_itself() -> None:
    table = at(owner("rusty-sword", "mana-crystal", "hex-doll"))
    assert table.view(1)["heroes"][0]["artifacts"] == {"size": 3, "known": ["mana-crystal"]}
    assert table.view(0)["heroes"][0]["artifacts"] == ["rusty-sword", "hex-doll", "mana-crystal"]
    assert "first_artifacts" not in table.view(1)["heroes"][0]
    assert table.view(None)["heroes"][0]["artifacts"]["size"] == 3


def test_urt_8_5_the_weapon_may_differ_from_fight_to_fight() -> None:
    table = at(
        owner("rusty-sword", "hunters-halberd"),
        tokens={"c1": "monster", "c2": "monster"},
        monster_deck=["cave-rat", "cave-rat"],
        luck=[6, 6],
    )
    play(table, "field:c1", "fight", "artifact:rusty-sword", "reinforce:0", "keep", "rest")
    play(table, "field:c2", "fight", "artifact:hunters-halberd", "reinforce:0", "keep")
    assert hero(table, 0)["revealed"] == ["rusty-sword", "hunters-halberd"]
    assert len(hero(table, 0)["trophies"]) == 2


def test_urt_8_5_a_single_use_card_is_discarded_and_only_for_the_own_turn() -> None:
    table = at({}, owner("minstrels-ballad"))
    play(table, "player:1")
    assert offered(table) == ["fight", "hide"]
    table = at(owner("minstrels-ballad"))
    play(table, "artifact:minstrels-ballad")
    assert look(table, "artifact_discard") == ["minstrels-ballad"]


def test_urt_8_6_a_turn_card_fits_every_menu_of_the_own_turn() -> None:
    ballad = "artifact:minstrels-ballad"
    table = monster_met("stone-ogre", owner("minstrels-ballad"), luck=[5])
    assert ballad in offered(table)  # fight or hide
    play(table, "fight")
    assert ballad in offered(table)  # preparation
    play(table, "reinforce:0")
    assert ballad not in offered(table)  # roll window
    play(table, "keep")
    assert ballad in offered(table)  # before the next roll
    play(table, ballad)
    assert offered(table) == ["hide", "roll", "buy-d8"]


def test_urt_8_6_no_turn_card_in_phase_d_nor_on_a_resting_or_sleeping_turn() -> None:
    table = at(owner("minstrels-ballad", "tellurs-hammer"))
    play(table, "rest")
    assert offered(table) == ["end", "roll-divine"]
    table = at(owner("minstrels-ballad", "tellurs-hammer", skip=True))
    assert offered(table) == ["end", "roll-divine"]


def test_urt_8_6_a_turn_card_fits_a_mushroom_attempt() -> None:
    table = at(owner("mana-flask", mana=1), mushrooms={"c1": 1})
    play(table, "field:c1", "artifact:mana-flask")
    assert hero(table, 0)["mana"] == 5
    assert "reinforce:3" in offered(table)


def test_urt_8_7_cards_without_possible_effect_cannot_be_played() -> None:
    useless = owner("healing-draught", "mana-flask", "shadow-whistle")
    assert offered(at(useless)) == ["field:c1", "field:h-mid1", "player:1", "rest"]
    molesor = owner("healing-draught", hero="molesor", health=3)
    assert "artifact:healing-draught" not in offered(at(molesor, {}, mode="heroes"))
    hexed = at(owner("hex-doll"), {"hexed": True})
    assert "artifact:hex-doll" not in offered(hexed)
    alone = at(owner("hex-doll"), {"state": "arrived"})
    assert "artifact:hex-doll" not in offered(alone)


def test_urt_8_8_losing_amulet_or_crystal_lowers_the_maximum_again() -> None:
    rich = owner("life-amulet", "mana-crystal", health=18, mana=13)
    table = event_drawn("thief-of-the-depths", rich)
    play(table, "artifact:life-amulet")
    assert (hero(table, 0)["health"], hero(table, 0)["mana"]) == (15, 13)


def test_urt_8_9_of_two_cards_the_revealed_one_leaves_first() -> None:
    pair = owner("rusty-sword", "rusty-sword", "hex-doll", revealed=["rusty-sword"])
    table = event_drawn("thief-of-the-depths", pair)
    play(table, "artifact:rusty-sword")
    assert hero(table, 0)["artifacts"] == ["rusty-sword", "hex-doll"]
    assert hero(table, 0)["revealed"] == []


# -- green cards ----------------------------------------------------------------------------------


def life_left(card: str, die: int, *more: str, foe: str = "shield-mole") -> int:
    """Return the life of a foe after one roll with the weapon; the mole has attack 3, life 4."""
    table = monster_met(foe, owner(card), luck=[die])
    play(table, "fight", f"artifact:{card}", *(more or ("reinforce:0",)), "keep")
    life: int = look(table, "fight.life")
    return life


def pvp_damage(card: str, die: int) -> int:
    """Return the damage of a roll with the weapon against a rival's 1."""
    table = at(owner(card, mana=0), {"mana": 0}, luck=[die, 1])
    play(table, "player:1", f"artifact:{card}")
    return 15 - int(hero(table, 1)["health"])


def fells_mushroom(card: str, die: int) -> bool:
    table = at(owner(card, mana=0), mushrooms={"c1": 1}, luck=[die, *["torch"] * (die < 9)])
    play(table, "field:c1", f"artifact:{card}")
    return table.waiting() == (0,)


WEAPONS = {  # PvM, PvP, least die that fells a mushroom
    "rusty-sword": (1, 1, 4),
    "azura-longsword": (2, 2, 3),
    "moonstone-axe": (0, 0, 5),
    "opal-spear": (1, 2, 4),
    "hunters-halberd": (2, 0, 5),
    "gobbler-tooth": (1, 1, 4),
    "emerald-staff": (0, 0, 5),
    "alpha-fang": (1, 1, 4),
    "spore-sickle": (1, 1, 2),
    "cursed-blade": (1, 1, 4),
}


@pytest.mark.parametrize("card", WEAPONS)
def test_weapon(card: str) -> None:
    pvm, pvp, least = WEAPONS[card]
    assert life_left(card, 4) == 4 - 1 - pvm
    assert pvp_damage(card, 3) == 2 + pvp
    assert fells_mushroom(card, least)


@pytest.mark.parametrize("card", [name for name, row in WEAPONS.items() if row[2] > 1])
def test_weapon_fails_one_below(card: str) -> None:
    least = WEAPONS[card][2]
    table = at(owner(card, mana=0), mushrooms={"c1": 1}, luck=[least - 1])
    play(table, "field:c1", f"artifact:{card}")
    assert look(table, "mushrooms") == {"c1": 1}
    assert table.waiting() == (1,)


@pytest.mark.parametrize("card", ["moonstone-axe", "cursed-blade"])
def test_weapon_with_the_eight_sided_die(card: str) -> None:
    table = monster_met("blind-dragon", owner(card), luck=[8])
    play(table, "fight", f"artifact:{card}", "reinforce:0", "keep")
    assert hero(table, 0)["trophies"] == ["blind-dragon"]


def test_twin_daggers() -> None:
    table = monster_met("stone-ogre", owner("twin-daggers", mana=2), luck=[2, 5, 6, 1])
    play(table, "fight", "artifact:twin-daggers", "reinforce:0")
    assert look(table, "combat")[0]["die"] == 5
    play(table, "reroll")
    assert look(table, "combat")[0]["die"] == 6
    play(table, "keep")
    assert look(table, "fight.life") == 1
    assert pvp_damage_of_daggers() == 3


def pvp_damage_of_daggers() -> int:
    table = at(owner("twin-daggers", mana=0), {"mana": 0}, luck=[4, 2, 1])
    play(table, "player:1", "artifact:twin-daggers")
    return 15 - int(hero(table, 1)["health"])


def test_gobbler_tooth_feeds_on_victories() -> None:
    table = monster_met("cave-rat", owner("gobbler-tooth", health=5), luck=[6])
    play(table, "fight", "artifact:gobbler-tooth", "reinforce:0", "keep")
    assert hero(table, 0)["health"] == 7


def test_emerald_staff_doubles_the_reinforcement() -> None:
    assert life_left("emerald-staff", 2, "reinforce:1") == 3
    table = monster_met("shield-mole", owner("emerald-staff", mana=4), luck=[1])
    play(table, "fight", "artifact:emerald-staff", "reinforce:3", "keep")
    assert hero(table, 0)["trophies"] == ["shield-mole"]
    assert hero(table, 0)["mana"] == 1


def test_alpha_fang_bites_the_alpha() -> None:
    table = at(owner("alpha-fang", field="h-in3"), luck=[6])
    play(table, "field:alpha", "fight", "artifact:alpha-fang", "reinforce:0", "keep")
    assert look(table, "fight.life") == 1


def test_cursed_blade_costs_health_but_not_against_mushrooms() -> None:
    table = monster_met("shield-mole", owner("cursed-blade", health=2))
    play(table, "fight", "artifact:cursed-blade")
    assert hero(table, 0)["health"] == 1
    table = monster_met("shield-mole", owner("cursed-blade", health=1))
    play(table, "fight")
    assert "artifact:cursed-blade" not in offered(table)
    table = at(owner("cursed-blade", health=1), mushrooms={"c1": 1})
    play(table, "field:c1", "artifact:cursed-blade")
    assert hero(table, 0)["health"] == 1


# -- pink cards -----------------------------------------------------------------------------------


def test_healing_draught() -> None:
    table = at(owner("healing-draught", health=5))
    play(table, "artifact:healing-draught")
    assert hero(table, 0)["health"] == 9


def test_mana_flask() -> None:
    table = at(owner("mana-flask", mana=7))
    play(table, "artifact:mana-flask")
    assert hero(table, 0)["mana"] == 10


def test_phoenix_feather() -> None:
    table = event_drawn("poisonous-spores", owner("phoenix-feather", health=2))
    assert hero(table, 0)["health"] == 5
    assert hero(table, 0)["state"] == "cave"
    assert look(table, "artifact_discard") == ["phoenix-feather"]


def test_smoke_bomb() -> None:
    table = monster_met("lava-worm", owner("smoke-bomb", mana=0))
    assert offered(table) == ["artifact:smoke-bomb", "fight"]
    play(table, "artifact:smoke-bomb")
    assert look(table, "monster_discard") == ["lava-worm"]
    assert table.waiting() == (1,)  # no sprint after meeting a monster


def test_smoke_bomb_before_a_later_roll() -> None:
    table = monster_met("lava-worm", owner("smoke-bomb", mana=0), luck=[4])
    play(table, "fight")
    assert offered(table) == ["artifact:smoke-bomb", "roll"]
    play(table, "artifact:smoke-bomb")
    assert hero(table, 0)["health"] == 14


def test_shadow_whistle() -> None:
    rows = [owner("shadow-whistle"), {"field": "c3"}, {"field": "h-mid2"}]
    table = at(*rows, seats=3, tokens={"h-mid2": "shortcut"})
    play(table, "artifact:shadow-whistle")
    assert offered(table) == ["player:1", "player:2"]
    play(table, "player:2")
    assert hero(table, 0)["field"] == "h-mid2"
    assert offered(table) == ["player:2", "end", "sprint"]


def test_powder_keg() -> None:
    table = monster_met("shield-mole", owner("powder-keg"))
    play(table, "fight", "artifact:powder-keg")
    assert look(table, "fight.life") == 1
    table = monster_met("cave-troll", owner("powder-keg"))
    assert "artifact:powder-keg" not in offered(table)
    play(table, "fight", "artifact:powder-keg")
    assert hero(table, 0)["trophies"] == ["cave-troll"]
    assert look(table, "rolls") == []


def test_hex_doll() -> None:
    table = at(owner("hex-doll"), {}, {"health": 5}, seats=3)
    play(table, "artifact:hex-doll")
    assert offered(table) == ["player:1", "player:2"]
    play(table, "player:1")
    assert (hero(table, 1)["hexed"], hero(table, 1)["health"]) == (True, 13)
    assert table.view(0)["heroes"][1]["max_health"] == 13


def test_loaded_die() -> None:
    table = monster_met("lava-worm", owner("loaded-die", mana=1), luck=[2])
    play(table, "fight", "reinforce:0")
    assert offered(table) == ["artifact:loaded-die", "keep", "reroll"]
    play(table, "artifact:loaded-die", "keep")
    assert look(table, "fight.life") == 2
    table = monster_met("lava-worm", owner("loaded-die", mana=0, d8=True), luck=[2])
    play(table, "artifact:loaded-die")
    assert hero(table, 0)["trophies"] == ["lava-worm"]


def test_loaded_die_is_not_for_a_six_nor_for_the_defender() -> None:
    table = monster_met("shield-mole", owner("loaded-die", mana=1), luck=[6])
    play(table, "fight", "reinforce:0")
    assert offered(table) == ["keep", "reroll"]
    table = at({"mana": 1}, owner("loaded-die", mana=1), luck=[3, 2])
    play(table, "player:1", "fight", "reinforce:0", "reinforce:0", "keep")
    assert offered(table) == ["keep", "reroll"]


def test_loaded_die_in_pvp_passes_the_question_on() -> None:
    table = at(owner("loaded-die", mana=0), {"mana": 0}, luck=[1, 2])
    play(table, "player:1", "artifact:loaded-die")
    assert hero(table, 1)["health"] == 11


def test_spelunkers_map() -> None:
    table = at(owner("spelunkers-map"), luck=["mushroom", "torch", "mushroom"])
    play(table, "field:c1")
    assert offered(table) == ["artifact:spelunkers-map", "decline"]
    play(table, "artifact:spelunkers-map")
    assert offered(table) == ["token:torch", "token:mushroom"]
    play(table, "token:torch")
    assert look(table, "tokens") == {"c1": "torch"}
    assert look(table, "bag").count("mushroom") == 5
    assert len(look(table, "bag")) == 57


def test_spelunkers_map_may_wait_for_the_next_draw() -> None:
    table = at(owner("spelunkers-map"), luck=["honour1"])
    play(table, "field:c1", "decline")
    assert hero(table, 0)["honour"] == 1
    assert offered(table) == ["artifact:spelunkers-map", "decline"]


def test_spelunkers_map_takes_what_is_left_and_then_draws_normally() -> None:
    table = at(
        owner("spelunkers-map"), bag=["honour2", "torch"], luck=["honour2", "torch", "torch"]
    )
    play(table, "field:c1", "artifact:spelunkers-map", "token:honour2")
    assert hero(table, 0)["honour"] == 2
    assert look(table, "tokens") == {"c1": "torch"}


def test_minstrels_ballad() -> None:
    table = at(owner("minstrels-ballad"))
    play(table, "artifact:minstrels-ballad")
    assert hero(table, 0)["honour"] == 2


# -- yellow cards ---------------------------------------------------------------------------------


def test_boots_of_haste() -> None:
    table = at(owner("boots-of-haste", health=5), tokens=TORCH)
    play(table, "field:c1", "decline", "sprint")
    assert hero(table, 0)["health"] == 4
    assert hero(table, 0)["revealed"] == ["boots-of-haste"]
    beardwhy = owner("boots-of-haste", hero="beardwhy", health=1)
    table = at(beardwhy, {}, mode="heroes", tokens=TORCH)
    play(table, "field:c1", "decline", "sprint")
    assert hero(table, 0)["health"] == 1


def test_miners_lamp() -> None:
    table = at(owner("miners-lamp", mana=5), tokens=TORCH, luck=[1, 7])
    play(table, "field:c1", "search")
    assert offered(table) == ["keep", "reroll"]
    assert hero(table, 0)["revealed"] == []
    play(table, "reroll")
    assert hero(table, 0)["mana"] == 6
    assert hero(table, 0)["revealed"] == ["miners-lamp"]
    table = at(owner("miners-lamp", health=5), tokens=TORCH, luck=[9])
    play(table, "field:c1", "search", "keep")
    assert hero(table, 0)["health"] == 6


def test_pakaas_chainmail() -> None:
    table = monster_met("lava-worm", owner("pakaa-chainmail", mana=1), luck=[2])
    play(table, "fight", "reinforce:0", "keep")
    assert hero(table, 0)["health"] == 13


def test_mana_crystal() -> None:
    table = at(owner("mana-crystal", mana=10))
    play(table, "rest")
    assert hero(table, 0)["mana"] == 12
    assert table.view(1)["heroes"][0]["max_mana"] == 13


def test_life_amulet() -> None:
    table = at(owner("life-amulet", health=15))
    play(table, "rest")
    assert hero(table, 0)["health"] == 17
    molesor = owner("life-amulet", hero="molesor", health=15)
    table = at(molesor, {}, mode="heroes")
    play(table, "rest")
    assert hero(table, 0)["health"] == 15


def test_spore_mask() -> None:
    table = at(owner("spore-mask", mana=0), mushrooms={"c1": 1}, luck=[3, "torch"])
    play(table, "field:c1")
    assert look(table, "mushrooms") == {}
    assert hero(table, 0)["revealed"] == ["spore-mask"]


def test_shadow_cloak() -> None:
    table = monster_met("lava-worm", owner("shadow-cloak", mana=0))
    play(table, "hide")
    assert hero(table, 0)["revealed"] == ["shadow-cloak"]
    table = at({}, owner("shadow-cloak", mana=0))
    play(table, "player:1", "hide")
    assert hero(table, 1)["mana"] == 0
    armenius = owner("shadow-cloak", mana=1)
    table = at({}, armenius, mode="heroes")
    play(table, "player:1", "hide")
    assert hero(table, 1)["mana"] == 0


def test_trophy_belt() -> None:
    table = monster_met("cave-rat", owner("trophy-belt"), luck=[6])
    play(table, "fight", "reinforce:0", "keep")
    assert hero(table, 0)["honour"] == 1
    assert hero(table, 0)["revealed"] == ["trophy-belt"]


def test_idol_of_mehorina() -> None:
    assert at(owner("idol-of-mehorina")).scores()[0] == 15 + 10 + 4


@pytest.mark.parametrize(
    ("card", "honour"),
    [("rusty-sword", 0), ("azura-longsword", 1), ("alpha-fang", 2), ("cursed-blade", 2)],
)
def test_honour_of_owned_artifacts_counts(card: str, honour: int) -> None:
    assert at(owner(card)).scores()[0] == 25 + honour


# -- divine cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "side", "face"),
    [("tellurs-hammer", "hammer", "mana1"), ("phemes-trumpets", "trumpets", "mana1")],
)
def test_divine_card_comes_with_its_die(card: str, side: str, face: str) -> None:
    table = at(owner(card, mana=5), side=side, at="divine", luck=[face])
    play(table, "roll-divine")
    assert hero(table, 0)["mana"] == 6
    assert at(owner(card), side=side).scores()[0] == 25 + (3 if side == "hammer" else 2)


def test_ankous_scythe() -> None:
    table = at(owner("ankous-scythe", state="arrived"), {"health": 9}, luck=["curse3"])
    play(table, "roll-divine")
    assert hero(table, 1)["health"] == 6
    assert table.scores()[0] == 28
