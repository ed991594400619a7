"""The position document: reading it back, reading one written by hand."""

# plain: it reads documents, rarely
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from serao.games.monster_my_neighbour.actions import (
    CARDS,
    FRIEND,
    HUNTER,
    MONSTER,
    MONSTERS,
    VILLAGER,
    WANTED,
)
from serao.games.monster_my_neighbour.memory import (
    FACTS,
    LOOKED,
    SOURCES,
    Record,
    bits,
    note_of,
    noted_card,
    seats_in,
)
from serao.games.monster_my_neighbour.state import Table, card_in, face_down
from serao.games.monster_my_neighbour.steps import AFTER_ROUND, EXTRA_ROUNDS, NEXT_ROUND, TURN
from serao.games.monster_my_neighbour.summary import ESCAPE, NO_SUMMARY, RESULTS, Summary
from serao.games.monster_my_neighbour.views import (
    POINTS,
    ROUND_POINT,
    SCORED_POINT,
    TURN_POINT,
    names,
)
from serao.kernel.documents import (
    Document,
    as_list,
    by_seat,
    check_copies,
    number_of,
    numbered,
    numbers_of,
)
from serao.kernel.state import NOTHING

CARD = numbers_of(CARDS)
GENERAL_CARD: Mapping[str, int] = {name: CARD[name] for name in CARDS[:MONSTER]}
MONSTER_CARD: Mapping[str, int] = {name: CARD[name] for name in MONSTERS}
SOURCE = numbers_of(SOURCES)


# -- reading --------------------------------------------------------------------------------


def restore(table: Table, written: Mapping[str, Any]) -> None:
    """Set every field as a complete document says."""
    document = Document(written)
    at = document.word("at", TURN_POINT, POINTS)
    read(table, document)
    read_monsters(table, document, at)
    document.finish()


def place(table: Table, written: Mapping[str, Any]) -> None:
    """Set the table up as a document written by hand says, and push its entry point."""
    document = Document(written)
    at = document.word("at", TURN_POINT, POINTS)
    read(table, document)
    document.finish()
    if at == TURN_POINT:
        complete_round(table, document)
    else:
        check_no_round(table, document, at)
    read_monsters(table, document, at)
    enter(table, at)


def read(table: Table, document: Document) -> None:
    """Read key by key, with the defaults and checks that no mark of a field says."""
    table.game.fields.read(table, document)
    read_game(table, document)
    read_round(table, document)
    read_memory(table, document)
    read_last_round(table, document)
    read_chronicle(table, document)


def enter(table: Table, at: str) -> None:
    """Push what happens first at an entry point."""
    if at == ROUND_POINT:
        table.push(NEXT_ROUND)
        return
    table.push(AFTER_ROUND)
    if at == TURN_POINT:
        table.push(TURN)


def read_game(table: Table, document: Document) -> None:
    """Read what outlasts a round."""
    cards = table.cards
    table.round = document.number("round", 1, 1, table.final_round() or None)
    if table.round > cards.rounds and table.settings["tie_break"] != EXTRA_ROUNDS:
        sentence = f"at most {cards.rounds} without option tie_break = {EXTRA_ROUNDS!r}"
        raise document.error("round", f"{sentence}, not {table.round}")
    for seat, points in enumerate(table.vp):
        if points < 0:
            raise document.error(f"vp.{seat}", f"a whole number from 0, not {points}")


def read_round(table: Table, document: Document) -> None:
    """Read what is gathered up at the end of a round."""
    seats = table.seats
    table.lap = document.number("lap", 1, 1, table.cards.laps)
    table.active = document.seat("active", table.start, seats)
    rows = document.per_seat("piles", seats)
    table.piles = [read_pile(row, seat, seats) for seat, row in enumerate(rows)]
    if not document.has("friends"):
        table.friends = friends_shown(table)
    table.hunts = document.number("hunts", face_up(table, HUNTER))
    table.vills = document.number("vills", face_up(table, VILLAGER))
    table.monster = max((hand[-1] for hand in table.hands if hand), default=NOTHING)


def read_pile(row: object, seat: int, seats: int) -> tuple[int, ...]:
    path = f"piles.{seat}"
    entries = enumerate(as_list(path, row))
    return tuple(read_entry(path, i, value, seat, seats) for i, value in entries)


