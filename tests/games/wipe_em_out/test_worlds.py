"""Sampled worlds: all that a seat cannot know is drawn anew, all that it has learned is kept."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

import serao
from serao.kernel.playout import act_at_random, play_at_random
from serao.kernel.state import State
from tests.games.wipe_em_out.at_the_table import GAME, at, look, places, play
from tests.tables import Moment, Setting, moments, table_at


def worlds(table: State, seat: int | None, number: int = 40) -> list[State]:
    return [table.determinize(seat, serao.Rng(seed)) for seed in range(number)]


def counts(cards: list[str]) -> Counter[str]:
    return Counter(cards)


def all_items(table: State) -> Counter[str]:
    position = table.position()
    found = counts(position["deck"]) + counts(position["discard"]) + counts(position["used"])
    for hand in position["hands"]:
        found += counts(hand)
    for place in position["places"]:
        found += counts([place["artifact"], *place["spells"]])
    return found


def middle_of_the_spells() -> State:
    return at(
        "spells",
        3,
        slots=["slime"],
        lead=0,
        places=places("axe", "claw", "kunai"),
        hands=[["power-boost", "whip"], ["magic-shield", "bolas"], ["swift-hands", "scythe"]],
        discard=["fusion", "gun-sword"],
        trophies=[["vampire"], [], []],
    )


def test_other_hands_and_the_deck_are_drawn_anew_and_the_own_hand_stays() -> None:
    table = middle_of_the_spells()
    others = set()
    decks = set()
    for world in worlds(table, 0):
        position = world.position()
        assert position["hands"][0] == look(table, "hands.0")
        assert [len(hand) for hand in position["hands"]] == [2, 2, 2]
        assert len(position["deck"]) == len(look(table, "deck"))
        others.add((*position["hands"][1], *position["hands"][2]))
        decks.add(tuple(position["deck"]))
        assert all_items(world) == all_items(table)
        for key in ("discard", "places", "trophies", "slots", "round", "lead", "revealer"):
            assert position[key] == look(table, key)
    assert len(others) > 30
    assert len(decks) == 40


def test_the_monsters_to_come_are_drawn_anew_from_all_that_are_face_down() -> None:
    table = middle_of_the_spells()
    before = counts(look(table, "monster_deck") + look(table, "side_pile"))
    tops = set()
    for world in worlds(table, 0):
        position = world.position()
        assert counts(position["monster_deck"] + position["side_pile"]) == before
        assert len(position["monster_deck"]) == 17
        tops.add(position["monster_deck"][0])
    assert len(tops) >= 6


def test_a_spectator_knows_no_hand() -> None:
    table = middle_of_the_spells()
    firsts = {tuple(world.position()["hands"][0]) for world in worlds(table, None)}
    assert len(firsts) > 10


def test_the_luck_of_a_world_is_not_that_of_the_table() -> None:
    table = middle_of_the_spells()
    keys = {world.rng.state()[0] for world in worlds(table, 0)}
    assert len(keys) == 40
    assert table.rng.state()[0] not in keys


def test_scripted_luck_is_not_told_to_a_world() -> None:
    table = at(
        "prepare",
        slots=["slime"],
        hands=[["steam-crossbow", "axe", "claw"], ["whip", "bolas"]],
        luck=["claw"],
    )
    for world in worlds(table, 1):
        play_at_random(world, serao.Rng(1))
        assert world.is_over


def test_cards_in_the_box_never_come_in() -> None:
    table = at(
        "refill",
        3,
        hands=[["axe"], ["claw"], ["kunai"]],
        deck=["whip", "bolas"],
        deck_rest="box",
        side_pile=["slime", "mimic"],
        side_pile_rest="box",
    )
    for world in worlds(table, 0):
        assert all_items(world) == counts(["axe", "claw", "kunai", "whip", "bolas"])
        monsters = world.position()["monster_deck"] + world.position()["side_pile"]
        assert counts(monsters) == counts([*look(table, "monster_deck"), "slime", "mimic"])


# -- what was learned ---------------------------------------------------------------------------


def check_kept(table: State, seat: int | None, hand: int, cards: list[str], others: bool) -> None:
    """Every world of ``seat`` has ``cards`` in ``hand``; with ``others`` the rest varies."""
    rests = set()
    for world in worlds(table, seat):
        found = counts(world.position()["hands"][hand])
        assert found >= counts(cards)
        rests.add(tuple(sorted((found - counts(cards)).elements())))
    assert (len(rests) > 3) == others


def test_what_the_hungry_battle_axe_saw_is_kept() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("hungry-battle-axe", "claw", "kunai"),
        hands=[["bolas"], ["axe", "power-boost", "whip"], ["swift-hands", "scythe"]],
    )
    play(table, 0, "player:1")
    check_kept(table, 0, 1, ["axe", "power-boost", "whip"], others=False)
    play(table, 0, "take:axe")
    check_kept(table, 0, 1, ["power-boost", "whip"], others=False)
    check_kept(table, 1, 0, ["axe"], others=True)
    check_kept(table, 2, 0, [], others=True)
    check_kept(table, None, 1, [], others=True)


def test_what_the_lucky_chest_showed_is_kept_by_everybody() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("lucky-chest", "claw", "kunai"),
        hands=[["bolas"], ["swift-hands"], []],
        deck=["magic-shield"],
    )
    for viewer in (1, 2, None):
        check_kept(table, viewer, 0, ["magic-shield"], others=True)


def test_what_the_scythe_took_is_kept_by_everybody() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("scythe", "claw", "kunai"),
        hands=[["bolas"], ["swift-hands"], []],
        discard=["shrinking-potion"],
    )
    for viewer in (1, 2, None):
        check_kept(table, viewer, 0, ["shrinking-potion"], others=True)


def test_the_shapeshifter_sword_taken_back_is_kept_by_everybody() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("shapeshifter-sword", "claw", "kunai"),
        hands=[["bolas", "whip"], ["swift-hands"], []],
    )
    play(table, 0, "feed:bolas")
    for viewer in (1, 2, None):
        check_kept(table, viewer, 0, ["shapeshifter-sword"], others=True)


def test_what_others_know_of_a_third_hand_does_not_show_the_hand() -> None:
    table = at(
        "refill",
        3,
        hands=[["axe"], ["claw", "whip"], ["kunai"]],
        known=[{"hand": 1, "to": 2, "cards": ["claw", "whip"]}],
    )
    check_kept(table, 0, 1, [], others=True)
    for world in worlds(table, 0):
        assert world.view(2)["hands"][1]["known"] == []


def test_what_others_know_of_the_own_hand_is_kept() -> None:
    table = at(
        "refill",
        3,
        hands=[["axe"], ["claw", "whip"], ["kunai"]],
        known=[{"hand": 1, "to": 2, "cards": ["claw"]}],
    )
    for world in worlds(table, 1, 5):
        assert world.view(2)["hands"][1]["known"] == ["claw"]


# -- what is being asked ------------------------------------------------------------------------


def test_who_still_owes_an_artifact_holds_two_kinds() -> None:
    hands = [["axe", "claw"], ["whip", "bolas", "power-boost"], ["kunai"]]
    table = at("prepare", 3, slots=["slime"], hands=hands)
    assert table.waiting() == (0, 1)
    for world in worlds(table, 0):
        assert world.waiting() == (0, 1)
        assert len(world.options(1)) >= 2
    for world in worlds(table, 2):
        assert len(world.options(0)) >= 2
        assert len(world.options(1)) >= 2


def test_every_hand_holds_an_artifact_in_the_preparation() -> None:
    hands = [["axe", "claw"], ["whip", "power-boost", "swift-hands"], ["kunai", "magic-shield"]]
    table = at(
        "prepare", 3, slots=["slime"], hands=hands, deck=["power-boost"] * 3, deck_rest="box"
    )
    for world in worlds(table, 0):
        assert world.waiting() == (0,)
        assert GAME.actions[world.answer_of(1)[0]].startswith("play:")  # their only artifact
        assert GAME.actions[world.answer_of(2)[0]].startswith("play:")


def test_who_is_on_a_spell_turn_holds_a_castable_spell() -> None:
    table = at(
        "spells",
        slots=["slime"],
        lead=1,
        places=places("claw", "whip"),  # 4 and 4: nothing can be shrunk
        hands=[["power-boost"], ["swift-hands"]],
        deck=["shrinking-potion"] * 4 + ["axe", "kunai"],
        deck_rest="box",
    )
    for world in worlds(table, 0):
        assert world.waiting() == (1,)
        assert world.position()["hands"][1] == ["swift-hands"]


def test_who_is_asked_to_feed_holds_an_artifact() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("fusion", "claw"),
        hands=[["axe"], ["bolas"]],
        deck=["power-boost"] * 4 + ["swift-hands"] * 4,
        deck_rest="box",
    )
    for world in worlds(table, 1):
        assert len(world.options(0)) == 2
        assert world.position()["hands"][0] == ["axe"]


def test_a_hand_being_looked_into_has_two_kinds_and_the_holder_knows_it() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("hungry-battle-axe", "claw", "kunai"),
        hands=[[], ["bolas", "power-boost"], []],
        deck=["bolas"] * 2 + ["power-boost"] * 3,
        deck_rest="box",
    )
    assert table.waiting() == (0,)  # between the two cards
    for viewer in (2, None):
        for world in worlds(table, viewer):
            assert len(world.options(0)) == 2
            assert world.view(0)["hands"][1]["known"] == ["bolas", "power-boost"]
            act_at_random(world, serao.Rng(1))


def test_a_seat_that_has_answered_may_have_answered_anything() -> None:
    table = at("prepare", slots=["slime"], hands=[["axe", "claw"], ["whip", "bolas"]])
    play(table, 1, "play:whip")
    answers = set()
    for world in worlds(table, 0):
        assert world.waiting() == (0,)
        (action,) = world.answer_of(1)
        _, _, artifact = GAME.actions[action].partition(":")
        assert artifact in world.position()["hands"][1]
        answers.add(artifact)
    assert len(answers) > 5


def test_a_seat_that_has_said_half_starts_afresh_in_a_world() -> None:
    """How far others have come is as secret as what they have said."""
    hands = [["axe", "claw"], ["whip", "bolas"], ["kunai", "fusion"], ["scythe", "whip"]]
    table = at("prepare", 4, slots=["slime", "peuchen"], hands=hands)
    play(table, 1, "play:whip")
    play(table, 0, "play:axe")
    for world in worlds(table, 0):
        assert world.answer_of(0) == table.answer_of(0)
        assert world.waiting() == (0, 1, 2, 3)
        first = GAME.actions[world.options(1)[0]]
        assert first.startswith("play:") or world.answer_of(1) != ()


def test_tight_positions_are_sampled_as_well() -> None:
    """Four artifacts for two hands, and twenty spells around them: chance alone would not do."""
    spells = ["power-boost", "magic-shield", "swift-hands", "broken-artifact", "shrinking-potion"]
    table = at(
        "prepare",
        3,
        slots=["slime"],
        hands=[["axe", "kunai"], ["claw", "whip"], ["claw", "bolas"]],
        deck=spells * 4,
        deck_rest="box",
    )
    seen = set()
    for world in worlds(table, 0):
        hands = world.position()["hands"]
        assert len(set(hands[1])) == len(set(hands[2])) == 2
        assert counts(hands[1] + hands[2]) == counts(["claw", "claw", "whip", "bolas"])
        seen.add(tuple(hands[1]))
    assert seen == {("claw", "whip"), ("bolas", "claw")}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@given(moment=moments)
def test_a_world_never_contradicts_what_a_seat_has_learned(seats: int, moment: Moment) -> None:
    truth = table_at(Setting("wipe-em-out", seats), moment)
    for seat in (*range(seats), None):
        world = truth.determinize(seat, serao.Rng(moment.seed))
        assert world.view(seat) == truth.view(seat)
        assert all_items(world) == all_items(truth)
        for other, shown in enumerate(truth.view(seat)["hands"]):
            held = counts(world.position()["hands"][other])
            if other != seat:
                assert held >= counts(shown["known"])
                assert held.total() == shown["size"]


def test_the_same_view_and_dice_give_the_same_world() -> None:
    table = middle_of_the_spells()
    first = table.determinize(0, serao.Rng(9)).position()
    assert table.determinize(0, serao.Rng(9)).position() == first
    assert GAME.table_from(table.position()).determinize(0, serao.Rng(9)).position() == first
