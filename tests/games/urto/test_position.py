"""The position document (RULES.md, 12): defaults, and what is refused with which key."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from tests.games.urto.at_the_table import GAME, at, hero, look, offered, play

# What is written, and the key that the error must name. Two seats, simplified mode.
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"at": "round"}, "at"),
    ({"at": 3}, "at"),
    ({"weather": "rain"}, "weather"),
    ({"turn": {}}, "turn"),
    ({"fight": {"foe": "mimic", "life": 1}}, "fight"),
    ({"offers": [[], []]}, "offers"),
    ({"start": 2}, "start"),
    ({"start": True}, "start"),
    ({"active": 2}, "active"),
    ({"active": 1, "heroes": [{}, {"state": "dead"}]}, "active"),
    ({"active": 1, "heroes": [{}, {"state": "arrived"}]}, "active"),
    ({"at": "divine"}, "active"),
    ({"round": 0}, "round"),
    ({"round": 41}, "round"),
    ({"side": "scythe"}, "side"),
    ({"at": "side", "side": "hammer"}, "side"),
    ({"heroes": [{}]}, "heroes"),
    ({"heroes": {}}, "heroes"),
    ({"heroes": [{"state": "dead"}, {"state": "arrived"}], "active": 1}, "heroes"),
    ({"tokens": {"start": "torch"}}, "tokens"),
    ({"tokens": {"alpha": "torch"}}, "tokens"),
    ({"tokens": {"t-mid1": "torch"}}, "tokens"),
    ({"tokens": {"c9": "torch"}}, "tokens"),
    ({"tokens": {"c1": "mushroom"}}, "tokens"),
    ({"tokens": {"c1": "honour1"}}, "tokens"),
    ({"tokens": {"c1": "lamp"}}, "tokens"),
    ({"tokens": {f"h-mid{i}": "shortcut" for i in range(1, 7)}}, "tokens"),
    ({"tokens": ["torch"]}, "tokens"),
    ({"mushrooms": {"c1": 0}}, "mushrooms"),
    ({"mushrooms": {"c1": 6}}, "mushrooms"),
    ({"mushrooms": {"h-art": 1}}, "mushrooms"),
    ({"mushrooms": {"c1": 1}, "bag": ["mushroom"] * 5}, "bag"),
    ({"traps": {"start": 0}}, "traps"),
    ({"traps": {"urto": 0}}, "traps"),
    ({"traps": {"c1": 2}}, "traps"),
    ({"traps": {"t-art": 0}}, "traps"),
    ({"traps": {"c1": 0, "c2": 0, "c3": 0, "alpha": 0, "h-art": 0}}, "traps"),
    ({"niches": ["c1"]}, "niches"),
    ({"niches": ["t-art"]}, "niches"),
    ({"niches": ["h-art", "h-art"]}, "niches"),
    ({"gone": ["rusty-sword"]}, "gone"),
    ({"gone": ["tellurs-hammer", "tellurs-hammer"]}, "gone"),
    ({"gone": ["tellurs-hammer"], "heroes": [{"artifacts": ["tellurs-hammer"]}, {}]}, "gone"),
    ({"alpha_cards": 6}, "alpha_cards"),
    ({"alpha_cards": 5, "heroes": [{"trophies": ["alpha"]}, {}]}, "alpha_cards"),
    ({"bag": ["attack"]}, "bag"),
    ({"bag": ["torch"] * 18}, "bag"),
    ({"bag": ["shortcut"] * 5, "tokens": {"c1": "shortcut"}}, "bag"),
    ({"monster_deck": ["alpha"]}, "monster_deck"),
    ({"monster_deck": ["mimic", "mimic"]}, "monster_deck"),
    ({"monster_deck": ["mimic"], "monster_discard": ["mimic"]}, "monster_deck"),
    ({"event_deck": ["ambush", "ambush"]}, "event_deck"),
    ({"event_deck": ["party"]}, "event_deck"),
    ({"artifact_deck": ["ankous-scythe"]}, "artifact_deck"),
    ({"artifact_deck": ["hex-doll"], "heroes": [{"artifacts": ["hex-doll"]}, {}]}, "artifact_deck"),
    ({"artifact_discard": ["hex-doll", "hex-doll"]}, "artifact_discard"),
    ({"deck_rest": "beside"}, "deck_rest"),
    ({"at": "start", "start": 0}, "start"),
    ({"at": "start", "heroes": [{}, {}]}, "heroes"),
    ({"at": "start", "round": 2}, "round"),
    ({"at": "start", "artifact_discard": []}, "artifact_discard"),
]

# A hero's keys, refused as ``heroes.0.key``.
REFUSED_HEROES: list[tuple[dict[str, Any], str]] = [
    ({"hero": "sankaa"}, "hero"),
    ({"name": "Ana"}, "name"),
    ({"state": "asleep"}, "state"),
    ({"field": "nowhere"}, "field"),
    ({"field": "t-mid1"}, "field"),
    ({"field": "urto"}, "field"),
    ({"field": "c1", "state": "arrived"}, "field"),
    ({"field": "urto", "state": "dead"}, "field"),
    ({"health": 0}, "health"),
    ({"health": 16}, "health"),
    ({"health": 15, "hexed": True}, "health"),
    ({"health": 3, "state": "dead"}, "health"),
    ({"mana": 11}, "mana"),
    ({"mana": -1}, "mana"),
    ({"honour": -1}, "honour"),
    ({"honour": "3"}, "honour"),
    ({"trophies": ["dragon"]}, "trophies"),
    ({"trophies": ["mimic", "mimic"]}, "trophies"),
    ({"trophies": ["alpha"] * 6}, "trophies"),
    ({"artifacts": ["sword"]}, "artifacts"),
    ({"artifacts": ["rusty-sword", "hex-doll", "smoke-bomb", "mana-flask"]}, "artifacts"),
    ({"artifacts": ["hex-doll", "hex-doll"]}, "artifacts"),
    ({"artifacts": ["ankous-scythe"]}, "artifacts"),
    ({"artifacts": ["phemes-trumpets"]}, "artifacts"),
    ({"artifacts": ["tellurs-hammer", "phemes-trumpets"]}, "artifacts"),
    ({"artifacts": ["hex-doll"], "revealed": ["rusty-sword"]}, "revealed"),
    ({"artifacts": ["mana-crystal"], "revealed": []}, "revealed"),
    ({"attack": 5}, "attack"),
    ({"defense": -1}, "defense"),
    ({"d8": 1}, "d8"),
    ({"rested": "yes"}, "rested"),
    ({"skip": 0}, "skip"),
    ({"hexed": None}, "hexed"),
    ({"kills": -1}, "kills"),
    ({"fails": {"ankou": 1}}, "fails"),
    ({"fails": {"tellur": -1}}, "fails"),
    ({"first_artifacts": ["rusty-sword"] * 3}, "first_artifacts"),
    ({"last_token": "attack"}, "last_token"),
    ({"achievements": ["hero"]}, "achievements"),
]


def refused(document: dict[str, Any], **more: Any) -> tuple[str, ...]:
    with pytest.raises(serao.PositionError) as refusal:
        GAME.table_at(document, **{"options": {"mode": "simplified"}, **more})
    return refusal.value.keys


@pytest.mark.parametrize(("document", "key"), REFUSED, ids=[str(row) for row in REFUSED])
def test_what_breaks_a_rule_is_refused_with_its_key(document: dict[str, Any], key: str) -> None:
    keys = refused(document)
    assert any(found == key or found.startswith(f"{key}.") for found in keys), keys


@pytest.mark.parametrize(("row", "key"), REFUSED_HEROES, ids=[str(r) for r in REFUSED_HEROES])
def test_a_heros_mistake_is_named_with_its_seat(row: dict[str, Any], key: str) -> None:
    keys = refused({"heroes": [row, {}]})
    wanted = f"heroes.0.{key}"
    assert any(found == wanted or found.startswith(f"{wanted}.") for found in keys), keys


def test_what_concerns_several_heroes_names_them_all() -> None:
    assert refused({"heroes": [{"hexed": True}, {"hexed": True}]}) == (
        "heroes.1.hexed",
        "heroes.0.hexed",
    )
    assert "heroes.1.attack" in refused({"heroes": [{"attack": 3}, {"attack": 2}]})
    assert "heroes.0.defense" in refused({"heroes": [{"defense": 3}, {"defense": 2}]})
    twins = {"heroes": [{"hero": "molesor"}, {"hero": "molesor"}]}
    assert "heroes.1.hero" in refused(twins, options={"mode": "heroes"})
    default = {"heroes": [{"hero": "armenius"}, {}]}
    assert "heroes.0.hero" in refused(default, options={"mode": "heroes"})


def test_side_is_for_two_seats_only() -> None:
    assert "side" in refused({"side": "hammer"}, seats=3)
    assert "at" in refused({"at": "side"}, seats=3)


def test_beardwhy_is_refused_three_artifacts() -> None:
    row = {"hero": "beardwhy", "artifacts": ["rusty-sword", "hex-doll", "smoke-bomb"]}
    assert "heroes.0.artifacts" in refused({"heroes": [row, {}]}, options={"mode": "heroes"})


def test_the_defaults_are_those_of_the_rules() -> None:
    document = at(seats=3, mode="heroes").position()
    assert document["at"] == "turn"
    assert (document["start"], document["active"], document["round"]) == (0, 0, 1)
    assert (document["side"], document["gone"], document["alpha_cards"]) == ("", [], 5)
    assert [row["hero"] for row in document["heroes"]] == ["sankaa", "armenius", "oriandra"]
    assert document["heroes"][1] == {
        "hero": "armenius",
        "state": "cave",
        "field": "start",
        "health": 16,
        "mana": 7,
        "honour": 0,
        "trophies": [],
        "artifacts": [],
        "revealed": [],
        "attack": 0,
        "defense": 0,
        "d8": False,
        "rested": False,
        "skip": False,
        "hexed": False,
        "kills": 0,
        "fails": {"tellur": 0, "pheme": 0},
        "first_artifacts": [],
        "last_token": "",
        "achievements": [],
    }
    assert document["deck_rest"] == "box"


def test_defaults_that_follow_from_other_keys() -> None:
    table = at(
        {"state": "arrived"}, {}, {"artifacts": ["life-amulet", "hex-doll"]}, seats=3, active=1
    )
    assert hero(table, 0)["field"] == "urto"
    assert look(table, "gone") == ["ankous-scythe"]
    assert hero(table, 2)["health"] == 18
    assert hero(table, 2)["revealed"] == ["life-amulet"]
    assert sorted(hero(table, 2)["first_artifacts"]) == ["hex-doll", "life-amulet"]
    table = at({"state": "dead"}, {}, start=1)
    assert (look(table, "active"), look(table, "side")) == (1, "hammer")
    assert look(table, "gone") == ["phemes-trumpets"]
    assert hero(table, 0)["health"] == 0
    held = at({"state": "arrived", "artifacts": ["ankous-scythe"]}, {}, seats=2)
    assert look(held, "gone") == ["phemes-trumpets"]
    won = at({"trophies": ["alpha", "alpha"]})
    assert look(won, "alpha_cards") == 3
    assert len(look(at(tokens={"c1": "torch"}, mushrooms={"c2": 2}), "bag")) == 55


def test_a_deck_is_given_from_the_top_with_the_rest_under_it_or_in_the_box() -> None:
    top = ["mimic", "cave-rat"]
    assert look(at(monster_deck=top), "monster_deck")[:2] == top
    assert len(look(at(monster_deck=top), "monster_deck")) == 28
    boxed = at(monster_deck=top, deck_rest="box")
    assert look(boxed, "monster_deck") == top
    assert len(look(boxed, "event_deck")) == 36  # a deck left out is complete
    assert (
        len(look(at({"trophies": ["mimic"]}, monster_discard=["cave-rat"]), "monster_deck")) == 26
    )


def test_a_bag_that_is_given_is_exact() -> None:
    assert look(at(bag=["torch", "monster"]), "bag") == ["torch", "monster"]


def test_the_entry_point_start_takes_decks() -> None:
    table = at(at="start", luck=[0], artifact_deck=["hex-doll", "mimic"][:1])
    play(table, "side:hammer")
    assert "hex-doll" in look(table, "offers")[0]


def test_the_entry_point_side() -> None:
    table = at({"honour": 2}, {}, at="side", start=1)
    assert table.waiting() == (1,)
    play(table, "side:trumpets")
    assert look(table, "side") == "trumpets"
    assert hero(table, 0)["honour"] == 2
    assert look(table, "at") == "starting-artifacts"


def test_the_entry_point_starting_artifacts_deals_from_the_starting_player_on() -> None:
    deck = ["hex-doll", "smoke-bomb", "mana-flask", "loaded-die"]
    table = at(at="starting-artifacts", start=1, artifact_deck=deck)
    assert look(table, "offers") == [["mana-flask", "loaded-die"], ["smoke-bomb", "hex-doll"]]
    for seat in (0, 1):
        table.act(table.options(seat)[0], seat)
    assert table.waiting() == (1,)


def test_the_entry_point_divine() -> None:
    table = at({"artifacts": ["tellurs-hammer"]}, at="divine")
    assert offered(table) == ["end", "roll-divine"]
    assert look(table, "at") == "divine"


def test_the_end_is_not_checked_until_something_happens() -> None:
    scythe = {"state": "arrived", "artifacts": ["ankous-scythe"]}
    assert not at(scythe, {"health": 1}).is_over


def test_a_running_fight_is_in_the_document_and_comes_back() -> None:
    table = at({"mana": 4, "artifacts": ["twin-daggers"]}, mushrooms={"c1": 1}, luck=[2, 4])
    play(table, "field:c1", "artifact:twin-daggers", "reinforce:1")
    document = table.position()
    assert document["combat"] == [
        {"seat": 0, "weapon": "twin-daggers", "bonus": 1, "die": 4, "free_rerolls": 0}
    ]
    again = GAME.table_from(document)
    assert again.position() == document
    assert offered(again) == offered(table)


def test_with_more_than_two_seats_no_side_is_a_side_left_out() -> None:
    assert at(seats=3, side="").position()["side"] == ""
    with pytest.raises(serao.PositionError, match="side: two seats only"):
        at(seats=3, side="hammer")


def test_whoever_begins_after_the_starting_artifacts_takes_turns() -> None:
    dead = {"state": "dead"}
    with pytest.raises(serao.PositionError, match="start: seat 0 takes no turns"):
        at(dead, seats=3, at="starting-artifacts", start=0, active=1)


def test_a_view_has_every_key_that_a_position_may_have() -> None:
    table = at({}, {}, tokens={"c1": "torch"})
    for seat in (0, 1, None):
        assert set(table.position()) - set(table.view(seat)) == {"pending"}
