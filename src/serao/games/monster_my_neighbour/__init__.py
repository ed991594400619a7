"""Monster My Neighbour: hidden identity, cards that wander between hands, private knowledge."""

# plain: it ties the others together, once
from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from serao.games.monster_my_neighbour import (
    catalogue,
    choices,
    effects,
    events,
    position,
    scoring,
    sheet,
    steps,
    views,
    worlds,
)
from serao.games.monster_my_neighbour.actions import (
    ACTIONS,
    CARDS,
    KINDS,
    MONSTER,
    PLAY,
    PLAYER,
    SWAP,
)
from serao.games.monster_my_neighbour.beats import BEATS
from serao.games.monster_my_neighbour.catalogue_types import Book
from serao.games.monster_my_neighbour.content import FILES, SEATS, cards_of
from serao.games.monster_my_neighbour.judge import TableJudge
from serao.games.monster_my_neighbour.kinds import A_HAND, A_RECORD_EACH, Card, SeenCard, Source
from serao.games.monster_my_neighbour.picture import TablePicture
from serao.games.monster_my_neighbour.state import Table
from serao.games.monster_my_neighbour.summary import NO_SUMMARY
from serao.games.monster_my_neighbour.view_types import (
    Asked,
    Ending,
    Noted,
    Outcome,
    Role,
    SeenPile,
)
from serao.kernel.articles import as_facts
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
from serao.kernel.game import Game, Option, events_in, facts_at, steps_in
from serao.kernel.kinds import SEAT, Action, Seat, Thing, worded
from serao.kernel.messages import FALLBACK
from serao.kernel.parts import Drawing, course_in

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

    def __init__(self, edition: Path | None) -> None:
        self.slug = "monster-my-neighbour"
        self.title = "Monster My Neighbour"
        self.seats = SEATS
        self.actions = ACTIONS
        self.options = {
            "tie_break": Option("shared", ("shared", steps.EXTRA_ROUNDS)),
            "last_round": Option(10, (10, 0)),
        }
        self.steps = steps_in(effects, steps)
        self.events = events_in(events)
        self.round_events = (events.RoundBegun,)
        self.turn_events = (events.CardPlayed, events.TurnSkipped)
        self.beats = BEATS
        self.declare(Table, *WORKED_OUT)
        self.catalogue_type = Book
        self.judge = TableJudge()
        self.course = course_in(steps, position, worlds, scoring)
        self.drawing = Drawing(picture=TablePicture.of, sheet=sheet.sheet, pieces=catalogue.pieces)
        self.open_folder(HERE, FILES, edition)
        self.cards = cards_of(self.library)

    def furnish(self, table: Table) -> None:
        table.last_round = NO_SUMMARY
        table.general_deck = self.cards.general

    # -- words ------------------------------------------------------------------------------

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        """Return what the choice speaks of, and the card, or the player named and how many cards."""
        verb, _, argument = ACTIONS[action].partition(":")
        facts = facts_at(table, seat)
        if verb == "player":
            named = action - PLAYER
            facts = {"player": Thing(SEAT, named), "cards": len(table.hands[named])}
        kind = argument if verb in ("play", "skip", "give") else ""
        card = CARDS[table.monster] if kind == KINDS[MONSTER] else kind
        return {
            **worded(self, facts, seat, table.names, locale),
            "kind": kind,
            **(self.card_facts("card", card, locale) if card else {"card": ""}),
            "idle": "yes" if verb == "play" and is_idle(table, seat, action - PLAY) else "no",
            "number": action - SWAP,
        }

    def card_facts(self, fact: str, name: str, locale: str) -> dict[str, str]:
        """Return a card as sentences speak of it, with its article where the language needs it."""
        forms = self.forms("item", name, locale)
        return {fact: self.card_called(name, locale), **as_facts(fact, forms)}

    def card_called(self, name: str, locale: str) -> str:
        return self.texts.say(locale, f"item-{name}")

    def card_about(self, name: str, locale: str) -> str:
        """Return what the card does, in a line."""
        return self.texts.say(
            locale, f"item-{name}-about", amount=self.cards.amount[CARDS.index(name)]
        )

    def aid(self, locale: str = FALLBACK) -> str:
        return self.texts.say(locale, "player-aid", vampire=self.escape_vampire())

    def escape_vampire(self) -> int:
        """MMN-6.14 Return what the escape of the Vampire is worth."""
        return self.cards.escape_monster + self.cards.escape_bonus[CARDS.index("vampire")]


def is_idle(table: Table, seat: int, kind: int) -> bool:
    """Whether the card would do nothing if ``seat`` played it now."""
    return not effects.has_effect(table, seat, kind, len(table.hands[seat]) - 1)


def define(edition: Path | None) -> MonsterMyNeighbour:
    return MonsterMyNeighbour(edition)
