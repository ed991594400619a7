"""What one seat may know (section 8.5), and how a place is written down (section 8.3)."""

from __future__ import annotations

from typing import Any

from serao.games.wipe_em_out.actions import ACTIONS, ITEMS, MONSTERS, SLOTS
from serao.games.wipe_em_out.scoring import points
from serao.games.wipe_em_out.spells import last_caster
from serao.games.wipe_em_out.state import POINTS, Table
from serao.kernel.state import NOTHING


def items(kinds: list[int] | tuple[int, ...]) -> list[str]:
    return [ITEMS[kind] for kind in sorted(kinds)]


def monsters(kinds: list[int] | tuple[int, ...]) -> list[str]:
    return [MONSTERS[kind] for kind in sorted(kinds)]


def open_table(table: Table) -> dict[str, Any]:
    """Return what lies before everybody's eyes, the same in views and positions."""
    return {
        "at": POINTS[table.at],
        "round": table.round,
        "revealer": table.revealer,
        "lead": table.lead,
        "slots": ["none" if m == NOTHING else MONSTERS[m] for m in table.slots],
        "places": places(table),
        "silenced": [seat for seat in range(table.seats) if table.silenced[seat]],
        "used": items(table.used),
        "discard": items(table.discard),
        "trophies": [monsters(row) for row in table.trophies],
        "copies": [monsters(row) for row in table.copies],
        "monster_discard": monsters(table.monster_discard),
        "winners": list(table.winners),
    }


def places(table: Table) -> list[dict[str, Any]]:
    if table.played[0] == NOTHING:
        return []
    return [
        {
            "artifact": ITEMS[table.played[seat]],
            "slot": SLOTS[table.attacks[seat]],
            "base": table.base[seat],
            "bonus": table.bonus(seat),
            "spells": items(table.spells[seat]),
            "power": table.power(seat),
        }
        for seat in range(table.seats)
    ]


def view(table: Table, seat: int) -> dict[str, Any]:
    """Build the view from nothing: a field not named here is not shown."""
    shown = open_table(table)
    shown["hands"] = [hand(table, other, seat) for other in range(table.seats)]
    shown["deck"] = face_down(len(table.deck) - table.drawn)
    shown["monster_deck"] = face_down(len(table.monster_deck) - table.monsters_drawn)
    shown["side_pile"] = face_down(len(table.side_pile) - table.side_drawn)
    shown["chosen"] = [ACTIONS[action] for action in table.answer_of(seat)]
    shown["last_caster"] = last_caster(table)
    shown["scores"] = points(table)
    return shown


def hand(table: Table, owner: int, seat: int) -> list[str] | dict[str, Any]:
    """Return the own hand in full, of another its size and what is certain (WEO-9)."""
    if owner == seat:
        return items(table.hands[owner])
    viewer = table.seats if seat == NOTHING else seat
    known = table.known[owner * (table.seats + 1) + viewer]
    return {"size": len(table.hands[owner]), "known": items(known)}


def face_down(size: int) -> dict[str, Any]:
    return {"size": size, "known": []}
