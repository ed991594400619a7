"""Section 2: the content, and what is refused in an edition."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

import serao
from serao.games.caretos import Caretos
from serao.games.caretos.actions import SPACES
from serao.games.caretos.board import KINDS, Board
from serao.games.caretos.cards import GATHER
from tests.games.caretos.at_the_table import GAME

CARETOS = cast("Caretos", GAME)
DATA = GAME.folder / "data"
CARDS = CARETOS.cards


# -- what the rules say about the content ---------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "spaces", "paths", "kinds", "degree_1", "diameter"),
    [
        (2, 30, 47, [13, 3, 2, 2, 3, 3, 2, 2], {"t1", "w2"}, 8),
        (4, 42, 69, [18, 4, 3, 3, 4, 4, 3, 3], {"t1", "w3"}, 10),
    ],
)
def test_the_boards_are_as_the_rules_describe_them(
    seats: int, spaces: int, paths: int, kinds: list[int], degree_1: set[str], diameter: int
) -> None:
    board = CARDS.boards[seats]
    assert len(board.spaces) == spaces
    assert sum(len(near) for near in board.near) == 2 * paths
    counts = Counter(board.kind[space] for space in board.spaces)
    assert [counts[kind] for kind in range(len(KINDS))] == kinds
    assert {SPACES[s] for s in board.spaces if len(board.near[s]) == 1} == degree_1
    assert max(max(board.distance[space]) for space in board.spaces) == diameter
    for first in board.villager_places:
        assert 4 <= len(board.ring[first]) <= 5
        for second in board.villager_places:
            assert first == second or board.distance[first][second] >= 2


@pytest.mark.parametrize("seats", [2, 4])
def test_of_each_symbol_one_place_is_next_to_villagers_and_one_two_steps_away(seats: int) -> None:
    board = CARDS.boards[seats]
    for pair in board.starts:
        nearest = [
            min(board.distance[space][place] for place in board.villager_places) for space in pair
        ]
        assert sorted(nearest) == [1, 2]


def test_no_two_paths_cross() -> None:
    for seats in (2, 4):
        board = CARDS.boards[seats]
        paths = [(a, b) for a in board.spaces for b in board.near[a] if a < b]
        for i, first in enumerate(paths):
            for second in paths[i + 1 :]:
                assert {*first} & {*second} or not crosses(board, first, second)


def crosses(board: Board, first: tuple[int, int], second: tuple[int, int]) -> bool:
    def side(a: int, b: int, c: int) -> int:
        area = (board.x[b] - board.x[a]) * (board.y[c] - board.y[a]) - (board.y[b] - board.y[a]) * (
            board.x[c] - board.x[a]
        )
        return (area > 0) - (area < 0)

    (a, b), (c, d) = first, second
    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_night_deck_keeps_the_proportions(seats: int) -> None:
    cards = CARDS.nights_for(seats)
    share = seats  # 24, 36 and 48 cards: twelve for each player
    assert len(cards) == 12 * share
    assert sum(GATHER in CARDS.symbols[card] for card in cards) == 3 * share
    for moves in (1, 2, 3):
        assert sum(moves in CARDS.symbols[card] for card in cards) == share
    runes = Counter(CARDS.rune[card] for card in cards)
    assert [runes[rune] for rune in range(5)] == [2 * share] * 5
    assert Counter(CARDS.night[card] for card in cards) == dict.fromkeys(range(3), 4 * share)
    assert all(len(CARDS.symbols[card]) <= 1 for card in cards)


def test_the_values_that_are_printed_are_marked_as_printed() -> None:
    marks = {(s.file, s.entry, s.field): s.mark for s in GAME.library.sources()}
    assert marks["cards.toml", 'bonus "b00"', "vp"] == "R"
    assert marks["cards.toml", 'bonus "b01"', "vp"] == "I"
    assert marks["monsters.toml", 'monster "bogeyman"', "return_kinds"] == "R"
    assert marks["monsters.toml", 'monster "witch"', "return_kinds"] == "I"
    assert marks["board-4p.toml", 'space "v1"', "x"] == "I"
    assert marks["setup.toml", "", "campfires"] == "R"


# -- editions -------------------------------------------------------------------------------------


def edition(folder: Path, file: str, old: str, new: str) -> Caretos:
    """Return the game with one piece of text changed in one file."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return cast("Caretos", serao.game("caretos", edition=folder))


