"""Monster My Neighbour: hidden identity, cards that wander between hands, private knowledge."""

# plain: it ties the others together, once
from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from serao.games.monster_my_neighbour import (
    choices,
    effects,
    events,
    position,
    scoring,
    steps,
    views,
    worlds,
)
from serao.games.monster_my_neighbour.actions import ACTIONS
from serao.games.monster_my_neighbour.beats import BEATS
from serao.games.monster_my_neighbour.catalogue import pieces
from serao.games.monster_my_neighbour.catalogue_types import Book
from serao.games.monster_my_neighbour.content import FILES, SEATS, cards_of
from serao.games.monster_my_neighbour.judge import TableJudge
from serao.games.monster_my_neighbour.kinds import A_HAND, A_RECORD_EACH, Card, SeenCard, Source
from serao.games.monster_my_neighbour.picture import TablePicture
from serao.games.monster_my_neighbour.sheet import sheet
from serao.games.monster_my_neighbour.state import Table
from serao.games.monster_my_neighbour.view_types import (
    Asked,
    Ending,
    Noted,
    Outcome,
    Role,
    SeenPile,
)
from serao.games.monster_my_neighbour.words import TableWords
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
from serao.kernel.kinds import Action, Seat
from serao.kernel.parts import Course, Drawing, Story

HERE = Path(__file__).parent

# What views have beside the fields, and positions where it is kept.
WORKED_OUT = (
    WorkedOut("chronicle", Annotated[list[Outcome], IN_ORDER], views.chronicle, is_kept=True),
    WorkedOut("last_round", Ending, views.last_round, is_kept=True),
    WorkedOutFor("seat", Annotated[Seat, OR_NOTHING], views.viewer),
    WorkedOutFor(
        "whence",
        Annotated[list[Annotated[list[Source], IN_ORDER, A_HAND]], PER_SEAT],
        views.own_whence,
    ),
    WorkedOutFor("shown", Annotated[list[list[Card]], PER_SEAT], views.shown),
    WorkedOutFor("piles", Annotated[list[SeenPile], PER_SEAT], views.piles_seen),
    WorkedOutFor("monster", SeenCard, views.monster),
    WorkedOutFor("records", Annotated[list[Noted], IN_ORDER, A_RECORD_EACH], views.own_records),
    WorkedOut("choice", Asked, choices.asked),
    WorkedOut("partner", Annotated[Seat, OR_NOTHING], choices.named),
    WorkedOutFor("chosen", Annotated[list[Action], IN_ORDER], Table.answer_of),
    WorkedOut(
        "roles", Annotated[list[Annotated[list[Role], PER_SEAT]], IN_ORDER, UNOBSERVED], views.roles
    ),
    WorkedOut("last_roles", Annotated[list[Role], IN_ORDER, UNOBSERVED], views.last_roles),
    WorkedOut("leaders", Annotated[list[Seat], UNOBSERVED], scoring.leaders),
    WorkedOut("reached", Annotated[list[Card], UNOBSERVED], views.reached),
    WorkedOut("is_last_monster", Annotated[bool, UNOBSERVED], views.is_last_monster),
    WorkedOutFor("shield", Annotated[str, UNOBSERVED], views.shield),
    WorkedOut("at", Annotated[str, UNSEEN], views.entry_point, is_kept=True),
    WorkedOut(
        "piles",
        Annotated[list[Annotated[list[Any], IN_ORDER]], PER_SEAT, UNSEEN],
        views.piles,
        is_kept=True,
    ),
    WorkedOut(
        "known",
        Annotated[list[Annotated[list[list[Card]], PER_SEAT]], PER_SEAT, UNSEEN],
        views.known,
        is_kept=True,
    ),
    WorkedOut(
        "recalled",
        Annotated[list[Annotated[list[list[Card]], PER_SEAT]], PER_SEAT, UNSEEN, MAY_LACK],
        views.recalled,
        is_kept=True,
    ),
    WorkedOut(
        "whence",
        Annotated[
            list[Annotated[list[Annotated[list[Source], IN_ORDER]], PER_SEAT]], PER_SEAT, UNSEEN
        ],
        views.whence,
        is_kept=True,
    ),
    WorkedOut(
        "records",
        Annotated[list[Annotated[list[Noted], IN_ORDER]], PER_SEAT, UNSEEN],
        views.records,
        is_kept=True,
    ),
)


class MonsterMyNeighbour(Game[Table]):
    """The definition that the house meets the game through."""

    words: TableWords

    def __init__(self, edition: Path | None) -> None:
        self.slug = "monster-my-neighbour"
        self.title = "Monster My Neighbour"
        self.seats = SEATS
        self.actions = ACTIONS
        self.options = {
            "tie_break": Option("shared", ("shared", steps.EXTRA_ROUNDS)),
            "last_round": Option(10, (10, 0)),
        }
        self.folder = HERE
        self.library = Library(HERE / "data", FILES, edition)
        self.cards = cards_of(self.library)
        self.fields = Fields(self, Table, *WORKED_OUT)
        self.course = Course(
            steps=steps_in(effects, steps),
            furnish=steps.furnish,
            set_up=steps.set_up,
            place=position.place,
            restore=position.restore,
            redeal=worlds.redeal,
            scores=scoring.scores,
            known_scores=scoring.known_scores,
            ranking=scoring.ranking,
        )
        self.judge = TableJudge()
        self.story = Story(
            events=events_in(events),
            beats=BEATS,
            rounds=(events.RoundBegun,),
            turns=(events.CardPlayed, events.TurnSkipped),
        )
        self.words = TableWords(self)
        self.drawing = Drawing(
            self, picture=TablePicture.of, pieces=pieces, sheet=sheet, catalogue_type=Book
        )


def define(edition: Path | None) -> MonsterMyNeighbour:
    return MonsterMyNeighbour(edition)
