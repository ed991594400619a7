"""The table: every zone of WEO-1.3, and what the seats know of each other's hands (WEO-9)."""

from __future__ import annotations

from bisect import insort
from typing import Annotated

from serao.games.wipe_em_out import events
from serao.games.wipe_em_out.actions import FIRST_SPELL
from serao.games.wipe_em_out.cards import BREAK, MODIFY, SHIELD, Cards
from serao.games.wipe_em_out.kinds import (
    MINUS_ONE,
    NONE,
    PER_EYE,
    PER_SLOT,
    Item,
    Monster,
    Monsters,
    Point,
    Slot,
)
from serao.games.wipe_em_out.view_types import HAND, PILE
from serao.kernel.fields import (
    AS_SEATS,
    CONTENT,
    IN_ORDER,
    OR_NOTHING,
    PER_SEAT,
    Fresh,
    GoneBy,
    PartOf,
)
from serao.kernel.kinds import Number, Seat
from serao.kernel.state import NOTHING, State
from serao.pieces.cards import added, one_less_of_each, without
from serao.pieces.decks import refilled


class Table(State):
    cards: Annotated[Cards, CONTENT]
    at: Point  # the entry point passed last
    round: Annotated[Number, Fresh(1)]  # one more than the regular rounds is the extra round
    revealer: Seat
    lead: Annotated[Seat, MINUS_ONE]  # NOTHING before the reveal

    slots: Annotated[list[Annotated[Monster, NONE]], PER_SLOT]
    monster_deck: Annotated[Monsters, IN_ORDER, GoneBy("monsters_drawn"), PILE]
    monsters_drawn: Annotated[Number, PartOf("monster_deck")]
    side_pile: Annotated[Monsters, IN_ORDER, GoneBy("side_drawn"), PILE]
    side_drawn: Annotated[Number, PartOf("side_pile")]
    monster_discard: Monsters
    trophies: Annotated[list[Monsters], PER_SEAT]
    copies: Annotated[list[Monsters], PER_SEAT]  # what its mimics have become

    deck: Annotated[tuple[Item, ...], IN_ORDER, GoneBy("drawn"), PILE]  # first is drawn first
    drawn: Annotated[Number, PartOf("deck")]
    discard: list[Item]
    hands: Annotated[list[list[Item]], PER_SEAT, HAND]
    known: Annotated[list[tuple[Item, ...]], PER_EYE, PartOf("known")]

    played: Annotated[list[Annotated[Item, OR_NOTHING]], PER_SEAT, PartOf("places")]
    attacks: Annotated[list[Slot], PER_SEAT, PartOf("places")]
    base: Annotated[list[Number], PER_SEAT, PartOf("places")]  # power before modifiers
    mods: Annotated[list[Number], PER_SEAT, PartOf("places")]  # all bonuses and penalties
    spells: Annotated[list[tuple[Item, ...]], PER_SEAT, PartOf("places")]  # attached to it
    broken: Annotated[list[bool], PER_SEAT, PartOf("places")]
    shielded: Annotated[list[bool], PER_SEAT, PartOf("places")]
    silenced: Annotated[list[bool], AS_SEATS]
    used: tuple[Item, ...]  # spells announced and attached to nothing

    winners: tuple[Seat, ...]

    def clone(self) -> Table:
        """Return a copy that shares nothing that changes; scripts/clones.py writes it."""
        other = Table()
        self.copy_kernel_to(other)
        other.cards = self.cards
        other.at = self.at
        other.round = self.round
        other.revealer = self.revealer
        other.lead = self.lead
        other.slots = self.slots.copy()
        other.monster_deck = self.monster_deck
        other.monsters_drawn = self.monsters_drawn
        other.side_pile = self.side_pile
        other.side_drawn = self.side_drawn
        other.monster_discard = self.monster_discard
        other.trophies = self.trophies.copy()
        other.copies = self.copies.copy()
        other.deck = self.deck
        other.drawn = self.drawn
        other.discard = self.discard.copy()
        other.hands = [each.copy() for each in self.hands]
        other.known = self.known.copy()
        other.played = self.played.copy()
        other.attacks = self.attacks.copy()
        other.base = self.base.copy()
        other.mods = self.mods.copy()
        other.spells = self.spells.copy()
        other.broken = self.broken.copy()
        other.shielded = self.shielded.copy()
        other.silenced = self.silenced.copy()
        other.used = self.used
        other.winners = self.winners
        return other

    # -- powers (WEO-1.4 to 1.9) ----------------------------------------------------------

    def power(self, seat: int) -> int:
        """WEO-1.5 Return the current power of the artifact at ``seat``."""
        power = self.mods[seat]
        if not self.broken[seat]:
            power += self.base[seat]
        return power if power > 0 else 0

    def put_down(self, seat: int, artifact: int) -> None:
        """WEO-1.4 Lay a fresh artifact on the place of ``seat``."""
        self.played[seat] = artifact
        self.base[seat] = self.cards.power[artifact]
        self.mods[seat] = 0

    def attach(self, seat: int, spell: int) -> None:
        """WEO-6.9 Attach ``spell`` to the artifact at ``seat``, with its effect."""
        self.spells[seat] = (*self.spells[seat], spell)
        effect = self.cards.spell_effect[spell]
        if effect == MODIFY:
            self.mods[seat] += self.cards.amount[spell]
        elif effect == BREAK:
            self.broken[seat] = True
        elif effect == SHIELD:
            self.shielded[seat] = True

    def bonus(self, seat: int) -> int:
        """Return what artifact effects alone have added to the artifact at ``seat``."""
        bonus = self.mods[seat]
        for spell in self.spells[seat]:
            if self.cards.spell_effect[spell] == MODIFY:
                bonus -= self.cards.amount[spell]
        return bonus

    def strongest(self, slot: int) -> tuple[int, int]:
        """WEO-7.1, 7.2 Return who attacks ``slot`` with the uniquely highest power, and that power.

        The seat is NOTHING where the highest power is shared, the power where nobody attacks.
        """
        winner = NOTHING
        best = NOTHING
        for seat in range(self.seats):
            if self.attacks[seat] != slot:
                continue
            power = self.power(seat)
            if power > best:
                winner, best = seat, power
            elif power == best:
                winner = NOTHING
        return winner, best

    # -- items ------------------------------------------------------------------------------

    def next_item(self) -> int:
        """WEO-7.9 Return the top item, reshuffling if need be; NOTHING if there is none."""
        if self.drawn == len(self.deck):
            if not self.discard:
                return NOTHING
            self.reshuffle()
        item = self.deck[self.drawn]
        self.drawn += 1
        self.reveals += 1
        return item

    def reshuffle(self) -> None:
        if self.telling:
            self.emit(events.ItemsReshuffled(len(self.discard)))
        self.deck = refilled(self.deck, self.drawn, self.discard, self.rng)
        self.drawn = 0
        self.discard = []

    def draw(self, seat: int) -> bool:
        """Draw one item into the hand of ``seat``; whether there was one (WEO-7.10)."""
        item = self.next_item()
        if item == NOTHING:
            return False
        self.gain(seat, item)
        return True

    def gain(self, seat: int, item: int) -> None:
        """Put ``item`` into the hand of ``seat``, seen by nobody else."""
        insort(self.hands[seat], item)

    def has_artifact(self, seat: int) -> bool:
        hand = self.hands[seat]
        return len(hand) > 0 and hand[0] < FIRST_SPELL

    def artifacts_of(self, seat: int) -> list[int]:
        """Return the artifact kinds in the hand of ``seat``, ascending."""
        kinds: list[int] = []
        last = NOTHING
        for item in self.hands[seat]:
            if item >= FIRST_SPELL:
                break
            if item != last:
                kinds.append(item)
                last = item
        return kinds

    # -- what is known of hands (WEO-9) -----------------------------------------------------

    def known_to(self, hand: int, viewer: int) -> tuple[int, ...]:
        """Return what ``viewer`` (-1: the public) is certain of in that hand."""
        at = self.seats if viewer == NOTHING else viewer
        return self.known[hand * (self.seats + 1) + at]

    def play_from_hand(self, seat: int, item: int) -> None:
        """WEO-9.5 Take ``item`` openly out of the hand of ``seat``."""
        self.hands[seat].remove(item)
        row = seat * (self.seats + 1)
        if item not in self.known[row + self.seats]:
            self.showed()
        for viewer in range(row, row + self.seats + 1):
            known = self.known[viewer]
            if known and item in known:
                self.known[viewer] = without(known, item)

    def take_openly(self, seat: int, item: int) -> None:
        """WEO-9.3 Put ``item`` into the hand of ``seat`` before everybody's eyes."""
        insort(self.hands[seat], item)
        row = seat * (self.seats + 1)
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.known[row + viewer] = added(self.known[row + viewer], item)

    def look_into(self, hand: int, viewer: int) -> None:
        """WEO-9.4 Let ``viewer`` see the whole hand of seat ``hand``."""
        self.known[hand * (self.seats + 1) + viewer] = tuple(self.hands[hand])
        self.reveals += 1

    def take_secretly(self, seat: int, owner: int, item: int) -> None:
        """WEO-9.4 Move ``item`` between hands, seen by these two only."""
        self.hands[owner].remove(item)
        insort(self.hands[seat], item)
        row = owner * (self.seats + 1)
        for viewer in range(self.seats + 1):
            known = self.known[row + viewer]
            if viewer == seat:
                self.known[row + viewer] = without(known, item)
            elif known:
                self.known[row + viewer] = one_less_of_each(known)
        mine = seat * (self.seats + 1) + owner
        self.known[mine] = added(self.known[mine], item)

    def put_hand_away(self, seat: int) -> None:
        """WEO-9.6 Discard the whole hand of ``seat``; nothing is known of it any more."""
        if not self.hands[seat]:
            return
        self.discard.extend(self.hands[seat])
        self.hands[seat] = []
        self.reveals += 1
        row = seat * (self.seats + 1)
        for viewer in range(row, row + self.seats + 1):
            self.known[viewer] = ()
