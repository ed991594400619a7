"""What seats know, and worlds that they cannot tell from the truth (RULES.md, 6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import serao
from serao.kernel.rng import Rng
from tests.games.urto.at_the_table import GAME, at, event_drawn, hero, offered, play

THREE = [
    {"artifacts": ["rusty-sword", "hex-doll"], "revealed": ["rusty-sword"]},
    {"artifacts": ["smoke-bomb", "mana-crystal"]},
    {"artifacts": ["loaded-die"]},
]


def worlds(table: serao.State, seat: int | None, number: int = 60) -> list[dict[str, Any]]:
    return [table.determinize(seat, Rng(seed)).position() for seed in range(number)]


def test_the_own_hand_and_open_cards_stay_and_the_rest_varies() -> None:
    table = at(*THREE, seats=3)
    found = worlds(table, 0)
    assert all(row["heroes"][0]["artifacts"] == ["rusty-sword", "hex-doll"] for row in found)
    assert all("mana-crystal" in row["heroes"][1]["artifacts"] for row in found)
    assert len({tuple(row["heroes"][2]["artifacts"]) for row in found}) > 10
    assert len({tuple(row["monster_deck"]) for row in found}) == len(found)


def test_no_card_is_lost_or_made_in_a_world() -> None:
    table = at(*THREE, seats=3)
    truth = table.position()
    for row in worlds(table, 1, 10):
        for zone in ("monster_deck", "event_deck"):
            assert Counter(row[zone]) == Counter(truth[zone])
        cards = Counter(row["artifact_deck"])
        for other in row["heroes"]:
            cards += Counter(other["artifacts"])
        assert cards.total() == 35


def test_cards_that_are_open_when_gained_lie_in_no_hidden_hand() -> None:
    table = at({}, {"artifacts": ["smoke-bomb", "hex-doll", "mana-flask"]})
    for row in worlds(table, 0):
        assert not {"mana-crystal", "life-amulet"} & set(row["heroes"][1]["artifacts"])


def test_a_spectator_knows_no_hidden_hand() -> None:
    table = at(*THREE, seats=3)
    hands = {tuple(row["heroes"][0]["artifacts"]) for row in worlds(table, None)}
    assert len(hands) > 10
    assert all("rusty-sword" in hand for hand in hands)


def test_a_rejected_starting_card_may_be_anywhere_unseen() -> None:
    deck = ["hex-doll", "smoke-bomb", "mana-flask", "loaded-die"]
    table = at(at="starting-artifacts", artifact_deck=deck)
    table.act(GAME.actions.index("artifact:hex-doll"), 0)
    table.act(GAME.actions.index("artifact:mana-flask"), 1)
    found = [row["heroes"][1]["artifacts"][0] for row in worlds(table, 0, 300)]
    assert "smoke-bomb" in found
    assert "hex-doll" not in found


def test_offers_of_others_are_sampled_and_the_asked_can_still_choose() -> None:
    deck = ["hex-doll", "smoke-bomb", "mana-flask", "loaded-die"]
    table = at(at="starting-artifacts", artifact_deck=deck)
    for seed in range(40):
        world = table.determinize(0, Rng(seed))
        assert world.position()["offers"][0] == ["smoke-bomb", "hex-doll"]
        assert world.waiting() == (0, 1)
        assert len(world.options(1)) == 2


def map_asked() -> serao.State:
    table = at({"artifacts": ["spelunkers-map"]})
    play(table, "field:c1")
    return table


def lamp_asked() -> serao.State:
    table = at({"artifacts": ["miners-lamp", "hex-doll"]}, tokens={"c1": "torch"}, luck=[4])
    play(table, "field:c1", "search")
    return table


def weapon_asked() -> serao.State:
    table = at({"artifacts": ["opal-spear"]}, mushrooms={"c1": 1})
    play(table, "field:c1")
    return table


def menu_asked() -> serao.State:
    table = at({"artifacts": ["boots-of-haste"], "health": 2}, tokens={"c1": "torch"})
    play(table, "field:c1", "decline")
    return table


def oracle_asked() -> serao.State:
    return event_drawn("oracle-pool", artifact_deck=["hex-doll", "rusty-sword"])


@pytest.mark.parametrize("asked", [map_asked, lamp_asked, weapon_asked, menu_asked, oracle_asked])
def test_a_question_that_only_hidden_cards_explain_is_explained_in_every_world(asked: Any) -> None:
    table = asked()
    assert len(offered(table)) >= 2
    for seed in range(40):
        world = table.determinize(1, Rng(seed))
        assert world.waiting() == (0,)
        assert len(world.options(0)) >= 2
        assert world.view(1) == table.view(1)


def test_reveals_grow_when_hidden_facts_come_to_light() -> None:
    table = at(tokens={"c1": "torch", "c2": "torch"})
    before = table.reveals
    play(table, "field:c1", "decline")
    assert table.reveals == before  # a known field, nothing searched: this can be taken back
    play(table, "end")
    table = at(luck=["torch"])
    before = table.reveals
    play(table, "field:c1")
    assert table.reveals > before


def test_a_played_weapon_is_known_from_then_on() -> None:
    table = at({"artifacts": ["opal-spear"]}, mushrooms={"c1": 1}, luck=[1])
    play(table, "field:c1", "artifact:opal-spear", "reinforce:0", "keep")
    assert hero(table, 0)["revealed"] == ["opal-spear"]
    for row in worlds(table, 1, 10):
        assert row["heroes"][0]["artifacts"] == ["opal-spear"]


def test_an_arrival_tells_of_the_first_artifacts_and_cannot_be_taken_back() -> None:
    table = at({"field": "c3"}, {"state": "arrived"}, {}, seats=3)
    before = table.reveals
    play(table, "field:urto")
    assert table.reveals > before


def test_who_strikes_at_a_mushroom_hides_no_mask() -> None:
    """URT-8.9: it would have shown itself at the roll."""
    table = at({"artifacts": ["hex-doll", "smoke-bomb"]}, mushrooms={"c1": 1}, luck=[2])
    before = [row["heroes"][0]["artifacts"] for row in worlds(table, 1, 300)]
    assert any("spore-mask" in hand for hand in before)
    play(table, "field:c1", "reinforce:0")
    during = [row["heroes"][0]["artifacts"] for row in worlds(table, 1, 300)]
    assert not any("spore-mask" in hand for hand in during)
