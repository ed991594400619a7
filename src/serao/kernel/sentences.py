"""Sentences made ready: a Fluent pattern as texts, names and branches, said without its machinery.

They say exactly what Fluent says, or leave it to Fluent: functions, terms, numbers that are
written with separators, facts that are missing, messages that speak through themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import ast

SMALL: Final = 1000  # numbers below are digits and nothing else, in every language


class Text:
    """Words that are always the same."""

    def __init__(self, words: str) -> None:
        self.words = words


class Fact:
    """A fact in its place."""

    def __init__(self, name: str) -> None:
        self.name = name


class Branch:
    """What is said depends on a fact: a word, a number, or the plural that goes with it."""

    def __init__(self, name: str, ways: list[tuple[str | int, Sentence]], usual: Sentence) -> None:
        self.name = name
        self.ways = ways
        self.usual = usual


class Sentence:
    """The parts of a message, or of a branch of it; a part may be another message."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def said(self, facts: Mapping[str, object], plural: Callable[[int], str]) -> str | None:
        """Return the sentence with ``facts``; None where Fluent has to say it."""
        words = []
        for part in self.parts:
            if isinstance(part, Text):
                said: str | None = part.words
            elif isinstance(part, Fact):
                said = plainly(facts.get(part.name))
            elif isinstance(part, Sentence):
                said = part.said(facts, plural)
            else:
                way = taken(part, facts.get(part.name), plural)
                said = None if way is None else way.said(facts, plural)
            if said is None:
                return None
            words.append(said)
        return "".join(words)


Part = Text | Fact | Branch | Sentence


def plainly(value: object) -> str | None:
    if type(value) is str:
        return value
    if type(value) is int and -SMALL < value < SMALL:
        return str(value)
    return None


def taken(branch: Branch, value: object, plural: Callable[[int], str]) -> Sentence | None:
    """Return the first way that ``value`` matches, or the usual one."""
    if type(value) is str:
        for key, sentence in branch.ways:
            if type(key) is int:
                return None
            if key == value:
                return sentence
        return branch.usual
    if type(value) is int:
        for key, sentence in branch.ways:
            if key == (value if type(key) is int else plural(value)):
                return sentence
        return branch.usual
    return None


# -- making ready -----------------------------------------------------------------------------


def ready(
    pattern: ast.SyntaxNode, bundle: FluentBundle, through: tuple[str, ...] = ()
) -> Sentence | None:
    """Return ``pattern`` as a sentence; None for one that only Fluent can say.

    Where a pattern has one element Fluent keeps the element in its place. ``through`` are the
    messages of ``bundle`` that it stands in.
    """
    parts: list[Part] = []
    for element in pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]:
        part = part_of(element, bundle, through)
        if part is None:
            return None
        parts.append(part)
    return Sentence(parts)


def part_of(element: ast.SyntaxNode, bundle: FluentBundle, through: tuple[str, ...]) -> Part | None:
    if isinstance(element, ast.TextElement):
        return Text(element.value)
    inner = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(inner, ast.StringLiteral):
        return Text(str(inner.parse()["value"]))
    if isinstance(inner, ast.VariableReference):
        return Fact(inner.id.name)
    if isinstance(inner, ast.MessageReference) and inner.attribute is None:
        return spoken_through(inner.id.name, bundle, through)
    if isinstance(inner, ast.SelectExpression) and isinstance(
        inner.selector, ast.VariableReference
    ):
        return branch_of(inner.selector.id.name, inner.variants, bundle, through)
    return None


def spoken_through(name: str, bundle: FluentBundle, through: tuple[str, ...]) -> Sentence | None:
    """Return another message as a part of this one."""
    if name in through or not bundle.has_message(name):
        return None
    pattern = bundle.get_message(name).value
    return None if pattern is None else ready(pattern, bundle, (*through, name))


def branch_of(
    name: str, variants: Sequence[ast.Variant], bundle: FluentBundle, through: tuple[str, ...]
) -> Branch | None:
    ways: list[tuple[str | int, Sentence]] = []
    usual: Sentence | None = None
    for variant in variants:
        sentence = ready(variant.value, bundle, through)
        key = key_of(variant.key)
        if sentence is None or key is None:
            return None
        ways.append((key, sentence))
        if variant.default:
            usual = sentence
    return None if usual is None else Branch(name, ways, usual)


def key_of(key: Any) -> str | int | None:
    if isinstance(key, ast.Identifier):
        return key.name
    digits = str(key.value)  # a number as it was read, though its type says text
    return int(digits) if digits.isdecimal() else None
