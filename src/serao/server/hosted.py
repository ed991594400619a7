"""One table in play: its seed and its entries, replayed, and what each viewer has been told."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from typing import Final, NamedTuple

from serao import fairness
from serao.kernel.game import Game
from serao.kernel.state import NOBODY, NOTHING, State
from serao.server.clocks import Clocks
from serao.server.codes import Refusal
from serao.server.second_thoughts import SecondThoughts
from serao.store import SeatRow, TableRow

# In the place of an action:
TAKE_BACK: Final = -1  # the seat's last one is taken back
GO_BACK: Final = -2  # all have agreed to go back to before the seat's last one

# Why a choice cannot be taken back: cases of the refusal table/cannot-take-back.
NOT_BEGUN: Final = "not-begun"
SPECTATOR: Final = "spectator"
NOT_YET: Final = "not-yet"
ANSWERED: Final = "answered"
TO_LIGHT: Final = "to-light"
OTHERS_CHOOSE: Final = "others-choose"
LIGHT_SINCE: Final = "light-since"
IS_OVER: Final = "over"


class Done(NamedTuple):
    """An action that may still be taken back, with the table before it."""

    seat: int
    action: int
    before: State
    told: int  # events in the journal before it
    gained: int  # seconds that the seat's clock had gained before it


class Standing(NamedTuple):
    """An action that was not taken back, with what counted before it."""

    seat: int
    action: int
    reveals: int  # how often something hidden had come to light
    gained: tuple[int, ...]  # seconds that the clocks had gained


class Play:
    """A game in play, and what every viewer knows of how far it is.

    Viewers are the seats and, last, the spectators (-1). Each has a version of its own that
    grows when what it sees may have changed. Parts of a secret answer grow only the version
    of the seat that gives them: how much others have said is as secret as what.
    """

    def __init__(self, game: Game[State], row: TableRow, names: tuple[str, ...]) -> None:
        self.game = game
        if self.game.fingerprint != row.content:
            raise Refusal("table/other-content")
        self.row = row
        self.names = names
        self.state = self.first_state()
        viewers = row.seats + 1
        self.entries = 0  # actions and take-backs so far
        self.actor = NOBODY  # of the last entry
        self.standing: list[Standing] = []
        self.reached = [NOTHING] * row.seats  # reveals before the seat's last standing action
        self.done: list[Done] = []  # what may still be taken back, by anybody
        self.bar = ""  # why the last action is not among them
        self.bars = [NOT_YET] * row.seats  # why a seat cannot take back, as it was told; "": it can
        self.consents = [False] * row.seats  # whether it could if all agreed, as it was told
        self.second_thoughts = SecondThoughts(row.seats)
        self.versions = [1] * viewers
        self.opened = [1] * row.seats  # version at which the seat's present offer came
        self.visible = [counts() for _ in range(viewers)]  # events by journal index
        self.lengths = [counts(0) for _ in range(viewers)]  # of the log, by version
        self.clocks = Clocks(row.time, row.seats)
        self.clocks.start(self.state.owing(), row.begun or row.created)
        for viewer in range(-1, row.seats):
            self.hear(viewer)

    def first_state(self) -> State:
        """Return the table before the first action."""
        row = self.row
        state = self.game.new_table(
            row.seats, seed_of(row), row.options, True, row.discreet, row.rules
        )
        state.names = self.names
        return state

    # -- entries -----------------------------------------------------------------------------

    def enter(self, seat: int, action: int, at: float) -> None:
        """Carry out a stored entry: an option of the seat, ``TAKE_BACK`` or ``GO_BACK``."""
        asked, owing, silent = self.state.asked, self.state.owing(), self.state.is_silent()
        if action == TAKE_BACK:
            self.take_back(seat)
        elif action == GO_BACK:
            self.go_back(seat)
        else:
            self.act(seat, action)
            self.second_thoughts.acted(seat)
        if action < 0:
            self.second_thoughts.took_back(seat, [kept.seat for kept in self.standing])
        self.entries += 1
        self.actor = seat
        now = self.state.owing()
        same = self.state.asked == asked and not self.state.is_over and action != GO_BACK
        if same and (seat in owing) == (seat in now):
            self.tell([seat])
            self.opened[seat] = self.versions[seat]
            return
        for other in owing:
            if not same or other not in now:
                self.clocks.stop(other, at, counted=not silent)
        if action >= 0 and not silent:
            self.clocks.gain(seat)
        self.clocks.start(now, at)
        self.tell(list(range(-1, self.state.seats)))
        for other in now:
            if not same or other == seat:
                self.opened[other] = self.versions[other]

    def act(self, seat: int, action: int) -> None:
        before = self.state.clone()
        told = len(self.state.journal or ())
        gained = self.gained()
        self.standing.append(Standing(seat, action, before.reveals, gained))
        self.reached[seat] = before.reveals
        self.state.act(action, seat)
        self.bar = self.why_final(before)
        if self.bar:
            self.done.clear()
            return
        self.done = [kept for kept in self.done if self.still_open(kept, seat)]
        self.done.append(Done(seat, action, before, told, gained[seat]))

    def gained(self) -> tuple[int, ...]:
        """Return what the clocks have gained; the same tuple as before if it is the same."""
        now = tuple(self.clocks.gained)
        return (
            self.standing[-1].gained if self.standing and self.standing[-1].gained == now else now
        )

    def why_final(self, before: State) -> str:
        """Return why nobody can take anything back now, if that is so."""
        if self.state.is_over:
            return IS_OVER
        if self.state.reveals != before.reveals:
            return TO_LIGHT
        # Whether somebody has begun a secret answer is nobody's business, so it counts as begun.
        if self.state.asked != before.asked and len(self.state.owing()) > 1:
            return OTHERS_CHOOSE
        return ""

    def still_open(self, done: Done, seat: int) -> bool:
        """Whether an earlier action can be taken back after ``seat`` has acted."""
        return done.seat == seat or done.before.asked == self.state.asked

    def take_back(self, seat: int) -> None:
        """Undo the seat's last action; secret answers of others to the same choice stay."""
        i = self.undoable(seat)
        assert i is not None, "the door checks that there is something to take back"
        back, later = self.done[i], self.done[i + 1 :]
        journal = self.state.journal or []
        self.state = back.before
        self.state.journal = journal[: back.told]
        self.state.telling = True
        self.clocks.gained[seat] = back.gained
        del self.done[i:]
        k = self.last_of(seat)
        kept = self.standing[k + 1 :]
        for other in later:
            self.act(other.seat, other.action)
        self.standing[k:] = kept
        self.reach()

    def go_back(self, seat: int) -> None:
        """Undo everything from the seat's last action on, whoever did it."""
        k = self.last_of(seat)
        self.clocks.gained = list(self.standing[k].gained)
        del self.standing[k:]
        self.state = self.first_state()
        for kept in self.standing:
            self.state.act(kept.action, kept.seat)
        self.done.clear()
        self.bar = ""
        self.reach()

    def reach(self) -> None:
        """Find out anew how far each seat could go back."""
        self.reached = [NOTHING] * self.state.seats
        for kept in self.standing:
            self.reached[kept.seat] = kept.reveals

    def last_of(self, seat: int) -> int:
        """Return the index in ``standing`` of the seat's last action, which there must be."""
        return max(i for i, kept in enumerate(self.standing) if kept.seat == seat)

    def can_go_back(self, seat: int) -> bool:
        """Whether the seat may, and nothing hidden has come to light since before its last action."""
        if self.state.is_over or self.second_thoughts.why_enough(seat):
            return False
        return self.reached[seat] == self.state.reveals

    def undoable(self, seat: int) -> int | None:
        """Return the index in ``done`` of what ``seat`` may take back."""
        for i in range(len(self.done) - 1, -1, -1):
            if self.done[i].seat == seat:
                last = i == len(self.done) - 1
                return i if last or self.done[i].before.asked == self.state.asked else None
        return None

    def why_not_undoable(self, seat: int) -> str:
        if self.undoable(seat) is not None:
            return self.second_thoughts.why_enough(seat)
        if self.state.is_over:
            return IS_OVER
        if self.actor == seat:
            return self.bar or NOT_YET
        return NOT_YET if self.bars[seat] == NOT_YET else ANSWERED

    # -- what viewers know -------------------------------------------------------------------

    def tell(self, viewers: list[int]) -> None:
        for viewer in viewers:
            self.versions[viewer] += 1
            self.hear(viewer)
            if viewer != NOBODY:
                self.bars[viewer] = self.why_not_undoable(viewer)
                self.consents[viewer] = bool(self.bars[viewer]) and self.can_go_back(viewer)

    def hear(self, viewer: int) -> None:
        """Note which events of the journal the viewer may see, now that it is told."""
        journal = self.state.journal or []
        visible = self.visible[viewer]
        heard = self.lengths[viewer][-1]
        while visible and visible[-1] >= len(journal):
            visible.pop()
        start = min(heard, len(journal))
        visible.extend(
            i for i in range(start, len(journal)) if journal[i].as_seen_by(viewer) is not None
        )
        self.lengths[viewer].append(len(journal))


def seed_of(row: TableRow) -> bytes:
    """Return the seed of a table in play."""
    if row.derivation == fairness.SHOWN:
        return fairness.seed_of(row.secret, [share for share in row.entropy if share is not None])
    assert row.seal is not None, "play begins after everything is sealed"
    return fairness.seed(row.seal.value, row.secret, row.entropy)


def counts(*first: int) -> MutableSequence[int]:
    """Return a growing list of small numbers that takes little room."""
    return array("I", first)


def names_of(seats: list[SeatRow]) -> tuple[str, ...]:
    return tuple(seat.name for seat in seats)