REFUSED = [
    ("cards.toml", 'id = "n01"', 'id = "n02"', "night entry 2 is n01, not n02"),
    ("cards.toml", "index = 1\n", "index = 7\n", 'night "n01" index is 1, not 7'),
    (
        "cards.toml",
        'rune = "knot"',
        'rune = "cross"',
        "night \"n01\" rune: 'cross' is none of knot",
    ),
    ("cards.toml", 'symbols = ["gather"]', 'symbols = ["dance"]', 'night "n00" symbols'),
    ("cards.toml", "mark = 2", "mark = 5", 'night "n00" mark'),
    (
        "cards.toml",
        'goal = "colour"\ncolour = "red"',
        'goal = "colour"',
        "goal colour needs a colour",
    ),
    ("cards.toml", 'goal = "adjacent_careto"', 'goal = "at_kind"', "goal at_kind needs a kind"),
    (
        "cards.toml",
        'goal = "set_all_colours"\nper = 5',
        'goal = "set_all_colours"\nper = 4',
        "per is 5",
    ),
    ("monsters.toml", 'id = "moira"', 'id = "moirai"', "monster entry 2 is moira, not moirai"),
    ("monsters.toml", 'op = "move", n = 5', 'op = "move", n = 0', "op move needs an n"),
    ("monsters.toml", '{ op = "swap" }', '{ op = "swap", n = 2 }', "op swap takes no n"),
    ("monsters.toml", '{ op = "place" }', '{ op = "fly" }', 'monster "witch" moon steps'),
    (
        "monsters.toml",
        'which = "any" }, { op = "careto", n = 2, which = "other"',
        'which = "other" }, { op = "careto", n = 2, which = "other"',
        "the other Careto follows",
    ),
    ("monsters.toml", "villagers = 2, n = 2", "n = 2", "villagers goes with op walk"),
    (
        "monsters.toml",
        "ghost = true, cauldron_on_pass = true",
        "cauldron_on_pass = true",
        "cauldron_on_pass goes with ghost",
    ),
    ("monsters.toml", 'jump = ["village"]', 'jump = ["castle"]', 'monster "werewolf" storm steps'),
    ("board-2p.toml", 'id = "f1"', 'id = "x1"', 'space "x1" is none of f1'),
    ("board-2p.toml", 'id = "p1"', 'id = "f1"', 'space "f1" stands twice'),
    ("board-2p.toml", "index = 1\n", "index = 2\n", "space index runs from 0 to 29"),
    ("board-2p.toml", "spaces = 30", "spaces = 31", "spaces is 30, not 31"),
    ("board-2p.toml", "paths = 47", "paths = 46", "paths is 47, not 46"),
    ("board-2p.toml", '  ["f1", "p1"],', '  ["f1", "f1"],', "path joins two spaces"),
    ("board-2p.toml", '  ["f1", "p1"],', '  ["f1", "z9"],', "there is no space 'z9'"),
    ("board-2p.toml", 'cw = ["p1", "p3"]', 'cw = ["p3", "p1"]', 'space "f1" cw is'),
    ("board-2p.toml", 'start = "sun"', 'start = "eye"', "spaces marked start sun are 2, not 1"),
    ("board-2p.toml", "careto = 0", "careto = 1", "spaces marked careto 0 are 1, not 0"),
    ("board-2p.toml", "villager_places = 5", "villager_places = 6", "villager_places is 5, not 6"),
    ("board-2p.toml", "x = 122", "x = 2000", 'space "f1" x'),
    ("setup.toml", "night_cards = 24", "night_cards = 23", "night_cards is 23, cards.toml has 24"),
    ("setup.toml", "turns_each = 10", "turns_each = 9", "players 2: turns_each"),
    ("setup.toml", 'board = "board-2p.toml"', 'board = "board-4p.toml"', "is for [3, 4] players"),
    ("setup.toml", "villager_places = 5", "villager_places = 4", "villager_places is 5"),
    ("setup.toml", "campfires_placed = 5", "campfires_placed = 6", "campfires_placed"),
    ("setup.toml", "villagers_per_colour = 7", "villagers_per_colour = 16", "villagers_per_colour"),
    ("setup.toml", "returned_per_colour = 2", "returned_per_colour = 7", "leaves nobody"),
    ("setup.toml", "cost_rescue = 3", "cost_rescue = 0", "cost_rescue"),
    ("setup.toml", "hand_size = 3", "", "has no hand_size"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"), REFUSED, ids=[f"{row[0]}: {row[3]}" for row in REFUSED]
)
def test_content_that_does_not_fit_is_refused(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(serao.ContentError, match=re.escape(problem)) as refusal:
        edition(tmp_path, file, old, new)
    assert file in str(refusal.value)


def test_an_edition_changes_numbers_without_code(tmp_path: Path) -> None:
    game = edition(tmp_path, "setup.toml", "cost_rescue = 3", "cost_rescue = 1")
    document = {"monsters": {"werewolf": "cauldron"}, "campfires": [1], "hands": [["n04", "n05"]]}
    table = game.table_at(document)
    assert game.actions.index("spend-rescue") in table.options(0)
    assert GAME.actions.index("spend-rescue") not in GAME.table_at(document).options(0)


def test_an_edition_changes_an_ability(tmp_path: Path) -> None:
    game = edition(
        tmp_path,
        "monsters.toml",
        'op = "move", n = 6, jump = ["village"]',
        'op = "move", n = 1, jump = ["well"]',
    )
    document = {"hands": [["n12"]], "monsters": {"werewolf": "w2"}}
    table = game.table_at(document)
    table.act(game.actions.index("monster:werewolf"))
    names = [game.actions[action] for action in table.options(0)]
    assert names == ["stop", "space:w1", "space:t2"]
    table.act(game.actions.index("space:w1"))
    assert table.waiting() == (1,)


def test_car_r16_a_scare_from_afar_before_a_further_part_lets_one_spend(tmp_path: Path) -> None:
    game = edition(
        tmp_path,
        "monsters.toml",
        'steps = [{ op = "remote_scare" }]',
        'steps = [{ op = "remote_scare" }, { op = "careto", n = 1, which = "any" }]',
    )
    document = {
        "teams": [["werewolf", "shepherdess"], ["trevor", "witch"]],
        "monsters": {"shepherdess": "p13", "trevor": "d1", "witch": "f3"},
        "villagers": {"v1": ["red", "red"], "t1": ["white"]},
        "hands": [["n12"]],
        "row": ["b00", "b01", "b02"],
    }
    table = game.table_at(document)
    for name in ("monster:shepherdess", "space:p1"):
        table.act(game.actions.index(name))
    names = [game.actions[action] for action in table.options(0)]
    assert names == ["stop", "buy:b00", "buy:b01", "buy:b02", "spend-move"]
    table.act(game.actions.index("spend-move"))
    table.act(table.options(0)[0])
    assert [game.actions[action] for action in table.options(0)] == ["careto:0", "careto:1"]


def test_an_edition_changes_a_card(tmp_path: Path) -> None:
    game = edition(
        tmp_path, "cards.toml", 'colour = "red"\nvp = 2\nvp_source = "R"', 'colour = "red"\nvp = 7'
    )
    table = game.table_at({"at": "end", "fulfilled": [["b00"]], "finals": ["f0", "f1"]})
    assert table.scores() == [7, 0]


def test_the_words_follow_the_edition(tmp_path: Path) -> None:
    game = edition(
        tmp_path, "cards.toml", 'kind = "moon"\nrune = "star"', 'kind = "storm"\nrune = ""'
    )
    table = game.table_at({"hands": [["n04", "n05"]]})
    assert table.words(game.actions.index("play:n04"), 0) == "Play N04: Storm, no Rune"


def test_an_edition_may_be_the_whole_folder(tmp_path: Path) -> None:
    for path in DATA.glob("*.toml"):
        shutil.copy(path, tmp_path / path.name)
    assert serao.game("caretos", edition=tmp_path).fingerprint == GAME.fingerprint
