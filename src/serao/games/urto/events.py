"""What can happen, in the game's words."""

# plain: what its fields are is read from their annotations
from __future__ import annotations

from typing import Annotated

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
from serao.kernel.events import Event, KnownTo
from serao.kernel.kinds import Number, Seat
from serao.pieces import outcomes


class StarterDrawn(Event):
    """URT-2.1"""

    seat: Seat


class HeroTaken(Event):
    """URT-2.2"""

    seat: Seat
    hero: Hero


class SideChosen(Event):
    """URT-2.4"""

    seat: Seat
    side: Side


class StartingArtifactKept(Event):
    """URT-2.7 Only its owner knows which."""

    seat: Seat
    artifact: Annotated[Artifact, KnownTo("seat")]


class TurnBegan(Event):
    """URT-3.2"""

    seat: Seat
    round: Number


class TurnSlept(Event):
    """URT-3.2 Phases A, B and C are skipped."""

    seat: Seat


class HeroRested(Event):
    """URT-3.3"""

    seat: Seat


class FieldAnnounced(Event):
    """URT-3.5"""

    seat: Seat
    field: Field


class HeroSprinted(Event):
    """URT-3.8"""

    seat: Seat
    amount: Number


class FieldEntered(Event):
    """URT-4.1"""

    seat: Seat
    field: Field


class TokenDrawn(Event):
    """URT-4.2"""

    seat: Seat
    token: Token
    field: Field


class TokensShown(Event):
    """URT-8.7 Spelunker's Map; ``token`` is the chosen one."""

    seat: Seat
    number: Number
    token: Token


class BagEmpty(Event):
    """URT-4.3"""

    seat: Seat
    field: Field


class MushroomDestroyed(Event):
    """URT-4.4"""

    seat: Seat
    field: Field
    total: Number


class MushroomHeld(Event):
    """URT-4.4"""

    seat: Seat
    field: Field
    total: Number


class MushroomPlanted(Event):
    """URT-4.5"""

    seat: Seat
    field: Field


class MushroomMoved(Event):
    """URT-7.5"""

    seat: Seat
    source: Field
    field: Field


class TrapLaid(Event):
    """URT-7.5"""

    seat: Seat
    field: Field


class TrapSprung(Event):
    """URT-4.7"""

    seat: Seat
    owner: Seat
    field: Field


class SearchDeclined(Event):
    """URT-5.1"""

    seat: Seat


class LootRolled(Event):
    """URT-5.1"""

    seat: Seat
    number: Number
    loot: Loot


class MonsterMet(Event):
    """URT-6.4, 6.8"""

    seat: Seat
    monster: Monster
    attack: Number
    life: Number


class HeroHid(Event):
    """URT-6.5"""

    seat: Seat
    monster: Monster
    amount: Number


class WeaponChosen(Event):
    """URT-6.2"""

    seat: Seat
    artifact: Artifact


class AttackAdded(Event):
    """URT-6.2"""

    seat: Seat


class FightReinforced(Event):
    """URT-6.2"""

    seat: Seat
    amount: Number
    bonus: Number


class DieBought(Event):
    """URT-9"""

    seat: Seat
    amount: Number


class CombatRolled(Event):
    """URT-6.1"""

    seat: Seat
    die: Number


class DieRerolled(Event):
    """URT-6.3"""

    seat: Seat
    amount: Number


class DieTurned(Event):
    """URT-8.7 Loaded Die."""

    seat: Seat
    die: Number


class MonsterMissed(Event):
    """URT-6.6"""

    seat: Seat
    monster: Monster
    total: Number


class MonsterHurt(Event):
    """URT-6.6"""

    seat: Seat
    monster: Monster
    total: Number
    amount: Number
    life: Number


class MonsterStruck(Event):
    """URT-6.6"""

    seat: Seat
    monster: Monster
    total: Number
    amount: Number


class MonsterDefeated(Event):
    """URT-6.7"""

    seat: Seat
    monster: Monster
    honour: Number


class PvpBegan(Event):
    """URT-6.10"""

    attacker: Seat
    defender: Seat


class HeroFled(Event):
    """URT-6.11"""

    defender: Seat
    attacker: Seat
    amount: Number


