"""The shape of the content files, and how cards and boards are made from them."""

# plain: it reads files through libraries
from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Annotated, Literal

from msgspec import Meta, Struct

from serao.games.carrossel.actions import ANIMALS, BOOTH, DRAGON, MOST_LINES, SLOT_NUMBERS
from serao.games.carrossel.cards import OBJECTIVE_KINDS, SET, Board, Cards
from serao.kernel.content import Library
from serao.kernel.errors import ContentError
from serao.kernel.state import NOTHING

CARDS, FOUR, THREE = "cards.toml", "board_four.toml", "board_three.toml"
FILES = (CARDS, FOUR, THREE)
SEATS = range(2, 5)

Count = Annotated[int, Meta(ge=0)]
Animal = Literal["tiger", "swan", "horse", "fish", "dragon"]
Line = Annotated[list[str], Meta(min_length=3)]
Number = Annotated[int, Meta(ge=1, le=SLOT_NUMBERS)]


class Tiles(Struct, forbid_unknown_fields=True):
    tiger: Count
    swan: Count
    horse: Count
    fish: Count
    dragon: Count


class SlotCards(Struct, forbid_unknown_fields=True):
    numbers: list[Number]
    first_round: Annotated[list[Number], Meta(min_length=1)]


class Colours(Struct, forbid_unknown_fields=True):
    all: list[str]


class Abilities(Struct, forbid_unknown_fields=True):
    tiger: Literal["jump"]
    swan: Literal["recover"]
    horse: Literal["single_ticket"]
    fish: Literal["remove_clients"]
    dragon: Literal["reverse_rotation"]


class Setup(Struct, forbid_unknown_fields=True):
    booth_size: Literal[3]
    queue_size_2p: Count
    objectives_in_play: Count
    dragon_jitter: Count


class Client(Struct, forbid_unknown_fields=True):
    id: str
    animal: Animal
    vp: Count
    out_in_2p: bool


class Objective(Struct, forbid_unknown_fields=True):
    id: str
    kind: Literal["set", "line", "diagonal", "ell"]
    animals: list[Animal]
    vp_per_set: Count


class CardFile(Struct, forbid_unknown_fields=True):
    tiles: Tiles
    slot_cards: SlotCards
    colours: Colours
    abilities: Abilities
    setup: Setup
    client: list[Client]
    objective: list[Objective]


class Spot(Struct, forbid_unknown_fields=True):
    x: int
    y: int
    r: int


class BoardTable(Struct, forbid_unknown_fields=True):
    side: Literal["four", "three"]
    sectors: list[str]
    slots_per_sector: Literal[12]
    neutral_slots: Count
    canvas: int
    tile_size: int
    totem: Spot
    board_radius: int
    sector_rows: list[list[Number]]


class Space(Struct, forbid_unknown_fields=True):
    id: str
    kind: Literal["numbered", "neutral"]
    sector: str
    number: Annotated[int, Meta(ge=0, le=SLOT_NUMBERS)]
    ring: Count
    x: int
    y: int


class Runs(Struct, forbid_unknown_fields=True):
    all: list[Line]


class Paths(Struct, forbid_unknown_fields=True):
    edges: list[Annotated[list[str], Meta(min_length=2, max_length=2)]]


class Triples(Struct, forbid_unknown_fields=True):
    all: Annotated[
        list[Annotated[list[str], Meta(min_length=3, max_length=3)]], Meta(max_length=MOST_LINES)
    ]


class Blocks(Struct, forbid_unknown_fields=True):
    all: list[Annotated[list[str], Meta(min_length=3, max_length=4)]]


class BoardFile(Struct, forbid_unknown_fields=True):
    board: BoardTable
    space: list[Space]
    lines: Runs
    paths: Paths
    triples: Triples
    diagonals: Runs
    blocks: Blocks


def cards_of(library: Library) -> Cards:
    """Return the cards and boards of a library, refusing files that do not fit together."""
    cards = Cards()
    file = library.load(CARDS, CardFile)
    place = str(library.place_of(CARDS))
    fill_tiles(cards, file, place)
    fill_clients(cards, file, place)
    fill_objectives(cards, file, place)
    cards.boards = [board_of(library, seats) for seats in SEATS]
    check_supply(cards, place)
    return cards


# -- cards ----------------------------------------------------------------------------------


def fill_tiles(cards: Cards, file: CardFile, place: str) -> None:
    cards.tiles = [getattr(file.tiles, animal) for animal in ANIMALS]
    if file.slot_cards.numbers != list(range(1, SLOT_NUMBERS + 1)):
        raise ContentError(f"{place}: slot_cards numbers are 1 to {SLOT_NUMBERS}, each once")
    cards.first_round = sum({1 << (number - 1) for number in file.slot_cards.first_round})
    cards.colours = tuple(file.colours.all)
    if len(set(cards.colours)) != max(SEATS) or len(cards.colours) != max(SEATS):
        raise ContentError(f"{place}: colours all names {max(SEATS)} different colours")
    cards.queue_size = file.setup.queue_size_2p
    cards.in_play = file.setup.objectives_in_play
    cards.jitter = file.setup.dragon_jitter


