"""Carrossel: simultaneous secret planning, a rotating board, pattern scoring."""

# plain: it ties the others together, once
from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from serao.games.carrossel import catalogue, events, position, scoring, steps, views, worlds
from serao.games.carrossel.actions import ACTIONS, ANIMALS
from serao.games.carrossel.beats import BEATS
from serao.games.carrossel.cards import OBJECTIVE_KINDS
from serao.games.carrossel.catalogue_types import Book
from serao.games.carrossel.content import CARDS, FILES, SEATS, cards_of
from serao.games.carrossel.judge import TableJudge
from serao.games.carrossel.kinds import Facing, Points, Queue, Sets, ShownAnimal, SlotCard
from serao.games.carrossel.picture import TablePicture
from serao.games.carrossel.sheet import merits, sheet
from serao.games.carrossel.state import Table
from serao.games.carrossel.view_types import HandSeen, Plan, RackSeen, SideName, Tile, Turning
from serao.games.carrossel.words import Speaker
from serao.kernel.fields import (
    IN_ORDER,
    MAY_LACK,
    OR_NOTHING,
    PER_SEAT,
    UNOBSERVED,
    UNSEEN,
    WorkedOut,
    WorkedOutFor,
)
from serao.kernel.game import Game, Option, events_in, steps_in
from serao.kernel.kinds import Number
from serao.kernel.messages import FALLBACK
from serao.kernel.parts import Drawing, course_in

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

    def __init__(self, edition: Path | None) -> None:
        self.slug = "carrossel"
        self.title = "Carrossel"
        self.seats = SEATS
        self.actions = ACTIONS
        self.options = {"memory_aid": Option(True, (True, False))}
        self.steps = steps_in(steps)
        self.events = events_in(events)
        self.round_events = (events.RoundBegan,)
        self.turn_events = (events.SequenceScored, events.BoardTurned)
        self.beats = BEATS
        self.declare(Table, *WORKED_OUT)
        self.catalogue_type = Book
        self.judge = TableJudge()
        self.course = course_in(
            steps, position, worlds, scoring, scores=scoring.points, known_scores=views.known_points
        )
        self.drawing = Drawing(
            picture=TablePicture.of, pieces=catalogue.pieces, sheet=sheet, merits=merits
        )
        self.open_folder(HERE, FILES, edition)
        self.cards = cards_of(self.library)

    def furnish(self, table: Table) -> None:
        table.board = self.cards.board(table.seats)
        table.racks = self.cards.tiles * table.seats

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
