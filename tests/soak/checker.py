"""Holds what clients have sent and were told against what the store keeps, and both to account.

Nothing that was acknowledged is lost, doubled or reordered; nothing is kept that nobody sent; what
anybody was told at a version is what the kept entries give at that version, whichever process
told it; and whoever says hello finds everything that was acknowledged before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from serao.server.hosted import TAKE_BACK
from serao.server.languages import Language
from tests.soak.history import Guest, Move, Saying

Shown = tuple[bytes, tuple[bytes, ...]]  # a view, and the lines of the log


@dataclass(frozen=True)
class Entry:
    """A stored entry, with the version of the offer that it answered; 0 for a take-back."""

    number: int
    seat: int
    action: int
    version: int


@dataclass
class Kept:
    """One table as the store has it, replayed."""

    id: str
    entries: list[Entry] = field(default_factory=list)
    people: set[int] = field(default_factory=set)  # seats at which nobody but clients act
    shown: dict[tuple[int, Language, int], Shown] = field(default_factory=dict)  # by version
    ends: dict[tuple[int, int], int] = field(default_factory=dict)  # entries at a version's end
    last: dict[int, int] = field(default_factory=dict)  # viewer -> the last version
    said: list[tuple[str, str]] = field(default_factory=list)  # author and text, in order


def problems(kept: Kept, guests: Sequence[Guest]) -> list[str]:
    """Return everything that is wrong at one table."""
    found = [
        *wrong_numbers(kept),
        *[wrong for seat in sorted(kept.people) for wrong in wrong_moves(kept, guests, seat)],
        *wrong_order(kept, guests),
        *[wrong for guest in guests for wrong in wrong_story(kept, guest)],
        *stale_welcomes(kept, guests),
        *wrong_sayings(kept, guests),
    ]
    return [f"table {kept.id}: {wrong}" for wrong in found]


def wrong_numbers(kept: Kept) -> Iterator[str]:
    numbers = [entry.number for entry in kept.entries]
    if numbers != list(range(len(numbers))):
        yield f"entries are numbered {numbers}"


# -- moves ------------------------------------------------------------------------------------


def moves_of(guests: Sequence[Guest], seat: int) -> list[Move]:
    moves = [move for guest in guests if guest.viewer == seat for move in guest.moves]
    return sorted(moves, key=lambda move: move.sent)


def wrong_moves(kept: Kept, guests: Sequence[Guest], seat: int) -> Iterator[str]:
    """Yield what does not fit between a seat's moves and its entries."""
    moves = moves_of(guests, seat)
    entries = [entry for entry in kept.entries if entry.seat == seat]
    wrong = [
        *lost_or_doubled(moves, entries, seat),
        *sent_by_nobody(moves, entries, seat),
    ]
    yield from wrong
    if not wrong and not fits(moves, entries):
        yield f"seat {seat}: its entries cannot come from its moves in their order"


def lost_or_doubled(moves: list[Move], entries: list[Entry], seat: int) -> Iterator[str]:
    stored = {entry.version: entry.action for entry in entries if entry.action >= 0}
    answered: set[int] = set()
    for move in moves:
        if move.outcome != "accepted" or move.action == TAKE_BACK:
            continue
        what = f"seat {seat}: {move.action} at version {move.version} was accepted"
        if stored.get(move.version) != move.action:
            yield f"{what} and is lost"
        if move.version in answered:
            yield f"{what} twice"
        answered.add(move.version)
    backs = [move for move in moves if move.action == TAKE_BACK and move.outcome == "accepted"]
    if len(backs) > len(entries) - sum(entry.action >= 0 for entry in entries):
        yield f"seat {seat}: {len(backs)} take-backs were accepted, and not as many are stored"


def sent_by_nobody(moves: list[Move], entries: list[Entry], seat: int) -> Iterator[str]:
    """Yield entries that no move asked for, and those whose every move was refused."""
    possible = {(move.version, move.action) for move in moves if move.outcome != "refused"}
    seen: set[tuple[int, int]] = set()
    for entry in entries:
        place = (entry.version, entry.action)
        if place not in possible:
            yield f"seat {seat}: entry {entry.number} ({entry.action}) was sent by nobody"
        elif entry.action >= 0 and place in seen:
            yield f"seat {seat}: entry {entry.number} ({entry.action}) is doubled"
        seen.add(place)


def fits(moves: list[Move], entries: list[Entry]) -> bool:
    """Whether the entries are the moves in their order: all accepted, some unknown, none refused.

    An answer counts while its offer is open, so only a take-back that was cut off on its way
    may arrive after moves that were sent later.
    """
    reached = {(0, 0)}  # entries explained, and take-backs that are still on their way
    for move in moves:
        if move.outcome == "refused":
            continue
        reached = closed(after(reached, move, entries), entries)
    return any(explained == len(entries) for explained, _ in reached)


