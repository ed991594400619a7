"""The shape of the content files, and how the rules' cards and boards are made from them."""

# plain: it reads files through libraries
from __future__ import annotations

from math import atan2, degrees
from typing import Annotated, Literal

from msgspec import Meta, field

from serao.games.caretos.actions import (
    BONUSES,
    COLOURS,
    FINALS,
    MONSTERS,
    NIGHTS,
    SPACES,
    SYMBOLS,
    ColourName,
)
from serao.games.caretos.board import KINDS, OFF, Board, Kind
from serao.games.caretos.cards import (
    CARETO_MOVE,
    FINAL_GOALS,
    GATHER,
    GOALS,
    MOVE,
    NIGHT_KINDS,
    OPS,
    PLAIN,
    Cards,
    FinalGoal,
    Goal,
    Op,
    Part,
    Sky,
)
from serao.games.caretos.crowds import MOST
from serao.kernel.checks import Checker, Count, Mark, Shape, Some
from serao.kernel.content import Library
from serao.kernel.state import NOTHING
from serao.pieces.paths import steps_from

SIDES = ("board-2p.toml", "board-4p.toml")
CARD_FILE, MONSTER_FILE, SETUP_FILE = "cards.toml", "monsters.toml", "setup.toml"
FILES = (*SIDES, CARD_FILE, MONSTER_FILE, SETUP_FILE)
SEATS = (2, 3, 4)

Coordinate = Annotated[int, Meta(ge=0, le=1000)]
Place = Literal["village", "chapel", "granary", "dolmen", "forest", "well", "waterfall"]


class Space(Shape):
    index: Count
    id: str
    kind: Kind
    x: Coordinate
    y: Coordinate
    cw: Annotated[list[str], Meta(min_length=1)]
    name: str = ""
    start: Literal["", "sun", "horn", "hand", "eye"] = ""
    villagers: bool = False
    careto: Literal[-1, 0, 1] = -1


class BoardFile(Shape):
    id: str
    players: list[int]
    canvas: tuple[Literal[1000], Literal[1000]]
    spaces: Some
    paths: Some
    villager_places: Some
    start_symbols: tuple[Literal["sun"], Literal["horn"], Literal["hand"], Literal["eye"]]
    path: list[tuple[str, str]]
    space: list[Space]


class NightCard(Shape):
    index: Count
    id: str
    mark: Literal[2, 3, 4]
    kind: Sky
    rune: str
    symbols: list[Annotated[str, Meta(pattern=r"^(gather|careto:[1-9])(?!\n)$")]]


class BonusCard(Shape):
    index: Count
    id: str
    goal: Goal
    vp: Count
    vp_source: Mark = "I"
    colour: ColourName | None = None
    kind: Place | None = None


class FinalCard(Shape):
    index: Count
    id: str
    goal: FinalGoal
    per: Some
    vp: Count
    colour: ColourName | None = None


class CardFile(Shape):
    runes: list[str]
    night: list[NightCard]
    bonus: list[BonusCard]
    final_bonus: list[FinalCard]


class AbilityPart(Shape):
    op: Op
    n: Count = 0
    jump: list[Place] = field(default_factory=list)
    ghost: bool = False
    cauldron_on_pass: bool = False
    after_scare: Count = 0
    which: Literal["any", "other"] = "any"
    villagers: Count = 0


class Ability(Shape):
    steps: Annotated[list[AbilityPart], Meta(min_length=1)]


class Monster(Shape):
    index: Count
    id: str
    return_kinds: list[Place]
    comet: Ability
    storm: Ability
    moon: Ability
    name: str = ""
    return_kinds_source: Mark = "I"


class MonsterFile(Shape):
    monster: list[Monster]


class Players(Shape):
    board: Literal["board-2p.toml", "board-4p.toml"]
    villager_places: Some
    villagers_returned_per_colour: Count
    night_cards: Some
    campfires_placed: Some
    turns_each: Some


