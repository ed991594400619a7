"""Imports point one way: kernel <- pieces <- games <- the rest."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "serao"

# What each room may import of ours. Rooms that are not listed may import all of these.
MAY_IMPORT = {
    "kernel": {"kernel"},
    "pieces": {"kernel", "pieces"},
    "games": {"kernel", "pieces", "games"},
    "bots": {"kernel", "bots"},
    "store": {"kernel", "store"},
}
NEVER_IN_THE_RULES = {"random", "time", "datetime", "os", "socket", "secrets", "uuid"}
RULES = ("kernel", "pieces", "games")


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def modules(room: str) -> list[Path]:
    return sorted((SOURCE / room).rglob("*.py"))


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    for path in modules(room):
        for name in imports_of(path):
            parts = name.split(".")
            if parts[0] == "serao" and len(parts) > 1:
                assert parts[1] in MAY_IMPORT[room], f"{path} imports {name}"
            assert name != "serao", f"{path} imports the house it is part of"


def test_a_game_never_imports_another() -> None:
    for path in modules("games"):
        own = path.relative_to(SOURCE / "games").parts[0]
        for name in imports_of(path):
            parts = name.split(".")
            if parts[:2] == ["serao", "games"] and len(parts) > 2 and own != "__init__.py":
                assert parts[2] == own, f"{path} imports {name}"


@pytest.mark.parametrize("room", RULES)
def test_clocks_chance_and_the_world_outside_do_not_exist_in_the_rules(room: str) -> None:
    for path in modules(room):
        for name in imports_of(path):
            assert name.split(".")[0] not in NEVER_IN_THE_RULES, f"{path} imports {name}"
