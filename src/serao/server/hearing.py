"""How far each viewer is told of a table: versions, offers, and lines of the log."""

# compiled: it runs at every action
from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence

from serao.kernel.events import Event


class Hearing:
    """What every viewer knows of how far the game is.

    Viewers are the seats and, last, the spectators (-1). Each has a version of its own that
    grows when what it sees may have changed. Parts of a secret answer grow only the version
    of the seat that gives them: how much others have said is as secret as what.
    """

    def __init__(self, seats: int, journal: Sequence[Event]) -> None:
        viewers = seats + 1
        self.versions = [1] * viewers
        self.opened = [1] * seats  # version at which the seat's present offer came
        self.visible = [counts() for _ in range(viewers)]  # events by journal index
        self.lengths = [counts(0) for _ in range(viewers)]  # of the log, by version
        for viewer in range(-1, seats):
            self.hear(viewer, journal)

    def tell(self, viewer: int, journal: Sequence[Event]) -> None:
        """Tell a viewer how the table is now."""
        self.versions[viewer] += 1
        self.hear(viewer, journal)

    def open(self, seat: int) -> None:
        """Note that the seat's offer is the one that it has just been told."""
        self.opened[seat] = self.versions[seat]

    def hear(self, viewer: int, journal: Sequence[Event]) -> None:
        """Note which events of the journal the viewer may see, now that it is told."""
        visible = self.visible[viewer]
        heard = self.lengths[viewer][-1]
        while visible and visible[-1] >= len(journal):
            visible.pop()
        start = min(heard, len(journal))
        visible.extend(
            i for i in range(start, len(journal)) if journal[i].as_seen_by(viewer) is not None
        )
        self.lengths[viewer].append(len(journal))


def counts(*first: int) -> MutableSequence[int]:
    """Return a growing list of small numbers that takes little room."""
    return array("I", first)
