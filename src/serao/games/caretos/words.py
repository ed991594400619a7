"""What the messages of actions and events may speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from serao.games.caretos.actions import (
    ACTIONS,
    BONUSES,
    COLOURS,
    FINALS,
    MONSTERS,
    NIGHTS,
    SPACES,
    SYMBOLS,
)
from serao.games.caretos.board import KINDS
from serao.games.caretos.cards import COLOUR_PAIR, GATHER, NIGHT_KINDS, OPS
from serao.games.caretos.crowds import SIZE, colour_of, colours_in, count_of
from serao.games.caretos.kinds import SPACE_KIND
from serao.games.caretos.state import ACTING, CARETO_PIECE, Table
from serao.kernel.articles import article_of, as_facts, forms
from serao.kernel.kinds import Thing
from serao.kernel.state import NOTHING
from serao.kernel.words import Words, facts_at

if TYPE_CHECKING:
    from serao.games.caretos import Caretos

# What the message of an ability may speak of: each number of its parts, called by the part's op.
ABILITY_FACTS = (*[op.replace("_", "-") for op in OPS], "other-careto", "villagers", "after-scare")

# What else sentences make of a Monster's name: "The Witch", "your Witch"; messages ``name-<form>``.
FORMS: Final = ("first", "by", "your", "first-your", "of-your", "by-your")


class Wording:
    """The names of things in one language."""

    def __init__(self, game: Caretos, locale: str) -> None:
        self.game = game
        self.locale = locale

    def say(self, message: str, **facts: object) -> str:
        return self.game.words.say(self.locale, message, **facts)

    def item(self, name: str) -> str:
        return self.say(f"item-{name}")

    def monster(self, monster: int) -> str:
        return self.item(MONSTERS[monster])

    def colour(self, colour: int) -> str:
        return self.item(COLOURS[colour])

    def place(self, space: int) -> str:
        return self.say(f"place-{SPACES[space]}")

    def space(self, space: int) -> str:
        """Return "Vila Chã (V1)": its name, and the code by which the map calls it."""
        return self.say("space-name", name=self.place(space), id=SPACES[space].upper())

    # -- names in sentences, with their articles ------------------------------------------------

    def space_facts(self, fact: str, space: int) -> dict[str, str]:
        """Return a space with its code, for whoever looks for it on the board."""
        game, words = self.game, self.space(space)
        article = article_of(game.words.texts, self.locale, f"place-{SPACES[space]}")
        return {fact: words, **as_facts(fact, forms(game.words.texts, self.locale, words, article))}

    def monster_facts(self, fact: str, monster: int) -> dict[str, str]:
        return self.item_facts(fact, MONSTERS[monster])

    def item_facts(self, fact: str, name: str) -> dict[str, str]:
        return self.game.words.thing(fact, "item", name, self.locale)

    def forms_of_own(self, words: str, article: str) -> dict[str, str]:
        """Return a name as only this game's sentences take it."""
        return {form: self.say(f"name-{form}", name=words, article=article) for form in FORMS}

    def ability(self, monster: int, night: str) -> str:
        """Return what a Monster does on such a night."""
        row = self.game.library.content["monsters.toml"]["monster"][monster]
        facts = dict.fromkeys(ABILITY_FACTS, 0)
        for part in row[night]["steps"]:
            op = "other-careto" if part["which"] == "other" else part["op"].replace("_", "-")
            facts[op] += part["n"]
            facts["villagers"] += part["villagers"]
            facts["after-scare"] += part["after_scare"]
        return self.say(f"item-{MONSTERS[monster]}-{night}", **facts)

    def night_card(self, card: int) -> str:
        """Return the card as its data describe it: an edition may have changed them."""
        return self.say("night-card", **self.night_facts(card))

    def night_about(self, card: int) -> str:
        """Return what playing the card brings, as a sentence."""
        return self.say("night-about", **self.night_facts(card))

    def night_facts(self, card: int) -> dict[str, Any]:
        cards = self.game.cards
        rune = cards.rune[card]
        symbols = cards.symbols[card]
        moves = [symbol for symbol in symbols if symbol != GATHER]
        return {
            "night": self.item(NIGHT_KINDS[cards.night[card]]),
            "rune": "none" if rune == NOTHING else self.item(f"rune-{cards.runes[rune]}"),
            "gather": "yes" if GATHER in symbols else "no",
            "careto": moves[0] if moves else 0,
        }

    def bonus(self, bonus: int) -> str:
        points = self.game.cards.bonus_points[bonus]
        goal = self.bonus_goal(bonus)
        return self.say("bonus-card", goal=goal, points=points)

    def bonus_about(self, bonus: int) -> str:
        points = self.game.cards.bonus_points[bonus]
        return self.say("bonus-about", goal=self.bonus_goal(bonus), points=points)

    def bonus_goal(self, bonus: int) -> str:
        cards = self.game.cards
        goal = cards.goal[bonus]
        of = cards.goal_of[bonus]
        wanted = "" if of == NOTHING else (COLOURS if goal == COLOUR_PAIR else KINDS)[of]
        return self.say(f"goal-{goal}", wanted=wanted)

    def final(self, final: int) -> str:
        return self.say("final-card", goal=self.final_goal(final))

    def final_goal(self, final: int) -> str:
        cards = self.game.cards
        colour = cards.final_colour[final]
        return self.say(
            f"final-goal-{cards.final_goal[final]}",
            points=cards.final_points[final],
            per=cards.final_per[final],
            colour="" if colour == NOTHING else COLOURS[colour],
        )

    def villagers(self, crowd: int) -> str:
        """Return "2 red, 1 blue", and "red" for a lone Villager."""
        if crowd >> SIZE == 1:
            return self.colour(colour_of(crowd))
        counted = [
            self.say(f"several-{COLOURS[colour]}", count=count_of(crowd, colour))
            for colour in colours_in(crowd)
        ]
        if len(counted) < 2:
            return "".join(counted)
        return self.say("and-last", some=", ".join(counted[:-1]), last=counted[-1])


