"""A record proves itself: whatever is changed in it is found."""

from __future__ import annotations

import asyncio
import copy
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

import serao
from serao import fairness
from serao.proof import Kept, KeptShare, no, verify, yes
from serao.records import (
    Entry,
    HintGiven,
    Moment,
    OfDay,
    Player,
    Record,
    RecordError,
    Result,
    new_record,
    texts_of,
)
from serao.server import downloads, seats
from serao.server.seats import Person
from tests.server.hosting import act_once, draw_shares, hosting

SHARES = ("a1" * 32, "b2" * 32)
STRUCTS: set[type[msgspec.Struct]] = {Record, Player, Entry, HintGiven, Moment, OfDay, Result}
NOT_COMPARED = no(
    "their words were written with other texts than those here, and were not compared"
)

ON_THE_SCREEN = no("whether this is the game that was on your screen, a --witness can prove")


async def finished(folder: Path, slug: str) -> tuple[Record, Kept]:
    """Return the record of a game of two people and a bot, and what the first has kept of it."""
    async with hosting(folder) as tables:
        wanted = ["me", "open", "random"]
        place = await seats.create(tables, slug, wanted, {}, True, Person("Ana"), hints=True)
        await seats.join(place.table, "", 1, Person("Rui"))
        table, rng = place.table, serao.Rng(4)
        await draw_shares(table, *SHARES)
        while not table.playing().state.is_over:
            if 0 in table.playing().state.waiting() and len(table.playing().hints) < 3:
                await table.give_hint(0, table.playing().hearing.opened[0])
            await act_once(table, rng)
        actions = await tables.store.actions(table.row.id)
        text = downloads.record(table.row, table.seats, actions, None)
        record = msgspec.json.decode(text, type=Record)
        assert table.row.seal is not None
        kept = Kept(
            table.row.commitment,
            (KeptShare(SHARES[0], 0),),
            table.row.seal.value,
            record.closing(),
        )
        return record, kept


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Record, Kept]:
    return asyncio.run(finished(tmp_path_factory.mktemp("proof"), "caretos"))


# -- every way to change a record --------------------------------------------------------------

Path_ = tuple[str | int, ...]
Change = tuple[Path_, Any]


