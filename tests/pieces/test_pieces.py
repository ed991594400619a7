"""Things that games share."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

import serao
from serao.kernel.documents import Document
from serao.kernel.rng import Rng
from serao.pieces.abouts import about
from serao.pieces.cards import added, listed, mixed, one_less_of_each, without
from serao.pieces.columns import clipped, fitted
from serao.pieces.decks import refilled, with_rest
from serao.pieces.grids import Grid
from serao.pieces.outcomes import GameShared, GameWon, ended
from serao.pieces.paths import steps_from
from serao.pieces.pictures import WIDTH, Picture, card_line, faint, headline
from serao.pieces.rests import is_boxed
from serao.pieces.seats import is_absent, others
from serao.pieces.standings import best_rival, lead, ranked
from tests.kernel.toy.game import PEBBLES


def test_cards_leave_and_join_one_at_a_time() -> None:
    assert without((1, 2, 2, 5), 2) == (1, 2, 5)
    assert added((1, 5), 3) == (1, 3, 5)
    assert added((), 3) == (3,)
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 3)


def test_one_of_every_kind_may_be_gone() -> None:
    assert one_less_of_each((1, 1, 1, 2, 3, 3)) == (1, 1, 3)
    assert one_less_of_each(()) == ()


def test_discards_come_back_shuffled_under_what_is_left_of_a_deck() -> None:
    again = mixed([4, 4, 9], Rng(3))
    assert refilled((7, 8), 2, [9, 4, 4], Rng(3)) == again
    assert refilled((7, 8), 1, (4, 9, 4), Rng(3)) == (8, *again)
    used, fresh = Rng(3), Rng(3)
    refilled((), 0, [4, 4, 9], used)
    mixed([4, 4, 9], fresh)
    assert used.below(1000) == fresh.below(1000)  # nothing else is drawn


def test_what_lies_nowhere_else_is_shuffled_under_the_top_of_a_deck() -> None:
    assert with_rest([2], [1, 0, 2], Rng(5)) == (2, *mixed([0, 2, 2], Rng(5)))
    assert with_rest((), [0, 0], Rng(5)) == ()


def test_a_document_says_whether_the_rest_is_in_the_box() -> None:
    assert not is_boxed(Document({}), "deck_rest", "below")
    assert not is_boxed(Document({"deck_rest": "below"}), "deck_rest", "below")
    assert is_boxed(Document({"deck_rest": "box"}), "deck_rest", "below")
    with pytest.raises(serao.PositionError, match="deck_rest: one of below, box, not 'under'"):
        is_boxed(Document({"deck_rest": "under"}), "deck_rest", "below")


def test_one_wins_and_several_share() -> None:
    assert ended([2], 14) == GameWon(2, 14)
    assert ended((0, 3), 9) == GameShared(2, 9)


def test_a_thing_says_what_it_does_in_its_editions_words(tmp_path: Path) -> None:
    printed = serao.game("urto")
    facts = {"amount": 4}
    assert about(printed, "en", "item", "healing-draught", facts) == "Recover 4 health."
    file = "artifacts.toml"
    text = (printed.folder / "data" / file).read_text(encoding="utf-8")
    own = 'id = "healing_draught"\ntext = "Drink up."\n'
    changed = text.replace('id = "healing_draught"\n', own)
    (tmp_path / file).write_text(changed, encoding="utf-8")
    edition = serao.game("urto", tmp_path)
    assert about(edition, "en", "item", "healing-draught", facts) == "Drink up."


def test_other_players_are_named_by_their_actions() -> None:
    assert others(28, 3, 1) == [28, 30]
    absent = [action for action in range(27, 35) if is_absent(28, 32, 3, action)]
    assert absent == [31, 32]


def test_a_deck_is_listed_kind_by_kind() -> None:
    assert listed([2, 0, 1]) == [0, 0, 2]


def test_a_deck_hangs_on_what_is_in_it_and_not_on_how_that_lay() -> None:
    assert mixed([3, 1, 2, 1], Rng(4)) == mixed((1, 1, 2, 3), Rng(4))
    assert sorted(mixed(range(40), Rng(1))) == list(range(40))
    assert mixed(range(40), Rng(1)) != mixed(range(40), Rng(2))


def test_text_is_fitted_and_clipped_by_cells_not_letters() -> None:
    assert fitted("Ana", 5) == "Ana  "
    assert fitted("Bento", 3) == "Ben"
    assert clipped("Bento", 5) == "Bento"
    assert clipped("Bento", 4) == "Ben…"
    assert clipped("日本語", 5) == "日本…"


def test_steps_are_counted_along_paths_as_far_as_they_lead() -> None:
    near = {"a": ["b", "c"], "b": ["a", "d"], "c": ["a", "d"], "d": ["b", "c"], "e": []}
    assert steps_from("a", near.__getitem__) == {"a": 0, "b": 1, "c": 1, "d": 2}
    assert steps_from("e", near.__getitem__) == {"e": 0}


def columns(line: str) -> int:
    return Text.from_markup(line).cell_len


def test_a_headline_reaches_to_the_right_edge_and_no_words_of_it_are_lost() -> None:
    line = headline("Round 1", "Ana [bold]", "9 cards")
    assert columns(line) == WIDTH
    assert Text.from_markup(line).plain.split() == "Round 1 · Ana [bold] 9 cards".split()
    assert columns(headline("Round 1", "Ana", "9 cards", 60)) == 60
    assert Text.from_markup(headline("1", "x" * WIDTH, "9")).plain.endswith("x  9")


def test_faint_lines_and_cards_end_at_the_right_edge() -> None:
    assert faint("[bold] waits", 3) == "   [dim]\\[bold] waits[/]"
    assert columns(faint("x" * 200)) == WIDTH
    assert columns(faint("x" * 200, 3, 50)) == 50
    assert columns(card_line(2, "green", "Hide", 13, "x" * 200)) < WIDTH
    assert Text.from_markup(card_line(2, "green", "Hide", 6, "away")).plain == "   2× Hide   away"
    assert Text.from_markup(card_line(1, "green", "Hide", 6, "away")).plain == "      Hide   away"


def test_a_picture_knows_its_players_by_their_names_or_by_number() -> None:
    drawing = Picture(PEBBLES, {"hands": [[], [], []]}, ["Ana"], "en")
    assert drawing.seats == 3
    assert drawing.names == ["Ana", "Player 2", "Player 3"]


def test_equal_keys_share_a_place_and_the_greatest_comes_first() -> None:
    assert ranked([3, 5, 3, 4], range(4)) == [[1], [3], [0, 2]]
    assert ranked([(3, 1), (3, 2), (9, 0)], [0, 1]) == [[1], [0]]


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert lead([3.0, 5.0, 4.0], 1) == 1.0
    assert lead([3.0, 5.0, 4.0], 0) == -2.0
    assert best_rival([-3.0, 5.0], 1, 0.0) == 0.0


def test_a_grid_keeps_what_is_written_inside_and_draws_paths_between() -> None:
    grid = Grid(7, 3)
    grid.line((0, 0), (6, 0))
    grid.write((-2, 0), [("A", "red")])
    grid.centre((6, 2), [("end", "")])
    assert grid.lines() == ["[red]A[/][dim]·····[/] ", "       ", "    end"]