def read_entry(path: str, i: int, value: object, owner: int, seats: int) -> int:
    if isinstance(value, str):
        return number_of(path, value, GENERAL_CARD)
    entry = Document(value, f"{path}.{i}.")
    entry.need("down", "by", where="for a card that lies face down")
    card = number_of(f"{entry.path}down", entry.take("down"), GENERAL_CARD)
    by = entry.seat("by", owner, seats)
    seen = entry.seats("seen", seats)
    entry.finish()
    if by == owner and card != HUNTER:
        raise entry.error("down", f"a skipped Hunter, not {CARDS[card]}")
    if by == owner and seen:
        raise entry.error("seen", "everybody knows a skipped Hunter")
    if by in seen:
        raise entry.error("seen", f"further seats, not {by}, who laid the card down")
    return face_down(card, by, bits(seen))


def friends_shown(table: Table) -> int:
    """Return the seats with a Friend face up on their piles, one bit each."""
    return bits([seat for seat, pile in enumerate(table.piles) if FRIEND in pile])


def face_up(table: Table, card: int) -> int:
    return sum(pile.count(card) for pile in table.piles)


def rest_of_general(table: Table) -> Counter[int]:
    """Return how many of each general card lie neither in hands nor in piles."""
    left = Counter(table.cards.general)
    for hand in table.hands:
        left.subtract(hand)
    for pile in table.piles:
        left.subtract(card_in(entry) for entry in pile)
    return +left


# -- memory ---------------------------------------------------------------------------------


def read_memory(table: Table, document: Document) -> None:
    seats = table.seats
    known = read_by_pair(table, document, "known")
    said = document.has("whence")
    ways = by_pair(document, "whence", seats)
    table.known = []
    for i, cards in enumerate(known):
        key = "whence.{}.{}".format(*divmod(i, seats))
        how = read_whence(key, ways[i], len(cards), document) if said else [LOOKED] * len(cards)
        table.known.append(tuple(sorted(map(note_of, cards, how))))
    table.recalled = [
        tuple(note_of(card, LOOKED) for card in cards)
        for cards in read_by_pair(table, document, "recalled")
    ]
    table.records = [
        tuple(
            read_record(f"records.{observer}.{i}.", value, observer, table)
            for i, value in enumerate(as_list(f"records.{observer}", row))
        )
        for observer, row in enumerate(document.per_seat("records", seats))
    ]


def by_pair(document: Document, key: str, seats: int) -> list[Any]:
    """Return the entries of a list of lists, observer by observer and seat by seat."""
    rows = document.per_seat(key, seats, [()] * seats)
    inner = [Document({str(i): row}, f"{key}.") for i, row in enumerate(rows)]
    return [each for i, row in enumerate(inner) for each in row.per_seat(str(i), seats)]


def read_by_pair(table: Table, document: Document, key: str) -> list[list[int]]:
    """Read which cards each seat is certain of in each hand, observer by observer."""
    found = []
    for i, value in enumerate(by_pair(document, key, table.seats)):
        observer, seat = divmod(i, table.seats)
        path = f"{key}.{observer}.{seat}"
        cards = sorted(numbered(path, value, CARD))
        if cards and seat == observer:
            raise document.error(path, "the entry for the own hand is empty")
        if not Counter(cards) <= Counter(table.hands[seat]):
            raise document.error(path, f"not all of these cards are in hand {seat}")
        found.append(cards)
    return found


def read_whence(key: str, value: object, cards: int, document: Document) -> list[int]:
    found = numbered(key, value, SOURCE)
    if len(found) != cards:
        raise document.error(key, f"one word for each of the {cards} known cards")
    return found


def read_record(path: str, value: object, observer: int, table: Table) -> Record:
    row = Document(value, path)
    row.need("seat", "fact")
    seat = row.seat("seat", 0, table.seats)
    if seat == observer:
        raise row.error("seat", f"another seat than {observer}")
    fact = FACTS.index(row.word("fact", FACTS[0], FACTS))
    hunts = row.number("hunts", table.hunts)
    vills = row.number("vills", table.vills)
    lost = tuple(sorted(row.names("lost", CARD)))
    gained = tuple(sorted(row.names("gained", CARD)))
    row.finish()
    return Record(seat, fact, hunts, vills, lost, gained)


# -- Monsters -------------------------------------------------------------------------------