class SetupFile(Shape):
    colours: tuple[
        Literal["red"], Literal["blue"], Literal["white"], Literal["green"], Literal["yellow"]
    ]
    villagers_per_colour: Annotated[int, Meta(ge=1, le=MOST)]
    campfires: Some
    hand_size: Some
    bonus_row: Count
    max_open_bonus: Count
    cost_bonus: Some
    cost_extra_move: Some
    cost_second_activation: Some
    cost_rescue: Some
    players: dict[Literal["2", "3", "4"], Players]


def cards_of(library: Library) -> Cards:
    """Return the content of a library, refusing files that do not fit together."""
    cards = Cards()
    fill_cards(cards, Checker(library, CARD_FILE))
    jumps = fill_monsters(cards, Checker(library, MONSTER_FILE))
    monsters = library.load(MONSTER_FILE, MonsterFile).monster
    boards = {side: board_of(Checker(library, side)) for side in SIDES}
    for board in boards.values():
        board.reach = [reach_of(board, jump) for jump in jumps]
        board.returns = [spaces_of(board, monster.return_kinds) for monster in monsters]
    fill_setup(cards, Checker(library, SETUP_FILE), boards)
    return cards


# -- cards ----------------------------------------------------------------------------------


def fill_cards(cards: Cards, check: Checker) -> None:
    file = check.load(CardFile)
    check.entries("night", file.night, NIGHTS)
    check.entries("bonus", file.bonus, BONUSES)
    check.entries("final_bonus", file.final_bonus, FINALS)
    fill_nights(cards, check, file)
    for bonus in file.bonus:
        check_bonus(check, bonus)
    cards.goal = [GOALS.index(bonus.goal) for bonus in file.bonus]
    cards.goal_of = [argument_of(bonus) for bonus in file.bonus]
    cards.bonus_points = [bonus.vp for bonus in file.bonus]
    for final in file.final_bonus:
        check_final(check, final)
    cards.final_goal = [FINAL_GOALS.index(final.goal) for final in file.final_bonus]
    cards.final_colour = [
        NOTHING if final.colour is None else COLOURS.index(final.colour)
        for final in file.final_bonus
    ]
    cards.final_per = [final.per for final in file.final_bonus]
    cards.final_points = [final.vp for final in file.final_bonus]


def fill_nights(cards: Cards, check: Checker, file: CardFile) -> None:
    runes = ["", *file.runes]
    for card in file.night:
        problem = f'night "{card.id}" rune: {card.rune!r} is none of {", ".join(file.runes)}'
        check.refuse_if(card.rune not in runes, problem)
    cards.runes = tuple(file.runes)
    cards.night = [NIGHT_KINDS.index(card.kind) for card in file.night]
    cards.rune = [file.runes.index(card.rune) if card.rune else NOTHING for card in file.night]
    cards.symbols = [tuple(map(symbol_of, card.symbols)) for card in file.night]
    cards.mark = [card.mark for card in file.night]


def symbol_of(name: str) -> int:
    return GATHER if name == "gather" else int(name.partition(":")[2])


def check_bonus(check: Checker, bonus: BonusCard) -> None:
    where = f'bonus "{bonus.id}": goal {bonus.goal}'
    with_kind = bonus.goal in ("at_kind", "adjacent_kind")
    check_field(check, where, "colour", bonus.colour, bonus.goal == "colour")
    check_field(check, where, "kind", bonus.kind, with_kind)


def check_final(check: Checker, final: FinalCard) -> None:
    where = f'final_bonus "{final.id}":'
    of_colour = final.goal == "each_of_colour"
    check_field(check, f"{where} goal {final.goal}", "colour", final.colour, of_colour)
    of_all = final.goal == "set_all_colours"
    problem = f"{where} per is {len(COLOURS)}, one of each colour"
    check.refuse_if(of_all and final.per != len(COLOURS), problem)


