"""The position document (section 12): what marks cannot say of it, and one that is written by hand."""

# plain: it reads documents, rarely
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from serao.games.caretos.actions import BONUSES, COLOURS, FINALS, MONSTERS, NIGHTS, SPACES
from serao.games.caretos.board import CAULDRON, OFF
from serao.games.caretos.crowds import GROUP, SIZE, crowd_of
from serao.games.caretos.kinds import POINTS
from serao.games.caretos.state import ACTING, END, FINAL_CHOICE, IN_PLAY, SETUP, TURN, Table
from serao.games.caretos.steps.setup import (
    begin_with,
    choose_finals,
    choose_symbols,
    deal_teams,
    draw_starter,
    form_teams,
    place_villagers,
    put_caretos,
)
from serao.games.caretos.steps.turn import BEGIN_TURN
from serao.kernel.documents import Document, by_seat, check_copies, number_of, numbered, numbers_of
from serao.kernel.errors import PositionError
from serao.kernel.state import NOTHING
from serao.pieces.cards import dealt
from serao.pieces.rests import is_boxed

NIGHT = numbers_of(NIGHTS)
BONUS = numbers_of(BONUSES)
MONSTER = numbers_of(MONSTERS)
COLOUR = numbers_of(COLOURS)
SPACE = numbers_of(SPACES)

RESTS = frozenset({"deck_rest", "bonus_deck_rest"})  # what happens to the cards named nowhere
# Keys that an entry point does not take (section 12.2); ``turn`` is never written.
AT_SETUP = frozenset({"at", "starter", "teams"})
NOT_TAKEN = {
    FINAL_CHOICE: frozenset({"finals", "returned", "last_turns", "turn"}),
    TURN: frozenset({"final_offers", "turn"}),
    END: frozenset({"final_offers", "last_turns", "turn"}),
}
# What a seat has that the document says nothing of.
NOTHING_SAID: dict[str, object] = {
    **dict.fromkeys("captured hands piles open fulfilled final_offers returned".split(), ()),
    "campfires": 0,
    "finals": "",
}


# -- reading back -----------------------------------------------------------------------------


def restore(table: Table, written: Mapping[str, Any]) -> None:
    """Set every field as the complete document of a table in play says."""
    document = Document(written)
    table.game.fields.read(table, document)
    form_teams(table, table.teams)
    restore_turn(table, document.table("turn"))
    for name, colours in document.table("villagers").values.items():
        table.crowd[SPACE[name]] = crowd_of([COLOUR[colour] for colour in colours])
    restore_pieces(table, document.table("monsters").values)
    if table.at != SETUP:  # Villagers in flight stand nowhere, and are on the board all the same
        table.left = table.cards.villagers_per_colour[table.seats] * len(COLOURS)
        table.left -= sum(crowd >> SIZE for crowd in (table.box, *table.captured))
    document.finish()


def restore_turn(table: Table, turn: Document) -> None:
    table.card = NIGHT.get(turn.take("card"), NOTHING)
    table.match, table.rune_used = turn.take("match"), turn.take("rune_used")
    table.spent, table.extra_used = turn.take("spent"), turn.take("extra_used")
    table.activated = tuple(turn.names("activated", MONSTER))
    table.bought = tuple(turn.names("bought", BONUS))
    table.acting = SPACE.get(turn.take("acting"), NOTHING)
    turn.finish()


def restore_pieces(table: Table, places: Mapping[str, str]) -> None:
    """Stand every piece on its space; one that is being passed stays on top (CAR-12.13)."""
    passing = table.activated[-1] if table.activated else NOTHING
    for name in sorted(places, key=lambda name: MONSTER[name] != passing):
        if places[name] == "cauldron":
            table.where[MONSTER[name]] = CAULDRON
        else:
            table.put(MONSTER[name], SPACE[places[name]])
    if table.acting != NOTHING:
        table.piece[table.acting] = ACTING
    put_caretos(table, (table.caretos[0], table.caretos[1]))


# -- written by hand --------------------------------------------------------------------------


