"""Carrossel: simultaneous secret planning, a rotating board, pattern scoring."""

# plain: it ties the others together, once
from __future__ import annotations

from pathlib import Path
from typing import Annotated

from serao.games.carrossel import events, position, scoring, steps, views, worlds
from serao.games.carrossel.actions import ACTIONS
from serao.games.carrossel.beats import BEATS
from serao.games.carrossel.catalogue import pieces
from serao.games.carrossel.catalogue_types import Book
from serao.games.carrossel.content import FILES, SEATS, cards_of
from serao.games.carrossel.judge import TableJudge
from serao.games.carrossel.kinds import Facing, Points, Queue, Sets, ShownAnimal, SlotCard
from serao.games.carrossel.picture import TablePicture
from serao.games.carrossel.sheet import merits, sheet
from serao.games.carrossel.state import Table
from serao.games.carrossel.view_types import HandSeen, Plan, RackSeen, SideName, Tile, Turning
from serao.games.carrossel.words import TableWords
from serao.kernel.content import Library
from serao.kernel.fields import (
    IN_ORDER,
    MAY_LACK,
    OR_NOTHING,
    PER_SEAT,
    UNOBSERVED,
    UNSEEN,
    Fields,
    WorkedOut,
    WorkedOutFor,
)
from serao.kernel.game import Game, Option, events_in, steps_in
from serao.kernel.kinds import Number
from serao.kernel.parts import Course, Drawing, Story

HERE = Path(__file__).parent

# What views have beside the fields, and positions where it is kept.
WORKED_OUT = (
    WorkedOut("facing", Annotated[list[Facing], PER_SEAT], views.facing, is_kept=True),
    WorkedOut("board", dict[str, Tile], views.tiles, is_kept=True),
    WorkedOut("discards", Annotated[list[list[SlotCard]], PER_SEAT], views.discards, is_kept=True),
    WorkedOut("queues", Annotated[list[Queue], PER_SEAT, MAY_LACK], views.queues, is_kept=True),
    WorkedOutFor("hands", Annotated[list[HandSeen], PER_SEAT], views.hands_seen),
    WorkedOutFor("racks", Annotated[list[RackSeen], PER_SEAT], views.racks_seen),
    WorkedOut("sequences", Annotated[list[list[Number]], PER_SEAT], views.sequences),
    WorkedOutFor("sets", Annotated[list[Sets], PER_SEAT], views.sets_met),
    WorkedOutFor("points", Annotated[list[Points], PER_SEAT], views.points_seen),
    WorkedOut("unseen", dict[str, int] | None, views.unseen),
    WorkedOutFor("plan", Plan | None, views.plan),
    WorkedOut("side", Annotated[SideName, UNOBSERVED], views.side),
    WorkedOut("turning", Annotated[Turning, UNOBSERVED], views.turning),
    WorkedOut("tiles_each", Annotated[Number, UNOBSERVED], views.tiles_each),
    WorkedOutFor(
        "objective_points",
        Annotated[list[Points], PER_SEAT, UNOBSERVED],
        views.objective_points,
    ),
    WorkedOutFor(
        "collected",
        Annotated[list[Annotated[list[bool], IN_ORDER]], IN_ORDER, UNOBSERVED],
        views.collected,
    ),
    WorkedOutFor("boarding", Annotated[Number, OR_NOTHING, UNOBSERVED], views.boarding),
    WorkedOut(
        "hands", Annotated[list[list[SlotCard]], PER_SEAT, UNSEEN], views.hands, is_kept=True
    ),
    WorkedOut(
        "racks", Annotated[list[list[ShownAnimal]], PER_SEAT, UNSEEN], views.racks, is_kept=True
    ),
)


class Carrossel(Game[Table]):
    """The definition that the house meets the game through."""

    words: TableWords

    def __init__(self, edition: Path | None) -> None:
        self.slug = "carrossel"
        self.title = "Carrossel"
        self.seats = SEATS
        self.actions = ACTIONS
        self.options = {"memory_aid": Option(True, (True, False))}
        self.folder = HERE
        self.library = Library(HERE / "data", FILES, edition)
        self.cards = cards_of(self.library)
        self.fields = Fields(self, Table, *WORKED_OUT)
        self.course = Course(
            steps=steps_in(steps),
            furnish=steps.furnish,
            set_up=steps.set_up,
            place=position.place,
            restore=position.restore,
            redeal=worlds.redeal,
            scores=scoring.points,
            known_scores=views.known_points,
            ranking=scoring.ranking,
        )
        self.judge = TableJudge()
        self.story = Story(
            events=events_in(events),
            beats=BEATS,
            rounds=(events.RoundBegan,),
            turns=(events.SequenceScored, events.BoardTurned),
        )
        self.words = TableWords(self)
        self.drawing = Drawing(
            self,
            picture=TablePicture.of,
            pieces=pieces,
            sheet=sheet,
            merits=merits,
            catalogue_type=Book,
        )


def define(edition: Path | None) -> Carrossel:
    return Carrossel(edition)
