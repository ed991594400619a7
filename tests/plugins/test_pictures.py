"""The terminal draws a game that says what its fields are on the table."""

from __future__ import annotations

import pytest
from rich.text import Text

from serao import Rng
from serao.kernel.playout import act_at_random
from tests.plugins.environment import SUECA


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what Ana sees of Sueca in the midst of a trick."""
    monkeypatch.syspath_prepend(str(SUECA / "src"))
    import serao_sueca  # noqa: PLC0415  # only there from here on

    game = serao_sueca.define(None)
    table = game.new_table(4, 1)
    rng = Rng(1)
    for _ in range(18):
        act_at_random(table, rng)
    picture = game.drawing.picture(table.view(0), ("Ana", "Bea"), "en")
    return Text.from_markup(picture).plain.splitlines()


def test_what_is_everybodys_comes_first_and_what_is_not_there_is_not_told(
    lines: list[str],
) -> None:
    assert lines[0].startswith(" Stake: 1 · Dealer: Ana · Trumps: diamonds · Takes it so far: ")
    assert "Turned up" not in lines[0]


def test_each_player_has_a_name_and_what_may_be_seen_of_the_hand(lines: list[str]) -> None:
    assert lines[1::2] == ["Ana", "Bea", "Player 3", "Player 4"]
    assert "Hand: 5♥" in lines[2]
    assert "Hand: 5 " in lines[4]
    assert "Cards taken: 4" in lines[4]
    assert "Could not follow: clubs" in lines[8]
