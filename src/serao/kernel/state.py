"""The table: plain data, a stack of steps, and the loop that plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from serao.kernel.errors import IllegalAction, LuckError, SeatsError
from serao.kernel.events import Event
from serao.kernel.rng import Rng
from serao.kernel.steps import UNDERWAY, Choice, Step, Together

if TYPE_CHECKING:
    from serao.kernel.game import Game
    from serao.kernel.words import Reason

NOTHING: Final = -1  # no card, no piece, no seat
NOBODY: Final = -1  # a spectator, where a seat is asked for
IDLE: Final[list[int]] = []  # the offer to a seat that owes nothing; never edited


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in play. A game's ``Table`` adds its fields, ``clone`` and what it knows.

    The table is always *settled*: either the game is over and the stack is empty, or the
    top of the stack is a choice with at least two options for somebody. ``act`` answers it,
    then ``settle`` runs every step that needs nobody, takes every choice with a single
    option, and stops at the next real choice. Options are computed once, when the choice is
    reached; ``waiting``, ``options``, ``view`` and the other questions only read.

    A *discreet* table also asks a private choice with a single option, because who is not
    asked tells what they hold.

    A rule never calls ``act``. It changes fields, says what happened with ``emit`` (when
    ``telling``), pushes further steps, and calls ``revealed`` when somebody has seen what
    was hidden from them, or ``showed`` when it was the actor who let them see it, and knew it.
    Chance comes from ``lot`` where a scenario may script it, and from ``rng`` where it may not
    (shuffles).
    """

    game: Game[Any]
    seats: int
    settings: dict[str, Any]  # the table options, complete; shared by clones, never edited
    rules: int  # the number of the rules that it is played by
    discreet: bool  # whether private choices are asked even with a single option
    names: tuple[str, ...]  # what to call the players, for words only; () where nobody said
    stack: list[Step[Any]]  # the last is next
    rng: Rng
    offers: list[list[int]]  # of the open choice: one list, or one for each of its seats
    answers: list[tuple[int, ...]]  # of the open simultaneous choice: parts given so far
    asked: int  # choices that came to be asked: the same number, the same choice is still open
    reveals: int  # grows whenever hidden facts came to light or another seat was played for
    shows: int  # grows whenever a seat showed what only it knew; not part of a position
    actor: int  # the seat that acted last
    journal: list[Event] | None
    telling: bool  # whether a journal is kept
    moments: list[State] | None  # the table as it was at each new event, where somebody looks on
    forced: list[tuple[int, int]]  # seat and action taken for it since the last act, if telling
    luck: list[str] | None  # scripted outcomes still to come, the last is next

    # -- questions ------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return not self.stack

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that owe an answer, ascending; ``()`` when the game is over."""
        if not self.stack:
            return ()
        step = self.stack[-1]
        if isinstance(step, Choice):
            return (step.seat,)
        if not isinstance(step, Together):
            return ()  # it is underway
        return tuple([seat for i, seat in enumerate(step.seats) if self.offers[i]])

    def owing(self) -> tuple[int, ...]:
        """Return the seats that everybody may know to owe an answer, ascending.

        They are those of ``waiting``; at a silent choice, all that take part in it.
        """
        step = self.open_step()
        if isinstance(step, Together) and step.silent:
            return step.seats
        return self.waiting()

    def is_silent(self) -> bool:
        """Whether even who has answered the open choice is secret."""
        step = self.open_step()
        return isinstance(step, Together) and step.silent

    def options(self, seat: int) -> list[int]:
        """Return the actions open to ``seat``, sorted; none if it owes no answer."""
        return self.offer_to(seat).copy()

    def offer_to(self, seat: int) -> list[int]:
        """Return the table's own list of options for ``seat``, to read and never to edit."""
        if not self.stack:
            return IDLE
        step = self.stack[-1]
        if isinstance(step, Choice):
            return self.offers[0] if step.seat == seat else IDLE
        if not isinstance(step, Together):
            return IDLE  # it is underway
        for i, asked in enumerate(step.seats):
            if asked == seat:
                return self.offers[i]
        return IDLE

    def answer_of(self, seat: int) -> tuple[int, ...]:
        """Return what ``seat`` has answered so far in the open simultaneous choice."""
        if self.stack:
            step = self.stack[-1]
            if isinstance(step, Together) and seat in step.seats:
                return self.answers[step.seats.index(seat)]
        return ()

    def open_step(self) -> Step[Any] | None:
        """Return the choice that the table waits at; ``None`` when it is over, or underway."""
        if not self.stack or self.stack[-1] is UNDERWAY:
            return None
        return self.stack[-1]

    # -- what a game's table adds -----------------------------------------------------------

    def clone(self) -> State:
        """Return a copy that shares nothing that changes. Tables of fast games spell it out."""
        other = type(self)()
        self.copy_kernel_to(other)
        self.game.fields.copy(self, other)
        return other

    def determinize(self, seat: int | None, rng: Rng) -> State:
        """Return a world that ``seat`` (``None``: a spectator) cannot tell from the truth."""
        world: State = self.game.determinize(self, self.viewer(seat), rng)
        return world

    def viewer(self, seat: int | None) -> int:
        """Return ``seat``, or -1 for a spectator; refuse one that is not at this table."""
        if seat is None:
            return NOBODY
        if not NOBODY <= seat < self.seats:
            raise SeatsError(
                f"seat {seat} is not at this table: its seats are 0 to {self.seats - 1}"
            )
        return seat

    def scores(self) -> list[int]:
        """Return one number for each seat, at any time."""
        return self.game.course.scores(self)

    def known_scores(self, seat: int | None) -> list[int | None]:
        """Return each score as ``seat`` (``None``: a spectator) may know it now."""
        if self.is_over:
            return [*self.scores()]
        return self.game.course.known_scores(self, self.viewer(seat))

    def ranking(self) -> list[list[int]]:
        """Return the winners, then the next, and so on; ties share a group; [] before the end."""
        return self.game.course.ranking(self) if self.is_over else []

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what ``seat`` (``None``: a spectator) may know, ready for JSON."""
        return self.game.fields.writer.view(self, self.viewer(seat))

    def position(self) -> dict[str, Any]:
        """Return the whole table, ready for JSON; ``Game.table_from`` is the inverse."""
        return self.game.position(self)

    def words(self, action: int, seat: int, locale: str = "en") -> str:
        """Return ``action`` in words for a person at ``seat`` at this point of the game.

        What the seat is not offered keeps its name: words could tell it more than it knows.
        """
        if action in self.offer_to(seat):
            return self.game.words.action(self, action, seat, locale)
        if 0 <= action < len(self.game.actions):
            return self.game.actions[action]
        raise self.illegal(action, seat)

    def question(self, seat: int, locale: str = "en") -> str:
        """Return in words what ``seat`` is asked now; nothing where it owes no answer."""
        return self.game.words.question(self, seat, locale)

    def why_not(self, action: int, seat: int | None = None, locale: str = "en") -> Reason | None:
        """Return the clause and a sentence that say why ``seat`` cannot take ``action`` now.

        ``None`` where it can, or where the rules cannot say it shortly. The seat may be left
        out when one seat waits.
        """
        waiting = self.waiting()
        who = waiting[0] if seat is None and waiting else self.viewer(seat)
        return self.game.words.why_not(self, action, who, locale)

    # -- answering --------------------------------------------------------------------------

    def act(self, action: int, seat: int | None = None) -> None:
        """Answer the open choice for ``seat`` (may be left out when one seat waits)."""
        who = self.only_seat(action) if seat is None else seat
        if action not in self.offer_to(who):
            raise self.illegal(action, who)
        self.answer(action, who)

    def answer(self, action: int, seat: int) -> None:
        """Carry out what is known to be an option of ``seat``; searches come here directly."""
        self.actor = seat
        if self.telling:
            self.forced.clear()
        step = self.stack[-1]
        if isinstance(step, Choice):
            self.stack.pop()
            step.take(self, action)
        elif isinstance(step, Together):
            i = step.seats.index(seat)
            self.hear(step, i, (*self.answers[i], action))
            if not self.everyone_answered():
                return
            self.close(step)
        self.settle()

    def only_seat(self, action: int) -> int:
        waiting = self.waiting()
        if len(waiting) == 1:
            return waiting[0]
        if not waiting:
            raise IllegalAction(f"nobody can {self.named(action)}: the game is over")
        seats = ", ".join([str(seat) for seat in self.owing()])
        raise IllegalAction(f"{self.named(action)} by whom? seats {seats} owe an answer")

    def illegal(self, action: int, seat: int) -> IllegalAction:
        """Say who, what, where, and what would be right."""
        who = f"seat {seat} cannot {self.named(action)}"
        if not self.stack:
            return IllegalAction(f"{who}: the game is over")
        where = f"{who} at {type(self.stack[-1]).__name__}"
        offer = self.offer_to(seat)
        if offer:
            return IllegalAction(f"{where}: options are {', '.join(map(self.named, offer))}")
        owing = ", ".join(map(str, self.owing()))
        return IllegalAction(f"{where}: it owes no answer, the table waits for {owing}")

    def named(self, action: int) -> str:
        names = self.game.actions
        known = 0 <= action < len(names)
        return f"{names[action]} ({action})" if known else f"play {action!r}"

    # -- the loop ---------------------------------------------------------------------------

    def settle(self) -> None:
        """Run steps and take forced choices until somebody must decide, or nothing is left."""
        while self.stack:
            step = self.stack[-1]
            if isinstance(step, Choice):
                offer = step.options(self)
                if len(offer) > 1 or (offer and self.discreet and step.is_private(self)):
                    self.offers = [offer]
                    self.asked += 1
                    return
                self.stack.pop()
                if offer:
                    self.force(step.seat, offer[0])
                    step.take(self, offer[0])
            elif isinstance(step, Together):
                self.ask(step)
                if not self.everyone_answered():
                    self.asked += 1
                    return
                self.close(step)
            else:
                self.stack.pop()
                step.resolve(self)
        self.offers = []

    def force(self, seat: int, action: int) -> None:
        """Note that the only option of a seat is taken for it."""
        if seat != self.actor:
            self.reveals += 1
        if self.telling:
            self.forced.append((seat, action))

    def ask(self, step: Together[Any]) -> None:
        """Open a simultaneous choice: nobody has said anything but what is forced."""
        self.offers = [IDLE] * len(step.seats)
        self.answers = [()] * len(step.seats)
        for i in range(len(step.seats)):
            self.hear(step, i, ())

    def hear(self, step: Together[Any], i: int, answer: tuple[int, ...]) -> None:
        """Keep the answer of the ``i``-th seat so far, and the parts that follow by force."""
        seat = step.seats[i]
        offer = step.options(self, seat, answer)
        while len(offer) == 1 and not (self.discreet and step.is_private(self, seat)):
            answer = (*answer, offer[0])
            offer = step.options(self, seat, answer)
        self.answers[i] = answer
        self.offers[i] = offer

    def everyone_answered(self) -> bool:
        for offer in self.offers:
            if offer:
                return False
        return True

    def close(self, step: Together[Any]) -> None:
        """Reveal all answers at once and carry them out."""
        answers = self.answers
        self.stack.pop()
        self.answers = []
        self.actor = NOBODY  # whoever came last did not act alone
        self.reveals += 1
        step.resolve_with(self, answers)

    # -- for the rules ----------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def push_in_order(self, steps: list[Step[Any]]) -> None:
        """Push ``steps`` so that the first of them is resolved first."""
        steps.reverse()
        self.stack.extend(steps)

    def emit(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.append(event)
        if self.moments is not None:
            self.moments.append(self.moment())

    def moment(self) -> State:
        """Return the table as it is right now, in the midst of its rules, to be looked at."""
        now = self.clone()
        now.stack.append(UNDERWAY)
        return now

    def revealed(self) -> None:
        """Note that somebody has just seen what was hidden: no undo goes past this."""
        self.reveals += 1

    def showed(self) -> None:
        """Note that a seat has just shown what only it knew: others do not undo past this."""
        self.shows += 1

    def lot(self, things: list[int], names: tuple[str, ...]) -> int:
        """Return the index of one of ``things``, all equally likely.

        Scripted luck calls a thing by ``names[thing]``: a card by its name, a die by its face.
        """
        self.reveals += 1
        if self.luck:
            return self.scripted([names[thing] for thing in things])
        return self.rng.below(len(things))

    def scripted(self, names: list[str]) -> int:
        assert self.luck, "there is scripted luck left"
        wanted = self.luck[-1]
        if wanted not in names:
            could = ", ".join(sorted(set(names)))
            raise LuckError(f"scripted luck {wanted!r} cannot come here: it could be {could}")
        self.luck.pop()
        return names.index(wanted)

    # -- opening, copying -------------------------------------------------------------------

    def open(
        self,
        game: Game[Any],
        seats: int,
        settings: dict[str, Any],
        rng: Rng,
        journal: bool,
        rules: int = 1,
        discreet: bool = False,
    ) -> None:
        """Set the kernel's own fields of a fresh table."""
        self.game = game
        self.seats = seats
        self.settings = settings
        self.rules = rules
        self.discreet = discreet
        self.names = ()
        self.stack = []
        self.rng = rng
        self.offers = []
        self.answers = []
        self.asked = 0
        self.reveals = 0
        self.shows = 0
        self.actor = NOBODY
        self.journal = [] if journal else None
        self.telling = journal
        self.moments = None
        self.forced = []
        self.luck = None

    def copy_kernel_to(self, other: State) -> None:
        """Copy the kernel's own fields; the copy keeps no journal."""
        other.game = self.game
        other.seats = self.seats
        other.settings = self.settings
        other.rules = self.rules
        other.discreet = self.discreet
        other.names = self.names
        other.stack = self.stack.copy()
        other.rng = self.rng.copy()
        other.offers = self.offers.copy()
        other.answers = self.answers.copy()
        other.asked = self.asked
        other.reveals = self.reveals
        other.shows = self.shows
        other.actor = self.actor
        other.journal = None
        other.telling = False
        other.moments = None
        other.forced = []
        other.luck = None if self.luck is None else self.luck.copy()

    def __copy__(self) -> State:
        """Return a copy with all that a ``clone`` leaves behind: the journal, what is forced."""
        other = self.clone()
        other.shows = self.shows
        other.telling = self.telling
        other.journal = None if self.journal is None else self.journal.copy()
        other.moments = None if self.moments is None else self.moments.copy()
        other.forced = self.forced.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the position, and what is no part of it. Nobody looks on at the other end."""
        beside = (self.names, self.shows, self.journal, self.forced, self.luck)
        return unpickled, (self.game, self.position(), *beside)

    def reopen(self, seat: int, rng: Rng) -> None:
        """Offer the open choice anew in a sampled world; ``determinize`` ends with this.

        Options of others follow from the facts now in place. Of a simultaneous choice what
        others answered is forgotten and guessed: whoever has answered completely gets a
        random complete answer, whoever is still asked starts afresh, because how much they
        have said is as secret as what.
        """
        step = self.open_step()
        if isinstance(step, Choice) and step.seat != seat:
            self.offers = [step.options(self)]
        elif isinstance(step, Together):
            for i, other in enumerate(step.seats):
                if other != seat:
                    self.guess(step, i, not self.offers[i], rng)

    def leaves_choices(self, seat: int) -> bool:
        """Whether a sampled world leaves a choice to all others than ``seat`` that the table waits for.

        Who is asked has one, so ``redeal`` draws until this is so. At a discreet table being asked
        tells nothing.
        """
        step = self.open_step()
        if self.discreet:
            return True
        if isinstance(step, Choice):
            return step.seat == seat or len(step.options(self)) > 1
        if isinstance(step, Together):
            for i, other in enumerate(step.seats):
                if other != seat and self.offers[i] and not self.leaves_a_choice(step, other):
                    return False
        return True

    def leaves_a_choice(self, step: Together[Any], seat: int) -> bool:
        """Whether ``seat``, who starts afresh, is asked for some part of its answer."""
        answer: tuple[int, ...] = ()
        offer = step.options(self, seat, answer)
        while len(offer) == 1:
            answer = (*answer, offer[0])
            offer = step.options(self, seat, answer)
        return len(offer) > 1

    def guess(self, step: Together[Any], i: int, complete: bool, rng: Rng) -> None:
        self.hear(step, i, ())
        while complete and self.offers[i]:
            offer = self.offers[i]
            self.hear(step, i, (*self.answers[i], offer[rng.below(len(offer))]))


def unpickled(
    game: Game[Any],
    position: dict[str, Any],
    names: tuple[str, ...],
    shows: int,
    journal: list[Event] | None,
    forced: list[tuple[int, int]],
    luck: list[str] | None,
) -> State:
    """Return the table that ``State.__reduce__`` wrote down."""
    table: State = game.table_from(position)
    table.names = names
    table.shows = shows
    table.journal = journal
    table.telling = journal is not None
    table.forced = forced
    table.luck = luck
    return table
