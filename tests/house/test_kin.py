"""A language spoken nearly like another has only messages that it says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

from serao.kernel.messages import KIN, resource
from serao.testing.test_definitions import spoken

ROOT = Path(__file__).parents[2]
FILES = [
    path
    for folder in ("src", "examples")
    for language in KIN
    for path in sorted((ROOT / folder).rglob(f"{language}.ftl"))
]


def messages_in(path: Path) -> dict[str, ast.Message]:
    return {e.id.name: e for e in resource(path).body if isinstance(e, ast.Message)}


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(ROOT)) for path in FILES])
def test_a_near_language_says_only_what_it_says_otherwise_with_the_same_facts(path: Path) -> None:
    kin = path.with_name(f"{KIN[path.stem]}.ftl")
    own, theirs = messages_in(path), messages_in(kin)
    assert sorted(set(own) - set(theirs)) == []
    ignored = ["span", "comment"]
    assert [name for name in own if own[name].equals(theirs[name], ignored)] == []
    facts, wanted = spoken(path), spoken(kin)
    assert [name for name in own if facts[name] != wanted[name]] == []
    assert [name for name in own if beside(own[name]) != beside(theirs[name])] == []


def beside(message: ast.Message) -> set[str]:
    """Return what a name says beside itself: its article."""
    return {attribute.id.name for attribute in message.attributes}


def test_a_near_language_is_looked_for_where_it_is() -> None:
    assert ROOT / "src/serao/server/texts/pt-BR.ftl" in FILES
