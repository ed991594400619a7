"""The position document (section 12): writing it, reading it back, reading one written by hand."""

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
from serao.games.urto.kinds import ACHIEVEMENTS
from serao.games.urto.state import (
    ARRIVED,
    AT_ARTIFACTS,
    AT_DIVINE,
    AT_SIDE,
    AT_START,
    AT_TURN,
    D6,
    DEAD,
    DICE,
    IN_CAVE,
    POINTS,
    STATES,
    Table,
)
from serao.games.urto.steps.divine import PHASE_D
from serao.games.urto.steps.rounds import TURN_OVER, BeginTurn, takes_turns
from serao.games.urto.steps.setup import (
    DealStart,
    DrawStarter,
    Sides,
    blacken,
    clear_table,
    ordinary_monsters,
    unchosen,
)
from serao.games.urto.views import artifacts, combat, hero, open_table
from serao.kernel.documents import Document, check_copies, number_of
from serao.kernel.state import NOTHING
from serao.pieces.cards import listed

FIELD_NUMBERS: Mapping[str, int] = {name: i for i, name in enumerate(FIELDS)}
TOKEN_NUMBERS: Mapping[str, int] = {name: i for i, name in enumerate(TOKENS)}
CARD_NUMBERS: Mapping[str, int] = {name: i for i, name in enumerate(ARTIFACTS)}
ORDINARY_CARDS: Mapping[str, int] = {name: i for i, name in enumerate(ARTIFACTS[:FIRST_DIVINE])}
DIVINE_CARDS: Mapping[str, int] = {name: CARD_NUMBERS[name] for name in ARTIFACTS[FIRST_DIVINE:]}
ACHIEVEMENT_NUMBERS: Mapping[str, int] = {name: i for i, name in enumerate(ACHIEVEMENTS)}

AT_START_KEYS = ("at", "monster_deck", "event_deck", "artifact_deck", "deck_rest")
KNOWN_KEYS = frozenset(
    "at start active round side heroes tokens mushrooms traps niches gone alpha_cards bag "
    "monster_deck event_deck artifact_deck deck_rest "
    "monster_discard event_discard artifact_discard".split()
)


# -- writing ------------------------------------------------------------------------------------


def document(table: Table) -> dict[str, Any]:
    """Return every key of section 12."""
    written: dict[str, Any] = {**open_table(table)}
    fighters = combat(table)
    if fighters:
        written["combat"] = fighters
    written["heroes"] = [hero_document(table, seat) for seat in range(table.seats)]
    monster_names, event_names = table.cave.monster_names, table.cave.event_names
    written["monster_deck"] = [monster_names[m] for m in table.monster_deck[table.monsters_drawn :]]
    written["event_deck"] = [event_names[e] for e in table.event_deck[table.events_drawn :]]
    left = table.artifact_deck[table.artifacts_drawn :]
    written["artifact_deck"] = [ARTIFACTS[card] for card in left]
    written["offers"] = [artifacts(cards) for cards in table.laid]
    return written


def hero_document(table: Table, seat: int) -> dict[str, Any]:
    row: dict[str, Any] = {**hero(table, seat)}
    row["artifacts"] = artifacts(table.hands[seat])
    row["first_artifacts"] = artifacts(table.first_artifacts[seat])
    return row


# -- reading ------------------------------------------------------------------------------------


def restore(table: Table, written: Mapping[str, Any]) -> None:
    """Set every field as a complete document says."""
    document = Document(written)
    clear_table(table)
    Reader(table, document, by_hand=False).read()
    read_turn(table, document.table("turn"))
    event = document.word("event", "", ("", *table.cave.event_names))
    table.event = table.cave.event_names.index(event) if event else NOTHING
    read_fight(table, document)
    read_combat(table, document)
    read_rolls(table, document)
    offers = document.names_per_seat("offers", table.seats, CARD_NUMBERS)
    table.laid = [tuple(sorted(cards)) for cards in offers]
    document.finish()


