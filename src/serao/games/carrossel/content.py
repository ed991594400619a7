"""The shape of the content files, and how cards and boards are made from them."""

# plain: it reads files through libraries
from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Annotated, Literal

from msgspec import Meta

from serao.games.carrossel.actions import ANIMALS, BOOTH, DRAGON, MOST_LINES, SLOT_NUMBERS, Animal
from serao.games.carrossel.cards import OBJECTIVE_KINDS, SET, Board, Cards, ObjectiveKind
from serao.kernel.checks import Checker, Count, Shape
from serao.kernel.content import Library
from serao.kernel.state import NOTHING

CARDS, FOUR, THREE = "cards.toml", "board_four.toml", "board_three.toml"
FILES = (CARDS, FOUR, THREE)
SEATS = range(2, 5)

Line = Annotated[list[str], Meta(min_length=3)]
Number = Annotated[int, Meta(ge=1, le=SLOT_NUMBERS)]


class Tiles(Shape):
    tiger: Count
    swan: Count
    horse: Count
    fish: Count
    dragon: Count


class SlotCards(Shape):
    numbers: list[Number]
    first_round: Annotated[list[Number], Meta(min_length=1)]


class Colours(Shape):
    all: list[str]


class Abilities(Shape):
    tiger: Literal["jump"]
    swan: Literal["recover"]
    horse: Literal["single_ticket"]
    fish: Literal["remove_clients"]
    dragon: Literal["reverse_rotation"]


class Setup(Shape):
    booth_size: Literal[3]
    queue_size_2p: Count
    objectives_in_play: Count
    dragon_jitter: Count


class Client(Shape):
    id: str
    animal: Animal
    vp: Count
    out_in_2p: bool


class Objective(Shape):
    id: str
    kind: ObjectiveKind
    animals: list[Animal]
    vp_per_set: Count


class CardFile(Shape):
    tiles: Tiles
    slot_cards: SlotCards
    colours: Colours
    abilities: Abilities
    setup: Setup
    client: list[Client]
    objective: list[Objective]


class Spot(Shape):
    x: int
    y: int
    r: int


class BoardTable(Shape):
    side: Literal["four", "three"]
    sectors: list[str]
    slots_per_sector: Literal[12]
    neutral_slots: Count
    canvas: int
    tile_size: int
    totem: Spot
    board_radius: int
    sector_rows: list[list[Number]]


class Space(Shape):
    id: str
    kind: Literal["numbered", "neutral"]
    sector: str
    number: Annotated[int, Meta(ge=0, le=SLOT_NUMBERS)]
    ring: Count
    x: int
    y: int


class Runs(Shape):
    all: list[Line]


class Paths(Shape):
    edges: list[Annotated[list[str], Meta(min_length=2, max_length=2)]]


class Triples(Shape):
    all: Annotated[
        list[Annotated[list[str], Meta(min_length=3, max_length=3)]], Meta(max_length=MOST_LINES)
    ]


class Blocks(Shape):
    all: list[Annotated[list[str], Meta(min_length=3, max_length=4)]]


class BoardFile(Shape):
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
    check = Checker(library, CARDS)
    file = check.load(CardFile)
    fill_tiles(cards, file, check)
    fill_clients(cards, file, check)
    fill_objectives(cards, file, check)
    cards.boards = [board_of(library, seats) for seats in SEATS]
    check_supply(cards, check)
    return cards


# -- cards ----------------------------------------------------------------------------------


def fill_tiles(cards: Cards, file: CardFile, check: Checker) -> None:
    cards.tiles = [getattr(file.tiles, animal) for animal in ANIMALS]
    check_numbers(check, "slot_cards numbers", file.slot_cards.numbers)
    cards.first_round = sum({1 << (number - 1) for number in file.slot_cards.first_round})
    cards.colours = tuple(file.colours.all)
    most = max(SEATS)
    few = len(set(cards.colours)) != most or len(cards.colours) != most
    check.refuse_if(few, f"colours all names {most} different colours")
    cards.queue_size = file.setup.queue_size_2p
    cards.in_play = file.setup.objectives_in_play
    cards.jitter = file.setup.dragon_jitter


def check_numbers(check: Checker, where: str, numbers: list[int]) -> None:
    """Refuse slot numbers that are not all of them in order."""
    wanted = list(range(1, SLOT_NUMBERS + 1))
    check.refuse_if(numbers != wanted, f"{where} has 1 to {SLOT_NUMBERS}, each once")


def fill_clients(cards: Cards, file: CardFile, check: Checker) -> None:
    cards.clients = tuple(client.id for client in file.client)
    check.unique("client", cards.clients)
    cards.animal = [ANIMALS.index(client.animal) for client in file.client]
    dragons = cards.animal.count(DRAGON)
    check.refuse_if(dragons != 1, f"client has one dragon, not {dragons}")
    cards.dragon = cards.animal.index(DRAGON)
    cards.worth = [client.vp for client in file.client]
    cards.marked = [client.out_in_2p for client in file.client]
    where = f'client "{cards.clients[cards.dragon]}" out_in_2p'
    check.refuse_if(cards.marked[cards.dragon], f"{where}: the dragon is always in the game")
    kinds = sorted(set(zip(cards.animal, cards.worth, strict=True)))
    cards.kind = [kinds.index(kind) for kind in zip(cards.animal, cards.worth, strict=True)]


