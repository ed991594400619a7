"""The shape of the content files, and how the rules' cards are made from them."""

# plain: it reads files through libraries
from __future__ import annotations

from typing import Literal

from msgspec import field

from serao.games.wipe_em_out.actions import ACTIONS, ARTIFACTS, MIMIC, MONSTERS, SPELLS
from serao.games.wipe_em_out.cards import (
    SCORINGS,
    SPELL_EFFECTS,
    UNBOUNDED,
    Cards,
    Scoring,
    SpellEffect,
)
from serao.games.wipe_em_out.effects import EFFECTS
from serao.kernel.checks import Checker, Count, Mark, Shape, Some, underscores
from serao.kernel.content import Library, hyphens

FILES = ("cards.toml", "monsters.toml", "setup.toml", "actions.toml")
CARD_FILE, MONSTER_FILE, SETUP_FILE, ACTION_FILE = FILES
SEATS = range(2, 6)

# Names and texts that an edition prints on its own cards, by what messages call them.
PRINTED = (
    (CARD_FILE, "artifact", "item"),
    (CARD_FILE, "spell", "item"),
    (MONSTER_FILE, "monster", "monster"),
)


class ItemDeck(Shape):
    total_cards: Count
    artifact_kinds: int
    artifact_cards: Count
    spell_kinds: int
    spell_cards: Count
    power_floor: Literal[0]
    name: str = ""


class Artifact(Shape):
    id: str
    count: Count
    power: Count
    power_source: Mark
    effect: str
    effect_source: Mark
    index: int | None = None
    choice: str | None = None
    optional: bool | None = None
    amount_source: Mark = "I"
    amount: int = 0
    kinds: list[str] = field(default_factory=list)
    name: str = ""
    text: str = ""


class Spell(Shape):
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


class CardFile(Shape):
    deck: ItemDeck
    artifact: list[Artifact]
    spell: list[Spell]


class MonsterDeck(Shape):
    total_cards: Count
    name: str = ""


class Monster(Shape):
    id: str
    count: Count
    scoring: Scoring
    index: int | None = None
    family: Literal["beast", "undead", "other"] = "other"
    points: list[int] = field(default_factory=list)
    zombies: Count = 0
    name: str = ""


class Majority(Shape):
    first: Count
    second: Count
    tie_rounding: Literal["down"] = "down"
    tie_for_first_cancels_second: Literal[True] = True


class MonsterFile(Shape):
    deck: MonsterDeck
    monster: list[Monster]
    majority: Majority


class Players(Shape):
    count: int
    monsters: Some
    per_round: Literal[1, 2]
    rounds: Some


class SetupFile(Shape):
    min_players: Literal[2]
    max_players: Literal[5]
    hand_size: Some
    first_revealer_seat: Literal[0]
    revealer_rotates: Literal[True]
    extra_round_players: list[int]
    players: list[Players]


class Block(Shape):
    name: str
    first: int
    size: int
    meaning: str = ""


class ActionFile(Shape):
    size: int
    block: list[Block]


# What else a file may say about an effect of a spell: it must be what the effect does.
EFFECT_NAMES = [effect.name for effect in EFFECTS]
TARGETS = {
    "break": "one_artifact_not_broken",
    "shield": "one_artifact_not_shielded",
    "swap": "two_players",
}


def cards_of(library: Library) -> Cards:
    """Return the cards of a library, refusing files that do not fit together."""
    check_actions(Checker(library, ACTION_FILE))
    cards = Cards()
    fill_items(cards, Checker(library, CARD_FILE))
    fill_monsters(cards, Checker(library, MONSTER_FILE))
    fill_setup(cards, Checker(library, SETUP_FILE))
    return cards


def check_actions(check: Checker) -> None:
    """Refuse another action table than the one that saved games depend on."""
    file = check.load(ActionFile)
    verbs = [underscores(name.partition(":")[0]).upper() for name in ACTIONS]
    blocks = [(verb, verbs.index(verb), verbs.count(verb)) for verb in dict.fromkeys(verbs)]
    found = [(block.name, block.first, block.size) for block in file.block]
    changed = found != blocks or file.size != len(ACTIONS)
    check.refuse_if(changed, "the action table never changes")


# -- items ----------------------------------------------------------------------------------


def fill_items(cards: Cards, check: Checker) -> None:
    file = check.load(CardFile)
    artifacts, spells = file.artifact, file.spell
    check.entries("artifact", artifacts, ARTIFACTS)
    check.entries("spell", spells, SPELLS, first=len(ARTIFACTS))
    for artifact in artifacts:
        check_artifact(check, artifact)
    for spell in spells:
        check_spell(check, spell)
    both: list[Artifact | Spell] = [*artifacts, *spells]
    cards.item_counts = [item.count for item in both]
    in_artifacts = sum(cards.item_counts[: len(ARTIFACTS)])
    total = sum(cards.item_counts)
    counted = {
        "artifact_cards": in_artifacts,
        "spell_cards": total - in_artifacts,
        "total_cards": total,
    }
    check.totals("deck", file.deck, counted)
    cards.power = [a.power for a in artifacts] + [0] * len(SPELLS)
    cards.effect = [EFFECT_NAMES.index(a.effect) for a in artifacts] + [0] * len(SPELLS)
    cards.amount = [item.amount for item in both]
    cards.prey = [prey_of(artifact) for artifact in artifacts]
    none = [-1] * len(ARTIFACTS)
    cards.spell_effect = none + [SPELL_EFFECTS.index(s.effect) for s in spells]
    cards.lowest = none + [s.target_min_power for s in spells]
    cards.highest = none + [s.target_max_power for s in spells]


