"""Position documents that are written by hand (section 12): their defaults, and what they may say."""

# plain: it reads documents, rarely
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serao.games.urto.actions import (
    ARTIFACTS,
    FIELDS,
    FIRST_DIVINE,
    FIRST_HONOUR,
    HEROES,
    MUSHROOM,
    SCYTHE,
    SIDES,
    START_FIELD,
    TOKENS,
    URTO_FIELD,
)
from serao.games.urto.cave import ALPHA, CAVE_FIELD, NICHE
from serao.games.urto.points import (
    ARRIVED,
    AT_ARTIFACTS,
    AT_DIVINE,
    AT_SIDE,
    AT_START,
    AT_TURN,
    DEAD,
    IN_CAVE,
    POINTS,
)
from serao.games.urto.position import (
    CARD_NUMBERS,
    FIELD_NUMBERS,
    read_fails,
    read_lying,
    take_nature,
)
from serao.games.urto.state import Table
from serao.games.urto.steps.divine import PHASE_D
from serao.games.urto.steps.rounds import TURN_OVER, BeginTurn, takes_turns
from serao.games.urto.steps.setup import (
    DealStart,
    DrawStarter,
    Sides,
    blacken,
    ordinary_monsters,
    unchosen,
)
from serao.kernel.documents import Document, check_copies
from serao.kernel.state import NOTHING
from serao.pieces.cards import listed
from serao.pieces.decks import with_rest
from serao.pieces.rests import is_boxed

AT_START_KEYS = ("at", "monster_deck", "event_deck", "artifact_deck", "deck_rest")
KNOWN_KEYS = frozenset(
    "at start active round side heroes tokens mushrooms traps niches gone alpha_cards bag "
    "monster_deck event_deck artifact_deck deck_rest "
    "monster_discard event_discard artifact_discard".split()
)
FREE_OF_TRAPS = (START_FIELD, URTO_FIELD)
ORDINARY = range(FIRST_DIVINE)  # of the artifacts
DIVINE = range(FIRST_DIVINE, len(ARTIFACTS))

Zones = list[tuple[str, list[int]]]  # a key, and what lies there


def place(table: Table, written: Mapping[str, Any]) -> None:
    """Set the table up as a document says, and push its entry point."""
    document = Document(written)
    at = POINTS.index(document.word("at", "turn", POINTS))
    check_keys(document, at)
    table.game.fields.read(table, document)
    table.at = at
    reader = Reader(table, document)
    reader.read()
    document.finish()
    reader.check_whole()
    enter(table, at)


def check_keys(document: Document, at: int) -> None:
    """Refuse keys that only stored documents have, and those that the entry point does not take."""
    known = AT_START_KEYS if at == AT_START else KNOWN_KEYS
    for key in document.values:
        if key not in KNOWN_KEYS:
            problem = f"there is no such key; the keys are {', '.join(sorted(KNOWN_KEYS))}"
            raise document.error(key, problem)
        if key not in known:
            raise document.error(key, f"not taken at start, only {', '.join(AT_START_KEYS)}")


def enter(table: Table, at: int) -> None:
    """Push what happens first at an entry point (section 12.3)."""
    if at == AT_START:
        table.push(DrawStarter())
    elif at == AT_SIDE:
        table.push(Sides())
    elif at == AT_ARTIFACTS:
        table.push(DealStart())
    elif at == AT_DIVINE:
        table.push(TURN_OVER)
        table.push(PHASE_D)
    else:
        table.push(BeginTurn(table.active))


