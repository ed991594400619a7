"""The score sheet in words (CAR-13.4 to 13.6): Villagers, Bonus Cards by goal, Final Bonus Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serao.games.caretos.crowds import SIZE
from serao.games.caretos.scoring import final_worth
from serao.games.caretos.state import Table
from serao.games.caretos.words import Wording
from serao.kernel.sheets import Cell, Merit, Row
from serao.kernel.state import NOTHING

if TYPE_CHECKING:
    from serao.games.caretos import Caretos


def sheet(game: Caretos, table: Table, locale: str) -> list[Row]:
    """CAR-13.4 Return the VP row by row: Villagers, Bonus Cards by goal, Final Bonus Cards."""
    words, seats = Wording(game, locale), range(table.seats)
    done = [bonus for seat in seats for bonus in table.fulfilled[seat]]
    goals = sorted({table.cards.goal[bonus] for bonus in done})
    bonuses = [
        Row(words.say(f"sheet-bonus-{goal}"), [bonus_cell(words, table, s, goal) for s in seats])
        for goal in goals
    ]
    return [
        Row(words.say("sheet-villagers"), [villagers_cell(words, table, seat) for seat in seats]),
        *bonuses,
        Row(words.say("sheet-final"), [final_cell(words, table, seat) for seat in seats]),
    ]


def villagers_cell(words: Wording, table: Table, seat: int) -> Cell:
    count = table.captured[seat] >> SIZE
    return Cell(count, words.say("reckoning-villagers", count=count))


def bonus_cell(words: Wording, table: Table, seat: int, goal: int) -> Cell:
    """CAR-11.5 Return what the Bonus Cards with that goal brought that ``seat`` fulfilled."""
    mine = [bonus for bonus in table.fulfilled[seat] if table.cards.goal[bonus] == goal]
    if not mine:
        return Cell(0, words.say("reckoning-no-bonus"), False)
    said = words.say("reckoning-bonus", goal="; ".join(map(words.bonus_goal, mine)))
    return Cell(sum([table.cards.bonus_points[bonus] for bonus in mine]), said)


def final_cell(words: Wording, table: Table, seat: int) -> Cell:
    final = table.finals[seat]
    if final == NOTHING:
        return Cell(0, words.say("reckoning-no-final"), False)
    said = words.say("reckoning-final", goal=words.final_goal(final))
    return Cell(final_worth(table.cards, final, table.captured[seat]), said)


def merits(game: Caretos, table: Table, locale: str) -> list[Merit]:
    """CAR-13.6 Campfires, then captured Villagers."""
    villagers = [crowd >> SIZE for crowd in table.captured]
    return [
        Merit(game.words.say(locale, "merit-campfires"), [*table.campfires]),
        Merit(game.words.say(locale, "merit-villagers"), villagers),
    ]
