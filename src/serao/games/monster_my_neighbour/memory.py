"""What a seat keeps in mind: certain cards in other hands, and facts about a moment."""

from __future__ import annotations

from typing import Final, Literal

from serao.pieces.cards import added

Fact = Literal["no-hunter", "missed", "hunters-or-monster"]
FACTS: Final[tuple[Fact, ...]] = ("no-hunter", "missed", "hunters-or-monster")
NO_HUNTER: Final = 0
MISSED: Final = 1
HUNTERS_OR_MONSTER: Final = 2

# A note says that a card is surely in a hand, and how that is known: for people only, no rule asks.
Whence = Literal["from-you", "looked", "followed", "handed"]
SOURCES: Final[tuple[Whence, ...]] = ("from-you", "looked", "followed", "handed")
FROM_YOU: Final = 0  # it came out of the observer's own hand
LOOKED: Final = 1  # the observer has looked into that hand
FOLLOWED: Final = 2  # it left another hand in which the observer knew every card
HANDED: Final = 3  # the Dog, handed over before everybody's eyes
CARD: Final = 2  # bits up to the card; below it the source


def note_of(card: int, source: int) -> int:
    return card << CARD | source


def noted_card(note: int) -> int:
    return note >> CARD


def source_of(note: int) -> int:
    return note & (1 << CARD) - 1


def seats_in(bits: int) -> list[int]:
    """Return the seats whose bits are set."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def bits(seats: list[int]) -> int:
    return sum([1 << seat for seat in seats])


def without_card(notes: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return ``notes``, which are ascending, without the first one of ``card``, if there is any."""
    for i in range(len(notes)):
        if noted_card(notes[i]) == card:
            return notes[:i] + notes[i + 1 :]
    return notes


def without_one_of_each(notes: tuple[int, ...]) -> tuple[int, ...]:
    """Return ``notes``, which are ascending, without the first one of every kind."""
    kept: list[int] = []
    last = -1
    for note in notes:
        if noted_card(note) == last:
            kept.append(note)
        last = noted_card(note)
    return tuple(kept)


def surely_seen(notes: tuple[int, ...]) -> tuple[int, ...]:
    """Return ``notes`` of a hand that its owner knows of, however they came to be."""
    return tuple([note_of(noted_card(n), LOOKED) for n in notes if source_of(n) != FOLLOWED])


class Record:
    """A fact about the hand of ``seat`` at an earlier moment. Never edited.

    The hand of that moment is the hand of now, with ``lost`` and without ``gained``.
    """

    seat: int
    fact: int  # index in FACTS
    hunts: int  # HUNTS of that moment
    vills: int  # VILLS of that moment
    lost: tuple[int, ...]  # cards that have left the hand since then, ascending
    gained: tuple[int, ...]  # cards that have come into it since then, ascending

    def __init__(
        self,
        seat: int,
        fact: int,
        hunts: int,
        vills: int,
        lost: tuple[int, ...],
        gained: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.fact = fact
        self.hunts = hunts
        self.vills = vills
        self.lost = lost
        self.gained = gained

    def after_loss(self, card: int) -> Record:
        lost = added(self.lost, card)
        return Record(self.seat, self.fact, self.hunts, self.vills, lost, self.gained)

    def after_gain(self, card: int) -> Record:
        gained = added(self.gained, card)
        return Record(self.seat, self.fact, self.hunts, self.vills, self.lost, gained)


def speaks_of(records: tuple[Record, ...], seat: int) -> bool:
    for record in records:
        if record.seat == seat:
            return True
    return False


def after_loss(records: tuple[Record, ...], seat: int, card: int) -> tuple[Record, ...]:
    """Return ``records`` after ``card`` was seen to leave the hand of ``seat``."""
    if not speaks_of(records, seat):
        return records
    return tuple([r.after_loss(card) if r.seat == seat else r for r in records])


def after_gain(records: tuple[Record, ...], seat: int, card: int) -> tuple[Record, ...]:
    """Return ``records`` after ``card`` was seen to come into the hand of ``seat``."""
    if not speaks_of(records, seat):
        return records
    return tuple([r.after_gain(card) if r.seat == seat else r for r in records])


def without_seat(records: tuple[Record, ...], seat: int) -> tuple[Record, ...]:
    """Return ``records`` after something unseen happened to the hand of ``seat``."""
    if not speaks_of(records, seat):
        return records
    return tuple([record for record in records if record.seat != seat])
