"""What a client draws with: the cave, the cards, the dice, and the words that belong to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from serao.games.urto.actions import ARTIFACTS, FIELDS, HEROES, SIDES
from serao.games.urto.catalogue_types import (
    Artifact,
    Card,
    Die,
    Face,
    Field,
    Hero,
    Monster,
    Named,
    Numbers,
    Source,
    Token,
)
from serao.games.urto.content import reward_of
from serao.games.urto.kinds import ACHIEVEMENTS
from serao.games.urto.points import POINTS, STATES
from serao.kernel.content import hyphens, reconstructed
from serao.kernel.game import choices_in

if TYPE_CHECKING:
    from serao.games.urto import Urto
    from serao.kernel.game import Game

# Where the rules speak of the things that are pointed at.
TOKEN_CLAUSES: Final = {
    "torch": "URT-5.1",
    "torch-event": "URT-5.2",
    "torch-fountain": "URT-5.3",
    "shortcut": "URT-5.5",
    "mushroom": "URT-4.4",
    "monster": "URT-5.4",
    "honour1": "URT-4.2",
    "honour2": "URT-4.2",
    "attack": "URT-6.2",
    "defense": "URT-6.13",
    "blorp-trap": "URT-4.7",
    "minus2-health": "URT-8.7",
    "health": "URT-1.3",
    "mana": "URT-9",
    "draw-artifact": "URT-5.7",
    "alpha": "URT-5.6",
}
COLOUR_CLAUSES: Final = {
    "green": "URT-6.2",
    "pink": "URT-8.5",
    "yellow": "URT-8.5",
    "divine": "URT-10.1",
}
DIE_CLAUSES: Final = {
    "d6": "URT-6.1",
    "d8": "URT-9",
    "loot": "URT-5.1",
    "pheme": "URT-10.4",
    "tellur": "URT-10.5",
    "ankou": "URT-10.6",
}

# Messages that the board says as they are; those of choices and points are added by name.
PHRASES: Final = (
    *("bar-health", "bar-health-about", "bar-mana", "bar-mana-about"),
    *("bar-honour", "bar-honour-about"),
    *("mark-d8", "mark-d8-about", "mark-rested", "mark-rested-about"),
    *("mark-skip", "mark-skip-about", "mark-hexed", "mark-hexed-about"),
    *("zone-bag", "zone-bag-about", "zone-monsters", "zone-monsters-about"),
    *("zone-events", "zone-events-about", "zone-artifacts", "zone-artifacts-about"),
    *("zone-alpha", "zone-alpha-about", "zone-hand", "zone-trophies", "zone-dice"),
    *("place-start-about", "place-cave-about", "place-alpha-about", "place-alpha-gone-about"),
    *("place-artifact-about", "place-artifact-gone-about"),
    *("place-stele-about", "place-stele-gone-about", "place-urto-about"),
    *("phase-rest", "phase-a", "phase-b", "phase-c", "phase-d"),
    *("phase-rest-about", "phase-a-about", "phase-b-about", "phase-c-about", "phase-d-about"),
    *("magic-reroll", "magic-hide", "magic-reinforce", "magic-d8"),
    *("lies-undiscovered", "lies-floor"),
)


class Catalogue:
    """The pieces of one edition in one language."""

    def __init__(self, game: Urto, locale: str) -> None:
        self.game = game
        self.locale = locale
        self.sources = reconstructed(game.library.sources())

    def pieces(self) -> dict[str, Any]:
        return {
            "fields": self.fields(),
            "paths": [[hyphens(end) for end in path] for path in self.raw("board.toml", "paths")],
            "flanks": {side: self.blackened(side) for side in SIDES},
            "tokens": {hyphens(row["id"]): self.token(row) for row in self.rows("token")},
            "heroes": {row["id"]: self.hero(row) for row in self.rows("hero")},
            "artifacts": {hyphens(row["id"]): self.artifact(row) for row in self.rows("artifact")},
            "monsters": {hyphens(row["id"]): self.monster(row) for row in self.rows("monster")},
            "events": {hyphens(row["id"]): self.event(row) for row in self.rows("event")},
            "dice": {row["id"]: self.die(row) for row in self.rows("die")},
            "achievements": {name: self.named("achievement", name) for name in ACHIEVEMENTS},
            "numbers": self.numbers(),
            "phrases": self.phrases(),
        }

    def say(self, message: str, **facts: object) -> str:
        return self.game.words.say(self.locale, message, **facts)

    def raw(self, file: str, table: str) -> Any:
        return self.game.library.raw[file][table]

    def rows(self, table: str) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = self.raw(FILES[table], table)
        return rows

    def named(self, prefix: str, name: str) -> Named:
        return {"name": self.say(f"{prefix}-{name}"), "about": self.say(f"{prefix}-{name}-about")}

    def source(self, table: str, row: dict[str, Any]) -> Source | None:
        """Return which values of a row are reconstructed, and the rulings that argue for them."""
        found = self.sources.get(f'{table} "{row["id"]}"')
        if found is None:
            return None
        return {"fields": list(found), "rulings": list(dict.fromkeys(filter(None, found.values())))}

    # -- the cave ---------------------------------------------------------------------------

    def fields(self) -> list[Field]:
        """Return the fields in the order of their actions."""
        return [
            {
                "id": FIELDS[i],
                "name": self.game.words.field(i, self.locale),
                "kind": row["kind"],
                "side": row["side"],
                "x": row["x"],
                "y": row["y"],
                "die": row.get("die", ""),
                "source": self.source("field", row),
            }
            for i, row in enumerate(self.rows("field"))
        ]

    def blackened(self, side: str) -> list[str]:
        """URT-2.4 Return the fields that do not exist when ``side`` is chosen."""
        return [hyphens(field) for field in self.raw("board-2p.toml", side)["blackened"]]

    def token(self, row: dict[str, Any]) -> Token:
        name = hyphens(row["id"])
        return {
            "name": self.game.words.called("token", name, self.locale),
            "about": self.say(f"token-{name}-about"),
            "clause": TOKEN_CLAUSES[name],
            "box": row["box"],
            "bag": row["bag"],
            "source": self.source("token", row),
        }

    # -- heroes and cards -------------------------------------------------------------------

    def hero(self, row: dict[str, Any]) -> Hero:
        name = row["id"]
        return {
            "name": self.game.words.called("hero", name, self.locale),
            "about": self.game.words.hero_about(HEROES.index(name), self.locale),
            "clause": "URT-2.2",
            "land": row.get("land", ""),
            "colour": row.get("colour", ""),
            "health": row["health"],
            "mana": row["mana"],
            "source": self.source("hero", row),
        }

    def artifact(self, row: dict[str, Any]) -> Artifact:
        card = ARTIFACTS.index(hyphens(row["id"]))
        return {
            "name": self.game.words.item(card, self.locale),
            "about": self.game.words.item_about(card, self.locale),
            "clause": COLOUR_CLAUSES[row["colour"]],
            "colour": row["colour"],
            "kind": self.say(f"colour-{row['colour']}"),
            "window": self.say(f"use-{hyphens(row['use'])}"),
            "honour": row["honour"],
            "copies": row["copies"],
            "bonus": {
                "pvm": row.get("pvm", 0),
                "pvp": row.get("pvp", 0),
                "mushroom": row.get("mushroom", 0),
            },
            "die": row.get("divine_die", ""),
            "source": self.source("artifact", row),
        }

    def monster(self, row: dict[str, Any]) -> Monster:
        reward, number = reward_of(row["reward"])
        attack, life, honour = row["attack"], row["life"], row["honour"]
        facts = {"attack": attack, "life": life, "honour": honour}
        return {
            "name": self.game.words.called("monster", hyphens(row["id"]), self.locale),
            "about": self.say("monster-about", reward=reward, number=number, **facts),
            "clause": "URT-6.8" if row.get("alpha", False) else "URT-6.4",
            "attack": attack,
            "life": life,
            "honour": honour,
            "reward": reward,
            "copies": row["copies"],
            "source": self.source("monster", row),
        }

    def event(self, row: dict[str, Any]) -> Card:
        card = self.game.cave.event_names.index(hyphens(row["id"]))
        return {
            "name": self.game.words.event(card, self.locale),
            "about": self.game.words.event_about(card, self.locale),
            "clause": "URT-7.5",
            "copies": row["copies"],
            "source": self.source("event", row),
        }

    # -- dice, numbers, words ---------------------------------------------------------------

    def die(self, row: dict[str, Any]) -> Die:
        return {
            "name": self.say(f"die-{row['id']}"),
            "clause": DIE_CLAUSES[row["id"]],
            "faces": [self.face(row["id"], i) for i in range(len(row["faces"]))],
            "source": self.source("die", row),
        }

    def face(self, die: str, i: int) -> Face:
        """Return what is on one face: its id, and what it means in words."""
        (face,) = [row["faces"][i] for row in self.rows("die") if row["id"] == die]
        if die == "loot":
            return {"id": face, "words": self.game.words.loot(i + 1, self.locale)}
        if isinstance(face, int):
            return {"id": str(face), "words": str(face)}
        return {"id": hyphens(face), "words": self.say(f"face-{hyphens(face)}")}

    def numbers(self) -> Numbers:
        rules: dict[str, int] = self.raw("rules.toml", "rules")
        return cast("Numbers", {**rules, "alpha_cards": self.game.cave.alpha_total})

    def phrases(self) -> dict[str, str]:
        """Return the words of the board, by message."""
        messages = [*PHRASES, *[f"ask-{choice}" for choice in choices(self.game)]]
        messages += [f"point-{point}" for point in POINTS]
        messages += [f"state-{state}" for state in STATES]
        messages += [f"side-{side}" for side in SIDES]
        return {message: self.say(message) for message in messages}


FILES: Final = {
    "field": "board.toml",
    "token": "tokens.toml",
    "hero": "heroes.toml",
    "artifact": "artifacts.toml",
    "monster": "monsters.toml",
    "event": "events.toml",
    "die": "dice.toml",
}


def choices(game: Game[Any]) -> list[str]:
    """Return the names of the choices that somebody can be asked, as views call them."""
    return choices_in(game.course.steps)


def pieces(game: Urto, locale: str) -> dict[str, Any]:
    """Return all that a client draws with."""
    return Catalogue(game, locale).pieces()