def read_monsters(table: Table, document: Document, at: str) -> None:
    """Read the Monster deck and the used Monsters, and fill up what is left out."""
    used_number = (table.round - 1) % len(MONSTERS) + (at == SCORED_POINT)
    deck_number = len(MONSTERS) - used_number - (at == TURN_POINT)
    top = document.names("monster_deck", MONSTER_CARD)
    if len(top) > deck_number:
        raise document.error("monster_deck", f"{deck_number} are in it, not {len(top)}")
    used = document.names("used_monsters", MONSTER_CARD)
    in_hand = [table.monster] if at == TURN_POINT else []
    if not document.has("used_monsters"):
        free = [card for card in MONSTER_CARD.values() if card not in top + in_hand]
        used = free[:used_number]
    if len(used) != used_number:
        sentence = f"{used_number} in round {table.round} at {at}, not {len(used)}"
        raise document.error("used_monsters", sentence)
    zones = [("hands", in_hand), ("monster_deck", top), ("used_monsters", used)]
    left = check_copies(zones, table.cards.copies, CARDS)
    rest = [card for card in MONSTER_CARD.values() if left[card]]
    table.rng.shuffle(rest)
    table.monster_deck = tuple(top + rest)
    table.used_monsters = tuple(sorted(used))


# -- a round written by hand ----------------------------------------------------------------


def complete_round(table: Table, document: Document) -> None:
    """Check the round of a document written by hand, and fill in what it leaves out."""
    document.need("hands", where="at turn")
    check_monster(table, document)
    place_wanted(table, document)
    check_hand_sizes(table, document)
    check_counters(table, document)
    check_all_copies(table)
    fill_general_deck(table, document)
    fill_knows_monster(table, document)


def check_monster(table: Table, document: Document) -> None:
    held = [card for hand in table.hands for card in hand if card >= MONSTER]
    if len(held) != 1:
        raise document.error("hands", f"one Monster in all hands, not {len(held)}")


def place_wanted(table: Table, document: Document) -> None:
    """Check who has Wanted; after the first turn it lies first on the starting seat's pile."""
    holding = [seat for seat, hand in enumerate(table.hands) if WANTED in hand]
    start = table.start
    if table.lap == 1 and table.active == start:
        if start not in holding:
            raise document.error("hands", f"seat {start} begins the round and holds no wanted")
        return
    if holding:
        sentence = "wanted is played on the first turn of the round"
        raise document.error(f"hands.{holding[0]}", sentence)
    pile = table.piles[start]
    if not pile or pile[0] != WANTED:
        table.piles[start] = (WANTED, *pile)


def check_hand_sizes(table: Table, document: Document) -> None:
    """MMN-4.7 Refuse hands that are too large for the turns that have gone by."""
    gone_in_lap = (table.active - table.start) % table.seats
    for seat, hand in enumerate(table.hands):
        had_turn = (seat - table.start) % table.seats < gone_in_lap
        largest = table.cards.hand_size - (table.lap - 1) - had_turn
        if len(hand) > largest:
            sentence = f"at most {largest} cards at this time of the round, not {len(hand)}"
            raise document.error(f"hands.{seat}", sentence)


def check_counters(table: Table, document: Document) -> None:
    """Refuse HUNTS, VILLS and Friends that leave out what lies face up."""
    for key, said, card in (("hunts", table.hunts, HUNTER), ("vills", table.vills, VILLAGER)):
        shown = face_up(table, card)
        if said < shown:
            raise document.error(key, f"at least {shown}, which lie face up, not {said}")
    shown = friends_shown(table)
    if shown & ~table.friends:
        raise document.error("friends", f"{seats_in(shown)} have a Friend on their piles")
    most = table.cards.copies[FRIEND]
    if table.friends.bit_count() > most:
        raise document.error("friends", f"at most {most}, not {table.friends.bit_count()}")


def check_all_copies(table: Table) -> None:
    """Refuse more of a kind than there are, the cards that only counters speak of included."""
    zones = by_seat("hands", table.hands)
    zones += by_seat("piles", [[card_in(entry) for entry in pile] for pile in table.piles])
    zones.append(("buried", [HUNTER] * len(table.buried)))
    zones.append(("hunts", [HUNTER] * (table.hunts - face_up(table, HUNTER))))
    zones.append(("vills", [VILLAGER] * (table.vills - face_up(table, VILLAGER))))
    silent = [s for s in seats_in(table.friends) if FRIEND not in table.piles[s]]
    zones.append(("friends", [FRIEND] * len(silent)))
    check_copies(zones, table.cards.copies, CARDS)


