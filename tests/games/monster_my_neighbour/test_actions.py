"""The action table, number by number, as the rules write it down (RULES.md, section 5)."""

from __future__ import annotations

import re

from tests.games.monster_my_neighbour.at_the_table import GAME, at, offered

TABLE = """
 0  play:wanted         13  skip:hunter          26  player:0
 1  play:hunter         14  give:hunter          27  player:1
 2  play:hide           15  give:hide            28  player:2
 3  play:friend         16  give:friend          29  player:3
 4  play:dog            17  give:dog             30  player:4
 5  play:investigate    18  give:investigate     31  player:5
 6  play:gossip         19  give:gossip          32  player:6
 7  play:rumor          20  give:rumor           33  player:7
 8  play:deal           21  give:deal            34  deal:1
 9  play:steal          22  give:steal           35  deal:2
10  play:fog            23  give:fog
11  play:villager       24  give:villager
12  play:monster        25  give:monster
"""


def test_the_action_table_is_the_one_of_the_rules() -> None:
    written = {int(number): name for number, name in re.findall(r"(\d+)  (\S+)", TABLE)}
    assert len(written) == 36
    assert dict(enumerate(GAME.actions)) == written


def test_options_are_a_set_of_kinds() -> None:
    table = at(["hide hide fog", "vampire rumor deal", "hunter villager gossip"], lap=2)
    assert offered(table, 0) == ["play:hide", "play:fog"]
