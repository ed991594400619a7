"""What views have beside the fields (section 8.5), and how a place is written down (section 8.3)."""

from __future__ import annotations

from typing import Any

from serao.games.wipe_em_out.actions import ITEMS, MONSTERS, SLOTS
from serao.games.wipe_em_out.scoring import tally
from serao.games.wipe_em_out.spells import SpellTarget, target_bar
from serao.games.wipe_em_out.state import Table
from serao.games.wipe_em_out.view_types import Group, Horde, Laid, Place
from serao.kernel.state import NOTHING


def items(kinds: tuple[int, ...]) -> list[str]:
    return [ITEMS[kind] for kind in sorted(kinds)]


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


def laid(table: Table) -> list[list[Laid]]:
    """Return what the spells on each revealed artifact do to its power, one after the other."""
    return [changes(table, seat) for seat in range(table.seats) if table.played[seat] != NOTHING]


def changes(table: Table, seat: int) -> list[Laid]:
    bare = table.clone()
    bare.mods[seat] = table.bonus(seat)
    bare.spells[seat] = ()
    bare.broken[seat] = False
    found = []
    for spell in sorted(table.spells[seat]):
        before = bare.power(seat)
        bare.attach(seat, spell)
        found.append(Laid(spell=ITEMS[spell], before=before, after=bare.power(seat)))
    return found


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


def ahead(table: Table) -> list[int]:
    """Return who is winning each slot now."""
    if NOTHING in table.played:
        return [NOTHING for _ in table.slots]
    return [table.strongest(slot)[0] for slot in range(len(table.slots))]


def is_extra(table: Table) -> bool:
    """WEO-8.10 Whether the extra round is played, which breaks a tie."""
    return table.round > table.cards.rounds[table.seats]


def tied(table: Table) -> list[bool]:
    """WEO-7.2 Return at which slots several attack and nobody is ahead, once all artifacts lie open."""
    attackers = [table.attacks.count(slot) for slot in range(len(table.slots))]
    is_open = NOTHING not in table.played
    return [
        is_open and attackers[slot] > 1 and leader == NOTHING
        for slot, leader in enumerate(ahead(table))
    ]


def hordes(table: Table) -> list[Horde]:
    """WEO-8.8 Return who has zombies, the largest horde first."""
    found = [
        Horde(seat=seat, count=count, points=worth)
        for seat in range(table.seats)
        for kind, count, worth in tally(table, seat)
        if kind == len(MONSTERS)
    ]
    return sorted(found, key=lambda each: -each["count"])


def sets(table: Table) -> list[list[Group]]:
    """Return each seat's trophies by what scores together, with their points (WEO-8.14)."""
    return [
        [
            Group(
                kind=MONSTERS[kind] if kind < len(MONSTERS) else "horde", count=count, points=worth
            )
            for kind, count, worth in tally(table, seat)
        ]
        for seat in range(table.seats)
    ]


def scores(view: dict[str, Any]) -> list[int]:
    """Return each seat's points, as its sets bring them."""
    return [sum([group["points"] for group in row]) for row in view["tally"]]


def knowledge(table: Table) -> list[dict[str, Any]]:
    """Return who is certain of what: a seat only where it knows other than the public."""
    entries: list[dict[str, Any]] = []
    for hand in range(table.seats):
        public = table.known_to(hand, NOTHING)
        viewers: list[tuple[int | str, tuple[int, ...]]] = [("all", public)] if public else []
        for seat in range(table.seats):
            mine = table.known_to(hand, seat)
            if seat != hand and mine != public:
                viewers.append((seat, mine))
        for to, cards in viewers:
            entries.append({"hand": hand, "to": to, "cards": [ITEMS[card] for card in cards]})
    return entries


def nowhere(_table: Table) -> str:
    """Return where the rest of a pile is that is written whole: nothing is left in the box."""
    return "box"
