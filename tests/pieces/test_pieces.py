"""Things that games share."""

from __future__ import annotations

import pytest

from serao.pieces.cards import added, listed, one_less_of_each, without
from serao.pieces.columns import clipped, fitted


def test_cards_leave_and_join_one_at_a_time() -> None:
    assert without((1, 2, 2, 5), 2) == (1, 2, 5)
    assert added((1, 5), 3) == (1, 3, 5)
    assert added((), 3) == (3,)
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 3)


def test_one_of_every_kind_may_be_gone() -> None:
    assert one_less_of_each((1, 1, 1, 2, 3, 3)) == (1, 1, 3)
    assert one_less_of_each(()) == ()


def test_a_deck_is_listed_kind_by_kind() -> None:
    assert listed([2, 0, 1]) == [0, 0, 2]


def test_text_is_fitted_and_clipped_by_cells_not_letters() -> None:
    assert fitted("Ana", 5) == "Ana  "
    assert fitted("Bento", 3) == "Ben"
    assert clipped("Bento", 5) == "Bento"
    assert clipped("Bento", 4) == "Ben…"
    assert clipped("日本語", 5) == "日本…"
