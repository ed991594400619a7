"""What can happen, in the game's words."""

# plain: what its fields are is read from their annotations
from __future__ import annotations

from dataclasses import dataclass

from serao.games.urto.kinds import (
    Achievement,
    Artifact,
    Card,
    Deck,
    Face,
    Field,
    Hero,
    Loot,
    Monster,
    Side,
    Supply,
    Token,
)
from serao.kernel.events import HIDDEN, Event
from serao.kernel.kinds import Number, Seat


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    """URT-2.1"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HeroTaken(Event):
    """URT-2.2"""

    seat: Seat
    hero: Hero


@dataclass(frozen=True, slots=True)
class SideChosen(Event):
    """URT-2.4"""

    seat: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class StartingArtifactKept(Event):
    """URT-2.7 Only its owner knows which."""

    seat: Seat
    artifact: Artifact

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else StartingArtifactKept(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """URT-3.2"""

    seat: Seat
    round: Number


@dataclass(frozen=True, slots=True)
class TurnSlept(Event):
    """URT-3.2 Phases A, B and C are skipped."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HeroRested(Event):
    """URT-3.3"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FieldAnnounced(Event):
    """URT-3.5"""

    seat: Seat
    field: Field


@dataclass(frozen=True, slots=True)
class HeroSprinted(Event):
    """URT-3.8"""

    seat: Seat
    amount: Number


@dataclass(frozen=True, slots=True)
class FieldEntered(Event):
    """URT-4.1"""

    seat: Seat
    field: Field


@dataclass(frozen=True, slots=True)
class TokenDrawn(Event):
    """URT-4.2"""

    seat: Seat
    token: Token
    field: Field


@dataclass(frozen=True, slots=True)
class TokensShown(Event):
    """URT-8.7 Spelunker's Map; ``token`` is the chosen one."""

    seat: Seat
    number: Number
    token: Token


@dataclass(frozen=True, slots=True)
class BagEmpty(Event):
    """URT-4.3"""

    seat: Seat
    field: Field


@dataclass(frozen=True, slots=True)
class MushroomDestroyed(Event):
    """URT-4.4"""

    seat: Seat
    field: Field
    total: Number


@dataclass(frozen=True, slots=True)
class MushroomHeld(Event):
    """URT-4.4"""

    seat: Seat
    field: Field
    total: Number


@dataclass(frozen=True, slots=True)
class MushroomPlanted(Event):
    """URT-4.5"""

    seat: Seat
    field: Field


@dataclass(frozen=True, slots=True)
class MushroomMoved(Event):
    """URT-7.5"""

    seat: Seat
    source: Field
    field: Field


@dataclass(frozen=True, slots=True)
class TrapLaid(Event):
    """URT-7.5"""

    seat: Seat
    field: Field


@dataclass(frozen=True, slots=True)
class TrapSprung(Event):
    """URT-4.7"""

    seat: Seat
    owner: Seat
    field: Field


@dataclass(frozen=True, slots=True)
class SearchDeclined(Event):
    """URT-5.1"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LootRolled(Event):
    """URT-5.1"""

    seat: Seat
    number: Number
    loot: Loot


@dataclass(frozen=True, slots=True)
class MonsterMet(Event):
    """URT-6.4, 6.8"""

    seat: Seat
    monster: Monster
    attack: Number
    life: Number


@dataclass(frozen=True, slots=True)
class HeroHid(Event):
    """URT-6.5"""

    seat: Seat
    monster: Monster
    amount: Number


@dataclass(frozen=True, slots=True)
class WeaponChosen(Event):
    """URT-6.2"""

    seat: Seat
    artifact: Artifact


@dataclass(frozen=True, slots=True)
class AttackAdded(Event):
    """URT-6.2"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FightReinforced(Event):
    """URT-6.2"""

    seat: Seat
    amount: Number
    bonus: Number


@dataclass(frozen=True, slots=True)
class DieBought(Event):
    """URT-9"""

    seat: Seat
    amount: Number


@dataclass(frozen=True, slots=True)
class CombatRolled(Event):
    """URT-6.1"""

    seat: Seat
    die: Number


@dataclass(frozen=True, slots=True)
class DieRerolled(Event):
    """URT-6.3"""

    seat: Seat
    amount: Number


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """URT-8.7 Loaded Die."""

    seat: Seat
    die: Number


@dataclass(frozen=True, slots=True)
class MonsterMissed(Event):
    """URT-6.6"""

    seat: Seat
    monster: Monster
    total: Number


@dataclass(frozen=True, slots=True)
class MonsterHurt(Event):
    """URT-6.6"""

    seat: Seat
    monster: Monster
    total: Number
    amount: Number
    life: Number


@dataclass(frozen=True, slots=True)
class MonsterStruck(Event):
    """URT-6.6"""

    seat: Seat
    monster: Monster
    total: Number
    amount: Number


@dataclass(frozen=True, slots=True)
class MonsterDefeated(Event):
    """URT-6.7"""

    seat: Seat
    monster: Monster
    honour: Number


@dataclass(frozen=True, slots=True)
class PvpBegan(Event):
    """URT-6.10"""

    attacker: Seat
    defender: Seat


@dataclass(frozen=True, slots=True)
class HeroFled(Event):
    """URT-6.11"""

    defender: Seat
    attacker: Seat
    amount: Number


