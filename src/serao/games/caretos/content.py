"""The shape of the content files, and how the rules' cards and boards are made from them."""

# plain: it reads files through libraries
from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees
from typing import Annotated, Literal

from msgspec import Meta, Struct

from serao.games.caretos.actions import BONUSES, COLOURS, FINALS, MONSTERS, NIGHTS, SPACES, SYMBOLS
from serao.games.caretos.board import KINDS, OFF, Board
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
    Part,
)
from serao.games.caretos.crowds import MOST
from serao.kernel.content import Library
from serao.kernel.errors import ContentError
from serao.kernel.state import NOTHING

SIDES = ("board-2p.toml", "board-4p.toml")
FILES = (*SIDES, "cards.toml", "monsters.toml", "setup.toml")
SEATS = (2, 3, 4)

Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
Mark = Annotated[str, Meta(pattern=r"^[RWDI]( CAR-R\d+)?(?!\n)$")]
Night = Literal["comet", "storm", "moon"]
Kind = Literal["circle", "village", "chapel", "granary", "dolmen", "forest", "well", "waterfall"]
Place = Literal["village", "chapel", "granary", "dolmen", "forest", "well", "waterfall"]
Colour = Literal["red", "blue", "white", "green", "yellow"]


class Space(Struct, forbid_unknown_fields=True):
    index: Count
    id: str
    kind: Kind
    x: Annotated[int, Meta(ge=0, le=1000)]
    y: Annotated[int, Meta(ge=0, le=1000)]
    cw: Annotated[list[str], Meta(min_length=1)]
    name: str = ""
    start: Literal["", "sun", "horn", "hand", "eye"] = ""
    villagers: bool = False
    careto: Literal[-1, 0, 1] = -1


class BoardFile(Struct, forbid_unknown_fields=True):
    id: str
    players: list[int]
    canvas: tuple[Literal[1000], Literal[1000]]
    spaces: Some
    paths: Some
    villager_places: Some
    start_symbols: tuple[Literal["sun"], Literal["horn"], Literal["hand"], Literal["eye"]]
    path: list[tuple[str, str]]
    space: list[Space]


class NightCard(Struct, forbid_unknown_fields=True):
    index: Count
    id: str
    mark: Literal[2, 3, 4]
    kind: Night
    rune: str
    symbols: list[Annotated[str, Meta(pattern=r"^(gather|careto:[1-9])(?!\n)$")]]


class BonusCard(Struct, forbid_unknown_fields=True):
    index: Count
    id: str
    goal: Literal["colour", "at_kind", "adjacent_kind", "adjacent_careto", "adjacent_monster"]
    vp: Count
    vp_source: Mark = "I"
    colour: Colour | None = None
    kind: Place | None = None


class FinalCard(Struct, forbid_unknown_fields=True):
    index: Count
    id: str
    goal: Literal["set_all_colours", "set_same_colour", "each_of_colour"]
    per: Some
    vp: Count
    colour: Colour | None = None


class CardFile(Struct, forbid_unknown_fields=True):
    runes: list[str]
    night: list[NightCard]
    bonus: list[BonusCard]
    final_bonus: list[FinalCard]


class AbilityPart(Struct, forbid_unknown_fields=True):
    op: Literal[
        "move",
        "careto",
        "swap",
        "relocate",
        "other_monster",
        "remote_scare",
        "walk",
        "place",
        "group_careto",
    ]
    n: Count = 0
    jump: list[Place] = []
    ghost: bool = False
    cauldron_on_pass: bool = False
    after_scare: Count = 0
    which: Literal["any", "other"] = "any"
    villagers: Count = 0


class Ability(Struct, forbid_unknown_fields=True):
    steps: Annotated[list[AbilityPart], Meta(min_length=1)]


class Monster(Struct, forbid_unknown_fields=True):
    index: Count
    id: str
    return_kinds: list[Place]
    comet: Ability
    storm: Ability
    moon: Ability
    name: str = ""
    return_kinds_source: Mark = "I"


class MonsterFile(Struct, forbid_unknown_fields=True):
    monster: list[Monster]


