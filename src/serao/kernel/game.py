"""A game's definition: what everything above the rules meets it through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast

from mypy_extensions import mypyc_attr

from serao.kernel.content import Library
from serao.kernel.errors import OptionError, RulesError, SeatsError
from serao.kernel.events import Event
from serao.kernel.fields import Fields
from serao.kernel.judge import Judge
from serao.kernel.messages import hyphened
from serao.kernel.parts import Course, Drawing, Story
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.kernel.steps import Choice, Step, Together
from serao.kernel.stored import position_of, table_at_position
from serao.kernel.words import Words

if TYPE_CHECKING:
    from serao.kernel.observation import Observation

T = TypeVar("T", bound=State)


class Option(NamedTuple):
    """A table option: its value when nobody says otherwise, and the values it may have.

    ``first`` is the value for somebody's first game, where that is another one.
    """

    default: Any
    allowed: tuple[Any, ...]
    first: Any = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """One game with one set of content. Each game package has a subclass, which sets the fields.

    What a game is stands in its parts: what happens to its tables, how they are judged, told and
    drawn, and what is said of it all. Here its tables are opened, stored and sampled.
    """

    slug: str
    title: str
    seats: range
    actions: tuple[str, ...]  # index = action, for ever
    options: dict[str, Option]
    rules: int = 1  # the number of today's rules; it grows when a rule changes what may be played
    oldest_rules: int = 1  # that a table may still be played by
    folder: Path  # the game's package: data/, texts/, RULES.md
    library: Library  # the content
    fields: Fields  # of its tables
    course: Course  # what happens to them
    judge: Judge[Any]  # what searches ask
    story: Story  # what is told
    words: Words[Any]  # what is said
    drawing: Drawing  # what a client draws with

    # -- tables -----------------------------------------------------------------------------

    def new_table(
        self,
        seats: int,
        seed: int | str | bytes = 0,
        options: Mapping[str, Any] | None = None,
        journal: bool = False,
        discreet: bool = False,
        rules: int | None = None,
    ) -> T:
        """Return a table at its first choice, played by today's rules unless ``rules`` names others.

        A ``discreet`` table asks whoever's options rest on hidden things even with one option.
        """
        table = self.opened(seats, seed, options, journal, discreet, rules)
        self.course.set_up(table)
        table.settle()
        return table

    def table_at(
        self,
        document: Mapping[str, Any],
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: int | str | bytes = 0,
        journal: bool = False,
        luck: Sequence[str | int] = (),
        discreet: bool = False,
    ) -> T:
        """Return a table from a (partial) position document, for tests, puzzles, lessons."""
        table = self.opened(seats, seed, options, journal, discreet)
        table.luck = [str(value) for value in reversed(luck)]
        self.course.place(table, document)
        table.settle()
        return table

    def table_from(self, position: Mapping[str, Any], journal: bool = False) -> T:
        """Return the table that ``position()`` described."""
        return cast(T, table_at_position(self, position, journal))

    def determinize(self, table: T, seat: int, rng: Rng) -> T:
        """Return a world that ``seat`` (-1: a spectator) cannot tell from ``table``."""
        world = cast(T, table.clone())
        self.course.redeal(world, seat, rng)
        world.rng = rng.fork()
        world.luck = None  # scripted luck is as secret as any other
        world.reopen(seat, rng)
        return world

    def position(self, table: T) -> dict[str, Any]:
        return position_of(table)

    def observation(self, seats: int) -> Observation:
        """Return how a seat's knowledge is written as a row of small numbers, and what each means."""
        from serao.kernel.observing import observation_of  # noqa: PLC0415  # its packages are an extra

        self.check_seats(seats)
        return observation_of(self, seats)

    def opened(
        self,
        seats: int,
        seed: int | str | bytes,
        options: Mapping[str, Any] | None,
        journal: bool,
        discreet: bool = False,
        rules: int | None = None,
    ) -> T:
        self.check_seats(seats)
        settings = self.settings(options or {})
        table = cast(T, self.fields.fresh_table(seats))
        table.open(self, seats, settings, Rng(seed), journal, self.known_rules(rules), discreet)
        return table

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise SeatsError(f"{self.slug} seats {first} to {last} players, not {seats}")

    def known_rules(self, number: int | None) -> int:
        """Return the number of the rules to play by, today's if none is named; refuse unknown ones."""
        if number is None:
            return self.rules
        if not self.oldest_rules <= number <= self.rules:
            known = (
                f"{self.oldest_rules} to {self.rules}"
                if self.oldest_rules < self.rules
                else str(self.rules)
            )
            raise RulesError(f"{self.slug} is played here by rules {known}, not {number}")
        return number

    def settings(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Return the table options in full, refusing what the game does not know."""
        for name, value in chosen.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise OptionError(f"{self.slug} has no option {name!r}; it has {known}")
            allowed = self.options[name].allowed
            if value not in allowed or isinstance(value, bool) != isinstance(allowed[0], bool):
                raise OptionError(f"{self.slug} option {name} is one of {allowed}, not {value!r}")
        return {name: chosen.get(name, option.default) for name, option in self.options.items()}

    @property
    def fingerprint(self) -> str:
        """Return the digest of the content that this game is played with."""
        return self.library.fingerprint


def steps_in(*modules: ModuleType) -> dict[str, type[Step[Any]]]:
    """Return the step classes defined in ``modules`` by name."""
    found: dict[str, type[Step[Any]]] = {}
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Step):
                found[name] = value
    return found


def choices_in(steps: Mapping[str, type[Step[Any]]]) -> list[str]:
    """Return what messages call the choices among steps, without what several have in common."""
    return sorted([hyphened(name) for name, kind in steps.items() if is_answered(kind)])


def is_answered(kind: type[Step[Any]]) -> bool:
    if issubclass(kind, Choice):
        return kind.take is not Choice.take
    return issubclass(kind, Together) and kind.resolve_with is not Together.resolve_with


def events_in(*modules: ModuleType) -> tuple[type[Event], ...]:
    """Return the kinds of events defined in ``modules``."""
    return tuple(
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    )


def action_names(blocks: Iterable[tuple[str, Iterable[str]]]) -> tuple[str, ...]:
    """Return the action table from (verb, arguments): no argument stands for the bare verb."""
    return tuple(
        f"{verb}:{argument}" if argument else verb for verb, row in blocks for argument in row
    )