class Reader:
    """Checks what the declared fields have read, and adds what the document leaves out."""

    def __init__(self, table: Table, document: Document) -> None:
        self.table = table
        self.document = document
        self.hands: Zones = []
        self.trophies: Zones = []

    def read(self) -> None:
        table, document = self.table, self.document
        self.read_side()
        table.start = document.seat("start", 0, table.seats)
        table.active = document.seat("active", table.start, table.seats)
        table.round = document.number("round", 1, 1, table.last_round() or None)
        if table.at != AT_START:
            self.read_heroes()
        self.read_board()
        self.read_gone()
        self.read_alpha()
        self.read_decks()

    # -- the table --------------------------------------------------------------------------

    def read_side(self) -> None:
        table, document = self.table, self.document
        if table.at == AT_SIDE and table.seats != 2:
            raise document.error("at", "side is chosen with two seats only")
        if table.seats == 2 and table.at not in (AT_START, AT_SIDE):
            blacken(table, SIDES.index(document.word("side", SIDES[0], SIDES)))
        elif table.side != NOTHING:
            two = table.seats == 2
            raise document.error("side", "not yet chosen at side" if two else "two seats only")

    def read_board(self) -> None:
        table, document = self.table, self.document
        read_lying(table, document)
        zones = self.token_zones() + self.mushroom_zones()
        self.check_traps()
        self.check_niches()
        if document.has("bag"):
            zones.append(("bag", table.bag))
        left = check_copies(zones, table.cave.bag, TOKENS)
        if not document.has("bag"):
            table.bag = listed(left)

    def token_zones(self) -> Zones:
        """Check which tokens lie where; return them."""
        table, zones = self.table, []
        for name, token in self.document.table("tokens").values.items():
            key, field = f"tokens.{name}", FIELD_NUMBERS[name]
            self.check_in_play(key, field)
            if table.cave.kinds[field] != CAVE_FIELD:
                raise self.document.error(key, f"{name} never takes a token from the bag")
            kind = table.tokens[field]
            if kind == MUSHROOM or kind >= FIRST_HONOUR:
                raise self.document.error(key, f"{token} does not stay on a field")
            zones.append((key, [kind]))
        return zones

    def mushroom_zones(self) -> Zones:
        """Check where mushrooms grow (URT-4.5); return them."""
        table, zones = self.table, []
        for name in self.document.table("mushrooms").values:
            key, field = f"mushrooms.{name}", FIELD_NUMBERS[name]
            self.check_in_play(key, field)
            if field not in table.grounds():
                raise self.document.error(key, f"{name} never takes a token from the bag")
            if field == URTO_FIELD and ARRIVED in table.status:
                raise self.document.error(key, "somebody has arrived", "heroes")
            zones.append((key, [MUSHROOM] * table.mushrooms[field]))
        return zones

    def check_in_play(self, key: str, field: int) -> None:
        if not self.table.board.in_play[field]:
            raise self.document.error(key, f"{FIELDS[field]} is blackened")

    def check_traps(self) -> None:
        table, document = self.table, self.document
        for name in document.table("traps").values:
            self.check_in_play(f"traps.{name}", FIELD_NUMBERS[name])
            if FIELD_NUMBERS[name] in FREE_OF_TRAPS:
                raise document.error(f"traps.{name}", "no trap lies there")
        if table.traps_left() < 0:
            raise document.error("traps", f"there are {table.cave.trap_supply}")

    def check_niches(self) -> None:
        table, document = self.table, self.document
        if not document.has("niches"):
            table.niches = table.board.niches
            return
        for niche in table.niches:
            self.check_in_play("niches", niche)
            if table.cave.kinds[niche] != NICHE:
                raise document.error("niches", f"{FIELDS[niche]} is no niche")
        if len(set(table.niches)) < len(table.niches):
            raise document.error("niches", "a niche is named twice")

    def read_gone(self) -> None:
        table, document = self.table, self.document
        if document.has("gone"):
            self.check_all("gone", table.gone, DIVINE, "divine")
            return
        gone = [] if table.side == NOTHING else [unchosen(table.side)]
        if ARRIVED in table.status and not any(SCYTHE in hand for hand in table.hands):
            gone.append(SCYTHE)
        table.gone = tuple(sorted(gone))

    def check_all(self, key: str, cards: tuple[int, ...], allowed: range, what: str) -> None:
        for card in cards:
            if card not in allowed:
                raise self.document.error(key, f"{ARTIFACTS[card]} is no {what} artifact")

    def read_alpha(self) -> None:
        table, document = self.table, self.document
        most = table.cave.alpha_total
        won = sum(trophies.count(ALPHA) for trophies in table.trophies)
        keys = [key for key, trophies in self.trophies if ALPHA in trophies]
        if won > most:
            raise document.error(keys[-1], f"there are {most} Alpha cards", *keys[:-1])
        table.alpha_cards = document.number("alpha_cards", most - won, 0, most)
        if table.alpha_cards + won > most:
            problem = f"with {won} among the trophies at most {most - won}"
            raise document.error("alpha_cards", problem, *keys)

    # -- decks ------------------------------------------------------------------------------

    def read_decks(self) -> None:
        table, cave = self.table, self.table.cave
        won = [(key, [m for m in row if m != ALPHA]) for key, row in self.trophies]
        deck, discard = table.monster_deck, table.monster_discard
        zones = [*won, ("monster_discard", [*discard]), ("monster_deck", [*deck])]
        left = check_copies(zones, ordinary_monsters(table), cave.monster_names)
        table.monster_deck = self.filled_up("monster_deck", deck, left)
        deck, discard = table.event_deck, table.event_discard
        zones = [("event_discard", [*discard]), ("event_deck", [*deck])]
        left = check_copies(zones, cave.event_copies, cave.event_names)
        table.event_deck = self.filled_up("event_deck", deck, left)
        deck, discard = table.artifact_deck, table.artifact_discard
        self.check_all("artifact_discard", discard, ORDINARY, "ordinary")
        self.check_all("artifact_deck", deck, ORDINARY, "ordinary")
        zones = [*self.hands, ("gone", [*table.gone])]
        zones += [("artifact_discard", [*discard]), ("artifact_deck", [*deck])]
        left = check_copies(zones, cave.artifact_copies, ARTIFACTS)
        table.artifact_deck = self.filled_up("artifact_deck", deck, left[:FIRST_DIVINE])

    def filled_up(self, key: str, top: tuple[int, ...], left: list[int]) -> tuple[int, ...]:
        """Return ``top`` with the unmentioned cards shuffled under it, unless they are in the box."""
        boxed = is_boxed(self.document, "deck_rest", "under") and self.document.has(key)
        return top if boxed else with_rest(top, left, self.table.rng)

    # -- heroes -----------------------------------------------------------------------------

    def read_heroes(self) -> None:
        table = self.table
        rows = self.document.parts("heroes")
        if not self.document.has("heroes"):
            rows = [Document({}, f"heroes.{seat}.") for seat in range(table.seats)]
        for seat, row in enumerate(rows):
            self.read_hero(seat, row)
        self.check_heroes(rows)

    def read_hero(self, seat: int, row: Document) -> None:
        table = self.table
        self.read_identity(seat, row)
        self.read_field(seat, row)
        self.read_cards(seat, row)
        self.read_bars(seat, row)
        self.trophies.append((f"{row.path}trophies", [*table.trophies[seat]]))
        row.number("attack", 0, 0, table.cave.attack_supply)
        row.number("defense", 0, 0, table.cave.defense_supply)
        row.number("kills", 0)
        read_fails(table, seat, row)
        row.finish()

    def read_identity(self, seat: int, row: Document) -> None:
        if self.table.settings["mode"] == "simplified" and row.has("hero"):
            raise row.error("hero", "not given in simplified mode")
        self.table.heroes[seat] = HEROES.index(row.word("hero", HEROES[seat], HEROES))
        take_nature(self.table, seat)

    def read_field(self, seat: int, row: Document) -> None:
        table = self.table
        arrived = table.status[seat] == ARRIVED
        if not row.has("field"):
            table.fields[seat] = URTO_FIELD if arrived else START_FIELD
        field = table.fields[seat]
        self.check_in_play(f"{row.path}field", field)
        if (field == URTO_FIELD) != arrived:
            raise row.error("field", "urto exactly for the arrived")

    def read_cards(self, seat: int, row: Document) -> None:
        table = self.table
        hand = row.names("artifacts", CARD_NUMBERS)  # as it is written: the first come first
        self.hands.append((f"{row.path}artifacts", hand))
        if not row.has("first_artifacts"):
            table.first_artifacts[seat] = tuple(sorted(hand[:2]))
        always = tuple(sorted(card for card in hand if table.cave.open_when_gained[card]))
        if not row.has("revealed"):
            table.shown[seat] = always
        self.check_cards(seat, row, always)

    def check_cards(self, seat: int, row: Document, always: tuple[int, ...]) -> None:
        table = self.table
        hand, shown = table.hands[seat], table.shown[seat]
        limit = table.cave.limit[table.nature[seat]]
        if len(hand) > limit:
            raise row.error("artifacts", f"at most {limit}, not {len(hand)}")
        if len([card for card in hand if card >= FIRST_DIVINE]) > 1:
            raise row.error("artifacts", "one divine artifact at most")
        if SCYTHE in hand and table.status[seat] != ARRIVED:
            raise row.error("artifacts", "only an arrived hero has the scythe")
        if any(shown.count(card) > hand.count(card) for card in shown):
            raise row.error("revealed", "not all of these are among the artifacts")
        for card in always:
            if card not in shown:
                raise row.error("revealed", f"{ARTIFACTS[card]} is always open")
        if len(table.first_artifacts[seat]) > 2:
            raise row.error("first_artifacts", "up to two")

    def read_bars(self, seat: int, row: Document) -> None:
        table = self.table
        row.number("honour", 0)
        dead = table.status[seat] == DEAD
        most = table.max_health(seat)
        table.health[seat] = row.number("health", 0 if dead else most, 0, most)
        if dead != (table.health[seat] == 0):
            raise row.error("health", "0 exactly for the dead")
        table.mana[seat] = row.number("mana", table.max_mana(seat), 0, table.max_mana(seat))

    def check_heroes(self, rows: list[Document]) -> None:
        """Check what concerns all heroes together."""
        table, document = self.table, self.document
        for seat in range(table.seats):
            for other in range(seat):
                if table.heroes[other] == table.heroes[seat]:
                    keys = [f"heroes.{seat}.hero", f"heroes.{other}.hero"]
                    raise document.error(keys[0], f"taken by seat {other}", keys[1])
        for key, left in (("attack", table.attack_left()), ("defense", table.defense_left())):
            if left < 0:
                keys = [f"heroes.{i}.{key}" for i, row in enumerate(rows) if row.has(key)]
                raise document.error(keys[-1], "more tokens than there are", *keys[:-1])
        if table.hexes_left() < 0:
            keys = [f"heroes.{seat}.hexed" for seat in range(table.seats) if table.hexed[seat]]
            raise document.error(keys[-1], "there is one -2 token", *keys[:-1])
        if IN_CAVE not in table.status:
            raise document.error("heroes", "nobody is in the cave")

    def check_whole(self) -> None:
        """Check whose turn it is, once everything else is known."""
        table, document = self.table, self.document
        if table.at == AT_START:
            return
        if table.at < AT_TURN and not takes_turns(table, table.start):
            raise document.error("start", f"seat {table.start} takes no turns")
        if not takes_turns(table, table.active):
            raise document.error("active", f"seat {table.active} takes no turns", "start")
        if table.at == AT_DIVINE and table.divine_of(table.active) == NOTHING:
            raise document.error("active", f"seat {table.active} has no divine artifact", "start")
