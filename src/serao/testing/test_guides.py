"""What a game that has a guide must have in it."""

from __future__ import annotations

import pytest

import serao
from serao.guides import guide_of, plain
from serao.kernel.messages import LANGUAGES


def test_nothing_is_wrong_with_a_guide(slug: str) -> None:
    guide = guide_of(serao.game(slug))
    if guide is not None:
        assert guide.problems() == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_guide_and_its_aid_are_read_in_minutes(slug: str, locale: str) -> None:
    guide = guide_of(serao.game(slug))
    if guide is not None:
        assert len(guide.text(locale).split()) <= 1400
        assert len(guide.aid(locale).split()) <= 350
        assert all(len(tip) <= 300 for tip in guide.tips(locale).values())
        assert not any("](" in line for line in plain(guide, locale).splitlines())
