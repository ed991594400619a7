"""What is one thing for the eye: a card with all that it does, and the end of a round."""

# plain: it is read once, and names events, which are plain
from __future__ import annotations

from typing import Final

from serao.games.monster_my_neighbour import events as e
from serao.kernel.beats import Beat, Beats

BEATS: Final = Beats(
    [
        Beat("round", begins=(e.RoundBegun,)),
        Beat("skipped", goes_on=(e.TurnSkipped,)),
        Beat(
            "card",
            begins=(e.CardPlayed,),
            goes_on=(
                e.NothingHappened,
                e.HunterSkipped,
                e.HunterMissed,
                e.HunterBuried,
                e.NoHunterFound,
                e.DogSent,
                e.CardDropped,
                e.HandInspected,
                e.HandSeen,
                e.GossipSpread,
                e.RumorSpread,
                e.DealOffered,
                e.CardGiven,
                e.CardDrawn,
                e.FogRolledIn,
            ),
        ),
        Beat(
            "catch",
            begins=(e.MonsterEscaped, e.MonsterCaught, e.FriendBetrayed),
        ),
    ],
    asides=(e.HandDealt, e.PointsGained),
    scenes=(
        e.MonsterEscaped,
        e.MonsterCaught,
        e.FriendBetrayed,
        e.ExtraRoundCalled,
        e.GameWon,
        e.GameShared,
    ),
)
