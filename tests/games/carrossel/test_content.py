"""The content as printed or reconstructed (RULES.md, 2), and files that are refused."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from math import dist
from pathlib import Path

import pytest

import serao
from tests.games.carrossel.at_the_table import GAME

FILES = ("cards.toml", "board_four.toml", "board_three.toml")


def raw(file: str) -> dict[str, list[list[str]]]:
    tables = GAME.library.raw[file]
    return {
        "lines": tables["lines"]["all"],
        "edges": tables["paths"]["edges"],
        "triples": tables["triples"]["all"],
        "diagonals": tables["diagonals"]["all"],
        "blocks": tables["blocks"]["all"],
    }


def test_there_are_37_clients_worth_55_vp_and_29_worth_43_for_two() -> None:
    cards = GAME.cards
    assert len(cards.clients) == 37
    assert sum(cards.worth) == 55
    stay = [i for i in range(37) if not cards.marked[i]]
    assert len(stay) == 29
    assert sum(cards.worth[i] for i in stay) == 43
    assert Counter(cards.animal) == {0: 9, 1: 9, 2: 9, 3: 9, 4: 1}


def test_the_worth_of_a_client_goes_by_its_number() -> None:
    for client, worth in zip(GAME.cards.clients, GAME.cards.worth, strict=True):
        expected = 3 if client == "DR" else 1 if int(client[1:]) <= 5 else 2
        assert worth == expected


def test_there_are_56_tiles_and_14_objectives() -> None:
    assert sum(GAME.cards.tiles) * 4 == 56
    assert Counter(GAME.cards.prize) == {4: 1, 3: 7, 1: 6}


@pytest.mark.parametrize(
    ("file", "lines", "triples", "edges", "seats"),
    [("board_four.toml", 16, 64, 80, 4), ("board_three.toml", 12, 72, 84, 3)],
)
def test_the_counts_of_each_side(
    file: str, lines: int, triples: int, edges: int, seats: int
) -> None:
    tables = raw(file)
    assert (len(tables["lines"]), len(tables["triples"])) == (lines, triples)
    assert len({frozenset(edge) for edge in tables["edges"]}) == edges
    board = GAME.cards.board(seats)
    assert len(board.spaces) == 48
    assert len(board.shapes[1]) == triples


def test_the_four_sector_side_has_44_diagonals_and_132_ells() -> None:
    board = GAME.cards.board(4)
    assert (len(board.shapes[2]), len(board.shapes[3])) == (44, 132)


@pytest.mark.parametrize(("seats", "touching"), [(4, 24), (3, 28), (2, 40)])
def test_every_seat_looks_at_as_many_lines(seats: int, touching: int) -> None:
    assert {len(found) for found in GAME.cards.board(seats).lines_at} == {touching}


def test_32_triples_of_the_four_sector_side_cross_a_border() -> None:
    crossing = [line for line in raw("board_four.toml")["triples"] if len({s[0] for s in line}) > 1]
    assert len(crossing) == 32


def test_the_four_sector_side_follows_its_formula() -> None:
    """Row k, place m of sector A is slot k(k-1)+1+m at (-k+m, -k); the others are turned."""
    spots = {}
    for sector in range(4):
        for k in (1, 2, 3):
            for m in range(2 * k):
                x, y = -k + m, -k
                for _ in range(sector):
                    x, y = y, -x
                spots["ABCD"[sector] + str(k * (k - 1) + 1 + m)] = (500 + 98 * x, 500 - 98 * y)
    board = GAME.cards.board(4)
    assert dict(zip(board.spaces, board.spots, strict=True)) == spots


def test_the_diagonals_and_blocks_of_the_four_sector_side_follow_from_the_grid() -> None:
    board = GAME.cards.board(4)
    at = {((x - 500) // 98, (y - 500) // 98): 1 << i for i, (x, y) in enumerate(board.spots)}
    diagonals, ells = set(), set()
    for x, y in at:
        for dx in (1, -1):
            run = [(x + dx * i, y + i) for i in range(3)]
            if all(spot in at for spot in run):
                diagonals.add(sum(at[spot] for spot in run))
        block = [at.get((x + i, y + j), 0) for i in (0, 1) for j in (0, 1)]
        for left_out in block:
            if sum(b > 0 for b in block if b != left_out) == 3:
                ells.add(sum(block) - left_out)
    corner = [(-1, 0), (0, -1), (-1, -1)]  # the block whose first square is the totem
    ells |= {sum(at[-x, -y] for x, y in corner)}
    assert set(board.shapes[2]) == diagonals
    assert set(board.shapes[3]) == ells


def test_the_three_sector_side_looks_the_same_from_every_seat() -> None:
    turn = {"A": "B", "B": "C", "C": "A"}

    def turned(slot: str) -> str:
        return f"N{turn[slot[1]]}{slot[2]}" if slot[0] == "N" else turn[slot[0]] + slot[1:]

    for table in ("triples", "edges", "blocks"):
        rows = {frozenset(row) for row in raw("board_three.toml")[table]}
        assert {frozenset(turned(slot) for slot in row) for row in rows} == rows
    shapes = GAME.cards.board(3)
    names = [{shapes.spaces[i] for i in range(48) if mask >> i & 1} for mask in shapes.shapes[2]]
    own = {frozenset(row) for row in names if not any(slot[0] == "N" for slot in row)}
    assert {frozenset(turned(slot) for slot in row) for row in own} == own


def test_every_triple_of_the_three_sector_side_has_a_numbered_slot() -> None:
    assert all(any(s[0] != "N" for s in line) for line in raw("board_three.toml")["triples"])


@pytest.mark.parametrize("seats", [3, 4])
def test_slots_on_the_canvas_do_not_overlap(seats: int) -> None:
    spots = GAME.cards.board(seats).spots
    nearest = min(dist(a, b) for i, a in enumerate(spots) for b in spots[:i])
    assert nearest >= 97.5
    assert all(0 < x < 1000 and 0 < y < 1000 for x, y in spots)


def test_reconstructed_values_name_their_ruling() -> None:
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    for source in GAME.library.sources():
        if source.mark == "I":
            assert f"| {source.ruling} |" in rules, source


# -- editions --------------------------------------------------------------------------------------


def edition(folder: Path, file: str, old: str, new: str) -> Path:
    """Copy the content with one change."""
    for name in FILES:
        shutil.copy(GAME.folder / "data" / name, folder / name)
    text = (folder / file).read_text(encoding="utf-8")
    assert re.search(old, text), "the change finds its place"
    (folder / file).write_text(re.sub(old, new, text, count=1), encoding="utf-8")
    return folder


def test_an_edition_changes_what_is_played(tmp_path: Path) -> None:
    change = 'id = "T1"\nanimal = "tiger"\nvp = 1'
    game = serao.game(
        "carrossel",
        edition(tmp_path, "cards.toml", change, change.replace("1", "3").replace('"T3"', '"T1"')),
    )
    table = game.table_at(
        {"at": "end", "ready": [["T1"], [], [], []], "objectives": ["O1", "O2", "O3", "O4"]}, 4
    )
    assert table.scores() == [3, 0, 0, 0]
    assert game.fingerprint != GAME.fingerprint


def test_an_edition_changes_the_first_round(tmp_path: Path) -> None:
    folder = edition(tmp_path, "cards.toml", r"first_round = \[.*\]", "first_round = [1, 2]")
    table = serao.game("carrossel", folder).new_table(4)
    assert [table.game.actions[a] for a in table.options(0)] == ["slot:1", "slot:2"]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("cards.toml", "tiger = 3", "", "tiles has no tiger"),
        ("cards.toml", "tiger = 3", "tiger = -1", "tiles tiger"),
        ("cards.toml", "tiger = 3", "tiger = 4", "13 without the dragons, but 12 un-numbered"),
        ("cards.toml", r"numbers = \[1, ", "numbers = [", "slot_cards numbers"),
        ("cards.toml", r"first_round = \[4", "first_round = [13", "slot_cards first_round"),
        ("cards.toml", '"yellow"', '"red"', "colours all"),
        ("cards.toml", "booth_size = 3", "booth_size = 4", "setup booth_size"),
        ("cards.toml", "dragon_jitter = 2", "dragon_jitter = 9", "too few for 2 players"),
        ("cards.toml", "objectives_in_play = 4", "objectives_in_play = 15", "objectives_in_play"),
        ("cards.toml", 'tiger = "jump"', 'tiger = "fly"', "abilities tiger"),
        ("cards.toml", 'id = "T2"', 'id = "T1"', 'client "T1" stands twice'),
        ("cards.toml", 'id = "T1"\nanimal = "tiger"', 'id = "T1"\nanimal = "cow"', 'client "T1" animal'),
        ("cards.toml", 'id = "T1"\nanimal = "tiger"', 'id = "T1"\nanimal = "dragon"', "one dragon, not 2"),
        ("cards.toml", 'animal = "dragon"\nvp = 3\nout_in_2p = false', 'animal = "dragon"\nvp = 3\nout_in_2p = true', 'client "DR" out_in_2p'),
        ("cards.toml", 'animals = \\["tiger", "swan"\\]', "animals = []", 'objective "O6" animals'),
        ("cards.toml", 'animals = \\["tiger", "swan"\\]', 'animals = ["dragon"]', 'objective "O6" animals'),
        ("cards.toml", 'id = "O2"', 'id = "O1"', 'objective "O1" stands twice'),
        ("board_four.toml", r'"C", "D"\]', '"C", "C"]', "board sectors"),
        ("board_four.toml", r'"C", "D"\]', '"C", "DE"]', "board sectors"),
        ("board_four.toml", 'id = "A2"', 'id = "A1"', 'space "A1" stands twice'),
        ("board_four.toml", "number = 2", "number = 3", "sector A has 1 to 12"),
        ("board_four.toml", 'kind = "numbered"', 'kind = "neutral"', 'space "A1"'),
        ("board_three.toml", "neutral_slots = 12", "neutral_slots = 11", "neutral_slots"),
        ("board_three.toml", "sector_rows = \\[\\[1, 2\\]", "sector_rows = [[1, 1]", "board sector_rows"),
        ("board_three.toml", "x = 4", "x = 14", "lie on the canvas"),
        ("board_four.toml", r'\["B7", "C12", "C11"\]', '["B7", "C12", "E1"]', "triples entry 1: there is no slot 'E1'"),
        ("board_four.toml", r'\["B7", "C12", "C11"\]', '["B7", "C11", "C12"]', "triples entry 1: not three in a row"),
        ("board_four.toml", r'\["B7", "C12", "C11"\],', "", "the lines have 64 triples"),
        ("board_four.toml", r'\["B7", "C12", "C11"', '["C12", "B7", "C11"', "lines entry 1: no path"),
        ("board_four.toml", r'\["B7", "C12", "B8", "B3"\]', '["B7", "B7", "B8", "B3"]', "blocks entry 1"),
        ("board_four.toml", r'\["A11", "D3", "D9"\]', '["A11", "D3"]', "diagonals all"),
    ],
)  # fmt: skip
def test_content_that_does_not_fit_together_is_refused(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    folder = edition(tmp_path, file, old, new)
    with pytest.raises(serao.ContentError, match=re.escape(message)) as refusal:
        serao.game("carrossel", folder)
    assert file in str(refusal.value)
