"""Why not: each reason with its clause, in a position where it is the truth."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from serao.games.urto import ELSEWHERE
from tests.games.urto.at_the_table import GAME, at, event_drawn, monster_met, play


def because(table: serao.State, name: str) -> tuple[str, str]:
    """Return clause and words of why the asked seat cannot take ``name``."""
    reason = table.why_not(GAME.actions.index(name))
    assert reason is not None, name
    return reason.clause, reason.words


def opening(hero: dict[str, Any] | None = None, **keys: Any) -> serao.State:
    return at(hero or {}, seats=3, **keys)


def moved(hero: dict[str, Any] | None = None, token: str = "torch", **keys: Any) -> serao.State:
    """Return a table where seat 0 has gone to c1 and is asked what more to do."""
    table = at(hero or {}, {"field": "c1"}, seats=3, tokens={"c1": token}, **keys)
    play(table, "field:c1")
    if token == "torch":
        play(table, "decline")
    return table


def test_every_verb_of_the_action_table_has_its_reasons() -> None:
    assert {*ELSEWHERE, "artifact"} == {name.partition(":")[0] for name in GAME.actions}


@pytest.mark.parametrize(
    ("name", "clause", "words"),
    [
        ("field:urto", "URT-3.5", "No path leads there from where you stand."),
        ("field:start", "URT-3.5", "You already stand there."),
        ("player:0", "URT-1.2", "That is your own hero."),
        ("player:4", "URT-2.1", "Nobody sits there."),
        ("artifact:rusty-sword", "URT-8.4", "You do not carry that artifact."),
        ("end", "URT-3.4", "Whoever does not rest must move."),
        ("decline", "URT-3.4", "Whoever does not rest must move."),
        ("sprint", "URT-3.8", "A sprint comes after your move."),
        ("search", "URT-5.1", "A search follows when you enter a field with a torch."),
        ("accept", "URT-5.8", "There is no offer to answer now."),
        ("mana-to-health", "URT-5.3", "That exchange needs a fountain."),
        ("bare", "URT-6.2", "Hands are bared when a fight begins."),
        ("fight", "URT-6.5", "There is nobody to fight now."),
        ("hide", "URT-6.5", "There is nobody to hide from now."),
        ("roll", "URT-6.6", "There is nothing to roll the combat die for now."),
        ("keep", "URT-6.3", "There is no roll to keep now."),
        ("reroll", "URT-6.3", "There is no combat roll to repeat now."),
        ("buy-d8", "URT-9.1", "The eight-sided die is bought before a combat roll."),
        ("reinforce:1", "URT-6.2", "Reinforcement is named before the first roll of a fight."),
        ("add-attack", "URT-6.2", "You have no Attack token."),
        ("use-defense", "URT-6.13", "You have no Defense token."),
        ("take-damage", "URT-6.13", "There is no damage to take now."),
        ("lose-mana", "URT-7.5", "Nothing demands a sacrifice now."),
        ("hero:sankaa", "URT-2.2", "Heroes are chosen at the beginning."),
        ("side:hammer", "URT-2.4", "The side is chosen at the beginning, with two players."),
        ("roll-divine", "URT-3.9", "You have no divine die."),
        ("token:torch", "URT-8.7", "Tokens are chosen only with the Spelunker's Map."),
        ("empty-field", "URT-10.5", "There is no landslide to let fall now."),
    ],
)
def test_at_the_beginning_of_a_turn(name: str, clause: str, words: str) -> None:
    assert because(opening(), name) == (clause, words)


def test_urt_2_4_a_blackened_field_is_closed() -> None:
    table = at(side="hammer")
    assert because(table, "field:t-mid1") == (
        "URT-2.4",
        "That flank of the cave is closed in this game.",
    )


def test_urt_2_1_nobody_sits_where_the_table_has_no_seat() -> None:
    table = at({}, {}, {}, seats=3)
    assert because(table, "player:3") == ("URT-2.1", "Nobody sits there.")
    assert because(table, "player:4") == ("URT-2.1", "Nobody sits there.")


def test_urt_1_2_arrived_and_dead_heroes_are_out_of_reach() -> None:
    table = at({}, {"state": "arrived"}, {"state": "dead"}, seats=3)
    out = ("URT-1.2", "Heroes who have arrived or died are out of reach.")
    assert because(table, "player:1") == because(table, "player:2") == out


def test_urt_6_10_an_attack_needs_the_same_field_and_no_nest() -> None:
    table = at({}, {"field": "c1"}, seats=3, tokens={"c1": "torch"})
    assert because(table, "player:1")[0] == "URT-6.10"
    nest = at({"field": "c1"}, {"field": "c1"}, tokens={"c1": "monster"})
    assert because(nest, "player:1") == (
        "URT-6.10",
        "Rivals do not fight each other where monsters are.",
    )


def test_urt_3_10_one_attack_in_a_turn() -> None:
    table = opening()
    play(table, "player:1", "hide")
    assert because(table, "player:2") == (
        "URT-3.10",
        "You have already started a fight with a rival this turn.",
    )
    assert because(table, "rest") == (
        "URT-3.3",
        "Rest is possible only as the first choice of your turn.",
    )


def test_urt_3_3_no_rest_twice_in_a_row_and_none_on_a_nest() -> None:
    assert because(opening({"rested": True}), "rest")[1].startswith("You rested on your last turn")
    table = at({"field": "c1"}, tokens={"c1": "monster"})
    assert because(table, "rest") == ("URT-3.3", "There is no rest where monsters are.")


@pytest.mark.parametrize(
    ("hero", "name", "words"),
    [
        ({"health": 2}, "sprint", "A sprint costs you 2 health, and at least 1 must be left."),
        ({}, "field:c2", "You have moved; only a sprint leads further now."),
    ],
)
def test_urt_3_8_after_the_move(hero: dict[str, Any], name: str, words: str) -> None:
    assert because(moved(hero), name) == ("URT-3.8", words)


def test_urt_3_8_one_sprint_and_none_after_a_monster() -> None:
    table = at({}, {}, {"field": "c2"}, seats=3, tokens={"c1": "torch", "c2": "torch"})
    play(table, "field:c1", "decline", "sprint", "field:c2", "decline")
    assert because(table, "sprint") == ("URT-3.8", "You have already sprinted this turn.")
    met = at({}, {"field": "c1"}, tokens={"c1": "torch"}, monster_deck=["cave-rat"], luck=[2])
    play(met, "field:c1", "search", "hide")
    assert because(met, "sprint")[1] == "Whoever has met a monster this turn cannot sprint."


def test_urt_3_8_whoever_is_attacked_has_not_sprinted() -> None:
    table = at({}, {"field": "c2"}, tokens={"c1": "torch", "c2": "torch"})
    play(table, "field:c1", "decline", "sprint", "field:c2", "decline", "player:1")
    assert table.waiting() == (1,)
    assert because(table, "sprint") == ("URT-3.8", "A sprint comes after your move.")


def test_urt_3_9_the_divine_die_waits_for_the_end_of_the_turn() -> None:
    table = opening({"artifacts": ["tellurs-hammer"]})
    assert because(table, "roll-divine")[1] == "The divine die is rolled at the end of your turn."


def test_urt_3_7_what_is_asked_comes_before_the_end() -> None:
    table = at(tokens={"c1": "torch"})
    play(table, "field:c1")
    assert because(table, "end") == ("URT-3.7", "Your move is not over yet.")
    assert because(table, "field:c2") == ("URT-3.5", "You are not asked for a field now.")


def test_urt_4_5_where_a_mushroom_cannot_grow() -> None:
    table = at({}, {"field": "c2"}, tokens={"c1": "torch"}, mushrooms={"c1": 1}, luck=[6])
    play(table, "field:c1", "reinforce:0", "keep")
    assert {because(table, name) for name in ("field:alpha", "field:c1", "field:c2")} == {
        ("URT-4.5", GAME.words.say("en", "why-plant-special")),
        ("URT-4.5", GAME.words.say("en", "why-plant-same")),
        ("URT-4.5", GAME.words.say("en", "why-plant-occupied")),
    }


def test_urt_7_5_where_no_trap_can_lie() -> None:
    table = event_drawn("blorp-nest", traps={"c2": 1})
    assert because(table, "field:c2") == ("URT-7.5", "A trap already lies there.")
    assert because(table, "field:c1")[1] == "A hero stands there; traps are laid on free fields."
    assert because(table, "field:urto")[1] == "No trap may lie on START or in Urto's chamber."


def test_urt_7_5_spores_drift_only_from_mushrooms() -> None:
    table = event_drawn("drifting-spores", mushrooms={"c2": 1})
    assert because(table, "field:h-mid1") == ("URT-7.5", "No mushroom stands there.")
    play(table, "field:c2")
    assert because(table, "field:c2")[0] == "URT-4.5"


def test_urt_10_5_a_landslide_needs_an_opponent() -> None:
    table = at({"artifacts": ["tellurs-hammer"]}, at="divine", luck=["landslide1"])
    play(table, "roll-divine")
    assert because(table, "field:c1") == ("URT-10.5", "No opponent in the cave stands there.")


def test_urt_4_6_a_swap_and_a_whistle_lead_to_another_field() -> None:
    table = event_drawn("exchange-of-shadows", {}, {"field": "c1"}, {"field": "c2"}, seats=3)
    assert because(table, "player:1") == ("URT-4.6", "You stand on the same field already.")


def test_urt_7_5_the_thief_and_the_one_with_light_fingers() -> None:
    table = event_drawn(
        "light-fingers",
        {},
        {"artifacts": ["rusty-sword"]},
        {"artifacts": ["hex-doll"]},
        {"artifacts": ["tellurs-hammer"]},
        seats=4,
    )
    assert because(table, "player:3") == (
        "URT-7.5",
        "That hero has no artifact that could be taken.",
    )
    robbed = event_drawn(
        "thief-of-the-depths", {"artifacts": ["hex-doll", "rusty-sword", "tellurs-hammer"]}
    )
    assert because(robbed, "artifact:tellurs-hammer")[1] == (
        "The thief does not take divine artifacts."
    )


def test_urt_2_7_only_cards_laid_before_you_can_be_kept() -> None:
    table = at(at="starting-artifacts", artifact_deck=["rusty-sword", "hex-doll"])
    reason = table.why_not(GAME.actions.index("artifact:smoke-bomb"), 0)
    assert reason == ("URT-2.7", "That card does not lie before you.")


def test_urt_8_6_every_card_says_when_it_is_played() -> None:
    table = at({"artifacts": ["smoke-bomb", "rusty-sword", "spore-mask"]})
    assert because(table, "artifact:smoke-bomb")[0] == "URT-8.6"
    assert because(table, "artifact:rusty-sword")[1].startswith("Weapons are chosen")
    assert because(table, "artifact:spore-mask")[1] == "It works by itself, all the time."


def test_urt_8_7_a_card_without_effect_cannot_be_played() -> None:
    table = at({"artifacts": ["healing-draught"]})
    assert because(table, "artifact:healing-draught") == (
        "URT-8.7",
        "It would have no effect now, so it cannot be played.",
    )


def test_urt_8_7_a_keg_is_for_monsters() -> None:
    table = at({"artifacts": ["powder-keg"]}, mushrooms={"c1": 1}, tokens={"c1": "torch"})
    play(table, "field:c1")
    assert because(table, "artifact:powder-keg")[0] == "URT-8.6"


def test_urt_8_5_the_defender_plays_no_single_use_card() -> None:
    table = at({}, {"artifacts": ["healing-draught"], "health": 5})
    play(table, "player:1")
    assert because(table, "artifact:healing-draught") == (
        "URT-8.5",
        "Single-use artifacts are for your own turn.",
    )


def test_urt_6_2_what_a_preparation_does_not_allow() -> None:
    table = monster_met("cave-troll", {"artifacts": ["cursed-blade", "rusty-sword"], "health": 1})
    play(table, "fight")
    assert because(table, "artifact:cursed-blade") == (
        "URT-6.2",
        "It costs 1 health, and at least 1 must be left.",
    )
    assert because(table, "roll")[1].startswith("Choose your weapon")
    assert because(table, "hide")[0] == "URT-6.6"
    play(table, "bare")
    assert because(table, "add-attack")[1] == "You have no Attack token."


def test_urt_6_2_attack_tokens_do_not_help_against_mushrooms() -> None:
    table = at({"attack": 1}, mushrooms={"c1": 1}, tokens={"c1": "torch"})
    assert because(table, "add-attack")[1].startswith("Attack tokens are spent before")
    play(table, "field:c1")
    assert because(table, "add-attack")[1] == "Attack tokens do not help against mushrooms."


def test_urt_6_2_reinforcement_is_paid_in_full() -> None:
    table = monster_met("cave-troll", {"mana": 2})
    play(table, "fight")
    assert because(table, "reinforce:3") == ("URT-6.2", "You have only 2 mana.")
    assert because(table, "buy-d8")[1].startswith("The eight-sided die costs you 5 mana")


def test_urt_6_5_hiding_is_paid_in_full() -> None:
    table = monster_met(
        "cave-troll",
        {"hero": "armenius", "mana": 1, "artifacts": ["smoke-bomb"]},
        {"hero": "sankaa"},
        mode="heroes",
    )
    assert because(table, "hide") == (
        "URT-6.5",
        "Hiding costs you 2 mana, and you do not have it.",
    )


def test_urt_6_11_fleeing_is_paid_in_full() -> None:
    table = at({}, {"mana": 0, "artifacts": ["smoke-bomb"]})
    table.discreet = True  # whoever hides cards is asked even with one option
    play(table, "player:1")
    assert table.waiting() == (1,)
    assert because(table, "hide") == (
        "URT-6.5",
        "Hiding costs you 1 mana, and you do not have it.",
    )


def test_urt_6_3_a_re_roll_is_paid_in_full() -> None:
    table = monster_met("cave-troll", {"mana": 0, "artifacts": ["loaded-die"]}, luck=[4])
    assert because(table, "reroll") == (
        "URT-6.3",
        "Another roll costs 1 mana, and you do not have it.",
    )


def test_urt_9_the_permanent_die_is_bought_once() -> None:
    assert because(opening({"d8": True}), "buy-d8") == (
        "URT-9",
        "You already roll the eight-sided die.",
    )


def test_urt_6_13_defense_tokens_wait_for_damage() -> None:
    assert because(opening({"defense": 1}), "use-defense")[1].startswith("Defense tokens are spent")


@pytest.mark.parametrize(
    ("hero", "name", "words"),
    [
        ({"mana": 3}, "mana-to-health", "Your health is at its maximum."),
        ({"mana": 0, "health": 5}, "mana-to-health", "You have no mana."),
        ({"health": 9}, "health-to-mana", "Your mana is at its maximum."),
        ({"health": 1, "mana": 3}, "health-to-mana", "You must keep at least 1 health."),
    ],
)
def test_urt_5_3_what_the_fountain_cannot_do(hero: dict[str, Any], name: str, words: str) -> None:
    table = at(hero, tokens={"c1": "torch-fountain"})
    play(table, "field:c1")
    assert because(table, name) == ("URT-5.3", words)


def test_urt_5_3_the_fountain_flows_one_way_and_replaces_the_search() -> None:
    table = at({"health": 5, "mana": 5}, tokens={"c1": "torch-fountain"})
    play(table, "field:c1", "mana-to-health")
    assert because(table, "health-to-mana")[1].startswith("At one visit")
    assert because(table, "search")[1] == "You have used the fountain instead of searching."


def test_urt_5_3_the_undead_hero_never_recovers() -> None:
    table = at(
        {"hero": "molesor", "health": 5},
        {"hero": "sankaa"},
        tokens={"c1": "torch-fountain"},
        mode="heroes",
    )
    play(table, "field:c1")
    assert because(table, "mana-to-health")[1] == "Your hero never recovers health."


def test_urt_5_1_the_gambler_cannot_leave_a_torch_alone() -> None:
    table = at({"hero": "sankaa", "health": 5}, tokens={"c1": "torch-fountain"}, mode="heroes")
    play(table, "field:c1")
    assert because(table, "decline") == ("URT-5.1", "Your hero cannot leave a torch alone.")


def test_urt_2_2_a_hero_is_played_once() -> None:
    table = at(at="start", mode="heroes", seats=3)
    play(table, "hero:molesor")
    assert because(table, "hero:molesor") == ("URT-2.2", "Somebody else plays that hero.")


def test_urt_8_7_only_drawn_tokens_can_be_laid_down() -> None:
    table = at({"artifacts": ["spelunkers-map"]}, luck=["torch", "monster", "shortcut"])
    play(table, "field:c1", "artifact:spelunkers-map")
    assert because(table, "token:honour1") == (
        "URT-8.7",
        "That token is not among those drawn.",
    )


def test_urt_8_7_the_whistle_does_not_lead_to_the_own_field() -> None:
    table = at({"artifacts": ["shadow-whistle"]}, {}, {"field": "c1"}, {"field": "c2"}, seats=4)
    play(table, "artifact:shadow-whistle")
    assert because(table, "player:1")[0] == "URT-4.6"


def test_reasons_speak_portuguese() -> None:
    reason = opening().why_not(GAME.actions.index("end"), 0, "pt")
    assert reason == ("URT-3.4", "Quem não descansa tem de se mover.")
