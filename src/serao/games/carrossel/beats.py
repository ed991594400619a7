"""What is one thing for the eye: all plans turned over, all tiles, a line with its riders and the refill."""

# plain: it is read once, and names events, which are plain
from __future__ import annotations

from typing import Final

from serao.games.carrossel import events as e
from serao.kernel.beats import Beat, Beats

BEATS: Final = Beats(
    [
        Beat("reveal", goes_on=(e.SlotRevealed, e.AbilityRevealed)),
        Beat("removal", goes_on=(e.StandeesRemoved,)),
        Beat("tiles", goes_on=(e.TilePlaced, e.TileJumped)),
        Beat("recovery", goes_on=(e.CardsRecovered,)),
        Beat(
            "riders",
            begins=(e.SequenceScored,),
            goes_on=(e.TicketSold, e.ClientBoarded, e.ClientBoxed),
        ),
        Beat("turn", begins=(e.RotationReversed, e.BoardTurned)),
        Beat("end", begins=(e.PlayBlocked, e.ClientsRanOut), goes_on=(e.GameWon, e.VictoryShared)),
    ],
    asides=(e.RoundBegan, e.NothingScored, e.ClientArrived, e.ClientQueued),
    scenes=(e.SequenceScored, e.GameWon, e.VictoryShared),
)
