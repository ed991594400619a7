"""Urto: exploration, dice fights, magic, events and artifacts, elimination and revival."""

# plain: it ties the others together, once
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from serao.games.urto import abouts, events, position, views, worlds
from serao.games.urto.actions import ACTIONS, ARTIFACTS, FIELDS, HEROES
from serao.games.urto.catalogue import Catalogue
from serao.games.urto.catalogue_types import Book
from serao.games.urto.content import FILES, cave_of, loot_of, printed_in
from serao.games.urto.evaluation import evaluate, evaluate_all
from serao.games.urto.fortune import fortune
from serao.games.urto.picture import picture
from serao.games.urto.scoring import parts, ranking, returns, scores
from serao.games.urto.state import ANYWHERE, Table
from serao.games.urto.steps import (
    artifacts,
    combat,
    divine,
    duels,
    ending,
    entering,
    fields,
    monsters,
    rounds,
    setup,
    turn,
)
from serao.games.urto.steps.event_cards import bars, hands, places, rolls, turns
from serao.games.urto.steps.turn import REST_FIRST
from serao.games.urto.view_types import View
from serao.games.urto.words import Words
from serao.kernel.game import Game, Option, events_in, steps_in
from serao.kernel.messages import FALLBACK
from serao.kernel.rng import Rng
from serao.kernel.steps import Bar

HERE = Path(__file__).parent

# Where each verb belongs, for whoever tries it at another choice. Cards always say it themselves.
ELSEWHERE = {
    "field": Bar("URT-3.5", "field-later"),
    "player": Bar("URT-6.10", "player-later"),
    "bare": Bar("URT-6.2", "bare-later"),
    "rest": REST_FIRST,
    "end": Bar("URT-3.7", "end-later"),
    "sprint": Bar("URT-3.8", "sprint-later"),
    "search": Bar("URT-5.1", "search-later"),
    "decline": Bar("URT-5.8", "no-offer"),
    "accept": Bar("URT-5.8", "no-offer"),
    "fight": Bar("URT-6.5", "fight-later"),
    "hide": Bar("URT-6.5", "hide-later"),
    "roll": Bar("URT-6.6", "roll-later"),
    "keep": Bar("URT-6.3", "keep-later"),
    "reroll": Bar("URT-6.3", "reroll-later"),
    "buy-d8": Bar("URT-9.1", "d8-later"),
    "reinforce": Bar("URT-6.2", "reinforce-later"),
    "add-attack": Bar("URT-6.2", "attack-token-later"),
    "use-defense": Bar("URT-6.13", "defense-later"),
    "take-damage": Bar("URT-6.13", "damage-later"),
    "mana-to-health": Bar("URT-5.3", "fountain-later"),
    "health-to-mana": Bar("URT-5.3", "fountain-later"),
    "lose-health": Bar("URT-7.5", "loss-later"),
    "lose-mana": Bar("URT-7.5", "loss-later"),
    "hero": Bar("URT-2.2", "hero-later"),
    "side": Bar("URT-2.4", "side-later"),
    "roll-divine": Bar("URT-3.9", "divine-later"),
    "token": Bar("URT-8.7", "token-later"),
    "empty-field": Bar("URT-10.5", "empty-later"),
}