class Players(Struct, forbid_unknown_fields=True):
    board: Literal["board-2p.toml", "board-4p.toml"]
    villager_places: Some
    villagers_returned_per_colour: Count
    night_cards: Some
    campfires_placed: Some
    turns_each: Some


class SetupFile(Struct, forbid_unknown_fields=True):
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
    fill_cards(cards, library)
    monsters = library.load("monsters.toml", MonsterFile).monster
    same_entries(library, "monsters.toml", "monster", monsters, MONSTERS)
    jumps = fill_monsters(cards, library, monsters)
    files = {side: library.load(side, BoardFile) for side in SIDES}
    boards = {side: board_of(library, side, file) for side, file in files.items()}
    for board in boards.values():
        board.reach = [reach_of(board, jump) for jump in jumps]
        board.returns = [spaces_of(board, monster.return_kinds) for monster in monsters]
    fill_setup(cards, library, boards, files)
    return cards


# -- cards ----------------------------------------------------------------------------------


def fill_cards(cards: Cards, library: Library) -> None:
    file = library.load("cards.toml", CardFile)
    same_entries(library, "cards.toml", "night", file.night, NIGHTS)
    same_entries(library, "cards.toml", "bonus", file.bonus, BONUSES)
    same_entries(library, "cards.toml", "final_bonus", file.final_bonus, FINALS)
    fill_nights(cards, library, file)
    for bonus in file.bonus:
        where = f'{library.place_of("cards.toml")}: bonus "{bonus.id}"'
        needs(where, "colour", bonus.colour is not None, bonus.goal == "colour", bonus.goal)
        with_kind = bonus.goal in ("at_kind", "adjacent_kind")
        needs(where, "kind", bonus.kind is not None, with_kind, bonus.goal)
    cards.goal = [GOALS.index(bonus.goal) for bonus in file.bonus]
    cards.goal_of = [argument_of(bonus) for bonus in file.bonus]
    cards.bonus_points = [bonus.vp for bonus in file.bonus]
    for final in file.final_bonus:
        where = f'{library.place_of("cards.toml")}: final_bonus "{final.id}"'
        of_colour = final.goal == "each_of_colour"
        needs(where, "colour", final.colour is not None, of_colour, final.goal)
        if final.goal == "set_all_colours" and final.per != len(COLOURS):
            raise ContentError(f"{where}: per is {len(COLOURS)}, one of each colour")
    cards.final_goal = [FINAL_GOALS.index(final.goal) for final in file.final_bonus]
    cards.final_colour = [
        NOTHING if final.colour is None else COLOURS.index(final.colour)
        for final in file.final_bonus
    ]
    cards.final_per = [final.per for final in file.final_bonus]
    cards.final_points = [final.vp for final in file.final_bonus]


def fill_nights(cards: Cards, library: Library, file: CardFile) -> None:
    for card in file.night:
        if card.rune and card.rune not in file.runes:
            where = f'{library.place_of("cards.toml")}: night "{card.id}" rune'
            raise ContentError(f"{where}: {card.rune!r} is none of {', '.join(file.runes)}")
    cards.runes = tuple(file.runes)
    cards.night = [NIGHT_KINDS.index(card.kind) for card in file.night]
    cards.rune = [file.runes.index(card.rune) if card.rune else NOTHING for card in file.night]
    cards.symbols = [tuple(map(symbol_of, card.symbols)) for card in file.night]
    cards.mark = [card.mark for card in file.night]


def symbol_of(name: str) -> int:
    return GATHER if name == "gather" else int(name.partition(":")[2])


def needs(where: str, field: str, given: bool, wanted: bool, goal: str) -> None:
    if given != wanted:
        raise ContentError(f"{where}: goal {goal} {'needs a' if wanted else 'takes no'} {field}")


def argument_of(bonus: BonusCard) -> int:
    if bonus.colour is not None:
        return COLOURS.index(bonus.colour)
    return NOTHING if bonus.kind is None else KINDS.index(bonus.kind)


# -- Monsters -------------------------------------------------------------------------------


