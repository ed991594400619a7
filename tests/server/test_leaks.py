"""Nothing leaks: what a seat cannot know is replaced, and every byte sent to it stays the same."""

from __future__ import annotations

import copy
from itertools import product

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import serao
from serao.games.urto.events import ArtifactRevealed
from serao.kernel.state import State
from serao.kernel.steps import Together
from serao.server import telling
from serao.server.changes import changes
from serao.server.clocks import Clocks
from serao.server.hearing import Hearing
from serao.server.hosted import Play
from serao.server.languages import LANGUAGES
from serao.server.takebacks import Takebacks
from serao.store import SeatRow, TableRow, TimeControl
from tests.server.hosting import patched, play_of, told_on
from tests.tables import every_game

FIELDS = "state entries takebacks hearing clocks".split()

encode = msgspec.json.encode


def play_at(slug: str, seed: int, decisions: int) -> tuple[TableRow, list[SeatRow], Play]:
    """Return a random moment of a random game, never over."""
    game = serao.game(slug)
    number = game.seats[seed % len(game.seats)]
    while True:
        row, seats, play = play_of(slug, number, seed, TimeControl("clock", 600, 5))
        rng = serao.Rng(seed)
        for _ in range(decisions):
            seat = play.state.waiting()[rng.below(len(play.state.waiting()))]
            options = play.state.options(seat)
            play.enter(seat, options[rng.below(len(options))], 7.0)
            if play.state.is_over:
                break
        if not play.state.is_over:
            return row, seats, play
        decisions //= 2


def twin(play: Play) -> Play:
    """Return another play with the same in it; a compiled one cannot be copied otherwise."""
    other = Play(play.game, play.row, play.names)
    for field in FIELDS:
        setattr(other, field, getattr(play, field))
    return other


def alternative(play: Play, viewer: int, seed: int) -> Play:
    """Return the same play in a world that the viewer cannot tell from the truth."""
    seen = [event.as_seen_by(viewer) for event in play.state.journal or []]
    visible = [event for event in seen if event is not None]
    other = twin(play)
    world = play.state.determinize(None if viewer == -1 else viewer, serao.Rng(seed))
    world.journal = visible
    world.telling = True
    other.state = world
    other.hearing = same_hearing(play.hearing)
    other.hearing.visible = [list(range(len(visible)))] * (world.seats + 1)
    kept = [sum(e is not None for e in seen[:length]) for length in play.hearing.lengths[viewer]]
    other.hearing.lengths = [kept] * (world.seats + 1)
    return other


def same_hearing(told: Hearing) -> Hearing:
    """Return the same versions and offers, with nothing of the log."""
    other = Hearing(len(told.opened), [])
    other.versions, other.opened = told.versions.copy(), told.opened.copy()
    return other


def same_takebacks(known: Takebacks) -> Takebacks:
    """Return what stands and what seats were told of it, with nothing to take back."""
    other = Takebacks(len(known.bars))
    other.actor, other.bar = known.actor, known.bar
    other.standing, other.reached = known.standing.copy(), known.reached.copy()
    other.bars, other.consents = known.bars.copy(), known.consents.copy()
    other.floors = known.floors.copy()
    return other


@every_game
@given(seed=st.integers(0, 999), decisions=st.integers(0, 400))
@settings(max_examples=8)
def test_a_welcome_says_nothing_that_the_viewer_cannot_know(
    slug: str, seed: int, decisions: int
) -> None:
    row, seats, play = play_at(slug, seed, decisions)
    elsewhere = copy.copy(row)
    elsewhere.secret, elsewhere.code = "ab" * 32, "another"
    for viewer in range(-1, play.state.seats):
        other = alternative(play, viewer, seed)
        for seen, language in product((None, max(1, play.hearing.versions[viewer] - 3)), LANGUAGES):
            here, there = telling.info(row, seats, play), telling.info(elsewhere, seats, other)
            truth = telling.welcome(row, here, [], play, viewer, seen, language, 9.0)
            world = telling.welcome(elsewhere, there, [], other, viewer, seen, language, 9.0)
            assert encode(truth) == encode(world)


@every_game
@given(seed=st.integers(0, 999), decisions=st.integers(0, 400), asked=st.integers(0, 10_000))
@settings(max_examples=15)
def test_a_reason_says_nothing_that_the_seat_cannot_know(
    slug: str, seed: int, decisions: int, asked: int
) -> None:
    """Why an action cannot be taken is the same in every world that looks the same."""
    _, _, play = play_at(slug, seed, decisions)
    action = asked % len(play.game.actions)
    for viewer in range(play.state.seats):
        other = alternative(play, viewer, seed)
        if action in play.state.options(viewer) or action in other.state.options(viewer):
            continue
        for language in LANGUAGES:
            truth = telling.because(play, viewer, action, 0, language)
            world = telling.because(other, viewer, action, 0, language)
            assert encode(truth) == encode(world)


