"""The checker finds what is wrong, and nothing where nothing is."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise

import pytest

import serao
from serao.kernel.state import NOBODY
from serao.server import telling
from serao.server.hosted import TAKE_BACK
from serao.store import ActionRow, ChatRow, SeatRow, TableRow
from tests.server.hosting import play_of
from tests.soak.checker import Entry, fits
from tests.soak.history import Guest, Move, Saying, Told, moments, plain
from tests.soak.replay import Replay, problems_at

BY = 2  # people


@dataclass
class Evening:
    """A table as it is stored, and what happened to everybody there."""

    row: TableRow
    seats: list[SeatRow]
    actions: list[ActionRow]
    chat: list[ChatRow]
    guests: list[Guest]

    def problems(self) -> list[str]:
        return problems_at(self.row, self.seats, self.actions, self.chat, self.guests)

    def accepted(self, seat: int) -> list[Move]:
        return [
            move
            for move in self.guests[seat].moves
            if move.outcome == "accepted" and move.action != TAKE_BACK
        ]


def evening(slug: str = "caretos", entries: int = 40) -> Evening:
    """Return an honest evening: people act, take back, and are told of everything."""
    row, seats, play = play_of(slug, BY, 3)
    replay, rng, moment = Replay(row, seats, []), serao.Rng(4), moments()
    replay.play = play
    guests = [Guest(row.id, viewer, f"Player {viewer + 1}") for viewer in (0, 1, NOBODY)]
    actions: list[ActionRow] = []

    def tell(since: dict[int, int]) -> None:
        for guest in guests:
            version = play.hearing.versions[guest.viewer]
            if since.get(guest.viewer) != version:
                view, log = replay.shown(guest.viewer, guest.language)
                guest.told.append(Told(version, view, log, 0, since.get(guest.viewer)))

    tell({})
    while len(actions) < entries and not play.state.is_over:
        seat = play.state.waiting()[0]
        options = play.state.options(seat)
        action, version = options[rng.below(len(options))], play.hearing.opened[seat]
        if actions and not play.takebacks.bars[actions[-1].seat] and rng.below(4) == 0:
            seat, action, version = actions[-1].seat, TAKE_BACK, 0
        since = {guest.viewer: play.hearing.versions[guest.viewer] for guest in guests}
        guests[seat].moves.append(Move(action, version, moment(), moment(), "accepted"))
        actions.append(ActionRow(row.id, len(actions), seat, action, 1.0))
        play.enter(seat, action, 1.0)
        tell(since)
    guests[0].sayings.append(Saying("good evening", moment(), moment(), "accepted"))
    chat = [ChatRow("c", row.id, "table", "Player 1", "good evening", 1.0)]
    for guest in guests:
        view, log = replay.shown(guest.viewer, guest.language)
        last = Told(play.hearing.versions[guest.viewer], view, log, moment())
        guests = [*guests, Guest(row.id, guest.viewer, at_the_end=True, told=[last])]
    return Evening(row, seats, actions, chat, guests)


def renumbered(rows: list[ActionRow]) -> list[ActionRow]:
    return [ActionRow(row.table_id, i, row.seat, row.action, row.at) for i, row in enumerate(rows)]


@pytest.mark.parametrize("slug", ["caretos", "carrossel", "urto", "wipe-em-out"])
def test_an_honest_evening_has_no_problems(slug: str) -> None:
    honest = evening(slug)
    assert honest.problems() == []
    assert honest.accepted(0)
    assert honest.accepted(1)
    assert len(honest.guests[0].told) > 10


def test_some_are_taken_back_in_it() -> None:
    assert any(row.action == TAKE_BACK for row in evening().actions)


# -- what is planted --------------------------------------------------------------------------


def lost(one: Evening) -> None:
    """The last action, which was accepted, is not in the store."""
    del one.actions[-1]


def lost_in_the_middle(one: Evening) -> None:
    one.actions = renumbered([row for row in one.actions if row.number != 20])


def a_gap(one: Evening) -> None:
    del one.actions[20]


def doubled(one: Evening) -> None:
    """The same answer is stored twice in a row."""
    one.actions = renumbered([*one.actions[:20], one.actions[19], *one.actions[20:]])


def accepted_twice(one: Evening) -> None:
    move = one.accepted(0)[3]
    one.guests[0].moves.append(replace(move, sent=10_000, answered=10_001))


def reordered(one: Evening) -> None:
    """A seat's two answers to a choice are stored the other way round."""
    acts = [row for row in one.actions if row.action != TAKE_BACK]
    i = next(
        first.number
        for first, second in pairwise(acts)
        if first.seat == second.seat and first.action != second.action
    )
    one.actions[i : i + 2] = [one.actions[i + 1], one.actions[i]]
    one.actions = renumbered(one.actions)


def accepted_before_an_earlier_one_was_sent(one: Evening) -> None:
    """The clients know that the later entry was there first."""
    earlier, later = one.accepted(0)[0], one.accepted(0)[-1]
    earlier.sent, earlier.answered = later.answered + 1, later.answered + 2


def sent_by_nobody(one: Evening) -> None:
    move = one.accepted(1)[-1]
    one.guests[1].moves.remove(move)


def refused_and_stored(one: Evening) -> None:
    one.accepted(1)[-1].outcome = "refused"


def a_take_back_that_is_lost(one: Evening) -> None:
    one.guests[0].moves.append(Move(TAKE_BACK, 0, 10_000, 10_001, "accepted"))