def place(table: Table, written: Mapping[str, Any]) -> None:
    """Set the table up as a document written by hand says, and push its entry point."""
    document = Document(written)
    clear_table(table)
    at = POINTS.index(document.word("at", "turn", POINTS))
    if at == AT_START:
        for key in document.values:
            if key in KNOWN_KEYS and key not in AT_START_KEYS:
                raise document.error(key, f"not taken at start, only {', '.join(AT_START_KEYS)}")
    reader = Reader(table, document, by_hand=True)
    reader.read()
    document.finish()
    reader.check_whole()
    enter(table, at)


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
    """Reads the keys that documents by hand and stored ones share.

    ``by_hand``: with the checks and defaults of section 12; a stored document is complete
    and was checked by play itself.
    """

    def __init__(self, table: Table, document: Document, by_hand: bool) -> None:
        self.table = table
        self.document = document
        self.by_hand = by_hand
        self.hand_zones: list[tuple[str, list[int]]] = []
        self.trophy_zones: list[tuple[str, list[int]]] = []
        self.monster_numbers = {name: i for i, name in enumerate(table.cave.monster_names)}
        self.event_numbers = {name: i for i, name in enumerate(table.cave.event_names)}

    def read(self) -> None:
        table, document = self.table, self.document
        table.at = POINTS.index(document.word("at", "turn", POINTS))
        self.read_side()
        table.start = document.seat("start", 0, table.seats)
        table.active = document.seat("active", table.start, table.seats)
        table.round = document.number("round", 1, 1, table.last_round() or None)
        self.read_heroes()
        self.read_board()
        self.read_gone()
        self.read_alpha()
        self.read_decks()

    # -- the table --------------------------------------------------------------------------

    def read_side(self) -> None:
        table, document = self.table, self.document
        if not self.by_hand:
            side = document.word("side", "", ("", *SIDES))
            if side:
                blacken(table, SIDES.index(side))
            return
        if table.at == AT_SIDE and table.seats != 2:
            raise document.error("at", "side is chosen with two seats only")
        if table.seats == 2 and table.at not in (AT_START, AT_SIDE):
            blacken(table, SIDES.index(document.word("side", SIDES[0], SIDES)))
        elif document.word("side", "", ("", *SIDES)):
            two = table.seats == 2
            raise document.error("side", "not yet chosen at side" if two else "two seats only")

    def read_board(self) -> None:
        table, document = self.table, self.document
        zones: list[tuple[str, list[int]]] = []
        for name, token in document.table("tokens").values.items():
            key = f"tokens.{name}"
            field = self.cave_field(key, name)
            table.tokens[field] = number_of(key, token, TOKEN_NUMBERS)
            if table.tokens[field] == MUSHROOM or table.tokens[field] >= FIRST_HONOUR:
                raise document.error(key, f"{token} does not stay on a field")
            zones.append((key, [table.tokens[field]]))
        mushrooms = document.table("mushrooms")
        for name in mushrooms.values:
            field = self.ground(f"mushrooms.{name}", name)
            table.mushrooms[field] = mushrooms.number(name, 0, 1)
            zones.append((f"mushrooms.{name}", [MUSHROOM] * table.mushrooms[field]))
        self.read_traps()
        self.read_niches()
        if document.has("bag"):
            table.bag = sorted(document.names("bag", TOKEN_NUMBERS))
            zones.append(("bag", table.bag))
        if not self.by_hand:
            return  # an empty bag may have laid a torch too many (URT-4.3)
        left = check_copies(zones, table.cave.bag, TOKENS)
        if not document.has("bag"):
            table.bag = listed(left)

    def field_in_play(self, key: str, name: object) -> int:
        field = number_of(key, name, FIELD_NUMBERS)
        if self.by_hand and not self.table.board.in_play[field]:
            raise self.document.error(key, f"{name} is blackened")
        return field

    def cave_field(self, key: str, name: object) -> int:
        field = self.field_in_play(key, name)
        if self.table.cave.kinds[field] != CAVE_FIELD:
            raise self.document.error(key, f"{name} never takes a token from the bag")
        return field

    def ground(self, key: str, name: object) -> int:
        """URT-4.5 Read a field where mushrooms may grow."""
        table = self.table
        field = self.field_in_play(key, name)
        if field not in table.grounds():
            raise self.document.error(key, f"{name} never takes a token from the bag")
        if field == URTO_FIELD and ARRIVED in table.status:
            raise self.document.error(key, "somebody has arrived", "heroes")
        return field

    def read_traps(self) -> None:
        table, document = self.table, self.document
        traps = document.table("traps")
        for name in traps.values:
            field = self.field_in_play(f"traps.{name}", name)
            if field in (START_FIELD, URTO_FIELD):
                raise document.error(f"traps.{name}", "no trap lies there")
            table.traps[field] = traps.seat(name, 0, table.seats)
        if table.traps_left() < 0:
            raise document.error("traps", f"there are {table.cave.trap_supply}")

    def read_niches(self) -> None:
        table, document = self.table, self.document
        table.niches = table.board.niches
        if not document.has("niches"):
            document.take("niches")
            return
        niches = [self.field_in_play("niches", name) for name in document.entries("niches")]
        for niche in niches:
            if table.cave.kinds[niche] != NICHE:
                raise document.error("niches", f"{FIELDS[niche]} is no niche")
        if len(set(niches)) < len(niches):
            raise document.error("niches", "a niche is named twice")
        table.niches = tuple(sorted(niches))

    def read_gone(self) -> None:
        table, document = self.table, self.document
        gone = document.names("gone", DIVINE_CARDS)
        if not document.has("gone") and self.by_hand:
            if table.side != NOTHING:
                gone.append(unchosen(table.side))
            held = any(SCYTHE in hand for hand in table.hands)
            if ARRIVED in table.status and not held:
                gone.append(SCYTHE)
        table.gone = tuple(sorted(gone))

    def read_alpha(self) -> None:
        table, document = self.table, self.document
        most = table.cave.alpha_total
        won = sum(trophies.count(ALPHA) for trophies in table.trophies)
        if self.by_hand:
            keys = [key for key, trophies in self.trophy_zones if ALPHA in trophies]
            if won > most:
                raise document.error(keys[-1], f"there are {most} Alpha cards", *keys[:-1])
            table.alpha_cards = document.number("alpha_cards", most - won, 0, most)
            if table.alpha_cards + won > most:
                problem = f"with {won} among the trophies at most {most - won}"
                raise document.error("alpha_cards", problem, *keys)
        else:
            table.alpha_cards = document.number("alpha_cards", 0)

    # -- decks ------------------------------------------------------------------------------

    def read_decks(self) -> None:
        table, document = self.table, self.document
        rest = document.word("deck_rest", "under", ("under", "box"))
        cave = table.cave
        ordinary = {name: i for name, i in self.monster_numbers.items() if i != ALPHA}
        won = [(key, [m for m in row if m != ALPHA]) for key, row in self.trophy_zones]
        counts = ordinary_monsters(table)
        deck, table.monster_discard = self.read_deck(
            "monster", ordinary, won, counts, cave.monster_names, rest
        )
        table.monster_deck = deck
        table.event_deck, table.event_discard = self.read_deck(
            "event", self.event_numbers, [], cave.event_copies, cave.event_names, rest
        )
        held = [*self.hand_zones, ("gone", list(table.gone))]
        table.artifact_deck, table.artifact_discard = self.read_deck(
            "artifact", ORDINARY_CARDS, held, cave.artifact_copies, ARTIFACTS, rest
        )

    def read_deck(
        self,
        kind: str,
        numbers: Mapping[str, int],
        zones: list[tuple[str, list[int]]],
        printed: list[int],
        names: tuple[str, ...],
        rest: str,
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return deck and discards; unmentioned cards lie shuffled under what is given."""
        table, document = self.table, self.document
        deck_key, discard_key = f"{kind}_deck", f"{kind}_discard"
        discard = document.names(discard_key, numbers)
        top = document.names(deck_key, numbers)
        left = check_copies([*zones, (discard_key, discard), (deck_key, top)], printed, names)
        if document.has(deck_key) and rest == "box":
            return tuple(top), tuple(discard)
        below = listed(left[:FIRST_DIVINE] if kind == "artifact" else left)
        table.rng.shuffle(below)
        return (*top, *below), tuple(discard)

    # -- heroes -----------------------------------------------------------------------------

    def read_heroes(self) -> None:
        table, document = self.table, self.document
        if document.has("heroes"):
            rows = document.tables("heroes")
        else:
            document.take("heroes")
            rows = [Document({}, f"heroes.{seat}.") for seat in range(table.seats)]
        if len(rows) != table.seats:
            problem = f"one entry for each of {table.seats} seats, not {len(rows)}"
            raise document.error("heroes", problem)
        if self.by_hand and table.at == AT_START:
            return
        for seat, row in enumerate(rows):
            self.read_hero(seat, row)
        if self.by_hand:
            self.check_heroes(rows)

    def read_hero(self, seat: int, row: Document) -> None:
        table = self.table
        self.read_identity(seat, row)
        table.status[seat] = STATES.index(row.word("state", STATES[0], STATES))
        self.read_field(seat, row)
        self.read_cards(seat, row)
        table.hexed[seat] = row.flag("hexed", False)
        self.read_bars(seat, row)
        trophies = row.names("trophies", self.monster_numbers)
        table.trophies[seat] = tuple(sorted(trophies))
        self.trophy_zones.append((f"{row.path}trophies", trophies))
        table.attack[seat] = row.number("attack", 0, 0, table.cave.attack_supply)
        table.defense[seat] = row.number("defense", 0, 0, table.cave.defense_supply)
        table.has_d8[seat] = row.flag("d8", False)
        table.rested[seat] = row.flag("rested", False)
        table.skips[seat] = row.flag("skip", False)
        table.kills[seat] = row.number("kills", 0)
        fails = row.table("fails")
        table.tellur_fails[seat] = fails.number("tellur", 0)
        table.pheme_fails[seat] = fails.number("pheme", 0)
        fails.finish()
        last = row.word("last_token", "", ("", *TOKENS))
        table.last_token[seat] = TOKEN_NUMBERS[last] if last else NOTHING
        for achievement in row.names("achievements", ACHIEVEMENT_NUMBERS):
            table.achievements[seat] |= 1 << achievement
        row.finish()

    def read_identity(self, seat: int, row: Document) -> None:
        table = self.table
        simple = table.settings["mode"] == "simplified"
        if self.by_hand:
            if simple and row.has("hero"):
                raise row.error("hero", "not given in simplified mode")
            name = row.word("hero", HEROES[seat], HEROES)
        else:
            name = row.word("hero", "", ("", *HEROES))
        table.heroes[seat] = HEROES.index(name) if name else NOTHING
        if name and not simple:
            table.nature[seat] = table.heroes[seat]

    def read_field(self, seat: int, row: Document) -> None:
        table = self.table
        arrived = table.status[seat] == ARRIVED
        name = row.take("field", FIELDS[URTO_FIELD if arrived else START_FIELD])
        field = self.field_in_play(f"{row.path}field", name)
        if self.by_hand and (field == URTO_FIELD) != arrived:
            raise row.error("field", "urto exactly for the arrived")
        table.fields[seat] = field

    def read_cards(self, seat: int, row: Document) -> None:
        table, cave = self.table, self.table.cave
        hand = row.names("artifacts", CARD_NUMBERS)
        table.hands[seat] = tuple(sorted(hand))
        self.hand_zones.append((f"{row.path}artifacts", hand))
        first = row.names("first_artifacts", CARD_NUMBERS)
        if not row.has("first_artifacts"):
            first = hand[:2]
        table.first_artifacts[seat] = tuple(sorted(first))
        always = sorted(card for card in hand if cave.open_when_gained[card])
        shown = sorted(row.names("revealed", CARD_NUMBERS)) if row.has("revealed") else always
        row.take("revealed")
        table.shown[seat] = tuple(shown)
        if self.by_hand:
            self.check_cards(seat, row, always)

    def check_cards(self, seat: int, row: Document, always: list[int]) -> None:
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
        table.honour[seat] = row.number("honour", 0)
        if not self.by_hand:
            table.health[seat] = row.number("health", 0)
            table.mana[seat] = row.number("mana", 0)
            return
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


# -- what only stored documents hold ------------------------------------------------------------


def read_turn(table: Table, row: Document) -> None:
    table.pvp_used = row.flag("pvp_used", False)
    table.sprinted = row.flag("sprinted", False)
    table.monster_met = row.flag("monster_met", False)
    table.free_sprint = row.flag("free_sprint", False)
    table.shortcuts = tuple(sorted(row.names("shortcuts", FIELD_NUMBERS)))
    came_from = row.word("came_from", "", ("", *FIELDS))
    table.came_from = FIELD_NUMBERS[came_from] if came_from else NOTHING
    row.finish()


def read_fight(table: Table, document: Document) -> None:
    if document.has("fight"):
        row = document.table("fight")
        table.foe = table.cave.monster_names.index(row.take("foe"))
        table.foe_life = row.number("life", 0)
        row.finish()


def read_combat(table: Table, document: Document) -> None:
    for row in document.tables("combat"):
        seat = row.seat("seat", 0, table.seats)
        weapon = row.word("weapon", "", ("", *ARTIFACTS))
        table.weapon[seat] = CARD_NUMBERS[weapon] if weapon else NOTHING
        table.combat[seat] = row.number("bonus", 0)
        table.die[seat] = row.number("die", 0)
        table.free_rerolls[seat] = row.number("free_rerolls", 0)
        row.finish()


def read_rolls(table: Table, document: Document) -> None:
    faces = table.cave.face_names
    rolls: list[int] = []
    for row in document.tables("rolls"):
        die = DICE.index(row.take("die"))
        result = str(row.take("result"))
        value = faces.index(result) if die < D6 else int(result)
        rolls += [row.seat("seat", 0, table.seats), die, value]
        row.finish()
    table.rolls = tuple(rolls)
