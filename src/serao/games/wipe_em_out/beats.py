"""What is one thing for the eye: the reveal, an effect, a spell with whom it hits, the new hands."""

# plain: it is read once, and names events, which are plain
from __future__ import annotations

from typing import Final

from serao.games.wipe_em_out import events as e
from serao.kernel.beats import Beat, Beats

BEATS: Final = Beats(
    [
        Beat("cave", goes_on=(e.MonsterAppeared,)),
        Beat("reveal", goes_on=(e.ArtifactRevealed,)),
        Beat("effect", goes_on=(e.PowerChanged, e.PlayerSilenced)),
        Beat("inspection", begins=(e.HandInspected,), goes_on=(e.CardTaken,)),
        Beat("passes", goes_on=(e.TurnPassed,)),
        Beat("spell", begins=(e.SpellAnnounced,), goes_on=(e.SpellLanded, e.ArtifactsTraded)),
        Beat(
            "hands",
            goes_on=(e.HandKept, e.HandRedrawn, e.CardsDrawn, e.HandWithoutArtifact),
        ),
    ],
    asides=(e.LeadTaken, e.CardLost, e.ItemsReshuffled),
    scenes=(e.ExtraRoundCalled, e.GameWon, e.GameShared),
)
