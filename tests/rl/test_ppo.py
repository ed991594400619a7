"""The first agent: a run of a second, or the one line that says what it needs."""

from __future__ import annotations

import csv
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BRIEF = "--minutes 0.005 --tables 4 --steps 8 --judged 2".split()


def test_the_first_agent_learns_or_says_what_it_needs(tmp_path: Path) -> None:
    command = [sys.executable, "examples/ppo.py", *BRIEF, "--out", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if find_spec("torch") is None:  # it is a great package, and no other test needs it
        assert done.returncode == 1
        assert done.stderr == "this example needs PyTorch: pip install torch\n"
        return
    assert done.returncode == 0, done.stderr
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) >= 2
    assert all(0.0 <= float(row["novice"]) <= 1.0 for row in rows)
    assert float(rows[-1]["decisions"]) >= 32
    assert (tmp_path / "policy.pt").is_file()
