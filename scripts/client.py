"""Check the web client: types and accessibility warnings, then its own tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402

STEPS: Final = (
    (
        "node_modules/svelte-check/bin/svelte-check",
        "--fail-on-warnings",
        "--tsconfig",
        "tsconfig.json",
    ),
    ("node_modules/vitest/vitest.mjs", "run"),
)


def main() -> int:
    hatch_build.install_packages()
    node, _ = hatch_build.node_and_npm()
    for step in STEPS:
        status = subprocess.run(
            [*node, *step],
            cwd=hatch_build.WEB,
            env=hatch_build.node_environment(),
            check=False,
        ).returncode
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
