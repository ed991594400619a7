"""The action table, number by number, as the rules write it down (RULES.md, 5.3)."""

from __future__ import annotations

import re

from tests.games.urto.at_the_table import GAME


def test_the_action_table_is_the_one_of_the_rules() -> None:
    text = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    block = text.split("### 5.3 Public names")[1].split("```")[1]
    written = {int(number): name for number, name in re.findall(r"(\d+) ([a-z][a-z0-9:-]*)", block)}
    assert len(written) == 129
    assert dict(enumerate(GAME.actions)) == written
