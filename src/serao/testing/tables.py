"""Tables somewhere in the middle of a game, for tests that hold at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import serao
from serao.kernel.playout import act_at_random
from serao.kernel.state import State
from serao.testing.plugin import NEEDED

try:
    import hypothesis
    from hypothesis import strategies as st
except ImportError:
    raise ImportError(NEEDED) from None


class Setting(NamedTuple):
    """A game, a number of seats, and the table options that differ from their defaults."""

    slug: str
    seats: int
    options: tuple[tuple[str, object], ...] = ()

    @property
    def id(self) -> str:
        told = [f"{name}-{value}" for name, value in self.options]
        return "-".join([self.slug, str(self.seats), *told])

    def new_table(self, seed: int, journal: bool = False, discreet: bool = False) -> State:
        options = dict(self.options)
        return serao.game(self.slug).new_table(self.seats, seed, options, journal, discreet)


def slugs(named: Sequence[str] | None = None) -> list[str]:
    """Return the games to look at: those that are named, or all."""
    return serao.games() if named is None else list(named)


def settings(named: Sequence[str] | None = None) -> Iterator[Setting]:
    """Yield each game at every number of seats; at the most seats each other option, and all."""
    for slug in slugs(named):
        game = serao.game(slug)
        for seats in game.seats:
            yield Setting(slug, seats)
        others = [
            (name, value)
            for name, option in game.options.items()
            for value in option.allowed
            if value != option.default
        ]
        for other in others:
            yield Setting(slug, game.seats[-1], (other,))
        if len(others) > 1:
            yield Setting(slug, game.seats[-1], tuple(others))


def content_files(named: Sequence[str]) -> list[tuple[str, str]]:
    """Return each file of content with the game that it is of."""
    return [(slug, file) for slug in named for file in serao.game(slug).library.files]


def law(**drawn: st.SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator: the test holds for whatever is drawn, however long the game takes."""

    def held(test: Callable[..., None]) -> Callable[..., None]:
        patient = hypothesis.settings(
            deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
        )
        return patient(hypothesis.given(**drawn)(test))

    return held


LONG = 600  # decisions; most games are over before


class Moment(NamedTuple):
    """A moment of a random game: which game, and after how many decisions."""

    seed: int
    decisions: int


moments = st.builds(Moment, st.integers(0, 9999), st.integers(0, LONG))
seeds = st.integers(0, 999)


def table_at(
    setting: Setting, moment: Moment, journal: bool = False, discreet: bool = False
) -> State:
    """Return the table at that moment, never over: a game that ends is taken back to its middle."""
    length = moment.decisions
    while True:
        table = setting.new_table(moment.seed, journal, discreet)
        rng = serao.Rng(moment.seed)
        played = 0
        while played < length and not table.is_over:
            act_at_random(table, rng)
            played += 1
        if not table.is_over:
            return table
        length = played // 2 if played > 1 else 0


def seats_and_spectator(table: State) -> list[int | None]:
    return [*range(table.seats), None]


def shown(table: State, seat: int | None) -> dict[str, object]:
    """Return everything that a client of ``seat`` is told about the table."""
    options = [] if seat is None else table.options(seat)
    return {
        "view": table.view(seat),
        "scores": table.known_scores(seat),
        "waiting": table.waiting(),
        "question": "" if seat is None else table.question(seat),
        "options": options,
    }
