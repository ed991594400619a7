"""What the tables of a game declare, and what follows from it."""

from __future__ import annotations

from typing import Any

import serao
from serao.kernel.fields import PER_SEAT
from serao.kernel.hints import hints_of
from serao.kernel.shapes import Many
from serao.kernel.state import State
from serao.testing.tables import Moment, Setting, law, moments, table_at


def test_every_field_of_a_table_is_declared_and_in_the_position(slug: str) -> None:
    game = serao.game(slug)
    table = game.new_table(game.seats[0], 1)
    keys = {field.key for field in game.fields.kept}
    surely = {field.key for field in game.fields.kept if not field.may_lack}
    assert surely <= set(table.position()) - {"pending"} <= keys
    kept = {field.path for field in game.fields.all_kept()}
    for field in game.fields.declared:
        assert field.is_content or (field.part or field.path) in kept, field.name


def test_what_each_seat_sees_alone_has_one_entry_for_each(slug: str) -> None:
    for field in serao.game(slug).fields.shown():
        if field.sight.whose in ("owner", "alone"):
            assert isinstance(field.shape, Many), field.key
            assert field.shape.per is PER_SEAT, field.key


@law(moment=moments)
def test_a_clone_has_all_that_is_declared_and_shares_nothing_that_changes(
    setting: Setting, moment: Moment
) -> None:
    table = table_at(setting, moment)
    clone = table.clone()
    for name in hints_of(type(table), State):
        mine, others = getattr(table, name), getattr(clone, name)
        assert mine == others, name
        assert not shared_lists(mine, others), name


def shared_lists(mine: Any, others: Any) -> list[Any]:
    """Return the lists that both have; what lies in anything else is never edited."""
    if not isinstance(mine, list):
        return []
    if mine is others:
        return [mine]
    return [found for pair in zip(mine, others, strict=True) for found in shared_lists(*pair)]
