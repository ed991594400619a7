"""Wipe'em Out!: simultaneous commitment, a spell-response loop, set collection."""

# plain: it ties the others together, once
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from serao.games.wipe_em_out import effects, events, position, scoring, spells, steps, views, worlds
from serao.games.wipe_em_out.actions import (
    ACTIONS,
    ARTIFACTS,
    ITEMS,
    MONSTERS,
    PLAYER,
    SLOTS,
    SPELLS,
)
from serao.games.wipe_em_out.beats import BEATS
from serao.games.wipe_em_out.catalogue_types import Book
from serao.games.wipe_em_out.content import FILES, PRINTED, cards_of, marks_of
from serao.games.wipe_em_out.judge import TableJudge
from serao.games.wipe_em_out.kinds import MINUS_ONE, PER_SLOT
from serao.games.wipe_em_out.picture import TablePicture
from serao.games.wipe_em_out.points import POINTS
from serao.games.wipe_em_out.sheet import merits, sheet
from serao.games.wipe_em_out.state import Table
from serao.games.wipe_em_out.view_types import Group, Horde, Laid, Place
from serao.kernel.articles import FORMS, as_facts
from serao.kernel.events import Event
from serao.kernel.fields import (
    IN_ORDER,
    PER_SEAT,
    UNOBSERVED,
    UNSEEN,
    Following,
    Most,
    WorkedOut,
    WorkedOutFor,
)
from serao.kernel.game import Game, events_in, steps_in
from serao.kernel.kinds import Action, Number, Seat, sentence_facts
from serao.kernel.messages import FALLBACK, hyphened
from serao.kernel.parts import Drawing, course_in
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar
from serao.pieces.abouts import about

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

    def __init__(self, edition: Path | None) -> None:
        self.slug = "wipe-em-out"
        self.title = "Wipe'em Out!"
        self.seats = range(2, 6)
        self.actions = ACTIONS
        self.options = {}
        self.steps = steps_in(effects, spells, steps)
        self.events = events_in(events)
        self.round_events = (events.MonsterAppeared,)
        self.turn_events = (events.LeadTaken, events.SpellAnnounced, events.TurnPassed)
        self.beats = BEATS
        self.elsewhere = ELSEWHERE
        self.declare(Table, *WORKED_OUT)
        self.catalogue_type = Book
        self.judge = TableJudge()
        self.course = course_in(steps, position, worlds, scoring, scores=scoring.points)
        self.drawing = Drawing(picture=TablePicture.of, sheet=sheet, merits=merits)
        self.open_folder(HERE, FILES, edition, PRINTED)
        self.cards = cards_of(self.library)
        self.marks = marks_of(self.library)  # card -> where its values come from

    def pieces(self, locale: str) -> dict[str, Any]:
        cards = self.cards
        return {
            "items": {name: self.item_piece(kind, locale) for kind, name in enumerate(ITEMS)},
            "monsters": {
                name: {
                    "name": self.monster(kind, locale),
                    "about": self.monster_about(kind, locale),
                    "count": cards.monster_counts[kind],
                    "zombies": cards.zombies[kind],
                }
                for kind, name in enumerate(MONSTERS)
            },
            "horde": self.texts.say(locale, "horde"),
            "stages": {at: self.texts.say(locale, f"picture-at-{at}") for at in POINTS},
            "rounds": list(cards.rounds),
            "hand_size": cards.hand_size,
            "horde_points": [cards.first_horde, cards.second_horde],
        }

    def item_piece(self, kind: int, locale: str) -> dict[str, Any]:
        name, cards = ITEMS[kind], self.cards
        return {
            "name": self.item(kind, locale),
            "about": self.item_about(kind, locale),
            "kind": "spell" if name in SPELLS else "artifact",
            "power": cards.power[kind] if name in ARTIFACTS else None,
            "amount": cards.amount[kind],
            "count": cards.item_counts[kind],
            "sources": self.marks[name],
        }

    # -- words ------------------------------------------------------------------------------

    def tell(
        self, event: Event, seat: int, names: Sequence[str] = (), locale: str = FALLBACK
    ) -> str:
        """Return ``event`` as a sentence; a single slot needs no letter."""
        facts = sentence_facts(self, event, seat, names, locale)
        message = f"event-{hyphened(type(event).__name__)}"
        is_single = bool(names) and self.cards.per_round[len(names)] == 1
        found = [f"{message}-alone", message] if is_single else [message]
        return self.texts.say_first(locale, found, facts)

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        verb, _, argument = ACTIONS[action].partition(":")
        if verb in ("keep", "redraw"):
            return {"cards": self.cards.hand_size}
        if verb == "attack":
            slot = SLOTS.index(argument)
            monster = table.slots[slot] if slot < len(table.slots) else NOTHING
            name = "none" if monster == NOTHING else MONSTERS[monster]
            return {"slot": argument.upper(), **self.thing("monster", "monster", name, locale)}
        if verb == "mimic-as":
            return self.thing("monster", "monster", argument, locale)
        if verb == "player":
            return self.target_facts(table, action - PLAYER, seat, locale)
        played = table.played[seat] if 0 <= seat < table.seats else NOTHING
        facts = self.artifact_facts(played, locale)
        if argument:
            facts |= self.thing("item", "item", argument, locale)
            facts["power"] = self.cards.power[ITEMS.index(argument)]
        return facts

    def target_facts(self, table: Table, target: int, seat: int, locale: str) -> dict[str, Any]:
        known = target < table.seats and table.played[target] != NOTHING
        return {
            "player": self.player(target, seat, table.names, locale),
            "is-you": "yes" if target == seat else "no",
            **self.artifact_facts(table.played[target] if known else NOTHING, locale),
            "power": table.power(target) if known else 0,
            "cards": len(table.hands[target]) if target < table.seats else 0,
        }

    def artifact_facts(self, kind: int, locale: str) -> dict[str, Any]:
        """Return what a sentence says of an artifact in play; of none it says nothing."""
        if kind == NOTHING:
            return {"artifact": "", **as_facts("artifact", dict.fromkeys(FORMS, ""))}
        return self.thing("artifact", "item", ITEMS[kind], locale)

    def thing(self, fact: str, kind: str, name: str, locale: str) -> dict[str, Any]:
        """Return a thing as sentences speak of it, with its article where the language needs it."""
        forms = self.forms(kind, name, locale)
        return {fact: self.called(kind, name, locale), **as_facts(fact, forms)}

    def item(self, kind: int, locale: str) -> str:
        return self.called("item", ITEMS[kind], locale)

    def item_about(self, kind: int, locale: str) -> str:
        """Return what an item does, in a sentence."""
        cards = self.cards
        facts = {
            "power": cards.power[kind],
            "amount": cards.amount[kind],
            "lowest": cards.lowest[kind],
            "highest": cards.highest[kind],
        }
        return about(self, locale, "item", ITEMS[kind], facts)

    def monster(self, kind: int, locale: str) -> str:
        return self.called("monster", "none" if kind == NOTHING else MONSTERS[kind], locale)

    def monster_about(self, kind: int, locale: str) -> str:
        """Return what a monster is worth, in a sentence."""
        row = self.library.content["monsters.toml"]["monster"][kind]
        points = self.cards.points[kind]
        return self.describe(
            locale,
            f"monster-{MONSTERS[kind]}-about",
            row,
            first=points[0] if points else 0,
            sizes=", ".join(str(i + 1) for i in range(len(points))),
        )


def define(edition: Path | None) -> WipeEmOut:
    return WipeEmOut(edition)
