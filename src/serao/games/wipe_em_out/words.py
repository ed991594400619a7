"""What is said of this game beyond what its steps and events declare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from serao.games.wipe_em_out.actions import ACTIONS, ITEMS, MONSTERS, PLAYER, SLOTS
from serao.games.wipe_em_out.state import Table
from serao.kernel.articles import FORMS, as_facts
from serao.kernel.events import Event
from serao.kernel.messages import FALLBACK, hyphened
from serao.kernel.state import NOTHING
from serao.kernel.words import Words
from serao.pieces.abouts import about

if TYPE_CHECKING:
    from serao.games.wipe_em_out import WipeEmOut  # noqa: F401  # of which the words are


class TableWords(Words["WipeEmOut"]):
    """The words of items, monsters and actions, and how events are told with a single slot."""

    def tell(
        self, event: Event, seat: int, names: Sequence[str] = (), locale: str = FALLBACK
    ) -> str:
        """Return ``event`` as a sentence; a single slot needs no letter."""
        message = f"event-{hyphened(type(event).__name__)}"
        is_single = bool(names) and self.game.cards.per_round[len(names)] == 1
        found = [f"{message}-alone", message] if is_single else [message]
        return self.texts.say_first(locale, found, self.event_facts(event, seat, names, locale))

    # -- actions ----------------------------------------------------------------------------

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        cards = self.game.cards
        verb, _, argument = ACTIONS[action].partition(":")
        if verb in ("keep", "redraw"):
            return {"cards": cards.hand_size}
        if verb == "attack":
            slot = SLOTS.index(argument)
            monster = table.slots[slot] if slot < len(table.slots) else NOTHING
            name = "none" if monster == NOTHING else MONSTERS[monster]
            return {"slot": argument.upper(), **self.thing("monster", "monster", name, locale)}
        if verb == "mimic-as":
            return self.thing("monster", "monster", argument, locale)
        if verb == "player":
            return self.target_facts(table, action - PLAYER, seat, locale)
        played = table.played[seat] if 0 <= seat < table.seats else NOTHING
        facts = self.artifact_facts(played, locale)
        if argument:
            facts |= self.thing("item", "item", argument, locale)
            facts["power"] = cards.power[ITEMS.index(argument)]
        return facts

    def target_facts(self, table: Table, target: int, seat: int, locale: str) -> dict[str, Any]:
        known = target < table.seats and table.played[target] != NOTHING
        return {
            "player": self.player(target, seat, table.names, locale),
            "is-you": "yes" if target == seat else "no",
            **self.artifact_facts(table.played[target] if known else NOTHING, locale),
            "power": table.power(target) if known else 0,
            "cards": len(table.hands[target]) if target < table.seats else 0,
        }

    def artifact_facts(self, kind: int, locale: str) -> dict[str, Any]:
        """Return what a sentence says of an artifact in play; of none it says nothing."""
        if kind == NOTHING:
            return {"artifact": "", **as_facts("artifact", dict.fromkeys(FORMS, ""))}
        return {**self.thing("artifact", "item", ITEMS[kind], locale)}

    # -- cards ------------------------------------------------------------------------------

    def item(self, kind: int, locale: str) -> str:
        return self.called("item", ITEMS[kind], locale)

    def item_about(self, kind: int, locale: str) -> str:
        """Return what an item does, in a sentence."""
        cards = self.game.cards
        facts = {
            "power": cards.power[kind],
            "amount": cards.amount[kind],
            "lowest": cards.lowest[kind],
            "highest": cards.highest[kind],
        }
        return about(self.game, locale, "item", ITEMS[kind], facts)

    def monster(self, kind: int, locale: str) -> str:
        return self.called("monster", "none" if kind == NOTHING else MONSTERS[kind], locale)

    def monster_about(self, kind: int, locale: str) -> str:
        """Return what a monster is worth, in a sentence."""
        row = self.game.library.content["monsters.toml"]["monster"][kind]
        points = self.game.cards.points[kind]
        return self.describe(
            locale,
            f"monster-{MONSTERS[kind]}-about",
            row,
            first=points[0] if points else 0,
            sizes=", ".join(str(i + 1) for i in range(len(points))),
        )
