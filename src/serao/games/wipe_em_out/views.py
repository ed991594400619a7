"""What one seat may know (section 8.5), and how a place is written down (section 8.3)."""

from __future__ import annotations

from typing import Any

from serao.games.wipe_em_out.actions import ACTIONS, ITEMS, MONSTERS, SLOTS
from serao.games.wipe_em_out.scoring import tally
from serao.games.wipe_em_out.spells import SpellTarget, last_caster, target_bar
from serao.games.wipe_em_out.state import POINTS, Table
from serao.games.wipe_em_out.view_types import FaceDown, Group, Place
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


def places(table: Table) -> list[Place]:
    """Return what was played, seat by seat, as far as it has been revealed."""
    return [
        Place(
            artifact=ITEMS[table.played[seat]],
            slot=SLOTS[table.attacks[seat]],
            base=table.base[seat],
            bonus=table.bonus(seat),
            spells=items(table.spells[seat]),
            power=table.power(seat),
        )
        for seat in range(table.seats)
        if table.played[seat] != NOTHING
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
    shown["after"] = powers_after(table)
    shown["ahead"] = [
        table.strongest(slot)[0] if NOTHING not in table.played else NOTHING
        for slot in range(len(table.slots))
    ]
    shown["tally"] = [sets(table, other) for other in range(table.seats)]
    shown["scores"] = [sum([group["points"] for group in row]) for row in shown["tally"]]
    return shown


def powers_after(table: Table) -> list[int]:
    """Return each artifact's power if the announced spell lands on it, -1 where it cannot."""
    step = table.open_step()
    if not isinstance(step, SpellTarget):
        return []
    powers = []
    for seat in range(table.seats):
        if target_bar(table, step.spell, seat) is not None:
            powers.append(NOTHING)
            continue
        world = table.clone()
        world.attach(seat, step.spell)
        powers.append(world.power(seat))
    return powers


def sets(table: Table, seat: int) -> list[Group]:
    """Return the trophies of a seat by what scores together, with their points (WEO-8.14)."""
    return [
        Group(kind=MONSTERS[kind] if kind < len(MONSTERS) else "horde", count=count, points=worth)
        for kind, count, worth in tally(table, seat)
    ]


def hand(table: Table, owner: int, seat: int) -> list[str] | FaceDown:
    """Return the own hand in full, of another its size and what is certain (WEO-9)."""
    if owner == seat:
        return items(table.hands[owner])
    viewer = table.seats if seat == NOTHING else seat
    known = table.known[owner * (table.seats + 1) + viewer]
    return FaceDown(size=len(table.hands[owner]), known=items(known))


def face_down(size: int) -> FaceDown:
    return FaceDown(size=size, known=[])
