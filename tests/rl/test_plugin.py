"""A game of another package has every door too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.plugins.test_plugins import SUECA, package

ROOT = Path(__file__).resolve().parents[2]


def test_the_suites_find_nothing_wrong_with_a_game_of_another_package(tmp_path: Path) -> None:
    package(tmp_path, "sueca", "serao_sueca:define")
    path = os.pathsep.join([str(tmp_path), str(SUECA), *filter(None, sys.path)])
    subprocess.run(
        [sys.executable, "-m", "tests.rl.suites", "sueca", "4"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        check=True,
    )
