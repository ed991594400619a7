"""``copy``, ``pickle`` and seeds: a table goes on equally, wherever it is."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import serao
from serao.kernel.playout import act_at_random
from serao.kernel.state import State
from serao.testing.tables import Moment, Setting, law, moments, table_at

LATER = 8  # decisions


def later(table: State) -> dict[str, object]:
    """Play on for some decisions and return the whole table."""
    rng = serao.Rng(11)
    for _ in range(LATER):
        if not table.is_over:
            act_at_random(table, rng)
    return table.position()


@law(moment=moments)
def test_a_copied_table_goes_on_equally(setting: Setting, moment: Moment) -> None:
    table = table_at(setting, moment, journal=True)
    copies = [copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    for each in copies:
        assert each.position() == table.position()
        assert each.journal == table.journal
        assert [each.options(seat) for seat in range(each.seats)] == [
            table.options(seat) for seat in range(table.seats)
        ]
    position = table.position()
    ends = [later(each) for each in copies]
    assert table.position() == position
    assert all(end == ends[0] for end in ends)
    assert later(table) == ends[0]


GO_ON = """
import json, pickle, sys
import serao
from serao.kernel.playout import act_at_random
table = pickle.load(sys.stdin.buffer)
rng = serao.Rng(11)
for _ in range(8):
    if not table.is_over:
        act_at_random(table, rng)
print(json.dumps(table.position()))
"""


def test_a_pickled_table_goes_on_equally_in_another_process(slug: str, tmp_path: Path) -> None:
    setting = Setting(slug, serao.game(slug).seats[-1])
    table = table_at(setting, Moment(3, 40))
    found = subprocess.run(
        [sys.executable, "-c", GO_ON],
        input=pickle.dumps(table),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    assert pickle.loads(pickle.dumps(table.game)) is table.game
    assert json.loads(found.stdout) == later(table)
