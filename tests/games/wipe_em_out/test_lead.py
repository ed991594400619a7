"""WEO-5.1 to 5.3 Who leads, and the order of the effects."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.wipe_em_out.at_the_table import at, lead_of, look, places, play, told


@pytest.mark.parametrize(
    ("played", "lead"),
    [
        (["claw", "axe"], 1),
        (["endless-purse", "axe", "kunai"], 0),
        (["claw", "axe", "legendary-glaive"], 2),
        (["fusion", "lucky-chest", "magic-mirror"], 2),
    ],
)
def test_weo_5_1_the_highest_printed_power_leads(played: list[str], lead: int) -> None:
    for revealer in range(len(played)):
        assert lead_of(len(played), played, revealer) == lead


def test_weo_5_1_both_slots_are_compared_together() -> None:
    assert lead_of(4, ["kunai@a", "claw@a", "axe@b", "whip@b"]) == 2
    assert lead_of(4, ["kunai@a", "axe@a", "claw@b", "whip@b"]) == 1


def test_weo_5_1_printed_power_counts_not_what_effects_make_of_it() -> None:
    # the trident comes to 7 against a vampire, and the Axe leads all the same
    table = at(
        "artifacts",
        slots=["vampire"],
        places=places("blessed-trident", "axe"),
        hands=[["power-boost"], []],
    )
    assert look(table, "places.0.power") == 7
    assert look(table, "lead") == 1


@pytest.mark.parametrize(
    ("played", "lead"),
    [
        # left neighbours alone would have made it the plain artifact, in every row
        # 6: the Axe has no effect, the crossbow only a drawback
        (["axe", "claw", "steam-crossbow", "kunai"], 2),
        (["kunai", "axe", "fusion", "steam-crossbow"], 3),
        # 5: Kunai and bow are plain, the saw has an effect
        (["magical-saw", "kunai", "fusion"], 0),
        (["fusion", "magical-saw", "ornated-bow"], 1),
        # 4: an effect that can do nothing now (no vampire, no beast here) is an effect
        (["blessed-trident", "claw", "fusion"], 0),
        (["fusion", "whip", "claw"], 1),
    ],
)
def test_weo_5_2_a_tied_artifacts_without_effect_drop_out(played: list[str], lead: int) -> None:
    for revealer in range(len(played)):
        assert lead_of(len(played), played, revealer) == lead


@pytest.mark.parametrize(
    ("played", "lead"),
    [
        # left of seat 0 lies 5, left of seat 2 lies 3
        (["steam-crossbow", "kunai", "steam-crossbow", "hungry-battle-axe"], 2),
        # left of seat 0 lies 3, left of seat 2 lies 5
        (["steam-crossbow", "hungry-battle-axe", "steam-crossbow", "kunai"], 0),
        # plain ones are compared in the same way
        (["kunai", "ornated-bow", "claw"], 1),
        (["ornated-bow", "claw", "kunai"], 0),
        # the neighbour of the last seat is seat 0
        (["claw", "axe", "fusion", "magical-saw", "whip"], 1),
        (["fusion", "steam-crossbow", "claw", "steam-crossbow"], 3),
    ],
)
def test_weo_5_2_b_the_lowest_power_to_the_left_stays(played: list[str], lead: int) -> None:
    for revealer in range(len(played)):
        assert lead_of(len(played), played, revealer) == lead


def test_weo_5_2_b_still_tied_the_second_player_to_the_left_is_compared() -> None:
    # left of 0 and of 3 lies a 5; the second to the left is 3 for seat 0, 6 for seat 3
    played = ["steam-crossbow", "kunai", "scythe", "steam-crossbow", "ornated-bow"]
    for revealer in range(5):
        assert lead_of(5, played, revealer) == 0
    # turned by two seats it is seat 2
    for revealer in range(5):
        assert lead_of(5, played[3:] + played[:3], revealer) == 2


def test_weo_5_2_b_three_tied_the_third_player_to_the_left_decides() -> None:
    # first to the left: 6, 4, 4, so seat 0 is out; second: 6 and 6; third: 4 for 1, 6 for 3
    played = ["steam-crossbow", "steam-crossbow", "bolas", "steam-crossbow", "whip"]
    for revealer in range(5):
        assert lead_of(5, played, revealer) == 1


@pytest.mark.parametrize(("revealer", "lead"), [(0, 0), (1, 1)])
def test_weo_5_2_c_two_equal_players_the_revealer_leads(revealer: int, lead: int) -> None:
    assert lead_of(2, ["bolas", "whip"], revealer) == lead
    assert lead_of(2, ["kunai", "ornated-bow"], revealer) == lead


@pytest.mark.parametrize(("revealer", "lead"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_weo_5_2_c_a_full_circle_of_ties_goes_to_the_first_from_the_revealer(
    revealer: int, lead: int
) -> None:
    played = ["steam-crossbow", "kunai", "steam-crossbow", "ornated-bow"]
    assert lead_of(4, played, revealer) == lead


@pytest.mark.parametrize("revealer", [0, 1, 2])
def test_weo_5_2_c_all_three_equal(revealer: int) -> None:
    assert lead_of(3, ["bolas", "whip", "gun-sword"], revealer) == revealer


def order_of_effects(seats: int, played: Sequence[str], revealer: int = 0) -> list[int]:
    """Return the seats in the order in which their purses and glaives were resolved."""
    slots = ["slime", "peuchen"] if seats >= 4 else ["slime"]
    table = at("artifacts", seats, slots=slots, revealer=revealer, places=places(*played))
    return [event.seat for event in told(table, "PlayerSilenced") + told(table, "PowerChanged")]


def test_weo_5_3_from_the_lead_to_the_left_each_player_once() -> None:
    assert order_of_effects(3, ["legendary-glaive"] * 3, revealer=2) == [2, 0, 1]
    assert order_of_effects(3, ["legendary-glaive"] * 3, revealer=1) == [1, 2, 0]


def test_weo_5_3_the_order_does_not_follow_later_changes_of_power() -> None:
    # seat 1 leads with 7, then 2 (Gun sword, 4), then 0 (bow, 5); the purse is shrunk to 5 in
    # between, and the spell stage still starts with seat 1
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("ornated-bow", "endless-purse", "gun-sword"),
        hands=[["power-boost"], ["swift-hands"], []],
        deck=["claw", "whip"],
    )
    play(table, 2, "player:1")
    assert table.waiting() == (1,)
