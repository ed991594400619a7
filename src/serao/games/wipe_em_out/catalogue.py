"""All that a client draws this game with: cards in words and numbers, stages, set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serao.games.wipe_em_out.actions import ARTIFACTS, ITEMS, MONSTERS, SPELLS
from serao.games.wipe_em_out.points import POINTS

if TYPE_CHECKING:
    from serao.games.wipe_em_out import WipeEmOut


def pieces(game: WipeEmOut, locale: str) -> dict[str, Any]:
    cards, words = game.cards, game.words
    return {
        "items": {name: item_piece(game, kind, locale) for kind, name in enumerate(ITEMS)},
        "monsters": {
            name: {
                "name": words.monster(kind, locale),
                "about": words.monster_about(kind, locale),
                "count": cards.monster_counts[kind],
                "zombies": cards.zombies[kind],
            }
            for kind, name in enumerate(MONSTERS)
        },
        "horde": words.say(locale, "horde"),
        "stages": {at: words.say(locale, f"picture-at-{at}") for at in POINTS},
        "rounds": list(cards.rounds),
        "hand_size": cards.hand_size,
        "horde_points": [cards.first_horde, cards.second_horde],
    }


def item_piece(game: WipeEmOut, kind: int, locale: str) -> dict[str, Any]:
    name, cards = ITEMS[kind], game.cards
    return {
        "name": game.words.item(kind, locale),
        "about": game.words.item_about(kind, locale),
        "kind": "spell" if name in SPELLS else "artifact",
        "power": cards.power[kind] if name in ARTIFACTS else None,
        "amount": cards.amount[kind],
        "count": cards.item_counts[kind],
        "sources": game.marks[name],
    }
