"""Laws of conservation: no card is ever lost or made."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serao
from serao.kernel.playout import act_at_random
from tests.games.wipe_em_out.at_the_table import GAME
from tests.games.wipe_em_out.test_content import ARTIFACTS, MONSTERS, SPELLS
from tests.tables import Moment, Setting, moments, table_at

ITEM_CARDS = Counter(dict([(name, cards) for name, cards, _ in ARTIFACTS] + SPELLS))
MONSTER_CARDS = Counter(dict(MONSTERS))

every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def items(position: dict[str, Any]) -> Counter[str]:
    found = Counter(position["deck"] + position["discard"] + position["used"])
    for hand in position["hands"]:
        found.update(hand)
    for place in position["places"]:
        found.update([place["artifact"], *place["spells"]])
    return found


def monsters(position: dict[str, Any]) -> Counter[str]:
    found = Counter(position["monster_deck"] + position["side_pile"] + position["monster_discard"])
    found.update(monster for monster in position["slots"] if monster != "none")
    for row in position["trophies"]:
        found.update(row)
    return found


@every_number
@given(moment=moments)
def test_there_are_always_72_items_and_72_monsters(seats: int, moment: Moment) -> None:
    position = table_at(Setting("wipe-em-out", seats), moment).position()
    assert items(position) == ITEM_CARDS
    assert monsters(position) == MONSTER_CARDS


@every_number
@given(seed=st.integers(0, 999))
def test_also_after_every_single_act_of_a_game(seats: int, seed: int) -> None:
    table = GAME.new_table(seats, seed=seed)
    rng = serao.Rng(seed)
    for _ in range(60):
        if table.is_over:
            break
        act_at_random(table, rng)
        position = table.position()
        assert items(position) == ITEM_CARDS
        assert monsters(position) == MONSTER_CARDS


@every_number
@given(moment=moments)
def test_the_monster_deck_shrinks_by_the_rounds(seats: int, moment: Moment) -> None:
    position = table_at(Setting("wipe-em-out", seats), moment).position()
    in_game = {2: 14, 3: 18, 4: 20, 5: 24}[seats]
    per_round = 1 if seats <= 3 else 2
    assert len(position["monster_deck"]) == max(0, in_game - per_round * position["round"])


@every_number
@given(moment=moments)
def test_a_table_at_rest_is_consistent(seats: int, moment: Moment) -> None:
    table = table_at(Setting("wipe-em-out", seats), moment)
    position = table.position()
    assert len(position["places"]) in (0, seats)
    assert (position["lead"] == -1) == (position["at"] == "prepare")
    assert (position["places"] != []) == (position["at"] in ("artifacts", "spells"))
    for place in position["places"]:
        boosts = {"power-boost": 2, "enlarging-potion": 4, "shrinking-potion": -4}
        mods = place["bonus"] + sum(boosts.get(spell, 0) for spell in place["spells"])
        base = 0 if "broken-artifact" in place["spells"] else place["base"]
        assert place["power"] == max(0, base + mods)
        assert place["spells"].count("broken-artifact") <= 1
        assert place["spells"].count("magic-shield") <= 1
        assert "swift-hands" not in place["spells"]
    if position["at"] == "prepare":
        for hand in position["hands"]:
            assert any(card not in dict(SPELLS) for card in hand)


@every_number
@given(moment=moments)
def test_what_is_known_of_a_hand_is_in_it(seats: int, moment: Moment) -> None:
    table = table_at(Setting("wipe-em-out", seats), moment)
    hands = [Counter(hand) for hand in table.position()["hands"]]
    for entry in table.position()["known"]:
        assert hands[entry["hand"]] >= Counter(entry["cards"])
        assert entry["to"] == "all" or entry["to"] != entry["hand"]
    for owner in range(seats):
        public = Counter(table.view(None)["hands"][owner]["known"])
        for viewer in range(seats):
            if viewer != owner:
                assert Counter(table.view(viewer)["hands"][owner]["known"]) >= public
