"""Rules 1, by which older tables go on: a move is all that is sold before an ability goes on.

The records and positions in ``rules_1/`` were written before rules had a number.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from serao import proof, records
from serao.games.caretos.actions import BUY, SPEND_MOVE, SPEND_RESCUE, STOP
from serao.games.caretos.state import Table
from serao.kernel.playout import act_at_random
from serao.kernel.rng import Rng
from serao.kernel.state import State
from tests.games.caretos.at_the_table import GAME, HERE, decision

RECORDS = sorted((HERE / "rules_1").glob("*.serao.json"))
every_record = pytest.mark.parametrize("path", RECORDS, ids=[path.name[0] for path in RECORDS])

Moment = dict[str, Any]  # after how many actions, the options and the position then


def moments_of(path: Path) -> list[Moment]:
    stem = path.name.removesuffix(records.SUFFIX)
    moments: list[Moment] = json.loads(path.with_name(f"{stem}.positions.json").read_text("utf-8"))
    return moments


def numbered(position: dict[str, Any], rules: int) -> dict[str, Any]:
    """Return ``position`` as it is written since rules have a number."""
    position = copy.deepcopy(position)
    position["pending"].update(rules=rules, discreet=False)
    return position


def as_text(position: dict[str, Any]) -> str:
    return json.dumps(position, sort_keys=True)


def test_there_is_a_record_for_every_number_of_seats_and_none_numbers_its_rules() -> None:
    assert [len(records.load(path).players) for path in RECORDS] == list(GAME.seats)
    for path in RECORDS:
        assert "rules" not in json.loads(path.read_text("utf-8"))
        assert all("rules" not in moment["position"]["pending"] for moment in moments_of(path))


@every_record
def test_an_older_record_holds_though_places_have_other_names_now(path: Path) -> None:
    record = records.load(path)
    assert record.rules == 1
    findings = proof.verify(record)
    assert sum(finding.proven for finding in findings) == 3  # content, actions, result
    assert any("read other than here" in finding.words for finding in findings)
    table = record.played()
    assert table.rules == 1
    assert record.result == records.Result(table.scores(), table.ranking())


@every_record
def test_an_older_record_comes_by_the_positions_that_were_written(path: Path) -> None:
    record = records.load(path)
    table = record.opened(journal=False)
    played = 0
    for moment in moments_of(path):
        for entry in record.actions[played : moment["after"]]:
            table.act(entry.action, entry.seat)
        played = moment["after"]
        assert as_text(table.position()) == as_text(numbered(moment["position"], 1))
        assert table.options(record.actions[played].seat) == moment["options"]


@every_record
def test_an_older_position_is_restored_and_goes_on_to_the_same_end(path: Path) -> None:
    record = records.load(path)
    for moment in moments_of(path):
        table = GAME.table_from(moment["position"])
        assert table.rules == 1
        assert as_text(table.position()) == as_text(numbered(moment["position"], 1))
        rest = record.actions[moment["after"] :]
        assert table.options(rest[0].seat) == moment["options"]
        for entry in rest:
            assert entry.action in table.options(entry.seat)
            table.act(entry.action, entry.seat)
        assert record.result == records.Result(table.scores(), table.ranking())


def move_ends() -> list[Moment]:
    moments = [moment for path in RECORDS for moment in moments_of(path)]
    return [m for m in moments if m["position"]["pending"]["steps"][-1][0] == "MoveEnd"]


def test_car_r16_by_rules_1_a_move_is_all_that_is_sold_where_now_there_is_more() -> None:
    rescues = 0
    for moment in move_ends():
        assert moment["options"] == [STOP, SPEND_MOVE]
        seat = moment["position"]["active"]
        position = numbered(moment["position"], 2)
        today = GAME.table_from(position).options(seat)
        row = sorted(BUY + int(bonus[1:]) for bonus in position["row"])
        caught = any(position["monsters"][m] == "cauldron" for m in position["teams"][seat])
        rescue = caught and position["campfires"][seat] >= 3
        assert today == [STOP, *row, SPEND_MOVE, *([SPEND_RESCUE] if rescue else [])]
        rescues += rescue
    assert rescues >= 3


def test_car_10_6_by_rules_1_nothing_else_can_be_paid_in_mid_ability_and_it_is_said() -> None:
    table = GAME.table_from(move_ends()[0]["position"])
    seat = table.waiting()[0]
    assert table.question(seat) == "One more move before the ability goes on?"
    assert table.words(STOP, seat) == "Go on without buying a move"
    assert table.words(STOP, seat, "pt") == "Continuar sem comprar movimento"
    for action in (BUY, SPEND_RESCUE, GAME.actions.index("spend-activate")):
        reason = table.why_not(action, seat)
        assert reason is not None
        assert reason.clause == "CAR-10.6"


@pytest.mark.parametrize("seats", GAME.seats)
def test_car_r16_the_two_rules_differ_only_before_an_ability_goes_on(seats: int) -> None:
    """Whatever is open in a game by rules 1, rules 2 offer the same, more at MOVE_END alone."""
    for seed in range(12):
        table: State = GAME.new_table(seats, seed, rules=1)
        rng = Rng(seed)
        while not table.is_over:
            today = GAME.table_from(with_rules(table, 2))
            assert isinstance(table, Table)
            for seat in table.waiting():
                offered = today.options(seat)
                if decision(table) == "move-end":
                    assert set(offered) >= {STOP, SPEND_MOVE}
                    assert all(a >= BUY for a in offered[1:])
                else:
                    assert offered == table.options(seat)
            act_at_random(table, rng)


def with_rules(table: State, rules: int) -> dict[str, Any]:
    position = table.position()
    position["pending"]["rules"] = rules
    return position


def test_new_tables_are_played_by_rules_2_and_clones_keep_the_number() -> None:
    assert GAME.rules == 2
    assert GAME.oldest_rules == 1
    assert GAME.new_table(2).rules == 2
    older = GAME.new_table(2, rules=1)
    assert older.clone().rules == 1
    assert GAME.determinize(older, 0, Rng(1)).rules == 1