def fill_monsters(
    cards: Cards, library: Library, monsters: list[Monster]
) -> list[tuple[Place, ...]]:
    """Fill in the abilities; return the jump list of every movement, the plain one first."""
    jumps: list[tuple[Place, ...]] = [()]
    cards.ghost = [False]
    cards.sends = [False]
    cards.after_scare = [0]
    cards.abilities = []
    cards.own_movement = []
    for monster in monsters:
        for night in NIGHT_KINDS:
            where = f'{library.place_of("monsters.toml")}: monster "{monster.id}" {night}'
            ability: Ability = getattr(monster, night)
            parts: list[Part] = []
            for i, row in enumerate(ability.steps):
                check_part(f"{where} step {i + 1}", row)
                movement = movement_of(cards, jumps, row)
                add_part(f"{where} step {i + 1}", parts, row, movement)
            cards.abilities.append(tuple(parts))
            own = [part.movement for part in parts if part.op == MOVE]
            if len(own) > 1:
                raise ContentError(f"{where}: a Monster has one movement in an ability")
            cards.own_movement.append(own[0] if own else PLAIN)
    return jumps


def check_part(where: str, row: AbilityPart) -> None:
    """Refuse numbers that are missing, and fields that the op does not take."""
    counted = row.op in ("move", "careto", "other_monster", "walk", "group_careto")
    if counted != (row.n > 0):
        raise ContentError(f"{where}: op {row.op} {'needs an' if counted else 'takes no'} n")
    if (row.op == "walk") != (row.villagers > 0):
        raise ContentError(f"{where}: villagers goes with op walk, and only with it")
    special = row.jump or row.ghost or row.cauldron_on_pass or row.after_scare
    if special and row.op != "move":
        raise ContentError(f"{where}: op {row.op} takes no jump, ghost or scare of its own")
    if row.cauldron_on_pass and not row.ghost:
        raise ContentError(f"{where}: cauldron_on_pass goes with ghost")
    if row.which == "other" and row.op != "careto":
        raise ContentError(f"{where}: op {row.op} takes no which")


def movement_of(cards: Cards, jumps: list[tuple[Place, ...]], row: AbilityPart) -> int:
    if row.op != "move" or not (row.jump or row.ghost or row.after_scare):
        return PLAIN
    jumps.append(tuple(row.jump))
    cards.ghost.append(row.ghost)
    cards.sends.append(row.cauldron_on_pass)
    cards.after_scare.append(row.after_scare)
    return len(jumps) - 1


def add_part(where: str, parts: list[Part], row: AbilityPart, movement: int) -> None:
    """Add a part; "the other Careto" belongs to the part before it (CAR-12.24)."""
    if row.which == "any":
        parts.append(Part(OPS.index(row.op), row.n, movement, row.villagers))
        return
    if not parts or parts[-1].op != CARETO_MOVE or parts[-1].then:
        raise ContentError(f"{where}: the other Careto follows a step with any Careto")
    parts[-1] = Part(CARETO_MOVE, parts[-1].n, PLAIN, row.n)


# -- boards ---------------------------------------------------------------------------------


def board_of(library: Library, side: str, file: BoardFile) -> Board:
    check_spaces(library, side, file)
    number = {name: space for space, name in enumerate(SPACES)}
    rows = sorted(file.space, key=lambda row: row.index)
    board = Board()
    board.by_index = tuple(number[row.id] for row in rows)
    board.spaces = tuple(sorted(board.by_index))
    board.kind = [OFF] * len(SPACES)
    board.x = [0] * len(SPACES)
    board.y = [0] * len(SPACES)
    board.ring = [()] * len(SPACES)
    for row in rows:
        space = number[row.id]
        board.kind[space] = KINDS.index(row.kind)
        board.x[space], board.y[space] = row.x, row.y
        board.ring[space] = tuple(number[name] for name in row.cw)
    board.near = [tuple(sorted(ring)) for ring in board.ring]
    board.distance = [distances(board, space) for space in range(len(SPACES))]
    board.next_to_kind = [
        tuple(any(board.kind[n] == kind for n in near) for kind in range(len(KINDS)))
        for near in board.near
    ]
    starts = [[number[row.id] for row in rows if row.start == symbol] for symbol in SYMBOLS]
    for symbol, found in zip(SYMBOLS, starts, strict=True):
        marked(library, side, f"start {symbol}", found, 2)
    board.starts = [(pair[0], pair[1]) for pair in starts]
    board.start_spaces = tuple(sorted(space for pair in board.starts for space in pair))
    board.villager_places = tuple(number[row.id] for row in rows if row.villagers)
    caretos = [[number[row.id] for row in rows if row.careto == careto] for careto in (0, 1)]
    for careto, found in enumerate(caretos):
        marked(library, side, f"careto {careto}", found, 1)
    board.caretos = (caretos[0][0], caretos[1][0])
    check_marks(library, side, file)
    return board


