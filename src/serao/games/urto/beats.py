"""What is one thing for the eye: a walk, a blow, a card with what it does."""

# plain: it is read once, and names events, which are plain
from __future__ import annotations

from typing import Final

from serao.games.urto import events as e
from serao.kernel.beats import Beat, Beats

BEATS: Final = Beats(
    [
        Beat("starting-artifacts", goes_on=(e.StartingArtifactKept,)),
        Beat("turn", begins=(e.TurnBegan,), goes_on=(e.TurnSlept, e.HeroRested)),
        Beat(
            "walk",
            begins=(e.FieldAnnounced, e.HeroSprinted),
            goes_on=(
                e.FieldEntered,
                e.TokenDrawn,
                e.TokensShown,
                e.BagEmpty,
            ),
        ),
        Beat("trap", begins=(e.TrapSprung,)),
        Beat("loot", begins=(e.LootRolled,)),
        Beat(
            "fight",
            begins=(e.MonsterMet, e.PvpBegan),
            goes_on=(e.WeaponChosen, e.AttackAdded, e.FightReinforced, e.DieBought),
        ),
        Beat(
            "blow",
            begins=(e.CombatRolled,),
            goes_on=(
                e.DieTurned,
                e.ReflectionRolled,
                e.PvpCompared,
                e.MonsterMissed,
                e.MonsterHurt,
                e.MonsterStruck,
                e.MonsterDefeated,
                e.DamagePrevented,
                e.MushroomDestroyed,
                e.MushroomHeld,
            ),
        ),
        Beat(
            "card",
            begins=(e.EventDrawn, e.ArtifactPlayed),
            goes_on=(
                e.ArtifactStolen,
                e.ArtifactsSeen,
                e.HeroHexed,
                e.HeroWhistled,
                e.HeroSlid,
                e.PlacesSwapped,
                e.SprintFreed,
                e.SleepFell,
                e.TrapLaid,
                e.MushroomMoved,
            ),
        ),
        Beat(
            "divine",
            begins=(e.DivineRolled,),
            goes_on=(e.LandslideAimed, e.LandslideWasted, e.HonourStolen),
        ),
        Beat("death", begins=(e.HeroDied,), goes_on=(e.HeroKilled,)),
        Beat("golden-book", goes_on=(e.AchievementEarned,)),
    ],
    asides=(
        e.SearchDeclined,
        e.OfferDeclined,
        e.DieRerolled,
        e.ArtifactDrawn,
        e.ArtifactDiscarded,
        e.ArtifactRevealed,
        e.TokensTaken,
        e.HealthGained,
        e.HealthLost,
        e.ManaGained,
        e.ManaLost,
        e.HonourGained,
        e.HonourLost,
        e.DeckReshuffled,
    ),
    scenes=(
        e.HeroDied,
        e.HeroArrived,
        e.HeroRevived,
        e.CaveCollapsed,
        e.NobodyWon,
        e.GameWon,
        e.GameShared,
    ),
)
