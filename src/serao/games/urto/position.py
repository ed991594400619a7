"""The position document (section 12): what is special in reading it back."""

# plain: it reads documents, rarely
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serao.games.urto.actions import ARTIFACTS, FIELDS, TOKENS
from serao.games.urto.points import D6, DICE
from serao.games.urto.state import Table
from serao.games.urto.steps.setup import blacken
from serao.kernel.documents import Document, number_of, numbers_of
from serao.kernel.state import NOTHING

FIELD_NUMBERS = numbers_of(FIELDS)
TOKEN_NUMBERS = numbers_of(TOKENS)
CARD_NUMBERS = numbers_of(ARTIFACTS)


def restore(table: Table, written: Mapping[str, Any]) -> None:
    """Set every field as a complete document says; play itself has checked it."""
    document = Document(written)
    table.game.fields.read(table, document)
    document.take("deck_rest")
    if table.side != NOTHING:
        blacken(table, table.side)
    read_lying(table, document)
    for seat, row in enumerate(document.parts("heroes")):
        take_nature(table, seat)
        read_fails(table, seat, row)
    read_fight(table, document)
    read_combat(table, document)
    read_rolls(table, document)
    document.finish()


def read_lying(table: Table, document: Document) -> None:
    """Read what lies on the fields."""
    for name, token in document.table("tokens").values.items():
        table.tokens[field_at("tokens", name)] = number_of(f"tokens.{name}", token, TOKEN_NUMBERS)
    mushrooms = document.table("mushrooms")
    for name in mushrooms.values:
        table.mushrooms[field_at("mushrooms", name)] = mushrooms.number(name, 0, 1)
    traps = document.table("traps")
    for name in traps.values:
        table.traps[field_at("traps", name)] = traps.seat(name, 0, table.seats)


def field_at(key: str, name: str) -> int:
    return number_of(f"{key}.{name}", name, FIELD_NUMBERS)


def take_nature(table: Table, seat: int) -> None:
    """URT-2.2 Be what the hero of ``seat`` is, but in simplified mode."""
    if table.heroes[seat] != NOTHING and table.settings["mode"] != "simplified":
        table.nature[seat] = table.heroes[seat]


def read_fails(table: Table, seat: int, row: Document) -> None:
    fails = row.table("fails")
    table.tellur_fails[seat] = fails.number("tellur", 0)
    table.pheme_fails[seat] = fails.number("pheme", 0)
    fails.finish()


def read_fight(table: Table, document: Document) -> None:
    if document.has("fight"):
        row = document.table("fight")
        table.foe = table.cave.monster_names.index(row.take("foe"))
        table.foe_life = row.number("life", 0)
        row.finish()


def read_combat(table: Table, document: Document) -> None:
    for row in document.tables("combat"):
        seat = row.seat("seat", 0, table.seats)
        weapon = row.word("weapon", "", ("", *ARTIFACTS))
        table.weapon[seat] = CARD_NUMBERS[weapon] if weapon else NOTHING
        table.combat[seat] = row.number("bonus", 0)
        table.die[seat] = row.number("die", 0)
        table.free_rerolls[seat] = row.number("free_rerolls", 0)
        row.finish()


def read_rolls(table: Table, document: Document) -> None:
    faces = table.cave.face_names
    for row in document.tables("rolls"):
        seat = row.seat("seat", 0, table.seats)
        die = DICE.index(row.take("die"))
        result = str(row.take("result"))
        table.note_roll(seat, die, faces.index(result) if die < D6 else int(result))
        row.finish()
