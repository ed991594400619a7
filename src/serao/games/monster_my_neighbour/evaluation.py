"""How good a table looks for a seat, quickly: points, and what the round is likely to bring."""

from __future__ import annotations

from typing import Final

from serao.games.monster_my_neighbour.actions import DOG, HIDE, HUNTER
from serao.games.monster_my_neighbour.knowledge import has_seen_monster
from serao.games.monster_my_neighbour.scoring import escape_gains, leaders
from serao.games.monster_my_neighbour.state import Table
from serao.kernel.state import NOTHING

VICTORY: Final = 4.0  # points that a victory is worth beyond its points; shared, it is split
WANDERS: Final = 0.93  # chance that the Monster stays where it is during one turn of its holder
SHELTER: Final = 0.4  # how much of the danger a Hide lets through: it must be played first
LONE_GOOMIHO: Final = 0.1
FIRST_HUNTER_FAILS: Final = 0.6
SURE_AIM: Final = 0.8  # of a Hunter whose player knows where the Monster is
BLIND_AIM: Final = 1.2  # of one who does not, divided by the number of others
DOG_BITES: Final = 0.5  # of the same aim, when the holder may have nothing else to drop

# By rounds left: how many points more make a seat e times as likely to win as another.
LEADS: Final = (0.0, 1.0, 1.5, 1.9, 2.4, 2.8)


def worths(table: Table) -> list[float]:
    """Return for each seat its points and those it may expect of this round."""
    if table.is_over:
        return [float(points) for points in table.vp]
    hopes = prospects(table)
    return [table.vp[seat] + hopes[seat] for seat in range(table.seats)]


def victory(table: Table, seat: int) -> float:
    first = leaders(table)
    return VICTORY / len(first) if seat in first else 0.0


def prospects(table: Table) -> list[float]:
    """Return the points that each seat may expect of this round."""
    holder = table.holder()
    if holder == NOTHING:
        return [0.0] * table.seats
    danger = dangers(table, holder)
    escapes = 1.0
    for risk in danger:
        escapes *= 1.0 - risk
    stays = WANDERS ** (turns_to_escape(table, holder) * table.seats / 2)
    hopes = expected(table, holder, danger, escapes)
    even = sum(hopes) / table.seats
    for other in range(table.seats):
        if not table.is_friend(other):  # a Friend wins with the Monster wherever it goes
            hopes[other] = stays * hopes[other] + (1.0 - stays) * even
    return hopes


def expected(table: Table, holder: int, danger: list[float], escapes: float) -> list[float]:
    """Return the expected gains while the Monster stays with ``holder``."""
    cards = table.cards
    total = sum(danger) or 1.0
    paid = escape_gains(table, holder)
    hopes: list[float] = []
    for seat in range(table.seats):
        hope = escapes * paid[seat]
        if seat != holder and not table.is_friend(seat):
            more = cards.catch_catcher - cards.catch_others
            hope += (1.0 - escapes) * (cards.catch_others + more * danger[seat] / total)
        hopes.append(hope)
    return hopes


def turns_to_escape(table: Table, holder: int) -> int:
    """Return how many turns of its own the holder needs until the Monster is played."""
    if table.cards.may_escape_early(table.monster, table.hunts, table.vills):
        return 1
    return len(table.hands[holder])


def dangers(table: Table, holder: int) -> list[float]:
    """Return for each seat the chance that it throws the Monster out."""
    turns = turns_to_escape(table, holder)
    open_door = exposure(table, holder)
    danger = [0.0] * table.seats
    for seat in range(table.seats):
        if seat == holder:
            continue
        aim = aim_at(table, seat, holder)
        for card in table.hands[seat]:
            if card == HUNTER:
                danger[seat] += aim * open_door
            elif card == DOG:
                danger[seat] += aim * DOG_BITES / len(table.hands[holder])
        if turns == 1 and not acts_before(table, seat, holder):
            danger[seat] *= 0.2
        danger[seat] = min(danger[seat], 0.9)
    return danger


def aim_at(table: Table, seat: int, holder: int) -> float:
    """Return how likely ``seat`` is to point at ``holder``."""
    if table.is_friend(seat):
        return 0.05  # nothing is to be gained by it
    if has_seen_monster(table, seat, holder):
        return SURE_AIM
    return BLIND_AIM / (table.seats - 1)


def exposure(table: Table, holder: int) -> float:
    """Return how much of a Hunter's danger gets through to the Monster."""
    hand = table.hands[holder]
    cards, monster = table.cards, table.monster
    if len(hand) <= cards.small_hand[monster]:
        return LONE_GOOMIHO
    open_door = SHELTER if HIDE in hand else 1.0
    if table.hunts < cards.first_hunts[monster]:
        open_door *= FIRST_HUNTER_FAILS
    if cards.small_hand[monster]:
        open_door *= 0.8  # safe once it is alone
    return open_door


def acts_before(table: Table, seat: int, holder: int) -> bool:
    """Whether ``seat`` has its next turn before ``holder`` has."""
    wait = (seat - table.active) % table.seats
    return wait < (holder - table.active) % table.seats
