"""The shape of the content files, and how the rules' cards are made from them."""

# plain: it reads files through libraries
from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from serao.games.wipe_em_out.actions import ACTIONS, ARTIFACTS, MIMIC, MONSTERS, SPELLS
from serao.games.wipe_em_out.cards import (
    EFFECTS,
    SCORINGS,
    SPELL_EFFECTS,
    UNBOUNDED,
    Cards,
)
from serao.kernel.content import Library
from serao.kernel.errors import ContentError

FILES = ("cards.toml", "monsters.toml", "setup.toml", "actions.toml")

Count = Annotated[int, Meta(ge=0)]
Mark = Annotated[str, Meta(pattern=r"^[RWDI]( WEO-R\d+)?(?!\n)$")]
ArtifactEffect = Literal[
    "none",
    "bonus_vs_kinds",
    "silence_other",
    "others_draw",
    "fuse_from_hand",
    "weaken_other",
    "take_card_from_hand",
    "silence_self",
    "reveal_top",
    "copy_power",
    "weaken_rivals",
    "harvest_spell",
    "replace_from_hand",
    "random_discard",
]
SpellEffect = Literal["break", "modify", "shield", "swap"]
Scoring = Literal["each", "single_set_capped", "repeated_sets", "majority", "copy"]


class ItemDeck(Struct, forbid_unknown_fields=True):
    total_cards: Count
    artifact_kinds: int
    artifact_cards: Count
    spell_kinds: int
    spell_cards: Count
    power_floor: Literal[0]
    name: str = ""


class Artifact(Struct, forbid_unknown_fields=True):
    id: str
    count: Count
    power: Count
    power_source: Mark
    effect: ArtifactEffect
    effect_source: Mark
    index: int | None = None
    choice: str | None = None
    optional: bool | None = None
    amount_source: Mark = "I"
    amount: int = 0
    kinds: list[str] = []
    name: str = ""
    text: str = ""


class Spell(Struct, forbid_unknown_fields=True):
    id: str
    count: Count
    effect: SpellEffect
    effect_source: Mark
    index: int | None = None
    target: str | None = None
    amount_source: Mark = "I"
    amount: int = 0
    target_min_power: int = 0
    target_max_power: int = UNBOUNDED
    name: str = ""
    text: str = ""


class CardFile(Struct, forbid_unknown_fields=True):
    deck: ItemDeck
    artifact: list[Artifact]
    spell: list[Spell]


class MonsterDeck(Struct, forbid_unknown_fields=True):
    total_cards: Count
    name: str = ""


class Monster(Struct, forbid_unknown_fields=True):
    id: str
    count: Count
    scoring: Scoring
    index: int | None = None
    family: Literal["beast", "undead", "other"] = "other"
    points: list[int] = []
    zombies: Count = 0
    name: str = ""


class Majority(Struct, forbid_unknown_fields=True):
    first: Count
    second: Count
    tie_rounding: Literal["down"] = "down"
    tie_for_first_cancels_second: Literal[True] = True


class MonsterFile(Struct, forbid_unknown_fields=True):
    deck: MonsterDeck
    monster: list[Monster]
    majority: Majority


class Players(Struct, forbid_unknown_fields=True):
    count: int
    monsters: Annotated[int, Meta(ge=1)]
    per_round: Literal[1, 2]
    rounds: Annotated[int, Meta(ge=1)]


class SetupFile(Struct, forbid_unknown_fields=True):
    min_players: Literal[2]
    max_players: Literal[5]
    hand_size: Annotated[int, Meta(ge=1)]
    first_revealer_seat: Literal[0]
    revealer_rotates: Literal[True]
    extra_round_players: list[int]
    players: list[Players]


class Block(Struct, forbid_unknown_fields=True):
    name: str
    first: int
    size: int
    meaning: str = ""


class ActionFile(Struct, forbid_unknown_fields=True):
    size: int
    block: list[Block]


# What else a file may say about an effect: it must be what the effect does.
CHOICES = {
    "silence_other": "PICK_PLAYER",
    "weaken_other": "PICK_PLAYER",
    "take_card_from_hand": "PICK_PLAYER+PICK_CARD",
    "fuse_from_hand": "FEED",
    "replace_from_hand": "FEED",
    "copy_power": "MIRROR",
    "harvest_spell": "PICK_SPELL",
}
OPTIONAL = ("fuse_from_hand", "copy_power", "replace_from_hand")
WITH_AMOUNT = ("bonus_vs_kinds", "others_draw", "weaken_other", "weaken_rivals", "random_discard")
TARGETS = {
    "break": "one_artifact_not_broken",
    "shield": "one_artifact_not_shielded",
    "swap": "two_players",
}


