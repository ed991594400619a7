"""What leaves the server: pure functions of the table, the viewer and what the viewer has seen.

Nothing here reads anything but ``view``, ``known_scores``, ``owing``, ``is_out``, the viewer's own question
and options in words, and events as the viewer may see them. The leak test replaces all else by a
sampled alternative and requires the same bytes.
"""

# compiled: it runs at every action
from __future__ import annotations

from bisect import bisect_left
from collections.abc import Container, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from serao import fairness
from serao.games import game as game_called
from serao.kernel.events import Event
from serao.kernel.game import Game
from serao.kernel.kinds import as_data, seats_in
from serao.kernel.sheets import ties
from serao.kernel.state import NOBODY, State
from serao.server.changes import Change, changes
from serao.server.clocks import Clocks
from serao.server.codes import Refusal
from serao.server.hosted import Play
from serao.server.languages import Language
from serao.server.messages import (
    Because,
    Choosable,
    Clock,
    Line,
    Motion,
    Offer,
    Reckoned,
    Result,
    Saying,
    Seat,
    SheetRow,
    TableDay,
    TableInfo,
    TakeBack,
    Tie,
    Update,
    Welcome,
)
from serao.server.sitting import opener_of
from serao.server.takebacks import NOT_BEGUN, SPECTATOR
from serao.store import ChatRow, SeatRow, TableRow

View = dict[str, Any]


def info(
    row: TableRow,
    seats: Sequence[SeatRow],
    play: Play | None = None,
    present: Container[int] = (),
) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        title=game_called(row.game).title,
        options=row.options,
        commitment=row.commitment,
        derivation=row.derivation,
        attempt=row.attempt,
        terms=None if row.seal is None else row.seal.terms,
        public=row.public,
        state=row.state,
        created=row.created,
        seats=[
            Seat(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                commitment=seat.commitment,
                shown=seat.entropy is not None,
                present=seat.seat in present,
            )
            for seat in seats
        ],
        turn=[] if play is None or row.state == "closed" else list(play.state.owing()),
        time=row.time,
        edition=row.edition,
        rematch=row.rematch,
        opener=opener_of(row, seats),
        hints=row.hints,
        day=None if row.day is None else TableDay(row.day.date, row.day.iterations),
    )


def view(play: Play, viewer: int) -> View:
    return seen_by(play.state, viewer)


def seen_by(state: State, viewer: int) -> View:
    return state.view(None if viewer == NOBODY else viewer)


def scores(play: Play, viewer: int) -> list[int | None]:
    return scores_at(play.state, viewer)


def scores_at(state: State, viewer: int) -> list[int | None]:
    return state.known_scores(None if viewer == NOBODY else viewer)


def offer(play: Play, viewer: int, language: Language) -> Offer | None:
    """Return what the viewer is asked and may answer, with the version that an answer must name."""
    options = [] if viewer == NOBODY else play.state.options(viewer)
    if not options:
        return None
    return offered(play.state, play.hearing.opened[viewer], viewer, language)


def offered(state: State, version: int, viewer: int, language: Language) -> Offer:
    names, words = state.game.actions, state.words
    return Offer(
        version,
        state.game.words.asks(state, viewer),
        state.question(viewer, language),
        [
            Choosable(action, names[action], words(action, viewer, language))
            for action in state.options(viewer)
        ],
    )


class Step(NamedTuple):
    """What one event changed; nothing where nobody looked on."""

    changes: list[Change]
    scores: list[int | None]


UNWATCHED: Final = Step([], [])


class News(NamedTuple):
    """What a viewer has not been told yet."""

    kept: int  # lines that the viewer keeps
    events: list[int]  # that follow them, by journal index
    steps: list[Step]  # what each of them changed
    rest: list[Change]  # what changed without a line
    scores: list[int | None]  # after all of it


