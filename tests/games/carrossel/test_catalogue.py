"""The catalogue: what a client draws the game with."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from serao.games.carrossel.actions import ANIMALS
from serao.games.carrossel.catalogue_types import Book
from serao.kernel.messages import LANGUAGES
from tests.games.carrossel.at_the_table import GAME

RULES = (GAME.folder / "RULES.md").read_text(encoding="utf-8")


def book(locale: str = "en") -> dict[str, Any]:
    return GAME.drawing.catalogue(locale)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_catalogue_is_what_its_type_says_and_no_more(locale: str) -> None:
    typed = msgspec.convert(book(locale), Book)
    assert json.loads(msgspec.json.encode(typed)) == book(locale)


def test_every_client_has_its_numbers_and_their_sources() -> None:
    assert [client["id"] for client in book()["clients"]] == list(GAME.cards.clients)
    assert book()["clients"][5] == {
        "id": "T6",
        "animal": "tiger",
        "vp": 2,
        "leaves_two": False,
        "name": "2-VP tiger",
        "source": {"animal": "CRS-R18", "vp": "CRS-R18", "out_in_2p": "CRS-R19"},
    }


def test_every_animal_has_its_tiles_and_ability() -> None:
    animals = book()["animals"]
    assert [animal["id"] for animal in animals] == list(ANIMALS)
    assert [animal["tiles"] for animal in animals] == [3, 3, 3, 3, 2]
    assert animals[0]["ability"] == "Jump"


def test_objectives_say_what_they_ask_for() -> None:
    assert book()["objectives"]["O6"] == {
        "kind": "set",
        "animals": ["tiger", "swan"],
        "vp": 1,
        "name": "tiger + swan",
        "about": "1 VP for each set of these clients: tiger + swan",
        "clause": "CRS-8.3",
        "source": {"animals": "CRS-R37"},
    }
    assert book()["objectives"]["O14"]["clause"] == "CRS-8.4"


@pytest.mark.parametrize(("side", "seats"), [("four", 4), ("three", 3)])
def test_boards_have_every_slot_and_lines_by_action(side: str, seats: int) -> None:
    board, ours = book()["boards"][side], GAME.cards.board(seats)
    assert [space["id"] for space in board["spaces"]] == list(ours.spaces)
    assert [tuple(row) for row in board["triples"]] == [
        ours.ids(line) for line in range(len(ours.first))
    ]
    assert len(board["paths"]) == {"four": 80, "three": 84}[side]


def test_every_clause_and_ruling_named_is_in_the_rules() -> None:
    named = set(strings_under(book(), {"clause", "source"}))
    assert len(named) > 20
    assert all(f"{name}" in RULES for name in named)


def strings_under(value: Any, keys: set[str], inside: bool = False) -> list[str]:
    """Return every text that lies under one of ``keys``."""
    if isinstance(value, str):
        return [value] if inside else []
    if isinstance(value, dict):
        return [
            text
            for key, part in value.items()
            for text in strings_under(part, keys, inside or key in keys)
        ]
    if isinstance(value, list):
        return [text for part in value for text in strings_under(part, keys, inside)]
    return []


def test_the_set_up_gives_its_numbers() -> None:
    assert book()["setup"] == {
        "booth": 3,
        "queue": 3,
        "objectives": 4,
        "slot_numbers": 12,
        "first_round": [4, 5, 9, 10],
        "clients": 37,
        "low_deck": 6,
    }
