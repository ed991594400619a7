"""The position document (section 8): writing it, reading it back, reading one written by hand."""

# plain: it reads documents, rarely
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serao.games.wipe_em_out.actions import FIRST_SPELL, ITEMS, MIMIC, MONSTERS, SLOTS, SWIFT_HANDS
from serao.games.wipe_em_out.cards import BREAK, SHIELD
from serao.games.wipe_em_out.points import (
    ARTIFACT_STAGE,
    COLLECT,
    OVER,
    POINTS,
    PREPARE,
    REFILL,
    ROUND,
    SCORE,
    SETUP,
    SPELL_STAGE,
)
from serao.games.wipe_em_out.state import Table
from serao.games.wipe_em_out.steps import (
    ARTIFACTS,
    COLLECTION,
    NEXT_ROUND,
    PREPARES,
    REFILLING,
    SPELLS,
    Score,
    deal_hands,
    lead_player,
)
from serao.kernel.documents import Document, by_seat, check_copies, number_of, numbers_of
from serao.kernel.state import NOTHING
from serao.pieces.decks import with_rest
from serao.pieces.rests import is_boxed

ITEM = numbers_of(ITEMS)
MIRROR = ITEM["magic-mirror"]

# Keys that a document written by hand may hold only at some entry points (section 8.1).
ONLY_AT = {
    "lead": (SPELL_STAGE, COLLECT, REFILL, SCORE),
    "silenced": (SPELL_STAGE, COLLECT),
    "used": (SPELL_STAGE, COLLECT),
    "copies": (SCORE,),
    "places": (ARTIFACT_STAGE, SPELL_STAGE, COLLECT),
    "slots": (PREPARE, ARTIFACT_STAGE, SPELL_STAGE, COLLECT),
}
MUST_BE_WRITTEN = {
    ROUND: ("hands",),
    PREPARE: ("hands", "slots"),
    ARTIFACT_STAGE: ("places", "slots"),
    SPELL_STAGE: ("places", "slots"),
    COLLECT: ("places", "slots"),
}
EMPTY: tuple[object, ...] = ([], ())
MONSTER_ZONES = ("side_pile", "trophies", "monster_discard")
AT_SETUP = ("at", "deck", "monster_deck", "side_pile", "deck_rest", "side_pile_rest")


# -- reading --------------------------------------------------------------------------------


def restore(table: Table, written: Mapping[str, Any]) -> None:
    """Set every field as a complete document says."""
    read(table, Document(written), by_hand=False)


def place(table: Table, written: Mapping[str, Any]) -> None:
    """Set the table up as a document written by hand says, and push its entry point."""
    document = Document(written)
    at = POINTS.index(document.word("at", "setup", POINTS[:OVER]))
    check_keys(document, at, len_slots(table))
    read(table, document, by_hand=True)
    enter(table, at)


def check_keys(document: Document, at: int, number_of_slots: int) -> None:
    """Refuse keys that the entry point does not take, and missing ones that it needs."""
    for key, points in ONLY_AT.items():
        if at not in points and document.values.get(key, []) not in EMPTY:
            if key == "slots" and document.values[key] == ["none"] * number_of_slots:
                continue
            names = ", ".join(POINTS[point] for point in points)
            raise document.error(key, f"written only at {names}, not at {POINTS[at]}")
    document.need(*MUST_BE_WRITTEN.get(at, ()), where=f"at {POINTS[at]}")
    if document.values.get("winners", []) != []:
        raise document.error("winners", "filled by the engine at the end, never written")
    if at == SETUP:
        for key in document.values:
            if key not in AT_SETUP and document.values[key] not in EMPTY and key in ALL_KEYS:
                raise document.error(key, f"not taken at setup, only {', '.join(AT_SETUP)}")


ALL_KEYS = frozenset(
    "at round revealer lead slots places silenced used hands known deck deck_rest discard "
    "trophies copies monster_deck side_pile side_pile_rest monster_discard winners".split()
)


def read(table: Table, document: Document, by_hand: bool) -> None:
    """Read key by key; ``by_hand``: with the checks and defaults for hand-written documents."""
    table.game.fields.read(table, document)
    read_round(table, document, by_hand)
    read_places(table, document, by_hand)
    check_slots(table, document, by_hand)
    check_copied(table, document)
    read_item_deck(table, document)
    read_monster_decks(table, document, by_hand)
    read_known(table, document)
    document.finish()
    if not by_hand:
        return
    if any(spell != SWIFT_HANDS for spell in table.used):
        raise document.error("used", "only swift-hands lies beside the places")
    if table.at in (ROUND, PREPARE):
        for seat in range(table.seats):
            if not table.has_artifact(seat):
                raise document.error(f"hands.{seat}", "holds no artifact")
    if table.at in (SPELL_STAGE, COLLECT) and not document.has("lead"):
        table.lead = lead_player(table)


