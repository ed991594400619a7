"""Chance (RULES.md, 7) and scripted luck (8.4)."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from serao.kernel.state import State
from tests.games.wipe_em_out.at_the_table import GAME, at, look, places, play


def crossbow(hand: list[str], luck: list[str], **keys: Any) -> State:
    return at(
        "artifacts",
        slots=["slime"],
        places=places("steam-crossbow", "claw"),
        hands=[hand, ["swift-hands"]],
        luck=luck,
        **keys,
    )


@pytest.mark.parametrize("lost", ["axe", "whip", "power-boost"])
def test_the_crossbow_discards_the_card_that_luck_names(lost: str) -> None:
    table = crossbow(["axe", "whip", "power-boost"], [lost])
    assert look(table, "discard") == [lost]
    assert table.luck == []


def test_luck_that_is_not_in_the_hand_is_refused() -> None:
    with pytest.raises(serao.LuckError, match="'kunai' cannot come here: it could be axe, whip"):
        crossbow(["axe", "whip"], ["kunai"])


def test_a_hand_of_one_card_uses_no_luck() -> None:
    table = crossbow(["axe"], ["kunai"])
    assert look(table, "discard") == ["axe"]
    assert table.luck == ["kunai"]


def test_luck_is_used_in_order_and_then_the_seed_decides() -> None:
    for seed in range(5):
        table = at(
            "artifacts",
            3,
            seed=seed,
            slots=["slime"],
            places=places("steam-crossbow", "steam-crossbow", "steam-crossbow"),
            hands=[["axe", "whip"], ["kunai", "bolas"], ["fusion", "scythe", "power-boost"]],
            luck=["whip", "kunai"],
        )
        assert look(table, "hands.0") == ["axe"]
        assert look(table, "hands.1") == ["bolas"]
        assert len(look(table, "hands.2")) == 2


def test_shuffles_use_no_luck() -> None:
    table = at("setup", luck=["axe"])
    assert table.luck == ["axe"]
    refilled = at(
        "refill", hands=[["axe"], ["claw"]], deck_rest="box", discard=["whip"] * 3, luck=["x"]
    )
    play(refilled, 0, "keep")
    play(refilled, 1, "keep")
    assert refilled.luck == ["x"]


def test_draws_and_tie_breaks_just_follow_the_shuffled_orders() -> None:
    for seed in range(4):
        table = at(
            "score",
            4,
            seed=seed,
            trophies=[["peuchen"], ["vampire"], [], []],
            side_pile=["slime", "vampire"],
        )
        assert table.ranking()[0] == [1]


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    def whole_game(seed: int) -> list[dict[str, Any]]:
        table = GAME.new_table(3, seed=seed)
        rng = serao.Rng(1)
        positions = []
        while not table.is_over:
            seat = table.waiting()[0]
            options = table.options(seat)
            table.act(options[rng.below(len(options))], seat)
            positions.append(table.position())
        return positions

    assert whole_game(3) == whole_game(3)
    assert whole_game(3)[0] != whole_game(4)[0]
