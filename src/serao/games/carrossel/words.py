"""What is said of animals, clients and objectives, and what the words of an action may speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serao.games.carrossel.actions import (
    ABILITY,
    ACTIONS,
    ANIMALS,
    CLIENT,
    KINDS,
    LEFT,
    LINE,
    NO_ABILITY,
    RIDE,
    SLOT,
    TILE,
    verb_of,
)
from serao.games.carrossel.cards import ALL_SLOTS, NEUTRAL, OBJECTIVE_KINDS
from serao.games.carrossel.content import CARDS
from serao.games.carrossel.kinds import (
    is_on_spoke,
    line_coded,
    line_said,
    sectors_beside,
    slot_said,
)
from serao.games.carrossel.plans import JUMP, landing_spaces, ready_card, ticket_animal
from serao.games.carrossel.sequences import spaces_of
from serao.games.carrossel.state import Table
from serao.kernel.messages import FALLBACK
from serao.kernel.state import NOTHING
from serao.kernel.words import Words

if TYPE_CHECKING:
    from serao.games.carrossel import Carrossel  # noqa: F401  # of which the words are


class TableWords(Words["Carrossel"]):
    """The words of actions, animals, clients and objectives."""

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        return Speaker(self, table, action, seat, locale).facts()

    def aid(self, locale: str = FALLBACK) -> str:
        *others, last = self.game.library.content[CARDS]["slot_cards"]["first_round"]
        first = ", ".join(map(str, others))
        return self.say(locale, "player-aid", first=first, last=last)

    def animal(self, animal: int, locale: str) -> str:
        return self.say(locale, f"animal-{ANIMALS[animal]}")

    def client(self, client: int, locale: str) -> str:
        """Return a client as people call it: ``2-VP tiger``."""
        cards = self.game.cards
        animal = self.animal(cards.animal[client], locale)
        return self.say(locale, "client", animal=animal, vp=cards.worth[client])

    def objective(self, objective: int, locale: str) -> str:
        """Return what an objective asks for and pays."""
        cards = self.game.cards
        kind = OBJECTIVE_KINDS[cards.counts[objective]]
        return self.say(
            locale,
            f"item-objective-{kind}-about",
            animals=self.animals_shown(objective, locale),
            vp=cards.prize[objective],
        )

    def objective_name(self, objective: int, locale: str) -> str:
        kind = OBJECTIVE_KINDS[self.game.cards.counts[objective]]
        animals = self.animals_shown(objective, locale)
        return self.say(locale, f"item-objective-{kind}", animals=animals)

    def animals_shown(self, objective: int, locale: str) -> str:
        """Return the clients of one set, ``tiger + swan``; nothing for a shape."""
        shown = self.game.cards.shown[objective]
        animals = [self.animal(a, locale) for a, count in enumerate(shown) for _ in range(count)]
        return " + ".join(animals)


class Speaker:
    """One action of one seat, which is among its options, to be put into words."""

    def __init__(
        self, words: TableWords, table: Table, action: int, seat: int, locale: str
    ) -> None:
        self.words = words
        self.table = table
        self.action = action
        self.seat = seat
        self.locale = locale
        self.answer = table.answer_of(seat)

    def facts(self) -> dict[str, Any]:
        tellers = {
            "ability": self.ability,
            "slot": self.slot,
            "tile": self.tile,
            "ticket": self.ticket,
            "client": self.ticket_client,
            "line": self.line,
            "ride": self.ride,
        }
        return tellers[verb_of(self.action)]()

    # -- a plan (CRS-4.2) -------------------------------------------------------------------

    def ability(self) -> dict[str, Any]:
        table, seat = self.table, self.seat
        spent = NOTHING
        if self.action != NO_ABILITY:
            spent = ready_card(table, seat, self.action - ABILITY)
        return {
            "ability": ACTIONS[self.action].partition(":")[2],
            "client": "" if spent == NOTHING else self.words.client(spent, self.locale),
            "slots": (ALL_SLOTS & ~table.hands[seat]).bit_count(),
            "spent": len(table.used[seat]),
            "riders": table.riders(seat),
        }

    def slot(self) -> dict[str, Any]:
        number = self.action - SLOT
        slots = self.landings(number)
        jump = "yes" if self.answer and self.answer[0] == JUMP else "no"
        named = slots[0]
        if len(slots) == 2:
            left, right = slots
            named = self.say("and-slot", left=left, right=right)
        return {"number": number, "jump": jump, "slot": named}

    def landings(self, number: int) -> list[str]:
        spaces = landing_spaces(self.table, self.seat, number)
        return [self.slot_offered(space) for space in spaces]

    def slot_offered(self, space: int) -> str:
        """Return a numbered slot that somebody may choose."""
        name = self.table.board.spaces[space]
        return self.say("offered", code=name, name=slot_said(self.words.game, name, self.locale))

    def say(self, message: str, **facts: object) -> str:
        return self.words.say(self.locale, message, **facts)

    def tile(self) -> dict[str, Any]:
        animal = self.action - TILE
        slots = self.landings(self.answer[1] - SLOT)
        before = self.answer[2:]
        left = self.table.racks[self.seat * KINDS + animal] - 1 - before.count(self.action)
        side = "only"
        if len(slots) == 2:
            side = "right" if before else "left"
        return {
            "animal": self.words.animal(animal, self.locale),
            "slot": slots[len(before)],
            "side": side,
            "left": left,
        }

    def ticket(self) -> dict[str, Any]:
        slots = self.landings(self.answer[1] - SLOT)
        place = self.action - LEFT
        animal = self.answer[2 + place] - TILE
        return {
            "side": "left" if self.action == LEFT else "right",
            "animal": self.words.animal(animal, self.locale),
            "slot": slots[place],
        }

    def ticket_client(self) -> dict[str, Any]:
        client = self.table.booths[self.seat][self.action - CLIENT]
        return {
            "client": self.words.client(client, self.locale),
            "animal": self.words.animal(ticket_animal(self.answer), self.locale),
        }

    # -- scoring (CRS-6.4, CRS-6.5) ---------------------------------------------------------

    def line(self) -> dict[str, Any]:
        line = self.action - LINE
        riders = [
            self.words.texts.say_first(self.locale, ["line-rider"], self.rider(space))
            for space in spaces_of(self.table, line)
        ]
        name = "-".join(self.table.board.ids(line))
        said = self.say(
            "offered",
            code=line_coded(self.words.game, name, self.locale),
            name=line_said(self.words.game, name, self.locale),
        )
        return {"line": said, "riders": ", ".join(riders)}

    def rider(self, space: int) -> dict[str, Any]:
        """Return an animal, whose it is, and where."""
        owner = self.table.owners[space]
        yours = "yes" if owner == self.seat else "no"
        name = ""
        if owner == NEUTRAL:
            yours = "neutral"
        else:
            name = self.words.player(owner, self.seat, self.table.names, self.locale)
        return {
            "animal": self.words.animal(self.table.animals[space], self.locale),
            "owner": name,
            "owner-is-you": yours,
            "slot": self.beside(space),
        }

    def ride(self) -> dict[str, Any]:
        space = spaces_of(self.table, self.answer[0] - LINE)[self.action - RIDE]
        client = self.table.booths[self.seat][len(self.answer) - 1]
        facts = self.rider(space)
        facts["client"] = self.words.client(client, self.locale)
        facts["slot"] = self.slot_offered(space)
        return facts

    def beside(self, space: int) -> str:
        """Return a slot; of one on a spoke, between which sectors it lies."""
        name = self.table.board.spaces[space]
        if not is_on_spoke(name):
            return self.slot_offered(space)
        one, other = sectors_beside(self.words.game, name)
        code = self.say("and-slot", left=one, right=other)
        return self.say("offered", code=code, name=slot_said(self.words.game, name, self.locale))