def marked(library: Library, side: str, what: str, found: list[int], wanted: int) -> None:
    if len(found) != wanted:
        place = library.place_of(side)
        raise ContentError(f"{place}: spaces marked {what} are {wanted}, not {len(found)}")


def check_spaces(library: Library, side: str, file: BoardFile) -> None:
    """Refuse spaces and paths that do not make one board."""
    place = library.place_of(side)
    names = [row.id for row in file.space]
    for name in names:
        if name not in SPACES:
            raise ContentError(f'{place}: space "{name}" is none of {", ".join(SPACES)}')
        if names.count(name) > 1:
            raise ContentError(f'{place}: space "{name}" occurs twice')
    if sorted(row.index for row in file.space) != list(range(len(names))):
        raise ContentError(f"{place}: space index runs from 0 to {len(names) - 1}, once each")
    if file.spaces != len(names):
        raise ContentError(f"{place}: spaces is {file.spaces}, there are {len(names)}")
    if file.paths != len(file.path):
        raise ContentError(f"{place}: paths is {file.paths}, there are {len(file.path)}")
    paths = {frozenset(path) for path in file.path}
    if len(paths) < len(file.path) or any(len(path) < 2 for path in paths):
        raise ContentError(f"{place}: path joins two spaces, and no two spaces are joined twice")
    for path in file.path:
        for name in path:
            if name not in names:
                raise ContentError(f"{place}: path {path[0]}-{path[1]}: there is no space {name!r}")
    check_rings(str(place), file, paths)
    check_connected(str(place), file)


def check_rings(place: str, file: BoardFile, paths: set[frozenset[str]]) -> None:
    """CAR-1.6 Refuse a ``cw`` that is not the neighbours by bearing."""
    rows = {row.id: row for row in file.space}
    for row in file.space:
        near = [name for name in rows if frozenset((row.id, name)) in paths]
        near.sort(key=lambda name, here=row: bearing(here, rows[name]))  # type: ignore[misc]
        if row.cw != near:
            raise ContentError(f'{place}: space "{row.id}" cw is {near} by paths and bearing')


def bearing(here: Space, there: Space) -> float:
    """CAR-1.6 Return the direction in degrees, 0 = straight up, 90 = right."""
    return degrees(atan2(there.x - here.x, here.y - there.y)) % 360


def check_connected(place: str, file: BoardFile) -> None:
    near = {row.id: row.cw for row in file.space}
    seen = {file.space[0].id}
    queue = [file.space[0].id]
    for name in queue:
        fresh = [other for other in near[name] if other not in seen]
        seen.update(fresh)
        queue.extend(fresh)
    for name in near:
        if name not in seen:
            raise ContentError(f'{place}: space "{name}" cannot be reached from {queue[0]}')


def check_marks(library: Library, side: str, file: BoardFile) -> None:
    for row in file.space:
        if bool(row.start) + row.villagers + (row.careto >= 0) > 1:
            where = f'{library.place_of(side)}: space "{row.id}"'
            raise ContentError(f"{where}: one of start, villagers, careto")
    found = sum(row.villagers for row in file.space)
    if found != file.villager_places:
        place = library.place_of(side)
        raise ContentError(f"{place}: villager_places is {file.villager_places}, not {found}")


