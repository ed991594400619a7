"""The Python examples of the README and the docs run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [
    (page, number, code)
    for page in PAGES
    if page.exists()
    for number, code in enumerate(
        re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    )
]


@pytest.mark.parametrize(
    ("page", "number", "code"),
    EXAMPLES,
    ids=[f"{page.stem}-{number}" for page, number, _ in EXAMPLES],
)
def test_an_example_runs(page: Path, number: int, code: str) -> None:
    exec(compile(code, f"{page.name} example {number}", "exec"), {"__name__": "example"})


def test_the_readme_has_an_example() -> None:
    assert any(page.name == "README.md" for page, _, _ in EXAMPLES)


def test_the_links_between_the_pages_lead_somewhere() -> None:
    for page in PAGES:
        text = re.sub(r"`[^`\n]*`", "", page.read_text(encoding="utf-8"))
        for target in re.findall(r"\]\((?!http|#|mailto:)([^)#]+)", text):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