def place(table: Table, written: Mapping[str, Any]) -> None:
    """Set the table up as a document written by hand says, and push its entry point."""
    at = POINTS.index(Document(written).word("at", "turn", POINTS[:IN_PLAY]))
    check_keys(table, Document(written), at)
    document = Document({key: written[key] for key in written if is_taken(at, key)})
    table.game.fields.read(table, Document(filled_up(table, document)))
    table.at = at
    if at == SETUP:
        enter_setup(table, document)
        return
    read_board(table, document, at)
    read_nights(table, document)
    read_bonuses(table, document)
    read_finals(table, document, at)
    read_last_turns(table, document, at)
    enter(table, at)


def is_taken(at: int, key: str) -> bool:
    return key in AT_SETUP if at == SETUP else key not in NOT_TAKEN[at]


def check_keys(table: Table, document: Document, at: int) -> None:
    """Refuse keys that do not exist, and those that the entry point does not take."""
    keys = [*table.game.fields.writer.document(table), *sorted(RESTS)]
    for key, value in document.values.items():
        if key not in keys:
            raise document.error(key, f"there is no such key; the keys are {', '.join(keys)}")
        if not is_taken(at, key) and not is_blank(value):
            raise document.error(key, f"not taken at {POINTS[at]}")
    if at == FINAL_CHOICE and not table.settings["expert_finals"]:
        raise document.error("at", "finals needs the table option expert_finals = true")


def is_blank(value: object) -> bool:
    """Whether ``value`` is empty throughout: [], "", 0, and lists and tables of these."""
    if isinstance(value, Mapping):
        return all(is_blank(inner) for inner in value.values())
    if isinstance(value, list | tuple):
        return all(is_blank(inner) for inner in value)
    return value in ("", 0)


def filled_up(table: Table, document: Document) -> dict[str, Any]:
    """Return the document with an entry for each seat: those left out at the end have nothing."""
    whole = dict(document.values)
    for key, nothing in NOTHING_SAID.items():
        if document.has(key):
            found = document.entries(key)
            if len(found) > table.seats:
                raise document.error(key, f"at most one entry for each of {table.seats} seats")
            whole[key] = found + [nothing] * (table.seats - len(found))
    return whole


def enter(table: Table, at: int) -> None:
    if at == END:
        return
    table.push(BEGIN_TURN)
    if at == FINAL_CHOICE:
        choose_finals(table)


def enter_setup(table: Table, document: Document) -> None:
    """CAR-2.2 to 2.5 with the starter and the teams that are given."""
    if document.has("starter"):
        begin_with(table, table.starter)
    else:
        draw_starter(table)
    if document.has("teams"):
        form_teams(table, read_teams(table, document))
    else:
        deal_teams(table)
    put_caretos(table, table.board.caretos)
    choose_symbols(table)


# -- the board --------------------------------------------------------------------------------


def read_board(table: Table, document: Document, at: int) -> None:
    form_teams(table, read_teams(table, document))
    space = {SPACES[number]: number for number in table.board.by_index}
    read_pieces(table, document, space)
    read_villagers(table, document, space, at)
    read_campfires(table, document)


def read_teams(table: Table, document: Document) -> Sequence[Sequence[int]]:
    if not document.has("teams"):
        return [[2 * seat, 2 * seat + 1] for seat in range(table.seats)]
    if len(table.teams) != table.seats:
        raise document.error("teams", f"two Monsters for each of {table.seats} seats")
    for key, team in by_seat("teams", table.teams):
        if len(team) != 2:
            raise document.error(key, f"two Monsters, not {len(team)}")
    check_copies(by_seat("teams", table.teams), [1] * len(MONSTERS), MONSTERS)
    return table.teams


def read_pieces(table: Table, document: Document, space: dict[str, int]) -> None:
    """Stand Monsters and Caretos on their spaces, two never on one (CAR-1.2)."""
    first, second = table.caretos if document.has("caretos") else table.board.caretos
    for careto in (first, second):
        if careto == NOTHING or table.board.kind[careto] == OFF:
            raise document.error("caretos", f"two spaces of {', '.join(space)}")
    if first == second:
        raise document.error("caretos", f"both stand on {SPACES[first]}")
    put_caretos(table, (first, second))
    places = read_monsters(table, document, space)
    for monster in sorted(places):
        here = places[monster]
        if here == CAULDRON:
            table.where[monster] = CAULDRON
            continue
        if table.piece[here] != NOTHING:
            key = f"monsters.{MONSTERS[monster]}"
            problem = f"another piece stands on {SPACES[here]}"
            raise document.error(key, problem, "monsters", "caretos")
        table.put(monster, here)