class Urto(Game[Table]):
    """The definition that the house meets the game through."""

    def __init__(self, edition: Path | None) -> None:
        self.slug = "urto"
        self.title = "Urto"
        self.seats = range(2, 6)
        self.actions = ACTIONS
        self.options = {
            "mode": Option("heroes", ("heroes", "simplified")),
            "allotment": Option("choose", ("choose", "random")),
            "mushrooms": Option("cave", ("cave", ANYWHERE)),
            "collapse": Option(40, (40, 0)),
        }
        self.steps = steps_in(
            artifacts,
            combat,
            divine,
            duels,
            ending,
            entering,
            bars,
            hands,
            places,
            rolls,
            turns,
            fields,
            monsters,
            rounds,
            setup,
            turn,
        )
        self.events = events_in(events)
        self.elsewhere = ELSEWHERE
        self.ordered = frozenset(
            "heroes offers monster_deck event_deck artifact_deck rolls combat".split()
        )
        self.view_type = View
        self.catalogue_type = Book
        self.cutoff = 4
        self.margin = 6.0
        self.has_fortune = True
        self.open_folder(HERE, FILES, edition)
        self.cave = cave_of(self.library)
        self.loot_results = loot_of(self.library)
        self.printed = printed_in(self.library)

    def blank(self) -> Table:
        table = Table()
        table.cave = self.cave
        return table

    def set_up(self, table: Table) -> None:
        setup.set_up(table)

    def place(self, table: Table, document: Mapping[str, Any]) -> None:
        position.place(table, document)

    def restore(self, table: Table, document: Mapping[str, Any]) -> None:
        position.restore(table, document)

    def document(self, table: Table) -> dict[str, Any]:
        return position.document(table)

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        return cast(dict[str, Any], views.view(table, seat))

    def redeal(self, world: Table, seat: int, rng: Rng) -> None:
        worlds.redeal(world, seat, rng)

    def scores(self, table: Table) -> list[int]:
        return scores(table)

    def ranking(self, table: Table) -> list[list[int]]:
        return ranking(table)

    def returns(self, table: Table) -> list[float]:
        return returns(table)

    def evaluate(self, table: Table, seat: int) -> float:
        return evaluate(table, seat)

    def evaluate_all(self, table: Table) -> list[float]:
        return evaluate_all(table)

    def fortune(self, table: Table) -> int:
        return fortune(table)

    def picture(self, view: Mapping[str, Any], names: Sequence[str], locale: str) -> str:
        return picture(self, view, names, locale)

    def reckoning(self, table: Table, locale: str) -> list[list[tuple[str, int]]]:
        """URT-12.5 Return what each hero's count is made of."""
        return [
            [(self.texts.say(locale, f"count-{part}"), points) for part, points in seat.items()]
            for seat in parts(table)
        ]

    def pieces(self, locale: str) -> dict[str, Any]:
        return Catalogue(self, locale).pieces()

    # -- words ------------------------------------------------------------------------------

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        return Words(self, table, seat, locale).facts(action)

    def called(self, kind: str, name: str, locale: str) -> str:
        return self.printed.get((kind, name, "name")) or super().called(kind, name, locale)

    def field(self, field: int, locale: str) -> str:
        return self.called("field", FIELDS[field], locale)

    def item(self, card: int, locale: str) -> str:
        return self.called("item", ARTIFACTS[card], locale)

    def item_about(self, card: int, locale: str) -> str:
        """Return what an artifact does, in a sentence."""
        name = ARTIFACTS[card]
        own = self.printed.get(("item", name, "text"))
        if own:
            return own
        row = self.library.content["artifacts.toml"]["artifact"][card]
        return self.describe(locale, f"item-{name}-about", row, **abouts.item_facts(self, card))

    def monster(self, monster: int, locale: str) -> str:
        return self.called("monster", self.cave.monster_names[monster], locale)

    def event(self, event: int, locale: str) -> str:
        return self.called("card", self.cave.event_names[event], locale)

    def event_about(self, event: int, locale: str) -> str:
        """Return what an event does, in a sentence."""
        name = self.cave.event_names[event]
        own = self.printed.get(("card", name, "text"))
        facts = abouts.event_facts(self, event)
        return own or self.texts.say(locale, f"card-{name}-about", **facts)

    def hero_about(self, hero: int, locale: str) -> str:
        """Return what a hero is good and bad at, in a few sentences."""
        row = abouts.hero_row(self, hero)
        return self.describe(locale, f"hero-{HEROES[hero]}-about", row)

    def aid(self, locale: str = FALLBACK) -> str:
        return self.texts.say(locale, "player-aid", **abouts.aid_facts(self))

    def loot(self, number: int, locale: str) -> str:
        """Return what a number on the loot die brings."""
        rules = self.library.raw["rules.toml"]["rules"]
        return self.texts.say(
            locale,
            f"loot-{self.loot_results[number - 1]}",
            mana=rules["loot_mana"],
            health=rules["loot_health"],
        )


def define(edition: Path | None) -> Urto:
    return Urto(edition)
