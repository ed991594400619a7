"""What the client's tests draw: the catalogue, some moments and a told story.

``python -m tests.games.caretos.client`` writes the files; ``test_client.py`` sees that they are
what the game says now.
"""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import serao
from serao.games.caretos.state import Table
from serao.kernel.events import HIDDEN, Event
from serao.kernel.messages import hyphened
from tests.games.caretos.at_the_table import GAME, go, night, play, table_at, use

FOLDER = Path(__file__).parents[3] / "web" / "tests" / "boards" / "caretos"
NAMES = ("Ana", "Rui", "Eva", "Gil")

# What a story brings forward, for the eye.
TOLD = (
    "monsters caretos villagers unlit campfires supply captured box_villagers piles row open "
    "fulfilled points villagers_left"
).split()
STORY_SEED = 7
STORY_FROM = 60
STORY_ACTS = 45


def moment(table: Table, you: int | None) -> dict[str, Any]:
    """Return what a board is handed at this moment."""
    options = [] if you is None else table.options(you)
    return {
        "view": table.view(you),
        "you": you,
        "asked": list(table.waiting()),
        "seats": [
            {
                "seat": i,
                "kind": "person",
                "name": NAMES[i],
                "level": None,
                "ready": True,
                "present": True,
            }
            for i in range(table.seats)
        ],
        "options": [
            {"action": o, "name": GAME.actions[o], "words": table.words(o, you or 0)}
            for o in options
        ],
    }


def moments() -> dict[str, dict[str, Any]]:
    table = GAME.new_table(3, 4)
    assert isinstance(table, Table)
    found = {"set-up": moment(table, table.waiting()[0])}
    villagers = {"v1": ["red", "red", "blue"], "p4": ["white"]}
    here: dict[str, Any] = {
        "monsters": {"werewolf": "p3", "trevor": "p1"},
        "villagers": villagers,
        "open": [["b00", "b13"]],
        "campfires": [3, 1],
        "piles": [["n10"]],
    }
    found["turn-start"] = moment(night("n04 n05 n06", **here), 0)
    table = use("werewolf", "n12", **here)
    found["moving"] = moment(table, 0)
    go(table, "v1")
    found["flight"] = moment(table, 0)
    found["watched"] = moment(table, None)
    go(table, "p8")
    found["running"] = moment(table, 0)
    found["jumping"] = moment(use("werewolf", "n12", **{**here, "monsters": {"werewolf": "v2"}}), 0)
    caught = night("n04 n05", monsters={"werewolf": "cauldron"}, campfires=[3])
    found["caught"] = moment(caught, 0)
    between = use(
        "werewolf",
        "n20",
        monsters={"maria-gancha": "cauldron"},
        campfires=[3],
        row=["b00", "b05", "b16"],
    )
    play(between, "stop")
    found["move-end"] = moment(between, 0)
    offers = {"at": "finals", "final_offers": [["f0", "f1"], ["f4", "f5"]]}
    experts = table_at(offers, expert=True)
    experts.act(GAME.actions.index("keep:f0"), 0)
    found["kept"] = moment(experts, 0)
    found["keeping"] = moment(experts, 1)
    over = table_at({"at": "end", "captured": [["red", "red"]], "finals": ["f4", "f5"]})
    found["end"] = moment(over, 1)
    return found


def line(event: Event) -> dict[str, Any]:
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    facts = {name: None if value == HIDDEN else value for name, value in values.items()}
    return {"event": hyphened(type(event).__name__), "words": "", "facts": facts}


def story() -> dict[str, Any]:
    """Return acts of a game as a spectator is told of them, each with how the table then is."""
    table = GAME.new_table(3, STORY_SEED, journal=True)
    rng = serao.Rng(STORY_SEED)
    for _ in range(STORY_FROM):
        act(table, rng)
    view = table.view(None)
    steps = []
    for _ in range(STORY_ACTS):
        before = len(table.journal or [])
        act(table, rng)
        seen = [event.as_seen_by(-1) for event in (table.journal or [])[before:]]
        now = table.view(None)
        lines = [line(event) for event in seen if event is not None]
        if lines:
            steps.append({"lines": lines, "then": {key: now[key] for key in TOLD}})
    return {"view": view, "steps": steps}


def act(table: Any, rng: serao.Rng) -> None:
    seat = table.waiting()[0]
    options = table.options(seat)
    table.act(options[rng.below(len(options))], seat)


def files() -> dict[Path, str]:
    """Return every file with what it should hold."""
    return {
        FOLDER / f"{name}.json": json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, value in (
            ("book", GAME.catalogue("en")),
            ("moments", moments()),
            ("story", story()),
        )
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