def check_field(check: Checker, where: str, name: str, value: str | None, wanted: bool) -> None:
    problem = f"{where} {'needs a' if wanted else 'takes no'} {name}"
    check.refuse_if((value is not None) != wanted, problem)


def argument_of(bonus: BonusCard) -> int:
    if bonus.colour is not None:
        return COLOURS.index(bonus.colour)
    return NOTHING if bonus.kind is None else KINDS.index(bonus.kind)


# -- Monsters -------------------------------------------------------------------------------


def fill_monsters(cards: Cards, check: Checker) -> list[tuple[Place, ...]]:
    """Fill in the abilities; return the jump list of every movement, the plain one first."""
    monsters = check.load(MonsterFile).monster
    check.entries("monster", monsters, MONSTERS)
    jumps: list[tuple[Place, ...]] = [()]
    cards.ghost = [False]
    cards.sends = [False]
    cards.after_scare = [0]
    cards.abilities = []
    cards.own_movement = []
    for monster in monsters:
        for night in NIGHT_KINDS:
            where = f'monster "{monster.id}" {night}'
            ability: Ability = getattr(monster, night)
            parts: list[Part] = []
            for i, row in enumerate(ability.steps):
                check_part(check, f"{where} step {i + 1}:", row, parts)
                add_part(parts, row, movement_of(cards, jumps, row))
            cards.abilities.append(tuple(parts))
            own = [part.movement for part in parts if part.op == MOVE]
            check.refuse_if(len(own) > 1, f"{where}: a Monster has one movement in an ability")
            cards.own_movement.append(own[0] if own else PLAIN)
    return jumps


def check_part(check: Checker, where: str, row: AbilityPart, before: list[Part]) -> None:
    """Refuse numbers that are missing, and fields that the op or its place does not take."""
    op = f"{where} op {row.op}"
    counted = row.op in ("move", "careto", "other_monster", "walk", "group_careto")
    check.refuse_if(counted != (row.n > 0), f"{op} {'needs an' if counted else 'takes no'} n")
    led = row.villagers > 0
    check.refuse_if(
        (row.op == "walk") != led, f"{where} villagers goes with op walk, and only with it"
    )
    special = bool(row.jump or row.ghost or row.cauldron_on_pass or row.after_scare)
    problem = f"{op} takes no jump, ghost or scare of its own"
    check.refuse_if(special and row.op != "move", problem)
    solid = row.cauldron_on_pass and not row.ghost
    check.refuse_if(solid, f"{where} cauldron_on_pass goes with ghost")
    other = row.which == "other"
    check.refuse_if(other and row.op != "careto", f"{op} takes no which")
    alone = not before or before[-1].op != CARETO_MOVE or before[-1].then > 0
    check.refuse_if(other and alone, f"{where} the other Careto follows a step with any Careto")


def movement_of(cards: Cards, jumps: list[tuple[Place, ...]], row: AbilityPart) -> int:
    if row.op != "move" or not (row.jump or row.ghost or row.after_scare):
        return PLAIN
    jumps.append(tuple(row.jump))
    cards.ghost.append(row.ghost)
    cards.sends.append(row.cauldron_on_pass)
    cards.after_scare.append(row.after_scare)
    return len(jumps) - 1


def add_part(parts: list[Part], row: AbilityPart, movement: int) -> None:
    """Add a part; "the other Careto" belongs to the part before it (CAR-12.24)."""
    if row.which == "any":
        parts.append(Part(OPS.index(row.op), row.n, movement, row.villagers))
    else:
        parts[-1] = Part(CARETO_MOVE, parts[-1].n, PLAIN, row.n)


# -- boards ---------------------------------------------------------------------------------


