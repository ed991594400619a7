"""Content files: what does not fit together is refused with file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

import serao
from tests.games.urto.at_the_table import GAME

# file, what is replaced, by what, and what the error says
BROKEN = [
    ("board.toml", '["c3", "urto"],', '["c3", "nowhere"],', "nowhere"),
    ("board.toml", '["c1", "c2"],', '["start", "c1"],', "for no use"),
    ("board.toml", "drawable = 43", "drawable = 42", "meta drawable is 43, not 42"),
    ("board.toml", 'kind = "alpha"', 'kind = "cave"', 'field "alpha"'),
    ("board.toml", "index = 7", "index = 9", 'field "h_in2" index'),
    ("board.toml", "x = 415", "x = 4150", 'field "h_in1" x'),
    ("board-2p.toml", "fields_in_play = 33", "fields_in_play = 34", "hammer fields_in_play"),
    ("board-2p.toml", 'stele = "h_stele"', 'stele = "t_stele"', "hammer stele"),
    ("heroes.toml", 'id = "molesor"', 'id = "mole"', "hero entry 4 is molesor, not mole"),
    ("heroes.toml", "health = 19", "health = 0", 'hero "molesor" health'),
    ("artifacts.toml", "green = 12", "green = 13", "meta green is 12, not 13"),
    ("artifacts.toml", 'use = "hide"', 'use = "turn"', 'artifact "smoke_bomb" use'),
    ("artifacts.toml", 'id = "hex_doll"', 'id = "doll"', "artifact entry 18"),
    ("artifacts.toml", 'divine_die = "tellur"', 'divine_die = "pheme"', "tellurs_hammer"),
    ("monsters.toml", "total = 33", "total = 34", "meta total is 33, not 34"),
    ("monsters.toml", 'reward = "mana:1"', 'reward = "gold:1"', 'monster "glow_slug" reward'),
    ("monsters.toml", 'id = "blind_bat"', 'id = "cave_rat"', 'monster "cave_rat" stands twice'),
    ("events.toml", "total = 36", "total = 35", "meta total is 36, not 35"),
    ("events.toml", 'op = "slide_back"', 'op = "fly"', 'event "slippery_slope" ops'),
    ("events.toml", "need = 4, health = -2", "need = 4, health = 2", 'event "bat_swarm" ops'),
    ("tokens.toml", "total_in_bag = 58", "total_in_bag = 57", "meta total_in_bag"),
    ("tokens.toml", 'id = "shortcut"', 'id = "stairs"', "token entry 4"),
    ("dice.toml", "faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 2, 3, 4, 5, 60]", 'die "d6" faces'),
    ("dice.toml", '"landslide2"', '"avalanche"', 'die "tellur" faces'),
    ("rules.toml", "rounds = 40", "rounds = 0", "rules rounds"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), BROKEN)
def test_broken_content_is_refused(
    file: str, old: str, new: str, message: str, tmp_path: Path
) -> None:
    text = (GAME.folder / "data" / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(serao.ContentError) as refusal:
        serao.game("urto", edition=tmp_path)
    assert file in str(refusal.value)
    assert message in str(refusal.value)


def edition(tmp_path: Path, file: str, *changes: tuple[str, str]) -> serao.Game[serao.State]:
    text = (GAME.folder / "data" / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (tmp_path / file).write_text(text, encoding="utf-8")
    return serao.game("urto", edition=tmp_path)


def test_an_edition_changes_numbers_without_code(tmp_path: Path) -> None:
    game = edition(tmp_path, "rules.toml", ("pvp_honour = 1", "pvp_honour = 3"))
    table = game.table_at({})
    table.act(game.actions.index("player:1"))
    assert table.position()["heroes"][0]["honour"] == 3


def test_a_client_is_told_the_numbers_of_an_edition(tmp_path: Path) -> None:
    edition(tmp_path, "rules.toml", ("reroll_cost = 1", "reroll_cost = 3"))
    alike = ("hide = 1", "hide = 4"), ("d8 = 5", "d8 = 7"), ("limit = 3", "limit = 6")
    game = edition(tmp_path, "heroes.toml", *alike)
    assert game.drawing.catalogue("en")["numbers"]["reroll_cost"] == 3
    view = game.table_at({}).view(None)
    assert view["costs"] == [{"hide": 4, "d8": 7}, {"hide": 2, "d8": 7}]  # Armenius has his own
    assert view["limits"] == [6, 6]


def test_an_edition_may_have_other_monsters_with_their_own_names(tmp_path: Path) -> None:
    change = ('id = "cave_rat"', 'id = "cave_king"\nname = "Cave King"')
    game = edition(tmp_path, "monsters.toml", change)
    table = game.table_at({"tokens": {"c1": "monster"}, "monster_deck": ["cave-king"]})
    table.act(game.actions.index("field:c1"))
    assert "Cave King" in table.words(game.actions.index("fight"), 0)


def test_an_edition_may_move_the_paths(tmp_path: Path) -> None:
    path = ('["c1", "c2"],', '["c1", "c2"],\n  ["c1", "h_in1"],')
    lengths = ("paths = 61", "paths = 62")
    shorter = ("shortest_start_to_urto = 10", "shortest_start_to_urto = 9")
    text = (GAME.folder / "data" / "board-2p.toml").read_text(encoding="utf-8")
    (tmp_path / "board-2p.toml").write_text(text.replace(shorter[0], shorter[1]), encoding="utf-8")
    game = edition(tmp_path, "board.toml", path, lengths, shorter)
    table = game.table_at({"heroes": [{"field": "c1"}, {}], "tokens": {"c1": "torch"}})
    assert game.actions.index("field:h-in1") in table.options(0)


def test_the_reconstructed_values_name_their_rulings() -> None:
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    for source in GAME.library.sources():
        if source.mark == "I":
            assert f"| {source.ruling} |" in rules
