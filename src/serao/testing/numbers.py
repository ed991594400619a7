"""Numbers in texts: which numbers a game's content has, and what its sentences make of them.

``texts/numbers.toml`` of a game names what is not as the laws of ``test_numbers.py`` would have it:

    [unread]
    "cards.toml *.count" = ["bound", "how many there are of it, which the totals follow"]

    [own]
    "item-objective-*" = ["3", "a shape is three tiles"]
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import serao
from serao.kernel.content import is_number, read_toml, without_sources
from serao.kernel.errors import ContentError
from serao.kernel.game import Game
from serao.kernel.messages import resource, speakers
from serao.server.api import game_info
from serao.server.languages import LANGUAGES, Language

EXCEPTIONS: Final = Path("texts") / "numbers.toml"

SAID: Final = "said"  # a sentence speaks of it
DRAWN: Final = "drawn"  # the catalogue has it as a number, and no sentence speaks of it
SILENT: Final = "silent"  # neither
BOUND: Final = "bound"  # nothing else fits the other numbers of the content
PLACE: Final = "place"  # where a thing lies: there are many, and it is not tried


class Exceptions(msgspec.Struct, forbid_unknown_fields=True):
    """What a game says is not as the laws would have it, each with the reason."""

    unread: dict[str, tuple[str, str]] = {}  # number -> what becomes of it
    own: dict[str, tuple[str, str]] = {}  # message -> numbers that it has


@cache
def exceptions(slug: str) -> Exceptions:
    place = serao.game(slug).folder / EXCEPTIONS
    return msgspec.convert(read_toml(place), Exceptions) if place.exists() else Exceptions()


# -- the numbers of the content -------------------------------------------------------------------

Keys = tuple[str | int, ...]


class Number(NamedTuple):
    """A number of a content file: where it stands, and what it is called here."""

    file: str
    keys: Keys
    name: str  # "cards.toml artifact.claw.power"


def numbers_of(raw: dict[str, Any], file: str) -> list[Number]:
    found = walked(without_sources(raw), (), "")
    return [Number(file, keys, f"{file} {name}") for keys, name in found]


def walked(value: Any, keys: Keys, name: str) -> Iterator[tuple[Keys, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in ("id", "index"):
                yield from walked(inner, (*keys, key), f"{name}.{key}".lstrip("."))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            called = inner.get("id", i) if isinstance(inner, dict) else i
            yield from walked(inner, (*keys, i), f"{name}.{called}")
    elif is_number(value) or counted(value):
        yield keys, name


def counted(value: object) -> re.Match[str] | None:
    """Whether ``value`` is a word with its number, ``mana:2``."""
    return re.fullmatch(r"([a-z]+:)(\d+)", value) if isinstance(value, str) else None


def others(value: Any) -> list[Any]:
    """Return what to try in the place of a number."""
    match = counted(value)
    number = int(match[2]) if match else value
    tries = (number + 1, number - 1)
    return [f"{match[1]}{n}" for n in tries] if match else list(tries)


def changed(raw: dict[str, Any], keys: Keys, value: Any) -> dict[str, Any]:
    copy = deepcopy(raw)
    place: Any = copy
    for key in keys[:-1]:
        place = place[key]
    place[keys[-1]] = value
    return copy


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(value[key])}" for key in value) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def written(folder: Path, file: str, raw: dict[str, Any]) -> None:
    text = "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in raw.items())
    (folder / file).write_text(text, encoding="utf-8")


def value_at(raw: dict[str, Any], keys: Keys) -> Any:
    value: Any = raw
    for key in keys:
        value = value[key]
    return value


def editions(raw: dict[str, Any], number: Number, beside: Sequence[Number]) -> Iterator[Any]:
    """Yield the file with another number, then with one taken from the numbers ``beside`` it."""
    value = value_at(raw, number.keys)
    for other in others(value):
        yield changed(raw, number.keys, other)
    for another in beside:
        if is_number(value) and another.keys != number.keys and alike(number, another):
            less = value_at(raw, another.keys) - 1
            yield changed(changed(raw, number.keys, value + 1), another.keys, less)


def alike(one: Number, other: Number) -> bool:
    """Whether two numbers are the same field of two entries, or two fields of a small table."""
    pairs = list(zip(one.keys, other.keys, strict=False))
    same = len(one.keys) == len(other.keys) and sum(a != b for a, b in pairs) == 1
    return same and (one.keys[-1] == other.keys[-1] or len(one.keys) == 2)


def opened(game: Game[Any], folder: Path, file: str, raw: dict[str, Any]) -> Game[Any] | None:
    """Return the game with another file; None where the file does not fit."""
    written(folder, file, raw)
    try:
        found = serao.game(game.slug, edition=folder)
    except ContentError:
        return None
    known, texts = game.words.texts, found.words.texts
    texts.bundles, texts.found = known.bundles, known.found  # read once
    return found


@cache
def printed(slug: str, locale: Language) -> dict[str, Any]:
    return readable(serao.game(slug), locale)


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in pairs:
            yield from leaves(inner, f"{path}/{key}")
    else:
        yield path, value


def readable(game: Game[Any], locale: Language) -> dict[str, Any]:
    """Return all that a client is told of a game, texts and numbers, each by where it stands."""
    info = msgspec.to_builtins(game_info(game, [], locale))
    return dict(leaves([info, game.drawing.catalogue(locale), game.words.aid(locale)]))


def texts_in(told: dict[str, Any]) -> set[tuple[str, str]]:
    return {(path, value) for path, value in told.items() if isinstance(value, str)}


def outcome(game: Game[Any], folder: Path, number: Number, beside: Sequence[Number]) -> str:
    """Return what becomes of a number that is changed."""
    for raw in editions(game.library.raw[number.file], number, beside):
        other = opened(game, folder, number.file, raw)
        if other is not None:
            return told(game, other)
    return BOUND


def told(game: Game[Any], other: Game[Any]) -> str:
    """Return how another edition differs for those who read about it."""
    pairs = [(printed(game.slug, locale), readable(other, locale)) for locale in LANGUAGES]
    if all(texts_in(before) != texts_in(after) for before, after in pairs):
        return SAID
    return DRAWN if any(before != after for before, after in pairs) else SILENT


def expected(slug: str, number: Number) -> str:
    """Return what is to become of a number that is changed."""
    for pattern, (becomes, _) in exceptions(slug).unread.items():
        if fnmatchcase(number.name, pattern):
            return becomes
    return SAID


# -- the numbers of a sentence --------------------------------------------------------------------

WORDS = {
    word: number
    for number, words in {
        1: "one um uma",
        2: "two dois duas",
        3: "three três",
        4: "four quatro",
        5: "five cinco",
        6: "six seis",
        7: "seven sete",
        8: "eight oito",
        9: "nine nove",
        10: "ten dez",
        11: "eleven onze",
        12: "twelve doze",
        14: "fourteen catorze",
    }.items()
    for word in words.split()
}
# "one" and its like are as often no number, and digits that belong to a name are none: d6, n04.
NUMBER = re.compile(
    rf"(?<!\w)(\d+|{'|'.join(w for w in WORDS if WORDS[w] > 1)})(?!\w)", re.IGNORECASE
)


def entry_of(slug: str, name: str) -> str:
    """Return what a message comes under in the exceptions, or the message itself."""
    return next((pattern for pattern in exceptions(slug).own if fnmatchcase(name, pattern)), name)


def spoken_in(folder: Path, locale: str) -> dict[str, ast.Message]:
    """Return the messages of a language: its own, else those of the one that lends it words."""
    files = [folder / f"{language}.ftl" for language in reversed(speakers(locale))]
    own = [written_in(path) for path in files if path.exists()]
    return {name: message for messages in own for name, message in messages.items()}


def written_in(path: Path) -> dict[str, ast.Message]:
    return {e.id.name: e for e in resource(path).body if isinstance(e, ast.Message)}


def read_of(game: Game[Any], messages: dict[str, ast.Message]) -> set[str]:
    """Return the messages that make what a client is told, and those that they rest on."""
    for locale in LANGUAGES:
        readable(game, locale)
    names = {found.message for found in game.words.texts.found.values()} & set(messages)
    queue = list(names)
    for name in queue:
        fresh = references(messages[name]) - names
        names |= fresh
        queue.extend(fresh)
    return names


def references(node: Any) -> set[str]:
    found = References()
    found.visit(node)
    return found.names


class References(Visitor):
    """Collects the messages that a message speaks through."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def numbers_written(node: Any, known: frozenset[int] = frozenset()) -> Iterator[int]:
    """Yield the numbers in a text, but for those that a branch says because they are the fact."""
    if isinstance(node, ast.TextElement):
        for match in NUMBER.finditer(node.value):
            word = match[0].lower()
            number = WORDS[word] if word in WORDS else int(word)
            if number not in known:
                yield number
    elif isinstance(node, ast.Message):
        yield from numbers_written(node.value, known)
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from numbers_written(element, known)
    elif isinstance(node, ast.Placeable):
        yield from numbers_written(node.expression, known)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from numbers_written(variant.value, known | {number_of(variant.key)})


def number_of(key: ast.Identifier | ast.NumberLiteral) -> int:
    """Return the number that a branch is for; -1 for one that is for a word or for many."""
    if isinstance(key, ast.NumberLiteral):
        return int(str(key.value))
    return WORDS.get(key.name, -1)
