"""The table as text: one view, for a terminal of 100 columns."""

# plain: it draws for people
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from rich.markup import escape

from serao.games.carrossel.actions import ANIMALS, DRAGON
from serao.games.carrossel.cards import OBJECTIVE_KINDS, SET
from serao.games.carrossel.scoring import card_sets, packing, subsets
from serao.pieces.columns import fitted
from serao.pieces.pictures import WIDTH, Picture, View, faint, headline

if TYPE_CHECKING:
    from serao.games.carrossel import Carrossel

NAME = 15  # columns for a player's name
CELL = 13  # columns for a slot with its tile
STYLES = {"red": "red", "green": "green", "blue": "bright_blue", "yellow": "yellow"}
NEUTRAL_STYLE = "white"
# How the line pieces up, right, down and left of a corner meet, by the sum of 1, 2, 4, 8.
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
GRID = 98  # canvas units between neighbours of the four-sector side
CENTRE = 500  # of the canvas, where the totem stands
ACROSS, DOWN = 0.105, 0.02  # columns and lines for one canvas unit of the three-sector side


class TablePicture(Picture["Carrossel"]):
    """Lines of text, top to bottom; the own sector is the lowest."""

    def __init__(self, game: Carrossel, view: View, names: Sequence[str], locale: str) -> None:
        super().__init__(game, view, names, locale)
        self.board = game.cards.board(self.seats)
        mine = [seat for seat, hand in enumerate(view["hands"]) if isinstance(hand, list)]
        self.me = mine[0] if mine else None

    def draw(self) -> str:
        self.heading()
        if self.seats == 3:
            self.spread_board()
        else:
            self.square_board()
        self.players()
        self.own_pieces()
        self.objectives()
        return "\n".join(self.lines)

    # -- heading ----------------------------------------------------------------------------

    def heading(self) -> None:
        view = self.view
        left = self.say("round", round=view["round"])
        phase = self.say(f"at-{view['at']}")
        deck = self.say("deck", clients=view["deck"]["size"])
        turning = self.say(view["direction"]) if self.seats > 2 else self.say("half-turn")
        right = f"{turning} · {deck}"
        self.lines.append(headline(left, phase, right))

    # -- the board --------------------------------------------------------------------------

    def spots(self) -> list[tuple[float, float]]:
        """Return where each space lies when the own sector is turned to the bottom, totem at 0, 0."""
        front = self.view["facing"][self.me or 0][-1]
        turn = -2 * pi * self.board.sectors.index(front) / len(self.board.sectors)
        found = []
        for x, y in self.board.spots:
            east, south = x - CENTRE, y - CENTRE
            found.append(
                (east * cos(turn) - south * sin(turn), east * sin(turn) + south * cos(turn))
            )
        return found

    def cell(self, space: int) -> str:
        """Return one slot in CELL columns: its name, and who has which animal there."""
        name = self.board.spaces[space]
        tile = self.view["board"].get(name)
        own = self.me is not None and name[0] in self.view["facing"][self.me]
        label = f"[bold]{name:<4}[/]" if own else f"[dim]{name:<4}[/]"
        if tile is None:
            return label + "·".ljust(CELL - 4)
        style, mark = self.owner(tile["owner"])
        riders = tile["standees"]
        text = f"{mark}{self.say('tile-' + tile['animal'])}" + "*" * min(riders, 1)
        text += str(riders) if riders > 1 else ""
        weight = "dim " if riders else "bold "
        return f"{label}[{weight}{style}]{fitted(escape(text), CELL - 4)}[/]"

    def owner(self, owner: int | str) -> tuple[str, str]:
        if isinstance(owner, str):
            return NEUTRAL_STYLE, "-:"
        colour = self.game.cards.colours[owner]
        return STYLES.get(colour, "default"), f"{owner + 1}:"

    def square_board(self) -> None:
        """Draw the four-sector side as a grid, with lines between the sectors."""
        cells: dict[tuple[int, int], int] = {}
        for space, (east, south) in enumerate(self.spots()):
            cells[round(east / GRID), round(south / GRID)] = space
        reach = max(column for column, _ in cells)
        for row in range(-reach, reach + 2):
            self.lines.append(self.rule(cells, row, reach))
            if row <= reach:
                self.lines.append(self.row(cells, row, reach))

    def row(self, cells: dict[tuple[int, int], int], row: int, reach: int) -> str:
        text = ""
        for column in range(-reach, reach + 2):
            text += "│" if self.parted(cells, (column - 1, row), (column, row)) else " "
            if column <= reach:
                space = cells.get((column, row))
                totem = self.say("totem").center(CELL)
                text += totem if space is None else self.cell(space)
        return text

    def rule(self, cells: dict[tuple[int, int], int], row: int, reach: int) -> str:
        """Return the line above ``row``: dashes where two sectors meet."""
        text = ""
        for column in range(-reach, reach + 2):
            above, below = (column, row - 1), (column, row)
            arms = 1 * self.parted(cells, (column - 1, row - 1), above)
            arms += 2 * self.parted(cells, above, below)
            arms += 4 * self.parted(cells, (column - 1, row), below)
            arms += 8 * self.parted(cells, (column - 1, row - 1), (column - 1, row))
            text += CORNERS[arms]
            if column <= reach:
                text += ("─" if arms & 2 else " ") * CELL
        return text

    def parted(
        self, cells: dict[tuple[int, int], int], one: tuple[int, int], other: tuple[int, int]
    ) -> bool:
        """Whether a line runs between two neighbours: other sectors, or the board's edge."""
        sectors = [self.board.sector_of[cells[at]] if at in cells else at for at in (one, other)]
        outside = [at for at in (one, other) if at not in cells and at != (0, 0)]
        return sectors[0] != sectors[1] and len(outside) < 2

    def spread_board(self) -> None:
        """Draw the three-sector side as it lies, one line of text for each slot."""
        spots = [(round(x * ACROSS), round(y * DOWN)) for x, y in self.spots()]
        top = min(line for _, line in spots)
        left = min(column for column, _ in spots)
        bottom = max(line for _, line in spots)
        for line in range(top, bottom + 1):
            here = [(x - left, self.cell(i)) for i, (x, y) in enumerate(spots) if y == line]
            if line == 0:
                here.append((-left, self.say("totem").center(CELL)))
            text, at = "", 0
            for column, cell in sorted(here):
                text += " " * (column - at) + cell
                at = column + CELL
            self.lines.append(text.rstrip())

    # -- players ----------------------------------------------------------------------------

    def players(self) -> None:
        self.lines.append("")
        for seat in range(self.seats):
            self.lines.append(self.player_line(seat))
            self.lines.append(self.holdings(seat))

    def player_line(self, seat: int) -> str:
        style, mark = self.owner(seat)
        name = escape(fitted(self.names[seat], NAME))
        faces = self.say("faces", sectors="+".join(self.view["facing"][seat]))
        words = [f"{self.say('booth')} {self.clients(self.view['booths'][seat])}"]
        if "queues" in self.view:
            words.append(f"{self.say('queue')} {self.clients(self.view['queues'][seat])}")
        return f" [bold {style}]{mark[0]} {name}[/] {faces}  {escape('   '.join(words))}"

    def clients(self, ids: Sequence[str]) -> str:
        return " · ".join(self.client(name) for name in ids) or "-"

    def client(self, name: str) -> str:
        client = self.game.cards.clients.index(name)
        animal = self.game.words.animal(self.game.cards.animal[client], self.locale)
        return f"{animal} {self.game.cards.worth[client]}"

    def holdings(self, seat: int) -> str:
        """Return what a player has won and laid open."""
        view = self.view
        won = self.won(view["ready"][seat], view["used"][seat])
        laid = " ".join(map(str, view["discards"][seat])) or "-"
        tiles = view["racks"][seat]
        left = len(tiles) if isinstance(tiles, list) else tiles["size"]
        return faint(self.say("holdings", won=won, laid=laid, tiles=left), 3)

    def won(self, ready: Any, used: Sequence[str]) -> str:
        """Return what a player has won, as far as the view lists it."""
        size = len(ready) if isinstance(ready, list) else ready["size"]
        known = ready if isinstance(ready, list) else ready["known"]
        total = size + len(used)
        if len(known) < size:
            return self.say("won-hidden", cards=total, used=len(used))
        worth = sum(self.game.cards.worth[self.game.cards.clients.index(c)] for c in known)
        worth += sum(self.game.cards.worth[self.game.cards.clients.index(c)] for c in used)
        abilities = self.counted([self.animal_of(c) for c in known])
        return self.say("won", cards=total, points=worth, ready=abilities or "-")

    def animal_of(self, client: str) -> str:
        return ANIMALS[self.game.cards.animal[self.game.cards.clients.index(client)]]

    def counted(self, animals: Sequence[str]) -> str:
        """Return ``2 tiger, 1 fish``."""
        counts = Counter(animals)
        words = [
            f"{counts[name]} {self.game.words.animal(animal, self.locale)}"
            for animal, name in enumerate(ANIMALS)
            if counts[name]
        ]
        return ", ".join(words)

    # -- what is the viewer's own, and everybody's ------------------------------------------

    def own_pieces(self) -> None:
        if self.me is None:
            return
        hand = " ".join(map(str, self.view["hands"][self.me])) or "-"
        rack = self.counted(self.view["racks"][self.me]) or "-"
        self.lines.append("")
        self.lines.append(f" [bold]{fitted(self.say('your-slots'), NAME)}[/] {hand}")
        self.lines.append(f" [bold]{fitted(self.say('your-tiles'), NAME)}[/] {escape(rack)}")

    def objectives(self) -> None:
        self.lines.append("")
        self.lines.append(f" [bold]{self.say('objectives')}[/]")
        words = [self.objective(name) for name in self.view["objectives"]]
        for i in range(0, len(words), 2):
            row = "".join(fitted(word, WIDTH // 2 - 2) for word in words[i : i + 2])
            self.lines.append(f"   [dim]{escape(row.rstrip())}[/]")

    def objective(self, name: str) -> str:
        """Return what an objective pays for, and how often the viewer has it."""
        objective = self.game.cards.objectives.index(name)
        kind = OBJECTIVE_KINDS[self.game.cards.counts[objective]]
        animals = self.game.words.animals_shown(objective, self.locale)
        prize = self.game.cards.prize[objective]
        words = self.say(f"objective-{kind}", animals=animals, vp=prize)
        if self.me is None:
            return words
        return f"{words} {self.say('progress', sets=self.sets(objective, self.me))}"

    def sets(self, objective: int, seat: int) -> int:
        kind = self.game.cards.counts[objective]
        if kind == SET:
            won = [self.animal_of(c) for c in (*self.view["ready"][seat], *self.view["used"][seat])]
            owned = [won.count(animal) for animal in ANIMALS[:DRAGON]]
            return card_sets(owned, self.game.cards.shown[objective])
        tiles = 0
        for space, name in enumerate(self.board.spaces):
            if name in self.view["board"] and self.view["board"][name]["owner"] == seat:
                tiles |= 1 << space
        return packing(subsets(self.board.shapes[kind], tiles))