def fill_clients(cards: Cards, file: CardFile, place: str) -> None:
    cards.clients = tuple(client.id for client in file.client)
    check_ids(place, "client", cards.clients)
    cards.animal = [ANIMALS.index(client.animal) for client in file.client]
    if cards.animal.count(DRAGON) != 1:
        found = cards.animal.count(DRAGON)
        raise ContentError(f"{place}: client has one dragon, not {found}")
    cards.dragon = cards.animal.index(DRAGON)
    cards.worth = [client.vp for client in file.client]
    cards.marked = [client.out_in_2p for client in file.client]
    if cards.marked[cards.dragon]:
        dragon = cards.clients[cards.dragon]
        raise ContentError(
            f'{place}: client "{dragon}" out_in_2p: the dragon is always in the game'
        )
    kinds = sorted(set(zip(cards.animal, cards.worth, strict=True)))
    cards.kind = [kinds.index(kind) for kind in zip(cards.animal, cards.worth, strict=True)]


def fill_objectives(cards: Cards, file: CardFile, place: str) -> None:
    cards.objectives = tuple(objective.id for objective in file.objective)
    check_ids(place, "objective", cards.objectives)
    cards.counts = [OBJECTIVE_KINDS.index(objective.kind) for objective in file.objective]
    cards.shown = [[o.animals.count(a) for a in ANIMALS] for o in file.objective]
    cards.prize = [objective.vp_per_set for objective in file.objective]
    for objective in file.objective:
        where = f'{place}: objective "{objective.id}" animals'
        if (objective.kind == "set") != bool(objective.animals):
            raise ContentError(f"{where}: a set shows some, a shape none")
        if "dragon" in objective.animals:
            raise ContentError(f"{where}: the dragon counts for no objective")
    if len(cards.objectives) < cards.in_play:
        raise ContentError(f"{place}: setup objectives_in_play is more than there are objectives")


def check_ids(place: str, table: str, ids: Sequence[str]) -> None:
    for i, name in enumerate(ids):
        if name in ids[:i]:
            raise ContentError(f'{place}: {table} "{name}" stands twice')


def check_supply(cards: Cards, place: str) -> None:
    """Refuse too few clients to deal, and a dragon that could be dealt in the set-up."""
    for seats in SEATS:
        others = len(cards.clients) - 1 - (sum(cards.marked) if seats == 2 else 0)
        dealt = seats * (BOOTH + (cards.queue_size if seats == 2 else 0))
        if others // 2 - cards.jitter < dealt:
            raise ContentError(
                f"{place}: client: {others} and the dragon are too few for {seats} players"
            )
    spare = sum(cards.tiles[:DRAGON])
    if spare != len(cards.board(3).neutral):
        raise ContentError(
            f"{place}: tiles: {spare} without the dragons, "
            f"but {len(cards.board(3).neutral)} un-numbered slots with three players"
        )


# -- boards ---------------------------------------------------------------------------------


def board_of(library: Library, seats: int) -> Board:
    """Return the side that is played on by ``seats``; two play on that of four (CRS-9.1)."""
    name = THREE if seats == 3 else FOUR
    file = library.load(name, BoardFile)
    place = str(library.place_of(name))
    check_board(file, place, 3 if seats == 3 else 4)
    index = {space.id: i for i, space in enumerate(file.space)}
    check_runs(file, place, index)
    board = Board()
    board.side = file.board.side
    board.sectors = tuple(file.board.sectors)
    fill_spaces(board, file)
    fill_lines(board, file, index)
    fill_facing(board, seats)
    return board


def check_board(file: BoardFile, place: str, sectors: int) -> None:
    letters = file.board.sectors
    if file.board.side != ("three" if sectors == 3 else "four") or len(set(letters)) != sectors:
        raise ContentError(f"{place}: board sectors: this side has {sectors} different ones")
    if any(len(letter) != 1 for letter in letters):
        raise ContentError(f"{place}: board sectors: each is one letter")
    check_ids(place, "space", [space.id for space in file.space])
    for space in file.space:
        if (space.kind == "numbered") != (space.sector in letters) or (
            (space.kind == "numbered") != (space.number > 0)
        ):
            raise ContentError(
                f'{place}: space "{space.id}": a numbered slot has a sector and a number, '
                "a neutral one has neither"
            )
    check_numbers(file, place)