def distances(board: Board, start: int) -> tuple[int, ...]:
    """Return the steps from ``start`` to every space; 0 to those that this side does not have."""
    found = {start: 0}
    queue = [start]
    for here in queue:
        for near in board.near[here]:
            if near not in found:
                found[near] = found[here] + 1
                queue.append(near)
    return tuple(found.get(space, 0) for space in range(len(SPACES)))


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


def fill_setup(
    cards: Cards, library: Library, boards: dict[str, Board], files: dict[str, BoardFile]
) -> None:
    file = library.load("setup.toml", SetupFile)
    cards.campfires = file.campfires
    cards.hand_size = file.hand_size
    cards.row_size = file.bonus_row
    cards.most_open = file.max_open_bonus
    cards.cost_bonus = file.cost_bonus
    cards.cost_move = file.cost_extra_move
    cards.cost_activation = file.cost_second_activation
    cards.cost_rescue = file.cost_rescue
    if cards.row_size > len(BONUSES):
        place = library.place_of("setup.toml")
        raise ContentError(f"{place}: bonus_row is at most {len(BONUSES)}")
    unused = Board()
    cards.boards = [unused, unused]
    cards.villagers_per_colour = [0, 0]
    cards.villagers_per_place = [0, 0]
    for seats in SEATS:
        add_players(cards, library, file, seats, boards, files)


def add_players(
    cards: Cards,
    library: Library,
    file: SetupFile,
    seats: int,
    boards: dict[str, Board],
    files: dict[str, BoardFile],
) -> None:
    """Add one number of players, checked against its board and cards."""
    where = f"{library.place_of('setup.toml')}: players {seats}"
    row = file.players.get(str(seats))  # type: ignore[call-overload]
    if row is None:
        raise ContentError(f"{where} is missing")
    side = files[row.board]
    if seats not in side.players:
        raise ContentError(f"{where}: board {row.board} is for {side.players} players")
    if row.villager_places != side.villager_places:
        raise ContentError(f"{where}: villager_places is {side.villager_places} on {row.board}")
    if row.campfires_placed != row.villager_places or row.campfires_placed > file.campfires:
        raise ContentError(f"{where}: campfires_placed is one for each of the villager_places")
    if row.villagers_returned_per_colour >= file.villagers_per_colour:
        raise ContentError(f"{where}: villagers_returned_per_colour leaves nobody")
    per_colour = file.villagers_per_colour - row.villagers_returned_per_colour
    per_place, rest = divmod(per_colour * len(COLOURS), row.villager_places)
    if rest or per_place < 2:
        raise ContentError(f"{where}: the Villagers make equal groups on the villager_places")
    found = len(cards.nights_for(seats))
    if row.night_cards != found:
        raise ContentError(f"{where}: night_cards is {row.night_cards}, cards.toml has {found}")
    turns, rest = divmod(row.night_cards - file.hand_size * seats, seats)
    if rest or turns < 1 or row.turns_each != turns + 1:
        raise ContentError(f"{where}: turns_each is one for each draw of a player, and one more")
    cards.boards.append(boards[row.board])
    cards.villagers_per_colour.append(per_colour)
    cards.villagers_per_place.append(per_place)


def same_entries(
    library: Library,
    file: str,
    table: str,
    rows: Sequence[NightCard | BonusCard | FinalCard | Monster],
    wanted: tuple[str, ...],
) -> None:
    """Refuse a list that is not exactly the entries of the action table, in their order."""
    for i, name in enumerate(wanted):
        here = rows[i].id.replace("_", "-") if i < len(rows) else "nothing"
        where = f"{library.place_of(file)}: {table} entry {i + 1}"
        if here != name:
            raise ContentError(f"{where} is {name.replace('-', '_')}, not {here}")
        if rows[i].index != i:
            raise ContentError(f'{where} "{rows[i].id}" index is {i}, not {rows[i].index}')
    if len(rows) > len(wanted):
        raise ContentError(f"{library.place_of(file)}: {table} has {len(wanted)} entries")
