"""The careful judgement: who is likely to win."""

from __future__ import annotations

import pytest

from serao.kernel.state import State
from tests.games.wipe_em_out.at_the_table import GAME, at, places

HANDS = [["axe", "claw"], ["whip", "bolas"]]


def after(mine: list[str], theirs: list[str], number: int = 7) -> State:
    return at("refill", round=number, trophies=[mine, theirs], hands=HANDS)


def hope(table: State) -> float:
    return GAME.judge.chances(table, [])[0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (["peuchen"], []),
        (["slime"] * 4, ["slime"] * 3),
        (["slime", "mimic"], ["slime"]),
        (["vampire", "vampire"], ["vampire", "giant-rat"]),
    ],
)
@pytest.mark.parametrize("number", [2, 7, 13])
def test_more_and_better_trophies_make_a_win_likelier(
    better: list[str], worse: list[str], number: int
) -> None:
    rival = ["zombie-2", "zombie-2"]
    assert hope(after(better, rival, number)) > hope(after(worse, rival, number))


def test_a_lead_is_surer_the_later_it_is() -> None:
    early, middle, late = (
        hope(after(["vampire"] * 3, ["giant-rat"], number)) for number in (2, 8, 13)
    )
    assert 0.5 < early < middle < late


def test_seats_that_have_the_same_are_as_likely_to_win() -> None:
    table = at(
        "spells",
        slots=["peuchen"],
        lead=0,
        places=places("kunai", "ornated-bow"),
        trophies=[["slime"], ["slime"]],
        hands=[["power-boost"], ["power-boost"]],
    )
    assert GAME.judge.chances(table, []) == pytest.approx([0.5, 0.5])


def test_to_be_winning_the_monster_makes_a_win_likelier() -> None:
    def fight(mine: str, theirs: str) -> float:
        return hope(at("spells", slots=["peuchen"], lead=0, places=places(mine, theirs)))

    assert fight("axe", "claw") > fight("claw", "axe")


def test_a_spell_in_the_hand_is_better_than_none() -> None:
    def with_hand(*cards: str) -> float:
        return hope(at("refill", round=7, hands=[list(cards), ["whip"]]))

    assert with_hand("axe", "power-boost") > with_hand("axe")
