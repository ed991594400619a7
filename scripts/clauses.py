"""List the clauses of a game that no test cites: ``scripts/clauses.py [GAME...]``.

A clause is cited by a test whose name holds it (``test_weo_6_5_...``) or by a scenario file
under tests/ that lists it. Clauses that only define words, or that other clauses carry out,
are named with the reason in ``tests/games/<game>/uncited.txt``. The exit status is 1 when a
clause is left.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLAUSE = re.compile(r"\*\*([A-Z]{3}-\d+(?:\.\d+)?[a-z]?)\b(?!-)")
CITED = re.compile(r"def test_([a-z]{3})((?:_\d+)+)_")


def clauses(package: str) -> list[str]:
    """Return the ids of the numbered clauses in the order of RULES.md."""
    text = (ROOT / "src/serao/games" / package / "RULES.md").read_text(encoding="utf-8")
    found = dict.fromkeys(CLAUSE.findall(text))
    return [clause for clause in found if "." in clause]


def cited(package: str) -> set[str]:
    return set(cited_by_tests(package)) | set(cited_by_scenarios(package)) | set(excused(package))


def cited_by_tests(package: str) -> Iterator[str]:
    """Yield WEO-6.5 for ``test_weo_6_5_...`` in the game's tests."""
    for path in (ROOT / "tests/games" / package).rglob("test_*.py"):
        for prefix, numbers in CITED.findall(path.read_text(encoding="utf-8")):
            chapter, *rest = numbers.strip("_").split("_")
            if rest:
                yield f"{prefix.upper()}-{chapter}.{rest[0]}"


def cited_by_scenarios(package: str) -> Iterator[str]:
    for path in (ROOT / "tests/games" / package).rglob("*.toml"):
        yield from tomllib.loads(path.read_text(encoding="utf-8")).get("clauses", [])


def excused(package: str) -> Iterator[str]:
    path = ROOT / "tests/games" / package / "uncited.txt"
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip():
                yield line.split()[0]


def uncited(package: str) -> list[str]:
    known = cited(package)
    return [clause for clause in clauses(package) if clause not in known]


def packages() -> list[str]:
    games = ROOT / "src/serao/games"
    return sorted(path.parent.name for path in games.glob("*/__init__.py"))


def main(slugs: list[str]) -> int:
    left = 0
    for package in [slug.replace("-", "_") for slug in slugs] or packages():
        missing = uncited(package)
        left += len(missing)
        print(f"{package}: {len(clauses(package))} clauses, {len(missing)} without a test")
        for clause in missing:
            print(f"  {clause}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
