"""What an object needs comes by its constructor: nobody reaches into another to set it there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "serao"
ROOMS = ("server", "store")


def constructors(path: Path) -> Iterator[ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            yield node


def set_in(constructor: ast.FunctionDef) -> Iterator[ast.Attribute]:
    """Yield the fields that a constructor sets."""
    for node in ast.walk(constructor):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node


@pytest.mark.parametrize("room", ROOMS)
def test_a_constructor_sets_its_own_fields_alone(room: str) -> None:
    for path in sorted((SOURCE / room).rglob("*.py")):
        for constructor in constructors(path):
            for field in set_in(constructor):
                assert ast.unparse(field.value) == "self", f"{path}:{field.lineno} {field.attr}"