def check_artifact(check: Checker, artifact: Artifact) -> None:
    where = f'artifact "{artifact.id}"'
    check.known(f"{where} effect", "effect", [artifact.effect], EFFECT_NAMES)
    effect = EFFECTS[EFFECT_NAMES.index(artifact.effect)]
    if artifact.choice is not None:
        check.same(f"{where} choice", repr(artifact.choice), repr(effect.choice), " by its effect")
    problem = f"{where} optional is {str(effect.is_optional).lower()} by its effect"
    check.refuse_if(artifact.optional not in (None, effect.is_optional), problem)
    for needed in effect.needs:
        check.refuse_if(not getattr(artifact, needed), f"{where} has no {needed} for its effect")
    check.known(f"{where} kinds", "monster", map(hyphens, artifact.kinds), MONSTERS)


def check_spell(check: Checker, spell: Spell) -> None:
    where = f'spell "{spell.id}"'
    is_swap = spell.effect == "swap"
    problem = f"{where}: swift_hands and only it has the effect swap"
    check.refuse_if(is_swap != (spell.id == "swift_hands"), problem)
    lacks_amount = spell.effect == "modify" and spell.amount == 0
    check.refuse_if(lacks_amount, f"{where} has no amount for its effect")
    target = TARGETS.get(spell.effect) or target_by_power(spell)
    problem = f"{where} target is {target} by its other fields"
    check.refuse_if(spell.target not in (None, target), problem)


def target_by_power(spell: Spell) -> str:
    if spell.target_max_power < UNBOUNDED:
        return "one_artifact_max_power"
    return "one_artifact_min_power" if spell.target_min_power else "one_artifact"


def prey_of(artifact: Artifact) -> list[bool]:
    return [monster in map(hyphens, artifact.kinds) for monster in MONSTERS]


def marks_of(library: Library) -> dict[str, dict[str, str]]:
    """Return for each item where its power and effect come from: "R", "I WEO-R27"."""
    file = library.load(CARD_FILE, CardFile)
    artifacts = {
        hyphens(row.id): {"power": row.power_source, "effect": row.effect_source}
        for row in file.artifact
    }
    spells = {hyphens(row.id): {"effect": row.effect_source} for row in file.spell}
    return {**artifacts, **spells}


# -- monsters and set-up --------------------------------------------------------------------


def fill_monsters(cards: Cards, check: Checker) -> None:
    file = check.load(MonsterFile)
    check.entries("monster", file.monster, MONSTERS)
    for i, monster in enumerate(file.monster):
        check_scoring(check, i, monster)
    cards.monster_counts = [m.count for m in file.monster]
    check.same("deck total_cards", file.deck.total_cards, sum(cards.monster_counts))
    cards.scoring = [SCORINGS.index(m.scoring) for m in file.monster]
    cards.points = [m.points for m in file.monster]
    cards.zombies = [m.zombies for m in file.monster]
    cards.first_horde = file.majority.first
    cards.second_horde = file.majority.second


def check_scoring(check: Checker, i: int, monster: Monster) -> None:
    where = f'monster "{monster.id}"'
    scoring = monster.scoring
    problem = f"{where}: the mimic and only it has the scoring copy"
    check.refuse_if((scoring == "copy") != (i == MIMIC), problem)
    problem = f"{where}: scoring majority goes with a number of zombies"
    check.refuse_if((scoring == "majority") != (monster.zombies > 0), problem)
    by_points = scoring in ("each", "single_set_capped", "repeated_sets")
    check.refuse_if(by_points and not monster.points, f"{where} has no points")


def fill_setup(cards: Cards, check: Checker) -> None:
    file = check.load(SetupFile)
    counts = [row.count for row in file.players]
    problem = f"players has entries for 2, 3, 4 and 5, not {counts}"
    check.refuse_if(counts != list(SEATS), problem)
    for row in file.players:
        check_players(check, row, sum(cards.monster_counts))
    for seats in file.extra_round_players:
        problem = f"extra_round_players are 2 and 3 at most, not {seats}"
        check.refuse_if(seats not in (2, 3), problem)
    cards.hand_size = file.hand_size
    cards.monsters_in_game = [0, 0] + [row.monsters for row in file.players]
    cards.per_round = [0, 0] + [row.per_round for row in file.players]
    cards.rounds = [0, 0] + [row.rounds for row in file.players]
    cards.extra_round = [seats in file.extra_round_players for seats in range(6)]


def check_players(check: Checker, row: Players, monsters: int) -> None:
    where = f"players {row.count}:"
    product = row.per_round * row.rounds
    check.refuse_if(row.monsters != product, f"{where} monsters is per_round times rounds")
    check.refuse_if(row.monsters > monsters, f"{where} there are only {monsters} monsters")
    many = row.count >= 4
    problem = f"{where} two monsters a round with 4 and 5 players only"
    check.refuse_if((row.per_round == 2) != many, problem)