def fill_general_deck(table: Table, document: Document) -> None:
    """It is what lies nowhere else; if it is written, exactly that."""
    written, rest = Counter(table.general_deck), rest_of_general(table)
    table.general_deck = tuple(sorted(rest.elements()))
    if document.has("general_deck") and written != rest:
        sentence = f"lacks {names(sorted((rest - written).elements()))}"
        surplus = names(sorted((written - rest).elements()))
        more = f"has {surplus} beyond the cards in no hand or pile"
        raise document.error("general_deck", f"{sentence}, {more}")


def fill_knows_monster(table: Table, document: Document) -> None:
    """The holder and all who are certain where the Monster is know its name."""
    certain = 1 << table.holder()
    for observer in range(table.seats):
        row = table.known[observer * table.seats : (observer + 1) * table.seats]
        if any(noted_card(note) == table.monster for notes in row for note in notes):
            certain |= 1 << observer
    if not document.has("knows_monster"):
        table.knows_monster = certain
    if certain & ~table.knows_monster:
        raise document.error("knows_monster", f"{seats_in(certain)} have seen the Monster")


def check_no_round(table: Table, document: Document, at: str) -> None:
    """Refuse keys of a running round where none is running."""
    empty = [()] * table.seats
    defaults: dict[str, tuple[object, object]] = {
        "start": (table.start, 0),
        "lap": (table.lap, 1),
        "active": (table.active, 0),
        "hands": (table.hands, [[] for _ in empty]),
        "piles": (table.piles, empty),
        "friends": (table.friends, 0),
        "hunts": (table.hunts, 0),
        "vills": (table.vills, 0),
        "buried": (table.buried, ()),
        "known": (table.known, empty * table.seats),
        "records": (table.records, empty),
        "knows_monster": (table.knows_monster, 0),
    }
    for key, (found, default) in defaults.items():
        if found != default:
            raise document.error(key, f"no round is running at {at}")
    fill_general_deck(table, document)


# -- the summary ----------------------------------------------------------------------------


OUTCOME_KEYS = ("round", "result", "monster", "holder", "catcher", "gains")
SUMMARY_KEYS = (*OUTCOME_KEYS, "hands", "piles")
OF_A_ROUND = "in the summary of a round"


def read_last_round(table: Table, document: Document) -> None:
    """MMN-9.5 Read the summary of the last round, or an empty table where there is none."""
    row = document.table("last_round")
    table.last_round = NO_SUMMARY
    if not row.values:
        return
    row.need(*SUMMARY_KEYS, where=OF_A_ROUND)
    seats = table.seats
    hands = row.names_per_seat("hands", seats, GENERAL_CARD)
    piles = row.names_per_seat("piles", seats, GENERAL_CARD)
    zones = [*by_seat(f"{row.path}hands", hands), *by_seat(f"{row.path}piles", piles)]
    check_copies(zones, table.cards.copies, CARDS)
    table.last_round = read_outcome(
        table,
        row,
        tuple(tuple(sorted(hand)) for hand in hands),
        tuple(tuple(pile) for pile in piles),
    )


def read_chronicle(table: Table, document: Document) -> None:
    """Read how the rounds of the game ended, oldest first."""
    outcomes: list[Summary] = []
    for i, value in enumerate(document.entries("chronicle")):
        row = Document(value, f"chronicle.{i}.")
        row.need(*OUTCOME_KEYS, where=OF_A_ROUND)
        outcomes.append(read_outcome(table, row, (), ()))
    table.chronicle = tuple(outcomes)


def read_outcome(
    table: Table,
    row: Document,
    hands: tuple[tuple[int, ...], ...],
    piles: tuple[tuple[int, ...], ...],
) -> Summary:
    seats = table.seats
    result = RESULTS.index(row.word("result", RESULTS[0], RESULTS))
    gains = row.per_seat("gains", seats)
    for points in gains:
        if not isinstance(points, int) or isinstance(points, bool) or points < 0:
            raise row.error("gains", f"whole numbers from 0, not {points!r}")
    found = Summary(
        row.number("round", 1, 1, table.round),
        result,
        number_of(f"{row.path}monster", row.take("monster"), MONSTER_CARD),
        row.seat("holder", 0, seats),
        row.number("catcher", NOTHING, NOTHING, seats - 1),
        tuple(gains),
        hands,
        piles,
    )
    row.finish()
    if (result == ESCAPE) != (found.catcher == NOTHING):
        raise row.error("catcher", "a seat, and -1 only after an escape")
    return found