def read_monsters(table: Table, document: Document, space: dict[str, int]) -> dict[int, int]:
    """Return Monster -> space; those not named stand on the start places of their seat."""
    places: dict[int, int] = {}
    for seat, team in enumerate(table.teams):
        for i, monster in enumerate(team):
            places[monster] = table.board.starts[seat][i]
    rows = document.table("monsters")
    anywhere = {**space, "cauldron": CAULDRON}
    for name in rows.values:
        monster = number_of(f"monsters.{name}", name, MONSTER)
        if table.owner[monster] == NOTHING:
            raise rows.error(name, "in no team")
        places[monster] = number_of(f"monsters.{name}", rows.take(name), anywhere)
    inside = [MONSTERS[monster] for monster in sorted(places) if places[monster] == CAULDRON]
    if len(inside) > 1:
        raise document.error("monsters", f"the Cauldron holds one of {', '.join(inside)}")
    return places


def read_villagers(table: Table, document: Document, space: dict[str, int], at: int) -> None:
    captured = [numbered("captured", row, COLOUR) for row in document.entries("captured")]
    box = document.names("box_villagers", COLOUR)
    rows = document.table("villagers")
    standing = {
        name: numbered(f"villagers.{name}", rows.take(name), COLOUR) for name in rows.values
    }
    zones = by_seat("captured", captured)
    zones += [(f"villagers.{name}", row) for name, row in standing.items()]
    zones.append(("box_villagers", box))
    each = table.cards.villagers_per_colour[table.seats]
    rest = check_copies(zones, [each] * len(COLOURS), COLOURS)
    if document.has("villagers"):
        stand_villagers(table, document, standing, space)
    elif at != END:
        place_villagers(table, rest)
        rest = [0] * len(COLOURS)
    unnamed = [colour for colour, count in enumerate(rest) for _ in range(count)]
    if document.has("box_villagers") and unnamed:
        names = ", ".join(COLOURS[colour] for colour in unnamed)
        raise document.error("box_villagers", f"{names} named nowhere else: missing here")
    table.box = crowd_of(box + unnamed)
    table.left = sum(crowd >> SIZE for crowd in table.crowd)
    if at != END and table.left == 0:
        raise document.error("villagers", "at least one Villager is on the board", "captured")
    for here in table.board.spaces:
        if table.crowd[here] and table.piece[here] != NOTHING:
            key = f"villagers.{SPACES[here]}"
            raise document.error(key, "a piece stands there", "monsters", "caretos")


def stand_villagers(
    table: Table, document: Document, standing: dict[str, list[int]], space: dict[str, int]
) -> None:
    for name, colours in standing.items():
        here = number_of(f"villagers.{name}", name, space)
        if not colours:
            raise document.error(f"villagers.{name}", "no Villager: leave the space out")
        table.crowd[here] = crowd_of(colours)


def read_campfires(table: Table, document: Document) -> None:
    """CAR-1.5 Read who holds Campfires and which groups have none; the rest is the supply."""
    for seat, number in enumerate(table.campfires):
        if number < 0:
            raise document.error(f"campfires.{seat}", f"a whole number from 0, not {number}")
    unlit = document.names("unlit", SPACE)
    for here in unlit:
        if table.crowd[here] < GROUP:
            raise document.error("unlit", f"no group stands on {SPACES[here]}", "villagers")
    if len(set(unlit)) < len(unlit):
        raise document.error("unlit", "a space is there twice")
    groups = sum(crowd >= GROUP for crowd in table.crowd)
    lit, held = groups - len(unlit), sum(table.campfires)
    table.supply = table.cards.campfires - lit - held
    if table.supply < 0:
        problem = f"{lit} lit groups and {held} held are more than {table.cards.campfires}"
        raise document.error("campfires", problem, "villagers", "unlit")
    if unlit and table.supply:
        raise document.error("unlit", f"the supply of {table.supply} would light it", "campfires")
    if document.number("supply", table.supply) != table.supply:
        raise document.error("supply", f"{table.supply} by lit groups and Campfires held")