def news(play: Play, viewer: int, since: int, old: View, new: View) -> News:
    """Return what there is to tell a viewer who saw ``old`` at version ``since`` and now sees ``new``.

    What changed after the last event belongs to that event.
    """
    kept, events = events_since(play, viewer, since)
    after = scores(play, viewer)
    if not events:
        return News(kept, events, [], changes(old, new), after)
    steps: list[Step] = []
    for i in events[:-1]:
        moment = play.moments.get(i)
        if moment is None:
            steps.append(UNWATCHED)
            continue
        seen = seen_by(moment, viewer)
        steps.append(Step(changes(old, seen), scores_at(moment, viewer)))
        old = seen
    steps.append(Step(changes(old, new), after))
    return News(kept, events, steps, [], after)


def events_since(play: Play, viewer: int, seen: int) -> tuple[int, list[int]]:
    """Return how many lines a client at version ``seen`` keeps, and the events after them."""
    lengths = play.hearing.lengths[viewer]
    kept_events = min(lengths[seen:]) if 0 < seen < len(lengths) else 0
    visible = play.hearing.visible[viewer]
    kept = bisect_left(visible, kept_events)
    return kept, list(visible[kept:])


def log_since(play: Play, viewer: int, seen: int, language: Language) -> tuple[int, list[Line]]:
    """Return how many lines a client at version ``seen`` keeps, and the lines after them."""
    kept, events = events_since(play, viewer, seen)
    numbers = range(kept, kept + len(events))
    return kept, [line(play, number, viewer, language) for number in numbers]


def lines(play: Play, viewer: int, news: News, language: Language) -> list[Line]:
    """Return the news as lines, each with what it changed."""
    steps = enumerate(news.steps, news.kept)
    return [line(play, number, viewer, language, step) for number, step in steps]


def line(play: Play, number: int, viewer: int, language: Language, step: Step = UNWATCHED) -> Line:
    """Return the line with a number in the log of a viewer."""
    game, seen = play.game, event_of(play, viewer, number)
    beat = game.story.beats.first(lambda i: type(event_of(play, viewer, i)), number)
    return told(game, seen, beat, viewer, play.state.names, language, step)


def told(
    game: Game[State],
    seen: Event,
    beat: int,
    viewer: int,
    names: Sequence[str],
    language: Language,
    step: Step,
) -> Line:
    """Return an event as a viewer sees it as a line, of the beat that began with line ``beat``."""
    name, facts = as_data(game, seen)
    words = game.words.tell(seen, viewer, names, language)
    weight = game.story.beats.of(type(seen)).weight
    return Line(name, words, facts, seats_in(seen), step.changes, step.scores, beat, weight)


def event_of(play: Play, viewer: int, number: int) -> Event:
    """Return the event of a line as the viewer may see it."""
    event = play.hearing.visible[viewer][number]
    seen = (play.state.journal or [])[event].as_seen_by(viewer)
    assert seen is not None, "only visible events are counted"
    return seen


def clocks(play: Play, now: float) -> list[Clock]:
    return [clock(play.clocks, seat, now) for seat in range(play.state.seats)]


def clock(clocks: Clocks, seat: int, now: float) -> Clock:
    left = clocks.left(seat, now)
    return Clock(
        used=round(clocks.used[seat], 3),
        since=clocks.since[seat],
        left=None if left is None else round(left, 3),
        overdue=clocks.is_overdue(seat, now),
    )


def is_out(play: Play | None, viewer: int) -> bool:
    """Return whether the viewer sits at the table and has nothing more to decide."""
    return play is not None and viewer != NOBODY and play.game.course.is_out(play.state, viewer)


def take_back(play: Play | None, viewer: int, language: Language) -> TakeBack:
    consent = False
    if play is None:
        bar = NOT_BEGUN
    elif viewer == NOBODY:
        bar = SPECTATOR
    else:
        bar, consent = play.takebacks.bars[viewer], play.takebacks.consents[viewer]
    return TakeBack(not bar, why_not_back(bar, language) if bar else "", consent)


@cache
def why_not_back(bar: str, language: Language) -> str:
    return Refusal("table/cannot-take-back", bar).reason(language)


def no_more(language: Language) -> TakeBack:
    """Return what can be taken back at a table that the host has closed."""
    return TakeBack(False, Refusal("table/closed").reason(language))


