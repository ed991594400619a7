"""What is one thing for the eye: a card, a gathering, a walk of Caretos, a Monster's way, a scare, who runs."""

# plain: it is read once, and names events, which are plain
from __future__ import annotations

from typing import Final

from serao.games.caretos import events as e
from serao.kernel.beats import Beat, Beats

BEATS: Final = Beats(
    [
        Beat("teams", goes_on=(e.TeamDealt,)),
        Beat("finals", goes_on=(e.FinalDealt, e.FinalKept)),
        Beat("card", begins=(e.TurnBegan,), goes_on=(e.CardPlayed, e.RunesMatched)),
        Beat("gathering", goes_on=(e.VillagerGathered, e.CampfireLit)),
        Beat("caretos", goes_on=(e.CaretoMoved, e.GroupMoved, e.VillagerBoxed)),
        Beat(
            "monster",
            begins=(e.MonsterActivated, e.MoveBought, e.ActivationBought),
            goes_on=(e.MonsterMoved, e.MonsterJumped, e.VillagerCaptured),
        ),
        Beat("scare", begins=(e.GroupScared, e.GroupScattered)),
        Beat("flight", begins=(e.VillagerFled,)),  # one runs after the other
        Beat("swap", goes_on=(e.MonstersSwapped, e.CaretoSwapped)),
        Beat("moved", goes_on=(e.VillagerRelocated, e.GroupRelocated, e.VillagerWalked)),
        Beat("bonus", begins=(e.BonusBought,), goes_on=(e.BonusTurnedUp,)),
        Beat("reckoning", goes_on=(e.FinalRevealed,)),
        Beat("end", goes_on=(e.GameScored,)),
    ],
    asides=(e.PileEmptied, e.CardDrawn, e.CampfireReturned, e.CampfireTaken),
    scenes=(e.GameScored,),
)
