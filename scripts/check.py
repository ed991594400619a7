"""Run every check of the project, or those that are named.

They are format, lint, types, wire, clones, client, plain and compiled.

``python3 start.py test`` sets everything up and comes here. A check is one entry of
``CHECKS``; the tests come last, so that a good run ends with pytest's own closing line.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import is_wanted  # noqa: E402
from scripts import browser  # noqa: E402

PYTHON: Final = (sys.executable, "-m")
ROOMS: Final = ("src", "tests", "bench", "scripts", "examples", "start.py", "hatch_build.py")
PYTEST: Final = (*PYTHON, "pytest", "-n", "2", "--dist", "worksteal")
IN_BROWSER: Final = (
    "tests/browser"  # long, and run once: with the compiled rules where there are any
)

THE_SAME_COMPILED: Final = (  # what hangs on no compiled module is run once: with plain sources
    "tests/setup",
    "tests/house",
    "tests/admin",
    "tests/mcp",
    "tests/contract/test_numbers.py",
)


@dataclass(frozen=True)
class Check:
    """A command that must succeed, run from the project's folder."""

    name: str
    title: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)
    compiled: bool | None = None  # whether the rules under test must be compiled

    @property
    def needs_browser(self) -> bool:
        return self.compiled is not None and f"--ignore={IN_BROWSER}" not in self.command


def code() -> tuple[str, ...]:
    """Return the folders and files with Python in them that exist so far."""
    return tuple(room for room in ROOMS if (ROOT / room).exists())


def plain_tests() -> tuple[str, ...]:
    return (*PYTEST, f"--ignore={IN_BROWSER}") if is_wanted() else PYTEST


CHECKS: Final = (
    Check("format", "format: ruff format", (*PYTHON, "ruff", "format", "--check", *code())),
    Check("lint", "lint: ruff check", (*PYTHON, "ruff", "check", *code())),
    Check("types", "types: mypy --strict", (*PYTHON, "mypy", "--strict", *code())),
    Check(
        "wire",
        "wire: the client's types are the server's",
        (sys.executable, "scripts/wire_types.py", "--check"),
        {"PYTHONPATH": "src"},
    ),
    Check(
        "clones",
        "clones: tables copy what they declare",
        (sys.executable, "scripts/clones.py", "--check"),
        {"PYTHONPATH": "src"},
    ),
    Check("client", "client: svelte-check, vitest", (sys.executable, "scripts/client.py")),
    Check(
        "plain",
        "tests, plain sources",
        plain_tests(),
        {"PYTHONPATH": "src"},
        compiled=False,
    ),
    Check(
        "compiled",
        "tests, compiled wheel",
        (*PYTEST, *(f"--ignore={room}" for room in THE_SAME_COMPILED)),
        compiled=True,
    ),
)


def main(names: list[str]) -> int:
    """Run the checks, all to the end, and return 1 if any failed."""
    unknown = set(names) - {check.name for check in CHECKS}
    if unknown:
        known = ", ".join(check.name for check in CHECKS)
        print(f"there is no check {', '.join(sorted(unknown))}; there are {known}")
        return 2
    failed = [check.name for check in chosen(names) if not passes(check)]
    if failed:
        print(f"\nfailed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


def chosen(names: list[str]) -> list[Check]:
    wanted = [check for check in CHECKS if not names or check.name in names]
    if is_wanted():
        return wanted
    print("no C compiler is used: only plain Python is tested", flush=True)
    return [check for check in wanted if not check.compiled]


def passes(check: Check) -> bool:
    print(f"\n== {check.title}", flush=True)
    if check.compiled is not None and not has_rules(check):
        return False
    if check.needs_browser:
        found = browser.found_or_fetched()
        if found is None:
            print(browser.MISSING)
            return False
        os.environ[browser.VARIABLE] = found
    return run(check.command, check) == 0


def has_rules(check: Check) -> bool:
    """Whether the rules that the tests would import are compiled, or plain, as they must be."""
    question = f"import serao, sys; sys.exit(serao.compiled() is not {check.compiled})"
    if run((sys.executable, "-c", question), check) == 0:
        return True
    print(f"the rules to test are {'plain' if check.compiled else 'compiled'} or do not import")
    return False


def run(command: tuple[str, ...], check: Check) -> int:
    """Run a command, in UTF-8 whatever the machine's locale is."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment = {**kept, "PYTHONUTF8": "1", **check.environment}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
