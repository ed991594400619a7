"""What is not offered has a reason: the open choice's own, or where its verb belongs.

The choice bars an action by a rule that it asks itself (``Choice.bar``). What it has nothing to say
about may have a reason in ``Game.elsewhere``, one for a verb, which is true wherever the verb is
never offered. What has neither is named in ``Course.unexplained``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest

import serao
from serao.kernel.game import Game
from serao.kernel.playout import act_at_random
from serao.kernel.state import State
from serao.kernel.words import bar_at
from serao.testing.tables import Moment, Setting, law, moments, table_at

OWN: Final = "by the choice itself"
ELSEWHERE: Final = "by where their verb belongs"
NAMED: Final = "by no short reason, as the game says"
UNEXPLAINED: Final = "by nothing"
GROUNDS: Final = (OWN, ELSEWHERE, NAMED, UNEXPLAINED)


class Barred(NamedTuple):
    """An action that is not offered: at which kind of choice, and on what ground."""

    choice: str
    verb: str
    ground: str


def verb_of(game: Game[Any], action: int) -> str:
    return game.actions[action].partition(":")[0]


def ground_of(table: State, action: int, seat: int) -> str:
    if bar_at(table, action, seat) is not None:
        return OWN
    verb = verb_of(table.game, action)
    if verb in (table.game.course.elsewhere or ()):
        return ELSEWHERE
    return NAMED if verb in table.game.course.unexplained else UNEXPLAINED


def barred_at(table: State, seat: int) -> Iterator[Barred]:
    """Yield all that is not offered to a seat that is asked."""
    choice, offer = type(table.open_step()).__name__, table.options(seat)
    for action in range(len(table.game.actions)):
        if action not in offer:
            yield Barred(choice, verb_of(table.game, action), ground_of(table, action, seat))


@law(moment=moments)
def test_every_action_that_is_not_offered_has_a_reason_or_is_named(
    setting: Setting, moment: Moment
) -> None:
    table = table_at(setting, moment)
    for seat in table.waiting():
        for barred in barred_at(table, seat):
            assert barred.ground != UNEXPLAINED, barred


@law(moment=moments)
def test_a_bar_holds_whenever_it_is_asked_and_its_action_is_not_offered(
    setting: Setting, moment: Moment
) -> None:
    """A bar that rests on anything but the rules and the table would be gone when that is read again."""
    table = table_at(setting, moment)
    again = table.game.table_from(table.position())
    for seat in table.waiting():
        offers = (table.options(seat), again.options(seat))
        for action in range(len(table.game.actions)):
            bar, same = bar_at(table, action, seat), bar_at(again, action, seat)
            if bar is None or same is None:
                assert bar is same
                continue
            assert (bar.clause, bar.message) == (same.clause, same.message)
            assert all(action not in offer for offer in offers), (action, bar.message)


def test_a_verb_that_belongs_elsewhere_is_never_offered_there(
    slug: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In whole games: where a kind of choice ever offers a verb, it says itself what bars it."""
    game = serao.game(slug)
    offered: set[tuple[str, str]] = set()
    counts: Counter[Barred] = Counter()
    for table in random_games(game):
        for seat in table.waiting():
            choice = type(table.open_step()).__name__
            offered |= {(choice, verb_of(game, action)) for action in table.options(seat)}
            counts.update(barred_at(table, seat))
    blamed = {(barred.choice, barred.verb) for barred in counts if barred.ground == ELSEWHERE}
    assert blamed & offered == set()
    with capsys.disabled():
        print(f"\n{slug}: {told(counts)}")


def random_games(game: Game[Any]) -> Iterator[State]:
    """Yield the tables of a game for each number of seats, from its beginning to its end."""
    for seats in game.seats:
        table, rng = game.new_table(seats, seats), serao.Rng(seats)
        while not table.is_over:
            yield table
            act_at_random(table, rng)


def told(counts: Counter[Barred]) -> str:
    """Return how many actions that are not offered are barred on each ground."""
    sums = dict.fromkeys(GROUNDS, 0)
    for barred, count in counts.items():
        sums[barred.ground] += count
    parts = [f"{count} {ground}" for ground, count in sums.items() if count]
    return f"{sum(sums.values())} actions not offered are barred, {', '.join(parts)}"
