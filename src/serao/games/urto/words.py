"""What is said of the things of the cave, and what the messages of choices may speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serao.games.urto import abouts
from serao.games.urto.actions import (
    ACTIONS,
    ARTIFACT,
    ARTIFACTS,
    FIELDS,
    FIRST_DIVINE,
    HERO,
    HEROES,
    PLAYER,
    REINFORCE,
    SCYTHE,
    TOKEN,
    TOKENS,
    URTO_FIELD,
)
from serao.games.urto.cave import CAVE_FIELD, NICHE, STELE
from serao.games.urto.state import Table
from serao.kernel.messages import FALLBACK
from serao.kernel.state import NOTHING
from serao.kernel.words import Words
from serao.pieces.abouts import about

if TYPE_CHECKING:
    from serao.games.urto import Urto  # noqa: F401  # of which the words are


class TableWords(Words["Urto"]):
    """The words of actions, fields, cards, heroes and monsters."""

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        return Spoken(self, table, seat, locale).facts(action)

    def field(self, field: int, locale: str) -> str:
        return self.called("field", FIELDS[field], locale)

    def item(self, card: int, locale: str) -> str:
        return self.called("item", ARTIFACTS[card], locale)

    def item_about(self, card: int, locale: str) -> str:
        """Return what an artifact does, in a sentence."""
        facts = abouts.item_facts(self.game, card)
        return about(self.game, locale, "item", ARTIFACTS[card], facts)

    def monster(self, monster: int, locale: str) -> str:
        return self.called("monster", self.game.cave.monster_names[monster], locale)

    def event(self, event: int, locale: str) -> str:
        return self.called("card", self.game.cave.event_names[event], locale)

    def event_about(self, event: int, locale: str) -> str:
        """Return what an event does, in a sentence."""
        name = self.game.cave.event_names[event]
        return about(self.game, locale, "card", name, abouts.event_facts(self.game, event))

    def hero_about(self, hero: int, locale: str) -> str:
        """Return what a hero is good and bad at, in a few sentences."""
        row = abouts.hero_row(self.game, hero)
        return self.describe(locale, f"hero-{HEROES[hero]}-about", row)

    def aid(self, locale: str = FALLBACK) -> str:
        return self.say(locale, "player-aid", **abouts.aid_facts(self.game))

    def loot(self, number: int, locale: str) -> str:
        """Return what a number on the loot die brings."""
        rules = self.game.library.raw["rules.toml"]["rules"]
        return self.say(
            locale,
            f"loot-{self.game.loot_results[number - 1]}",
            mana=rules["loot_mana"],
            health=rules["loot_health"],
        )


class Spoken:
    """One choice in words: the facts of its message, each found by the verb that needs it."""

    def __init__(self, words: TableWords, table: Table, seat: int, locale: str) -> None:
        self.words = words
        self.table = table
        self.seat = seat
        self.locale = locale

    def facts(self, action: int) -> dict[str, Any]:
        """Return what the choice speaks of; its own facts, which the step knows, come last."""
        own = self.words.question_facts(self.table, self.seat, self.locale)
        return {**self.of_action(action), **own}

    def of_action(self, action: int) -> dict[str, Any]:
        verb, _, argument = ACTIONS[action].partition(":")
        if verb == "field":
            return self.of_field(action)
        if verb == "player":
            return self.of_player(action - PLAYER)
        if verb == "artifact":
            card = action - ARTIFACT
            return {**self.thing("item", "item", ARTIFACTS[card]), "about": self.about(card)}
        if verb == "hero":
            return self.of_hero(HEROES[action - HERO])
        if verb == "side":
            return self.thing("side", "side", argument)
        if verb == "token":
            token = TOKENS[action - TOKEN]
            return {"token": self.say(f"token-{token}"), "about": self.say(f"token-{token}-about")}
        if verb == "reinforce":
            return self.of_reinforcement(action - REINFORCE)
        return self.of_table()

    def say(self, message: str, **facts: object) -> str:
        return self.words.say(self.locale, message, **facts)

    def thing(self, fact: str, kind: str, name: str) -> dict[str, str]:
        return self.words.thing(fact, kind, name, self.locale)

    def field(self, fact: str, field: int) -> dict[str, str]:
        return self.thing(fact, "field", FIELDS[field])

    def about(self, card: int) -> str:
        return self.words.item_about(card, self.locale)

    def of_hero(self, hero: str) -> dict[str, Any]:
        row = HEROES.index(hero)
        return {
            "hero": self.words.called("hero", hero, self.locale),
            "health": self.table.cave.health[row],
            "mana": self.table.cave.mana[row],
            "about": self.words.hero_about(row, self.locale),
        }

    # -- fields -----------------------------------------------------------------------------

    def of_field(self, field: int) -> dict[str, Any]:
        return {
            **self.field("field", field),
            "lies": self.lies(field),
            "heroes": self.heroes_on(field),
        }

    def heroes_on(self, field: int) -> str:
        table = self.table
        seats = [s for s in range(table.seats) if table.fields[s] == field and table.health[s]]
        return ", ".join([self.player(seat) for seat in seats])

    def lies(self, field: int) -> str:
        """Return what waits on ``field``, with what stands before it."""
        table = self.table
        what = self.say(f"lies-{self.behind(field)}")
        if table.traps[field] != NOTHING:
            what = self.say("lies-trapped", behind=what)
        if table.mushrooms[field]:
            what = self.say("lies-mushrooms", number=table.mushrooms[field], behind=what)
        return what

    def behind(self, field: int) -> str:
        table = self.table
        kind = table.cave.kinds[field]
        if table.is_monster_field(field):
            return "alpha" if kind != CAVE_FIELD and table.alpha_cards else "nest"
        if kind == CAVE_FIELD:
            token = table.tokens[field]
            if token == NOTHING:
                return "undiscovered"
            return "torch" if TOKENS[token] == "monster" else TOKENS[token]
        if kind == NICHE and field in table.niches:
            return "niche"
        if kind == STELE:
            divine = table.cave.homes.index(field) + FIRST_DIVINE
            return "die" if table.lies_at_home(divine) else "floor"
        if field == URTO_FIELD:
            return "urto"
        return "start" if kind == 0 else "floor"

    # -- people -----------------------------------------------------------------------------

    def player(self, who: int) -> str:
        return self.words.player(who, self.seat, self.table.names, self.locale)

    def of_player(self, who: int) -> dict[str, Any]:
        table = self.table
        if who >= table.seats:
            who = 0
        return {
            "player": self.player(who),
            **self.field("field", table.fields[who]),
            "health": table.health[who],
            "mana": table.mana[who],
            "maximum": table.max_health(who),
            "cards": len(table.hands[who]),
            "honour": table.cave.pvp_honour,
            "hex": table.cave.hex_amount,
        }

    # -- fights and the rest ----------------------------------------------------------------

    def of_reinforcement(self, mana: int) -> dict[str, Any]:
        weapon = self.table.weapon[self.seat]
        per_mana = 1 if weapon == NOTHING else self.table.cave.per_mana[weapon]
        return {"number": mana, "bonus": mana * per_mana}

    def of_table(self) -> dict[str, Any]:
        """Return what the choices without an argument speak of."""
        table, seat, cave = self.table, self.seat, self.table.cave
        nature = table.nature[seat]
        recovers = cave.recovers[nature]
        health = cave.rest_health[nature] + table.owned(seat, cave.card_rest_health)
        free = table.free_rerolls[seat] > 0
        facts: dict[str, Any] = {
            "rest-health": health if recovers else 0,
            "rest-mana": cave.rest_mana[nature] + table.owned(seat, cave.card_rest_mana),
            "sprint": table.sprint_cost(seat),
            "hide": table.hide_cost(seat),
            "d8": cave.d8[nature],
            "reroll": 0 if free else cave.reroll_cost,
            "sides": table.top_face(seat),
            "die": table.die[seat],
            **self.field("here", table.fields[seat]),
        }
        facts.update(self.of_foe())
        facts.update(self.of_divine())
        return facts

    def of_foe(self) -> dict[str, Any]:
        table = self.table
        if table.foe == NOTHING:
            return {"attack": 0, "life": 0}
        return {
            **self.thing("monster", "monster", table.cave.monster_names[table.foe]),
            "attack": table.cave.attack[table.foe],
            "life": table.foe_life,
        }

    def of_divine(self) -> dict[str, Any]:
        owned = self.table.divine_of(self.seat)
        carried = ARTIFACTS[SCYTHE if owned == NOTHING else owned]
        return {
            **self.thing("divine", "item", carried),
            **self.thing("other-divine", "item", carried),
            "gives-up": "no" if owned == NOTHING else "yes",
        }
