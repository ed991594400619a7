"""What can be taken back at a table, by whom, and why not."""

# compiled: it runs at every action
from __future__ import annotations

from typing import Final, NamedTuple

from serao.kernel.state import NOBODY, NOTHING, State
from serao.server.second_thoughts import SecondThoughts

# Why a choice cannot be taken back: cases of the refusal table/cannot-take-back.
NOT_BEGUN: Final = "not-begun"
SPECTATOR: Final = "spectator"
NOT_YET: Final = "not-yet"
ANSWERED: Final = "answered"
TO_LIGHT: Final = "to-light"
OTHERS_CHOOSE: Final = "others-choose"
LIGHT_SINCE: Final = "light-since"
AWAY: Final = "away"
IS_OVER: Final = "over"
OF_A_DAY: Final = "of-a-day"


class Done(NamedTuple):
    """An action that may still be taken back, with the table before it."""

    seat: int
    action: int
    before: State
    told: int  # events in the journal before it
    gained: tuple[int, ...]  # seconds that the clocks had gained before it


class Standing(NamedTuple):
    """An action that was not taken back, with what counted before it."""

    seat: int
    action: int
    reveals: int  # how often something hidden had come to light
    gained: tuple[int, ...]  # seconds that the clocks had gained
    was_chosen: bool = True  # whether there was another option


class Takebacks:
    """The actions of a game that stand, and those of them that may be taken back.

    A seat takes its last action back alone while nobody has answered it and nothing hidden has
    come to light. With everybody's consent it goes back farther: to before its last action,
    whoever has acted since. ``never`` is why nothing is taken back at this table, if that is so.
    """

    def __init__(self, seats: int, never: str = "") -> None:
        self.never = never
        self.standing: list[Standing] = []
        self.reached = [NOTHING] * seats  # reveals before the seat's last standing action
        self.floors = [0] * seats  # how many standing actions a seat cannot undo by consent
        self.second_thoughts = SecondThoughts(seats)
        self.done: list[Done] = []  # what may still be taken back, by anybody
        self.bar = ""  # why the last action is not among them
        self.actor = NOBODY  # of the last entry
        self.bars = [
            never or NOT_YET
        ] * seats  # why a seat cannot take back, as it was told; "": it can
        self.consents = [False] * seats  # whether it could if all agreed, as it was told

    # -- what happens ------------------------------------------------------------------------

    def add(self, done: Done, state: State) -> None:
        """Note an action that has led to ``state``."""
        self.actor = done.seat
        gained = done.gained
        if self.standing and self.standing[-1].gained == gained:
            gained = self.standing[-1].gained  # the same tuple takes no room
        chosen = len(done.before.options(done.seat)) > 1
        self.standing.append(Standing(done.seat, done.action, done.before.reveals, gained, chosen))
        self.reached[done.seat] = done.before.reveals
        self.second_thoughts.acted(done.seat)
        if state.shows != done.before.shows:
            self.raise_floors(done.seat)
        self.bar = why_final(done.before, state)
        if self.bar:
            self.done.clear()
            return
        self.done = [kept for kept in self.done if still_open(kept, done.seat, state)]
        self.done.append(done)

    def raise_floors(self, seat: int) -> None:
        """Let nobody else go back to before what ``seat`` has just shown, even if it takes it back."""
        for other in range(len(self.floors)):
            if other != seat:
                self.floors[other] = len(self.standing)

    def take(self, seat: int, state: State) -> list[Done]:
        """Take the seat's last action back; return it, and what others have answered since.

        Those are secret answers to the same choice. They stand, and are to be given anew.
        """
        self.actor = seat
        i = self.undoable(seat, state)
        assert i is not None, "the door checks that there is something to take back"
        taken = self.done[i:]
        del self.done[i:]
        del self.standing[self.last_of(seat)]
        self.reach()
        self.second_thoughts.took_back(seat, [kept.seat for kept in self.standing])
        return taken

    def give_again(self, done: Done) -> None:
        """Note that an answer that stands was given anew, after another's was taken back."""
        self.done.append(done)

    def go_back(self, seat: int) -> Standing:
        """Take everything back from the seat's last action on; return that one."""
        self.actor = seat
        k = self.last_of(seat)
        last = self.standing[k]
        del self.standing[k:]
        self.done.clear()
        self.bar = ""
        self.reach()
        self.second_thoughts.took_back(seat, [kept.seat for kept in self.standing])
        return last

    def reach(self) -> None:
        """Find out anew how far each seat could go back."""
        self.reached = [NOTHING] * len(self.reached)
        for kept in self.standing:
            self.reached[kept.seat] = kept.reveals
        self.floors = [min(floor, len(self.standing)) for floor in self.floors]

    def tell(self, seat: int, state: State) -> None:
        """Tell a seat what it may take back now."""
        self.bars[seat] = self.why_not_undoable(seat, state)
        self.consents[seat] = bool(self.bars[seat]) and self.can_go_back(seat, state)

    # -- questions ---------------------------------------------------------------------------

    def last_of(self, seat: int) -> int:
        """Return the index in ``standing`` of the seat's last action, which there must be."""
        i = len(self.standing) - 1
        while self.standing[i].seat != seat:
            i -= 1
        return i

    def can_go_back(self, seat: int, state: State) -> bool:
        """Whether the seat may, and nothing hidden has come to light since before its last action.

        What the seat itself showed by that action does not count: it knew it before.
        """
        if self.never or state.is_over or self.reached[seat] != state.reveals:
            return False
        if self.second_thoughts.why_enough(seat):
            return False
        return self.last_of(seat) >= self.floors[seat]

    def undone_with(self, seat: int) -> set[int]:
        """Return whose actions would be undone if ``seat`` went back."""
        return {kept.seat for kept in self.standing[self.last_of(seat) :]}

    def undoable(self, seat: int, state: State) -> int | None:
        """Return the index in ``done`` of what ``seat`` may take back."""
        for i in range(len(self.done) - 1, -1, -1):
            if self.done[i].seat == seat:
                last = i == len(self.done) - 1
                return i if last or self.done[i].before.asked == state.asked else None
        return None

    def why_not_undoable(self, seat: int, state: State) -> str:
        if self.never:
            return self.never
        if self.undoable(seat, state) is not None:
            return self.second_thoughts.why_enough(seat)
        if state.is_over:
            return IS_OVER
        if self.actor == seat:
            return self.bar or NOT_YET
        return NOT_YET if self.bars[seat] == NOT_YET else ANSWERED


def why_final(before: State, after: State) -> str:
    """Return why nobody can take anything back after an action, if that is so."""
    if after.is_over:
        return IS_OVER
    if after.reveals != before.reveals:
        return TO_LIGHT
    # Whether somebody has begun a secret answer is nobody's business, so it counts as begun.
    if after.asked != before.asked and len(after.owing()) > 1:
        return OTHERS_CHOOSE
    return ""


def still_open(done: Done, seat: int, state: State) -> bool:
    """Whether an earlier action can be taken back after ``seat`` has acted."""
    return done.seat == seat or done.before.asked == state.asked
