"""CAR-14 Variant: experienced players choose one of two Final Bonus Cards."""

from __future__ import annotations

import itertools

import pytest

import serao
from serao.games.caretos.state import Table
from tests.games.caretos.at_the_table import GAME, look, table_at, told

OFFERS = [["f0", "f1"], ["f2", "f3"], ["f4", "f5"]]


def choosing(seats: int = 3) -> Table:
    document = {"at": "finals", "active": 1, "final_offers": OFFERS[:seats]}
    return table_at(document, seats=seats, expert=True)


def keep(table: Table, seat: int, final: str) -> None:
    table.act(GAME.actions.index(f"keep:{final}"), seat)


def test_car_14_1_two_cards_each_of_which_one_is_kept_before_the_first_turn() -> None:
    table = GAME.new_table(3, 5, options={"expert_finals": True})
    assert isinstance(table, Table)
    while look(table, "at") == "setup":
        table.act(table.options(table.waiting()[0])[0])
    assert look(table, "at") == "finals"
    assert table.waiting() == (0, 1, 2)
    offers = look(table, "final_offers")
    assert len({card for pair in offers for card in pair}) == 6
    for seat in range(3):
        keep(table, seat, offers[seat][1])
    assert look(table, "finals") == [pair[1] for pair in offers]
    assert look(table, "returned") == [[pair[0]] for pair in offers]
    assert look(table, "final_offers") == [[], [], []]
    assert table.waiting() == (look(table, "starter"),)


def test_car_14_1_without_the_option_one_card_is_dealt() -> None:
    table = GAME.new_table(3, 5)
    while table.position()["at"] == "setup":
        table.act(table.options(table.waiting()[0])[0])
    assert table.position()["at"] == "turn"
    assert "" not in table.position()["finals"]


def test_car_14_2_the_order_of_the_answers_does_not_matter() -> None:
    results = []
    for order in itertools.permutations(range(3)):
        table = choosing()
        for seat in order:
            keep(table, seat, OFFERS[seat][seat % 2])
        results.append(table.position())
    assert all(result == results[0] for result in results)
    assert results[0]["active"] == 1
    assert results[0]["finals"] == ["f0", "f3", "f4"]


def test_car_14_2_nobody_can_tell_what_was_chosen_until_the_last_answer() -> None:
    first, second = choosing(), choosing()
    before = [first.view(seat) for seat in (1, 2, None)]
    keep(first, 0, "f0")
    keep(second, 0, "f1")
    assert [first.view(seat) for seat in (1, 2, None)] == before
    assert [second.view(seat) for seat in (1, 2, None)] == before
    assert first.scores() == second.scores()
    assert told(first, "FinalKept") == []
    assert first.view(0)["chosen"] == ["keep:f0"]
    assert first.view(0)["finals"][0] == {"size": 0, "known": []}
    assert first.view(0)["final_offers"][0] == {"size": 2, "known": ["f0", "f1"]}
    assert first.waiting() == (1, 2)


def test_car_14_2_an_answer_cannot_be_changed() -> None:
    table = choosing()
    keep(table, 0, "f0")
    with pytest.raises(serao.IllegalAction, match="owes no answer"):
        keep(table, 0, "f1")


def test_car_14_2_each_goes_on_knowing_the_card_given_back() -> None:
    table = choosing()
    for seat in range(3):
        keep(table, seat, OFFERS[seat][0])
    assert table.view(0)["returned"][0] == {"size": 1, "known": ["f1"]}
    assert table.view(1)["returned"][0] == {"size": 1, "known": []}
    kept = told(table, "FinalKept")[0]
    assert kept.as_seen_by(0).given_back == 1
    assert kept.as_seen_by(1).given_back == serao.HIDDEN
    for seed in range(30):
        world = table.determinize(0, serao.Rng(seed)).position()
        assert world["returned"][0] == ["f1"]
        others = {world["finals"][1], world["finals"][2]}
        assert not others & {"f0", "f1"}


def test_worlds_while_the_choice_is_open() -> None:
    table = choosing()
    keep(table, 1, "f2")
    seen = set()
    for seed in range(40):
        world = table.determinize(0, serao.Rng(seed))
        assert world.view(0) == table.view(0)
        assert world.waiting() == (0, 2)
        assert world.options(0) == table.options(0)
        offers = world.position()["final_offers"]
        assert not {"f0", "f1"} & {*offers[1], *offers[2]}
        seen.add(str(offers))
        keep(table.clone(), 0, "f1")
    assert len(seen) > 20


def test_a_stored_table_keeps_the_answers() -> None:
    table = choosing()
    keep(table, 2, "f5")
    again = GAME.table_from(table.position())
    assert again.position() == table.position()
    for seat, final in ((0, "f0"), (1, "f3")):
        again.act(GAME.actions.index(f"keep:{final}"), seat)
        keep(table, seat, final)
    assert again.position() == table.position()
    assert look(table, "finals") == ["f0", "f3", "f5"]