def fill_objectives(cards: Cards, file: CardFile, check: Checker) -> None:
    cards.objectives = tuple(objective.id for objective in file.objective)
    check.unique("objective", cards.objectives)
    cards.counts = [OBJECTIVE_KINDS.index(objective.kind) for objective in file.objective]
    cards.shown = [[o.animals.count(a) for a in ANIMALS] for o in file.objective]
    cards.prize = [objective.vp_per_set for objective in file.objective]
    for objective in file.objective:
        where = f'objective "{objective.id}" animals:'
        is_set = objective.kind == "set"
        shows = bool(objective.animals)
        check.refuse_if(is_set != shows, f"{where} a set shows some, a shape none")
        has_dragon = "dragon" in objective.animals
        check.refuse_if(has_dragon, f"{where} the dragon counts for no objective")
    few = len(cards.objectives) < cards.in_play
    check.refuse_if(few, "setup objectives_in_play is more than there are objectives")


def check_supply(cards: Cards, check: Checker) -> None:
    """Refuse too few clients to deal, and a dragon that could be dealt in the set-up."""
    for seats in SEATS:
        others = len(cards.clients) - 1 - (sum(cards.marked) if seats == 2 else 0)
        dealt = seats * (BOOTH + (cards.queue_size if seats == 2 else 0))
        problem = f"client: {others} and the dragon are too few for {seats} players"
        check.refuse_if(others // 2 - cards.jitter < dealt, problem)
    spare, neutral = sum(cards.tiles[:DRAGON]), len(cards.board(3).neutral)
    tiles = f"tiles: {spare} without the dragons"
    problem = f"{tiles}, but {neutral} un-numbered slots with three players"
    check.refuse_if(spare != neutral, problem)


# -- boards ---------------------------------------------------------------------------------


def board_of(library: Library, seats: int) -> Board:
    """Return the side that is played on by ``seats``; two play on that of four (CRS-9.1)."""
    check = Checker(library, THREE if seats == 3 else FOUR)
    file = check.load(BoardFile)
    check_board(file, check, 3 if seats == 3 else 4)
    index = {space.id: i for i, space in enumerate(file.space)}
    check_runs(file, check, index)
    board = Board()
    board.side = file.board.side
    board.sectors = tuple(file.board.sectors)
    fill_spaces(board, file)
    fill_lines(board, file, index)
    fill_facing(board, seats)
    return board


def check_board(file: BoardFile, check: Checker, sectors: int) -> None:
    letters = file.board.sectors
    side = "three" if sectors == 3 else "four"
    differs = file.board.side != side or len(set(letters)) != sectors
    check.refuse_if(differs, f"board sectors: this side has {sectors} different ones")
    long = any(len(letter) != 1 for letter in letters)
    check.refuse_if(long, "board sectors: each is one letter")
    check.unique("space", [space.id for space in file.space])
    for space in file.space:
        check_space(check, space, file.board)
    for letter in letters:
        numbers = [space.number for space in file.space if space.sector == letter]
        check_numbers(check, f"space: sector {letter}", sorted(numbers))
    rows = [number for row in file.board.sector_rows for number in row]
    check_numbers(check, "board sector_rows", sorted(rows))
    neutral = sum(space.kind == "neutral" for space in file.space)
    check.same("board neutral_slots", file.board.neutral_slots, neutral)


def check_space(check: Checker, space: Space, board: BoardTable) -> None:
    where = f'space "{space.id}":'
    numbered = space.kind == "numbered"
    unlike = numbered != (space.sector in board.sectors) or numbered != (space.number > 0)
    neither = "a neutral one has neither"
    check.refuse_if(unlike, f"{where} a numbered slot has a sector and a number, {neither}")
    outside = not (0 <= space.x <= board.canvas and 0 <= space.y <= board.canvas)
    check.refuse_if(outside, f"{where} x and y lie on the canvas")


def check_runs(file: BoardFile, check: Checker, index: dict[str, int]) -> None:
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
            where = f"{table} entry {i + 1}"
            check.known(where, "slot", row, index)
            check.refuse_if(len(set(row)) < len(row), f"{where}: a slot stands twice")
    paths = {frozenset(edge) for edge in file.paths.edges}
    straight: set[tuple[str, ...]] = set()
    for i, line in enumerate(file.lines.all):
        for a, b in pairwise(line):
            gap = frozenset((a, b)) not in paths
            check.refuse_if(gap, f"lines entry {i + 1}: no path from {a} to {b}")
        straight.update(triples_of(line))
    for i, triple in enumerate(file.triples.all):
        crooked = tuple(triple) not in straight
        check.refuse_if(crooked, f"triples entry {i + 1}: not three in a row of any line")
    missing = len(straight) != len(file.triples.all)
    check.refuse_if(missing, f"triples all: the lines have {len(straight)} triples")


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
