"""A game's definition: what everything above the rules meets it through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast

from mypy_extensions import mypyc_attr

from serao.kernel.articles import NONE, article_of, forms
from serao.kernel.beats import EACH_ALONE, Beats
from serao.kernel.board_types import Face
from serao.kernel.content import Library, numbers_in
from serao.kernel.documents import Document
from serao.kernel.errors import OptionError, RulesError, SeatsError
from serao.kernel.events import Event
from serao.kernel.fields import Fields, Following, WorkedOut, WorkedOutFor, writer_of
from serao.kernel.judge import Judge
from serao.kernel.kinds import on_the_wire, sentence_facts, worded
from serao.kernel.messages import FALLBACK, Texts, hyphened
from serao.kernel.parts import Course, Drawing
from serao.kernel.rng import Rng
from serao.kernel.sheets import Cell, Merit, Row, told
from serao.kernel.state import NOTHING, State
from serao.kernel.steps import Bar, Choice, Facts, Step, Together
from serao.kernel.stored import position_of, table_at_position
from serao.kernel.writers import TableWriter

if TYPE_CHECKING:
    from serao.kernel.observation import Observation

T = TypeVar("T", bound=State)

HOUSE_TEXTS = Path(__file__).parent / "texts"  # messages that every game uses


class Reason(NamedTuple):
    """Why the rules do not allow an action: the clause ("" for the order of play), and a sentence."""

    clause: str
    words: str


class Objection(NamedTuple):
    """What a game says against an action: the clause, and message ``why-<message>``."""

    clause: str
    message: str
    facts: dict[str, Any] = {}  # noqa: RUF012  # read, never edited


class Option(NamedTuple):
    """A table option: its value when nobody says otherwise, and the values it may have.

    ``first`` is the value for somebody's first game, where that is another one.
    """

    default: Any
    allowed: tuple[Any, ...]
    first: Any = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """One game with one set of content. Each game package has a subclass.

    The subclass sets the fields and says how a table is set up, read from a document,
    written to one, seen by a seat and put into words. ``new_table``, ``table_at`` and
    ``table_from`` here do what is the same in every game.
    """

    slug: str
    title: str
    seats: range
    actions: tuple[str, ...]  # index = action, for ever
    options: dict[str, Option]
    rules: int = 1  # the number of today's rules; it grows when a rule changes what may be played
    oldest_rules: int = 1  # that a table may still be played by
    steps: dict[str, type[Step[Any]]]  # by class name, to rebuild stored tables
    events: tuple[type[Event], ...]  # that the game can tell
    round_events: tuple[type[Event], ...] = ()  # that a round begins with; several in a row are one
    turn_events: tuple[type[Event], ...] = ()  # the same of a turn, each with its ``seat``
    beats: Beats = EACH_ALONE  # which of them are told as one thing
    elsewhere: Mapping[str, Bar] | None = None  # verb -> why it is not to be done at another choice
    unexplained: tuple[str, ...] = ()  # verbs that may be barred without a short reason
    pairs: list[list[int]] | None = None  # seats that play together
    fields: Fields | None = None  # of its tables, where they are declared
    fresh_tables: dict[int, State]  # by number of seats, where fields are declared
    written_by: TableWriter | None = None
    ordered: frozenset[str]  # paths of lists whose order counts, "*" for any index
    folder: Path  # the game's package: data/, texts/, RULES.md
    library: Library
    printing: Sequence[
        tuple[str, str, str]
    ] = ()  # tables whose entries may have words of their own
    printed: Mapping[tuple[str, str, str], str] | None = (
        None  # these words, once they are asked for
    )
    texts: Texts
    judge: Judge[Any]  # what searches ask
    course: Course | None = None  # what happens to a table; or methods of the same names
    drawing: Drawing | None = None  # what a client draws with; or methods of the same names
    view_type: Any = dict[str, Any]  # the TypedDict that its views are
    catalogue_type: Any = dict[str, Any]  # the TypedDict that its catalogue is

    def open_folder(
        self,
        folder: Path,
        files: tuple[str, ...],
        edition: Path | None,
        printed: Sequence[tuple[str, str, str]] = (),
    ) -> None:
        """Take content and texts from the game's package, and from an edition where it has any.

        ``printed`` are the tables whose entries may say in the files what they are called.
        """
        self.folder = folder
        self.library = Library(folder / "data", files, edition)
        self.printing = printed
        folders = [HOUSE_TEXTS, folder / "texts"]
        folders += [] if edition is None else [edition / "texts"]
        self.texts = Texts(folders, self.library.numbers)

    def declare(self, table: type[T], *worked_out: WorkedOut | WorkedOutFor | Following) -> None:
        """Take what the class of the tables has declared, and what views have beside it."""
        self.fields = Fields(table, *worked_out)
        self.fresh_tables = {}
        self.ordered = self.fields.ordered()
        self.view_type = self.fields.view_type()

    # -- what each game says ----------------------------------------------------------------

    def blank(self) -> T:
        """Return a table of this game with its content and no other field set.

        The game has its content under the names by which its tables declare it; what hangs on
        the seats is for ``furnish`` to set.
        """
        table = declared(self).kind()
        for name in declared(self).content:
            if hasattr(self, name):
                setattr(table, name, getattr(self, name))
        return cast(T, table)

    def furnish(self, table: T) -> None:
        """Set what no mark of a declared field can say: content by seats, values of own classes."""

    def set_up(self, table: T) -> None:
        """Carry out the set-up chapter and push the first step."""
        course_of(self).set_up(table)

    def place(self, table: T, document: Mapping[str, Any]) -> None:
        """Set ``table`` up as a (partial) document says and push its entry point."""
        course_of(self).place(table, document)

    def restore(self, table: T, document: Mapping[str, Any]) -> None:
        """Set every field of ``table`` as the complete ``document`` says; push nothing."""
        if self.course is not None and self.course.restore is not None:
            self.course.restore(table, document)
            return
        reader = Document(document)
        self.read(table, reader)
        reader.finish()

    def read(self, table: T, document: Document) -> None:
        """Set the declared fields that the document has; the others are as at a fresh table."""
        declared(self).read(table, document)

    def document(self, table: T) -> dict[str, Any]:
        """Return the complete position document, without what the kernel keeps."""
        return self.writer().document(table)

    def view(self, table: T, seat: int) -> dict[str, Any]:
        """Return what ``seat`` (-1: a spectator) may know, built from nothing."""
        return self.writer().view(table, seat)

    def writer(self) -> TableWriter:
        """Return what writes positions and views as the fields are declared; made once."""
        if self.written_by is None:
            self.written_by = writer_of(declared(self), self)
        return self.written_by

    def observation(self, seats: int) -> Observation:
        """Return how a seat's knowledge is written as a row of small numbers, and what each means."""
        from serao.kernel.observing import observation_of  # noqa: PLC0415  # its packages are an extra

        if seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise SeatsError(f"{self.slug} seats {first} to {last} players, not {seats}")
        return observation_of(self, seats)

    def redeal(self, world: T, seat: int, rng: Rng) -> None:
        """Draw anew all that ``seat`` (-1: a spectator) cannot know in ``world``.

        All that it has learned is kept, and the result depends on what it can see and on
        ``rng``, on nothing else. The kernel does the rest of ``determinize``.
        """
        course_of(self).redeal(world, seat, rng)

    def scores(self, table: T) -> list[int]:
        return course_of(self).scores(table)

    def known_scores(self, table: T, seat: int) -> list[int | None]:
        """Return each score as ``seat`` (-1: a spectator) may know it before the end.

        ``None`` where it may not; so nobody knows any unless the game says so.
        """
        if self.course is not None and self.course.known_scores is not None:
            return self.course.known_scores(table, seat)
        return [None] * table.seats

    def ranking(self, table: T) -> list[list[int]]:
        return course_of(self).ranking(table)

    def is_out(self, table: T, seat: int) -> bool:
        """Return whether ``seat`` has nothing more to decide, as far as everybody can see."""
        return False

    def returns(self, table: T) -> list[float]:
        """Return what a finished game gives each seat: 1 for the victory, split if it is shared."""
        if self.course is not None and self.course.returns is not None:
            return self.course.returns(table)
        first = self.ranking(table)[0]
        return [1.0 / len(first) if seat in first else 0.0 for seat in range(table.seats)]

    def action_facts(self, table: T, action: int, seat: int, locale: str) -> dict[str, Any]:
        """Return what the message of ``action`` may speak of, beside its argument."""
        raise NotImplementedError

    def question_facts(self, table: T, seat: int, locale: str) -> dict[str, Any]:
        """Return what the question to ``seat``, who is asked, may speak of."""
        return worded(self, facts_at(table, seat), seat, table.names, locale)

    def picture(self, view: Mapping[str, Any], names: Sequence[str], locale: str) -> str:
        """Return ``view`` as text for a terminal of 100 columns."""
        if self.drawing is None:
            raise NotImplementedError(f"{self.slug} has no picture")
        return self.drawing.picture(self, view, names, locale)

    def pieces(self, locale: str) -> dict[str, Any]:
        """Return what a client draws with: names and texts of cards and pieces, boards, numbers."""
        if self.drawing is not None and self.drawing.pieces is not None:
            return self.drawing.pieces(self, locale)
        return {}

    def sheet(self, table: T, locale: str) -> list[Row]:
        """Return the rows that the points of all seats are made of, the same for everybody."""
        if self.drawing is not None and self.drawing.sheet is not None:
            return self.drawing.sheet(self, table, locale)
        points = self.texts.say(locale, "points")
        return [Row(points, [Cell(score, points) for score in self.scores(table)])]

    def reckoning(self, table: T, locale: str) -> list[list[tuple[str, int]]]:
        """Return each seat's score line by line: what for, and how many points."""
        rows, nothing = self.sheet(table, locale), self.texts.say(locale, "no-points")
        return [told(rows, seat, nothing) for seat in range(table.seats)]

    def merits(self, table: T, locale: str) -> list[Merit]:
        """Return what ``ranking`` looks at between equal points, most important first."""
        if self.drawing is not None and self.drawing.merits is not None:
            return self.drawing.merits(self, table, locale)
        return []

    def objection(self, table: T, action: int, seat: int) -> Objection | None:
        """Return what speaks against ``action``, which ``seat``, who is asked, cannot take now.

        It may rest on nothing that the seat cannot see; ``None`` where the rules say nothing
        short of it. The open choice knows best; ``elsewhere`` says where a verb belongs.
        """
        bar = bar_at(table, action, seat)
        if bar is None and self.elsewhere is not None:
            bar = self.elsewhere.get(self.actions[action].partition(":")[0])
        return (
            None
            if bar is None
            else Objection(bar.clause, bar.message, facts_at(table, seat, action))
        )

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
        self.set_up(table)
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
        self.place(table, document)
        table.settle()
        return table

    def table_from(self, position: Mapping[str, Any], journal: bool = False) -> T:
        """Return the table that ``position()`` described."""
        return cast(T, table_at_position(self, position, journal))

    def determinize(self, table: T, seat: int, rng: Rng) -> T:
        """Return a world that ``seat`` (-1: a spectator) cannot tell from ``table``."""
        world = cast(T, table.clone())
        self.redeal(world, seat, rng)
        world.rng = rng.fork()
        world.luck = None  # scripted luck is as secret as any other
        world.reopen(seat, rng)
        return world

    def position(self, table: T) -> dict[str, Any]:
        return position_of(table)

    def opened(
        self,
        seats: int,
        seed: int | str | bytes,
        options: Mapping[str, Any] | None,
        journal: bool,
        discreet: bool = False,
        rules: int | None = None,
    ) -> T:
        if seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise SeatsError(f"{self.slug} seats {first} to {last} players, not {seats}")
        settings = self.settings(options or {})
        table = self.fresh_table(seats)
        table.open(self, seats, settings, Rng(seed), journal, self.known_rules(rules), discreet)
        return table

    def fresh_table(self, seats: int) -> T:
        """Return a table whose declared fields are fresh, if the game declares any.

        It is a clone of one that was made so: clones are quick.
        """
        if self.fields is None:
            return self.blank()
        if seats not in self.fresh_tables:
            table = self.blank()
            table.open(self, seats, {}, Rng(0), journal=False)
            self.fields.clear(table)
            self.furnish(table)
            self.fresh_tables[seats] = table
        return cast(T, self.fresh_tables[seats].clone())

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

    # -- words ------------------------------------------------------------------------------

    def words(self, table: T, action: int, seat: int, locale: str = FALLBACK) -> str:
        """Return ``action`` in words for a person at ``seat`` at this point of the game.

        The message is ``<step>-<verb>`` if there is one for the open choice, else
        ``action-<verb>``.
        """
        verb = self.actions[action].partition(":")[0]
        step = table.open_step()
        messages = [f"action-{verb}"]
        if step is not None:
            messages.insert(0, f"{hyphened(type(step).__name__)}-{verb}")
        facts = self.action_facts(table, action, seat, locale)
        return self.texts.say_first(locale, messages, facts)

    def question(self, table: T, seat: int, locale: str = FALLBACK) -> str:
        """Return what ``seat`` is asked now; nothing where it owes no answer.

        The message is ``ask-<step>-<verb>`` if there is one for the verb of the first option,
        else ``ask-<step>``.
        """
        asked = self.asks(table, seat)
        if not asked:
            return ""
        facts = self.question_facts(table, seat, locale)
        return self.texts.say(locale, f"ask-{asked}", **facts)

    def asks(self, table: T, seat: int) -> str:
        """Return what messages call the question to ``seat``; nothing where it owes no answer."""
        step = table.open_step()
        offer = table.offer_to(seat)
        if step is None or not offer:
            return ""
        choice = hyphened(type(step).__name__)
        part = f"{choice}-{self.actions[offer[0]].partition(':')[0]}"
        return part if self.texts.has(f"ask-{part}") else choice

    def why_not(self, table: T, action: int, seat: int, locale: str = FALLBACK) -> Reason | None:
        """Return why ``seat`` cannot take ``action`` now; ``None`` if it can, or nobody can say."""
        if not 0 <= action < len(self.actions) or action in table.offer_to(seat):
            return None
        if table.is_over:
            return Reason("", self.texts.say(locale, "why-over"))
        if not table.offer_to(seat):
            return Reason("", self.texts.say(locale, "why-not-asked"))
        found = self.objection(table, action, seat)
        if found is None:
            return None
        facts = worded(self, found.facts, seat, table.names, locale)
        return Reason(found.clause, self.texts.say(locale, f"why-{found.message}", **facts))

    def catalogue(self, locale: str = FALLBACK) -> dict[str, Any]:
        """Return all that a client needs to draw this game: its actions by number, its pieces."""
        found = {"actions": list(self.actions), **self.pieces(locale)}
        if self.fields is not None and self.fields.is_drawn:
            found["board"] = self.fields.board(self, locale)
        return found

    def face(self, kind: str, name: str, locale: str) -> Face:
        """Return how the general board shows a thing of a kind."""
        return Face(name=self.called(kind, name, locale))

    def aid(self, locale: str = FALLBACK) -> str:
        """Return what a player wants beside the table: the turn, the costs, the points."""
        return self.texts.say(locale, "player-aid")

    def describe(self, locale: str, message: str, row: Mapping[str, Any], **facts: object) -> str:
        """Return a message about a row of the content, whose numbers it calls by their fields."""
        return self.texts.say_first(locale, [message], {**dict(numbers_in(row)), **facts})

    def tell(
        self, event: Event, seat: int, names: Sequence[str] = (), locale: str = FALLBACK
    ) -> str:
        """Return ``event`` as a sentence for ``seat``, which must be allowed to see it.

        Message ``event-<event>``; its facts are what the fields of the event declare to be.
        """
        facts = sentence_facts(self, event, seat, names, locale)
        return self.texts.say_first(locale, [f"event-{hyphened(type(event).__name__)}"], facts)

    def as_data(self, event: Event) -> tuple[str, dict[str, Any]]:
        """Return the name of an event and its facts, the same in every language."""
        return hyphened(type(event).__name__), on_the_wire(self, event)

    def called(self, kind: str, name: str, locale: str) -> str:
        """Return what people call the thing of a kind; an edition may have its own name for it."""
        return self.printed_word(kind, name, "name") or self.texts.say(locale, f"{kind}-{name}")

    def forms(self, kind: str, name: str, locale: str) -> dict[str, str]:
        """Return what people call the thing, with its article and what stands before it."""
        said = self.called(kind, name, locale)
        own = self.printed_word(kind, name, "name")
        article = NONE if own else article_of(self.texts, locale, f"{kind}-{name}")
        return forms(self.texts, locale, said, article)

    def printed_word(self, kind: str, name: str, field: str) -> str | None:
        """Return the name or text that the files themselves give to a thing, if they do.

        They are looked through when somebody asks first: by then what is in them is known to be right.
        """
        if self.printed is None:
            self.printed = self.library.printed(self.printing)
        return self.printed.get((kind, name, field))

    def player(self, who: int, seat: int, names: Sequence[str], locale: str) -> str:
        """Return how to call ``who`` when speaking to ``seat``."""
        if who == seat:
            return self.texts.say(locale, "you")
        if who < len(names):
            return names[who]
        return self.texts.say(locale, "player", number=who + 1)


def course_of(game: Game[Any]) -> Course:
    if game.course is None:
        raise NotImplementedError(f"{game.slug} says nothing of the course of a table")
    return game.course


def declared(game: Game[Any]) -> Fields:
    if game.fields is None:
        raise NotImplementedError(f"{game.slug} declares no fields")
    return game.fields


def bar_at(table: State, action: int, seat: int) -> Bar | None:
    """Return what the open choice says against ``action``."""
    step = table.open_step()
    return None if step is None else step.bar_to(table, seat, action)


def facts_at(table: State, seat: int, action: int = NOTHING) -> Facts:
    """Return what the open choice speaks of when ``seat`` is asked, or may not take ``action``."""
    step = table.open_step()
    return {} if step is None else step.facts_for(table, seat, action)


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
