"""At a discreet table nobody learns from who is asked, or is not, what somebody holds."""

from __future__ import annotations

from typing import Final

import serao
from serao.bots import Sight
from serao.bots.search import likely_world, new_tree
from serao.kernel.playout import play_at_random
from serao.kernel.state import NOBODY, State
from serao.kernel.steps import Together
from serao.testing.tables import (
    Moment,
    Setting,
    law,
    moments,
    seats_and_spectator,
    seeds,
    shown,
    table_at,
)

ACTS: Final = 12  # that two tables are played on together
WAITS: Final = "waits"

# Hidden cards that work by themselves and are shown by it: what follows may differ from there on.
SHOWN_BY_ITSELF: Final = {"ArtifactRevealed"}

Told = tuple[object, ...]


def told_to(table: State, since: int, reveals: int, viewer: int) -> list[Told]:
    """Return what ``viewer`` was told since then, line by line, then for whom the table waits.

    Whether an act can be taken back is told too, so it counts how often something came to light.
    """
    journal = table.journal or []
    events = [event.as_seen_by(viewer) for event in journal[since:]]
    lines: list[Told] = [(type(event).__name__, event) for event in events if event is not None]
    return [*lines, (WAITS, table.owing(), table.reveals > reveals)]


def first_difference(one: list[Told], two: list[Told]) -> tuple[Told, Told] | None:
    for mine, theirs in zip(one, two, strict=False):
        if mine != theirs:
            return mine, theirs
    return None


def is_told(line: Told) -> bool:
    return line[0] != WAITS


def in_both(truth: State, world: State, rng: serao.Rng) -> tuple[int, int] | None:
    """Return a seat and something that it can do at both tables, by chance."""
    waiting = list(truth.waiting())
    rng.shuffle(waiting)
    for seat in waiting:
        common = [action for action in truth.options(seat) if action in world.options(seat)]
        if common:
            return seat, common[rng.below(len(common))]
    return None


def answer(table: State, seat: int, action: int, rng: serao.Rng) -> None:
    """Act, and answer a secret choice to its end: how much of it was said before is secret too."""
    asked, is_secret = table.asked, isinstance(table.open_step(), Together)
    table.act(action, seat)
    while is_secret and table.asked == asked and seat in table.waiting():
        options = table.options(seat)
        table.act(options[rng.below(len(options))], seat)


def assert_alike(truth: State, world: State, seat: int | None, rng: serao.Rng) -> None:
    """Play both on with the same actions: until a line or the view tells them apart, nothing does."""
    for _ in range(ACTS):
        common = in_both(truth, world, rng)
        if common is None:
            return
        heard = []
        for table in (truth, world):
            since, reveals = len(table.journal or ()), table.reveals
            answer(table, *common, rng.copy())
            heard.append(told_to(table, since, reveals, NOBODY if seat is None else seat))
        differs = first_difference(heard[0], heard[1])
        if differs is not None:
            by_itself = {line[0] for line in differs} & SHOWN_BY_ITSELF
            assert by_itself or all(is_told(line) for line in differs), (common, differs)
            return
        if truth.view(seat) != world.view(seat):
            return  # what was dealt or drawn is seen


@law(moment=moments, seed=seeds)
def test_tables_that_look_alike_go_on_alike(setting: Setting, moment: Moment, seed: int) -> None:
    """Nothing here asks who was asked: that is what must not tell anything."""
    game = serao.game(setting.slug)
    table = table_at(setting, moment, discreet=True)
    for seat in seats_and_spectator(table):
        world = table.determinize(seat, serao.Rng(seed))
        assert world.discreet
        assert world.owing() == table.owing()
        truth, other = [game.table_from(one.position(), journal=True) for one in (table, world)]
        assert_alike(truth, other, seat, serao.Rng(seed))


@law(moment=moments, seed=seeds)
def test_a_world_of_a_discreet_table_is_whole(setting: Setting, moment: Moment, seed: int) -> None:
    truth = table_at(setting, moment, discreet=True)
    for seat in seats_and_spectator(truth):
        world = truth.determinize(seat, serao.Rng(seed))
        assert shown(world, seat) == shown(truth, seat)
        again = truth.determinize(seat, serao.Rng(seed + 1))
        assert world.determinize(seat, serao.Rng(seed + 1)).position() == again.position()
        play_at_random(world, serao.Rng(seed))
        assert world.is_over


@law(moment=moments)
def test_a_discreet_table_is_stored_as_such(setting: Setting, moment: Moment) -> None:
    table = table_at(setting, moment, discreet=True)
    again = serao.game(setting.slug).table_from(table.position())
    assert again.discreet
    assert again.position() == table.position()
    assert again.waiting() == table.waiting()


@law(moment=moments, seed=seeds)
def test_a_discreet_table_can_be_judged_for_every_seat(
    setting: Setting, moment: Moment, seed: int
) -> None:
    """Reviews do so, and come to choices with one option: they are asked too, so as to tell nothing.

    Where a game may end without a winner the chances add up to less than one.
    """
    table, rng = table_at(setting, moment, discreet=True), serao.Rng(seed)
    seat = rng.below(table.seats)
    sight = Sight(seat, [], {}, table.determinize(seat, rng))
    chances = new_tree(sight, rng, is_careful=True).iterate(likely_world(sight, rng))
    assert all(0 <= chance <= 1 for chance in chances)
    assert sum(chances) <= 1 + 1e-6