class PvpCompared(Event):
    """URT-6.12"""

    attacker: Seat
    defender: Seat
    total: Number
    other_total: Number


class DamagePrevented(Event):
    """URT-6.13"""

    seat: Seat
    amount: Number


class ReflectionRolled(Event):
    """URT-7.5"""

    seat: Seat
    die: Number


class EventDrawn(Event):
    """URT-7.1"""

    seat: Seat
    event: Card


class ArtifactDrawn(Event):
    """URT-8.2 Only its owner sees it."""

    seat: Seat
    artifact: Annotated[Artifact, KnownTo("seat")]


class ArtifactsSeen(Event):
    """URT-7.5 Oracle Pool."""

    seat: Seat


class ArtifactDiscarded(Event):
    """URT-8.3"""

    seat: Seat
    artifact: Artifact


class ArtifactPlayed(Event):
    """URT-8.5"""

    seat: Seat
    artifact: Artifact


class ArtifactRevealed(Event):
    """URT-8.4"""

    seat: Seat
    artifact: Artifact


class ArtifactStolen(Event):
    """URT-7.5 Light Fingers."""

    taker: Seat
    owner: Seat
    artifact: Artifact


class TokensTaken(Event):
    """URT-1.8"""

    seat: Seat
    supply: Supply
    number: Number


class HeroHexed(Event):
    """URT-8.7"""

    seat: Seat
    target: Seat


class HeroWhistled(Event):
    """URT-8.7"""

    seat: Seat
    target: Seat
    field: Field


class HeroSlid(Event):
    """URT-7.5"""

    seat: Seat
    field: Field


class PlacesSwapped(Event):
    """URT-7.5"""

    first: Seat
    second: Seat


class SprintFreed(Event):
    """URT-7.5"""

    seat: Seat


class SleepFell(Event):
    """URT-7.5"""

    seat: Seat


class OfferDeclined(Event):
    """URT-7.5, 5.5, 5.8, 10.7"""

    seat: Seat


class DivineTaken(Event):
    """URT-10.2"""

    seat: Seat
    artifact: Artifact


class DivineReturned(Event):
    """URT-10.9"""

    seat: Seat
    artifact: Artifact


class DivineRolled(Event):
    """URT-10.3"""

    seat: Seat
    artifact: Artifact
    face: Face


class LandslideAimed(Event):
    """URT-10.5"""

    seat: Seat
    field: Field
    amount: Number


class LandslideWasted(Event):
    """URT-10.5"""

    seat: Seat


class HonourStolen(Event):
    """URT-10.4"""

    seat: Seat
    amount: Number


class FeatherBurnt(Event):
    """URT-11.2"""

    seat: Seat
    health: Number


class HeroDied(Event):
    """URT-11.3"""

    seat: Seat
    field: Field


class HeroKilled(Event):
    """URT-11.4"""

    seat: Seat
    target: Seat


class HeroRevived(Event):
    """URT-11.5"""

    seat: Seat
    health: Number


class HeroArrived(Event):
    """URT-10.7, 10.8"""

    seat: Seat


class HealthGained(Event):
    """URT-1.3"""

    seat: Seat
    amount: Number
    health: Number


class HealthLost(Event):
    """URT-1.3"""

    seat: Seat
    amount: Number
    health: Number


class ManaGained(Event):
    """URT-1.3"""

    seat: Seat
    amount: Number
    mana: Number


class ManaLost(Event):
    """URT-1.3"""

    seat: Seat
    amount: Number
    mana: Number


class HonourGained(Event):
    """URT-1.1"""

    seat: Seat
    amount: Number
    honour: Number


class HonourLost(Event):
    """URT-1.3"""

    seat: Seat
    amount: Number
    honour: Number


class DeckReshuffled(Event):
    """URT-7.1, 8.2"""

    deck: Deck
    number: Number


class CaveCollapsed(Event):
    """URT-12.7"""

    round: Number


class AchievementEarned(Event):
    """URT-13"""

    seat: Seat
    achievement: Achievement


class NobodyWon(Event):
    """URT-12.2"""

    round: Number


GameWon = outcomes.GameWon  # URT-12.3, 12.4
GameShared = outcomes.GameShared  # URT-12.6
