"""The table as text: what is drawn comes from the view."""

from __future__ import annotations

import pytest
from rich.text import Text

import serao
from tests.games.urto.at_the_table import GAME, at, monster_met, play

NAMES = ["Ana", "Bruno", "Carla", "Diogo", "Eva"]


def drawn(table: serao.State, seat: int | None = 0) -> str:
    return Text.from_markup(GAME.drawing.picture(table.view(seat), NAMES, "en")).plain


def test_the_map_shows_tokens_mushrooms_traps_and_heroes() -> None:
    table = at(
        {"field": "c1"},
        {"field": "h-mid3"},
        tokens={"c1": "torch", "h-mid3": "monster"},
        mushrooms={"h-in1": 1, "h-in2": 3},
        traps={"alpha": 0},
    )
    text = drawn(table)
    for mark in ("o1·1", "mg3·2", "♣?i1", "♣3?i2", "!A", "START", "URTO", "?g10", "N", "D", "#"):
        assert mark in text


def test_taken_dice_and_niches_are_drawn_empty() -> None:
    text = drawn(at({"artifacts": ["tellurs-hammer"]}, niches=[]))
    rows = text.split("\n")[2:28]
    assert not any("N" in row[:60] or "D" in row[:60] for row in rows)


def test_the_panels_show_bars_and_secret_hands_by_their_size_only() -> None:
    table = at({"artifacts": ["hex-doll"], "health": 9}, {"artifacts": ["smoke-bomb"], "mana": 2})
    text = drawn(table)
    assert "health 9/15" in text
    assert "mana 2/10" in text
    assert "Hex Doll" in text
    assert "Smoke Bomb" not in text
    assert "Hex Doll" not in drawn(table, None)


def test_a_fight_is_drawn_with_both_sides() -> None:
    table = monster_met("lava-worm", {"artifacts": ["rusty-sword"]}, luck=[4])
    play(table, "fight", "artifact:rusty-sword", "reinforce:2")
    text = drawn(table, 1)
    assert "Fight with the Lava Worm: attack 5, life 3" in text
    assert "Ana: Rusty Sword, +2, die 4" in text


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_fits_the_terminal_from_the_first_choice_on(seats: int) -> None:
    table = GAME.new_table(seats, 3)
    text = drawn(table, None)
    assert max(len(line) for line in text.split("\n")) <= 100
    assert "no hero yet" in text


def test_urt_13_the_golden_book_says_who_earned_what_for_what() -> None:
    table = at({"achievements": ["flash", "murderer"]}, {"achievements": ["flash"]})
    rows = [line.split() for line in drawn(table).split("\n")]
    assert "The golden book".split() in rows
    assert "Ana Murderer Kill 2 rivals.".split() in rows
    for name in ("Ana", "Bruno"):
        assert f"{name} Flash Draw two shortcuts in a row.".split() in rows
    assert "O livro de ouro" in GAME.drawing.picture(table.view(0), NAMES, "pt")
    assert "golden book" not in drawn(at({}, {}))


@pytest.mark.parametrize("locale", ["en", "pt"])
def test_urt_13_the_last_picture_tells_every_page_in_full(locale: str) -> None:
    everything = list(GAME.drawing.catalogue("en")["achievements"])
    table = at({"field": "c3", "achievements": everything}, {"state": "dead"})
    play(table, "field:urto")
    assert table.is_over
    text = Text.from_markup(GAME.drawing.picture(table.view(None), NAMES, locale)).plain
    for name in everything:
        for message in (f"achievement-{name}", f"achievement-{name}-about"):
            assert GAME.words.say(locale, message) in text
    assert max(len(line) for line in text.split("\n")) <= 100
