"""How good a table looks for a seat, quickly: points, and the chance to bring them to Urto."""

from __future__ import annotations

from typing import Final

from serao.games.urto.actions import SCYTHE, URTO_FIELD
from serao.games.urto.cave import DEATH, PVM
from serao.games.urto.points import ARRIVED, DEAD
from serao.games.urto.scoring import count, ranking
from serao.games.urto.state import Table
from serao.games.urto.steps.entering import Attempt
from serao.kernel.state import NOTHING
from serao.pieces.standings import best_rival

WIN: Final = 60.0  # what a decided game is worth
ARRIVAL: Final = 8.0  # being out of reach for good, in points
SCYTHE_WORTH: Final = 4.0
FEATHER_WORTH: Final = 4.0
WEAPON_WORTH: Final = 0.8  # for each point of the best weapon
D8_WORTH: Final = 1.5
DIE_WORTH: Final = 2.5  # of hammer and trumpets while the hero is in the cave
STEP_COST: Final = 0.9  # points that a field on the way is worth
MUSHROOM_COST: Final = 0.7
ATTEMPT: Final = 0.5  # of a field: attacking its mushrooms, where no collapse drives a hero on
HASTE: Final = 12.0  # rounds after which a field on the way counts twice
SPEED: Final = 1.3  # fields a turn, with shortcuts and sprints
CURSE: Final = 1.7  # health that a turn of the scythe costs on average
WEAR: Final = 0.45  # health that a field on the way costs on average


def worths(table: Table) -> list[float]:
    is_cursed = scythe_is_out(table)
    return [prospects(table, seat, is_cursed) for seat in range(table.seats)]


def lead(worth: list[float], seat: int) -> float:
    """Return how far ``seat`` is ahead of the best rival, who is worth nothing at the least."""
    return worth[seat] - best_rival(worth, seat, 0.0)


def outcome(table: Table, seat: int) -> float:
    """Return the worth of a finished game: a win, a place among the arrived, or nothing."""
    if table.status[seat] == DEAD:
        return -WIN
    groups = ranking(table)
    return WIN if seat in groups[0] else -WIN / 2


def prospects(table: Table, seat: int, is_cursed: bool) -> float:
    """Return the points of ``seat``, weighed with the chance that it arrives with them."""
    if table.status[seat] == DEAD or table.heroes[seat] == NOTHING:
        return 0.0
    points = float(count(table, seat))
    if table.status[seat] == ARRIVED:
        return points + ARRIVAL + (SCYTHE_WORTH if SCYTHE in table.hands[seat] else 0.0)
    way = way_to_urto(table, seat)
    hope = (points + equipment(table, seat)) * chance(table, seat, way, is_cursed)
    return hope - STEP_COST * haste(table) * way


def haste(table: Table) -> float:
    """Return how much more a field counts late in the game: nobody may linger."""
    return 1.0 + table.round / HASTE


def scythe_is_out(table: Table) -> bool:
    for hand in table.hands:
        if SCYTHE in hand:
            return True
    return False


def way_to_urto(table: Table, seat: int) -> float:
    """Return the fields still to go, with the mushrooms on the next field and in the chamber."""
    field = table.fields[seat]
    steps = table.board.steps_around if table.alpha_cards else table.board.steps_to_urto
    left = steps[field]
    blocked = 9
    for other in table.board.neighbours[field]:
        if steps[other] < left and table.mushrooms[other] < blocked:
            blocked = table.mushrooms[other]
    way = left + (MUSHROOM_COST * blocked if blocked < 9 else 0.0)
    if left > 1:
        way += MUSHROOM_COST * table.mushrooms[URTO_FIELD]  # every way ends there
    if table.last_round() == 0 and steps[struck_field(table, seat, field)] < left:
        way -= ATTEMPT
    return way


def struck_field(table: Table, seat: int, here: int) -> int:
    """Return the field whose mushrooms ``seat`` is attacking, else ``here``, where it stands."""
    for step in table.stack:
        if isinstance(step, Attempt) and step.seat == seat:
            return step.field
    return here


def chance(table: Table, seat: int, way: float, is_cursed: bool) -> float:
    """Return how likely the health lasts until the chamber."""
    need = WEAR * way
    if is_cursed:
        need += CURSE * way / SPEED
    health = table.health[seat] + 0.3 * table.mana[seat]
    if table.card_for(seat, DEATH) != NOTHING:
        health += FEATHER_WORTH
    return health / (health + need + 1.0)


def equipment(table: Table, seat: int) -> float:
    """Return what weapon, dice and feather are good for while the hero is in the cave."""
    cave = table.cave
    best = 0
    worth = D8_WORTH if table.has_d8[seat] else 0.0
    for card in table.hands[seat]:
        best = max(best, strength(table, seat, card))
        if cave.use[card] == DEATH:
            worth += FEATHER_WORTH / 2
    if table.divine_of(seat) != NOTHING:
        worth += DIE_WORTH
    worth += 0.5 * (table.attack[seat] + table.defense[seat])
    return worth + WEAPON_WORTH * best


def strength(table: Table, seat: int, card: int) -> int:
    """Return what an artifact adds to the rolls of ``seat`` against monsters, about."""
    cave = table.cave
    worth = cave.bonus[PVM][card] + cave.dice[card] - 1
    return worth + 1 if cave.grants_d8[card] and not table.has_d8[seat] else worth
