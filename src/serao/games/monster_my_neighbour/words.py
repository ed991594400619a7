"""What is said of cards and actions beyond what steps and events declare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serao.games.monster_my_neighbour.actions import (
    ACTIONS,
    CARDS,
    KINDS,
    MONSTER,
    PLAY,
    PLAYER,
    SWAP,
)
from serao.games.monster_my_neighbour.effects import has_effect
from serao.games.monster_my_neighbour.state import Table
from serao.kernel.kinds import SEAT, Thing
from serao.kernel.messages import FALLBACK
from serao.kernel.words import Words, facts_at

if TYPE_CHECKING:
    from serao.games.monster_my_neighbour import MonsterMyNeighbour  # noqa: F401  # whose words they are


class TableWords(Words["MonsterMyNeighbour"]):
    """The words of actions and cards."""

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        """Return what the choice speaks of, and the card, or the player named and how many cards."""
        verb, _, argument = ACTIONS[action].partition(":")
        facts = facts_at(table, seat)
        if verb == "player":
            named = action - PLAYER
            facts = {"player": Thing(SEAT, named), "cards": len(table.hands[named])}
        kind = argument if verb in ("play", "skip", "give") else ""
        card = CARDS[table.monster] if kind == KINDS[MONSTER] else kind
        return {
            **self.worded(facts, seat, table.names, locale),
            "kind": kind,
            **(self.thing("card", "item", card, locale) if card else {"card": ""}),
            "idle": "yes" if verb == "play" and is_idle(table, seat, action - PLAY) else "no",
            "number": action - SWAP,
        }

    def card_called(self, name: str, locale: str) -> str:
        return self.say(locale, f"item-{name}")

    def card_about(self, name: str, locale: str) -> str:
        """Return what the card does, in a line."""
        amount = self.game.cards.amount[CARDS.index(name)]
        return self.say(locale, f"item-{name}-about", amount=amount)

    def aid(self, locale: str = FALLBACK) -> str:
        vampire = self.game.cards.escape_worth(CARDS.index("vampire"))
        return self.say(locale, "player-aid", vampire=vampire)


def is_idle(table: Table, seat: int, kind: int) -> bool:
    """Whether the card would do nothing if ``seat`` played it now."""
    return not has_effect(table, seat, kind, len(table.hands[seat]) - 1)
