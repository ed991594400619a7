"""One table in play: its seed and its entries, replayed, and what each viewer has been told."""

from __future__ import annotations

from typing import Final, NamedTuple

from serao import fairness
from serao.games import game as game_called
from serao.kernel.state import NOBODY, State
from serao.server.clocks import Clocks
from serao.server.codes import Refusal
from serao.store import SeatRow, TableRow

TAKE_BACK: Final = -1  # in the place of an action: the seat's last one is taken back

# Why a choice cannot be taken back: cases of the refusal table/cannot-take-back.
NOT_BEGUN: Final = "not-begun"
SPECTATOR: Final = "spectator"
NOT_YET: Final = "not-yet"
ANSWERED: Final = "answered"
TO_LIGHT: Final = "to-light"
OTHERS_CHOOSE: Final = "others-choose"
IS_OVER: Final = "over"


class Done(NamedTuple):
    """An action that may still be taken back, with the table before it."""

    seat: int
    action: int
    before: State
    told: int  # events in the journal before it
    gained: int  # seconds that the seat's clock had gained before it


class Play:
    """A game in play, and what every viewer knows of how far it is.

    Viewers are the seats and, last, the spectators (-1). Each has a version of its own that
    grows when what it sees may have changed. Parts of a secret answer grow only the version
    of the seat that gives them: how much others have said is as secret as what.
    """

    def __init__(self, row: TableRow, names: tuple[str, ...]) -> None:
        self.game = game_called(row.game, row.edition)
        if self.game.fingerprint != row.content:
            raise Refusal("table/other-content")
        seed = fairness.seed_of(row.secret, row.entropy)
        self.state = self.game.new_table(row.seats, seed, row.options, journal=True)
        self.state.names = names
        viewers = row.seats + 1
        self.entries = 0  # actions and take-backs so far
        self.actor = NOBODY  # of the last entry
        self.done: list[Done] = []  # what may still be taken back, by anybody
        self.bar = ""  # why the last action is not among them
        self.bars = [NOT_YET] * row.seats  # why a seat cannot take back, as it was told; "": it can
        self.versions = [1] * viewers
        self.opened = [1] * row.seats  # version at which the seat's present offer came
        self.visible: list[list[int]] = [[] for _ in range(viewers)]  # events by journal index
        self.lengths: list[list[int]] = [[0] for _ in range(viewers)]  # of the log, by version
        self.clocks = Clocks(row.time, row.seats)
        self.clocks.start(self.state.owing(), row.begun or row.created)
        for viewer in range(-1, row.seats):
            self.hear(viewer)

    # -- entries -----------------------------------------------------------------------------

    def enter(self, seat: int, action: int, at: float) -> None:
        """Carry out a stored entry: an option of the seat, or ``TAKE_BACK``."""
        asked, owing, discreet = self.state.asked, self.state.owing(), self.state.is_discreet()
        if action == TAKE_BACK:
            self.take_back(seat)
        else:
            self.act(seat, action)
        self.entries += 1
        self.actor = seat
        now = self.state.owing()
        same = self.state.asked == asked and not self.state.is_over
        if same and (seat in owing) == (seat in now):
            self.tell([seat])
            self.opened[seat] = self.versions[seat]
            return
        for other in owing:
            if not same or other not in now:
                self.clocks.stop(other, at, counted=not discreet)
        if action != TAKE_BACK and not discreet:
            self.clocks.gain(seat)
        self.clocks.start(now, at)
        self.tell(list(range(-1, self.state.seats)))
        for other in now:
            if not same or other == seat:
                self.opened[other] = self.versions[other]

    def act(self, seat: int, action: int) -> None:
        before = self.state.clone()
        told = len(self.state.journal or ())
        self.state.act(action, seat)
        self.bar = self.why_final(before)
        if self.bar:
            self.done.clear()
            return
        self.done = [kept for kept in self.done if self.still_open(kept, seat)]
        self.done.append(Done(seat, action, before, told, self.clocks.gained[seat]))

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
        for other in later:
            self.act(other.seat, other.action)

    def undoable(self, seat: int) -> int | None:
        """Return the index in ``done`` of what ``seat`` may take back."""
        for i in range(len(self.done) - 1, -1, -1):
            if self.done[i].seat == seat:
                last = i == len(self.done) - 1
                return i if last or self.done[i].before.asked == self.state.asked else None
        return None

    def why_not_undoable(self, seat: int) -> str:
        if self.undoable(seat) is not None:
            return ""
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

    def hear(self, viewer: int) -> None:
        """Note which events of the journal the viewer may see, now that it is told."""
        journal = self.state.journal or []
        visible = self.visible[viewer]
        heard = self.lengths[viewer][-1]
        while visible and visible[-1] >= len(journal):
            visible.pop()
        start = min(heard, len(journal))
        visible += [
            i for i in range(start, len(journal)) if journal[i].as_seen_by(viewer) is not None
        ]
        self.lengths[viewer].append(len(journal))


def names_of(seats: list[SeatRow]) -> tuple[str, ...]:
    return tuple(seat.name for seat in seats)