def read_round(table: Table, document: Document, by_hand: bool) -> None:
    seats = table.seats
    rounds = table.cards.rounds[seats]
    last = rounds + 1 if table.cards.extra_round[seats] else rounds
    at_score = table.at == SCORE
    table.round = document.number("round", rounds if at_score else 1, 1, last)
    if by_hand and at_score and table.round < rounds:
        raise document.error("round", f"at least {rounds} at score, not {table.round}")
    table.revealer = document.seat("revealer", (table.round - 1) % seats, seats)
    default = table.revealer if table.at in (REFILL, SCORE) else NOTHING
    lowest = 0 if by_hand and document.has("lead") else NOTHING
    table.lead = document.number("lead", default, lowest, seats - 1)


def read_places(table: Table, document: Document, by_hand: bool) -> None:
    rows = document.tables("places")
    if not rows and not (by_hand and table.at in ONLY_AT["places"]):
        return
    if len(rows) != table.seats:
        raise document.error("places", f"one entry for each of {table.seats} seats")
    for seat, row in enumerate(rows):
        read_place(table, seat, row, by_hand)


def read_place(table: Table, seat: int, row: Document, by_hand: bool) -> None:
    """Read one place (section 8.3)."""
    row.need("artifact")
    artifact = number_of(f"{row.path}artifact", row.take("artifact"), ITEM)
    if artifact >= FIRST_SPELL:
        raise row.error("artifact", f"{ITEMS[artifact]} is a spell")
    table.put_down(seat, artifact)
    slots = SLOTS if len_slots(table) == 2 else SLOTS[:1]
    table.attacks[seat] = SLOTS.index(row.word("slot", "a", slots))
    late = table.at in (SPELL_STAGE, COLLECT)
    printed = table.base[seat]
    table.base[seat] = row.number("base", printed)
    if by_hand and table.base[seat] != printed and not (late and artifact == MIRROR):
        raise row.error(
            "base", f"{printed} is printed; only a magic-mirror after its effect differs"
        )
    bonus = row.number("bonus", 0, -1000)
    if by_hand and bonus and not late:
        raise row.error("bonus", "effects come later than this entry point")
    table.mods[seat] = bonus
    spells = row.names("spells", ITEM)
    check_attached(table, row, spells, by_hand and not late)
    for spell in spells:
        table.attach(seat, spell)
    if row.number("power", table.power(seat)) != table.power(seat):
        raise row.error("power", f"{table.power(seat)} by base, bonus and spells")
    row.finish()


def len_slots(table: Table) -> int:
    return table.cards.per_round[table.seats]


def check_attached(table: Table, row: Document, spells: list[int], too_early: bool) -> None:
    if spells and too_early:
        raise row.error("spells", "spells come later than this entry point")
    for spell in spells:
        if spell < FIRST_SPELL or spell == SWIFT_HANDS:
            raise row.error("spells", f"{ITEMS[spell]} is not attached to an artifact")
    for effect in (BREAK, SHIELD):
        if sum(table.cards.spell_effect[spell] == effect for spell in spells) > 1:
            raise row.error("spells", "an artifact is broken once and shielded once at most")


def check_slots(table: Table, document: Document, by_hand: bool) -> None:
    if not by_hand or table.at not in ONLY_AT["slots"]:
        return
    for slot, monster in enumerate(table.slots):
        attacked = table.at != PREPARE and slot in table.attacks
        late = table.at in (SPELL_STAGE, COLLECT)
        if monster == NOTHING and (attacked or len(table.slots) == 1 or not late):
            raise document.error("slots", f"a monster in slot {SLOTS[slot]}, not none")


def check_copied(table: Table, document: Document) -> None:
    for seat, copies in enumerate(table.copies):
        if len(copies) > table.trophies[seat].count(MIMIC):
            raise document.error(f"copies.{seat}", "more copies than mimics")
        for monster in copies:
            if monster == MIMIC or monster not in table.trophies[seat]:
                raise document.error(f"copies.{seat}", f"no real {MONSTERS[monster]} is held")


def read_item_deck(table: Table, document: Document) -> None:
    top = list(table.deck)
    zones = by_seat("hands", table.hands)
    for seat, artifact in enumerate(table.played):
        if artifact != NOTHING:
            zones.append((f"places.{seat}", [artifact, *table.spells[seat]]))
    zones += [("used", list(table.used)), ("deck", top), ("discard", table.discard)]
    left = check_copies(zones, table.cards.item_counts, ITEMS)
    table.deck = filled_up(table, document, "deck_rest", top, left)


