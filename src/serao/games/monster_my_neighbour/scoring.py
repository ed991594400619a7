"""Points and places (MMN-9.2 to 9.4, 10.3, 10.5)."""

from __future__ import annotations

from serao.games.monster_my_neighbour.state import Table
from serao.games.monster_my_neighbour.summary import BETRAYAL, CATCH, ESCAPE
from serao.kernel.state import NOTHING
from serao.pieces.standings import ranked


def result_of(table: Table, catcher: int) -> int:
    """Return which of the three endings it is; ``catcher`` is NOTHING when nobody caught."""
    if catcher == NOTHING:
        return ESCAPE
    return BETRAYAL if table.is_friend(catcher) else CATCH


def gains(table: Table, holder: int, catcher: int) -> list[int]:
    """Return what a round that ends so brings to each seat."""
    if catcher == NOTHING:
        return escape_gains(table, holder)
    return catch_gains(table, holder, catcher)


def escape_gains(table: Table, holder: int) -> list[int]:
    """MMN-9.2 The monster player and the Friends gain; nobody is paid twice."""
    cards = table.cards
    paid = [cards.escape_friend if table.is_friend(seat) else 0 for seat in range(table.seats)]
    paid[holder] = cards.escape_worth(table.monster)
    return paid


def catch_gains(table: Table, holder: int, catcher: int) -> list[int]:
    """MMN-9.3, 9.4 All but the monster player and the Friends gain, the catcher most."""
    cards = table.cards
    betrayed = table.is_friend(catcher)
    share = cards.betrayal_others if betrayed else cards.catch_others
    paid = [0 if table.is_friend(seat) else share for seat in range(table.seats)]
    paid[holder] = 0
    if not betrayed:
        paid[catcher] = cards.catch_catcher
    return paid


def leaders(table: Table) -> list[int]:
    """MMN-10.3 Return the seats with most points."""
    most = max(table.vp)
    return [seat for seat in range(table.seats) if table.vp[seat] == most]


def ranking(table: Table) -> list[list[int]]:
    """MMN-10.5 Return the seats grouped by points, most first."""
    return ranked(table.vp, range(table.seats))


def scores(table: Table) -> list[int]:
    return table.vp.copy()


def known_scores(table: Table, _seat: int) -> list[int | None]:
    """Victory points lie open."""
    return [*table.vp]
