"""Steps: what a table still has to do, as values on a stack."""

from __future__ import annotations

from inspect import Parameter, signature
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

Facts = dict[str, Any]  # what a message may speak of: numbers, names, and things with their kind


class Bar:
    """A guard of the rules that does not hold: the clause, and message ``why-<message>``.

    A rule with conditions is a function that returns the first bar it meets, or ``None``. Legality
    asks whether there is one, ``why_not`` which.
    """

    def __init__(self, clause: str, message: str) -> None:
        self.clause = clause
        self.message = message


NAMES: dict[type, tuple[str, ...]] = {}  # of what each kind of step that was stored takes


def names_of(kind: type) -> tuple[str, ...]:
    """Return what ``__init__`` of a kind of step takes, in order."""
    if kind not in NAMES:
        found = signature(kind).parameters.values()
        NAMES[kind] = tuple(
            [each.name for each in found if each.kind is Parameter.POSITIONAL_OR_KEYWORD]
        )
    return NAMES[kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One thing to do, resolved at once when it comes to the top of the stack.

    A step holds a few ints, texts or tuples of them, set once in ``__init__`` and never
    edited after it was pushed: clones of a table share every step. Progress is a new step.
    What ``__init__`` takes is kept under the same names, so that a table can be stored and rebuilt.
    """

    def parts(self) -> tuple[Any, ...]:
        """Return what ``__init__`` took."""
        return tuple([getattr(self, name) for name in names_of(type(self))])

    def resolve(self, state: T) -> None:
        raise NotImplementedError(f"{type(self).__name__} is not resolved by itself")

    def bar_to(self, state: T, seat: int, action: int) -> Bar | None:
        """Return what bars ``action`` to ``seat`` while this step is open: see ``Choice.bar``."""
        return None

    def facts_for(self, state: T, seat: int, action: int) -> Facts:
        """Return what may be spoken of with ``seat`` while this step is open: see ``Choice.facts``."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[T]):
    """A step that one seat goes through, resolved at once."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Underway(Step[T]):
    """Lies on a table that was caught in the midst of its rules: it is not over, nobody is asked."""


UNDERWAY: Final = Underway[Any]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[T]):
    """A step that waits for one seat.

    ``options`` is the whole of legality: sorted, without doubles, computed once when the
    choice is reached. One option is taken by the kernel itself, unless the choice is private
    and the table discreet; with none the choice is dropped without effect. So whether a
    private choice has any option must follow from what everybody sees.
    """

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: T) -> list[int]:
        raise NotImplementedError(f"{type(self).__name__} offers nothing")

    def is_private(self, state: T) -> bool:
        """Whether how many options there are rests on what others cannot see."""
        return False

    def bar(self, state: T, action: int) -> Bar | None:
        """Return what bars ``action`` here; ``None`` where nothing does, or nothing short of it.

        It may rest on nothing that the seat cannot see.
        """
        return None

    def facts(self, state: T, action: int) -> Facts:
        """Return what the question ``ask-<step>`` may speak of, or why ``action`` is barred."""
        return {}

    def bar_to(self, state: T, seat: int, action: int) -> Bar | None:
        return self.bar(state, action)

    def facts_for(self, state: T, seat: int, action: int) -> Facts:
        return self.facts(state, action)

    def take(self, state: T, action: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no effect")


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[T]):
    """A step that waits for several seats, in any order and secretly.

    An answer has one part or several: ``options`` is asked with the parts given so far and
    returns an empty list when the answer is complete. It may look at the table, which does
    not change while the choice is open, and at the seat's own parts, never at the others'.
    When every answer is complete, ``resolve_with`` gets them in the order of ``seats``.
    """

    silent: bool = False  # whether even who has answered is secret
    seats: tuple[int, ...]  # ascending

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def options(self, state: T, seat: int, answer: tuple[int, ...]) -> list[int]:
        raise NotImplementedError(f"{type(self).__name__} offers nothing")

    def is_private(self, state: T, seat: int) -> bool:
        """Whether how many options ``seat`` has rests on what others cannot see."""
        return False

    def bar(self, state: T, seat: int, action: int) -> Bar | None:
        """Return what bars ``action`` for ``seat`` here, as a ``Choice`` does."""
        return None

    def facts(self, state: T, seat: int, action: int) -> Facts:
        """Return what is spoken of with ``seat``, as a ``Choice`` does."""
        return {}

    def bar_to(self, state: T, seat: int, action: int) -> Bar | None:
        return self.bar(state, seat, action)

    def facts_for(self, state: T, seat: int, action: int) -> Facts:
        return self.facts(state, seat, action)

    def resolve_with(self, state: T, answers: list[tuple[int, ...]]) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no effect")
