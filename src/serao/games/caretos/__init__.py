"""Caretos: a hunt on a graph board, asymmetric Monsters, chains of fleeing Villagers."""

# plain: it ties the others together, once
from __future__ import annotations

from pathlib import Path
from typing import Annotated

from serao.games.caretos import events, position, scoring, views, worlds
from serao.games.caretos.actions import ACTIONS, ColourName
from serao.games.caretos.beats import BEATS
from serao.games.caretos.catalogue import pieces
from serao.games.caretos.catalogue_types import Book
from serao.games.caretos.content import FILES, cards_of
from serao.games.caretos.judge import TableJudge
from serao.games.caretos.kinds import NightCard
from serao.games.caretos.picture import TablePicture
from serao.games.caretos.sheet import merits, sheet
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
from serao.games.caretos.words import TableWords
from serao.kernel.content import Library
from serao.kernel.fields import OR_NOTHING, PER_SEAT, UNOBSERVED, Fields, WorkedOut, WorkedOutFor
from serao.kernel.game import Game, Option, events_in, steps_in
from serao.kernel.kinds import Action, Number
from serao.kernel.parts import Course, Drawing, Story
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

    words: TableWords

    def __init__(self, edition: Path | None) -> None:
        self.slug = "caretos"
        self.title = "Caretos"
        self.seats = range(2, 5)
        self.rules = 2  # 1: before a further part of an ability only a move is sold (CAR-R16)
        self.actions = ACTIONS
        self.options = {"expert_finals": Option(False, (False, True))}
        self.folder = HERE
        self.library = Library(HERE / "data", FILES, edition)
        self.cards = cards_of(self.library)
        self.fields = Fields(self, Table, *WORKED_OUT)
        self.course = Course(
            steps=steps_in(*CHAPTERS),
            elsewhere=ELSEWHERE,
            furnish=setup.furnish,
            set_up=setup.set_up,
            place=position.place,
            restore=position.restore,
            redeal=worlds.redeal,
            scores=scoring.points,
            known_scores=scoring.known_scores,
            ranking=scoring.ranking,
        )
        self.judge = TableJudge()
        self.story = Story(events=events_in(events), beats=BEATS, turns=(events.TurnBegan,))
        self.words = TableWords(self)
        self.drawing = Drawing(
            self,
            picture=TablePicture.of,
            pieces=pieces,
            sheet=sheet,
            merits=merits,
            catalogue_type=Book,
        )


def define(edition: Path | None) -> Caretos:
    return Caretos(edition)