def read_monster_decks(table: Table, document: Document, by_hand: bool) -> None:
    top, side = list(table.monster_deck), list(table.side_pile)
    standing = [monster for monster in table.slots if monster != NOTHING]
    zones = [("slots", standing), *by_seat("trophies", table.trophies)]
    zones += [("monster_deck", top), ("side_pile", side)]
    zones.append(("monster_discard", table.monster_discard))
    left = check_copies(zones, table.cards.monster_counts, MONSTERS)
    if by_hand:
        top, left = filled_to_size(table, document, top, left)
    table.monster_deck = tuple(top)
    table.side_pile = filled_up(table, document, "side_pile_rest", side, left)
    is_extra = table.round > table.cards.rounds[table.seats]
    if by_hand and table.at == ROUND and is_extra and not table.side_pile:
        raise document.error("side_pile", "empty, and the extra round turns up its top")


def filled_to_size(
    table: Table, document: Document, top: list[int], left: list[int]
) -> tuple[list[int], list[int]]:
    """Fill the monster deck up to what the round leaves of it; return it and the rest."""
    gone = table.round - 1 if table.at in (SETUP, ROUND) else table.round
    size = table.cards.monsters_in_game[table.seats] - gone * len_slots(table)
    if len(top) > max(0, size):
        raise document.error("monster_deck", f"{max(0, size)} are left, not {len(top)}")
    rest = [*with_rest((), left, table.rng)]
    missing = max(0, size) - len(top)
    if missing > len(rest):
        problem = f"{size} are left in this round, and {len(top) + len(rest)} lie nowhere else"
        raise document.error("monster_deck", problem, *MONSTER_ZONES)
    counts = [0] * len(left)
    for monster in rest[missing:]:
        counts[monster] += 1
    return top + rest[:missing], counts


def filled_up(
    table: Table, document: Document, key: str, top: list[int], left: list[int]
) -> tuple[int, ...]:
    """Return ``top`` with the rest shuffled below it, unless the rest is in the box."""
    boxed = is_boxed(document, key, "shuffled")
    return tuple(top) if boxed else with_rest(top, left, table.rng)


def read_known(table: Table, document: Document) -> None:
    """Read WEO-9.2; the last viewer of each hand is the public."""
    public = table.seats
    entries: dict[tuple[int, int], tuple[int, ...]] = {}
    for row in document.tables("known"):
        hand, viewer, cards = read_entry(table, row)
        if (hand, viewer) in entries:
            raise row.error("to", f"a second entry for hand {hand} and the same viewer")
        entries[hand, viewer] = cards
    table.known = []
    for hand in range(table.seats):
        of_all = entries.get((hand, public), ())
        for seat in range(table.seats):
            mine = () if seat == hand else entries.get((hand, seat), of_all)
            if seat != hand and not contains(mine, of_all):
                raise document.error("known", f"seat {seat} knows less of hand {hand} than all")
            table.known.append(mine)
        table.known.append(of_all)


def read_entry(table: Table, row: Document) -> tuple[int, int, tuple[int, ...]]:
    """Return hand, viewer and cards of one entry of ``known``."""
    row.need("hand", "to", "cards")
    seats = table.seats
    hand = row.seat("hand", 0, seats)
    to_all = row.take("to") == "all"
    viewer = seats if to_all else row.seat("to", 0, seats)
    if viewer == hand:
        raise row.error("to", f"seat {hand} needs no entry for the own hand")
    cards = tuple(sorted(row.names("cards", ITEM)))
    if not contains(tuple(table.hands[hand]), cards):
        raise row.error("cards", f"not all of these cards are in hand {hand}")
    row.finish()
    return hand, viewer, cards


def contains(whole: tuple[int, ...], part: tuple[int, ...]) -> bool:
    return all(whole.count(item) >= part.count(item) for item in part)


# -- entering -------------------------------------------------------------------------------


def enter(table: Table, at: int) -> None:
    """Push what happens first at an entry point (section 8.2)."""
    if at == SETUP:
        deal_hands(table)
    elif at == PREPARE:
        table.push(PREPARES[table.seats])
    else:
        table.push(ENTRANCES[at])


ENTRANCES = {
    ROUND: NEXT_ROUND,
    ARTIFACT_STAGE: ARTIFACTS,
    SPELL_STAGE: SPELLS,
    COLLECT: COLLECTION,
    REFILL: REFILLING,
    SCORE: Score(True),
}
