"""Wipe'em Out!: simultaneous commitment, a spell-response loop, set collection."""

# plain: it ties the others together, once
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from serao.games.wipe_em_out import (
    effects,
    events,
    position,
    spells,
    steps,
    views,
    worlds,
)
from serao.games.wipe_em_out.actions import (
    ACTIONS,
    ARTIFACTS,
    ITEMS,
    MONSTERS,
    PLAYER,
    SLOTS,
    SPELLS,
)
from serao.games.wipe_em_out.catalogue_types import Book
from serao.games.wipe_em_out.chances import chances
from serao.games.wipe_em_out.content import FILES, cards_of, marks_of, printed_words
from serao.games.wipe_em_out.evaluation import evaluate, evaluate_all
from serao.games.wipe_em_out.picture import picture
from serao.games.wipe_em_out.scoring import points, ranking, tally
from serao.games.wipe_em_out.state import POINTS, Table
from serao.games.wipe_em_out.view_types import View
from serao.kernel.game import Game, events_in, steps_in
from serao.kernel.rng import Rng
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar

HERE = Path(__file__).parent


# Where each verb belongs, for whoever tries it at another choice.
ELSEWHERE = {
    "pass": Bar("WEO-6.2", "pass-stage"),
    "decline": Bar("WEO-5.8", "decline-stage"),
    "play": Bar("WEO-4.2", "play-stage"),
    "attack": Bar("WEO-4.3", "attack-stage"),
    "cast": Bar("WEO-6.2", "cast-stage"),
    "player": Bar("WEO-5.9", "no-player-asked"),
    "take": Bar("WEO-5.17", "take-axe"),
    "feed": Bar("WEO-5.15", "feed-stage"),
    "harvest": Bar("WEO-5.22", "harvest-stage"),
    "keep": Bar("WEO-7.5", "hand-stage"),
    "redraw": Bar("WEO-7.5", "hand-stage"),
    "mimic-as": Bar("WEO-8.2", "mimic-stage"),
}


