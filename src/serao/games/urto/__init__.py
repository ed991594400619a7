"""Urto: exploration, dice fights, magic, events and artifacts, elimination and revival."""

# plain: it ties the others together, once
from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from serao.games.urto import events, handwritten, position, scoring, views, worlds
from serao.games.urto.actions import ACTIONS
from serao.games.urto.beats import BEATS
from serao.games.urto.catalogue import pieces
from serao.games.urto.catalogue_types import Book
from serao.games.urto.content import FILES, PRINTED, cave_of, loot_of
from serao.games.urto.judge import TableJudge
from serao.games.urto.kinds import HERO, UNNAMED, Artifact, Field, Token
from serao.games.urto.odds import odds
from serao.games.urto.picture import TablePicture
from serao.games.urto.sheet import merits, sheet
from serao.games.urto.state import ANYWHERE, Table
from serao.games.urto.steps import (
    artifacts,
    combat,
    divine,
    duels,
    ending,
    entering,
    fields,
    monsters,
    rounds,
    setup,
    turn,
)
from serao.games.urto.steps.event_cards import bars, hands, places, rolls, turns
from serao.games.urto.steps.scenes import scene
from serao.games.urto.steps.turn import REST_FIRST
from serao.games.urto.view_types import (
    Costs,
    Fails,
    Fight,
    FighterSeen,
    HonourSeen,
    Odds,
    Roll,
    Scene,
)
from serao.games.urto.words import TableWords
from serao.kernel.content import Library
from serao.kernel.fields import (
    IN_ORDER,
    MAY_LACK,
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
from serao.kernel.steps import Bar

HERE = Path(__file__).parent

# Where each verb belongs, for whoever tries it at another choice. Cards always say it themselves.
ELSEWHERE = {
    "field": Bar("URT-3.5", "field-later"),
    "player": Bar("URT-6.10", "player-later"),
    "bare": Bar("URT-6.2", "bare-later"),
    "rest": REST_FIRST,
    "end": Bar("URT-3.7", "end-later"),
    "sprint": Bar("URT-3.8", "sprint-later"),
    "search": Bar("URT-5.1", "search-later"),
    "decline": Bar("URT-5.8", "no-offer"),
    "accept": Bar("URT-5.8", "no-offer"),
    "fight": Bar("URT-6.5", "fight-later"),
    "hide": Bar("URT-6.5", "hide-later"),
    "roll": Bar("URT-6.6", "roll-later"),
    "keep": Bar("URT-6.3", "keep-later"),
    "reroll": Bar("URT-6.3", "reroll-later"),
    "buy-d8": Bar("URT-9.1", "d8-later"),
    "reinforce": Bar("URT-6.2", "reinforce-later"),
    "add-attack": Bar("URT-6.2", "attack-token-later"),
    "use-defense": Bar("URT-6.13", "defense-later"),
    "take-damage": Bar("URT-6.13", "damage-later"),
    "mana-to-health": Bar("URT-5.3", "fountain-later"),
    "health-to-mana": Bar("URT-5.3", "fountain-later"),
    "lose-health": Bar("URT-7.5", "loss-later"),
    "lose-mana": Bar("URT-7.5", "loss-later"),
    "hero": Bar("URT-2.2", "hero-later"),
    "side": Bar("URT-2.4", "side-later"),
    "roll-divine": Bar("URT-3.9", "divine-later"),
    "token": Bar("URT-8.7", "token-later"),
    "empty-field": Bar("URT-10.5", "empty-later"),
}

TURNS = (rounds, turn, entering, fields, monsters, artifacts, divine, ending)
STEPS = (setup, *TURNS, combat, duels, bars, hands, places, rolls, turns)

# What views have beside the fields, and positions where it is kept.
WORKED_OUT = (
    WorkedOut("tokens", dict[str, str], views.tokens, is_kept=True),
    WorkedOut("mushrooms", dict[str, int], views.mushrooms, is_kept=True),
    WorkedOut("traps", dict[str, int], views.traps, is_kept=True),
    WorkedOut("deck_rest", Literal["box"], views.nowhere, is_kept=True),
    WorkedOut("fails", Annotated[list[Fails], PER_SEAT, HERO], views.fails, is_kept=True),
    WorkedOut("max_health", Annotated[list[Number], PER_SEAT, HERO], views.max_health),
    WorkedOut("max_mana", Annotated[list[Number], PER_SEAT, HERO], views.max_mana),
    WorkedOut("rolls", Annotated[list[Roll], IN_ORDER], views.rolls, is_kept=True),
    WorkedOut("fight", Annotated[Fight, MAY_LACK], views.fight, is_kept=True),
    WorkedOut("combat", Annotated[list[FighterSeen], IN_ORDER], views.combat),
    WorkedOut("combat", Annotated[Any, UNSEEN, MAY_LACK], views.prepared, is_kept=True),
    WorkedOut("scene", Scene | None, scene),
    WorkedOut("heading", Annotated[Field, UNNAMED], entering.heading),
    WorkedOut("drawn", list[Token], entering.drawn_tokens),
    WorkedOut("choice", str, views.choice),
    WorkedOutFor("chosen", list[Artifact], views.chosen),
    WorkedOut("collapse", Number, Table.last_round),
    WorkedOut("gifted", Annotated[list[bool], PER_SEAT, UNOBSERVED], views.gifted),
    WorkedOut("limits", Annotated[list[Number], PER_SEAT, UNOBSERVED], views.limits),
    WorkedOut("sides", Annotated[list[Number], PER_SEAT, UNOBSERVED], views.sides),
    WorkedOutFor("costs", Annotated[list[Costs], PER_SEAT, UNOBSERVED], views.costs),
    # Observations lack these, as no mark says how many there are at most: they follow from the rest.
    WorkedOut("dangers", Annotated[list[Field], IN_ORDER], views.dangers),
    WorkedOutFor("honours", Annotated[list[HonourSeen], IN_ORDER], views.honours),
    WorkedOutFor("odds", Annotated[list[Odds], IN_ORDER], odds),
)


class Urto(Game[Table]):
    """The definition that the house meets the game through."""

    words: TableWords

    def __init__(self, edition: Path | None) -> None:
        self.slug = "urto"
        self.title = "Urto"
        self.seats = range(2, 6)
        self.actions = ACTIONS
        self.options = {
            "mode": Option("heroes", ("heroes", "simplified"), first="simplified"),
            "allotment": Option("choose", ("choose", "random")),
            "mushrooms": Option("cave", ("cave", ANYWHERE)),
            "collapse": Option(40, (40, 0)),
        }
        self.folder = HERE
        self.library = Library(HERE / "data", FILES, edition)
        self.cave = cave_of(self.library)
        self.loot_results = loot_of(self.library)
        self.fields = Fields(self, Table, *WORKED_OUT)
        self.course = Course(
            steps=steps_in(*STEPS),
            elsewhere=ELSEWHERE,
            furnish=setup.furnish,
            set_up=setup.set_up,
            place=handwritten.place,
            restore=position.restore,
            redeal=worlds.redeal,
            scores=scoring.scores,
            ranking=scoring.ranking,
            returns=scoring.returns,
            is_out=scoring.is_out,
        )
        self.judge = TableJudge()
        self.story = Story(events=events_in(events), beats=BEATS, turns=(events.TurnBegan,))
        self.words = TableWords(self, PRINTED)
        self.drawing = Drawing(
            self,
            picture=TablePicture.of,
            pieces=pieces,
            sheet=sheet,
            merits=merits,
            catalogue_type=Book,
        )


def define(edition: Path | None) -> Urto:
    return Urto(edition)