def changes(kind: Any, value: Any, at: Path_ = ()) -> Iterator[Change]:
    """Yield where a value of ``kind`` can be changed, and to what."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            hint = get_type_hints(kind, include_extras=True)[field.name]
            yield from changes(hint, value.get(field.encode_name), (*at, field.encode_name))
        return
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from changes(parts[0], value, at)
    elif origin is Literal:
        yield from ((at, other) for other in parts if other != value)
    elif origin in (Union, types.UnionType):
        yield from changes_of_optional(parts, value, at)
    elif origin is list:
        yield from changes_of_list(parts[0], value, at)
    elif origin is dict:
        yield from changes_of_dict(value, at)
    else:
        yield from ((at, other) for other in others(kind, value))


def changes_of_optional(parts: tuple[Any, ...], value: Any, at: Path_) -> Iterator[Change]:
    (kind,) = [part for part in parts if part is not type(None)]
    if value is not None:
        yield at, None
        yield from changes(kind, value, at)
    elif kind is Moment:
        yield at, {"position": "{}", "seat": 0}
    elif kind is OfDay:
        yield at, {"date": "2026-11-19", "iterations": 160}
    elif get_origin(kind) is Annotated or kind is str:
        yield at, "ab" * 32


def changes_of_list(kind: Any, value: list[Any] | None, at: Path_) -> Iterator[Change]:
    if not value:
        yield at, [["ab" * 32]]
        return
    yield at, []
    yield at, value[:-1]
    yield at, value[1:]
    yield at, [*value, value[-1]]
    yield at, value[::-1]
    for i in sorted({0, len(value) // 2, len(value) - 1}):
        yield from changes(kind, value[i], (*at, i))


def changes_of_dict(value: dict[str, Any], at: Path_) -> Iterator[Change]:
    yield at, {**value, "new": 1}
    for key, old in value.items():
        yield at, {name: kept for name, kept in value.items() if name != key}
        yield from (((*at, key), other) for other in others(type(old), old))


def others(kind: Any, value: Any) -> list[Any]:
    if kind is bool:
        return [not value]
    if kind is int:
        return [value + 1, value - 1, value + 1000] if value is not None else [2, 7]
    digits = "0123456789abcdef"
    text = value or ""
    flipped = (
        digits[digits.index(text[0]) ^ 1] + text[1:]
        if len(text) == 64 and set(text) <= set(digits)
        else text.swapcase()
    )
    return [flipped, text[:-1], text + " ", "", "ab" * 32]


def changed(record: dict[str, Any], change: Change) -> dict[str, Any]:
    fresh = copy.deepcopy(record)
    (*way, last), value = change
    place: Any = fresh
    for key in way:
        place = place[key]
    place[last] = value
    return fresh


def forged(record: Record) -> Record:
    """Return the record with all that a forger can work out from what stands in it."""
    made: Record = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    if made.secret is not None:
        made.commitment = fairness.commitment(made.secret)
    actions, made.actions, made.result = made.actions, [], None
    texts = made.texts
    try:
        table = made.opened(journal=False)
        for entry in actions:
            made.add(table, entry.seat, entry.action)
    except (serao.SeraoError, IndexError):
        made.actions = actions
    made.texts = texts
    return made


def read(document: dict[str, Any]) -> Record | None:
    try:
        return msgspec.convert(document, Record)
    except msgspec.ValidationError:
        return None  # it is no record: refused when it is read


@pytest.mark.parametrize("much", [True, False], ids=["all-kept", "commitment-and-share"])
def test_whatever_is_changed_in_a_record_is_found(played: tuple[Record, Kept], much: bool) -> None:
    """Also where a forger works out anew what follows from a change.

    With commitment and share alone, two things pass: other legal actions with the same cards, and
    other hints.
    """
    record, all_kept = played
    kept = all_kept if much else Kept(all_kept.commitment, all_kept.shares)
    document = msgspec.to_builtins(record)
    tried: set[str] = set()
    for change in changes(Record, document):
        place = tuple(part for part in change[0] if isinstance(part, str))
        altered = read(changed(document, change))
        tried.update(place)
        for found in (altered, None if altered is None else forged(altered)):
            if found is None or found == record:
                continue
            if place == ("texts",):  # better words break no proof, and it is said
                assert NOT_COMPARED in verify(found, kept)
            elif not much and passes(place[0], found is not altered) and stands(found):
                assert any("--closing" in words for _, words in verify(found, kept))
            else:
                with pytest.raises(serao.SeraoError):
                    verify(found, kept)
    told = STRUCTS - {Moment, OfDay}  # the game began at its start, and was nobody else's
    fields = {field.name for struct in told for field in msgspec.structs.fields(struct)}
    assert tried == fields | set(record.options)


def passes(place: str, is_forged: bool) -> bool:
    """Whether a change may pass where no closing number was kept."""
    return place == "hints" or (place == "actions" and is_forged)


def stands(record: Record) -> bool:
    """Whether a record holds by itself."""
    try:
        return bool(verify(record))
    except serao.SeraoError:
        return False


def test_a_record_does_not_pass_for_an_older_one(played: tuple[Record, Kept]) -> None:
    record, kept = played
    older = msgspec.structs.replace(
        record,
        format="serao record 1",
        place="home",
        table="",
        texts="",
        shares=[],
        entropy=[share for share in record.shares if share is not None],
    )
    for given in (kept, Kept(kept.commitment, (KeptShare(SHARES[0]),)), Kept()):
        with pytest.raises(RecordError):
            verify(older, given)


def test_every_struct_of_a_record_is_covered() -> None:
    def within(kind: Any) -> set[type]:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            hints = get_type_hints(kind, include_extras=True).values()
            return {kind}.union(*[within(hint) for hint in hints])
        return set().union(
            *[within(part) for part in get_args(kind) if get_origin(kind) is not Literal]
        )

    assert within(Record) == STRUCTS


def test_a_record_alone_says_what_it_does_not_prove(played: tuple[Record, Kept]) -> None:
    record, kept = played
    alone = verify(record)
    assert yes("the result is what the rules give") in alone
    missing = [words for proven, words in alone if not proven]
    assert [word for sentence in missing for word in sentence.split() if "--" in word] == [
        "--commitment", "--share", "--seal", "--closing", "--witness",
    ]  # fmt: skip
    assert [words for proven, words in verify(record, kept) if not proven] == [ON_THE_SCREEN.words]


def another_game(record: Record, shares: list[str | None]) -> Record:
    """Return a whole other game that a host makes up, with the same secret."""
    fresh: Record = msgspec.structs.replace(record, shares=shares, actions=[], result=None)
    table, rng = fresh.opened(journal=False), serao.Rng(9)
    while not table.is_over:
        seat = table.waiting()[0]
        options = table.options(seat)
        fresh.add(table, seat, options[rng.below(len(options))])
    return fresh


def test_a_made_up_game_passes_without_the_seal_and_never_with_it(
    played: tuple[Record, Kept],
) -> None:
    record, kept = played
    mine, _, bot = record.shares
    chosen = another_game(record, [mine, "cc" * 32, bot])
    weak = Kept(kept.commitment, kept.shares)
    assert any("--seal" in words for proven, words in verify(chosen, weak) if not proven)
    with pytest.raises(RecordError, match="the seal is not the one you kept"):
        verify(chosen, Kept(seal=kept.seal))
    same_cards = another_game(record, list(record.shares))
    assert verify(same_cards, Kept(seal=kept.seal))
    with pytest.raises(RecordError, match="other actions were taken"):
        verify(same_cards, Kept(closing=kept.closing))


def test_a_record_that_calls_everybody_a_bot_is_held_against_the_seal_too(
    played: tuple[Record, Kept],
) -> None:
    record, kept = played
    players = [Player(player.name, player.bot or "novice") for player in record.players]
    bots = another_game(msgspec.structs.replace(record, players=players), [None] * len(players))
    assert any("only bots played" in words for _, words in verify(bots))
    with pytest.raises(RecordError, match="the seal is not the one you kept"):
        verify(bots, Kept(seal=kept.seal))
    found = verify(bots, Kept(seal=bots.seal()))
    assert yes("the players and the terms are those of the seal that you kept") in found


def test_what_was_kept_must_be_what_is_in_the_record(played: tuple[Record, Kept]) -> None:
    record, _ = played
    for wrong, problem in (
        (Kept(commitment="00" * 32), "the secret was exchanged"),
        (Kept(shares=(KeptShare("00" * 32),)), "not in the seed"),
        (Kept(shares=(KeptShare(SHARES[0], 1),)), "not in the seed"),
        (Kept(seal="00" * 32), "the seal is not the one you kept"),
        (Kept(closing="00" * 32), "other actions"),
    ):
        with pytest.raises(RecordError, match=problem):
            verify(record, wrong)
    assert verify(record, Kept(shares=(KeptShare(SHARES[1]), KeptShare(SHARES[0], 0))))


def test_words_of_other_texts_are_not_compared_and_that_is_said(
    played: tuple[Record, Kept],
) -> None:
    record, kept = played
    later = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    later.texts = "0" * 64
    later.actions[3].words = "said better"
    assert NOT_COMPARED in verify(later, kept)
    later.texts = texts_of(serao.game(record.game))
    with pytest.raises(RecordError, match="action 4: the words are"):
        verify(later, kept)


def test_a_game_at_home_binds_its_terms_and_claims_no_more() -> None:
    game = serao.game("caretos")
    record = new_record(game, [Player("Ana"), Player("Novice 2", "novice")], {}, seed="home")
    record = another_game(record, record.shares)
    assert no(
        "it was played at home: whoever ran it drew all chance alone, and could choose it"
    ) in verify(record)
    alterations: list[dict[str, Any]] = [
        {"players": [Player("Eva"), record.players[1]]},
        {"players": [record.players[0], Player("Novice 2", "expert")]},
        {"options": {}},
        {"place": "hosted"},
        {"attempt": 2},
    ]
    for change in alterations:
        with pytest.raises(RecordError):
            verify(msgspec.structs.replace(record, **change))