class WipeEmOut(Game[Table]):
    """The definition that the house meets the game through."""

    def __init__(self, edition: Path | None) -> None:
        self.slug = "wipe-em-out"
        self.title = "Wipe'em Out!"
        self.seats = range(2, 6)
        self.actions = ACTIONS
        self.options = {}
        self.steps = steps_in(effects, spells, steps)
        self.events = events_in(events)
        self.elsewhere = ELSEWHERE
        self.ordered = frozenset(
            "slots places hands deck trophies copies monster_deck side_pile chosen scores "
            "after ahead tally tally.*".split()
        )
        self.view_type = View
        self.catalogue_type = Book
        self.cutoff = 4
        self.farther = 8
        self.margin = 6.0
        self.has_chances = True
        self.draws_lots = True
        self.open_folder(HERE, FILES, edition)
        self.cards = cards_of(self.library)
        self.marks = marks_of(self.library)  # card -> where its values come from
        self.printed = printed_words(self.library)  # (card, "name" or "text") of an edition

    def blank(self) -> Table:
        table = Table()
        table.cards = self.cards
        return table

    def set_up(self, table: Table) -> None:
        steps.set_up(table)

    def place(self, table: Table, document: Mapping[str, Any]) -> None:
        position.place(table, document)

    def restore(self, table: Table, document: Mapping[str, Any]) -> None:
        position.restore(table, document)

    def document(self, table: Table) -> dict[str, Any]:
        return position.document(table)

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        return views.view(table, seat)

    def redeal(self, world: Table, seat: int, rng: Rng) -> None:
        worlds.redeal(world, seat, rng)

    def scores(self, table: Table) -> list[int]:
        return points(table)

    def known_scores(self, table: Table, seat: int) -> list[int | None]:
        """WEO-8.14 Trophies lie open."""
        return [*points(table)]

    def ranking(self, table: Table) -> list[list[int]]:
        return ranking(table)

    def evaluate(self, table: Table, seat: int) -> float:
        return evaluate(table, seat)

    def evaluate_all(self, table: Table) -> list[float]:
        return evaluate_all(table)

    def chances(self, table: Table) -> list[float]:
        return chances(table)

    def picture(self, view: Mapping[str, Any], names: Sequence[str], locale: str) -> str:
        return picture(self, view, names, locale)

    def pieces(self, locale: str) -> dict[str, Any]:
        cards = self.cards
        return {
            "items": {name: self.item_piece(kind, locale) for kind, name in enumerate(ITEMS)},
            "monsters": {
                name: {
                    "name": self.monster(kind, locale),
                    "about": self.monster_about(kind, locale),
                    "count": cards.monster_counts[kind],
                    "zombies": cards.zombies[kind],
                }
                for kind, name in enumerate(MONSTERS)
            },
            "horde": self.texts.say(locale, "horde"),
            "stages": {at: self.texts.say(locale, f"picture-at-{at}") for at in POINTS},
            "rounds": list(cards.rounds),
            "hand_size": cards.hand_size,
            "horde_points": [cards.first_horde, cards.second_horde],
        }

    def item_piece(self, kind: int, locale: str) -> dict[str, Any]:
        name, cards = ITEMS[kind], self.cards
        return {
            "name": self.item(kind, locale),
            "about": self.item_about(kind, locale),
            "kind": "spell" if name in SPELLS else "artifact",
            "power": cards.power[kind] if name in ARTIFACTS else None,
            "amount": cards.amount[kind],
            "count": cards.item_counts[kind],
            "sources": self.marks[name],
        }

    def reckoning(self, table: Table, locale: str) -> list[list[tuple[str, int]]]:
        return [
            [
                (self.reckoned(kind, count, locale), worth)
                for kind, count, worth in tally(table, seat)
            ]
            for seat in range(table.seats)
        ]

    def reckoned(self, kind: int, count: int, locale: str) -> str:
        if kind == len(MONSTERS):
            return self.texts.say(locale, "reckoning-horde", count=count)
        monster = self.monster(kind, locale)
        return self.texts.say(locale, "reckoning-set", count=count, monster=monster)

    # -- words ------------------------------------------------------------------------------

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        verb, _, argument = ACTIONS[action].partition(":")
        if verb in ("keep", "redraw"):
            return {"cards": self.cards.hand_size}
        if verb == "attack":
            slot = SLOTS.index(argument)
            monster = table.slots[slot] if slot < len(table.slots) else NOTHING
            return {"slot": argument.upper(), "monster": self.monster(monster, locale)}
        if verb == "mimic-as":
            return {"monster": self.monster(MONSTERS.index(argument), locale)}
        if verb == "player":
            return self.target_facts(table, action - PLAYER, seat, locale)
        played = table.played[seat] if 0 <= seat < table.seats else NOTHING
        facts: dict[str, Any] = {"artifact": ""}
        if played != NOTHING:
            facts["artifact"] = self.item(played, locale)
        if argument:
            kind = ITEMS.index(argument)
            facts |= {"item": self.item(kind, locale), "power": self.cards.power[kind]}
        return facts

    def target_facts(self, table: Table, target: int, seat: int, locale: str) -> dict[str, Any]:
        known = target < table.seats and table.played[target] != NOTHING
        return {
            "player": self.player(target, seat, table.names, locale),
            "is-you": "yes" if target == seat else "no",
            "artifact": self.item(table.played[target], locale) if known else "",
            "power": table.power(target) if known else 0,
            "cards": len(table.hands[target]) if target < table.seats else 0,
        }

    def called(self, kind: str, name: str, locale: str) -> str:
        return self.printed.get((name, "name")) or super().called(kind, name, locale)

    def item(self, kind: int, locale: str) -> str:
        return self.called("item", ITEMS[kind], locale)

    def item_about(self, kind: int, locale: str) -> str:
        """Return what an item does, in a sentence."""
        cards, name = self.cards, ITEMS[kind]
        own = self.printed.get((name, "text"))
        if own:
            return own
        return self.texts.say(
            locale,
            f"item-{name}-about",
            power=cards.power[kind],
            amount=cards.amount[kind],
            lowest=cards.lowest[kind],
            highest=cards.highest[kind],
        )

    def monster(self, kind: int, locale: str) -> str:
        return self.called("monster", "none" if kind == NOTHING else MONSTERS[kind], locale)

    def monster_about(self, kind: int, locale: str) -> str:
        """Return what a monster is worth, in a sentence."""
        row = self.library.content["monsters.toml"]["monster"][kind]
        points = self.cards.points[kind]
        return self.describe(
            locale,
            f"monster-{MONSTERS[kind]}-about",
            row,
            first=points[0] if points else 0,
            sizes=", ".join(str(i + 1) for i in range(len(points))),
        )


def define(edition: Path | None) -> WipeEmOut:
    return WipeEmOut(edition)
