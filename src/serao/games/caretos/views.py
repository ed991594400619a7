"""What views have beside the fields (section 12.4), and the open choice in public words."""

from __future__ import annotations

from typing import Any, cast

from serao.games.caretos import scoring
from serao.games.caretos.actions import BONUSES, COLOURS, MONSTERS, NIGHTS, SPACES, ColourName
from serao.games.caretos.board import CAULDRON
from serao.games.caretos.crowds import BITS, GROUP, MOST, SIZE
from serao.games.caretos.scoring import final_points, points, public_points
from serao.games.caretos.state import CARETO_PIECE, END, SETUP, Table
from serao.games.caretos.steps.choices import about_open, open_choice
from serao.games.caretos.steps.flight import in_flight, reaches
from serao.games.caretos.view_types import Catcher, Decision, Flight, Turn
from serao.kernel.kinds import Thing, named
from serao.kernel.messages import hyphened
from serao.kernel.state import NOBODY, NOTHING


def colours(crowd: int) -> list[ColourName]:
    found: list[ColourName] = []
    for name in COLOURS:
        found += [name] * (crowd & MOST)
        crowd >>= BITS
    return found


def space_name(space: int) -> str:
    return "" if space == NOTHING else SPACES[space]


# -- what positions have as well --------------------------------------------------------------


def monsters(table: Table) -> dict[str, str]:
    """Return where each Monster is: a space or the Cauldron."""
    return {
        MONSTERS[monster]: "cauldron" if space == CAULDRON else SPACES[space]
        for monster, space in enumerate(table.where)
        if space != NOTHING
    }


def villagers(table: Table) -> dict[str, list[ColourName]]:
    return {
        SPACES[space]: colours(table.crowd[space])
        for space in table.board.by_index
        if table.crowd[space]
    }


def turn(table: Table) -> Turn:
    return {
        "card": "" if table.card == NOTHING else NIGHTS[table.card],
        "match": table.match,
        "rune_used": table.rune_used,
        "spent": table.spent,
        "extra_used": table.extra_used,
        "activated": [MONSTERS[monster] for monster in table.activated],
        "bought": [BONUSES[bonus] for bonus in table.bought],
        "acting": space_name(table.acting),
    }


# -- what follows -----------------------------------------------------------------------------


def points_shown(table: Table) -> list[int]:
    """CAR-13.9 Return what everybody can count, and once the game is over all."""
    if table.is_over:
        return points(table)
    return [public_points(table, seat) for seat in range(table.seats)]


def bonus_points(table: Table) -> list[int]:
    return [scoring.bonus_points(table, seat) for seat in range(table.seats)]


def groups(table: Table) -> list[str]:
    """CAR-1.3 Return the spaces where Villagers stand as a group."""
    return [SPACES[space] for space in table.board.by_index if table.crowd[space] >= GROUP]


def final_worths(table: Table, viewer: int) -> list[int]:
    """CAR-13.9 Return what the Final Bonus Cards that the viewer knows would pay now."""
    over = table.is_over
    worths: list[int] = []
    for seat, final in enumerate(table.finals):
        is_known = final != NOTHING and (over or seat == viewer)
        worths.append(final_points(table, final, seat) if is_known else NOTHING)
    return worths


def villagers_left(table: Table) -> int:
    return table.left


def turns_left(table: Table) -> int:
    """CAR-13.3 Return how many turns there are at most, the one that is being played included."""
    if table.at in (SETUP, END):
        return 0
    return table.last_turns or len(table.deck) - table.drawn + table.seats


def matching(table: Table, viewer: int) -> list[int]:
    """CAR-3.3 Return the Night Cards in hand that would match the top of the own pile."""
    if viewer == NOBODY or not table.piles[viewer] or table.card != NOTHING:
        return []
    runes = table.cards.rune
    rune = runes[table.piles[viewer][-1]]
    return [card for card in table.hands[viewer] if rune != NOTHING and runes[card] == rune]


def fulfils(table: Table) -> dict[str, list[str]]:
    """CAR-11.5 Return what scaring a group would fulfil, where the open choice can scare one."""
    choice = open_choice(table)
    monster = NOTHING if choice is None else choice.scarer()
    if monster == NOTHING:
        return {}
    owner = table.owner[monster]
    ready = [bonus for bonus in table.open_cards[owner] if bonus not in table.bought]
    found: dict[str, list[str]] = {}
    for space in table.board.by_index:
        if table.is_group(space):
            done = [b for b in ready if reaches(table, b, monster, space)]
            if done:
                found[SPACES[space]] = [BONUSES[bonus] for bonus in done]
    return found


# -- flight ---------------------------------------------------------------------------------------


def flight(table: Table) -> Flight | None:
    """CAR-8.3 Return who flees, and where each of them runs for every place to begin with."""
    fleeing = in_flight(table)
    if fleeing is None:
        return None
    ring = table.board.ring[fleeing.space]
    count = fleeing.crowd >> SIZE
    ways = {
        SPACES[ring[i]]: [SPACES[ring[(i + n) % len(ring)]] for n in range(count)]
        for i in fleeing.firsts(table)
    }
    return {"space": SPACES[fleeing.space], "villagers": colours(fleeing.crowd), "ways": ways}


def catchers(table: Table) -> dict[str, Catcher]:
    """CAR-8.5 Return who would catch a Villager that runs to a space, while somebody flees or can be scared.

    Whoever comes to scare them will have left its own space by then.
    """
    choice = open_choice(table)
    left = NOTHING if choice is None else choice.leaves(table)
    can_scare = choice is not None and (left != NOTHING or choice.scarer() != NOTHING)
    if not can_scare and in_flight(table) is None:
        return {}
    return {
        SPACES[space]: catcher(table, table.piece[space])
        for space in table.board.by_index
        if table.piece[space] != NOTHING and space != left
    }


def catcher(table: Table, piece: int) -> Catcher:
    return table.owner[piece] if piece < CARETO_PIECE else "caretos"


# -- the open choice ------------------------------------------------------------------------------


def decision(table: Table) -> Decision:
    """Return the open choice with its context (section 5): all of it is public."""
    step = table.open_step()
    if step is None:
        return {}
    found: dict[str, Any] = {"name": hyphened(type(step).__name__)}
    for name, fact in about_open(table).items():
        found[name] = in_words(table, fact)
    return cast(Decision, found)


def in_words(table: Table, fact: Any) -> Any:
    """Return what a choice is about as the names that documents use."""
    if not isinstance(fact, Thing):
        return fact
    names = fact.kind.names(table.game)
    if isinstance(fact.value, tuple):
        return [named(names, one) for one in fact.value]
    return named(names, fact.value)
