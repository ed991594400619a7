"""What the choices of this game have in common: what each is about, and what bars an action there."""

from __future__ import annotations

from typing import Final

from serao.games.monster_my_neighbour.actions import GIVE, PLAYER, SWAP, kind_of
from serao.games.monster_my_neighbour.state import Table
from serao.games.monster_my_neighbour.view_types import Asked, Chosen
from serao.kernel.kinds import SEAT, Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Choice, Facts, Together

NO_SUCH_SEAT: Final = Bar("MMN-1.1", "no-such-seat")
NOT_YOURSELF: Final = Bar("MMN-4.6", "not-yourself")


class OneChooses(Choice[Table]):
    """A choice of one seat."""

    chosen: Chosen  # as views call it
    first: Bar  # for whoever would do something else before it
    from_hand: bool = False  # whether the cards of the own hand are what is chosen from

    def named(self, state: Table) -> int:
        """Return the seat that the active one has named for what is carried out, or NOTHING."""
        return NOTHING


class SeveralChoose(Together[Table]):
    """A secret choice of several seats at once, each from its own hand."""

    silent = True  # MMN-4.9
    chosen: Chosen
    first: Bar

    def named(self, state: Table) -> int:
        return NOTHING


def asked(state: Table) -> Asked:
    """MMN-4.9 Return what is being chosen and by whom, answered or not."""
    step = state.open_step()
    if isinstance(step, OneChooses):
        return {"kind": step.chosen, "seats": [step.seat]}
    if isinstance(step, SeveralChoose):
        return {"kind": step.chosen, "seats": list(step.seats)}
    return {"kind": "none", "seats": []}


def named(state: Table) -> int:
    """Return the seat that the active one has named for the open choice, or NOTHING."""
    step = state.open_step()
    return step.named(state) if isinstance(step, OneChooses | SeveralChoose) else NOTHING


def is_from_hand(state: Table) -> bool:
    """Whether those who are asked choose from the cards of their own hands."""
    step = state.open_step()
    return step.from_hand if isinstance(step, OneChooses) else isinstance(step, SeveralChoose)


# -- another player -------------------------------------------------------------------------


class Target(OneChooses):
    """MMN-4.6 Name another player for the card that was played."""

    chosen = "target"
    empty: Bar | None = None  # what keeps the card from a player without any; nothing may

    def options(self, state: Table) -> list[int]:
        seats = range(state.seats)
        return [PLAYER + other for other in seats if self.target_bar(state, other) is None]

    def target_bar(self, state: Table, other: int) -> Bar | None:
        if other == self.seat:
            return NOT_YOURSELF
        return None if state.hands[other] else self.empty

    def bar(self, state: Table, action: int) -> Bar | None:
        if not PLAYER <= action <= SWAP:
            return self.first
        other = action - PLAYER
        return self.target_bar(state, other) if other < state.seats else NO_SUCH_SEAT


# -- cards of the own hand ------------------------------------------------------------------


class Gift(OneChooses):
    """One card of the own hand goes to another player."""

    from_hand = True
    not_held: Bar

    def options(self, state: Table) -> list[int]:
        return gifts(state.hands[self.seat])

    def is_private(self, state: Table) -> bool:
        return len(state.hands[self.seat]) > 1

    def bar(self, state: Table, action: int) -> Bar | None:
        if not is_gift(action):
            return self.first
        return None if action in self.options(state) else self.not_held


class GiftTo(Gift):
    """One card of the own hand goes to ``target``, or on its pile."""

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def facts(self, state: Table, action: int) -> Facts:
        return {"player": Thing(SEAT, self.target)}


def is_gift(action: int) -> bool:
    return GIVE < action < PLAYER


def gifts(hand: list[int]) -> list[int]:
    """Return ``give:<kind>`` for each kind in ``hand``, which is ascending."""
    offer: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            offer.append(GIVE + kind_of(card))
            last = card
    return offer
