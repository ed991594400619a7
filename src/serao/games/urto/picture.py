"""The table as text: a map of the cave with the heroes beside it, for a terminal of 100 columns."""

# plain: it draws for people
from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.markup import escape

from serao.games.urto.actions import (
    ALPHA_FIELD,
    ARTIFACTS,
    FIELDS,
    FIRST_DIVINE,
    SIDES,
    START_FIELD,
    TOKENS,
    URTO_FIELD,
)
from serao.games.urto.cave import CAVE_FIELD, NICHE, Board
from serao.games.urto.state import WHOLE_CAVE
from serao.pieces.columns import clipped, fitted
from serao.pieces.grids import Grid
from serao.pieces.pictures import RULE, WIDTH, Picture, View, card_line, headline

if TYPE_CHECKING:
    from serao.games.urto import Urto  # noqa: F401  # of which the picture is

MAP = 60  # columns of the map
ROWS = 26  # and its rows
SIDE = WIDTH - MAP - 2  # columns beside it
WHO = 18  # columns for a player in the golden book
CARD = 20  # and for the name of a card
TITLE = 22  # and for the name of an achievement
SYMBOLS = {
    "torch": "o",
    "torch-event": "e",
    "torch-fountain": "f",
    "shortcut": ">",
    "monster": "m",
}
STYLES = {
    "?": "dim",
    "o": "yellow",
    "e": "magenta",
    "f": "cyan",
    ">": "green",
    "m": "red",
    "A": "bold red",
    "D": "bold magenta",
    "N": "bold yellow",
    "U": "bold green",
    "♣": "green",
}
AREAS = {"in": "i", "mid": "g", "wing": "w"}