# -- cards --------------------------------------------------------------------------------------


def rest_of(
    zones: Sequence[tuple[str, Sequence[int]]], used: list[int], names: Sequence[str]
) -> list[int]:
    """Return the cards of ``used`` that lie in none of ``zones``, refusing one in two places."""
    printed = [int(card in used) for card in range(len(names))]
    left = check_copies(zones, printed, names)
    return [card for card in used if left[card]]


def check_most(key: str, cards: Sequence[int], most: int) -> None:
    if len(cards) > most:
        raise PositionError(key, f"at most {most} cards")


def read_nights(table: Table, document: Document) -> None:
    deck, box = list(table.deck), list(table.box_nights)
    zones = [*by_seat("hands", table.hands), *by_seat("piles", table.piles)]
    zones += [("deck", deck), ("box_nights", box)]
    used = table.cards.nights_for(table.seats)
    for key, cards in zones:
        for card in cards:
            if card not in used:
                raise document.error(key, f"{NIGHTS[card]} is not used by {table.seats} players")
    rest = rest_of(zones, used, NIGHTS)
    table.rng.shuffle(rest)
    size = table.cards.hand_size
    for seat, hand in enumerate(table.hands):
        check_most(f"hands.{seat}", hand, size)
        table.hands[seat] = hand or tuple(sorted(dealt(rest, size)))
    for seat, pile in enumerate(table.piles):
        check_pile(table, document, seat, pile)
    boxed = is_boxed(document, "deck_rest", "below")
    table.deck = tuple(deck if boxed else deck + rest)
    table.box_nights = tuple(box + rest if boxed else box)


def check_pile(table: Table, document: Document, seat: int, pile: Sequence[int]) -> None:
    """CAR-R47 Refuse a pile that a match would have emptied."""
    for under, over in pairwise(pile):
        rune = table.cards.rune[over]
        if rune != NOTHING and table.cards.rune[under] == rune:
            pair = f"{NIGHTS[under]} and {NIGHTS[over]}"
            raise document.error(f"piles.{seat}", f"the Runes of {pair} match")


def read_bonuses(table: Table, document: Document) -> None:
    row, deck = list(table.row), list(table.bonus_deck)
    check_most("row", row, table.cards.row_size)
    for key, cards in by_seat("open", table.open_cards):
        check_most(key, cards, table.cards.most_open)
    zones = [("row", row), ("bonus_deck", deck), *by_seat("open", table.open_cards)]
    zones += by_seat("fulfilled", table.fulfilled)
    rest = rest_of(zones, list(range(len(BONUSES))), BONUSES)
    table.rng.shuffle(rest)
    if not is_boxed(document, "bonus_deck_rest", "below"):
        row += dealt(rest, table.cards.row_size - len(row))
        deck += rest
    table.row = tuple(row)
    table.bonus_deck = tuple(deck)


def read_finals(table: Table, document: Document, at: int) -> None:
    kept = [() if final == NOTHING else (final,) for final in table.finals]
    for key, cards in by_seat("returned", table.returned):
        if cards and not table.settings["expert_finals"]:
            raise document.error("returned", "needs the table option expert_finals = true")
        check_most(key, cards, 1)
    zones = [*by_seat("finals", kept), *by_seat("final_offers", table.offers_of_finals)]
    rest = rest_of([*zones, *by_seat("returned", table.returned)], list(range(len(FINALS))), FINALS)
    table.rng.shuffle(rest)
    if at != FINAL_CHOICE:
        table.finals = [dealt(rest, 1)[0] if card == NOTHING else card for card in table.finals]
        return
    for seat, pair in enumerate(table.offers_of_finals):
        if pair and len(pair) != 2:
            raise document.error(f"final_offers.{seat}", f"two cards, not {len(pair)}")
        table.offers_of_finals[seat] = pair or tuple(sorted(dealt(rest, 2)))


def read_last_turns(table: Table, document: Document, at: int) -> None:
    """CAR-13.3 Read how many turns of the last round are left."""
    if at == END:
        return
    if table.deck_is_empty():
        table.last_turns = document.number("last_turns", table.seats, 1, table.seats)
    elif document.number("last_turns", 0):
        raise document.error("last_turns", "0 while the Night deck has cards", "deck")