@every_game
@given(seed=st.integers(0, 999), decisions=st.integers(0, 400))
@settings(max_examples=8)
def test_an_update_says_nothing_that_the_viewer_cannot_know(
    slug: str, seed: int, decisions: int
) -> None:
    """The same act in two worlds that look alike before and after it sends the same bytes."""
    row, _, play = play_at(slug, seed, decisions)
    rng = serao.Rng(seed)
    seat = play.state.waiting()[rng.below(len(play.state.waiting()))]
    options = play.state.options(seat)
    action = options[rng.below(len(options))]
    for viewer in range(-1, play.state.seats):
        sent = []
        for number, state in enumerate(worlds(play, viewer, seed)):
            if action not in state.options(seat):
                continue
            there = with_state(play, state)
            there.is_watched = True
            before = telling.view(there, viewer)
            since = there.hearing.versions[viewer]
            there.enter(seat, action, 8.0)
            if there.state.is_over:
                continue
            after = telling.view(there, viewer)
            news = telling.news(there, viewer, since, before, after)
            messages = [
                telling.update(row, there, viewer, since, news, language, 9.0)
                for language in LANGUAGES
            ]
            assert told_on(before, msgspec.to_builtins(messages[0])) == after
            sent.append((number, after, there.state.owing(), messages))
        for _, after, owing, messages in sent[1:]:
            if sent[0][0] == 0 and sent[0][1:3] == (after, owing):
                assert encode(messages) == encode(sent[0][3])


def worlds(play: Play, viewer: int, seed: int) -> list[State]:
    looking = None if viewer == -1 else viewer
    sampled = [play.state.determinize(looking, serao.Rng(seed + n)) for n in range(3)]
    return [play.state.clone(), *sampled]


def with_state(play: Play, state: State) -> Play:
    """Return ``play`` at another table that has just begun to keep a journal."""
    other = twin(play)
    viewers = state.seats + 1
    state.names = play.state.names
    state.journal = []
    state.telling = True
    other.state = state
    other.takebacks = same_takebacks(play.takebacks)
    other.clocks = Clocks(play.row.time, state.seats)
    other.clocks.used, other.clocks.since = play.clocks.used.copy(), play.clocks.since.copy()
    other.clocks.gained = play.clocks.gained.copy()
    other.hearing = same_hearing(play.hearing)
    other.hearing.visible = [[] for _ in range(viewers)]
    other.hearing.lengths = [[0] * (version + 1) for version in play.hearing.versions]
    return other


@every_game
@given(seed=st.integers(0, 999), decisions=st.integers(0, 400))
@settings(max_examples=12)
def test_updates_come_in_the_same_number_and_at_the_same_time(
    slug: str, seed: int, decisions: int
) -> None:
    """Who was asked is not asked for: until a line differs, each viewer is told as often and for whom."""
    _, _, play = play_at(slug, seed, decisions)
    for viewer in range(-1, play.state.seats):
        truth, world = [with_state(play, state) for state in worlds(play, viewer, seed)[:2]]
        rng = serao.Rng(seed)
        for _ in range(8):
            if not go_on_alike(truth, world, viewer, rng):
                break


def go_on_alike(truth: Play, world: Play, viewer: int, rng: serao.Rng) -> bool:
    """Let a seat answer whole at both tables; whether the viewer still cannot tell them apart."""
    if truth.state.is_over or isinstance(truth.state.open_step(), Together):
        return False  # the contract suite plays secret answers on
    seat = truth.state.waiting()[0]
    common = [action for action in truth.state.options(seat) if action in world.state.options(seat)]
    if not common:
        return False
    action = common[rng.below(len(common))]
    told = []
    for play in (truth, world):
        version, length = play.hearing.versions[viewer], len(play.hearing.visible[viewer])
        play.enter(seat, action, 8.0)
        journal = play.state.journal or []
        lines = [journal[i].as_seen_by(viewer) for i in play.hearing.visible[viewer][length:]]
        told.append((lines, play.hearing.versions[viewer] - version, play.state.owing()))
    (mine, *here), (theirs, *there) = told
    alike = min(len(mine), len(theirs))
    revealed = [line for line in (mine + theirs) if isinstance(line, ArtifactRevealed)]
    if mine[:alike] != theirs[:alike] or revealed:
        return False  # a line tells them apart
    assert (mine, here) == (theirs, there)
    return telling.view(truth, viewer) == telling.view(world, viewer)


plain = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "a"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3)
    ),
)


@given(old=plain, new=plain)
def test_changes_turn_the_old_view_into_the_new_one(old: object, new: object) -> None:
    found = msgspec.json.decode(encode(changes(old, new)))
    assert encode(patched(old, found)) == encode(new) or patched(old, found) == new
    assert changes(new, new) == []
