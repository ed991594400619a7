"""What is one thing for the eye: all plans turned over, all tiles, a line, each rider, the refill."""

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
        Beat("line", begins=(e.SequenceScored,)),
        Beat("rider", begins=(e.TicketSold, e.ClientBoarded, e.ClientBoxed)),
        Beat("refill", goes_on=(e.ClientArrived, e.ClientQueued)),
        Beat("turn", begins=(e.RotationReversed, e.BoardTurned)),
        Beat("end", begins=(e.PlayBlocked, e.ClientsRanOut), goes_on=(e.GameWon, e.VictoryShared)),
    ],
    asides=(e.RoundBegan, e.NothingScored),
    scenes=(e.SequenceScored, e.GameWon, e.VictoryShared),
)
