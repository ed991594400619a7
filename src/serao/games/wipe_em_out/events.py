"""What can happen, in the game's words."""

# plain: what its fields are is read from their annotations
from __future__ import annotations

from typing import Annotated

from serao.games.wipe_em_out.kinds import Item, Monster, Slot
from serao.kernel.events import Event, KnownTo
from serao.kernel.kinds import Number, Seat
from serao.pieces import outcomes


class MonsterAppeared(Event):
    """WEO-4.1"""

    seat: Seat
    slot: Slot
    monster: Monster


class ArtifactRevealed(Event):
    """WEO-4.4"""

    seat: Seat
    artifact: Item
    slot: Slot


class MonsterLeft(Event):
    """WEO-4.5 Nobody attacks it."""

    monster: Monster


class LeadTaken(Event):
    """WEO-5.1"""

    seat: Seat
    artifact: Item


class PowerChanged(Event):
    """WEO-5.6 An effect of the artifact of ``seat`` changes the artifact of ``target``."""

    seat: Seat
    artifact: Item
    target: Seat
    amount: Number
    power: Number


class PlayerSilenced(Event):
    """WEO-5.13, WEO-5.18"""

    seat: Seat
    artifact: Item
    target: Seat


class CardDrawn(Event):
    """WEO-5.14 An artifact, another player's, lets ``seat`` draw."""

    seat: Seat
    artifact: Item
    item: Annotated[Item, KnownTo("seat")]


class ArtifactFused(Event):
    """WEO-5.15"""

    seat: Seat
    artifact: Item
    fed: Item
    power: Number


class EffectDeclined(Event):
    """WEO-5.8"""

    seat: Seat
    artifact: Item


class HandInspected(Event):
    """WEO-5.17 Only the holder sees the cards, which the view shows."""

    seat: Seat
    target: Seat


class CardTaken(Event):
    """WEO-5.17 Only the two players know the card."""

    seat: Seat
    owner: Seat
    item: Annotated[Item, KnownTo("seat", "owner")]


class ChestOpened(Event):
    """WEO-5.19 ``power`` is the chest's afterwards."""

    seat: Seat
    artifact: Item
    item: Item
    power: Number


class PowerCopied(Event):
    """WEO-5.20"""

    seat: Seat
    artifact: Item
    target: Seat
    power: Number


class SpellHarvested(Event):
    """WEO-5.22"""

    seat: Seat
    spell: Item


class ArtifactReplaced(Event):
    """WEO-5.23"""

    seat: Seat
    artifact: Item
    fed: Item


class CardLost(Event):
    """WEO-5.24"""

    seat: Seat
    artifact: Item
    item: Item


class TurnPassed(Event):
    """WEO-6.2"""

    seat: Seat


class SpellAnnounced(Event):
    """WEO-6.3"""

    seat: Seat
    spell: Item


class SpellLanded(Event):
    """WEO-6.9 ``power`` is the target's afterwards."""

    seat: Seat
    spell: Item
    target: Seat
    power: Number


class ArtifactsTraded(Event):
    """WEO-6.16"""

    seat: Seat
    first: Seat
    second: Seat


class MonsterTaken(Event):
    """WEO-7.1"""

    seat: Seat
    monster: Monster
    power: Number


class MonsterLost(Event):
    """WEO-7.2 The highest power is shared."""

    monster: Monster
    power: Number


class HandKept(Event):
    """WEO-7.5"""

    seat: Seat


class HandRedrawn(Event):
    """WEO-7.5"""

    seat: Seat


class CardsDrawn(Event):
    """WEO-7.6"""

    seat: Seat
    number: Number


class HandWithoutArtifact(Event):
    """WEO-7.7"""

    seat: Seat


class ItemsReshuffled(Event):
    """WEO-7.9"""

    number: Number


class ArtifactsRanOut(Event):
    """WEO-7.12"""

    seat: Seat


class MimicBecame(Event):
    """WEO-8.2"""

    seat: Seat
    monster: Monster


class ExtraRoundCalled(Event):
    """WEO-8.10"""

    score: Number


class TieBreakerTurned(Event):
    """WEO-8.11"""

    monster: Monster
    left: Number


GameWon = outcomes.GameWon  # WEO-8.9
GameShared = outcomes.GameShared  # WEO-8.12