def cards_of(library: Library) -> Cards:
    """Return the cards of a library, refusing files that do not fit together."""
    check_actions(library)
    cards = Cards()
    fill_items(cards, library)
    fill_monsters(cards, library)
    fill_setup(cards, library)
    return cards


def fill_items(cards: Cards, library: Library) -> None:
    file = library.load("cards.toml", CardFile)
    same_kinds(library, "cards.toml", "artifact", [a.id for a in file.artifact], ARTIFACTS)
    same_kinds(library, "cards.toml", "spell", [s.id for s in file.spell], SPELLS)
    same_sum(library, "cards.toml", "artifact_cards", file.deck.artifact_cards, file.artifact)
    same_sum(library, "cards.toml", "spell_cards", file.deck.spell_cards, file.spell)
    for artifact in file.artifact:
        check_artifact(library, artifact)
    for spell in file.spell:
        check_spell(library, spell)
    both: list[Artifact | Spell] = [*file.artifact, *file.spell]
    for i, item in enumerate(both):
        if item.index not in (None, i):
            where = f'{library.place_of("cards.toml")}: "{item.id}"'
            raise ContentError(f"{where} index is {i}, not {item.index}")
    same_sum(library, "cards.toml", "total_cards", file.deck.total_cards, both)
    cards.item_counts = [item.count for item in both]
    cards.power = [a.power for a in file.artifact] + [0] * len(SPELLS)
    cards.effect = [EFFECTS.index(a.effect) for a in file.artifact] + [0] * len(SPELLS)
    cards.amount = [item.amount for item in both]
    cards.prey = [prey_of(library, artifact) for artifact in file.artifact]
    none = [-1] * len(ARTIFACTS)
    cards.spell_effect = none + [SPELL_EFFECTS.index(s.effect) for s in file.spell]
    cards.lowest = none + [s.target_min_power for s in file.spell]
    cards.highest = none + [s.target_max_power for s in file.spell]


def marks_of(library: Library) -> dict[str, dict[str, str]]:
    """Return for each item where its power, effect and amount come from: "R", "I WEO-R27"."""
    file = library.load("cards.toml", CardFile)
    marks: dict[str, dict[str, str]] = {}
    for artifact in file.artifact:
        marks[hyphens(artifact.id)] = {
            "power": artifact.power_source,
            "effect": artifact.effect_source,
        }
    for spell in file.spell:
        marks[hyphens(spell.id)] = {"effect": spell.effect_source}
    return marks


def printed_words(library: Library) -> dict[tuple[str, str], str]:
    """Return names and texts that the files themselves give to cards."""
    words: dict[tuple[str, str], str] = {}
    for file, table in (
        ("cards.toml", "artifact"),
        ("cards.toml", "spell"),
        ("monsters.toml", "monster"),
    ):
        for row in library.raw[file][table]:
            for field in ("name", "text"):
                if row.get(field):
                    words[hyphens(row["id"]), field] = row[field]
    return words


def check_actions(library: Library) -> None:
    """Refuse another action table than the one that saved games depend on."""
    file = library.load("actions.toml", ActionFile)
    verbs = [name.partition(":")[0].replace("-", "_").upper() for name in ACTIONS]
    blocks = [(verb, verbs.index(verb), verbs.count(verb)) for verb in dict.fromkeys(verbs)]
    found = [(block.name, block.first, block.size) for block in file.block]
    if found != blocks or file.size != len(ACTIONS):
        raise ContentError(f"{library.place_of('actions.toml')}: the action table never changes")


def check_artifact(library: Library, artifact: Artifact) -> None:
    where = f'{library.place_of("cards.toml")}: artifact "{artifact.id}"'
    choice = CHOICES.get(artifact.effect, "")
    if artifact.choice not in (None, choice):
        raise ContentError(f"{where} choice is {choice!r} by its effect, not {artifact.choice!r}")
    optional = artifact.effect in OPTIONAL
    if artifact.optional not in (None, optional):
        raise ContentError(f"{where} optional is {str(optional).lower()} by its effect")
    if artifact.effect in WITH_AMOUNT and artifact.amount == 0:
        raise ContentError(f"{where} has no amount for its effect")
    if artifact.effect == "bonus_vs_kinds" and not artifact.kinds:
        raise ContentError(f"{where} has no kinds for its effect")


