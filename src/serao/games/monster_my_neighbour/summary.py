"""MMN-9.5 How rounds end."""

from __future__ import annotations

from typing import Final, Literal

from serao.kernel.state import NOTHING

Result = Literal["escape", "catch", "betrayal"]
RESULTS: Final[tuple[Result, ...]] = ("escape", "catch", "betrayal")
ESCAPE: Final = 0
CATCH: Final = 1
BETRAYAL: Final = 2


class Summary:
    """MMN-9.5 How a round ended. Never edited."""

    round: int  # 0 = no round has ended yet
    result: int  # index in RESULTS
    monster: int
    holder: int
    catcher: int  # NOTHING after an escape
    gains: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]

    def __init__(
        self,
        round_number: int,
        result: int,
        monster: int,
        holder: int,
        catcher: int,
        gains: tuple[int, ...],
        hands: tuple[tuple[int, ...], ...],
        piles: tuple[tuple[int, ...], ...],
    ) -> None:
        self.round = round_number
        self.result = result
        self.monster = monster
        self.holder = holder
        self.catcher = catcher
        self.gains = gains
        self.hands = hands
        self.piles = piles


NO_SUMMARY: Final = Summary(0, ESCAPE, NOTHING, NOTHING, NOTHING, (), (), ())
