"""Section 5: the action table is for ever."""

from __future__ import annotations

from tests.games.caretos.at_the_table import GAME

SPACES = (
    "f1 p1 w1 c1 p2 d1 t1 p3 v1 p4 p5 p6 v2 p7 d2 p8 g1 c2 f2 p9 g2 t2 f3 p10 p11 d3 p12 w2 p13 "
    "v3 p14 c3 p15 v4 f4 w3 d4 p16 g3 p17 t3 p18"
).split()


def test_there_are_144_actions() -> None:
    assert len(GAME.actions) == 144


def test_the_numbers_of_the_blocks() -> None:
    numbers = {name: number for number, name in enumerate(GAME.actions)}
    assert (numbers["stop"], numbers["yes"]) == (0, 1)
    assert (numbers["play:n00"], numbers["play:n47"]) == (2, 49)
    assert [numbers[f"space:{space}"] for space in SPACES] == list(range(50, 92))
    assert [numbers[f"colour:{c}"] for c in "red blue white green yellow".split()] == [
        92,
        93,
        94,
        95,
        96,
    ]
    assert numbers["whole-group"] == 97
    assert (numbers["monster:werewolf"], numbers["monster:maria-gancha"]) == (98, 105)
    assert numbers["monster:lost-soul"] == 102
    assert (numbers["careto:0"], numbers["careto:1"]) == (106, 107)
    assert (numbers["buy:b00"], numbers["buy:b18"]) == (108, 126)
    spending = [numbers[f"spend-{what}"] for what in ("move", "activate", "rescue")]
    assert spending == [127, 128, 129]
    assert numbers["rune-rescue"] == 130
    assert [numbers[f"symbol:{s}"] for s in "sun horn hand eye".split()] == [131, 132, 133, 134]
    assert (numbers["keep:f0"], numbers["keep:f8"]) == (135, 143)
