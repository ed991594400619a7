"""Caretos: a hunt on a graph board, asymmetric Monsters, chains of fleeing Villagers."""

# plain: it ties the others together, once
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from serao.games.caretos import catalogue, events, position, views, wording, worlds
from serao.games.caretos.actions import ACTIONS
from serao.games.caretos.catalogue_types import Book
from serao.games.caretos.chances import chances
from serao.games.caretos.content import FILES, cards_of
from serao.games.caretos.evaluation import evaluate, evaluate_all
from serao.games.caretos.picture import picture
from serao.games.caretos.scoring import points, public_points, ranking
from serao.games.caretos.state import Table
from serao.games.caretos.steps import (
    abilities,
    bewitching,
    caretos,
    cauldron,
    flight,
    gathering,
    movement,
    relocation,
    setup,
    spending,
    turn,
    walks,
)
from serao.games.caretos.steps.choices import FIRST_THIS
from serao.games.caretos.view_types import View
from serao.kernel.game import Game, Option, events_in, steps_in
from serao.kernel.rng import Rng
from serao.kernel.steps import Bar

HERE = Path(__file__).parent
CHAPTERS = (
    setup,
    turn,
    gathering,
    caretos,
    movement,
    flight,
    cauldron,
    spending,
    abilities,
    relocation,
    walks,
    bewitching,
)

NO_SPENDING_NOW = Bar("CAR-10.6", "no-spending-now")

# Where each verb belongs, for whoever tries it at another choice.
ELSEWHERE = {
    "yes": FIRST_THIS,
    "play": FIRST_THIS,
    "space": FIRST_THIS,
    "colour": FIRST_THIS,
    "whole-group": FIRST_THIS,
    "monster": FIRST_THIS,
    "careto": Bar("CAR-5.1", "caretos-obey-cards"),
    "buy": NO_SPENDING_NOW,
    "spend-move": NO_SPENDING_NOW,
    "spend-activate": NO_SPENDING_NOW,
    "spend-rescue": NO_SPENDING_NOW,
    "rune-rescue": Bar("CAR-9.6", "runes-later"),
    "symbol": FIRST_THIS,
    "keep": FIRST_THIS,
}


class Caretos(Game[Table]):
    """The definition that the house meets the game through."""

    def __init__(self, edition: Path | None) -> None:
        self.slug = "caretos"
        self.title = "Caretos"
        self.seats = range(2, 5)
        self.rules = 2  # 1: before a further part of an ability only a move is sold (CAR-R16)
        self.actions = ACTIONS
        self.options = {"expert_finals": Option(False, (False, True))}
        self.steps = steps_in(*CHAPTERS)
        self.events = events_in(events)
        self.elsewhere = ELSEWHERE
        self.ordered = frozenset(
            "teams caretos campfires captured hands piles piles.* deck row bonus_deck open fulfilled "
            "finals final_offers returned points final_points turn.activated".split()
        )
        self.view_type = View
        self.catalogue_type = Book
        self.cutoff = 0
        self.farther = 12
        self.margin = 8.0
        self.has_chances = True
        self.open_folder(HERE, FILES, edition)
        self.cards = cards_of(self.library)

    def blank(self) -> Table:
        table = Table()
        table.cards = self.cards
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
        return {**views.view(table, seat)}

    def redeal(self, world: Table, seat: int, rng: Rng) -> None:
        worlds.redeal(world, seat, rng)

    def scores(self, table: Table) -> list[int]:
        return points(table)

    def known_scores(self, table: Table, seat: int) -> list[int | None]:
        """CAR-13.9 Return the public part: Final Bonus Cards are hidden until the end."""
        return [public_points(table, other) for other in range(table.seats)]

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
        return catalogue.pieces(self, locale)

    def reckoning(self, table: Table, locale: str) -> list[list[tuple[str, int]]]:
        return wording.reckoning(self, table, locale)

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        return wording.action_facts(self, table, action, seat, locale)

    def wording(self, locale: str) -> wording.Wording:
        return wording.Wording(self, locale)


def define(edition: Path | None) -> Caretos:
    return Caretos(edition)
