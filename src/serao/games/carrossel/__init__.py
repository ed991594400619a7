"""Carrossel: simultaneous secret planning, a rotating board, pattern scoring."""

# plain: it ties the others together, once
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from serao.games.carrossel import catalogue, events, position, steps, views, worlds
from serao.games.carrossel.actions import ACTIONS, ANIMALS
from serao.games.carrossel.cards import OBJECTIVE_KINDS
from serao.games.carrossel.catalogue_types import Book
from serao.games.carrossel.content import CARDS, FILES, SEATS, cards_of
from serao.games.carrossel.evaluation import evaluate, evaluate_all
from serao.games.carrossel.picture import picture
from serao.games.carrossel.reckoning import reckoning
from serao.games.carrossel.scoring import points, ranking
from serao.games.carrossel.state import Table
from serao.games.carrossel.view_types import View
from serao.games.carrossel.words import Speaker
from serao.kernel.game import Game, Option, events_in, steps_in
from serao.kernel.messages import FALLBACK
from serao.kernel.rng import Rng

HERE = Path(__file__).parent


class Carrossel(Game[Table]):
    """The definition that the house meets the game through."""

    def __init__(self, edition: Path | None) -> None:
        self.slug = "carrossel"
        self.title = "Carrossel"
        self.seats = SEATS
        self.actions = ACTIONS
        self.options = {"memory_aid": Option(True, (True, False))}
        self.steps = steps_in(steps)
        self.events = events_in(events)
        self.ordered = frozenset(
            "facing racks hands discards booths booths.* queues queues.* deck ready used "
            "sequences sets sets.* points".split()
        )
        self.cutoff = 0
        self.margin = 8.0
        self.view_type = View
        self.catalogue_type = Book
        self.open_folder(HERE, FILES, edition)
        self.cards = cards_of(self.library)

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
        return cast(dict[str, Any], views.view(table, seat))

    def redeal(self, world: Table, seat: int, rng: Rng) -> None:
        worlds.redeal(world, rng)

    def scores(self, table: Table) -> list[int]:
        return points(table)

    def known_scores(self, table: Table, seat: int) -> list[int | None]:
        return views.known_points(table, seat)

    def reckoning(self, table: Table, locale: str) -> list[list[tuple[str, int]]]:
        return [reckoning(self, table, seat, locale) for seat in range(table.seats)]

    def ranking(self, table: Table) -> list[list[int]]:
        return ranking(table)

    def evaluate(self, table: Table, seat: int) -> float:
        return evaluate(table, seat)

    def evaluate_all(self, table: Table) -> list[float]:
        return evaluate_all(table)

    def picture(self, view: Mapping[str, Any], names: Sequence[str], locale: str) -> str:
        return picture(self, view, names, locale)

    def pieces(self, locale: str) -> dict[str, Any]:
        return catalogue.pieces(self, locale)

    # -- words ------------------------------------------------------------------------------

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        return Speaker(self, table, action, seat, locale).facts()

    def aid(self, locale: str = FALLBACK) -> str:
        *others, last = self.library.content[CARDS]["slot_cards"]["first_round"]
        first = ", ".join(map(str, others))
        return self.texts.say(locale, "player-aid", first=first, last=last)

    def animal(self, animal: int, locale: str) -> str:
        return self.texts.say(locale, f"animal-{ANIMALS[animal]}")

    def client(self, client: int, locale: str) -> str:
        """Return a client as people call it: ``2-VP tiger``."""
        animal = self.animal(self.cards.animal[client], locale)
        return self.texts.say(locale, "client", animal=animal, vp=self.cards.worth[client])

    def objective(self, objective: int, locale: str) -> str:
        """Return what an objective asks for and pays."""
        kind = OBJECTIVE_KINDS[self.cards.counts[objective]]
        return self.texts.say(
            locale,
            f"item-objective-{kind}-about",
            animals=self.animals_shown(objective, locale),
            vp=self.cards.prize[objective],
        )

    def objective_name(self, objective: int, locale: str) -> str:
        kind = OBJECTIVE_KINDS[self.cards.counts[objective]]
        animals = self.animals_shown(objective, locale)
        return self.texts.say(locale, f"item-objective-{kind}", animals=animals)

    def animals_shown(self, objective: int, locale: str) -> str:
        """Return the clients of one set, ``tiger + swan``; nothing for a shape."""
        shown = self.cards.shown[objective]
        animals = [self.animal(a, locale) for a, count in enumerate(shown) for _ in range(count)]
        return " + ".join(animals)


def define(edition: Path | None) -> Carrossel:
    return Carrossel(edition)
