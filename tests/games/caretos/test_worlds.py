"""Section 6: sampled worlds keep all that a seat knows and nothing more."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

import serao
from serao.games.caretos.state import Table
from serao.kernel.state import State
from tests.games.caretos.at_the_table import go, look, night, use
from tests.tables import Moment, Setting, moments, table_at


def worlds(table: State, seat: int | None, number: int = 60) -> list[dict[str, object]]:
    return [table.determinize(seat, serao.Rng(seed)).position() for seed in range(number)]


def middle() -> Table:
    return night(
        "n04 n05 n06",
        piles=[["n12"], ["n20"]],
        box_nights=["n30", "n31"],
        open=[["b00"]],
        finals=["f1", "f2", "f3", "f4"],
    )


def test_the_unseen_night_cards_are_dealt_anew_to_other_hands_and_the_deck() -> None:
    table = middle()
    seen = {"n04", "n05", "n06", "n12", "n20", "n30", "n31"}
    others = Counter[str]()
    for world in worlds(table, 0):
        assert world["hands"][0] == ["n04", "n05", "n06"]  # type: ignore[index]
        hands: list[list[str]] = world["hands"]  # type: ignore[assignment]
        deck: list[str] = world["deck"]  # type: ignore[assignment]
        unseen = hands[1] + hands[2] + hands[3] + deck
        assert len(unseen) == 41
        assert set(unseen) == {f"n{number:02}" for number in range(48)} - seen
        others.update(hands[1])
    assert len(others) > 35  # nearly every card has been in that hand


def test_the_final_cards_of_others_are_dealt_anew() -> None:
    table = middle()
    kept = Counter[str]()
    for world in worlds(table, 0, 200):
        finals: list[str] = world["finals"]  # type: ignore[assignment]
        assert finals[0] == "f1"
        assert len(set(finals)) == 4
        kept.update(finals[1:2])
    assert set(kept) == {"f0", "f2", "f3", "f4", "f5", "f6", "f7", "f8"}
    assert max(kept.values()) < 50


def test_a_spectator_knows_no_hand_and_no_final_card() -> None:
    table = middle()
    firsts = {str(world["hands"][0]) for world in worlds(table, None)}  # type: ignore[index]
    finals = {world["finals"][0] for world in worlds(table, None)}  # type: ignore[index]
    assert len(firsts) > 50
    assert len(finals) == 9


def test_the_bonus_deck_is_shuffled_and_the_row_stays() -> None:
    table = middle()
    tops = set()
    for world in worlds(table, 0):
        assert world["row"] == look(table, "row")
        tops.add(world["bonus_deck"][0])  # type: ignore[index]
        assert sorted(world["bonus_deck"]) == sorted(look(table, "bonus_deck"))  # type: ignore[call-overload]
    assert len(tops) > 8


def test_the_board_is_as_it_is() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "p3"}, villagers={"v1": ["red", "blue"]})
    go(table, "v1")
    for world in worlds(table, 2, 5):
        for key in ("villagers", "monsters", "caretos", "campfires", "turn", "captured"):
            assert world[key] == look(table, key)


def test_after_the_end_final_cards_are_known() -> None:
    table = use("werewolf", "n20", alone=True, villagers={"p3": ["red"]})
    go(table, "p3")
    assert table.is_over
    for world in worlds(table, 2, 5):
        assert world["finals"] == look(table, "finals")


@given(seats=st.sampled_from([2, 3, 4]), moment=moments)
def test_every_zone_keeps_its_size(seats: int, moment: Moment) -> None:
    table = table_at(Setting("caretos", seats), moment)
    for seat in (0, None):
        world = table.determinize(seat, serao.Rng(moment.seed)).position()
        truth = table.position()
        for key in ("deck", "bonus_deck", "row", "box_nights"):
            assert len(world[key]) == len(truth[key])
        assert [len(hand) for hand in world["hands"]] == [len(hand) for hand in truth["hands"]]
