"""What can happen, in the game's words."""

from __future__ import annotations

from dataclasses import dataclass

from serao.kernel.events import HIDDEN, Event


@dataclass(frozen=True)
class MonsterAppeared(Event):
    """WEO-4.1"""

    seat: int
    slot: int
    monster: int


@dataclass(frozen=True)
class ArtifactRevealed(Event):
    """WEO-4.4"""

    seat: int
    artifact: int
    slot: int


@dataclass(frozen=True)
class MonsterLeft(Event):
    """WEO-4.5 Nobody attacks it."""

    monster: int


@dataclass(frozen=True)
class LeadTaken(Event):
    """WEO-5.1"""

    seat: int
    artifact: int


@dataclass(frozen=True)
class PowerChanged(Event):
    """WEO-5.6 An effect of the artifact of ``seat`` changes the artifact of ``target``."""

    seat: int
    artifact: int
    target: int
    amount: int
    power: int


@dataclass(frozen=True)
class PlayerSilenced(Event):
    """WEO-5.13, WEO-5.18"""

    seat: int
    artifact: int
    target: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """WEO-5.14"""

    seat: int
    item: int

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardDrawn(self.seat, HIDDEN)


@dataclass(frozen=True)
class ArtifactFused(Event):
    """WEO-5.15"""

    seat: int
    artifact: int
    fed: int
    power: int


@dataclass(frozen=True)
class EffectDeclined(Event):
    """WEO-5.8"""

    seat: int
    artifact: int


@dataclass(frozen=True)
class HandInspected(Event):
    """WEO-5.17 Only the holder sees the cards, which the view shows."""

    seat: int
    target: int


@dataclass(frozen=True)
class CardTaken(Event):
    """WEO-5.17 Only the two players know the card."""

    seat: int
    owner: int
    item: int

    def as_seen_by(self, seat: int) -> Event:
        if seat in (self.seat, self.owner):
            return self
        return CardTaken(self.seat, self.owner, HIDDEN)


@dataclass(frozen=True)
class ChestOpened(Event):
    """WEO-5.19 ``power`` is the chest's afterwards."""

    seat: int
    artifact: int
    item: int
    power: int


@dataclass(frozen=True)
class PowerCopied(Event):
    """WEO-5.20"""

    seat: int
    artifact: int
    target: int
    power: int


@dataclass(frozen=True)
class SpellHarvested(Event):
    """WEO-5.22"""

    seat: int
    spell: int


@dataclass(frozen=True)
class ArtifactReplaced(Event):
    """WEO-5.23"""

    seat: int
    artifact: int
    fed: int


@dataclass(frozen=True)
class CardLost(Event):
    """WEO-5.24"""

    seat: int
    item: int


@dataclass(frozen=True)
class TurnPassed(Event):
    """WEO-6.2"""

    seat: int


@dataclass(frozen=True)
class SpellAnnounced(Event):
    """WEO-6.3"""

    seat: int
    spell: int


@dataclass(frozen=True)
class SpellLanded(Event):
    """WEO-6.9 ``power`` is the target's afterwards."""

    seat: int
    spell: int
    target: int
    power: int


@dataclass(frozen=True)
class ArtifactsTraded(Event):
    """WEO-6.16"""

    seat: int
    first: int
    second: int


@dataclass(frozen=True)
class MonsterTaken(Event):
    """WEO-7.1"""

    seat: int
    monster: int
    power: int


@dataclass(frozen=True)
class MonsterLost(Event):
    """WEO-7.2 The highest power is shared."""

    monster: int
    power: int


@dataclass(frozen=True)
class HandKept(Event):
    """WEO-7.5"""

    seat: int


@dataclass(frozen=True)
class HandRedrawn(Event):
    """WEO-7.5"""

    seat: int


@dataclass(frozen=True)
class CardsDrawn(Event):
    """WEO-7.6"""

    seat: int
    number: int


@dataclass(frozen=True)
class HandWithoutArtifact(Event):
    """WEO-7.7"""

    seat: int


@dataclass(frozen=True)
class ItemsReshuffled(Event):
    """WEO-7.9"""

    number: int


@dataclass(frozen=True)
class ArtifactsRanOut(Event):
    """WEO-7.12"""

    seat: int


@dataclass(frozen=True)
class MimicBecame(Event):
    """WEO-8.2"""

    seat: int
    monster: int


@dataclass(frozen=True)
class ExtraRoundCalled(Event):
    """WEO-8.10"""

    score: int


@dataclass(frozen=True)
class TieBreakerTurned(Event):
    """WEO-8.11"""

    monster: int
    left: int


@dataclass(frozen=True)
class GameWon(Event):
    """WEO-8.9"""

    seat: int
    score: int


@dataclass(frozen=True)
class GameShared(Event):
    """WEO-8.12"""

    number: int
    score: int
