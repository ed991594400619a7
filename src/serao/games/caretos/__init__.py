"""Caretos: a hunt on a graph board, asymmetric Monsters, chains of fleeing Villagers."""

# plain: it ties the others together, once
from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from serao.games.caretos import catalogue, events, position, scoring, views, wording, worlds
from serao.games.caretos.actions import ACTIONS, MONSTERS, ColourName
from serao.games.caretos.beats import BEATS
from serao.games.caretos.catalogue_types import Book
from serao.games.caretos.content import FILES, cards_of
from serao.games.caretos.judge import TableJudge
from serao.games.caretos.kinds import NightCard
from serao.games.caretos.picture import TablePicture
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
from serao.games.caretos.view_types import Catcher, Decision, Flight, Turn
from serao.kernel.articles import article_of
from serao.kernel.fields import OR_NOTHING, PER_SEAT, UNOBSERVED, WorkedOut, WorkedOutFor
from serao.kernel.game import Game, Option, events_in, steps_in
from serao.kernel.kinds import Action, Number
from serao.kernel.parts import Drawing, course_in
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

# What views have beside the fields, and positions where it is kept.
WORKED_OUT = (
    WorkedOut("monsters", dict[str, str], views.monsters, is_kept=True),
    WorkedOut("villagers", dict[str, list[ColourName]], views.villagers, is_kept=True),
    WorkedOut("turn", Turn, views.turn, is_kept=True),
    WorkedOut("points", Annotated[list[Number], PER_SEAT], views.points_shown),
    WorkedOutFor(
        "final_points",
        Annotated[list[Annotated[Number, OR_NOTHING]], PER_SEAT],
        views.final_worths,
    ),
    WorkedOut("bonus_points", Annotated[list[Number], PER_SEAT, UNOBSERVED], views.bonus_points),
    WorkedOut("groups", Annotated[list[str], UNOBSERVED], views.groups),
    WorkedOut("villagers_left", Number, views.villagers_left),
    WorkedOut("turns_left", Number, views.turns_left),
    WorkedOutFor("matching", list[NightCard], views.matching),
    WorkedOut("fulfils", dict[str, list[str]], views.fulfils),
    WorkedOut("flight", Flight | None, views.flight),
    WorkedOut("catchers", dict[str, Catcher], views.catchers),
    WorkedOutFor("chosen", list[Action], Table.answer_of),
    WorkedOut("decision", Decision, views.decision),
)


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
        self.turn_events = (events.TurnBegan,)
        self.beats = BEATS
        self.elsewhere = ELSEWHERE
        self.declare(Table, *WORKED_OUT)
        self.catalogue_type = Book
        self.judge = TableJudge()
        self.course = course_in(setup, position, worlds, scoring, scores=scoring.points)
        self.drawing = Drawing(
            picture=TablePicture.of,
            pieces=catalogue.pieces,
            sheet=wording.sheet,
            merits=wording.merits,
        )
        self.open_folder(HERE, FILES, edition)
        self.cards = cards_of(self.library)

    def furnish(self, table: Table) -> None:
        """CAR-2.1 Take the right side of the board."""
        table.board = self.cards.boards[table.seats]

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        return wording.action_facts(self, table, action, seat, locale)

    def forms(self, kind: str, name: str, locale: str) -> dict[str, str]:
        """Return what people call the thing, a Monster also as somebody's own."""
        found = super().forms(kind, name, locale)
        if name not in MONSTERS:
            return found
        article = article_of(self.texts, locale, f"{kind}-{name}")
        own = self.wording(locale).forms_of_own(self.called(kind, name, locale), article)
        return {**found, **own}

    def wording(self, locale: str) -> wording.Wording:
        return wording.Wording(self, locale)


def define(edition: Path | None) -> Caretos:
    return Caretos(edition)
