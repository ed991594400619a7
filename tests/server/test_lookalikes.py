"""Names that look alike, and names that do not."""

from __future__ import annotations

import pytest

from serao.server.lookalikes import likeness, one_like


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("Ana", "ana"),
        ("Ana", "ANA"),
        ("Ana", "\u0410na"),  # Cyrillic
        ("Ana", "\u0391na"),  # Greek
        ("Ana", "Ana\u200b"),  # nothing to see
        ("Ana", "A\u00adna"),
        ("Ana", "\uff21na"),  # wide
        ("Ana", "Aná"),
        ("Ana", "Ana\ufe0f"),
        ("Ana", "A na"),
        ("Eva", "E\u03bda"),  # a small Greek nu
        ("João", "Joa\u0303o"),
        ("Alice", "AIice"),
        ("Alice", "A1ice"),
        ("Carmo", "Carrno"),
        ("Bob", "B0b"),
        ("ΝΙΝΑ", "νινα"),
        ("Мария", "Маpия"),
    ],
)
def test_names_that_look_alike_have_the_same_likeness(name: str, like: str) -> None:
    assert name != like
    assert likeness(name) == likeness(like)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "Anna"),
        ("Ana", "Eva"),
        ("Player 1", "Player 2"),
        ("Rui", "Rute"),
        ("กิน", "กัน"),  # marks that are vowels
        ("明", "日"),
        ("🦊", "🐻"),
    ],
)
def test_names_that_people_tell_apart_have_not(name: str, other: str) -> None:
    assert likeness(name) != likeness(other)


def test_nothing_is_left_of_a_name_that_nobody_can_see() -> None:
    assert [likeness(name) for name in ("\u200b", "\u3164", "\u202e\u2066", "\u2800")] == [""] * 4


def test_the_one_that_looks_like_a_name_is_found() -> None:
    assert one_like("АNА", ["Eva", "Ana"]) == "Ana"
    assert one_like("Rui", ["Eva", "Ana"]) is None
