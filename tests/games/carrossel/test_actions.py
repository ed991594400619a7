"""The action table, number by number, as the rules write it down (RULES.md, 5)."""

from __future__ import annotations

from tests.games.carrossel.at_the_table import GAME

TABLE = """
0 ability:none, 1 ability:tiger, 2 ability:swan, 3 ability:horse, 4 ability:fish
5 slot:1, 6 slot:2, 7 slot:3, 8 slot:4, 9 slot:5, 10 slot:6, 11 slot:7, 12 slot:8, 13 slot:9
14 slot:10, 15 slot:11, 16 slot:12
17 tile:tiger, 18 tile:swan, 19 tile:horse, 20 tile:fish, 21 tile:dragon
22 ticket:left, 23 ticket:right
24 client:0, 25 client:1, 26 client:2
99 ride:0, 100 ride:1, 101 ride:2
"""


def test_the_action_table_is_the_one_of_the_rules() -> None:
    rows = [row.split() for row in TABLE.replace(",", "\n").split("\n") if row.strip()]
    written = {int(number): name for number, name in rows}
    written |= {27 + line: f"line:{line}" for line in range(72)}
    assert len(written) == 102
    assert dict(enumerate(GAME.actions)) == written
