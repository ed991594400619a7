"""The action table, number by number, as the rules write it down (RULES.md, 5.1)."""

from __future__ import annotations

import tomllib

from tests.games.wipe_em_out.at_the_table import GAME

TABLE = """
0 pass
1 decline
2 play:axe, 3 play:blessed-trident, 4 play:bolas, 5 play:claw, 6 play:endless-purse, 7 play:fusion,
8 play:gun-sword, 9 play:hungry-battle-axe, 10 play:kunai, 11 play:legendary-glaive,
12 play:lucky-chest, 13 play:magic-mirror, 14 play:magical-saw, 15 play:ornated-bow, 16 play:scythe,
17 play:shapeshifter-sword, 18 play:steam-crossbow, 19 play:whip
20 attack:a, 21 attack:b
22 cast:broken-artifact, 23 cast:enlarging-potion, 24 cast:magic-shield, 25 cast:power-boost,
26 cast:shrinking-potion, 27 cast:swift-hands
28 player:0, 29 player:1, 30 player:2, 31 player:3, 32 player:4
33 take:axe, 34 take:blessed-trident, 35 take:bolas, 36 take:claw, 37 take:endless-purse,
38 take:fusion, 39 take:gun-sword, 40 take:hungry-battle-axe, 41 take:kunai,
42 take:legendary-glaive, 43 take:lucky-chest, 44 take:magic-mirror, 45 take:magical-saw,
46 take:ornated-bow, 47 take:scythe, 48 take:shapeshifter-sword, 49 take:steam-crossbow, 50 take:whip,
51 take:broken-artifact, 52 take:enlarging-potion, 53 take:magic-shield, 54 take:power-boost,
55 take:shrinking-potion, 56 take:swift-hands
57 feed:axe, 58 feed:blessed-trident, 59 feed:bolas, 60 feed:claw, 61 feed:endless-purse,
62 feed:fusion, 63 feed:gun-sword, 64 feed:hungry-battle-axe, 65 feed:kunai,
66 feed:legendary-glaive, 67 feed:lucky-chest, 68 feed:magic-mirror, 69 feed:magical-saw,
70 feed:ornated-bow, 71 feed:scythe, 72 feed:shapeshifter-sword, 73 feed:steam-crossbow, 74 feed:whip
75 harvest:broken-artifact, 76 harvest:enlarging-potion, 77 harvest:magic-shield,
78 harvest:power-boost, 79 harvest:shrinking-potion, 80 harvest:swift-hands
81 keep
82 redraw
83 mimic-as:giant-rat, 84 mimic-as:peuchen, 85 mimic-as:slime, 86 mimic-as:vampire,
87 mimic-as:werehyena, 88 mimic-as:werewolf, 89 mimic-as:zombie-1, 90 mimic-as:zombie-2,
91 mimic-as:zombie-3
"""


def test_the_action_table_is_the_one_of_the_rules() -> None:
    rows = [row.split() for row in TABLE.replace(",", "\n").split("\n") if row.strip()]
    written = {int(number): name for number, name in rows}
    assert len(written) == 92
    assert dict(enumerate(GAME.actions)) == written


def test_the_file_of_blocks_says_the_same() -> None:
    text = (GAME.folder / "data" / "actions.toml").read_text(encoding="utf-8")
    blocks = [(b["name"], b["first"], b["size"]) for b in tomllib.loads(text)["block"]]
    assert blocks == [
        ("PASS", 0, 1),
        ("DECLINE", 1, 1),
        ("PLAY", 2, 18),
        ("ATTACK", 20, 2),
        ("CAST", 22, 6),
        ("PLAYER", 28, 5),
        ("TAKE", 33, 24),
        ("FEED", 57, 18),
        ("HARVEST", 75, 6),
        ("KEEP", 81, 1),
        ("REDRAW", 82, 1),
        ("MIMIC_AS", 83, 9),
    ]


def test_the_table_is_written_in_the_rules_as_well() -> None:
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    for number, name in enumerate(GAME.actions):
        assert f"{number} {name}" in rules


def test_the_game_has_no_table_options_and_seats_two_to_five() -> None:
    assert GAME.options == {}
    assert GAME.seats == range(2, 6)
    assert GAME.title == "Wipe'em Out!"