@dataclass(frozen=True, slots=True)
class PvpCompared(Event):
    """URT-6.12"""

    attacker: Seat
    defender: Seat
    total: Number
    other_total: Number


@dataclass(frozen=True, slots=True)
class DamagePrevented(Event):
    """URT-6.13"""

    seat: Seat
    amount: Number


@dataclass(frozen=True, slots=True)
class ReflectionRolled(Event):
    """URT-7.5"""

    seat: Seat
    die: Number


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    """URT-7.1"""

    seat: Seat
    event: Card


@dataclass(frozen=True, slots=True)
class ArtifactDrawn(Event):
    """URT-8.2 Only its owner sees it."""

    seat: Seat
    artifact: Artifact

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else ArtifactDrawn(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class ArtifactsSeen(Event):
    """URT-7.5 Oracle Pool."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ArtifactDiscarded(Event):
    """URT-8.3"""

    seat: Seat
    artifact: Artifact


@dataclass(frozen=True, slots=True)
class ArtifactPlayed(Event):
    """URT-8.5"""

    seat: Seat
    artifact: Artifact


@dataclass(frozen=True, slots=True)
class ArtifactRevealed(Event):
    """URT-8.4"""

    seat: Seat
    artifact: Artifact


@dataclass(frozen=True, slots=True)
class ArtifactStolen(Event):
    """URT-7.5 Light Fingers."""

    taker: Seat
    owner: Seat
    artifact: Artifact


@dataclass(frozen=True, slots=True)
class TokensTaken(Event):
    """URT-1.8"""

    seat: Seat
    supply: Supply
    number: Number


@dataclass(frozen=True, slots=True)
class HeroHexed(Event):
    """URT-8.7"""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class HeroWhistled(Event):
    """URT-8.7"""

    seat: Seat
    target: Seat
    field: Field


@dataclass(frozen=True, slots=True)
class HeroSlid(Event):
    """URT-7.5"""

    seat: Seat
    field: Field


@dataclass(frozen=True, slots=True)
class PlacesSwapped(Event):
    """URT-7.5"""

    first: Seat
    second: Seat


@dataclass(frozen=True, slots=True)
class SprintFreed(Event):
    """URT-7.5"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SleepFell(Event):
    """URT-7.5"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferDeclined(Event):
    """URT-7.5, 5.5, 5.8, 10.7"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DivineTaken(Event):
    """URT-10.2"""

    seat: Seat
    artifact: Artifact


@dataclass(frozen=True, slots=True)
class DivineReturned(Event):
    """URT-10.9"""

    seat: Seat
    artifact: Artifact


@dataclass(frozen=True, slots=True)
class DivineRolled(Event):
    """URT-10.3"""

    seat: Seat
    artifact: Artifact
    face: Face


@dataclass(frozen=True, slots=True)
class LandslideAimed(Event):
    """URT-10.5"""

    seat: Seat
    field: Field
    amount: Number


@dataclass(frozen=True, slots=True)
class LandslideWasted(Event):
    """URT-10.5"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HonourStolen(Event):
    """URT-10.4"""

    seat: Seat
    amount: Number


@dataclass(frozen=True, slots=True)
class FeatherBurnt(Event):
    """URT-11.2"""

    seat: Seat
    health: Number


@dataclass(frozen=True, slots=True)
class HeroDied(Event):
    """URT-11.3"""

    seat: Seat
    field: Field


@dataclass(frozen=True, slots=True)
class HeroKilled(Event):
    """URT-11.4"""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class HeroRevived(Event):
    """URT-11.5"""

    seat: Seat
    health: Number


@dataclass(frozen=True, slots=True)
class HeroArrived(Event):
    """URT-10.7, 10.8"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HealthGained(Event):
    """URT-1.3"""

    seat: Seat
    amount: Number
    health: Number


@dataclass(frozen=True, slots=True)
class HealthLost(Event):
    """URT-1.3"""

    seat: Seat
    amount: Number
    health: Number


@dataclass(frozen=True, slots=True)
class ManaGained(Event):
    """URT-1.3"""

    seat: Seat
    amount: Number
    mana: Number


@dataclass(frozen=True, slots=True)
class ManaLost(Event):
    """URT-1.3"""

    seat: Seat
    amount: Number
    mana: Number


@dataclass(frozen=True, slots=True)
class HonourGained(Event):
    """URT-1.1"""

    seat: Seat
    amount: Number
    honour: Number


@dataclass(frozen=True, slots=True)
class HonourLost(Event):
    """URT-1.3"""

    seat: Seat
    amount: Number
    honour: Number


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """URT-7.1, 8.2"""

    deck: Deck
    number: Number


@dataclass(frozen=True, slots=True)
class CaveCollapsed(Event):
    """URT-12.7"""

    round: Number


@dataclass(frozen=True, slots=True)
class AchievementEarned(Event):
    """URT-13"""

    seat: Seat
    achievement: Achievement


@dataclass(frozen=True, slots=True)
class NobodyWon(Event):
    """URT-12.2"""

    round: Number


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """URT-12.3, 12.4"""

    seat: Seat
    score: Number


@dataclass(frozen=True, slots=True)
class GameShared(Event):
    """URT-12.6"""

    number: Number
    score: Number
