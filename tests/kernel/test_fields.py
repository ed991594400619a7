"""Fields that are declared in the body of a table's class."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict, get_args

import pytest

from serao.kernel.documents import Document
from serao.kernel.errors import PositionError
from serao.kernel.fields import (
    ALONE,
    AS_SEATS,
    CONTENT,
    FACE_DOWN,
    IN_ORDER,
    MAY_LACK,
    OR_NOTHING,
    OWNER,
    PER_SEAT,
    UNSEEN,
    Fields,
    Following,
    Fresh,
    GoneBy,
    KeyOf,
    OrNothing,
    Packed,
    PartOf,
    Sight,
    Within,
    WorkedOut,
)
from serao.kernel.kinds import Count, Named, Number, Seat
from serao.kernel.state import NOTHING, State
from tests.kernel.toy.game import PEBBLES

CARD = Named("card", ("ace", "king", "queen"))
Card = Annotated[int, CARD]
PARTLY = Sight("owner", lambda table, owner, _viewer: table.hands[owner][:1])


class Table(State):
    values: Annotated[list[int], CONTENT]
    round: Annotated[Number, Fresh(1)]
    lead: Annotated[Seat, OR_NOTHING]
    turned: Annotated[Card, OrNothing("none")]
    hands: Annotated[list[list[Card]], PER_SEAT, OWNER]
    shown: Annotated[list[list[Card]], PER_SEAT, PARTLY, KeyOf("half")]
    deck: Annotated[tuple[Card, ...], IN_ORDER, GoneBy("drawn"), FACE_DOWN]
    drawn: Annotated[Number, PartOf("deck")]
    out: Annotated[list[bool], AS_SEATS]
    secret: Annotated[Annotated[int, Count(9)], UNSEEN]
    pile: tuple[Card, ...]


FIELDS = Fields(
    PEBBLES,
    Table,
    WorkedOut("cards", Number, lambda table: sum(map(len, table.hands))),
    Following("twice", Number, lambda found: 2 * found["cards"]),
)


def table_at(**keys: Any) -> Table:
    table = Table()
    table.open(PEBBLES, 2, {}, PEBBLES.new_table(2).rng, journal=False)
    table.values = [1]
    FIELDS.clear(table)
    FIELDS.read(table, Document(keys))
    return table


def test_a_fresh_table_is_as_its_marks_say() -> None:
    table = table_at()
    assert (table.round, table.lead, table.turned, table.secret) == (1, NOTHING, NOTHING, 0)
    assert (table.hands, table.deck, table.drawn) == ([[], []], (), 0)
    assert table.out == [False, False]


def test_a_position_is_read_as_it_was_written() -> None:
    document = {
        "round": 3,
        "lead": None,
        "turned": "none",
        "hands": [["ace", "queen"], []],
        "half": [[], ["king"]],
        "deck": ["queen", "ace"],
        "out": [1],
        "secret": 7,
        "pile": ["ace", "king"],
    }
    table = table_at(**document)
    assert FIELDS.writer.document(table) == document
    table.drawn = 1
    assert FIELDS.writer.document(table)["deck"] == ["ace"]


def test_what_has_no_order_is_written_ascending() -> None:
    table = table_at(pile=["king", "ace"], hands=[["queen", "ace"], []])
    assert table.pile == (0, 1)
    assert table.hands[0] == [0, 2]


def test_a_view_shows_what_each_may_see() -> None:
    table = table_at(
        hands=[["ace"], ["king", "queen"]], half=[["ace"], ["king"]], deck=["queen", "ace"]
    )
    table.shown[1] = [1, 2]
    view = FIELDS.writer.view(table, 0)
    assert view["hands"] == [["ace"], {"size": 2}]
    assert view["half"] == [["ace"], {"size": 2, "known": ["king"]}]
    assert view["deck"] == {"size": 2}
    assert "secret" not in view
    assert (view["cards"], view["twice"]) == (3, 6)
    nobody = FIELDS.writer.view(table, -1)
    assert nobody["hands"] == [{"size": 1}, {"size": 2}]


def test_the_paths_whose_order_counts_follow() -> None:
    assert FIELDS.ordered == {"hands", "half", "deck"}


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("round", "two", "a whole number, not 'two'"),
        ("round", True, "a whole number, not True"),
        ("lead", 2, "seats are 0 to 1, not 2"),
        ("turned", "jack", "'jack' is none of ace, king, queen"),
        ("hands", [[]], "one entry for each of 2 seats, not 1"),
        ("hands", [[], ["jack"]], "hands.1: 'jack' is none of ace, king, queen"),
        ("out", [0, 0], "a seat is named twice"),
        ("pile", "ace", "a list, not 'ace'"),
    ],
)
def test_what_cannot_be_is_refused(key: str, value: object, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        table_at(**{key: value})


# -- what is kept otherwise than it is written ------------------------------------------------

Suit = Literal["cups", "coins"]
SUIT = Named("suit", ("cups", "coins"), Suit)


class Zone(TypedDict):
    size: int
    known: list[str]


class Round(TypedDict, total=False):
    suit: Annotated[Suit, SUIT]
    cards: Annotated[list[Annotated[str, CARD]], IN_ORDER]
    lead: Seat
    is_last: bool


def numbers_in(bits: int) -> list[int]:
    return [number for number in range(3) if bits >> number & 1]


Cards = Annotated[int, Packed(list[Card], numbers_in, lambda found: sum(1 << n for n in found))]
EVEN = Sight("owner", form=Zone, is_even=True)


class DenseTable(State):
    suit: Annotated[int, SUIT]
    bits: Annotated[list[Cards], PER_SEAT]
    hands: Annotated[list[tuple[Card, ...]], PER_SEAT, EVEN]
    kept: Annotated[list[Annotated[Card, OR_NOTHING]], PER_SEAT, EVEN]


def round_of(_table: DenseTable) -> Round:
    return {"suit": "coins", "cards": ["king", "ace"], "lead": 1, "is_last": True}


DENSE = Fields(PEBBLES, DenseTable, WorkedOut("round", Round, round_of))


def dense_table() -> DenseTable:
    table = DenseTable()
    table.open(PEBBLES, 2, {}, PEBBLES.new_table(2).rng, journal=False)
    DENSE.clear(table)
    return table


def test_a_number_may_stand_for_several_things() -> None:
    table = dense_table()
    assert table.bits == [0, 0]
    DENSE.read(table, Document({"bits": [["queen", "ace"], []]}))
    assert table.bits == [0b101, 0]
    assert DENSE.writer.view(table, 0)["bits"] == [["ace", "queen"], []]
    with pytest.raises(PositionError, match=r"bits.*'jack' is none of"):
        DENSE.read(table, Document({"bits": [["jack"], []]}))


def test_owners_may_be_shown_theirs_in_the_form_that_others_see() -> None:
    table = dense_table()
    table.hands = [(0, 2), (1,)]
    table.kept[0] = 2
    view = DENSE.writer.view(table, 0)
    assert view["hands"] == [{"size": 2, "known": ["ace", "queen"]}, {"size": 1, "known": []}]
    assert view["kept"] == [{"size": 1, "known": ["queen"]}, {"size": 0, "known": []}]
    others = DENSE.writer.view(table, 1)
    assert others["kept"] == [{"size": 1, "known": []}, {"size": 0, "known": []}]


def test_the_type_of_names_and_of_even_zones_is_in_the_type_of_the_view() -> None:
    hints = DENSE.view_type().__annotations__
    assert hints["suit"] is Suit
    assert hints["bits"] == list[list[str]]
    assert hints["hands"] == list[Zone]


def test_the_order_in_a_record_counts_where_it_says_so() -> None:
    assert DENSE.ordered == {"bits", "hands", "kept", "round.cards"}


MARKS = Within("turn", "Turn")
ROW = Within("rows", "Row")


class Nested(State):
    lead: Seat
    sprinted: Annotated[bool, MARKS]
    bought: Annotated[tuple[Card, ...], MARKS, IN_ORDER]
    lives: Annotated[list[Number], PER_SEAT, ROW, KeyOf("life")]
    hands: Annotated[list[tuple[Card, ...]], PER_SEAT, ROW, OWNER]
    firsts: Annotated[list[tuple[Card, ...]], PER_SEAT, ROW, ALONE]
    trail: Annotated[list[tuple[Card, ...]], PER_SEAT, ROW, UNSEEN]
    plan: Annotated[list[Card], PER_SEAT, ALONE]


NESTED = Fields(
    PEBBLES,
    Nested,
    WorkedOut("most", Annotated[list[Number], PER_SEAT, ROW], lambda _table: [9, 9]),
    WorkedOut("winner", Annotated[Seat, MAY_LACK], lambda table: table.lead or None, is_kept=True),
)


def nested_at(**keys: Any) -> Nested:
    table = Nested()
    table.open(PEBBLES, 2, {}, PEBBLES.new_table(2).rng, journal=False)
    NESTED.clear(table)
    document = Document({"winner": None, **keys})
    NESTED.read(table, document)
    document.take("winner")
    document.finish()
    return table


def test_what_stands_within_a_table_is_read_as_it_was_written() -> None:
    document = {
        "lead": 0,
        "turn": {"sprinted": True, "bought": ["queen", "ace"]},
        "rows": [
            {"life": 3, "hands": ["ace"], "firsts": ["king"], "trail": []},
            {"life": 4, "hands": [], "firsts": [], "trail": ["ace"]},
        ],
        "plan": ["ace", "king"],
    }
    table = nested_at(**document)
    assert (table.sprinted, table.bought, table.lives) == (True, (2, 0), [3, 4])
    assert NESTED.writer.document(table) == document


def test_a_row_shows_what_each_may_see_and_leaves_out_what_one_sees_alone() -> None:
    table = nested_at(rows=[{"hands": ["ace"], "firsts": ["king"]}, {"hands": ["king", "queen"]}])
    view = NESTED.writer.view(table, 0)
    assert view["rows"] == [
        {"life": 0, "hands": ["ace"], "firsts": ["king"], "most": 9},
        {"life": 0, "hands": {"size": 2}, "most": 9},
    ]
    assert view["plan"] == ["ace", None]


def test_a_key_that_may_lack_is_left_out_where_there_is_nothing() -> None:
    writer = NESTED.writer
    for lead, found in ((0, {}), (1, {"winner": 1})):
        table = nested_at(lead=lead)
        for written in (writer.document(table), writer.view(table, 0)):
            assert {key: written[key] for key in ("winner",) if key in written} == found


def test_the_type_of_a_view_says_what_may_lack() -> None:
    view = NESTED.view_type()
    row, turn = get_args(view.__annotations__["rows"])[0], view.__annotations__["turn"]
    assert (row.__name__, turn.__name__) == ("Row", "Turn")
    assert row.__optional_keys__ == {"firsts"}
    assert set(row.__annotations__) == {"life", "hands", "firsts", "most"}
    assert view.__optional_keys__ == {"winner"}


def test_the_paths_within_whose_order_counts_follow() -> None:
    assert NESTED.ordered == {"turn.bought", "rows", "plan"}


@pytest.mark.parametrize(
    ("keys", "problem"),
    [
        ({"rows": [{}]}, "rows: one entry for each of 2 seats, not 1"),
        ({"rows": [{}, {"life": "two"}]}, "rows.1.life: a whole number, not 'two'"),
        ({"rows": [{}, {"most": 9}]}, "rows.1.most: there is no such key"),
        ({"turn": {"sprinted": 1}}, "turn.sprinted: true or false, not 1"),
        ({"turn": {"jumped": True}}, "turn.jumped: there is no such key"),
    ],
)
def test_what_cannot_be_within_is_refused_with_its_path(keys: dict[str, Any], problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        nested_at(**keys)


class Vague(State):
    size: int


def test_a_number_that_does_not_say_what_it_is_is_refused() -> None:
    with pytest.raises(TypeError, match="size: it does not say what kind of value it is"):
        Fields(PEBBLES, Vague)
