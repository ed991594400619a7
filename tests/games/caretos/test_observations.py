"""What a seat of Caretos may know, as a row of numbers."""

from __future__ import annotations

from serao.games.caretos.actions import SPACES
from serao.games.caretos.state import Table
from tests.games.caretos.at_the_table import GAME, go, night, use


def told(table: Table, seat: int) -> dict[str, int]:
    """Return the entries that are not 0, by name."""
    observation = GAME.observation(table.seats)
    row = memoryview(observation.look(table, seat)).cast("b")
    return {entry.name: row[i] for i, entry in enumerate(observation.entries) if row[i]}


def at(space: str) -> int:
    return SPACES.index(space)


def test_who_stands_where_is_told_space_by_space() -> None:
    table = night(
        "n04 n05 n06",
        monsters={"werewolf": "p3", "trevor": "cauldron"},
        villagers={"v1": ["red", "red", "blue"]},
    )
    row = told(table, 0)
    assert row[f"piece.{at('p3')}.werewolf"] == 1
    assert row["where.7.w3"] == row["where.3.cauldron"] == 1
    assert (row[f"crowd.{at('v1')}.red"], row[f"crowd.{at('v1')}.blue"]) == (2, 1)
    assert row["owner.0.me"] == row["owner.5.next-1"] == 1


def test_only_the_own_hand_and_final_bonus_card_are_told() -> None:
    table = night("n04 n05 n06")
    mine, theirs = told(table, 0), told(table, 1)
    assert [mine[f"hands.me.{card}"] for card in ("n04", "n05", "n06")] == [1, 1, 1]
    assert not any(name.startswith("hands.next") and ".n" in name[10:] for name in mine)
    assert theirs["hands.next-3.size"] == 3
    assert sum(name.startswith("finals.") and ".f" in name[7:] for name in mine) == 1


def test_what_the_open_choice_is_about_is_told_to_all() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "p3"}, villagers={"v1": ["red", "blue"]})
    go(table, "v1")
    row = told(table, -1)
    assert row["choice.flee-start"] == row["decision.space.v1"] == 1
    assert (row["decision.villagers.red"], row["decision.villagers.blue"]) == (1, 1)
    assert "decision.villagers.white" not in row
