"""A table as it is stored: its position document, and with it what the kernel keeps of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from serao.kernel.errors import PositionError
from serao.kernel.rng import rng_at
from serao.kernel.state import State
from serao.kernel.steps import Choice, Together

if TYPE_CHECKING:
    from serao.kernel.game import Game

PENDING: Final = "pending"  # the key of position() for what the kernel keeps


def position_of(table: State) -> dict[str, Any]:
    """Return the whole table, ready for JSON."""
    game = table.game
    document: dict[str, Any] = game.fields.writer.document(table)
    document[PENDING] = {
        "game": game.slug,
        "content": game.fingerprint,
        "seats": table.seats,
        "options": dict(table.settings),
        "rules": table.rules,
        "discreet": table.discreet,
        "rng": table.rng.state(),
        "asked": table.asked,
        "reveals": table.reveals,
        "actor": table.actor,
        "steps": [[type(step).__name__, *map(thawed, step.parts())] for step in table.stack],
        "answers": [list(answer) for answer in table.answers],
    }
    return document


def table_at_position(game: Game[Any], position: Mapping[str, Any], journal: bool) -> State:
    """Return the table that ``position_of`` described."""
    pending = position.get(PENDING)
    if not isinstance(pending, Mapping):
        raise PositionError(PENDING, "missing: table_at reads documents written by hand")
    try:
        return rebuilt(game, position, pending, journal)
    except PositionError:
        raise
    except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
        raise PositionError(PENDING, f"not a position of {game.slug}: {error!r}") from None


def rebuilt(
    game: Game[Any], position: Mapping[str, Any], pending: Mapping[str, Any], journal: bool
) -> State:
    if pending["game"] != game.slug:
        raise PositionError(PENDING, f"a position of {pending['game']}, not of {game.slug}")
    if pending["content"] != game.fingerprint:
        raise PositionError(PENDING, "played with other content: pass the same edition")
    table: State = game.opened(
        pending["seats"],
        0,
        pending["options"],
        journal,
        pending.get("discreet", False),
        pending.get("rules", 1),
    )
    game.course.restore(table, {key: value for key, value in position.items() if key != PENDING})
    table.rng = rng_at(*pending["rng"])
    table.asked = pending["asked"]
    table.reveals = pending["reveals"]
    table.actor = pending["actor"]
    for name, *parts in pending["steps"]:
        table.push(game.course.steps[name](*[frozen(part) for part in parts]))
    reopen(table, [frozen(answer) for answer in pending["answers"]])
    return table


def reopen(table: State, answers: list[tuple[int, ...]]) -> None:
    """Offer the choice on top of a rebuilt stack again, with the answers given so far."""
    step = table.open_step()
    if isinstance(step, Choice):
        table.offers = [step.options(table)]
    elif isinstance(step, Together):
        table.ask(step)
        for i, answer in enumerate(answers):
            hear_again(table, step, i, answer)


def hear_again(table: State, step: Together[Any], i: int, answer: tuple[int, ...]) -> None:
    """Give a stored answer part by part; forced parts follow by themselves."""
    given = len(table.answers[i])
    while given < len(answer) and answer[given] in table.offers[i]:
        table.hear(step, i, (*table.answers[i], answer[given]))
        given = len(table.answers[i])
    if table.answers[i] != answer:
        raise PositionError(PENDING, f"seat {step.seats[i]} cannot answer {answer}")


def frozen(value: Any) -> Any:
    """Return lists, however deep, as the tuples that steps hold."""
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value


def thawed(value: Any) -> Any:
    """Return tuples, however deep, as the lists that JSON knows."""
    return list(map(thawed, value)) if isinstance(value, list | tuple) else value
