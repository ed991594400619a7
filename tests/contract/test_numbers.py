"""Numbers live in the content: what a person reads changes with them, in every language.

Two laws. Each number of each content file is changed in an edition, and some sentence of the
catalogue, the player aid or the table options must follow. And no such sentence has a number of
its own. What is not so is named here, with the reason. RULES.md is not meant: it is the printed
rulebook, and prose.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import serao
from serao.games import defined
from serao.kernel.content import is_number, without_sources
from serao.kernel.errors import ContentError
from serao.kernel.game import Game
from serao.kernel.messages import resource
from serao.kernel.state import State
from serao.server.api import game_info
from serao.server.languages import LANGUAGES, Language
from tests.tables import every_game

SAID = "said"  # a sentence speaks of it
DRAWN = "drawn"  # the catalogue has it as a number, and no sentence speaks of it
SILENT = "silent"  # neither
BOUND = "bound"  # nothing else fits the other numbers of the content

# -- numbers that no sentence speaks of -----------------------------------------------------------

PLACES = "where things lie: the board is drawn from it"
COPIES = "how many there are of it, which the totals follow: a number beside it"
TOTAL = "what the entries of the file add up to"
RULE = "the rules fix it, the file repeats it"
VIEW = "nobody is told before it counts; then the table shows it"

UNREAD: dict[str, dict[str, tuple[str, str]]] = {
    "wipe-em-out": {
        "actions.toml *": (BOUND, "the action table never changes"),
        "cards.toml deck.*_kinds": (SILENT, TOTAL),
        "cards.toml deck.*_cards": (BOUND, TOTAL),
        "cards.toml deck.power_floor": (BOUND, RULE),
        "cards.toml *.count": (BOUND, COPIES),
        "monsters.toml deck.total_cards": (BOUND, TOTAL),
        "monsters.toml *.count": (BOUND, COPIES),
        "setup.toml *_players": (BOUND, RULE),
        "setup.toml first_revealer_seat": (BOUND, RULE),
        "setup.toml extra_round_players.*": (SILENT, VIEW),
        "setup.toml players.*": (BOUND, "monsters, rounds and monsters a round make each other"),
    },
    "caretos": {
        "board-*": (SILENT, PLACES),
        "cards.toml night.*.mark": (BOUND, "the decks for 2, 3 and 4 players are counted"),
        "cards.toml final_bonus.f0.per": (BOUND, "one Villager of each colour there is"),
        "setup.toml villagers_per_colour": (BOUND, "the Villagers make equal groups"),
        "setup.toml hand_size": (BOUND, "decides how many turns each has"),
        "setup.toml campfires": (DRAWN, "the supply is a number at the table"),
        "setup.toml bonus_row": (DRAWN, "the row lies open"),
        "setup.toml max_open_bonus": (DRAWN, "said with the reason when there are too many"),
        "setup.toml players.2.villagers_returned_per_colour": (SILENT, VIEW),
        "setup.toml players.*": (BOUND, "board, cards and places decide it"),
    },
    "carrossel": {
        "board_*": (SILENT, PLACES),
        "cards.toml slot_cards.numbers.*": (BOUND, RULE),
        "cards.toml setup.booth_size": (BOUND, RULE),
        "cards.toml setup.queue_size_2p": (DRAWN, "the queue lies open"),
        "cards.toml setup.objectives_in_play": (DRAWN, "the objectives lie open"),
        "cards.toml setup.dragon_jitter": (SILENT, "how deep the dragon may lie: a secret"),
    },
    "monster-my-neighbour": {
        "cards.toml deck.*": (BOUND, TOTAL),
        "cards.toml card.wanted.copies": (BOUND, RULE),
        "setup.toml game.extra_rounds_max": (SILENT, "the table option says how long ties go on"),
        "setup.toml game.*": (BOUND, "seats, hands, laps and Monsters make each other"),
        "setup.toml players.*": (BOUND, "decided by the cards and the hand size"),
        "setup.toml tokens.gold_value": (DRAWN, "said by the client beside the coins"),
        "setup.toml tokens.*": (BOUND, TOTAL),
    },
    "urto": {
        "board*": (SILENT, PLACES),
        "artifacts.toml meta.*": (BOUND, TOTAL),
        "artifacts.toml artifact.*.die": (BOUND, "a weapon has the other die, or has not"),
        "artifacts.toml *.copies": (BOUND, COPIES),
        "artifacts.toml *.honour": (DRAWN, "a number on the card"),
        "events.toml meta.total": (BOUND, TOTAL),
        "events.toml *.copies": (BOUND, COPIES),
        "monsters.toml meta.*": (BOUND, TOTAL),
        "monsters.toml *.copies": (BOUND, COPIES),
        "tokens.toml meta.*": (BOUND, TOTAL),
        "tokens.toml *.box": (BOUND, COPIES),
        "tokens.toml *.bag": (BOUND, COPIES),
        "heroes.toml hero.*.health": (DRAWN, "a bar of the hero card"),
        "heroes.toml hero.*.mana": (DRAWN, "a bar of the hero card"),
        "heroes.toml hero.molesor.rest_health": (SILENT, "he never recovers health"),
        "heroes.toml simplified.health": (SILENT, "a bar of the hero card, at the table"),
        "heroes.toml simplified.mana": (SILENT, "a bar of the hero card, at the table"),
        "dice.toml die.*.box": (SILENT, "dice of the box: they are shared"),
        "dice.toml face.artifact.amount": (SILENT, "one artifact is drawn, whatever it says"),
        "dice.toml face.fail.amount": (SILENT, "a fail is a fail"),
    },
}


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


def opened(game: Game[State], folder: Path, file: str, raw: dict[str, Any]) -> Game[State] | None:
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


def readable(game: Game[State], locale: Language) -> dict[str, Any]:
    """Return all that a client is told of a game, texts and numbers, each by where it stands."""
    info = msgspec.to_builtins(game_info(game, [], locale))
    return dict(leaves([info, game.drawing.catalogue(locale), game.words.aid(locale)]))


def texts_in(told: dict[str, Any]) -> set[tuple[str, str]]:
    return {(path, value) for path, value in told.items() if isinstance(value, str)}


def outcome(game: Game[State], folder: Path, number: Number, beside: Sequence[Number]) -> str:
    """Return what becomes of a number that is changed."""
    for raw in editions(game.library.raw[number.file], number, beside):
        other = opened(game, folder, number.file, raw)
        if other is not None:
            return told(game, other)
    return BOUND


def told(game: Game[State], other: Game[State]) -> str:
    """Return how another edition differs for those who read about it."""
    pairs = [(printed(game.slug, locale), readable(other, locale)) for locale in LANGUAGES]
    if all(texts_in(before) != texts_in(after) for before, after in pairs):
        return SAID
    return DRAWN if any(before != after for before, after in pairs) else SILENT


def expected(slug: str, number: Number) -> tuple[str, str]:
    for pattern, unread in UNREAD.get(slug, {}).items():
        if fnmatchcase(number.name, pattern):
            return unread
    return SAID, ""


FILES = [(slug, file) for slug in serao.games() for file in serao.game(slug).library.files]


@pytest.mark.parametrize(("slug", "file"), FILES)
def test_a_changed_number_changes_a_sentence(slug: str, file: str, tmp_path: Path) -> None:
    game = serao.game(slug)
    numbers = numbers_of(game.library.raw[file], file)
    wrong = []
    for number in numbers:
        wanted, reason = expected(slug, number)
        if reason == PLACES:
            continue
        found = outcome(game, tmp_path, number, numbers if wanted == SAID else [])
        if found != wanted:
            wrong.append(f"{number.name} is {found}, not {wanted}")
    assert wrong == []


def test_every_number_that_no_sentence_speaks_of_is_there() -> None:
    for slug, unread in UNREAD.items():
        game = serao.game(slug)
        found = [n for file in game.library.files for n in numbers_of(game.library.raw[file], file)]
        used = {next((p for p in unread if fnmatchcase(n.name, p)), "") for n in found}
        assert set(unread) - used == set(), slug


DRAUGHT = "urto artifacts.toml artifact.healing_draught.amount", "artifacts/healing-draught/about"
SWORD = "urto artifacts.toml artifact.rusty_sword.pvp", "artifacts/rusty-sword/about"
WHETSTONE = "urto events.toml event.whetstone.ops.0.n", "events/whetstone/about"
PEUCHEN = "wipe-em-out monsters.toml monster.peuchen.points.0", "monsters/peuchen/about"
STORM = (
    "caretos monsters.toml monster.werewolf.storm.steps.0.n",
    "monsters/werewolf/abilities/storm/text",
)
RED = "caretos cards.toml final_bonus.f4.per", "finals/f4/about"
WEREWOLF = "monster-my-neighbour cards.toml monster.werewolf.amount", "cards/13/about"


@pytest.mark.parametrize(
    ("at", "value", "english", "portuguese"),
    [
        (DRAUGHT, 4, "Recover 4 health.", "Recupera 4 de saúde."),
        (DRAUGHT, 9, "Recover 9 health.", "Recupera 9 de saúde."),
        (SWORD, 1, "+1 to your combat rolls.", "+1 nos teus lançamentos de combate."),
        (SWORD, 2, "; +2 instead in PvP.", "; +2 contra outros heróis."),
        (WHETSTONE, 1, "Take 1 Attack token.", "Fica com 1 ficha de Ataque."),
        (WHETSTONE, 2, "Take 2 Attack tokens.", "Fica com 2 fichas de Ataque."),
        (WHETSTONE, 5, "Take 5 Attack tokens.", "Fica com 5 fichas de Ataque."),
        (PEUCHEN, 1, "1 point each.", "1 ponto cada."),
        (PEUCHEN, 2, "2 points each.", "2 pontos cada."),
        (PEUCHEN, 5, "5 points each.", "5 pontos cada."),
        (STORM, 1, "up to 1 move, jumping", "até 1 movimento, saltando"),
        (STORM, 5, "up to 5 moves, jumping", "até 5 movimentos, saltando"),
        (RED, 1, "for each red Villager", "por cada Aldeão vermelho"),
        (RED, 2, "for each 2 red Villagers", "por cada 2 Aldeões vermelhos"),
        (WEREWOLF, 1, "1 Hunter has been played.", "1 Caçador jogado."),
        (WEREWOLF, 5, "5 Hunters have been played.", "5 Caçadores jogados."),
    ],
)
def test_one_two_and_five_are_said_as_people_say_them(
    at: tuple[str, str], value: int, english: str, portuguese: str, tmp_path: Path
) -> None:
    slug, file, name = at[0].split()
    game = serao.game(slug)
    (keys,) = [
        n.keys for n in numbers_of(game.library.raw[file], file) if n.name == f"{file} {name}"
    ]
    other = opened(game, tmp_path, file, changed(game.library.raw[file], keys, value))
    assert other is not None
    for locale, words in zip(LANGUAGES, (english, portuguese), strict=True):
        said: Any = other.drawing.catalogue(locale)
        for key in at[1].split("/"):
            said = said[int(key) if key.isdigit() else key]
        assert words in said


# -- sentences with a number of their own ---------------------------------------------------------

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

LIST = "the parts of a turn or a round, counted"
OWN: dict[str, dict[str, tuple[str, str]]] = {
    "wipe-em-out": {
        "item-broken-artifact-about": ("0", "WEO-1.5: a broken artifact has no base"),
        "item-swift-hands-about": ("2", "an exchange has two sides"),
        "monster-slime-about": ("1", "a row begins with one"),
        "monster-zombie-?": ("1 2 3", "names"),
        "player-aid": ("0 1 2 3 4 5", f"{LIST}; two monsters with 4 and 5 players; an exchange"),
    },
    "caretos": {
        "game-about": ("2", "CAR-2.5: everybody has two Monsters"),
        "goal-0": ("2", "a pair of one colour is the goal"),
        "item-*-about": ("1 2", "a Villager is worth 1 VP; a sign marks two places"),
        "item-trevor-moon": ("1", "a walk is one step at least"),
        "option-expert-finals-true": ("2", "the variant deals two"),
        "place-*": ("3 4 7", "names of places"),
        "player-aid": ("1 2 3 4", f"{LIST}; a Villager is worth 1 VP; two Monsters"),
    },
    "carrossel": {
        "item-booth-about": ("3", "CRS-6.2: a sequence is three animals"),
        "item-dragon-about": ("3 4", "CRS-5.6: with 3 or 4 players"),
        "item-half-turn-about": ("2", "CRS-9.2: with two players"),
        "item-objective-*": ("3", "CRS-8.4: a shape is three tiles"),
        "item-sequence-about": ("3", "CRS-6.2: a sequence is three animals"),
        "player-aid": ("1 2 3 4", f"{LIST}; a sequence; numbers of players"),
    },
    "monster-my-neighbour": {
        "item-deal-about": ("2", "MMN-6.9: one or two cards"),
        "option-last-round-10": ("10", "the value of the option"),
        "player-aid": ("0 1 2 5", "no points; a Deal; one round for each of the five Monsters"),
    },
    "urto": {
        "achievement-*-about": ("1 2 3 4 7 50 60 70", "URT-13: the golden book"),
        "ask-take-one-of-two": ("2", "URT-7.5: two are drawn"),
        "bar-health-about": ("0", "dead is without health"),
        "card-oracle-pool-about": ("1 2", "URT-7.5: one of two"),
        "card-thief-of-the-depths-about": ("1", "URT-7.5: one artifact"),
        "field-*": ("1 2 3 4 5 6 7 8 9 10", "names"),
        "hero-sankaa-about": ("0", "a re-roll that costs nothing"),
        "item-emerald-staff-about": ("1", "URT-6.2: a mana gives 1 without it"),
        "item-spelunkers-map-about": ("1", "one token is kept"),
        "magic-reinforce": ("1", "URT-6.2: a mana gives 1"),
        "phase-rest-about": ("2", "twice, as Portuguese counts it"),
        "player-aid": ("1 2", "a mana gives 1; twice, as Portuguese counts it"),
        "token-attack-about": ("1", "URT-6.2: a token is 1"),
        "token-defense-about": ("1", "URT-6.13: a token is 1"),
        "token-torch-fountain-about": ("1", "URT-5.3: one for one"),
    },
}


@every_game
def test_no_sentence_about_the_content_has_a_number_of_its_own(slug: str) -> None:
    game = defined(slug, None)  # nobody else has said anything with it
    found: dict[str, set[int]] = {}
    for locale in LANGUAGES:
        messages = written_in(game.folder / "texts" / f"{locale}.ftl")
        for name in read_of(game, messages):
            found.setdefault(entry_of(slug, name), set()).update(numbers_written(messages[name]))
    allowed = {name: set(map(int, numbers.split())) for name, (numbers, _) in OWN[slug].items()}
    assert {name: numbers for name, numbers in found.items() if numbers} == allowed


def entry_of(slug: str, name: str) -> str:
    """Return the entry of OWN that a message comes under, or the message itself."""
    return next((pattern for pattern in OWN[slug] if fnmatchcase(name, pattern)), name)


def written_in(path: Path) -> dict[str, ast.Message]:
    return {e.id.name: e for e in resource(path).body if isinstance(e, ast.Message)}


def read_of(game: Game[State], messages: dict[str, ast.Message]) -> set[str]:
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
