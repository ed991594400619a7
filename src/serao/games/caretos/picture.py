"""The table as text: the map from the board's own coordinates, then what each player has."""

# plain: it draws for people
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.markup import escape

from serao.games.caretos.actions import BONUSES, COLOURS, FINALS, NIGHTS, SPACES
from serao.games.caretos.board import Board
from serao.games.caretos.words import Wording
from serao.pieces.grids import Grid, Ink, drawn
from serao.pieces.pictures import Picture, View

if TYPE_CHECKING:
    from serao.games.caretos import Caretos

WIDTH = 100
MAP_HEIGHT = 36
LONGEST_NAME = 24
CANVAS = 1000
SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow")
COLOUR_STYLES = {
    "red": "red",
    "blue": "blue",
    "white": "bold white",
    "green": "green",
    "yellow": "yellow",
}
MANY = 7  # Villagers of one place that are still drawn letter by letter


class TablePicture(Picture["Caretos"]):
    """The map and the zones of one view."""

    def __init__(self, game: Caretos, view: View, names: Sequence[str], locale: str) -> None:
        super().__init__(game, view, names, locale)
        self.words = Wording(game, locale)
        self.board: Board = game.cards.boards[self.seats]

    def draw(self) -> str:
        lines = [self.headline(), "", *self.map_lines(), ""]
        lines += [self.say("legend"), self.say("kinds"), ""]
        lines += [*self.night_lines(), *self.row_lines()]
        for seat in range(self.seats):
            lines += self.player_lines(seat)
        return "\n".join(lines + self.own_lines())

    def say(self, message: str, **facts: object) -> str:
        return escape(super().say(message, **facts))

    def player(self, seat: int) -> str:
        name = self.names[seat]
        return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"

    def headline(self) -> str:
        view = self.view
        at = view["at"]
        title = {"setup": "set-up", "finals": "keep-final", "end": "over"}
        if at in title:
            what = self.say(title[at])
        else:
            what = self.say("turn", player=self.player(view["active"]))
        if at == "setup":  # neither cards nor Campfires are out yet
            return f"[bold]{what}[/]"
        facts = [
            self.say("deck", cards=view["deck"]["size"]),
            self.say("supply", campfires=view["supply"]),
        ]
        if view["last_turns"]:
            facts[0] = self.say("last-round", turns=view["last_turns"])
        return f"[bold]{what}[/]   {'   '.join(facts)}"

    # -- the map --------------------------------------------------------------------------------

    def map_lines(self) -> list[str]:
        grid = Grid(WIDTH, MAP_HEIGHT + 1)
        board = self.board
        for space in board.spaces:
            for near in board.near[space]:
                if near > space:
                    grid.line(self.point(space), self.point(near))
        standing = self.standing()
        for space in board.spaces:
            column, row = self.point(space)
            kind = "bold" if board.kind[space] else ""
            grid.centre((column, row), [(f" {SPACES[space].upper()} ", kind)])
            if SPACES[space] in standing:
                grid.centre((column, row + 1), standing[SPACES[space]])
        return [line.rstrip() for line in grid.lines()]

    def point(self, space: int) -> tuple[int, int]:
        column = 4 + self.board.x[space] * (WIDTH - 9) // CANVAS
        return column, max(0, self.board.y[space] - 50) * (MAP_HEIGHT - 1) // (CANVAS - 100)

    def standing(self) -> dict[str, list[Ink]]:
        """Return what is drawn under each space."""
        view = self.view
        found: dict[str, list[Ink]] = {}
        acting = view["turn"]["acting"]
        for space, colours in view["villagers"].items():
            found[space] = self.villagers(colours)
            if space == acting:
                found[space].insert(0, ("&", "bold red"))
            elif len(colours) > 1:
                lit = space not in view["unlit"]
                found[space].insert(0, ("*", "bold yellow") if lit else ("!", "dim"))
        for careto, space in enumerate(view["caretos"]):
            found[space] = [
                (self.words.say("short-careto", number=careto + 1), "bold white on red")
            ]
        for monster, space in view["monsters"].items():
            passing = found.get(space, []) if space in view["caretos"] or space == acting else []
            found[space] = [*passing, *self.monster(monster)]
        return found

    def monster(self, name: str) -> list[Ink]:
        owner = self.owner(name)
        return [(f"{owner + 1}:{self.words.say(f'short-{name}')}", SEAT_STYLES[owner])]

    def owner(self, name: str) -> int:
        return next(seat for seat, team in enumerate(self.view["teams"]) if name in team)

    def villagers(self, colours: Sequence[str]) -> list[Ink]:
        """Return one letter for each Villager, or counts where there are many."""
        counts = Counter(colours)
        many = len(colours) > MANY
        found: list[Ink] = []
        for colour in COLOURS:
            if counts[colour]:
                letter = self.words.say(f"letter-{colour}")
                text = f"{counts[colour]}{letter}" if many else letter * counts[colour]
                found.append((text, COLOUR_STYLES[colour]))
        return found or [(super().say("none"), "dim")]

    # -- zones ----------------------------------------------------------------------------------

    def night_lines(self) -> list[str]:
        view = self.view
        lines = []
        if view["turn"]["card"]:
            tonight = [self.say("tonight", card=self.night(view["turn"]["card"]))]
            if view["turn"]["match"]:
                tonight.append(self.say("match"))
            if view["turn"]["spent"]:
                tonight.append(self.say("spent"))
            lines.append("   ".join(tonight))
        fleeing = view["decision"].get("villagers")
        if fleeing:
            space = self.words.space_facts("space", SPACES.index(view["decision"]["space"]))
            lines.append(f"{self.say('fleeing', **space)} {drawn(self.villagers(fleeing))}")
        inside = [name for name, place in view["monsters"].items() if place == "cauldron"]
        label = self.say("cauldron")
        pieces = " ".join(drawn(self.monster(name)) for name in inside)
        lines.append(f"{label} {pieces or self.say('nobody')}")
        return lines

    def row_lines(self) -> list[str]:
        if not self.view["row"]:
            return []
        cards = [self.bonus(name) for name in self.view["row"]]
        return flowing(f"{self.say('row')}: ", cards)

    def player_lines(self, seat: int) -> list[str]:
        view = self.view
        head = self.say(
            "player",
            number=seat + 1,
            player=self.player(seat),
            points=view["points"][seat],
            campfires=view["campfires"][seat],
            hand=view["hands"][seat]["size"],
        )
        team = ", ".join(self.words.item(name) for name in view["teams"][seat])
        lines = ["", f"[{SEAT_STYLES[seat]}]{head}[/]", f"  {escape(team)}"]
        captured = drawn(self.villagers(view["captured"][seat]))
        runes = " ".join(self.rune(card) for card in view["piles"][seat])
        lines.append(
            f"  {self.say('captured')} {captured}   "
            f"{self.say('pile', runes=runes or super().say('none'))}"
        )
        for zone in ("open", "fulfilled"):
            cards = [self.bonus(name) for name in view[zone][seat]]
            if cards:
                lines += flowing(f"  {self.say(zone)}: ", cards)
        if view["at"] == "end":
            for name in view["finals"][seat]["known"]:
                lines.append(f"  {self.say('final-of', final=self.final(name))}")
        return lines

    def own_lines(self) -> list[str]:
        """Return what only the owner of this view knows."""
        view = self.view
        lines: list[str] = []
        for seat in range(self.seats):
            hand = view["hands"][seat]["known"]
            if hand:
                lines += ["", *flowing(f"{self.say('hand')}: ", map(self.night, hand))]
            if view["at"] != "end":
                for name in view["finals"][seat]["known"]:
                    lines.append(self.say("final", final=self.final(name)))
            for name in view["returned"][seat]["known"]:
                lines.append(self.say("final-given", final=self.final(name)))
            offers = [self.final(name) for name in view["final_offers"][seat]["known"]]
            if offers:
                lines += ["", *flowing(f"{self.say('final-offers')}: ", offers)]
        return lines

    def night(self, name: str) -> str:
        return self.words.night_card(NIGHTS.index(name))

    def bonus(self, name: str) -> str:
        return self.words.bonus(BONUSES.index(name))

    def final(self, name: str) -> str:
        return self.words.final(FINALS.index(name))

    def rune(self, name: str) -> str:
        cards = self.words.game.cards
        rune = cards.rune[NIGHTS.index(name)]
        return "-" if rune < 0 else self.words.item(f"rune-{cards.runes[rune]}")


def flowing(label: str, items: Iterable[str]) -> list[str]:
    """Return ``items`` behind a label, as many to a line as fit."""
    lines = [label]
    indent = " " * 4
    for item in items:
        text = escape(item)
        if len(lines[-1]) + len(text) + 2 > WIDTH and lines[-1].strip() != label.strip():
            lines.append(indent)
        elif lines[-1] not in (label, indent):
            lines[-1] += "; "
        lines[-1] += text
    return lines
