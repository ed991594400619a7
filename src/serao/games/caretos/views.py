"""What one seat may know (section 12.4), and the open choice in public words."""

from __future__ import annotations

from typing import Any, Final, Literal, cast

from serao.games.caretos.actions import (
    ACTIONS,
    BONUSES,
    COLOURS,
    FINALS,
    MONSTERS,
    NIGHTS,
    SPACES,
)
from serao.games.caretos.crowds import SIZE, listed
from serao.games.caretos.scoring import final_points, points, public_points
from serao.games.caretos.state import CARETO_PIECE, CAULDRON, END, POINTS, SETUP, Table
from serao.games.caretos.steps.choices import about_open, open_choice
from serao.games.caretos.steps.flight import in_flight, reaches
from serao.games.caretos.view_types import Colour, Decision, Flight, OpenTable, View, Zone
from serao.kernel.kinds import Thing, named
from serao.kernel.messages import hyphened
from serao.kernel.state import NOTHING

COLOUR_NAMES: Final[tuple[Colour, ...]] = ("red", "blue", "white", "green", "yellow")
assert COLOUR_NAMES == COLOURS, "views and actions call the colours alike"


def colours(crowd: int) -> list[Colour]:
    return [COLOUR_NAMES[colour] for colour in listed(crowd)]


def nights(cards: tuple[int, ...]) -> list[str]:
    return [NIGHTS[card] for card in cards]


def bonuses(cards: tuple[int, ...]) -> list[str]:
    return [BONUSES[card] for card in cards]


def finals(cards: tuple[int, ...]) -> list[str]:
    return [FINALS[card] for card in cards]


def space_name(space: int) -> str:
    return "" if space == NOTHING else SPACES[space]


def place_name(space: int) -> str:
    """Return where a Monster is: a space or the Cauldron."""
    return "cauldron" if space == CAULDRON else SPACES[space]


def open_table(table: Table) -> OpenTable:
    """Return what lies before everybody's eyes, the same in views and positions."""
    where = table.where
    return {
        "at": POINTS[table.at],
        "active": table.active,
        "starter": table.starter,
        "teams": [[MONSTERS[monster] for monster in team] for team in table.teams],
        "monsters": {
            MONSTERS[m]: place_name(where[m]) for m in range(len(where)) if where[m] != NOTHING
        },
        "caretos": [SPACES[space] for space in table.caretos],
        "villagers": {
            SPACES[space]: colours(table.crowd[space])
            for space in table.board.by_index
            if table.crowd[space]
        },
        "unlit": [SPACES[space] for space in table.board.by_index if table.unlit >> space & 1],
        "campfires": table.campfires.copy(),
        "supply": table.supply,
        "captured": [colours(crowd) for crowd in table.captured],
        "box_villagers": colours(table.box),
        "piles": [nights(pile) for pile in table.piles],
        "box_nights": nights(tuple(sorted(table.box_nights))),
        "row": bonuses(table.row),
        "open": [bonuses(cards) for cards in table.open_cards],
        "fulfilled": [bonuses(cards) for cards in table.fulfilled],
        "last_turns": table.last_turns,
        "turn": {
            "card": "" if table.card == NOTHING else NIGHTS[table.card],
            "match": table.match,
            "rune_used": table.rune_used,
            "spent": table.spent,
            "extra_used": table.extra_used,
            "activated": [MONSTERS[monster] for monster in table.activated],
            "bought": bonuses(table.bought),
            "acting": space_name(table.acting),
        },
    }


def view(table: Table, seat: int) -> View:
    """Build the view from nothing: a field not named here is not shown."""
    over = table.is_over
    seats = range(table.seats)
    return {
        **open_table(table),
        "hands": [zone(nights(table.hands[s]), s == seat) for s in seats],
        "finals": [zone(one_final(table.finals[s]), over or s == seat) for s in seats],
        "final_offers": [zone(finals(table.offers_of_finals[s]), s == seat) for s in seats],
        "returned": [zone(one_final(table.returned[s]), s == seat) for s in seats],
        "deck": zone(nights(table.deck[table.drawn :]), False),
        "bonus_deck": zone(bonuses(table.bonus_deck[table.bonus_drawn :]), False),
        "points": points(table) if over else [public_points(table, s) for s in seats],
        "final_points": [known_worth(table, s) if over or s == seat else None for s in seats],
        "villagers_left": table.left,
        "turns_left": turns_left(table),
        "matching": matching(table, seat) if seat in seats else [],
        "fulfils": fulfils(table),
        "flight": flight(table),
        "catchers": catchers(table),
        "chosen": [ACTIONS[action] for action in table.answer_of(seat)],
        "decision": decision(table),
    }


def zone(cards: list[str], seen: bool) -> Zone:
    return {"size": len(cards), "known": cards if seen else []}


def one_final(final: int) -> list[str]:
    return [] if final == NOTHING else [FINALS[final]]


def known_worth(table: Table, seat: int) -> int | None:
    """CAR-13.9 Return what the Final Bonus Card of ``seat`` would pay now, if it has one."""
    final = table.finals[seat]
    return None if final == NOTHING else final_points(table, final, seat)


def turns_left(table: Table) -> int:
    """CAR-13.3 Return how many turns there are at most, the one that is being played included."""
    if table.at in (SETUP, END):
        return 0
    return table.last_turns or len(table.deck) - table.drawn + table.seats


def matching(table: Table, seat: int) -> list[str]:
    """CAR-3.3 Return the Night Cards in hand that would match the top of the own pile."""
    pile = table.piles[seat]
    if not pile or table.card != NOTHING:
        return []
    rune = table.cards.rune[pile[-1]]
    hand = table.hands[seat]
    return [NIGHTS[card] for card in hand if rune != NOTHING and table.cards.rune[card] == rune]


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


def catchers(table: Table) -> dict[str, int | Literal["caretos"]]:
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


def catcher(table: Table, piece: int) -> int | Literal["caretos"]:
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
