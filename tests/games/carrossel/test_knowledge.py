"""Views, the memory aid, and worlds that a seat cannot tell from the truth (RULES.md, 6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import serao
from serao.games.carrossel.state import Table
from serao.kernel.playout import act_at_random
from tests.games.carrossel.at_the_table import GAME, QUIET, at, look, play

PUBLIC = "at round facing direction board discards booths used box objectives".split()
SCREENED = "hands racks ready".split()

# What follows from the open table, and the own plan.
DERIVED = {"sequences", "sets", "points", "unseen", "plan"}
DERIVED |= {"objective_points", "collected", "boarding", "side", "turning", "tiles_each"}


def midway(seats: int, seed: int, decisions: int, aid: bool = True) -> Table:
    table = GAME.new_table(seats, seed, {"memory_aid": aid})
    rng = serao.Rng(seed)
    for _ in range(decisions):
        act_at_random(table, rng)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_public_is_equal_to_the_document(seats: int) -> None:
    table = midway(seats, 3, 25)
    position = table.position()
    for viewer in (*range(seats), None):
        view = table.view(viewer)
        keys = [*PUBLIC, "queues"] if seats == 2 else PUBLIC
        assert {key: view[key] for key in keys} == {key: position[key] for key in keys}
        assert set(view) == set(position) - {"pending"} | DERIVED
        assert view["deck"] == {"size": len(position["deck"]), "known": []}


def test_the_own_zones_are_listed_and_the_others_known_by_the_memory_aid() -> None:
    table = midway(4, 3, 60)
    position = table.position()
    view = table.view(1)
    for key in SCREENED:
        assert view[key][1] == position[key][1]
        for seat in (0, 2, 3):
            zone = position[key][seat]
            assert view[key][seat] == {"size": len(zone), "known": zone}


def test_without_the_memory_aid_others_zones_are_only_counted() -> None:
    table = midway(4, 3, 60, aid=False)
    position = table.position()
    for key in SCREENED:
        assert table.view(1)[key][1] == position[key][1]
        for seat in (0, 2, 3):
            assert table.view(1)[key][seat] == {"size": len(position[key][seat]), "known": []}


def test_a_spectator_has_no_zone_of_their_own() -> None:
    view = midway(3, 3, 20).view(None)
    for key in SCREENED:
        assert all(set(zone) == {"size", "known"} for zone in view[key])


def test_the_memory_aid_changes_views_and_nothing_else() -> None:
    with_aid, without = midway(4, 5, 50), midway(4, 5, 50, aid=False)
    one, other = with_aid.position(), without.position()
    assert one.pop("pending")["options"] != other.pop("pending")["options"]
    assert one == other
    world, dim = (t.determinize(0, serao.Rng(1)).position() for t in (with_aid, without))
    assert world["deck"] == dim["deck"]


def test_crs_r34_a_card_chosen_in_secret_is_still_shown_in_hand() -> None:
    table = at("play")
    play(table, 0, "slot:5", "tile:tiger")
    assert 5 in table.view(0)["hands"][0]
    assert 5 in table.view(1)["hands"][0]["known"]
    assert table.view(1)["racks"][0]["size"] == 14


# -- worlds ----------------------------------------------------------------------------------------


def sampled(table: Table, seat: int | None, seeds: int) -> list[dict[str, Any]]:
    return [table.determinize(seat, serao.Rng(seed)).position() for seed in range(seeds)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_world_changes_only_the_order_of_the_deck(seats: int) -> None:
    table = midway(seats, 8, 0)
    truth = table.position()
    for world in sampled(table, 0, 20):
        assert Counter(world["deck"]) == Counter(truth["deck"])
        for key in truth:
            if key not in ("deck", "pending"):
                assert world[key] == truth[key]


@pytest.mark.parametrize(("seats", "gone", "middle"), [(4, 12, 18), (3, 9, 18), (2, 12, 14)])
def test_the_dragon_is_sampled_from_its_window(seats: int, gone: int, middle: int) -> None:
    table = midway(seats, 8, 0)
    places = Counter(gone + world["deck"].index("DR") for world in sampled(table, 0, 300))
    assert set(places) == {middle + j for j in range(-2, 3)}
    assert min(places.values()) > 30  # 60 expected


def test_the_window_shrinks_as_the_deck_is_dealt() -> None:
    deck = [f"{a}{n}" for n in range(1, 6) for a in "TSHF"]
    table = at("play", booths=QUIET, deck=[deck[0], "DR", *deck[1:]], deck_rest="box")
    assert len(look(table, "deck")) == 21  # 16 cards are gone: window 16 to 20 is all on top
    assert {world["deck"].index("DR") for world in sampled(table, 1, 200)} == {0, 1, 2, 3, 4}
    late = at("play", booths=QUIET, deck=["DR", *deck[:17]], deck_rest="box")
    assert {world["deck"].index("DR") for world in sampled(late, 1, 200)} == {0, 1}


def test_outside_its_window_the_dragon_may_be_anywhere() -> None:
    table = at("play", booths=QUIET, deck=["T1", "DR", "S1", "H1"], deck_rest="box")
    assert {world["deck"].index("DR") for world in sampled(table, 1, 100)} == {0, 1, 2, 3}


def test_every_other_order_of_the_deck_is_as_likely() -> None:
    table = at("play", booths=QUIET, deck=["T1", "S1", "H1"], deck_rest="box")
    orders = Counter(tuple(world["deck"]) for world in sampled(table, 1, 600))
    assert len(orders) == 6
    assert min(orders.values()) > 60  # 100 expected


def test_others_answers_are_guessed_and_the_own_are_kept() -> None:
    table = at("play")
    play(table, 0, "slot:5", "tile:tiger")
    play(table, 1, "slot:7")
    answers = [w["pending"]["answers"] for w in sampled(table, 1, 60)]
    assert len({tuple(answer[0]) for answer in answers}) > 20  # complete, but guessed
    assert all(len(answer[0]) == 3 for answer in answers)
    assert {tuple(answer[1]) for answer in answers} == {(0, 4 + 7)}  # the own: no ability, the 7
    assert {tuple(answer[2]) for answer in answers} == {(0,)}


def test_a_spectator_world_guesses_all_answers() -> None:
    table = at("play")
    play(table, 0, "slot:5", "tile:tiger")
    answers = [w["pending"]["answers"] for w in sampled(table, None, 40)]
    assert len({tuple(answer[0]) for answer in answers}) > 15


def test_a_refill_is_a_reveal() -> None:
    table = at("play", ready=[["H1"], [], [], []], booths=[["T1", "S1", "F1"], *QUIET[1:]])
    play(table, 0, "ability:horse", "slot:4", "tile:tiger")
    for seat in (1, 2):
        play(table, seat, "slot:9", "tile:fish")
    play(table, 3, "slot:9")
    before = table.reveals
    play(table, 3, "tile:fish")
    assert table.reveals > before
