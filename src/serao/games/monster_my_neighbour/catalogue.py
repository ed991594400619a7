"""All that a client draws this game with: cards in words and numbers, set-up, scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from serao.games.monster_my_neighbour.actions import CARDS
from serao.games.monster_my_neighbour.catalogue_types import (
    CardEntry,
    Described,
    Numbers,
    Pieces,
    Source,
)
from serao.games.monster_my_neighbour.content import (
    CARD_FILE,
    SETUP_FILE,
    CardFile,
    General,
    Monster,
    SetupFile,
)
from serao.games.monster_my_neighbour.telling import TELLING
from serao.kernel.messages import hyphened

if TYPE_CHECKING:
    from serao.games.monster_my_neighbour import MonsterMyNeighbour

UNCERTAIN: Final = ("W", "I")  # marks of values that are not printed in the rulebook
SHOWN: Final = frozenset(("copies", "text", "turn_strip", "target"))  # fields that a card shows

# Messages ``phrase-<name>``: the words of the rules that stand on the board.
PHRASES: Final = (
    "general-deck",
    "monster-deck",
    "hand",
    "pile",
    "friend",
    "start",
    "escape",
    "catch",
    "betrayal",
    "strip-yes",
    "strip-no",
    "strip-cond",
    "strip-noeffect",
    "card-wins",
    "laps-about",
    "hunts-about",
    "mermaid-safe",
    "mermaid-open",
)

Marks = dict[str, dict[str, Source]]  # by card and field


def pieces(game: MonsterMyNeighbour, locale: str) -> dict[str, Any]:
    file = game.library.load(CARD_FILE, CardFile)
    marks = uncertain(game)
    general = [general_card(game, card, marks, locale) for card in file.card]
    monsters = [monster_card(game, monster, marks, locale) for monster in file.monster]
    found: Pieces = {
        "cards": general + monsters,
        **numbers(game, game.library.load(SETUP_FILE, SetupFile)),
        "phrases": {name: game.words.say(locale, f"phrase-{name}") for name in PHRASES},
        "telling": {hyphened(kind.__name__): how for kind, how in TELLING.items()},
    }
    return dict(found)


def uncertain(game: MonsterMyNeighbour) -> Marks:
    """Return by card and field where values come from that the rulebook does not print."""
    marks: Marks = {}
    for source in game.library.sources():
        if source.file == CARD_FILE and source.field in SHOWN and source.mark in UNCERTAIN:
            card = source.entry.partition('"')[2].rstrip('"')
            marks.setdefault(card, {})[source.field] = {
                "mark": source.mark,
                "ruling": source.ruling,
            }
    return marks


def general_card(game: MonsterMyNeighbour, card: General, marks: Marks, locale: str) -> CardEntry:
    return {
        **described(game, card, marks, locale),
        "kind": card.id,
        "copies": card.copies,
        "target": card.target,
        "needs_card_left": card.needs_card_left,
        "ability": "",
        "amount": 0,
        "disguise": "",
    }


def monster_card(
    game: MonsterMyNeighbour, monster: Monster, marks: Marks, locale: str
) -> CardEntry:
    return {
        **described(game, monster, marks, locale),
        "kind": "monster",
        "copies": 1,
        "target": "none",
        "needs_card_left": False,
        "ability": monster.ability,
        "amount": monster.amount,
        "disguise": game.words.say(locale, f"item-{monster.id}-disguise"),
    }


def described(
    game: MonsterMyNeighbour, card: General | Monster, marks: Marks, locale: str
) -> Described:
    return {
        "id": card.id,
        "name": game.words.card_called(card.id, locale),
        "about": game.words.card_about(card.id, locale),
        "clause": card.clause,
        "strip": list(card.turn_strip),
        "source": marks.get(card.id, {}),
    }


def numbers(game: MonsterMyNeighbour, file: SetupFile) -> Numbers:
    scoring = file.scoring
    return {
        "rounds": file.game.rounds,
        "laps": file.game.laps_per_round,
        "hand_size": file.game.hand_size,
        "dealt": {
            str(row.id): {"dealt": row.starting_deck, "left": row.general_left}
            for row in file.players
        },
        "scoring": {
            "escape_monster": scoring.escape_monster,
            "escape_vampire": game.cards.escape_worth(CARDS.index("vampire")),
            "escape_friend": scoring.escape_friend,
            "catch_catcher": scoring.catch_catcher,
            "catch_others": scoring.catch_others,
            "betrayal_others": scoring.betrayal_others,
        },
        "gold": file.tokens.gold_value,
    }
