"""What the client's tests draw: the catalogue, some moments and a story in the midst of the rules.

``python -m tests.games.caretos.client`` writes the files; ``test_client.py`` sees that they are
what the game says now.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from serao.games.caretos.state import Table
from serao.kernel.events import Event
from serao.kernel.kinds import as_data, seats_in
from serao.kernel.state import NOBODY, State
from tests.games.caretos.at_the_table import GAME, go, night, play, table_at, use

FOLDER = Path(__file__).parents[3] / "web" / "tests" / "boards" / "caretos"
NAMES = ("Ana", "Rui", "Eva", "Gil")
HERE: dict[str, Any] = {
    "monsters": {"werewolf": "p3", "trevor": "p1"},
    "villagers": {"v1": ["red", "red", "blue"], "p4": ["white"]},
    "open": [["b00", "b13"]],
    "campfires": [3, 1],
    "piles": [["n10"]],
}
STORY = ("space:v1", "space:p1", "colour:red", "colour:red", "buy:b03")


def moment(table: State, you: int | None) -> dict[str, Any]:
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
    found["turn-start"] = moment(night("n04 n05 n06", **HERE), 0)
    table = use("werewolf", "n12", **HERE)
    found["moving"] = moment(table, 0)
    go(table, "v1")
    found["flight"] = moment(table, 0)
    found["watched"] = moment(table, None)
    go(table, "p8")
    found["running"] = moment(table, 0)
    found["jumping"] = moment(use("werewolf", "n12", **{**HERE, "monsters": {"werewolf": "v2"}}), 0)
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


def story() -> list[dict[str, Any]]:
    """Return each line of a scare, a flight and a purchase, with the board at that moment."""
    table = use("werewolf", "n12", **HERE)
    return [told for action in STORY for told in lines(table, action)]


def lines(table: Table, action: str) -> list[dict[str, Any]]:
    """Act, and return each event with the board at that moment, as a spectator is told it."""
    before = len(table.journal or [])
    table.moments = []
    play(table, action)
    events = (table.journal or [])[before:]
    found = [
        {**moment(caught, None), "line": line(event)}
        for event, caught in zip(events, table.moments, strict=True)
    ]
    table.moments = None
    return found


def line(event: Event) -> dict[str, Any]:
    seen = event.as_seen_by(NOBODY)
    assert seen is not None
    name, facts = as_data(GAME, seen)
    words = GAME.words.tell(seen, NOBODY, NAMES)
    return {"event": name, "words": words, "facts": facts, "seats": seats_in(seen), "changes": []}


def files() -> dict[Path, str]:
    """Return every file with what it should hold."""
    return {
        FOLDER / f"{name}.json": json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, value in (
            ("book", GAME.drawing.catalogue("en")),
            ("moments", moments()),
            ("story", story()),
        )
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
