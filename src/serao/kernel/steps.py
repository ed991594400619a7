"""Steps: what a table still has to do, as values on a stack."""

from __future__ import annotations

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One thing to do, resolved at once when it comes to the top of the stack.

    A step holds a few ints, texts or tuples of them, set once in ``__init__`` and never
    edited after it was pushed: clones of a table share every step. Progress is a new step.
    ``parts`` returns what ``__init__`` took, so that a table can be stored and rebuilt.
    """

    def parts(self) -> tuple[Any, ...]:
        return ()

    def resolve(self, state: T) -> None:
        raise NotImplementedError(f"{type(self).__name__} is not resolved by itself")


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

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)

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

    def parts(self) -> tuple[Any, ...]:
        return (self.seats,)

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

    def resolve_with(self, state: T, answers: list[tuple[int, ...]]) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no effect")