def check_numbers(file: BoardFile, place: str) -> None:
    for letter in file.board.sectors:
        numbers = sorted(space.number for space in file.space if space.sector == letter)
        if numbers != list(range(1, SLOT_NUMBERS + 1)):
            raise ContentError(
                f"{place}: space: sector {letter} has 1 to {SLOT_NUMBERS}, each once"
            )
    rows = sorted(number for row in file.board.sector_rows for number in row)
    if rows != list(range(1, SLOT_NUMBERS + 1)):
        raise ContentError(f"{place}: board sector_rows has 1 to {SLOT_NUMBERS}, each once")
    for space in file.space:
        if not (0 <= space.x <= file.board.canvas and 0 <= space.y <= file.board.canvas):
            raise ContentError(f'{place}: space "{space.id}": x and y lie on the canvas')
    neutral = sum(space.kind == "neutral" for space in file.space)
    if neutral != file.board.neutral_slots:
        raise ContentError(
            f"{place}: board neutral_slots is {file.board.neutral_slots}, not {neutral}"
        )


def check_runs(file: BoardFile, place: str, index: dict[str, int]) -> None:
    """Refuse unknown slots, gaps in straight lines, and triples that lie on no line."""
    tables: list[tuple[str, list[list[str]]]] = [
        ("lines", file.lines.all),
        ("paths", file.paths.edges),
        ("triples", file.triples.all),
        ("diagonals", file.diagonals.all),
        ("blocks", file.blocks.all),
    ]
    for table, rows in tables:
        for i, row in enumerate(rows):
            where = f"{place}: {table} entry {i + 1}"
            for name in row:
                if name not in index:
                    raise ContentError(f"{where}: there is no slot {name!r}")
            if len(set(row)) < len(row):
                raise ContentError(f"{where}: a slot stands twice")
    paths = {frozenset(edge) for edge in file.paths.edges}
    straight: set[tuple[str, ...]] = set()
    for i, line in enumerate(file.lines.all):
        for a, b in pairwise(line):
            if frozenset((a, b)) not in paths:
                raise ContentError(f"{place}: lines entry {i + 1}: no path from {a} to {b}")
        straight.update(triples_of(line))
    for i, triple in enumerate(file.triples.all):
        if tuple(triple) not in straight:
            raise ContentError(f"{place}: triples entry {i + 1}: not three in a row of any line")
    if len(straight) != len(file.triples.all):
        raise ContentError(f"{place}: triples all: the lines have {len(straight)} triples")


def triples_of(run: Sequence[str]) -> list[tuple[str, ...]]:
    return [tuple(run[i : i + 3]) for i in range(len(run) - 2)]


def fill_spaces(board: Board, file: BoardFile) -> None:
    board.spaces = tuple(space.id for space in file.space)
    board.sector_of = [
        board.sectors.index(space.sector) if space.sector else NOTHING for space in file.space
    ]
    board.number_of = [space.number for space in file.space]
    board.spots = [(space.x, space.y) for space in file.space]
    board.space_at = [[NOTHING] * (SLOT_NUMBERS + 1) for _ in board.sectors]
    for i, sector in enumerate(board.sector_of):
        if sector != NOTHING:
            board.space_at[sector][board.number_of[i]] = i
    board.neutral = [i for i, sector in enumerate(board.sector_of) if sector == NOTHING]


def fill_lines(board: Board, file: BoardFile, index: dict[str, int]) -> None:
    rows = [[index[name] for name in triple] for triple in file.triples.all]
    board.first = [row[0] for row in rows]
    board.second = [row[1] for row in rows]
    board.third = [row[2] for row in rows]
    board.spaces_in = [sum(1 << space for space in row) for row in rows]
    diagonals = [triple for run in file.diagonals.all for triple in triples_of(run)]
    ells = [triple for block in file.blocks.all for triple in combinations(block, 3)]
    board.shapes = [[] for _ in OBJECTIVE_KINDS]
    board.shapes[OBJECTIVE_KINDS.index("line")] = masks(file.triples.all, index)
    board.shapes[OBJECTIVE_KINDS.index("diagonal")] = masks(diagonals, index)
    board.shapes[OBJECTIVE_KINDS.index("ell")] = masks(ells, index)
    assert not board.shapes[SET], "sets of clients are not on the board"


def masks(triples: Sequence[Sequence[str]], index: dict[str, int]) -> list[int]:
    """Return each set of three spaces once, as a bit mask."""
    return sorted({sum(1 << index[name] for name in triple) for triple in triples})


def fill_facing(board: Board, seats: int) -> None:
    """CRS-1.2, CRS-9.2 Say which sectors a seat faces, and which lines touch them."""
    each = len(board.sectors) // seats
    board.turns = seats
    board.faced = []
    board.lines_at = []
    for rot in range(seats):
        for seat in range(seats):
            right = (seat - rot) % seats * each
            sectors = list(range(right + each - 1, right - 1, -1))
            board.faced.append(sectors)
            board.lines_at.append(
                [line for line in range(len(board.first)) if touches(board, line, sectors)]
            )


def touches(board: Board, line: int, sectors: list[int]) -> bool:
    spaces = (board.first[line], board.second[line], board.third[line])
    return any(board.sector_of[space] in sectors for space in spaces)
