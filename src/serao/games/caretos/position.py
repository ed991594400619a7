"""The position document (section 12): writing it, reading it back, reading one written by hand."""

# plain: it reads documents, rarely
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from serao.games.caretos.actions import BONUSES, COLOURS, FINALS, MONSTERS, NIGHTS, SPACES
from serao.games.caretos.crowds import GROUP, SIZE, crowd_of
from serao.games.caretos.state import (
    ACTING,
    CARETO_PIECE,
    CAULDRON,
    END,
    FINAL_CHOICE,
    IN_PLAY,
    POINTS,
    SETUP,
    TURN,
    Table,
)
from serao.games.caretos.steps.setup import (
    begin_with,
    choose_finals,
    choose_symbols,
    deal_teams,
    draw_starter,
    form_teams,
    lay_out,
    place_villagers,
    put_caretos,
)
from serao.games.caretos.steps.turn import BEGIN_TURN
from serao.games.caretos.views import (
    bonuses,
    finals,
    nights,
    one_final,
    open_table,
)
from serao.kernel.documents import Document, check_copies, number_of, numbered
from serao.kernel.state import NOTHING


def numbers(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


NIGHT = numbers(NIGHTS)
BONUS = numbers(BONUSES)
FINAL = numbers(FINALS)
FINAL_OR_DEFAULT = {**FINAL, "": NOTHING}
MONSTER = numbers(MONSTERS)
COLOUR = numbers(COLOURS)

KEYS = (
    "at active starter teams monsters caretos villagers unlit campfires supply captured "
    "box_villagers hands piles deck deck_rest box_nights row bonus_deck bonus_deck_rest open "
    "fulfilled finals final_offers returned last_turns turn"
).split()
# Keys that an entry point does not take (section 12.2); ``turn`` is never written.
NOT_TAKEN = {
    SETUP: frozenset(KEYS) - {"at", "starter", "teams"},
    FINAL_CHOICE: frozenset({"finals", "returned", "last_turns", "turn"}),
    TURN: frozenset({"final_offers", "turn"}),
    END: frozenset({"final_offers", "last_turns", "turn"}),
}


# -- writing ----------------------------------------------------------------------------------


def document(table: Table) -> dict[str, Any]:
    """Return every key of section 12.1 but the two that say what happens to a rest."""
    written: dict[str, Any] = {**open_table(table)}
    written["hands"] = [nights(hand) for hand in table.hands]
    written["deck"] = nights(table.deck[table.drawn :])
    written["bonus_deck"] = bonuses(table.bonus_deck[table.bonus_drawn :])
    written["finals"] = ["" if f == NOTHING else FINALS[f] for f in table.finals]
    written["final_offers"] = [finals(pair) for pair in table.offers_of_finals]
    written["returned"] = [one_final(final) for final in table.returned]
    return written


# -- reading back -----------------------------------------------------------------------------


def restore(table: Table, written: Mapping[str, Any]) -> None:
    """Set every field as the complete document of a table in play says."""
    lay_out(table)
    space = numbers(SPACES)
    table.at = POINTS.index(written["at"])
    table.active, table.starter = written["active"], written["starter"]
    table.last_turns, table.supply = written["last_turns"], written["supply"]
    table.campfires = list(written["campfires"])
    form_teams(table, [[MONSTER[name] for name in team] for team in written["teams"]])
    restore_turn(table, written["turn"], space)
    for name, colours in written["villagers"].items():
        table.crowd[space[name]] = crowd_of([COLOUR[colour] for colour in colours])
    restore_pieces(table, written, space)
    for name in written["unlit"]:
        table.unlit |= 1 << space[name]
    table.captured = [crowd_of([COLOUR[c] for c in row]) for row in written["captured"]]
    table.box = crowd_of([COLOUR[colour] for colour in written["box_villagers"]])
    if table.at != SETUP:  # Villagers in flight stand nowhere, and are on the board all the same
        table.left = villagers_in_game(table) - (table.box >> SIZE)
        table.left -= sum(crowd >> SIZE for crowd in table.captured)
    restore_cards(table, written)


def restore_turn(table: Table, turn: Mapping[str, Any], space: dict[str, int]) -> None:
    table.card = NIGHT[turn["card"]] if turn["card"] else NOTHING
    table.match, table.rune_used = turn["match"], turn["rune_used"]
    table.spent, table.extra_used = turn["spent"], turn["extra_used"]
    table.activated = tuple(MONSTER[name] for name in turn["activated"])
    table.bought = tuple(BONUS[name] for name in turn["bought"])
    table.acting = space[turn["acting"]] if turn["acting"] else NOTHING


def restore_pieces(table: Table, written: Mapping[str, Any], space: dict[str, int]) -> None:
    """Stand every piece on its space; one that is being passed stays on top (CAR-12.13)."""
    places = {MONSTER[name]: place for name, place in written["monsters"].items()}
    passing = table.activated[-1] if table.activated else NOTHING
    for monster in sorted(places, key=lambda monster: monster != passing):
        if places[monster] == "cauldron":
            table.where[monster] = CAULDRON
        else:
            table.put(monster, space[places[monster]])
    if table.acting != NOTHING:
        table.piece[table.acting] = ACTING
    for careto, name in enumerate(written["caretos"]):
        table.caretos[careto] = space[name]
        table.piece[space[name]] = CARETO_PIECE + careto


def restore_cards(table: Table, written: Mapping[str, Any]) -> None:
    table.hands = [tuple(NIGHT[name] for name in hand) for hand in written["hands"]]
    table.piles = [tuple(NIGHT[name] for name in pile) for pile in written["piles"]]
    table.deck = tuple(NIGHT[name] for name in written["deck"])
    table.box_nights = tuple(NIGHT[name] for name in written["box_nights"])
    table.row = tuple(BONUS[name] for name in written["row"])
    table.bonus_deck = tuple(BONUS[name] for name in written["bonus_deck"])
    table.open_cards = [tuple(BONUS[name] for name in row) for row in written["open"]]
    table.fulfilled = [tuple(BONUS[name] for name in row) for row in written["fulfilled"]]
    table.finals = [FINAL_OR_DEFAULT[name] for name in written["finals"]]
    table.offers_of_finals = [
        tuple(FINAL[name] for name in pair) for pair in written["final_offers"]
    ]
    table.returned = [FINAL[row[0]] if row else NOTHING for row in written["returned"]]


def villagers_in_game(table: Table) -> int:
    return table.cards.villagers_per_colour[table.seats] * len(COLOURS)


# -- written by hand --------------------------------------------------------------------------


def place(table: Table, written: Mapping[str, Any]) -> None:
    """Set the table up as a document written by hand says, and push its entry point."""
    lay_out(table)
    at = POINTS.index(Document(written).word("at", "turn", POINTS[:IN_PLAY]))
    check_keys(table, Document(written), at)
    document = Document({key: written[key] for key in written if key not in NOT_TAKEN[at]})
    if at == SETUP:
        enter_setup(table, document)
        return
    table.at = at
    table.active = document.seat("active", 0, table.seats)
    table.starter = document.seat("starter", 0, table.seats)
    read_board(table, document, at)
    read_nights(table, document)
    read_bonuses(table, document)
    read_finals(table, document, at)
    read_last_turns(table, document, at)
    enter(table, at)


def check_keys(table: Table, document: Document, at: int) -> None:
    """Refuse keys that do not exist, and those that the entry point does not take."""
    for key, value in document.values.items():
        if key not in KEYS:
            raise document.error(key, f"there is no such key; the keys are {', '.join(KEYS)}")
        if key in NOT_TAKEN[at] and not is_blank(value):
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


def enter(table: Table, at: int) -> None:
    if at == END:
        return
    table.push(BEGIN_TURN)
    if at == FINAL_CHOICE:
        choose_finals(table)


def enter_setup(table: Table, document: Document) -> None:
    """CAR-2.2 to 2.5 with the starter and the teams that are given."""
    if document.has("starter"):
        begin_with(table, document.seat("starter", 0, table.seats))
    else:
        draw_starter(table)
    if document.has("teams"):
        form_teams(table, read_teams(table, document))
    else:
        deal_teams(table)
    put_caretos(table, table.board.caretos)
    choose_symbols(table)


def per_seat(table: Table, document: Document, key: str, default: object) -> list[Any]:
    """Return one entry for each seat; those left out at the end have ``default``."""
    found = document.entries(key)
    if len(found) > table.seats:
        raise document.error(key, f"at most one entry for each of {table.seats} seats")
    return found + [default] * (table.seats - len(found))


def names_per_seat(
    table: Table, document: Document, key: str, known: Mapping[str, int]
) -> list[list[int]]:
    rows = per_seat(table, document, key, [])
    return [numbered(f"{key}.{seat}", row, known) for seat, row in enumerate(rows)]


# -- the board --------------------------------------------------------------------------------


def read_board(table: Table, document: Document, at: int) -> None:
    form_teams(table, read_teams(table, document))
    space = {SPACES[number]: number for number in table.board.by_index}
    read_pieces(table, document, space)
    read_villagers(table, document, space, at)
    read_campfires(table, document, space)


def read_teams(table: Table, document: Document) -> list[list[int]]:
    if not document.has("teams"):
        return [[2 * seat, 2 * seat + 1] for seat in range(table.seats)]
    rows = document.entries("teams")
    if len(rows) != table.seats:
        raise document.error("teams", f"two Monsters for each of {table.seats} seats")
    teams = [numbered(f"teams.{seat}", row, MONSTER) for seat, row in enumerate(rows)]
    dealt: list[int] = []
    for seat, team in enumerate(teams):
        if len(team) != 2:
            raise document.error(f"teams.{seat}", f"two Monsters, not {len(team)}")
        for monster in team:
            if monster in dealt:
                raise document.error(f"teams.{seat}", f"{MONSTERS[monster]} is there twice")
            dealt.append(monster)
    return teams


def read_pieces(table: Table, document: Document, space: dict[str, int]) -> None:
    """Stand Monsters and Caretos on their spaces, two never on one (CAR-1.2)."""
    given = document.take("caretos")
    caretos = numbered("caretos", table_caretos(table) if given is None else given, space)
    if len(caretos) != 2:
        raise document.error("caretos", f"two spaces, not {len(caretos)}")
    if caretos[0] == caretos[1]:
        raise document.error("caretos", f"both stand on {SPACES[caretos[0]]}")
    put_caretos(table, (caretos[0], caretos[1]))
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


def table_caretos(table: Table) -> list[str]:
    return [SPACES[space] for space in table.board.caretos]


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
    captured = names_per_seat(table, document, "captured", COLOUR)
    table.captured = [crowd_of(row) for row in captured]
    box = document.names("box_villagers", COLOUR)
    rows = document.table("villagers")
    standing = {
        name: numbered(f"villagers.{name}", rows.take(name), COLOUR) for name in rows.values
    }
    zones = [(f"captured.{seat}", row) for seat, row in enumerate(captured)]
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


def read_campfires(table: Table, document: Document, space: dict[str, int]) -> None:
    """CAR-1.5 Read who holds Campfires and which groups have none; the rest is the supply."""
    held = per_seat(table, document, "campfires", 0)
    for seat, number in enumerate(held):
        if not isinstance(number, int) or isinstance(number, bool) or number < 0:
            raise document.error(f"campfires.{seat}", f"a whole number from 0, not {number!r}")
    table.campfires = held
    for here in document.names("unlit", space):
        if table.crowd[here] < GROUP:
            raise document.error("unlit", f"no group stands on {SPACES[here]}", "villagers")
        if table.unlit >> here & 1:
            raise document.error("unlit", f"{SPACES[here]} is there twice")
        table.unlit |= 1 << here
    groups = [here for here in table.board.spaces if table.crowd[here] >= GROUP]
    lit = sum(not table.unlit >> here & 1 for here in groups)
    table.supply = table.cards.campfires - lit - sum(held)
    if table.supply < 0:
        problem = f"{lit} lit groups and {sum(held)} held are more than {table.cards.campfires}"
        raise document.error("campfires", problem, "villagers", "unlit")
    if table.unlit and table.supply:
        raise document.error("unlit", f"the supply of {table.supply} would light it", "campfires")
    if document.number("supply", table.supply) != table.supply:
        raise document.error("supply", f"{table.supply} by lit groups and Campfires held")


# -- cards --------------------------------------------------------------------------------------


def rest_of(zones: list[tuple[str, list[int]]], used: list[int], names: Sequence[str]) -> list[int]:
    """Return the cards of ``used`` that lie in none of ``zones``, refusing one in two places."""
    printed = [int(card in used) for card in range(len(names))]
    left = check_copies(zones, printed, names)
    return [card for card in used if left[card]]


def dealt(rest: list[int], number: int) -> list[int]:
    """Take up to ``number`` cards off ``rest``."""
    taken = rest[:number]
    del rest[:number]
    return taken


def read_nights(table: Table, document: Document) -> None:
    hands = names_per_seat(table, document, "hands", NIGHT)
    piles = names_per_seat(table, document, "piles", NIGHT)
    deck = document.names("deck", NIGHT)
    box = document.names("box_nights", NIGHT)
    zones = [(f"hands.{seat}", hand) for seat, hand in enumerate(hands)]
    zones += [(f"piles.{seat}", pile) for seat, pile in enumerate(piles)]
    zones += [("deck", deck), ("box_nights", box)]
    used = table.cards.nights_for(table.seats)
    for key, cards in zones:
        for card in cards:
            if card not in used:
                raise document.error(key, f"{NIGHTS[card]} is not used by {table.seats} players")
    rest = rest_of(zones, used, NIGHTS)
    table.rng.shuffle(rest)
    for seat, hand in enumerate(hands):
        if len(hand) > table.cards.hand_size:
            raise document.error(f"hands.{seat}", f"at most {table.cards.hand_size} cards")
        table.hands[seat] = tuple(sorted(hand or dealt(rest, table.cards.hand_size)))
    for seat, pile in enumerate(piles):
        check_pile(table, document, seat, pile)
        table.piles[seat] = tuple(pile)
    below = document.word("deck_rest", "below", ("below", "box")) == "below"
    table.deck = tuple(deck + rest if below else deck)
    table.box_nights = tuple(box if below else box + rest)


def check_pile(table: Table, document: Document, seat: int, pile: list[int]) -> None:
    """CAR-R47 Refuse a pile that a match would have emptied."""
    for under, over in pairwise(pile):
        rune = table.cards.rune[over]
        if rune != NOTHING and table.cards.rune[under] == rune:
            pair = f"{NIGHTS[under]} and {NIGHTS[over]}"
            raise document.error(f"piles.{seat}", f"the Runes of {pair} match")


def read_bonuses(table: Table, document: Document) -> None:
    row = document.names("row", BONUS)
    deck = document.names("bonus_deck", BONUS)
    opened = names_per_seat(table, document, "open", BONUS)
    fulfilled = names_per_seat(table, document, "fulfilled", BONUS)
    if len(row) > table.cards.row_size:
        raise document.error("row", f"at most {table.cards.row_size} cards")
    for seat, cards in enumerate(opened):
        if len(cards) > table.cards.most_open:
            raise document.error(f"open.{seat}", f"at most {table.cards.most_open} cards")
    zones = [("row", row), ("bonus_deck", deck)]
    zones += [(f"open.{seat}", cards) for seat, cards in enumerate(opened)]
    zones += [(f"fulfilled.{seat}", cards) for seat, cards in enumerate(fulfilled)]
    rest = rest_of(zones, list(range(len(BONUSES))), BONUSES)
    table.rng.shuffle(rest)
    below = document.word("bonus_deck_rest", "below", ("below", "box")) == "below"
    if below:
        row += dealt(rest, table.cards.row_size - len(row))
        deck += rest
    table.row = tuple(row)
    table.bonus_deck = tuple(deck)
    table.open_cards = [tuple(sorted(cards)) for cards in opened]
    table.fulfilled = [tuple(sorted(cards)) for cards in fulfilled]


def read_finals(table: Table, document: Document, at: int) -> None:
    given = per_seat(table, document, "finals", "")
    kept = [number_of(f"finals.{i}", name, FINAL_OR_DEFAULT) for i, name in enumerate(given)]
    offers = names_per_seat(table, document, "final_offers", FINAL)
    back = names_per_seat(table, document, "returned", FINAL)
    zones = [(f"finals.{i}", [card]) for i, card in enumerate(kept) if card != NOTHING]
    zones += [(f"final_offers.{i}", pair) for i, pair in enumerate(offers)]
    zones += [(f"returned.{i}", cards) for i, cards in enumerate(back)]
    for seat, cards in enumerate(back):
        if cards and not table.settings["expert_finals"]:
            raise document.error("returned", "needs the table option expert_finals = true")
        if len(cards) > 1:
            raise document.error(f"returned.{seat}", "one card was given back")
        table.returned[seat] = cards[0] if cards else NOTHING
    rest = rest_of(zones, list(range(len(FINALS))), FINALS)
    table.rng.shuffle(rest)
    if at != FINAL_CHOICE:
        table.finals = [dealt(rest, 1)[0] if card == NOTHING else card for card in kept]
        return
    for seat, pair in enumerate(offers):
        if pair and len(pair) != 2:
            raise document.error(f"final_offers.{seat}", f"two cards, not {len(pair)}")
        table.offers_of_finals[seat] = tuple(sorted(pair or dealt(rest, 2)))


def read_last_turns(table: Table, document: Document, at: int) -> None:
    """CAR-13.3 Read how many turns of the last round are left."""
    if at == END:
        return
    if table.deck_is_empty():
        table.last_turns = document.number("last_turns", table.seats, 1, table.seats)
    elif document.number("last_turns", 0):
        raise document.error("last_turns", "0 while the Night deck has cards", "deck")
