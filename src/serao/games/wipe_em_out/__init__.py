"""Wipe'em Out!: simultaneous commitment, a spell-response loop, set collection."""

# plain: it ties the others together, once
from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from serao.games.wipe_em_out import effects, events, position, scoring, spells, steps, views, worlds
from serao.games.wipe_em_out.actions import ACTIONS
from serao.games.wipe_em_out.beats import BEATS
from serao.games.wipe_em_out.catalogue import pieces
from serao.games.wipe_em_out.catalogue_types import Book
from serao.games.wipe_em_out.content import FILES, PRINTED, cards_of, marks_of
from serao.games.wipe_em_out.judge import TableJudge
from serao.games.wipe_em_out.kinds import MINUS_ONE, PER_SLOT
from serao.games.wipe_em_out.picture import TablePicture
from serao.games.wipe_em_out.sheet import merits, sheet
from serao.games.wipe_em_out.state import Table
from serao.games.wipe_em_out.view_types import Group, Horde, Laid, Place
from serao.games.wipe_em_out.words import TableWords
from serao.kernel.content import Library
from serao.kernel.fields import (
    IN_ORDER,
    PER_SEAT,
    UNOBSERVED,
    UNSEEN,
    Fields,
    Following,
    Most,
    WorkedOut,
    WorkedOutFor,
)
from serao.kernel.game import Game, events_in, steps_in
from serao.kernel.kinds import Action, Number, Seat
from serao.kernel.parts import Course, Drawing, Story
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


AT_MOST_ONE_A_SEAT = Most(lambda _game, seats: seats)

# What views have beside the fields, and positions where it is kept.
WORKED_OUT = (
    WorkedOut("places", Annotated[list[Place], IN_ORDER], views.places, is_kept=True),
    WorkedOutFor("chosen", Annotated[list[Action], IN_ORDER], Table.answer_of),
    WorkedOut("last_caster", Annotated[Seat, MINUS_ONE], spells.last_caster),
    WorkedOut("after", Annotated[list[Number], IN_ORDER, AT_MOST_ONE_A_SEAT], views.powers_after),
    WorkedOut(
        "laid",
        Annotated[list[Annotated[list[Laid], IN_ORDER]], IN_ORDER, AT_MOST_ONE_A_SEAT],
        views.laid,
    ),
    WorkedOut("ahead", Annotated[list[Annotated[Seat, MINUS_ONE]], PER_SLOT], views.ahead),
    WorkedOut("tally", Annotated[list[Annotated[list[Group], IN_ORDER]], PER_SEAT], views.sets),
    WorkedOut("is_extra", Annotated[bool, UNOBSERVED], views.is_extra),
    WorkedOut("tied", Annotated[list[bool], PER_SLOT, UNOBSERVED], views.tied),
    WorkedOut("laying", Annotated[Number, UNOBSERVED], steps.laying),
    WorkedOut("hordes", Annotated[list[Horde], IN_ORDER, UNOBSERVED], views.hordes),
    Following("scores", Annotated[list[Number], PER_SEAT], views.scores),
    WorkedOut("known", Annotated[Any, UNSEEN], views.knowledge, is_kept=True),
    WorkedOut("deck_rest", Annotated[str, UNSEEN], views.nowhere, is_kept=True),
    WorkedOut("side_pile_rest", Annotated[str, UNSEEN], views.nowhere, is_kept=True),
)


class WipeEmOut(Game[Table]):
    """The definition that the house meets the game through."""

    words: TableWords

    def __init__(self, edition: Path | None) -> None:
        self.slug = "wipe-em-out"
        self.title = "Wipe'em Out!"
        self.seats = range(2, 6)
        self.actions = ACTIONS
        self.options = {}
        self.folder = HERE
        self.library = Library(HERE / "data", FILES, edition)
        self.cards = cards_of(self.library)
        self.marks = marks_of(self.library)  # card -> where its values come from
        self.fields = Fields(self, Table, *WORKED_OUT)
        self.course = Course(
            steps=steps_in(effects, spells, steps),
            elsewhere=ELSEWHERE,
            set_up=steps.set_up,
            place=position.place,
            restore=position.restore,
            redeal=worlds.redeal,
            scores=scoring.points,
            known_scores=scoring.known_scores,
            ranking=scoring.ranking,
        )
        self.judge = TableJudge()
        self.story = Story(
            events=events_in(events),
            beats=BEATS,
            rounds=(events.MonsterAppeared,),
            turns=(events.LeadTaken, events.SpellAnnounced, events.TurnPassed),
        )
        self.words = TableWords(self, PRINTED)
        self.drawing = Drawing(
            self,
            picture=TablePicture.of,
            pieces=pieces,
            sheet=sheet,
            merits=merits,
            catalogue_type=Book,
        )


def define(edition: Path | None) -> WipeEmOut:
    return WipeEmOut(edition)