def board_of(check: Checker) -> Board:
    """Return one side of the board, whose spaces are known to fit together."""
    file = check.load(BoardFile)
    check_spaces(check, file)
    number = {name: space for space, name in enumerate(SPACES)}
    rows = sorted(file.space, key=lambda row: row.index)
    board = Board()
    board.by_index = tuple(number[row.id] for row in rows)
    board.spaces = tuple(sorted(board.by_index))
    board.kind = [OFF] * len(SPACES)
    board.x = [0] * len(SPACES)
    board.y = [0] * len(SPACES)
    board.ring = [()] * len(SPACES)
    for space, row in zip(board.by_index, rows, strict=True):
        board.kind[space] = KINDS.index(row.kind)
        board.x[space], board.y[space] = row.x, row.y
        board.ring[space] = tuple(number[name] for name in row.cw)
    board.near = [tuple(sorted(ring)) for ring in board.ring]
    board.distance = [distances(board, space) for space in range(len(SPACES))]
    board.next_to_kind = [
        tuple(any(board.kind[n] == kind for n in near) for kind in range(len(KINDS)))
        for near in board.near
    ]
    mark_spaces(check, board, rows)
    check_marks(check, file)
    return board


def mark_spaces(check: Checker, board: Board, rows: list[Space]) -> None:
    """Say which spaces of ``board`` have a start symbol, Villagers or a Careto."""
    spaces = list(zip(board.by_index, rows, strict=True))
    board.starts = []
    for symbol in SYMBOLS:
        found = [space for space, row in spaces if row.start == symbol]
        check_marked(check, f"start {symbol}", found, 2)
        board.starts.append((found[0], found[1]))
    board.start_spaces = tuple(sorted(space for pair in board.starts for space in pair))
    board.villager_places = tuple(space for space, row in spaces if row.villagers)
    caretos = [[space for space, row in spaces if row.careto == careto] for careto in (0, 1)]
    for careto, found in enumerate(caretos):
        check_marked(check, f"careto {careto}", found, 1)
    board.caretos = (caretos[0][0], caretos[1][0])


def check_marked(check: Checker, what: str, found: list[int], wanted: int) -> None:
    problem = f"spaces marked {what} are {wanted}, not {len(found)}"
    check.refuse_if(len(found) != wanted, problem)


def check_spaces(check: Checker, file: BoardFile) -> None:
    """Refuse spaces and paths that do not make one board."""
    names = [row.id for row in file.space]
    for name in names:
        check.refuse_if(name not in SPACES, f'space "{name}" is none of {", ".join(SPACES)}')
    check.unique("space", names)
    indices = sorted(row.index for row in file.space)
    problem = f"space index runs from 0 to {len(names) - 1}, once each"
    check.refuse_if(indices != list(range(len(names))), problem)
    check.same("spaces", file.spaces, len(names))
    check.same("paths", file.paths, len(file.path))
    paths = {frozenset(path) for path in file.path}
    idle = len(paths) < len(file.path) or any(len(path) < 2 for path in paths)
    check.refuse_if(idle, "path joins two spaces, and no two spaces are joined twice")
    for path in file.path:
        check.known(f"path {path[0]}-{path[1]}", "space", path, names)
    check_rings(check, file, paths)
    near = {row.id: row.cw for row in file.space}
    reached = steps_from(names[0], near.__getitem__)
    for name in names:
        problem = f'space "{name}" cannot be reached from {names[0]}'
        check.refuse_if(name not in reached, problem)


def check_rings(check: Checker, file: BoardFile, paths: set[frozenset[str]]) -> None:
    """CAR-1.6 Refuse a ``cw`` that is not the neighbours by bearing."""
    rows = {row.id: row for row in file.space}
    for row in file.space:
        near = [name for name in rows if frozenset((row.id, name)) in paths]
        near.sort(key=lambda name, here=row: bearing(here, rows[name]))  # type: ignore[misc]
        problem = f'space "{row.id}" cw is {near} by paths and bearing'
        check.refuse_if(row.cw != near, problem)


def bearing(here: Space, there: Space) -> float:
    """CAR-1.6 Return the direction in degrees, 0 = straight up, 90 = right."""
    return degrees(atan2(there.x - here.x, here.y - there.y)) % 360


