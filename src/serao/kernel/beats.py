"""Beats: what a person at the table sees as one thing, out of the events that make it up.

A game says by kind of event which belong together; where it says nothing, every event is a beat
of its own. Only kinds count, so beats tell nothing that the events of a viewer do not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from serao.kernel.events import Event

Kinds = tuple[type[Event], ...]

Weight = Literal["aside", "plain", "scene"]

ASIDE: Final = "aside"  # what comes of something else: told with it
PLAIN: Final = "plain"
SCENE: Final = "scene"  # a great moment


class Beat(NamedTuple):
    """Events told as one thing."""

    name: str
    begins: Kinds = ()  # each of them begins such a beat
    goes_on: Kinds = ()  # part of such a beat; it begins one where none is being told


class Part(NamedTuple):
    """What a kind of event is in the telling."""

    beat: str
    begins: bool
    weight: Weight


class Beats:
    """How a game is told.

    ``asides`` follow whatever is being told. ``scenes`` are the great moments; one that no beat
    names is a beat of its own.
    """

    def __init__(self, beats: Sequence[Beat] = (), asides: Kinds = (), scenes: Kinds = ()) -> None:
        self.parts = {kind: Part("", False, ASIDE) for kind in asides}
        for beat in beats:
            for kind in beat.begins + beat.goes_on:
                if kind in self.parts:
                    raise ValueError(f"{kind.__name__} is told in two ways")
                self.parts[kind] = Part(beat.name, kind in beat.begins, PLAIN)
        for kind in scenes:
            self.parts[kind] = self.of(kind)._replace(weight=SCENE)

    def of(self, kind: type[Event]) -> Part:
        """Return what a kind of event is in the telling."""
        return self.parts.get(kind) or Part(kind.__name__, True, PLAIN)

    def first(self, kind_of: Callable[[int], type[Event]], i: int) -> int:
        """Return the index of the event with which the beat of event ``i`` began.

        ``kind_of`` says what kind an event is; only those just before are asked for.
        """
        first, name = i, ""
        for j in range(i, -1, -1):
            part = self.of(kind_of(j))
            if part.weight == ASIDE:
                continue
            if name and part.beat != name:
                return first
            first, name = j, part.beat
            if part.begins:
                return first
        return first if name else 0


EACH_ALONE: Final = Beats()  # every event is a beat of its own