def another_view(one: Evening) -> None:
    told = one.guests[0].told
    told[7] = replace(told[7], view=plain({"other": 1}))


def another_log(one: Evening) -> None:
    told = one.guests[2].told
    told[-1] = replace(told[-1], log=told[-1].log[:-1])


def a_line_told_otherwise(one: Evening) -> None:
    told = one.guests[2].told
    told[9] = replace(told[9], log=(b"{}", *told[9].log[1:]))


def told_of_what_was_not_stored(one: Evening) -> None:
    told = one.guests[1].told
    told.append(replace(told[-1], version=told[-1].version + 1, since=told[-1].version))


def a_version_that_goes_back(one: Evening) -> None:
    told = one.guests[0].told
    told.append(replace(told[2], since=None))


def an_update_that_skips(one: Evening) -> None:
    del one.guests[0].told[5]


def a_welcome_that_lags(one: Evening) -> None:
    """Somebody comes when an action is accepted already, and is not shown it."""
    early = one.guests[2].told[3]
    one.guests.append(Guest(one.row.id, NOBODY, told=[replace(early, since=None, asked=10_000)]))


def not_all_at_the_end(one: Evening) -> None:
    last = one.guests[-1]
    last.told = [replace(one.guests[2].told[-3], since=None)]


def a_saying_that_is_lost(one: Evening) -> None:
    one.chat = []


def a_saying_that_is_doubled(one: Evening) -> None:
    one.chat = one.chat * 2


def a_saying_of_nobody(one: Evening) -> None:
    one.chat = [*one.chat, ChatRow("d", one.row.id, "table", "Player 2", "what?", 1.0)]


FAULTS: dict[Callable[[Evening], None], str] = {
    lost: "is lost",
    lost_in_the_middle: "is lost|cannot be carried out",
    a_gap: "entries are numbered",
    doubled: "sent by nobody|doubled|cannot be carried out",
    accepted_twice: "twice",
    reordered: "is lost|cannot be carried out",
    accepted_before_an_earlier_one_was_sent: "was accepted before entry|in their order",
    sent_by_nobody: "was sent by nobody",
    refused_and_stored: "was sent by nobody",
    a_take_back_that_is_lost: "take-backs were accepted",
    another_view: "saw another view",
    another_log: "read another log",
    a_line_told_otherwise: "read another log",
    told_of_what_was_not_stored: "what no stored entry led to",
    a_version_that_goes_back: "after version",
    an_update_that_skips: "was told an update from",
    a_welcome_that_lags: "was welcomed at version .* without entry",
    not_all_at_the_end: "at the end",
    a_saying_that_is_lost: "is kept 0 times",
    a_saying_that_is_doubled: "is kept 2 times",
    a_saying_of_nobody: "was said by nobody",
}


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.__name__ for fault in FAULTS])
def test_what_is_planted_is_found(fault: Callable[[Evening], None]) -> None:
    planted = evening()
    fault(planted)
    found = planted.problems()
    assert re.search(FAULTS[fault], "; ".join(found))


# -- which moves may have led to which entries ------------------------------------------------


def moves(*outcomes: str) -> list[Move]:
    """Return moves written as ``3+``: action 3 at version 3 accepted; ``?`` unknown, ``b`` back."""
    said = {"+": "accepted", "-": "refused", "?": "unknown"}
    made = []
    for i, text in enumerate(outcomes):
        action = TAKE_BACK if text[0] == "b" else int(text[0])
        made.append(Move(action, max(action, 0), 2 * i, 2 * i + 1, said[text[1]]))  # type: ignore[arg-type]
    return made


def entries(written: str) -> list[Entry]:
    actions = [TAKE_BACK if letter == "b" else int(letter) for letter in written]
    return [Entry(i, 0, action, max(action, 0)) for i, action in enumerate(actions)]


@pytest.mark.parametrize(
    ("sent", "stored"),
    [
        (["1+", "2+"], "12"),
        (["1+", "2?", "3+"], "13"),
        (["1+", "2?", "3+"], "123"),
        (["1?", "1+"], "1"),
        (["1+", "1-"], "1"),
        (["1+", "b?", "2+"], "12"),
        (["1+", "b?", "2+"], "1b2"),
        (["1+", "b?", "2+", "3+"], "12b3"),  # it was on its way for long
        (["1+", "b?", "b+", "2+"], "1bb2"),
    ],
)
def test_unknown_moves_may_have_happened_or_not(sent: list[str], stored: str) -> None:
    assert fits(moves(*sent), entries(stored))


@pytest.mark.parametrize(
    ("sent", "stored"),
    [
        (["1+", "2+"], "1"),
        (["1+", "2+"], "21"),
        (["1+", "2-"], "12"),
        (["1?"], "11"),
        (["1+", "b+", "2+"], "12b"),  # an accepted one has its place
        (["1+", "2+", "b?"], "1b2"),  # none arrives before it is sent
        (["1+", "b?"], "1bb"),
    ],
)
def test_entries_that_no_moves_explain(sent: list[str], stored: str) -> None:
    assert not fits(moves(*sent), entries(stored))


def test_the_views_compared_are_those_of_the_wire() -> None:
    _, _, play = play_of("urto", 2, 1)
    assert plain(telling.view(play, 0)) == plain(telling.view(play, 0))
    assert plain(telling.view(play, 0)) != plain(telling.view(play, 1))
