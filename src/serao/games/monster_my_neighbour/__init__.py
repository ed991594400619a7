"""Monster My Neighbour: hidden identity, cards that wander between hands, private knowledge."""

# plain: it ties the others together, once
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from serao.games.monster_my_neighbour import (
    catalogue,
    effects,
    events,
    habits,
    position,
    reckoning,
    steps,
    suspicion,
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
from serao.games.monster_my_neighbour.catalogue_types import Book
from serao.games.monster_my_neighbour.content import FILES, SEATS, cards_of
from serao.games.monster_my_neighbour.evaluation import chances, evaluate, evaluate_all
from serao.games.monster_my_neighbour.picture import picture
from serao.games.monster_my_neighbour.scoring import ranking
from serao.games.monster_my_neighbour.state import Table
from serao.games.monster_my_neighbour.view_types import View
from serao.kernel.game import Game, Option, events_in, facts_at, steps_in
from serao.kernel.kinds import SEAT, Thing, worded
from serao.kernel.messages import FALLBACK
from serao.kernel.rng import Rng

HERE = Path(__file__).parent

# Lists whose order counts, or that have one entry for each seat.
ORDERED = """
    vp hands piles piles.* monster_deck buried known known.* whence whence.* whence.*.* records records.* chosen
    chronicle chronicle.*.gains last_round.gains last_round.hands last_round.piles last_round.piles.*
"""


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
        self.ordered = frozenset(ORDERED.split())
        self.view_type = View
        self.catalogue_type = Book
        self.has_habits = True
        self.open_folder(HERE, FILES, edition)
        self.cards = cards_of(self.library)

    def blank(self) -> Table:
        table = Table()
        table.cards = self.cards
        return table

    def set_up(self, table: Table) -> None:
        steps.set_up(table)

    def place(self, table: Table, document: Mapping[str, Any]) -> None:
        position.place(table, document)

    def restore(self, table: Table, document: Mapping[str, Any]) -> None:
        position.restore(table, document)

    def document(self, table: Table) -> dict[str, Any]:
        return position.document(table)

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        return dict(views.view(table, seat))

    def redeal(self, world: Table, seat: int, rng: Rng) -> None:
        worlds.redeal(world, seat, rng)

    def scores(self, table: Table) -> list[int]:
        return table.vp.copy()

    def known_scores(self, table: Table, seat: int) -> list[int | None]:
        return [*table.vp]

    def ranking(self, table: Table) -> list[list[int]]:
        return ranking(table)

    def evaluate(self, table: Table, seat: int) -> float:
        return evaluate(table, seat)

    def evaluate_all(self, table: Table) -> list[float]:
        return evaluate_all(table)

    def habit(self, table: Table, seat: int, rng: Rng) -> int:
        return habits.habit(table, seat, rng)

    def plausibility(self, world: Table, seat: int) -> float:
        return suspicion.plausibility(world, seat)

    def stage(self, table: Table) -> int:
        return table.round

    def chances(self, table: Table) -> list[float]:
        return chances(table)

    def picture(self, view: Mapping[str, Any], names: Sequence[str], locale: str) -> str:
        return picture(self, view, names, locale)

    def pieces(self, locale: str) -> dict[str, Any]:
        return dict(catalogue.pieces(self, locale))

    def reckoning(self, table: Table, locale: str) -> list[list[tuple[str, int]]]:
        return reckoning.reckoning(self, table, locale)

    # -- words ------------------------------------------------------------------------------

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        """Return what the choice speaks of, and the card, or the player named and how many cards."""
        verb, _, argument = ACTIONS[action].partition(":")
        facts = facts_at(table, seat)
        if verb == "player":
            named = action - PLAYER
            facts = {"player": Thing(SEAT, named), "cards": len(table.hands[named])}
        kind = argument if verb in ("play", "skip", "give") else ""
        return {
            **worded(self, facts, seat, table.names, locale),
            "kind": kind,
            "card": self.card_of_kind(table, kind, locale) if kind else "",
            "idle": "yes" if verb == "play" and is_idle(table, seat, action - PLAY) else "no",
            "number": action - SWAP,
        }

    def card_of_kind(self, table: Table, kind: str, locale: str) -> str:
        return self.card_called(CARDS[table.monster] if kind == KINDS[MONSTER] else kind, locale)

    def card_called(self, name: str, locale: str) -> str:
        return self.texts.say(locale, f"item-{name}")

    def card_about(self, name: str, locale: str) -> str:
        """Return what the card does, in a line."""
        return self.texts.say(
            locale, f"item-{name}-about", amount=self.cards.amount[CARDS.index(name)]
        )

    def aid(self, locale: str = FALLBACK) -> str:
        escape = self.cards.escape_monster + self.cards.amount[CARDS.index("vampire")]
        return self.texts.say(locale, "player-aid", vampire=escape)


def is_idle(table: Table, seat: int, kind: int) -> bool:
    """Whether the card would do nothing if ``seat`` played it now."""
    return not effects.has_effect(table, seat, kind, len(table.hands[seat]) - 1)


def define(edition: Path | None) -> MonsterMyNeighbour:
    return MonsterMyNeighbour(edition)