def check_marks(check: Checker, file: BoardFile) -> None:
    for row in file.space:
        marks = bool(row.start) + row.villagers + (row.careto >= 0)
        check.refuse_if(marks > 1, f'space "{row.id}": one of start, villagers, careto')
    found = sum(row.villagers for row in file.space)
    check.same("villager_places", file.villager_places, found)


def distances(board: Board, start: int) -> tuple[int, ...]:
    """Return the steps from ``start`` to every space; 0 to those that this side does not have."""
    steps = steps_from(start, board.near.__getitem__)
    return tuple(steps.get(space, 0) for space in range(len(SPACES)))


def spaces_of(board: Board, kinds: list[Place] | list[str]) -> tuple[int, ...]:
    return tuple(space for space in board.spaces if KINDS[board.kind[space]] in kinds)


def reach_of(board: Board, jump: tuple[Place, ...]) -> list[tuple[int, ...]]:
    """CAR-7.4 Return for each space where a step or a jump can lead."""
    ends = spaces_of(board, list(jump))
    return [
        tuple(sorted({*near, *ends} - {space})) if space in ends else near
        for space, near in enumerate(board.near)
    ]


# -- set-up ---------------------------------------------------------------------------------


def fill_setup(cards: Cards, check: Checker, boards: dict[str, Board]) -> None:
    file = check.load(SetupFile)
    cards.campfires = file.campfires
    cards.hand_size = file.hand_size
    cards.row_size = file.bonus_row
    cards.most_open = file.max_open_bonus
    cards.cost_bonus = file.cost_bonus
    cards.cost_move = file.cost_extra_move
    cards.cost_activation = file.cost_second_activation
    cards.cost_rescue = file.cost_rescue
    check.refuse_if(cards.row_size > len(BONUSES), f"bonus_row is at most {len(BONUSES)}")
    unused = Board()
    cards.boards = [unused, unused]
    cards.villagers_per_colour = [0, 0]
    cards.villagers_per_place = [0, 0]
    for seats in SEATS:
        check.refuse_if(str(seats) not in file.players, f"players {seats} is missing")
        row = file.players[str(seats)]  # type: ignore[index]
        cards.boards.append(boards[row.board])
        add_villagers(cards, check, file, seats, row)
        check_nights(cards, check, seats, row)


def add_villagers(cards: Cards, check: Checker, file: SetupFile, seats: int, row: Players) -> None:
    """Add how many Villagers such a number of players has, in all and in one place."""
    where = f"players {seats}:"
    side = check.library.load(row.board, BoardFile)
    places = side.villager_places
    problem = f"{where} board {row.board} is for {side.players} players"
    check.refuse_if(seats not in side.players, problem)
    check.same(f"{where} villager_places", row.villager_places, places, f" on {row.board}")
    unlike = row.campfires_placed != places or places > file.campfires
    check.refuse_if(unlike, f"{where} campfires_placed is one for each of the villager_places")
    per_colour = file.villagers_per_colour - row.villagers_returned_per_colour
    check.refuse_if(per_colour < 1, f"{where} villagers_returned_per_colour leaves nobody")
    per_place, rest = divmod(per_colour * len(COLOURS), places)
    problem = f"{where} the Villagers make equal groups on the villager_places"
    check.refuse_if(bool(rest) or per_place < 2, problem)
    cards.villagers_per_colour.append(per_colour)
    cards.villagers_per_place.append(per_place)


def check_nights(cards: Cards, check: Checker, seats: int, row: Players) -> None:
    """Refuse numbers of Night Cards and turns that do not follow from the cards."""
    where = f"players {seats}:"
    found = len(cards.nights_for(seats))
    problem = f"{where} night_cards is {row.night_cards}, {CARD_FILE} has {found}"
    check.refuse_if(row.night_cards != found, problem)
    turns, rest = divmod(found - cards.hand_size * seats, seats)
    problem = f"{where} turns_each is one for each draw of a player, and one more"
    check.refuse_if(bool(rest) or turns < 1 or row.turns_each != turns + 1, problem)
