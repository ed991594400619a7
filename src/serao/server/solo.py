"""A table that one person has to themselves, as lessons and puzzles show it; nothing is kept of it."""

from __future__ import annotations

from serao.kernel.events import Event
from serao.kernel.state import State
from serao.server import telling
from serao.server.changes import changes
from serao.server.languages import Language
from serao.server.messages import Line, Seat


def seats(table: State, mine: int) -> list[Seat]:
    """Return who sits there: a person, and bots."""
    return [
        Seat(seat, "person" if seat == mine else "bot", name, None, None, False, True)
        for seat, name in enumerate(table.names)
    ]


def seen_events(table: State, seat: int, until: int) -> list[Event]:
    """Return the first ``until`` events of the table as far as the seat may see them."""
    seen = [event.as_seen_by(seat) for event in (table.journal or [])[:until]]
    return [event for event in seen if event is not None]


def log_of(
    table: State, seat: int, since: int, old: telling.View | None, language: Language
) -> list[Line]:
    """Return the lines of what happened since, each with what it changed in the seat's view.

    What changed after the last event belongs to that event.
    """
    game, journal = table.game, table.journal or []
    visible = [i for i in range(since, len(journal)) if journal[i].as_seen_by(seat) is not None]
    events = seen_events(table, seat, len(journal))
    found = []
    for number, i in enumerate(visible, len(seen_events(table, seat, since))):
        known = telling.UNWATCHED
        if old is not None and table.moments is not None:
            now = table if i == visible[-1] else table.moments[i - since]
            new = now.view(seat)
            known = telling.Step(changes(old, new), now.known_scores(seat))
            old = new
        beat = game.story.beats.first(lambda i: type(events[i]), number)
        found.append(telling.told(game, events[number], beat, seat, table.names, language, known))
    return found