class Spoken:
    """One action at this point of the game, as ``seat`` is told of it."""

    def __init__(self, words: Wording, table: Table, seat: int) -> None:
        self.words = words
        self.table = table
        self.seat = seat

    def owner(self, monster: int) -> dict[str, Any]:
        owner = self.table.owner[monster]
        words = self.words
        return {
            "owner": words.game.words.player(owner, self.seat, self.table.names, words.locale),
            "owner-is-you": "yes" if owner == self.seat else "no",
        }

    def is_alike(self, said: Callable[[int], str], card: int, others: Sequence[int]) -> str:
        """Return whether one of ``others`` is told in the same words: then a code helps."""
        return "yes" if any(o != card and said(o) == said(card) for o in others) else "no"

    # -- by verb --------------------------------------------------------------------------------

    def play(self, argument: str) -> dict[str, Any]:
        words, card = self.words, NIGHTS.index(argument)
        rune = self.table.cards.rune[card]
        pile = self.table.piles[self.seat]
        matches = bool(pile) and rune != NOTHING and self.table.cards.rune[pile[-1]] == rune
        return {
            "card": words.say(
                "night-called",
                id=argument.upper(),
                card=words.night_card(card),
                alike=self.is_alike(words.night_card, card, self.table.hands[self.seat]),
            ),
            "match": "yes" if matches else "no",
        }

    def space(self, argument: str) -> dict[str, Any]:
        """Return the space and what is met there."""
        space = SPACES.index(argument)
        piece, crowd = self.table.piece[space], self.table.crowd[space]
        facts: dict[str, Any] = {
            **self.words.space_facts("space", space),
            "met": "free",
            "villagers": self.words.villagers(crowd),
            "lit": "no" if self.table.unlit >> space & 1 else "yes",
        }
        if piece == ACTING:
            facts["met"] = "acting"
        elif piece >= CARETO_PIECE:
            facts["met"] = "careto"
        elif piece != NOTHING:
            facts.update(self.owner(piece), met="monster")
            facts.update(self.words.monster_facts("who", piece))
        elif crowd:
            facts["met"] = "lone" if crowd >> SIZE == 1 else "group"
        return facts

    def monster(self, argument: str) -> dict[str, Any]:
        monster = MONSTERS.index(argument)
        night = NIGHT_KINDS[self.table.cards.night[self.table.card]]
        return {
            **self.owner(monster),
            **self.words.monster_facts("monster", monster),
            "ability": self.words.ability(monster, night),
            **self.words.space_facts("space", self.table.where[monster]),
        }

    def careto(self, argument: str) -> dict[str, Any]:
        space = self.table.caretos[int(argument)]
        return {"number": int(argument) + 1, **self.words.space_facts("space", space)}

    def colour(self, argument: str) -> dict[str, Any]:
        return {"colour": self.words.item(argument)}

    def buy(self, argument: str) -> dict[str, Any]:
        bonus = BONUSES.index(argument)
        bought = self.words.say(
            "bonus-called",
            id=argument.upper(),
            goal=self.words.bonus_goal(bonus),
            points=self.table.cards.bonus_points[bonus],
            alike=self.is_alike(self.words.bonus, bonus, self.table.row),
        )
        return {"bonus": bought}

    def spend_move(self, argument: str) -> dict[str, Any]:
        return self.words.monster_facts("monster", self.table.activated[-1])

    def spend_activate(self, argument: str) -> dict[str, Any]:
        partner = self.table.partner_of(self.table.activated[0])
        return self.words.monster_facts("monster", partner)

    def rescue(self, argument: str) -> dict[str, Any]:
        return self.words.monster_facts("monster", self.table.in_cauldron(self.seat))

    def symbol(self, argument: str) -> dict[str, Any]:
        pair = self.table.board.starts[SYMBOLS.index(argument)]
        return {
            **self.words.item_facts("symbol", argument),
            **self.words.space_facts("first", pair[0]),
            **self.words.space_facts("second", pair[1]),
        }

    def keep(self, argument: str) -> dict[str, Any]:
        final = FINALS.index(argument)
        kept = self.words.say(
            "final-called",
            id=argument.upper(),
            goal=self.words.final_goal(final),
            alike=self.is_alike(self.words.final, final, self.table.offers_of_finals[self.seat]),
        )
        return {"final": kept}


