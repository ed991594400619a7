"""What can happen, in the game's words."""

# plain: what its fields are is read from their annotations
from __future__ import annotations

from dataclasses import dataclass

from serao.games.wipe_em_out.kinds import Item, Monster, Slot
from serao.kernel.events import HIDDEN, Event
from serao.kernel.kinds import Number, Seat


@dataclass(frozen=True, slots=True)
class MonsterAppeared(Event):
    """WEO-4.1"""

    seat: Seat
    slot: Slot
    monster: Monster


@dataclass(frozen=True, slots=True)
class ArtifactRevealed(Event):
    """WEO-4.4"""

    seat: Seat
    artifact: Item
    slot: Slot


@dataclass(frozen=True, slots=True)
class MonsterLeft(Event):
    """WEO-4.5 Nobody attacks it."""

    monster: Monster


@dataclass(frozen=True, slots=True)
class LeadTaken(Event):
    """WEO-5.1"""

    seat: Seat
    artifact: Item


@dataclass(frozen=True, slots=True)
class PowerChanged(Event):
    """WEO-5.6 An effect of the artifact of ``seat`` changes the artifact of ``target``."""

    seat: Seat
    artifact: Item
    target: Seat
    amount: Number
    power: Number


@dataclass(frozen=True, slots=True)
class PlayerSilenced(Event):
    """WEO-5.13, WEO-5.18"""

    seat: Seat
    artifact: Item
    target: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """WEO-5.14"""

    seat: Seat
    item: Item

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardDrawn(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class ArtifactFused(Event):
    """WEO-5.15"""

    seat: Seat
    artifact: Item
    fed: Item
    power: Number


@dataclass(frozen=True, slots=True)
class EffectDeclined(Event):
    """WEO-5.8"""

    seat: Seat
    artifact: Item


@dataclass(frozen=True, slots=True)
class HandInspected(Event):
    """WEO-5.17 Only the holder sees the cards, which the view shows."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """WEO-5.17 Only the two players know the card."""

    seat: Seat
    owner: Seat
    item: Item

    def as_seen_by(self, seat: int) -> Event:
        if seat in (self.seat, self.owner):
            return self
        return CardTaken(self.seat, self.owner, HIDDEN)


@dataclass(frozen=True, slots=True)
class ChestOpened(Event):
    """WEO-5.19 ``power`` is the chest's afterwards."""

    seat: Seat
    artifact: Item
    item: Item
    power: Number


@dataclass(frozen=True, slots=True)
class PowerCopied(Event):
    """WEO-5.20"""

    seat: Seat
    artifact: Item
    target: Seat
    power: Number


@dataclass(frozen=True, slots=True)
class SpellHarvested(Event):
    """WEO-5.22"""

    seat: Seat
    spell: Item


@dataclass(frozen=True, slots=True)
class ArtifactReplaced(Event):
    """WEO-5.23"""

    seat: Seat
    artifact: Item
    fed: Item


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    """WEO-5.24"""

    seat: Seat
    item: Item


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """WEO-6.2"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SpellAnnounced(Event):
    """WEO-6.3"""

    seat: Seat
    spell: Item


@dataclass(frozen=True, slots=True)
class SpellLanded(Event):
    """WEO-6.9 ``power`` is the target's afterwards."""

    seat: Seat
    spell: Item
    target: Seat
    power: Number


@dataclass(frozen=True, slots=True)
class ArtifactsTraded(Event):
    """WEO-6.16"""

    seat: Seat
    first: Seat
    second: Seat


@dataclass(frozen=True, slots=True)
class MonsterTaken(Event):
    """WEO-7.1"""

    seat: Seat
    monster: Monster
    power: Number


@dataclass(frozen=True, slots=True)
class MonsterLost(Event):
    """WEO-7.2 The highest power is shared."""

    monster: Monster
    power: Number


@dataclass(frozen=True, slots=True)
class HandKept(Event):
    """WEO-7.5"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandRedrawn(Event):
    """WEO-7.5"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """WEO-7.6"""

    seat: Seat
    number: Number


@dataclass(frozen=True, slots=True)
class HandWithoutArtifact(Event):
    """WEO-7.7"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ItemsReshuffled(Event):
    """WEO-7.9"""

    number: Number


@dataclass(frozen=True, slots=True)
class ArtifactsRanOut(Event):
    """WEO-7.12"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MimicBecame(Event):
    """WEO-8.2"""

    seat: Seat
    monster: Monster


@dataclass(frozen=True, slots=True)
class ExtraRoundCalled(Event):
    """WEO-8.10"""

    score: Number


@dataclass(frozen=True, slots=True)
class TieBreakerTurned(Event):
    """WEO-8.11"""

    monster: Monster
    left: Number


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """WEO-8.9"""

    seat: Seat
    score: Number


@dataclass(frozen=True, slots=True)
class GameShared(Event):
    """WEO-8.12"""

    number: Number
    score: Number