def check_spell(library: Library, spell: Spell) -> None:
    where = f'{library.place_of("cards.toml")}: spell "{spell.id}"'
    if (spell.effect == "swap") != (spell.id == "swift_hands"):
        raise ContentError(f"{where}: swift_hands and only it has the effect swap")
    if spell.effect == "modify" and spell.amount == 0:
        raise ContentError(f"{where} has no amount for its effect")
    target = TARGETS.get(spell.effect) or target_by_power(spell)
    if spell.target not in (None, target):
        raise ContentError(f"{where} target is {target} by its other fields")


def target_by_power(spell: Spell) -> str:
    if spell.target_max_power < UNBOUNDED:
        return "one_artifact_max_power"
    return "one_artifact_min_power" if spell.target_min_power else "one_artifact"


def prey_of(library: Library, artifact: Artifact) -> list[bool]:
    hunted = [hyphens(kind) for kind in artifact.kinds]
    for kind in hunted:
        if kind not in MONSTERS:
            where = f'{library.place_of("cards.toml")}: artifact "{artifact.id}" kinds'
            raise ContentError(f"{where}: there is no monster {kind!r}")
    return [monster in hunted for monster in MONSTERS]


def fill_monsters(cards: Cards, library: Library) -> None:
    file = library.load("monsters.toml", MonsterFile)
    same_kinds(library, "monsters.toml", "monster", [m.id for m in file.monster], MONSTERS)
    same_sum(library, "monsters.toml", "total_cards", file.deck.total_cards, file.monster)
    for i, monster in enumerate(file.monster):
        where = f'{library.place_of("monsters.toml")}: monster "{monster.id}"'
        if monster.index not in (None, i):
            raise ContentError(f"{where} index is {i}, not {monster.index}")
        if (monster.scoring == "copy") != (i == MIMIC):
            raise ContentError(f"{where}: the mimic and only it has the scoring copy")
        if (monster.scoring == "majority") != (monster.zombies > 0):
            raise ContentError(f"{where}: scoring majority goes with a number of zombies")
        if monster.scoring in ("each", "single_set_capped", "repeated_sets") and not monster.points:
            raise ContentError(f"{where} has no points")
    cards.monster_counts = [m.count for m in file.monster]
    cards.scoring = [SCORINGS.index(m.scoring) for m in file.monster]
    cards.points = [m.points for m in file.monster]
    cards.zombies = [m.zombies for m in file.monster]
    cards.first_horde = file.majority.first
    cards.second_horde = file.majority.second


def fill_setup(cards: Cards, library: Library) -> None:
    file = library.load("setup.toml", SetupFile)
    counts = [row.count for row in file.players]
    if counts != [2, 3, 4, 5]:
        place = library.place_of("setup.toml")
        raise ContentError(f"{place}: players has entries for 2, 3, 4 and 5, not {counts}")
    for row in file.players:
        where = f"{library.place_of('setup.toml')}: players {row.count}"
        if row.monsters != row.per_round * row.rounds:
            raise ContentError(f"{where}: monsters is per_round times rounds")
        if row.monsters > sum(cards.monster_counts):
            raise ContentError(f"{where}: there are only {sum(cards.monster_counts)} monsters")
        if (row.per_round == 2) != (row.count >= 4):
            raise ContentError(f"{where}: two monsters a round with 4 and 5 players only")
    for seats in file.extra_round_players:
        if seats not in (2, 3):
            place = library.place_of("setup.toml")
            raise ContentError(f"{place}: extra_round_players are 2 and 3 at most, not {seats}")
    cards.hand_size = file.hand_size
    cards.monsters_in_game = [0, 0] + [row.monsters for row in file.players]
    cards.per_round = [0, 0] + [row.per_round for row in file.players]
    cards.rounds = [0, 0] + [row.rounds for row in file.players]
    cards.extra_round = [seats in file.extra_round_players for seats in range(6)]


def same_kinds(
    library: Library, file: str, table: str, found: list[str], wanted: tuple[str, ...]
) -> None:
    for i, kind in enumerate(wanted):
        here = hyphens(found[i]) if i < len(found) else "nothing"
        if here != kind:
            where = f"{library.place_of(file)}: {table} entry {i + 1}"
            raise ContentError(f"{where} is {kind.replace('-', '_')}, not {here}")
    if len(found) > len(wanted):
        raise ContentError(f"{library.place_of(file)}: {table} has {len(wanted)} kinds")


def same_sum(
    library: Library,
    file: str,
    field: str,
    said: int,
    rows: Sequence[Artifact | Spell | Monster],
) -> None:
    found = sum(row.count for row in rows)
    if found != said:
        raise ContentError(f"{library.place_of(file)}: deck {field} is {said}, not {found}")


def hyphens(name: str) -> str:
    return name.replace("_", "-")
