"""Words: what is said of a game, in a person's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from serao.kernel.articles import NONE, article_of, as_facts, forms
from serao.kernel.content import numbers_in
from serao.kernel.events import HIDDEN, Event
from serao.kernel.kinds import SEAT, Thing, fields_of
from serao.kernel.messages import FALLBACK, Texts, hyphened
from serao.kernel.state import NOTHING, State
from serao.kernel.steps import Bar, Facts

if TYPE_CHECKING:
    from serao.kernel.game import Game

G = TypeVar("G", bound="Game[Any]")

HOUSE_TEXTS = Path(__file__).parent / "texts"  # messages that every game uses


class Reason(NamedTuple):
    """Why the rules do not allow an action: the clause ("" for the order of play), and a sentence."""

    clause: str
    words: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Generic[G]):
    """What is said of one game: its actions, questions, reasons, events, seats and things.

    The messages are those of the house, of the game's package and of its edition. A game has a
    subclass where its messages speak of more than its steps and events declare.
    """

    game: G
    texts: Texts
    printing: Sequence[tuple[str, str, str]]  # tables whose entries may have words of their own
    printed: dict[tuple[str, str, str], str] | None  # these words, once they are asked for

    def __init__(self, game: G, printed: Sequence[tuple[str, str, str]] = ()) -> None:
        """Take the texts of a game that has its content.

        ``printed`` are the tables whose entries may say in the files what they are called.
        """
        self.game = game
        edition = game.library.edition
        folders = [HOUSE_TEXTS, game.folder / "texts"]
        folders += [] if edition is None else [edition / "texts"]
        self.texts = Texts(folders, game.library.numbers)
        self.printing = printed
        self.printed = None

    def say(self, locale: str, message: str, **facts: object) -> str:
        """Return ``message`` with ``facts`` filled in."""
        return self.texts.say_first(locale, (message,), facts)

    # -- what games say by themselves -------------------------------------------------------

    def action_facts(self, table: Any, action: int, seat: int, locale: str) -> dict[str, Any]:
        """Return what the message of ``action``, which is open to ``seat``, may speak of."""
        return self.worded(facts_at(table, seat, action), seat, table.names, locale)

    def question_facts(self, table: Any, seat: int, locale: str) -> dict[str, Any]:
        """Return what the question to ``seat``, who is asked, may speak of."""
        return self.worded(facts_at(table, seat), seat, table.names, locale)

    def aid(self, locale: str = FALLBACK) -> str:
        """Return what a player wants beside the table: the turn, the costs, the points."""
        return self.say(locale, "player-aid")

    def called(self, kind: str, name: str, locale: str) -> str:
        """Return what people call the thing of a kind; an edition may have its own name for it."""
        return self.printed_word(kind, name, "name") or self.say(locale, f"{kind}-{name}")

    def forms(self, kind: str, name: str, locale: str) -> dict[str, str]:
        """Return what people call the thing, with its article and what stands before it."""
        said = self.called(kind, name, locale)
        own = self.printed_word(kind, name, "name")
        article = NONE if own else article_of(self.texts, locale, f"{kind}-{name}")
        return forms(self.texts, locale, said, article)

    # -- a choice ---------------------------------------------------------------------------

    def action(self, table: State, action: int, seat: int, locale: str = FALLBACK) -> str:
        """Return ``action`` in words for a person at ``seat`` at this point of the game.

        The message is ``<step>-<verb>`` if there is one for the open choice, else
        ``action-<verb>``.
        """
        verb = self.game.actions[action].partition(":")[0]
        step = table.open_step()
        messages = [f"action-{verb}"]
        if step is not None:
            messages.insert(0, f"{hyphened(type(step).__name__)}-{verb}")
        facts = self.action_facts(table, action, seat, locale)
        return self.texts.say_first(locale, messages, facts)

    def question(self, table: State, seat: int, locale: str = FALLBACK) -> str:
        """Return what ``seat`` is asked now; nothing where it owes no answer.

        The message is ``ask-<step>-<verb>`` if there is one for the verb of the first option,
        else ``ask-<step>``.
        """
        asked = self.asks(table, seat)
        if not asked:
            return ""
        facts = self.question_facts(table, seat, locale)
        return self.texts.say_first(locale, (f"ask-{asked}",), facts)

    def asks(self, table: State, seat: int) -> str:
        """Return what messages call the question to ``seat``; nothing where it owes no answer."""
        step = table.open_step()
        offer = table.offer_to(seat)
        if step is None or not offer:
            return ""
        choice = hyphened(type(step).__name__)
        part = f"{choice}-{self.game.actions[offer[0]].partition(':')[0]}"
        return part if self.texts.has(f"ask-{part}") else choice

    def why_not(
        self, table: State, action: int, seat: int, locale: str = FALLBACK
    ) -> Reason | None:
        """Return why ``seat`` cannot take ``action`` now; ``None`` if it can, or nobody can say."""
        if not 0 <= action < len(self.game.actions) or action in table.offer_to(seat):
            return None
        if table.is_over:
            return Reason("", self.say(locale, "why-over"))
        if not table.offer_to(seat):
            return Reason("", self.say(locale, "why-not-asked"))
        bar = self.objection(table, action, seat)
        if bar is None:
            return None
        facts = self.worded(facts_at(table, seat, action), seat, table.names, locale)
        return Reason(bar.clause, self.texts.say_first(locale, (f"why-{bar.message}",), facts))

    def objection(self, table: State, action: int, seat: int) -> Bar | None:
        """Return what speaks against ``action``, which ``seat``, who is asked, cannot take now.

        It rests on nothing that the seat cannot see; ``None`` where the rules say nothing short of
        it. The open choice knows best; else the course says where a verb belongs.
        """
        bar = bar_at(table, action, seat)
        if bar is not None:
            return bar
        return self.game.course.elsewhere.get(self.game.actions[action].partition(":")[0])

    # -- events -----------------------------------------------------------------------------

    def tell(
        self, event: Event, seat: int, names: Sequence[str] = (), locale: str = FALLBACK
    ) -> str:
        """Return ``event`` as a sentence for ``seat``, which must be allowed to see it.

        Message ``event-<event>``; its facts are what the fields of the event declare to be.
        """
        messages = [f"event-{hyphened(type(event).__name__)}"]
        return self.texts.say_first(locale, messages, self.event_facts(event, seat, names, locale))

    def event_facts(
        self, event: Event, seat: int, names: Sequence[str], locale: str
    ) -> dict[str, object]:
        """Return what the message of an event may speak of when it is told to ``seat``."""
        facts = {
            field.fact: Thing(field.kind, getattr(event, field.name))
            for field in fields_of(type(event))
        }
        return self.worded(facts, seat, names, locale)

    # -- things and seats -------------------------------------------------------------------

    def worded(
        self, facts: Mapping[str, Any], seat: int, names: Sequence[str], locale: str
    ) -> dict[str, object]:
        """Return ``facts`` with the things among them as a message to ``seat`` says them.

        A seat comes as that player's name and, with ``-is-you`` behind it, as "yes" or "no"; a
        hidden value as ``hidden-<fact>``; several values with commas; a name also in its forms.
        """
        game = self.game
        found: dict[str, object] = {}
        for name, fact in facts.items():
            if not isinstance(fact, Thing):
                found[name] = fact
            elif fact.value == HIDDEN:
                hidden = found[name] = self.say(locale, f"hidden-{name}")
                found.update(as_facts(name, forms(self.texts, locale, hidden, NONE)))
            elif fact.kind is SEAT:
                found[name] = self.player(fact.value, seat, names, locale)
                found[f"{name}-is-you"] = "yes" if fact.value == seat else "no"
            elif isinstance(fact.value, tuple):
                found[name] = ", ".join(
                    [str(fact.kind.said(game, one, locale)) for one in fact.value]
                )
            else:
                found[name] = fact.kind.said(game, fact.value, locale)
                found.update(as_facts(name, fact.kind.forms(game, fact.value, locale)))
        return found

    def thing(self, fact: str, kind: str, name: str, locale: str) -> dict[str, str]:
        """Return a thing as sentences speak of it, with its article where the language needs it."""
        found = self.forms(kind, name, locale)
        return {fact: self.called(kind, name, locale), **as_facts(fact, found)}

    def player(self, who: int, seat: int, names: Sequence[str], locale: str) -> str:
        """Return how to call ``who`` when speaking to ``seat``."""
        if who == seat:
            return self.say(locale, "you")
        if who < len(names):
            return names[who]
        return self.say(locale, "player", number=who + 1)

    def describe(self, locale: str, message: str, row: Mapping[str, Any], **facts: object) -> str:
        """Return a message about a row of the content, whose numbers it calls by their fields."""
        return self.texts.say_first(locale, [message], {**dict(numbers_in(row)), **facts})

    def printed_word(self, kind: str, name: str, field: str) -> str | None:
        """Return the name or text that the files themselves give to a thing, if they do.

        They are looked through when somebody asks first: by then what is in them is known to be right.
        """
        if self.printed is None:
            self.printed = self.game.library.printed(self.printing)
        return self.printed.get((kind, name, field))


def bar_at(table: State, action: int, seat: int) -> Bar | None:
    """Return what the open choice says against ``action``."""
    step = table.open_step()
    return None if step is None else step.bar_to(table, seat, action)


def facts_at(table: State, seat: int, action: int = NOTHING) -> Facts:
    """Return what the open choice speaks of when ``seat`` is asked, or may not take ``action``."""
    step = table.open_step()
    return {} if step is None else step.facts_for(table, seat, action)
