"""The table as text: one view, for a terminal of 100 columns."""

# plain: it draws for people
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.markup import escape

from serao.games.monster_my_neighbour.actions import CARDS, MONSTERS
from serao.pieces.columns import clipped, fitted
from serao.pieces.pictures import RULE, WIDTH, Picture, View, card_line, faint

if TYPE_CHECKING:
    from serao.games.monster_my_neighbour import MonsterMyNeighbour

NAME = 18  # columns for a player's name
CARD = 13  # columns for a card's name
HAND = 9  # columns for the size of a hand
NOTES = 48  # columns for what else there is to say of a player


class TablePicture(Picture["MonsterMyNeighbour"]):
    """Lines of text, top to bottom."""

    def draw(self) -> str:
        self.heading()
        self.last_round()
        for seat in range(self.seats):
            self.player(seat)
        self.waiting()
        if self.view["seat"] is not None:
            self.hand()
            self.knowledge()
        return "\n".join(self.lines)

    def card(self, name: str) -> str:
        return self.game.words.card_called(name, self.locale)

    def monster(self, name: str) -> dict[str, str]:
        """Return the facts of a sentence about a Monster."""
        return self.game.words.thing("monster", "item", name, self.locale)

    def listed(self, cards: Sequence[str]) -> str:
        return ", ".join(self.card(name) for name in cards)

    def is_over(self) -> bool:
        return bool(self.view["choice"]["kind"] == "none")

    # -- the middle of the table ------------------------------------------------------------

    def heading(self) -> None:
        view = self.view
        cards = self.game.cards
        extra = "yes" if view["round"] > cards.rounds else "no"
        where = self.say("round", round=view["round"], rounds=cards.rounds, extra=extra)
        lap = self.say("lap", lap=view["lap"], laps=cards.laps)
        counters = self.say("counters", hunts=view["hunts"], vills=view["vills"])
        stage = self.say("over") if self.is_over() else f"{lap} · {counters}"
        self.lines.append(f" [bold]{where}[/] · {stage}")
        self.lines += [faint(self.decks()), RULE]

    def decks(self) -> str:
        view = self.view
        size, buried = view["general_deck"]["size"], len(view["buried"])
        message = "general-buried" if buried else "general"
        parts = [self.say(message, cards=size, buried=buried)]
        parts.append(self.say("monsters-left", cards=view["monster_deck"]["size"]))
        if view["used_monsters"]:
            parts.append(self.say("monsters-used", used=self.listed(view["used_monsters"])))
        return " · ".join(parts)

    def last_round(self) -> None:
        last = self.view["last_round"]
        if not last:
            return
        facts = {"holder": self.names[last["holder"]], **self.monster(last["monster"])}
        if last["catcher"] >= 0:
            facts["catcher"] = self.names[last["catcher"]]
        line = self.say(f"last-{last['result']}", **facts)
        self.lines += [faint(line), faint(self.gains(last["gains"])), ""]

    def gains(self, points: Sequence[int]) -> str:
        """Return who gained how much."""
        paid = [f"{self.names[seat]} {gain:+}" for seat, gain in enumerate(points) if gain]
        if not paid:
            return self.say("last-no-gains")
        return self.say("last-gains", gains=", ".join(paid))

    def waiting(self) -> None:
        choice = self.view["choice"]
        if self.is_over():
            return
        who = ", ".join(self.names[seat] for seat in choice["seats"])
        line = self.say(f"waiting-{choice['kind']}", seats=who)
        self.lines.append("")
        self.lines.append(f" [yellow]▸[/] {escape(clipped(line, WIDTH - 4))}")

    # -- players ----------------------------------------------------------------------------

    def player(self, seat: int) -> None:
        view = self.view
        active = not self.is_over() and view["active"] == seat
        mark = "[yellow]▶[/]" if active else " "
        name = escape(fitted(self.names[seat], NAME))
        style = "bold" if seat == view["seat"] else "default"
        points = fitted(self.say("points", points=view["vp"][seat]), 6)
        gold = tokens(self.game, view["vp"][seat])
        line = f" {mark} [{style}]{name}[/] {points} [yellow]{gold}[/] {self.hand_size(seat)}"
        self.lines.append(f"{line} {self.notes(seat)}".rstrip())
        if not self.is_over():
            pile = clipped(self.pile(seat), WIDTH - NAME - 16)
            self.lines.append(f"   {' ' * NAME} [dim]{self.say('pile')} {escape(pile)}[/]")

    def hand_size(self, seat: int) -> str:
        hand = self.view["hands"][seat]
        size = len(hand) if isinstance(hand, list) else hand["size"]
        return fitted(self.say("hand-size", cards=size) if size else self.say("hand-empty"), HAND)

    def notes(self, seat: int) -> str:
        """Return the badges of a player, and the cards that are surely in that hand."""
        hand = self.view["hands"][seat]
        notes = [f"[magenta]{badge}[/]" for badge in self.badges(seat)]
        if not isinstance(hand, list) and hand["known"]:
            words = self.say("hand-known", known=self.listed(hand["known"]))
            room = NOTES - sum(cell_len(badge) + 3 for badge in self.badges(seat))
            notes.append(f"[cyan]{escape(clipped(words, room))}[/]")
        return " · ".join(notes)

    def badges(self, seat: int) -> list[str]:
        badges = []
        if seat in self.view["friends"]:
            badges.append(self.say("friend"))
        if seat == self.view["start"] and not self.is_over():
            badges.append(self.say("starts"))
        if seat == self.view["seat"]:
            badges.append(self.say("you"))
        return badges

    def pile(self, seat: int) -> str:
        entries = [self.pile_entry(entry) for entry in self.view["piles"][seat]]
        return " · ".join(entries) or self.say("pile-empty")

    def pile_entry(self, entry: str | View) -> str:
        if isinstance(entry, str):
            return self.card(entry)
        if entry["down"] == "unknown":
            return self.say("down-unknown", by=clipped(self.names[entry["by"]], NAME))
        return self.say("down-known", card=self.card(entry["down"]))

    # -- what is yours ----------------------------------------------------------------------

    def hand(self) -> None:
        hand = self.view["hands"][self.view["seat"]]
        if not hand:
            return
        self.lines.append("")
        self.lines.append(f" [bold]{self.say('your-hand')}[/]")
        for name, count in Counter(hand).items():
            style = "bold red" if name in MONSTERS else "green"
            about = self.game.words.card_about(name, self.locale)
            self.lines.append(card_line(count, style, self.card(name), CARD, about))
        if self.view["chosen"]:
            words = ", ".join(self.chosen(name) for name in self.view["chosen"])
            self.lines.append(f"   [dim]{self.say('chosen', chosen=words)}[/]")

    def chosen(self, action: str) -> str:
        """Return the card of an answer already given, by its own name if it is the Monster."""
        kind = action.partition(":")[2]
        return self.card(self.view["monster"] if kind == "monster" else kind)

    def knowledge(self) -> None:
        if self.is_over():
            return
        self.lines.append("")
        facts = self.facts() or [self.say("know-nothing")]
        self.lines.append(f" [bold]{self.say('know')}[/]")
        self.lines += [faint(fact, 3, WIDTH - 1) for fact in facts]

    def facts(self) -> list[str]:
        """Return what the seat has learned, a line for each fact."""
        view = self.view
        facts = []
        if view["monster"] != "unknown":
            facts.append(self.monster_fact(view["monster"]))
        for seat, hand in enumerate(view["hands"]):
            if seat != view["seat"] and hand["known"]:
                cards = self.listed(hand["known"])
                facts.append(self.say("know-cards", player=self.names[seat], cards=cards))
        met = set()
        for record in view["records"]:
            key = (record["fact"], record["seat"])
            if key not in met:
                met.add(key)
                facts.append(self.say(f"know-{record['fact']}", player=self.names[record["seat"]]))
        return facts

    def monster_fact(self, name: str) -> str:
        monster = self.monster(name)
        for seat, hand in enumerate(self.view["hands"]):
            if seat == self.view["seat"]:
                if name in hand:
                    return self.say(self.escape_message(name), **monster)
            elif name in hand["known"]:
                return self.say("know-holder", **monster, holder=self.names[seat])
        return self.say("know-monster", **monster)

    def escape_message(self, name: str) -> str:
        """MMN-5.3 Return the message that says when its holder may play the Monster."""
        hunts, vills = self.view["hunts"], self.view["vills"]
        ready = self.game.cards.may_escape_early(CARDS.index(name), hunts, vills)
        return "know-self-early" if ready else "know-self"


def tokens(game: MonsterMyNeighbour, points: int) -> str:
    """MMN-2.4 Return points as gold and silver tokens, in eight columns."""
    gold, silver = divmod(points, game.cards.gold_value)
    return fitted("●" * gold + "○" * silver, 8)
