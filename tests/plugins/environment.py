"""An environment of its own with Sueca in it, as somebody has who installed it beside serao."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SUECA = ROOT / "examples" / "sueca"


def with_sueca(folder: Path) -> Path:
    """Make an environment in ``folder`` and return its Python.

    What this environment has, serao in the way that is being tested, is seen from there through
    a path file: nothing is fetched, and nothing is installed here.
    """
    made = folder / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(made)], check=True)
    programs, program = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    python = made / programs / program
    seen = [str(Path(entry).resolve()) for entry in sys.path if entry and Path(entry).is_dir()]
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(run(python, "-c", asked).stdout.strip())
    (site / "seen.pth").write_text("\n".join(seen), encoding="utf-8")
    alone = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    run(python, "-m", "pip", "install", "--quiet", *alone, str(SUECA))
    return python


def run(python: Path, *words: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a program of that Python, which must succeed."""
    path = ":".join(str(Path(entry).resolve()) for entry in sys.path if entry)
    done = subprocess.run(
        [str(python), *words],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}"
    return done
