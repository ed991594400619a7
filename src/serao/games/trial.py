"""A trial of somebody else's game, before the house takes it in: its texts, its rules, a game or two."""

# plain: it runs once
from __future__ import annotations

from typing import Any

from serao.kernel.errors import SeraoError
from serao.kernel.game import Game, choices_in
from serao.kernel.messages import FALLBACK, hyphened
from serao.kernel.playout import act_at_random
from serao.kernel.rng import Rng
from serao.kernel.state import State

DECISIONS = 150  # of each game that is tried


def check(game: Game[Any]) -> None:
    """Refuse a game that lacks something the house needs, or breaks a law at once."""
    if not (game.folder / "RULES.md").is_file():
        raise SeraoError(f"there is no {game.folder / 'RULES.md'}")
    for message in messages_of(game):
        if not any(game.texts.has(way) for way in message):
            raise SeraoError(f"there is no text for {' or '.join(message)}")
    for seats in game.seats:
        play(game.new_table(seats, "trial", journal=True, discreet=True))
    game.catalogue(FALLBACK)


def messages_of(game: Game[Any]) -> list[list[str]]:
    """Return the messages that must be there, each in the ways it may be called."""
    verbs = list(dict.fromkeys(action.partition(":")[0] for action in game.actions))
    choices = choices_in(game.steps)
    return [
        ["game-about"],
        ["game-credits"],
        ["player-aid"],
        *([f"event-{hyphened(event.__name__)}"] for event in game.events),
        *([f"ask-{choice}", *(f"ask-{choice}-{verb}" for verb in verbs)] for choice in choices),
        *([f"action-{verb}", *(f"{choice}-{verb}" for choice in choices)] for verb in verbs),
    ]


def play(table: State) -> None:
    """Play at random; look at everything on the way."""
    rng = Rng(0)
    for _ in range(DECISIONS):
        if table.is_over:
            break
        look_at(table)
        act_at_random(table, rng)
    table.scores()
    table.ranking()
    for event in table.journal or []:
        table.game.tell(event, 0)


def look_at(table: State) -> None:
    position = table.position()
    if table.game.table_from(position).position() != position:
        raise SeraoError("a stored table is another one when it is read again")
    for seat in (None, *range(table.seats)):
        view = table.view(seat)
        if table.determinize(seat, Rng(1)).view(seat) != view:
            raise SeraoError("a sampled world looks other than the truth")
    for seat in table.waiting():
        table.question(seat)
        for action in table.options(seat):
            table.words(action, seat)
    table.game.evaluate(table, 0)
    table.game.picture(table.view(None), (), FALLBACK)