def after(
    reached: set[tuple[int, int]], move: Move, entries: list[Entry]
) -> Iterator[tuple[int, int]]:
    for explained, under_way in reached:
        if explained < len(entries) and is_of(move, entries[explained]):
            yield explained + 1, under_way
        if move.outcome == "unknown":
            yield explained, under_way + (move.action == TAKE_BACK)


def closed(reached: Iterator[tuple[int, int]], entries: list[Entry]) -> set[tuple[int, int]]:
    """Return what is reached once take-backs that were on their way may have arrived."""
    found: set[tuple[int, int]] = set()
    for explained, under_way in reached:
        at, left = explained, under_way
        found.add((at, left))
        while left and at < len(entries) and entries[at].action == TAKE_BACK:
            at, left = at + 1, left - 1
            found.add((at, left))
    return found


def is_of(move: Move, entry: Entry) -> bool:
    return (move.action, move.version) == (entry.action, entry.version)


def accepted_entries(kept: Kept, guests: Sequence[Guest]) -> list[tuple[Entry, Move]]:
    """Return the entries of accepted answers, by number, each with the move that it came from."""
    moves = {
        (guest.viewer, move.version, move.action): move
        for guest in guests
        for move in guest.moves
        if move.outcome == "accepted" and move.action != TAKE_BACK
    }
    places = [(entry, (entry.seat, entry.version, entry.action)) for entry in kept.entries]
    return [(entry, moves[place]) for entry, place in places if place in moves]


def wrong_order(kept: Kept, guests: Sequence[Guest]) -> Iterator[str]:
    """Yield entries that come after one that was sent when they were accepted already."""
    latest, before = 0, -1
    for entry, move in accepted_entries(kept, guests):
        if move.answered < latest:
            yield f"entry {entry.number} was accepted before entry {before} was sent"
        if move.sent > latest:
            latest, before = move.sent, entry.number


# -- what was told ----------------------------------------------------------------------------


def wrong_story(kept: Kept, guest: Guest) -> Iterator[str]:
    """Yield what one client was told wrongly: versions that go back, and views of no such table."""
    who, version = f"viewer {guest.viewer}", 0
    for told in guest.told:
        if told.version < version:
            yield f"{who} was told version {told.version} after version {version}"
        if told.since is not None and not told.since == version < told.version:
            yield f"{who} at {version} was told an update from {told.since} to {told.version}"
        version = told.version
        yield from diverged(kept, guest, version, (told.view, told.log))
    if guest.at_the_end and version != kept.last.get(guest.viewer):
        yield f"{who} was shown version {version} at the end, not {kept.last.get(guest.viewer)}"


def diverged(kept: Kept, guest: Guest, version: int, seen: Shown) -> Iterator[str]:
    who = f"viewer {guest.viewer} at version {version}"
    shown = kept.shown.get((guest.viewer, guest.language, version))
    if shown is None:
        yield f"{who} was told what no stored entry led to"
        return
    if shown[0] != seen[0]:
        yield f"{who} saw another view: {difference(shown[0], seen[0])}"
    if shown[1] != seen[1]:
        yield f"{who} read another log: {len(seen[1])} lines, and {len(shown[1])} are right"


def difference(right: bytes, seen: bytes) -> str:
    """Return where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(right, seen, strict=False)) if a != b), 0)
    part = slice(max(0, at - 40), at + 60)
    return f"...{seen[part].decode(errors='replace')}..., not ...{right[part].decode(errors='replace')}..."


def stale_welcomes(kept: Kept, guests: Sequence[Guest]) -> Iterator[str]:
    """Yield welcomes that lack an entry which was accepted before their hello was said."""
    accepted = [(move.answered, entry.number) for entry, move in accepted_entries(kept, guests)]
    for guest in guests:
        for told in guest.told:
            if told.since is not None:
                continue
            end = kept.ends.get((guest.viewer, told.version), 0)
            missed = [number for answered, number in accepted if answered < told.asked]
            if max(missed, default=-1) >= end:
                yield (
                    f"viewer {guest.viewer} was welcomed at version {told.version} without entry "
                    f"{max(missed)}, which was accepted before"
                )


# -- chat -------------------------------------------------------------------------------------


def wrong_sayings(kept: Kept, guests: Sequence[Guest]) -> Iterator[str]:
    """Yield sayings that were accepted and are not kept once, and those that nobody said."""
    for text in {text for _, text in kept.said} - {one.text for one in said(guests)}:
        yield f"{text!r} was said by nobody"
    for guest in guests:
        stored = [text for author, text in kept.said if author == guest.name]
        for saying in guest.sayings:
            times = stored.count(saying.text)
            if times > 1 or (times != 1 and saying.outcome == "accepted"):
                yield f"{saying.text!r} was {saying.outcome} and is kept {times} times"
            if times and saying.outcome == "refused":
                yield f"{saying.text!r} was refused and is kept"


def said(guests: Sequence[Guest]) -> list[Saying]:
    return [saying for guest in guests for saying in guest.sayings]
