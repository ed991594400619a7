"""What a client is told beside the zones: the scene, the reckoning, the catalogue, Portuguese."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import serao
from serao.games.urto import define
from serao.games.urto.actions import ARTIFACTS, HEROES, TOKENS
from serao.games.urto.catalogue import choices
from serao.games.urto.catalogue_types import Book
from serao.games.urto.points import D6, DICE
from serao.kernel.messages import LANGUAGES
from tests.games.urto.at_the_table import GAME, at, event_drawn, monster_met, play

NO_SCENE = {"rival": -1, "field": "", "need": 0}


def seen(table: serao.State, seat: int | None = 0) -> dict[str, Any]:
    return table.view(seat)


# -- views --------------------------------------------------------------------------------------


def test_a_fight_with_a_monster_is_a_scene_with_its_attack_to_reach() -> None:
    table = monster_met("cave-troll")
    assert seen(table)["scene"] == {**NO_SCENE, "kind": "monster", "seat": 0, "need": 4}
    assert seen(table)["choice"] == "fight-or-hide"
    assert seen(table)["combat"] == []


def test_a_scene_is_observed_by_all() -> None:
    table = monster_met("cave-troll")
    observation = GAME.observation(2)
    names = [entry.name for entry in observation.entries]
    row = observation.look(table, 1)
    assert row[names.index("scene.kind.monster")] == 1
    assert row[names.index("scene.seat.next-1")] == 1
    assert row[names.index("scene.need.rest")] == 4
    assert not any(row[i] for i, name in enumerate(names) if name.startswith("scene.field"))
    assert not any(row[i] for i, name in enumerate(names) if name.startswith("scene.rival"))


def test_honour_is_told_as_far_as_the_viewer_knows_it() -> None:
    carried = {"artifacts": ["idol-of-mehorina"], "trophies": ["cave-troll"], "honour": 3}
    table = at(carried, {})
    trophy = seen(table)["honours"][0]["trophies"]
    assert trophy > 0
    open_part = {"bar": 3, "trophies": trophy}
    idol = seen(table)["honours"][0]["artifacts"]
    assert idol == 4
    assert seen(table, 0)["honours"][0] == {**open_part, "artifacts": 4, "total": 7 + trophy}
    for stranger in (1, None):
        hidden = seen(table, stranger)["honours"][0]
        assert hidden == {**open_part, "artifacts": 0, "total": 3 + trophy}


def test_dangers_are_nests_the_alpha_mushrooms_and_traps() -> None:
    table = at(
        tokens={"h-mid1": "monster", "c1": "torch"}, mushrooms={"c2": 1}, traps={"h-mid2": 0}
    )
    assert set(seen(table, None)["dangers"]) == {"c2", "alpha", "h-mid1", "h-mid2"}


def test_a_fighter_shows_the_parts_of_his_total() -> None:
    table = monster_met("lava-worm", {"artifacts": ["azura-longsword"]}, luck=[4])
    play(table, "fight", "artifact:azura-longsword", "reinforce:3")
    (fighter,) = seen(table, None)["combat"]
    parts = [fighter[part] for part in ("die", "weapon_bonus", "bonus", "gear_bonus", "total")]
    assert parts == [4, 2, 3, 0, 9]
    assert fighter["sides"] == 6


def test_a_duel_is_a_scene_from_the_attack_on() -> None:
    table = at({}, {}, luck=[4, 2])
    play(table, "player:1")
    scene = {**NO_SCENE, "kind": "rival", "seat": 0, "rival": 1}
    assert seen(table)["scene"] == scene
    play(table, "fight", "reinforce:0", "reinforce:0")
    assert seen(table)["scene"] == scene
    assert [row["total"] for row in seen(table)["combat"]] == [4, 2]


def test_a_mushroom_attempt_names_the_field_and_what_is_needed() -> None:
    table = at({}, tokens={"c1": "torch"}, mushrooms={"c1": 1}, luck=[4])
    play(table, "field:c1")
    assert seen(table)["heading"] == "c1"
    scene = {**NO_SCENE, "kind": "mushroom", "seat": 0, "field": "c1", "need": 5}
    assert seen(table)["scene"] == scene


def test_a_mask_against_mushrooms_stays_hidden_until_the_roll() -> None:
    table = at({"artifacts": ["spore-mask"]}, tokens={"c1": "torch"}, mushrooms={"c1": 1}, luck=[2])
    play(table, "field:c1", "reinforce:1")
    (fighter,) = seen(table, 1)["combat"]
    assert (fighter["gear_bonus"], fighter["total"]) == (2, 5)
    before = at({"artifacts": ["spore-mask"]}, tokens={"c1": "torch"}, mushrooms={"c1": 1})
    play(before, "field:c1")
    assert seen(before, 1)["combat"] == []


def test_an_event_roll_is_a_scene_and_the_card_lies_open() -> None:
    table = event_drawn("bat-swarm")
    assert seen(table)["event"] == "bat-swarm"
    assert seen(table)["scene"] == {**NO_SCENE, "kind": "event", "seat": 0, "need": 4}
    assert seen(event_drawn("rockfall"))["scene"]["need"] == 5
    assert seen(event_drawn("own-reflection"))["scene"]["need"] == 0


def test_the_event_of_a_turn_is_kept_with_the_position_and_gone_with_the_turn() -> None:
    table = event_drawn("cursed-idol")
    again = GAME.table_from(table.position())
    assert again.view(1)["event"] == "cursed-idol"
    play(table, "lose-mana", "decline")
    while table.view(0)["active"] == 0:
        play(table, "end")
    assert seen(table)["event"] == ""


def test_the_tokens_of_a_map_lie_open() -> None:
    table = at({"artifacts": ["spelunkers-map"]}, luck=["torch", "monster", "torch"])
    play(table, "field:c1", "artifact:spelunkers-map")
    assert seen(table, 1)["drawn"] == ["torch", "torch", "monster"]


@pytest.mark.parametrize(
    ("die", "margin", "verdict"), [(3, 1, "ahead"), (2, 0, "even"), (1, -1, "short")]
)
def test_a_roll_against_a_monster_has_a_verdict(die: int, margin: int, verdict: str) -> None:
    table = monster_met("cave-troll", {"artifacts": ["azura-longsword"]}, luck=[die])
    play(table, "fight", "artifact:azura-longsword")
    (before,) = seen(table, None)["combat"]
    assert (before["margin"], before["verdict"]) == (0, "")
    play(table, "reinforce:0")
    (fighter,) = seen(table, None)["combat"]
    assert (fighter["margin"], fighter["verdict"]) == (margin, verdict)


def test_urt_2_2_a_tie_that_strikes_is_enough() -> None:
    table = monster_met("cave-troll", {"hero": "molesor"}, luck=[4], mode="heroes")
    play(table, "fight", "reinforce:0")
    (fighter,) = seen(table, None)["combat"]
    assert (fighter["margin"], fighter["verdict"]) == (0, "enough")


@pytest.mark.parametrize(("die", "verdict"), [(6, "enough"), (5, "enough"), (4, "short")])
def test_urt_4_4_a_mushroom_that_is_reached_has_had_enough(die: int, verdict: str) -> None:
    table = at({}, tokens={"c1": "torch"}, mushrooms={"c1": 1}, luck=[die])
    play(table, "field:c1", "reinforce:0")
    (fighter,) = seen(table, None)["combat"]
    assert fighter["verdict"] == verdict


def test_urt_6_12_each_side_of_a_duel_has_its_verdict() -> None:
    table = at({}, {}, luck=[4, 2])
    play(table, "player:1", "fight", "reinforce:0", "reinforce:0")
    verdicts = [(row["margin"], row["verdict"]) for row in seen(table, None)["combat"]]
    assert verdicts == [(2, "ahead"), (-2, "short")]


def test_a_heros_own_card_says_what_magic_costs_him_and_what_he_may_hold() -> None:
    cards = ({"hero": "armenius"}, {"hero": "oriandra"}, {"hero": "beardwhy"})
    table = at(*cards, seats=3, mode="heroes")
    view = seen(table, None)
    assert view["costs"] == [{"hide": 2, "d8": 5}, {"hide": 1, "d8": 3}, {"hide": 1, "d8": 5}]
    assert view["limits"] == [3, 3, 2]
    assert view["gifted"] == [True, True, True]
    alike = seen(at(seats=3), None)
    assert alike["costs"] == [{"hide": 1, "d8": 5}] * 3
    assert alike["gifted"] == [False, False, False]


def test_a_card_that_makes_hiding_cheap_is_told_of_as_far_as_it_is_known() -> None:
    hidden = at({"artifacts": ["shadow-cloak"]}, {})
    assert [seen(hidden, seat)["costs"][0]["hide"] for seat in (0, 1, None)] == [0, 1, 1]


def test_the_die_that_a_hero_rolls_has_its_sides() -> None:
    assert seen(at({"d8": True}, {}), None)["sides"] == [8, 6]


# -- the reckoning ------------------------------------------------------------------------------


def test_urt_12_5_a_score_is_explained_part_by_part() -> None:
    hero = {
        "health": 4,
        "mana": 3,
        "honour": 5,
        "trophies": ["alpha"],
        "artifacts": ["idol-of-mehorina", "rusty-sword"],
    }
    table = at(hero, {"state": "dead"})
    mine, theirs = GAME.drawing.reckoning(table, "en")
    assert mine == [
        ("Health", 4),
        ("Mana", 3),
        ("Honour on the bar", 5),
        ("Trophies", 6),
        ("Artifacts still owned", 4),
    ]
    assert theirs == [("The dead have nothing", 0)]
    assert GAME.drawing.reckoning(table, "pt")[0][0] == ("Saúde", 4)


# -- the catalogue ------------------------------------------------------------------------------


def test_the_catalogue_has_every_field_in_the_order_of_its_action() -> None:
    book = GAME.drawing.catalogue("en")
    assert [f"field:{field['id']}" for field in book["fields"]] == list(GAME.actions[:50])
    known = {field["id"] for field in book["fields"]}
    assert all(end in known for path in book["paths"] for end in path)
    assert len(book["paths"]) == 61
    assert {side: len(fields) for side, fields in book["flanks"].items()} == {
        "hammer": 17,
        "trumpets": 17,
    }


def test_the_catalogue_names_all_that_a_view_or_an_event_can_name() -> None:
    book = GAME.drawing.catalogue("en")
    cave = define(None).cave
    assert list(book["heroes"]) == list(HEROES)
    assert set(book["artifacts"]) == set(ARTIFACTS)
    assert set(TOKENS) <= set(book["tokens"])
    assert set(book["monsters"]) == set(cave.monster_names)
    assert set(book["events"]) == set(cave.event_names)
    faces = {face["id"] for die in DICE[:D6] for face in book["dice"][die]["faces"]}
    assert faces == set(cave.face_names)
    assert book["artifacts"]["alpha-fang"]["bonus"] == {"pvm": 1, "pvp": 1, "mushroom": 1}
    assert book["monsters"]["mana-wisp"]["about"] == "Attack 3, life 2, 1 honour; it leaves 2 mana."
    assert [face["id"] for face in book["dice"]["loot"]["faces"]][:4] == [
        "alpha",
        "monster",
        "monster",
        "artifact",
    ]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_catalogue_is_what_its_type_says(locale: str) -> None:
    book = GAME.drawing.catalogue(locale)
    assert set(book) == set(Book.__annotations__)
    msgspec.convert(book, Book, strict=True)


def test_reconstructed_values_say_which_they_are_and_by_which_ruling() -> None:
    book = GAME.drawing.catalogue("en")
    source = book["artifacts"]["rusty-sword"]["source"]
    assert source["rulings"] == ["URT-R50"]
    assert "honour" in source["fields"]
    assert book["tokens"]["torch"]["source"] is None


def test_every_choice_has_a_question() -> None:
    book = GAME.drawing.catalogue("pt")
    asked = choices(GAME)
    assert {f"ask-{choice}" for choice in asked} <= set(book["phrases"])
    assert {"opening-menu", "keep-one", "plant"} <= set(asked)
    assert all(book["phrases"].values())


def test_every_clause_of_the_catalogue_is_in_the_rules() -> None:
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    book = GAME.drawing.catalogue("en")
    parts = ("tokens", "heroes", "artifacts", "monsters", "events", "dice")
    clauses = {piece["clause"] for part in parts for piece in book[part].values()}
    assert all(f"{clause} " in rules or f"**{clause}" in rules for clause in clauses)


# -- Portuguese ---------------------------------------------------------------------------------


def test_words_of_choices_and_events_speak_portuguese() -> None:
    table = monster_met("lava-worm", {"artifacts": ["emerald-staff"]}, luck=[4])

    def said(name: str) -> str:
        return table.words(GAME.actions.index(name), 0, "pt")

    assert said("fight") == "Lutar contra o Verme de Lava (ataque 5, vida 3)"
    play(table, "fight", "artifact:emerald-staff")
    assert said("reinforce:2") == "Reforçar com 2 de mana: +4 em cada lançamento"
    assert table.journal is not None
    told = [GAME.words.tell(event, 1, ("Ana", "Rui"), "pt") for event in table.journal]
    assert "Ana luta com o Cajado de Esmeralda." in told


def test_who_is_attacked_is_spoken_to_in_portuguese() -> None:
    table = at({}, {})
    play(table, "player:1")
    assert table.journal is not None
    began = next(e for e in table.journal if type(e).__name__ == "PvpBegan")
    assert GAME.words.tell(began, 1, ("Ana", "Rui"), "pt") == "Ana ataca-te."
    assert GAME.words.tell(began, 0, ("Ana", "Rui"), "pt") == "Atacas Rui."
    assert GAME.words.tell(began, -1, ("Ana", "Rui"), "pt") == "Ana ataca Rui."