def result(play: Play, row: TableRow, language: Language, is_kept: bool) -> Result | None:
    """Return the end of the game, with the secret unless it ``is_kept``; None before the end."""
    if not play.state.is_over:
        return None
    game, scores, ranking = play.game, play.state.scores(), play.state.ranking()
    decided = ties(ranking, scores, game.drawing.merits(play.state, language))
    lines = game.drawing.reckoning(play.state, language)
    return Result(
        scores=scores,
        reckoning=[[Reckoned(words, points) for words, points in mine] for mine in lines],
        sheet=[
            SheetRow(row.words, [Reckoned(cell.why, cell.points) for cell in row.cells])
            for row in game.drawing.sheet(play.state, language)
        ],
        ties=[Tie(*tie) for tie in decided],
        ranking=ranking,
        winners=[seat for seat, won in enumerate(play.game.course.returns(play.state)) if won > 0],
        secret=None if is_kept else row.secret,
        shares=row.entropy,
        closing=closing(play, row),
        hints=hints(play, row, NOBODY),
    )


def closing(play: Play, row: TableRow) -> str | None:
    if row.seal is None:
        return None
    return fairness.closing(
        row.seal.value,
        [(done.seat, done.action) for done in play.takebacks.standing],
        [(hint.seat, hint.after) for hint in play.hints],
    )


def hints(play: Play | None, row: TableRow, viewer: int) -> list[int]:
    """Return how many hints each seat was given, as far as the viewer may know.

    At a silent choice it is secret who was asked at all, and only who is asked gets a hint: of
    those the others hear at the end.
    """
    if play is None or not row.hints:
        return []
    given = [0] * row.seats
    for hint in play.hints:
        given[hint.seat] += not hint.silent or hint.seat == viewer or play.state.is_over
    return given


def because(play: Play, viewer: int, action: int, ref: int, language: Language) -> Because:
    """Return why the viewer cannot take ``action`` now."""
    reason = play.state.why_not(action, viewer, language)
    if reason is None:
        return Because(ref, action)
    return Because(ref, action, reason.clause or None, reason.words)


def sayings(chat: Sequence[ChatRow], viewer: int) -> list[Saying]:
    """Return what the viewer may read: the spectators' talk is for spectators."""
    return [
        Saying(said.id, said.room, said.author, said.text, said.at)
        for said in chat
        if viewer == NOBODY or said.room == "table"
    ]


def welcome(
    row: TableRow,
    table: TableInfo,
    chat: Sequence[ChatRow],
    play: Play | None,
    viewer: int,
    seen: int | None,
    language: Language,
    now: float,
    motion: Motion | None = None,
    is_kept: bool = False,
) -> Welcome:
    """Return everything a viewer may see, with the part of the log that it has missed."""
    kept, lines = (0, []) if play is None else log_since(play, viewer, seen or 0, language)
    going_on = play is not None and row.state != "closed"
    return Welcome(
        table=table,
        you=None if viewer == NOBODY else viewer,
        version=0 if play is None else play.hearing.versions[viewer],
        view=None if play is None else view(play, viewer),
        log_from=kept,
        log=lines,
        scores=[] if play is None else scores(play, viewer),
        waiting=list(play.state.owing()) if play is not None and going_on else [],
        offer=offer(play, viewer, language) if play is not None and going_on else None,
        clocks=clocks(play, now) if play is not None and going_on else [],
        take_back=no_more(language) if row.state == "closed" else take_back(play, viewer, language),
        result=None if play is None else result(play, row, language, is_kept),
        chat=sayings(chat, viewer),
        motion=motion,
        hints=hints(play, row, viewer),
        out=is_out(play, viewer),
    )


def update(
    row: TableRow,
    play: Play,
    viewer: int,
    since: int,
    news: News,
    language: Language,
    now: float,
    is_kept: bool = False,
) -> Update:
    """Return what there is to tell a viewer who was last told version ``since``."""
    return Update(
        since=since,
        version=play.hearing.versions[viewer],
        changes=news.rest,
        log_from=news.kept,
        log=lines(play, viewer, news, language),
        scores=news.scores,
        waiting=list(play.state.owing()),
        offer=offer(play, viewer, language),
        clocks=clocks(play, now),
        take_back=take_back(play, viewer, language),
        result=result(play, row, language, is_kept),
        out=is_out(play, viewer),
    )