# Facts about the argument of an action, by its verb.
VERBS = {
    "play": Spoken.play,
    "space": Spoken.space,
    "monster": Spoken.monster,
    "careto": Spoken.careto,
    "colour": Spoken.colour,
    "buy": Spoken.buy,
    "spend-move": Spoken.spend_move,
    "spend-activate": Spoken.spend_activate,
    "spend-rescue": Spoken.rescue,
    "rune-rescue": Spoken.rescue,
    "symbol": Spoken.symbol,
    "keep": Spoken.keep,
}


class TableWords(Words["Caretos"]):
    """The words of actions by their verbs, and the names of things."""

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        """Return the context of the open choice and the argument of ``action``."""
        spoken = Spoken(self.wording(locale), table, seat)
        verb, _, argument = ACTIONS[action].partition(":")
        facts = super().action_facts(table, action, seat, locale)
        for name, thing in facts_at(table, seat, action).items():
            if isinstance(thing, Thing) and thing.kind is SPACE_KIND:
                facts.update(spoken.words.space_facts(name, thing.value))
        if verb in VERBS:
            facts.update(VERBS[verb](spoken, argument))
        return facts

    def forms(self, kind: str, name: str, locale: str) -> dict[str, str]:
        """Return what people call the thing, a Monster also as somebody's own."""
        found = super().forms(kind, name, locale)
        if name not in MONSTERS:
            return found
        article = article_of(self.texts, locale, f"{kind}-{name}")
        own = self.wording(locale).forms_of_own(self.called(kind, name, locale), article)
        return {**found, **own}

    def wording(self, locale: str) -> Wording:
        return Wording(self.game, locale)