class TablePicture(Picture["Urto"]):
    """A map with the heroes beside it, and below what is told in words."""

    by_seat = "heroes"

    def draw(self) -> str:
        lines = [*self.heading(), *self.beside(self.cave_map(), self.panels())]
        lines += [*self.legend(), *self.fight(), *self.own_cards(), *self.golden_book()]
        return "\n".join(lines)

    def item(self, name: str) -> str:
        return self.game.words.item(ARTIFACTS.index(name), self.locale)

    # -- around the map ---------------------------------------------------------------------

    def heading(self) -> list[str]:
        view = self.view
        message = "round" if view["collapse"] else "round-open"
        left = self.say(message, round=view["round"], rounds=view["collapse"])
        turn = self.say("turn", name=self.names[view["active"]], at=view["at"])
        piles = self.say(
            "piles",
            monsters=view["monster_deck"]["size"],
            events=view["event_deck"]["size"],
            artifacts=view["artifact_deck"]["size"],
            alpha=view["alpha_cards"],
        )
        turn = clipped(turn, WIDTH - len(left) - len(piles) - 8)
        return [headline(left, turn, piles, WIDTH - 1), RULE]

    def legend(self) -> list[str]:
        counts: Counter[str] = Counter(self.view["bag"])
        signs = {**SYMBOLS, "mushroom": "♣", "honour1": "+1", "honour2": "+2"}
        tokens = "  ".join(f"{counts[token]} {signs[token]}" for token in TOKENS if counts[token])
        bag = clipped(self.say("bag", number=len(self.view["bag"]), tokens=tokens), WIDTH - 2)
        rows = [self.say(part) for part in ("tokens", "marks", "areas")]
        return [f" {escape(bag)}", *[f" [dim]{escape(row)}[/]" for row in rows]]

    def fight(self) -> list[str]:
        lines: list[str] = []
        if "fight" in self.view:
            cave = self.game.cave
            foe = cave.monster_names.index(self.view["fight"]["foe"])
            words = self.say(
                "fight",
                monster=self.game.words.monster(foe, self.locale),
                attack=cave.attack[foe],
                life=self.view["fight"]["life"],
            )
            lines.append(f" [bold red]{escape(words)}[/]")
        for row in self.view["combat"]:
            weapon = self.item(row["weapon"]) if row["weapon"] else self.say("bare")
            name = self.names[row["seat"]]
            words = self.say(
                "fighter", name=name, weapon=weapon, bonus=row["bonus"], die=row["die"]
            )
            lines.append(f"   {escape(clipped(words, WIDTH - 3))}")
        return lines

    def own_cards(self) -> list[str]:
        lines: list[str] = []
        for seat, hero in enumerate(self.view["heroes"]):
            lines += self.card_lines("your-hand", hero["artifacts"])
            lines += self.card_lines("offer", self.view["offers"][seat])
        return lines

    def card_lines(self, heading: str, cards: object) -> list[str]:
        if not isinstance(cards, list) or not cards:
            return []
        lines = [f" [bold]{self.say(heading)}[/]"]
        for name, number in Counter(cards).items():
            about = self.game.words.item_about(ARTIFACTS.index(name), self.locale)
            lines.append(card_line(number, "cyan", self.item(name), CARD, about))
        return lines

    def golden_book(self) -> list[str]:
        """URT-13 Return who has earned what, and for what."""
        pages = [
            self.page(seat, achievement)
            for seat, hero in enumerate(self.view["heroes"])
            for achievement in hero["achievements"]
        ]
        return [f" [bold]{self.say('golden-book')}[/]", *pages] if pages else []

    def page(self, seat: int, achievement: str) -> str:
        message = f"achievement-{achievement}"
        who = fitted(clipped(self.names[seat], WHO), WHO)
        title = fitted(self.game.words.say(self.locale, message), TITLE)
        about = self.game.words.say(self.locale, f"{message}-about")
        told = escape(clipped(about, WIDTH - WHO - TITLE - 5))
        return f"   {escape(who)} [yellow]{escape(title)}[/] [dim]{told}[/]"

    # -- the heroes -------------------------------------------------------------------------

    def panels(self) -> list[str]:
        lines: list[str] = []
        for seat in range(self.seats):
            lines += [*self.panel(seat), ""]
        return lines

    def panel(self, seat: int) -> list[str]:
        """Return five lines about one hero, without markup but for the first."""
        row = self.view["heroes"][seat]
        is_on = "▶" if self.view["active"] == seat else " "
        name = self.names[seat]
        if not row["hero"]:
            return [self.headline(f"{is_on}{seat + 1} {name}: {self.say('unchosen')}")]
        hero = self.game.words.called("hero", row["hero"], self.locale)
        bars = self.say(
            "bars",
            **{
                "health": row["health"],
                "max-health": row["max_health"],
                "mana": row["mana"],
                "max-mana": row["max_mana"],
            },
        )
        field = self.game.words.field(FIELDS.index(row["field"]), self.locale)
        place = self.say("place", state=row["state"], field=field)
        return [
            self.headline(f"{is_on}{seat + 1} {hero}, {name}"),
            *[escape(clipped(f"   {text}", SIDE)) for text in (bars, self.honour(row))],
            escape(clipped(f"   {', '.join([place, *self.marks(row)])}", SIDE)),
            escape(clipped(f"   {self.cards(row)}", SIDE)),
        ]

    def headline(self, text: str) -> str:
        return f"[bold]{escape(clipped(text, SIDE))}[/]"

    def honour(self, row: View) -> str:
        cave = self.game.cave
        trophies = [cave.monster_names.index(name) for name in row["trophies"]]
        own = row["artifacts"]
        seen = own if isinstance(own, list) else row["revealed"]
        return self.say(
            "honour",
            bar=row["honour"],
            trophies=sum(cave.monster_honour[monster] for monster in trophies),
            cards=sum(cave.artifact_honour[ARTIFACTS.index(card)] for card in seen),
        )

    def marks(self, row: View) -> list[str]:
        words = [self.say(mark) for mark in ("d8", "rested", "skip", "hexed") if row[mark]]
        for supply in ("attack", "defense"):
            if row[supply]:
                words.append(self.say(supply, number=row[supply]))
        return words

    def cards(self, row: View) -> str:
        cards = row["artifacts"]
        size = len(cards) if isinstance(cards, list) else cards["size"]
        known = ", ".join(self.item(card) for card in row["revealed"])
        return self.say("cards", size=size) + (self.say("known", cards=known) if known else "")

    # -- the map ----------------------------------------------------------------------------

    def cave_map(self) -> list[str]:
        """Return the map, row by row, each exactly MAP columns wide."""
        grid = Grid(MAP, ROWS)
        board = self.board()
        for field in range(len(FIELDS)):
            for other in board.neighbours[field]:
                if field < other:
                    grid.line(self.spot(field), self.spot(other), "∙")
        for field in range(len(FIELDS)):
            column, row = self.spot(field)
            cell = self.cell(field) if board.in_play[field] else "#"
            grid.write((column - 1, row), [(sign, STYLES.get(sign, "")) for sign in cell])
        return grid.lines()

    def board(self) -> Board:
        side = self.view["side"]
        return self.game.cave.boards[SIDES.index(side) if side else WHOLE_CAVE]

    def spot(self, field: int) -> tuple[int, int]:
        """Return column and row of a field on the map."""
        cave = self.game.cave
        row = round((cave.y[field] - 80) * (ROWS - 1) / 875)
        return round(cave.x[field] * (MAP - 6) / 1000) + 3, row

    def cell(self, field: int) -> str:
        """Return the marks of a field: what blocks it, what lies there, its name, who is there."""
        view, name = self.view, FIELDS[field]
        mushrooms = view["mushrooms"].get(name, 0)
        blocked = "♣" * min(mushrooms, 2) if mushrooms < 3 else f"♣{mushrooms}"
        trap = "!" if name in view["traps"] else ""
        here = [
            str(seat + 1)
            for seat, hero in enumerate(view["heroes"])
            if hero["field"] == name and hero["state"] != "dead"
        ]
        heroes = "·" + "".join(here) if here else ""
        return f"{blocked}{trap}{self.symbol(field)}{short_name(name)}{heroes}"

    def symbol(self, field: int) -> str:
        view, name = self.view, FIELDS[field]
        cave = self.game.cave
        special = {START_FIELD: "START", ALPHA_FIELD: "A", URTO_FIELD: "URTO"}
        if field in special:
            return special[field]
        if cave.kinds[field] == CAVE_FIELD:
            return SYMBOLS[view["tokens"][name]] if name in view["tokens"] else "?"
        if cave.kinds[field] == NICHE:
            return "N" if name in view["niches"] else "n"
        divine = ARTIFACTS[cave.homes.index(field) + FIRST_DIVINE]
        taken = divine in view["gone"] or any(divine in row["revealed"] for row in view["heroes"])
        return "d" if taken else "D"

    def beside(self, left: list[str], right: list[str]) -> list[str]:
        """Return the map with the heroes to its right."""
        rows = max(len(left), len(right))
        left = left + [" " * MAP] * (rows - len(left))
        right = right + [""] * (rows - len(right))
        return [f"{one}  {other}".rstrip() for one, other in zip(left, right, strict=True)]


def short_name(name: str) -> str:
    """Return ``h-mid10`` as ``g10``: area and number, nothing for special fields."""
    area = name.partition("-")[2]
    for long, letter in AREAS.items():
        if area.startswith(long):
            return letter + area.removeprefix(long)
    return name[1:] if name in ("c1", "c2", "c3") else ""
