"""The table as text: one view, for a terminal of 100 columns."""

# plain: it draws for people
from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.markup import escape

from serao.games.wipe_em_out.actions import FIRST_SPELL, ITEMS, MONSTERS
from serao.pieces.columns import clipped, fitted
from serao.pieces.pictures import RULE, WIDTH, Picture, View, card_line, faint, headline

if TYPE_CHECKING:
    from serao.games.wipe_em_out import WipeEmOut  # noqa: F401  # of which the picture is

NAME = 16  # columns for a player's name
CARD = 20  # columns for a card's name


class TablePicture(Picture["WipeEmOut"]):
    """Lines of text, top to bottom."""

    def draw(self) -> str:
        self.heading()
        self.monsters()
        self.players()
        self.hand()
        self.discard()
        return "\n".join(self.lines)

    def item(self, name: str) -> str:
        return self.game.words.item(ITEMS.index(name), self.locale)

    def monster(self, name: str) -> str:
        return self.game.words.monster(MONSTERS.index(name), self.locale)

    # -- parts ------------------------------------------------------------------------------

    def heading(self) -> None:
        view = self.view
        rounds = self.game.cards.rounds[self.seats]
        extra = "yes" if view["round"] > rounds else "no"
        left = self.say("round", round=view["round"], rounds=rounds, extra=extra)
        stage = self.say(f"at-{view['at']}")
        sizes = self.say(
            "piles",
            monsters=view["monster_deck"]["size"],
            items=view["deck"]["size"],
            side=view["side_pile"]["size"],
        )
        self.lines += [headline(left, stage, sizes, WIDTH + 1), RULE]

    def monsters(self) -> None:
        for letter, name in zip("AB", self.view["slots"], strict=False):
            if name == "none":
                continue
            about = self.game.words.monster_about(MONSTERS.index(name), self.locale)
            card = fitted(self.monster(name), CARD)
            self.lines.append(
                f"  [bold magenta]{letter}  {card}[/] [dim]{escape(clipped(about, 72))}[/]"
            )
        if any(name != "none" for name in self.view["slots"]):
            self.lines.append("")

    def players(self) -> None:
        for seat in range(self.seats):
            self.lines.append(self.player_line(seat))
            self.lines.append(self.holdings(seat))
        self.lines.append("")

    def player_line(self, seat: int) -> str:
        crown = "[yellow]♛[/]" if self.view["lead"] == seat else " "
        name = escape(fitted(self.names[seat], NAME))
        mine = isinstance(self.view["hands"][seat], list)
        points = self.say("points", points=self.view["scores"][seat])
        style = "bold" if mine else "default"
        return f" {crown} [{style}]{name}[/] {points:>8}  {self.place(seat)}".rstrip()

    def holdings(self, seat: int) -> str:
        """Return what is known of the hand, and the trophies."""
        hand = self.cards_in_hand(seat)
        room = WIDTH - NAME - len(hand) - 8
        trophies = escape(clipped(self.trophies(seat), room))
        words = f"[dim]{escape(hand)}[/]" + (f" · [magenta]{trophies}[/]" if trophies else "")
        return f"   {' ' * NAME} {words}"

    def place(self, seat: int) -> str:
        """Return the played artifact with its power and what made it so."""
        if not self.view["places"]:
            return ""
        place = self.view["places"][seat]
        power = f"[bold cyan]{place['power']:>2}[/]"
        card = fitted(self.item(place["artifact"]), CARD)
        marks = " ".join(self.marks(seat, place))
        slot = f"→ {place['slot'].upper()}"
        return f"{slot}  {power}  {card} [dim]{escape(marks)}[/]"

    def marks(self, seat: int, place: View) -> list[str]:
        kind = ITEMS.index(place["artifact"])
        marks = []
        if place["base"] != self.game.cards.power[kind]:
            marks.append(self.say("copied", base=place["base"]))
        if place["bonus"]:
            marks.append(f"{place['bonus']:+}")
        for spell in place["spells"]:
            amount = self.game.cards.amount[ITEMS.index(spell)]
            marks.append(self.say(f"spell-{spell}", amount=amount))
        if seat in self.view["silenced"]:
            marks.append(self.say("silenced"))
        return marks

    def cards_in_hand(self, seat: int) -> str:
        hand = self.view["hands"][seat]
        if isinstance(hand, list):
            return self.say("hand-size", cards=len(hand))
        if not hand["known"]:
            return self.say("hand-size", cards=hand["size"])
        known = ", ".join(self.item(item) for item in hand["known"])
        return clipped(self.say("hand-known", cards=hand["size"], known=known), 48)

    def trophies(self, seat: int) -> str:
        counts = Counter(self.view["trophies"][seat])
        words = [f"{counts[name]}× {self.monster(name)}" for name in MONSTERS if counts[name]]
        copied = [self.monster(name) for name in self.view["copies"][seat]]
        if copied:
            words.append(self.say("copies", copies=", ".join(copied)))
        return " · ".join(words)

    def hand(self) -> None:
        for hand in self.view["hands"]:
            if not isinstance(hand, list):
                continue
            self.lines.append(f" [bold]{self.say('your-hand')}[/]")
            for name, count in Counter(hand).items():
                self.lines.append(self.card_line(name, count))
            if self.view["chosen"]:
                chosen = ", ".join(map(self.chosen, self.view["chosen"]))
                self.lines.append(f"   [dim]{self.say('chosen', chosen=chosen)}[/]")
            self.lines.append("")

    def chosen(self, action: str) -> str:
        """Return a part of an answer already given: an artifact, a slot, or what is done with the hand."""
        verb, _, argument = action.partition(":")
        if verb == "play":
            return self.item(argument)
        if verb == "attack":
            return argument.upper()
        return self.game.words.say(self.locale, f"action-{verb}", cards=self.game.cards.hand_size)

    def card_line(self, name: str, count: int) -> str:
        style = "cyan" if ITEMS.index(name) < FIRST_SPELL else "green"
        about = self.game.words.item_about(ITEMS.index(name), self.locale)
        return card_line(count, style, self.item(name), CARD, about)

    def discard(self) -> None:
        spells = [name for name in self.view["discard"] if ITEMS.index(name) >= FIRST_SPELL]
        counts = Counter(spells)
        words = [f"{counts[name]}× {self.item(name)}" for name in ITEMS if counts[name]]
        total = len(self.view["discard"])
        line = self.say("discard", cards=total, spells=", ".join(words) or "-")
        self.lines.append(faint(line))
