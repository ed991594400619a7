"""One table in play: its seed and its entries, replayed, and what each viewer has been told."""

# compiled: it runs at every action
from __future__ import annotations

from typing import Final, NamedTuple

from serao import fairness
from serao.kernel.events import Event
from serao.kernel.game import Game
from serao.kernel.state import NOBODY, NOTHING, State
from serao.moments import begun_at
from serao.server.clocks import Clocks
from serao.server.codes import Refusal
from serao.server.hearing import Hearing
from serao.server.takebacks import OF_A_DAY, Done, Takebacks
from serao.store import SeatRow, TableRow

# In the place of an action:
TAKE_BACK: Final = -1  # the seat's last one is taken back
GO_BACK: Final = -2  # all have agreed to go back to before the seat's last one
HINT: Final = -3  # the seat is given a hint


class Hint(NamedTuple):
    """A hint that a seat was given."""

    seat: int
    after: int  # of the actions that stood then
    silent: bool  # at a choice of which nobody knows who was asked


class Play:
    """A game in play: its state after the entries so far.

    Beside it stand what may be taken back, how far every viewer is told, and the clocks.
    """

    def __init__(self, game: Game[State], row: TableRow, names: tuple[str, ...]) -> None:
        self.game = game
        if self.game.fingerprint != row.content:
            raise Refusal("table/other-content")
        self.row = row
        self.names = names
        self.state = self.first_state()
        self.entries = 0  # actions and take-backs so far
        self.is_watched = False  # whether moments are kept
        self.moments: dict[int, State] = {}  # by journal index, since they were last told
        self.entered = row.begun or row.created  # when the last entry was stored
        self.takebacks = Takebacks(row.seats, "" if row.day is None else OF_A_DAY)
        self.hearing = Hearing(row.seats, self.journal)
        self.hints: list[Hint] = []
        self.hinted = [NOTHING] * row.seats  # the number of the choice that a seat had a hint for
        self.clocks = Clocks(row.time, row.seats)
        self.clocks.start(self.state.owing(), row.begun or row.created)

    def first_state(self) -> State:
        """Return the table before the first action."""
        row, seed = self.row, seed_of(self.row)
        if row.moment is None:
            state = self.game.new_table(row.seats, seed, row.options, True, row.discreet, row.rules)
        else:
            state = begun_at(self.game, row.moment.position, row.moment.seat, seed, journal=True)
        state.names = self.names
        return state

    @property
    def journal(self) -> list[Event]:
        return self.state.journal or []

    # -- entries -----------------------------------------------------------------------------

    def enter(self, seat: int, action: int, at: float) -> None:
        """Carry out a stored entry: an option of the seat, or one of those below 0."""
        self.entered = at
        if action == HINT:
            self.note_hint(seat)
            return
        asked, owing, silent = self.state.asked, self.state.owing(), self.state.is_silent()
        self.carry_out(seat, action)
        self.entries += 1
        if action < 0 and self.state.asked != asked:
            self.hinted = [NOTHING] * self.state.seats  # that number may be of another choice now
        now = self.state.owing()
        same = self.state.asked == asked and not self.state.is_over and action != GO_BACK
        if same and (seat in owing) == (seat in now):
            self.tell(seat)
            self.hearing.open(seat)
            return
        stopped = [other for other in owing if not same or other not in now]
        self.clocks.move_on(stopped, now, at, counted=not silent)
        if action >= 0 and not silent:
            self.clocks.gain(seat)
        for viewer in range(NOBODY, self.state.seats):
            self.tell(viewer)
        for other in now:
            if not same or other == seat:
                self.hearing.open(other)

    def note_hint(self, seat: int) -> None:
        """Note a hint, which changes nothing else: no version grows, no clock stops."""
        self.hints.append(Hint(seat, len(self.takebacks.standing), self.state.is_silent()))
        self.hinted[seat] = self.state.asked
        self.entries += 1

    def tell(self, viewer: int) -> None:
        """Tell a viewer how the table is now."""
        self.hearing.tell(viewer, self.journal)
        if viewer != NOBODY:
            self.takebacks.tell(viewer, self.state)

    def carry_out(self, seat: int, action: int) -> None:
        if action == TAKE_BACK:
            self.take_back(seat)
        elif action == GO_BACK:
            self.go_back(seat)
        else:
            self.takebacks.add(self.act(seat, action, tuple(self.clocks.gained)), self.state)

    def act(self, seat: int, action: int, gained: tuple[int, ...]) -> Done:
        """Carry out an action; return it with the table before it."""
        told = len(self.journal)
        done = Done(seat, action, self.state.clone(), told, gained)
        self.state.moments = [] if self.is_watched else None
        self.state.act(action, seat)
        self.moments.update(enumerate(self.state.moments or [], told))
        return done

    def take_back(self, seat: int) -> None:
        """Undo the seat's last action; secret answers of others to the same choice stay."""
        back, *later = self.takebacks.take(seat, self.state)
        journal = self.journal
        self.moments.clear()
        self.state = back.before
        self.state.journal = journal[: back.told]
        self.state.telling = True
        self.clocks.gained[seat] = back.gained[seat]
        for other in later:
            self.takebacks.give_again(self.act(other.seat, other.action, other.gained))

    def go_back(self, seat: int) -> None:
        """Undo everything from the seat's last action on, whoever did it."""
        last = self.takebacks.go_back(seat)
        self.clocks.gained = list(last.gained)
        self.moments.clear()
        self.state = self.first_state()
        for kept in self.takebacks.standing:
            self.state.act(kept.action, kept.seat)


def seed_of(row: TableRow) -> bytes:
    """Return the seed of a table in play."""
    if row.derivation == fairness.SHOWN:
        return fairness.seed_of(row.secret, [share for share in row.entropy if share is not None])
    if row.derivation == fairness.OF_A_DAY:
        return fairness.day_seed(row.commitment, row.secret)
    assert row.seal is not None, "play begins after everything is sealed"
    return fairness.seed(row.seal.value, row.secret, row.entropy)


def names_of(seats: list[SeatRow]) -> tuple[str, ...]:
    return tuple(seat.name for seat in seats)
